/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/learn/aluette-theme-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bots/alu-puzzle-kind.h"
#include "model/learning/aluette-puzzle-rating.h"
#include "model/learning/aluette-puzzle.h"
#include "presentation/common/aluette-labels.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-widgets.h"
#include "ui/practice/aluette-practice-page.h"
#include "ui/table/aluette-ui-kind.h"

#define COLUMN_WIDTH 640

/* A theme, and how the last answers to its questions were. */
typedef struct
{
  const AluetteActivity *activity;
  const AluettePuzzleDeck *deck; /* (nullable): NULL for the whole activity */
  guint n_tried;
  guint n_right;
} Theme;

/* Themes with the fewest right answers come first, those that were never tried last. */
static int
compare_themes (gconstpointer a, gconstpointer b)
{
  const Theme *one = a, *other = b;

  if (one->n_tried == 0 || other->n_tried == 0)
    return (one->n_tried == 0) - (other->n_tried == 0);
  return (int) (one->n_right * other->n_tried) - (int) (other->n_right * one->n_tried);
}

static void
count_item (Theme *theme, AluetteLeitner *answers, const char *item)
{
  guint box = aluette_leitner_get_box (answers, item);

  theme->n_tried += box > 0;
  theme->n_right += box > 1;
}

/* Counts the items that were asked whose ids begin with @prefix. */
static void
count_items (Theme *theme, AluetteLeitner *answers, const char *prefix)
{
  g_auto (GStrv) items = aluette_leitner_list (answers);

  for (guint i = 0; items[i] != NULL; i++)
    if (g_str_has_prefix (items[i], prefix))
      count_item (theme, answers, items[i]);
}

static void
count_puzzles (Theme *theme, AluetteLeitner *answers, GPtrArray *puzzles)
{
  const AluPuzzleKind *kind = theme->activity->puzzles->kind;

  for (guint i = 0; i < puzzles->len; i++)
    {
      gconstpointer puzzle = g_ptr_array_index (puzzles, i);

      if (g_str_equal (aluette_puzzle_get_theme (kind, puzzle), theme->deck->id))
        count_item (theme, answers, aluette_puzzle_get_id (puzzle));
    }
}

/* All mistakes of reviews count, also those that were not asked again yet. */
static void
count_mistakes (Theme *theme, AluetteLeitner *answers, AluetteMistakes *mistakes)
{
  theme->n_tried = aluette_mistakes_get_n (mistakes);
  for (guint i = 0; i < theme->n_tried; i++)
    {
      gconstpointer puzzle = aluette_mistakes_get_puzzle (mistakes, i);

      theme->n_right += aluette_leitner_get_box (answers, aluette_puzzle_get_id (puzzle)) > 1;
    }
}

/* Returns: whether a deck is a theme, or has mistakes. */
static gboolean
count_deck (Theme *theme, AluetteLearnerData *data, GPtrArray *puzzles)
{
  const char *deck = theme->deck->id;
  AluetteLeitner *answers = theme->activity->get_answers (data);
  g_autofree char *prefix = g_strconcat (deck, "-", NULL);

  if (g_str_equal (deck, ALUETTE_DECK_MIXED) || g_str_equal (deck, ALUETTE_DECK_NEW))
    return FALSE;
  if (g_str_equal (deck, ALUETTE_DECK_MISTAKES))
    {
      count_mistakes (theme, answers, aluette_learner_data_get_mistakes (data));
      return theme->n_tried > 0;
    }
  if (theme->deck->endless)
    count_items (theme, answers, prefix);
  else
    count_puzzles (theme, answers, puzzles);
  return TRUE;
}

static void
add_section (GArray *themes, const AluetteActivity *activity, AluetteLearnerData *data,
             const AluettePuzzleSection *section, GPtrArray *puzzles)
{
  for (guint i = 0; i < section->n_decks; i++)
    {
      Theme theme = { .activity = activity, .deck = &section->decks[i] };

      if (count_deck (&theme, data, puzzles))
        g_array_append_val (themes, theme);
    }
}

/* @puzzles: (nullable): of the activity */
static void
add_activity (GArray *themes, const AluetteActivity *activity, AluetteLearnerData *data,
              GPtrArray *puzzles)
{
  if (puzzles != NULL)
    {
      for (guint i = 0; i < activity->puzzles->n_sections; i++)
        add_section (themes, activity, data, &activity->puzzles->sections[i], puzzles);
    }
  else
    {
      Theme theme = { .activity = activity };

      count_items (&theme, activity->get_answers (data), "");
      g_array_append_val (themes, theme);
    }
}

static GtkWidget *
make_row (const Theme *theme)
{
  const char *title = _(theme->deck != NULL ? theme->deck->title : theme->activity->page.title);
  const char *page = theme->activity->page.id;
  g_autofree char *state
      = theme->n_tried > 0 ? g_strdup_printf (_("Right last time: %1$u of %2$u"), theme->n_right,
                                              theme->n_tried)
                           : g_strdup (_("Not tried yet"));
  GtkWidget *row = aluette_text_row_new (title, state);
  GtkWidget *button = gtk_button_new_with_label (_("Practice This"));
  /* Translators: a theme to practice. */
  g_autofree char *spoken = g_strdup_printf (_("Practice This: %s"), title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  aluette_set_accessible_name (button, spoken);
  if (theme->deck != NULL)
    aluette_page_link (button, "theme",
                       g_variant_new (ALUETTE_DECK_TARGET, page, theme->deck->id));
  else
    aluette_page_link (button, page, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  return row;
}

/* Returns: (transfer floating) (nullable): the rating in puzzles with a difficulty. */
static GtkWidget *
make_rating (const AluetteActivity *activity, AluetteLearnerData *data, GPtrArray *puzzles)
{
  guint rating = aluette_puzzle_rating_get (activity->get_answers (data), puzzles);
  g_autofree char *text = g_strdup_printf ("%u", rating);
  GtkWidget *row;

  if (rating == 0)
    return NULL;
  row = aluette_value_row_new (_("Rating in Puzzles"), text);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _("From your first answer to each; 1200 at the beginning"));
  return row;
}

/* @puzzles: (nullable): of the activity */
static void
add_rating (GtkListBox *list, const AluetteActivity *activity, AluetteLearnerData *data,
            GPtrArray *puzzles)
{
  GtkWidget *row = puzzles != NULL && activity->puzzles->graded
                       ? make_rating (activity, data, puzzles)
                       : NULL;

  if (row != NULL)
    gtk_list_box_append (list, row);
}

static void
add_game (AluetteColumn *column, AluetteLearnerData *data)
{
  const AluetteUiKind *ui = aluette_ui_kind_from_id (aluette_learner_data_get_kind (data)->id);
  const char *name = aluette_game_name (alu_game_kind_from_id (ui->id));
  g_autoptr (GArray) themes = g_array_new (FALSE, FALSE, sizeof (Theme));
  GtkWidget *list = aluette_column_add_list (column, name);

  for (guint i = 0; i < ui->n_activities; i++)
    {
      const AluetteActivity *activity = &ui->activities[i];
      g_autoptr (GPtrArray) puzzles
          = activity->puzzles != NULL ? aluette_puzzle_set_load (activity->puzzles) : NULL;

      if (activity->get_answers == NULL)
        continue;
      add_rating (GTK_LIST_BOX (list), activity, data, puzzles);
      add_activity (themes, activity, data, puzzles);
    }
  g_array_sort (themes, compare_themes);
  for (guint i = 0; i < themes->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), make_row (&g_array_index (themes, Theme, i)));
}

GtkWidget *
aluette_theme_page_new (GPtrArray *learner_data)
{
  GtkWidget *column = aluette_column_new (COLUMN_WIDTH);

  for (guint i = 0; i < learner_data->len; i++)
    add_game (ALUETTE_COLUMN (column), g_ptr_array_index (learner_data, i));
  return column;
}
