/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-page.h"

#include <glib/gi18n.h>

#include "ui/coach/aluette-table-coach.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/table/aluette-ui-kind.h"

struct _AluetteLessonPage
{
  AdwBin parent_instance;

  AdwToastOverlay *toasts;
  GtkProgressBar *bar;
  GtkLabel *count;
  AluetteQuestionView *view;
  GtkWidget *back;
  GtkWidget *leave;
  GtkWidget *following;

  AluetteTableCoach *coach; /* (nullable): gives hints while a deal is played */
  AluetteLearnerData *learner_data;
  AluetteLesson *lesson; /* (nullable): NULL for a review of missed questions */
  GPtrArray *again;      /* (nullable) (element-type AluetteExercise): missed questions */
  guint step_index;
  guint move; /* number of moves of the step shown so far */
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteLessonPage, aluette_lesson_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

/* Returns: (transfer none) */
static AluetteLessonProgress *
get_progress (AluetteLessonPage *self)
{
  return aluette_learner_data_get_progress (self->learner_data);
}

static guint
get_n_steps (AluetteLessonPage *self)
{
  return self->lesson != NULL ? aluette_lesson_get_n_steps (self->lesson) : self->again->len;
}

/* Returns: (transfer none) (nullable) */
static AluetteLessonStep *
get_step (AluetteLessonPage *self)
{
  if (self->lesson == NULL || self->step_index >= get_n_steps (self))
    return NULL;
  return aluette_lesson_get_step (self->lesson, self->step_index);
}

static AluetteExercise *
get_exercise (AluetteLessonPage *self)
{
  if (self->step_index >= get_n_steps (self))
    return NULL;
  return self->lesson != NULL ? aluette_lesson_step_get_exercise (get_step (self))
                              : g_ptr_array_index (self->again, self->step_index);
}

/* Returns: (transfer none) (nullable): the next lesson. */
static AluetteLesson *
following_lesson (AluetteLessonPage *self)
{
  AluetteCourse *course = aluette_learner_data_get_course (self->learner_data);
  guint next;

  if (self->lesson == NULL)
    return NULL;
  next = (guint) (aluette_course_find (course, aluette_lesson_get_id (self->lesson)) + 1);
  return next < aluette_course_get_n_lessons (course) ? aluette_course_get_lesson (course, next)
                                                      : NULL;
}

static void
view_changed (AluetteLessonPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AluetteGame *deal = aluette_question_view_get_deal (self->view);
  gboolean over = aluette_lesson_page_is_over (self);
  gboolean asks = !aluette_question_view_is_over (self->view);
  gboolean wrong = asks && aluette_question_view_has_answer (self->view);

  gtk_widget_action_set_enabled (widget, "lesson.back", self->step_index > 0);
  gtk_widget_action_set_enabled (widget, "lesson.next", !asks && !over);
  gtk_widget_action_set_enabled (widget, "match.hint", deal != NULL && self->coach != NULL);
  if (self->coach != NULL && aluette_table_coach_get_game (self->coach) != deal)
    aluette_table_coach_set_game (self->coach, deal);
  gtk_widget_set_visible (self->back,
                          self->step_index > 0 && self->lesson != NULL && !wrong && !over);
  gtk_widget_set_visible (self->leave, over);
  gtk_widget_set_visible (self->following, over && following_lesson (self) != NULL);
}

/* Returns: (transfer full): what is said after the last step. */
static char *
format_end (AluetteLessonPage *self, guint n_mistakes)
{
  g_autofree char *mistakes = NULL;

  if (self->lesson == NULL)
    return g_strdup (get_n_steps (self) > 0
                         ? _("That was the last question to review today.")
                         : _("There are no questions to review today. Come back tomorrow."));
  if (n_mistakes == 0)
    mistakes = g_strdup (_("No mistake: the star of this lesson is yours."));
  else
    mistakes = g_strdup_printf (ngettext ("%u mistake. Without a mistake, you get a star.",
                                          "%u mistakes. Without a mistake, you get a star.",
                                          n_mistakes),
                                n_mistakes);
  return g_strdup_printf (_("You completed the lesson “%1$s”.\n\n%2$s"),
                          aluette_lesson_get_title (self->lesson), mistakes);
}

static void
show_end (AluetteLessonPage *self)
{
  guint n_mistakes = self->lesson != NULL
                         ? aluette_lesson_progress_get_mistakes (get_progress (self), self->lesson)
                         : 0;
  g_autofree char *text = format_end (self, n_mistakes);

  aluette_question_view_ask (self->view, text, NULL, NULL);
  aluette_question_panel_show_end (aluette_question_view_get_panel (self->view),
                                   self->lesson != NULL && n_mistakes == 0);
  gtk_widget_grab_focus (gtk_widget_get_visible (self->following) ? self->following : self->leave);
}

/* Returns: (transfer full): the text of the step, followed by the question. */
static char *
format_text (AluetteLessonPage *self)
{
  AluetteExercise *asked = get_exercise (self);
  g_autofree char *text = get_step (self) != NULL ? aluette_lesson_step_get_text (get_step (self))
                                                  : g_strdup ("");
  const char *question = asked != NULL ? aluette_exercise_get_question (asked) : NULL;

  if (question == NULL)
    return g_steal_pointer (&text);
  return g_strconcat (text, *text != '\0' ? "\n\n" : "", question, NULL);
}

static void
show_step (AluetteLessonPage *self)
{
  guint n_steps = get_n_steps (self);
  g_autofree char *text = NULL;
  g_autofree char *count = g_strdup_printf (C_("sheet of a lesson", "%1$u of %2$u"),
                                            MIN (self->step_index + 1, n_steps), n_steps);

  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->count), self->step_index < n_steps);
  gtk_progress_bar_set_fraction (self->bar,
                                 n_steps > 0 ? (double) self->step_index / n_steps : 1);
  if (aluette_lesson_page_is_over (self))
    {
      show_end (self);
      return;
    }
  text = format_text (self);
  aluette_question_view_ask (self->view, text, get_step (self), get_exercise (self));
}

static void
on_progress_saved (GObject *progress, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteLessonPage) self = data;
  g_autoptr (GError) error = NULL;

  aluette_lesson_progress_save_finish (ALUETTE_LESSON_PROGRESS (progress), result, &error);
  if (self->toasts != NULL)
    aluette_toast_report_progress (self->toasts, error);
}

static void
open_step (AluetteLessonPage *self, guint step_index)
{
  self->step_index = step_index;
  self->move = 0;
  if (self->lesson != NULL)
    aluette_lesson_progress_set_step_async (get_progress (self), self->lesson, step_index, NULL,
                                            on_progress_saved, g_object_ref (self));
  show_step (self);
}

/* Plays the next move of the step and shows its text. */
static void
make_move (AluetteLessonPage *self)
{
  AluettePositionPlayer *player = aluette_question_view_get_player (self->view);
  const GArray *events = aluette_lesson_step_get_move_events (get_step (self), self->move);

  aluette_position_player_skip (player);
  aluette_question_panel_say (aluette_question_view_get_panel (self->view),
                              aluette_lesson_step_get_move_text (get_step (self), self->move),
                              ALUETTE_COMMENT_PLAIN);
  self->move++;
  aluette_position_player_play (player, events->data, events->len);
}

static void
next_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (widget);
  AluetteLessonStep *step = get_step (self);

  if (step != NULL && self->move < aluette_lesson_step_get_n_moves (step))
    make_move (self);
  else if (self->step_index < get_n_steps (self))
    open_step (self, self->step_index + 1);
}

static void
back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (widget);

  if (self->move > 0)
    open_step (self, self->step_index);
  else if (self->step_index > 0)
    open_step (self, self->step_index - 1);
}

/* A missed question counts once, and only in its lesson. */
static void
answered_cb (AluetteLessonPage *self, gboolean right, guint took_ms)
{
  AluetteLeitnerAnswer answer = { .when = g_get_real_time () / G_USEC_PER_SEC,
                                  .took_ms = took_ms,
                                  .right = right };

  aluette_lesson_progress_answer_async (get_progress (self), get_exercise (self), &answer, NULL,
                                        on_progress_saved, g_object_ref (self));
  if (!right && self->lesson != NULL)
    aluette_lesson_progress_add_mistake_async (get_progress (self), self->lesson, NULL,
                                               on_progress_saved, g_object_ref (self));
}

static void
coach_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTableCoach *coach = ALUETTE_LESSON_PAGE (widget)->coach;

  if (coach == NULL || aluette_table_coach_get_game (coach) == NULL)
    return;
  if (g_str_equal (action, "match.hint"))
    aluette_table_coach_hint (coach);
  else if (g_str_equal (action, "match.claim"))
    aluette_table_coach_claim (coach);
  else
    aluette_table_coach_dismiss (coach);
}

static void
aluette_lesson_page_dispose (GObject *object)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (object);

  self->toasts = NULL;
  if (self->coach != NULL)
    aluette_table_coach_set_game (self->coach, NULL);
  g_clear_object (&self->coach);
  g_clear_object (&self->learner_data);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->again, g_ptr_array_unref);
  G_OBJECT_CLASS (aluette_lesson_page_parent_class)->dispose (object);
}

static void
aluette_lesson_page_class_init (AluetteLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_lesson_page_dispose;
  g_type_ensure (ALUETTE_TYPE_QUESTION_VIEW);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/learn/aluette-lesson-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonPage, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonPage, count);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonPage, view);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonPage, back);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonPage, leave);
  gtk_widget_class_bind_template_child (widget_class, AluetteLessonPage, following);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, view_changed);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "match.hint", NULL, coach_action);
  gtk_widget_class_install_action (widget_class, "match.claim", NULL, coach_action);
  gtk_widget_class_install_action (widget_class, "match.dismiss", NULL, coach_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "lesson.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "lesson.back", NULL);
}

static void
aluette_lesson_page_init (AluetteLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Prepares the view for lessons of this game. */
static void
prepare_view (AluetteLessonPage *self, GSettings *settings)
{
  const AluetteUiKind *ui
      = aluette_ui_kind_from_id (aluette_learner_data_get_kind (self->learner_data)->id);
  AluetteLesson *following = following_lesson (self);

  aluette_question_view_set_lessons (self->view, ui->lessons, settings);
  if (settings != NULL && ui->coach_new != NULL)
    {
      self->coach = ui->coach_new ();
      aluette_table_coach_attach (self->coach, aluette_question_view_get_table (self->view),
                                  settings);
    }
  if (following != NULL)
    aluette_page_link (self->following, "lesson",
                       g_variant_new_string (aluette_lesson_get_id (following)));
}

GtkWidget *
aluette_lesson_page_new (AluetteLearnerData *learner_data, AluetteLesson *lesson,
                         GSettings *settings)
{
  AluetteLessonPage *self = g_object_new (ALUETTE_TYPE_LESSON_PAGE, NULL);

  self->learner_data = g_object_ref (learner_data);
  g_set_object (&self->lesson, lesson);
  if (lesson == NULL)
    self->again = aluette_lesson_progress_get_due (get_progress (self),
                                                   aluette_learner_data_get_course (learner_data),
                                                   g_get_real_time () / G_USEC_PER_SEC);
  prepare_view (self, settings);
  return GTK_WIDGET (self);
}

AluetteQuestionView *
aluette_lesson_page_get_view (AluetteLessonPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PAGE (self), NULL);

  return self->view;
}

AluetteExercise *
aluette_lesson_page_get_exercise (AluetteLessonPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PAGE (self), NULL);

  return get_exercise (self);
}

gboolean
aluette_lesson_page_is_over (AluetteLessonPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PAGE (self), FALSE);

  return self->step_index >= get_n_steps (self);
}

static const char *
page_get_title (AluettePage *page)
{
  AluetteLesson *lesson = ALUETTE_LESSON_PAGE (page)->lesson;

  return lesson != NULL ? aluette_lesson_get_title (lesson) : _("Missed Questions");
}

/* The step, its moves, the answer, and the missed questions. */
#define STATE_TYPE "(uuvau)"

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (page);
  GVariantBuilder again = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("au"));

  for (guint i = 0; self->again != NULL && i < self->again->len; i++)
    g_variant_builder_add (&again, "u",
                           aluette_page_add_object (objects, g_ptr_array_index (self->again, i)));
  return g_variant_new (STATE_TYPE, self->step_index, self->move,
                        aluette_question_view_get_state (self->view, objects), &again);
}

/* @again: (transfer full): indices of exercises */
static void
restore_again (AluetteLessonPage *self, GVariantIter *again, GPtrArray *objects)
{
  guint index;

  g_ptr_array_set_size (self->again, 0);
  while (g_variant_iter_next (again, "u", &index))
    g_ptr_array_add (self->again, g_object_ref (aluette_page_get_object (objects, index)));
  g_variant_iter_free (again);
}

/* Shows the step in the same state. */
static void
continue_lesson (AluetteLessonPage *self, const AluettePageContext *context)
{
  guint move;
  g_autoptr (GVariant) view = NULL;
  GVariantIter *again;

  g_variant_get (context->state, STATE_TYPE, &self->step_index, &move, &view, &again);
  if (self->again != NULL)
    restore_again (self, again, context->objects);
  else
    g_variant_iter_free (again);
  show_step (self);
  while (self->move < move)
    make_move (self);
  aluette_position_player_skip (aluette_question_view_get_player (self->view));
  aluette_question_view_set_state (self->view, view, context->objects);
}

/* Opens a lesson at the step where the user left it. */
static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (page);

  if (context->state != NULL)
    continue_lesson (self, context);
  else
    open_step (self, self->lesson != NULL
                         ? aluette_lesson_progress_get_step (get_progress (self), self->lesson)
                         : 0);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_title = page_get_title;
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
