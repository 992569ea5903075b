/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-sounds.h"

#ifdef HAVE_GSOUND
#include <gsound.h>
#endif

struct _AluetteSounds
{
  GObject parent_instance;

  GSettings *settings;
#ifdef HAVE_GSOUND
  GSoundContext *context; /* (nullable): created for the first sound */
  gboolean silent;        /* sounds cannot be played */
#endif
  guint call; /* timeout source of ALUETTE_SOUND_TURN, or 0 */
};

G_DEFINE_FINAL_TYPE (AluetteSounds, aluette_sounds, G_TYPE_OBJECT)

/* Delay between the card of another player and ALUETTE_SOUND_TURN, in milliseconds. */
#define CALL_AFTER 450

/* The volume of sounds, in decibels. */
#define SOFT "-9"

gboolean
aluette_sounds_available (void)
{
#ifdef HAVE_GSOUND
  return TRUE;
#else
  return FALSE;
#endif
}

static gboolean
call_player_cb (gpointer data)
{
  AluetteSounds *self = data;

  self->call = 0;
  aluette_sounds_play (self, ALUETTE_SOUND_TURN);
  return G_SOURCE_REMOVE;
}

static void
on_sound (AluetteSounds *self, guint sound, gboolean turn)
{
  g_clear_handle_id (&self->call, g_source_remove);
  aluette_sounds_play (self, (AluetteSound) sound);
  if (turn)
    self->call = g_timeout_add (CALL_AFTER, call_player_cb, self);
}

static void
aluette_sounds_dispose (GObject *object)
{
  AluetteSounds *self = ALUETTE_SOUNDS (object);

  g_clear_handle_id (&self->call, g_source_remove);
  g_clear_object (&self->settings);
#ifdef HAVE_GSOUND
  g_clear_object (&self->context);
#endif
  G_OBJECT_CLASS (aluette_sounds_parent_class)->dispose (object);
}

static void
aluette_sounds_class_init (AluetteSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_sounds_dispose;
}

static void
aluette_sounds_init (AluetteSounds *self)
{
}

AluetteSounds *
aluette_sounds_new (AluetteTable *table, GSettings *settings)
{
  AluetteSounds *self = g_object_new (ALUETTE_TYPE_SOUNDS, NULL);

  self->settings = g_object_ref (settings);
  if (table != NULL)
    g_signal_connect_object (table, "sound", G_CALLBACK (on_sound), self,
                             G_CONNECT_SWAPPED);
  return self;
}

#ifdef HAVE_GSOUND
/* Returns: (transfer full): the file of @sound. ALUETTE_SOUNDDIR overrides the folder, for a
 * program that runs from its build folder. */
static char *
get_path (AluetteSound sound)
{
  static const char *const names[ALUETTE_N_SOUNDS] = {
    NULL,          "card.wav", "strong.wav", "cow.wav",  "trick.wav",
    "spoiled.wav", "turn.wav", "won.wav",    "lost.wav", "mordienne.wav",
  };
  const char *folder = g_getenv ("ALUETTE_SOUNDDIR");

  return g_build_filename (folder != NULL ? folder : SOUNDDIR, names[sound], NULL);
}

void
aluette_sounds_play (AluetteSounds *self, AluetteSound sound)
{
  g_autofree char *path = NULL;

  g_return_if_fail (ALUETTE_IS_SOUNDS (self));

  if (sound == ALUETTE_SOUND_NONE || self->silent
      || !g_settings_get_boolean (self->settings, "sounds"))
    return;
  if (self->context == NULL)
    self->context = gsound_context_new (NULL, NULL);
  path = get_path (sound);
  /* After a failure, do not try again for each sound. */
  self->silent = self->context == NULL
                 || !gsound_context_play_simple (self->context, NULL, NULL,
                                                 GSOUND_ATTR_MEDIA_FILENAME, path,
                                                 GSOUND_ATTR_MEDIA_ROLE, "game",
                                                 GSOUND_ATTR_CANBERRA_VOLUME, SOFT, NULL);
}
#else
void
aluette_sounds_play (AluetteSounds *self, AluetteSound sound)
{
  g_return_if_fail (ALUETTE_IS_SOUNDS (self));
}
#endif
