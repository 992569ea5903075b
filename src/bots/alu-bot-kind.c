/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-bot-kind.h"

#include <stdio.h>
#include <string.h>

const AluBotKind *
alu_bot_kind_from_id (const char *id)
{
  for (const AluBotKind *const *kind = alu_bot_kinds; *kind != NULL; kind++)
    if (strcmp ((*kind)->id, id) == 0)
      return *kind;
  return NULL;
}

/* Returns: the level whose id are the first @length bytes of @id, or -1. */
static int
find_level (const AluBotKind *kind, const char *id, size_t length)
{
  for (int level = 0; level < kind->n_levels; level++)
    if (strlen (kind->level_ids[level]) == length
        && strncmp (kind->level_ids[level], id, length) == 0)
      return level;
  return -1;
}

/* Returns: the level that follows the convention and has this id, or -1. */
static int
find_conventional_level (const AluBotKind *kind, const char *id)
{
  const char *dash = strrchr (id, '-');
  int level;

  if (kind->convention == NULL || dash == NULL || strcmp (dash + 1, kind->convention->id) != 0)
    return -1;
  level = find_level (kind, id, (size_t) (dash - id));
  return level >= kind->convention->first_level ? level : -1;
}

int
alu_bot_level_from_id (const AluBotKind *kind, const char *id)
{
  int level = find_level (kind, id, strlen (id));

  return level >= 0 ? level : find_conventional_level (kind, id);
}

bool
alu_bot_follows_convention (const AluBotKind *kind, const char *id)
{
  return find_conventional_level (kind, id) >= 0;
}

void
alu_bot_format_level (const AluBotKind *kind, int level, bool convention, char *id)
{
  const char *name = kind->level_ids[level];

  if (convention && kind->convention != NULL && level >= kind->convention->first_level)
    snprintf (id, ALU_BOT_LEVEL_SIZE, "%s-%s", name, kind->convention->id);
  else
    snprintf (id, ALU_BOT_LEVEL_SIZE, "%s", name);
}

int
alu_bot_n_judgments (const void *review)
{
  return *(const uint16_t *) review;
}

const AluJudgment *
alu_bot_judgment (const AluBotKind *kind, const void *review, int index)
{
  return (const void *) ((const char *) review + kind->verdicts
                         + (size_t) index * kind->verdict_size);
}

uint32_t
alu_bot_convention_seats (const AluBotKind *kind, const AluGameHeader *header)
{
  uint32_t bots = 0, people = 0;

  for (int seat = 0; seat < header->rules.n_seats; seat++)
    {
      const AluGamePlayer *player = &header->players[seat];

      if (player->kind == ALU_GAME_HUMAN)
        people |= 1u << seat;
      else if (player->kind == ALU_GAME_BOT && alu_bot_follows_convention (kind, player->level))
        bots |= 1u << seat;
    }
  return bots != 0 ? bots | people : 0;
}
