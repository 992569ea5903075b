/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-learn-page.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-settings.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-widgets.h"
#include "ui/learn/aluette-course-view.h"
#include "ui/table/aluette-game-choice.h"
#include "ui/table/aluette-ui-kind.h"

#define COURSE_KEY "learn-course"

/* The row of a game's questions to review. */
typedef struct
{
  AluetteLearnerData *learner_data;
  GtkWidget *row;
} ReviewRow;

struct _AluetteLearnPage
{
  AdwBin parent_instance;

  AluetteGameChoice *choice;
  GtkStack *courses; /* one per learner data */
  GtkListBox *practice;

  GPtrArray *learner_data; /* (element-type AluetteLearnerData): of the games with lessons */
  GArray *reviews;         /* of ReviewRow */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (AluetteLearnPage, aluette_learn_page, ADW_TYPE_BIN)

static void
refresh_review (const ReviewRow *review)
{
  g_autoptr (GPtrArray) due = aluette_lesson_progress_get_due (
      aluette_learner_data_get_progress (review->learner_data),
      aluette_learner_data_get_course (review->learner_data), g_get_real_time () / G_USEC_PER_SEC);
  g_autofree char *text = g_strdup_printf (ngettext ("%u question to review",
                                                     "%u questions to review", due->len),
                                           due->len);

  gtk_widget_set_visible (review->row, due->len > 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (review->row), text);
}

static void
learn_page_refresh (AluetteLearnPage *self)
{
  for (guint i = 0; i < self->reviews->len; i++)
    refresh_review (&g_array_index (self->reviews, ReviewRow, i));
}

static GtkWidget *
make_row (const char *icon, const char *title, const char *subtitle)
{
  GtkWidget *row = aluette_text_row_new (title, subtitle);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

/* @target: (nullable): as in aluette_page_link () */
static void
add_page (AluetteLearnPage *self, const char *icon, const char *title, const char *subtitle,
          const char *id, GVariant *target)
{
  GtkWidget *row = make_row (icon, title, subtitle);

  aluette_page_link (row, id, target);
  gtk_list_box_append (self->practice, row);
}

static void
add_activities (AluetteLearnPage *self, const AluetteUiKind *ui)
{
  for (guint i = 0; i < ui->n_activities; i++)
    if (ui->activities[i].places & ALUETTE_ACTIVITY_LEARN_ROW)
      {
        const AluetteActivity *activity = &ui->activities[i];

        add_page (self, activity->icon, _(activity->page.title), _(activity->summary),
                  activity->page.id, NULL);
      }
}

/* Returns: (transfer none): the name of the game. */
static const char *
get_game_name (AluetteLearnerData *learner_data)
{
  return _(alu_game_kind_from_id (aluette_learner_data_get_kind (learner_data)->id)->name);
}

static void
add_review (AluetteLearnPage *self, AluetteLearnerData *learner_data)
{
  ReviewRow review = { learner_data, NULL };
  g_autofree char *title = NULL;

  if (self->learner_data->len == 1)
    title = g_strdup (_("Missed Questions"));
  else
    /* Translators: %s is the name of a game. */
    title = g_strdup_printf (_("Missed Questions: %s"), get_game_name (learner_data));
  review.row = make_row ("view-refresh-symbolic", title, NULL);
  aluette_page_link (review.row, "exercises",
                     g_variant_new_string (aluette_learner_data_get_kind (learner_data)->id));
  gtk_list_box_append (self->practice, review.row);
  g_array_append_val (self->reviews, review);
  g_signal_connect_object (aluette_learner_data_get_progress (learner_data), "changed",
                           G_CALLBACK (learn_page_refresh), self, G_CONNECT_SWAPPED);
}

static void
aluette_learn_page_finalize (GObject *object)
{
  AluetteLearnPage *self = ALUETTE_LEARN_PAGE (object);

  g_clear_pointer (&self->learner_data, g_ptr_array_unref);
  g_array_unref (self->reviews);
  g_object_unref (self->settings);
  G_OBJECT_CLASS (aluette_learn_page_parent_class)->finalize (object);
}

/* Shows the course of a game, if it has one. A course is built when it is first shown. */
static void
show_course (AluetteLearnPage *self, const char *game)
{
  for (guint i = 0; i < self->learner_data->len; i++)
    {
      AluetteLearnerData *data = g_ptr_array_index (self->learner_data, i);

      if (!g_str_equal (aluette_learner_data_get_kind (data)->id, game))
        continue;
      if (gtk_stack_get_child_by_name (self->courses, game) == NULL)
        gtk_stack_add_titled (self->courses, aluette_course_view_new (data), game, "");
      gtk_stack_set_visible_child_name (self->courses, game);
    }
}

static void
course_chosen_cb (AluetteLearnPage *self, AluetteGameChoice *choice)
{
  const char *game = aluette_game_choice_get_game (choice)->id;

  g_settings_set_string (self->settings, COURSE_KEY, game);
  show_course (self, game);
}

static void
aluette_learn_page_class_init (AluetteLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_learn_page_finalize;
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  g_type_ensure (ALUETTE_TYPE_GAME_CHOICE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/learn/aluette-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteLearnPage, choice);
  gtk_widget_class_bind_template_child (widget_class, AluetteLearnPage, courses);
  gtk_widget_class_bind_template_child (widget_class, AluetteLearnPage, practice);
  gtk_widget_class_bind_template_callback (widget_class, course_chosen_cb);
}

static void
aluette_learn_page_init (AluetteLearnPage *self)
{
  self->reviews = g_array_new (FALSE, FALSE, sizeof (ReviewRow));
  self->settings = aluette_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
has_lessons (const AluetteUiKind *ui)
{
  return ui->lessons != NULL;
}

/* Returns: (transfer none): the game of the course that was shown last, or the first one. */
static const AluGameKind *
get_last_game (AluetteLearnPage *self)
{
  g_autofree char *last = g_settings_get_string (self->settings, COURSE_KEY);

  for (guint i = 0; i < self->learner_data->len; i++)
    if (g_str_equal (aluette_learner_data_get_kind (g_ptr_array_index (self->learner_data, i))->id,
                     last))
      return alu_game_kind_from_id (last);
  return alu_game_kind_from_id (
      aluette_learner_data_get_kind (g_ptr_array_index (self->learner_data, 0))->id);
}

static void
fill_page (AluetteLearnPage *self)
{
  const AluGameKind *last = self->learner_data->len > 0 ? get_last_game (self) : NULL;

  aluette_game_choice_set_filter (self->choice, has_lessons);
  gtk_widget_set_visible (GTK_WIDGET (self->choice), self->learner_data->len > 1);
  if (last != NULL)
    {
      aluette_game_choice_set_game (self->choice, last);
      show_course (self, last->id);
    }
  for (guint i = 0; i < self->learner_data->len; i++)
    add_review (self, g_ptr_array_index (self->learner_data, i));
  add_page (self, "view-sort-ascending-symbolic", _("Practice by Theme"),
            _("What you are good and bad at, the weakest first"), "themes", NULL);
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    add_activities (self, aluette_ui_kinds[i]);
  add_page (self, "text-x-generic-symbolic", C_("help", "Rules"), NULL, "help",
            g_variant_new_string ("rules"));
  learn_page_refresh (self);
}

GtkWidget *
aluette_learn_page_new (GPtrArray *learner_data)
{
  AluetteLearnPage *self = g_object_new (ALUETTE_TYPE_LEARN_PAGE, NULL);

  self->learner_data = g_ptr_array_ref (learner_data);
  fill_page (self);
  return GTK_WIDGET (self);
}
