/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_SETTINGS_ENABLE_BACKEND
#include "config.h"

#include "presentation/common/aluette-settings.h"

#include <gio/gsettingsbackend.h>

/* The key that is tested for being writable. Any key works, because only the whole folder can be
 * read-only. */
#define PROBE "language"

/* Copies the values in @saved that differ from the defaults to @memory. */
static void
copy_values (GSettings *saved, GSettings *memory)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (saved, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (saved, keys[i]);

      if (value != NULL)
        g_settings_set_value (memory, keys[i], value);
    }
}

/* Returns: (transfer full): settings in memory, initialized from @saved, with a shared backend */
static GSettings *
new_in_memory (GSettings *saved)
{
  static const char *const name = "aluette-memory";
  g_autoptr (GSettingsBackend) backend = g_settings_backend_get_default ();
  GSettingsBackend *memory = g_object_get_data (G_OBJECT (backend), name);
  GSettings *settings;

  if (memory != NULL)
    return g_settings_new_with_backend (APPLICATION_ID, memory);
  memory = g_memory_settings_backend_new ();
  g_object_set_data_full (G_OBJECT (backend), name, memory, g_object_unref);
  settings = g_settings_new_with_backend (APPLICATION_ID, memory);
  copy_values (saved, settings);
  return settings;
}

GSettings *
aluette_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, APPLICATION_ID, TRUE) : NULL;
  g_autoptr (GSettings) saved = schema != NULL ? g_settings_new (APPLICATION_ID) : NULL;

  if (saved == NULL || g_settings_is_writable (saved, PROBE))
    return g_steal_pointer (&saved);
  return new_in_memory (saved);
}

gboolean
aluette_settings_are_kept (void)
{
  g_autoptr (GSettings) saved = g_settings_new (APPLICATION_ID);

  return g_settings_is_writable (saved, PROBE);
}
