/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/practice/aluette-knowledge-page.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-sign-item.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "ui/aluette/drills/aluette-progress-chart.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-widgets.h"

/* Lowest box of an item that counts as known: right twice in a row, on different days. */
#define KNOWN_BOX 3

/* Creates a row with a text and a bar of the same value. */
static GtkWidget *
make_measure (const char *title, const char *words, guint known, guint n)
{
  GtkWidget *row = aluette_text_row_new (title, words);
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, MAX (n, 1));

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), known);
  gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW, 0);
  gtk_widget_set_size_request (bar, 96, -1);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bar);
  return row;
}

static GtkWidget *
make_lessons (AluetteLearnerData *data)
{
  AluetteCourse *course = aluette_learner_data_get_course (data);
  AluetteLessonProgress *progress = aluette_learner_data_get_progress (data);
  guint n = aluette_course_get_n_lessons (course), done = 0;
  g_autofree char *words = NULL;

  for (guint i = 0; i < n; i++)
    done += aluette_lesson_progress_is_done (progress, aluette_course_get_lesson (course, i));
  words = g_strdup_printf (_("Lessons completed: %1$u of %2$u"), done, n);
  return make_measure (_("Lessons"), words, done, n);
}

static GtkWidget *
make_signs (AluetteLearnerData *data, gboolean make)
{
  guint known = 0;
  g_autofree char *words = NULL;

  for (int sign = 0; sign < ALU_N_SIGNS; sign++)
    {
      g_autofree char *item = aluette_sign_item ((AluSign) sign, make);

      known += aluette_leitner_get_box (aluette_learner_data_get_drills (data), item) >= KNOWN_BOX;
    }
  words = g_strdup_printf (_("Known for several days: %1$u of %2$u"), known, ALU_N_SIGNS);
  return make_measure (make ? _("Signs You Can Make") : _("Signs You Recognize"), words, known,
                       ALU_N_SIGNS);
}

static GtkWidget *
make_puzzles (AluetteLearnerData *data)
{
  AluetteLeitner *puzzles = aluette_learner_data_get_puzzles (data);
  g_auto (GStrv) items = aluette_leitner_list (puzzles);
  guint n = g_strv_length (items), known = 0;
  g_autofree char *words = NULL;

  for (guint i = 0; i < n; i++)
    known += aluette_leitner_get_box (puzzles, items[i]) > 1;
  words = g_strdup_printf (_("Solved: %1$u, tried: %2$u"), known, n);
  return make_measure (_("Puzzles"), words, known, n);
}

static GtkWidget *
make_again (AluetteLearnerData *data)
{
  guint n_mistakes = aluette_mistakes_get_n (aluette_learner_data_get_mistakes (data));
  g_autoptr (GPtrArray) due = aluette_lesson_progress_get_due (
      aluette_learner_data_get_progress (data), aluette_learner_data_get_course (data),
      g_get_real_time () / G_USEC_PER_SEC);
  g_autofree char *questions = g_strdup_printf (ngettext ("%u question from lessons",
                                                          "%u questions from lessons", due->len),
                                                due->len);
  g_autofree char *mistakes = g_strdup_printf (ngettext ("%u mistake from your deals",
                                                         "%u mistakes from your deals", n_mistakes),
                                               n_mistakes);
  g_autofree char *words = g_strdup_printf ("%s\n%s", questions, mistakes);

  return aluette_text_row_new (_("Missed Questions"), words);
}

static void
add_detail (AdwExpanderRow *expander, AluetteLeitner *signs, AluSign sign)
{
  g_autofree char *see = aluette_sign_item (sign, FALSE);
  g_autofree char *seen = aluette_progress_chart_get_text (signs, see,
                                                           g_get_real_time () / G_USEC_PER_SEC);

  adw_expander_row_add_row (expander, aluette_text_row_new (aluette_sign_title (sign), seen));
}

/* Creates an expandable list of all signs. */
static GtkWidget *
make_details (AluetteLearnerData *data)
{
  GtkWidget *expander = adw_expander_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _("Each Sign"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Each Sign"), -1);
  for (int sign = 0; sign < ALU_N_SIGNS; sign++)
    add_detail (ADW_EXPANDER_ROW (expander), aluette_learner_data_get_drills (data),
                (AluSign) sign);
  return expander;
}

GtkWidget *
aluette_knowledge_page_new (AluetteLearnerData *data)
{
  GtkWidget *rows[] = { make_lessons (data), make_signs (data, FALSE), make_signs (data, TRUE),
                        make_puzzles (data), make_again (data),        make_details (data) };
  GtkWidget *list = aluette_boxed_list_new (_("Your Progress"));
  GtkWidget *column = aluette_column_new (560);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    gtk_list_box_append (GTK_LIST_BOX (list), rows[i]);
  aluette_column_append (ALUETTE_COLUMN (column), list);
  return column;
}
