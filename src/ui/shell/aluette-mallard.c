/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-mallard.h"

#include <pango/pango.h>
#include <string.h>

/* The title of a page is in its first parts. */
#define PART_BYTES ((gsize) 512)

typedef struct
{
  GPtrArray *blocks;
  GString *text; /* (nullable): of the current block or cell */
  AluetteBlockKind kind;
  gboolean verbatim;   /* keep white space */
  gboolean fresh;      /* the current item has no paragraph yet */
  gboolean named;      /* the current link has a text of its own */
  char *page;          /* (nullable): target of the current link */
  char *source;        /* (nullable): file of the current picture */
  GPtrArray *cells;    /* (nullable): of the current row */
  GPtrArray *headings; /* (nullable): of the current table */
  guint level;
  guint ignored; /* depth inside a skipped element */
  guint step;
  char *(*title_of) (const char *page, gpointer data);
  gpointer data;
} Parser;

/* Markup of inline elements. */
static const struct
{
  const char *element;
  const char *tag;
} inlines[] = {
  { "em", "i" },   { "gui", "b" },   { "key", "b" },   { "app", "b" },
  { "cmd", "tt" }, { "file", "tt" }, { "code", "tt" }, { "input", "tt" },
};

static void
block_free (gpointer data)
{
  AluetteBlock *block = data;

  g_free (block->text);
  g_free (block->source);
  g_clear_pointer (&block->cells, g_ptr_array_unref);
  g_clear_pointer (&block->headings, g_ptr_array_unref);
  g_free (block);
}

static AluetteBlock *
add_block (Parser *self, AluetteBlockKind kind, char *text)
{
  AluetteBlock *block = g_new0 (AluetteBlock, 1);

  block->kind = kind;
  block->text = text;
  block->level = self->level;
  g_ptr_array_add (self->blocks, block);
  return block;
}

static const char *
inline_tag (const char *element)
{
  for (gsize i = 0; i < G_N_ELEMENTS (inlines); i++)
    if (g_str_equal (inlines[i].element, element))
      return inlines[i].tag;
  return NULL;
}

static void
open_text (Parser *self, AluetteBlockKind kind)
{
  if (self->text == NULL)
    self->text = g_string_new (NULL);
  self->kind = kind;
}

/* Returns: (transfer full): the current text, without white space at its ends. */
static char *
close_text (Parser *self)
{
  char *text = g_string_free (g_steal_pointer (&self->text), FALSE);

  return self->kind == ALUETTE_BLOCK_SCREEN ? text : g_strstrip (text);
}

static const char *
get_attribute (const char **names, const char **values, const char *name)
{
  for (; *names != NULL; names++, values++)
    if (g_str_equal (*names, name))
      return *values;
  return NULL;
}

static void
open_link (Parser *self, const char *page)
{
  self->named = FALSE;
  self->page = page != NULL ? g_strndup (page, strcspn (page, "#")) : NULL;
  if (self->page != NULL)
    {
      g_autofree char *start = g_markup_printf_escaped ("<a href=\"%s\">", self->page);

      g_string_append (self->text, start);
    }
}

static void
close_link (Parser *self)
{
  if (self->page == NULL)
    return;
  if (!self->named)
    {
      g_autofree char *title = self->title_of != NULL ? self->title_of (self->page, self->data)
                                                      : NULL;
      g_autofree char *escaped = g_markup_escape_text (title != NULL ? title : self->page, -1);

      g_string_append (self->text, escaped);
    }
  g_string_append (self->text, "</a>");
  g_clear_pointer (&self->page, g_free);
}

/* Returns the kind of block of a paragraph, which depends on its parent element. */
static AluetteBlockKind
get_paragraph_kind (Parser *self, GMarkupParseContext *context)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next != NULL ? stack->next->data : "";
  const char *above = stack->next != NULL && stack->next->next != NULL ? stack->next->next->data
                                                                       : "";

  if (g_str_equal (parent, "media"))
    return ALUETTE_BLOCK_PICTURE;
  if (!g_str_equal (parent, "item") || !self->fresh)
    return ALUETTE_BLOCK_PARAGRAPH;
  self->fresh = FALSE;
  return g_str_equal (above, "list")    ? ALUETTE_BLOCK_ITEM
         : g_str_equal (above, "steps") ? ALUETTE_BLOCK_STEP
                                        : ALUETTE_BLOCK_PARAGRAPH;
}

static void
start_title (Parser *self, GMarkupParseContext *context)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);

  open_text (self,
             g_str_equal (stack->next->data, "item") ? ALUETTE_BLOCK_TERM : ALUETTE_BLOCK_TITLE);
}

static void
start_inline (Parser *self, const char *element, const char **names, const char **values)
{
  const char *tag = inline_tag (element);

  self->named = TRUE;
  /* Separates keys that are pressed together. */
  if (g_str_equal (element, "key") && g_str_has_suffix (self->text->str, "</b>"))
    g_string_append_c (self->text, '+');
  if (g_str_equal (element, "link"))
    open_link (self, get_attribute (names, values, "xref"));
  else if (tag != NULL)
    g_string_append_printf (self->text, "<%s>", tag);
}

static void
start_block (Parser *self, GMarkupParseContext *context, const char *element, const char **names,
             const char **values)
{
  if (g_str_equal (element, "info"))
    self->ignored = 1;
  else if (g_str_equal (element, "page") || g_str_equal (element, "section"))
    self->level++;
  else if (g_str_equal (element, "title"))
    start_title (self, context);
  else if (g_str_equal (element, "p"))
    open_text (self, get_paragraph_kind (self, context));
  else if (g_str_equal (element, "screen") || g_str_equal (element, "code"))
    {
      open_text (self, ALUETTE_BLOCK_SCREEN);
      self->verbatim = TRUE;
    }
  else if (g_str_equal (element, "media"))
    self->source = g_strdup (get_attribute (names, values, "src"));
  else if (g_str_equal (element, "steps"))
    self->step = 0;
  else if (g_str_equal (element, "item"))
    self->fresh = TRUE;
  else if (g_str_equal (element, "tr"))
    self->cells = g_ptr_array_new_with_free_func (g_free);
}

static void
start_element (GMarkupParseContext *context, const char *element, const char **names,
               const char **values, gpointer data, GError **error)
{
  Parser *self = data;

  if (self->ignored > 0)
    self->ignored++;
  else if (self->text != NULL)
    start_inline (self, element, names, values);
  else
    start_block (self, context, element, names, values);
}

/* The first row of a table contains the headings. */
static void
end_row (Parser *self)
{
  if (self->headings == NULL)
    self->headings = g_ptr_array_ref (self->cells);
  else
    {
      AluetteBlock *block = add_block (self, ALUETTE_BLOCK_ROW, g_strdup (""));

      block->cells = g_ptr_array_ref (self->cells);
      block->headings = g_ptr_array_ref (self->headings);
    }
  g_clear_pointer (&self->cells, g_ptr_array_unref);
}

static void
end_text (Parser *self)
{
  AluetteBlock *block;
  char *text = close_text (self);

  self->verbatim = FALSE;
  if (self->cells != NULL)
    {
      g_ptr_array_add (self->cells, text);
      return;
    }
  block = add_block (self, self->kind, text);
  block->source = self->kind == ALUETTE_BLOCK_PICTURE ? g_steal_pointer (&self->source) : NULL;
  if (self->kind == ALUETTE_BLOCK_STEP)
    block->number = ++self->step;
}

static void
end_element (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  static const char *const blocks[] = { "p", "title", "screen", NULL };
  Parser *self = data;

  if (self->ignored > 0)
    {
      self->ignored--;
      return;
    }
  if (self->text != NULL
      && (g_strv_contains (blocks, element) || (self->verbatim && g_str_equal (element, "code"))))
    end_text (self);
  else if (self->text != NULL && g_str_equal (element, "link"))
    close_link (self);
  else if (self->text != NULL && inline_tag (element) != NULL)
    g_string_append_printf (self->text, "</%s>", inline_tag (element));
  else if (g_str_equal (element, "page") || g_str_equal (element, "section"))
    self->level--;
  else if (g_str_equal (element, "tr"))
    end_row (self);
  else if (g_str_equal (element, "table"))
    g_clear_pointer (&self->headings, g_ptr_array_unref);
  else if (g_str_equal (element, "media"))
    g_clear_pointer (&self->source, g_free);
}

static void
take_text (GMarkupParseContext *context, const char *text, gsize length, gpointer data,
           GError **error)
{
  Parser *self = data;
  g_autofree char *escaped = NULL;

  if (self->text == NULL || self->ignored > 0)
    return;
  escaped = g_markup_escape_text (text, (gssize) length);
  self->named = TRUE;
  if (self->verbatim)
    {
      g_string_append (self->text, escaped);
      return;
    }
  for (const char *p = escaped; *p != '\0'; p++)
    if (!strchr (" \n\t", *p))
      g_string_append_c (self->text, *p);
    else if (self->text->len > 0 && self->text->str[self->text->len - 1] != ' ')
      g_string_append_c (self->text, ' ');
}

static const GMarkupParser functions = { start_element, end_element, take_text, NULL, NULL };

/* Frees all but the blocks. */
static void
parser_clear (Parser *self)
{
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_free (self->page);
  g_free (self->source);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->headings, g_ptr_array_unref);
}

GPtrArray *
aluette_mallard_parse (const char *text, gssize length,
                       char *(*title_of) (const char *page, gpointer data), gpointer data,
                       GError **error)
{
  Parser self = { .title_of = title_of, .data = data };
  g_autoptr (GMarkupParseContext) context = NULL;
  gboolean good;

  self.blocks = g_ptr_array_new_with_free_func (block_free);
  context = g_markup_parse_context_new (&functions, 0, &self, NULL);
  good = g_markup_parse_context_parse (context, text, length, error)
         && g_markup_parse_context_end_parse (context, error);
  parser_clear (&self);
  if (!good)
    g_clear_pointer (&self.blocks, g_ptr_array_unref);
  return self.blocks;
}

/* Returns: (transfer full): the blocks of the first part of a page that has any */
static GPtrArray *
parse_start (const char *text, gsize length)
{
  Parser self = { .blocks = g_ptr_array_new_with_free_func (block_free) };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&functions, 0, &self, NULL);
  gboolean good = TRUE;

  for (gsize at = 0; good && self.blocks->len == 0 && at < length; at += PART_BYTES)
    good = g_markup_parse_context_parse (context, text + at,
                                         (gssize) MIN (PART_BYTES, length - at), NULL);
  parser_clear (&self);
  return self.blocks;
}

char *
aluette_mallard_title (const char *text, gssize length)
{
  g_autoptr (GPtrArray) blocks
      = parse_start (text, length < 0 ? strlen (text) : (gsize) length);
  const AluetteBlock *first = blocks->len > 0 ? blocks->pdata[0] : NULL;
  char *plain = NULL;

  if (first == NULL || first->kind != ALUETTE_BLOCK_TITLE
      || !pango_parse_markup (first->text, -1, 0, NULL, &plain, NULL, NULL))
    return NULL;
  return plain;
}
