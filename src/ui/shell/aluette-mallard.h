/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Kinds of blocks of a help page. Each block can be shown by one widget. */
typedef enum
{
  ALUETTE_BLOCK_TITLE, /* title of the page (level 1) or of a section (2 and deeper) */
  ALUETTE_BLOCK_PARAGRAPH,
  ALUETTE_BLOCK_ITEM,    /* item of a list */
  ALUETTE_BLOCK_STEP,    /* numbered step */
  ALUETTE_BLOCK_TERM,    /* term that the next paragraphs explain */
  ALUETTE_BLOCK_SCREEN,  /* preformatted text */
  ALUETTE_BLOCK_PICTURE, /* picture; its text is the description */
  ALUETTE_BLOCK_ROW,     /* row of a table */
} AluetteBlockKind;

typedef struct
{
  AluetteBlockKind kind;
  guint level;         /* of a title */
  guint number;        /* of a step, from 1 */
  char *text;          /* Pango markup; links lead to help pages; "" for rows */
  char *source;        /* (nullable): of a picture: file name, in the folder of the page */
  GPtrArray *cells;    /* (nullable) (element-type utf8): of a row: Pango markup */
  GPtrArray *headings; /* (nullable) (element-type utf8): of the row's table: Pango markup */
} AluetteBlock;

/* aluette_mallard_parse:
 * @title_of: returns the title of a page, for links without a text
 * @data: for @title_of
 *
 * Parses a page of Mallard 1.0 into blocks. Metadata (the info element) and elements that are not
 * text are skipped.
 *
 * Returns: (transfer full) (nullable) (element-type AluetteBlock): the blocks, or NULL with @error
 * if the page is not valid XML. */
GPtrArray *aluette_mallard_parse (const char *text, gssize length,
                                  char *(*title_of) (const char *page, gpointer data),
                                  gpointer data, GError **error);

/* aluette_mallard_title:
 *
 * Reads a page up to its title. What follows is not checked.
 *
 * Returns: (transfer full) (nullable): the title of a page as plain text, or NULL if it has none.
 */
char *aluette_mallard_title (const char *text, gssize length);

G_END_DECLS
