/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-aluette-kind.h"
#include "matches-driver.h"
#include "model/session/aluette-record.h"

static const char *const names[] = { "Anne",   "Léon",   "Rose",   "Marcel",  "Jeanne",  "Gaston",
                                     "Yvette", "Firmin", "Odette", "Raymond", "Solange", "Eugène" };
static const char *const events[] = { "Soirée à Bouin", "Concours du comité des fêtes", "",
                                      "Veillée", "" };
static const char *const places[] = { "Bouin", "Salle des fêtes", "", "Chez Odette", "" };

static void
fill_header (AluGameHeader *header, guint seed)
{
  g_snprintf (header->date, sizeof header->date, "2026-%02u-%02u", 1 + (seed * 5) % 11,
              1 + (seed * 7) % 28);
  g_strlcpy (header->event, events[seed % G_N_ELEMENTS (events)], sizeof header->event);
  g_strlcpy (header->place, places[seed % G_N_ELEMENTS (places)], sizeof header->place);
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    g_strlcpy (header->players[seat].name,
               header->players[seat].kind == ALU_GAME_DUMMY
                   ? ""
                   : names[(seed * 5 + seat * 7 / 2) % G_N_ELEMENTS (names)],
               sizeof header->players[seat].name);
}

static gint64
import_record (AluetteDatabase *database, const char *record)
{
  g_autoptr (GError) error = NULL;
  gint64 match = aluette_database_import_record (database, record, -1, NULL, &error);

  if (match == 0)
    g_error ("%s", error->message);
  return match;
}

static gint64
add_random_match (AluetteDatabase *database, AluRuleSet set, const char *players, guint seed,
                  guint n_max)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autofree char *record = NULL;

  driver_header (header, set, players);
  fill_header (header, seed);
  record = driver_random_record (header, seed, n_max);
  return import_record (database, record);
}

gint64
matches_driver_add_tarot (AluetteDatabase *database, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".tarot", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "tests", "records",
                                            "tarot", file, NULL);
  g_autofree char *record = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &record, NULL, &error))
    g_error ("%s", error->message);
  return import_record (database, record);
}

gint64
matches_driver_add_played (AluetteDatabase *database, guint64 seed)
{
  return add_random_match (database, ALU_RULES_CLASSIC, "human,villager,human,villager",
                           (guint) seed, G_MAXUINT);
}

char *
matches_driver_real_record (guint seed, guint n_deals)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) log = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  AluMatch match;

  driver_header (header, ALU_RULES_CLASSIC, "person,person,person,person");
  fill_header (header, seed);
  alu_match_init_from_header (&match, header);
  while (!alu_match_over (&match) && log->len < 2 * n_deals)
    {
      AluEvent deal = { .type = ALU_EVENT_DEAL,
                        .seat = match.dealer == ALU_NOBODY ? 0 : match.dealer };
      guint8 winner = (guint8) g_rand_int_range (random, 0, 2);
      gboolean mordienne = g_rand_int_range (random, 0, 5) == 0;
      AluEvent result = { .type = ALU_EVENT_RESULT };

      result.result.winner = winner;
      result.result.points = mordienne ? 2 : 1;
      result.result.reason = mordienne ? ALU_REASON_MORDIENNE : ALU_REASON_TRICKS;
      if (alu_match_apply (&match, &deal) != ALU_OK || alu_match_apply (&match, &result) != ALU_OK)
        g_error ("the rules refuse a result");
      g_array_append_val (log, deal);
      g_array_append_val (log, result);
    }
  return aluette_record_write (&alu_aluette_kind, header, (AluEvent *) log->data, log->len);
}

void
matches_driver_fill (AluetteDatabase *database)
{
  for (guint i = 0; i < 4; i++)
    add_random_match (database, ALU_RULES_CLASSIC, "human,villager,human,novice", 20 + i,
       G_MAXUINT);
  add_random_match (database, ALU_RULES_GRIMAUD, "human,master,villager,novice", 30, G_MAXUINT);
  add_random_match (database, ALU_RULES_SIX,
                    "human,villager,human,villager,petit-jean:1,petit-jean:2", 31, G_MAXUINT);
  add_random_match (database, ALU_RULES_TWELVE, "human,villager", 32, G_MAXUINT);
  add_random_match (database, ALU_RULES_CLASSIC, "human,villager,petit-jean:1,petit-jean:2", 33,
                    90);
  add_random_match (database, ALU_RULES_CLASSIC, "human,villager,human,villager", 34, 120);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *record = matches_driver_real_record (40 + i, i == 2 ? 3 : 40);

      import_record (database, record);
    }
}

AluetteDatabase *
matches_driver_new_database (void)
{
  g_autofree char *path = database_new_path ();
  AluetteDatabase *database = database_open (path);

  g_object_set_data_full (G_OBJECT (database), "path", g_steal_pointer (&path), g_free);
  matches_driver_fill (database);
  return database;
}

void
matches_driver_close_database (AluetteDatabase *database)
{
  g_autofree char *path = g_strdup (g_object_get_data (G_OBJECT (database), "path"));

  database_close (database);
  database_remove (path);
}

AluetteTournament *
matches_driver_new_tournament (AluetteDatabase *database, guint n_pairs, guint n_rounds)
{
  AluetteTournament *tournament = aluette_database_create_tournament (database, "Concours de Bouin",
                                                                      NULL, NULL);
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint pair = 0; pair < n_pairs; pair++)
    g_string_append_printf (list, "%s et %s\n", names[pair % G_N_ELEMENTS (names)],
                            names[(pair / G_N_ELEMENTS (names) + pair + 1) % G_N_ELEMENTS (names)]);
  aluette_tournament_add_pairs (tournament, list->str, NULL);
  for (guint round = 0; round < n_rounds; round++)
    {
      guint n;

      aluette_tournament_draw_round (tournament, 7 + round, NULL);
      n = aluette_tournament_get_n_tables (tournament, round);
      for (guint table = 0; table < (round + 1 < n_rounds ? n : n / 2); table++)
        {
          guint points[2] = { 5, (guint) g_rand_int_range (random, 0, 5) };

          if (aluette_tournament_get_table (tournament, round, table)->pairs[1] != G_MAXUINT)
            aluette_tournament_set_result (tournament, round, table, points, NULL);
        }
    }
  return tournament;
}
