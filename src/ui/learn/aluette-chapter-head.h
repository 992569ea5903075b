/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-card-renderer.h"
#include "ui/table/aluette-lesson-look.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CHAPTER_HEAD (aluette_chapter_head_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChapterHead, aluette_chapter_head, ALUETTE, CHAPTER_HEAD, GtkBox)

/* The head of a chapter of the course: a picture of what it is about, its title, and how many of
 * its lessons are completed. */

/* aluette_chapter_head_new:
 * @renderer: (transfer none): draws the cards, which are blank until then
 *
 * Returns: (transfer floating): the head, without progress. */
GtkWidget *aluette_chapter_head_new (const AluetteLessonLook *look, guint chapter,
                                     AluetteCardRenderer *renderer);

/* Returns: (transfer none): the title of a chapter. */
const char *aluette_chapter_head_get_title (const AluetteLessonLook *look, guint chapter);

void aluette_chapter_head_set_progress (AluetteChapterHead *self, guint n_done, guint n_lessons);

G_END_DECLS
