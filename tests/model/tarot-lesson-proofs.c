/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tarot-lesson-proofs.h"

#include "bots/tarot/solver/tarot-solver.h"
#include "bots/tarot/tarot-declarations.h"
#include "bots/tarot/tarot-decision.h"
#include "engine/tarot/tarot-view.h"
#include "main-loop.h"
#include "model/tarot/aluette-tarot-exercise.h"

/* Cards that are played out to compare bids. */
#define BID_NODES 200000

/* The words of a claim, and the table that it is about (nullable). */
typedef struct
{
  GStrv words;
  guint n_words;
  const TarotMatch *match;
  int watcher;
} Claim;

static int
number_of (const Claim *claim, guint word)
{
  return (int) g_ascii_strtoll (claim->words[word], NULL, 10);
}

/* The cards from word @first on, up to @end. */
static TarotCardSet
cards_of (const Claim *claim, guint first, guint end)
{
  TarotCardSet set = tarot_set_empty ();

  for (guint i = first; i < end; i++)
    set = tarot_set_with (set, tarot_card_parse (claim->words[i]));
  return set;
}

/* Whether @card beats @other in a trick that @other leads. */
static gboolean
beats (TarotCard card, TarotCard other)
{
  const TarotCard trick[] = { other, card };

  return tarot_trick_winner (trick, 2) == 1;
}

/* "deck 78" */
static gboolean
holds_deck (const Claim *claim)
{
  return tarot_set_count (tarot_set_all ()) == number_of (claim, 1);
}

/* "trumps 21" */
static gboolean
holds_trumps (const Claim *claim)
{
  return tarot_set_count (tarot_suit_cards (TAROT_TRUMPS)) == number_of (claim, 1);
}

/* "order Rc > Dc > …" */
static gboolean
holds_order (const Claim *claim)
{
  for (guint i = 1; i + 2 < claim->n_words; i += 2)
    if (!beats (tarot_card_parse (claim->words[i]), tarot_card_parse (claim->words[i + 2])))
      return FALSE;
  return claim->n_words >= 4;
}

/* "beats 2a Rc" */
static gboolean
holds_beats (const Claim *claim)
{
  return beats (tarot_card_parse (claim->words[1]), tarot_card_parse (claim->words[2]));
}

/* "bouts 21a 1a Ex": all of them */
static gboolean
holds_bouts (const Claim *claim)
{
  return tarot_set_equal (cards_of (claim, 1, claim->n_words), tarot_bouts ());
}

/* "points Rc 2c = 5": card points */
static gboolean
holds_points (const Claim *claim)
{
  guint n = claim->n_words - 2;

  return 2 * g_ascii_strtod (claim->words[n + 1], NULL)
         == tarot_set_half_points (cards_of (claim, 1, n));
}

/* "total 91": points of the deck */
static gboolean
holds_total (const Claim *claim)
{
  return tarot_set_half_points (tarot_set_all ()) == 2 * number_of (claim, 1);
}

/* "target 2 41": points that are needed with so many bouts */
static gboolean
holds_target (const Claim *claim)
{
  return tarot_threshold (number_of (claim, 1)) == number_of (claim, 2);
}

/* "margin 1 49 = -2": with one bout */
static gboolean
holds_margin (const Claim *claim)
{
  return number_of (claim, 2) - tarot_threshold (number_of (claim, 1)) == number_of (claim, 4);
}

/* "coefficient garde 2" */
static gboolean
holds_coefficient (const Claim *claim)
{
  return tarot_coefficient ((TarotBid) aluette_tarot_bid_from_id (claim->words[1]))
         == number_of (claim, 2);
}

/* "dog 4 6": cards of the dog with four players */
static gboolean
holds_dog (const Claim *claim)
{
  return tarot_dog_size (number_of (claim, 1)) == number_of (claim, 2);
}

/* "hand 5 15" */
static gboolean
holds_hand (const Claim *claim)
{
  return tarot_hand_size (number_of (claim, 1)) == number_of (claim, 2);
}

/* "lay-away Dk yes": whether the card may always go into the écart */
static gboolean
holds_lay_away (const Claim *claim)
{
  TarotCardSet plain = tarot_ecart_plain (cards_of (claim, 1, 2));

  return !tarot_set_is_empty (plain) == g_str_equal (claim->words[2], "yes");
}

/* "ecart Dc 6c … of 21a 19a …": the rules of thumb choose this écart from a hand with the dog */
static gboolean
holds_ecart (const Claim *claim)
{
  guint of = 1;
  TarotCardSet ecart;

  while (of < claim->n_words && !g_str_equal (claim->words[of], "of"))
    of++;
  ecart = tarot_choose_ecart (cards_of (claim, of + 1, claim->n_words), (int) of - 1);
  return tarot_set_equal (ecart, cards_of (claim, 1, of));
}

/* The score of "WORD CONTRACT BOUTS POINTS [petit]" with so many players. */
static TarotScore
score_of (const Claim *claim, int seats)
{
  TarotSheet sheet;
  TarotScore score;

  tarot_sheet_init (&sheet);
  sheet.taker = 0;
  sheet.partner = seats == 5 ? 1 : TAROT_NOBODY;
  sheet.contract = (guint8) aluette_tarot_bid_from_id (claim->words[1]);
  sheet.bouts = (guint8) number_of (claim, 2);
  sheet.half_points[0] = (gint16) (2 * number_of (claim, 3));
  sheet.petit = TAROT_NO_SIDE;
  sheet.slam = TAROT_NO_SIDE;
  if (claim->n_words > 4 && g_str_equal (claim->words[4], "petit"))
    sheet.petit = TAROT_ATTACK;
  tarot_score (seats, &sheet, &score);
  return score;
}

/* "pays garde 2 49 = 66": what each defender pays */
static gboolean
holds_pays (const Claim *claim)
{
  return score_of (claim, 4).total == number_of (claim, claim->n_words - 1);
}

/* "taker-marks garde 2 49 = 198": with four players */
static gboolean
holds_taker_marks (const Claim *claim)
{
  return score_of (claim, 4).marks[0] == number_of (claim, claim->n_words - 1);
}

/* "three-marks garde 2 49 = 132": the taker with three players */
static gboolean
holds_three_marks (const Claim *claim)
{
  return score_of (claim, 3).marks[0] == number_of (claim, claim->n_words - 1);
}

/* "five-marks garde 2 41 = 100 50 -50": taker, partner and defender */
static gboolean
holds_five_marks (const Claim *claim)
{
  TarotScore score = score_of (claim, 5);

  for (guint i = 0; i < 3; i++)
    if (score.marks[i] != number_of (claim, claim->n_words - 3 + i))
      return FALSE;
  return TRUE;
}

static int
handful_of (const char *word)
{
  static const char *const words[] = { "none", "simple", "double", "triple", NULL };
  int i = 0;

  while (words[i] != NULL && !g_str_equal (words[i], word))
    i++;
  return i;
}

/* "handful 4 simple 10": cards of a handful with four players */
static gboolean
holds_handful (const Claim *claim)
{
  return tarot_handful_size (number_of (claim, 1), (TarotHandful) handful_of (claim->words[2]))
         == number_of (claim, 3);
}

/* "handful-pays simple 20": to each side that wins, whatever the contract */
static gboolean
holds_handful_pays (const Claim *claim)
{
  for (int contract = TAROT_PETITE; contract < TAROT_N_BIDS; contract++)
    {
      TarotSheet sheet;
      TarotScore score;

      tarot_sheet_init (&sheet);
      sheet.taker = 0;
      sheet.partner = TAROT_NOBODY;
      sheet.contract = (guint8) contract;
      sheet.half_points[0] = 2 * 60;
      sheet.petit = sheet.slam = TAROT_NO_SIDE;
      sheet.handfuls[1] = (guint8) handful_of (claim->words[1]);
      tarot_score (4, &sheet, &score);
      if (score.handfuls != number_of (claim, 2))
        return FALSE;
    }
  return TRUE;
}

/* Whether the last word of the claim, "yes" or "no", is true. */
static gboolean
ends_with (const Claim *claim, gboolean is_true)
{
  return is_true == g_str_equal (claim->words[claim->n_words - 1], "yes");
}

/* "petit-sec 1a Rp … = yes": whether a hand annuls the deal */
static gboolean
holds_petit_sec (const Claim *claim)
{
  return ends_with (claim, tarot_is_petit_sec (cards_of (claim, 1, claim->n_words - 2)));
}

/* "misere trumps Rp 10p … = yes": whether a hand has this misère */
static gboolean
holds_misere (const Claim *claim)
{
  TarotMisere misere = g_str_equal (claim->words[1], "trumps") ? TAROT_MISERE_TRUMPS
                                                               : TAROT_MISERE_HONORS;

  return ends_with (claim, tarot_has_misere (cards_of (claim, 2, claim->n_words - 2), misere));
}

/* Whether the marks of a goulash are the last words of the claim. */
static gboolean
has_marks (const Claim *claim, const TarotSheet *sheet, int seats)
{
  TarotScore score;

  tarot_score (seats, sheet, &score);
  for (int seat = 0; seat < seats; seat++)
    if (score.marks[seat] != number_of (claim, claim->n_words - (guint) seats + (guint) seat))
      return FALSE;
  return TRUE;
}

/* "goulash 10 20 30 25 = 45 5 -35 -15": points and marks of each seat */
static gboolean
holds_goulash (const Claim *claim)
{
  int seats = (int) (claim->n_words - 2) / 2;
  TarotSheet sheet;

  tarot_sheet_init (&sheet);
  for (int seat = 0; seat < seats; seat++)
    sheet.half_points[seat] = (gint16) (2 * number_of (claim, (guint) seat + 1));
  return has_marks (claim, &sheet, seats);
}

/* "misere-brings 4 = 30 -10 -10 -10": to the first seat, in a goulash of equal points */
static gboolean
holds_misere_brings (const Claim *claim)
{
  TarotSheet sheet;

  tarot_sheet_init (&sheet);
  sheet.miseres[0] = 1 << TAROT_MISERE_TRUMPS;
  return has_marks (claim, &sheet, number_of (claim, 1));
}

/* "takes 2": who took the last finished trick */
static gboolean
holds_takes (const Claim *claim)
{
  const TarotDeal *deal = &claim->match->deal;

  return deal->n_tricks > 0 && deal->takers[deal->n_tricks - 1] == number_of (claim, 1) - 1;
}

/* "legal Ex 21a": exactly these cards may be played */
static gboolean
holds_legal (const Claim *claim)
{
  return tarot_set_equal (tarot_match_legal_plays (claim->match),
                          cards_of (claim, 1, claim->n_words));
}

/* "trumps-played 11" */
static gboolean
holds_trumps_played (const Claim *claim)
{
  TarotCardSet trumps = tarot_set_common (claim->match->deal.played,
                                          tarot_suit_cards (TAROT_TRUMPS));

  return tarot_set_count (trumps) == number_of (claim, 1);
}

/* "trumps-out 9": those that the watcher does not see */
static gboolean
holds_trumps_out (const Claim *claim)
{
  TarotView view;

  tarot_view_for_seat (claim->match, claim->watcher, &view);
  return tarot_set_count (tarot_cards_of (view.unseen, TAROT_TRUMPS))
         == number_of (claim, 1);
}

static const struct
{
  const char *word;
  guint n_words; /* at least */
  gboolean needs_table;
  gboolean (*holds) (const Claim *claim);
} claims[] = {
  { "deck", 2, FALSE, holds_deck },
  { "trumps", 2, FALSE, holds_trumps },
  { "order", 4, FALSE, holds_order },
  { "beats", 3, FALSE, holds_beats },
  { "bouts", 4, FALSE, holds_bouts },
  { "points", 4, FALSE, holds_points },
  { "total", 2, FALSE, holds_total },
  { "target", 3, FALSE, holds_target },
  { "margin", 5, FALSE, holds_margin },
  { "coefficient", 3, FALSE, holds_coefficient },
  { "dog", 3, FALSE, holds_dog },
  { "hand", 3, FALSE, holds_hand },
  { "lay-away", 3, FALSE, holds_lay_away },
  { "ecart", 8, FALSE, holds_ecart },
  { "pays", 6, FALSE, holds_pays },
  { "taker-marks", 6, FALSE, holds_taker_marks },
  { "three-marks", 6, FALSE, holds_three_marks },
  { "five-marks", 8, FALSE, holds_five_marks },
  { "handful", 4, FALSE, holds_handful },
  { "handful-pays", 3, FALSE, holds_handful_pays },
  { "petit-sec", 4, FALSE, holds_petit_sec },
  { "misere", 5, FALSE, holds_misere },
  { "goulash", 8, FALSE, holds_goulash },
  { "misere-brings", 6, FALSE, holds_misere_brings },
  { "takes", 2, TRUE, holds_takes },
  { "legal", 2, TRUE, holds_legal },
  { "trumps-played", 2, TRUE, holds_trumps_played },
  { "trumps-out", 2, TRUE, holds_trumps_out },
};

static gboolean
holds_claim (const Claim *claim)
{
  for (gsize i = 0; i < G_N_ELEMENTS (claims); i++)
    if (g_str_equal (claims[i].word, claim->words[0]))
      return claim->n_words >= claims[i].n_words && (!claims[i].needs_table || claim->match != NULL)
             && claims[i].holds (claim);
  return FALSE;
}

/* The table after the step was played through. */
static void
check_claims (LessonProofs *self, AluetteLessonStep *step, const char *where)
{
  const char *const *told = aluette_lesson_step_get_claims (step);
  AluetteLessonPosition *position = aluette_lesson_step_get_position (step);
  TarotMatch match;

  if (position != NULL)
    match = *aluette_lesson_position_get_tarot_match (position);
  for (guint i = 0; i < aluette_lesson_step_get_n_moves (step); i++)
    {
      const GArray *events = aluette_lesson_step_get_move_events (step, i);
      gboolean sound = TRUE;

      for (guint n = 0; n < events->len; n++)
        sound &= tarot_match_apply (&match, &g_array_index (events, TarotEvent, n)) == TAROT_OK;
      lesson_proofs_note (self, sound, "%s: move %u", where, i + 1);
    }
  for (guint i = 0; told[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (told[i], " ", -1);
      Claim claim = {
        .words = words,
        .n_words = g_strv_length (words),
        .match = position != NULL ? &match : NULL,
        .watcher = position != NULL ? (int) aluette_lesson_position_get_watcher (position) : 0,
      };

      lesson_proofs_note (self, holds_claim (&claim), "%s: “%s” does not hold", where, told[i]);
    }
}

/* --- Exercises --- */

/* The values of all cards of the seat in turn, by the exact solver, for its own side. */
static int
solve_position (const TarotMatch *match, TarotSolverCard *cards)
{
  TarotSolver *solver = tarot_solver_new (TAROT_SOLVER_BYTES);
  TarotPosition position;
  int n = 0;

  g_assert (solver != NULL);
  tarot_position_read (&match->rules, &match->deal, &position);
  if (tarot_solver_cards (solver, &position, cards, &n) != TAROT_SOLVER_SOLVED)
    n = 0;
  for (int i = 0; i < n; i++)
    if ((position.attack >> match->deal.turn & 1) == 0)
      cards[i].value = (gint16) -cards[i].value;
  tarot_solver_free (solver);
  return n;
}

/* Returns: the best of the cards, as a set. */
static TarotCardSet
best_cards (const TarotMatch *match)
{
  TarotSolverCard cards[TAROT_MAX_HAND];
  int n = solve_position (match, cards), top = G_MININT;
  TarotCardSet best = tarot_set_empty ();

  for (int i = 0; i < n; i++)
    top = MAX (top, cards[i].value);
  for (int i = 0; i < n; i++)
    if (cards[i].value == top)
      best = tarot_set_with (best, cards[i].card);
  return best;
}

static gboolean
is_strongest (const AluetteTarotExerciseSubject *subject, TarotCard card)
{
  for (guint i = 0; i < subject->n_cards; i++)
    if (subject->cards[i] != card && !beats (card, subject->cards[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_right_pick (AluetteExercise *exercise, TarotCard card)
{
  const AluetteTarotExerciseSubject *subject = aluette_tarot_exercise_get_subject (exercise);
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);

  switch (subject->aim)
    {
    case ALUETTE_TAROT_EXERCISE_AIM_LEGAL:
      return tarot_set_has (
          tarot_match_legal_plays (aluette_lesson_position_get_tarot_match (position)), card);
    case ALUETTE_TAROT_EXERCISE_AIM_LAY_AWAY:
      return tarot_set_has (tarot_ecart_plain (tarot_set_of (card)), card);
    case ALUETTE_TAROT_EXERCISE_AIM_STRONGEST:
      return is_strongest (subject, card);
    case ALUETTE_TAROT_EXERCISE_AIM_BOUT:
    default:
      return tarot_set_has (tarot_bouts (), card);
    }
}

/* The bid that brings most in sampled worlds, the first to speak. */
static TarotBid
best_bid (const AluetteTarotExerciseSubject *subject)
{
  TarotBudget budget = { .seed = 1, .nodes = BID_NODES };
  TarotCardSet hand = tarot_set_empty ();
  TarotDecisionInfo info;
  TarotRules rules;
  TarotMatch match;
  TarotEvent event;
  TarotView view;

  for (guint i = 0; i < subject->n_cards; i++)
    hand = tarot_set_with (hand, subject->cards[i]);
  tarot_rules_init (&rules, TAROT_RULES_FFT, (int) subject->seats);
  tarot_match_init (&match, &rules, FALSE);
  tarot_deal_init (&match.deal, (int) subject->seats - 1);
  match.n_deals = 1;
  match.deal.phase = TAROT_PHASE_BID;
  match.deal.turn = 0;
  match.deal.hands[0] = hand;
  tarot_view_for_seat (&match, 0, &view);
  tarot_decide (TAROT_LEVEL_MASTER, &view, &budget, &event, &info);
  return (TarotBid) event.bid;
}

static char *
find_count (const AluetteTarotExerciseSubject *subject)
{
  int sum = 0;

  for (guint i = 0; i < subject->n_cards; i++)
    sum += tarot_card_half_points (subject->cards[i]);
  return g_strdup_printf ("%d", sum);
}

static char *
find_payment (const AluetteTarotExerciseSubject *subject)
{
  TarotSheet sheet = subject->sheet;
  TarotScore score;

  sheet.partner = TAROT_NOBODY;
  tarot_score ((int) subject->seats, &sheet, &score);
  return g_strdup_printf ("%d", score.total);
}

/* The one true answer of a question that has one. Returns: (transfer full) (nullable) */
static char *
find_truth (const AluetteTarotExerciseSubject *subject)
{
  char code[TAROT_CODE_SIZE];

  switch (subject->kind)
    {
    case ALUETTE_TAROT_EXERCISE_TRICK:
      tarot_card_code (subject->cards[tarot_trick_winner (subject->cards, (int) subject->n_cards)],
                       code);
      return g_strdup (code);
    case ALUETTE_TAROT_EXERCISE_COUNT:
      return find_count (subject);
    case ALUETTE_TAROT_EXERCISE_SCORE:
      return find_payment (subject);
    case ALUETTE_TAROT_EXERCISE_BID:
      return g_strdup_printf ("%d", best_bid (subject));
    default:
      return NULL;
    }
}

/* What the engine, the solver or the samples say about an answer. If they cannot answer the
 * question, the lesson's own value. */
static gboolean
is_truly_right (AluetteExercise *exercise, const char *answer, const char *truth,
                TarotCardSet best)
{
  const AluetteTarotExerciseSubject *subject = aluette_tarot_exercise_get_subject (exercise);

  if (subject == NULL || subject->kind == ALUETTE_TAROT_EXERCISE_DEAL)
    return aluette_exercise_is_right (exercise, answer);
  if (subject->kind == ALUETTE_TAROT_EXERCISE_PLAY)
    return tarot_set_has (best, tarot_card_parse (answer));
  if (subject->kind == ALUETTE_TAROT_EXERCISE_PICK)
    return is_right_pick (exercise, tarot_card_parse (answer));
  if (subject->kind == ALUETTE_TAROT_EXERCISE_BID)
    return aluette_tarot_bid_from_id (answer) == atoi (truth);
  return g_str_equal (answer, truth);
}

static void
on_played_out (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GArray **) data = aluette_exercise_play_out_finish (ALUETTE_EXERCISE (source), result, NULL);
}

/* The play that follows an answer must be a legal part of the match. If it reaches the end of the
 * deal, its margin must be the value of the card by the solver. */
static void
check_play_out (LessonProofs *self, AluetteExercise *exercise, const char *answer)
{
  g_autoptr (GArray) events = NULL;
  TarotSolverCard cards[TAROT_MAX_HAND];
  TarotMatch match;
  gboolean sound = TRUE;
  int n, side, value;

  if (aluette_exercise_get_form (exercise) != ALUETTE_ANSWER_BY_PLAY)
    return;
  aluette_exercise_play_out_async (exercise, answer, NULL, on_played_out, &events);
  main_loop_wait_for (events != NULL);
  match = *aluette_lesson_position_get_tarot_match (aluette_exercise_get_position (exercise));
  n = solve_position (&match, cards);
  side = match.deal.turn == match.deal.taker || match.deal.turn == match.deal.partner ? 1 : -1;
  for (guint i = 0; i < events->len; i++)
    sound &= tarot_match_apply (&match, &g_array_index (events, TarotEvent, i)) == TAROT_OK;
  lesson_proofs_note (self, sound && events->len > 0, "%s: played out after %s",
                      aluette_exercise_get_id (exercise), answer);
  if (match.deal.outcome != TAROT_OUTCOME_PLAYED)
    return;
  value = match.sheet.half_points[0] - 2 * tarot_threshold (match.sheet.bouts);
  if (match.sheet.petit != TAROT_NO_SIDE)
    value += match.sheet.petit == TAROT_ATTACK ? TAROT_SOLVER_PETIT : -TAROT_SOLVER_PETIT;
  for (int i = 0; i < n; i++)
    if (cards[i].card == tarot_card_parse (answer))
      lesson_proofs_note (self, cards[i].value == side * value, "%s: %s comes to %d, not %d",
                          aluette_exercise_get_id (exercise), answer, value,
                          side * cards[i].value);
}

static void
check_exercise (LessonProofs *self, AluetteExercise *exercise)
{
  const char *const *answers = aluette_exercise_get_answers (exercise);
  const AluetteTarotExerciseSubject *subject = aluette_tarot_exercise_get_subject (exercise);
  g_autofree char *truth = subject != NULL ? find_truth (subject) : NULL;
  TarotCardSet best = tarot_set_empty ();
  guint n_right = 0;

  if (aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_PLAY)
    best = best_cards (
        aluette_lesson_position_get_tarot_match (aluette_exercise_get_position (exercise)));
  for (guint i = 0; answers[i] != NULL; i++)
    {
      gboolean told = aluette_exercise_is_right (exercise, answers[i]);

      n_right += told;
      lesson_proofs_note (self, told == is_truly_right (exercise, answers[i], truth, best),
                          "%s: “%s” is %s (%s)", aluette_exercise_get_id (exercise), answers[i],
                          told ? "not right" : "not wrong", truth != NULL ? truth : "");
      check_play_out (self, exercise, answers[i]);
    }
  if (aluette_exercise_get_form (exercise) != ALUETTE_ANSWER_BY_DEAL)
    lesson_proofs_note (self, n_right > 0 && n_right < g_strv_length ((GStrv) answers),
                        "%s: some answers are right and some wrong",
                        aluette_exercise_get_id (exercise));
}

void
tarot_lesson_proofs_check (LessonProofs *self, AluetteLesson *lesson)
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
              = tarot_match_check (aluette_lesson_position_get_tarot_match (position));

          lesson_proofs_note (self, fault == NULL, "%s: %s", where, fault);
        }
      check_claims (self, step, where);
      if (aluette_lesson_step_get_exercise (step) != NULL)
        check_exercise (self, aluette_lesson_step_get_exercise (step));
    }
}
