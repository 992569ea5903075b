/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-local-gaze-private.h"

static void
announce_gesture (AluetteLocalGaze *self, const AluGesture *gesture)
{
  AluEvent event = { .type = ALU_EVENT_SIGN,
                     .seat = gesture->maker,
                     .sign = { .sign = gesture->sign, .strength = gesture->strength } };

  g_signal_emit_by_name (self, "sign-made", &event);
}

gboolean
aluette_local_gaze_has_own_eyes (AluetteLocalGaze *self)
{
  guint humans = alu_game_humans (aluette_game_get_header (self->game));

  return self->own_eyes && self->viewer != ALU_NOBODY && humans == 1u << self->viewer;
}

/* Over a network. Returns: when the eyes of @observer will have rested on the maker of a gesture
 * that lasts until then and was not told to them; ALU_NEVER if they will not. */
static guint64
get_rested (AluetteLocalGaze *self, guint observer, const AluGesture *gesture)
{
  const AluGazeModel *model = &self->table->gaze_model;
  guint64 rested = MAX (model->gazes[observer].since + self->rest_ms[observer], gesture->start);

  return gesture->on && observer != gesture->maker && (self->present & (1u << observer)) != 0
                 && (self->told[gesture->maker] & (1u << observer)) == 0
                 && alu_gaze_model_looks_at (model, (int) observer, gesture->maker)
                 && rested < gesture->start + gesture->length_ms
             ? rested
             : ALU_NEVER;
}

static void
announce_to_observer (AluetteLocalGaze *self, guint observer, const AluGesture *gesture)
{
  guint64 now = self->table->gaze_model.now;
  guint64 end = gesture->start + gesture->length_ms;
  AluEvent event = { .type = ALU_EVENT_SIGN,
                     .seat = gesture->maker,
                     .sign = { .sign = gesture->sign, .strength = gesture->strength } };

  if (end <= now || get_rested (self, observer, gesture) > now)
    return;
  self->told[gesture->maker] |= 1u << observer;
  g_signal_emit_by_name (self, "sign-seen", observer, &event, (guint) (end - now),
                         (guint) gesture->size);
}

void
aluette_local_gaze_announce_rested (AluetteLocalGaze *self)
{
  for (guint seat = 0; self->is_networked && seat < self->table->n_seats; seat++)
    for (guint maker = 0; maker < self->table->n_seats; maker++)
      announce_to_observer (self, seat, &self->table->gestures[maker]);
}

guint64
aluette_local_gaze_next_rested (AluetteLocalGaze *self)
{
  guint64 next = ALU_NEVER;

  for (guint seat = 0; self->is_networked && seat < self->table->n_seats; seat++)
    for (guint maker = 0; maker < self->table->n_seats; maker++)
      next = MIN (next, get_rested (self, seat, &self->table->gestures[maker]));
  return next;
}

/* Returns: whether the viewer sees what @maker does. */
static gboolean
viewer_sees (AluetteLocalGaze *self, guint maker)
{
  return !aluette_local_gaze_has_own_eyes (self) || maker == self->viewer
         || alu_gaze_model_looks_at (&self->table->gaze_model, (int) self->viewer, (int) maker);
}

void
aluette_local_gaze_announce_gazes (AluetteLocalGaze *self, unsigned turned)
{
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      self->told[seat] &= ~turned;
      if (turned & (1u << seat))
        g_signal_emit_by_name (self, "gaze-changed", seat);
    }
  if (!aluette_local_gaze_has_own_eyes (self) || (turned & (1u << self->viewer)) == 0)
    return;
  for (guint seat = 0; seat < self->table->n_seats; seat++)
    if (seat != self->viewer && self->table->gestures[seat].on && viewer_sees (self, seat))
      announce_gesture (self, &self->table->gestures[seat]);
}

void
aluette_local_gaze_begin_gesture (AluetteLocalGaze *self, const AluGesture *gesture)
{
  self->manners[gesture->maker][gesture->sign] = (Manner) { gesture->length_ms, gesture->size };
  self->told[gesture->maker] = 0;
  aluette_local_gaze_announce_rested (self);
  if (!self->is_networked && viewer_sees (self, gesture->maker))
    announce_gesture (self, gesture);
}

void
aluette_local_gaze_announce_readers (AluetteLocalGaze *self, const AluEvent *event)
{
  if (event->seat != self->viewer || self->difficulty != ALUETTE_GESTURE_DIFFICULTY_LEARNER
      || aluette_game_get_rated (self->game))
    return;
  for (guint seat = 0; seat < self->table->n_seats; seat++)
    if (seat != self->viewer && alu_team_of ((int) seat) == alu_team_of ((int) self->viewer)
        && (event->sign.read & (1u << seat)) != 0)
      g_signal_emit_by_name (self, "sign-read", seat);
}

void
aluette_local_gaze_announce_begun (AluetteLocalGaze *self)
{
  guint64 now = self->table->gaze_model.now;

  for (guint seat = 0; self->viewer != ALU_NOBODY && seat < self->table->n_seats; seat++)
    {
      const AluGesture *gesture = &self->table->gestures[seat];

      if (gesture->on && seat != self->viewer && (gesture->drawn & (1u << self->viewer)) != 0
          && gesture->start + gesture->length_ms > now)
        announce_gesture (self, gesture);
    }
}
