/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the text form of a match to be set up, and the options of rules: an accepted header is
 * the same when it is written and read again. Each line of the input is tried as an option of every
 * rule set, after which the rules must still be valid. */

#include <string.h>

#include "fuzz.h"

#include "model/aluette/aluette-setup.h"

static void
read_back (const char *text)
{
  AluRecordHeader first, second;
  g_autofree char *again = NULL;
  g_autofree char *once_more = NULL;

  if (!aluette_setup_from_text (text, &first))
    return;
  again = aluette_setup_to_text (&first);
  demand (again != NULL && aluette_setup_from_text (again, &second));
  once_more = aluette_setup_to_text (&second);
  demand (once_more != NULL && g_str_equal (again, once_more));
  aluette_setup_is_real (&second);
  if (aluette_setup_appoint_captains (&second))
    {
      g_autofree char *appointed = aluette_setup_to_text (&second);

      demand (appointed != NULL);
    }
}

static void
set_options (AluRules *rules, char *const *lines)
{
  for (; *lines != NULL; lines++)
    {
      g_auto (GStrv) pair = g_strsplit (*lines, " ", 2);

      if (pair[0] != NULL && pair[1] != NULL)
        demand (alu_rules_set_option (rules, pair[0], pair[1]) < ALU_N_STATUSES);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 64);

  read_back (text);
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    {
      AluRules rules;
      AluRecordHeader header;
      g_autofree char *proposed = NULL;

      demand (alu_rules_init (&rules, (AluRuleSet) set, 0) == ALU_OK);
      set_options (&rules, lines);
      aluette_setup_propose (&header, &rules, "Marie");
      proposed = aluette_setup_to_text (&header);
      demand (proposed != NULL);
      read_back (proposed);
    }
  return 0;
}
