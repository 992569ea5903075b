/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "locale/alu-locale.h"
#include "server/aluette-server-status.h"
#include "server/aluette-server.h"
#include "server/aluette-system.h"

#define DEFAULT_FILE SYSCONFDIR "/aluette/server.conf"

/* Exit statuses. */
enum
{
  STATUS_OK,
  STATUS_FAILURE,
  STATUS_USAGE,
};

/* What the command line says. */
typedef struct
{
  char *file;
  GStrv settings; /* (nullable): KEY=VALUE */
  gboolean check, status, fingerprint, version;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->file);
  g_strfreev (options->settings);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static int
complain (const char *message, int status)
{
  g_printerr ("aluette-server: %s\n", message);
  return status;
}

static gboolean
parse_options (Options *options, int *argc, char ***argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "config", 'c', 0, G_OPTION_ARG_FILENAME, &options->file,
      N_("Read the settings from this file"), N_("FILE") },
    { "set", 's', 0, G_OPTION_ARG_STRING_ARRAY, &options->settings,
      N_("Set a setting as in the file, such as port=8443"), N_("KEY=VALUE") },
    { "check", 0, 0, G_OPTION_ARG_NONE, &options->check,
      N_("Check the settings, the key and the stored tables, and exit"), NULL },
    { "status", 0, 0, G_OPTION_ARG_NONE, &options->status,
      N_("Print what the running server does, as JSON"), NULL },
    { "fingerprint", 0, 0, G_OPTION_ARG_NONE, &options->fingerprint,
      N_("Print the fingerprint and the four words of the key"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &options->version, N_("Print the version"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_set_summary (context, _("Tables where people play cards together, from "
                                            "wherever they are."));
  g_option_context_add_main_entries (context, entries, GETTEXT_DOMAIN);
  if (!g_option_context_parse (context, argc, argv, error))
    return FALSE;
  if (*argc == 1)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("unknown argument “%s”"),
               (*argv)[1]);
  return FALSE;
}

static gboolean
apply_settings (AluetteServerConfig *config, GStrv settings, GError **error)
{
  for (guint i = 0; settings != NULL && settings[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (settings[i], "=", 2);

      if (g_strv_length (parts) != 2)
        {
          g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                       _("a setting is KEY=VALUE, not “%s”"), settings[i]);
          return FALSE;
        }
      if (!aluette_server_config_set (config, parts[0], parts[1], error))
        return FALSE;
    }
  return TRUE;
}

/* Reads the file that is named; else the one of the system, if it exists. */
static AluetteServerConfig *
load_config (const Options *options, GError **error)
{
  g_autoptr (AluetteServerConfig) config = aluette_server_config_new ();
  const char *file = options->file;

  if (file == NULL && g_file_test (DEFAULT_FILE, G_FILE_TEST_EXISTS))
    file = DEFAULT_FILE;
  if ((file != NULL && !aluette_server_config_load (config, file, error))
      || !apply_settings (config, options->settings, error)
      || !aluette_server_config_check (config, error))
    return NULL;
  return g_steal_pointer (&config);
}

/* What the program does */

static int
check (AluetteServerConfig *config)
{
  g_autoptr (GError) error = NULL;
  guint n_tables;

  if (!aluette_server_check (config, &n_tables, &error))
    return complain (error->message, STATUS_FAILURE);
  g_print (ngettext ("All is well: the settings, the key, and %u stored table.\n",
                     "All is well: the settings, the key, and %u stored tables.\n", n_tables),
           n_tables);
  return STATUS_OK;
}

static int
print_status (AluetteServerConfig *config)
{
  g_autofree char *path = aluette_server_config_get_path (config, "status.socket");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = aluette_server_status_ask (path, &error);

  if (text == NULL)
    return complain (error->message, STATUS_FAILURE);
  g_print ("%s\n", text);
  return STATUS_OK;
}

static int
print_fingerprint (AluetteServerConfig *config)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteIdentity) identity = aluette_server_config_load_identity (config, FALSE,
                                                                              &error);
  g_autofree char *words = NULL;

  if (identity == NULL)
    return complain (error->message, STATUS_FAILURE);
  words = aluette_fingerprint_get_words (aluette_identity_get_fingerprint (identity));
  g_print ("%s\n%s\n", aluette_identity_get_fingerprint (identity), words);
  return STATUS_OK;
}

static gboolean
on_stop (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_CONTINUE;
}

static gboolean
on_reload (gpointer server)
{
  g_autoptr (GError) error = NULL;

  aluette_system_notify ("RELOADING=1");
  if (!aluette_server_reload (server, &error))
    complain (error->message, 0);
  aluette_system_notify ("READY=1");
  return G_SOURCE_CONTINUE;
}

/* Each connection is a descriptor. */
static void
raise_limits (void)
{
  struct rlimit limit;

  if (getrlimit (RLIMIT_NOFILE, &limit) != 0)
    return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit (RLIMIT_NOFILE, &limit);
}

static int
run (AluetteServerConfig *config)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteServer) server = NULL;
  g_autoptr (GPtrArray) sockets = NULL;

  raise_limits ();
  umask (077); /* the tables have everybody's cards */
  signal (SIGXFSZ, SIG_IGN); /* a file that is too large is an error of storage */
  sockets = aluette_system_get_sockets (&error);
  if (sockets != NULL)
    server = aluette_server_new (config, &error);
  if (server == NULL || !aluette_server_listen (server, sockets, &error))
    return complain (error->message, STATUS_FAILURE);
  g_unix_signal_add (SIGTERM, on_stop, loop);
  g_unix_signal_add (SIGINT, on_stop, loop);
  g_unix_signal_add (SIGHUP, on_reload, server);
  aluette_system_notify ("READY=1");
  if (aluette_server_get_port (server) != 0)
    g_print ("%u\n", aluette_server_get_port (server));
  fflush (stdout);
  g_main_loop_run (loop);
  aluette_system_notify ("STOPPING=1");
  return STATUS_OK;
}

int
main (int argc, char **argv)
{
  g_auto (Options) options = { NULL };
  g_autoptr (AluetteServerConfig) config = NULL;
  g_autoptr (GError) error = NULL;

  alu_locale_init (GETTEXT_DOMAIN, LOCALEDIR, false);
  setlocale (LC_NUMERIC, "C"); /* JSON */
  if (!parse_options (&options, &argc, &argv, &error))
    return complain (error->message, STATUS_USAGE);
  if (options.version)
    {
      g_print ("aluette-server %s\n", VERSION);
      return STATUS_OK;
    }
  config = load_config (&options, &error);
  if (config == NULL)
    return complain (error->message, STATUS_USAGE);
  if (options.check)
    return check (config);
  if (options.status)
    return print_status (config);
  return options.fingerprint ? print_fingerprint (config) : run (config);
}
