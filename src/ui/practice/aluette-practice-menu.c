/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-practice-menu.h"

#include <glib/gi18n.h>

#include "bots/alu-puzzle-kind.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-widgets.h"
#include "ui/practice/aluette-stars.h"

#define MAX_ROWS 24

typedef struct
{
  const AluettePuzzleDeck *deck;
  GtkWidget *row;
  GtkWidget *count;
} Row;

struct _AluettePracticeMenu
{
  AdwBin parent_instance;

  AluettePuzzleCounter counter;
  gpointer data;
  GtkLabel *intro;
  GtkWidget *filter; /* list with the stars, for puzzles that have some */
  AdwComboRow *stars;
  AluetteColumn *sections;
  Row rows[MAX_ROWS];
  guint n_rows;
};

G_DEFINE_FINAL_TYPE (AluettePracticeMenu, aluette_practice_menu, ADW_TYPE_BIN)

static void
add_row (AluettePracticeMenu *self, GtkWidget *list, const AluettePuzzleDeck *deck)
{
  Row *row = &self->rows[self->n_rows++];

  row->deck = deck;
  row->row = aluette_text_row_new (_(deck->title), _(deck->summary));
  row->count = aluette_label_new (NULL, "dim-label");
  gtk_widget_add_css_class (row->count, "numeric");
  if (deck->icon != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row->row),
                               gtk_image_new_from_icon_name (deck->icon));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->row), row->count);
  aluette_row_add_icon (row->row, "go-next-symbolic");
  aluette_row_set_action (row->row, "practice.open", g_variant_new_string (deck->id));
  gtk_list_box_append (GTK_LIST_BOX (list), row->row);
}

static void
add_stars (AluettePracticeMenu *self)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  gtk_string_list_append (model, C_("difficulty", "All"));
  for (guint stars = 1; stars <= ALU_PUZZLE_STARS; stars++)
    gtk_string_list_take (model, g_strdup_printf ("%s %s", aluette_stars_text (stars),
                                                  aluette_stars_title (stars)));
  aluette_combo_show_whole (self->stars);
  adw_combo_row_set_model (self->stars, G_LIST_MODEL (model));
}

static void
add_section (AluettePracticeMenu *self, const AluettePuzzleSection *section)
{
  GtkWidget *list = aluette_column_add_list (self->sections, _(section->title));

  for (guint i = 0; i < section->n_decks && self->n_rows < MAX_ROWS; i++)
    add_row (self, list, &section->decks[i]);
}

static void
aluette_practice_menu_class_init (AluettePracticeMenuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ALUETTE_TYPE_COLUMN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-practice-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, AluettePracticeMenu, intro);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticeMenu, filter);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticeMenu, stars);
  gtk_widget_class_bind_template_child (widget_class, AluettePracticeMenu, sections);
  gtk_widget_class_bind_template_callback (widget_class, aluette_practice_menu_update);
}

static void
aluette_practice_menu_init (AluettePracticeMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_stars (self);
}

void
aluette_practice_menu_set_up (AluettePracticeMenu *self, const AluettePuzzleSet *set,
                              AluettePuzzleCounter counter, gpointer data)
{
  g_return_if_fail (ALUETTE_IS_PRACTICE_MENU (self));

  self->counter = counter;
  self->data = data;
  gtk_label_set_label (self->intro, _(set->intro));
  gtk_widget_set_visible (self->filter, set->graded);
  for (guint i = 0; i < set->n_sections; i++)
    add_section (self, &set->sections[i]);
}

void
aluette_practice_menu_update (AluettePracticeMenu *self)
{
  g_return_if_fail (ALUETTE_IS_PRACTICE_MENU (self));

  for (guint i = 0; i < self->n_rows; i++)
    {
      const Row *row = &self->rows[i];
      g_autofree char *text = NULL;
      g_autofree char *spoken = NULL;
      guint n, known, due;

      self->counter (row->deck, &n, &known, &due, self->data);
      if (g_str_equal (row->deck->id, ALUETTE_DECK_NEW) || (row->deck->endless && n == 0))
        continue;
      text = g_strdup_printf ("%u / %u", known, n);
      spoken = g_strdup_printf (_("Solved: %1$u of %2$u, to review: %3$u"), known, n, due);
      gtk_label_set_text (GTK_LABEL (row->count), text);
      gtk_widget_set_tooltip_text (row->count, spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row->row),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
      gtk_widget_set_sensitive (row->row, n > 0);
    }
}

guint
aluette_practice_menu_get_stars (AluettePracticeMenu *self)
{
  g_return_val_if_fail (ALUETTE_IS_PRACTICE_MENU (self), 0);

  return adw_combo_row_get_selected (self->stars);
}

void
aluette_practice_menu_set_stars (AluettePracticeMenu *self, guint stars)
{
  g_return_if_fail (ALUETTE_IS_PRACTICE_MENU (self));

  adw_combo_row_set_selected (self->stars, stars);
}
