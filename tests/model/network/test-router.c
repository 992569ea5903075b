/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Routers that open ports, that cannot, and that lie: what the program says of them, and that
 * nothing is left in them. */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <utime.h>

#include "fake-router.h"
#include "main-loop.h"
#include "model/network/aluette-router.h"
#include "testing.h"

#define PORT 24157
#define OUTER "198.51.100.7"
#define IMPOSSIBLE "127.0.0.1"
#define HTML "<html><body>Please log in</body></html>"

/* A router, and the program that asks it. */
typedef struct
{
  const char *name;
  FakeAnswers answers;
  AluetteRouterState expected;
  const char *address; /* (nullable): under which others join */
  gboolean is_slow;    /* whether asking ends only because its time is over */

  FakeRouter *fake;
  AluetteRouter *router;
  char *folder;
} Case;

static AluetteClock *clock_of_test;

/* The program asks this router from now on. */
static void
choose (Case *self)
{
  g_autofree char *command = g_strdup_printf (
      "%s --gateway %s%s", g_getenv ("ALUETTE_ROUTER_PROGRAM"),
      fake_router_get_address (self->fake), self->is_slow ? "" : " --seconds 100");

  g_setenv ("ALUETTE_ROUTER", command, TRUE);
}

/* Begins to ask. Others may be asked at the same time. */
static gboolean
start (Case *self)
{
  self->fake = fake_router_new (&self->answers);
  if (self->fake == NULL)
    return FALSE;
  choose (self);
  self->folder = g_dir_make_tmp ("aluette-router.XXXXXX", NULL);
  self->router = aluette_router_new (self->folder, PORT, clock_of_test);
  return TRUE;
}

/* Returns: the number of files in the folder of a case that say what was asked for. */
static guint
count_files (Case *self)
{
  g_autoptr (GDir) files = g_dir_open (self->folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (files)) != NULL)
    n += g_str_has_suffix (name, ".ini");
  return n;
}

static void
check_answer (Case *self)
{
  g_autoptr (GPtrArray) addresses = NULL;

  main_loop_wait_for (aluette_router_get_state (self->router) != ALUETTE_ROUTER_ASKING);
  addresses = aluette_router_list_addresses (self->router);
  if (aluette_router_get_state (self->router) != self->expected
      || (addresses->len > 0 ? addresses->pdata[0] != NULL : FALSE) != (self->address != NULL)
      || (self->address != NULL && strcmp (addresses->pdata[0], self->address) != 0))
    fail_msg ("%s: state %u, %u addresses, the first %s", self->name,
              aluette_router_get_state (self->router), addresses->len,
              addresses->len > 0 ? (char *) addresses->pdata[0] : "none");
}

static void
remove_folder (Case *self)
{
  g_autoptr (GDir) files = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (self->folder);
  g_clear_pointer (&self->folder, g_free);
}

/* Ends asking, and waits until the router has been told. */
static void
stop (Case *self)
{
  choose (self);
  g_clear_object (&self->router);
  main_loop_wait_for (fake_router_get_n_open (self->fake) == 0);
}

static void
clear (Case *self)
{
  choose (self);
  g_clear_object (&self->router);
  fake_router_free (self->fake);
  remove_folder (self);
}

static int
set_up (void **state)
{
  clock_of_test = aluette_main_clock_new ();
  return 0;
}

static int
tear_down (void **state)
{
  g_object_unref (clock_of_test);
  return 0;
}

#define OPENED ALUETTE_ROUTER_OPEN, OUTER ":24157"
#define NOTHING ALUETTE_ROUTER_NO_ANSWER, NULL
#define SHARED ALUETTE_ROUTER_SHARED, NULL

TEST_WITH (test_answers, set_up, tear_down)
{
  g_autofree char *zeros = g_strnfill (3000, '0');
  g_autofree char *long_url = g_strconcat ("/", zeros, NULL);
  Case cases[] = {
    { "NAT-PMP", { .pmp = OUTER }, OPENED },
    { "UPnP", { .upnp = OUTER }, OPENED },
    { "both", { .pmp = OUTER, .upnp = OUTER }, OPENED },
    { "another port", { .pmp = OUTER, .pmp_add = 7 }, ALUETTE_ROUTER_OPEN, OUTER ":24164" },
    { "others have the ports", { .upnp = OUTER, .n_taken = 2 }, ALUETTE_ROUTER_OPEN,
      OUTER ":24359" },
    { "others have all ports", { .pmp = IMPOSSIBLE, .upnp = OUTER, .n_taken = 99 }, NOTHING },
    { "a long address, which is cut off", { .upnp = OUTER, .control = long_url }, OPENED },
    { "ports without an end", { .upnp = OUTER, .no_leases = TRUE }, OPENED },
    { "no address by NAT-PMP", { .pmp = "", .upnp = IMPOSSIBLE }, SHARED },
    { "no address by UPnP", { .pmp = IMPOSSIBLE, .upnp = "" }, SHARED },
    { "address of a provider", { .pmp = "100.64.3.2", .upnp = IMPOSSIBLE }, SHARED },
    { "last address of a provider", { .pmp = IMPOSSIBLE, .upnp = "100.127.255.255" }, SHARED },
    { "address beside those of providers", { .upnp = "100.128.0.0" }, ALUETTE_ROUTER_OPEN,
      "100.128.0.0:24157" },
    { "private address", { .pmp = IMPOSSIBLE, .upnp = "192.168.7.1" }, SHARED },
    { "one private address", { .pmp = "10.0.0.1", .upnp = OUTER }, OPENED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (!start (&cases[i]))
      skip ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check_answer (&cases[i]);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    stop (&cases[i]);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    clear (&cases[i]);
}

/* What a malicious computer of the network answers is of no use, and ends in time. All at the same
 * time, because who does not answer takes five seconds. */
TEST_WITH (test_malicious, set_up, tear_down)
{
  g_autofree char *zeros = g_strnfill (60000, '0');
  g_autofree char *deep = g_strnfill (60000, '<');
  Case cases[] = {
    { "neither", { 0 }, NOTHING },
    { "this computer", { .pmp = IMPOSSIBLE }, NOTHING },
    { "no address", { .pmp = "0.0.0.0" }, NOTHING },
    { "all computers", { .upnp = "224.0.0.1" }, NOTHING },
    { "not an address", { .upnp = "example.org" }, NOTHING },
    { "a command", { .upnp = "$(reboot)" }, NOTHING },
    { "port 0", { .pmp = OUTER, .pmp_add = 65536 - PORT }, NOTHING },
    { "another answer", { .pmp = OUTER, .pmp_type = 0x83 }, NOTHING },
    { "search: another computer",
      { .upnp = OUTER, .search = "HTTP/1.1 200 OK\r\nLOCATION: http://127.0.0.1:80/a\r\n\r\n" },
      NOTHING },
    { "search: a file",
      { .upnp = OUTER, .search = "HTTP/1.1 200 OK\r\nLOCATION: file:///etc/passwd\r\n\r\n" },
      NOTHING },
    { "search: nothing", { .upnp = OUTER, .search = "\r\nLOCATION:" }, NOTHING },
    { "search: much", { .upnp = OUTER, .search = zeros }, NOTHING },
    { "commands to another computer",
      { .upnp = OUTER, .control = "http://127.0.0.1:80/control" },
      NOTHING },
    { "not XML", { .upnp = OUTER, .head = "HTTP/1.1 200 OK\r\n\r\n" HTML }, NOTHING },
    { "a redirect",
      { .upnp = OUTER, .head = "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:80/\r\n\r\n" },
      NOTHING },
    { "a huge length",
      { .upnp = OUTER, .head = "HTTP/1.1 200 OK\r\nContent-Length: 4294967295\r\n\r\nx" },
      NOTHING },
    { "a huge chunk",
      { .upnp = OUTER,
        .head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\nx" },
      NOTHING },
    { "an endless answer", { .upnp = OUTER, .flood = zeros }, NOTHING },
    { "an endless head",
      { .upnp = OUTER, .head = "HTTP/1.1 200 OK\r\nX: ", .flood = zeros },
      NOTHING },
    { "endless brackets", { .upnp = OUTER, .flood = deep }, NOTHING },
    { "endless elements", { .upnp = OUTER, .flood = "<device><serviceType>a" }, NOTHING },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      cases[i].is_slow = TRUE;
      if (!start (&cases[i]))
        skip ();
    }
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check_answer (&cases[i]);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    clear (&cases[i]);
}

/* Routers forget: they are asked again. In the end, nothing is left in them or in files. */
TEST_WITH (test_renewal, set_up, tear_down)
{
  g_autoptr (AluetteManualClock) clock = aluette_manual_clock_new ();
  Case one = { "files", { .pmp = OUTER, .upnp = OUTER }, OPENED };

  g_set_object (&clock_of_test, ALUETTE_CLOCK (clock));
  if (!start (&one))
    skip ();
  check_answer (&one);
  main_loop_wait_for (aluette_manual_clock_next (clock) >= 0);
  assert_int_equal (count_files (&one), 2);
  fake_router_forget (one.fake);
  aluette_manual_clock_advance (clock, 60000);
  main_loop_wait_for (fake_router_get_n_open (one.fake) == 1);
  main_loop_wait_for (aluette_manual_clock_next (clock) >= 0);
  stop (&one);
  main_loop_wait_for (count_files (&one) == 0);
  clear (&one);
}

/* Adds a file of a router that is not there any more. */
static void
add_old_file (Case *self)
{
  static const char text[] = "[router]\nmethod=nat-pmp\nport=24157\nouter-port=24157\n";
  g_autofree char *path = g_build_filename (self->folder, "router-nat-pmp-24157.ini", NULL);

  assert_true (g_file_set_contents (path, text, -1, NULL));
  assert_int_equal (g_utime (path, &(struct utimbuf) { 1000000000, 1000000000 }), 0);
}

/* A program that starts after a crash takes back what the files say. If there are none, or only
 * old ones, nobody is asked anything. */
TEST_WITH (test_crash, set_up, tear_down)
{
  static const char *const methods[] = { "nat-pmp", "upnp" };
  Case one = { "crash", { .pmp = OUTER, .upnp = OUTER }, OPENED };
  int n_asked;

  if (!start (&one))
    skip ();
  stop (&one);
  main_loop_wait_for (count_files (&one) == 0);
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_autofree char *command = g_strdup_printf ("%s open %s 24157 %s/router-%s-24157.ini",
                                                  g_getenv ("ALUETTE_ROUTER"), methods[i],
                                                  one.folder, methods[i]);
      g_autofree char *answer = NULL;

      assert_true (g_spawn_command_line_sync (command, &answer, NULL, NULL, NULL));
      assert_string_equal (answer, OUTER ":24157\n");
    }
  assert_int_equal (fake_router_get_n_open (one.fake), 1);
  assert_int_equal (count_files (&one), 2);
  aluette_router_tidy (one.folder);
  main_loop_wait_for (count_files (&one) == 0);
  assert_int_equal (fake_router_get_n_open (one.fake), 0);
  n_asked = fake_router_get_n_asked (one.fake);
  aluette_router_tidy (one.folder);
  main_loop_run_pending ();
  add_old_file (&one);
  aluette_router_tidy (one.folder);
  main_loop_wait_for (count_files (&one) == 0);
  assert_int_equal (fake_router_get_n_asked (one.fake), n_asked);
  clear (&one);
}
