/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-proofs.h"

#include "main-loop.h"
#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"
#include "engine/aluette/alu-view.h"
#include "model/aluette/aluette-vache-exercise.h"

#define SOLVER_BYTES ((size_t) 32 << 20)

/* The words of a claim, and the table that it is about (nullable). */
typedef struct
{
  GStrv words;
  guint n_words;
  const AluMatch *match;
  guint watcher;
} Claim;

static int
get_strength (const char *code)
{
  AluCard card = strlen (code) == 2 ? alu_card_parse (code) : ALU_CARD_NONE;

  return card != ALU_CARD_NONE ? alu_card_strength (ALU_ORDER_ALUETTE, card) : -1;
}

static guint
seat_of (const char *word)
{
  return g_str_equal (word, "nobody") ? ALU_NOBODY : (guint) g_ascii_strtoull (word, NULL, 10) - 1;
}

/* Returns: the values of all cards of the seat to play, by the exact solver. */
static int
solve_position (const AluMatch *match, AluSolverCard *cards)
{
  AluSolver *solver = alu_solver_new (SOLVER_BYTES);
  AluPosition position;
  int n = 0;

  g_assert (solver != NULL);
  alu_position_from_deal (&match->rules, &match->deal, &position);
  if (alu_solver_cards (solver, &position, cards, &n) != ALU_SOLVER_SOLVED)
    n = 0;
  alu_solver_free (solver);
  return n;
}

/* "order 3d > 3c = …" */
static gboolean
holds_order (const Claim *claim)
{
  gboolean holds = claim->n_words >= 4 && claim->n_words % 2 == 0;

  for (guint i = 1; holds && i + 2 < claim->n_words; i += 2)
    {
      int one = get_strength (claim->words[i]), other = get_strength (claim->words[i + 2]);

      holds = one > 0 && other > 0
              && (g_str_equal (claim->words[i + 1], ">") ? one > other : one == other);
    }
  return holds;
}

/* "takes 3": who took the last finished trick. */
static gboolean
holds_takes (const Claim *claim)
{
  const AluDeal *deal = &claim->match->deal;
  guint seat = seat_of (claim->words[1]);

  return deal->n_tricks > 0
         && deal->takers[deal->n_tricks - 1] == (seat == ALU_NOBODY ? ALU_SPOILED : seat);
}

/* "race 3": who leads the race for tricks. */
static gboolean
holds_race (const Claim *claim)
{
  return alu_deal_race_leader (&claim->match->rules, &claim->match->deal)
         == (int) seat_of (claim->words[1]);
}

/* "taken 1 2": the number of tricks. */
static gboolean
holds_taken (const Claim *claim)
{
  return claim->match->deal.taken[seat_of (claim->words[1])]
         == g_ascii_strtoull (claim->words[2], NULL, 10);
}

/* "result A 1 tricks" */
static gboolean
holds_result (const Claim *claim)
{
  const AluDeal *deal = &claim->match->deal;
  guint winner = g_str_equal (claim->words[1], "none") ? ALU_NOBODY
                                                       : (guint) (*claim->words[1] - 'A');

  return deal->ended && deal->winner == winner
         && deal->points == g_ascii_strtoull (claim->words[2], NULL, 10)
         && deal->reason == alu_reason_from_id (claim->words[3]);
}

/* "mordienne 3 yes": whether the seat can still make it. */
static gboolean
holds_mordienne (const Claim *claim)
{
  return alu_deal_may_mordienne (&claim->match->rules, &claim->match->deal,
                                 (int) seat_of (claim->words[1]))
         == g_str_equal (claim->words[2], "yes");
}

/* "offer yes": whether the seat to play may offer the deal. */
static gboolean
holds_offer (const Claim *claim)
{
  return (alu_match_may_offer (claim->match) == ALU_OK) == g_str_equal (claim->words[1], "yes");
}

/* "sign 1 vache yes": whether the seat may make that sign. */
static gboolean
holds_sign (const Claim *claim)
{
  return (alu_match_may_sign (claim->match, (int) seat_of (claim->words[1]),
                              (AluSign) alu_sign_from_id (claim->words[2]))
          == ALU_OK)
         == g_str_equal (claim->words[3], "yes");
}

/* "above Kd 2": the number of cards that the watcher has not seen and that beat this one. */
static gboolean
holds_above (const Claim *claim)
{
  AluView view = alu_view_for_seat (claim->match, (int) claim->watcher);
  guint n = 0;

  for (AluCard card = 0; card < ALU_N_CARDS; card++)
    n += (view.unseen & alu_card_bit (card)) != 0
         && alu_card_strength (ALU_ORDER_ALUETTE, card) > get_strength (claim->words[1]);
  return n == g_ascii_strtoull (claim->words[2], NULL, 10);
}

/* "unseen 3d no": whether the watcher does not know where the card is. */
static gboolean
holds_unseen (const Claim *claim)
{
  AluView view = alu_view_for_seat (claim->match, (int) claim->watcher);

  return ((view.unseen & alu_card_bit (alu_card_parse (claim->words[1]))) != 0)
         == g_str_equal (claim->words[2], "yes");
}

/* "value -2": points for team A with all hands open. */
static gboolean
holds_value (const Claim *claim)
{
  AluSolver *solver = alu_solver_new (SOLVER_BYTES);
  AluPosition position;
  AluSolverStatus status;
  int value = 0;

  g_assert (solver != NULL);
  alu_position_from_deal (&claim->match->rules, &claim->match->deal, &position);
  status = alu_solver_value (solver, &position, &value);
  alu_solver_free (solver);
  return status == ALU_SOLVER_SOLVED && value == (int) g_ascii_strtoll (claim->words[1], NULL, 10);
}

/* "card Kd -1": points for team A if the seat to play plays it. */
static gboolean
holds_card (const Claim *claim)
{
  AluSolverCard cards[ALU_MAX_TRICKS];
  int n = solve_position (claim->match, cards);

  for (int i = 0; i < n; i++)
    if (cards[i].card == alu_card_parse (claim->words[1]))
      return cards[i].value == (int) g_ascii_strtoll (claim->words[2], NULL, 10);
  return FALSE;
}

/* "receives 1 3": who got cards of the talon in the chant. */
static gboolean
holds_receives (const Claim *claim)
{
  const AluDeal *deal = &claim->match->deal;

  return deal->receivers[0] == seat_of (claim->words[1])
         && deal->receivers[1] == seat_of (claim->words[2]);
}

/* "score 4 2" */
static gboolean
holds_score (const Claim *claim)
{
  return claim->match->score[ALU_TEAM_A] == g_ascii_strtoull (claim->words[1], NULL, 10)
         && claim->match->score[ALU_TEAM_B] == g_ascii_strtoull (claim->words[2], NULL, 10);
}

static const struct
{
  const char *word;
  guint n_words;
  gboolean needs_table;
  gboolean (*holds) (const Claim *claim);
} claims[] = {
  { "order", 0, FALSE, holds_order },      { "takes", 2, TRUE, holds_takes },
  { "race", 2, TRUE, holds_race },         { "taken", 3, TRUE, holds_taken },
  { "result", 4, TRUE, holds_result },     { "mordienne", 3, TRUE, holds_mordienne },
  { "offer", 2, TRUE, holds_offer },       { "sign", 4, TRUE, holds_sign },
  { "above", 3, TRUE, holds_above },       { "unseen", 3, TRUE, holds_unseen },
  { "value", 2, TRUE, holds_value },       { "card", 3, TRUE, holds_card },
  { "receives", 3, TRUE, holds_receives }, { "score", 3, TRUE, holds_score },
};

static gboolean
holds_claim (const Claim *claim)
{
  for (gsize i = 0; i < G_N_ELEMENTS (claims); i++)
    if (claim->n_words > 1 && g_str_equal (claims[i].word, claim->words[0]))
      return (claims[i].n_words == 0 || claims[i].n_words == claim->n_words)
             && (!claims[i].needs_table || claim->match != NULL) && claims[i].holds (claim);
  return FALSE;
}

/* The table after the step was played through. */
static void
check_claims (LessonProofs *self, AluetteLessonStep *step, const char *where)
{
  const char *const *told = aluette_lesson_step_get_claims (step);
  AluetteLessonPosition *position = aluette_lesson_step_get_position (step);
  AluMatch match;

  if (position != NULL)
    match = *aluette_lesson_position_get_aluette_match (position);
  for (guint i = 0; i < aluette_lesson_step_get_n_moves (step); i++)
    {
      const GArray *events = aluette_lesson_step_get_move_events (step, i);
      gboolean sound = TRUE;

      for (guint n = 0; n < events->len; n++)
        sound &= alu_match_apply (&match, &g_array_index (events, AluEvent, n)) == ALU_OK;
      lesson_proofs_note (self, sound, "%s: move %u", where, i + 1);
    }
  for (guint i = 0; told[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (told[i], " ", -1);
      Claim claim = {
        .words = words,
        .n_words = g_strv_length (words),
        .match = position != NULL ? &match : NULL,
        .watcher = position != NULL ? aluette_lesson_position_get_watcher (position) : 0,
      };

      lesson_proofs_note (self, holds_claim (&claim), "%s: “%s” does not hold", where, told[i]);
    }
}

/* Whether a card reaches the aim. */
static gboolean
reaches_aim (AluetteExercise *exercise, const AluMatch *match, const char *answer)
{
  AluEvent play = { .type = ALU_EVENT_PLAY, .seat = match->deal.turn };
  AluMatch after = *match;

  play.card = alu_card_parse (answer);
  if (alu_match_apply (&after, &play) != ALU_OK || after.deal.n_tricks == match->deal.n_tricks)
    return FALSE;
  return after.deal.takers[match->deal.n_tricks]
         == (aluette_exercise_get_subject (exercise)->aim == ALUETTE_EXERCISE_AIM_TAKE
                 ? match->deal.turn
                 : ALU_SPOILED);
}

/* Returns: the best of the cards, as a set. */
static AluCardSet
best_cards (const AluMatch *match)
{
  AluSolverCard cards[ALU_MAX_TRICKS];
  int n = solve_position (match, cards), top = -3;
  int side = alu_team_of (match->deal.turn) == ALU_TEAM_A ? 1 : -1;
  AluCardSet best = 0;

  for (int i = 0; i < n; i++)
    top = MAX (top, side * cards[i].value);
  for (int i = 0; i < n; i++)
    if (side * cards[i].value == top)
      best |= alu_card_bit (cards[i].card);
  return best;
}

/* The strongest of the cards, or none if two are equally strong. */
static gboolean
is_strongest (AluetteExercise *exercise, const char *answer)
{
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);
  guint n_top = 0;
  int top = 0;

  for (guint i = 0; i < subject->n_cards; i++)
    top = MAX (top, alu_card_strength (ALU_ORDER_ALUETTE, subject->cards[i]));
  for (guint i = 0; i < subject->n_cards; i++)
    n_top += alu_card_strength (ALU_ORDER_ALUETTE, subject->cards[i]) == top;
  return g_str_equal (answer, "tie") ? n_top > 1 : n_top == 1 && get_strength (answer) == top;
}

/* Lets the engine play a deal with the given tricks; its cards are made for this. */
static AluMatch
play_tricks (const char *tricks, const guint before[2], guint n_seats)
{
  AluSeating seating;
  AluRules rules;
  AluMatch match;
  AluDeal *deal = &match.deal;

  alu_rules_init (&rules, n_seats == 6 ? ALU_RULES_SIX : ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  alu_match_init (&match, &rules, &seating);
  match.score[ALU_TEAM_A] = (uint8_t) before[ALU_TEAM_A];
  match.score[ALU_TEAM_B] = (uint8_t) before[ALU_TEAM_B];
  alu_deal_init (deal, (int) n_seats - 1);
  deal->phase = ALU_PHASE_PLAY;
  deal->leader = deal->turn = 0;
  for (gsize trick = 0; tricks[trick] != '\0'; trick++)
    for (guint n = 0; n < n_seats; n++)
      {
        gboolean spoiled = tricks[trick] == 'x';
        guint taker = spoiled ? deal->leader : (guint) (tricks[trick] - '1');
        gboolean high = deal->turn == taker || (spoiled && deal->turn == (taker + 1) % n_seats);
        AluCard card = high ? ALU_CARD (ALU_COUPES, ALU_KING) : ALU_CARD (ALU_COUPES, ALU_FOUR);

        alu_deal_play (&rules, deal, card);
      }
  return match;
}

/* Who took the trick, leads the race or wins the deal, as a seat in the form of the answers. */
static char *
find_winner (AluetteExercise *exercise)
{
  const char *tricks = aluette_exercise_get_subject (exercise)->tricks;
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);
  static const guint none[2] = { 0, 0 };
  AluMatch match = tricks != NULL
                       ? play_tricks (tricks, none,
                                      position != NULL
                                          ? aluette_lesson_position_get_aluette_match (position)
                                                ->rules.seats
                                          : 4)
                       : *aluette_lesson_position_get_aluette_match (position);
  int seat = ALU_NOBODY;

  if (aluette_exercise_get_subject (exercise)->asks == ALUETTE_EXERCISE_ASKS_TRICK)
    seat = match.deal.takers[match.deal.n_tricks - 1];
  else
    seat = alu_deal_race_leader (&match.rules, &match.deal);
  if (aluette_exercise_get_subject (exercise)->asks == ALUETTE_EXERCISE_ASKS_DEAL
      && !match.deal.ended)
    return g_strdup ("unfinished");
  return seat < ALU_MAX_SEATS ? g_strdup_printf ("%d", seat + 1) : g_strdup ("nobody");
}

static char *
find_score (AluetteExercise *exercise)
{
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);
  guint score[2] = { subject->score[ALU_TEAM_A], subject->score[ALU_TEAM_B] };
  AluMatch match;

  match = play_tricks (aluette_exercise_get_subject (exercise)->tricks, score, 4);
  if (match.deal.winner != ALU_NOBODY)
    score[match.deal.winner] += match.deal.points;
  return g_strdup_printf ("%u %u", score[ALU_TEAM_A], score[ALU_TEAM_B]);
}

/* A sign in the text must be true of the hand, and not yet made. */
static gboolean
may_reveal_answer (AluetteExercise *exercise, const char *answer)
{
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);
  int sign = alu_sign_from_id (answer);
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);
  AluCardSet hand = 0;

  if (sign < 0)
    return TRUE;
  if (subject->n_cards == 0)
    return alu_match_may_sign (aluette_lesson_position_get_aluette_match (position),
                               (int) aluette_lesson_position_get_watcher (position), (AluSign) sign)
           == ALU_OK;
  for (guint i = 0; i < subject->n_cards; i++)
    hand |= alu_card_bit (subject->cards[i]);
  return alu_sign_cards ((AluSign) sign) == 0 || (alu_sign_cards ((AluSign) sign) & hand) != 0;
}

/* What the engine or the solver says about an answer: TRUE for right, FALSE for wrong. If they
 * cannot answer the question, the lesson's own value. */
static gboolean
is_truly_right (AluetteExercise *exercise, const char *answer, AluCardSet best)
{
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);
  gboolean told = aluette_exercise_is_right (exercise, answer);
  g_autofree char *truth = NULL;
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);

  if (subject == NULL)
    return told;
  switch (subject->kind)
    {
    case ALUETTE_EXERCISE_PLAY:
      if (subject->aim == ALUETTE_EXERCISE_AIM_BEST)
        return (best & alu_card_bit (alu_card_parse (answer))) != 0;
      return reaches_aim (exercise, aluette_lesson_position_get_aluette_match (position), answer);
    case ALUETTE_EXERCISE_STRONGER:
      return is_strongest (exercise, answer);
    case ALUETTE_EXERCISE_NAME:
      return alu_card_parse (answer) == subject->cards[0];
    case ALUETTE_EXERCISE_WINNER:
      truth = find_winner (exercise);
      return g_str_equal (truth, answer);
    case ALUETTE_EXERCISE_SIGN:
    case ALUETTE_EXERCISE_SEE:
      return alu_sign_from_id (answer) == subject->sign
             && (subject->n_cards == 0
                 || (alu_sign_cards ((AluSign) subject->sign) & alu_card_bit (subject->cards[0]))
                        != 0);
    case ALUETTE_EXERCISE_SCORE:
      truth = find_score (exercise);
      return g_str_equal (truth, answer);
    case ALUETTE_EXERCISE_TELL:
      return told && may_reveal_answer (exercise, answer);
    case ALUETTE_EXERCISE_PICK:
    case ALUETTE_EXERCISE_DEAL:
    default:
      return told;
    }
}

static void
on_played_out (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GArray **) data = aluette_exercise_play_out_finish (ALUETTE_EXERCISE (source), result, NULL);
}

/* Returns: (transfer full): the play that follows @answer; empty for kinds other than PLAY. */
static GArray *
play_out (AluetteExercise *exercise, const char *answer)
{
  GArray *events = NULL;

  aluette_exercise_play_out_async (exercise, answer, NULL, on_played_out, &events);
  main_loop_wait_for (events != NULL);
  return events;
}

/* The play that follows an answer must be a legal part of the match. If it reaches the end of the
 * deal, its result must be the value of the card by the solver. */
static void
check_play_out (LessonProofs *self, AluetteExercise *exercise, const char *answer)
{
  g_autoptr (GArray) events = play_out (exercise, answer);
  AluSolverCard cards[ALU_MAX_TRICKS];
  AluMatch match;
  gboolean sound = TRUE;
  int n, points;

  if (aluette_exercise_get_form (exercise) != ALUETTE_ANSWER_BY_PLAY)
    return;
  match = *aluette_lesson_position_get_aluette_match (aluette_exercise_get_position (exercise));
  n = solve_position (&match, cards);
  for (guint i = 0; i < events->len; i++)
    sound &= alu_match_apply (&match, &g_array_index (events, AluEvent, i)) == ALU_OK;
  lesson_proofs_note (self, sound && events->len > 0, "%s: played out after %s",
               aluette_exercise_get_id (exercise), answer);
  if (!match.deal.ended)
    return;
  points = match.deal.winner == ALU_TEAM_A ? match.deal.points : -match.deal.points;
  for (int i = 0; i < n; i++)
    if (cards[i].card == alu_card_parse (answer))
      lesson_proofs_note (self, cards[i].value == points, "%s: %s comes to %d",
                   aluette_exercise_get_id (exercise), answer, points);
}

static void
check_exercise (LessonProofs *self, AluetteExercise *exercise)
{
  const char *const *answers = aluette_exercise_get_answers (exercise);
  gboolean by_solver = aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_PLAY
                       && aluette_exercise_get_subject (exercise)->aim == ALUETTE_EXERCISE_AIM_BEST;
  AluCardSet best = by_solver ? best_cards (aluette_lesson_position_get_aluette_match (
                        aluette_exercise_get_position (exercise)))
                              : 0;
  guint n_right = 0;

  for (guint i = 0; answers[i] != NULL; i++)
    {
      gboolean told = aluette_exercise_is_right (exercise, answers[i]);

      n_right += told;
      lesson_proofs_note (self, told == is_truly_right (exercise, answers[i], best),
                          "%s: “%s” is %s", aluette_exercise_get_id (exercise), answers[i],
                          told ? "not right" : "not wrong");
      check_play_out (self, exercise, answers[i]);
    }
  if (aluette_exercise_get_form (exercise) != ALUETTE_ANSWER_BY_DEAL)
    lesson_proofs_note (self, n_right > 0 && n_right < g_strv_length ((GStrv) answers),
                 "%s: some answers are right and some wrong", aluette_exercise_get_id (exercise));
}

void
lesson_proofs_check (LessonProofs *self, AluetteLesson *lesson)
{
  for (guint i = 0; i < aluette_lesson_get_n_steps (lesson); i++)
    {
      AluetteLessonStep *step = aluette_lesson_get_step (lesson, i);
      g_autofree char *where = g_strdup_printf ("%s, step %u", aluette_lesson_get_id (lesson),
                                                i + 1);
      AluetteLessonPosition *position = aluette_lesson_step_get_position (step);

      if (position != NULL)
        {
          const char *fault
              = alu_match_check (aluette_lesson_position_get_aluette_match (position));

          lesson_proofs_note (self, fault == NULL, "%s: %s", where, fault);
        }
      check_claims (self, step, where);
      if (aluette_lesson_step_get_exercise (step) != NULL)
        check_exercise (self, aluette_lesson_step_get_exercise (step));
    }
}
