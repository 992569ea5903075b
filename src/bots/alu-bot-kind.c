/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-bot-kind.h"

#include <string.h>

const AluBotKind *
alu_bot_kind_from_id (const char *id)
{
  for (const AluBotKind *const *kind = alu_bot_kinds; *kind != NULL; kind++)
    if (strcmp ((*kind)->id, id) == 0)
      return *kind;
  return NULL;
}

int
alu_bot_level_from_id (const AluBotKind *kind, const char *id)
{
  for (int level = 0; level < kind->n_levels; level++)
    if (strcmp (kind->level_id (level), id) == 0)
      return level;
  return -1;
}
