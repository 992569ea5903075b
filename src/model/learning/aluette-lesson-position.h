/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-record.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LESSON_POSITION (aluette_lesson_position_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLessonPosition, aluette_lesson_position, ALUETTE, LESSON_POSITION,
                      GObject)

/*
 * What lies on the table in a step of a lesson: the beginning of a match record. It never changes.
 * Every seat is a human's (but for Petit-Jeans), so that a paused AluetteGame made from its record
 * takes each event that the lesson goes on with by aluette_game_dispatch () and, for signs and
 * calls, aluette_game_dispatch_signal ().
 */

/* aluette_lesson_position_make_record:
 * @name: (nullable): what the watcher is called (alu_record_name_ok ()), else as in the lesson;
 *   lessons say “you” to him, and call the others by the names in the record
 *
 * Returns: (transfer full): a whole record that stops at the position; complete lines. */
char *aluette_lesson_position_make_record (AluetteLessonPosition *self, const char *name);

/* aluette_lesson_position_get_header:
 *
 * Returns: (transfer none): the record's header: rules and who sits where. */
const AluRecordHeader *aluette_lesson_position_get_header (AluetteLessonPosition *self);

/* aluette_lesson_position_get_match:
 *
 * Returns: (transfer none): the state of the position, all hands open. */
const AluMatch *aluette_lesson_position_get_match (AluetteLessonPosition *self);

/* aluette_lesson_position_get_watcher:
 *
 * Returns: the seat (0 first) through whose eyes the lesson looks: at the bottom of the table. */
guint aluette_lesson_position_get_watcher (AluetteLessonPosition *self);

/* aluette_lesson_position_is_open:
 *
 * Returns: whether the hands of all are to be shown, else only the watcher's own. */
gboolean aluette_lesson_position_is_open (AluetteLessonPosition *self);

G_END_DECLS
