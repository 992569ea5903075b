/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-answer-chooser.h"

#include "ui/common/aluette-lesson-row.h"
#include "ui/common/aluette-widgets.h"

#define COLUMN_WIDTH 140

struct _AluetteAnswerChooser
{
  AdwBin parent_instance;

  const AluetteLessonLook *look; /* (nullable): of a lesson */
  GSettings *settings;       /* (nullable) */
  AluetteExercise *exercise; /* (nullable) */
  AluetteTableStyle *style;  /* (nullable) */
  GtkWidget *buttons;        /* (nullable): container of the buttons, in the order of the answers */
};

G_DEFINE_FINAL_TYPE (AluetteAnswerChooser, aluette_answer_chooser, ADW_TYPE_BIN)

enum
{
  ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Returns: (transfer none): the answer of a button. */
static const char *
get_answer (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "answer");
}

static void
answer_clicked_cb (AluetteAnswerChooser *self, GtkWidget *button)
{
  g_signal_emit (self, signals[ANSWERED], 0, get_answer (button));
}

/* Returns: (transfer full): the label of an answer. */
static char *
format_answer (AluetteAnswerChooser *self, const char *answer)
{
  const char *text = aluette_exercise_get_answer_text (self->exercise, answer);

  return text != NULL
             ? g_strdup (text)
             : self->look->format_answer (self->exercise, answer, self->style, self->settings);
}

static gboolean
is_text_choice (AluetteAnswerChooser *self, const char *answer)
{
  return aluette_exercise_get_answer_text (self->exercise, answer) != NULL;
}

/* @width: (inout): of the column */
static GtkWidget *
make_button (AluetteAnswerChooser *self, const char *answer, int *width)
{
  g_autofree char *words = format_answer (self, answer);
  GtkWidget *content = NULL, *button;

  if (!is_text_choice (self, answer) && self->look->make_answer != NULL)
    content = self->look->make_answer (self->exercise, answer, self->style, self->settings, width);
  if (content == NULL)
    content = aluette_centered_label_new (words, 44, NULL);
  button = aluette_content_button_new (content, "lesson-answer", words);
  g_object_set_data_full (G_OBJECT (button), "answer", g_strdup (answer), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (answer_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

/* The texts of a lesson, which are long, are stacked. Other answers are in rows. */
static void
fill_buttons (AluetteAnswerChooser *self, const char *const *answers)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  int width = self->look != NULL ? COLUMN_WIDTH : 0;

  for (guint i = 0; answers[i] != NULL; i++)
    g_ptr_array_add (buttons, make_button (self, answers[i], &width));
  self->buttons = self->look != NULL && is_text_choice (self, answers[0])
                      ? aluette_box_new (GTK_ORIENTATION_VERTICAL, 6, NULL)
                      : aluette_lesson_row_new (width);
  for (guint i = 0; i < buttons->len; i++)
    if (GTK_IS_BOX (self->buttons))
      gtk_box_append (GTK_BOX (self->buttons), g_ptr_array_index (buttons, i));
    else
      aluette_lesson_row_add (ALUETTE_LESSON_ROW (self->buttons), g_ptr_array_index (buttons, i));
  adw_bin_set_child (ADW_BIN (self), self->buttons);
}

/* Returns: (transfer none) (nullable): the button after @button, or the first one for NULL. */
static GtkWidget *
next_button (AluetteAnswerChooser *self, GtkWidget *button)
{
  if (button != NULL)
    return gtk_widget_get_next_sibling (button);
  return self->buttons != NULL ? gtk_widget_get_first_child (self->buttons) : NULL;
}

static void
aluette_answer_chooser_dispose (GObject *object)
{
  AluetteAnswerChooser *self = ALUETTE_ANSWER_CHOOSER (object);

  g_clear_object (&self->exercise);
  g_clear_object (&self->style);
  g_clear_object (&self->settings);
  self->buttons = NULL;
  G_OBJECT_CLASS (aluette_answer_chooser_parent_class)->dispose (object);
}

static void
aluette_answer_chooser_class_init (AluetteAnswerChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_answer_chooser_dispose;
  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_answer_chooser_init (AluetteAnswerChooser *self)
{
}

void
aluette_answer_chooser_set_look (AluetteAnswerChooser *self, const AluetteLessonLook *look,
                                 GSettings *settings)
{
  g_return_if_fail (ALUETTE_IS_ANSWER_CHOOSER (self));

  self->look = look;
  g_set_object (&self->settings, settings);
}

void
aluette_answer_chooser_set_exercise (AluetteAnswerChooser *self, AluetteExercise *exercise,
                                     AluetteTableStyle *style)
{
  g_return_if_fail (ALUETTE_IS_ANSWER_CHOOSER (self));

  g_set_object (&self->exercise, exercise);
  g_set_object (&self->style, style);
  self->buttons = NULL;
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (exercise == NULL || aluette_exercise_get_form (exercise) != ALUETTE_ANSWER_BY_CHOICE)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  fill_buttons (self, aluette_exercise_get_answers (exercise));
}

void
aluette_answer_chooser_mark (AluetteAnswerChooser *self, const char *answer, gboolean right)
{
  GtkWidget *button;

  g_return_if_fail (ALUETTE_IS_ANSWER_CHOOSER (self));

  button = aluette_answer_chooser_get_button (self, answer);
  if (button != NULL)
    gtk_widget_add_css_class (button, right ? "lesson-right" : "lesson-wrong");
  for (GtkWidget *other = next_button (self, NULL); other != NULL;
       other = next_button (self, other))
    if (right != (other == button))
      gtk_widget_set_sensitive (other, FALSE);
}

/* Nothing moves below the pointer, which may press another answer. */
static void
focus_without_scrolling (GtkWidget *button)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (button, GTK_TYPE_VIEWPORT);

  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), FALSE);
  gtk_widget_grab_focus (button);
  if (viewport != NULL)
    gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
}

void
aluette_answer_chooser_focus_after (AluetteAnswerChooser *self, const char *answer)
{
  GtkWidget *answered, *button;

  g_return_if_fail (ALUETTE_IS_ANSWER_CHOOSER (self));

  answered = button = aluette_answer_chooser_get_button (self, answer);
  do
    button = next_button (self, button);
  while (button != answered && (button == NULL || !gtk_widget_is_sensitive (button)));
  if (button != NULL)
    focus_without_scrolling (button);
}

const char *
aluette_answer_chooser_get_focus (AluetteAnswerChooser *self)
{
  GtkWidget *button;

  g_return_val_if_fail (ALUETTE_IS_ANSWER_CHOOSER (self), NULL);

  for (button = next_button (self, NULL); button != NULL; button = next_button (self, button))
    if (gtk_widget_is_focus (button))
      return get_answer (button);
  return NULL;
}

GtkWidget *
aluette_answer_chooser_get_button (AluetteAnswerChooser *self, const char *answer)
{
  GtkWidget *button;

  g_return_val_if_fail (ALUETTE_IS_ANSWER_CHOOSER (self), NULL);

  for (button = next_button (self, NULL); button != NULL; button = next_button (self, button))
    if (g_strcmp0 (get_answer (button), answer) == 0)
      return button;
  return NULL;
}
