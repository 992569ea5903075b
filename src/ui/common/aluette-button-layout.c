/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-button-layout.h"

#define SPACING 6 /* between the children, in pixels */

struct _AluetteButtonLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AluetteButtonLayout, aluette_button_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
first_child (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
next_child (GtkWidget *child)
{
  do
    child = gtk_widget_get_next_sibling (child);
  while (child != NULL && !gtk_widget_should_layout (child));
  return child;
}

/* The children, and how they are placed. */
typedef struct
{
  guint n;
  guint per_row;
  GtkWidget **children;
  GtkRequestedSize *sizes; /* their widths; once shared, the minimum is what they get */
} Places;

static void
places_clear (Places *places)
{
  g_free (places->children);
  g_free (places->sizes);
}

static void
places_init (Places *places, GtkWidget *widget)
{
  guint n = 0;

  for (GtkWidget *child = first_child (widget); child != NULL; child = next_child (child))
    n++;
  *places = (Places) { n, MAX (n, 1), g_new (GtkWidget *, n), g_new0 (GtkRequestedSize, n) };
  n = 0;
  for (GtkWidget *child = first_child (widget); child != NULL; child = next_child (child))
    {
      places->children[n] = child;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &places->sizes[n].minimum_size,
                          &places->sizes[n].natural_size, NULL, NULL);
      n++;
    }
}

/* Returns: the number of children in the row that begins with the child @first. */
static guint
count_row (const Places *places, guint first)
{
  return MIN (places->per_row, places->n - first);
}

/* Returns: the width of a row, with what its children get, or need at least. */
static int
sum_row (const Places *places, guint first)
{
  guint n = count_row (places, first);
  int sum = SPACING * ((int) n - 1);

  for (guint i = first; i < first + n; i++)
    sum += places->sizes[i].minimum_size;
  return sum;
}

static gboolean
rows_fit (const Places *places, int width)
{
  for (guint first = 0; first < places->n; first += places->per_row)
    if (sum_row (places, first) > width)
      return FALSE;
  return TRUE;
}

/* Determines the rows, as few as possible and of about the same length, and the width of each
 * child. @width: -1 for any */
static void
share_width (Places *places, int width)
{
  for (guint i = 0; i < places->n && width < 0; i++)
    places->sizes[i].minimum_size = places->sizes[i].natural_size;
  if (width < 0)
    return;
  for (guint rows = 2; places->per_row > 1 && !rows_fit (places, width); rows++)
    places->per_row = (places->n + rows - 1) / rows;
  for (guint first = 0; first < places->n; first += places->per_row)
    gtk_distribute_natural_allocation (MAX (width - sum_row (places, first), 0),
                                       count_row (places, first), places->sizes + first);
}

/* Returns: the height of a row. @natural: (out): the height that it would like to have */
static int
measure_row (const Places *places, guint first, int *natural)
{
  int most = 0;

  *natural = 0;
  for (guint i = first; i < first + count_row (places, first); i++)
    {
      int least, usual;

      gtk_widget_measure (places->children[i], GTK_ORIENTATION_VERTICAL,
                          places->sizes[i].minimum_size, &least, &usual, NULL, NULL);
      most = MAX (most, least);
      *natural = MAX (*natural, usual);
    }
  return most;
}

static void
measure_width (const Places *places, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = SPACING * MAX ((int) places->n - 1, 0);
  for (guint i = 0; i < places->n; i++)
    {
      *minimum = MAX (*minimum, places->sizes[i].minimum_size);
      *natural += places->sizes[i].natural_size;
    }
}

static void
measure_height (Places *places, int width, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  share_width (places, width);
  for (guint first = 0; first < places->n; first += places->per_row)
    {
      int spacing = first > 0 ? SPACING : 0, usual;

      *minimum += measure_row (places, first, &usual) + spacing;
      *natural += usual + spacing;
    }
}

static void
aluette_button_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                               GtkOrientation orientation, int for_size, int *minimum,
                               int *natural, int *minimum_baseline, int *natural_baseline)
{
  Places places;

  places_init (&places, widget);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (&places, minimum, natural);
  else
    measure_height (&places, for_size, minimum, natural);
  places_clear (&places);
}

/* Centers a row. */
static void
place_row (const Places *places, guint first, int width, int y,
           int height)
{
  GtkAllocation place = { (width - sum_row (places, first)) / 2, y, 0, height };

  for (guint i = first; i < first + count_row (places, first); i++)
    {
      place.width = places->sizes[i].minimum_size;
      gtk_widget_size_allocate (places->children[i], &place, -1);
      place.x += place.width + SPACING;
    }
}

static void
aluette_button_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                                int baseline)
{
  Places places;
  int y = 0;

  places_init (&places, widget);
  share_width (&places, width);
  for (guint first = 0; first < places.n; first += places.per_row)
    {
      int usual, least = measure_row (&places, first, &usual);

      place_row (&places, first, width, y, places.per_row >= places.n ? height : least);
      y += least + SPACING;
    }
  places_clear (&places);
}

static GtkSizeRequestMode
aluette_button_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_button_layout_class_init (AluetteButtonLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = aluette_button_layout_measure;
  manager_class->allocate = aluette_button_layout_allocate;
  manager_class->get_request_mode = aluette_button_layout_get_request_mode;
}

static void
aluette_button_layout_init (AluetteButtonLayout *self)
{
}

GtkLayoutManager *
aluette_button_layout_new (void)
{
  return g_object_new (ALUETTE_TYPE_BUTTON_LAYOUT, NULL);
}
