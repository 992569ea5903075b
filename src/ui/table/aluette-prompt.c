/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-prompt.h"

#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-table-layout.h"

#define GAP 6
#define PADDING 8

/* Text that does not fit is made smaller, down to lines of this height in pixels. */
#define MIN_LINE_HEIGHT 13.0
#define SHRINK 0.9

/* A text that is not a question requests at most this many lines. */
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

/* Measures the visible buttons in one row. Returns: its width; its height and widest button go to
 * @height and @widest. */
static int
measure_row (AluettePrompt *self, int *height, int *widest)
{
  int sum = 0;

  *height = *widest = 0;
  for (int i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    {
      int width, it;

      if (!gtk_widget_get_visible (self->buttons[i]))
        continue;
      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                          NULL);
      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_VERTICAL, width, NULL, &it, NULL, NULL);
      sum += width + (sum > 0 ? GAP : 0);
      *height = MAX (*height, it);
      *widest = MAX (*widest, width);
    }
  return sum;
}

/* Breaks the visible buttons into rows of at most @room. Stores in @rows in which row each button
 * is, and in @widths the sum of their widths in each row. Returns: the number of rows. */
static int
break_rows (AluettePrompt *self, int room, int rows[ALUETTE_TABLE_MAX_BUTTONS],
            int widths[ALUETTE_TABLE_MAX_BUTTONS])
{
  int n_rows = 0;

  for (int i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    {
      int width;

      if (!gtk_widget_get_visible (self->buttons[i]))
        continue;
      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                          NULL);
      if (n_rows > 0 && width <= room - widths[n_rows - 1] - GAP)
        widths[n_rows - 1] += GAP + width;
      else
        widths[n_rows++] = width;
      rows[i] = n_rows - 1;
    }
  return n_rows;
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
  int row_height, widest, row = measure_row (self, &row_height, &widest);
  int rows[ALUETTE_TABLE_MAX_BUTTONS], widths[ALUETTE_TABLE_MAX_BUTTONS];
  int n_rows, least, preferred;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->label, orientation, -1, &least, &preferred, NULL, NULL);
      *minimum = MAX (least, widest) + 2 * PADDING;
      *natural = MAX (preferred, row) + 2 * PADDING;
      return;
    }
  for_size = for_size < 0 ? G_MAXINT : for_size - 2 * PADDING;
  gtk_widget_measure (self->label, orientation, for_size == G_MAXINT ? -1 : for_size, NULL,
                      &preferred, NULL, NULL);
  /* A statement may become smaller to leave more space for the cards. */
  if (!gtk_widget_has_css_class (widget, "question"))
    preferred = MIN (preferred,
                     (int) (MAX_STATEMENT_LINES * aluette_text_height (self->label)) + 1);
  *natural = preferred + PADDING;
  *minimum = PADDING + (int) MIN_LINE_HEIGHT;
  n_rows = break_rows (self, for_size, rows, widths);
  *natural += n_rows * (row_height + GAP);
  *minimum += n_rows * (row_height + GAP);
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
                       gsk_transform_scale (
                           gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (PADDING,
                                                                                PADDING / 2)),
                           (float) scale, (float) scale));
}

/* The buttons of a single row keep their widths; in several rows they fill these. */
static void
allocate_buttons (AluettePrompt *self, int room, int y, int row_height)
{
  int rows[ALUETTE_TABLE_MAX_BUTTONS], widths[ALUETTE_TABLE_MAX_BUTTONS];
  int counts[ALUETTE_TABLE_MAX_BUTTONS] = { 0 };
  int n_rows = break_rows (self, room, rows, widths), x = 0, row = -1;

  for (int i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    if (gtk_widget_get_visible (self->buttons[i]))
      counts[rows[i]]++;
  for (int i = 0; i < ALUETTE_TABLE_MAX_BUTTONS; i++)
    {
      GdkRectangle box = { .height = row_height };

      if (!gtk_widget_get_visible (self->buttons[i]))
        continue;
      if (rows[i] != row)
        x = PADDING + (n_rows == 1 ? (room - widths[0]) / 2 : 0);
      row = rows[i];
      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &box.width, NULL,
                          NULL);
      box.x = x;
      box.y = y + row * (row_height + GAP);
      box.width += n_rows > 1 ? MAX (room - widths[row], 0) / counts[row] : 0;
      x += box.width + GAP;
      gtk_widget_size_allocate (self->buttons[i], &box, -1);
    }
}

static void
aluette_prompt_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluettePrompt *self = ALUETTE_PROMPT (widget);
  int rows[ALUETTE_TABLE_MAX_BUTTONS], widths[ALUETTE_TABLE_MAX_BUTTONS];
  int row_height, widest, room = width - 2 * PADDING, n_rows, y;

  measure_row (self, &row_height, &widest);
  n_rows = break_rows (self, room, rows, widths);
  y = height - PADDING / 2 - n_rows * (row_height + GAP) + (n_rows > 0 ? GAP : 0);
  allocate_label (self, room, y - (n_rows > 0 ? GAP : 0) - PADDING / 2);
  allocate_buttons (self, room, y, row_height);
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
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->label, "prompt-text");
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
