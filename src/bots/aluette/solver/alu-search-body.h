/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-move-ordering-rank.h"
#include "bots/aluette/solver/alu-proof-store.h"
#include "bots/aluette/solver/alu-seat-rotation.h"

/*
 * The search. Each file that includes this header compiles it for other processors.
 *
 * It is compiled separately for each number of seats, question and ply: n, q and ply are constants
 * in these functions after inlining. The state of a trick is in parameters, so that it stays in
 * registers: @out are the cards in the trick, @best and @end the first card of the best group and
 * one past its last card, @taker the ply of the first card of this group, plus ALU_TAKER_TIED.
 */

#define BODY static inline __attribute__ ((always_inline))
#define TRICK_PARAMETERS                                                                           \
  AluSearch *search, AluTrick *trick, AluCards out, int best, int end, int taker
#define EMPTY_TRICK 0, 64, 64, 0

/* For the tool that fits the move ordering. */
#ifndef OBSERVE_PLY
#define OBSERVE_PLY(...)
#endif

#define DECLARE_PLY(n, q, ply) static AluProof search_ply_##n##_##q##_##ply (TRICK_PARAMETERS);
#define DECLARE_NODE(n, q)                                                                         \
  static AluProof search_node_##n##_##q (AluSearch *, const AluCardRanks *,                        \
                                         const AluTrickOutcome *, int, int);

/* By number of seats, AluQuestion, and ply but the first. */
/* clang-format off */
#define FOR_ALL_PLIES(macro) \
  macro (4, 0, 1) macro (4, 0, 2) macro (4, 0, 3) \
  macro (4, 1, 1) macro (4, 1, 2) macro (4, 1, 3) \
  macro (6, 0, 1) macro (6, 0, 2) macro (6, 0, 3) macro (6, 0, 4) macro (6, 0, 5) \
  macro (6, 1, 1) macro (6, 1, 2) macro (6, 1, 3) macro (6, 1, 4) macro (6, 1, 5)
#define FOR_ALL_NODES(macro) macro (4, 0) macro (4, 1) macro (6, 0) macro (6, 1)
/* clang-format on */

FOR_ALL_PLIES (DECLARE_PLY)
FOR_ALL_NODES (DECLARE_NODE)

BODY bool
is_out_of_budget (AluSearch *search)
{
  search->nodes++;
  if (search->nodes > search->node_limit
      || (search->nodes % 1024 == 1 && alu_stop_is_requested (search->stop)))
    search->aborted = true;
  return search->aborted;
}

BODY int
get_seat_of_ply (int n, int leader, int ply)
{
  int seat = leader + ply;

  return seat < n ? seat : seat - n;
}

BODY void
begin_trick (const AluSearch *search, int n, AluQuestion q, AluTrick *trick,
             const AluCardRanks *ranks, int leader, int left, AluScoreState score_state)
{
  trick->ranks = *ranks;
  trick->score_state = score_state;
  trick->left = left;
  trick->leader = leader;
  trick->interchangeable = alu_card_ranks_interchangeable (ranks, n, left * n);
  for (int ply = 0; ply < n; ply++)
    {
      trick->hand[ply] = alu_card_ranks_hand (ranks, n, get_seat_of_ply (n, leader, ply), left * n);
      trick->n_options[ply] = 0;
    }
  for (int i = 0; i <= n; i++)
    trick->outcome[i].ready = false;
  alu_move_ordering_standings (search, q, n, trick);
}

/* Computes what follows if the player at @ply takes the trick; n stands for a spoiled trick. */
BODY void
prepare_outcome (const AluSearch *search, int n, AluQuestion q, const AluTrick *trick, int ply,
                 AluTrickOutcome *outcome)
{
  int left = trick->left - 1;
  int seat = get_seat_of_ply (n, trick->leader, ply);
  AluScoreState score_state = ply == n
                                  ? alu_score_state_spoiled (trick->score_state)
                                  : alu_score_state_taken (search, q, trick->score_state, seat);
  AluProof *proof = &outcome->proof;

  outcome->ready = true;
  outcome->leader = ply == n ? trick->leader : seat;
  outcome->score_state = score_state;
  outcome->settled = q == ALU_ASK_WINNER
                     && alu_score_state_settled_by_score (search, n, left, score_state.score,
                                                          proof);
  if (outcome->settled && ply < n)
    proof->demand = alu_score_state_demand_before (search, q, proof->demand, proof->side, seat);
  else if (!outcome->settled && ply < n)
    {
      int by = alu_seat_rotation_for (q, seat);

      outcome->leader -= by;
      outcome->score_state = alu_seat_rotation_score (q, score_state, n, by);
    }
}

/* Decides the last trick, in which nobody has a choice. */
BODY AluProof
decide_last_trick (const AluSearch *search, int n, AluQuestion q, const AluCardRanks *ranks,
                   AluScoreState score_state)
{
  bool tied = ranks->ties & 1;
  int seat = alu_card_ranks_seat (ranks, 0);
  AluProof proof = { 0, 0, 0 };

  score_state = tied ? alu_score_state_spoiled (score_state)
                     : alu_score_state_taken (search, q, score_state, seat);
  if (q == ALU_ASK_WINNER)
    alu_score_state_settled_by_score (search, n, 0, score_state.score, &proof);
  else
    alu_score_state_settled_mordienne (search, ranks, 0, score_state, &proof);
  if (!tied)
    proof.demand = alu_score_state_demand_before (search, q, proof.demand, proof.side, seat);
  proof.depth = alu_card_ranks_group_end (ranks, 0) + 1;
  return proof;
}

/* Answers the question before a trick, of at least two that are left, by a stored proof, by simple
 * rules, or by a search. */
BODY AluProof
answer_question (AluSearch *search, int n, AluQuestion q, const AluCardRanks *ranks,
        const AluTrickOutcome *state, int left)
{
  AluScore score = state->score_state.score;
  const AluScore views[2] = {
    alu_score_state_view (q, score, 0),
    alu_score_state_view (q, score, 1),
  };
  AluProofKeys keys;
  AluProof proof;
  int lead = -1;

  alu_proof_keys_init (&keys, q, n, ranks, state->leader, left, state->score_state.alive);
  if (alu_proof_find (search->tt, &keys, n, views, &proof, &lead))
    return proof;
  if (q == ALU_ASK_WINNER
          ? alu_score_state_settled_by_masters (search, n, ranks, state->leader, left, score,
                                                &proof)
          : alu_score_state_settled_mordienne (search, ranks, left, state->score_state, &proof))
    return proof;
  if (n == 4)
    return q == ALU_ASK_WINNER ? search_node_4_0 (search, ranks, state, left, lead)
                               : search_node_4_1 (search, ranks, state, left, lead);
  return q == ALU_ASK_WINNER ? search_node_6_0 (search, ranks, state, left, lead)
                             : search_node_6_1 (search, ranks, state, left, lead);
}

/* Answers the question after the trick, and translates the proof back. */
BODY AluProof
continue_after_trick (AluSearch *search, int n, AluQuestion q, const AluTrick *trick, AluCards out,
                      int taker, const AluTrickOutcome *outcome)
{
  bool tied = taker & ALU_TAKER_TIED;
  int left = trick->left - 1;
  int seat = tied ? 0 : get_seat_of_ply (n, trick->leader, taker);
  int by = alu_seat_rotation_for (q, seat);
  AluCardRanks ranks = trick->ranks;
  AluProof proof;

  alu_card_ranks_remove (&ranks, n, out);
  if (by != 0)
    alu_seat_rotation_ranks (&ranks, n, left * n, by);
  proof = left == 1 ? decide_last_trick (search, n, q, &ranks, outcome->score_state)
                    : answer_question (search, n, q, &ranks, outcome, left);
  if (by != 0)
    proof = alu_seat_rotation_undo (q, proof, n, by);
  if (!tied)
    proof.demand = alu_score_state_demand_before (search, q, proof.demand, proof.side, seat);
  return proof;
}

BODY AluProof
finish_trick (AluSearch *search, int n, AluQuestion q, AluTrick *trick, AluCards out, int end,
              int taker)
{
  int ply = taker & ALU_TAKER_TIED ? n : taker;
  AluTrickOutcome *outcome = &trick->outcome[ply];
  AluProof proof;
  int last = end - 1;

  if (!outcome->ready)
    prepare_outcome (search, n, q, trick, ply, outcome);
  if (outcome->settled)
    proof = outcome->proof;
  else
    {
      proof = continue_after_trick (search, n, q, trick, out, taker, outcome);
      if (proof.depth > 0)
        {
          int deepest = alu_bits_index_with (proof.depth - 1, out);

          last = deepest > last ? deepest : last;
        }
    }
  proof.depth = alu_card_ranks_group_end (&trick->ranks, last) + 1;
  return proof;
}

/* Continues at @ply, or after the trick if @ply is @n. */
BODY AluProof
search_next (int n, AluQuestion q, int ply, TRICK_PARAMETERS)
{
#define CALL_PLY(m, r, p)                                                                          \
  if (n == m && q == r && ply == p)                                                                \
    return search_ply_##m##_##r##_##p (search, trick, out, best, end, taker);
  FOR_ALL_PLIES (CALL_PLY)
#undef CALL_PLY
  return finish_trick (search, n, q, trick, out, end, taker);
}

/* Plays @card at @ply. */
BODY AluProof
play_card (int n, AluQuestion q, int ply, TRICK_PARAMETERS, int card)
{
  int first = alu_card_ranks_group_start (&trick->ranks, card);
  int after = alu_card_ranks_group_end (&trick->ranks, card) + 1;

  if (ply > 0)
    {
      bool takes = card < best;

      first = takes ? first : best;
      after = takes ? after : end;
      taker = takes ? ply : taker | (card < end ? ALU_TAKER_TIED : 0);
    }
  return search_next (n, q, ply + 1, search, trick, out | alu_card_ranks_bit (card), first, after,
                      taker);
}

/* A card has failed with @proof, which does not depend on this card: so it is valid for every card
 * that it does not depend on. If it divides a run of interchangeable cards, it must depend on the
 * whole run.
 *
 * Returns: the number of options, from the strongest, that can still matter. */
BODY int
drop_options (const AluTrick *trick, int ply, int card, int live, AluProof *proof)
{
  AluCards tops = trick->tops[ply];
  AluCards up_to_card = (alu_card_ranks_bit (card) << 1) - 1;
  int top = 63 - __builtin_clzll (tops & up_to_card);
  int n_seen;

  if (proof->depth > top)
    {
      if (proof->depth <= card)
        proof->depth = card + 1;
      return live;
    }
  n_seen = __builtin_popcountll (tops & alu_card_ranks_first (proof->depth));
  return n_seen < live ? n_seen : live;
}

/* Returns: the option of @ply that plays @card, or @fallback. */
BODY int
find_option (const AluTrick *trick, int ply, int card, int fallback)
{
  for (int i = 0; i < trick->n_options[ply]; i++)
    if (trick->card[ply].at[i] == card)
      return i;
  return fallback;
}

/* Searches one ply. @lead: (inout) (nullable): in: the card to try first, or -1; out: the winning
 * card, or -1. */
BODY AluProof
search_ply (int n, AluQuestion q, int ply, TRICK_PARAMETERS, int *lead)
{
  int side = (trick->leader + ply) & 1;
  AluProof all = { 0, 0, !side };
  AluLanes ranks;
  int option, live;

  if (trick->n_options[ply] == 0)
    alu_move_ordering_list (trick, n, ply);
  live = trick->n_options[ply];
  OBSERVE_PLY (search, trick, ply, out, best, end, taker);
  ranks = alu_move_ordering_rank (search->weights, trick, n, ply, best, end, taker);
  option = alu_lanes_pick (ranks);
  if (lead != NULL && *lead >= 0)
    option = find_option (trick, ply, *lead, option);
  if (lead != NULL)
    *lead = -1;
  while (option >= 0)
    {
      int card = trick->card[ply].at[option];
      AluProof proof = play_card (n, q, ply, search, trick, out, best, end, taker, card);

      if (proof.side == side && lead != NULL)
        *lead = card;
      if (proof.side == side || search->aborted)
        return proof;
      live = drop_options (trick, ply, card, live, &proof);
      all.demand = alu_score_max (all.demand, proof.demand);
      all.depth = proof.depth > all.depth ? proof.depth : all.depth;
      ranks = alu_lanes_limit (alu_lanes_close (ranks, option), live);
      option = alu_lanes_pick (ranks);
    }
  return all;
}

#define DEFINE_PLY(n, q, ply)                                                                      \
  static __attribute__ ((noinline)) AluProof search_ply_##n##_##q##_##ply (TRICK_PARAMETERS)       \
  {                                                                                                \
    return search_ply (n, q, ply, search, trick, out, best, end, taker, NULL);                     \
  }
FOR_ALL_PLIES (DEFINE_PLY)

/* Searches a trick from its lead, and stores the proof. */
BODY AluProof
search_node (AluSearch *search, int n, AluQuestion q, const AluCardRanks *ranks,
             const AluTrickOutcome *state, int left, int lead)
{
  AluTrick trick;
  AluProof proof = { 0, 0, 0 };

  if (is_out_of_budget (search))
    return proof;
  begin_trick (search, n, q, &trick, ranks, state->leader, left, state->score_state);
  proof = search_ply (n, q, 0, search, &trick, EMPTY_TRICK, &lead);
  if (!search->aborted)
    {
      AluProofKeys keys;

      alu_proof_keys_init (&keys, q, n, ranks, state->leader, left, state->score_state.alive);
      alu_proof_store (search->tt, &keys, n, proof, lead);
    }
  return proof;
}

#define DEFINE_NODE(n, q)                                                                          \
  static __attribute__ ((noinline))                                                                \
  AluProof search_node_##n##_##q (AluSearch *search, const AluCardRanks *ranks,                    \
                                  const AluTrickOutcome *state, int left, int lead)                \
  {                                                                                                \
    return search_node (search, n, q, ranks, state, left, lead);                                   \
  }
FOR_ALL_NODES (DEFINE_NODE)

/* Searches a position in which @cards have been played, at least one. */
BODY AluProof
search_from_cards (AluSearch *search, int n, AluQuestion q, const AluCardRanks *ranks, int leader,
                   int left, AluScoreState score_state, const uint8_t *cards, int n_cards)
{
  AluProof proof = { 0, 0, 0 };
  AluTrick trick;
  AluCards out = 0;
  int best = 64, end = 64, taker = 0;

  begin_trick (search, n, q, &trick, ranks, leader, left, score_state);
  for (int ply = 0; ply < n_cards; ply++)
    {
      int card = cards[ply];

      out |= alu_card_ranks_bit (card);
      if (card < best)
        {
          best = alu_card_ranks_group_start (ranks, card);
          end = alu_card_ranks_group_end (ranks, card) + 1;
          taker = ply;
        }
      else if (card < end)
        taker |= ALU_TAKER_TIED;
    }
  for (int ply = 1; ply <= n; ply++)
    if (n_cards == ply)
      proof = search_next (n, q, ply, search, &trick, out, best, end, taker);
  return proof;
}

BODY AluProof
search_any (AluSearch *search, int n, AluQuestion q, const AluCardRanks *ranks, int leader,
            int left, AluScoreState score_state, const uint8_t *cards, int n_cards)
{
  const AluTrickOutcome state = { .leader = leader, .score_state = score_state };
  AluProof proof = { 0, 0, 0 };

  if (q == ALU_ASK_WINNER
          ? alu_score_state_settled_by_score (search, n, left, score_state.score, &proof)
          : left == 0
                && alu_score_state_settled_mordienne (search, ranks, left, score_state, &proof))
    return proof;
  if (left == 1)
    return decide_last_trick (search, n, q, ranks, score_state);
  if (n_cards == 0)
    return answer_question (search, n, q, ranks, &state, left);
  return search_from_cards (search, n, q, ranks, leader, left, score_state, cards, n_cards);
}

static AluProof
search_position (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                 AluScoreState score_state, const uint8_t *cards, int n_cards)
{
#define CALL_SEARCH(n, q)                                                                          \
  if (search->n_seats == n && search->question == q)                                               \
    return search_any (search, n, q, ranks, leader, left, score_state, cards, n_cards);
  FOR_ALL_NODES (CALL_SEARCH)
#undef CALL_SEARCH
  return (AluProof) { 0, 0, 0 };
}
