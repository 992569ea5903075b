/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-lesson-row.h"

#include "ui/common/aluette-widgets.h"

#define SPACING 9

struct _AluetteLessonRow
{
  GtkWidget parent_instance;

  int width;
};

G_DEFINE_FINAL_TYPE (AluetteLessonRow, aluette_lesson_row, GTK_TYPE_WIDGET)

/* Returns: (transfer none) (nullable): @child or its first visible sibling after it */
static GtkWidget *
visible_from (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_visible (gpointer self)
{
  return visible_from (gtk_widget_get_first_child (self));
}

static GtkWidget *
next_visible (GtkWidget *child)
{
  return visible_from (gtk_widget_get_next_sibling (child));
}

/* Stores the common width of the children in @width. Returns: the number of visible children. */
static int
measure_children (AluetteLessonRow *self, int *width)
{
  int n = 0;

  *width = self->width;
  for (GtkWidget *child = first_visible (self); child != NULL; child = next_visible (child))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      *width = MAX (*width, minimum);
      n++;
    }
  return n;
}

/* Returns: the height of the tallest child at @width */
static int
line_height (AluetteLessonRow *self, int width)
{
  int height = 0;

  for (GtkWidget *child = first_visible (self); child != NULL; child = next_visible (child))
    {
      int natural;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

/* Returns: the number of children in a line, such that the last line is nearly full too */
static int
count_columns (int available, int n, int width)
{
  int max_columns = CLAMP ((available + SPACING) / (width + SPACING), 1, MAX (n, 1));
  int lines = MAX (1, (n + max_columns - 1) / max_columns);

  return MAX (1, (n + lines - 1) / lines);
}

static GtkSizeRequestMode
aluette_lesson_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_lesson_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  AluetteLessonRow *self = ALUETTE_LESSON_ROW (widget);
  int width;
  int n = measure_children (self, &width);
  int columns, lines;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width;
      *natural = MAX (n, 1) * (width + SPACING) - SPACING;
      return;
    }
  columns = count_columns (for_size < 0 ? G_MAXINT / 2 : for_size, n, width);
  lines = (n + columns - 1) / columns;
  *minimum = *natural = MAX (0, lines * (line_height (self, width) + SPACING) - SPACING);
}

static void
aluette_lesson_row_size_allocate (GtkWidget *widget, int available, int height, int baseline)
{
  AluetteLessonRow *self = ALUETTE_LESSON_ROW (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width;
  int n = measure_children (self, &width);
  int columns = count_columns (available, n, width), height_of_line = line_height (self, width);
  int index = 0;

  for (GtkWidget *child = first_visible (widget); child != NULL;
       child = next_visible (child), index++)
    {
      int in_line = MIN (columns, n - index / columns * columns);
      int left = (available - in_line * (width + SPACING) + SPACING) / 2;
      int column = mirrored ? in_line - 1 - index % columns : index % columns;

      gtk_widget_size_allocate (child,
                                &(GtkAllocation) { left + column * (width + SPACING),
                                                   index / columns * (height_of_line + SPACING),
                                                   width, height_of_line },
                                -1);
    }
}

static void
aluette_lesson_row_dispose (GObject *object)
{
  aluette_remove_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (aluette_lesson_row_parent_class)->dispose (object);
}

static void
aluette_lesson_row_class_init (AluetteLessonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_lesson_row_dispose;
  widget_class->get_request_mode = aluette_lesson_row_get_request_mode;
  widget_class->measure = aluette_lesson_row_measure;
  widget_class->size_allocate = aluette_lesson_row_size_allocate;
}

static void
aluette_lesson_row_init (AluetteLessonRow *self)
{
}

GtkWidget *
aluette_lesson_row_new (int width)
{
  AluetteLessonRow *self = g_object_new (ALUETTE_TYPE_LESSON_ROW, NULL);

  self->width = width;
  return GTK_WIDGET (self);
}

void
aluette_lesson_row_add (AluetteLessonRow *self, GtkWidget *child)
{
  g_return_if_fail (ALUETTE_IS_LESSON_ROW (self));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
