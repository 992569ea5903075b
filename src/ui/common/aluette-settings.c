/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_SETTINGS_ENABLE_BACKEND
#include "config.h"

#include "ui/common/aluette-settings.h"

#include <gio/gsettingsbackend.h>

/* Any key will do: what cannot be written is the folder. */
#define PROBE "language"

/* Fills @memory with what differs from the defaults in @kept. */
static void
copy_values (GSettings *kept, GSettings *memory)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (kept, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (kept, keys[i]);

      if (value != NULL)
        g_settings_set_value (memory, keys[i], value);
    }
}

/* Settings in memory, which last as long as the place where they should be kept. */
static GSettings *
new_in_memory (GSettings *kept)
{
  static const char *const name = "aluette-memory";
  g_autoptr (GSettingsBackend) place = g_settings_backend_get_default ();
  GSettingsBackend *memory = g_object_get_data (G_OBJECT (place), name);
  GSettings *settings;

  if (memory != NULL)
    return g_settings_new_with_backend (APPLICATION_ID, memory);
  memory = g_memory_settings_backend_new ();
  g_object_set_data_full (G_OBJECT (place), name, memory, g_object_unref);
  settings = g_settings_new_with_backend (APPLICATION_ID, memory);
  copy_values (kept, settings);
  return settings;
}

GSettings *
aluette_settings_new (void)
{
  g_autoptr (GSettings) kept = g_settings_new (APPLICATION_ID);

  if (g_settings_is_writable (kept, PROBE))
    return g_steal_pointer (&kept);
  return new_in_memory (kept);
}

gboolean
aluette_settings_are_kept (void)
{
  g_autoptr (GSettings) kept = g_settings_new (APPLICATION_ID);

  return g_settings_is_writable (kept, PROBE);
}
