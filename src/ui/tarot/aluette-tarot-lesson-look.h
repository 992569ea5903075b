/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-lesson-look.h"

G_BEGIN_DECLS

/* How the lessons of Tarot look. */
extern const AluetteLessonLook aluette_tarot_lesson_look;

G_END_DECLS
