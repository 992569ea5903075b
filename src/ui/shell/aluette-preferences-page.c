/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/portraits/aluette-face-chooser.h"
#include "ui/shell/aluette-preferences-page.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-switch-row.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-player-name.h"
#include "ui/shell/aluette-sounds.h"
#include "ui/table/aluette-ui-kind.h"

struct _AluettePreferencesPage
{
  AdwPreferencesPage parent_instance;

  AdwPreferencesGroup *player;
  GtkEditable *name;
  AdwPreferencesGroup *appearance;

  GSettings *settings;
};

/* Settings whose switch or choice has the key as its id in the template. */
static const char *const switches[] = { "card-indices", "card-captions", "own-eyes",
                                        "signs-stay",   "take-back",     "aids",
                                        "talk",         "sounds",        "coach-hints",
                                        "coach-claims" };
static const char *const choices[] = { "language",    "color-scheme",   "pack",
                                       "animation-speed", "bot-pace", "trick-pause",
                                       "sign-difficulty" };

G_DEFINE_FINAL_TYPE (AluettePreferencesPage, aluette_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

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
      aluette_switch_row_set_active (ALUETTE_SWITCH_ROW (toggle), TRUE);
    }
  else
    g_settings_bind (settings, "sign-captions", toggle, "active", G_SETTINGS_BIND_DEFAULT);
}

/* Shows what is in force: easy signs turn the switch on and keep its own value for later. */
static void
set_up_sign_descriptions (GtkWidget *toggle, GSettings *settings)
{
  g_settings_bind_with_mapping (settings, "sign-difficulty", toggle, "sensitive",
                                G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY, get_described,
                                NULL, NULL, NULL);
  g_signal_connect_object (settings, "changed::sign-difficulty", G_CALLBACK (show_described),
                           toggle, G_CONNECT_SWAPPED);
  show_described (toggle, NULL, settings);
}

/* Returns: (transfer full): the values of a setting, as the schema lists them. */
static GStrv
list_values (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) row = NULL;
  g_autoptr (GVariant) range = NULL, values = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  row = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (row);
  g_variant_get (range, "(sv)", NULL, &values);
  return g_variant_dup_strv (values, NULL);
}

static gboolean
value_to_index (GValue *index, GVariant *value, gpointer values)
{
  for (guint i = 0; ((GStrv) values)[i] != NULL; i++)
    if (g_str_equal (((GStrv) values)[i], g_variant_get_string (value, NULL)))
      {
        g_value_set_uint (index, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
index_to_value (const GValue *index, const GVariantType *type, gpointer values)
{
  guint i = g_value_get_uint (index);

  return i < g_strv_length (values) ? g_variant_new_string (((GStrv) values)[i]) : NULL;
}

static void
free_values (gpointer values)
{
  g_strfreev (values);
}

/* The choices of @row are the labels of the values, in the order of the schema. */
static void
bind_choice (GSettings *settings, const char *key, AdwComboRow *row)
{
  aluette_combo_show_whole (row);
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                value_to_index, index_to_value, list_values (settings, key),
                                free_values);
}

/* Adds a setting of one game. */
static void
add_game_choice (AluettePreferencesPage *self, const AluetteSettingText *text)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (guint i = 0; text->labels[i] != NULL; i++)
    gtk_string_list_append (labels, g_dpgettext2 (NULL, text->context, text->labels[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(text->title));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
  bind_choice (self->settings, text->key, ADW_COMBO_ROW (row));
  adw_preferences_group_add (self->appearance, row);
}

/* Stores a name that a record can contain; an empty one stands for the default. Another one is
 * marked as wrong and changes nothing. */
static void
name_changed (AluettePreferencesPage *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  aluette_set_css_class (GTK_WIDGET (self->name), "error",
                         !aluette_player_name_set (self->settings, name));
}

static void
aluette_preferences_page_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_PREFERENCES_PAGE (object)->settings);
  G_OBJECT_CLASS (aluette_preferences_page_parent_class)->dispose (object);
}

static void
aluette_preferences_page_class_init (AluettePreferencesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_preferences_page_dispose;
  g_type_ensure (ALUETTE_TYPE_SWITCH_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-preferences-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluettePreferencesPage, player);
  gtk_widget_class_bind_template_child (widget_class, AluettePreferencesPage, name);
  gtk_widget_class_bind_template_child (widget_class, AluettePreferencesPage, appearance);
  gtk_widget_class_bind_template_child_full (widget_class, "sign-captions", FALSE, 0);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    gtk_widget_class_bind_template_child_full (widget_class, switches[i], FALSE, 0);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_widget_class_bind_template_child_full (widget_class, choices[i], FALSE, 0);
}

/* Returns: (transfer none): the switch or choice of a setting. */
static gpointer
get_control (AluettePreferencesPage *self, const char *key)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), ALUETTE_TYPE_PREFERENCES_PAGE, key);
}

static void
aluette_preferences_page_init (AluettePreferencesPage *self)
{
  g_autofree char *name = NULL;

  self->settings = aluette_settings_new ();
  name = aluette_own_face_get_name (self->settings);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_editable_set_text (self->name, name);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_changed), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->player, aluette_face_chooser_new (self->settings, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (self->settings, switches[i], get_control (self, switches[i]), "active",
                     G_SETTINGS_BIND_DEFAULT);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    bind_choice (self->settings, choices[i], get_control (self, choices[i]));
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    for (guint k = 0; k < aluette_ui_kinds[i]->presentation->n_settings; k++)
      add_game_choice (self, &aluette_ui_kinds[i]->presentation->settings[k]);
  set_up_sign_descriptions (get_control (self, "sign-captions"), self->settings);
  gtk_widget_set_visible (get_control (self, "sounds"), aluette_sounds_available ());
}
