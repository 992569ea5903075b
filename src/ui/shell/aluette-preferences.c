/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-preferences.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-dialog-window.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-face-chooser.h"
#include "ui/shell/aluette-player-name.h"
#include "ui/shell/aluette-sounds.h"
#include "ui/table/aluette-ui-kind.h"

#define NAME "preferences"

/* A setting with a few values, and the labels of these values. */
typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle; /* (nullable) */
  const char *values[ALUETTE_SETTING_MAX_VALUES + 1];
  const char *labels[ALUETTE_SETTING_MAX_VALUES + 1];
} Choice;

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);
  return group;
}

/* Returns: (transfer none): the switch. */
static GtkWidget *
add_switch (AdwPreferencesGroup *group, GSettings *settings, const char *key, const char *title,
            const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  g_settings_bind (settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
  return toggle;
}

/* Easy signs are always described, whatever the switch was before. */
static gboolean
get_described (GValue *value, GVariant *difficulty, gpointer unused)
{
  g_value_set_boolean (value, !g_str_equal (g_variant_get_string (difficulty, NULL), "learner"));
  return TRUE;
}

static void
show_described (GtkWidget *toggle, const char *key, GSettings *settings)
{
  g_autofree char *difficulty = g_settings_get_string (settings, "sign-difficulty");

  if (g_str_equal (difficulty, "learner"))
    {
      g_settings_unbind (toggle, "active");
      gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
    }
  else
    g_settings_bind (settings, "sign-captions", toggle, "active", G_SETTINGS_BIND_DEFAULT);
}

/* Shows what is in force: easy signs turn the switch on and keep its own value for later. */
static void
add_sign_descriptions (AdwPreferencesGroup *group, GSettings *settings)
{
  GtkWidget *toggle = add_switch (group, settings, "sign-captions", _("Sign Descriptions"),
                                  _("Show the signs you can see as text"));

  g_settings_bind_with_mapping (settings, "sign-difficulty", toggle, "sensitive",
                                G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY, get_described,
                                NULL, NULL, NULL);
  g_signal_connect_object (settings, "changed::sign-difficulty", G_CALLBACK (show_described),
                           toggle, G_CONNECT_SWAPPED);
  show_described (toggle, NULL, settings);
}

static gboolean
value_to_index (GValue *value, GVariant *variant, gpointer choice)
{
  const Choice *self = choice;

  for (guint i = 0; i < G_N_ELEMENTS (self->values) && self->values[i] != NULL; i++)
    if (g_str_equal (self->values[i], g_variant_get_string (variant, NULL)))
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
index_to_value (const GValue *value, const GVariantType *type, gpointer choice)
{
  const Choice *self = choice;
  guint index = g_value_get_uint (value);

  return index < G_N_ELEMENTS (self->values) && self->values[index] != NULL
             ? g_variant_new_string (self->values[index])
             : NULL;
}

static void
add_choice (AdwPreferencesGroup *group, GSettings *settings, const Choice *choice)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (choice->labels);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), choice->title);
  if (choice->subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), choice->subtitle);
  aluette_combo_show_whole (ADW_COMBO_ROW (row));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
  g_settings_bind_with_mapping (settings, choice->key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                value_to_index, index_to_value, g_memdup2 (choice, sizeof *choice),
                                g_free);
  adw_preferences_group_add (group, row);
}

/* Adds a setting of one game. */
static void
add_game_choice (AdwPreferencesGroup *group, GSettings *settings, const AluetteSettingText *text)
{
  Choice choice = { .key = text->key, .title = _(text->title) };

  for (guint i = 0; text->values[i] != NULL; i++)
    {
      choice.values[i] = text->values[i];
      choice.labels[i] = g_dpgettext2 (NULL, text->context, text->labels[i]);
    }
  add_choice (group, settings, &choice);
}

static void
add_looks (AdwPreferencesPage *page, GSettings *settings)
{
  AdwPreferencesGroup *group = add_group (page, _("Appearance"));
  Choice language = { "language",
                      _("Language"),
                      NULL,
                      { "", "fr", "en" },
                      { _("Follow System"), "Français", "English" } };
  Choice scheme = { "color-scheme",
                    _("Style"),
                    NULL,
                    { "system", "light", "dark" },
                    { _("Follow System"), _("Light"), _("Dark") } };
  Choice deck = { "pack",
                  _("Deck"),
                  _("Twelve Hands always uses French suits"),
                  { "aluette", "french" },
                  { _("Aluette"), _("French Suits") } };

  add_choice (group, settings, &language);
  add_choice (group, settings, &scheme);
  add_choice (group, settings, &deck);
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    for (guint k = 0; k < aluette_ui_kinds[i]->presentation->n_settings; k++)
      add_game_choice (group, settings, &aluette_ui_kinds[i]->presentation->settings[k]);
  add_switch (group, settings, "card-indices", _("Rank and Suit in the Corners"), NULL);
  add_switch (group, settings, "card-captions", _("Card Names"),
              _("Under the cards that have one"));
}

/* Stores a name that a record can contain; an empty one stands for the default. Another one is
 * marked as wrong and changes nothing. */
static void
name_changed (GtkEditable *row, GSettings *settings)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (row)));

  aluette_set_css_class (GTK_WIDGET (row), "error", !aluette_player_name_set (settings, name));
}

static void
add_player (AdwPreferencesPage *page, GSettings *settings)
{
  AdwPreferencesGroup *group = add_group (page, C_("settings", "You"));
  GtkWidget *row = adw_entry_row_new ();
  g_autofree char *name = aluette_own_face_get_name (settings);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Your Name"));
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  g_signal_connect_object (row, "changed", G_CALLBACK (name_changed), settings, 0);
  adw_preferences_group_add (group, row);
  adw_preferences_group_add (group, aluette_face_chooser_new (settings));
}

/* Adds settings of signs and gaze to the group of play. */
static void
add_signs (AdwPreferencesGroup *group, GSettings *settings)
{
  Choice difficulty = {
    "sign-difficulty",
    _("Other Players’ Signs"),
    _("Easy signs are slow and described in words. Hard signs are quick and small, "
       "as at the café."),
    { "learner", "regular", "cafe" },
    { C_("signs", "Easy"), C_("signs", "Realistic"), C_("signs", "Hard") }
  };

  add_choice (group, settings, &difficulty);
  add_sign_descriptions (group, settings);
  add_switch (group, settings, "own-eyes", _("Your Gaze"),
              _("With realistic or hard signs, see only the face you point at or touch. Bots see "
                 "where you look."));
}

/* Adds what the table offers to the group of play. */
static void
add_aids (AdwPreferencesGroup *group, GSettings *settings)
{
  add_switch (group, settings, "take-back", C_("setting", "Undo"),
              _("Take back cards during a deal. Turn off for matches that count."));
  add_switch (group, settings, "aids", _("Card Tips"),
              _("Point at a card to see which cards still to come beat or tie it"));
  if (aluette_sounds_available ())
    add_switch (group, settings, "sounds", _("Sounds"),
                _("For cards, tricks and your turn. Signs are silent."));
}

static void
add_coach (AdwPreferencesPage *page, GSettings *settings)
{
  AdwPreferencesGroup *group = add_group (page, _("Coach"));

  add_switch (group, settings, "coach-hints", _("Hints"),
              _("On request, when it is your turn. Never in matches that count."));
  add_switch (group, settings, "coach-claims", _("Decided Deals"),
              _("Offer to play out a deal whose result can no longer change"));
}

static void
add_play (AdwPreferencesPage *page, GSettings *settings)
{
  AdwPreferencesGroup *group = add_group (page, _("Play"));
  Choice speed = { "animation-speed",
                   _("Card Animation"),
                   _("Turned off when the system reduces animations"),
                   { "off", "slow", "normal", "fast" },
                   { C_("speed", "Off"), C_("speed", "Slow"), C_("speed", "Normal"),
                     C_("speed", "Fast") } };
  Choice pace = { "bot-pace",
                  _("Bot Thinking Time"),
                  NULL,
                  { "slow", "normal", "fast", "instant" },
                  { C_("pace", "Long"), C_("pace", "Normal"), C_("pace", "Short"),
                    C_("pace", "None") } };
  Choice pause = { "trick-pause",
                   _("Pause After Each Trick"),
                   _("Click or press a key to continue immediately"),
                   { "short", "normal", "long", "until-click" },
                   { C_("pause", "Short"), C_("pause", "Normal"), C_("pause", "Long"),
                     C_("pause", "Until Clicked") } };

  add_choice (group, settings, &speed);
  add_choice (group, settings, &pace);
  add_choice (group, settings, &pause);
  add_signs (group, settings);
  add_aids (group, settings);
}

/* Does not use AdwPreferencesWindow: in libadwaita 1.2 it never frees the lists of its combo rows.
 */
void
aluette_preferences_present (GtkWindow *parent, GSettings *settings)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWindow *window = aluette_dialog_window_new (GTK_WIDGET (parent), _("Preferences"),
                                                 GTK_WIDGET (page));

  gtk_widget_set_name (GTK_WIDGET (window), NAME);
  gtk_window_set_default_size (window, 640, 576);
  add_player (page, settings);
  add_looks (page, settings);
  add_play (page, settings);
  add_coach (page, settings);
  gtk_window_present (window);
}

gboolean
aluette_preferences_are_open (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_visible (window) && g_str_equal (gtk_widget_get_name (window), NAME))
        return TRUE;
    }
  return FALSE;
}
