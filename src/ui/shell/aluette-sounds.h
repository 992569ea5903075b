/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "presentation/table/aluette-table-cue.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SOUNDS (aluette_sounds_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSounds, aluette_sounds, ALUETTE, SOUNDS, GObject)

/*
 * Plays sounds, such as those of a table. They depend on the setting "sounds" and have the system's
 * volume for event sounds. Without a sound server, or if the program was built without GSound,
 * everything stays silent and nothing fails. Main thread only.
 */

/* aluette_sounds_available:
 *
 * Returns whether the program was built with sounds. */
gboolean aluette_sounds_available (void);

/* aluette_sounds_new:
 * @table: (transfer none) (nullable): whose sounds are played
 *
 * Returns: (transfer full): a new object. */
AluetteSounds *aluette_sounds_new (AluetteTable *table, GSettings *settings);

/* aluette_sounds_play:
 *
 * Starts to play @sound, if sounds are turned on and available. */
void aluette_sounds_play (AluetteSounds *self, AluetteSound sound);

G_END_DECLS
