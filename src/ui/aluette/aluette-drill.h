/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-signs.h"
#include "model/learning/aluette-leitner.h"
#include "ui/aluette/aluette-drill-board.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_DRILL (aluette_drill_get_type ())
#define ALUETTE_DRILL(obj) (G_TYPE_CHECK_INSTANCE_CAST ((obj), ALUETTE_TYPE_DRILL, AluetteDrill))
#define ALUETTE_IS_DRILL(obj) (G_TYPE_CHECK_INSTANCE_TYPE ((obj), ALUETTE_TYPE_DRILL))
#define ALUETTE_DRILL_CLASS(klass)                                                                 \
  (G_TYPE_CHECK_CLASS_CAST ((klass), ALUETTE_TYPE_DRILL, AluetteDrillClass))
#define ALUETTE_DRILL_GET_CLASS(obj)                                                               \
  (G_TYPE_INSTANCE_GET_CLASS ((obj), ALUETTE_TYPE_DRILL, AluetteDrillClass))

typedef struct _AluetteDrill AluetteDrill;
typedef struct _AluetteDrillClass AluetteDrillClass;

/*
 * What is the same in every drill of the signs: it begins when it comes on the screen and stops
 * when it leaves it, asks, counts the answer, and goes on. The fields are for the drills alone.
 */
struct _AluetteDrill
{
  AdwBin parent_instance;

  AluetteLeitner *leitner;
  GSettings *settings;
  AluetteDrillBoard *board;
  GtkToggleButton *words; /* for those who do not see it, what happens is put into words */
  GtkWidget *first;       /* has the focus when the drill begins */

  gboolean begun;
  gboolean resumed; /* goes on as another did, rather than begin, when it comes on the screen */
  guint level;
  gboolean asking;
  gint64 asked_at; /* monotonic time */
  guint timer;     /* of aluette_drill_wait (), or 0 */
};

/*
 * @makes: whether signs are made, else they are seen
 * @start_share: the first level is what is known of the signs, divided by this
 * @begin: asks the first time
 * @next: goes on after an answer; NULL where it is @begin
 * @resume: takes over the question of a drill of the same kind, or the answer given to it
 */
struct _AluetteDrillClass
{
  AdwBinClass parent_class;

  gboolean makes;
  guint start_share;
  void (*begin) (AluetteDrill *self);
  void (*next) (AluetteDrill *self);
  void (*resume) (AluetteDrill *self, AluetteDrill *before);
};

GType aluette_drill_get_type (void) G_GNUC_CONST;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteDrill, g_object_unref)

/* aluette_drill_new:
 * @type: of the drill
 * @leitner: (transfer none): what is known of the signs, and where answers go
 * @settings: (transfer none): the program's, which hold the gestures in use
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_drill_new (GType type, AluetteLeitner *leitner, GSettings *settings);

/* aluette_drill_set_up:
 * @stage, @answers: (transfer floating)
 * @first: one of them
 * @words: label of the button that puts things into words, with a mnemonic
 *
 * To be called when the drill is made. */
void aluette_drill_set_up (AluetteDrill *self, GtkWidget *stage, GtkWidget *answers,
                           GtkWidget *first, const char *words);

/* aluette_drill_ask:
 *
 * Asks, with nothing told of an answer and nothing to go on to. */
void aluette_drill_ask (AluetteDrill *self, const char *question);

/* aluette_drill_wait:
 * @callback: called in the main loop with the drill after @ms, unless it leaves the screen; one at
 *   a time. It sets the timer of the drill to 0 where it ends. */
void aluette_drill_wait (AluetteDrill *self, guint ms, GSourceFunc callback);

/* aluette_drill_count:
 *
 * Counts the answer about @sign; nothing is asked any more. */
void aluette_drill_count (AluetteDrill *self, AluSign sign, gboolean right);

/* aluette_drill_show_feedback:
 * @text: what is told of the answer
 * @next: label of what goes on */
void aluette_drill_show_feedback (AluetteDrill *self, gboolean right, const char *text,
                                  const char *next);

/* aluette_drill_restore_from:
 * @before: a drill of the same kind that goes
 *
 * Goes on where @before is, if it has begun. To be called before the drill is shown. */
void aluette_drill_restore_from (AluetteDrill *self, AluetteDrill *before);

G_END_DECLS
