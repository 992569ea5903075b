/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_SETTINGS_ENABLE_BACKEND
#include "presentation/common/aluette-settings-file.h"

#include <gio/gsettingsbackend.h>

#include "model/session/aluette-user-file.h"

struct _AluetteSettingsFile
{
  GObject parent_instance;

  GSettings *settings;
  AluetteBacklog *backlog;
  char *path;
  char *group;
  GHashTable *changes; /* keys and the texts of their values; NULL is the default */
  guint check;         /* id of the source that looks whether GSettings has written them, or 0 */
};

G_DEFINE_FINAL_TYPE (AluetteSettingsFile, aluette_settings_file, G_TYPE_OBJECT)

static void
aluette_settings_file_finalize (GObject *object)
{
  AluetteSettingsFile *self = ALUETTE_SETTINGS_FILE (object);

  g_clear_handle_id (&self->check, g_source_remove);
  g_object_unref (self->settings);
  g_object_unref (self->backlog);
  g_free (self->path);
  g_free (self->group);
  g_hash_table_unref (self->changes);
  G_OBJECT_CLASS (aluette_settings_file_parent_class)->finalize (object);
}

static void
aluette_settings_file_class_init (AluetteSettingsFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_settings_file_finalize;
}

static void
aluette_settings_file_init (AluetteSettingsFile *self)
{
  self->changes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/* Returns: (transfer full) (nullable): the value as GSettings writes it; NULL is the default. */
static char *
print_value (AluetteSettingsFile *self, const char *key)
{
  g_autoptr (GVariant) value = g_settings_get_user_value (self->settings, key);

  return value != NULL ? g_variant_print (value, FALSE) : NULL;
}

/* GSettings deletes the file before it writes a new one, if there is no other way. */
static void
add_all (AluetteSettingsFile *self)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (self->settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    if (!g_hash_table_contains (self->changes, keys[i]))
      g_hash_table_insert (self->changes, g_strdup (keys[i]), print_value (self, keys[i]));
}

/* Returns: (transfer full): the content of the file with the changes that it lacks. Forgets those
 * that are in it. */
static GKeyFile *
load_with_changes (AluetteSettingsFile *self)
{
  GKeyFile *file = g_key_file_new ();
  GHashTableIter iter;
  gpointer key, text;

  if (!g_key_file_load_from_file (file, self->path, G_KEY_FILE_KEEP_COMMENTS, NULL))
    add_all (self);
  g_hash_table_iter_init (&iter, self->changes);
  while (g_hash_table_iter_next (&iter, &key, &text))
    {
      g_autofree char *saved = g_key_file_get_value (file, self->group, key, NULL);

      if (g_strcmp0 (saved, text) == 0)
        g_hash_table_iter_remove (&iter);
      else if (text != NULL)
        g_key_file_set_value (file, self->group, key, text);
      else
        g_key_file_remove_key (file, self->group, key, NULL);
    }
  return file;
}

/* Returns: whether all is saved. */
static gboolean
save (gpointer data)
{
  AluetteSettingsFile *self = data;
  g_autoptr (GKeyFile) file = load_with_changes (self);
  g_autoptr (GError) error = NULL;

  if (g_hash_table_size (self->changes) > 0
      && aluette_user_file_save_keys (self->path, file, &error))
    g_hash_table_remove_all (self->changes);
  aluette_backlog_set (self->backlog, self, save, self, g_hash_table_size (self->changes),
                       error != NULL ? error->message : NULL);
  return error == NULL;
}

static gboolean
on_check (gpointer data)
{
  ALUETTE_SETTINGS_FILE (data)->check = 0;
  save (data);
  return G_SOURCE_REMOVE;
}

/* Returns: whether the file has @text as the value of @key, NULL for its default. */
static gboolean
is_in_file (AluetteSettingsFile *self, const char *key, const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *saved = NULL;

  if (!g_key_file_load_from_file (file, self->path, G_KEY_FILE_NONE, NULL))
    return FALSE;
  saved = g_key_file_get_value (file, self->group, key, NULL);
  return g_strcmp0 (saved, text) == 0;
}

/* GSettings emits this before it writes, and again if it reads the file after it could not. It also
 * emits it when another process has written the file, which must not be written back: that process
 * may have written more by the time of the check. */
static void
settings_changed (AluetteSettingsFile *self, const char *key)
{
  g_autofree char *text = print_value (self, key);
  gboolean is_checked = self->check != 0 && g_hash_table_contains (self->changes, key);

  if (!is_checked && is_in_file (self, key, text))
    return;
  g_hash_table_insert (self->changes, g_strdup (key), g_steal_pointer (&text));
  aluette_backlog_set (self->backlog, self, save, self, g_hash_table_size (self->changes), NULL);
  if (self->check == 0)
    self->check = g_idle_add_full (G_PRIORITY_HIGH, on_check, self, NULL);
}

AluetteSettingsFile *
aluette_settings_file_new (GSettings *settings, AluetteBacklog *backlog)
{
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autofree char *path = NULL;
  AluetteSettingsFile *self;

  g_object_get (settings, "backend", &backend, "path", &path, NULL);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (backend), "filename") == NULL)
    return NULL;
  self = g_object_new (ALUETTE_TYPE_SETTINGS_FILE, NULL);
  self->settings = g_object_ref (settings);
  self->backlog = g_object_ref (backlog);
  g_object_get (backend, "filename", &self->path, NULL);
  self->group = g_strndup (path + 1, strlen (path) - 2);
  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}
