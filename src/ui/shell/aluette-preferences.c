/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-preferences.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-side-window.h"
#include "ui/shell/aluette-sounds.h"

#define NAME "preferences"

/* A preference with a few values, each with its words. */
typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle; /* (nullable) */
  const char *values[5];
  const char *labels[5];
} Choice;

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);
  return group;
}

static void
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

static void
add_looks (AdwPreferencesPage *page, GSettings *settings)
{
  AdwPreferencesGroup *group = add_group (page, _("Looks"));
  Choice language = { "language",
                      _("Language"),
                      NULL,
                      { "", "fr", "en" },
                      { _("As the system"), "Français", "English" } };
  Choice scheme = { "color-scheme",
                    _("Style"),
                    NULL,
                    { "system", "light", "dark" },
                    { _("As the system"), _("Light"), _("Dark") } };
  Choice pack = { "pack",
                  _("Pack"),
                  _("The twelve hands game always uses the French suits."),
                  { "aluette", "french" },
                  { _("Aluette"), _("French suits") } };

  add_choice (group, settings, &language);
  add_choice (group, settings, &scheme);
  add_choice (group, settings, &pack);
  add_switch (group, settings, "card-indices", _("Rank and suit in the corners"), NULL);
  add_switch (group, settings, "card-captions", _("Names under the cards that have one"), NULL);
}

static void
add_play (AdwPreferencesPage *page, GSettings *settings)
{
  AdwPreferencesGroup *group = add_group (page, _("Play"));
  Choice speed = { "animation-speed",
                   _("Cards travel"),
                   _("Nothing moves where the system asks for reduced motion."),
                   { "off", "slow", "normal", "fast" },
                   { C_("speed", "Not at all"), C_("speed", "Slowly"), C_("speed", "Normally"),
                     C_("speed", "Fast") } };
  Choice pace = { "bot-pace",
                  _("Bots think"),
                  NULL,
                  { "slow", "normal", "fast", "instant" },
                  { C_("pace", "Slowly"), C_("pace", "Normally"), C_("pace", "Fast"),
                    C_("pace", "At once") } };
  Choice pause = { "trick-pause",
                   _("A finished trick stays"),
                   _("A click or key goes on at once."),
                   { "short", "normal", "long", "until-click" },
                   { C_("pause", "Briefly"), C_("pause", "Normally"), C_("pause", "Long"),
                     C_("pause", "Until a click") } };
  Choice sight = { "sign-difficulty",
                   _("Signs of others"),
                   NULL,
                   { "learner", "regular", "cafe" },
                   { C_("signs", "Slow and large, in words"), C_("signs", "As in life"),
                     C_("signs", "Quick and small, as at the café") } };

  add_choice (group, settings, &speed);
  add_choice (group, settings, &pace);
  add_choice (group, settings, &pause);
  add_choice (group, settings, &sight);
  add_switch (group, settings, "sign-captions", _("Signs in words"),
              _("Others’ signs that you could see are also written on the table."));
  add_switch (
      group, settings, "take-back", _("Taking back"),
      _("Cards can be taken back within the deal. Off for matches played for the record."));
  add_switch (group, settings, "aids", _("Aids"),
              _("Show which cards still out beat or tie the one pointed at."));
  if (aluette_sounds_available ())
    add_switch (group, settings, "sounds", _("Sounds"),
                _("Cards, tricks and your turn can be heard. Signs make no sound."));
}

static void
add_coach (AdwPreferencesPage *page, GSettings *settings)
{
  AdwPreferencesGroup *group = add_group (page, _("Coach"));

  add_switch (group, settings, "coach-hints", _("Hints"),
              _("On request, when it is your turn. Never in matches played for the record."));
  add_switch (group, settings, "coach-claims", _("Ending a settled deal"),
              _("When the rest of a deal can change nothing, offer to play it to its end."));
}

/* Not libadwaita’s own window for it: that of version 1.2 never frees the lists of its choices. */
void
aluette_preferences_present (GtkWindow *parent, GSettings *settings)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  GtkWindow *window = aluette_side_window_new (GTK_WIDGET (parent), _("Preferences"),
                                               GTK_WIDGET (page));

  gtk_widget_set_name (GTK_WIDGET (window), NAME);
  gtk_window_set_default_size (window, 640, 576);
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

      if (g_str_equal (gtk_widget_get_name (window), NAME))
        return TRUE;
    }
  return FALSE;
}
