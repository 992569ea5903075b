/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-private.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"

/* Returns: the seats at this screen, bit per seat */
static guint
get_here (AluetteTable *self)
{
  return aluette_game_get_seats_here (self->game);
}

/* Returns: the first seat at this screen, or ALU_GAME_SPECTATOR */
static guint
get_first_here (AluetteTable *self)
{
  guint here = get_here (self);

  return here != 0 ? (guint) g_bit_nth_lsf (here, -1) : ALU_GAME_SPECTATOR;
}

/* Returns: whether several people share this screen */
static gboolean
is_shared (AluetteTable *self)
{
  guint here;

  if (self->game == NULL || self->viewer >= 0)
    return FALSE;
  here = get_here (self);
  return (here & (here - 1)) != 0;
}

static guint
get_n_seats (AluetteTable *self)
{
  return aluette_game_get_header (self->game)->rules.n_seats;
}

guint
aluette_table_get_viewing_seat (AluetteTable *self)
{
  if (self->viewer >= 0)
    return (guint) self->viewer < get_n_seats (self) ? (guint) self->viewer : ALU_GAME_SPECTATOR;
  if (!is_shared (self))
    return get_first_here (self);
  /* Somebody in front of the screen may have left the table. */
  if (self->active_viewer >= ALUETTE_MAX_PLACES
      || (get_here (self) >> self->active_viewer & 1) == 0)
    return ALU_GAME_SPECTATOR;
  return self->active_viewer;
}

/* Returns: whether a shared screen waits for somebody other than the active viewer */
static gboolean
awaits_another (AluetteTable *self)
{
  guint awaited;

  if (!is_shared (self))
    return FALSE;
  awaited = aluette_game_get_awaited (self->game);
  return awaited != ALU_GAME_SPECTATOR && awaited != self->active_viewer;
}

gboolean
aluette_table_plays_openly (AluetteTable *self)
{
  AluetteSeatLog *log;

  if (!awaits_another (self))
    return FALSE;
  log = aluette_game_get_seat_log (self->game, ALU_GAME_SPECTATOR);
  return aluette_table_presenter_plays_openly (self->presenter, log);
}

gboolean
aluette_table_needs_handover (AluetteTable *self)
{
  return awaits_another (self) && !aluette_table_plays_openly (self);
}

guint
aluette_table_get_bottom (AluetteTable *self)
{
  guint listener = aluette_table_get_viewing_seat (self);

  if (awaits_another (self))
    return aluette_game_get_awaited (self->game);
  if (listener == ALU_GAME_SPECTATOR)
    listener = get_first_here (self);
  return listener != ALU_GAME_SPECTATOR ? listener : 0;
}

guint
aluette_table_get_place (AluetteTable *self, guint seat)
{
  guint n = get_n_seats (self);

  return (seat + n - aluette_table_get_bottom (self)) % n;
}

AluetteSeatLog *
aluette_table_get_log (AluetteTable *self)
{
  guint seat = aluette_table_needs_handover (self) ? ALU_GAME_SPECTATOR
                                                   : aluette_table_get_viewing_seat (self);
  AluetteSeatLog *log = aluette_game_get_seat_log (self->game, seat);

  if (g_set_object (&self->log, log))
    {
      self->shown = self->position >= 0 ? (guint) self->position
                                        : self->known[MIN (seat, ALUETTE_MAX_PLACES)];
    }
  return log;
}

void
aluette_table_note_known (AluetteTable *self)
{
  guint viewing = aluette_table_get_viewing_seat (self);
  guint here = is_shared (self) ? get_here (self) : 0;

  for (guint i = 0; i <= ALUETTE_MAX_PLACES; i++)
    {
      guint seat = i < ALUETTE_MAX_PLACES ? i : ALU_GAME_SPECTATOR;

      if (seat == viewing || (here & (1u << i)) != 0 || (here != 0 && i == ALUETTE_MAX_PLACES))
        self->known[i] = aluette_seat_log_get_n_lines (aluette_game_get_seat_log (self->game,
                                                                                  seat));
    }
}

static guint
get_flags (AluetteTable *self)
{
  return (self->aids ? ALUETTE_TABLE_AIDS : 0) | (self->sign_captions ? ALUETTE_TABLE_CAPTIONS : 0)
         | (self->signs_stay ? ALUETTE_TABLE_TOLD_STAYS : 0)
         | (self->single_deal ? ALUETTE_TABLE_SINGLE_DEAL : 0)
         | (self->replay_timer != 0 ? ALUETTE_TABLE_CATCHING_UP : 0)
         | (self->trick_pause ? ALUETTE_TABLE_TRICK_STAYS : 0)
         | (self->position >= 0 ? ALUETTE_TABLE_WATCHING : 0);
}

AluetteTableLook
aluette_table_get_look (AluetteTable *self)
{
  guint listener = aluette_table_get_viewing_seat (self);
  gboolean follows = self->replay_timer == 0 && self->position < 0;
  gboolean seated = follows && listener != ALU_GAME_SPECTATOR;
  AluetteSeatLog *log = aluette_table_get_log (self);

  return (AluetteTableLook) {
    .log = log,
    .n_lines = MIN (self->shown, aluette_seat_log_get_n_lines (log)),
    .bottom = aluette_table_get_bottom (self),
    .listener = listener,
    .asked = follows
             && (aluette_table_plays_openly (self)
                 || (seated && aluette_game_get_awaited (self->game) == listener)),
    .here = seated && (get_here (self) >> listener & 1) != 0
            && !aluette_table_needs_handover (self),
    .people = get_here (self),
    .own_face = aluette_table_get_own_face (self),
    .landing = self->landing,
    .flags = get_flags (self),
    .deck = aluette_table_style_get_deck (self->style),
    .chosen = self->chosen,
    .notice = self->notice,
    .review_action = self->review_action,
  };
}

AluetteHand *
aluette_table_get_hand (AluetteTable *self, guint seat)
{
  if (seat >= self->state.n_seats)
    return NULL;
  if (aluette_table_get_place (self, seat) == 0)
    return self->hand;
  return self->state.hands[seat].shown ? self->open_hands[seat] : NULL;
}

AluetteHand *
aluette_table_get_active_hand (AluetteTable *self)
{
  return aluette_table_get_hand (self, self->state.active_hand);
}

/* Presents the log. A choice that begins has its own cards chosen at first. */
static void
present (AluetteTable *self)
{
  AluetteTableLook look = aluette_table_get_look (self);

  self->awaited = aluette_game_get_awaited (self->game);
  aluette_table_state_clear (&self->state);
  aluette_table_presenter_present (self->presenter, &look, &self->state);
  if (self->state.choice.id == self->choice_id)
    return;
  self->choice_id = self->state.choice.id;
  self->chosen = look.chosen = self->state.choice.proposed;
  aluette_table_state_clear (&self->state);
  aluette_table_presenter_present (self->presenter, &look, &self->state);
}

static AluetteTableLayout *
get_layout (AluetteTable *self)
{
  return ALUETTE_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

static void
set_part (AluetteTable *self, gpointer widget, AluettePart part, guint seat)
{
  aluette_table_layout_set_part (get_layout (self), widget, part,
                                 aluette_table_get_place (self, seat));
}

static void
refresh_trick (AluetteTable *self)
{
  const AluetteTableTrick *it = &self->state.trick;
  AluetteTrickState state = { .n_seats = self->state.n_seats,
                              .counterclockwise = self->state.counterclockwise,
                              .taken = it->taken,
                              .spoiled = it->spoiled };

  memset (state.cards, ALUETTE_NO_CARD, sizeof state.cards);
  for (guint seat = 0; seat < state.n_seats; seat++)
    {
      guint place = aluette_table_get_place (self, seat);

      state.cards[place] = it->cards[seat];
      state.labels[place] = it->labels[seat];
      state.winning |= (it->winning >> seat & 1u) << place;
    }
  aluette_trick_set_state (self->trick, &state);
  gtk_label_set_text (self->stamp, it->stamp != NULL ? it->stamp : "");
  gtk_widget_set_visible (GTK_WIDGET (self->stamp), it->stamp != NULL);
  aluette_set_css_class (GTK_WIDGET (self->stamp), "falls", it->stamp != NULL);
  aluette_set_css_class (GTK_WIDGET (self->stamp), "triumph", it->triumph);
}

static void
refresh_middle (AluetteTable *self)
{
  const AluetteTableShown *it = &self->state.middle;

  aluette_table_report_view_set (self->report, &self->state.report);
  gtk_widget_set_visible (self->middle, it->n_cards > 0);
  /* The trick keeps its place, for cards that move to it. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->trick), it->n_cards == 0);
  gtk_label_set_text (self->middle_title, it->title != NULL ? it->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->middle_title), it->title != NULL);
  aluette_hand_set_cards (self->middle_cards, it->cards, it->n_cards);
  aluette_set_accessible_name (self->middle, it->title != NULL ? it->title : "");
}

/* Returns: whether the face of @seat is at the right of its strokes of chalk: not that at the left
 * side of the table, nor the viewer's, which is below them */
static gboolean
is_chalk_at_end (AluetteTable *self, guint seat)
{
  int n = (int) self->state.n_seats;

  return aluette_place_get_position (n, (int) aluette_table_get_place (self, seat),
                                     self->state.counterclockwise)
         > (n > 2 ? 1 : 0);
}

static void
refresh_seat (AluetteTable *self, guint seat)
{
  gboolean own = aluette_table_get_place (self, seat) == 0;

  aluette_table_add_seat (self, seat);
  aluette_seat_set_state (self->seats[seat], &self->state.seats[seat], own);
  aluette_seat_set_face_action (self->seats[seat], own ? self->face_action : NULL,
                                own ? self->face_label : NULL);
  set_part (self, self->seats[seat], ALUETTE_PART_SEAT, seat);
  aluette_chalk_set_strokes (self->chalk[seat], self->state.seats[seat].n_strokes,
                             is_chalk_at_end (self, seat));
  set_part (self, self->chalk[seat], ALUETTE_PART_CHALK, seat);
}

static void
refresh_pile (AluetteTable *self, guint seat)
{
  const AluetteTablePile *it = &self->state.piles[seat];
  gboolean shown = it->shown && (it->n_cards > 0 || it->token);

  if (shown)
    {
      aluette_table_add_pile (self, seat);
      aluette_card_pile_set_count (self->piles[seat], it->n_cards, it->label);
      aluette_card_pile_set_token (self->piles[seat], it->token);
      set_part (self, self->piles[seat], ALUETTE_PART_PILE, seat);
    }
  if (self->piles[seat] != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->piles[seat]), shown);
}

/* Marks the cards of a choice, or else the advised cards. */
static void
mark_cards (AluetteTable *self, AluetteHand *hand, guint seat)
{
  static const AluetteCardSet none;
  const AluetteTableState *state = &self->state;
  gboolean active = seat == state->active_hand, choosing = state->choice.id != 0;
  const AluetteCardSet *marked = choosing ? &self->chosen : &self->advised;

  aluette_hand_set_active (hand, active);
  aluette_hand_set_marks (hand, &state->hands[seat], active ? marked : &none,
                          choosing ? state->choice.note : C_("card", "advised"));
  aluette_set_css_class (GTK_WIDGET (hand), "advised",
                         active && !choosing && aluette_card_set_count (marked) > 0);
}

static void
refresh_hand (AluetteTable *self, guint seat)
{
  const AluetteTableHand *it = &self->state.hands[seat];
  gboolean own = aluette_table_get_place (self, seat) == 0;
  AluetteHand *hand;

  if (it->shown && !own)
    {
      aluette_table_add_open_hand (self, seat);
      aluette_hand_set_capacity (self->open_hands[seat], self->state.hand_size);
      set_part (self, self->open_hands[seat], ALUETTE_PART_OPEN, seat);
    }
  if (self->open_hands[seat] != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->open_hands[seat]), it->shown && !own);
  hand = aluette_table_get_hand (self, seat);
  if (hand == NULL)
    return;
  aluette_hand_set_cards (hand, it->cards, it->n_cards);
  aluette_set_accessible_name (hand, it->label != NULL ? it->label : "");
  mark_cards (self, hand, seat);
}

static void
refresh_table (AluetteTable *self)
{
  const AluetteTableState *state = &self->state;
  guint open = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    if (state->hands[seat].shown && aluette_table_get_place (self, seat) != 0)
      open |= 1u << aluette_table_get_place (self, seat);
  aluette_table_style_set_decks (self->style, state->decks);
  aluette_table_layout_set_table (get_layout (self), state->n_seats, state->counterclockwise, open);
  aluette_table_layout_set_hand_size (get_layout (self), state->hand_size);
  aluette_hand_set_capacity (self->hand, state->hand_size);
  aluette_score_panel_set_state (self->score_panel, &state->score);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      refresh_seat (self, seat);
      refresh_pile (self, seat);
    }
  refresh_trick (self);
  refresh_middle (self);
  for (guint seat = 0; seat < state->n_seats; seat++)
    refresh_hand (self, seat);
}

/* Whose turn it is need not be said again when a notice comes before it, or goes.
 * Returns: (transfer full): what is new in @text after @before */
static char *
find_news (AluetteTable *self, const char *before, const char *text)
{
  const char *turn;

  if (g_str_has_suffix (before, text))
    return g_strdup ("");
  if (g_str_has_prefix (text, before))
    return g_strchug (g_strdup (text + strlen (before)));
  if (self->notice == NULL || !g_str_has_prefix (text, self->notice))
    return g_strdup (text);
  turn = text + strlen (self->notice);
  return g_strdup (g_str_has_suffix (before, turn + strspn (turn, " ")) ? self->notice : text);
}

/* Sets the prompt. Returns: (transfer full) (nullable): what is new in its text */
static char *
refresh_prompt (AluetteTable *self)
{
  const char *text = self->state.prompt.text != NULL ? self->state.prompt.text : "";
  char *news;

  /* What a card means is told when it has arrived. */
  if (self->landing != ALU_GAME_SPECTATOR)
    return NULL;
  news = find_news (self, aluette_prompt_get_text (self->prompt), text);
  aluette_prompt_set_state (self->prompt, &self->state.prompt);
  return news;
}

static gboolean
needs_cover (AluetteTable *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->handover))
         || gtk_widget_get_visible (GTK_WIDGET (self->tricks_overlay));
}

/* Keeps the keyboard away from what the handover screen or the tricks cover. */
static void
refresh_reach (AluetteTable *self)
{
  gboolean reach = !needs_cover (self);

  gtk_widget_set_can_focus (GTK_WIDGET (self->hand), reach);
  gtk_widget_set_can_focus (GTK_WIDGET (self->prompt), reach);
  gtk_widget_set_can_focus (self->middle, reach);
  gtk_widget_set_can_focus (GTK_WIDGET (self->report), reach);
  if (self->speech != NULL)
    gtk_widget_set_can_focus (self->speech, reach);
  for (guint seat = 0; seat < ALUETTE_MAX_PLACES; seat++)
    if (self->open_hands[seat] != NULL)
      gtk_widget_set_can_focus (GTK_WIDGET (self->open_hands[seat]), reach);
}

gboolean
aluette_table_focus_next (AluetteTable *self)
{
  AluetteHand *active;

  if (self->game == NULL)
    return FALSE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->handover)))
    return gtk_widget_child_focus (GTK_WIDGET (self->handover), GTK_DIR_TAB_FORWARD);
  if (gtk_widget_get_visible (GTK_WIDGET (self->tricks_overlay)))
    return gtk_widget_child_focus (GTK_WIDGET (self->tricks_overlay), GTK_DIR_TAB_FORWARD);
  active = aluette_table_get_active_hand (self);
  if (active != NULL)
    return aluette_hand_focus (active);
  /* Buttons that are only offers must not be pressed by mistake. */
  return self->state.prompt.urgent && aluette_prompt_focus (self->prompt);
}

/* Moves the focus to what the user must do next, unless another visible widget has it. */
static void
keep_focus (AluetteTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root == NULL || self->position >= 0 || needs_cover (self)
      || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || (focus != NULL && focus != GTK_WIDGET (self) && gtk_widget_get_mapped (focus)
          && gtk_widget_is_sensitive (focus)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
update_handover_screen (AluetteTable *self)
{
  gboolean needed = aluette_table_needs_handover (self) && !self->trick_pause;
  gboolean drawn = gtk_widget_get_visible (GTK_WIDGET (self->handover));

  if (needed)
    {
      const AluetteTableSeat *next = &self->state.seats[aluette_table_get_bottom (self)];

      aluette_handover_screen_set_player (self->handover, next->name, next->villager);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->handover), needed);
  if (needed)
    gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), FALSE);
  if (needed && !drawn)
    aluette_handover_screen_focus (self->handover);
}

static void
refresh_empty (AluetteTable *self)
{
  gboolean empty = self->game == NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->score_panel), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->trick), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), !empty && self->speech == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), !empty);
  aluette_table_set_viewer_seat (self, empty || aluette_table_needs_handover (self)
                                           ? ALU_GAME_SPECTATOR
                                           : aluette_table_get_viewing_seat (self));
  if (!empty)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->stamp), FALSE);
  gtk_widget_set_visible (self->middle, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->report), FALSE);
  aluette_table_disable_actions (self);
}

void
aluette_table_refresh (AluetteTable *self)
{
  g_autofree char *news = NULL;

  refresh_empty (self);
  if (self->game == NULL)
    return;
  present (self);
  refresh_table (self);
  aluette_table_update_actions (self);
  news = refresh_prompt (self);
  aluette_card_chip_keep_free (self->chip,
                               self->speech != NULL ? self->speech : GTK_WIDGET (self->prompt),
                               self->speech == NULL,
                               aluette_table_get_portrait (self, aluette_table_get_bottom (self)));
  aluette_card_chip_update (self->chip, FALSE);
  update_handover_screen (self);
  refresh_reach (self);
  keep_focus (self);
  /* Where the focus moves, screen readers break off. */
  if (news != NULL && *news != '\0')
    aluette_announce (GTK_WIDGET (self), news);
}

/* Returns: (nullable) (transfer none): why a card of the active hand may not be chosen */
static const char *
find_refusal (AluetteTable *self, guint card)
{
  const AluetteTableHand *hand;

  if (self->state.active_hand >= self->state.n_seats)
    return NULL;
  hand = &self->state.hands[self->state.active_hand];
  for (guint i = 0; i < hand->n_cards; i++)
    if (hand->cards[i] == card)
      return hand->why_not[i];
  return NULL;
}

char *
aluette_table_describe_card (guint card, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  AluetteTableLook look;
  g_autofree char *text = NULL;
  const char *refusal;

  if (self->game == NULL)
    return NULL;
  look = aluette_table_get_look (self);
  text = aluette_table_presenter_describe_card (self->presenter, &look, card);
  refusal = find_refusal (self, card);
  return refusal != NULL ? g_strjoin ("\n", text, refusal, NULL) : g_steal_pointer (&text);
}

/* Returns: the number of lines up to the last action of a person in this deal, or 0 */
static guint
find_undone_line (AluetteTable *self, AluetteSeatLog *log, guint people)
{
  const AluGameKind *kind = aluette_seat_log_get_kind (log);
  const AluGameHeader *header = aluette_game_get_header (self->game);

  for (guint i = aluette_seat_log_get_n_lines (log); i > 0; i--)
    {
      gconstpointer line = aluette_seat_log_get_line (log, i - 1);
      AluGameRole role = alu_game_event_role (kind, line);
      guint seat = (guint) alu_game_decider (header, alu_game_event_seat (line));

      if (role == ALU_GAME_ROLE_DEAL)
        return 0;
      if (role == ALU_GAME_ROLE_ACTION && seat < header->rules.n_seats
          && header->players[seat].kind == ALU_GAME_HUMAN && (people >> seat & 1) != 0)
        return i;
    }
  return 0;
}

char *
aluette_table_format_undo (AluetteTable *self, guint people)
{
  g_auto (AluetteTableState) state;
  AluetteTableLook look;

  aluette_table_state_init (&state);
  g_return_val_if_fail (ALUETTE_IS_TABLE (self), NULL);

  if (self->game == NULL)
    return NULL;
  look = aluette_table_get_look (self);
  look.n_lines = find_undone_line (self, look.log, people);
  look.landing = ALU_GAME_SPECTATOR;
  look.asked = look.here = FALSE;
  look.flags |= ALUETTE_TABLE_WATCHING;
  look.notice = NULL;
  if (look.n_lines == 0)
    return NULL;
  aluette_table_presenter_present (self->presenter, &look, &state);
  return g_steal_pointer (&state.prompt.text);
}
