/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing tournaments: an accepted log is the same when it is written and read again. Any text can
 * be pasted as a list of pairs, after which a round can be drawn. */

#include "fuzz.h"

#include "model/tournament/aluette-tournament.h"

#define MOST_PAIRS 40 /* pairing takes cubic time */

static void
read_back (AluetteTournament *tournament)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = aluette_tournament_get_text (tournament);
  g_autoptr (AluetteTournament) again = aluette_tournament_new_from_text (text, NULL, &error);
  g_autofree char *once_more = NULL;

  demand (again != NULL);
  once_more = aluette_tournament_get_text (again);
  demand (g_str_equal (text, once_more));
}

static void
paste_pairs (const char *list)
{
  g_autoptr (AluetteTournament) tournament = aluette_tournament_new ("Concours", NULL, NULL);
  guint n_known;
  guint n = aluette_tournament_add_pairs (tournament, list, &n_known);

  demand (n == aluette_tournament_get_n_pairs (tournament));
  if (n >= 2 && n <= MOST_PAIRS)
    demand (aluette_tournament_draw_round (tournament, 1, NULL));
  read_back (tournament);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (AluetteTournament) tournament = aluette_tournament_new_from_text (text, NULL, &error);

  demand (tournament != NULL || (error != NULL && g_utf8_validate (error->message, -1, NULL)));
  if (tournament != NULL)
    read_back (tournament);
  paste_pairs (text);
  return 0;
}
