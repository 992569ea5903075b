/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/shell/aluette-window.h"

/* aluette_open_record:
 *
 * Continues the match of @file in memory, for use if matches cannot be saved. Shows an error dialog
 * if the file is not a match file. Returns at once. */
void aluette_open_record (AluetteWindow *window, GFile *file);
