/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-lesson-page.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-toast.h"
#include "ui/learn/aluette-lesson-end.h"
#include "ui/learn/aluette-lesson-sheet.h"
#include "ui/table/aluette-ui-kind.h"

struct _AluetteLessonPage
{
  AdwBin parent_instance;

  AdwToastOverlay *toasts;
  AluetteLessonSheet *sheet;
  AluetteExerciseView *exercise_view;
  AluetteAnswerChooser *answer_chooser;
  AluetteLessonActionBar *action_bar;

  AluetteLearnerData *learner_data;
  AluetteLesson *lesson; /* (nullable): NULL for a review of missed questions */
  GPtrArray *again;      /* (nullable) (element-type AluetteExercise): missed questions */
  GSettings *settings;   /* (nullable) */
  guint step_index;
  guint move;      /* number of moves of the step shown so far */
  gboolean tried;  /* the exercise was answered */
  gboolean solved; /* the exercise was answered correctly, or its solution shown */
  guint n_wrong;   /* number of wrong answers to the exercise */
  char *last;      /* (nullable): last answer to the exercise */
  gint64 asked_at; /* monotonic time */
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

/* Returns: whether the exercise is answered on the table. */
static gboolean
is_at_table (AluetteExercise *exercise)
{
  return aluette_exercise_get_form (exercise) != ALUETTE_ANSWER_BY_CHOICE;
}

/* Returns: whether the exercise can be done again. Other answers can be chosen at once. */
static gboolean
can_retry (AluetteLessonPage *self)
{
  AluetteExercise *exercise = get_exercise (self);

  return exercise != NULL && is_at_table (exercise) && self->last != NULL
         && (!self->solved || aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_DEAL);
}

static void
set_buttons (AluetteLessonPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean over = self->step_index >= get_n_steps (self);
  gboolean asks = get_exercise (self) != NULL && !self->solved;
  gboolean wrong = asks && self->last != NULL, shown = wrong && self->n_wrong > 1;
  gboolean hint = aluette_exercise_view_get_coach (self->exercise_view) != NULL;
  gboolean back = self->step_index > 0 && self->lesson != NULL && !wrong && !over;
  gboolean following = over && following_lesson (self) != NULL;

  gtk_widget_action_set_enabled (widget, "lesson.back", self->step_index > 0);
  gtk_widget_action_set_enabled (widget, "lesson.retry", can_retry (self));
  gtk_widget_action_set_enabled (widget, "match.hint", hint);
  gtk_widget_action_set_enabled (widget, "lesson.solution", shown);
  gtk_widget_action_set_enabled (widget, "lesson.next", !asks && !over);
  aluette_lesson_action_bar_show (self->action_bar,
                                  (back ? ALUETTE_LESSON_BACK : 0)
                                      | (hint ? ALUETTE_LESSON_HINT : 0)
                                      | (can_retry (self) ? ALUETTE_LESSON_RETRY : 0)
                                      | (shown ? ALUETTE_LESSON_SOLUTION : 0)
                                      | (!asks && !over ? ALUETTE_LESSON_NEXT : 0)
                                      | (over ? ALUETTE_LESSON_LEAVE : 0)
                                      | (following ? ALUETTE_LESSON_FOLLOWING : 0));
}

static void
focus_first (AluetteLessonPage *self)
{
  AluetteExercise *asked = get_exercise (self);

  if (self->step_index >= get_n_steps (self))
    aluette_lesson_action_bar_focus (self->action_bar, following_lesson (self) != NULL
                                                           ? ALUETTE_LESSON_FOLLOWING
                                                           : ALUETTE_LESSON_LEAVE);
  else if (self->solved || asked == NULL)
    aluette_lesson_action_bar_focus (self->action_bar, ALUETTE_LESSON_NEXT);
  else if (is_at_table (asked))
    gtk_widget_activate_action (GTK_WIDGET (aluette_exercise_view_get_table (self->exercise_view)),
                                "table.focus-hand", NULL);
  else
    aluette_lesson_sheet_focus_text (self->sheet);
}

/* Returns: (transfer full): the text of the step, followed by the question. */
static char *
format_text (AluetteLessonPage *self)
{
  AluetteExercise *asked = get_exercise (self);
  g_autofree char *text = get_step (self) != NULL ? aluette_lesson_step_get_text (get_step (self))
                                                  : g_strdup ("");
  const char *question = asked != NULL ? aluette_exercise_get_question (asked) : NULL;

  if (self->step_index >= get_n_steps (self))
    return aluette_lesson_end_format (get_progress (self), self->lesson, get_n_steps (self));
  if (question == NULL)
    return g_steal_pointer (&text);
  return g_strconcat (text, *text != '\0' ? "\n\n" : "", question, NULL);
}

static void
show_step (AluetteLessonPage *self)
{
  g_autofree char *text = format_text (self);
  gboolean over = self->step_index >= get_n_steps (self);

  aluette_lesson_sheet_show_step (self->sheet, text,
                                  over ? aluette_lesson_end_get (get_progress (self), self->lesson)
                                       : ALUETTE_LESSON_NOT_OVER,
                                  self->step_index, get_n_steps (self));
  aluette_exercise_view_show (self->exercise_view, get_step (self), get_exercise (self));
  aluette_answer_chooser_set_exercise (self->answer_chooser, get_exercise (self),
                                       aluette_exercise_view_get_style (self->exercise_view));
  aluette_lesson_sheet_place (self->sheet);
  aluette_lesson_sheet_show_comment (self->sheet, "", ALUETTE_COMMENT_PLAIN);
  set_buttons (self);
  focus_first (self);
  aluette_announce (GTK_WIDGET (self->sheet), text);
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
  self->tried = self->solved = FALSE;
  self->n_wrong = 0;
  g_clear_pointer (&self->last, g_free);
  self->asked_at = g_get_monotonic_time ();
  if (self->lesson != NULL)
    aluette_lesson_progress_set_step_async (get_progress (self), self->lesson, step_index, NULL,
                                            on_progress_saved, g_object_ref (self));
  show_step (self);
}

/* Plays the next move of the step and shows its text. */
static void
make_move (AluetteLessonPage *self)
{
  const GArray *events = aluette_lesson_step_get_move_events (get_step (self), self->move);

  aluette_exercise_view_skip_pause (self->exercise_view);
  aluette_lesson_sheet_show_comment (self->sheet,
                                     aluette_lesson_step_get_move_text (get_step (self),
                                                                        self->move),
                                     ALUETTE_COMMENT_PLAIN);
  self->move++;
  aluette_exercise_view_play_on (self->exercise_view, events, 0);
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

/* Shows the exercise as before the last answer. */
static void
show_exercise_again (AluetteLessonPage *self)
{
  aluette_exercise_view_stop (self->exercise_view);
  aluette_answer_chooser_clear (self->answer_chooser);
  if (aluette_exercise_view_shows_table (self->exercise_view))
    aluette_exercise_view_show (self->exercise_view, get_step (self), get_exercise (self));
}

static void
retry_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (widget);

  self->solved = FALSE;
  g_clear_pointer (&self->last, g_free);
  show_exercise_again (self);
  aluette_lesson_sheet_show_comment (self->sheet, "", ALUETTE_COMMENT_PLAIN);
  set_buttons (self);
  focus_first (self);
}

/* Marks the last answer and shows the comment on it. */
static void
show_answer (AluetteLessonPage *self)
{
  AluetteExercise *exercise = get_exercise (self);
  gboolean right = aluette_exercise_is_right (exercise, self->last);
  AluetteCommentKind kind = right ? ALUETTE_COMMENT_RIGHT : ALUETTE_COMMENT_WRONG;

  /* A lost deal is no mistake. */
  if (aluette_exercise_get_form (exercise) == ALUETTE_ANSWER_BY_DEAL
      && !g_str_equal (self->last, ALUETTE_ANSWER_WON))
    kind = ALUETTE_COMMENT_PLAIN;
  aluette_answer_chooser_mark (self->answer_chooser, self->last, right);
  set_buttons (self);
  if (right)
    aluette_lesson_action_bar_focus (self->action_bar, ALUETTE_LESSON_NEXT);
  else if (is_at_table (exercise))
    aluette_lesson_action_bar_focus (self->action_bar, ALUETTE_LESSON_RETRY);
  else
    aluette_answer_chooser_focus_after (self->answer_chooser, self->last);
  /* Screen readers hear of it from what has the focus, which a wrong answer has lost. */
  aluette_lesson_sheet_show_comment (self->sheet,
                                     aluette_exercise_get_comment (exercise, self->last), kind);
}

static void
save_answer (AluetteLessonPage *self, gboolean right)
{
  gint64 took_ms = (g_get_monotonic_time () - self->asked_at) / 1000;
  AluetteLeitnerAnswer answer = { .when = g_get_real_time () / G_USEC_PER_SEC,
                                  .took_ms = (guint) CLAMP (took_ms, 0, G_MAXINT),
                                  .right = right };

  aluette_lesson_progress_answer_async (get_progress (self), get_exercise (self), &answer, NULL,
                                        on_progress_saved, g_object_ref (self));
}

static void
failed_cb (AluetteLessonPage *self, const char *message)
{
  aluette_lesson_sheet_show_comment (self->sheet, message, ALUETTE_COMMENT_PLAIN);
}

static void
answered_cb (AluetteLessonPage *self, const char *answer)
{
  gboolean right;

  if (self->solved)
    return;
  right = aluette_exercise_is_right (get_exercise (self), answer);
  if (!self->tried)
    save_answer (self, right);
  /* A missed question counts once, and only in its lesson. */
  if (!self->tried && !right && self->lesson != NULL)
    aluette_lesson_progress_add_mistake_async (get_progress (self), self->lesson, NULL,
                                               on_progress_saved, g_object_ref (self));
  self->tried = TRUE;
  self->solved = right;
  self->n_wrong += !right;
  g_free (self->last);
  self->last = g_strdup (answer);
  show_answer (self);
  aluette_exercise_view_play_out (self->exercise_view, self->last, 1);
}

static void
solution_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (widget);
  const char *answer = aluette_exercise_find_right_answer (get_exercise (self));

  if (answer == NULL)
    return;
  self->solved = TRUE;
  g_free (self->last);
  self->last = g_strdup (answer);
  show_exercise_again (self);
  show_answer (self);
  aluette_exercise_view_play_out (self->exercise_view, self->last, 0);
}

static void
coach_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (widget);
  AluetteTableCoach *coach = aluette_exercise_view_get_coach (self->exercise_view);

  if (coach == NULL)
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
  g_clear_object (&self->learner_data);
  g_clear_object (&self->lesson);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->again, g_ptr_array_unref);
  g_clear_pointer (&self->last, g_free);
  G_OBJECT_CLASS (aluette_lesson_page_parent_class)->dispose (object);
}

static void
aluette_lesson_page_class_init (AluetteLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_lesson_page_dispose;
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "lesson.retry", NULL, retry_action);
  gtk_widget_class_install_action (widget_class, "lesson.solution", NULL, solution_action);
  gtk_widget_class_install_action (widget_class, "match.hint", NULL, coach_action);
  gtk_widget_class_install_action (widget_class, "match.claim", NULL, coach_action);
  gtk_widget_class_install_action (widget_class, "match.dismiss", NULL, coach_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "lesson.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "lesson.back", NULL);
}

static void
aluette_lesson_page_init (AluetteLessonPage *self)
{
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->toasts));
}

/* Creates the parts of the page. */
static void
fill_page (AluetteLessonPage *self)
{
  const char *kind = aluette_learner_data_get_kind (self->learner_data)->id;
  const AluetteLessonLook *look = aluette_ui_kind_from_id (kind)->lessons;
  AluetteLesson *following = following_lesson (self);

  self->exercise_view = ALUETTE_EXERCISE_VIEW (aluette_exercise_view_new (look, self->settings));
  self->answer_chooser = ALUETTE_ANSWER_CHOOSER (aluette_answer_chooser_new (look, self->settings));
  self->action_bar = ALUETTE_LESSON_ACTION_BAR (aluette_lesson_action_bar_new ());
  self->sheet = ALUETTE_LESSON_SHEET (aluette_lesson_sheet_new (self->exercise_view,
                                                                self->answer_chooser,
                                                                self->action_bar));
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->sheet));
  if (following != NULL)
    aluette_lesson_action_bar_set_following (self->action_bar, aluette_lesson_get_id (following));
  g_signal_connect_object (self->answer_chooser, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->exercise_view, "played", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->exercise_view, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
aluette_lesson_page_new (AluetteLearnerData *learner_data, AluetteLesson *lesson,
                         GSettings *settings)
{
  AluetteLessonPage *self = g_object_new (ALUETTE_TYPE_LESSON_PAGE, NULL);

  self->learner_data = g_object_ref (learner_data);
  g_set_object (&self->lesson, lesson);
  g_set_object (&self->settings, settings);
  if (lesson == NULL)
    self->again = aluette_lesson_progress_get_due (get_progress (self),
                                                   aluette_learner_data_get_course (learner_data),
                                                   g_get_real_time () / G_USEC_PER_SEC);
  fill_page (self);
  return GTK_WIDGET (self);
}

/* Moves the focus to the widget that had it. */
static void
restore_focus (AluetteLessonPage *self, AluetteLessonButtons button, const char *answer)
{
  if (button != 0)
    aluette_lesson_action_bar_focus (self->action_bar, button);
  else if (answer != NULL)
    gtk_widget_grab_focus (aluette_answer_chooser_get_button (self->answer_chooser, answer));
}

AluetteExerciseView *
aluette_lesson_page_get_exercise_view (AluetteLessonPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PAGE (self), NULL);

  return self->exercise_view;
}

AluetteAnswerChooser *
aluette_lesson_page_get_answer_chooser (AluetteLessonPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PAGE (self), NULL);

  return self->answer_chooser;
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

const char *
aluette_lesson_page_get_comment (AluetteLessonPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_LESSON_PAGE (self), NULL);

  return aluette_lesson_sheet_get_comment (self->sheet);
}

static const char *
page_get_title (AluettePage *page)
{
  AluetteLesson *lesson = ALUETTE_LESSON_PAGE (page)->lesson;

  return lesson != NULL ? aluette_lesson_get_title (lesson) : _("Missed Questions");
}

/* The step and its answer; the deal that is played; where the focus is; the missed questions. */
#define STATE_TYPE "(ubbuxumsvumsau)"

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteLessonPage *self = ALUETTE_LESSON_PAGE (page);
  AluetteLessonButtons button = aluette_lesson_action_bar_get_focus (self->action_bar);
  const char *answer = aluette_answer_chooser_get_focus (self->answer_chooser);
  GVariantBuilder again = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("au"));

  for (guint i = 0; self->again != NULL && i < self->again->len; i++)
    g_variant_builder_add (&again, "u",
                           aluette_page_add_object (objects, g_ptr_array_index (self->again, i)));
  return g_variant_new (STATE_TYPE, self->step_index, self->tried, self->solved, self->n_wrong,
                        self->asked_at, self->move, self->last,
                        aluette_exercise_view_get_state (self->exercise_view, objects), button,
                        answer, &again);
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

/* Shows the moves, and the answer that was given last. @last: (nullable) */
static void
restore_answer (AluetteLessonPage *self, guint move, const char *last)
{
  set_buttons (self);
  while (self->move < move)
    make_move (self);
  self->last = g_strdup (last);
  if (self->last != NULL)
    {
      show_answer (self);
      aluette_exercise_view_play_out (self->exercise_view, self->last, 0);
    }
  aluette_exercise_view_skip_pause (self->exercise_view);
}

/* Shows the step in the same state. */
static void
continue_lesson (AluetteLessonPage *self, const AluettePageContext *context)
{
  guint move, button;
  g_autoptr (GVariant) deal = NULL;
  g_autofree char *last = NULL;
  g_autofree char *answer = NULL;
  GVariantIter *again;

  g_variant_get (context->state, STATE_TYPE, &self->step_index, &self->tried, &self->solved,
                 &self->n_wrong, &self->asked_at, &move, &last, &deal, &button, &answer, &again);
  if (self->again != NULL)
    restore_again (self, again, context->objects);
  else
    g_variant_iter_free (again);
  show_step (self);
  aluette_exercise_view_set_state (self->exercise_view, deal, context->objects);
  restore_answer (self, move, last);
  restore_focus (self, (AluetteLessonButtons) button, answer);
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
