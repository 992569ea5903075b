/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-table-state.h"

void
aluette_table_state_init (AluetteTableState *state)
{
  memset (state, 0, sizeof *state);
  state->active_hand = ALU_GAME_SPECTATOR;
  for (guint seat = 0; seat < ALUETTE_MAX_PLACES; seat++)
    {
      state->seats[seat].side = ALU_GAME_NO_SIDE;
      state->trick.cards[seat] = ALUETTE_NO_CARD;
    }
}

static void
clear_seat (AluetteTableSeat *seat)
{
  g_free (seat->name);
  g_free (seat->plate);
  g_free (seat->speech);
  g_free (seat->told.text);
  g_free (seat->name_hint);
  g_free (seat->description);
}

static void
clear_hand (AluetteTableHand *hand)
{
  g_free (hand->label);
  for (guint i = 0; i < ALUETTE_MAX_HAND; i++)
    g_free (hand->why_not[i]);
}

static void
clear_prompt (AluetteTablePrompt *prompt)
{
  g_free (prompt->text);
  for (guint i = 0; i < prompt->n_buttons; i++)
    {
      g_free (prompt->buttons[i].action);
      g_free (prompt->buttons[i].label);
      g_free (prompt->buttons[i].hint);
    }
}

void
aluette_table_state_clear (AluetteTableState *state)
{
  for (guint seat = 0; seat < ALUETTE_MAX_PLACES; seat++)
    {
      clear_seat (&state->seats[seat]);
      clear_hand (&state->hands[seat]);
      g_free (state->trick.labels[seat]);
      g_free (state->piles[seat].label);
      g_free (state->score.names[seat]);
    }
  g_free (state->choice.note);
  g_free (state->trick.stamp);
  g_free (state->middle.title);
  aluette_table_report_clear (&state->report);
  clear_prompt (&state->prompt);
  g_free (state->score.spoken);
  aluette_table_state_init (state);
}

void
aluette_table_state_add_button (AluetteTableState *state, const char *action, const char *label,
                                gboolean suggested)
{
  AluetteTablePrompt *prompt = &state->prompt;

  if (prompt->n_buttons == ALUETTE_TABLE_MAX_BUTTONS)
    return;
  prompt->buttons[prompt->n_buttons++] = (AluetteTableButton) { .action = g_strdup (action),
                                                                .label = g_strdup (label),
                                                                .suggested = suggested };
}

void
aluette_table_state_enable (AluetteTableState *state, const char *action)
{
  g_return_if_fail (state->n_actions < ALUETTE_TABLE_MAX_ACTIONS);

  state->actions[state->n_actions++] = action;
}
