/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-comment.h"

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteLessonComment
{
  AdwBin parent_instance;

  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (AluetteLessonComment, aluette_lesson_comment, ADW_TYPE_BIN)

static void
aluette_lesson_comment_class_init (AluetteLessonCommentClass *klass)
{
}

static void
aluette_lesson_comment_init (AluetteLessonComment *self)
{
  self->label = GTK_LABEL (aluette_wrapping_label_new (NULL, "lesson-comment"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->label));
}

GtkWidget *
aluette_lesson_comment_new (void)
{
  return g_object_new (ALUETTE_TYPE_LESSON_COMMENT, NULL);
}

/* A text and a mark say whether the answer is right, because color alone is not enough. */
void
aluette_lesson_comment_show (AluetteLessonComment *self, const char *text, AluetteCommentKind kind)
{
  static const char *const marks[] = { "", "✓ ", "✗ " };
  g_autofree char *marked = NULL;
  GtkWidget *label;

  g_return_if_fail (ALUETTE_IS_LESSON_COMMENT (self));

  label = GTK_WIDGET (self->label);
  marked = g_strconcat (marks[kind], text, NULL);
  aluette_set_css_class (label, "success", kind == ALUETTE_COMMENT_RIGHT);
  aluette_set_css_class (label, "error", kind == ALUETTE_COMMENT_WRONG);
  gtk_label_set_text (self->label, marked);
  gtk_widget_set_visible (GTK_WIDGET (self), *marked != '\0');
  if (*marked != '\0')
    aluette_announce (label, marked);
}

const char *
aluette_lesson_comment_get_text (AluetteLessonComment *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_COMMENT (self), NULL);

  return gtk_label_get_text (self->label);
}
