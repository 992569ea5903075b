/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-prompt.h"

#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-table-layout.h"

#define GAP 6
#define PADDING 8

/* Text that does not fit is made smaller, down to lines of this height in pixels. */
#define MIN_LINE_HEIGHT 13.0
#define SHRINK 0.9

/* A text that is not a question requests at most this many lines, and with several buttons, which
 * is the result of a deal or a match, a line more. */
#define MAX_STATEMENT_LINES 2

struct _AluettePrompt
{
  GtkWidget parent_instance;

  GtkWidget *label;
  GtkWidget *buttons[ALUETTE_TABLE_MAX_BUTTONS];
  char *actions[ALUETTE_TABLE_MAX_BUTTONS]; /* (nullable): with their targets */
  guint n_buttons;
};

G_DEFINE_FINAL_TYPE (AluettePrompt, aluette_prompt, GTK_TYPE_WIDGET)

/* The buttons in rows. Widths are in pixels. */
typedef struct
{
  int n_rows;
  int height;                               /* of a row */
  int of_button[ALUETTE_TABLE_MAX_BUTTONS]; /* in which row it is */
  int widths[ALUETTE_TABLE_MAX_BUTTONS];    /* of the buttons */
  int sums[ALUETTE_TABLE_MAX_BUTTONS];      /* of the rows, with gaps */
  int counts[ALUETTE_TABLE_MAX_BUTTONS];    /* buttons in the rows */
} Rows;

/* Returns: the natural width of a button; its least width goes to @least */
static int
measure_button (AluettePrompt *self, guint i, int *least)
{
  int width;

  gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, least, &width, NULL, NULL);
  return width;
}

/* Puts the buttons into rows of at most @most buttons. */
static void
fill_rows (AluettePrompt *self, int room, guint most, Rows *rows)
{
  rows->n_rows = 0;
  memset (rows->counts, 0, sizeof rows->counts);
  for (guint i = 0; i < self->n_buttons; i++)
    {
      int row = rows->n_rows - 1;

      if (row >= 0 && rows->counts[row] < (int) most
          && rows->widths[i] <= room - rows->sums[row] - GAP)
        rows->sums[row] += GAP + rows->widths[i];
      else
        rows->sums[row = rows->n_rows++] = rows->widths[i];
      rows->counts[row]++;
      rows->of_button[i] = row;
    }
}

/* Breaks the buttons into rows of at most @room, each with about as many. Where some do not fit
 * beside each other, their labels may have several lines. */
static void
break_rows (AluettePrompt *self, int room, Rows *rows)
{
  int n = (int) self->n_buttons, sum = 0, least, greedy;

  memset (rows, 0, sizeof *rows);
  for (guint i = 0; i < self->n_buttons; i++)
    {
      rows->widths[i] = measure_button (self, i, &least);
      sum += rows->widths[i] + (i > 0 ? GAP : 0);
    }
  for (guint i = 0; i < self->n_buttons; i++)
    {
      int height, natural = measure_button (self, i, &least);

      if (n > 2 && sum > room && least <= (room - GAP) / 2)
        rows->widths[i] = MIN (natural, (room - GAP) / 2);
      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_VERTICAL, rows->widths[i], NULL,
                          &height, NULL, NULL);
      rows->height = MAX (rows->height, height);
    }
  fill_rows (self, room, self->n_buttons, rows);
  greedy = rows->n_rows;
  if (greedy < 2)
    return;
  fill_rows (self, room, (self->n_buttons + (guint) greedy - 1) / (guint) greedy, rows);
  if (rows->n_rows > greedy)
    fill_rows (self, room, self->n_buttons, rows);
}

/* Returns: the height of the text at its smallest size. */
static int
measure_smallest_label (AluettePrompt *self, int room)
{
  double scale = MIN (MIN_LINE_HEIGHT / aluette_text_height (self->label), 1);
  int height;

  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL,
                      room == G_MAXINT ? -1 : (int) (room / scale), NULL, &height, NULL, NULL);
  return (int) (height * scale) + 1;
}

static GtkSizeRequestMode
aluette_prompt_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_prompt_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  AluettePrompt *self = ALUETTE_PROMPT (widget);
  int least, preferred;
  Rows rows;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int sum = 0;

      gtk_widget_measure (self->label, orientation, -1, minimum, natural, NULL, NULL);
      for (guint i = 0; i < self->n_buttons; i++)
        {
          sum += measure_button (self, i, &least) + (i > 0 ? GAP : 0);
          *minimum = MAX (*minimum, least);
        }
      *minimum += 2 * PADDING;
      *natural = MAX (*natural, sum) + 2 * PADDING;
      return;
    }
  for_size = for_size < 0 ? G_MAXINT : for_size - 2 * PADDING;
  gtk_widget_measure (self->label, orientation, for_size == G_MAXINT ? -1 : for_size, NULL,
                      &preferred, NULL, NULL);
  /* A statement may become smaller to leave more space for the cards. */
  if (!gtk_widget_has_css_class (widget, "question"))
    preferred = MIN (preferred, (int) ((MAX_STATEMENT_LINES + (self->n_buttons > 1 ? 1 : 0))
                                       * aluette_text_height (self->label))
                                    + 1);
  break_rows (self, for_size, &rows);
  *natural = preferred + PADDING + rows.n_rows * (rows.height + GAP);
  *minimum = MIN (PADDING + measure_smallest_label (self, for_size)
                      + rows.n_rows * (rows.height + GAP),
                  *natural);
}

/* Gives the text the largest size that fits in @height. */
static void
allocate_label (AluettePrompt *self, int room, int height)
{
  double line = aluette_text_height (self->label), scale = 1;
  int label_height;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, room, NULL, &label_height, NULL, NULL);
  while (label_height * scale > height && line * scale * SHRINK > MIN_LINE_HEIGHT)
    {
      scale *= SHRINK;
      gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, (int) (room / scale), NULL,
                          &label_height, NULL, NULL);
    }
  gtk_widget_allocate (self->label, (int) (room / scale),
                       MAX (label_height, (int) (height / scale)), -1,
                       gsk_transform_scale (gsk_transform_translate (
                                                NULL, &GRAPHENE_POINT_INIT (PADDING, PADDING / 2)),
                                            (float) scale, (float) scale));
}

/* The buttons of a single row keep their widths; in several rows they fill these. */
static void
allocate_buttons (AluettePrompt *self, const Rows *rows, int room, int y)
{
  int x = 0, row = -1;

  for (guint i = 0; i < self->n_buttons; i++)
    {
      GdkRectangle box = { .width = rows->widths[i], .height = rows->height };

      if (rows->of_button[i] != row)
        x = PADDING + (rows->n_rows == 1 ? (room - rows->sums[0]) / 2 : 0);
      row = rows->of_button[i];
      box.x = x;
      box.y = y + row * (rows->height + GAP);
      box.width += rows->n_rows > 1 ? MAX (room - rows->sums[row], 0) / rows->counts[row] : 0;
      x += box.width + GAP;
      gtk_widget_size_allocate (self->buttons[i], &box, -1);
    }
}

static void
aluette_prompt_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluettePrompt *self = ALUETTE_PROMPT (widget);
  int room = width - 2 * PADDING, y;
  Rows rows;

  break_rows (self, room, &rows);
  y = height - PADDING / 2 - rows.n_rows * (rows.height + GAP) + (rows.n_rows > 0 ? GAP : 0);
  allocate_label (self, room, y - (rows.n_rows > 0 ? GAP : 0) - PADDING / 2);
  allocate_buttons (self, &rows, room, y);
}

static void
aluette_prompt_dispose (GObject *object)
{
  AluettePrompt *self = ALUETTE_PROMPT (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  for (int i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_prompt_parent_class)->dispose (object);
}

static void
aluette_prompt_finalize (GObject *object)
{
  for (guint i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    g_free (ALUETTE_PROMPT (object)->actions[i]);
  G_OBJECT_CLASS (aluette_prompt_parent_class)->finalize (object);
}

static void
aluette_prompt_class_init (AluettePromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_prompt_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_prompt_finalize;
  widget_class->get_request_mode = aluette_prompt_get_request_mode;
  widget_class->measure = aluette_prompt_measure;
  widget_class->size_allocate = aluette_prompt_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "prompt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_prompt_init (AluettePrompt *self)
{
  self->label = aluette_centered_label_new (NULL, -1, "prompt-text");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  for (int i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    {
      self->buttons[i] = gtk_button_new ();
      gtk_widget_set_visible (self->buttons[i], FALSE);
      gtk_widget_add_css_class (self->buttons[i], "pill");
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
}

GtkWidget *
aluette_prompt_new (void)
{
  return g_object_new (ALUETTE_TYPE_PROMPT, NULL);
}

/* Sets the target first: GTK warns as soon as an action has a target of another type. */
static void
set_action (GtkActionable *button, const char *action)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (!g_action_parse_detailed_name (action, &name, &target, NULL))
    g_return_if_reached ();
  gtk_actionable_set_action_name (button, NULL);
  gtk_actionable_set_action_target_value (button, target);
  gtk_actionable_set_action_name (button, name);
}

static gboolean
shows_already (AluettePrompt *self, const AluetteTablePrompt *state)
{
  const char *text = state->text != NULL ? state->text : "";

  if (self->n_buttons != state->n_buttons
      || !g_str_equal (gtk_label_get_text (GTK_LABEL (self->label)), text)
      || gtk_widget_has_css_class (GTK_WIDGET (self), "question") != state->question)
    return FALSE;
  for (guint i = 0; i < state->n_buttons; i++)
    {
      GtkWidget *button = self->buttons[i];
      const AluetteTableButton *it = &state->buttons[i];

      if (g_strcmp0 (self->actions[i], it->action) != 0
          || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), it->label) != 0
          || g_strcmp0 (gtk_widget_get_tooltip_text (button), it->hint) != 0
          || gtk_widget_has_css_class (button, "suggested-action") != it->suggested)
        return FALSE;
    }
  return TRUE;
}

static void
set_button (AluettePrompt *self, guint i, const AluetteTableButton *it)
{
  GtkWidget *button = self->buttons[i];

  gtk_button_set_label (GTK_BUTTON (button), it->label);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                         GTK_JUSTIFY_CENTER);
  aluette_set_accessible_name (button, it->label);
  gtk_widget_set_tooltip_text (button, it->hint);
  set_action (GTK_ACTIONABLE (button), it->action);
  aluette_set_css_class (button, "suggested-action", it->suggested);
  g_free (self->actions[i]);
  self->actions[i] = g_strdup (it->action);
}

void
aluette_prompt_set_state (AluettePrompt *self, const AluetteTablePrompt *state)
{
  if (shows_already (self, state))
    return;
  self->n_buttons = state->n_buttons;
  gtk_label_set_text (GTK_LABEL (self->label), state->text != NULL ? state->text : "");
  aluette_set_css_class (GTK_WIDGET (self), "question", state->question);
  for (guint i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    {
      gtk_widget_set_visible (self->buttons[i], i < state->n_buttons);
      if (i < state->n_buttons)
        set_button (self, i, &state->buttons[i]);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
aluette_prompt_get_text (AluettePrompt *self)
{
  return gtk_label_get_text (GTK_LABEL (self->label));
}

gboolean
aluette_prompt_focus (AluettePrompt *self)
{
  for (int i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    if (gtk_widget_get_visible (self->buttons[i]) && gtk_widget_is_sensitive (self->buttons[i]))
      return gtk_widget_grab_focus (self->buttons[i]);
  return FALSE;
}
