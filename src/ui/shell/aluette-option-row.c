/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-option-row.h"

#include "presentation/common/aluette-labels.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-switch-row.h"
#include "ui/common/aluette-widgets.h"

typedef struct
{
  const AluGameOption *option;
  AluetteOptionFunc changed;
  gpointer data;
} Handler;

gboolean
aluette_option_row_is_switch (const AluGameOption *option)
{
  return option->choices[0] != NULL && option->choices[2] == NULL
         && g_str_equal (option->choices[0], "off");
}

static void
switch_turned (AluetteSwitchRow *row, GParamSpec *pspec, const Handler *handler)
{
  handler->changed (handler->data, handler->option,
                    handler->option->choices[aluette_switch_row_get_active (row)]);
}

static void
word_chosen (AdwComboRow *row, GParamSpec *pspec, const Handler *handler)
{
  guint choice = adw_combo_row_get_selected (row);

  if (choice < ALU_GAME_MAX_CHOICES && handler->option->choices[choice] != NULL)
    handler->changed (handler->data, handler->option, handler->option->choices[choice]);
}

static void
number_set (GtkSpinButton *spin, const Handler *handler)
{
  g_autofree char *number = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (spin));

  handler->changed (handler->data, handler->option, number);
}

static void
free_handler (gpointer handler, GClosure *closure)
{
  g_free (handler);
}

static GtkWidget *
new_switch_row (int value, Handler *handler)
{
  GtkWidget *row = g_object_new (ALUETTE_TYPE_SWITCH_ROW, "active", value != 0, NULL);

  g_signal_connect_data (row, "notify::active", G_CALLBACK (switch_turned), handler, free_handler,
                         0);
  return row;
}

static GtkWidget *
new_number_row (int value, Handler *handler)
{
  const AluGameOption *option = handler->option;
  GtkWidget *row = aluette_text_row_new (aluette_option_name (option), NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (option->low, option->high, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  aluette_row_add_control (row, spin);
  g_signal_connect_data (spin, "value-changed", G_CALLBACK (number_set), handler, free_handler, 0);
  return row;
}

static GtkWidget *
new_choice_row (int value, Handler *handler)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int i = 0; aluette_option_value_name (handler->option, i) != NULL; i++)
    gtk_string_list_append (names, aluette_option_value_name (handler->option, i));
  aluette_combo_show_whole (ADW_COMBO_ROW (row));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) value);
  g_signal_connect_data (row, "notify::selected", G_CALLBACK (word_chosen), handler, free_handler,
                         0);
  return row;
}

GtkWidget *
aluette_option_row_new (const AluGameOption *option, int value, AluetteOptionFunc changed,
                        gpointer data)
{
  Handler *handler = g_new (Handler, 1);
  GtkWidget *row;

  *handler = (Handler) { option, changed, data };
  if (option->choices[0] == NULL)
    row = new_number_row (value, handler);
  else if (aluette_option_row_is_switch (option))
    row = new_switch_row (value, handler);
  else
    row = new_choice_row (value, handler);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), aluette_option_name (option));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), aluette_option_summary (option));
  return row;
}
