/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-review-position.h"

guint
aluette_review_position_event (const AluetteReviewPosition *self)
{
  return aluette_match_replay_first (self->match_replay, self->deal) + self->verdict.event;
}

AluCard
aluette_review_position_better (const AluetteReviewPosition *self)
{
  const AluEvent *played = &self->verdict.move, *best = &self->verdict.best;

  return played->type == ALU_EVENT_PLAY && best->type == ALU_EVENT_PLAY
                 && best->card != played->card
             ? best->card
             : ALU_CARD_NONE;
}

static void
get_state (const AluetteReviewPosition *self, AluMatch *match)
{
  aluette_match_replay_state (self->match_replay, self->deal, self->verdict.event, match);
}

static void
choose_players (const AluRecordHeader *header, guint8 players[ALU_MAX_SEATS])
{
  for (guint seat = 0; seat < header->rules.seats; seat++)
    {
      const AluPlayer *player = &header->players[seat];
      int level;

      if (player->kind == ALU_PLAYER_PETIT_JEAN)
        player = &header->players[player->captain];
      level = player->kind == ALU_PLAYER_BOT ? alu_level_from_id (player->level) : -1;
      players[seat] = level >= 0 ? (guint8) level : ALU_LEVEL_EXPERT;
    }
}

void
aluette_review_position_try_async (const AluetteReviewPosition *self, AluetteCoach *coach,
                                   AluCard card, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data)
{
  AluEvent event;
  guint8 players[ALU_MAX_SEATS] = { 0 };
  AluMatch match;

  alu_event_init (&event, ALU_EVENT_PLAY, self->verdict.seat);
  event.card = card;
  choose_players (&self->match_replay->header, players);
  get_state (self, &match);
  aluette_coach_play_out_async (coach, &match, &event, players, self->verdict.event, cancellable,
                                callback, data);
}

void
aluette_review_position_tried_end (const AluetteReviewPosition *self, const GArray *events,
                                   AluMatch *end)
{
  AluReplay replay;

  get_state (self, end);
  alu_replay_init_from (&replay, end, (const AluEvent *) events->data, events->len);
  alu_replay_seek (&replay, events->len);
  *end = replay.match;
}

void
aluette_review_position_end (const AluetteReviewPosition *self, AluMatch *end)
{
  aluette_match_replay_state (self->match_replay, self->deal,
                              aluette_match_replay_n_steps (self->match_replay, self->deal), end);
}
