/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_about_present:
 *
 * Shows what the program is, its licenses, and the sources of its rules and signs. */
void aluette_about_present (GtkWindow *parent);
