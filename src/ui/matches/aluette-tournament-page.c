/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-tournament-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "presentation/matches/aluette-standings-text.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/matches/aluette-print-tournament.h"
#include "ui/matches/aluette-standings-table.h"
#include "ui/matches/aluette-tournament-options.h"
#include "ui/matches/aluette-tournament-row.h"

struct _AluetteTournamentPage
{
  AdwBin parent_instance;

  AdwToastOverlay *toasts;
  AdwViewStack *views;
  GtkTextView *list;
  GtkLabel *n_pairs;
  GtkListBox *pairs;
  GtkListBox *options;
  GtkDropDown *round;
  GtkLabel *missing;
  GtkListBox *tables;
  GtkColumnView *standings;
  GtkWidget *standings_frame;
  GtkLabel *legend;

  AluetteTournament *tournament;
  guint shown_round; /* round whose tables are shown */
  gboolean filling;  /* controls are being updated by the program */
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTournamentPage, aluette_tournament_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

static void tournament_page_refresh (AluetteTournamentPage *self);

/* Shows an error and restores the controls. */
static void
check_result (AluetteTournamentPage *self, gboolean good, GError *error)
{
  if (good)
    return;
  aluette_toast_show (self->toasts, error->message);
  tournament_page_refresh (self);
}

static guint
n_rows (GtkListBox *list)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (list, (int) n) != NULL)
    n++;
  return n;
}

/* ---- Pairs ---- */

static guint
get_index (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static void
pair_renamed (AluetteTournamentPage *self, GtkWidget *row)
{
  g_autoptr (GError) error = NULL;
  const char *name = gtk_editable_get_text (GTK_EDITABLE (row));

  check_result (self,
                aluette_tournament_rename_pair (self->tournament, get_index (row), name, &error),
                error);
}

static void
playing_changed (AluetteTournamentPage *self, GParamSpec *pspec, GtkSwitch *playing)
{
  g_autoptr (GError) error = NULL;

  if (self->filling)
    return;
  check_result (self,
                aluette_tournament_set_playing (self->tournament, get_index (GTK_WIDGET (playing)),
                                                gtk_switch_get_active (playing), &error),
                error);
}

static void
add_pair_row (AluetteTournamentPage *self, guint pair)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *playing = gtk_switch_new ();
  g_autofree char *title = g_strdup_printf (_("Pair %u"), pair + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  gtk_widget_set_valign (playing, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (playing, _("Takes Part in Coming Rounds"));
  aluette_set_accessible_name (playing, _("Takes Part in Coming Rounds"));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), playing);
  g_object_set_data (G_OBJECT (row), "playing", playing);
  g_signal_connect_swapped (row, "apply", G_CALLBACK (pair_renamed), self);
  g_signal_connect_swapped (playing, "notify::active", G_CALLBACK (playing_changed), self);
  gtk_list_box_append (self->pairs, row);
}

static void
show_pairs (AluetteTournamentPage *self)
{
  guint n = aluette_tournament_get_n_pairs (self->tournament);
  g_autofree char *text = g_strdup_printf (ngettext ("%u pair", "%u pairs", n), n);

  while (n_rows (self->pairs) > n)
    gtk_list_box_remove (self->pairs, gtk_widget_get_last_child (GTK_WIDGET (self->pairs)));
  for (guint pair = n_rows (self->pairs); pair < n; pair++)
    add_pair_row (self, pair);
  for (guint pair = 0; pair < n; pair++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->pairs, (int) pair);
      const char *name = aluette_tournament_get_pair (self->tournament, pair);

      if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), name))
        gtk_editable_set_text (GTK_EDITABLE (row), name);
      gtk_switch_set_active (g_object_get_data (G_OBJECT (row), "playing"),
                             aluette_tournament_get_playing (self->tournament, pair));
    }
  gtk_label_set_text (self->n_pairs, text);
  gtk_widget_set_visible (GTK_WIDGET (self->pairs), n > 0);
}

/* ---- Rounds ---- */

static void
result_entered (AluetteTournamentPage *self, guint first, guint second, GtkWidget *row)
{
  guint points[2] = { first, second };
  g_autoptr (GError) error = NULL;

  check_result (self,
                aluette_tournament_set_result (self->tournament, self->shown_round, get_index (row),
                                               points, &error),
                error);
}

static void
result_cleared (AluetteTournamentPage *self, GtkWidget *row)
{
  g_autoptr (GError) error = NULL;

  check_result (self,
                aluette_tournament_clear_result (self->tournament, self->shown_round,
                                                 get_index (row), &error),
                error);
}

static void
add_table_row (AluetteTournamentPage *self)
{
  GtkWidget *table = aluette_tournament_row_new (), *row;

  gtk_list_box_append (self->tables, table);
  row = gtk_widget_get_parent (table);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  g_signal_connect_swapped (table, "entered", G_CALLBACK (result_entered), self);
  g_signal_connect_swapped (table, "cleared", G_CALLBACK (result_cleared), self);
}

static void
show_missing (AluetteTournamentPage *self, guint n_rounds)
{
  guint n = n_rounds > 0 ? aluette_tournament_get_n_missing (self->tournament, self->shown_round)
                         : 0;
  g_autofree char *text = NULL;

  if (n_rounds == 0)
    text = g_strdup (_("No round has been drawn yet."));
  else if (n == 0)
    text = g_strdup (_("All results of this round are in."));
  else
    text = g_strdup_printf (ngettext ("%u result is missing.", "%u results are missing.", n), n);
  gtk_label_set_text (self->missing, text);
}

static void
show_tables (AluetteTournamentPage *self)
{
  guint n_rounds = aluette_tournament_get_n_rounds (self->tournament);
  guint n = n_rounds > 0 ? aluette_tournament_get_n_tables (self->tournament, self->shown_round)
                         : 0;

  while (n_rows (self->tables) > n)
    gtk_list_box_remove (self->tables, gtk_widget_get_last_child (GTK_WIDGET (self->tables)));
  while (n_rows (self->tables) < n)
    add_table_row (self);
  for (guint table = 0; table < n; table++)
    aluette_tournament_row_set (ALUETTE_TOURNAMENT_ROW (gtk_list_box_row_get_child (
                                    gtk_list_box_get_row_at_index (self->tables, (int) table))),
                                self->tournament, self->shown_round, table);
  gtk_widget_set_visible (GTK_WIDGET (self->tables), n > 0);
  show_missing (self, n_rounds);
}

static void
round_chosen (AluetteTournamentPage *self)
{
  guint round = gtk_drop_down_get_selected (self->round);

  if (self->filling || round >= aluette_tournament_get_n_rounds (self->tournament))
    return;
  self->shown_round = round;
  show_tables (self);
}

/* Shows a new round. */
static void
show_rounds (AluetteTournamentPage *self)
{
  guint n = aluette_tournament_get_n_rounds (self->tournament);
  g_autoptr (GtkStringList) rounds = NULL;

  if (g_list_model_get_n_items (gtk_drop_down_get_model (self->round)) != n)
    {
      rounds = gtk_string_list_new (NULL);
      for (guint round = 0; round < n; round++)
        gtk_string_list_take (rounds, g_strdup_printf (_("Round %u"), round + 1));
      gtk_drop_down_set_model (self->round, G_LIST_MODEL (rounds));
      self->shown_round = n > 0 ? n - 1 : 0;
      gtk_drop_down_set_selected (self->round, n > 0 ? n - 1 : GTK_INVALID_LIST_POSITION);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->round), n > 0);
  show_tables (self);
}

/* ---- Standings ---- */

static void
show_standings (AluetteTournamentPage *self)
{
  aluette_standings_table_fill (self->standings, self->tournament);
  gtk_widget_set_visible (GTK_WIDGET (self->standings_frame),
                          aluette_tournament_get_n_pairs (self->tournament) > 0);
}

/* ---- Object ---- */

static void
set_enabled (AluetteTournamentPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n_pairs = aluette_tournament_get_n_pairs (self->tournament);
  guint n_rounds = aluette_tournament_get_n_rounds (self->tournament);
  gboolean complete = n_rounds == 0
                      || aluette_tournament_get_n_missing (self->tournament, n_rounds - 1) == 0;

  gtk_widget_action_set_enabled (widget, "tournament.undo",
                                 aluette_tournament_can_undo (self->tournament));
  gtk_widget_action_set_enabled (widget, "tournament.redo",
                                 aluette_tournament_can_redo (self->tournament));
  gtk_widget_action_set_enabled (widget, "tournament.draw", n_pairs >= 2 && complete);
  gtk_widget_action_set_enabled (widget, "tournament.cancel-round", n_rounds > 0);
  gtk_widget_action_set_enabled (widget, "tournament.print-draw", n_rounds > 0);
  gtk_widget_action_set_enabled (widget, "tournament.print-standings", n_pairs > 0);
}

static void
tournament_page_refresh (AluetteTournamentPage *self)
{
  self->filling = TRUE;
  show_pairs (self);
  show_rounds (self);
  show_standings (self);
  aluette_tournament_options_refresh (self->options, self->tournament);
  set_enabled (self);
  self->filling = FALSE;
}

static void
add_pairs_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTournamentPage *self = ALUETTE_TOURNAMENT_PAGE (widget);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->list);
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;
  guint n, n_known;

  g_object_get (buffer, "text", &list, NULL);
  n = aluette_tournament_add_pairs (self->tournament, list, &n_known);
  text = n_known > 0
             ? g_strdup_printf (ngettext ("%1$u pair registered, already there: %2$u",
                                          "%1$u pairs registered, already there: %2$u", n),
                                n, n_known)
             : g_strdup_printf (ngettext ("%u pair registered", "%u pairs registered", n), n);
  aluette_toast_show (self->toasts, text);
  gtk_text_buffer_set_text (buffer, "", 0);
}

static void
draw_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTournamentPage *self = ALUETTE_TOURNAMENT_PAGE (widget);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autoptr (GError) error = NULL;

  check_result (self, aluette_tournament_draw_round (self->tournament, seed, &error), error);
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTournamentPage *self = ALUETTE_TOURNAMENT_PAGE (widget);
  g_autoptr (GError) error = NULL;

  check_result (self, aluette_tournament_cancel_round (self->tournament, &error), error);
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTournamentPage *self = ALUETTE_TOURNAMENT_PAGE (widget);

  if (g_str_equal (action, "tournament.undo"))
    aluette_tournament_undo (self->tournament);
  else
    aluette_tournament_redo (self->tournament);
}

static void
print_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTournamentPage *self = ALUETTE_TOURNAMENT_PAGE (widget);
  g_autoptr (AluettePrint) print = g_str_equal (action, "tournament.print-draw")
                                       ? aluette_print_new_draw (self->tournament,
                                                                 self->shown_round)
                                       : aluette_print_new_standings (self->tournament);

  aluette_print_run (print, self->toasts);
}

static void
aluette_tournament_page_dispose (GObject *object)
{
  AluetteTournamentPage *self = ALUETTE_TOURNAMENT_PAGE (object);

  if (self->tournament != NULL)
    g_signal_handlers_disconnect_by_data (self->tournament, self);
  g_clear_object (&self->tournament);
  G_OBJECT_CLASS (aluette_tournament_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "tournament.add-pairs", NULL, add_pairs_action);
  gtk_widget_class_install_action (widget_class, "tournament.draw", NULL, draw_action);
  gtk_widget_class_install_action (widget_class, "tournament.cancel-round", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "tournament.print-draw", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "tournament.print-standings", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "tournament.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "tournament.redo", NULL, undo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "tournament.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "tournament.redo", NULL);
}

static void
aluette_tournament_page_class_init (AluetteTournamentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_tournament_page_dispose;
  install_actions (widget_class);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-tournament-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, views);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, list);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, n_pairs);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, pairs);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, options);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, round);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, missing);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, tables);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, standings);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, standings_frame);
  gtk_widget_class_bind_template_child (widget_class, AluetteTournamentPage, legend);
  gtk_widget_class_bind_template_callback (widget_class, round_chosen);
}

static void
aluette_tournament_page_init (AluetteTournamentPage *self)
{
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_text (self->legend, aluette_standings_text_legend ());
  aluette_drop_down_name_parts (self->round);
}

GtkWidget *
aluette_tournament_page_new (AluetteTournament *tournament)
{
  AluetteTournamentPage *self = g_object_new (ALUETTE_TYPE_TOURNAMENT_PAGE, NULL);

  self->tournament = g_object_ref (tournament);
  g_signal_connect_swapped (tournament, "changed", G_CALLBACK (tournament_page_refresh), self);
  aluette_tournament_options_fill (self->options, tournament, self->toasts);
  tournament_page_refresh (self);
  if (aluette_tournament_get_n_rounds (tournament) > 0)
    adw_view_stack_set_visible_child_name (self->views, "rounds");
  return GTK_WIDGET (self);
}

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteTournamentPage *self = ALUETTE_TOURNAMENT_PAGE (page);

  return g_variant_new ("(us)", aluette_page_add_object (objects, self->tournament),
                        adw_view_stack_get_visible_child_name (self->views));
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  const char *view;

  if (context->state == NULL)
    return;
  g_variant_get_child (context->state, 1, "&s", &view);
  adw_view_stack_set_visible_child_name (ALUETTE_TOURNAMENT_PAGE (page)->views, view);
}

static const char *
page_get_title (AluettePage *page)
{
  return aluette_tournament_get_name (ALUETTE_TOURNAMENT_PAGE (page)->tournament);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_title = page_get_title;
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
