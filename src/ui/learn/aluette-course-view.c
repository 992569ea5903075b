/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-course-view.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"
#include "ui/learn/aluette-chapter-head.h"
#include "ui/table/aluette-ui-kind.h"

/* Widgets in the row of a lesson that show the user's progress. */
typedef struct
{
  GtkLabel *state;
  GtkImage *done;
} LessonMarks;

typedef struct
{
  AluetteChapterHead *head;
  guint chapter;
} ChapterMarks;

struct _AluetteCourseView
{
  AdwBin parent_instance;

  AluetteLearnerData *learner_data;
  const AluetteLessonLook *look;
  AluetteCardRenderer *renderer;
  GtkWidget *start; /* button that continues with the next lesson */
  GtkBox *chapters; /* for each chapter a heading and the list of its lessons */
  GtkListBox *list; /* (nullable): of the last chapter so far */
  GArray *marks;    /* of LessonMarks: one per lesson */
  GArray *heads;    /* of ChapterMarks: one per chapter */
};

G_DEFINE_FINAL_TYPE (AluetteCourseView, aluette_course_view, ADW_TYPE_BIN)

/* Returns: (transfer full): the user's progress in a lesson as a text. */
static char *
state_of (AluetteCourseView *self, AluetteLesson *lesson)
{
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (self->learner_data);
  guint step = aluette_lesson_progress_get_step (progress, lesson);
  guint minutes = aluette_lesson_get_minutes (lesson);

  if (step > 0)
    return g_strdup_printf (_("Started: %1$u of %2$u"), step, aluette_lesson_get_n_steps (lesson));
  if (aluette_lesson_progress_has_star (progress, lesson))
    return g_strdup (C_("lesson", "No Mistake"));
  if (aluette_lesson_progress_is_done (progress, lesson))
    return g_strdup (C_("lesson", "Completed"));
  /* Translators: how many minutes a lesson takes. */
  return g_strdup_printf (_("%u min"), minutes);
}

static GtkWidget *
make_number (guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = aluette_label_new (text, "lesson-number");

  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  return label;
}

static GtkWidget *
make_lesson_row (AluetteCourseView *self, guint index)
{
  AluetteLesson *lesson
      = aluette_course_get_lesson (aluette_learner_data_get_course (self->learner_data), index);
  GtkWidget *row = aluette_text_row_new (aluette_lesson_get_title (lesson),
                                         aluette_lesson_get_summary (lesson));
  GtkWidget *label = aluette_label_new (NULL, "dim-label");
  GtkWidget *done = gtk_image_new ();
  LessonMarks marks = { GTK_LABEL (label), GTK_IMAGE (done) };

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), make_number (index + 1));
  /* With large text, wraps instead of taking the space of the title. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (label, "caption");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), done);
  g_array_append_val (self->marks, marks);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  aluette_page_link (row, "lesson", g_variant_new_string (aluette_lesson_get_id (lesson)));
  return row;
}

/* Adds the heading of a chapter, and below it the list for its lessons. */
static void
add_chapter (AluetteCourseView *self, guint chapter)
{
  GtkWidget *list = aluette_boxed_list_new (aluette_chapter_head_get_title (self->look, chapter));
  GtkWidget *head = aluette_chapter_head_new (self->look, chapter, self->renderer);
  ChapterMarks marks = { ALUETTE_CHAPTER_HEAD (head), chapter };

  g_array_append_val (self->heads, marks);
  self->list = GTK_LIST_BOX (list);
  gtk_box_append (self->chapters, head);
  gtk_box_append (self->chapters, list);
}

static guint
get_chapter (AluetteCourseView *self, guint lesson)
{
  return aluette_lesson_get_chapter (
      aluette_course_get_lesson (aluette_learner_data_get_course (self->learner_data), lesson));
}

/* Whether a lesson is the first one of its chapter. */
static gboolean
begins_chapter (AluetteCourseView *self, guint lesson)
{
  return lesson == 0 || get_chapter (self, lesson) != get_chapter (self, lesson - 1);
}

/* The label beside it says the same. */
static void
mark_done (GtkImage *image, gboolean done, gboolean star)
{
  gtk_widget_set_visible (GTK_WIDGET (image), done);
  gtk_image_set_from_icon_name (image, star ? "starred-symbolic" : "object-select-symbolic");
  aluette_set_css_class (GTK_WIDGET (image), "lesson-star", star);
}

/* Marks lessons from @first on. Reuses the existing rows, because one of them gets the focus back
 * when its lesson is left. */
static void
mark_lessons (AluetteCourseView *self, guint first)
{
  AluetteCourse *course = aluette_learner_data_get_course (self->learner_data);
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (self->learner_data);

  for (guint i = first; i < self->marks->len; i++)
    {
      const LessonMarks *marks = &g_array_index (self->marks, LessonMarks, i);
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);
      g_autofree char *state = state_of (self, lesson);

      gtk_label_set_text (marks->state, state);
      mark_done (marks->done, aluette_lesson_progress_is_done (progress, lesson),
                 aluette_lesson_progress_has_star (progress, lesson));
    }
}

static void
mark_chapter (AluetteCourseView *self, const ChapterMarks *marks)
{
  AluetteCourse *course = aluette_learner_data_get_course (self->learner_data);
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (self->learner_data);
  guint n_done = 0, n_lessons = 0;

  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    {
      AluetteLesson *lesson = aluette_course_get_lesson (course, i);

      if (aluette_lesson_get_chapter (lesson) != marks->chapter)
        continue;
      n_lessons++;
      n_done += aluette_lesson_progress_is_done (progress, lesson);
    }
  aluette_chapter_head_set_progress (marks->head, n_done, n_lessons);
}

/* Updates the button that continues with the next lesson. */
static void
fill_start (AluetteCourseView *self)
{
  AluetteCourse *course = aluette_learner_data_get_course (self->learner_data);
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (self->learner_data);
  int next = aluette_lesson_progress_get_next (progress, course);
  AluetteLesson *lesson = next >= 0 ? aluette_course_get_lesson (course, (guint) next) : NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->start, lesson != NULL);
  if (lesson == NULL)
    return;
  if (aluette_lesson_progress_get_step (progress, lesson) > 0)
    text = g_strdup_printf (_("Resume: %s"), aluette_lesson_get_title (lesson));
  else
    text = g_strdup_printf (_("Start: %s"), aluette_lesson_get_title (lesson));
  gtk_button_set_label (GTK_BUTTON (self->start), text);
  /* There is no next lesson after all are completed. */
  aluette_page_link (self->start, "lesson", g_variant_new_string (aluette_lesson_get_id (lesson)));
}

static void
course_view_refresh (AluetteCourseView *self)
{
  mark_lessons (self, 0);
  for (guint i = 0; i < self->heads->len; i++)
    mark_chapter (self, &g_array_index (self->heads, ChapterMarks, i));
  fill_start (self);
}

/* Adds a lesson, and above it the heading if it is the first one of its chapter. */
static void
add_lesson (AluetteCourseView *self, guint index)
{
  if (begins_chapter (self, index))
    {
      add_chapter (self, get_chapter (self, index));
      mark_chapter (self, &g_array_index (self->heads, ChapterMarks, self->heads->len - 1));
    }
  gtk_list_box_append (self->list, make_lesson_row (self, index));
  mark_lessons (self, index);
}

static void
add_lessons (AluetteCourseView *self)
{
  AluetteCourse *course = aluette_learner_data_get_course (self->learner_data);

  fill_start (self);
  for (guint i = 0; i < aluette_course_get_n_lessons (course); i++)
    add_lesson (self, i);
}

static void
aluette_course_view_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_COURSE_VIEW (object)->learner_data);
  g_clear_object (&ALUETTE_COURSE_VIEW (object)->renderer);
  G_OBJECT_CLASS (aluette_course_view_parent_class)->dispose (object);
}

static void
aluette_course_view_finalize (GObject *object)
{
  g_array_unref (ALUETTE_COURSE_VIEW (object)->marks);
  g_array_unref (ALUETTE_COURSE_VIEW (object)->heads);
  G_OBJECT_CLASS (aluette_course_view_parent_class)->finalize (object);
}

static void
aluette_course_view_class_init (AluetteCourseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_course_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_course_view_finalize;
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/learn/aluette-course-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteCourseView, start);
  gtk_widget_class_bind_template_child (widget_class, AluetteCourseView, chapters);
}

static void
aluette_course_view_init (AluetteCourseView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->marks = g_array_new (FALSE, FALSE, sizeof (LessonMarks));
  self->heads = g_array_new (FALSE, FALSE, sizeof (ChapterMarks));
  self->renderer = aluette_card_renderer_get_shared ();
}

GtkWidget *
aluette_course_view_new (AluetteLearnerData *learner_data)
{
  AluetteCourseView *self = g_object_new (ALUETTE_TYPE_COURSE_VIEW, NULL);

  self->learner_data = g_object_ref (learner_data);
  self->look = aluette_ui_kind_from_id (aluette_learner_data_get_kind (learner_data)->id)->lessons;
  g_signal_connect_object (aluette_learner_data_get_progress (learner_data), "changed",
                           G_CALLBACK (course_view_refresh), self, G_CONNECT_SWAPPED);
  add_lessons (self);
  return GTK_WIDGET (self);
}
