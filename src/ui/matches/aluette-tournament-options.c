/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-tournament-options.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-switch-row.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"

static const struct
{
  const char *name;
  const char *summary;
  guint most; /* 1 for a switch */
} options[ALUETTE_TOURNAMENT_N_OPTIONS] = {
  [ALUETTE_TOURNAMENT_ROUNDS] = { N_("Planned Rounds"), N_("0 for no limit"), 99 },
  [ALUETTE_TOURNAMENT_SWISS] = { N_("Winners Meet Winners"),
                                 N_("Otherwise every round is drawn at random"), 1 },
  [ALUETTE_TOURNAMENT_TARGET] = { N_("Points to Win"), N_("Points needed to win at each table"),
                                  99 },
  [ALUETTE_TOURNAMENT_BYE_FOR] = { N_("Points for a Bye"), N_("For an odd number of pairs"), 99 },
  [ALUETTE_TOURNAMENT_BYE_AGAINST] = { N_("Points Conceded for a Bye"),
                                       N_("Counted in the difference"), 99 },
  [ALUETTE_TOURNAMENT_BYE_WINS] = { N_("Bye as a Win"), N_("A bye counts as a match won"), 1 },
  [ALUETTE_TOURNAMENT_FIRST_TABLE] = { N_("First Table Number"),
                                       N_("Other tables are numbered from here"), 999 },
};

static AluetteTournamentOption
get_option (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return (AluetteTournamentOption) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

/* Does nothing if the value is shown already. */
static void
set_option (GtkWidget *widget, AluetteTournament *tournament, guint value)
{
  AluetteTournamentOption option = get_option (widget);
  AdwToastOverlay *toasts = g_object_get_data (G_OBJECT (widget), "toasts");
  g_autoptr (GError) error = NULL;

  if (aluette_tournament_get_option (tournament, option) == value)
    return;
  if (!aluette_tournament_set_option (tournament, option, value, &error))
    aluette_toast_show (toasts, error->message);
}

static void
spin_changed_cb (GtkWidget *spin, AluetteTournament *tournament)
{
  set_option (spin, tournament, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)));
}

static void
switch_changed_cb (GtkWidget *row, GParamSpec *pspec, AluetteTournament *tournament)
{
  set_option (row, tournament, aluette_switch_row_get_active (ALUETTE_SWITCH_ROW (row)));
}

/* Returns: (transfer none): the widget that changes an option: a spin button, or the row itself */
static GtkWidget *
get_control (GtkListBox *list, int option)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, option);

  return options[option].most == 1
             ? GTK_WIDGET (row)
             : adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
}

static void
add_row (GtkListBox *list, int option)
{
  const char *name = _(options[option].name), *summary = _(options[option].summary);
  GtkWidget *row;

  if (options[option].most == 1)
    row = g_object_new (ALUETTE_TYPE_SWITCH_ROW, "title", name, "subtitle", summary, NULL);
  else
    {
      row = aluette_text_row_new (name, summary);
      aluette_row_add_control (row,
                               gtk_spin_button_new_with_range (0, options[option].most, 1));
    }
  gtk_list_box_append (list, row);
}

void
aluette_tournament_options_fill (GtkListBox *list, AluetteTournament *tournament,
                                 AdwToastOverlay *toasts)
{
  for (int option = 0; option < ALUETTE_TOURNAMENT_N_OPTIONS; option++)
    add_row (list, option);
  aluette_tournament_options_refresh (list, tournament);
  for (int option = 0; option < ALUETTE_TOURNAMENT_N_OPTIONS; option++)
    {
      GtkWidget *control = get_control (list, option);

      g_object_set_data (G_OBJECT (control), "toasts", toasts);
      if (options[option].most == 1)
        g_signal_connect (control, "notify::active", G_CALLBACK (switch_changed_cb), tournament);
      else
        g_signal_connect (control, "value-changed", G_CALLBACK (spin_changed_cb), tournament);
    }
}

void
aluette_tournament_options_refresh (GtkListBox *list, AluetteTournament *tournament)
{
  for (int option = 0; option < ALUETTE_TOURNAMENT_N_OPTIONS; option++)
    {
      guint value = aluette_tournament_get_option (tournament, (AluetteTournamentOption) option);

      if (options[option].most == 1)
        aluette_switch_row_set_active (ALUETTE_SWITCH_ROW (get_control (list, option)), value != 0);
      else
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_control (list, option)), value);
    }
}
