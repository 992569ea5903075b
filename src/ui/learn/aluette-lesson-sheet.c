/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-sheet.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

/* Minimum height of the text above a table in a small window. */
#define TEXT_HEIGHT 104
#define DONE_SIZE 96
#define MAX_WIDTH 640
#define TEACHER "schoolteacher"
#define TEACHER_SIZE 64

struct _AluetteLessonSheet
{
  AdwBin parent_instance;

  GtkWidget *bar; /* progress in the lesson */
  GtkLabel *count;
  GtkScrolledWindow *scroller;
  GtkImage *done; /* icon on the last page of the lesson */
  AluettePortrait *teacher;
  GtkLabel *text;
  AdwBin *narrow; /* parent of the exercise view if it shows no table */
  AdwBin *wide;   /* parent of the exercise view if it shows a table */
  GtkWidget *body;
  AluetteExerciseView *exercise_view;
  GtkWidget *answer_chooser;
  AluetteLessonComment *comment;
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

/* Makes the teacher beside what she says. */
static GtkWidget *
make_speech (AluetteLessonSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *teacher = aluette_portrait_new ((guint) aluette_villager_find (TEACHER));

  self->teacher = ALUETTE_PORTRAIT (teacher);
  self->text = GTK_LABEL (aluette_wrapping_label_new (NULL, "lesson-text"));
  gtk_widget_set_size_request (teacher, TEACHER_SIZE, TEACHER_SIZE);
  gtk_widget_set_valign (teacher, GTK_ALIGN_START);
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  gtk_box_append (GTK_BOX (box), teacher);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->text));
  return box;
}

static GtkWidget *
make_body (AluetteLessonSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 15);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->body = box;
  self->narrow = ADW_BIN (adw_bin_new ());
  gtk_widget_add_css_class (box, "lesson-body");
  self->done = GTK_IMAGE (gtk_image_new ());
  gtk_image_set_pixel_size (self->done, DONE_SIZE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->done));
  gtk_box_append (GTK_BOX (box), make_speech (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->narrow));
  gtk_box_append (GTK_BOX (box), self->answer_chooser);
  self->scroller = GTK_SCROLLED_WINDOW (scroller);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (self->scroller, 2 * TEXT_HEIGHT);
  gtk_scrolled_window_set_child (self->scroller, make_clamp (box));
  /* A picture does not shrink when a comment takes some of the height. */
  gtk_scrollable_set_vscroll_policy (
      GTK_SCROLLABLE (gtk_scrolled_window_get_child (self->scroller)), GTK_SCROLL_NATURAL);
  return scroller;
}

/* Makes the area of the comment, which is seen wherever the answers are scrolled to. In a small
 * window a long comment scrolls. */
static GtkWidget *
make_comment_area (AluetteLessonSheet *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (GTK_WIDGET (self->comment), "lesson-comment-below");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 make_clamp (GTK_WIDGET (self->comment)));
  g_object_bind_property (self->comment, "visible", scroller, "visible", G_BINDING_SYNC_CREATE);
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
  self->answer_chooser = GTK_WIDGET (answer_chooser);
  self->wide = ADW_BIN (adw_bin_new ());
  self->comment = ALUETTE_LESSON_COMMENT (aluette_lesson_comment_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->wide), TRUE);
  gtk_box_append (GTK_BOX (box), make_clamp (make_head (self)));
  gtk_box_append (GTK_BOX (box), make_body (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->wide));
  gtk_box_append (GTK_BOX (box), make_comment_area (self));
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
aluette_lesson_sheet_set_text (AluetteLessonSheet *self, const char *text)
{
  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  gtk_label_set_text (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
}

void
aluette_lesson_sheet_set_end (AluetteLessonSheet *self, AluetteLessonEnd end)
{
  gboolean star = end == ALUETTE_LESSON_STAR;

  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  gtk_widget_set_visible (GTK_WIDGET (self->done), end != ALUETTE_LESSON_NOT_OVER);
  gtk_image_set_from_icon_name (self->done, star ? "starred-symbolic" : "object-select-symbolic");
  aluette_set_css_class (GTK_WIDGET (self->done), "lesson-star", star);
  aluette_set_css_class (GTK_WIDGET (self->done), "success", !star);
  aluette_portrait_keep_feeling (self->teacher,
                                 star ? ALUETTE_FEELING_TRIUMPHANT : ALUETTE_FEELING_NONE);
}

/* Above a table the text keeps some space until there is a comment to read. */
static void
keep_text_height (AluetteLessonSheet *self)
{
  gboolean commented = *aluette_lesson_comment_get_text (self->comment) != '\0';
  gboolean room = aluette_exercise_view_shows_table (self->exercise_view) && !commented;

  gtk_scrolled_window_set_min_content_height (self->scroller, room ? TEXT_HEIGHT : -1);
}

/* A wrong answer astonishes the teacher and does not make her angry. */
void
aluette_lesson_sheet_show_comment (AluetteLessonSheet *self, const char *comment,
                                   AluetteCommentKind kind)
{
  static const AluetteFeeling feelings[] = {
    [ALUETTE_COMMENT_PLAIN] = ALUETTE_FEELING_NONE,
    [ALUETTE_COMMENT_RIGHT] = ALUETTE_FEELING_UNDERSTOOD,
    [ALUETTE_COMMENT_WRONG] = ALUETTE_FEELING_AMAZED,
  };

  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  aluette_lesson_comment_show (self->comment, comment, kind);
  aluette_portrait_react (self->teacher, feelings[kind]);
  keep_text_height (self);
}

const char *
aluette_lesson_sheet_get_comment (AluetteLessonSheet *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_SHEET (self), NULL);

  return aluette_lesson_comment_get_text (self->comment);
}

/* Moves @child to one of two parents. */
static void
move_child (GtkWidget *child, AdwBin *from, AdwBin *to)
{
  if (gtk_widget_get_parent (child) == GTK_WIDGET (to))
    return;
  g_object_ref (child);
  adw_bin_set_child (from, NULL);
  adw_bin_set_child (to, child);
  g_object_unref (child);
}

void
aluette_lesson_sheet_place (AluetteLessonSheet *self)
{
  gboolean table;

  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  table = aluette_exercise_view_shows_table (self->exercise_view);
  move_child (GTK_WIDGET (self->exercise_view), table ? self->narrow : self->wide,
              table ? self->wide : self->narrow);
  /* Answers stay where they are when a comment takes some of the height. */
  gtk_widget_set_valign (self->body, gtk_widget_get_visible (self->answer_chooser)
                                         ? GTK_ALIGN_START
                                         : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->wide), table);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), !table);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, table);
  keep_text_height (self);
}

void
aluette_lesson_sheet_focus_text (AluetteLessonSheet *self)
{
  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}
