/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-setup-page-private.h"

#include <glib/gi18n.h>

#include "model/session/aluette-game-setup.h"
#include "presentation/common/aluette-labels.h"
#include "ui/shell/aluette-option-row.h"

/* The rule set, the number of seats and the options. */

/* Makes the rules of a set; the options stay if the set does. Returns: FALSE if the set does not
 * allow the number of seats */
static gboolean
make_rules (AluetteSetupPage *self, int set, int seats, AluGameRules *rules)
{
  const AluGameRules *before = &self->header.rules;

  if (alu_game_rules_init (self->kind, rules, set, seats) != 0)
    return FALSE;
  for (int i = 0; i < self->kind->n_options && set == before->set; i++)
    if (alu_game_option_exists (&self->kind->options[i], before)
        && alu_game_option_exists (&self->kind->options[i], rules))
      rules->options[i] = before->options[i];
  return TRUE;
}

/* Players keep their seats as far as the new table has them. */
static void
change_rules (AluetteSetupPage *self, int set, int seats)
{
  g_autofree AluGameHeader *next = g_new (AluGameHeader, 1);
  AluGameRules rules;
  guint n_kept;

  if (!make_rules (self, set, seats, &rules))
    return;
  if (alu_game_header_is_real (&self->header))
    aluette_game_setup_propose_real (&rules, next);
  else
    aluette_game_setup_propose (self->kind, &rules, self->header.players[0].name, next);
  n_kept = MIN (rules.n_seats, self->header.rules.n_seats);
  for (guint seat = 0; seat < MIN (n_kept, ALU_GAME_MAX_SEATS); seat++)
    next->players[seat] = self->header.players[seat];
  self->header = *next;
  aluette_setup_page_show_header (self);
}

void
aluette_setup_page_rule_set_chosen (AluetteSetupPage *self)
{
  guint set = adw_combo_row_get_selected (self->rule_sets);

  if (!self->setting && set < self->kind->n_rule_sets && set != self->header.rules.set)
    change_rules (self, (int) set, 0);
}

/* Returns: the number of seats that is choice @index of the rule set, or 0. */
static int
get_seat_count (AluetteSetupPage *self, guint index)
{
  const AluGameRuleSet *set = &self->kind->rule_sets[self->header.rules.set];
  int last = 0;

  for (int seats = self->kind->min_seats; seats <= self->kind->max_seats; seats++)
    if ((set->seats & 1 << seats) != 0 && index-- == 0)
      last = seats;
  return last;
}

void
aluette_setup_page_seat_count_chosen (AluetteSetupPage *self)
{
  guint index = adw_combo_row_get_selected (self->seat_counts);
  int seats;

  if (self->setting || index == GTK_INVALID_LIST_POSITION)
    return;
  seats = get_seat_count (self, index);
  if (seats != self->header.rules.n_seats)
    change_rules (self, self->header.rules.set, seats);
}

/* Adds an option with its value; only its name if it is a switch that is on. */
static void
append_option (GString *text, const AluGameOption *option, int value)
{
  const char *name = aluette_option_name (option);
  const char *word = aluette_option_value_name (option, value);
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *pair = NULL;

  /* Translators: an option of the rules and its value: “Chant: Always”. */
  pair = g_strdup_printf (C_("chosen option", "%1$s: %2$s"), name, word != NULL ? word : number);
  g_string_append (text, " · ");
  g_string_append (text, aluette_option_row_is_switch (option) && value != 0 ? name : pair);
}

/* Returns: (transfer full): the length of the match, and the options that are not as the rule set
 * has them. An option that makes another length is said with it. */
static char *
format_summary (AluetteSetupPage *self)
{
  const AluGameRules *rules = &self->header.rules;
  g_autofree char *length = self->ui->presentation->format_rules (rules);
  GString *text = g_string_new (length);
  AluGameRules usual;

  if (alu_game_rules_init (self->kind, &usual, rules->set, rules->n_seats) != 0)
    return g_string_free (text, FALSE);
  for (int i = 0; i < self->kind->n_options; i++)
    {
      AluGameRules other = *rules;
      g_autofree char *other_length = NULL;

      other.options[i] = usual.options[i];
      other_length = self->ui->presentation->format_rules (&other);
      if (rules->options[i] != usual.options[i] && g_str_equal (length, other_length)
          && alu_game_option_exists (&self->kind->options[i], rules))
        append_option (text, &self->kind->options[i], rules->options[i]);
    }
  return g_string_free (text, FALSE);
}

/* Says what the match is played by, also while its options are folded. */
static void
show_summary (AluetteSetupPage *self)
{
  g_autofree char *text = format_summary (self);

  adw_expander_row_set_subtitle (self->options, text);
}

static void
option_changed (gpointer data, const AluGameOption *option, const char *value)
{
  AluetteSetupPage *self = data;

  alu_game_rules_set_option (self->kind, &self->header.rules, option->key, value);
  show_summary (self);
}

static void
add_option (AluetteSetupPage *self, int i)
{
  GtkWidget *row = aluette_option_row_new (&self->kind->options[i], self->header.rules.options[i],
                                           option_changed, self);

  adw_expander_row_add_row (self->options, row);
  g_ptr_array_add (self->option_rows, row);
}

/* Shows the options that the rules have. */
static void
show_options (AluetteSetupPage *self)
{
  for (guint i = 0; i < self->option_rows->len; i++)
    adw_expander_row_remove (self->options, g_ptr_array_index (self->option_rows, i));
  g_ptr_array_set_size (self->option_rows, 0);
  for (int i = 0; i < self->kind->n_options; i++)
    if (alu_game_option_exists (&self->kind->options[i], &self->header.rules))
      add_option (self, i);
}

/* Offers the numbers of seats of the rule set. While the user chooses one, the row must keep its
 * choices, which are the same then. */
static void
fill_seat_counts (AluetteSetupPage *self)
{
  guint8 counts = self->kind->rule_sets[self->header.rules.set].seats;
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);

  if (self->counts_shown == counts)
    return;
  self->counts_shown = counts;
  for (guint i = 0; get_seat_count (self, i) != 0; i++)
    gtk_string_list_take (texts, g_strdup_printf ("%d", get_seat_count (self, i)));
  adw_combo_row_set_model (self->seat_counts, G_LIST_MODEL (texts));
  gtk_widget_set_visible (GTK_WIDGET (self->seat_counts),
                          g_list_model_get_n_items (G_LIST_MODEL (texts)) > 1);
}

static void
show_seat_count (AluetteSetupPage *self)
{
  guint selected = 0;

  fill_seat_counts (self);
  while (get_seat_count (self, selected) != self->header.rules.n_seats
         && get_seat_count (self, selected) != 0)
    selected++;
  adw_combo_row_set_selected (self->seat_counts, selected);
}

void
aluette_setup_page_show_rules (AluetteSetupPage *self)
{
  const AluGameRules *rules = &self->header.rules;

  self->setting = TRUE;
  adw_combo_row_set_selected (self->rule_sets, rules->set);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rule_sets),
                               aluette_game_rule_set_summary (self->kind, rules->set));
  show_seat_count (self);
  self->setting = FALSE;
  show_options (self);
  show_summary (self);
}
