/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-speech-bubble.h"

#include "ui/common/aluette-text-button.h"
#include "ui/portraits/aluette-portrait.h"

#define GAP 8

/* The size of the face, which is smaller in a bubble narrower than NARROW. In pixels. */
#define FACE 64
#define SMALL_FACE 40
#define NARROW 420
#define MIN_WIDTH 200

/* The minimum visible height of the text, in pixels. */
#define MIN_TEXT_HEIGHT 36

struct _AluetteSpeechBubble
{
  GtkWidget parent_instance;

  GtkWidget *face; /* a stack: portrait, lamp of the coach, or spinner */
  GtkWidget *portrait;
  GtkWidget *spinner;
  GtkWidget *speaker;
  GtkWidget *close;
  GtkWidget *scroller;
  GtkWidget *text;
  GtkWidget *buttons[ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS];
};

G_DEFINE_FINAL_TYPE (AluetteSpeechBubble, aluette_speech_bubble, GTK_TYPE_WIDGET)

/* The layout for a given width, in pixels. */
typedef struct
{
  int face;
  int text_x, text_width;
  int head;    /* height of the heading */
  int text;    /* natural height of the text */
  int buttons; /* height of all buttons, 0 for none */
  gboolean in_row;
  int widths[ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS];
  int heights[ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS];
} Plan;

static int
measure_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
measure_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* In a row if there is room for it, else one below the other, each as wide as the bubble. */
static void
plan_buttons (AluetteSpeechBubble *self, int room, Plan *plan)
{
  int sum = -GAP;

  for (int i = 0; i < ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS; i++)
    if (gtk_widget_get_visible (self->buttons[i]))
      sum += GAP + measure_width (self->buttons[i]);
  plan->in_row = sum <= room;
  for (int i = 0; i < ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS; i++)
    {
      if (!gtk_widget_get_visible (self->buttons[i]))
        continue;
      plan->widths[i] = plan->in_row ? measure_width (self->buttons[i]) : room;
      plan->heights[i] = measure_height (self->buttons[i], plan->widths[i]);
      if (plan->in_row)
        plan->buttons = MAX (plan->buttons, plan->heights[i]);
      else
        plan->buttons += plan->heights[i] + (plan->buttons > 0 ? GAP : 0);
    }
}

static void
make_plan (AluetteSpeechBubble *self, int width, Plan *plan)
{
  *plan = (Plan) { .face = width < NARROW ? SMALL_FACE : FACE };
  plan->text_x = GAP + plan->face + GAP;
  plan->text_width = MAX (1, width - plan->text_x - GAP);
  plan->head = MAX (measure_height (self->close, -1),
                    measure_height (self->speaker,
                                    MAX (1, plan->text_width - measure_width (self->close))));
  plan->text = measure_height (self->text, plan->text_width);
  plan_buttons (self, width - 2 * GAP, plan);
}

/* The words of a button are not broken. */
static int
get_min_width (AluetteSpeechBubble *self)
{
  int widest = MIN_WIDTH;

  for (int i = 0; i < ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS; i++)
    {
      int minimum;

      gtk_widget_measure (self->buttons[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      widest = MAX (widest, minimum + 2 * GAP);
    }
  return widest;
}

static GtkSizeRequestMode
aluette_speech_bubble_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_speech_bubble_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline,
                               int *natural_baseline)
{
  AluetteSpeechBubble *self = ALUETTE_SPEECH_BUBBLE (widget);
  Plan plan;
  int under;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_min_width (self);
      *natural = MAX (*minimum,
                      FACE + 3 * GAP
                          + MAX (measure_width (self->text),
                                 measure_width (self->speaker) + measure_width (self->close)));
      return;
    }
  make_plan (self, for_size < 0 ? 480 : for_size, &plan);
  under = plan.buttons > 0 ? plan.buttons + GAP : 0;
  *minimum = plan.head + MIN (plan.text, MIN_TEXT_HEIGHT) + under + GAP + GAP / 2;
  *natural = MAX (plan.head + plan.text, plan.face + GAP / 2) + under + GAP + GAP / 2;
}

static void
allocate_buttons (AluetteSpeechBubble *self, const Plan *plan, int width, int height)
{
  int x = width - GAP, y = height - GAP - plan->buttons;

  /* In a row, the likelier choice is at the right. */
  for (int i = 0; i < ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS; i++)
    {
      GdkRectangle box = { GAP, y, plan->widths[i], plan->heights[i] };

      if (!gtk_widget_get_visible (self->buttons[i]))
        continue;
      if (plan->in_row)
        {
          box.x = x - box.width;
          box.height = plan->buttons;
          x = box.x - GAP;
        }
      else
        y += box.height + GAP;
      gtk_widget_size_allocate (self->buttons[i], &box, -1);
    }
}

static void
aluette_speech_bubble_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteSpeechBubble *self = ALUETTE_SPEECH_BUBBLE (widget);
  int close = measure_width (self->close);
  int top = GAP / 2;
  Plan plan;
  int under;

  make_plan (self, width, &plan);
  under = plan.buttons > 0 ? plan.buttons + GAP : 0;
  gtk_widget_size_allocate (self->face, &(GdkRectangle) { GAP, GAP, plan.face, plan.face }, -1);
  gtk_widget_size_allocate (self->speaker,
                            &(GdkRectangle) { plan.text_x, top, MAX (1, plan.text_width - close),
                                              plan.head },
                            -1);
  gtk_widget_size_allocate (self->close,
                            &(GdkRectangle) { width - close - GAP / 2, top, close, plan.head }, -1);
  measure_width (self->scroller);
  gtk_widget_size_allocate (self->scroller,
                            &(GdkRectangle) { plan.text_x, top + plan.head, plan.text_width,
                                              MAX (1, height - top - plan.head - under - GAP) },
                            -1);
  allocate_buttons (self, &plan, width, height);
}

static void
aluette_speech_bubble_dispose (GObject *object)
{
  AluetteSpeechBubble *self = ALUETTE_SPEECH_BUBBLE (object);

  g_clear_pointer (&self->face, gtk_widget_unparent);
  g_clear_pointer (&self->speaker, gtk_widget_unparent);
  g_clear_pointer (&self->close, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  for (int i = 0; i < ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_speech_bubble_parent_class)->dispose (object);
}

static void
aluette_speech_bubble_class_init (AluetteSpeechBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_speech_bubble_dispose;
  widget_class->get_request_mode = aluette_speech_bubble_get_request_mode;
  widget_class->measure = aluette_speech_bubble_measure;
  widget_class->size_allocate = aluette_speech_bubble_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "speech-bubble");
  g_type_ensure (ALUETTE_TYPE_PORTRAIT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/coach/aluette-speech-bubble.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSpeechBubble, face);
  gtk_widget_class_bind_template_child (widget_class, AluetteSpeechBubble, portrait);
  gtk_widget_class_bind_template_child (widget_class, AluetteSpeechBubble, spinner);
  gtk_widget_class_bind_template_child (widget_class, AluetteSpeechBubble, speaker);
  gtk_widget_class_bind_template_child (widget_class, AluetteSpeechBubble, close);
  gtk_widget_class_bind_template_child (widget_class, AluetteSpeechBubble, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteSpeechBubble, text);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_speech_bubble_init (AluetteSpeechBubble *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS - 1; i >= 0; i--)
    {
      self->buttons[i] = aluette_text_button_new ("");
      gtk_widget_add_css_class (self->buttons[i], "pill");
      gtk_widget_set_visible (self->buttons[i], FALSE);
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
  gtk_widget_add_css_class (self->buttons[0], "suggested-action");
}

GtkWidget *
aluette_speech_bubble_new (const char *close_action)
{
  AluetteSpeechBubble *self = g_object_new (ALUETTE_TYPE_SPEECH_BUBBLE, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->close), close_action);
  return GTK_WIDGET (self);
}

static void
set_face (AluetteSpeechBubble *self, const AluetteSpeechBubbleState *state)
{
  const char *name = state->busy ? "busy" : state->villager >= 0 ? "villager" : "coach";

  if (state->villager >= 0)
    {
      aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), (guint) state->villager);
      aluette_portrait_set_person_name (ALUETTE_PORTRAIT (self->portrait), state->speaker);
    }
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), state->busy);
  gtk_stack_set_visible_child_name (GTK_STACK (self->face), name);
}

void
aluette_speech_bubble_set_state (AluetteSpeechBubble *self, const AluetteSpeechBubbleState *state)
{
  g_return_if_fail (ALUETTE_IS_SPEECH_BUBBLE (self));

  set_face (self, state);
  gtk_label_set_text (GTK_LABEL (self->speaker), state->speaker);
  gtk_label_set_text (GTK_LABEL (self->text), state->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  state->text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  state->speaker, -1);
  for (int i = 0; i < ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS; i++)
    {
      gtk_widget_set_visible (self->buttons[i], state->actions[i] != NULL);
      if (state->actions[i] == NULL)
        continue;
      gtk_button_set_label (GTK_BUTTON (self->buttons[i]), state->labels[i]);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->buttons[i]), state->actions[i]);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
aluette_speech_bubble_get_text (AluetteSpeechBubble *self)
{
  g_return_val_if_fail (ALUETTE_IS_SPEECH_BUBBLE (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->text));
}
