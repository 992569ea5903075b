/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-scene.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-card-names.h"

/* The words of actions with a parameter, as in records. */
static const char *const bid_ids[TAROT_N_BIDS] = { "pass", "petite", "garde", "garde-sans",
                                                   "garde-contre" };
static const char *const handful_ids[TAROT_N_HANDFULS] = { "none", "simple", "double", "triple" };
static const char *const misere_ids[TAROT_N_MISERES] = { "trumps", "honors" };

/* Adds a button for @action with @target, if it has one. Takes @hint. */
static void
add_button (AluetteTableState *state, const char *action, const char *target, const char *label,
            char *hint, gboolean suggested)
{
  g_autofree char *full = target != NULL ? g_strconcat ("table.", action, "::", target, NULL)
                                         : g_strconcat ("table.", action, NULL);
  guint n = state->prompt.n_buttons;

  aluette_table_state_add_button (state, full, label, suggested);
  if (state->prompt.n_buttons > n)
    state->prompt.buttons[n].hint = hint;
  else
    g_free (hint);
}

/* Says that an action is possible, once. */
static void
enable (AluetteTableState *state, const char *action)
{
  for (guint i = 0; i < state->n_actions; i++)
    if (g_str_equal (state->actions[i], action))
      return;
  aluette_table_state_enable (state, action);
}

static int
find_id (const char *const *ids, int n, const char *id)
{
  for (int i = 0; i < n; i++)
    if (g_strcmp0 (ids[i], id) == 0)
      return i;
  return -1;
}

static int
list_legal (const AluetteTarotScene *self, TarotEvent events[TAROT_MAX_LEGAL])
{
  return self->look->here ? tarot_match_legal (&self->view->match, self->view->seat, events) : 0;
}

/* Returns: (transfer full) (nullable): what a contract pays, and what becomes of the dog */
static char *
format_bid_hint (TarotBid bid)
{
  int coefficient;
  const char *dog = NULL;

  if (bid == TAROT_PASS)
    return NULL;
  coefficient = tarot_coefficient (bid);
  if (bid == TAROT_GARDE_SANS)
    dog = _("Nobody sees the dog, and it counts for the attack.");
  else if (bid == TAROT_GARDE_CONTRE)
    dog = _("Nobody sees the dog, and it counts for the defense.");
  else
    dog = _("You take the dog, the cards in the middle, into your hand.");
  /* Translators: what a contract pays; the third text says what becomes of the dog. */
  return g_strdup_printf (_("Each defender pays or receives %1$d, and %2$d for each point of the "
                             "margin. %3$s"),
                          25 * coefficient, coefficient, dog);
}

static void
add_bids (const AluetteTarotScene *self, AluetteTableState *state)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = list_legal (self, events);

  for (int i = 0; i < n; i++)
    if (events[i].type == TAROT_EVENT_BID)
      add_button (state, ALUETTE_TAROT_ACTION_BID, bid_ids[events[i].bid],
                  aluette_tarot_text_bid (events[i].bid), format_bid_hint (events[i].bid), FALSE);
  enable (state, ALUETTE_TAROT_ACTION_BID);
}

/* Kings have buttons at first; with too many buttons, the lower cards are behind another one. */
static void
add_calls (const AluetteTarotScene *self, AluetteTableState *state)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = list_legal (self, events);
  gboolean paged = n > ALUETTE_TABLE_MAX_BUTTONS;
  gboolean lower = paged && self->draft == ALUETTE_TAROT_DRAFT_CALL_LOWER;

  for (int i = 0; i < n; i++)
    {
      g_autofree char *title = NULL;
      char code[TAROT_CODE_SIZE];

      if (paged && lower != (tarot_card_rank (events[i].card) != TAROT_KING))
        continue;
      title = aluette_tarot_card_title (events[i].card);
      tarot_card_code (events[i].card, code);
      add_button (state, ALUETTE_TAROT_ACTION_CALL, code, title, NULL, FALSE);
    }
  enable (state, ALUETTE_TAROT_ACTION_CALL);
  if (!paged)
    return;
  if (lower)
    add_button (state, ALUETTE_TAROT_ACTION_CALL_KINGS, NULL, _("Call a King"), NULL, FALSE);
  else
    add_button (state, ALUETTE_TAROT_ACTION_CALL_LOWER, NULL, _("Call a Lower Card"), NULL, FALSE);
  enable (state, lower ? ALUETTE_TAROT_ACTION_CALL_KINGS : ALUETTE_TAROT_ACTION_CALL_LOWER);
}

/* Returns: (transfer full): how many cards the écart needs, and how many are chosen */
static char *
format_ecart_progress (const AluetteTarotScene *self)
{
  const TarotMatch *match = &self->view->match;
  int size = tarot_dog_size (match->rules.seats);
  int n_trumps = tarot_ecart_trumps (match->deal.hands[self->view->seat], size);
  int n_chosen = tarot_set_count (aluette_tarot_scene_get_chosen (self));

  if (n_trumps > 0)
    return g_strdup_printf (
        ngettext ("Choose %1$d cards for the écart, %2$d of them a trump. Chosen: %3$d.",
                  "Choose %1$d cards for the écart, %2$d of them trumps. Chosen: %3$d.", n_trumps),
        size, n_trumps, n_chosen);
  return g_strdup_printf (_("Choose %1$d cards for the écart. Chosen: %2$d."), size, n_chosen);
}

static void
add_ecart (const AluetteTarotScene *self, AluetteTableState *state)
{
  TarotEvent event;

  if (!aluette_tarot_scene_make_choice (self, &event))
    return;
  add_button (state, ALUETTE_TAROT_ACTION_LAY_AWAY, NULL, _("Lay Away"),
              g_strdup (_("The écart: cards that you put aside, and that count for your side")),
              TRUE);
  enable (state, ALUETTE_TAROT_ACTION_LAY_AWAY);
}

/* The sizes of handful that the viewer may show, except @other. */
static void
add_handfuls (const AluetteTarotScene *self, AluetteTableState *state, TarotHandful other)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = list_legal (self, events);

  for (int i = 0; i < n; i++)
    if (events[i].type == TAROT_EVENT_HANDFUL && events[i].handful != other)
      {
        add_button (state, ALUETTE_TAROT_ACTION_HANDFUL, handful_ids[events[i].handful],
                    aluette_tarot_text_handful (events[i].handful),
                    g_strdup_printf (_("Show %1$d trumps: %2$d points for the side that wins"),
                                     tarot_handful_size (self->view->match.rules.seats,
                                                         events[i].handful),
                                     10 + 10 * events[i].handful),
                    FALSE);
        enable (state, ALUETTE_TAROT_ACTION_HANDFUL);
      }
}

static void
add_declarations (const AluetteTarotScene *self, AluetteTableState *state)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = list_legal (self, events);

  for (int i = 0; i < n; i++)
    if (events[i].type == TAROT_EVENT_SLAM)
      {
        add_button (state, ALUETTE_TAROT_ACTION_SLAM, NULL, _("Announce a Slam"),
                    g_strdup (_("Your side must take every trick: 400 points more, or 200 less. "
                                 "You lead.")),
                    FALSE);
        enable (state, ALUETTE_TAROT_ACTION_SLAM);
      }
    else if (events[i].type == TAROT_EVENT_MISERE)
      {
        add_button (state, ALUETTE_TAROT_ACTION_MISERE, misere_ids[events[i].misere],
                    events[i].misere == TAROT_MISERE_TRUMPS ? _("Declare No Trumps")
                                                            : _("Declare No Honors"),
                    g_strdup (_("Each other player pays you 10 points.")), FALSE);
        enable (state, ALUETTE_TAROT_ACTION_MISERE);
      }
  add_handfuls (self, state, TAROT_NO_HANDFUL);
}

static void
add_handful_choice (const AluetteTarotScene *self, AluetteTableState *state)
{
  TarotEvent event;

  if (aluette_tarot_scene_make_choice (self, &event))
    {
      add_button (state, ALUETTE_TAROT_ACTION_SHOW_HANDFUL, NULL, _("Show These Cards"), NULL,
                  TRUE);
      enable (state, ALUETTE_TAROT_ACTION_SHOW_HANDFUL);
    }
  add_handfuls (self, state, self->handful);
  add_button (state, ALUETTE_TAROT_ACTION_CANCEL, NULL, _("Do Not Show"), NULL, FALSE);
  enable (state, ALUETTE_TAROT_ACTION_CANCEL);
}

/* Returns: (transfer full): how many cards the handful shows, and how many are chosen */
static char *
format_handful_progress (const AluetteTarotScene *self)
{
  return g_strdup_printf (_("%1$s: choose %2$d cards to show. Chosen: %3$d."),
                          aluette_tarot_text_handful (self->handful),
                          tarot_handful_size (self->view->match.rules.seats, self->handful),
                          tarot_set_count (aluette_tarot_scene_get_chosen (self)));
}

/* While all hands are shown, the cards have the room of what is not needed to go on. */
static void
add_end (const AluetteTarotScene *self, AluetteTableState *state)
{
  gboolean single = (self->look->flags & ALUETTE_TABLE_SINGLE_DEAL) != 0;
  gboolean over = tarot_match_is_over (&self->view->match);

  state->prompt.urgent = TRUE;
  if (!single && over && !self->shows_hands)
    {
      aluette_table_state_add_button (state, "win.again", _("Rematch"), TRUE);
      aluette_table_state_add_button (state, "app.new-match", _("New Match"), FALSE);
    }
  else if (!single && !over)
    add_button (state, "continue", NULL, _("Next Deal"), NULL, TRUE);
  if (self->view->match.deal.outcome != TAROT_OUTCOME_PLAYED)
    return;
  add_button (state, ALUETTE_TAROT_ACTION_HANDS, NULL,
              self->shows_hands ? _("Hide the Hands") : _("Show All Hands"), NULL, FALSE);
  enable (state, ALUETTE_TAROT_ACTION_HANDS);
  if (self->look->review_action != NULL && !self->shows_hands)
    aluette_table_state_add_button (state, self->look->review_action, _("Review"), FALSE);
}

/* Returns: (transfer full): @event and @turn, if it is not NULL. Takes both. */
static char *
join (char *event, char *turn)
{
  char *text;

  if (turn == NULL)
    return event;
  text = g_strconcat (event, " ", turn, NULL);
  g_free (event);
  g_free (turn);
  return text;
}

/* Returns: (transfer full): the text of the last event, with whose turn it is */
static char *
format_last (const AluetteTarotScene *self)
{
  const TarotMatch *match = &self->view->match;
  char *text;

  if (self->look->notice != NULL)
    return g_strdup (self->look->notice);
  if (self->last == NULL)
    return g_strdup ("");
  if (aluette_tarot_scene_is_landing (self))
    return aluette_tarot_text_play (&self->text, self->last->seat, self->last->card);
  text = aluette_tarot_text_event (&self->text, self->last, self->view);
  if (tarot_match_is_over (match))
    return join (text, aluette_tarot_text_match_end (&self->text, match));
  return text;
}

/* What the listener must decide now. */
static void
present_question (const AluetteTarotScene *self, AluetteTableState *state)
{
  TarotPhase phase = tarot_view_phase (self->view);

  switch (phase)
    {
    case TAROT_PHASE_BID:
      state->prompt.question = state->prompt.urgent = TRUE;
      add_bids (self, state);
      break;
    case TAROT_PHASE_CALL:
      state->prompt.question = state->prompt.urgent = TRUE;
      add_calls (self, state);
      break;
    case TAROT_PHASE_ECART:
      add_ecart (self, state);
      break;
    default:
      if (self->draft == ALUETTE_TAROT_DRAFT_HANDFUL)
        add_handful_choice (self, state);
      else
        add_declarations (self, state);
      break;
    }
}

/* Returns: (transfer full): the question, or what has happened and whose turn it is */
static char *
format_prompt (const AluetteTarotScene *self)
{
  TarotPhase phase = tarot_view_phase (self->view);

  if (self->shows_hands && self->look->notice == NULL)
    return g_strdup ("");
  if (self->look->asked && self->look->notice == NULL && phase == TAROT_PHASE_ECART)
    return format_ecart_progress (self);
  if (self->look->asked && self->look->notice == NULL
      && aluette_tarot_scene_choice (self) == TAROT_EVENT_HANDFUL)
    return format_handful_progress (self);
  if (self->look->asked || phase == TAROT_PHASE_ECART || phase == TAROT_PHASE_CALL)
    return join (format_last (self), aluette_tarot_text_turn (&self->text, self->view));
  return format_last (self);
}

void
aluette_tarot_scene_present_prompt (const AluetteTarotScene *self, AluetteTableState *state)
{
  state->prompt.text = format_prompt (self);
  if (aluette_tarot_scene_is_landing (self)
      || (self->look->flags & (ALUETTE_TABLE_CATCHING_UP | ALUETTE_TABLE_WATCHING)) != 0)
    return;
  if (aluette_tarot_scene_has_ended (self))
    add_end (self, state);
  else if (self->look->asked)
    present_question (self, state);
  else if (tarot_view_phase (self->view) == TAROT_PHASE_PLAY)
    add_declarations (self, state);
}

TarotHandful
aluette_tarot_scene_parse_handful (const char *word)
{
  return (TarotHandful) MAX (find_id (handful_ids, TAROT_N_HANDFULS, word), TAROT_NO_HANDFUL);
}

/* Finds the event that @action and @parameter stand for. Returns: whether there is one. */
static gboolean
parse_action (const AluetteTarotScene *self, const char *action, const char *parameter,
              TarotEvent *event)
{
  guint seat = self->view->seat;
  int index;

  if (g_str_equal (action, ALUETTE_TAROT_ACTION_LAY_AWAY)
      || g_str_equal (action, ALUETTE_TAROT_ACTION_SHOW_HANDFUL))
    return aluette_tarot_scene_make_choice (self, event);
  if (g_str_equal (action, ALUETTE_TAROT_ACTION_SLAM))
    {
      tarot_event_init (event, TAROT_EVENT_SLAM, (int) seat);
      return TRUE;
    }
  if (g_str_equal (action, ALUETTE_TAROT_ACTION_BID))
    {
      tarot_event_init (event, TAROT_EVENT_BID, (int) seat);
      index = find_id (bid_ids, TAROT_N_BIDS, parameter);
      event->bid = (uint8_t) index;
      return index >= 0;
    }
  if (g_str_equal (action, ALUETTE_TAROT_ACTION_MISERE))
    {
      tarot_event_init (event, TAROT_EVENT_MISERE, (int) seat);
      index = find_id (misere_ids, TAROT_N_MISERES, parameter);
      event->misere = (uint8_t) index;
      return index >= 0;
    }
  if (g_str_equal (action, ALUETTE_TAROT_ACTION_CALL) && parameter != NULL)
    {
      tarot_event_init (event, TAROT_EVENT_CALL, (int) seat);
      event->card = tarot_card_parse (parameter);
      return event->card != TAROT_NO_CARD;
    }
  return FALSE;
}

gboolean
aluette_tarot_scene_make_event (const AluetteTarotScene *self, const char *action,
                                const char *parameter, TarotEvent *event)
{
  return self->look->here && self->view->seat != TAROT_NOBODY
         && parse_action (self, action, parameter, event)
         && tarot_view_check_event (self->view, event) == TAROT_OK;
}
