/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-choice.h"

#include "ui/common/aluette-widgets.h"

#define MAX_ANSWERS 7

struct _AluetteTarotChoice
{
  GtkBox parent_instance;

  GtkLabel *title;
  GtkFlowBox *flow;
  guint n_answers;
  GtkToggleButton *buttons[MAX_ANSWERS];
  gboolean several; /* any number of buttons may be pressed */
  gboolean setting; /* buttons are pressed by the program */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteTarotChoice, aluette_tarot_choice, GTK_TYPE_BOX)

static void
aluette_tarot_choice_class_init (AluetteTarotChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/tarot/aluette-tarot-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotChoice, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotChoice, flow);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_TAROT_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_tarot_choice_init (AluetteTarotChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Pressing one button releases another: only the last of both changes counts. */
static void
on_toggled (AluetteTarotChoice *self, GtkToggleButton *button)
{
  if (self->setting)
    return;
  self->setting = TRUE;
  if (gtk_toggle_button_get_active (button) && !self->several)
    for (guint i = 0; i < self->n_answers; i++)
      gtk_toggle_button_set_active (self->buttons[i], self->buttons[i] == button);
  self->setting = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
make_button (AluetteTarotChoice *self, const char *answer)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = aluette_centered_label_new (answer, 14, NULL);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), label);
  aluette_set_accessible_name (button, answer);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (on_toggled), self);
  gtk_flow_box_append (self->flow, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  return button;
}

GtkWidget *
aluette_tarot_choice_new (const char *title, const char *const *answers)
{
  AluetteTarotChoice *self = g_object_new (ALUETTE_TYPE_TAROT_CHOICE, NULL);
  guint n = g_strv_length ((char **) answers);

  g_return_val_if_fail (n <= MAX_ANSWERS, NULL);
  gtk_label_set_text (self->title, title);
  gtk_flow_box_set_max_children_per_line (self->flow, n);
  for (; self->n_answers < n; self->n_answers++)
    self->buttons[self->n_answers] = GTK_TOGGLE_BUTTON (make_button (self,
                                                                     answers[self->n_answers]));
  aluette_set_accessible_name (self, title);
  return GTK_WIDGET (self);
}

void
aluette_tarot_choice_allow_several (AluetteTarotChoice *self)
{
  self->several = TRUE;
}

guint
aluette_tarot_choice_get_all (AluetteTarotChoice *self)
{
  guint answers = 0;

  for (guint i = 0; i < self->n_answers; i++)
    if (gtk_toggle_button_get_active (self->buttons[i]))
      answers |= 1u << i;
  return answers;
}

void
aluette_tarot_choice_set_all (AluetteTarotChoice *self, guint answers)
{
  self->setting = TRUE;
  for (guint i = 0; i < self->n_answers; i++)
    gtk_toggle_button_set_active (self->buttons[i], (answers >> i & 1) != 0);
  self->setting = FALSE;
}

int
aluette_tarot_choice_get (AluetteTarotChoice *self)
{
  for (guint i = 0; i < self->n_answers; i++)
    if (gtk_toggle_button_get_active (self->buttons[i]))
      return (int) i;
  return -1;
}

void
aluette_tarot_choice_set (AluetteTarotChoice *self, int answer)
{
  self->setting = TRUE;
  for (guint i = 0; i < self->n_answers; i++)
    gtk_toggle_button_set_active (self->buttons[i], answer == (int) i);
  self->setting = FALSE;
}

void
aluette_tarot_choice_set_possible (AluetteTarotChoice *self, int answer, gboolean possible)
{
  g_return_if_fail (answer >= 0 && answer < (int) self->n_answers);
  if (!possible && gtk_toggle_button_get_active (self->buttons[answer]))
    aluette_tarot_choice_set (self, -1);
  /* In GTK 4.8, Tab does not get past a button of a flow box that is only insensitive. */
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->buttons[answer])), possible);
}
