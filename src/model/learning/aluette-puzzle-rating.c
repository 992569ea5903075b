/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-puzzle-rating.h"

#include <math.h>

#include "model/learning/aluette-puzzle.h"

#define FIRST_RATING 1200.0
#define FIRST_STARS 3   /* of a puzzle with this rating */
#define STAR_RATING 200 /* difference between puzzles with one star more */
#define MOST_CHANGE 32  /* by one answer */

/* In the Elo system, the expected result is 10 to 1 with this difference. */
#define TEN_TO_ONE 400

typedef struct
{
  gint64 when;
  double rating; /* of the puzzle */
  gboolean right;
} Result;

static int
compare_results (gconstpointer a, gconstpointer b)
{
  const Result *one = a, *other = b;

  return (one->when > other->when) - (one->when < other->when);
}

static GArray *
list_results (AluetteLeitner *answers, GPtrArray *puzzles)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (Result));

  for (guint i = 0; i < puzzles->len; i++)
    {
      gconstpointer puzzle = g_ptr_array_index (puzzles, i);
      guint n, stars = aluette_puzzle_get_stars (puzzle);
      const AluetteLeitnerAnswer *given
          = aluette_leitner_get_answers (answers, aluette_puzzle_get_id (puzzle), &n);
      Result result;

      if (given == NULL || stars == 0)
        continue;
      result.when = given[0].when;
      result.rating = FIRST_RATING + STAR_RATING * ((double) stars - FIRST_STARS);
      result.right = given[0].right;
      g_array_append_val (results, result);
    }
  g_array_sort (results, compare_results);
  return results;
}

guint
aluette_puzzle_rating_get (AluetteLeitner *answers, GPtrArray *puzzles)
{
  g_autoptr (GArray) results = NULL;
  double rating = FIRST_RATING;

  g_return_val_if_fail (ALUETTE_IS_LEITNER (answers), 0);

  results = list_results (answers, puzzles);
  for (guint i = 0; i < results->len; i++)
    {
      const Result *result = &g_array_index (results, Result, i);
      double expected = 1 / (1 + pow (10, (result->rating - rating) / TEN_TO_ONE));

      rating += MOST_CHANGE * (result->right - expected);
    }
  return results->len > 0 ? (guint) lround (MAX (rating, 1)) : 0;
}
