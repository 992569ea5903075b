/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-private.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"

/* How long a finished trick is shown if a person leads the next, and how long each line of a replay
 * is shown. In milliseconds. */
#define REPLAY_MS 1000
#define GESTURE_GAP_MS 300 /* after a replayed gesture */

/* Cards that first join the others move for longer, in hundredths of a move. */
#define GATHER 190

/* The start of each motion of a cue, if it can be seen, and where the card passes. */
typedef struct
{
  gboolean found[ALUETTE_CUE_MAX_MOTIONS];
  AluetteWhere from[ALUETTE_CUE_MAX_MOTIONS];
  AluetteWhere via[ALUETTE_CUE_MAX_MOTIONS];
} Starts;

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

static AluGameRole
get_role (AluetteTable *self, guint line)
{
  const AluGameKind *kind = aluette_seat_log_get_kind (self->log);

  return alu_game_event_role (kind, aluette_seat_log_get_line (self->log, line));
}

/* Returns: (transfer none): the card in a hand, that hand, or the player */
static GtkWidget *
find_in_hand (AluetteTable *self, const AluetteTablePlace *place)
{
  AluetteHand *hand = aluette_table_get_hand (self, place->seat);
  AluetteCard *card;

  if (hand == NULL)
    return aluette_seat_get_portrait (self->seats[place->seat]);
  if (place->card == ALUETTE_NO_CARD)
    return GTK_WIDGET (hand);
  card = aluette_hand_get_widget (hand, place->card);
  if (card == NULL)
    card = aluette_hand_get_widget (hand, ALUETTE_NO_CARD);
  return card != NULL ? GTK_WIDGET (card) : aluette_seat_get_portrait (self->seats[place->seat]);
}

/* Returns: (transfer none): what is at a place now */
static GtkWidget *
find_place (AluetteTable *self, const AluetteTablePlace *place)
{
  GtkWidget *widget = NULL;

  switch (place->type)
    {
    case ALUETTE_PLACE_HAND:
      return find_in_hand (self, place);
    case ALUETTE_PLACE_TRICK:
      widget = (GtkWidget *) aluette_trick_get_slot (self->trick,
                                                     aluette_table_get_place (self, place->seat));
      break;
    case ALUETTE_PLACE_TRICKS:
      return aluette_seat_get_tricks_widget (self->seats[place->seat]);
    case ALUETTE_PLACE_PILE:
      widget = (GtkWidget *) self->piles[place->seat];
      break;
    case ALUETTE_PLACE_MIDDLE:
      if (place->card != ALUETTE_NO_CARD)
        widget = (GtkWidget *) aluette_hand_get_widget (self->middle_cards, place->card);
      break;
    }
  return widget != NULL ? widget : GTK_WIDGET (self->trick);
}

/* Notes where the motions of a cue start: before the line, for those from places that change with
 * it, and after it for the others. */
static void
find_starts (AluetteTable *self, const AluetteTableCue *cue, gboolean after, Starts *starts)
{
  for (guint i = 0; i < cue->n_motions; i++)
    {
      const AluetteTablePlace *from = &cue->motions[i].from;
      gboolean stays = from->type == ALUETTE_PLACE_PILE || from->type == ALUETTE_PLACE_TRICKS;

      if (stays != after)
        continue;
      starts->found[i] = aluette_card_animator_locate (self->animator, find_place (self, from),
                                                       &starts->from[i]);
      if (cue->motions[i].gathers)
        starts->found[i] &= aluette_card_animator_locate (self->animator,
                                                          find_place (self, &cue->motions[i].via),
                                                          &starts->via[i]);
    }
}

/* Returns: how a card moves */
static AluetteCardFlight
make_flight (AluetteTable *self, const AluetteCardMotion *motion, const Starts *starts, guint i)
{
  guint ms = flight_ms (self);

  return (AluetteCardFlight) {
    .card = motion->card,
    .from = starts->from[i],
    .delay_ms = motion->wait * ms / 100,
    .duration_ms = motion->gathers ? ms * GATHER / 100 : ms,
    .gathers = motion->gathers,
    .via = starts->via[i],
    .turns = motion->turns,
    .strong = motion->strong,
  };
}

/* Starts the motions of a cue. @heard: whether the first card is heard when it arrives */
static void
move_cards (AluetteTable *self, const AluetteTableCue *cue, Starts *starts, gboolean heard)
{
  find_starts (self, cue, TRUE, starts);
  for (guint i = 0; i < cue->n_motions; i++)
    {
      AluetteCardFlight flight = make_flight (self, &cue->motions[i], starts, i);

      flight.heard = heard && i == 0;
      if (starts->found[i])
        aluette_card_animator_fly (self->animator, &flight, find_place (self, &cue->motions[i].to));
    }
}

/* Asks how the finished trick leaves, and notes where its cards are. */
static void
prepare_trick_end (AluetteTable *self, AluetteTableCue *cue, Starts *starts)
{
  AluetteTableLook look = aluette_table_get_look (self);

  aluette_table_cue_init (cue);
  aluette_table_presenter_present_trick_end (self->presenter, &look, cue);
  find_starts (self, cue, FALSE, starts);
}

static void
end_trick_pause (AluetteTable *self)
{
  g_auto (AluetteTableCue) cue;
  Starts starts;

  aluette_table_cue_init (&cue);
  g_clear_handle_id (&self->trick_pause_timer, g_source_remove);
  if (!self->trick_pause)
    return;
  prepare_trick_end (self, &cue, &starts);
  self->trick_pause = FALSE;
  aluette_table_refresh (self);
  move_cards (self, &cue, &starts, FALSE);
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

/* Keeps a finished trick until the next card. If a person plays that, a timer limits the pause,
 * unless tricks are held. */
static void
start_trick_pause (AluetteTable *self, AluetteTrickEnd end)
{
  self->trick_pause = TRUE;
  g_clear_handle_id (&self->trick_pause_timer, g_source_remove);
  if (end == ALUETTE_TRICK_STAYS_BRIEFLY && self->position < 0 && !self->hold_tricks)
    self->trick_pause_timer = g_timeout_add (self->trick_pause_ms, trick_pause_over_cb, self);
}

/* Returns: whether the match waits for somebody at this screen who must be told so. At the end of a
 * trick the players watch the table anyway. */
static gboolean
is_turn (AluetteTable *self, guint index, const AluetteTableCue *cue)
{
  gconstpointer line = aluette_seat_log_get_line (self->log, index);
  guint awaited = aluette_game_get_awaited (self->game);
  guint actor = (guint) alu_game_decider (aluette_game_get_header (self->game),
                                          alu_game_event_seat (line));

  return awaited != ALU_GAME_SPECTATOR && cue->trick_end == ALUETTE_TRICK_GOES_ON
         && get_role (self, index) != ALU_GAME_ROLE_SIGNAL
         && (get_role (self, index) == ALU_GAME_ROLE_DEAL || actor != awaited);
}

void
aluette_table_emit_sound (AluetteTable *self)
{
  int sound = self->sound;

  self->sound = -1;
  if (sound >= 0)
    g_signal_emit_by_name (self, "sound", (guint) sound, self->sound_turn);
}

/* Keeps what is heard of a line that is shown for the first time. */
static void
prepare_sound (AluetteTable *self, guint index, const AluetteTableCue *cue)
{
  aluette_table_emit_sound (self);
  if (self->replay_timer != 0 || self->position >= 0)
    return;
  self->sound = (int) cue->sound;
  self->sound_turn = is_turn (self, index, cue);
}

/* Shows line number @index. The table must show the state before it. Returns: for how long a face
 * makes a gesture, in milliseconds. */
static guint
show_line (AluetteTable *self, guint index)
{
  gboolean was_in_trick_pause = self->trick_pause;
  AluGameRole role = get_role (self, index);
  g_auto (AluetteTableCue) cue;
  g_auto (AluetteTableCue) end;
  Starts starts, end_starts;
  AluetteTableLook look;
  gboolean moves;
  guint gesture_ms;

  aluette_table_cue_init (&cue);
  aluette_table_cue_init (&end);
  if (was_in_trick_pause && role != ALU_GAME_ROLE_SIGNAL)
    {
      prepare_trick_end (self, &end, &end_starts);
      g_clear_handle_id (&self->trick_pause_timer, g_source_remove);
      self->trick_pause = FALSE;
    }
  self->shown = index + 1;
  self->landing = ALU_GAME_SPECTATOR;
  look = aluette_table_get_look (self);
  aluette_table_presenter_present_line (self->presenter, &look, &cue);
  find_starts (self, &cue, FALSE, &starts);
  moves = cue.n_motions > 0 && starts.found[0]
          && aluette_card_animator_can_run (self->animator, flight_ms (self));
  if (moves)
    self->landing = cue.lands;
  g_clear_pointer (&self->notice, g_free);
  if (cue.trick_end != ALUETTE_TRICK_GOES_ON)
    start_trick_pause (self, cue.trick_end);
  aluette_table_refresh (self);
  aluette_card_chip_update (self->chip, TRUE);
  if (role == ALU_GAME_ROLE_ACTION)
    move_cards (self, &end, &end_starts, FALSE);
  if (cue.spoken != NULL)
    aluette_announce (GTK_WIDGET (self), cue.spoken);
  prepare_sound (self, index, &cue);
  move_cards (self, &cue, &starts, TRUE);
  if (!moves)
    aluette_table_emit_sound (self);
  gesture_ms = self->replay_timer != 0 || self->position >= 0
                   ? aluette_table_show_gesture (self, index, &cue)
                   : 0;
  if (!aluette_card_animator_is_running (self->animator))
    aluette_table_cards_landed (self);
  return gesture_ms;
}

/* Returns: whether a person watches the match */
static gboolean
has_spectator (AluetteTable *self)
{
  return self->viewer >= 0 || aluette_game_get_seats_here (self->game) != 0;
}

void
aluette_table_update_pause (AluetteTable *self)
{
  if (self->game != NULL)
    aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_LOOK,
                                   !has_spectator (self) || !self->state.may_continue);
}

static void
note_seen (AluetteTable *self)
{
  if (self->active_viewer < ALUETTE_MAX_PLACES && !aluette_table_needs_handover (self))
    self->seen[self->active_viewer] = self->shown;
}

void
aluette_table_show_all (AluetteTable *self)
{
  if (self->game != NULL)
    {
      aluette_table_note_known (self);
      self->shown = aluette_seat_log_get_n_lines (aluette_table_get_log (self));
      if (self->position >= 0)
        self->shown = MIN (self->shown, (guint) self->position);
    }
  aluette_table_refresh (self);
}

/* Shows the match after an undo. Seats have not seen the lines that come next. */
static void
step_back (AluetteTable *self)
{
  aluette_table_stop_playback (self);
  for (guint seat = 0; seat < ALUETTE_MAX_PLACES; seat++)
    self->seen[seat] = MIN (self->seen[seat], self->known[seat]);
  g_signal_emit_by_name (self, "sound", ALUETTE_SOUND_NONE, FALSE);
  aluette_table_show_notice (self, _("Move undone."));
  aluette_table_show_all (self);
  aluette_table_check_rest (self);
  aluette_table_update_pause (self);
}

/* Returns: whether the lines from @first on are all signals */
static gboolean
is_signal (AluetteTable *self, guint first)
{
  for (guint i = first; i < aluette_seat_log_get_n_lines (self->log); i++)
    if (get_role (self, i) != ALU_GAME_ROLE_SIGNAL)
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
    if (get_role (self, self->shown) == ALU_GAME_ROLE_UNCOVER)
      self->shown++;
    else
      show_line (self, self->shown);
  note_seen (self);
  aluette_table_check_rest (self);
  aluette_table_update_pause (self);
}

void
aluette_table_log_changed (AluetteTable *self)
{
  g_autoptr (AluetteSeatLog) before = g_object_ref (self->log);
  AluetteSeatLog *log;
  guint first, n_lines;

  /* Whoever plays an open hand now must not see the hand of the last viewer. */
  if (aluette_table_plays_openly (self))
    self->active_viewer = ALU_GAME_SPECTATOR;
  log = aluette_table_get_log (self);
  first = self->known[MIN (aluette_seat_log_get_seat (log), ALUETTE_MAX_PLACES)];
  n_lines = aluette_seat_log_get_n_lines (log);
  aluette_table_note_known (self);
  if (self->position >= 0)
    return;
  if (n_lines == first)
    {
      if (log != before)
        aluette_table_stop_playback (self);
      aluette_table_refresh (self);
      return;
    }
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

/* Goes on to the next line that the replay shows. Returns: whether there is one. */
static gboolean
find_next_replay_line (AluetteTable *self)
{
  for (; self->shown < aluette_seat_log_get_n_lines (self->log); self->shown++)
    {
      AluetteTableLook look = aluette_table_get_look (self);

      look.n_lines++;
      if (get_role (self, self->shown) != ALU_GAME_ROLE_UNCOVER
          && aluette_table_presenter_is_news (self->presenter, &look))
        return TRUE;
    }
  return FALSE;
}

static gboolean
replay_cb (gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  guint gesture_ms;

  if (!find_next_replay_line (self))
    {
      self->replay_timer = 0;
      end_replay (self);
      return G_SOURCE_REMOVE;
    }
  gesture_ms = show_line (self, self->shown);
  /* What listens to the table may have ended the replay. */
  if (self->replay_timer == 0)
    return G_SOURCE_REMOVE;
  self->replay_timer = g_timeout_add (MAX (REPLAY_MS,
                                           gesture_ms > 0 ? gesture_ms + GESTURE_GAP_MS : 0),
                                      replay_cb, self);
  return G_SOURCE_REMOVE;
}

/* Returns: the first line of the current deal that the active viewer has not seen */
static guint
first_unseen (AluetteTable *self)
{
  AluetteSeatLog *log = aluette_table_get_log (self);
  guint first = self->seen[self->active_viewer];

  for (guint i = aluette_seat_log_get_n_lines (log); i > first; i--)
    if (get_role (self, i - 1) == ALU_GAME_ROLE_DEAL)
      return i;
  return first;
}

void
aluette_table_set_active_viewer (AluetteTable *self)
{
  if (!aluette_table_needs_handover (self) && !aluette_table_plays_openly (self))
    return;
  aluette_table_stop_playback (self);
  self->active_viewer = aluette_table_get_bottom (self);
  self->shown = first_unseen (self);
  if (find_next_replay_line (self))
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
  if (self->landing != ALU_GAME_SPECTATOR)
    {
      self->landing = ALU_GAME_SPECTATOR;
      aluette_table_refresh (self);
    }
  g_signal_emit_by_name (self, "landed");
}

void
aluette_table_stop_playback (AluetteTable *self)
{
  self->landing = ALU_GAME_SPECTATOR;
  self->sound = -1;
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
  else if (self->position < 0 && !self->hold_tricks)
    end_trick_pause (self);
  aluette_game_skip_pause (self->game);
}

/* Returns: whether the last line shown that is no signal has finished a trick */
static gboolean
has_finished_trick (AluetteTable *self)
{
  guint last = self->shown;
  AluetteTableLook look;
  g_auto (AluetteTableCue) cue;

  aluette_table_cue_init (&cue);
  while (last > 0 && (get_role (self, last - 1) == ALU_GAME_ROLE_SIGNAL
                      || get_role (self, last - 1) == ALU_GAME_ROLE_UNCOVER))
    last--;
  if (last == 0)
    return FALSE;
  look = aluette_table_get_look (self);
  look.n_lines = last;
  aluette_table_presenter_present_line (self->presenter, &look, &cue);
  return cue.trick_end != ALUETTE_TRICK_GOES_ON;
}

void
aluette_table_set_position (AluetteTable *self, int n_lines)
{
  gboolean next = self->game != NULL && self->position >= 0 && n_lines == self->position + 1
                  && n_lines <= (int) aluette_seat_log_get_n_lines (aluette_table_get_log (self));

  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (self->position == n_lines)
    return;
  if (self->animator != NULL)
    aluette_card_animator_finish (self->animator);
  self->position = n_lines;
  if (next && get_role (self, self->shown) != ALU_GAME_ROLE_UNCOVER)
    {
      show_line (self, self->shown);
      return;
    }
  aluette_table_stop_playback (self);
  aluette_table_show_all (self);
  if (self->game == NULL || n_lines < 0)
    return;
  self->trick_pause = has_finished_trick (self);
  aluette_table_refresh (self);
}
