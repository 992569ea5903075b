/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-budget.h"
#include "bots/alu-judgment.h"
#include "engine/alu-game-kind.h"

#define ALU_BOT_LEVEL_SIZE sizeof (((AluGamePlayer *) 0)->level)

/* An agreement between players, by which their cards tell something. Everybody at the table knows
 * of it. A bot that follows it has the id of its level, "-" and the id of the convention in match
 * files. */
typedef struct
{
  const char *id;
  int first_level;      /* the lowest level that can follow it */
  AluGameOption option; /* how users choose it; its choices are off and on */
} AluBotConvention;

/* What a bot or the coach thinks about. */
typedef enum
{
  ALU_BOT_TASK_CHOOSE, /* choose () and explain () */
  ALU_BOT_TASK_HINT,
  ALU_BOT_TASK_REVIEW,
  ALU_BOT_TASK_EVALUATE,
} AluBotTask;

/* The bots of one game, for code that knows no game. See alu-game-kind.h: the ids are the same. */
typedef struct
{
  const char *id;
  int n_levels; /* weakest first; level 0 plays at random and is not offered to users */
  int usual_level;
  int partner_level; /* at least that of bots in the team of a person, unless users want less */

  const AluBotConvention *convention; /* (nullable) */
  const char *const *level_ids; /* in records, such as "villager" */
  /* Returns: the number of bytes of memory with which a task is done best; 0 if it needs none.
   * @level: of the bot, for ALU_BOT_TASK_CHOOSE. */
  size_t (*memory) (AluBotTask task, int level);
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

  uint32_t explained; /* types of events that a bot can explain, bit per type */
  /* Says why a bot has decided @event, such as a card. @then: the view of the bot before @event;
   * @budget: its own, with the seed; @now: what the listener sees; @over: whether the deal has
   * ended. If not, the answer reveals nothing that is hidden in @now. @why: (out caller-allocates):
   * explanation_size bytes, for the texts of the game. Any thread. */
  void (*explain) (int level, const void *then, const AluBudget *budget, const void *event,
                   const void *now, bool over, void *why);
  size_t explanation_size;

  /* (nullable): Reviews a finished deal: judges the decisions of @seats (bit per seat), each by the
   * view of its player before it, as view_for_seat () gives it; nothing else may decide what a
   * decision cost. What else a review contains, such as the course of the deal or the result with
   * open hands, is the game's. @start: the match before the deal; @events: all events of the deal,
   * from the one that begins it; @seat: for whom the review is shown. @progress: (nullable)
   * (scope call). @review: (out caller-allocates): review_size bytes, without pointers, for the
   * texts of the game. The same arguments give the same review. Any thread. Returns: false if it
   * was stopped, or if the events are not those of a finished deal. */
  bool (*review) (const void *start, const void *events, int n_events, int seat, unsigned seats,
                  const AluBudget *budget, AluProgress progress, void *data, void *review);
  size_t review_size; /* a review begins with the number of its verdicts, a uint16_t */
  /* Where a review has its verdicts, in the order of the deal, and the size of each, which begins
   * with an AluJudgment. */
  size_t verdicts, verdict_size;
  /* @option: less than n_options of the judgment. @event: (out caller-allocates): the option; that
   * of the chosen one is what was played. Returns: its expected points. */
  float (*option) (const void *review, int index, int option, void *event);

  /* (nullable): Whether evaluate () has an answer to this position. */
  bool (*can_evaluate) (const void *match);
  /* Says what each option is worth if everybody sees all hands. Only for positions of deals that
   * have ended, or of practice. @evaluation: (out caller-allocates): evaluation_size bytes, for the
   * texts of the game. Any thread. */
  void (*evaluate) (const void *match, const AluBudget *budget, void *evaluation);
  size_t evaluation_size;

  /* The level that plays for people when the end of a deal is tried out. */
  int advisor_level;
} AluBotKind;

/* The registry: all kinds that have bots, followed by NULL. */
extern const AluBotKind *const alu_bot_kinds[];

/* alu_bot_kind_from_id:
 *
 * Returns: (nullable): the bots of the game with this id. */
const AluBotKind *alu_bot_kind_from_id (const char *id);

/* alu_bot_level_from_id:
 * @id: also with the convention of the game, if the level can follow it
 *
 * Returns: the level with this id, or -1. */
int alu_bot_level_from_id (const AluBotKind *kind, const char *id);

/* alu_bot_follows_convention:
 * @id: the id of a level in a match file
 *
 * Returns: whether a bot with this id follows the convention of the game. */
bool alu_bot_follows_convention (const AluBotKind *kind, const char *id);

/* alu_bot_format_level:
 * @convention: whether the bot follows the convention, if the level can
 * @id: (out caller-allocates): ALU_BOT_LEVEL_SIZE bytes
 *
 * Writes the id of a level for match files. */
void alu_bot_format_level (const AluBotKind *kind, int level, bool convention, char *id);

/* alu_bot_n_judgments:
 *
 * Returns: the number of judgments in a review. */
int alu_bot_n_judgments (const void *review);

/* alu_bot_judgment:
 *
 * Returns: (transfer none): a judgment of a review. */
const AluJudgment *alu_bot_judgment (const AluBotKind *kind, const void *review, int index);

/* alu_bot_convention_seats:
 *
 * Says who follows the convention of the game: the bots that have it and, where there is one, the
 * people at the table, who have agreed to it.
 *
 * Returns: these seats, bit per seat. */
uint32_t alu_bot_convention_seats (const AluBotKind *kind, const AluGameHeader *header);
