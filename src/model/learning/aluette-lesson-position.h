/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_POSITION (aluette_lesson_position_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonPosition, aluette_lesson_position, ALUETTE, LESSON_POSITION,
                      GObject)

/*
 * The position on the table in a step of a lesson: the beginning of a match record. Immutable. All
 * players are humans, except for dummies, and for bots where the learner plays a whole deal. So a
 * local game that is created from its record accepts the events of the lesson with
 * aluette_local_game_dispatch () and, for signals, aluette_local_game_dispatch_signal ().
 */

/* aluette_lesson_position_make_record:
 * @name: (nullable): name of the watcher (alu_game_name_ok ()); NULL for the name in the lesson.
 *   Lessons address the watcher as “you” and use the names of the others
 *
 * Returns: (transfer full): a record that ends at the position; complete lines. */
char *aluette_lesson_position_make_record (AluetteLessonPosition *self, const char *name);

/* aluette_lesson_position_make_game:
 *
 * Returns: (transfer full) (nullable): a match at the position, with the watcher at this screen and
 * named “You”, in the current language; NULL if the rules do not allow it. */
AluetteGame *aluette_lesson_position_make_game (AluetteLessonPosition *self);

/* Returns: (transfer none): the game. */
const AluGameKind *aluette_lesson_position_get_kind (AluetteLessonPosition *self);

/* aluette_lesson_position_get_header:
 *
 * Returns: (transfer none): header of the record: rules and players. */
const AluGameHeader *aluette_lesson_position_get_header (AluetteLessonPosition *self);

/* aluette_lesson_position_get_match:
 *
 * Returns: (transfer none): the state of the position, with all hands: match_size bytes of the
 * kind. */
gconstpointer aluette_lesson_position_get_match (AluetteLessonPosition *self);

/* aluette_lesson_position_get_watcher:
 *
 * Returns: the seat from which the lesson looks at the table, from 0. */
guint aluette_lesson_position_get_watcher (AluetteLessonPosition *self);

G_END_DECLS
