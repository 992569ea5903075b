/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-presenter.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-vache-presenter-private.h"
#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-decks.h"
#include "presentation/aluette/aluette-prompt-content.h"
#include "presentation/portraits/aluette-villagers.h"

/* Signs that show themselves have no text, so the last line with a text is searched this many lines
 * back. */
#define MAX_SILENT 12

struct _AluetteVachePresenter
{
  GObject parent_instance;
};

static void presenter_iface_init (AluetteTablePresenterInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteVachePresenter, aluette_vache_presenter, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_TABLE_PRESENTER,
                                                      presenter_iface_init))

/* Returns: what @log tells after its first @n_lines lines */
static AluView
view_at (AluetteSeatLog *log, guint n_lines)
{
  g_autoptr (AluetteView) view = NULL;

  if (n_lines >= aluette_seat_log_get_n_lines (log))
    return *aluette_view_get_aluette (aluette_seat_log_get_view (log));
  view = aluette_seat_log_view_at (log, n_lines);
  return *aluette_view_get_aluette (view);
}

void
aluette_scene_init (AluetteScene *scene, const AluetteTableLook *look)
{
  const AluGameHeader *header = aluette_seat_log_get_header (look->log);

  scene->look = look;
  scene->header = header;
  scene->view = view_at (look->log, look->n_lines);
  scene->decks = aluette_decks_get (alu_rule_set_order (header->rules.set));
  scene->context = (AluetteTextContext) {
    .header = header,
    .listener = look->listener,
    .deck = scene->decks->info[look->deck]->deck,
  };
}

const AluEvent *
aluette_scene_get_event (const AluetteScene *scene, guint line)
{
  return aluette_seat_log_get_aluette_line (scene->look->log, line);
}

gboolean
aluette_scene_is_open (const AluetteScene *scene, guint seat)
{
  return scene->view.match.seating.open_hands
         || scene->header->players[seat].kind == ALU_GAME_DUMMY;
}

int
aluette_scene_get_trick (const AluetteScene *scene)
{
  const AluDeal *deal = &scene->view.match.deal;

  return (scene->look->flags & ALUETTE_TABLE_TRICK_STAYS) != 0 && deal->n_tricks > 0
             ? deal->n_tricks - 1
             : deal->n_tricks;
}

gboolean
aluette_scene_has_read (const AluetteScene *scene, const AluEvent *event)
{
  guint listener = scene->look->listener;

  return event->type == ALU_EVENT_SIGN && listener != ALU_NOBODY && event->seat != listener
         && aluette_seat_log_get_seat (scene->look->log) != ALU_NOBODY
         && (event->sign.read & (1u << listener)) != 0;
}

const char *
aluette_scene_get_sign_caption (const AluetteScene *scene, const AluEvent *event)
{
  if ((scene->look->flags & ALUETTE_TABLE_CAPTIONS) == 0 || !aluette_scene_has_read (scene, event))
    return NULL;
  return aluette_text_sign (&scene->context, (AluSign) event->sign.sign, event->sign.strength);
}

/* Returns: whether there was a draw before the first deal; @cards: the luettes that decided the
 * partners */
static gboolean
find_draw (const AluetteScene *scene, guint8 *cards)
{
  static const AluCard luettes[] = { ALU_MONSIEUR, ALU_MADAME, ALU_BORGNE, ALU_VACHE };
  const AluMatch *match = &scene->view.match;

  if (match->n_deals > 0 || match->dealer == ALU_NOBODY
      || !alu_rules_has_luette_draw (&match->rules))
    return FALSE;
  for (guint i = 0; i < scene->look->n_lines; i++)
    {
      const AluEvent *event = aluette_scene_get_event (scene, i);

      if (event->type != ALU_EVENT_DRAW)
        continue;
      for (int k = 0; k < 4; k++)
        cards[event->draw.seat_of[k]] = luettes[k];
      return TRUE;
    }
  return FALSE;
}

static void
present_trick (const AluetteScene *scene, AluetteTableTrick *trick)
{
  const AluMatch *match = &scene->view.match;
  int index = aluette_scene_get_trick (scene), n;
  AluCard cards[ALU_MAX_SEATS], landed[ALU_MAX_SEATS];

  for (guint seat = 0; seat < match->rules.seats; seat++)
    trick->labels[seat] = aluette_text_player (&scene->context, seat);
  if (find_draw (scene, trick->cards) || match->n_deals == 0
      || index >= alu_rules_hand_size (&match->rules))
    return;
  n = alu_deal_trick_cards (&match->rules, &match->deal, index, cards);
  memcpy (landed, cards, sizeof landed);
  /* A card that still moves decides nothing yet. */
  if (scene->look->landing < ALU_MAX_SEATS)
    {
      landed[scene->look->landing] = ALU_CARD_NONE;
      n--;
    }
  alu_trick_winner (alu_rules_order (&match->rules), landed, match->rules.seats, &trick->winning);
  trick->spoiled = n == match->rules.seats && (trick->winning & (trick->winning - 1)) != 0;
  trick->taken = n == match->rules.seats && !trick->spoiled;
  trick->triumph = trick->taken && match->deal.ended && match->deal.reason == ALU_REASON_MORDIENNE;
  memcpy (trick->cards, cards, sizeof cards);
  if (trick->triumph)
    trick->stamp = g_strdup (C_("stamp", "Mordienne!"));
  if (trick->spoiled)
    trick->stamp = g_strdup (alu_rules_by_teams (&match->rules) ? C_("stamp", "Set Aside")
                                                                : C_("stamp", "Spoiled"));
}

/* Stores one card of each trick of @seat that is no longer in the middle. Returns: their number. */
static guint
find_tricks (const AluetteScene *scene, guint seat, guint8 *cards)
{
  const AluMatch *match = &scene->view.match;
  const AluDeal *deal = &match->deal;
  int n_tricks = aluette_scene_get_trick (scene);
  guint n = 0;

  for (int trick = 0; trick < n_tricks && trick < deal->n_tricks; trick++)
    {
      AluCard all[ALU_MAX_SEATS];

      if (deal->takers[trick] != seat)
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
find_villager (const AluetteScene *scene, guint seat)
{
  const AluGamePlayer *players = scene->header->players;
  const char *names[ALU_MAX_SEATS];
  guint cast[ALU_MAX_SEATS];

  for (guint i = 0; i < scene->header->rules.n_seats; i++)
    names[i] = players[i].kind != ALU_GAME_DUMMY ? players[i].name : NULL;
  aluette_villagers_cast (names, &scene->look->own_face, cast, scene->header->rules.n_seats);
  return cast[seat];
}

/* Returns: (nullable) (transfer none): what @seat said or showed since each player last played */
static const char *
find_spoken_call (const AluetteScene *scene, guint seat)
{
  guint n_plays = 0;

  for (guint i = scene->look->n_lines; i > 0 && n_plays < scene->header->rules.n_seats; i--)
    {
      const AluEvent *event = aluette_scene_get_event (scene, i - 1);

      if (event->type == ALU_EVENT_DEAL)
        break;
      n_plays += event->type == ALU_EVENT_PLAY;
      if (event->seat == seat && aluette_scene_get_sign_caption (scene, event) != NULL)
        return aluette_scene_get_sign_caption (scene, event);
      if (event->type == ALU_EVENT_SAY && event->seat == seat)
        return aluette_text_call ((AluCall) event->say.call, (AluSign) event->say.sign);
    }
  return NULL;
}

/* Returns: the match before the card that has not landed yet */
static AluMatch
get_decided (const AluetteScene *scene)
{
  return scene->look->landing != ALU_NOBODY
             ? view_at (scene->look->log, scene->look->n_lines - 1).match
             : scene->view.match;
}

/* Returns: whether the star is at @seat. It stays until the card that moves it has landed. */
static gboolean
leads_race (const AluetteScene *scene, guint seat)
{
  AluMatch match = get_decided (scene);

  return match.n_deals > 0 && !alu_rules_by_teams (&match.rules)
         && alu_deal_race_leader (&match.rules, &match.deal) == (int) seat;
}

static gboolean
is_turn (const AluetteScene *scene, guint seat)
{
  const AluMatch *match = &scene->view.match;
  const AluDeal *deal = &match->deal;

  if ((scene->look->flags & ALUETTE_TABLE_TRICK_STAYS) != 0 || deal->ended)
    return FALSE;
  return (deal->phase == ALU_PHASE_PLAY ? deal->turn : alu_match_decider (match)) == (int) seat;
}

/* Returns: (transfer full): the team of @seat, as its mark shows it */
static char *
format_team (const AluetteScene *scene, guint seat)
{
  guint listener = scene->context.listener;
  AluTeam team = alu_team_of ((int) seat);
  g_autofree char *name = NULL;

  if (listener != ALU_NOBODY)
    return g_strdup (alu_team_of ((int) listener) == team ? C_("seat", "your team")
                                                          : C_("seat", "the other team"));
  name = aluette_text_team (&scene->context, team);
  /* Translators: the team of a player: “team: Léon and Marcel”. */
  return g_strdup_printf (C_("seat", "team: %s"), name);
}

/* Returns: (transfer full): a description of the player for screen readers */
static char *
format_description (const AluetteScene *scene, guint number, const AluetteTableSeat *seat,
                    gboolean deals)
{
  GString *text = g_string_new (NULL);
  g_autofree char *team = format_team (scene, number);

  g_string_append_printf (text, "%s; ", team);
  g_string_append_printf (text, ngettext ("%u trick", "%u tricks", seat->n_tricks), seat->n_tricks);
  if (seat->badges & ALUETTE_BADGE_AHEAD)
    g_string_append_printf (text, "; %s", _("leads the race for tricks"));
  if (deals)
    g_string_append_printf (text, "; %s", _("dealer"));
  if (seat->badges & ALUETTE_BADGE_TURN)
    g_string_append_printf (text, "; %s", _("to play"));
  if (seat->told.text != NULL)
    g_string_append_printf (text, "; %s", seat->told.text);
  if (seat->speech != NULL)
    /* Translators: what a player has just said aloud. */
    g_string_append_printf (text, C_("words", "; “%s”"), seat->speech);
  return g_string_free (text, FALSE);
}

static void
present_seat (const AluetteScene *scene, guint seat, AluetteTableSeat *state)
{
  const AluMatch *match = &scene->view.match;
  gboolean dealt = match->n_deals > 0;

  state->name = aluette_text_player (&scene->context, seat);
  state->villager = find_villager (scene, seat);
  state->side = (guint) alu_team_of ((int) seat);
  state->speech = g_strdup (find_spoken_call (scene, seat));
  aluette_scene_find_told (scene, seat, &state->told);
  if (is_turn (scene, seat))
    state->badges |= ALUETTE_BADGE_TURN;
  if (leads_race (scene, seat))
    {
      state->badges |= ALUETTE_BADGE_AHEAD;
      state->name_hint = g_strdup_printf (_("%s leads the race for tricks"), state->name);
    }
  if (seat != scene->look->bottom && !aluette_scene_is_open (scene, seat))
    state->n_cards = scene->view.n_cards[seat];
  state->n_tricks = state->n_strokes = dealt ? find_tricks (scene, seat, state->tricks) : 0;
  state->description = format_description (scene, seat, state, dealt && match->deal.dealer == seat);
}

/* Shows a hand with the strongest card first, or its backs if it is hidden. */
static void
present_hand (const AluetteScene *scene, guint seat, AluetteTableHand *state)
{
  const AluView *view = &scene->view;
  int n;

  state->shown = seat == scene->look->bottom || aluette_scene_is_open (scene, seat);
  if (!state->shown)
    return;
  n = alu_set_sorted (alu_rules_order (&view->match.rules), view->match.deal.hands[seat],
                      state->cards);
  for (; n < view->n_cards[seat]; n++)
    state->cards[n] = ALUETTE_NO_CARD;
  state->n_cards = (guint) n;
  state->may_choose = (1u << n) - 1;
  state->label = seat == scene->look->bottom && scene->look->listener != ALU_NOBODY
                     ? g_strdup (_("Your hand"))
                     : aluette_text_player (&scene->context, seat);
}

/* Says from which hand the listener plays or rejects cards, and proposes the six weakest. */
static void
present_choice (const AluetteScene *scene, AluetteTableState *state)
{
  const AluMatch *match = &scene->view.match;
  AluPhase phase = alu_match_phase (match);
  AluCard lowest[ALU_CHANT_CARDS];
  guint turn = match->deal.turn;

  if (!scene->look->asked || (phase != ALU_PHASE_PLAY && phase != ALU_PHASE_REJECT))
    return;
  state->active_hand = turn;
  if (phase == ALU_PHASE_PLAY)
    return;
  state->choice.id = match->n_deals * ALU_MAX_SEATS + turn + 1;
  state->choice.note = g_strdup (C_("card", "to be put aside"));
  alu_match_lowest (match, match->deal.hands[turn], lowest);
  for (int i = 0; i < ALU_CHANT_CARDS; i++)
    aluette_card_set_toggle (&state->choice.proposed, lowest[i]);
}

/* The points come after the card that wins them. */
static void
present_score (const AluetteScene *scene, AluetteTableScore *score)
{
  AluMatch match = get_decided (scene);
  guint listener = scene->look->listener;
  AluTeam first = listener != ALU_NOBODY ? alu_team_of ((int) listener) : ALU_TEAM_A;
  guint ours, theirs;

  score->n_rows = 2;
  score->has_sides = TRUE;
  score->target = match.rules.deals > 0 ? 0 : match.rules.target;
  for (guint row = 0; row < 2; row++)
    {
      AluTeam team = row == 0 ? first : 1 - first;

      score->names[row] = aluette_text_side (&scene->context, team);
      score->points[row] = match.score[team];
      score->sides[row] = team;
    }
  ours = (guint) score->points[0];
  theirs = (guint) score->points[1];
  if (score->target > 0)
    score->spoken = g_strdup_printf (ngettext ("To %1$u point: %2$s %3$u, %4$s %5$u",
                                               "To %1$u points: %2$s %3$u, %4$s %5$u",
                                               score->target),
                                     score->target, score->names[0], ours, score->names[1], theirs);
  else
    score->spoken = g_strdup_printf (_("Deal %1$u of %2$u: %3$s %4$u, %5$s %6$u"), match.n_deals,
                                     match.rules.deals, score->names[0], ours, score->names[1],
                                     theirs);
}

/* Returns: how many cards of spoiled tricks are set aside. With twelve cards, the next taker gets
 * them. */
static guint
count_spoiled (const AluetteScene *scene)
{
  const AluMatch *match = &scene->view.match;
  int n_tricks = MIN (aluette_scene_get_trick (scene), match->deal.n_tricks);
  guint n = 0;

  for (int trick = 0; trick < n_tricks; trick++)
    if (match->deal.takers[trick] == ALU_SPOILED)
      n++;
    else if (alu_rules_by_teams (&match->rules))
      n = 0;
  return n * match->rules.seats;
}

/* Returns: (transfer full): what lies at the dealer */
static char *
format_talon (const char *dealer, guint talon, guint spoiled)
{
  g_autofree char *text
      = talon == 0 ? g_strdup_printf (_("%s deals"), dealer)
                   : g_strdup_printf (ngettext ("%2$s deals; the talon has %1$u card",
                                                "%2$s deals; the talon has %1$u cards", talon),
                                      talon, dealer);

  if (spoiled == 0)
    return g_steal_pointer (&text);
  /* Translators: who deals and the size of the talon, then how many cards are out of play. */
  return g_strdup_printf (ngettext ("%2$s; %1$u card of spoiled tricks",
                                    "%2$s; %1$u cards of spoiled tricks", spoiled),
                          spoiled, text);
}

/* Shows who deals, with the talon. Spoiled tricks lie on the talon, or where it would be. */
static void
present_talon (const AluetteScene *scene, AluetteTableState *state)
{
  const AluMatch *match = &scene->view.match;
  guint spoiled;
  AluetteTablePile *pile;

  if (match->n_deals == 0)
    return;
  spoiled = count_spoiled (scene);
  pile = &state->piles[match->deal.dealer];
  pile->shown = pile->token = TRUE;
  pile->n_cards = scene->view.n_talon + spoiled;
  pile->label = format_talon (state->seats[match->deal.dealer].name, scene->view.n_talon, spoiled);
}

/* Returns: (transfer full) (nullable): the text about the last line that has one. Signs of others
 * have a caption at the face. */
static char *
format_last_event (const AluetteScene *scene)
{
  guint shown = scene->look->n_lines, seat = aluette_seat_log_get_seat (scene->look->log);

  for (guint i = shown; i > 0 && i + MAX_SILENT > shown; i--)
    {
      const AluEvent *event = aluette_scene_get_event (scene, i - 1);
      AluView before, after;
      char *text;

      if (event->type == ALU_EVENT_SIGN && event->seat != seat)
        continue;
      before = view_at (scene->look->log, i - 1);
      after = i == shown ? scene->view : view_at (scene->look->log, i);
      text = aluette_text_event (&scene->context, &before, event, &after);
      if (text != NULL)
        return text;
    }
  return NULL;
}

/* Removes the button with an action. */
static void
drop_button (AluetteTablePrompt *prompt, const char *action)
{
  guint kept = 0;

  for (guint i = 0; i < prompt->n_buttons; i++)
    if (!g_str_equal (prompt->buttons[i].action, action))
      prompt->buttons[kept++] = prompt->buttons[i];
    else
      {
        g_free (prompt->buttons[i].action);
        g_free (prompt->buttons[i].label);
      }
  prompt->n_buttons = kept;
}

static void
present_prompt (const AluetteScene *scene, AluetteTableState *state)
{
  const AluetteTableLook *look = scene->look;
  const AluDeal *deal = &scene->view.match.deal;
  g_autofree char *said = NULL;

  /* What a card means is told when it has arrived. */
  if (look->landing != ALU_NOBODY)
    return;
  said = look->notice != NULL ? g_strdup (look->notice) : format_last_event (scene);
  state->prompt.urgent = alu_match_phase (&scene->view.match) != ALU_PHASE_PLAY;
  if ((look->flags
       & (ALUETTE_TABLE_TRICK_STAYS | ALUETTE_TABLE_CATCHING_UP | ALUETTE_TABLE_WATCHING))
      != 0)
    {
      state->prompt.text = g_strdup (said != NULL ? said : "");
      return;
    }
  aluette_prompt_content_present (state, &scene->context, &scene->view, said,
                                  aluette_card_set_count (&look->chosen));
  if (look->asked && look->listener == ALU_NOBODY)
    aluette_table_state_add_button (state, "table.here", _("See My Hand"), FALSE);
  if (look->review_action != NULL && deal->ended && deal->n_tricks > 0)
    aluette_table_state_add_button (state, look->review_action, _("Review Deal"), FALSE);
  if ((look->flags & ALUETTE_TABLE_SINGLE_DEAL) != 0)
    {
      drop_button (&state->prompt, "table.continue");
      drop_button (&state->prompt, "win.again");
      drop_button (&state->prompt, "app.new-match");
    }
}

static void
enable_if (AluetteTableState *state, const char *action, gboolean enabled)
{
  if (enabled)
    aluette_table_state_enable (state, action);
}

static void
present_actions (const AluetteScene *scene, AluetteTableState *state)
{
  const AluMatch *match = &scene->view.match;
  AluPhase phase = alu_match_phase (match);
  gboolean asked = scene->look->asked && scene->look->here;
  gboolean watching = (scene->look->flags & ALUETTE_TABLE_WATCHING) != 0;

  enable_if (state, "offer", asked && alu_match_may_offer (match) == ALU_OK);
  enable_if (state, "propose",
             scene->look->here
                 && alu_match_may_propose (match, (int) scene->look->listener) == ALU_OK);
  enable_if (state, "accept", asked && phase == ALU_PHASE_ANSWER);
  enable_if (state, "refuse", asked && phase == ALU_PHASE_ANSWER);
  enable_if (state, "agree", asked && phase == ALU_PHASE_CONCEDE);
  enable_if (state, "decline", asked && phase == ALU_PHASE_CONCEDE);
  enable_if (state, "chant-yes", asked && phase == ALU_PHASE_VOTE);
  enable_if (state, "chant-no", asked && phase == ALU_PHASE_VOTE);
  enable_if (state, "reject",
             asked && phase == ALU_PHASE_REJECT
                 && aluette_card_set_count (&scene->look->chosen) == ALU_CHANT_CARDS);
  state->has_last_trick = match->n_deals > 0 && match->deal.n_tricks > 0;
  state->has_review = !watching && match->deal.ended && match->deal.n_tricks > 0;
  state->may_continue = !watching && phase == ALU_PHASE_DEAL
                        && (match->deal.ended
                            || (match->n_deals == 0 && match->dealer != ALU_NOBODY));
}

/* A Petit-Jean plays with open cards. */
static gboolean
plays_openly (AluetteTablePresenter *self, AluetteSeatLog *log)
{
  const AluMatch *match = &aluette_view_get_aluette (aluette_seat_log_get_view (log))->match;

  return alu_match_phase (match) == ALU_PHASE_PLAY
         && aluette_seat_log_get_header (log)->players[match->deal.turn].kind == ALU_GAME_DUMMY;
}

static void
present (AluetteTablePresenter *self, const AluetteTableLook *look, AluetteTableState *state)
{
  AluetteScene scene;

  aluette_scene_init (&scene, look);
  state->n_seats = scene.header->rules.n_seats;
  state->decks = scene.decks;
  state->hand_size = (guint) alu_rules_hand_size (&scene.view.match.rules);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      present_seat (&scene, seat, &state->seats[seat]);
      present_hand (&scene, seat, &state->hands[seat]);
    }
  present_choice (&scene, state);
  present_score (&scene, &state->score);
  present_talon (&scene, state);
  present_trick (&scene, &state->trick);
  present_prompt (&scene, state);
  present_actions (&scene, state);
}

static const AluetteTableAction *
get_actions (AluetteTablePresenter *self)
{
  static const AluetteTableAction actions[] = {
    { "offer", NULL },  { "propose", NULL }, { "accept", NULL },    { "refuse", NULL },
    { "agree", NULL },  { "decline", NULL }, { "chant-yes", NULL }, { "chant-no", NULL },
    { "reject", NULL }, { NULL, NULL },
  };

  return actions;
}

static void
presenter_iface_init (AluetteTablePresenterInterface *iface)
{
  iface->get_actions = get_actions;
  iface->present = present;
  iface->plays_openly = plays_openly;
  aluette_scene_iface_init (iface);
}

static void
aluette_vache_presenter_class_init (AluetteVachePresenterClass *klass)
{
}

static void
aluette_vache_presenter_init (AluetteVachePresenter *self)
{
}

AluetteTablePresenter *
aluette_vache_presenter_new (void)
{
  return g_object_new (ALUETTE_TYPE_VACHE_PRESENTER, NULL);
}
