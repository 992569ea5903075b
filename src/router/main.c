/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "router/router-methods.h"

/* Asks the router of this home to let others in, in a process of its own: whatever a router
 * answers, however much or slowly, this ends after SECONDS, and the program goes on.
 *
 *   aluette-router [OPTION VALUE]... open METHOD PORT FILE
 *   aluette-router [OPTION VALUE]... close FILE
 *
 * "open" prints an address and a port under which others reach this computer, and FILE says what to
 * take back. "close" takes it back and removes FILE. Tests give a router of their own with
 * --gateway, and more time with --seconds. */

#define SECONDS 5
#define MAX_MEMORY ((rlim_t) 128 * 1024 * 1024)
#define BAD_USAGE 2

/* Of a file, in seconds: a week. After that, the router has forgotten what it says, or is another
 * one, and is not asked. */
#define MAX_AGE ((time_t) 7 * 24 * 3600)

static const struct
{
  const char *name;
  gboolean (*open) (RouterNote *note, const char *forced);
  gboolean (*close) (RouterNote *note, const char *forced);
} methods[] = {
  { "nat-pmp", router_nat_pmp_open, router_nat_pmp_close },
  { "upnp", router_upnp_open, router_upnp_close },
  { "pinhole", router_pinhole_open, router_pinhole_close },
};

/* After this, the process cannot wait or grow for long. The address sanitizer needs more. */
static void
limit (guint seconds)
{
#ifndef __SANITIZE_ADDRESS__
  setrlimit (RLIMIT_AS, &(struct rlimit) { MAX_MEMORY, MAX_MEMORY });
#endif
  alarm (seconds);
}

/* Waits until no other process asks for the same, so that a port that is opened again is not closed
 * by what came before. The file stays, because others may wait for it. */
static void
wait_for_others (const char *path)
{
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  int fd = open (lock, O_CREAT | O_RDWR | O_CLOEXEC, 0600);

  if (fd >= 0)
    flock (fd, LOCK_EX);
}

static int
find_method (const char *name)
{
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (methods); i++)
    if (strcmp (methods[i].name, name) == 0)
      return (int) i;
  return -1;
}

static int
open_port (const char *method, const char *port, const char *path, const char *forced)
{
  int number = find_method (method);
  guint64 value;
  g_autoptr (RouterNote) note = NULL;

  if (number < 0 || !g_ascii_string_to_unsigned (port, 10, 1, G_MAXUINT16, &value, NULL))
    return BAD_USAGE;
  /* The next start of a program that is killed sees in the files what was asked for until then. */
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  wait_for_others (path);
  note = router_note_new (path, method, (guint16) value);
  return methods[number].open (note, forced) ? EXIT_SUCCESS : EXIT_FAILURE;
}

static gboolean
is_old (const char *path)
{
  struct stat file;

  return stat (path, &file) == 0 && time (NULL) - file.st_mtime > MAX_AGE;
}

static int
close_port (const char *path, const char *forced)
{
  g_autoptr (RouterNote) note = NULL;
  int number;

  wait_for_others (path);
  note = router_note_load (path);
  number = note != NULL ? find_method (note->method) : -1;
  if (number >= 0 && !is_old (path) && !methods[number].close (note, forced))
    return EXIT_FAILURE;
  unlink (path);
  return EXIT_SUCCESS;
}

int
main (int n, char **arguments)
{
  const char *forced = NULL;
  guint seconds = SECONDS;
  int first = 1;

  for (; n - first > 2 && g_str_has_prefix (arguments[first], "--"); first += 2)
    if (strcmp (arguments[first], "--gateway") == 0)
      forced = arguments[first + 1];
    else if (strcmp (arguments[first], "--seconds") == 0)
      seconds = (guint) strtoul (arguments[first + 1], NULL, 10);
  limit (seconds);
  if (n - first == 4 && strcmp (arguments[first], "open") == 0)
    return open_port (arguments[first + 1], arguments[first + 2], arguments[first + 3], forced);
  if (n - first == 2 && strcmp (arguments[first], "close") == 0)
    return close_port (arguments[first + 1], forced);
  fputs ("aluette-router [OPTION VALUE]... open METHOD PORT FILE | close FILE\n", stderr);
  return BAD_USAGE;
}
