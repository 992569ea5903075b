/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-aluette-game.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-table-private.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/portraits/aluette-villagers.h"
#include "ui/table/aluette-card-names.h"
#include "ui/table/aluette-prompt-content.h"

/* Signs that show themselves have no text, so the last line with a text is searched this many lines
 * back. */
#define MAX_SILENT 12

static guint
get_humans (AluetteTable *self)
{
  return alu_record_header_humans (aluette_game_get_aluette_header (self->game));
}

/* Returns: the first human, or ALU_NOBODY */
static guint
get_first_human (AluetteTable *self)
{
  guint humans = get_humans (self);

  return humans != 0 ? (guint) g_bit_nth_lsf (humans, -1) : ALU_NOBODY;
}

/* Returns: whether several humans share this screen */
static gboolean
is_shared (AluetteTable *self)
{
  guint humans;

  if (self->game == NULL || self->viewer >= 0)
    return FALSE;
  humans = get_humans (self);
  return (humans & (humans - 1)) != 0;
}

guint
aluette_table_get_viewing_seat (AluetteTable *self)
{
  if (self->viewer >= 0)
    return (guint) self->viewer < aluette_game_get_aluette_header (self->game)->rules.seats
               ? (guint) self->viewer
               : ALU_NOBODY;
  return is_shared (self) ? self->active_viewer : get_first_human (self);
}

gboolean
aluette_table_needs_handover (AluetteTable *self)
{
  guint awaited;

  if (!is_shared (self))
    return FALSE;
  awaited = aluette_game_get_awaited (self->game);
  return awaited != ALU_NOBODY && awaited != self->active_viewer;
}

guint
aluette_table_get_bottom (AluetteTable *self)
{
  guint listener = aluette_table_get_viewing_seat (self);

  if (aluette_table_needs_handover (self))
    return aluette_game_get_awaited (self->game);
  if (listener == ALU_NOBODY)
    listener = get_first_human (self);
  return listener != ALU_NOBODY ? listener : 0;
}

guint
aluette_table_get_place (AluetteTable *self, guint seat)
{
  guint n = aluette_game_get_aluette_header (self->game)->rules.seats;

  return (seat + n - aluette_table_get_bottom (self)) % n;
}

AluetteSeatLog *
aluette_table_get_seat_log (AluetteTable *self, guint seat)
{
  return aluette_game_get_seat_log (self->game, seat);
}

AluetteSeatLog *
aluette_table_get_log (AluetteTable *self)
{
  guint seat = aluette_table_needs_handover (self) ? ALU_NOBODY
                                                   : aluette_table_get_viewing_seat (self);
  AluetteSeatLog *log = aluette_table_get_seat_log (self, seat);

  if (log != self->log)
    {
      self->log = log;
      self->shown = self->known[MIN (seat, ALU_MAX_SEATS)];
    }
  return log;
}

void
aluette_table_note_known (AluetteTable *self)
{
  guint viewing = aluette_table_get_viewing_seat (self);
  guint humans = is_shared (self) ? get_humans (self) : 0;

  for (guint i = 0; i <= ALU_MAX_SEATS; i++)
    {
      guint seat = i < ALU_MAX_SEATS ? i : ALU_NOBODY;

      if (seat == viewing || (humans & (1u << i)) != 0 || (humans != 0 && i == ALU_MAX_SEATS))
        self->known[i] = aluette_seat_log_get_n_lines (aluette_table_get_seat_log (self, seat));
    }
}

/* Returns: what @log tells after its first @n_lines lines */
static AluView
view_at (AluetteSeatLog *log, guint n_lines)
{
  g_autoptr (AluetteView) view = aluette_seat_log_view_at (log, n_lines);

  return *aluette_view_get_aluette (view);
}

AluView
aluette_table_get_view (AluetteTable *self)
{
  AluetteSeatLog *log = aluette_table_get_log (self);

  if (self->shown >= aluette_seat_log_get_n_lines (log))
    return *aluette_view_get_aluette (aluette_seat_log_get_view (log));
  return view_at (log, self->shown);
}

AluetteTextContext
aluette_table_get_text_context (AluetteTable *self)
{
  return (AluetteTextContext) {
    .header = aluette_game_get_aluette_header (self->game),
    .listener = aluette_table_get_viewing_seat (self),
    .deck = aluette_table_style_get_deck (self->style),
  };
}

AluetteHand *
aluette_table_get_active_hand (AluetteTable *self, const AluView *view, guint *seat)
{
  AluPhase phase = alu_match_phase (&view->match);
  guint listener = aluette_table_get_viewing_seat (self);
  guint turn = view->match.deal.turn;

  if (listener == ALU_NOBODY || self->replay_timer != 0
      || (phase != ALU_PHASE_PLAY && phase != ALU_PHASE_REJECT)
      || aluette_game_get_awaited (self->game) != listener)
    return NULL;
  if (seat != NULL)
    *seat = turn;
  return self->revealed_hands[turn] != NULL ? self->revealed_hands[turn] : self->hand;
}

/* Returns: the index of the trick in the middle: the current one, or the finished one during the
 * pause */
static int
get_shown_trick (AluetteTable *self, const AluMatch *match)
{
  return self->trick_pause && match->deal.n_tricks > 0 ? match->deal.n_tricks - 1
                                                       : match->deal.n_tricks;
}

/* Finds the luettes that decided the partners. Returns: whether there was a draw before the first
 * deal. */
static gboolean
find_draw (AluetteTable *self, const AluMatch *match, AluCard cards[ALU_MAX_SEATS])
{
  static const AluCard luettes[] = { ALU_MONSIEUR, ALU_MADAME, ALU_BORGNE, ALU_VACHE };

  if (match->n_deals > 0 || match->dealer == ALU_NOBODY
      || !alu_rules_has_luette_draw (&match->rules))
    return FALSE;
  for (guint i = 0; i < self->shown; i++)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (self->log, i);

      if (event->type != ALU_EVENT_DRAW)
        continue;
      for (int k = 0; k < 4; k++)
        cards[event->draw.seat_of[k]] = luettes[k];
      return TRUE;
    }
  return FALSE;
}

static void
refresh_trick (AluetteTable *self, const AluMatch *match)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  AluetteTrickState state = { .n_seats = match->rules.seats };
  AluCard cards[ALU_MAX_SEATS];
  guint winning = 0;
  int trick = get_shown_trick (self, match);
  gboolean ceremony;

  memset (cards, ALU_CARD_NONE, sizeof cards);
  ceremony = find_draw (self, match, cards);
  if (!ceremony && match->n_deals > 0 && trick < alu_rules_hand_size (&match->rules))
    {
      int n = alu_deal_trick_cards (&match->rules, &match->deal, trick, cards);
      AluCard landed[ALU_MAX_SEATS];

      /* A card that still moves decides nothing yet. */
      memcpy (landed, cards, sizeof landed);
      if (self->landing < ALU_MAX_SEATS)
        {
          landed[self->landing] = ALU_CARD_NONE;
          n--;
        }
      alu_trick_winner (alu_rules_order (&match->rules), landed, match->rules.seats, &winning);
      state.spoiled = n == match->rules.seats && (winning & (winning - 1)) != 0;
    }
  memset (state.cards, ALU_CARD_NONE, sizeof state.cards);
  for (guint seat = 0; seat < match->rules.seats; seat++)
    {
      guint place = aluette_table_get_place (self, seat);

      state.cards[place] = cards[seat];
      state.labels[place] = aluette_text_player (&context, seat);
      state.winning |= (winning >> seat & 1u) << place;
    }
  aluette_trick_set_state (self->trick, &state);
  for (guint place = 0; place < match->rules.seats; place++)
    g_free (state.labels[place]);
}

/* Stores one card of each trick of @seat that is no longer in the middle. Returns: their number. */
static guint
get_tricks (AluetteTable *self, const AluMatch *match, guint seat, AluCard cards[ALU_MAX_HAND])
{
  const AluDeal *deal = &match->deal;
  int n_tricks = get_shown_trick (self, match);
  guint n = 0;

  for (int trick = 0; trick < n_tricks && trick < deal->n_tricks; trick++)
    {
      AluCard all[ALU_MAX_SEATS];
      int taker = deal->takers[trick];

      if (taker != (int) seat)
        continue;
      /* Tricks set aside before go to the same team. */
      for (int before = trick; alu_rules_by_teams (&match->rules) && before > 0
                               && deal->takers[before - 1] == ALU_SPOILED;
           before--)
        {
          alu_deal_trick_cards (&match->rules, deal, before - 1, all);
          cards[n++] = all[seat];
        }
      alu_deal_trick_cards (&match->rules, deal, trick, all);
      cards[n++] = all[seat];
    }
  return n;
}

/* Returns: the index of the villager in the portrait of @seat */
static guint
get_villager (AluetteTable *self, guint seat)
{
  const AluRecordHeader *header = aluette_game_get_aluette_header (self->game);
  const char *names[ALU_MAX_SEATS];
  guint cast[ALU_MAX_SEATS];

  for (guint i = 0; i < header->rules.seats; i++)
    names[i] = header->players[i].name;
  aluette_villagers_cast (names, cast, header->rules.seats);
  return cast[seat];
}

/* Returns: (nullable) (transfer none): what a sign means that the viewer has read, if they want
 * signs in words */
static const char *
get_sign_caption (AluetteTable *self, const AluEvent *event)
{
  AluetteTextContext context = aluette_table_get_text_context (self);

  if (event->type != ALU_EVENT_SIGN || !self->sign_captions || context.listener == ALU_NOBODY
      || aluette_table_needs_handover (self) || event->seat == context.listener
      || (event->sign.read & (1u << context.listener)) == 0)
    return NULL;
  return aluette_text_sign (&context, (AluSign) event->sign.sign, event->sign.strength);
}

/* Returns: (nullable) (transfer none): what @seat said or showed since each player last played */
static const char *
get_spoken_call (AluetteTable *self, guint seat)
{
  guint n_seats = aluette_game_get_aluette_header (self->game)->rules.seats;
  guint n_plays = 0;

  for (guint i = self->shown; i > 0 && n_plays < n_seats; i--)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (self->log, i - 1);

      if (event->type == ALU_EVENT_DEAL)
        break;
      n_plays += event->type == ALU_EVENT_PLAY;
      if (event->seat == seat && get_sign_caption (self, event) != NULL)
        return get_sign_caption (self, event);
      if (event->type == ALU_EVENT_SAY && event->seat == seat)
        return aluette_text_call ((AluCall) event->say.call, (AluSign) event->say.sign);
    }
  return NULL;
}

/* Returns: whether the star is at @seat. It stays until the card that moves it has landed. */
static gboolean
leads_race (AluetteTable *self, const AluMatch *match, guint seat)
{
  if (self->landing != ALU_NOBODY)
    return gtk_widget_has_css_class (GTK_WIDGET (self->seats[seat]), "ahead");
  return match->n_deals > 0 && !alu_rules_by_teams (&match->rules)
         && alu_deal_race_leader (&match->rules, &match->deal) == (int) seat;
}

static void
refresh_seat (AluetteTable *self, const AluView *view, guint seat)
{
  const AluMatch *match = &view->match;
  AluetteTextContext context = aluette_table_get_text_context (self);
  g_autofree char *name = aluette_text_player (&context, seat);
  AluCard tricks[ALU_MAX_HAND];
  guint place = aluette_table_get_place (self, seat);
  gboolean dealt = match->n_deals > 0;
  AluetteSeatState state = {
    .name = name,
    .villager = get_villager (self, seat),
    .n_cards = place == 0 || self->revealed_hands[seat] != NULL ? 0 : view->n_cards[seat],
    .tricks = tricks,
    .call = get_spoken_call (self, seat),
    .own = place == 0,
    .turn = !self->trick_pause && !match->deal.ended
            && (match->deal.phase == ALU_PHASE_PLAY ? match->deal.turn : alu_match_decider (match))
                   == (int) seat,
    .leads_race = leads_race (self, match, seat),
    .deals = dealt && match->deal.dealer == seat,
  };

  state.n_tricks = dealt ? get_tricks (self, match, seat, tricks) : 0;
  aluette_seat_set_state (self->seats[seat], &state);
  aluette_table_layout_set_part (
      ALUETTE_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
      GTK_WIDGET (self->seats[seat]), ALUETTE_PART_SEAT, place);
}

/* Marks the cards chosen for rejection, or else the advised cards. */
static void
mark_cards (AluetteTable *self, AluetteHand *hand, gboolean active, gboolean rejecting)
{
  AluCardSet marked = rejecting ? self->chosen : self->advised;

  aluette_hand_set_active (hand, active);
  aluette_hand_set_chosen (hand, active ? marked : 0,
                           rejecting ? C_("card", "to be put aside") : C_("card", "advised"));
  aluette_set_css_class (GTK_WIDGET (hand), "advised", active && !rejecting && marked != 0);
}

/* Shows a hand with the strongest card first, or its backs if it is hidden. */
static void
show_hand (AluetteTable *self, AluetteHand *hand, const AluView *view, guint seat)
{
  AluCard cards[ALU_N_CARDS];
  AluOrder order = alu_rules_order (&view->match.rules);
  int n = alu_set_sorted (order, view->match.deal.hands[seat], cards);

  for (; n < view->n_cards[seat]; n++)
    cards[n] = ALU_CARD_NONE;
  aluette_hand_set_cards (hand, cards, (guint) n);
}

static void
refresh_hands (AluetteTable *self, const AluView *view)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  AluetteTableLayout *layout
      = ALUETTE_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
  guint seat = ALU_NOBODY;
  AluetteHand *active = aluette_table_get_active_hand (self, view, &seat);
  gboolean rejecting = view->match.deal.phase == ALU_PHASE_REJECT;

  show_hand (self, self->hand, view, aluette_table_get_bottom (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hand), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Your hand"), -1);
  for (guint i = 0; i < ALU_MAX_SEATS; i++)
    {
      g_autofree char *name = NULL;

      if (self->revealed_hands[i] == NULL)
        continue;
      name = aluette_text_player (&context, i);
      show_hand (self, self->revealed_hands[i], view, i);
      aluette_table_layout_set_part (layout, GTK_WIDGET (self->revealed_hands[i]),
                                     ALUETTE_PART_OPEN, aluette_table_get_place (self, i));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->revealed_hands[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      mark_cards (self, self->revealed_hands[i], self->revealed_hands[i] == active, rejecting);
    }
  mark_cards (self, self->hand, self->hand == active, rejecting);
}

/* Chooses the six weakest cards when the rejection begins. */
static void
propose_rejection (AluetteTable *self, const AluView *view)
{
  AluCard lowest[ALU_CHANT_CARDS];
  guint seat;

  if (view->match.deal.phase != ALU_PHASE_REJECT
      || aluette_table_get_active_hand (self, view, &seat) == NULL)
    {
      self->chosen_for = ALU_NOBODY;
      return;
    }
  if (self->chosen_for == seat)
    return;
  self->chosen_for = seat;
  self->chosen = 0;
  alu_match_lowest (&view->match, view->match.deal.hands[seat], lowest);
  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    self->chosen |= alu_card_bit (lowest[i]);
}

static void
update_score_panel (AluetteTable *self, const AluMatch *match)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  AluTeam first = context.listener != ALU_NOBODY ? alu_team_of ((int) context.listener)
                                                 : ALU_TEAM_A;
  g_autofree char *ours = aluette_text_side (&context, first);
  g_autofree char *theirs = aluette_text_side (&context, 1 - first);
  guint target = match->rules.deals > 0 ? 0 : match->rules.target;
  g_autofree char *spoken = NULL;
  AluetteScorePanelState state = {
    .names = { ours, theirs },
    .points = { match->score[first], match->score[1 - first] },
    .target = target,
  };

  if (target > 0)
    spoken = g_strdup_printf (ngettext ("To %1$u point: %2$s %3$u, %4$s %5$u",
                                        "To %1$u points: %2$s %3$u, %4$s %5$u", target),
                              target, ours, state.points[0], theirs, state.points[1]);
  else
    spoken = g_strdup_printf (_("Deal %1$u of %2$u: %3$s %4$u, %5$s %6$u"), match->n_deals,
                              match->rules.deals, ours, state.points[0], theirs, state.points[1]);
  state.spoken = spoken;
  aluette_score_panel_set_state (self->score_panel, &state);
}

static void
refresh_talon (AluetteTable *self, const AluView *view)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  const AluMatch *match = &view->match;
  guint open = 0;
  g_autofree char *name = aluette_text_player (&context, match->deal.dealer);
  g_autofree char *label = g_strdup_printf (ngettext ("%2$s deals; the talon has %1$u card",
                                                      "%2$s deals; the talon has %1$u cards",
                                                      view->n_talon),
                                            view->n_talon, name);

  for (guint seat = 0; seat < match->rules.seats; seat++)
    if (self->revealed_hands[seat] != NULL)
      open |= 1u << aluette_table_get_place (self, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->talon), match->n_deals > 0);
  aluette_card_pile_set_count (self->talon, view->n_talon, label);
  aluette_table_layout_set_table (
      ALUETTE_TABLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), match->rules.seats,
      aluette_table_get_place (self, match->deal.dealer), open);
}

/* Returns: whether the prompt describes an event. Signs of others have a caption at the face. */
static gboolean
is_worded (AluetteTable *self, const AluEvent *event, guint listener)
{
  return event->type != ALU_EVENT_SIGN || event->seat == listener;
}

void
aluette_table_announce_sign (AluetteTable *self, guint index)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  const AluEvent *event = aluette_seat_log_get_aluette_line (self->log, index);
  AluView view = aluette_table_get_view (self);
  g_autofree char *text = NULL;

  if (get_sign_caption (self, event) == NULL)
    return;
  text = aluette_text_event (&context, &view, event, &view);
  if (text != NULL)
    aluette_announce (GTK_WIDGET (self), text);
}

/* Returns: (transfer full) (nullable): the text about the last event that has one */
static char *
format_last_event (AluetteTable *self)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  guint seat = aluette_seat_log_get_seat (self->log);
  guint first = self->shown > MAX_SILENT ? self->shown - MAX_SILENT : 0;

  for (guint i = self->shown; i > first; i--)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (self->log, i - 1);
      AluView before = view_at (self->log, i - 1);
      AluView after = view_at (self->log, i);
      char *text = is_worded (self, event, seat)
                       ? aluette_text_event (&context, &before, event, &after)
                       : NULL;

      if (text != NULL)
        return text;
    }
  return NULL;
}

/* Sets the prompt, and announces a new text to screen readers. */
static void
set_prompt (AluetteTable *self, const AluettePromptContent *content)
{
  gboolean news = g_strcmp0 (aluette_prompt_get_text (self->prompt), content->text) != 0;

  aluette_prompt_set (self->prompt, content->text, content->question, content->buttons);
  if (news && *content->text != '\0')
    aluette_announce (GTK_WIDGET (self), content->text);
}

static void
refresh_prompt (AluetteTable *self, const AluView *view)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  g_autofree char *said = NULL;
  AluettePromptContent content = { NULL };

  /* What a card means is told when it has arrived. */
  if (self->landing != ALU_NOBODY)
    return;
  said = self->notice != NULL ? g_strdup (self->notice) : format_last_event (self);
  if (self->trick_pause || self->replay_timer != 0)
    content.text = g_strdup (said != NULL ? said : "");
  else
    {
      aluette_prompt_content_init (&content, &context, view, said,
                                   (guint) alu_set_count (self->chosen));
      aluette_prompt_content_add_review (&content, view, self->review_action);
    }
  if (self->single_deal)
    aluette_prompt_content_drop (&content, "table.continue");
  set_prompt (self, &content);
  aluette_prompt_content_clear (&content);
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
  if (self->speech != NULL)
    gtk_widget_set_can_focus (self->speech, reach);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (self->revealed_hands[seat] != NULL)
      gtk_widget_set_can_focus (GTK_WIDGET (self->revealed_hands[seat]), reach);
}

gboolean
aluette_table_focus_next (AluetteTable *self)
{
  AluetteHand *active;
  AluView view;

  if (self->game == NULL)
    return FALSE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->handover)))
    return gtk_widget_child_focus (GTK_WIDGET (self->handover), GTK_DIR_TAB_FORWARD);
  if (gtk_widget_get_visible (GTK_WIDGET (self->tricks_overlay)))
    return gtk_widget_child_focus (GTK_WIDGET (self->tricks_overlay), GTK_DIR_TAB_FORWARD);
  view = aluette_table_get_view (self);
  active = aluette_table_get_active_hand (self, &view, NULL);
  if (active != NULL)
    return aluette_hand_focus (active);
  /* In the play phase the buttons are only offers, which must not be pressed by mistake. */
  return alu_match_phase (&view.match) != ALU_PHASE_PLAY && aluette_prompt_focus (self->prompt);
}

/* Moves the focus to what the user must do next, unless another visible widget has it. */
static void
keep_focus (AluetteTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root == NULL || needs_cover (self) || !gtk_widget_get_mapped (GTK_WIDGET (self))
      || (focus != NULL && focus != GTK_WIDGET (self) && gtk_widget_get_mapped (focus)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
update_handover_screen (AluetteTable *self)
{
  AluetteTextContext context = aluette_table_get_text_context (self);
  gboolean needed = aluette_table_needs_handover (self) && !self->trick_pause;
  gboolean drawn = gtk_widget_get_visible (GTK_WIDGET (self->handover));
  g_autofree char *name = NULL;

  if (needed)
    {
      name = aluette_text_player (&context, aluette_table_get_bottom (self));
      aluette_handover_screen_set_player (self->handover, name,
                                          get_villager (self, aluette_table_get_bottom (self)));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->handover), needed);
  if (needed)
    gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), FALSE);
  if (needed && !drawn)
    aluette_handover_screen_focus (self->handover);
}

void
aluette_table_refresh (AluetteTable *self)
{
  gboolean empty = self->game == NULL;
  AluView view;

  gtk_widget_set_visible (GTK_WIDGET (self->score_panel), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->talon), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->trick), !empty);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), !empty && self->speech == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), !empty);
  aluette_table_set_viewer_seat (self, empty || aluette_table_needs_handover (self)
                                           ? ALU_NOBODY
                                           : aluette_table_get_viewing_seat (self));
  if (empty)
    {
      aluette_table_disable_actions (self);
      return;
    }
  view = aluette_table_get_view (self);
  propose_rejection (self, &view);
  update_score_panel (self, &view.match);
  for (guint seat = 0; seat < view.match.rules.seats; seat++)
    refresh_seat (self, &view, seat);
  refresh_talon (self, &view);
  refresh_trick (self, &view.match);
  refresh_hands (self, &view);
  aluette_table_update_actions (self, &view);
  refresh_prompt (self, &view);
  update_handover_screen (self);
  refresh_reach (self);
  keep_focus (self);
}

char *
aluette_table_format_card_tooltip (AluCard card, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  AluetteTextContext context;
  AluOrder order = aluette_table_style_get_order (self->style);
  g_autofree char *title = aluette_card_title (order, aluette_table_style_get_deck (self->style),
                                               card);
  g_autofree char *strength = aluette_text_strength (order, card);
  g_autofree char *out = NULL;
  AluView view;

  if (self->game != NULL && self->aids)
    {
      view = aluette_table_get_view (self);
      context = aluette_table_get_text_context (self);
      out = aluette_text_cards_still_to_come (&context, &view, card);
    }
  return g_strjoin ("\n", title, strength, out, NULL);
}
