/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* The pages beyond the views, with what each is about. */
typedef enum
{
  ALUETTE_BEYOND_NOTHING,
  ALUETTE_BEYOND_MATCH, /* number of the match */
  ALUETTE_BEYOND_SHEET, /* an AluetteScoreSheet */
  ALUETTE_BEYOND_TOURNAMENTS,
  ALUETTE_BEYOND_TOURNAMENT, /* an AluetteConcours */
  ALUETTE_BEYOND_STATISTICS,
  ALUETTE_BEYOND_DEAL_AGAIN, /* an AluetteMatchPage, and how many events have happened */
  ALUETTE_BEYOND_DRILLS,
  ALUETTE_BEYOND_PROBLEMS,
  ALUETTE_BEYOND_LESSON,    /* an AluetteLesson */
  ALUETTE_BEYOND_EXERCISES, /* those to go over again */
  ALUETTE_BEYOND_KNOWLEDGE,
  ALUETTE_BEYOND_HELP, /* its topic is aluette_beyond_read ()'s */
} AluetteBeyondKind;

#define ALUETTE_TYPE_BEYOND (aluette_beyond_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBeyond, aluette_beyond, ALUETTE, BEYOND, AdwBin)

/*
 * Holds the page beyond the views that is open, one at a time, and knows how to make it again.
 *
 * Property "title" (read only): of the page, in the user's language.
 *
 * Signals:
 *   "shown": another page is there
 *   "resume" (gint64 match): a match is to be gone on with
 *   "rematch" (const char *header, gint64 match): it is to be played again; match is 0 for the
 *     score sheet that is open
 */

/* aluette_beyond_set_database:
 * @database: (nullable): without it nothing is shown that lives on it */
void aluette_beyond_set_database (AluetteBeyond *self, AluetteDatabase *database);

/* aluette_beyond_show:
 * @object: (nullable) (transfer none): what the page is about, see AluetteBeyondKind
 * @number: likewise, or 0 */
void
aluette_beyond_show (AluetteBeyond *self, AluetteBeyondKind kind, gpointer object, gint64 number);

/* aluette_beyond_read:
 * @topic: of the help
 *
 * Shows a page of the help. A page that was open waits beneath it. */
void aluette_beyond_read (AluetteBeyond *self, const char *topic);

/* aluette_beyond_uncover:
 *
 * Shows again the page that the help was opened on, as it was left.
 *
 * Returns: whether there was one */
gboolean aluette_beyond_uncover (AluetteBeyond *self);

/* aluette_beyond_show_as:
 * @other: of a window that goes
 *
 * Shows the same page as @other, made anew in the language in use now. */
void aluette_beyond_show_as (AluetteBeyond *self, AluetteBeyond *other);

/* aluette_beyond_clear:
 *
 * Lets go of the page. */
void aluette_beyond_clear (AluetteBeyond *self);

AluetteBeyondKind aluette_beyond_get_kind (AluetteBeyond *self);

/* Returns: (transfer none): the topic of the help about the page that is open. */
const char *aluette_beyond_get_topic (AluetteBeyond *self);

G_END_DECLS
