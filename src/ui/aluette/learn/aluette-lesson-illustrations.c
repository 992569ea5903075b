/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/learn/aluette-lesson-illustrations.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-exercise.h"
#include "model/aluette/aluette-vache-lesson-step.h"
#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/aluette/learn/aluette-lesson-text.h"
#include "ui/common/aluette-lesson-row.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-small-card.h"
#include "ui/table/aluette-trick.h"

#define CARD_WIDTH 92
#define FACE_SIDE 128
#define GESTURE_MS 2200
#define TRICK_HEIGHT 240

static GtkWidget *
make_caption (const char *text)
{
  return aluette_centered_label_new (text, 14, "caption");
}

static GtkWidget *
make_card (AluCard card, AluetteTableStyle *style, gboolean captioned)
{
  g_autofree char *title = aluette_card_title (ALU_ORDER_ALUETTE,
                                               aluette_table_style_get_deck (style), card);

  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 3,
                          aluette_small_card_new (card, style, CARD_WIDTH),
                          captioned ? make_caption (title) : NULL, NULL);
}

static GtkWidget *
make_cards (const AluCard *cards, guint n_cards, AluetteTableStyle *style, gboolean captioned)
{
  GtkWidget *row = aluette_lesson_row_new (CARD_WIDTH + 10);

  for (guint i = 0; i < n_cards; i++)
    aluette_lesson_row_add (ALUETTE_LESSON_ROW (row), make_card (cards[i], style, captioned));
  return row;
}

static void
perform_gesture (GtkWidget *button)
{
  GtkWidget *portrait = g_object_get_data (G_OBJECT (button), "portrait");
  guint gesture = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "gesture"));

  aluette_portrait_perform (ALUETTE_PORTRAIT (portrait), (AluetteGesture) gesture, GESTURE_MS, 1);
}

/* Creates a villager who makes a sign when mapped and when clicked. Without @named only the face
 * shows the sign. Screen reader users get a description of the gesture. */
static GtkWidget *
make_performer (guint villager, AluSign sign, guint strength, gboolean named, GSettings *settings)
{
  AluetteGesture gesture = aluette_sign_gesture (settings, sign, strength);
  GtkWidget *portrait = aluette_portrait_new (villager);
  const char *words = aluette_gesture_text (gesture);
  g_autofree char *label = g_strdup_printf (_("Show: %s"), words);
  GtkWidget *title = named ? aluette_label_new (aluette_sign_title (sign), "heading") : NULL;
  GtkWidget *box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3, portrait, title,
                                    named ? make_caption (words) : NULL, NULL);
  GtkWidget *button = aluette_content_button_new (box, "flat", label);

  gtk_widget_set_size_request (portrait, FACE_SIDE, FACE_SIDE);
  gtk_widget_set_tooltip_text (button, _("Show Again"));
  g_object_set_data (G_OBJECT (button), "portrait", portrait);
  g_object_set_data (G_OBJECT (button), "gesture", GUINT_TO_POINTER (gesture));
  g_signal_connect (button, "clicked", G_CALLBACK (perform_gesture), NULL);
  g_signal_connect_after (button, "map", G_CALLBACK (perform_gesture), NULL);
  return button;
}

static GtkWidget *
make_performers (const AluSign *signs, guint n_signs, GSettings *settings)
{
  GtkWidget *row = aluette_lesson_row_new (FACE_SIDE + 24);

  for (guint i = 0; i < n_signs; i++)
    aluette_lesson_row_add (ALUETTE_LESSON_ROW (row),
                            make_performer (i, signs[i], signs[i] == ALU_SIGN_MISERE, TRUE,
                                            settings));
  return row;
}

/* Shows the last trick of a position, without the player who took it. */
static GtkWidget *
make_trick (AluetteLessonPosition *position, AluetteTableStyle *style)
{
  const AluMatch *match = aluette_lesson_position_get_aluette_match (position);
  guint watcher = aluette_lesson_position_get_watcher (position);
  AluetteTrickState state = { .n_seats = match->rules.seats };
  AluCard cards[ALU_MAX_SEATS];
  GtkWidget *trick = aluette_trick_new (style);
  GtkWidget *names = aluette_lesson_row_new (110);
  int number = (match->deal.n_plays - 1) / match->rules.seats;

  alu_deal_trick_cards (&match->rules, &match->deal, number, cards);
  for (guint place = 0; place < state.n_seats; place++)
    {
      guint seat = (watcher + place) % state.n_seats;
      g_autofree char *title = aluette_card_title (ALU_ORDER_ALUETTE,
                                                   aluette_table_style_get_deck (style),
                                                   cards[seat]);
      g_autofree char *line = NULL;

      state.cards[place] = cards[seat];
      state.labels[place] = aluette_lesson_seat_name (position, seat);
      line = g_strdup_printf ("%s\n%s", state.labels[place], title);
      aluette_lesson_row_add (ALUETTE_LESSON_ROW (names), make_caption (line));
    }
  aluette_trick_set_state (ALUETTE_TRICK (trick), &state);
  for (guint place = 0; place < state.n_seats; place++)
    g_free (state.labels[place]);
  gtk_widget_set_size_request (trick, -1, TRICK_HEIGHT);
  gtk_widget_add_css_class (trick, "lesson-background");
  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 6, trick, names, NULL);
}

/* Shows who took each trick of a deal, in order. */
static GtkWidget *
make_tricks (const char *tricks, AluetteLessonPosition *position)
{
  GtkWidget *row = aluette_lesson_row_new (72);

  for (guint i = 0; tricks[i] != '\0'; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *name = tricks[i] == 'x'
                                  ? g_strdup (C_("trick", "spoiled"))
                                  : aluette_lesson_seat_name (position, (guint) (tricks[i] - '1'));
      GtkWidget *box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3,
                                        aluette_label_new (number, "dim-label"),
                                        make_caption (name), NULL);

      gtk_widget_add_css_class (box, "lesson-trick");
      aluette_lesson_row_add (ALUETTE_LESSON_ROW (row), box);
    }
  return row;
}

/* Returns the villager who sits opposite in the lessons: Léon, with the same face as at the table.
 */
static guint
get_partner (void)
{
  guint villager = 0;

  while (villager + 1 < ALUETTE_N_VILLAGERS
         && !g_str_equal (aluette_villager_get (villager)->first_name, "Léon"))
    villager++;
  return villager;
}

static GtkWidget *
make_exercise_illustration (AluetteExercise *exercise, AluetteTableStyle *style,
                            GSettings *settings)
{
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);

  if (subject == NULL)
    return NULL;
  if (subject->tricks != NULL)
    return make_tricks (subject->tricks, position);
  if (subject->kind == ALUETTE_EXERCISE_WINNER && position != NULL
      && subject->asks == ALUETTE_EXERCISE_ASKS_TRICK)
    return make_trick (position, style);
  if (subject->kind == ALUETTE_EXERCISE_SEE)
    {
      GtkWidget *performer = make_performer (get_partner (), (AluSign) subject->sign,
                                             subject->strength, FALSE, settings);

      gtk_widget_set_halign (performer, GTK_ALIGN_CENTER);
      return performer;
    }
  if (subject->n_cards > 0 && subject->kind != ALUETTE_EXERCISE_STRONGER
      && subject->kind != ALUETTE_EXERCISE_PICK)
    return make_cards (subject->cards, subject->n_cards, style,
                       subject->kind != ALUETTE_EXERCISE_NAME);
  return NULL;
}

GtkWidget *
aluette_lesson_illustration_new (AluetteLessonStep *step, AluetteExercise *exercise,
                                 AluetteTableStyle *style, GSettings *settings)
{
  AluetteVacheLessonStep *own;
  const AluCard *cards;
  const AluSign *signs;
  guint n;

  if (exercise != NULL)
    return make_exercise_illustration (exercise, style, settings);
  if (step == NULL)
    return NULL;
  own = ALUETTE_VACHE_LESSON_STEP (step);
  cards = aluette_vache_lesson_step_get_cards (own, &n);
  if (cards != NULL)
    return make_cards (cards, n, style, TRUE);
  signs = aluette_vache_lesson_step_get_signs (own, &n);
  return signs != NULL ? make_performers (signs, n, settings) : NULL;
}
