/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-budget.h"
#include "engine/alu-game-kind.h"

/* The bots of one game, for code that knows no game. See alu-game-kind.h: the ids are the same. */
typedef struct
{
  const char *id;
  int n_levels; /* weakest first; level 0 plays at random and is not offered to users */
  int usual_level;

  /* Returns: (transfer none): the id of a level in records, such as "villager". */
  const char *(*level_id) (int level);
  /* Returns: the number of bytes of memory with which the level plays best; 0 if it needs none. */
  size_t (*memory) (int level);
  /* Decides what the match waits for. @view: of the seat that is awaited; nothing else is used.
   * @budget: (nullable). Any thread. */
  void (*choose) (int level, const void *view, const AluBudget *budget, void *event);
  /* (nullable): What a bot may do although another seat is awaited, such as conceding the deal.
   * Every bot that may is asked once per deal, and the match waits for the answer. @view: of any
   * seat. Returns: which of @seats, bit per seat, is asked first; ALU_GAME_AWAITS_NOBODY for
   * none. */
  int (*next_volunteer) (const void *view, unsigned seats);
  /* (nullable): Asks the bot in the seat of @view. Any thread. Returns: whether it does anything,
   * and what. */
  bool (*volunteer) (int level, const void *view, const AluBudget *budget, void *event);

  /* (nullable): Advice to the seat of @view, which decides: what to do, and why. Nothing but @view
   * is used. @hint: (out caller-allocates): hint_size bytes, for the texts of the game. Any
   * thread. */
  void (*hint) (const void *view, const AluBudget *budget, void *hint);
  size_t hint_size;
  size_t (*hint_memory) (void); /* as memory () */

  /* (nullable): Returns: whether a bot can say why it has decided @event, such as a card. */
  bool (*can_explain) (const void *event);
  /* Says why. @then: the view of the bot before @event; @budget: its own, with the seed; @now: what
   * the listener sees; @over: whether the deal has ended. If not, the answer reveals nothing that
   * is hidden in @now. @why: (out caller-allocates): explanation_size bytes, for the texts of the
   * game. Any thread. */
  void (*explain) (int level, const void *then, const AluBudget *budget, const void *event,
                   const void *now, bool over, void *why);
  size_t explanation_size;
} AluBotKind;

/* The registry: all kinds that have bots, followed by NULL. */
extern const AluBotKind *const alu_bot_kinds[];

/* alu_bot_kind_from_id:
 *
 * Returns: (nullable): the bots of the game with this id. */
const AluBotKind *alu_bot_kind_from_id (const char *id);

/* alu_bot_level_from_id:
 *
 * Returns: the level with this id, or -1. */
int alu_bot_level_from_id (const AluBotKind *kind, const char *id);
