/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The area below a practice table: a text and action buttons. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *text;
  GtkWidget *buttons;
} AluettePracticePanel;

/* aluette_practice_panel_init:
 *
 * Creates the widgets. @panel->box has a floating reference. */
void aluette_practice_panel_init (AluettePracticePanel *panel);

/* aluette_practice_panel_add:
 * @action: name of the button's action
 * @suggested: whether it is the most likely action
 *
 * Returns: (transfer none): a new button of the panel. */
GtkWidget *aluette_practice_panel_add (AluettePracticePanel *panel, const char *label,
                                       const char *action, gboolean suggested);

/* aluette_practice_panel_show_text:
 *
 * Shows and announces @text. */
void aluette_practice_panel_show_text (AluettePracticePanel *panel, const char *text);

/* Returns: (transfer none): the current text. */
const char *aluette_practice_panel_get_text (const AluettePracticePanel *panel);

G_END_DECLS
