/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_CHOICE (aluette_tarot_choice_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotChoice, aluette_tarot_choice, ALUETTE, TAROT_CHOICE, GtkBox)

/* A question with buttons that wrap into rows, of which at most one is pressed, or
 * any number.
 *
 * Signal "changed": the user has chosen another answer. */

/* aluette_tarot_choice_new:
 * @title: the question, above the buttons
 * @answers: %NULL-terminated
 *
 * Returns: (transfer floating): a choice without an answer */
GtkWidget *aluette_tarot_choice_new (const char *title, const char *const *answers);

/* aluette_tarot_choice_allow_several:
 *
 * Lets any number of buttons be pressed. */
void aluette_tarot_choice_allow_several (AluetteTarotChoice *self);

/* aluette_tarot_choice_get_all, aluette_tarot_choice_set_all:
 *
 * Get and set the answers as bits. Setting them emits no "changed". */
guint aluette_tarot_choice_get_all (AluetteTarotChoice *self);
void aluette_tarot_choice_set_all (AluetteTarotChoice *self, guint answers);

/* aluette_tarot_choice_get:
 *
 * Returns: the index of the answer, or -1. */
int aluette_tarot_choice_get (AluetteTarotChoice *self);

/* aluette_tarot_choice_set:
 * @answer: its index, or -1 for none
 *
 * Presses a button, without "changed". */
void aluette_tarot_choice_set (AluetteTarotChoice *self, int answer);

/* aluette_tarot_choice_set_possible:
 *
 * Shows or hides an answer. An answer that is hidden is not pressed. */
void aluette_tarot_choice_set_possible (AluetteTarotChoice *self, int answer, gboolean possible);

G_END_DECLS
