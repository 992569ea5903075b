/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-setup-page-private.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-game-setup.h"
#include "presentation/common/aluette-labels.h"
#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-last-setup.h"
#include "ui/shell/aluette-option-row.h"
#include "ui/shell/aluette-player-name.h"
#include "ui/shell/aluette-preset-button.h"
#include "ui/shell/aluette-seat-grid.h"
#include "ui/table/aluette-game-choice.h"
#include "ui/table/aluette-ui-kind.h"

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteSetupPage, aluette_setup_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

/* Updates whether the match can start. */
static void
check_seating (AluetteSetupPage *self)
{
  gboolean sound = aluette_game_setup_appoint_captains (self->kind, &self->header);

  if (!sound)
    gtk_label_set_label (self->fault, _(self->ui->presentation->dummy->no_captain));
  gtk_widget_set_visible (GTK_WIDGET (self->fault), !sound);
  gtk_widget_set_sensitive (self->start, sound);
}

/* A person who sits down gets strong partners. A level that is chosen for a seat stays. */
static void
seat_changed (AluetteSetupPage *self)
{
  gboolean person = FALSE;

  for (guint seat = 0; seat < MIN (self->header.rules.n_seats, ALU_GAME_MAX_SEATS); seat++)
    {
      const AluGamePlayer *player = aluette_seat_grid_get_player (self->seats, seat);

      person = person
               || (player->kind == ALU_GAME_HUMAN
                   && self->header.players[seat].kind != ALU_GAME_HUMAN);
      self->header.players[seat] = *player;
    }
  if (person && aluette_switch_row_get_active (self->strong_partners))
    {
      aluette_game_setup_set_strong_partners (self->kind, &self->header, TRUE);
      aluette_seat_grid_set_players (self->seats, self->kind, &self->header);
    }
  aluette_setup_page_apply_convention (self);
  check_seating (self);
  aluette_setup_page_show_bot_level (self);
}

/* Presets */

/* Makes all seats but those of dummies free for people. */
static void
invite_people (AluGameHeader *header)
{
  for (guint seat = 0; seat < MIN (header->rules.n_seats, ALU_GAME_MAX_SEATS); seat++)
    if (header->players[seat].kind == ALU_GAME_BOT)
      {
        header->players[seat].kind = ALU_GAME_HUMAN;
        header->players[seat].level[0] = '\0';
      }
}

/* Makes a match one of where it is set up. In one room people make signs with their own faces. */
static void
prepare_for_place (AluetteSetupPage *self, const AluGameKind *kind, AluGameHeader *header)
{
  if (self->place != ALUETTE_SETUP_HERE)
    invite_people (header);
  if (self->place == ALUETTE_SETUP_PHONES)
    alu_game_rules_set_option (kind, &header->rules, "signs", "off");
}

static void
preset_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteSetupPage *self = ALUETTE_SETUP_PAGE (widget);
  guint index = MIN (g_variant_get_uint32 (parameter), self->ui->presentation->n_presets - 1);
  const AluetteMatchPreset *preset = &self->ui->presentation->presets[index];
  g_autofree AluGameHeader *next = g_new (AluGameHeader, 1);
  int seats = (int) strlen (preset->players);
  gboolean keeps = preset->rule_set == ALUETTE_PRESET_KEEPS_RULES;
  int set = keeps ? self->header.rules.set : preset->rule_set;
  AluGameRules rules;

  if (alu_game_rules_init (self->kind, &rules, set, seats) != 0)
    alu_game_rules_init (self->kind, &rules, 0, seats);
  aluette_game_setup_propose (self->kind, &rules, self->header.players[0].name, next);
  aluette_preset_seat_players (preset, next);
  aluette_game_setup_set_strong_partners (self->kind, next, TRUE);
  aluette_player_name_avoid (self->settings, next);
  prepare_for_place (self, self->kind, next);
  self->header = *next;
  aluette_setup_page_show_header (self);
  gtk_widget_grab_focus (self->start);
}

static void
add_presets (AluetteSetupPage *self)
{
  int own = aluette_own_face_get_villager (self->settings);

  aluette_remove_children (GTK_WIDGET (self->presets));
  for (guint i = 0; i < self->ui->presentation->n_presets; i++)
    {
      const AluetteMatchPreset *preset = &self->ui->presentation->presets[i];
      const char *title = self->place != ALUETTE_SETUP_HERE ? preset->table_title : preset->title;
      GtkWidget *button;

      if (title == NULL)
        continue;
      button = aluette_preset_button_new (preset, _(title), own);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "setup.preset");
      gtk_flow_box_append (self->presets, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
}

/* What is shown */

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
  gtk_widget_set_sensitive (GTK_WIDGET (self->game_choice), self->standing == NULL);
}

static gboolean
has_score_sheet (const AluetteUiKind *ui)
{
  return ui->sheet_new != NULL;
}

/* For real cards, the page begins a score sheet, not a match. */
static void
show_purpose (AluetteSetupPage *self)
{
  gboolean real = alu_game_header_is_real (&self->header);
  gboolean for_others = self->place != ALUETTE_SETUP_HERE;
  const char *title = self->place == ALUETTE_SETUP_PHONES ? _("Play with Phones")
                      : for_others                        ? _("Open a Table")
                      : real                              ? _("Keep Score")
                                                          : _("New Match");
  const char *start = for_others ? _("_Open Table") : real ? _("_Start") : _("_Play");
  const char *spoken = for_others ? C_("network", "Open Table")
                       : real     ? C_("score sheet", "Start")
                                  : C_("view", "Play");

  adw_window_title_set_title (self->title, title);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), title);
  gtk_button_set_label (GTK_BUTTON (self->start), start);
  aluette_set_accessible_name (self->start, spoken);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->start),
                                  for_others ? "win.open-table" : "win.start");
  gtk_widget_set_visible (GTK_WIDGET (self->length),
                          aluette_game_setup_has_sets (self->kind) && !for_others);
  gtk_widget_set_visible (self->presets_group, !real && self->ui->presentation->n_presets > 0);
  aluette_game_choice_set_filter (self->game_choice, real ? has_score_sheet : NULL);
}

/* Returns: (transfer none): one sentence about who sits where, and one about what to do. */
static const char *
describe_seats (AluetteSetupPage *self)
{
  if (self->kind->n_teams == 0)
    return self->kind->clockwise
               ? _("The turn passes to the left. Press a seat to change its player.")
               : _("The turn passes to the right. Press a seat to change its player.");
  return alu_game_team_size (self->kind, self->header.rules.n_seats) > 2
             ? _("Partners sit in every other seat. Press a seat to change its player.")
             : _("Partners sit opposite each other. Press a seat to change its player.");
}

void
aluette_setup_page_show_header (AluetteSetupPage *self)
{
  aluette_setup_page_show_rules (self);
  show_purpose (self);
  adw_preferences_group_set_description (self->players, describe_seats (self));
  aluette_seat_grid_set_players (self->seats, self->kind, &self->header);
  aluette_setup_page_show_bot_level (self);
  aluette_setup_page_show_convention (self);
  check_seating (self);
}

/* The game */

static void
fill_choices (AluetteSetupPage *self)
{
  g_autoptr (GtkStringList) sets = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);

  for (int set = 0; set < self->kind->n_rule_sets; set++)
    gtk_string_list_append (sets, aluette_game_rule_set_name (self->kind, set));
  for (int level = 1; self->bots != NULL && level < self->bots->n_levels; level++)
    gtk_string_list_append (
        levels, aluette_presentation_kind_get_level_name (self->ui->presentation, level));
  self->setting = TRUE;
  adw_combo_row_set_model (self->bot_level, G_LIST_MODEL (levels));
  adw_combo_row_set_model (self->rule_sets, G_LIST_MODEL (sets));
  self->setting = FALSE;
}

static void
set_kind (AluetteSetupPage *self, const AluGameKind *kind)
{
  self->kind = kind;
  self->ui = aluette_ui_kind_from_id (kind->id);
  self->bots = alu_bot_kind_from_id (kind->id);
  aluette_game_choice_set_game (self->game_choice, kind);
  fill_choices (self);
  add_presets (self);
}

/* Proposes a match of a game of which nothing is known. */
static void
propose_first (AluetteSetupPage *self, const AluGameKind *kind, const char *name, gboolean real)
{
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  AluGameRules rules;

  alu_game_rules_init (kind, &rules, 0, 0);
  if (real)
    aluette_game_setup_propose_real (&rules, header);
  else
    aluette_game_setup_propose (kind, &rules, name, header);
  aluette_setup_page_set_match (self, kind, header);
}

void
aluette_setup_page_propose (AluetteSetupPage *self, const AluGameKind *kind)
{
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);

  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));

  if (!aluette_last_setup_get (self->settings, kind, header))
    {
      g_autofree char *name = aluette_own_face_get_name (self->settings);
      AluGameRules rules;

      alu_game_rules_init (kind, &rules, 0, 0);
      aluette_game_setup_propose (kind, &rules, name, header);
    }
  aluette_player_name_avoid (self->settings, header);
  aluette_setup_page_set_match (self, kind, header);
}

void
aluette_setup_page_choose_game (AluetteSetupPage *self, const AluGameKind *kind)
{
  g_autofree AluGameHeader *draft = NULL;
  gboolean real;

  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));

  if (kind == self->kind)
    return;
  real = alu_game_header_is_real (&self->header);
  g_hash_table_steal_extended (self->drafts, kind, NULL, (gpointer *) &draft);
  if (draft != NULL)
    aluette_setup_page_set_match (self, kind, draft);
  else if (!real)
    aluette_setup_page_propose (self, kind);
  if (self->kind != kind)
    propose_first (self, kind, self->header.players[0].name, real);
}

static void
game_chosen (AluetteSetupPage *self)
{
  aluette_setup_page_choose_game (self, aluette_game_choice_get_game (self->game_choice));
}

static void
aluette_setup_page_dispose (GObject *object)
{
  AluetteSetupPage *self = ALUETTE_SETUP_PAGE (object);

  g_clear_pointer (&self->drafts, g_hash_table_unref);
  g_clear_pointer (&self->option_rows, g_ptr_array_unref);
  g_clear_pointer (&self->header_bar, gtk_widget_unparent);
  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_pointer (&self->start, gtk_widget_unparent);
  g_clear_pointer (&self->standing, g_free);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_setup_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, header_bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, start);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, page);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, game_choice);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, presets_group);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, players);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, presets);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, bot_level);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, strong_partners);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, rule_sets);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, seat_counts);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, length);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, length_group);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, seats);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, fault);
  gtk_widget_class_bind_template_child (widget_class, AluetteSetupPage, options);
}

static void
aluette_setup_page_class_init (AluetteSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_setup_page_dispose;
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  g_type_ensure (ALUETTE_TYPE_GAME_CHOICE);
  g_type_ensure (ALUETTE_TYPE_SEAT_GRID);
  g_type_ensure (ALUETTE_TYPE_SWITCH_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-setup-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, update_length_label);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen);
  gtk_widget_class_bind_template_callback (widget_class, seat_changed);
  gtk_widget_class_bind_template_callback_full (widget_class, "seat_count_chosen",
                                                G_CALLBACK (aluette_setup_page_seat_count_chosen));
  gtk_widget_class_bind_template_callback_full (widget_class, "bot_level_chosen",
                                                G_CALLBACK (aluette_setup_page_bot_level_chosen));
  gtk_widget_class_bind_template_callback_full (
      widget_class, "strong_partners_chosen",
      G_CALLBACK (aluette_setup_page_strong_partners_chosen));
  gtk_widget_class_bind_template_callback_full (widget_class, "rule_set_chosen",
                                                G_CALLBACK (aluette_setup_page_rule_set_chosen));
  gtk_widget_class_install_action (widget_class, "setup.preset", "u", preset_action);
}

static void
aluette_setup_page_init (AluetteSetupPage *self)
{
  self->settings = aluette_settings_new ();
  self->option_rows = g_ptr_array_new ();
  self->drafts = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->setting = TRUE; /* the template selects rows */
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_combo_show_whole (self->rule_sets);
  aluette_combo_show_whole (self->seat_counts);
  aluette_combo_show_whole (self->length);
  aluette_combo_show_whole (self->bot_level);
  /* Its own title names only the row inside it. */
  aluette_set_accessible_name (self->options, _("Rules and Options"));
}

static void
rename_first_human (AluGameHeader *header, const char *name)
{
  guint people = alu_game_humans (header);

  if (people != 0)
    g_strlcpy (header->players[g_bit_nth_lsf (people, -1)].name, name,
               sizeof header->players[0].name);
}

/* The user has another name from now on: it is that of the first person at this screen. */
static void
name_changed (AluetteSetupPage *self)
{
  g_autofree char *name = aluette_own_face_get_name (self->settings);
  GHashTableIter iter;
  gpointer draft;

  g_hash_table_iter_init (&iter, self->drafts);
  while (g_hash_table_iter_next (&iter, NULL, &draft))
    rename_first_human (draft, name);
  rename_first_human (&self->header, name);
  aluette_setup_page_show_header (self);
}

GtkWidget *
aluette_setup_page_new (const AluGameKind *kind, const AluGameHeader *header)
{
  AluetteSetupPage *self = g_object_new (ALUETTE_TYPE_SETUP_PAGE, NULL);

  if (header != NULL)
    aluette_setup_page_set_match (self, kind, header);
  else
    aluette_setup_page_propose (self, kind);
  g_signal_connect_object (self->settings, "changed::" ALUETTE_OWN_FACE_KEY,
                           G_CALLBACK (add_presets), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::player-name", G_CALLBACK (name_changed), self,
                           G_CONNECT_SWAPPED);
  update_length_label (self);
  return GTK_WIDGET (self);
}

void
aluette_setup_page_set_match (AluetteSetupPage *self, const AluGameKind *kind,
                              const AluGameHeader *header)
{
  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));
  g_return_if_fail (kind != NULL && header != NULL);

  if (self->kind != NULL && self->kind != kind)
    g_hash_table_replace (self->drafts, (gpointer) self->kind,
                          g_memdup2 (&self->header, sizeof self->header));
  if (self->kind != NULL
      && alu_game_header_is_real (header) != alu_game_header_is_real (&self->header))
    g_hash_table_remove_all (self->drafts);
  self->header = *header;
  prepare_for_place (self, kind, &self->header);
  if (self->kind != kind)
    set_kind (self, kind);
  self->convention = aluette_game_setup_has_convention (kind, header);
  aluette_setup_page_show_header (self);
}

const AluGameKind *
aluette_setup_page_get_game (AluetteSetupPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_SETUP_PAGE (self), NULL);

  return self->kind;
}

const AluGameHeader *
aluette_setup_page_get_header (AluetteSetupPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_SETUP_PAGE (self), NULL);

  return &self->header;
}

void
aluette_setup_page_set_place (AluetteSetupPage *self, AluetteSetupPlace place)
{
  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));

  if (self->place == place)
    return;
  self->place = place;
  aluette_seat_grid_set_for_network (self->seats, place != ALUETTE_SETUP_HERE);
  add_presets (self);
  if (place == ALUETTE_SETUP_HERE)
    /* The match that was proposed before has no place for bots any more. */
    aluette_setup_page_propose (self, self->kind);
  prepare_for_place (self, self->kind, &self->header);
  aluette_setup_page_show_header (self);
}

AluetteSetupPlace
aluette_setup_page_get_place (AluetteSetupPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_SETUP_PAGE (self), ALUETTE_SETUP_HERE);

  return self->place;
}

static GVariant *
pack_header (const AluGameHeader *header)
{
  return aluette_page_pack (header, sizeof *header);
}

/* The game and its match, those of other games, and the choices that are not in a match. */
static GVariant *
setup_page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteSetupPage *self = ALUETTE_SETUP_PAGE (page);
  GVariantBuilder drafts = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(say)"));
  GHashTableIter iter;
  gpointer kind, draft;

  g_hash_table_iter_init (&iter, self->drafts);
  while (g_hash_table_iter_next (&iter, &kind, &draft))
    g_variant_builder_add (&drafts, "(s@ay)", ((const AluGameKind *) kind)->id,
                           pack_header (draft));
  return g_variant_new ("(s@aya(say)ubu)", self->kind->id, pack_header (&self->header), &drafts,
                        self->place, self->convention,
                        adw_combo_row_get_selected (self->length));
}

/* @drafts: (transfer full): the matches of other games */
static void
restore_drafts (AluetteSetupPage *self, GVariantIter *drafts)
{
  const char *id;
  GVariant *bytes;

  while (g_variant_iter_loop (drafts, "(&s@ay)", &id, &bytes))
    {
      AluGameHeader *draft = g_new (AluGameHeader, 1);

      aluette_page_unpack (bytes, draft, sizeof *draft);
      g_hash_table_replace (self->drafts, (gpointer) alu_game_kind_from_id (id), draft);
    }
  g_variant_iter_free (drafts);
}

static void
setup_page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteSetupPage *self = ALUETTE_SETUP_PAGE (page);
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  g_autoptr (GVariant) bytes = NULL;
  GVariantIter *drafts;
  const char *id;
  gboolean convention;
  guint place, length;

  if (context->state == NULL)
    return;
  g_variant_get (context->state, "(&s@aya(say)ubu)", &id, &bytes, &drafts, &place, &convention,
                 &length);
  aluette_page_unpack (bytes, header, sizeof *header);
  aluette_setup_page_set_place (self, place);
  aluette_setup_page_set_match (self, alu_game_kind_from_id (id), header);
  self->header = *header;
  aluette_setup_page_show_header (self);
  g_hash_table_remove_all (self->drafts);
  restore_drafts (self, drafts);
  self->convention = convention;
  aluette_setup_page_show_convention (self);
  adw_combo_row_set_selected (self->length, length);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = setup_page_get_state;
  iface->set_state = setup_page_set_state;
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

  return aluette_game_setup_has_sets (self->kind) && adw_combo_row_get_selected (self->length) == 1;
}

/* Shows the page from its beginning, wherever it was scrolled to before. */
static void
scroll_to_top (AluetteSetupPage *self)
{
  GtkWidget *child = gtk_widget_get_first_child (self->page);

  while (child != NULL && !GTK_IS_SCROLLED_WINDOW (child))
    child = gtk_widget_get_first_child (child);
  if (child != NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (child)), 0);
}

void
aluette_setup_page_focus (AluetteSetupPage *self)
{
  g_return_if_fail (ALUETTE_IS_SETUP_PAGE (self));

  scroll_to_top (self);

  if (!gtk_widget_grab_focus (self->start))
    gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
}
