/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-hint.h"

#include <stdlib.h>
#include <string.h>

#include "bot-coach-driver.h"
#include "testing.h"

/* Hints and reasons never depend on hidden cards, are the same every time, and are valid with every
 * rule set. */

#define NODES 3000

typedef struct
{
  AluRuleSet set;
  int seats;
} Table;

static const Table tables[] = {
  { ALU_RULES_CLASSIC, 4 }, { ALU_RULES_GRIMAUD, 4 }, { ALU_RULES_SIX, 6 },
  { ALU_RULES_TWELVE, 4 },  { ALU_RULES_TWELVE, 2 },
};

#define N_TABLES (sizeof tables / sizeof *tables)

static const AluLevel players[ALU_MAX_SEATS] = {
  ALU_LEVEL_CASUAL,   ALU_LEVEL_VILLAGER, ALU_LEVEL_NOVICE,
  ALU_LEVEL_VILLAGER, ALU_LEVEL_CASUAL,   ALU_LEVEL_NOVICE,
};

static void
make_moment (const Table *table, uint64_t seed, int n_plays, AluMatch *match)
{
  driver_start (match, table->set, table->seats);
  match->rules.offer = ALU_OFFER_OFF;
  driver_play (match, seed, players, n_plays, NULL);
}

static void
check_sound (const AluView *view, const AluHint *hint)
{
  AluCardSet legal = alu_match_legal_plays (&view->match);
  float sum = 0;

  assert_in_range (hint->n_remarks, 1, ALU_MAX_REMARKS);
  for (int i = 0; i < hint->n_remarks; i++)
    assert_in_range (hint->remarks[i].kind, 0, ALU_N_REMARKS - 1);
  for (int i = 0; i < 5; i++)
    sum += hint->before.chances[i];
  assert_true (sum > 0.999f && sum < 1.001f);
  assert_int_equal (hint->event.type, ALU_EVENT_PLAY);
  assert_true ((legal & alu_card_bit (hint->event.card)) != 0);
  assert_true (hint->next_best == ALU_CARD_NONE || (legal & alu_card_bit (hint->next_best)) != 0);
  assert_true (hint->beaten >= 0 && hint->beaten <= 1);
  assert_true (hint->threats == 0 || (hint->threats & legal) == 0);
}

/* If the cards that a seat does not see are dealt again, its hint stays exactly the same. */
TEST (test_honesty)
{
  AluBudget budget = { .seed = 5, .nodes = NODES };
  AluRng rng;

  driver_memory (&budget, alu_hint_memory ());
  alu_rng_seed (&rng, 1);
  for (uint64_t seed = 1; seed <= 6; seed++)
    for (size_t t = 0; t < N_TABLES; t++)
      {
        AluMatch match;
        AluHint first;
        int seat;

        make_moment (&tables[t], seed, tables[t].seats * (int) (seed % 8) + (int) (t % 2), &match);
        seat = alu_match_decider (&match);
        for (int i = 0; i < 3; i++)
          {
            AluView view = alu_view_for_seat (&match, seat);
            AluHint hint;

            alu_hint (&view, &budget, &hint);
            check_sound (&view, &hint);
            if (i == 0)
              first = hint;
            assert_memory_equal (&first, &hint, sizeof hint);
            driver_shuffle_hidden (&match, seat, &rng);
          }
      }
  free (budget.memory);
}

/* Who takes the trick when the last player but one has played, and which cards still beat a card.
 * */
TEST (test_threats)
{
  AluBudget budget = { .nodes = NODES };
  int n_taking = 0;

  driver_memory (&budget, alu_hint_memory ());
  for (uint64_t seed = 1; seed <= 30; seed++)
    {
      AluMatch match;
      AluView view;
      AluHint hint;
      int to_come;

      make_moment (&tables[0], seed, (int) (seed % 20), &match);
      view = alu_view_for_seat (&match, alu_match_decider (&match));
      alu_hint (&view, &budget, &hint);
      to_come = 3 - match.deal.n_plays % 4;
      n_taking += hint.beaten > 0;
      assert_true (hint.threat_seats == 0 || to_come > 0);
      assert_true (hint.threats == 0 || to_come > 0);
      assert_int_equal (hint.beaten > 0, hint.threat_seats != 0);
      for (AluCardSet set = hint.threats; set != 0; set &= set - 1)
        assert_true (alu_card_strength (ALU_ORDER_ALUETTE, alu_set_first (set))
                     > alu_card_strength (ALU_ORDER_ALUETTE, hint.event.card));
    }
  assert_true (n_taking > 0);
  free (budget.memory);
}

/* Offers, concessions, votes and rejections: the hint is a legal action with its value. */
TEST (test_other_decisions)
{
  AluBudget budget = { .nodes = NODES };
  unsigned seen = 0;

  driver_memory (&budget, alu_hint_memory ());
  for (uint64_t seed = 1; seed <= 30; seed++)
    {
      AluMatch match;
      AluRules rules;
      AluSeating seating;
      AluRng rng;

      alu_rules_init (&rules, ALU_RULES_GRIMAUD, 0);
      rules.draw = ALU_DRAW_SEATED;
      rules.chant = ALU_CHANT_ALWAYS;
      if (seed % 2 == 0)
        rules.chant = ALU_CHANT_ASK;
      alu_seating_init (&seating);
      alu_match_init (&match, &rules, &seating);
      alu_rng_seed (&rng, seed);
      for (int i = 0; i < 40 && match.n_deals < 2 && !alu_match_over (&match); i++)
        {
          AluEvent legal[ALU_MAX_LEGAL];
          AluEvent event;

          if (alu_match_awaits_chance (&match))
            alu_match_chance (&match, seed, &event);
          else
            {
              AluView view = alu_view_for_seat (&match, alu_match_decider (&match));
              AluMatch after = match;
              AluHint hint;

              if (alu_match_phase (&match) != ALU_PHASE_PLAY || i < 12)
                {
                  alu_hint (&view, &budget, &hint);
                  seen |= 1u << alu_match_phase (&match);
                  assert_true (hint.n_remarks > 0);
                  assert_int_equal (alu_match_apply (&after, &hint.event), ALU_OK);
                }
              event = legal[alu_rng_below (&rng, (uint32_t) alu_match_legal (&match, legal))];
              for (int k = 0; k < alu_match_legal (&match, legal); k++)
                if (legal[k].type == ALU_EVENT_OFFER || legal[k].type == ALU_EVENT_PROPOSE)
                  event = legal[alu_rng_below (&rng, 3) == 0 ? k : 0];
            }
          assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
        }
    }
  free (budget.memory);
  assert_int_equal (seen, 1u << ALU_PHASE_VOTE | 1u << ALU_PHASE_REJECT | 1u << ALU_PHASE_CONCEDE
                              | 1u << ALU_PHASE_PLAY | 1u << ALU_PHASE_ANSWER);
}

/* During the deal, a reason contains no card that the listener does not see, and no figures. It is
 * the reason of the same decision. */
TEST (test_reasons_keep_secrets)
{
  AluBudget budget = { .seed = 9, .nodes = NODES };

  driver_memory (&budget, alu_bot_memory (ALU_LEVEL_MASTER));
  for (uint64_t seed = 1; seed <= 20; seed++)
    for (int level = ALU_LEVEL_NOVICE; level < ALU_N_LEVELS; level++)
      {
        AluMatch match;
        AluView then, now;
        AluEvent event;
        AluExplanation why;
        AluCardSet shown;

        make_moment (&tables[0], seed, (int) (seed % 30), &match);
        then = alu_view_for_seat (&match, alu_match_decider (&match));
        alu_bot_decide ((AluLevel) level, &then, &budget, &event, NULL);
        alu_match_apply (&match, &event);
        now = alu_view_for_seat (&match, (event.seat + 1) % 4);
        alu_explain (&then, (AluLevel) level, &budget, &event, &now, false, &why);
        shown = why.info.cards;
        for (int i = 0; i < why.info.n_candidates; i++)
          shown |= alu_card_bit (why.info.candidates[i].card);
        for (int i = 0; i < why.n_remarks; i++)
          shown |= why.remarks[i].cards & ~now.match.deal.played;
        assert_int_equal (shown & then.match.deal.hands[event.seat], alu_card_bit (event.card));
        assert_int_equal (shown & now.unseen, 0);
        assert_true (why.info.candidates[0].win < 0);
        assert_int_not_equal (why.info.reason, ALU_MOVE_REASON_KEEP_LUETTE);
        alu_explain (&then, (AluLevel) level, &budget, &event, &now, true, &why);
        assert_true (level < ALU_LEVEL_STRONG || why.info.n_candidates > 1
                     || alu_set_count (then.match.deal.hands[event.seat]) == 1
                     || why.info.samples > 0);
      }
  free (budget.memory);
}
