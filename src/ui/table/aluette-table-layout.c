/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-layout.h"

#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-score-panel.h"
#include "ui/table/aluette-seat.h"
#include "ui/table/aluette-table-report-view.h"
#include "ui/table/aluette-trick.h"

/* Style classes that enlarge the text of larger tables. Heights are in pixels; the table must also
 * be at least 1.5 times as wide as that. */
static const struct
{
  const char *css_class;
  int height;
} text_sizes[] = {
  { "large", 1200 },
  { "huge", 1800 },
};

/* The size of the table in pixels. At the minimum, parts shrink or scroll. */
#define MIN_WIDTH 300
#define MIN_HEIGHT 400
#define NATURAL_WIDTH 960
#define NATURAL_HEIGHT 640

#define REPORT_MARGIN 8
#define REPORT_EMS 26 /* least width of a report, if the table is as wide */
#define PROMPT_EMS 42 /* most width of the prompt below it */

#define ALUETTE_TYPE_TABLE_CHILD (aluette_table_child_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableChild, aluette_table_child, ALUETTE, TABLE_CHILD, GtkLayoutChild)

struct _AluetteTableChild
{
  GtkLayoutChild parent_instance;

  AluettePart part;
  guint place;
};

G_DEFINE_FINAL_TYPE (AluetteTableChild, aluette_table_child, GTK_TYPE_LAYOUT_CHILD)

static void
aluette_table_child_class_init (AluetteTableChildClass *klass)
{
}

static void
aluette_table_child_init (AluetteTableChild *self)
{
}

struct _AluetteTableLayout
{
  GtkLayoutManager parent_instance;

  guint n_seats;
  gboolean counterclockwise;
  guint open;
  guint hand_size;
  AluetteTableGeometry geometry;
  GdkRectangle report;
  guint resize_text; /* idle source */
};

G_DEFINE_FINAL_TYPE (AluetteTableLayout, aluette_table_layout, GTK_TYPE_LAYOUT_MANAGER)

double
aluette_text_height (GtkWidget *widget)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget),
                                                         NULL, NULL);
  double height = pango_font_metrics_get_height (metrics) / (double) PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return height;
}

static void
aluette_table_layout_measure (GtkLayoutManager *manager, GtkWidget *widget,
                              GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? MIN_WIDTH : MIN_HEIGHT;
  *natural = horizontal ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* Measures what is in the place of the prompt. Returns: its natural height at @width; 0 if it is
 * wider than that */
static int
measure_prompt (GtkWidget *widget, int width)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (widget);
  int height = 0, least;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AluetteTableChild *it = ALUETTE_TABLE_CHILD (gtk_layout_manager_get_layout_child (manager,
                                                                                        child));

      if (it->part != ALUETTE_PART_PROMPT || !gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least <= width)
        gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
    }
  return height;
}

static GdkRectangle
get_rectangle (AluetteTableLayout *self, AluetteTableChild *child, int width, int height)
{
  const AluetteTableGeometry *g = &self->geometry;

  switch (child->part)
    {
    case ALUETTE_PART_SCORE_PANEL:
      return g->score_panel;
    case ALUETTE_PART_SEAT:
      return g->seat[child->place];
    case ALUETTE_PART_OPEN:
      return g->open[child->place];
    case ALUETTE_PART_PILE:
      return g->talon[child->place];
    case ALUETTE_PART_CHALK:
      return g->chalk[child->place];
    case ALUETTE_PART_TRICK:
      return g->trick;
    case ALUETTE_PART_SHOWN:
      return g->shown;
    case ALUETTE_PART_REPORT:
      return self->report;
    case ALUETTE_PART_PROMPT:
      return g->prompt;
    case ALUETTE_PART_HAND:
      return g->hand;
    case ALUETTE_PART_COVER:
      break;
    }
  return (GdkRectangle) { 0, 0, width, height };
}

static gboolean
wants_class (GtkWidget *widget, gsize i)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  return height >= text_sizes[i].height && 2 * width >= 3 * text_sizes[i].height;
}

static gboolean
resize_text_cb (gpointer data)
{
  AluetteTableLayout *self = ALUETTE_TABLE_LAYOUT (data);
  GtkWidget *widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));

  self->resize_text = 0;
  for (gsize i = 0; widget != NULL && i < G_N_ELEMENTS (text_sizes); i++)
    {
      aluette_set_css_class (widget, text_sizes[i].css_class, wants_class (widget, i));
    }
  return G_SOURCE_REMOVE;
}

/* Changes the size of the text in an idle, because it cannot change during an allocation. */
static void
check_text_size (AluetteTableLayout *self, GtkWidget *widget)
{
  for (gsize i = 0; i < G_N_ELEMENTS (text_sizes); i++)
    if (wants_class (widget, i) != gtk_widget_has_css_class (widget, text_sizes[i].css_class)
        && self->resize_text == 0)
      self->resize_text = g_idle_add_full (G_PRIORITY_HIGH_IDLE, resize_text_cb, self, NULL);
}

/* Returns: (nullable): a visible child that is this part of the table, the first of several */
static GtkWidget *
find_part (GtkWidget *widget, AluettePart part)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ALUETTE_TABLE_CHILD (gtk_layout_manager_get_layout_child (manager, child))->part == part
        && gtk_widget_should_layout (child))
      return child;
  return NULL;
}

/* After a deal there are no trick and no hand: the report takes their place, with the prompt below
 * it, beside the own seat on a wide table. On a narrow table it covers the players beside the
 * trick, and if need be those at the top. */
static void
place_report (AluetteTableLayout *self, const AluetteTableSpace *space, GtkWidget *report)
{
  AluetteTableGeometry *g = &self->geometry;
  GtkWidget *prompt = find_part (gtk_widget_get_parent (report), ALUETTE_PART_PROMPT);
  GdkRectangle *box = &self->report;
  int side = REPORT_MARGIN + (g->wide ? g->seat[0].x + g->seat[0].width : 0);
  int least = 0, natural = 0;

  g->prompt.width = MIN (space->width - 2 * side, (int) (PROMPT_EMS * space->em));
  if (prompt != NULL)
    gtk_widget_measure (prompt, GTK_ORIENTATION_VERTICAL, g->prompt.width, &least, &natural, NULL,
                        NULL);
  g->prompt.height = MAX (MIN (g->prompt.height, natural), least);
  g->prompt.x = (space->width - g->prompt.width) / 2;
  g->prompt.y = space->height - REPORT_MARGIN - g->prompt.height;
  box->width = MIN (space->width - 2 * REPORT_MARGIN,
                    MAX (g->trick.width, (int) (REPORT_EMS * space->em)));
  box->x = (space->width - box->width) / 2;
  box->y = g->trick.y;
  if (!g->wide)
    box->y = CLAMP (g->prompt.y - REPORT_MARGIN
                        - aluette_table_report_view_get_height (ALUETTE_TABLE_REPORT_VIEW (report),
                                                                box->width),
                    g->score_panel.y + g->score_panel.height + REPORT_MARGIN, box->y);
  box->height = MAX (g->prompt.y - REPORT_MARGIN - box->y, 0);
}

/* Cards that are shown lie side by side in the middle of their place, if it is larger than them. */
static void
place_shown (AluetteTableLayout *self, GtkWidget *shown, GdkRectangle *box)
{
  GtkWidget *title = gtk_widget_get_first_child (shown);
  AluetteHand *cards = ALUETTE_HAND (gtk_widget_get_last_child (shown));
  int height = 0;

  aluette_hand_set_max_card (cards, self->geometry.shown_card);
  if (gtk_widget_get_visible (title))
    gtk_widget_measure (title, GTK_ORIENTATION_VERTICAL, box->width, NULL, &height, NULL, NULL);
  height += gtk_box_get_spacing (GTK_BOX (shown));
  height += aluette_hand_get_rows_height (cards, box->width, MAX (1, box->height - height));
  box->y += MAX (0, box->height - height) / 2;
  box->height = MIN (box->height, height);
}

/* Computes the geometry, first to see which names are long. */
static void
compute_geometry (AluetteTableLayout *self, GtkWidget *widget, AluetteTableSpace *space)
{
  GtkWidget *score = find_part (widget, ALUETTE_PART_SCORE_PANEL);
  GtkLayoutManager *manager = GTK_LAYOUT_MANAGER (self);

  if (score != NULL)
    space->score_lines = aluette_score_panel_get_lines (ALUETTE_SCORE_PANEL (score),
                                                        aluette_table_score_width (space));
  space->prompt_height = measure_prompt (widget, aluette_table_prompt_width (space));
  space->corner_height = measure_prompt (widget, aluette_table_corner_width (space));
  space->full_height = measure_prompt (widget, aluette_table_full_width (space));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ALUETTE_IS_SEAT (child))
      space->speaks |= aluette_seat_is_speaking (ALUETTE_SEAT (child));
  aluette_table_geometry_compute (space, &self->geometry);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (ALUETTE_IS_SEAT (child))
      {
        AluetteTableChild *it = ALUETTE_TABLE_CHILD (gtk_layout_manager_get_layout_child (manager,
                                                                                          child));

        if (aluette_seat_has_long_name (ALUETTE_SEAT (child), &self->geometry.parts[it->place]))
          space->long_names |= 1u << it->place;
      }
  if (space->long_names != 0)
    aluette_table_geometry_compute (space, &self->geometry);
}

static void
aluette_table_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                               int baseline)
{
  AluetteTableLayout *self = ALUETTE_TABLE_LAYOUT (manager);
  AluetteTableSpace space = {
    .width = width,
    .height = height,
    .n_seats = (int) self->n_seats,
    .counterclockwise = self->counterclockwise,
    .em = aluette_text_height (widget),
    .open = self->open,
    .hand_cards = (int) self->hand_size,
  };

  GtkWidget *report = find_part (widget, ALUETTE_PART_REPORT);

  compute_geometry (self, widget, &space);
  if (report != NULL)
    place_report (self, &space, report);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AluetteTableChild *it = ALUETTE_TABLE_CHILD (gtk_layout_manager_get_layout_child (manager,
                                                                                        child));
      GdkRectangle box = get_rectangle (self, it, width, height);
      int least_width, least_height;

      if (!gtk_widget_should_layout (child))
        continue;
      if (ALUETTE_IS_SEAT (child))
        aluette_seat_set_parts (ALUETTE_SEAT (child), &self->geometry.parts[it->place]);
      if (ALUETTE_IS_TRICK (child))
        aluette_trick_set_max_card (ALUETTE_TRICK (child), self->geometry.trick_card);
      if (it->part == ALUETTE_PART_SHOWN)
        place_shown (self, child, &box);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
      box.width = MAX (box.width, least_width);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, box.width, &least_height, NULL, NULL,
                          NULL);
      /* Buttons of a question do not go below the hand. */
      if (it->part == ALUETTE_PART_PROMPT)
        box.y = MAX (0, box.y - MAX (0, least_height - box.height));
      box.height = MAX (box.height, least_height);
      gtk_widget_size_allocate (child, &box, -1);
    }
  check_text_size (self, widget);
}

static GtkLayoutChild *
aluette_table_layout_create_layout_child (GtkLayoutManager *manager, GtkWidget *widget,
                                          GtkWidget *for_child)
{
  return g_object_new (ALUETTE_TYPE_TABLE_CHILD, "layout-manager", manager, "child-widget",
                       for_child, NULL);
}

static void
aluette_table_layout_dispose (GObject *object)
{
  g_clear_handle_id (&ALUETTE_TABLE_LAYOUT (object)->resize_text, g_source_remove);
  G_OBJECT_CLASS (aluette_table_layout_parent_class)->dispose (object);
}

static void
aluette_table_layout_class_init (AluetteTableLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_table_layout_dispose;
  manager_class->measure = aluette_table_layout_measure;
  manager_class->allocate = aluette_table_layout_allocate;
  manager_class->create_layout_child = aluette_table_layout_create_layout_child;
}

static void
aluette_table_layout_init (AluetteTableLayout *self)
{
  self->n_seats = 4;
}

void
aluette_table_layout_set_part (AluetteTableLayout *self, GtkWidget *child, AluettePart part,
                               guint place)
{
  AluetteTableChild *it = ALUETTE_TABLE_CHILD (
      gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child));

  if (it->part == part && it->place == place)
    return;
  it->part = part;
  it->place = place;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
aluette_table_layout_set_hand_size (AluetteTableLayout *self, guint n_cards)
{
  if (self->hand_size == n_cards)
    return;
  self->hand_size = n_cards;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
aluette_table_layout_set_table (AluetteTableLayout *self, guint n_seats, gboolean counterclockwise,
                                guint open)
{
  if (self->n_seats == n_seats && self->counterclockwise == counterclockwise && self->open == open)
    return;
  self->n_seats = n_seats;
  self->counterclockwise = counterclockwise;
  self->open = open;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
