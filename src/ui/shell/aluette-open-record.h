/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/shell/aluette-window.h"

/* aluette_open_record:
 *
 * Goes on with the match of @file in memory, where matches cannot be kept; tells in a window of its
 * own where the file is no record. Returns at once. */
void aluette_open_record (AluetteWindow *window, GFile *file);
