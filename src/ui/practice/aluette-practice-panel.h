/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What stands below a table of practice: a text, and buttons that do an action. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *text;
  GtkWidget *buttons;
} AluettePracticePanel;

/* aluette_practice_panel_init:
 *
 * Makes the widgets; @panel->box is to be put somewhere. */
void aluette_practice_panel_init (AluettePracticePanel *panel);

/* aluette_practice_panel_add:
 * @action: what it does
 * @suggested: the one that most would take
 *
 * Returns: (transfer none): a button. */
GtkWidget *aluette_practice_panel_add (AluettePracticePanel *panel, const char *label,
                                       const char *action, gboolean suggested);

/* aluette_practice_panel_say:
 *
 * Shows @text, and says it to those who hear the screen. */
void aluette_practice_panel_say (AluettePracticePanel *panel, const char *text);

/* Returns: (transfer none): what it says. */
const char *aluette_practice_panel_get_text (const AluettePracticePanel *panel);

G_END_DECLS
