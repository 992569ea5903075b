/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the text form of a match to be set up, and the options of rules, of all games: an
 * accepted header is the same when it is written and read again. Each line of the input is tried as
 * an option of every rule set, after which the rules must still be valid. */

#include <string.h>

#include "fuzz.h"

#include "model/session/aluette-game-setup.h"

static void
read_back (const AluGameKind *kind, const char *text)
{
  AluGameHeader first, second;
  g_autofree char *again = NULL, *once_more = NULL;

  if (!aluette_game_setup_from_text (kind, text, &first))
    return;
  again = aluette_game_setup_to_text (kind, &first);
  demand (again != NULL && aluette_game_setup_from_text (kind, again, &second));
  once_more = aluette_game_setup_to_text (kind, &second);
  demand (once_more != NULL && g_str_equal (again, once_more));
  if (aluette_game_setup_appoint_captains (kind, &second))
    {
      g_autofree char *appointed = aluette_game_setup_to_text (kind, &second);

      demand (appointed != NULL);
    }
}

static void
set_options (const AluGameKind *kind, AluGameRules *rules, char *const *lines)
{
  for (; *lines != NULL; lines++)
    {
      g_auto (GStrv) pair = g_strsplit (*lines, " ", 2);

      if (pair[0] != NULL && pair[1] != NULL)
        alu_game_rules_set_option (kind, rules, pair[0], pair[1]);
    }
}

static void
try_rule_sets (const AluGameKind *kind, char *const *lines)
{
  for (int set = 0; set < kind->n_rule_sets; set++)
    {
      AluGameRules rules;
      AluGameHeader header;
      g_autofree char *proposed = NULL;

      demand (alu_game_rules_init (kind, &rules, set, 0) == 0);
      set_options (kind, &rules, lines);
      aluette_game_setup_propose (kind, &rules, "Marie", &header);
      proposed = aluette_game_setup_to_text (kind, &header);
      demand (proposed != NULL);
      read_back (kind, proposed);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 64);

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    {
      read_back (alu_game_kinds[i], text);
      try_rule_sets (alu_game_kinds[i], lines);
    }
  return 0;
}
