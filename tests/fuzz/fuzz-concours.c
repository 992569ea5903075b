/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the concours: a log that is taken comes back from its own text the same, and any text may
 * be pasted as a list of pairs, after which a round can be drawn. */

#include "fuzz.h"

#include "model/tournament/aluette-concours.h"

#define MOST_PAIRS 40 /* pairing is cubic */

static void
read_back (AluetteConcours *concours)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = aluette_concours_get_text (concours);
  g_autoptr (AluetteConcours) again = aluette_concours_new_from_text (text, NULL, &error);
  g_autofree char *once_more = NULL;

  demand (again != NULL);
  once_more = aluette_concours_get_text (again);
  demand (g_str_equal (text, once_more));
}

static void
paste (const char *list)
{
  g_autoptr (AluetteConcours) concours = aluette_concours_new ("Concours", NULL, NULL);
  guint n_known;
  guint n = aluette_concours_add_pairs (concours, list, &n_known);

  demand (n == aluette_concours_get_n_pairs (concours));
  if (n >= 2 && n <= MOST_PAIRS)
    demand (aluette_concours_draw_round (concours, 1, NULL));
  read_back (concours);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (AluetteConcours) concours = aluette_concours_new_from_text (text, NULL, &error);

  demand (concours != NULL || (error != NULL && g_utf8_validate (error->message, -1, NULL)));
  if (concours != NULL)
    read_back (concours);
  paste (text);
  return 0;
}
