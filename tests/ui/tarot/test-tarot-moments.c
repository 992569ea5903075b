/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a table of Tarot shows at every moment of random matches, to every seat: the choices are
 * those that the rules allow, and nothing is missing. */

#include "tarot-support.h"

#include "engine/tarot/tarot-kind.h"
#include "tarot-scene-driver.h"
#include "testing.h"

#define N_MATCHES 40
#define MAX_EVENTS 400

typedef struct
{
  TarotMatch match;
  AluGameHeader *header;
  guint n_choices; /* number of moments at which somebody could choose a card */
  guint n_results;
} Match;

/* Prepares what a seat sees. */
static void
init_scene (const Match *self, const TarotView *view, const TarotEvent *told,
            AluetteTableLook *look, AluetteTarotScene *scene)
{
  guint seat = view->seat == TAROT_NOBODY ? ALU_GAME_SPECTATOR : view->seat;

  *look = (AluetteTableLook) {
    .listener = seat,
    .bottom = seat == ALU_GAME_SPECTATOR ? 0 : seat,
    .landing = ALU_GAME_SPECTATOR,
    .here = seat != ALU_GAME_SPECTATOR,
    .asked = seat != ALU_GAME_SPECTATOR && tarot_view_awaited (view) == (int) seat,
    .flags = ALUETTE_TABLE_AIDS,
  };
  *scene = (AluetteTarotScene) {
    .look = look, .text = { self->header, seat }, .view = view, .last = told
  };
}

/* The cards that may be chosen are those that the rules allow, and every other one has a reason. */
static void
check_active_hand (Match *self, const AluetteTarotScene *scene, const AluetteTableState *state)
{
  const AluetteTableHand *hand = &state->hands[state->active_hand];
  TarotCardSet legal = tarot_view_legal_plays (scene->view);

  self->n_choices++;
  assert_int_equal (state->active_hand, scene->view->seat);
  for (guint i = 0; i < hand->n_cards; i++)
    {
      bool may = (hand->may_choose >> i & 1) != 0;

      assert_true (may == (hand->why_not[i] == NULL));
      if (tarot_view_phase (scene->view) == TAROT_PHASE_PLAY)
        assert_true (may == tarot_set_has (legal, hand->cards[i]));
    }
}

/* Every button requests an event that the rules allow, changes what is shown, or leads to another
 * match. */
static void
check_buttons (const Match *self, const AluetteTarotScene *scene, const AluetteTableState *state)
{
  for (guint i = 0; i < state->prompt.n_buttons; i++)
    {
      const char *action = state->prompt.buttons[i].action;
      g_auto (GStrv) parts = NULL;
      TarotEvent event;

      assert_true (*state->prompt.buttons[i].label != '\0');
      if (g_str_equal (action, "win.again") || g_str_equal (action, "app.new-match"))
        {
          assert_true (tarot_match_is_over (&self->match));
          continue;
        }
      assert_true (g_str_has_prefix (action, "table."));
      parts = g_strsplit (action + strlen ("table."), "::", 2);
      if (g_str_equal (parts[0], "continue") || g_str_equal (parts[0], "show-hands")
          || g_str_equal (parts[0], "choose-handful") || g_str_equal (parts[0], "call-lower"))
        continue;
      assert_true (aluette_tarot_scene_make_event (scene, parts[0], parts[1], &event));
      assert_int_equal (tarot_match_check_event (&self->match, &event), TAROT_OK);
    }
}

static void
check_state (Match *self, const AluetteTarotScene *scene, const AluetteTableState *state)
{
  guint n_seats = self->match.rules.seats;

  assert_int_equal (state->n_seats, n_seats);
  assert_true (state->counterclockwise);
  assert_true (*state->prompt.text != '\0' || self->match.n_deals == 0);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      const AluetteTableSeat *own = &state->seats[seat];
      guint held = (guint) tarot_view_hand_count (scene->view, (int) seat);

      assert_non_null (own->description);
      assert_int_equal (strstr (own->description, "attack") != NULL, own->side == TAROT_ATTACK);
      assert_int_equal (strstr (own->description, "defense") != NULL, own->side == TAROT_DEFENSE);
      assert_true (own->n_cards == held || state->hands[seat].shown);
      assert_true (!state->hands[seat].shown
                   || state->hands[seat].n_cards == MIN (held, ALUETTE_MAX_HAND));
    }
  if (state->active_hand != ALU_GAME_SPECTATOR)
    check_active_hand (self, scene, state);
  check_buttons (self, scene, state);
  self->n_results += state->has_review;
}

/* Shows the table while the last card moves, and after that. */
static void
check_moment (Match *self, const TarotView *view, const TarotEvent *told)
{
  for (int landing = 0; landing < 2; landing++)
    {
      AluetteTableLook look;
      AluetteTarotScene scene;
      AluetteTableState state;
      AluetteTableCue cue;
      AluetteTableTricks tricks = { 0 };

      init_scene (self, view, told, &look, &scene);
      if (landing && told->type == TAROT_EVENT_PLAY)
        {
          look.landing = told->seat;
          look.asked = FALSE;
        }
      aluette_table_state_init (&state);
      aluette_tarot_scene_present (&scene, &state);
      check_state (self, &scene, &state);
      aluette_table_state_clear (&state);
      aluette_table_cue_init (&cue);
      aluette_tarot_scene_present_line (&scene, &cue);
      assert_true (cue.n_motions < ALUETTE_CUE_MAX_MOTIONS);
      aluette_table_cue_clear (&cue);
      aluette_table_cue_init (&cue);
      aluette_tarot_scene_present_trick_end (&scene, &cue);
      aluette_table_cue_clear (&cue);
      aluette_tarot_scene_list_tricks (&scene, FALSE, &tricks);
      aluette_table_tricks_clear (&tricks);
    }
}

static void
play_match (Match *self, AluRng *rng, guint64 seed)
{
  TarotRules rules;
  TarotView views[TAROT_MAX_SEATS + 1];

  random_rules (rng, &rules);
  tarot_header_init (self->header, &rules);
  tarot_match_init (&self->match, &rules, false);
  for (int i = 0; i <= rules.seats; i++)
    tarot_view_for_seat (&self->match, i < rules.seats ? i : TAROT_NOBODY, &views[i]);
  for (int n = 0; n < MAX_EVENTS && !tarot_match_is_over (&self->match); n++)
    {
      TarotEvent event, told[TAROT_MAX_SEATS + 1];

      random_event (&self->match, rng, seed, &event);
      for (int i = 0; i <= rules.seats; i++)
        tarot_event_for_seat (&self->match, &event, views[i].seat, &told[i]);
      must_apply (&self->match, &event);
      for (int i = 0; i <= rules.seats; i++)
        {
          assert_int_equal (tarot_view_apply (&views[i], &told[i]), TAROT_OK);
          check_moment (self, &views[i], &told[i]);
        }
    }
}

TEST (test_random_matches)
{
  Match match = { .header = g_new0 (AluGameHeader, 1) };

  for (guint64 seed = 1; seed <= N_MATCHES; seed++)
    {
      AluRng rng;

      alu_rng_seed (&rng, seed);
      play_match (&match, &rng, seed);
    }
  assert_true (match.n_choices > 1000);
  assert_true (match.n_results > 100);
  g_free (match.header);
}
