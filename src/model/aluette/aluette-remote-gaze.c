/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-remote-gaze.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/aluette/aluette-gaze-words.h"
#include "model/aluette/aluette-vache-game.h"
#include "model/network/aluette-protocol.h"
#include "model/network/aluette-remote-game.h"

/* Between two looks: the host takes five a second. */
#define LOOK_MS 220

/* A look is repeated so that the eyes stay where they are. */
#define REPEAT_MS 1500

/* How a player made a sign; all 0 if unknown. */
typedef struct
{
  guint length_ms;
  guint size; /* in percent */
} Manner;

static const Manner usual_manner = { 1200, 80 };

struct _AluetteRemoteGaze
{
  AluetteGaze parent_instance;

  AluetteRemoteGame *game;
  AluetteClock *clock;
  guint viewer;
  AluetteGestureDifficulty difficulty;
  guint targets[ALU_MAX_SEATS];
  Manner manners[ALU_MAX_SEATS][ALU_N_SIGNS];
  guint wanted;     /* where the user looks */
  guint looked;     /* what the host was told last, or ALU_GAZE_HIDDEN */
  gint64 look_time; /* when */
  guint timer;      /* id of the clock's call, or 0 */
};

G_DEFINE_FINAL_TYPE (AluetteRemoteGaze, aluette_remote_gaze, ALUETTE_TYPE_GAZE)

static void
aluette_remote_gaze_dispose (GObject *object)
{
  AluetteRemoteGaze *self = ALUETTE_REMOTE_GAZE (object);

  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_remote_gaze_parent_class)->dispose (object);
}

/* What the host says */

static void
take_gazes (AluetteRemoteGaze *self, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, " ", 2 * ALU_MAX_SEATS + 1);

  for (guint i = 0; words[i] != NULL && words[i + 1] != NULL; i += 2)
    {
      guint seat, target;

      if (!aluette_gaze_parse_target (words[i], &seat) || seat >= ALU_MAX_SEATS
          || !aluette_gaze_parse_target (words[i + 1], &target) || self->targets[seat] == target)
        continue;
      self->targets[seat] = target;
      g_signal_emit_by_name (self, "gaze-changed", seat);
    }
}

static void
announce_sign (AluetteRemoteGaze *self, guint seat, AluSign sign, guint strength,
               const Manner *manner)
{
  AluEvent event = { .type = ALU_EVENT_SIGN,
                     .seat = (guint8) seat,
                     .sign = { .sign = (guint8) sign, .strength = (guint8) strength } };

  self->manners[seat][sign] = *manner;
  g_signal_emit_by_name (self, "sign-made", &event);
}

static void
take_sign (AluetteRemoteGaze *self, const AluetteMessage *message)
{
  guint seat = message->numbers[0] - 1;
  int sign = alu_sign_from_id (message->texts[1]);
  Manner manner = { .length_ms = message->numbers[4], .size = MIN (message->numbers[3], 100) };

  if (sign >= 0 && seat < ALU_MAX_SEATS && message->numbers[2] <= 2)
    announce_sign (self, seat, (AluSign) sign, message->numbers[2], &manner);
}

/* Gazes are the same for everybody. A sign that somebody else at this screen sees is shown when
 * they come back to it. */
static void
on_line (AluetteRemoteGaze *self, guint seat, const char *line)
{
  g_autofree AluetteMessage *message = g_new (AluetteMessage, 1);

  if (aluette_protocol_read (ALUETTE_TO_GUEST, line, strlen (line), message) != ALUETTE_PROTOCOL_OK)
    return;
  if (message->word == ALUETTE_WORD_GAZE)
    take_gazes (self, message->texts[0]);
  else if (message->word == ALUETTE_WORD_SIGN && seat == self->viewer)
    take_sign (self, message);
}

/* The user */

static void
send_look (gpointer data)
{
  AluetteRemoteGaze *self = data;
  g_autofree char *target = aluette_gaze_format_target (self->wanted);

  self->timer = 0;
  self->looked = self->wanted;
  self->look_time = aluette_clock_get_time (self->clock);
  aluette_remote_game_send (self->game, self->viewer,
                            aluette_protocol_write (ALUETTE_WORD_LOOK, target));
}

static void
remote_look (AluetteGaze *gaze, guint target)
{
  AluetteRemoteGaze *self = ALUETTE_REMOTE_GAZE (gaze);
  gint64 passed = aluette_clock_get_time (self->clock) - self->look_time;

  self->wanted = target;
  if (self->timer != 0 || (target == self->looked && passed < REPEAT_MS))
    return;
  self->timer = aluette_clock_add (self->clock, (guint) CLAMP (LOOK_MS - passed, 0, LOOK_MS),
                                   send_look, self);
}

static guint
remote_get_target (AluetteGaze *gaze, guint seat)
{
  return ALUETTE_REMOTE_GAZE (gaze)->targets[seat];
}

static gboolean
remote_may_sign (AluetteGaze *gaze, guint seat, AluSign sign, GError **error)
{
  AluetteRemoteGaze *self = ALUETTE_REMOTE_GAZE (gaze);
  guint here = aluette_game_get_seats_here (ALUETTE_GAME (self->game));
  AluStatus status = ALU_ERROR_NOT_YOUR_TURN;

  if (seat < ALU_MAX_SEATS && (here & (1u << seat)) != 0)
    {
      AluetteSeatLog *log = aluette_game_get_seat_log (ALUETTE_GAME (self->game), seat);
      const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));

      status = alu_match_may_sign (&view->match, (int) seat, sign);
    }
  if (status == ALU_OK)
    return TRUE;
  g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_texts[status]));
  return FALSE;
}

/* The user sees their own face at once. */
static gboolean
remote_make_sign (AluetteGaze *gaze, guint seat, AluSign sign, guint strength, guint hold_ms,
                  GError **error)
{
  AluetteRemoteGaze *self = ALUETTE_REMOTE_GAZE (gaze);
  Manner manner = { .length_ms = CLAMP (hold_ms, 350, 4000), .size = usual_manner.size };

  if (!remote_may_sign (gaze, seat, sign, error))
    return FALSE;
  strength = sign == ALU_SIGN_MISERE ? CLAMP (strength, 1, 2) : 0;
  aluette_remote_game_send (self->game, seat,
                            aluette_protocol_write (ALUETTE_WORD_MAKE_SIGN, alu_sign_id (sign),
                                                    strength, MIN (hold_ms, 4000)));
  announce_sign (self, seat, sign, strength, &manner);
  return TRUE;
}

static void
remote_recall (AluetteGaze *gaze, guint maker, AluSign sign, guint *length_ms, double *size)
{
  const Manner *manner = &ALUETTE_REMOTE_GAZE (gaze)->manners[maker][sign];

  if (manner->length_ms == 0)
    manner = &usual_manner;
  *length_ms = manner->length_ms;
  *size = manner->size / 100.0;
}

static guint
remote_get_viewer (AluetteGaze *gaze)
{
  return ALUETTE_REMOTE_GAZE (gaze)->viewer;
}

static gboolean
is_shared (AluetteRemoteGaze *self)
{
  guint here = aluette_game_get_seats_here (ALUETTE_GAME (self->game));

  return (here & (here - 1)) != 0;
}

/* Tells the host at once what the viewer does. */
static void
turn_viewer (AluetteRemoteGaze *self, guint target)
{
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->wanted = target;
  send_look (self);
}

/* Of several people at this screen, the host has to know who is in front of it. */
static void
remote_set_viewer (AluetteGaze *gaze, guint seat)
{
  AluetteRemoteGaze *self = ALUETTE_REMOTE_GAZE (gaze);

  if (self->viewer == seat)
    return;
  if (is_shared (self) && self->viewer != ALU_NOBODY)
    turn_viewer (self, ALU_GAZE_HIDDEN);
  self->viewer = seat;
  if (is_shared (self) && self->viewer != ALU_NOBODY)
    turn_viewer (self, ALU_GAZE_TRICK);
  g_object_notify (G_OBJECT (self), "viewer");
}

static AluetteGestureDifficulty
remote_get_difficulty (AluetteGaze *gaze)
{
  return ALUETTE_REMOTE_GAZE (gaze)->difficulty;
}

/* How conspicuous gestures are drawn; how long they are is the makers' affair. */
static void
remote_set_difficulty (AluetteGaze *gaze, AluetteGestureDifficulty difficulty)
{
  AluetteRemoteGaze *self = ALUETTE_REMOTE_GAZE (gaze);

  if (self->difficulty == difficulty)
    return;
  self->difficulty = difficulty;
  g_object_notify (G_OBJECT (self), "gesture-difficulty");
}

static gboolean
remote_get_own_eyes (AluetteGaze *gaze)
{
  return ALUETTE_REMOTE_GAZE (gaze)->viewer != ALU_NOBODY;
}

static void
remote_set_own_eyes (AluetteGaze *gaze, gboolean own_eyes)
{
}

static void
aluette_remote_gaze_class_init (AluetteRemoteGazeClass *klass)
{
  AluetteGazeClass *gaze_class = ALUETTE_GAZE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_remote_gaze_dispose;
  gaze_class->get_viewer = remote_get_viewer;
  gaze_class->set_viewer = remote_set_viewer;
  gaze_class->get_gesture_difficulty = remote_get_difficulty;
  gaze_class->set_gesture_difficulty = remote_set_difficulty;
  gaze_class->get_own_eyes = remote_get_own_eyes;
  gaze_class->set_own_eyes = remote_set_own_eyes;
  gaze_class->look = remote_look;
  gaze_class->get_target = remote_get_target;
  gaze_class->may_sign = remote_may_sign;
  gaze_class->make_sign = remote_make_sign;
  gaze_class->recall = remote_recall;
}

static void
aluette_remote_gaze_init (AluetteRemoteGaze *self)
{
  self->viewer = ALU_NOBODY;
  self->difficulty = ALUETTE_GESTURE_DIFFICULTY_REGULAR;
  self->looked = ALU_GAZE_HIDDEN;
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    self->targets[seat] = ALU_GAZE_HIDDEN;
}

AluetteGaze *
aluette_remote_gaze_new (AluetteGame *game)
{
  AluetteRemoteGaze *self = g_object_new (ALUETTE_TYPE_REMOTE_GAZE, NULL);

  g_return_val_if_fail (ALUETTE_IS_REMOTE_GAME (game), ALUETTE_GAZE (self));
  self->game = g_object_ref (ALUETTE_REMOTE_GAME (game));
  self->clock = aluette_main_clock_new ();
  self->look_time = aluette_clock_get_time (self->clock) - REPEAT_MS;
  g_signal_connect_object (game, "line", G_CALLBACK (on_line), self, G_CONNECT_SWAPPED);
  return ALUETTE_GAZE (self);
}
