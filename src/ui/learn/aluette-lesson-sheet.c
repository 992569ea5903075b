/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-sheet.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

/* Minimum height of the text above a table in a small window. */
#define TEXT_HEIGHT 104
#define TEACHER "schoolteacher"

struct _AluetteLessonSheet
{
  AdwBin parent_instance;

  GtkWidget *bar; /* progress in the lesson */
  GtkLabel *count;
  GtkScrolledWindow *scroller;
  GtkImage *done; /* icon on the last page of the lesson */
  GtkWidget *told; /* the teacher and the text: Tab goes on from here to what is below */
  AluettePortrait *teacher;
  GtkLabel *text;
  AdwBin *narrow; /* parent of the exercise view if it shows no table */
  AdwBin *wide;   /* parent of the exercise view if it shows a table */
  AdwBin *answers;
  GtkWidget *body;
  AluetteExerciseView *exercise_view;
  GtkWidget *below;  /* with the comment */
  GtkLabel *comment; /* on an answer or a move */
  AdwClamp *actions;
};

G_DEFINE_FINAL_TYPE (AluetteLessonSheet, aluette_lesson_sheet, ADW_TYPE_BIN)

static void
aluette_lesson_sheet_class_init (AluetteLessonSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ALUETTE_TYPE_PORTRAIT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/learn/aluette-lesson-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, count);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, done);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, told);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, teacher);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, text);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, narrow);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, answers);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, wide);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, body);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, below);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, comment);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonSheet, actions);
}

static void
aluette_lesson_sheet_init (AluetteLessonSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->teacher, "villager", (guint) aluette_villager_find (TEACHER), NULL);
}

GtkWidget *
aluette_lesson_sheet_new (AluetteExerciseView *exercise_view, AluetteAnswerChooser *answer_chooser,
                          AluetteLessonActionBar *action_bar)
{
  AluetteLessonSheet *self = g_object_new (ALUETTE_TYPE_LESSON_SHEET, NULL);

  self->exercise_view = exercise_view;
  adw_bin_set_child (self->narrow, GTK_WIDGET (exercise_view));
  adw_bin_set_child (self->answers, GTK_WIDGET (answer_chooser));
  adw_clamp_set_child (self->actions, GTK_WIDGET (action_bar));
  return GTK_WIDGET (self);
}

static void
show_progress (AluetteLessonSheet *self, guint index, guint n_steps)
{
  g_autofree char *text = g_strdup_printf (C_("sheet of a lesson", "%1$u of %2$u"),
                                           MIN (index + 1, n_steps), n_steps);

  gtk_label_set_text (self->count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->count), index < n_steps);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar),
                                 n_steps > 0 ? (double) MIN (index, n_steps) / n_steps : 1);
}

/* Shows whether the lesson is over, and how it ended. */
static void
show_end (AluetteLessonSheet *self, AluetteLessonEnd end)
{
  gboolean star = end == ALUETTE_LESSON_STAR;

  gtk_widget_set_visible (GTK_WIDGET (self->done), end != ALUETTE_LESSON_NOT_OVER);
  gtk_image_set_from_icon_name (self->done, star ? "starred-symbolic" : "object-select-symbolic");
  aluette_set_css_class (GTK_WIDGET (self->done), "lesson-star", star);
  aluette_set_css_class (GTK_WIDGET (self->done), "success", !star);
  aluette_portrait_keep_feeling (self->teacher,
                                 star ? ALUETTE_FEELING_TRIUMPHANT : ALUETTE_FEELING_NONE);
}

void
aluette_lesson_sheet_show_step (AluetteLessonSheet *self, const char *text, AluetteLessonEnd end,
                                guint index, guint n_steps)
{
  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  gtk_label_set_text (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->told), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  show_end (self, end);
  show_progress (self, index, n_steps);
}

/* Above a table the text keeps some space until there is a comment to read. */
static void
keep_text_height (AluetteLessonSheet *self)
{
  gboolean room = aluette_exercise_view_shows_table (self->exercise_view)
                  && !gtk_widget_get_visible (self->below);

  gtk_scrolled_window_set_min_content_height (self->scroller, room ? TEXT_HEIGHT : -1);
}

/* A wrong answer astonishes the teacher and does not make her angry. A text and a mark say whether
 * the answer is right, because color alone is not enough. */
void
aluette_lesson_sheet_show_comment (AluetteLessonSheet *self, const char *comment,
                                   AluetteCommentKind kind)
{
  static const AluetteFeeling feelings[] = {
    [ALUETTE_COMMENT_PLAIN] = ALUETTE_FEELING_NONE,
    [ALUETTE_COMMENT_RIGHT] = ALUETTE_FEELING_UNDERSTOOD,
    [ALUETTE_COMMENT_WRONG] = ALUETTE_FEELING_AMAZED,
  };
  static const char *const marks[] = { "", "✓ ", "✗ " };
  GtkWidget *label;
  g_autofree char *marked = NULL;

  g_return_if_fail (ALUETTE_IS_LESSON_SHEET (self));

  label = GTK_WIDGET (self->comment);
  marked = g_strconcat (marks[kind], comment, NULL);
  aluette_set_css_class (label, "success", kind == ALUETTE_COMMENT_RIGHT);
  aluette_set_css_class (label, "error", kind == ALUETTE_COMMENT_WRONG);
  gtk_label_set_text (self->comment, marked);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->below), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  marked, -1);
  gtk_widget_set_visible (self->below, *marked != '\0');
  if (*marked != '\0')
    aluette_announce (label, marked);
  aluette_portrait_react (self->teacher, feelings[kind]);
  keep_text_height (self);
}

const char *
aluette_lesson_sheet_get_comment (AluetteLessonSheet *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_SHEET (self), NULL);

  return gtk_label_get_text (self->comment);
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
  gtk_widget_set_valign (self->body, gtk_widget_get_visible (GTK_WIDGET (self->answers))
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

  gtk_widget_grab_focus (self->told);
}
