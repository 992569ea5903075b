/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "model/session/aluette-local-game.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/table/aluette-table-settings.h"

/* Pause after a trick that waits for a click: longer than any match. */
#define LONG_PAUSE_MS 3500
#define UNTIL_CLICK_MS (24 * 60 * 60 * 1000)

typedef struct
{
  const char *word;
  guint milliseconds;
} Pace;

static const Pace bot_paces[] = {
  { "slow", 1600 },
  { "normal", 900 },
  { "fast", 350 },
  { "instant", 0 },
};

static const Pace trick_pauses[] = {
  { "short", 700 },
  { "normal", 1600 },
  { "long", LONG_PAUSE_MS },
  { "until-click", UNTIL_CLICK_MS },
};

static guint
get_milliseconds (GSettings *settings, const char *key, const Pace *paces, gsize n)
{
  g_autofree char *word = g_settings_get_string (settings, key);

  for (gsize i = 0; i < n; i++)
    if (g_str_equal (paces[i].word, word))
      return paces[i].milliseconds;
  return paces[1].milliseconds;
}

static guint
get_trick_pause (GSettings *settings)
{
  return get_milliseconds (settings, "trick-pause", trick_pauses, G_N_ELEMENTS (trick_pauses));
}

static guint
get_bot_pace (GSettings *settings)
{
  return get_milliseconds (settings, "bot-pace", bot_paces, G_N_ELEMENTS (bot_paces));
}

void
aluette_table_settings_get_pace (GSettings *settings, guint *bot_ms, guint *trick_ms)
{
  *bot_ms = get_bot_pace (settings);
  *trick_ms = MIN (get_trick_pause (settings), LONG_PAUSE_MS);
}

void
aluette_table_settings_apply_pace (AluetteGame *game, GSettings *settings)
{
  guint bot_ms = get_bot_pace (settings);

  if (ALUETTE_IS_LOCAL_GAME (game))
    aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), bot_ms, get_trick_pause (settings));
}

/* Maps the value of a setting to the enum value with that nick. */
static gboolean
word_to_enum (GValue *value, GVariant *variant, gpointer unused)
{
  g_autoptr (GEnumClass) klass = g_type_class_ref (G_VALUE_TYPE (value));
  GEnumValue *found = g_enum_get_value_by_nick (klass, g_variant_get_string (variant, NULL));

  if (found != NULL)
    g_value_set_enum (value, found->value);
  return found != NULL;
}

void
aluette_table_settings_bind_deck (GObject *object, GSettings *settings)
{
  g_settings_bind_with_mapping (settings, "pack", object, "deck", G_SETTINGS_BIND_GET, word_to_enum,
                                NULL, NULL, NULL);
}

/* Captions are always shown if gestures are for learners. */
static void
captions_changed (AluetteTable *table, const char *key, GSettings *settings)
{
  g_autofree char *difficulty = g_settings_get_string (settings, "sign-difficulty");

  g_object_set (table, "sign-captions",
                g_settings_get_boolean (settings, "sign-captions")
                    || g_str_equal (difficulty, "learner"),
                NULL);
}

static void
own_face_changed (AluetteTable *table, const char *key, GSettings *settings)
{
  g_autoptr (GVariant) faces = g_settings_get_value (settings, ALUETTE_FACES_KEY);

  aluette_table_set_faces (table, faces);
  aluette_table_set_own_villager (table, aluette_own_face_get_villager (settings));
}

static void
trick_pause_changed (AluetteTable *table, const char *key, GSettings *settings)
{
  g_object_set (table, "trick-pause", get_trick_pause (settings), NULL);
}

void
aluette_table_settings_bind (AluetteTable *table, GSettings *settings)
{
  aluette_table_settings_bind_deck (G_OBJECT (table), settings);
  g_settings_bind_with_mapping (settings, "animation-speed", table, "animation-speed",
                                G_SETTINGS_BIND_GET, word_to_enum, NULL, NULL, NULL);
  g_settings_bind (settings, "card-indices", table, "show-indices", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "card-captions", table, "show-captions", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "aids", table, "aids", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "signs-stay", table, "signs-stay", G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::sign-captions", G_CALLBACK (captions_changed), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sign-difficulty", G_CALLBACK (captions_changed),
                           table, G_CONNECT_SWAPPED);
  captions_changed (table, NULL, settings);
  g_signal_connect_object (settings, "changed::" ALUETTE_OWN_FACE_KEY,
                           G_CALLBACK (own_face_changed), table, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::" ALUETTE_FACES_KEY, G_CALLBACK (own_face_changed),
                           table, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::player-name", G_CALLBACK (own_face_changed), table,
                           G_CONNECT_SWAPPED);
  own_face_changed (table, NULL, settings);
  g_signal_connect_object (settings, "changed::trick-pause", G_CALLBACK (trick_pause_changed),
                           table, G_CONNECT_SWAPPED);
  trick_pause_changed (table, NULL, settings);
}
