/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-sheet.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"

/* Minimum height of the text above a table in a small window. */
#define TEXT_HEIGHT 104
#define DONE_SIZE 96
#define MAX_WIDTH 640

struct _AluetteLessonSheet
{
  AdwBin parent_instance;

  GtkWidget *bar; /* progress in the lesson */
  GtkLabel *count;
  GtkScrolledWindow *scroller;
  GtkWidget *done; /* icon on the last page of the lesson */
  GtkLabel *text;
  AdwBin *narrow; /* parent of the exercise view if it shows no table */
  AdwBin *wide;   /* parent of the exercise view if it shows a table */
  AluetteExerciseView *exercise_view;
};

G_DEFINE_FINAL_TYPE (AluetteLessonSheet, aluette_lesson_sheet, ADW_TYPE_BIN)

static GtkWidget *
make_head (AluetteLessonSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *count = gtk_label_new (NULL);

  self->bar = gtk_progress_bar_new ();
  self->count = GTK_LABEL (count);
  gtk_widget_set_hexpand (self->bar, TRUE);
  gtk_widget_set_valign (self->bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Lesson progress"), -1);
  gtk_widget_add_css_class (count, "dim-label");
  gtk_widget_add_css_class (count, "numeric");
  gtk_widget_add_css_class (box, "lesson-head");
  gtk_box_append (GTK_BOX (box), self->bar);
  gtk_box_append (GTK_BOX (box), count);
  return box;
}

static GtkWidget *
make_clamp (GtkWidget *child)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), MAX_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), child);
  return clamp;
}

static GtkWidget *
make_body (AluetteLessonSheet *self, GtkWidget *answer_chooser)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 15);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->text = GTK_LABEL (aluette_wrapping_label_new (NULL, "lesson-text"));
  self->narrow = ADW_BIN (adw_bin_new ());
  gtk_widget_add_css_class (box, "lesson-body");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->done = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_image_set_pixel_size (GTK_IMAGE (self->done), DONE_SIZE);
  gtk_widget_add_css_class (self->done, "success");
  gtk_box_append (GTK_BOX (box), self->done);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->narrow));
  gtk_box_append (GTK_BOX (box), answer_chooser);
  self->scroller = GTK_SCROLLED_WINDOW (scroller);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (self->scroller, 2 * TEXT_HEIGHT);
  gtk_scrolled_window_set_child (self->scroller, make_clamp (box));
  return scroller;
}

static void
aluette_lesson_sheet_class_init (AluetteLessonSheetClass *klass)
{
}

static void
aluette_lesson_sheet_init (AluetteLessonSheet *self)
{
}

GtkWidget *
aluette_lesson_sheet_new (AluetteExerciseView *exercise_view, AluetteAnswerChooser *answer_chooser,
                          AluetteLessonActionBar *action_bar)
{
  AluetteLessonSheet *self = g_object_new (ALUETTE_TYPE_LESSON_SHEET, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->exercise_view = exercise_view;
  self->wide = ADW_BIN (adw_bin_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->wide), TRUE);
  gtk_box_append (GTK_BOX (box), make_clamp (make_head (self)));
  gtk_box_append (GTK_BOX (box), make_body (self, GTK_WIDGET (answer_chooser)));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->wide));
  gtk_box_append (GTK_BOX (box), make_clamp (GTK_WIDGET (action_bar)));
  adw_bin_set_child (self->narrow, GTK_WIDGET (exercise_view));
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
}

void
aluette_lesson_sheet_set_progress (AluetteLessonSheet *self, guint index, guint n_steps)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  text = g_strdup_printf (C_("sheet of a lesson", "%1$u of %2$u"), MIN (index + 1, n_steps),
                          n_steps);
  gtk_label_set_text (self->count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->count), index < n_steps);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar),
                                 n_steps > 0 ? (double) MIN (index, n_steps) / n_steps : 1);
}

void
aluette_lesson_sheet_set_text (AluetteLessonSheet *self, const char *text, gboolean over)
{
  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  gtk_widget_set_visible (self->done, over);
  gtk_label_set_text (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_label_set_xalign (self->text, over ? 0.5f : 0);
  gtk_label_set_justify (self->text, over ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
}

void
aluette_lesson_sheet_place (AluetteLessonSheet *self)
{
  GtkWidget *exercise_view;
  gboolean table;
  AdwBin *home;

  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  exercise_view = GTK_WIDGET (self->exercise_view);
  table = aluette_exercise_view_shows_table (self->exercise_view);
  home = table ? self->wide : self->narrow;
  if (gtk_widget_get_parent (exercise_view) != GTK_WIDGET (home))
    {
      g_object_ref (exercise_view);
      adw_bin_set_child (table ? self->narrow : self->wide, NULL);
      adw_bin_set_child (home, exercise_view);
      g_object_unref (exercise_view);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->wide), table);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), !table);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, table);
}

void
aluette_lesson_sheet_set_commented (AluetteLessonSheet *self, gboolean commented)
{
  gboolean room;

  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  room = aluette_exercise_view_shows_table (self->exercise_view) && !commented;
  gtk_scrolled_window_set_min_content_height (self->scroller, room ? TEXT_HEIGHT : -1);
}

void
aluette_lesson_sheet_focus_text (AluetteLessonSheet *self)
{
  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}
