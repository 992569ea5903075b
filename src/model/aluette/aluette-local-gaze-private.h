/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-local-gaze.h"

#include "bots/aluette/gaze/alu-sign-simulation.h"
#include "model/aluette/aluette-vache-game.h"

G_BEGIN_DECLS

/* Shared by the files of the local gaze. */

/* How a player made a sign; all 0 if unknown. */
typedef struct
{
  guint length_ms;
  guint size;
} Manner;

struct _AluetteLocalGaze
{
  AluetteGaze parent_instance;

  AluetteGame *game;
  AluetteClock *clock;
  AluSignSimulation *table;
  guint viewer;
  AluetteGestureDifficulty difficulty;
  gboolean real_table;
  gboolean own_eyes;     /* the property, even if there are several humans */
  gboolean is_networked; /* every human has eyes of their own */
  guint present;         /* over a network: humans at their screens, bit per seat */
  guint behind;          /* over a network: humans behind another one, bit per seat */
  guint rest_ms[ALU_MAX_SEATS]; /* over a network: how long eyes rest before they see */
  guint told[ALU_MAX_SEATS];    /* by maker: who was told the gesture, bit per seat */
  gint64 offset;         /* from the table's time to the clock's */
  gboolean is_stopped;   /* whether the table's time is stopped */
  guint timer;           /* id of the clock's call, or 0 */
  GArray *due;           /* (element-type AluEvent): finished signs and calls, to be dispatched */
  Manner manners[ALU_MAX_SEATS][ALU_N_SIGNS]; /* by maker: signs of this deal */
};

/* aluette-local-gaze-announce.c: who is told of gazes and gestures. */

/* Returns: whether the viewer looks around with the pointer */
gboolean aluette_local_gaze_has_own_eyes (AluetteLocalGaze *self);

/* Announces new targets of eyes, and the gestures that are seen now.
 * @turned: whose eyes have turned, a bit per seat */
void aluette_local_gaze_announce_gazes (AluetteLocalGaze *self, unsigned turned);

/* Over a network: announces gestures to those whose eyes have rested on their makers. */
void aluette_local_gaze_announce_rested (AluetteLocalGaze *self);

/* Returns: when the eyes of somebody will have rested on the maker of a gesture, or ALU_NEVER. */
guint64 aluette_local_gaze_next_rested (AluetteLocalGaze *self);

/* Remembers how a gesture is made and announces it to who sees it. */
void aluette_local_gaze_begin_gesture (AluetteLocalGaze *self, const AluGesture *gesture);

/* Announces to a new viewer the gestures that their partners are making. */
void aluette_local_gaze_announce_begun (AluetteLocalGaze *self);

/* Tells a learner who of their partners has read their sign, @event. */
void aluette_local_gaze_announce_readers (AluetteLocalGaze *self, const AluEvent *event);

G_END_DECLS
