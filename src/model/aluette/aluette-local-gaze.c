/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-local-gaze-private.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-game-log.h"

/* The gesture of a human: a tap makes it short and half hidden. */
#define SHORTEST_MS 350
#define LONGEST_MS 4000
#define SMALLEST 55
#define MS_A_STEP 20 /* milliseconds for each hundredth of size */

typedef struct
{
  guint length; /* percentage of the length at the bot's level */
  guint size;   /* percentage of the size at the bot's level */
} GestureStyle;

static const GestureStyle styles[ALUETTE_N_GESTURE_DIFFICULTIES] = {
  [ALUETTE_GESTURE_DIFFICULTY_LEARNER] = { 240, 150 },
  [ALUETTE_GESTURE_DIFFICULTY_REGULAR] = { 100, 100 },
  [ALUETTE_GESTURE_DIFFICULTY_CAFE] = { 65, 75 },
};

static const Manner usual_manner = { 1200, 80 };

G_DEFINE_FINAL_TYPE (AluetteLocalGaze, aluette_local_gaze, ALUETTE_TYPE_GAZE)

static void wait_for_next_event (AluetteLocalGaze *self);

static void
stop_waiting (AluetteLocalGaze *self)
{
  if (self->timer != 0)
    aluette_clock_remove (self->clock, self->timer);
  self->timer = 0;
}

static void
aluette_local_gaze_dispose (GObject *object)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (object);

  if (self->clock != NULL)
    stop_waiting (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->clock);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (aluette_local_gaze_parent_class)->dispose (object);
}

static void
aluette_local_gaze_finalize (GObject *object)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (object);

  g_free (self->table);
  g_array_unref (self->due);
  G_OBJECT_CLASS (aluette_local_gaze_parent_class)->finalize (object);
}

static void
aluette_local_gaze_init (AluetteLocalGaze *self)
{
  self->table = g_new0 (AluSignSimulation, 1);
  self->viewer = ALU_NOBODY;
  self->difficulty = ALUETTE_GESTURE_DIFFICULTY_REGULAR;
  self->is_stopped = TRUE;
  self->due = g_array_new (FALSE, FALSE, sizeof (AluEvent));
}

/* Time of the table */

static guint64
table_time (AluetteLocalGaze *self)
{
  return (guint64) (aluette_clock_get_time (self->clock) - self->offset);
}

/* Announces everything that has happened until now; finished signs are added to the due list. */
static void
catch_up (AluetteLocalGaze *self)
{
  AluSignSimEvent sim_event;

  while (!self->is_stopped && alu_sign_simulation_step (self->table, table_time (self), &sim_event))
    switch (sim_event.type)
      {
      case ALU_SIGN_SIM_GAZE:
        aluette_local_gaze_announce_gazes (self, sim_event.turned);
        break;
      case ALU_SIGN_SIM_BEGUN:
        aluette_local_gaze_begin_gesture (self, &sim_event.gesture);
        break;
      case ALU_SIGN_SIM_MADE:
        aluette_local_gaze_announce_readers (self, &sim_event.event);
        g_array_append_val (self->due, sim_event.event);
        break;
      case ALU_SIGN_SIM_SAID:
        g_array_append_val (self->due, sim_event.event);
        break;
      }
}

/* Asks for the due signs and calls. The match may refuse them. */
static void
request_due_signs (AluetteLocalGaze *self)
{
  g_autoptr (GArray) due = g_steal_pointer (&self->due);
  g_autoptr (AluetteGame) game = g_object_ref (self->game);

  self->due = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  for (guint i = 0; i < due->len; i++)
    {
      const AluEvent *event = &g_array_index (due, AluEvent, i);

      if (aluette_game_get_header (game)->players[event->seat].kind == ALU_GAME_HUMAN)
        aluette_game_request_async (game, event->seat, event, NULL, NULL, NULL);
      else
        aluette_local_game_request_for_bot (ALUETTE_LOCAL_GAME (game), event);
    }
}

static void
timeout_cb (gpointer data)
{
  g_autoptr (AluetteLocalGaze) self = g_object_ref (data);

  self->timer = 0;
  catch_up (self);
  aluette_local_gaze_announce_rested (self);
  request_due_signs (self);
  if (self->game != NULL)
    wait_for_next_event (self);
}

static void
wait_for_next_event (AluetteLocalGaze *self)
{
  guint64 next = MIN (alu_sign_simulation_next (self->table),
                      aluette_local_gaze_next_rested (self));
  guint64 now = self->table->gaze_model.now;

  stop_waiting (self);
  if (self->is_stopped || (next == ALU_NEVER && self->due->len == 0))
    return;
  if (self->due->len > 0)
    next = now;
  self->timer = aluette_clock_add (self->clock, (guint) (next - MIN (now, next)), timeout_cb, self);
}

static AluView
view_seat (AluetteLocalGaze *self, guint seat)
{
  return aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (self->game), seat);
}

/* Stops or continues the table's time with the match. */
static void
follow_pause (AluetteLocalGaze *self)
{
  AluView onlooker = view_seat (self, ALU_NOBODY);
  gboolean is_stopped = !aluette_game_get_ready (self->game) || alu_match_over (&onlooker.match)
                        || self->real_table;

  if (is_stopped != self->is_stopped)
    {
      catch_up (self);
      self->is_stopped = is_stopped;
      self->offset = aluette_clock_get_time (self->clock) - (gint64) self->table->gaze_model.now;
    }
  wait_for_next_event (self);
}

/* Changes of the match */

/* Finds the humans who see signs now, and those who will see their partners' signs when they come
 * to the screen to play a card. */
static void
place_humans (AluetteLocalGaze *self)
{
  AluView onlooker = view_seat (self, ALU_NOBODY);

  self->table->drawn = self->table->away = 0;
  for (guint seat = 0; seat < self->table->n_seats; seat++)
    {
      if (!aluette_game_get_header (self->game)->players[seat].kind == ALU_GAME_HUMAN)
        continue;
      if (self->is_networked && (self->behind & (1u << seat)) == 0)
        continue;
      if (seat == self->viewer)
        self->table->drawn |= (guint8) (1u << seat);
      else if (onlooker.n_cards[seat] > 0)
        self->table->away |= (guint8) (1u << seat);
    }
}

/* In a match with a key, every deal has its own random numbers. */
static void
begin_deal (AluetteLocalGaze *self, const AluMatch *match)
{
  const AluetteMatchKey *key = aluette_local_game_get_key (ALUETTE_LOCAL_GAME (self->game));
  guint deal = match->n_deals > 0 ? match->n_deals - 1 : 0;

  memset (self->manners, 0, sizeof self->manners);
  if (key != NULL)
    alu_sign_simulation_seed (self->table, aluette_match_key_seed (key, ALUETTE_SEED_GAZE, deal),
                              aluette_match_key_seed (key, ALUETTE_SEED_SIGNS, deal));
}

static void
on_changed (AluetteGame *game, guint first, guint n_events, AluetteLocalGaze *self)
{
  AluView onlooker = view_seat (self, ALU_NOBODY);
  unsigned turned = 0;

  catch_up (self);
  if (n_events == 0)
    {
      alu_sign_simulation_reset (self->table, &onlooker);
      g_array_set_size (self->due, 0);
    }
  for (guint i = first;
       i < first + n_events && i < aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)); i++)
    {
      const AluEvent *event = aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (game), i);

      turned |= alu_sign_simulation_note (self->table, event, &onlooker);
      if (event->type == ALU_EVENT_DEAL)
        begin_deal (self, &onlooker.match);
    }
  place_humans (self);
  self->table->silent = aluette_game_can_redo (game) ? 0xff : 0;
  aluette_local_gaze_announce_gazes (self, turned);
  follow_pause (self);
}

static AluView
get_view (void *data, int seat)
{
  return view_seat (data, (guint) seat);
}

static guint8
get_level (const AluGamePlayer *player)
{
  int level = alu_level_from_id (player->level);

  if (player->kind != ALU_GAME_BOT)
    return ALU_NOBODY;
  return level >= 0 ? (guint8) level : ALU_LEVEL_VILLAGER;
}

/* Lets bots remember their signs of the deal in which a match is resumed. */
static void
recall_signs (AluetteLocalGaze *self)
{
  AluetteLocalGame *game = ALUETTE_LOCAL_GAME (self->game);
  guint n = aluette_local_game_get_n_events (game), first = n;

  while (first > 0
         && aluette_local_game_get_aluette_event (game, first - 1)->type != ALU_EVENT_DEAL)
    first--;
  for (guint i = first; i < n; i++)
    alu_sign_simulation_recall (self->table, aluette_local_game_get_aluette_event (game, i));
}

/* Sets up the players. */
static void
set_table (AluetteLocalGaze *self)
{
  const AluGameHeader *header = aluette_game_get_header (self->game);
  AluView onlooker = view_seat (self, ALU_NOBODY);
  guint humans = alu_game_humans (header);
  guint8 levels[ALU_MAX_SEATS];
  guint64 now = (guint64) aluette_clock_get_time (self->clock);
  AluSeating seating;
  AluRng rng;

  alu_seating_init_from_header (&seating, header);
  self->real_table = seating.real_table;
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    levels[seat] = get_level (&header->players[seat]);
  alu_rng_seed (&rng, aluette_local_game_get_seed (ALUETTE_LOCAL_GAME (self->game)));
  alu_rng_seed (&rng, alu_rng_next (&rng)
                          ^ aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (self->game)));
  alu_sign_simulation_init (self->table, &seating, header->rules.n_seats, levels, now,
                            alu_rng_next (&rng), get_view, self);
  begin_deal (self, &onlooker.match);
  alu_sign_simulation_reset (self->table, &onlooker);
  recall_signs (self);
  if (humans != 0)
    self->viewer = (guint) g_bit_nth_lsf (humans, -1);
  place_humans (self);
}

AluetteGaze *
aluette_gaze_new (AluetteGame *game)
{
  AluetteLocalGaze *self = g_object_new (ALUETTE_TYPE_LOCAL_GAZE, NULL);

  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAME (game), ALUETTE_GAZE (self));
  self->game = g_object_ref (game);
  self->clock = g_object_ref (aluette_local_game_get_clock (ALUETTE_LOCAL_GAME (game)));
  set_table (self);
  g_signal_connect (game, "log-changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (game, "notify::ready", G_CALLBACK (follow_pause), self);
  follow_pause (self);
  return ALUETTE_GAZE (self);
}

static void
local_set_viewer (AluetteGaze *gaze, guint seat)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  if (self->viewer == seat)
    return;
  catch_up (self);
  self->viewer = seat;
  place_humans (self);
  aluette_local_gaze_announce_begun (self);
  wait_for_next_event (self);
  g_object_notify (G_OBJECT (self), "viewer");
}

static guint
local_get_viewer (AluetteGaze *gaze)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  return self->viewer;
}

static void
local_set_gesture_difficulty (AluetteGaze *gaze, AluetteGestureDifficulty difficulty)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  g_return_if_fail (difficulty < ALUETTE_N_GESTURE_DIFFICULTIES);
  if (self->difficulty == difficulty)
    return;
  self->difficulty = difficulty;
  self->table->length = (guint8) styles[difficulty].length;
  self->table->size = (guint8) styles[difficulty].size;
  g_object_notify (G_OBJECT (self), "gesture-difficulty");
}

static AluetteGestureDifficulty
local_get_gesture_difficulty (AluetteGaze *gaze)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  return self->difficulty;
}

static gboolean
local_get_own_eyes (AluetteGaze *gaze)
{
  return aluette_local_gaze_has_own_eyes (ALUETTE_LOCAL_GAZE (gaze));
}

static void
local_set_own_eyes (AluetteGaze *gaze, gboolean own_eyes)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  if (self->own_eyes == own_eyes)
    return;
  catch_up (self);
  self->own_eyes = own_eyes;
  if (self->viewer != ALU_NOBODY)
    {
      alu_gaze_model_show (&self->table->gaze_model, (int) self->viewer,
                           aluette_local_gaze_has_own_eyes (self));
      aluette_local_gaze_announce_gazes (self, 1u << self->viewer);
    }
  wait_for_next_event (self);
  g_object_notify (G_OBJECT (self), "own-eyes");
}

static void
local_look (AluetteGaze *gaze, guint target)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  g_return_if_fail (target < self->table->n_seats || target == ALU_GAZE_CARDS
                    || target == ALU_GAZE_TRICK);
  if (!aluette_local_gaze_has_own_eyes (self) || self->is_stopped)
    return;
  catch_up (self);
  alu_gaze_model_turn (&self->table->gaze_model, (int) self->viewer, (uint8_t) target);
  wait_for_next_event (self);
}

static guint
local_get_target (AluetteGaze *gaze, guint seat)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  g_return_val_if_fail (seat < ALU_MAX_SEATS, ALU_GAZE_HIDDEN);
  return self->table->gaze_model.gazes[seat].target;
}

static gboolean
local_may_sign (AluetteGaze *gaze, guint seat, AluSign sign, GError **error)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  const AluGameHeader *header = aluette_game_get_header (self->game);
  AluStatus status = ALU_ERROR_NO_SEAT;

  if (seat < header->rules.n_seats && sign < ALU_N_SIGNS)
    {
      AluView view = view_seat (self, seat);

      if (!header->players[seat].kind == ALU_GAME_HUMAN)
        status = ALU_ERROR_NOT_YOUR_TURN;
      else if (self->is_stopped)
        status = ALU_ERROR_NOT_NOW;
      else
        status = alu_match_may_sign (&view.match, (int) seat, sign);
    }
  if (status == ALU_OK)
    return TRUE;
  g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_texts[status]));
  return FALSE;
}

static gboolean
local_make_sign (AluetteGaze *gaze, guint seat, AluSign sign, guint strength, guint hold_ms,
                 GError **error)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  guint held = CLAMP (hold_ms, SHORTEST_MS, LONGEST_MS);
  AluGesture gesture = { .maker = (guint8) seat, .sign = (guint8) sign, .length_ms = held };

  if (!local_may_sign (gaze, seat, sign, error))
    return FALSE;
  gesture.strength = sign == ALU_SIGN_MISERE ? (guint8) CLAMP (strength, 1, 2) : 0;
  gesture.size = (guint8) MIN (100, SMALLEST + (held - SHORTEST_MS) / MS_A_STEP);
  alu_sign_simulation_cut (self->table, (int) seat);
  catch_up (self);
  alu_sign_simulation_begin (self->table, &gesture);
  aluette_local_gaze_begin_gesture (self, &gesture);
  wait_for_next_event (self);
  return TRUE;
}

static void
local_recall (AluetteGaze *gaze, guint maker, AluSign sign, guint *length_ms, double *size)
{
  AluetteLocalGaze *self = ALUETTE_LOCAL_GAZE (gaze);
  const Manner *manner = &usual_manner;
  const AluGesture *gesture;
  guint64 now, end;

  g_return_if_fail (maker < ALU_MAX_SEATS && sign < ALU_N_SIGNS);
  if (self->manners[maker][sign].length_ms > 0)
    manner = &self->manners[maker][sign];
  gesture = &self->table->gestures[maker];
  now = self->table->gaze_model.now;
  end = gesture->start + gesture->length_ms;
  *length_ms = gesture->on && gesture->sign == sign && end > now ? (guint) (end - now)
                                                                 : manner->length_ms;
  *size = manner->size / 100.0;
}

/* Over a network */

void
aluette_local_gaze_set_networked (AluetteLocalGaze *self)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAZE (self));
  self->is_networked = TRUE;
  self->viewer = ALU_NOBODY;
  place_humans (self);
}

void
aluette_local_gaze_set_present (AluetteLocalGaze *self, guint seats, guint behind)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAZE (self) && self->is_networked);
  if (self->present == seats && self->behind == behind)
    return;
  catch_up (self);
  for (guint seat = 0; seat < self->table->n_seats; seat++)
    if (((self->present ^ seats) & (1u << seat)) != 0)
      {
        alu_gaze_model_show (&self->table->gaze_model, (int) seat, (seats & (1u << seat)) != 0);
        g_signal_emit_by_name (self, "gaze-changed", seat);
      }
  self->present = seats;
  self->behind = behind;
  place_humans (self);
  wait_for_next_event (self);
}

void
aluette_local_gaze_set_round_trip (AluetteLocalGaze *self, guint seat, guint ms, guint least_ms)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAZE (self) && seat < ALU_MAX_SEATS);
  self->table->delays_ms[seat] = (uint16_t) MIN (ms, ALUETTE_LOCAL_GAZE_MAX_ROUND_TRIP);
  self->table->gaze_model.turn_ms[seat] = (uint16_t) (ALU_GAZE_TURN_MS
                                                      - MIN (least_ms, ALU_GAZE_TURN_MS));
  self->rest_ms[seat] = ALU_HUMAN_READS_MS - MIN (least_ms, ALU_HUMAN_READS_MS);
}

void
aluette_local_gaze_look_from (AluetteLocalGaze *self, guint seat, guint target)
{
  g_return_if_fail (ALUETTE_IS_LOCAL_GAZE (self) && seat < self->table->n_seats);
  if (self->is_stopped || (self->present & (1u << seat)) == 0)
    return;
  catch_up (self);
  alu_gaze_model_turn (&self->table->gaze_model, (int) seat, (uint8_t) target);
  wait_for_next_event (self);
}

gboolean
aluette_local_gaze_is_signing (AluetteLocalGaze *self, guint seat)
{
  g_return_val_if_fail (ALUETTE_IS_LOCAL_GAZE (self) && seat < ALU_MAX_SEATS, FALSE);
  catch_up (self);
  return self->table->gestures[seat].on;
}

static void
aluette_local_gaze_class_init (AluetteLocalGazeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  AluetteGazeClass *gaze_class = ALUETTE_GAZE_CLASS (klass);

  object_class->dispose = aluette_local_gaze_dispose;
  object_class->finalize = aluette_local_gaze_finalize;
  gaze_class->get_viewer = local_get_viewer;
  gaze_class->set_viewer = local_set_viewer;
  gaze_class->get_gesture_difficulty = local_get_gesture_difficulty;
  gaze_class->set_gesture_difficulty = local_set_gesture_difficulty;
  gaze_class->get_own_eyes = local_get_own_eyes;
  gaze_class->set_own_eyes = local_set_own_eyes;
  gaze_class->look = local_look;
  gaze_class->get_target = local_get_target;
  gaze_class->may_sign = local_may_sign;
  gaze_class->make_sign = local_make_sign;
  gaze_class->recall = local_recall;
  g_signal_new ("sign-seen", ALUETTE_TYPE_LOCAL_GAZE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_POINTER, G_TYPE_UINT, G_TYPE_UINT);
}
