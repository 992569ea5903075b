/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The data of a match for lists: its own copy of all texts, and properties for expressions. */

#include "model/session/aluette-match-info.h"
#include "testing.h"

/* Partie, revanche and, where each team has won one, belle: the last match, once it is over, is
 * followed by another until a team has won two or three are played. */
TEST (test_sets_end_when_they_are_won)
{
  static const struct
  {
    guint number, length, won[2];
    gboolean over, goes_on;
  } cases[] = {
    { 1, 1, { 0, 0 }, FALSE, FALSE }, { 1, 1, { 1, 0 }, TRUE, TRUE },
    { 1, 2, { 1, 0 }, TRUE, FALSE },  { 2, 2, { 1, 1 }, TRUE, TRUE },
    { 2, 2, { 2, 0 }, TRUE, FALSE },  { 2, 2, { 0, 2 }, TRUE, FALSE },
    { 2, 2, { 1, 0 }, FALSE, FALSE }, { 2, 2, { 0, 0 }, TRUE, TRUE },
    { 3, 3, { 1, 1 }, FALSE, FALSE }, { 3, 3, { 1, 2 }, TRUE, FALSE },
    { 3, 3, { 1, 1 }, TRUE, FALSE },  { 0, 0, { 0, 0 }, TRUE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AluetteMatchColumns columns = { .event = "",
                                      .place = "",
                                      .date = "",
                                      .names = "",
                                      .rules = "classic",
                                      .seats = 4,
                                      .over = cases[i].over,
                                      .set = cases[i].number > 0 ? 7 : 0,
                                      .set_number = cases[i].number,
                                      .set_length = cases[i].length,
                                      .set_won = { cases[i].won[0], cases[i].won[1] } };
      g_autoptr (AluetteMatchInfo) info = aluette_match_info_new (&columns);

      assert_int_equal (aluette_match_info_set_goes_on (info), cases[i].goes_on);
    }
}
