/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-lesson-look.h"

#include <glib/gi18n.h>

#include "model/tarot/aluette-tarot-exercise.h"
#include "model/tarot/aluette-tarot-lesson-step.h"
#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-coach-reason-text.h"
#include "ui/common/aluette-lesson-row.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-small-card.h"

#define ANSWER_WIDTH 84 /* of a card in an answer */
#define CARD_WIDTH 84   /* of a few cards beside the text */
#define HAND_WIDTH 54   /* of many */
#define MANY_CARDS 9

static const AluetteChapterLook chapters[ALUETTE_TAROT_N_CHAPTERS] = {
  [ALUETTE_TAROT_CHAPTER_DECK] = { NC_("chapter", "Cards and Tricks of Tarot"),
                                   { "21a", "Rc", "Ex" } },
  [ALUETTE_TAROT_CHAPTER_BIDS] = { NC_("chapter", "Bids and Écart"), { "Rp", "Dp", "back" } },
  [ALUETTE_TAROT_CHAPTER_PLAY] = { NC_("chapter", "Playing the Cards"), { "Dk", "9k", "12a" } },
  [ALUETTE_TAROT_CHAPTER_PETIT] = { NC_("chapter", "The Petit and Handfuls"),
                                    { "1a", "20a", "19a" } },
  [ALUETTE_TAROT_CHAPTER_TABLES] = { NC_("chapter", "Other Tables, Rare Deals"),
                                     { "Rt", "back", "back" } },
  [ALUETTE_TAROT_CHAPTER_EXAM] = { NC_("chapter", "Exam"), { "21a", "1a", "Ex" } },
};

static GtkWidget *
make_caption (TarotCard card)
{
  g_autofree char *title = aluette_tarot_card_title (card);

  return aluette_centered_label_new (title, 12, "caption");
}

/* A few cards have their names below them; of many, such as a hand, each is small. */
static GtkWidget *
make_cards (const TarotCard *cards, guint n_cards, AluetteTableStyle *style)
{
  gboolean many = n_cards >= MANY_CARDS;
  int width = many ? HAND_WIDTH : CARD_WIDTH;
  GtkWidget *row = aluette_lesson_row_new (many ? width : width + 10);

  for (guint i = 0; i < n_cards; i++)
    aluette_lesson_row_add (ALUETTE_LESSON_ROW (row),
                            aluette_box_new (GTK_ORIENTATION_VERTICAL, 3,
                                             aluette_small_card_new (cards[i], style, width),
                                             many ? NULL : make_caption (cards[i]), NULL));
  return row;
}

/* The trick in play, and the hand of the player whose turn it is. */
static GtkWidget *
make_trick_and_hand (const TarotMatch *match, AluetteTableStyle *style)
{
  TarotCard hand[TAROT_N_CARDS];
  int n_trick, n_hand;
  const TarotCard *trick = tarot_deal_trick (&match->deal, match->rules.seats,
                                             match->deal.n_tricks, &n_trick);

  n_hand = tarot_set_cards (match->deal.hands[match->deal.turn], hand);
  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 12,
                          make_cards (trick, (guint) n_trick, style),
                          make_cards (hand, (guint) n_hand, style), NULL);
}

static GtkWidget *
make_illustration (AluetteLessonStep *step, AluetteExercise *exercise, AluetteTableStyle *style,
                   GSettings *settings)
{
  const AluetteTarotExerciseSubject *subject
      = exercise != NULL ? aluette_tarot_exercise_get_subject (exercise) : NULL;
  const TarotCard *cards;
  guint n;

  if (subject != NULL
      && (subject->kind == ALUETTE_TAROT_EXERCISE_COUNT
          || subject->kind == ALUETTE_TAROT_EXERCISE_BID))
    return make_cards (subject->cards, subject->n_cards, style);
  if (subject != NULL && subject->kind == ALUETTE_TAROT_EXERCISE_PICK
      && aluette_exercise_get_position (exercise) != NULL)
    return make_trick_and_hand (
        aluette_lesson_position_get_tarot_match (aluette_exercise_get_position (exercise)), style);
  if (exercise != NULL || step == NULL)
    return NULL;
  cards = aluette_tarot_lesson_step_get_cards (ALUETTE_TAROT_LESSON_STEP (step), &n);
  return cards != NULL ? make_cards (cards, n, style) : NULL;
}

static char *
format_payment (const char *answer)
{
  int payment = atoi (answer);

  if (payment >= 0)
    return g_strdup_printf (_("Each defender pays %d"), payment);
  return g_strdup_printf (_("Each defender receives %d"), -payment);
}

static char *
format_answer (AluetteExercise *exercise, const char *answer, AluetteTableStyle *style,
               GSettings *settings)
{
  switch (aluette_tarot_exercise_get_subject (exercise)->kind)
    {
    case ALUETTE_TAROT_EXERCISE_COUNT:
      return aluette_tarot_coach_text_half_points (atoi (answer));
    case ALUETTE_TAROT_EXERCISE_BID:
      return g_strdup (
          aluette_tarot_text_bid ((TarotBid) MAX (0, aluette_tarot_bid_from_id (answer))));
    case ALUETTE_TAROT_EXERCISE_SCORE:
      return format_payment (answer);
    case ALUETTE_TAROT_EXERCISE_PLAY:
    case ALUETTE_TAROT_EXERCISE_PICK:
    case ALUETTE_TAROT_EXERCISE_TRICK:
    default:
      return aluette_tarot_card_title (tarot_card_parse (answer));
    }
}

static GtkWidget *
make_answer (AluetteExercise *exercise, const char *answer, AluetteTableStyle *style,
             GSettings *settings, int *width)
{
  const AluetteTarotExerciseSubject *subject = aluette_tarot_exercise_get_subject (exercise);

  if (subject->kind != ALUETTE_TAROT_EXERCISE_PICK
      && subject->kind != ALUETTE_TAROT_EXERCISE_TRICK)
    return NULL;
  *width = ANSWER_WIDTH + 28;
  return aluette_small_card_new (tarot_card_parse (answer), style, ANSWER_WIDTH);
}

const AluetteLessonLook aluette_tarot_lesson_look = {
  .chapters = chapters,
  .decks = &aluette_tarot_decks,
  .make_illustration = make_illustration,
  .format_answer = format_answer,
  .make_answer = make_answer,
};
