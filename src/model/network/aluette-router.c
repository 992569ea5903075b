/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-router.h"

#include <gio/gio.h>
#include <string.h>

#define RENEW_MS 60000
#define FILE_START "router-"
#define FILE_END ".ini"

/* Addresses that a provider gives to several customers: 100.64.0.0/10. */
#define SHARED_FIRST 0x64400000
#define SHARED_MASK 0xffc00000

static const char *const methods[] = { "nat-pmp", "upnp", "pinhole" };

/* One way to ask. */
typedef struct
{
  AluetteRouter *router; /* not owned */
  const char *method;
  char *path;              /* of its file */
  GSubprocess *process;    /* (nullable): while the router is asked */
  char *address;           /* (nullable): with a port, as the router has said last */
  GSocketFamily family;    /* of the address */
  gboolean is_shared;      /* whether the router has no address of its own instead */
} Asking;

struct _AluetteRouter
{
  GObject parent_instance;

  AluetteClock *clock;
  guint16 port;
  Asking askings[G_N_ELEMENTS (methods)];
  gboolean was_asked; /* whether each way has had its time once */
  guint timer;        /* or 0 */
  GCancellable *cancellable;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteRouter, aluette_router, G_TYPE_OBJECT)

/* The other program */

/* Returns: (transfer full) (nullable): the program with arguments that run in the background.
 * ALUETTE_ROUTER overrides it, with options, for a program that is not installed. */
static GSubprocess *
run (GSubprocessFlags flags, const char *const *arguments)
{
  const char *override = g_getenv ("ALUETTE_ROUTER");
  g_auto (GStrv) command = NULL;
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (g_shell_parse_argv (override != NULL ? override : ROUTER_PROGRAM, NULL, &command, NULL))
    g_strv_builder_addv (words, (const char **) command);
  g_strv_builder_addv (words, (const char **) arguments);
  all = g_strv_builder_end (words);
  return g_subprocess_newv ((const char *const *) all, flags | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                            NULL);
}

/* Takes back what a file says. It ends by itself, also when this program has ended. */
static void
take_back (const char *path)
{
  g_autoptr (GSubprocess) process = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    process = run (G_SUBPROCESS_FLAGS_STDOUT_SILENCE,
                   (const char *const[]) { "close", path, NULL });
}

static void
aluette_router_dispose (GObject *object)
{
  AluetteRouter *self = ALUETTE_ROUTER (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      Asking *asking = &self->askings[i];

      if (asking->process != NULL)
        g_subprocess_force_exit (asking->process);
      g_clear_object (&asking->process);
      if (asking->path != NULL)
        take_back (asking->path);
      g_clear_pointer (&asking->path, g_free);
      g_clear_pointer (&asking->address, g_free);
    }
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_router_parent_class)->dispose (object);
}

static void
aluette_router_class_init (AluetteRouterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_router_dispose;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_ROUTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
aluette_router_init (AluetteRouter *self)
{
  self->cancellable = g_cancellable_new ();
}

/* Answers */

/* Whether an address can be that of this home at all. */
static gboolean
is_possible (GInetAddress *address)
{
  return !g_inet_address_get_is_any (address) && !g_inet_address_get_is_loopback (address)
         && !g_inet_address_get_is_multicast (address)
         && !g_inet_address_get_is_link_local (address);
}

/* Whether nobody reaches an address from elsewhere. */
static gboolean
is_shared (GInetAddress *address)
{
  guint32 number;

  if (g_inet_address_get_family (address) != G_SOCKET_FAMILY_IPV4)
    return g_inet_address_get_is_site_local (address);
  memcpy (&number, g_inet_address_to_bytes (address), sizeof number);
  return g_inet_address_get_is_site_local (address)
         || (GUINT32_FROM_BE (number) & SHARED_MASK) == SHARED_FIRST;
}

/* @answer: (nullable): a line with an address and a port */
static void
read_answer (Asking *asking, char *answer)
{
  g_autoptr (GSocketConnectable) parsed = NULL;
  g_autoptr (GInetAddress) address = NULL;

  g_clear_pointer (&asking->address, g_free);
  asking->is_shared = g_strcmp0 (answer, "shared\n") == 0;
  if (answer != NULL)
    parsed = g_network_address_parse (g_strchomp (answer), 0, NULL);
  if (parsed != NULL)
    address = g_inet_address_new_from_string (
        g_network_address_get_hostname (G_NETWORK_ADDRESS (parsed)));
  if (address == NULL || g_network_address_get_port (G_NETWORK_ADDRESS (parsed)) == 0
      || !is_possible (address))
    return;
  asking->family = g_inet_address_get_family (address);
  asking->is_shared = is_shared (address);
  if (!asking->is_shared)
    asking->address = g_strdup (answer);
}

static gboolean
is_asking (AluetteRouter *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    if (self->askings[i].process != NULL)
      return TRUE;
  return FALSE;
}

static void ask_all (gpointer data);

/* Asks again later, once each way has had its time. */
static void
end_round (AluetteRouter *self)
{
  if (is_asking (self))
    return;
  self->was_asked = TRUE;
  self->timer = aluette_clock_add (self->clock, RENEW_MS, ask_all, self);
}

static void
on_answered (GObject *source, GAsyncResult *result, gpointer data)
{
  GSubprocess *process = G_SUBPROCESS (source);
  Asking *asking = data;
  AluetteRouter *self;
  g_autofree char *answer = NULL;
  g_autoptr (GError) error = NULL;

  g_subprocess_communicate_utf8_finish (process, result, &answer, NULL, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self = asking->router;
  read_answer (asking, error == NULL && g_subprocess_get_successful (process) ? answer : NULL);
  g_clear_object (&asking->process);
  end_round (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ask_all (gpointer data)
{
  AluetteRouter *self = data;
  g_autofree char *port = g_strdup_printf ("%u", self->port);

  self->timer = 0;
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      Asking *asking = &self->askings[i];

      asking->process = run (G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                             (const char *const[]) { "open", asking->method, port, asking->path,
                                                    NULL });
      if (asking->process != NULL)
        g_subprocess_communicate_utf8_async (asking->process, NULL, self->cancellable, on_answered,
                                             asking);
    }
  end_round (self);
}

AluetteRouter *
aluette_router_new (const char *folder, guint16 port, AluetteClock *clock)
{
  AluetteRouter *self = g_object_new (ALUETTE_TYPE_ROUTER, NULL);

  self->clock = g_object_ref (clock);
  self->port = port;
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_autofree char *name = g_strdup_printf (FILE_START "%s-%u" FILE_END, methods[i], port);

      self->askings[i].router = self;
      self->askings[i].method = methods[i];
      self->askings[i].path = g_build_filename (folder, name, NULL);
    }
  ask_all (self);
  return self;
}

/* What is known */

/* Returns: (nullable): the first address. */
static const char *
find_address (AluetteRouter *self, GSocketFamily family)
{
  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    if (self->askings[i].address != NULL && self->askings[i].family == family)
      return self->askings[i].address;
  return NULL;
}

static gboolean
has_shared (AluetteRouter *self)
{
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    found |= self->askings[i].is_shared;
  return found;
}

AluetteRouterState
aluette_router_get_state (AluetteRouter *self)
{
  g_return_val_if_fail (ALUETTE_IS_ROUTER (self), ALUETTE_ROUTER_NO_ANSWER);
  if (find_address (self, G_SOCKET_FAMILY_IPV4) != NULL)
    return ALUETTE_ROUTER_OPEN;
  if (!self->was_asked)
    return ALUETTE_ROUTER_ASKING;
  if (find_address (self, G_SOCKET_FAMILY_IPV6) != NULL)
    return ALUETTE_ROUTER_OPEN_6;
  return has_shared (self) ? ALUETTE_ROUTER_SHARED : ALUETTE_ROUTER_NO_ANSWER;
}

GPtrArray *
aluette_router_list_addresses (AluetteRouter *self)
{
  static const GSocketFamily families[] = { G_SOCKET_FAMILY_IPV4, G_SOCKET_FAMILY_IPV6 };
  GPtrArray *addresses = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (ALUETTE_IS_ROUTER (self), addresses);
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    {
      const char *address = find_address (self, families[i]);

      if (address != NULL)
        g_ptr_array_add (addresses, g_strdup (address));
    }
  return addresses;
}

void
aluette_router_tidy (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_prefix (name, FILE_START) && g_str_has_suffix (name, FILE_END))
        take_back (path);
    }
}
