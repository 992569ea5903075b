/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The area below a practice table: a text, and action buttons that never scroll away. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *text;
  GtkWidget *buttons;
} AluettePracticePanel;

/* aluette_practice_panel_init:
 *
 * Creates the widgets, with floating references: @panel->box, which has the text, and
 * @panel->buttons. */
void aluette_practice_panel_init (AluettePracticePanel *panel);

/* aluette_practice_panel_place:
 * @table: (transfer floating): what is practiced at
 *
 * Returns: (transfer floating): a widget with @table and the panel. Where large text and a long
 * comment need more than the height of a phone, @table and the text scroll, and the buttons stay
 * visible. */
GtkWidget *aluette_practice_panel_place (AluettePracticePanel *panel, GtkWidget *table);

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
