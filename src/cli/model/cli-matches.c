/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>

#include "cli/cli.h"
#include "model/session/aluette-export.h"
#include "model/storage/aluette-database-import.h"
#include "model/storage/aluette-database-list.h"

/* This is the only command that uses the model layer: it shares the app's database. */

/* Options of the command. */
typedef struct
{
  const char *database; /* (nullable): path of a database other than the app's */
  AluetteMatchFilter filter;
  bool csv;
  bool json;
  char **arguments; /* the arguments after the action's name */
  int n_arguments;
} Settings;

static int
print_error (const GError *error)
{
  cli_complain ("%s", error->message);
  return CLI_FAILURE;
}

static void
print_match (AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  const AluGameKind *kind = alu_game_kind_from_id (columns->kind);

  printf ("{\"match\":%lld,\"date\":", (long long) columns->match);
  cli_print_json_string (*columns->date != '\0' ? columns->date : NULL);
  fputs (",\"event\":", stdout);
  cli_print_json_string (*columns->event != '\0' ? columns->event : NULL);
  fputs (",\"place\":", stdout);
  cli_print_json_string (*columns->place != '\0' ? columns->place : NULL);
  printf (",\"rules\":\"%s\",\"players\":[", columns->rules);
  for (guint seat = 0; seat < columns->seats; seat++)
    {
      const char *name = aluette_match_info_get_name (info, seat);

      fputs (seat > 0 ? "," : "", stdout);
      cli_print_json_string (*name != '\0' ? name : NULL);
    }
  printf ("],\"real\":%s,\"deals\":%u", columns->real_table ? "true" : "false", columns->n_deals);
  cli_print_score (kind != NULL ? kind->n_teams : 0, (int) columns->seats, columns->points,
                   columns->over, columns->winners);
  printf (",\"game\":\"%s\"}\n", columns->kind);
}

static int
list_matches (AluetteDatabase *database, const Settings *settings)
{
  g_autofree char *text = g_strjoinv (" ", settings->arguments);
  AluetteMatchFilter filter = settings->filter;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) ids = NULL;

  filter.text = text;
  filter.sessions_once = TRUE;
  ids = aluette_database_find_matches (database, &filter, &error);
  if (ids == NULL)
    return print_error (error);
  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (database,
                                                                     g_array_index (ids, gint64, i),
                                                                     &error);

      if (info == NULL)
        return print_error (error);
      print_match (info);
    }
  return CLI_OK;
}

/* Returns: (nullable): the ids of the matches in the arguments, or of all matches if there are
 * none. NULL after an error, which has been printed. */
static GArray *
get_chosen_matches (AluetteDatabase *database, const Settings *settings)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  if (settings->n_arguments == 0)
    {
      GArray *all = aluette_database_find_matches (database,
                                                   &(AluetteMatchFilter) {
                                                       .sort = ALUETTE_MATCHES_OLDEST },
                                                   &error);

      if (all == NULL)
        print_error (error);
      return all;
    }
  for (int i = 0; i < settings->n_arguments; i++)
    {
      uint64_t number;
      gint64 match;

      if (!cli_parse_number ("N", settings->arguments[i], 1, INT64_MAX, &number))
        return NULL;
      match = (gint64) number;
      g_array_append_val (ids, match);
    }
  return g_steal_pointer (&ids);
}

/* Returns: (nullable): a match as part of the exported text, or NULL with @error. */
static char *
export_match (const Settings *settings, gint64 match, const char *record, GError **error)
{
  g_autoptr (JsonNode) node = NULL;

  if (settings->csv)
    return aluette_export_csv_deals (match, record, error);
  if (!settings->json)
    return g_strdup (record);
  node = aluette_export_json (match, record, error);
  return node != NULL ? json_to_string (node, FALSE) : NULL;
}

/* Prints the names of the columns if they differ from @head, those printed last. */
static void
print_head (const char *record, char **head)
{
  g_autofree char *own = aluette_export_csv_head (record);

  if (*own == '\0' || g_str_equal (own, *head))
    return;
  printf ("%s%s", **head != '\0' ? "\r\n" : "", own);
  g_free (*head);
  *head = g_steal_pointer (&own);
}

static int
export_matches (AluetteDatabase *database, const Settings *settings)
{
  g_autoptr (GArray) ids = get_chosen_matches (database, settings);
  g_autofree char *head = g_strdup ("");
  int status = ids != NULL ? CLI_OK : CLI_FAILURE;

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      gint64 match = g_array_index (ids, gint64, i);
      g_autoptr (GError) error = NULL;
      g_autofree char *record = aluette_database_load_known (database, match, &error);
      g_autofree char *text = record != NULL ? export_match (settings, match, record, &error)
                                             : NULL;

      if (text != NULL && settings->csv)
        print_head (record, &head);
      if (text != NULL)
        printf ("%s%s", text, settings->json ? "\n" : "");
      else
        status = print_error (error);
    }
  return status;
}

static int
show_matches (AluetteDatabase *database, const Settings *settings)
{
  return settings->n_arguments > 0 ? export_matches (database, settings) : cli_usage (&cli_matches);
}

static gboolean
import_file (AluetteDatabase *database, const char *name)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gboolean known = FALSE;
  gint64 match = 0;
  gsize length;

  if (g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    match = aluette_database_import_record (database, text, (gssize) length, &known, &error);
  fputs ("{\"file\":", stdout);
  cli_print_json_string (name);
  if (match != 0)
    printf (",\"ok\":true,\"match\":%lld,\"known\":%s}\n", (long long) match,
            known ? "true" : "false");
  else
    {
      fputs (",\"ok\":false,\"error\":", stdout);
      cli_print_json_string (error->message);
      puts ("}");
    }
  return match != 0;
}

static int
import_files (AluetteDatabase *database, const Settings *settings)
{
  int status = CLI_OK;

  if (settings->n_arguments == 0)
    return cli_usage (&cli_matches);
  for (int i = 0; i < settings->n_arguments; i++)
    if (!import_file (database, settings->arguments[i]))
      status = CLI_FAILURE;
  return status;
}

typedef struct
{
  const char *name;
  int (*act) (AluetteDatabase *database, const Settings *settings);
} Action;

static const Action actions[] = {
  { "list", list_matches },
  { "show", show_matches },
  { "export", export_matches },
  { "import", import_files },
};

/* Prints what happened when the database was opened on standard error. */
static void
print_report (const AluetteDatabaseReport *report)
{
  if (report->damaged)
    cli_complain (_("the match database was damaged: %u recovered, %u shortened, %u lost; the "
                     "old file is now %s"),
                  report->n_recovered, report->n_shortened, report->n_lost, report->copy);
  else if (report->copy != NULL)
    cli_complain (_("the match database was updated; the old file is now %s"), report->copy);
}

static int
run_action (const Action *action, const Settings *settings)
{
  g_autofree char *usual = aluette_database_default_path ();
  const char *path = settings->database != NULL ? settings->database : usual;
  g_autoptr (AluetteDatabase) database = NULL;
  g_autoptr (GError) error = NULL;
  AluetteDatabaseReport report;

  /* Do not create a database because its name was mistyped. */
  if (settings->database != NULL && action->act != import_files
      && !g_file_test (settings->database, G_FILE_TEST_EXISTS))
    {
      cli_complain ("%s: %s", settings->database, g_strerror (ENOENT));
      return CLI_FAILURE;
    }
  database = aluette_database_open (path, &report, &error);
  print_report (&report);
  aluette_database_report_clear (&report);
  return database != NULL ? action->act (database, settings) : print_error (error);
}

static int
run_matches (int argc, char **argv)
{
  Settings settings = { 0 };
  bool unfinished = false;
  const CliOption options[] = {
    { "database", .text = &settings.database },
    { "unfinished", .flag = &unfinished },
    { "rules", .text = &settings.filter.rules },
    { "player", .text = &settings.filter.player },
    { "csv", .flag = &settings.csv },
    { "json", .flag = &settings.json },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&cli_matches, options, argc, argv, &status))
    return status;
  if (optind == argc || (settings.csv && settings.json))
    return cli_usage (&cli_matches);
  if (unfinished)
    settings.filter.state = ALUETTE_MATCHES_UNFINISHED;
  settings.arguments = argv + optind + 1;
  settings.n_arguments = argc - optind - 1;
  for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++)
    if (g_str_equal (argv[optind], actions[i].name))
      return run_action (&actions[i], &settings);
  return cli_usage (&cli_matches);
}

const CliCommand cli_matches = {
  .name = "matches",
  .synopsis = N_("list [--unfinished] [--rules ID] [--player NAME] [TEXT…] | show N… | "
                  "export [--csv | --json] [N…] | import FILE… [--database FILE]"),
  .summary = N_("List, print, export and import the matches saved by the app."),
  .run = run_matches,
};
