/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-driver.h"

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-record.h"

#define SEED 7
#define LEVEL 1 /* the weakest that is offered: it makes mistakes */

/* Lets chance or a bot choose what happens next. Returns: FALSE if the match is over. */
static gboolean
choose_event (const AluGameKind *kind, gconstpointer match, guint64 seed, gpointer event)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  AluBudget budget = { .seed = seed };
  int seat;

  kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
  seat = alu_game_get_awaited (kind, view);
  if (seat == ALU_GAME_AWAITS_CHANCE)
    return kind->chance (match, seed, event);
  if (seat >= ALU_GAME_MAX_SEATS)
    return FALSE;
  kind->view_for_seat (match, seat, view);
  bots->choose (LEVEL, view, &budget, event);
  return TRUE;
}

char *
record_driver_play (const AluGameKind *kind, guint n_deals)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer event = g_malloc0 (kind->event_size);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  AluGameRules rules;
  char *text;

  g_assert_cmpint (alu_game_rules_init (kind, &rules, 0, 0), ==, 0);
  g_assert_cmpint (alu_game_rules_set_option (kind, &rules, "deals", "4"), ==, ALU_OK);
  aluette_game_setup_propose (kind, &rules, "Anne", header);
  g_assert_cmpint (kind->init (match, header), ==, 0);
  for (guint64 seed = SEED;; seed++)
    {
      memset (event, 0, kind->event_size);
      if (!choose_event (kind, match, seed, event))
        break;
      g_assert_cmpint (kind->apply (match, event), ==, 0);
      g_array_append_vals (events, event, 1);
      kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
      if (alu_game_get_n_deals (kind, view) == n_deals)
        break;
    }
  text = aluette_record_write (kind, header, events->data, events->len);
  g_assert_nonnull (text);
  return text;
}
