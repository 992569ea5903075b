/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-aluette-game.h"
#include "ui/table/aluette-table-private.h"

#include <glib/gi18n.h>

/* How long a finished trick is shown if a human leads the next, and how long each event of a replay
 * is shown. In milliseconds. */
#define TRICK_PAUSE_MS 1500
#define REPLAY_MS 1000
#define GESTURE_GAP_MS 300 /* after a replayed sign */

/* Delay between cards of a deal or chant, as a fraction of the duration of a flight. */
#define STAGGER 0.14

/* Number of cards that move to each other player when cards are dealt. */
#define PACKETS 3

/* The cards of the trick and their positions before they are collected. */
typedef struct
{
  guint n;
  AluCard cards[ALU_MAX_SEATS];
  AluetteWhere from[ALU_MAX_SEATS];
} Collection;

static guint
flight_ms (AluetteTable *self)
{
  switch (self->speed)
    {
    case ALUETTE_SPEED_OFF:
      return 0;
    case ALUETTE_SPEED_SLOW:
      return 560;
    case ALUETTE_SPEED_FAST:
      return 170;
    default:
      return 300;
    }
}

void
aluette_table_show_notice (AluetteTable *self, const char *text)
{
  g_free (self->notice);
  self->notice = g_strdup (text);
}

/* Stores the current cards of the trick. */
static void
prepare_collection (AluetteTable *self, Collection *collection)
{
  collection->n = 0;
  for (guint place = 0; place < ALU_MAX_SEATS; place++)
    {
      AluetteCard *card = aluette_trick_get_slot (self->trick, place);

      if (card == NULL
          || !aluette_card_animator_locate (self->animator, GTK_WIDGET (card),
                                            &collection->from[collection->n]))
        continue;
      collection->cards[collection->n++] = aluette_card_get_card (card);
    }
}

/* Moves the cards of the trick to its winner, or to the talon if it is spoiled. */
static void
animate_collection (AluetteTable *self, const Collection *collection, const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  int taker = deal->n_tricks > 0 ? deal->takers[deal->n_tricks - 1] : ALU_SPOILED;
  GtkWidget *target = taker == ALU_SPOILED || taker >= match->rules.seats
                          ? GTK_WIDGET (self->talon)
                          : aluette_seat_get_tricks_widget (self->seats[taker]);

  for (guint i = 0; i < collection->n; i++)
    aluette_card_animator_fly (self->animator,
                               taker == ALU_SPOILED ? ALU_CARD_NONE : collection->cards[i],
                               &collection->from[i], target, i * flight_ms (self) / 8,
                               flight_ms (self));
}

static void
end_trick_pause (AluetteTable *self)
{
  AluView view;
  Collection collection;

  g_clear_handle_id (&self->trick_pause_timer, g_source_remove);
  if (!self->trick_pause)
    return;
  prepare_collection (self, &collection);
  self->trick_pause = FALSE;
  aluette_table_refresh (self);
  view = aluette_table_get_view (self);
  animate_collection (self, &collection, &view.match);
  aluette_table_check_rest (self);
}

static gboolean
trick_pause_over_cb (gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);

  self->trick_pause_timer = 0;
  end_trick_pause (self);
  return G_SOURCE_REMOVE;
}

/* Keeps a finished trick until the next card. If a human plays that, a timer limits the pause. */
static void
start_trick_pause (AluetteTable *self, const AluMatch *match)
{
  const AluRecordHeader *header = aluette_game_get_aluette_header (self->game);
  int decider = alu_match_decider (match);

  self->trick_pause = TRUE;
  g_clear_handle_id (&self->trick_pause_timer, g_source_remove);
  if (match->deal.ended || decider == ALU_NOBODY
      || alu_player_is_human (&header->players[decider]))
    self->trick_pause_timer = g_timeout_add (TRICK_PAUSE_MS, trick_pause_over_cb, self);
}

/* Finds the start of a played card: the card if it is visible, otherwise the player. */
static gboolean
locate_card (AluetteTable *self, guint seat, AluCard card, AluetteWhere *where)
{
  AluetteHand *hand = self->revealed_hands[seat] != NULL ? self->revealed_hands[seat]
                      : aluette_table_get_place (self, seat) == 0 ? self->hand : NULL;
  AluetteCard *widget = hand != NULL ? aluette_hand_get_widget (hand, card) : NULL;

  if (widget == NULL && hand != NULL)
    widget = aluette_hand_get_widget (hand, ALU_CARD_NONE);
  return aluette_card_animator_locate (self->animator,
                                       widget != NULL
                                           ? GTK_WIDGET (widget)
                                           : aluette_seat_get_portrait (self->seats[seat]),
                                       where);
}

static GtkWidget *
seat_target (AluetteTable *self, guint seat)
{
  if (self->revealed_hands[seat] != NULL)
    return GTK_WIDGET (self->revealed_hands[seat]);
  return aluette_table_get_place (self, seat) == 0
             ? GTK_WIDGET (self->hand) : aluette_seat_get_portrait (self->seats[seat]);
}

/* Moves the cards of the viewer one by one, and the cards of the others in packets. */
static void
animate_deal (AluetteTable *self, const AluView *view)
{
  AluetteWhere from;
  guint n = view->match.rules.seats;
  guint step = (guint) (flight_ms (self) * STAGGER);
  guint sent = 0;

  if (!aluette_card_animator_locate (self->animator, GTK_WIDGET (self->talon), &from))
    return;
  for (guint packet = 0; packet < PACKETS; packet++)
    for (guint i = 1; i <= n; i++)
      {
        guint seat = (view->match.deal.dealer + i) % n;
        gboolean own = aluette_table_get_place (self, seat) == 0;

        for (guint k = 0; k < 3; k++)
          {
            AluCard card = own ? aluette_hand_get_card (self->hand, packet * 3 + k)
                               : ALU_CARD_NONE;
            AluetteCard *widget = card != ALU_CARD_NONE
                                      ? aluette_hand_get_widget (self->hand, card) : NULL;

            aluette_card_animator_fly (self->animator, ALU_CARD_NONE, &from,
                                       widget != NULL ? GTK_WIDGET (widget)
                                                      : seat_target (self, seat),
                                       step * sent++, flight_ms (self));
            if (!own)
              break;
          }
      }
}

/* Moves the six cards of the chant between talon and player. */
static void
animate_chant (AluetteTable *self, guint seat, gboolean to_player)
{
  GtkWidget *player = seat_target (self, seat);
  GtkWidget *talon = GTK_WIDGET (self->talon);
  AluetteWhere from;

  if (!aluette_card_animator_locate (self->animator, to_player ? talon : player, &from))
    return;
  for (guint i = 0; i < ALU_CHANT_CARDS; i++)
    aluette_card_animator_fly (self->animator, ALU_CARD_NONE, &from, to_player ? player : talon,
                               i * (guint) (flight_ms (self) * STAGGER), flight_ms (self));
}

/* Moves the four luettes of the draw to their players. */
static void
animate_draw (AluetteTable *self)
{
  AluetteWhere from;

  if (!aluette_card_animator_locate (self->animator, GTK_WIDGET (self->trick), &from))
    return;
  for (guint place = 0; place < ALU_MAX_SEATS; place++)
    {
      AluetteCard *card = aluette_trick_get_slot (self->trick, place);

      if (card != NULL)
        aluette_card_animator_fly (self->animator, aluette_card_get_card (card), &from,
                                   GTK_WIDGET (card), place * flight_ms (self), flight_ms (self));
    }
}

static void
animate_event (AluetteTable *self, const AluEvent *event, const AluView *after,
               const AluetteWhere *from)
{
  AluetteCard *slot;

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_PLAY:
      slot = aluette_trick_get_slot (self->trick, aluette_table_get_place (self, event->seat));
      if (slot != NULL && from != NULL)
        aluette_card_animator_fly (self->animator, event->card, from, GTK_WIDGET (slot), 0,
                                   flight_ms (self));
      break;
    case ALU_EVENT_DEAL:
      animate_deal (self, after);
      break;
    case ALU_EVENT_DRAW:
      animate_draw (self);
      break;
    case ALU_EVENT_SUNG:
      animate_chant (self, event->seat, TRUE);
      break;
    case ALU_EVENT_REJECT:
      animate_chant (self, event->seat, FALSE);
      break;
    default:
      break;
    }
}

/* Shows line number @index. The table must show the state before it. */
static void
show_event (AluetteTable *self, guint index)
{
  const AluEvent *event = aluette_seat_log_get_aluette_line (self->log, index);
  AluView before = aluette_table_get_view (self), after;
  gboolean was_in_trick_pause = self->trick_pause, moves = !alu_event_is_signal (event);
  AluetteWhere from;
  gboolean located = event->type == ALU_EVENT_PLAY
                     && locate_card (self, event->seat, event->card, &from);
  Collection collection = { 0 };

  if (was_in_trick_pause && moves)
    {
      prepare_collection (self, &collection);
      g_clear_handle_id (&self->trick_pause_timer, g_source_remove);
      self->trick_pause = FALSE;
    }
  self->shown = index + 1;
  self->landing = located && aluette_card_animator_can_run (self->animator, flight_ms (self))
                      ? event->seat : ALU_NOBODY;
  after = aluette_table_get_view (self);
  g_clear_pointer (&self->notice, g_free);
  if (event->type == ALU_EVENT_PLAY && after.match.deal.n_plays % after.match.rules.seats == 0)
    start_trick_pause (self, &after.match);
  aluette_table_refresh (self);
  if (collection.n > 0 && event->type == ALU_EVENT_PLAY)
    animate_collection (self, &collection, &before.match);
  aluette_table_announce_sign (self, index);
  animate_event (self, event, &after, located ? &from : NULL);
  if (!aluette_card_animator_is_running (self->animator))
    aluette_table_cards_landed (self);
}

/* Returns: whether a person watches the match */
static gboolean
has_spectator (AluetteTable *self)
{
  return self->viewer >= 0 || alu_game_humans (aluette_game_get_header (self->game)) != 0;
}

/* Returns: whether the draw or a finished deal is shown */
static gboolean
has_result (AluetteTable *self)
{
  AluView view = aluette_table_get_view (self);

  return view.match.deal.phase == ALU_PHASE_DEAL
         && (view.match.deal.ended
             || (view.match.n_deals == 0 && view.match.dealer != ALU_NOBODY));
}

void
aluette_table_update_pause (AluetteTable *self)
{
  if (self->game != NULL)
    aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_LOOK,
                                   !has_spectator (self) || !has_result (self));
}

static void
note_seen (AluetteTable *self)
{
  if (self->active_viewer != ALU_NOBODY && !aluette_table_needs_handover (self))
    self->seen[self->active_viewer] = self->shown;
}

void
aluette_table_show_all (AluetteTable *self)
{
  if (self->game != NULL)
    {
      aluette_table_note_known (self);
      self->shown = aluette_seat_log_get_n_lines (aluette_table_get_log (self));
    }
  aluette_table_refresh (self);
}

/* Shows the match after an undo. Seats have not seen the events that come next. */
static void
step_back (AluetteTable *self)
{
  aluette_table_stop_playback (self);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    self->seen[seat] = MIN (self->seen[seat], self->known[seat]);
  aluette_table_show_notice (self, _("Move undone"));
  aluette_table_show_all (self);
  aluette_table_check_rest (self);
  aluette_table_update_pause (self);
}

/* Returns: whether the lines from @first on are all signs or calls */
static gboolean
is_signal (AluetteTable *self, guint first)
{
  for (guint i = first; i < aluette_seat_log_get_n_lines (self->log); i++)
    if (!alu_event_is_signal (aluette_seat_log_get_aluette_line (self->log, i)))
      return FALSE;
  return TRUE;
}

static void
show_new_lines (AluetteTable *self, guint first)
{
  if (self->replay_timer != 0 && is_signal (self, first))
    return; /* the replay will show them */
  if (self->replay_timer != 0 || self->shown != first)
    aluette_table_stop_playback (self);
  self->shown = first;
  while (self->shown < aluette_seat_log_get_n_lines (self->log))
    if (aluette_seat_log_get_aluette_line (self->log, self->shown)->type == ALU_EVENT_UNCOVER)
      self->shown++;
    else
      show_event (self, self->shown);
  note_seen (self);
  aluette_table_check_rest (self);
  aluette_table_update_pause (self);
}

void
aluette_table_log_changed (AluetteTable *self)
{
  AluetteSeatLog *log = aluette_table_get_log (self);
  guint first = self->known[MIN (aluette_seat_log_get_seat (log), ALU_MAX_SEATS)];
  guint n_lines = aluette_seat_log_get_n_lines (log);

  aluette_table_note_known (self);
  if (n_lines == first)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), FALSE);
  if (n_lines < first)
    step_back (self);
  else
    show_new_lines (self, first);
}

static void
end_replay (AluetteTable *self)
{
  g_clear_handle_id (&self->replay_timer, g_source_remove);
  g_clear_pointer (&self->notice, g_free);
  aluette_table_show_all (self);
  note_seen (self);
  aluette_table_check_rest (self);
}

/* Returns: whether the replay shows an event: of signs, only those from partners of the viewer */
static gboolean
is_for_active_viewer (AluetteTable *self, const AluEvent *event)
{
  if (event->type == ALU_EVENT_UNCOVER)
    return FALSE;
  return event->type != ALU_EVENT_SIGN
         || (event->seat != self->active_viewer
             && (event->sign.read & (1u << self->active_viewer)) != 0
             && alu_team_of (event->seat) == alu_team_of ((int) self->active_viewer));
}

/* Returns: how long the replay shows an event, in milliseconds */
static guint
get_replay_duration (AluetteTable *self, const AluEvent *event)
{
  guint length_ms = 0;

  if (event->type == ALU_EVENT_SIGN)
    length_ms = aluette_table_show_sign (self, event) + GESTURE_GAP_MS;
  return MAX (REPLAY_MS, length_ms);
}

/* Returns: (nullable): the next event of the replay. */
static const AluEvent *
find_next_replay_event (AluetteTable *self)
{
  for (; self->shown < aluette_seat_log_get_n_lines (self->log); self->shown++)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (self->log, self->shown);

      if (is_for_active_viewer (self, event))
        return event;
    }
  return NULL;
}

static gboolean
replay_cb (gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  const AluEvent *event = find_next_replay_event (self);

  self->replay_timer = 0;
  if (event == NULL)
    {
      end_replay (self);
      return G_SOURCE_REMOVE;
    }
  show_event (self, self->shown);
  self->replay_timer = g_timeout_add (get_replay_duration (self, event), replay_cb, self);
  return G_SOURCE_REMOVE;
}

/* Returns: the first event of the current deal that the active viewer has not seen */
static guint
first_unseen (AluetteTable *self)
{
  AluetteSeatLog *log = aluette_table_get_log (self);
  guint first = self->seen[self->active_viewer];

  for (guint i = aluette_seat_log_get_n_lines (log); i > first; i--)
    if (aluette_seat_log_get_aluette_line (log, i - 1)->type == ALU_EVENT_DEAL)
      return i;
  return first;
}

void
aluette_table_set_active_viewer (AluetteTable *self)
{
  if (!aluette_table_needs_handover (self))
    return;
  aluette_table_stop_playback (self);
  self->active_viewer = aluette_table_get_bottom (self);
  self->shown = first_unseen (self);
  if (find_next_replay_event (self) != NULL)
    {
      self->replay_timer = g_timeout_add (REPLAY_MS, replay_cb, self);
      aluette_table_show_notice (self, _("This is what happened meanwhile."));
      aluette_table_refresh (self);
    }
  else
    end_replay (self);
}

void
aluette_table_cards_landed (AluetteTable *self)
{
  aluette_table_check_rest (self);
  if (self->landing == ALU_NOBODY)
    return;
  self->landing = ALU_NOBODY;
  aluette_table_refresh (self);
}

void
aluette_table_stop_playback (AluetteTable *self)
{
  self->landing = ALU_NOBODY;
  g_clear_handle_id (&self->trick_pause_timer, g_source_remove);
  g_clear_handle_id (&self->replay_timer, g_source_remove);
  self->trick_pause = FALSE;
  if (self->animator != NULL)
    aluette_card_animator_finish (self->animator);
}

void
aluette_table_skip_pause (AluetteTable *self)
{
  if (self->game == NULL)
    return;
  aluette_card_animator_finish (self->animator);
  if (self->replay_timer != 0)
    end_replay (self);
  else
    end_trick_pause (self);
  aluette_game_skip_pause (self->game);
}
