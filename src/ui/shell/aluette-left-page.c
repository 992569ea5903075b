/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-left-page.h"

#include <glib/gi18n.h>

#include "ui/practice/aluette-practice-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/table/aluette-ui-kind.h"

#define LEFT_PAGE_KEY "left-page"
#define LEFT_PAGE_TYPE "(svx)"
#define LESSON_PAGE "lesson"

/* Returns: (nullable): an activity that can be continued. */
static const AluetteActivity *
find_activity (const char *id)
{
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    for (guint j = 0; j < aluette_ui_kinds[i]->n_activities; j++)
      {
        const AluetteActivity *activity = &aluette_ui_kinds[i]->activities[j];

        if (activity->places & ALUETTE_ACTIVITY_START_CARD
            && g_str_equal (activity->page.id, id))
          return activity;
      }
  return NULL;
}

void
aluette_left_page_note (GSettings *settings, const char *id, GVariant *target)
{
  const char *page = id;

  /* A theme belongs to an activity. */
  if (g_variant_is_of_type (target, G_VARIANT_TYPE (ALUETTE_DECK_TARGET)))
    g_variant_get_child (target, 0, "&s", &page);
  if (g_str_equal (page, LESSON_PAGE) || find_activity (page) != NULL)
    g_settings_set (settings, LEFT_PAGE_KEY, LEFT_PAGE_TYPE, page, target,
                    g_get_real_time () / G_USEC_PER_SEC);
}

static void
set_row (AluetteHomeRow *row, const char *icon, const char *title, const char *subtitle)
{
  g_object_set (row, "icon-name", icon, "title", title, "subtitle", subtitle, NULL);
}

/* Returns: whether the user can go on with this lesson of the course, or the one to take next. */
static gboolean
show_lesson (AluetteHomeRow *row, AluetteLearnerData *data, guint index)
{
  AluetteCourse *course = aluette_learner_data_get_course (data);
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (data);
  AluetteLesson *lesson = aluette_course_get_lesson (course, index);
  guint step = aluette_lesson_progress_get_step (progress, lesson);
  int next = step == 0 ? aluette_lesson_progress_get_next (progress, course) : (int) index;
  g_autofree char *subtitle = NULL;

  if (next < 0)
    return FALSE;
  lesson = aluette_course_get_lesson (course, (guint) next);
  step = aluette_lesson_progress_get_step (progress, lesson);
  if (step > 0)
    subtitle = g_strdup_printf (_("Lesson, step %1$u of %2$u"), step + 1,
                                aluette_lesson_get_n_steps (lesson));
  else
    /* Translators: a lesson, and how many minutes it takes. */
    subtitle = g_strdup_printf (_("Lesson, %u min"), aluette_lesson_get_minutes (lesson));
  set_row (row, "accessories-dictionary-symbolic", aluette_lesson_get_title (lesson), subtitle);
  aluette_page_link (GTK_WIDGET (row), LESSON_PAGE,
                     g_variant_new_string (aluette_lesson_get_id (lesson)));
  return TRUE;
}

static gboolean
find_lesson (AluetteHomeRow *row, const char *id)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (GPtrArray) all = NULL;

  if (!ALUETTE_IS_APPLICATION (application))
    return FALSE;
  all = aluette_user_data_list_learner_data (
      aluette_application_get_user_data (ALUETTE_APPLICATION (application)));
  for (guint i = 0; i < all->len; i++)
    {
      AluetteLearnerData *data = g_ptr_array_index (all, i);
      int index = aluette_course_find (aluette_learner_data_get_course (data), id);

      if (index >= 0)
        return show_lesson (row, data, (guint) index);
    }
  return FALSE;
}

gint64
aluette_left_page_show (AluetteHomeRow *row, GSettings *settings)
{
  const AluetteActivity *activity;
  const char *id;
  g_autoptr (GVariant) page = g_settings_get_value (settings, LEFT_PAGE_KEY);
  g_autoptr (GVariant) target = NULL;
  gint64 when;

  g_return_val_if_fail (ALUETTE_IS_HOME_ROW (row), 0);

  g_variant_get (page, "(&svx)", &id, &target, &when);
  if (g_str_equal (id, LESSON_PAGE) && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING))
    return find_lesson (row, g_variant_get_string (target, NULL)) ? when : 0;
  activity = find_activity (id);
  if (activity == NULL)
    return 0;
  set_row (row, activity->icon, _(activity->page.title), _(activity->summary));
  aluette_page_link (GTK_WIDGET (row), id, NULL);
  return when;
}
