/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-lesson-look.h"

/* How the lessons of Aluette look. */
extern const AluetteLessonLook aluette_vache_lesson_look;
