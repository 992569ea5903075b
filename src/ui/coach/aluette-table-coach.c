/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-table-coach.h"

#include <glib/gi18n.h>

#include "model/coach/aluette-coach.h"
#include "ui/coach/aluette-coach-words.h"
#include "ui/coach/aluette-speech.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-announcer.h"

/* Thinking is shown only where it takes longer than this. In milliseconds. */
#define PATIENCE_MS 200

/* Cards that come to rest are waited for in steps of this. */
#define REST_MS 250

/* Between cards of a deal that is played to its end. */
#define SETTLE_MS 500

/* With a card each there is nothing to be spared. */
#define LEAST_CARDS 2

typedef enum
{
  TOPIC_NONE,
  TOPIC_HINT,
  TOPIC_WHY,
  TOPIC_CLAIM,
  TOPIC_SETTLING,
} Topic;

struct _AluetteTableCoach
{
  GObject parent_instance;

  AluetteTable *table; /* not owned */
  GSettings *settings;
  AluetteCoach *coach;
  AluetteGame *game;     /* (nullable) */
  GtkWidget *speech;     /* (nullable): the table owns it */
  Topic topic;           /* what is spoken of */
  GCancellable *thought; /* (nullable): of what is being thought */
  guint patience;        /* timer */
  gboolean holding;      /* the match waits for the end of a speech */

  AluHint hint;
  AluView hint_view;
  AluetteHintStage stage;
  guint hint_at; /* 1 + length of the log for which the hint is, 0 without one */
  AluClaim claim;
  guint offered; /* number of the deal whose end was offered: once is enough */
  guint timer;    /* of an offer to end the deal, or of its next card */
};

enum
{
  PROP_SETTLING = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteTableCoach, aluette_table_coach, G_TYPE_OBJECT)

static AluetteWords
words_of (AluetteTableCoach *self)
{
  return (AluetteWords) {
    .header = aluette_game_get_header (self->game),
    .listener = aluette_table_get_viewer_seat (self->table),
    .pack = aluette_table_style_get_pack (aluette_table_get_style (self->table)),
  };
}

/* Whether the person before the screen is to decide. */
static gboolean
is_asked (AluetteTableCoach *self)
{
  guint seat = aluette_table_get_viewer_seat (self->table);

  return self->game != NULL && seat != ALU_NOBODY && aluette_game_get_awaited (self->game) == seat;
}

static void
set_topic (AluetteTableCoach *self, Topic topic)
{
  gboolean settling = self->topic == TOPIC_SETTLING;

  self->topic = topic;
  if (settling != (topic == TOPIC_SETTLING))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SETTLING]);
}

static void
say (AluetteTableCoach *self, const AluetteSpeechLook *look)
{
  gboolean fresh = self->speech == NULL;

  if (fresh)
    self->speech = aluette_speech_new ("match.dismiss");
  aluette_speech_set_look (ALUETTE_SPEECH (self->speech), look);
  if (fresh)
    aluette_table_set_speech (self->table, self->speech);
  if (!look->busy)
    aluette_announce (GTK_WIDGET (self->table), look->text);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The coach himself speaks. */
static void
say_plainly (AluetteTableCoach *self, const char *text)
{
  AluetteSpeechLook look = { .speaker = _("Coach"), .villager = -1, .text = text };

  say (self, &look);
}

/* Bots wait while one of them answers. */
static void
hold (AluetteTableCoach *self, gboolean on)
{
  if (on && !self->holding && !aluette_game_get_paused (self->game))
    {
      self->holding = TRUE;
      aluette_game_set_paused (self->game, TRUE);
    }
  else if (!on && self->holding)
    {
      AluView view = aluette_game_get_view (self->game, ALU_NOBODY);

      /* After a deal the table lets people look. */
      self->holding = FALSE;
      if (alu_match_phase (&view.match) != ALU_PHASE_DEAL)
        aluette_game_set_paused (self->game, FALSE);
    }
}

static void
stop_thinking (AluetteTableCoach *self)
{
  g_clear_handle_id (&self->patience, g_source_remove);
  g_cancellable_cancel (self->thought);
  g_clear_object (&self->thought);
}

/* Ends whatever goes on, without a word. */
static void
fall_silent (AluetteTableCoach *self)
{
  stop_thinking (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  set_topic (self, TOPIC_NONE);
  if (self->game != NULL)
    hold (self, FALSE);
  self->holding = FALSE;
  if (self->speech != NULL)
    {
      self->speech = NULL;
      aluette_table_set_speech (self->table, NULL);
    }
  aluette_table_set_advice (self->table, 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
impatient_cb (gpointer data)
{
  AluetteTableCoach *self = data;
  AluetteSpeechLook look = {
    .speaker = _("Coach"), .villager = -1, .text = _("Let me see…"), .busy = TRUE
  };

  self->patience = 0;
  say (self, &look);
  return G_SOURCE_REMOVE;
}

static void
start_thinking (AluetteTableCoach *self, Topic topic)
{
  stop_thinking (self);
  set_topic (self, topic);
  self->thought = g_cancellable_new ();
  self->patience = g_timeout_add (PATIENCE_MS, impatient_cb, self);
}

/* A question that was withdrawn has nobody waiting any more. */
static void
give_up (AluetteTableCoach *self, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    fall_silent (self);
}

/* Hints. */

const char *
aluette_table_coach_get_obstacle (AluetteTableCoach *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), NULL);

  if (self->game != NULL && aluette_game_get_rated (self->game))
    return _("No hints in matches played for the record");
  if (!g_settings_get_boolean (self->settings, "coach-hints"))
    return _("Hints are switched off in the preferences");
  if (!is_asked (self) || self->topic == TOPIC_SETTLING)
    return _("Hints are for when it is your turn");
  return NULL;
}

static void
show_hint (AluetteTableCoach *self)
{
  AluetteWords words = words_of (self);
  g_autofree char *text = aluette_coach_words_hint (&words, &self->hint_view, &self->hint,
                                                    self->stage);
  gboolean play = self->hint.event.type == ALU_EVENT_PLAY;
  AluetteSpeechLook look = { .speaker = _("Coach"), .villager = -1, .text = text };

  if (self->stage != ALUETTE_HINT_WHY)
    look.actions[0] = "match.hint";
  look.labels[0] = self->stage == ALUETTE_HINT_CARD ? _("Why?")
                   : play                           ? _("Which Card?")
                                                    : _("What to Do?");
  set_topic (self, TOPIC_HINT);
  say (self, &look);
  aluette_table_set_advice (self->table, play && self->stage != ALUETTE_HINT_NUDGE
                                             ? alu_card_bit (self->hint.event.card)
                                             : 0);
}

static void
hint_ready (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTableCoach) self = data;
  g_autoptr (GError) error = NULL;
  AluHint hint;

  if (!aluette_coach_hint_finish (ALUETTE_COACH (source), result, &hint, &error))
    {
      give_up (self, error);
      return;
    }
  stop_thinking (self);
  self->hint = hint;
  self->hint_at = aluette_game_get_n_events (self->game) + 1;
  self->stage = ALUETTE_HINT_NUDGE;
  show_hint (self);
}

void
aluette_table_coach_hint (AluetteTableCoach *self)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  if (aluette_table_coach_get_obstacle (self) != NULL || self->thought != NULL)
    return;
  if (self->hint_at != 0)
    {
      if (self->topic == TOPIC_HINT && self->stage != ALUETTE_HINT_WHY)
        self->stage++;
      show_hint (self);
      return;
    }
  fall_silent (self);
  start_thinking (self, TOPIC_HINT);
  self->hint_view = aluette_game_get_view (self->game, aluette_table_get_viewer_seat (self->table));
  aluette_coach_hint_async (self->coach, &self->hint_view, self->thought, hint_ready,
                            g_object_ref (self));
}

/* Reasons. */

/* The person who decided for a seat. */
static guint
decider_of (AluetteTableCoach *self, guint seat)
{
  const AluPlayer *player = &aluette_game_get_header (self->game)->players[seat];

  return player->kind == ALU_PLAYER_PETIT_JEAN ? player->captain : seat;
}

static void
why_ready (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTableCoach) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  AluetteSpeechLook look = { NULL };
  AluetteWords words;
  AluExplanation why;
  guint speaker;

  if (!aluette_coach_why_finish (ALUETTE_COACH (source), result, &why, &error))
    {
      give_up (self, error);
      return;
    }
  stop_thinking (self);
  words = words_of (self);
  speaker = decider_of (self, why.seat);
  reason = aluette_coach_words_explanation (&words, &why);
  /* Translators: what a player says, in quotation marks. */
  text = g_strdup_printf (C_("speech", "“%s”"), reason);
  name = aluette_words_player (&words, speaker);
  look.speaker = name;
  look.text = text;
  look.villager = (int)
      aluette_portrait_get_villager (ALUETTE_PORTRAIT (aluette_table_get_portrait (self->table,
                                                                                   speaker)));
  say (self, &look);
}

/* Returns: the place in the log of the card asked about, or -1. */
static int
find_card (AluetteTableCoach *self, int seat)
{
  for (guint i = aluette_game_get_n_events (self->game); i > 0; i--)
    {
      const AluEvent *event = aluette_game_get_event (self->game, i - 1);

      if (event->type == ALU_EVENT_DEAL)
        return -1;
      if (event->type == ALU_EVENT_PLAY && (seat < 0 || event->seat == seat)
          && aluette_coach_may_why (self->game, i - 1))
        return (int) i - 1;
    }
  return -1;
}

void
aluette_table_coach_why (AluetteTableCoach *self, int seat)
{
  int event;

  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  if (self->game == NULL || self->topic == TOPIC_SETTLING)
    return;
  event = find_card (self, seat);
  fall_silent (self);
  set_topic (self, TOPIC_WHY);
  if (event < 0)
    {
      say_plainly (self, _("No bot has played a card yet that you could ask about."));
      return;
    }
  start_thinking (self, TOPIC_WHY);
  hold (self, TRUE);
  aluette_coach_why_async (self->coach, self->game, (guint) event,
                           aluette_table_get_viewer_seat (self->table), self->thought, why_ready,
                           g_object_ref (self));
}

/* The rest is settled. */

/* Where several people share the screen, nobody plays for another. */
static gboolean
is_alone (AluetteTableCoach *self)
{
  const AluRecordHeader *header = aluette_game_get_header (self->game);
  guint n = 0;

  for (guint seat = 0; seat < header->rules.seats; seat++)
    n += header->players[seat].kind == ALU_PLAYER_HUMAN;
  return n == 1;
}

static gboolean
may_claim (AluetteTableCoach *self)
{
  AluView view;

  if (!is_asked (self) || self->topic != TOPIC_NONE || !is_alone (self)
      || !g_settings_get_boolean (self->settings, "coach-claims"))
    return FALSE;
  view = aluette_game_get_view (self->game, aluette_table_get_viewer_seat (self->table));
  return alu_match_phase (&view.match) == ALU_PHASE_PLAY && view.n_cards[view.seat] >= LEAST_CARDS
         && view.match.n_deals != self->offered && alu_claim_settled (&view, &self->claim);
}

static void
offer_to_settle (AluetteTableCoach *self)
{
  AluetteWords words = words_of (self);
  g_autofree char *text = aluette_coach_words_claim (&words, &self->claim);
  AluetteSpeechLook look = { .speaker = _("Coach"),
                             .villager = -1,
                             .text = text,
                             .actions = { "match.claim", "match.dismiss" },
                             .labels = { _("Show and End the Deal"), _("Play On") } };

  self->offered = aluette_game_get_view (self->game, ALU_NOBODY).match.n_deals;
  set_topic (self, TOPIC_CLAIM);
  say (self, &look);
}

static gboolean
at_rest_cb (gpointer data)
{
  AluetteTableCoach *self = data;

  if (aluette_table_is_busy (self->table))
    return G_SOURCE_CONTINUE;
  self->timer = 0;
  if (may_claim (self))
    offer_to_settle (self);
  return G_SOURCE_REMOVE;
}

/* The next card of the line; for a Petit-Jean his strongest. */
static AluCard
next_card (AluetteTableCoach *self, const AluView *view)
{
  AluCardSet legal = alu_match_legal_plays (&view->match);
  AluCard cards[ALU_N_CARDS];

  for (int i = 0; i < self->claim.n_line; i++)
    if (view->match.deal.turn == view->seat && (legal & alu_card_bit (self->claim.line[i])) != 0)
      return self->claim.line[i];
  return alu_set_sorted (alu_rules_order (&view->match.rules), legal, cards) > 0 ? cards[0]
                                                                                 : ALU_CARD_NONE;
}

static gboolean
settle_on_cb (gpointer data)
{
  AluetteTableCoach *self = data;
  AluEvent event = { .type = ALU_EVENT_PLAY };
  g_autoptr (GError) error = NULL;
  AluView view;

  self->timer = 0;
  view = aluette_game_get_view (self->game, aluette_table_get_viewer_seat (self->table));
  event.seat = view.match.deal.turn;
  event.card = next_card (self, &view);
  if (event.card == ALU_CARD_NONE || !aluette_game_dispatch (self->game, &event, &error))
    fall_silent (self);
  return G_SOURCE_REMOVE;
}

/* Something else than a card may be asked of the person: then he is before the screen again. */
static void
settle_on (AluetteTableCoach *self)
{
  AluView view = aluette_game_get_view (self->game, aluette_table_get_viewer_seat (self->table));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (view.match.deal.ended || alu_match_phase (&view.match) != ALU_PHASE_PLAY)
    fall_silent (self);
  else if (is_asked (self))
    self->timer = g_timeout_add (SETTLE_MS, settle_on_cb, self);
}

void
aluette_table_coach_settle (AluetteTableCoach *self)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  if (self->topic != TOPIC_CLAIM)
    return;
  set_topic (self, TOPIC_SETTLING);
  say_plainly (self, _("The rest is being played. Close this to go on yourself."));
  settle_on (self);
}

void
aluette_table_coach_dismiss (AluetteTableCoach *self)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  fall_silent (self);
}

gboolean
aluette_table_coach_is_speaking (AluetteTableCoach *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), FALSE);

  return self->topic != TOPIC_NONE;
}

const char *
aluette_table_coach_get_text (AluetteTableCoach *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), NULL);

  return self->speech != NULL ? aluette_speech_get_text (ALUETTE_SPEECH (self->speech)) : NULL;
}

/* What happens at the table. */

static gboolean
only_talk (AluetteTableCoach *self, guint first, guint n_events)
{
  for (guint i = first; i < first + n_events; i++)
    {
      const AluEvent *event = aluette_game_get_event (self->game, i);

      if (event->type != ALU_EVENT_SIGN && event->type != ALU_EVENT_SAY)
        return FALSE;
    }
  return n_events > 0;
}

static void
game_changed_cb (AluetteTableCoach *self, guint first, guint n_events)
{
  if (only_talk (self, first, n_events))
    return;
  self->hint_at = 0;
  if (self->topic == TOPIC_SETTLING && n_events > 0)
    {
      settle_on (self);
      return;
    }
  fall_silent (self);
  if (is_asked (self))
    self->timer = g_timeout_add (REST_MS, at_rest_cb, self);
}

static void
viewer_changed_cb (AluetteTableCoach *self)
{
  self->hint_at = 0;
  fall_silent (self);
}

/* What he may do depends on the match's pace and on who thinks, too. */
static void
tell_changed (AluetteTableCoach *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
ask_portrait (AluetteTableCoach *self, GtkGesture *gesture)
{
  GtkWidget *portrait = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  for (guint seat = 0; seat < aluette_game_get_header (self->game)->rules.seats; seat++)
    if (aluette_table_get_portrait (self->table, seat) == portrait
        && aluette_game_get_header (self->game)->players[seat].kind == ALU_PLAYER_BOT)
      aluette_table_coach_why (self, (int) seat);
}

static void
clicked_cb (AluetteTableCoach *self, int n_press, double x, double y, GtkGesture *gesture)
{
  ask_portrait (self, gesture);
}

static void
long_pressed_cb (AluetteTableCoach *self, double x, double y, GtkGesture *gesture)
{
  ask_portrait (self, gesture);
}

/* A bot is asked by the secondary button, or by a long press, on its portrait. */
static void
watch_portraits (AluetteTableCoach *self)
{
  for (guint seat = 0; seat < aluette_game_get_header (self->game)->rules.seats; seat++)
    {
      GtkWidget *portrait = aluette_table_get_portrait (self->table, seat);
      GtkGesture *click = gtk_gesture_click_new ();
      GtkGesture *press = gtk_gesture_long_press_new ();

      gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
      g_signal_connect_object (click, "pressed", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (press, "pressed", G_CALLBACK (long_pressed_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_add_controller (portrait, GTK_EVENT_CONTROLLER (click));
      gtk_widget_add_controller (portrait, GTK_EVENT_CONTROLLER (press));
    }
}

void
aluette_table_coach_set_game (AluetteTableCoach *self, AluetteGame *game)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  fall_silent (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->hint_at = 0;
  self->offered = 0;
  if (game == NULL)
    return;
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "thinking", G_CALLBACK (tell_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::rated", G_CALLBACK (tell_changed), self,
                           G_CONNECT_SWAPPED);
  watch_portraits (self);
  tell_changed (self);
}

static void
aluette_table_coach_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SETTLING)
    g_value_set_boolean (value, ALUETTE_TABLE_COACH (object)->topic == TOPIC_SETTLING);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_table_coach_dispose (GObject *object)
{
  AluetteTableCoach *self = ALUETTE_TABLE_COACH (object);

  stop_thinking (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->coach);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_table_coach_parent_class)->dispose (object);
}

static void
aluette_table_coach_class_init (AluetteTableCoachClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = aluette_table_coach_get_property;
  object_class->dispose = aluette_table_coach_dispose;
  props[PROP_SETTLING] = g_param_spec_boolean ("settling", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                   | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_TABLE_COACH, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_table_coach_init (AluetteTableCoach *self)
{
  self->coach = aluette_coach_new ();
}

AluetteTableCoach *
aluette_table_coach_new (AluetteTable *table, GSettings *settings)
{
  AluetteTableCoach *self = g_object_new (ALUETTE_TYPE_TABLE_COACH, NULL);

  self->table = table;
  self->settings = g_object_ref (settings);
  g_signal_connect_object (table, "notify::viewer-seat", G_CALLBACK (viewer_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::coach-hints", G_CALLBACK (tell_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}
