/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-yardstick.h"

#include "bots/alu-habit.h"

#include <string.h>

/* Plays the chances that playouts draw from; everything but cards as the villager does. */
static void
habit_decides (const AluMatch *match, const AluView *view, const AluBudget *budget,
               AluEvent *event)
{
  AluHabit habit;
  AluHabitChoice choice;
  int best = 0;

  alu_bot_decide (ALU_LEVEL_VILLAGER, view, budget, event, NULL);
  if (event->type != ALU_EVENT_PLAY)
    return;
  alu_habit_init (&habit, &view->match.rules);
  alu_habit_weigh (&habit, &view->match.deal, &choice);
  for (int i = 1; i < choice.n; i++)
    if (choice.chances[i] > choice.chances[best])
      best = i;
  event->card = choice.cards[best];
}

static const AluArenaPlayer yardsticks[] = {
  { "habit", ALU_LEVEL_VILLAGER, habit_decides, 0 },
};

bool
alu_yardstick (const char *id, AluArenaPlayer *player)
{
  for (size_t i = 0; i < sizeof yardsticks / sizeof *yardsticks; i++)
    if (strcmp (yardsticks[i].id, id) == 0)
      {
        *player = yardsticks[i];
        return true;
      }
  return false;
}
