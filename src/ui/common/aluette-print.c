/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-print.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/common/aluette-toast.h"

#define FONT "Sans"
#define TEXT_POINTS 9.5
#define TITLE_POINTS 17
#define PADDING 2.5
#define FOOT 22.0

typedef struct
{
  guint n;
  double widths[ALUETTE_PRINT_MAX_COLUMNS];
} Table;

typedef enum
{
  ITEM_TITLE,
  ITEM_TEXT,
  ITEM_HEAD,
  ITEM_ROW,
} ItemKind;

typedef struct
{
  ItemKind kind;
  GStrv cells;
  gboolean strong;
  guint head; /* for a row: the index of the ITEM_HEAD of its table */
  Table table;
} Item;

struct _AluettePrint
{
  char *title;
  GArray *items; /* of Item */
  GArray *pages; /* of guint: the index of the first item of each page */
};

/* The position and target for drawing or measuring an item. */
typedef struct
{
  GtkPrintContext *context;
  cairo_t *cr; /* (nullable): NULL to measure only */
  double width;
  double y;
} PrintCursor;

static void
clear_item (gpointer data)
{
  g_strfreev (((Item *) data)->cells);
}

static Item *
add_item (AluettePrint *self, ItemKind kind, const char *const *cells)
{
  Item item = { .kind = kind, .cells = g_strdupv ((char **) cells) };

  g_array_append_val (self->items, item);
  return &g_array_index (self->items, Item, self->items->len - 1);
}

AluettePrint *
aluette_print_new (const char *title, const char *subtitle)
{
  AluettePrint *self = g_new0 (AluettePrint, 1);
  const char *texts[] = { title, NULL };

  self->title = g_strdup (title);
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (self->items, clear_item);
  self->pages = g_array_new (FALSE, FALSE, sizeof (guint));
  add_item (self, ITEM_TITLE, texts);
  if (subtitle != NULL && *subtitle != '\0')
    aluette_print_add_text (self, subtitle);
  return self;
}

void
aluette_print_free (AluettePrint *self)
{
  g_free (self->title);
  g_array_unref (self->items);
  g_array_unref (self->pages);
  g_free (self);
}

void
aluette_print_add_text (AluettePrint *self, const char *text)
{
  const char *texts[] = { text, NULL };

  add_item (self, ITEM_TEXT, texts);
}

void
aluette_print_add_table (AluettePrint *self, const char *const *heads, const double *widths)
{
  Item *item = add_item (self, ITEM_HEAD, heads);
  double sum = 0;

  item->strong = TRUE;
  item->table.n = g_strv_length (item->cells);
  for (guint i = 0; i < item->table.n; i++)
    sum += fabs (widths[i]);
  for (guint i = 0; i < item->table.n; i++)
    item->table.widths[i] = widths[i] / sum;
}

void
aluette_print_add_row (AluettePrint *self, const char *const *cells, gboolean strong)
{
  guint head = self->items->len - 1;
  const Item *last = &g_array_index (self->items, Item, head);
  Item *item;

  if (last->kind == ITEM_ROW)
    head = last->head;
  item = add_item (self, ITEM_ROW, cells);
  item->strong = strong;
  item->head = head;
  item->table = g_array_index (self->items, Item, head).table;
}

/* Draws or measures a text. Returns: its height in points. */
static double
write_text (PrintCursor *cursor, const char *text, double x, double width, double points,
            gboolean strong, PangoAlignment alignment)
{
  g_autoptr (PangoLayout) layout = gtk_print_context_create_pango_layout (cursor->context);
  g_autoptr (PangoAttrList) whole = pango_attr_list_new (); /* names get no hyphens */
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FONT);
  int height;

  pango_attr_list_insert (whole, pango_attr_insert_hyphens_new (FALSE));
  pango_font_description_set_size (font, (int) (points * PANGO_SCALE));
  if (strong)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_attributes (layout, whole);
  pango_layout_set_alignment (layout, alignment);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, NULL, &height);
  if (cursor->cr != NULL)
    {
      cairo_move_to (cursor->cr, x, cursor->y);
      pango_cairo_show_layout (cursor->cr, layout);
    }
  return (double) height / PANGO_SCALE;
}

static void
draw_rule (PrintCursor *cursor, double width)
{
  if (cursor->cr == NULL)
    return;
  cairo_set_line_width (cursor->cr, width);
  cairo_move_to (cursor->cr, 0, cursor->y);
  cairo_line_to (cursor->cr, cursor->width, cursor->y);
  cairo_stroke (cursor->cr);
}

static void
draw_cells (PrintCursor *cursor, const Item *item)
{
  double x = 0, height = 0;

  cursor->y += PADDING;
  for (guint i = 0; i < item->table.n && item->cells[i] != NULL; i++)
    {
      double width = fabs (item->table.widths[i]) * cursor->width;
      PangoAlignment side = item->table.widths[i] < 0 ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT;

      height = MAX (height, write_text (cursor, item->cells[i], x + PADDING, width - 2 * PADDING,
                                        TEXT_POINTS, item->strong, side));
      x += width;
    }
  cursor->y += height + PADDING;
  draw_rule (cursor, item->kind == ITEM_HEAD ? 1.2 : 0.3);
}

/* Draws or measures an item, and moves the position below it. */
static void
draw_item (PrintCursor *cursor, const Item *item)
{
  switch (item->kind)
    {
    case ITEM_TITLE:
      cursor->y += write_text (cursor, item->cells[0], 0, cursor->width, TITLE_POINTS, TRUE,
                               PANGO_ALIGN_LEFT)
                   + 4;
      break;
    case ITEM_TEXT:
      cursor->y += write_text (cursor, item->cells[0], 0, cursor->width, TEXT_POINTS + 1, FALSE,
                               PANGO_ALIGN_LEFT)
                   + 10;
      break;
    case ITEM_HEAD:
    case ITEM_ROW:
      draw_cells (cursor, item);
      break;
    }
}

static double
measure_item (AluettePrint *self, GtkPrintContext *context, guint index)
{
  PrintCursor cursor = { context, NULL, gtk_print_context_get_width (context), 0 };

  draw_item (&cursor, &g_array_index (self->items, Item, index));
  return cursor.y;
}

/* Returns: the height of the table head that is repeated above the first item of a page, or 0. */
static double
measure_page_top (AluettePrint *self, GtkPrintContext *context, guint index)
{
  const Item *item = &g_array_index (self->items, Item, index);

  return item->kind == ITEM_ROW ? measure_item (self, context, item->head) : 0;
}

static void
begin_print (GtkPrintOperation *operation, GtkPrintContext *context, gpointer data)
{
  AluettePrint *self = data;
  double page_height = gtk_print_context_get_height (context) - FOOT;
  double y = 0;
  guint first = 0;

  g_array_set_size (self->pages, 0);
  g_array_append_val (self->pages, first);
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);
      double height = measure_item (self, context, i);
      double needed = height;

      /* Keep the head of a table together with its first row. */
      if (item->kind == ITEM_HEAD && i + 1 < self->items->len)
        needed += measure_item (self, context, i + 1);
      if (y + needed > page_height && y > 0)
        {
          g_array_append_val (self->pages, i);
          y = measure_page_top (self, context, i);
        }
      y += height;
    }
  gtk_print_operation_set_n_pages (operation, (int) self->pages->len);
}

static void
draw_footer (AluettePrint *self, PrintCursor *cursor, guint page)
{
  /* Translators: at the foot of a printed page: page number and number of pages. */
  g_autofree char *number = g_strdup_printf (_("Page %1$u of %2$u"), page + 1, self->pages->len);

  cursor->y = gtk_print_context_get_height (cursor->context) - FOOT + 8;
  write_text (cursor, self->title, 0, cursor->width * 0.7, TEXT_POINTS - 2, FALSE,
              PANGO_ALIGN_LEFT);
  write_text (cursor, number, cursor->width * 0.7, cursor->width * 0.3, TEXT_POINTS - 2, FALSE,
              PANGO_ALIGN_RIGHT);
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page, gpointer data)
{
  AluettePrint *self = data;
  guint first = g_array_index (self->pages, guint, page);
  guint end = (guint) page + 1 < self->pages->len ? g_array_index (self->pages, guint, page + 1)
                                                  : self->items->len;
  PrintCursor cursor = { context, gtk_print_context_get_cairo_context (context),
                         gtk_print_context_get_width (context), 0 };
  const Item *item = &g_array_index (self->items, Item, first);

  cairo_set_source_rgb (cursor.cr, 0, 0, 0);
  if (item->kind == ITEM_ROW)
    draw_item (&cursor, &g_array_index (self->items, Item, item->head));
  for (guint i = first; i < end; i++)
    draw_item (&cursor, &g_array_index (self->items, Item, i));
  draw_footer (self, &cursor, (guint) page);
}

static GtkPrintOperation *
make_operation (AluettePrint *self)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size (setup, a4);
  gtk_page_setup_set_left_margin (setup, 16, GTK_UNIT_MM);
  gtk_page_setup_set_right_margin (setup, 16, GTK_UNIT_MM);
  gtk_page_setup_set_top_margin (setup, 16, GTK_UNIT_MM);
  gtk_page_setup_set_bottom_margin (setup, 14, GTK_UNIT_MM);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, self->title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), self);
  return operation;
}

void
aluette_print_run (AluettePrint *self, AdwToastOverlay *toasts)
{
  g_autoptr (AdwToastOverlay) where = g_object_ref (toasts);
  g_autoptr (GtkPrintOperation) operation = make_operation (self);
  g_autoptr (GError) error = NULL;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (toasts));

  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    aluette_toast_show (where, error->message);
}

guint
aluette_print_export (AluettePrint *self, const char *path, GError **error)
{
  g_autoptr (GtkPrintOperation) operation = make_operation (self);

  gtk_print_operation_set_export_filename (operation, path);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    return 0;
  return self->pages->len;
}
