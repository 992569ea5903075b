/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-gaze.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LOCAL_GAZE (aluette_local_gaze_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLocalGaze, aluette_local_gaze, ALUETTE, LOCAL_GAZE, AluetteGaze)

/* A longer round trip counts as this one, in milliseconds. */
#define ALUETTE_LOCAL_GAZE_MAX_ROUND_TRIP 400

/*
 * The gaze and the signs of a match that is played on this computer, see aluette_gaze_new ().
 *
 * For the host of a table on the network: there every human has eyes of their own, and a gesture is
 * told only to those whose eyes rest on its maker. Each human sees and looks with the delay of
 * their connection: see AluGesture.
 *
 * Signal "sign-seen" (guint observer, const AluEvent *sign, guint left_ms, guint size): over a
 *   network: the eyes of a human have rested on the maker of a gesture for as long as it takes to
 *   read it, counted on their own screen. It lasts for @left_ms more.
 *   @size in percent.
 */

/* aluette_local_gaze_set_networked:
 *
 * Gives all humans eyes of their own. Must be called before the match starts. */
void aluette_local_gaze_set_networked (AluetteLocalGaze *self);

/* aluette_local_gaze_set_present:
 * @seats: humans at their screens, bit per seat
 * @behind: humans at a screen that another one is in front of, bit per seat
 *
 * Those behind others see nothing but their partners' signs when they come to the front. Those who
 * are absent see nothing. */
void aluette_local_gaze_set_present (AluetteLocalGaze *self, guint seats, guint behind);

/* aluette_local_gaze_set_round_trip:
 * @ms: from the host to the human and back, as their program answers
 * @least_ms: the same, which the program cannot make longer
 *
 * Sets the delay of a connection, for gestures that begin from now on, and how long eyes turn and
 * rest before they see. */
void aluette_local_gaze_set_round_trip (AluetteLocalGaze *self, guint seat, guint ms,
                                        guint least_ms);

/* aluette_local_gaze_look_from:
 * @target: another seat, ALU_GAZE_CARDS or ALU_GAZE_TRICK
 *
 * Turns the eyes of a human who is present. */
void aluette_local_gaze_look_from (AluetteLocalGaze *self, guint seat, guint target);

/* aluette_local_gaze_is_signing:
 *
 * Returns: whether a gesture of @seat is not over yet for everybody. */
gboolean aluette_local_gaze_is_signing (AluetteLocalGaze *self, guint seat);

G_END_DECLS
