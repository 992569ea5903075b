/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A page of the help, in pieces that a widget each can show. */
typedef enum
{
  ALUETTE_BLOCK_TITLE, /* of the page (level 1) or of a section (2 and deeper) */
  ALUETTE_BLOCK_PARAGRAPH,
  ALUETTE_BLOCK_ITEM,    /* of a list */
  ALUETTE_BLOCK_STEP,    /* of numbered steps */
  ALUETTE_BLOCK_TERM,    /* that the next paragraphs explain */
  ALUETTE_BLOCK_SCREEN,  /* text as it is, line by line */
  ALUETTE_BLOCK_PICTURE, /* what it shows is the text */
  ALUETTE_BLOCK_ROW,     /* of a table */
} AluetteBlockKind;

typedef struct
{
  AluetteBlockKind kind;
  guint level;         /* of a title */
  guint number;        /* of a step, from 1 */
  char *text;          /* Pango markup; links lead to pages; "" for rows */
  char *source;        /* (nullable): of a picture: its file, beside the page */
  GPtrArray *cells;    /* (nullable) (element-type utf8): of a row: Pango markup */
  GPtrArray *headings; /* (nullable) (element-type utf8): of the row’s table: Pango markup */
} AluetteBlock;

/* aluette_mallard_parse:
 * @title_of: what the page named is called, for links that do not say
 * @data: for @title_of
 *
 * Takes a page of Mallard 1.0 apart. What is about the page (info) is left out, and so is what is
 * not text.
 *
 * Returns: (transfer full) (nullable) (element-type AluetteBlock): NULL with @error where it is no
 * XML. */
GPtrArray *aluette_mallard_parse (const char *text, gssize length,
                                  char *(*title_of) (const char *page, gpointer data),
                                  gpointer data, GError **error);

/* aluette_mallard_title:
 *
 * Returns: (transfer full) (nullable): the title of a page, as plain text. */
char *aluette_mallard_title (const char *text, gssize length);

G_END_DECLS
