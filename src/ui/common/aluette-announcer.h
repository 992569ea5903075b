/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_announce:
 * @widget: where it happened
 * @text: what a screen reader is to say
 *
 * Says @text to those who hear the screen: where this GTK cannot announce, as the description of
 * whatever has the focus. */
void aluette_announce (GtkWidget *widget, const char *text);

/* aluette_announce_button:
 * @button: a GtkButton with a mnemonic
 *
 * Gives a button its label without the mark of the mnemonic, which this GTK would have spoken. */
void aluette_announce_button (GtkWidget *button);
