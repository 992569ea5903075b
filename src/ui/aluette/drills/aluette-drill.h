/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-signs.h"
#include "model/learning/aluette-leitner.h"
#include "presentation/portraits/aluette-gesture.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_DRILL (aluette_drill_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteDrill, aluette_drill, ALUETTE, DRILL, AdwBin)

/*
 * Base class of the sign drills. A drill begins when it is mapped and stops when it is unmapped. It
 * asks a question, counts the answer, shows feedback and goes on to the next question.
 *
 * Virtual functions:
 *   begin: shows the first question, or starts what leads to it.
 *   next: goes on after an answer; NULL if it is the same as @begin.
 *   timeout: the time set with aluette_drill_start_timer () is over.
 *   update_descriptions: (nullable): the user has turned descriptions on or off.
 *   get_state: Returns: (transfer floating): the question, and the answer given to it.
 *   set_state: shows the question and the answer again. Level, time and state of the question are
 *     set already.
 *
 * Class data:
 *   makes: whether the user makes signs, rather than recognizes them.
 *   start_share: the first level is the level of what the user knows, divided by this.
 */
struct _AluetteDrillClass
{
  AdwBinClass parent_class;

  gboolean makes;
  guint start_share;
  void (*begin) (AluetteDrill *self);
  void (*next) (AluetteDrill *self);
  void (*timeout) (AluetteDrill *self);
  void (*update_descriptions) (AluetteDrill *self);
  GVariant *(*get_state) (AluetteDrill *self);
  void (*set_state) (AluetteDrill *self, GVariant *state);
};

/* aluette_drill_new:
 * @type: a final subclass
 * @leitner: (transfer none): what the user knows; answers are recorded there
 * @settings: (transfer none): the program's settings, which hold the user's choice of gestures
 *
 * Returns: (transfer floating): a new drill. */
GtkWidget *aluette_drill_new (GType type, AluetteLeitner *leitner, GSettings *settings);

/* Returns: (transfer floating) (nullable): the drill as it is now; NULL if it has not begun. */
GVariant *aluette_drill_get_state (AluetteDrill *self);

/* aluette_drill_set_state:
 *
 * Continues from the state of a drill of the same class. Call this before the drill is mapped. */
void aluette_drill_set_state (AluetteDrill *self, GVariant *state);

/* The functions below are for subclasses. */

/* aluette_drill_set_up:
 * @stage: (transfer floating): shows what the question is about
 * @answers: (transfer floating): where the user answers
 * @first: @stage or @answers: gets the focus when the drill begins
 * @describe: label, with a mnemonic, of the button that turns descriptions on
 *
 * Builds the drill. Call this once, from the init function. */
void aluette_drill_set_up (AluetteDrill *self, GtkWidget *stage, GtkWidget *answers,
                           GtkWidget *first, const char *describe);

/* aluette_drill_add_button:
 * @button: (transfer floating)
 *
 * Adds a button with a text label below the answers. */
void aluette_drill_add_button (AluetteDrill *self, GtkWidget *button);

/* aluette_drill_pick_sign:
 * @avoid: the sign asked last, or -1
 *
 * Returns the sign to ask next. */
AluSign aluette_drill_pick_sign (AluetteDrill *self, int avoid);

/* aluette_drill_get_gesture:
 * @strength: for misère, 1 or 2; otherwise 0
 *
 * Returns the gesture that the user has chosen for @sign. */
AluetteGesture aluette_drill_get_gesture (AluetteDrill *self, AluSign sign, guint strength);

/* Returns the level, 0 to ALUETTE_DRILL_LEVELS - 1. It changes with each answer. */
guint aluette_drill_get_level (AluetteDrill *self);

/* Returns whether an answer would count now. */
gboolean aluette_drill_is_asking (AluetteDrill *self);

/* Returns the time since aluette_drill_accept_answer (), in milliseconds. */
gint64 aluette_drill_get_elapsed (AluetteDrill *self);

/* Returns whether the user has turned on descriptions of what there is to see. */
gboolean aluette_drill_get_describes (AluetteDrill *self);

/* aluette_drill_describe:
 *
 * Shows @text in place of feedback, if descriptions are turned on. */
void aluette_drill_describe (AluetteDrill *self, const char *text);

/* aluette_drill_show_question:
 *
 * Shows @question and clears feedback and the Next button. */
void aluette_drill_show_question (AluetteDrill *self, const char *question);

/* aluette_drill_accept_answer:
 *
 * Starts to accept an answer. Its time is measured from now on. */
void aluette_drill_accept_answer (AluetteDrill *self);

/* aluette_drill_start_timer:
 *
 * Calls the virtual function timeout once, in @ms milliseconds, unless the drill is unmapped before
 * or aluette_drill_start_timer () is called again. */
void aluette_drill_start_timer (AluetteDrill *self, guint ms);

/* aluette_drill_count:
 *
 * Records the answer to the question about @sign. No further answer is accepted, and the wait ends.
 */
void aluette_drill_count (AluetteDrill *self, AluSign sign, gboolean right);

/* aluette_drill_show_feedback:
 * @text: the result of the answer
 * @next: label of the button that goes on, with a mnemonic */
void aluette_drill_show_feedback (AluetteDrill *self, gboolean right, const char *text,
                                  const char *next);

G_END_DECLS
