/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-record.h"
#include "presentation/tarot/aluette-tarot-scene.h"

G_BEGIN_DECLS

/* What a table of Tarot shows at a moment of a record. */
typedef struct
{
  TarotRecordReader *reader;
  TarotMatch before; /* the match before the last event */
  TarotView view;
  TarotEvent told;   /* the last event, as the listener gets it */
  AluetteTableLook look;
  AluetteTarotScene scene;
} SceneDriver;

/* scene_driver_init:
 * @record: name of a file in tests/records/tarot, without its suffix
 * @stop: (nullable): the last line that has happened, such as "play 3 15a": the first one of this
 *   text
 * @listener: from 1, or 0 for a spectator
 *
 * The listener is at this screen, and is asked if the match waits for them. */
void scene_driver_init (SceneDriver *self, const char *record, const char *stop, guint listener);
void scene_driver_clear (SceneDriver *self);

/* Reads cards separated by spaces. */
AluetteCardSet scene_cards (const char *text);

G_END_DECLS
