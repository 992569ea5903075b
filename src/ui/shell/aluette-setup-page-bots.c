/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-setup-page-private.h"

#include <glib/gi18n.h>

#include "model/session/aluette-game-setup.h"
#include "ui/shell/aluette-option-row.h"

/* The level of the bots, and the convention that they follow. */

/* A group without rows is hidden, because an empty list still has a border. */
static void
show_group (AluetteSetupPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->length_group),
                          gtk_widget_get_visible (GTK_WIDGET (self->seat_counts))
                              || gtk_widget_get_visible (GTK_WIDGET (self->bot_level))
                              || gtk_widget_get_visible (GTK_WIDGET (self->length))
                              || (self->convention_row != NULL
                                  && gtk_widget_get_visible (self->convention_row)));
}

/* Returns: the number of levels to choose from */
static guint
get_n_levels (AluetteSetupPage *self)
{
  return self->bots != NULL ? (guint) self->bots->n_levels - 1 : 0;
}

/* Shows the level of all bots, or that they differ, which is in the list only while it is so.
 * @level: 0 if they differ */
static void
select_level (AluetteSetupPage *self, guint level)
{
  GListModel *levels = adw_combo_row_get_model (self->bot_level);
  guint n = get_n_levels (self);
  const char *const different[] = { _("Different Levels"), NULL };

  gtk_string_list_splice (GTK_STRING_LIST (levels), n, g_list_model_get_n_items (levels) - n,
                          level == 0 ? different : NULL);
  adw_combo_row_set_selected (self->bot_level, level > 0 ? level - 1 : n);
}

/* @level: of all bots, or less than 0. Offers to have stronger partners where the level makes a
 * difference. */
static void
show_partners (AluetteSetupPage *self, int level)
{
  gboolean any = FALSE;

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    any = any || aluette_game_setup_is_partner (self->kind, &self->header, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->strong_partners),
                          any && level < self->bots->partner_level);
  aluette_switch_row_set_active (self->strong_partners,
                         !aluette_game_setup_has_weak_partner (self->kind, &self->header));
}

void
aluette_setup_page_show_bot_level (AluetteSetupPage *self)
{
  int level = aluette_game_setup_get_bot_level (self->kind, &self->header);
  gboolean any = FALSE;

  for (guint seat = 0; seat < MIN (self->header.rules.n_seats, ALU_GAME_MAX_SEATS); seat++)
    any = any || self->header.players[seat].kind == ALU_GAME_BOT;
  self->setting = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->bot_level), any);
  select_level (self, (guint) MAX (level, 0));
  show_partners (self, level);
  self->setting = FALSE;
  show_group (self);
}

/* Shows levels that have changed. */
static void
show_levels (AluetteSetupPage *self)
{
  aluette_setup_page_apply_convention (self);
  aluette_seat_grid_set_players (self->seats, self->kind, &self->header);
  aluette_setup_page_show_bot_level (self);
}

void
aluette_setup_page_bot_level_chosen (AluetteSetupPage *self)
{
  guint index = adw_combo_row_get_selected (self->bot_level);

  if (self->setting)
    return;
  if (index >= get_n_levels (self))
    {
      aluette_setup_page_show_bot_level (self);
      return;
    }
  aluette_game_setup_set_bot_level (self->kind, &self->header, (int) index + 1);
  if (aluette_switch_row_get_active (self->strong_partners))
    aluette_game_setup_set_strong_partners (self->kind, &self->header, TRUE);
  show_levels (self);
}

void
aluette_setup_page_strong_partners_chosen (AluetteSetupPage *self)
{
  if (self->setting)
    return;
  aluette_game_setup_set_strong_partners (self->kind, &self->header,
                                          aluette_switch_row_get_active (self->strong_partners));
  show_levels (self);
}

void
aluette_setup_page_apply_convention (AluetteSetupPage *self)
{
  gboolean any
      = aluette_game_setup_set_convention (self->kind, &self->header, self->convention);

  if (self->convention_row != NULL)
    gtk_widget_set_visible (self->convention_row, any);
  show_group (self);
}

static void
convention_changed (gpointer data, const AluGameOption *option, const char *value)
{
  AluetteSetupPage *self = data;

  self->convention = g_str_equal (value, option->choices[TRUE]);
  aluette_setup_page_apply_convention (self);
}

void
aluette_setup_page_show_convention (AluetteSetupPage *self)
{
  if (self->convention_row != NULL)
    adw_preferences_group_remove (self->length_group, self->convention_row);
  self->convention_row = NULL;
  if (self->bots == NULL || self->bots->convention == NULL)
    return;
  self->convention_row = aluette_option_row_new (&self->bots->convention->option,
                                                 self->convention, convention_changed, self);
  adw_preferences_group_add (self->length_group, self->convention_row);
  aluette_setup_page_apply_convention (self);
}
