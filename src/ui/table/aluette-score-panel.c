/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-score-panel.h"

#include <adwaita.h>
#include <math.h>

#include "presentation/common/aluette-signed-number.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-chalk.h"
#include "ui/table/aluette-side-mark.h"

/* Longer names, such as those of both players of a team, stand in two lines of small text. */
#define LONG_NAME 12

/* More points than this are shown as a number instead of strokes. */
#define MAX_STROKES 12

#define PADDING 8
#define BORDER 4

/* A slate at least this many times as wide as high has both teams in one row if it is too low for
 * two rows. */
#define LOW 5

/* The size of the mark of a side, relative to the height of a name, and the gap after it. */
#define MARK_SHARE 0.8
#define MARK_GAP 5

/* The minimum share of a row for the strokes, and the maximum width of a stroke, relative to its
 * height. */
#define STROKES_SHARE 0.22
#define STROKE_STEP 0.28

/* How long a new stroke takes, in milliseconds, and how many at most are drawn one after the other:
 * more mean another match. */
#define STROKE_MS 450
#define MAX_NEW 4

struct _AluetteScorePanel
{
  GtkWidget parent_instance;

  guint n_rows;
  GtkWidget *names[ALUETTE_MAX_PLACES];
  GtkWidget *numbers[ALUETTE_MAX_PLACES];
  gint points[ALUETTE_MAX_PLACES];
  guint sides[ALUETTE_MAX_PLACES];
  guint target;
  char *spoken; /* (nullable) */
  gboolean animated;
  AdwAnimation *chalk;
  double before[ALUETTE_MAX_PLACES]; /* strokes when @chalk started */
  double drawn[ALUETTE_MAX_PLACES];  /* strokes now */
};

G_DEFINE_FINAL_TYPE (AluetteScorePanel, aluette_score_panel, GTK_TYPE_WIDGET)

/* Returns: the largest of the natural sizes of the names */
static int
name_size (AluetteScorePanel *self, GtkOrientation orientation)
{
  int most = 0;

  for (guint i = 0; i < self->n_rows; i++)
    {
      int size;

      gtk_widget_measure (self->names[i], orientation, -1, NULL, &size, NULL, NULL);
      most = MAX (most, size);
    }
  return most;
}

/* Returns: the width that marks of sides take before the names */
static int
mark_width (AluetteScorePanel *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (aluette_side_mark_exists (self->sides[i]))
      return (int) (name_size (self, GTK_ORIENTATION_VERTICAL) * MARK_SHARE) + MARK_GAP;
  return 0;
}

/* Returns: in how many columns the rows are: more than one only if the slate is too low for them,
 * and wide enough */
static int
n_columns (AluetteScorePanel *self, int width, int height)
{
  int name = name_size (self, GTK_ORIENTATION_VERTICAL), n = MAX (1, (int) self->n_rows);
  int columns = 1;

  if (n == 2 && width <= LOW * height)
    return 1;
  while (columns < n && (height - PADDING) / ((n + columns - 1) / columns) < name)
    columns++;
  return columns;
}

/* Returns: the rectangle of a row: below the one before, or beside it on a low slate */
static GdkRectangle
get_row (AluetteScorePanel *self, int index)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int columns = n_columns (self, width, height), n = MAX (1, (int) self->n_rows);
  int rows = (n + columns - 1) / columns, row = (height - PADDING) / rows;
  int part = (width - (columns + 1) * PADDING) / columns;
  int x = PADDING + index / rows * (part + PADDING);

  if (rows == 1)
    return (GdkRectangle) { x, 0, MAX (0, part), height };
  return (GdkRectangle) { x, PADDING / 2 + index % rows * row, MAX (0, part), row };
}

static gboolean
is_strokes (AluetteScorePanel *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (self->points[i] < 0 || self->points[i] > MAX_STROKES)
      return FALSE;
  return self->target > 0 && self->target <= MAX_STROKES;
}

/* Returns: the number of strokes that a row must have space for */
static guint
n_strokes (AluetteScorePanel *self)
{
  guint most = self->target;

  for (guint i = 0; i < self->n_rows; i++)
    most = MAX (most, (guint) self->points[i]);
  return most;
}

/* Returns: the width of one stroke in a row, from the space beside the names */
static double
stroke_step (AluetteScorePanel *self, const GdkRectangle *row)
{
  double room = row->width - mark_width (self) - name_size (self, GTK_ORIENTATION_HORIZONTAL)
                - PADDING;

  return MIN (MAX (room, row->width * STROKES_SHARE) / (n_strokes (self) + 0.5),
              row->height * STROKE_STEP);
}

/* Returns: the width of the points in a row */
static int
points_width (AluetteScorePanel *self, guint index, const GdkRectangle *row)
{
  int width;

  if (is_strokes (self))
    return (int) floor (stroke_step (self, row) * (n_strokes (self) + 0.5));
  gtk_widget_measure (self->numbers[index], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                      NULL);
  return width;
}

/* The natural width fits the longer name. */
static void
aluette_score_panel_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  AluetteScorePanel *self = ALUETTE_SCORE_PANEL (widget);
  int name = mark_width (self) + name_size (self, GTK_ORIENTATION_HORIZONTAL);

  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_VERTICAL
                 ? 64
                 : MAX (160, (int) ceil (name / (1 - STROKES_SHARE)) + 4 * PADDING);
}

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GdkRectangle) { x, y, width, MAX (height, least) }, -1);
}

static void
aluette_score_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteScorePanel *self = ALUETTE_SCORE_PANEL (widget);
  int mark = mark_width (self);

  for (guint i = 0; i < self->n_rows; i++)
    {
      GdkRectangle row = get_row (self, (int) i);
      int points = points_width (self, i, &row);

      gtk_widget_set_child_visible (self->numbers[i], !is_strokes (self));
      allocate_child (self->names[i], row.x + mark, row.y, row.width - mark - points - PADDING,
                      row.height);
      allocate_child (self->numbers[i], row.x + row.width - points, row.y, points, row.height);
    }
}

static void
snapshot_marks (AluetteScorePanel *self, GtkSnapshot *snapshot)
{
  float size = (float) mark_width (self) - MARK_GAP;

  for (guint i = 0; i < self->n_rows; i++)
    {
      GdkRectangle row = get_row (self, (int) i);

      aluette_side_mark_append (snapshot, self->sides[i],
                                &GRAPHENE_RECT_INIT ((float) row.x,
                                                     row.y + (row.height - size) / 2, size, size));
    }
}

static void
aluette_score_panel_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteScorePanel *self = ALUETTE_SCORE_PANEL (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                               gtk_widget_get_height (widget));

  if (is_strokes (self))
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

      for (guint i = 0; i < self->n_rows; i++)
        {
          GdkRectangle row = get_row (self, (int) i);

          aluette_chalk_draw (cr, &row, n_strokes (self), stroke_step (self, &row),
                              self->drawn[i]);
        }
      cairo_destroy (cr);
    }
  snapshot_marks (self, snapshot);
  GTK_WIDGET_CLASS (aluette_score_panel_parent_class)->snapshot (widget, snapshot);
}

static void
aluette_score_panel_dispose (GObject *object)
{
  AluetteScorePanel *self = ALUETTE_SCORE_PANEL (object);

  if (self->chalk != NULL)
    adw_animation_pause (self->chalk);
  g_clear_object (&self->chalk);
  for (guint i = 0; i < ALUETTE_MAX_PLACES; i++)
    {
      g_clear_pointer (&self->names[i], gtk_widget_unparent);
      g_clear_pointer (&self->numbers[i], gtk_widget_unparent);
    }
  G_OBJECT_CLASS (aluette_score_panel_parent_class)->dispose (object);
}

static void
aluette_score_panel_finalize (GObject *object)
{
  g_free (ALUETTE_SCORE_PANEL (object)->spoken);
  G_OBJECT_CLASS (aluette_score_panel_parent_class)->finalize (object);
}

static void
aluette_score_panel_class_init (AluetteScorePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_score_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_score_panel_finalize;
  widget_class->measure = aluette_score_panel_measure;
  widget_class->size_allocate = aluette_score_panel_size_allocate;
  widget_class->snapshot = aluette_score_panel_snapshot;
  gtk_widget_class_set_css_name (widget_class, "score-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
chalk_cb (double value, gpointer data)
{
  AluetteScorePanel *self = data;

  for (guint i = 0; i < self->n_rows; i++)
    self->drawn[i] = self->before[i] + value * (self->points[i] - self->before[i]);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Draws new strokes one after the other, or shows the points at once. */
static void
draw_points (AluetteScorePanel *self)
{
  double most = 0;
  gboolean fewer = FALSE;

  for (guint i = 0; i < self->n_rows; i++)
    {
      most = MAX (most, self->points[i] - self->drawn[i]);
      fewer = fewer || self->points[i] < self->drawn[i];
    }
  if (most <= 0 && !fewer)
    return;
  memcpy (self->before, self->drawn, sizeof self->before);
  if (!self->animated || fewer || most > MAX_NEW || !is_strokes (self)
      || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      adw_animation_reset (self->chalk);
      chalk_cb (1, self);
      return;
    }
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->chalk),
                                    (guint) ceil (most) * STROKE_MS);
  adw_animation_reset (self->chalk);
  adw_animation_play (self->chalk);
}

static void
aluette_score_panel_init (AluetteScorePanel *self)
{
  self->chalk = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, STROKE_MS,
                                         adw_callback_animation_target_new (chalk_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->chalk), ADW_LINEAR);
  for (guint i = 0; i < ALUETTE_MAX_PLACES; i++)
    {
      self->names[i] = gtk_label_new (NULL);
      gtk_label_set_xalign (GTK_LABEL (self->names[i]), 0);
      gtk_label_set_ellipsize (GTK_LABEL (self->names[i]), PANGO_ELLIPSIZE_END);
      gtk_label_set_lines (GTK_LABEL (self->names[i]), 2);
      gtk_widget_set_visible (self->names[i], FALSE);
      gtk_widget_set_parent (self->names[i], GTK_WIDGET (self));
      self->numbers[i] = gtk_label_new (NULL);
      gtk_widget_set_visible (self->numbers[i], FALSE);
      gtk_widget_set_parent (self->numbers[i], GTK_WIDGET (self));
    }
}

GtkWidget *
aluette_score_panel_new (void)
{
  return g_object_new (ALUETTE_TYPE_SCORE_PANEL, NULL);
}

static gboolean
shows_already (AluetteScorePanel *self, const AluetteTableScore *state)
{
  if (self->target != state->target || self->n_rows != state->n_rows
      || g_strcmp0 (self->spoken, state->spoken) != 0)
    return FALSE;
  for (guint i = 0; i < state->n_rows; i++)
    if (self->points[i] != state->points[i]
        || self->sides[i] != (state->has_sides ? state->sides[i] : ALU_GAME_NO_SIDE)
        || g_strcmp0 (gtk_label_get_text (GTK_LABEL (self->names[i])), state->names[i]) != 0)
      return FALSE;
  return TRUE;
}

static gboolean
has_long_names (const AluetteTableScore *state)
{
  for (guint i = 0; i < state->n_rows; i++)
    if (g_utf8_strlen (state->names[i], -1) > LONG_NAME)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): points, with those to reach if there are any */
static char *
format_points (gint points, guint target)
{
  if (target > 0)
    return g_strdup_printf ("%d/%u", points, target);
  return points < 0 ? aluette_signed_number (points) : g_strdup_printf ("%d", points);
}

void
aluette_score_panel_set_state (AluetteScorePanel *self, const AluetteTableScore *state)
{
  if (shows_already (self, state))
    return;
  self->target = state->target;
  self->n_rows = state->n_rows;
  g_free (self->spoken);
  self->spoken = g_strdup (state->spoken);
  for (guint i = 0; i < ALUETTE_MAX_PLACES; i++)
    {
      g_autofree char *number = format_points (state->points[i], state->target);

      self->points[i] = state->points[i];
      self->sides[i] = state->has_sides ? state->sides[i] : ALU_GAME_NO_SIDE;
      gtk_widget_set_visible (self->names[i], i < state->n_rows);
      gtk_widget_set_visible (self->numbers[i], i < state->n_rows);
      gtk_label_set_text (GTK_LABEL (self->names[i]),
                          i < state->n_rows ? state->names[i] : "");
      gtk_label_set_wrap (GTK_LABEL (self->names[i]), state->n_rows <= 2);
      gtk_label_set_text (GTK_LABEL (self->numbers[i]), number);
    }
  draw_points (self);
  aluette_set_css_class (GTK_WIDGET (self), "many",
                         state->n_rows > 2 || has_long_names (state));
  aluette_set_tooltip (GTK_WIDGET (self), state->spoken);
  aluette_set_accessible_name (self, state->spoken != NULL ? state->spoken : "");
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns: whether all names and numbers are whole in columns of this width */
static gboolean
fits_in (AluetteScorePanel *self, int column)
{
  int mark = mark_width (self);
  GdkRectangle row = { .width = column };

  for (guint i = 0; i < self->n_rows; i++)
    {
      int name;

      gtk_widget_measure (self->names[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &name, NULL, NULL);
      if (mark + name + PADDING + points_width (self, i, &row) > column)
        return FALSE;
    }
  return TRUE;
}

int
aluette_score_panel_get_lines (AluetteScorePanel *self, int width)
{
  int n = MAX (1, (int) self->n_rows), most = (n + 1) / 2;

  if (n <= 2)
    return 1;
  if (width == 0)
    return n;
  for (int lines = 1; lines < most; lines++)
    {
      int columns = (n + lines - 1) / lines;

      if (fits_in (self, (width - 2 * BORDER - (columns + 1) * PADDING) / columns))
        return lines;
    }
  return most;
}

void
aluette_score_panel_set_animated (AluetteScorePanel *self, gboolean animated)
{
  self->animated = animated;
}

gboolean
aluette_score_panel_is_drawing (AluetteScorePanel *self)
{
  return adw_animation_get_state (self->chalk) == ADW_ANIMATION_PLAYING;
}
