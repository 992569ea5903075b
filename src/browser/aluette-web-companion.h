/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WEB_COMPANION (aluette_web_companion_get_type ())
G_DECLARE_INTERFACE (AluetteWebCompanion, aluette_web_companion, ALUETTE, WEB_COMPANION, GObject)

/*
 * What a game shows a page besides its table: in Aluette gazes and signs. Main thread only.
 *
 * Signals:
 *   "changed": what aluette_web_companion_write () adds has changed.
 *   "gesture" (guint seat, const char *gesture, guint ms): the eyes of this seat see how a face
 *     makes a gesture, for so long.
 */
struct _AluetteWebCompanionInterface
{
  GTypeInterface parent;

  void (*write) (AluetteWebCompanion *self, JsonBuilder *builder);
  const char *(*describe) (AluetteWebCompanion *self, const char *gesture);
  void (*look) (AluetteWebCompanion *self, const char *target);
  gboolean (*sign) (AluetteWebCompanion *self, const char *sign, guint strength, guint hold_ms,
                    GError **error);
};

/* aluette_web_companion_write:
 *
 * Adds where everybody looks, and which signs the seat may make. */
void aluette_web_companion_write (AluetteWebCompanion *self, JsonBuilder *builder);

/* aluette_web_companion_describe:
 * @gesture: of the signal
 *
 * Returns: (transfer none): what the face does, for screen readers. */
const char *aluette_web_companion_describe (AluetteWebCompanion *self, const char *gesture);

/* @target: a seat from 1, "cards" or "table"; others are ignored */
void aluette_web_companion_look (AluetteWebCompanion *self, const char *target);

/* aluette_web_companion_sign:
 * @sign: id; any text
 *
 * Returns: whether the seat makes the sign; FALSE with @error (ALUETTE_GAME_ERROR) in the language
 *   of this thread. */
gboolean aluette_web_companion_sign (AluetteWebCompanion *self, const char *sign, guint strength,
                                     guint hold_ms, GError **error);

void aluette_web_companion_changed (AluetteWebCompanion *self);
void aluette_web_companion_show_gesture (AluetteWebCompanion *self, guint seat, const char *gesture,
                                         guint ms);

/* An action that a game offers outside of its prompt. */
typedef struct
{
  const char *name;    /* of the presenter; NULL ends a list */
  const char *context; /* of the label */
  const char *label;   /* marked for translation with that context */
} AluetteWebAction;

/* What pages show of a game, besides its AluettePresentationKind, which has the same id. */
typedef struct
{
  const char *id;
  const AluetteWebAction *actions;

  /* (nullable): Returns: (transfer full) (nullable): the companion of a match, for a seat. */
  AluetteWebCompanion *(*companion_new) (AluetteGame *game, guint seat);
} AluetteWebKind;

/* The registry: all kinds that are more than their presentation, followed by NULL. */
extern const AluetteWebKind *const aluette_web_kinds[];

/* Returns: (nullable): the kind with this id. */
const AluetteWebKind *aluette_web_kind_from_id (const char *id);

G_END_DECLS
