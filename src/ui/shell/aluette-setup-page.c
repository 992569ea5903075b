/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-setup-page.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-setup.h"
#include "ui/aluette/aluette-gesture-picture.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-labels.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-option-row.h"
#include "ui/shell/aluette-seat-button.h"

#define FACE_SIZE 30 /* of the players of a preset */

struct _AluetteSetupPage
{
  GtkWidget parent_instance;

  GtkWidget *header_bar;
  AdwWindowTitle *title;
  GtkWidget *start;
  GtkWidget *presets_group;
  AdwPreferencesGroup *players;
  GtkFlowBox *presets;
  AdwComboRow *bot_level;
  GtkWidget *page;
  AdwComboRow *rule_sets;
  AdwComboRow *seat_counts;
  AdwComboRow *length;
  GtkGrid *seats;
  GtkWidget *fault;
  AdwExpanderRow *options;

  GPtrArray *seat_buttons; /* (element-type AluetteSeatButton): owned by the grid */
  GPtrArray *option_rows;  /* (element-type GtkWidget): owned by the group */
  AluRecordHeader header;
  char *standing;   /* (nullable): state of the best of three that the match continues */
  gboolean setting; /* controls are being updated by the program */
};

G_DEFINE_FINAL_TYPE (AluetteSetupPage, aluette_setup_page, GTK_TYPE_WIDGET)

/* Position of each seat in a grid of three columns and four rows, with the first seat at the
 * bottom. */
static const struct
{
  guint8 column, row;
} places[3][ALU_MAX_SEATS] = {
  { { 1, 3 }, { 1, 0 } },
  { { 1, 3 }, { 0, 1 }, { 1, 0 }, { 2, 1 } },
  { { 1, 3 }, { 0, 2 }, { 0, 1 }, { 1, 0 }, { 2, 1 }, { 2, 2 } },
};

static void show_header (AluetteSetupPage *self);
static void show_seats (AluetteSetupPage *self);
static void show_bot_level (AluetteSetupPage *self);

/* Updates whether the match can start. */
static void
check_seating (AluetteSetupPage *self)
{
  gboolean sound = aluette_setup_appoint_captains (&self->header);

  gtk_widget_set_visible (self->fault, !sound);
  gtk_widget_set_sensitive (self->start, sound);
}

static void
seat_changed (AluetteSetupPage *self)
{
  for (guint seat = 0; seat < self->seat_buttons->len; seat++)
    self->header.players[seat]
        = *aluette_seat_button_get_player (g_ptr_array_index (self->seat_buttons, seat));
  check_seating (self);
  show_bot_level (self);
}

static void
option_changed (gpointer data, const AluGameOption *option, const char *value)
{
  AluetteSetupPage *self = data;

  alu_rules_set_option (&self->header.rules, option->key, value);
}

/* Kinds of matches that one press sets up. The players stand for seats: a human, a bot, or a
 * Petit-Jean. */
static const struct
{
  const char *title;
  AluRuleSet set;
  const char *players;
} presets[] = {
  { N_("Against Bots"), ALU_RULES_CLASSIC, "hbbb" },
  { N_("Two Players"), ALU_RULES_CLASSIC, "hbpp" },
  { N_("Three Players"), ALU_RULES_CLASSIC, "hbpb" },
  { N_("Six Players"), ALU_RULES_SIX, "hbbbbb" },
  { N_("Two People Here"), ALU_RULES_CLASSIC, "hhbb" },
};

static void
set_player_kind (AluPlayer *player, char kind, guint seat)
{
  static const AluPlayerKind kinds[] = {
    ['h'] = ALU_PLAYER_HUMAN, ['b'] = ALU_PLAYER_BOT, ['p'] = ALU_PLAYER_PETIT_JEAN
  };

  player->kind = (guint8) kinds[(guchar) kind];
  if (kind != 'b')
    player->level[0] = '\0';
  if (kind == 'p')
    player->name[0] = '\0';
  else if (kind == 'h' && seat > 0)
    g_snprintf (player->name, sizeof player->name, _("Player %u"), seat + 1);
}

static void
preset_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteSetupPage *self = ALUETTE_SETUP_PAGE (widget);
  guint index = MIN (g_variant_get_uint32 (parameter), G_N_ELEMENTS (presets) - 1);
  AluRecordHeader next;
  AluRules rules;

  alu_rules_init (&rules, presets[index].set, 0);
  aluette_setup_propose (&next, &rules, self->header.players[0].name);
  for (guint seat = 0; seat < rules.seats; seat++)
    set_player_kind (&next.players[seat], presets[index].players[seat], seat);
  aluette_setup_page_set_header (self, &next);
  gtk_widget_grab_focus (self->start);
}

/* Returns: (transfer floating): the faces at a table; a Petit-Jean is an empty seat. */
static GtkWidget *
make_faces (const char *players)
{
  GtkWidget *grid = gtk_grid_new ();
  int columns = (int) strlen (players) / 2;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; players[i] != '\0'; i++)
    {
      GtkWidget *face = players[i] == 'p'
                            ? gtk_image_new_from_icon_name ("avatar-default-symbolic")
                            : aluette_gesture_picture_new ((guint) i, ALUETTE_N_GESTURES,
                                                           FACE_SIZE);

      gtk_grid_attach (GTK_GRID (grid), face, i % columns, i / columns, 1, 1);
    }
  return grid;
}

static void
add_presets (AluetteSetupPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      GtkWidget *button = gtk_button_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      GtkWidget *label = gtk_label_new (_(presets[i].title));

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_box_append (GTK_BOX (box), make_faces (presets[i].players));
      gtk_box_append (GTK_BOX (box), label);
      gtk_button_set_child (GTK_BUTTON (button), box);
      /* The label is too far inside to name the button for screen readers. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _(presets[i].title), -1);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "setup.preset");
      gtk_flow_box_append (self->presets, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
}

/* Bot levels */

/* Returns: the level that all bots have, or -1. */
static int
get_common_level (AluetteSetupPage *self)
{
  int common = -1;

  for (guint seat = 0; seat < self->header.rules.seats; seat++)
    {
      const AluPlayer *player = &self->header.players[seat];
      int level = player->kind == ALU_PLAYER_BOT ? alu_level_from_id (player->level) : -1;

      if (player->kind != ALU_PLAYER_BOT)
        continue;
      if (common >= 0 && level != common)
        return -1;
      common = level;
    }
  return common;
}

static void
show_bot_level (AluetteSetupPage *self)
{
  int level = get_common_level (self);
  gboolean any = FALSE;

  for (guint seat = 0; seat < self->header.rules.seats; seat++)
    any = any || self->header.players[seat].kind == ALU_PLAYER_BOT;
  self->setting = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self->bot_level), any);
  adw_combo_row_set_selected (self->bot_level, level >= ALU_LEVEL_NOVICE
                                                   ? (guint) (level - ALU_LEVEL_NOVICE)
                                                   : GTK_INVALID_LIST_POSITION);
  self->setting = FALSE;
}

static void
bot_level_chosen (AluetteSetupPage *self)
{
  guint index = adw_combo_row_get_selected (self->bot_level);

  if (self->setting || index == GTK_INVALID_LIST_POSITION)
    return;
  for (guint seat = 0; seat < self->header.rules.seats; seat++)
    if (self->header.players[seat].kind == ALU_PLAYER_BOT)
      g_strlcpy (self->header.players[seat].level,
                 alu_level_id ((AluLevel) (ALU_LEVEL_NOVICE + index)),
                 sizeof self->header.players[seat].level);
  show_seats (self);
}

/* Players keep their seats as far as the new table has them. */
static void
change_rules (AluetteSetupPage *self, AluRuleSet set, int seats)
{
  AluRecordHeader next;
  AluRules rules;

  if (alu_rules_init (&rules, set, seats) != ALU_OK)
    return;
  if (aluette_setup_is_real (&self->header))
    aluette_setup_propose_real (&next, &rules);
  else
    aluette_setup_propose (&next, &rules, self->header.players[0].name);
  for (guint seat = 0; seat < MIN (rules.seats, self->header.rules.seats); seat++)
    next.players[seat] = self->header.players[seat];
  self->header = next;
  show_header (self);
}

static void
rule_set_chosen (AluetteSetupPage *self)
{
  guint set = adw_combo_row_get_selected (self->rule_sets);

  if (!self->setting && set < ALU_N_RULE_SETS)
    change_rules (self, (AluRuleSet) set, 0);
}

static void
seat_count_chosen (AluetteSetupPage *self)
{
  guint index = adw_combo_row_get_selected (self->seat_counts);

  if (!self->setting && index < 2)
    change_rules (self, self->header.rules.set, index == 0 ? 2 : 4);
}

static void
update_length_label (AluetteSetupPage *self)
{
  const char *text = _("The match ends when a team wins");

  if (self->standing != NULL)
    text = self->standing;
  else if (aluette_setup_page_get_set (self))
    text = _("The first team to win two matches: match 1, match 2 and, at one all, the decider");
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->length), text);
  gtk_widget_set_sensitive (GTK_WIDGET (self->length), self->standing == NULL);
}

static void
show_seats (AluetteSetupPage *self)
{
  const AluRecordHeader *header = &self->header;
  guint n = header->rules.seats;
  GtkWidget *table = gtk_label_new (NULL);

  adw_preferences_group_set_description (
      self->players, n == 6 ? _("Partners are every second player. Press a seat to change its "
                                 "player.")
                            : _("Partners sit opposite each other. Press a seat to change its "
                                 "player."));
  aluette_remove_children (GTK_WIDGET (self->seats));
  g_ptr_array_set_size (self->seat_buttons, 0);
  gtk_widget_add_css_class (table, "setup-background");
  gtk_grid_attach (self->seats, table, 1, 1, 1, 2);
  for (guint seat = 0; seat < n; seat++)
    {
      GtkWidget *button = aluette_seat_button_new (seat);

      aluette_seat_button_set_player (ALUETTE_SEAT_BUTTON (button), &header->players[seat], n > 2);
      gtk_widget_add_css_class (button,
                                alu_team_of ((int) seat) == ALU_TEAM_A ? "team-a" : "team-b");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_grid_attach (self->seats, button, places[n / 2 - 1][seat].column,
                       places[n / 2 - 1][seat].row, 1, n == 4 && seat % 2 == 1 ? 2 : 1);
      g_ptr_array_add (self->seat_buttons, button);
      g_signal_connect_object (button, "changed", G_CALLBACK (seat_changed), self,
                               G_CONNECT_SWAPPED);
    }
}

static void
show_options (AluetteSetupPage *self)
{
  AluGameRules rules;

  for (guint i = 0; i < self->option_rows->len; i++)
    adw_expander_row_remove (self->options, g_ptr_array_index (self->option_rows, i));
  g_ptr_array_set_size (self->option_rows, 0);
  alu_rules_to_game (&self->header.rules, &rules);
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    {
      GtkWidget *row;

      if (!alu_game_option_exists (alu_option (option), &rules))
        continue;
      row = aluette_option_row_new (alu_option (option), rules.options[option], option_changed,
                                    self);
      adw_expander_row_add_row (self->options, row);
      g_ptr_array_add (self->option_rows, row);
    }
}

/* For real cards, the page begins a score sheet, not a match. */
static void
show_purpose (AluetteSetupPage *self)
{
  gboolean real = aluette_setup_is_real (&self->header);
  const char *title = real ? _("Keep Score") : _("New Match");
  const char *start = real ? _("_Start") : _("_Play");

  adw_window_title_set_title (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_button_set_label (GTK_BUTTON (self->start), start);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->start), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  real ? C_("score sheet", "Start") : C_("view", "Play"), -1);
  gtk_widget_set_visible (self->presets_group, !real);
}

static void
show_header (AluetteSetupPage *self)
{
  const AluRules *rules = &self->header.rules;

  self->setting = TRUE;
  adw_combo_row_set_selected (self->rule_sets, rules->set);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rule_sets),
                               aluette_rule_set_summary (rules->set));
  gtk_widget_set_visible (GTK_WIDGET (self->seat_counts), rules->set == ALU_RULES_TWELVE);
  adw_combo_row_set_selected (self->seat_counts, rules->seats == 2 ? 0 : 1);
  self->setting = FALSE;
  show_purpose (self);
  show_seats (self);
  show_bot_level (self);
  show_options (self);
  check_seating (self);
}

static void
fill_choices (AluetteSetupPage *self)
{
  g_autoptr (GtkStringList) sets = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);
  const char *counts[] = { "2", "4", NULL };
  g_autoptr (GtkStringList) seats = gtk_string_list_new (counts);

  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    gtk_string_list_append (sets, aluette_rule_set_name (set));
  for (int level = ALU_LEVEL_NOVICE; level < ALU_N_LEVELS; level++)
    gtk_string_list_append (levels, aluette_level_name ((AluLevel) level));
  self->setting = TRUE;
  adw_combo_row_set_model (self->bot_level, G_LIST_MODEL (levels));
  adw_combo_row_set_model (self->rule_sets, G_LIST_MODEL (sets));
  adw_combo_row_set_model (self->seat_counts, G_LIST_MODEL (seats));
  self->setting = FALSE;
}

static void
aluette_setup_page_dispose (GObject *object)
{
  AluetteSetupPage *self = ALUETTE_SETUP_PAGE (object);

  g_clear_pointer (&self->seat_buttons, g_ptr_array_unref);
  g_clear_pointer (&self->option_rows, g_ptr_array_unref);
  g_clear_pointer (&self->header_bar, gtk_widget_unparent);
  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_pointer (&self->start, gtk_widget_unparent);
  g_clear_pointer (&self->standing, g_free);
  G_OBJECT_CLASS (aluette_setup_page_parent_class)->dispose (object);
}

static void
aluette_setup_page_class_init (AluetteSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_setup_page_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-setup-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, header_bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, start);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, page);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, presets_group);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, players);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, presets);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, bot_level);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, rule_sets);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, seat_counts);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, length);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, fault);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, options);
  gtk_widget_class_bind_template_callback (widget_class, update_length_label);
  gtk_widget_class_install_action (widget_class, "setup.preset", "u", preset_action);
}

static void
aluette_setup_page_init (AluetteSetupPage *self)
{
  AluRules rules;

  self->seat_buttons = g_ptr_array_new ();
  self->option_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_combo_show_whole (self->rule_sets);
  aluette_combo_show_whole (self->seat_counts);
  aluette_combo_show_whole (self->length);
  aluette_combo_show_whole (self->bot_level);
  /* Its own title names only the row inside it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->options), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Rules and Options"), -1);
  fill_choices (self);
  add_presets (self);
  g_signal_connect_swapped (self->bot_level, "notify::selected", G_CALLBACK (bot_level_chosen),
                            self);
  g_signal_connect_swapped (self->rule_sets, "notify::selected", G_CALLBACK (rule_set_chosen),
                            self);
  g_signal_connect_swapped (self->seat_counts, "notify::selected", G_CALLBACK (seat_count_chosen),
                            self);
  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  aluette_setup_propose (&self->header, &rules, _("You"));
  show_header (self);
  update_length_label (self);
}

void
aluette_setup_page_set_header (AluetteSetupPage *self, const AluRecordHeader *header)
{
  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));

  self->header = *header;
  show_header (self);
}

const AluRecordHeader *
aluette_setup_page_get_header (AluetteSetupPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_SETUP_PAGE (self), NULL);

  return &self->header;
}

void
aluette_setup_page_set_set (AluetteSetupPage *self, gboolean set, const char *standing)
{
  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));

  g_free (self->standing);
  self->standing = g_strdup (standing);
  adw_combo_row_set_selected (self->length, set ? 1 : 0);
  update_length_label (self);
}

gboolean
aluette_setup_page_get_set (AluetteSetupPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_SETUP_PAGE (self), FALSE);

  return adw_combo_row_get_selected (self->length) == 1;
}

void
aluette_setup_page_focus (AluetteSetupPage *self)
{
  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));

  if (!gtk_widget_grab_focus (self->start))
    gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
}
