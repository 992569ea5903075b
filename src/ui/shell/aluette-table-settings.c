/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-table-settings.h"

/* A finished trick that waits for a click: longer than anybody looks. */
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
  { "long", 3500 },
  { "until-click", UNTIL_CLICK_MS },
};

static guint
milliseconds (GSettings *settings, const char *key, const Pace *paces, gsize n)
{
  g_autofree char *word = g_settings_get_string (settings, key);

  for (gsize i = 0; i < n; i++)
    if (g_str_equal (paces[i].word, word))
      return paces[i].milliseconds;
  return paces[1].milliseconds;
}

void
aluette_table_settings_pace (AluetteGame *game, GSettings *settings)
{
  aluette_game_set_pace (game,
                         milliseconds (settings, "bot-pace", bot_paces, G_N_ELEMENTS (bot_paces)),
                         milliseconds (settings, "trick-pause", trick_pauses,
                                       G_N_ELEMENTS (trick_pauses)));
}

void
aluette_table_settings_sight (AluetteAttention *attention, GSettings *settings)
{
  g_autofree char *word = g_settings_get_string (settings, "sign-difficulty");
  AluetteSight sight = ALUETTE_SIGHT_REGULAR;

  if (g_str_equal (word, "learner"))
    sight = ALUETTE_SIGHT_LEARNER;
  else if (g_str_equal (word, "cafe"))
    sight = ALUETTE_SIGHT_CAFE;
  aluette_attention_set_sight (attention, sight);
}

/* A setting's word to the value of that nick. */
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
aluette_table_settings_bind_pack (GObject *object, GSettings *settings)
{
  g_settings_bind_with_mapping (settings, "pack", object, "pack", G_SETTINGS_BIND_GET, word_to_enum,
                                NULL, NULL, NULL);
}

static void
pack_changed (AluetteTableStyle *style, const char *key, GSettings *settings)
{
  g_auto (GValue) pack = G_VALUE_INIT;
  g_autoptr (GVariant) word = g_settings_get_value (settings, "pack");

  g_value_init (&pack, ALUETTE_TYPE_PACK);
  if (word_to_enum (&pack, word, NULL))
    aluette_table_style_set_pack (style, (AluettePack) g_value_get_enum (&pack));
}

void
aluette_table_settings_bind_style (AluetteTableStyle *style, GSettings *settings)
{
  g_signal_connect_object (settings, "changed::pack", G_CALLBACK (pack_changed), style,
                           G_CONNECT_SWAPPED);
  pack_changed (style, NULL, settings);
}

/* Learners have signs put into words, and whoever asks for it. */
static void
captions_changed (AluetteTable *table, const char *key, GSettings *settings)
{
  g_autofree char *sight = g_settings_get_string (settings, "sign-difficulty");

  g_object_set (table, "sign-captions",
                g_settings_get_boolean (settings, "sign-captions")
                    || g_str_equal (sight, "learner"),
                NULL);
}

void
aluette_table_settings_bind (AluetteTable *table, GSettings *settings)
{
  aluette_table_settings_bind_pack (G_OBJECT (table), settings);
  g_settings_bind_with_mapping (settings, "animation-speed", table, "animation-speed",
                                G_SETTINGS_BIND_GET, word_to_enum, NULL, NULL, NULL);
  g_settings_bind (settings, "card-indices", table, "show-indices", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "card-captions", table, "show-captions", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "aids", table, "aids", G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::sign-captions", G_CALLBACK (captions_changed), table,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sign-difficulty", G_CALLBACK (captions_changed),
                           table, G_CONNECT_SWAPPED);
  captions_changed (table, NULL, settings);
}
