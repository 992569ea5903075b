/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-action-bar.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-lesson-row.h"
#include "ui/common/aluette-page.h"

#define N_BUTTONS 7

struct _AluetteLessonActionBar
{
  AdwBin parent_instance;

  GtkWidget *buttons[N_BUTTONS]; /* in the order of AluetteLessonButtons */
};

G_DEFINE_FINAL_TYPE (AluetteLessonActionBar, aluette_lesson_action_bar, ADW_TYPE_BIN)

/* Returns: (transfer none): the widget of a single button. */
static GtkWidget *
button_of (AluetteLessonActionBar *self, AluetteLessonButtons button)
{
  return self->buttons[g_bit_nth_lsf (button, -1)];
}

static GtkWidget *
make_button (const char *label, const char *action, gboolean suggested)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_add_css_class (button, "pill");
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  return button;
}

static void
aluette_lesson_action_bar_class_init (AluetteLessonActionBarClass *klass)
{
}

static void
aluette_lesson_action_bar_init (AluetteLessonActionBar *self)
{
  GtkWidget *row = aluette_lesson_row_new (0);
  guint n = 0;

  self->buttons[n++] = make_button (C_("lesson", "Go Back"), "lesson.back", FALSE);
  self->buttons[n++] = make_button (_("Try Again"), "lesson.retry", TRUE);
  self->buttons[n++] = make_button (_("Show Solution"), "lesson.solution", FALSE);
  self->buttons[n++] = make_button (C_("lesson", "Continue"), "lesson.next", TRUE);
  self->buttons[n++] = make_button (_("See All Lessons"), "win.back", FALSE);
  self->buttons[n++] = make_button (_("Next Lesson"), NULL, TRUE);
  self->buttons[n++] = make_button (C_("lesson", "Hint"), "match.hint", FALSE);
  for (guint i = 0; i < n; i++)
    aluette_lesson_row_add (ALUETTE_LESSON_ROW (row), self->buttons[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-action-bar");
  adw_bin_set_child (ADW_BIN (self), row);
}

GtkWidget *
aluette_lesson_action_bar_new (void)
{
  return g_object_new (ALUETTE_TYPE_LESSON_ACTION_BAR, NULL);
}

void
aluette_lesson_action_bar_set_following (AluetteLessonActionBar *self, const char *lesson)
{
  g_return_if_fail (ALUETTE_IS_LESSON_ACTION_BAR (self));

  aluette_page_link (button_of (self, ALUETTE_LESSON_FOLLOWING), "lesson",
                     g_variant_new_string (lesson));
}

void
aluette_lesson_action_bar_show (AluetteLessonActionBar *self, AluetteLessonButtons buttons)
{
  g_return_if_fail (ALUETTE_IS_LESSON_ACTION_BAR (self));

  for (guint i = 0; i < N_BUTTONS; i++)
    gtk_widget_set_visible (self->buttons[i], (buttons & 1u << i) != 0);
}

void
aluette_lesson_action_bar_focus (AluetteLessonActionBar *self, AluetteLessonButtons button)
{
  g_return_if_fail (ALUETTE_IS_LESSON_ACTION_BAR (self));

  gtk_widget_grab_focus (button_of (self, button));
}

AluetteLessonButtons
aluette_lesson_action_bar_get_focus (AluetteLessonActionBar *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_ACTION_BAR (self), 0);

  for (guint i = 0; i < N_BUTTONS; i++)
    if (gtk_widget_is_focus (self->buttons[i]))
      return (AluetteLessonButtons) (1u << i);
  return 0;
}
