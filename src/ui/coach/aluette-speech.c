/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-speech.h"

#include <glib/gi18n.h>

#include "ui/portraits/aluette-portrait.h"

#define GAP 8

/* The face is as large as this, smaller where the speech is narrow. In pixels. */
#define FACE 64
#define SMALL_FACE 40
#define NARROW 420
#define LEAST_WIDTH 200

/* The least of the text that is seen, in pixels. */
#define LEAST_TEXT 36

struct _AluetteSpeech
{
  GtkWidget parent_instance;

  GtkWidget *face; /* a stack: a villager, the coach's lamp, or a spinner */
  GtkWidget *portrait;
  GtkWidget *spinner;
  GtkWidget *speaker;
  GtkWidget *close;
  GtkWidget *scroller;
  GtkWidget *text;
  GtkWidget *buttons[ALUETTE_SPEECH_MAX_BUTTONS];
};

G_DEFINE_FINAL_TYPE (AluetteSpeech, aluette_speech, GTK_TYPE_WIDGET)

/* Where everything lies in a given width. */
typedef struct
{
  int face;
  int text_x, text_width;
  int head;    /* height of the heading */
  int text;    /* natural height of the text */
  int buttons; /* height of the buttons' row or rows, 0 without */
  gboolean in_row;
  int widths[ALUETTE_SPEECH_MAX_BUTTONS];
  int button_height;
} Plan;

static int
height_of (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
width_of (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static void
plan_buttons (AluetteSpeech *self, int room, Plan *plan)
{
  int sum = 0, n = 0;

  for (int i = 0; i < ALUETTE_SPEECH_MAX_BUTTONS; i++)
    if (gtk_widget_get_visible (self->buttons[i]))
      {
        plan->widths[i] = width_of (self->buttons[i]);
        plan->button_height = MAX (plan->button_height,
                                   height_of (self->buttons[i], plan->widths[i]));
        sum += plan->widths[i] + (n++ > 0 ? GAP : 0);
      }
  plan->in_row = sum <= room;
  if (n > 0)
    plan->buttons = plan->in_row ? plan->button_height : n * (plan->button_height + GAP) - GAP;
}

static void
make_plan (AluetteSpeech *self, int width, Plan *plan)
{
  *plan = (Plan) { .face = width < NARROW ? SMALL_FACE : FACE };
  plan->text_x = GAP + plan->face + GAP;
  plan->text_width = MAX (1, width - plan->text_x - GAP);
  plan->head = MAX (height_of (self->close, -1),
                    height_of (self->speaker, MAX (1, plan->text_width - width_of (self->close))));
  plan->text = height_of (self->text, plan->text_width);
  plan_buttons (self, width - 2 * GAP, plan);
}

static GtkSizeRequestMode
aluette_speech_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
aluette_speech_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  AluetteSpeech *self = ALUETTE_SPEECH (widget);
  Plan plan;
  int under;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = MAX (LEAST_WIDTH, FACE + width_of (self->text) + 3 * GAP);
      return;
    }
  make_plan (self, for_size < 0 ? 480 : for_size, &plan);
  under = plan.buttons > 0 ? plan.buttons + GAP : 0;
  *minimum = plan.head + MIN (plan.text, LEAST_TEXT) + under + GAP + GAP / 2;
  *natural = MAX (plan.head + plan.text, plan.face + GAP / 2) + under + GAP + GAP / 2;
}

static void
allocate_buttons (AluetteSpeech *self, const Plan *plan, int width, int height)
{
  int x = width - GAP, y = height - GAP - plan->buttons;

  /* The likelier one last, at the right. */
  for (int i = 0; i < ALUETTE_SPEECH_MAX_BUTTONS; i++)
    {
      GdkRectangle box = { GAP, y, width - 2 * GAP, plan->button_height };

      if (!gtk_widget_get_visible (self->buttons[i]))
        continue;
      if (plan->in_row)
        {
          box.width = plan->widths[i];
          box.x = x - box.width;
          x = box.x - GAP;
        }
      else
        y += plan->button_height + GAP;
      gtk_widget_size_allocate (self->buttons[i], &box, -1);
    }
}

static void
aluette_speech_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AluetteSpeech *self = ALUETTE_SPEECH (widget);
  int close = width_of (self->close);
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
  width_of (self->scroller);
  gtk_widget_size_allocate (self->scroller,
                            &(GdkRectangle) { plan.text_x, top + plan.head, plan.text_width,
                                              MAX (1, height - top - plan.head - under - GAP) },
                            -1);
  allocate_buttons (self, &plan, width, height);
}

static void
aluette_speech_dispose (GObject *object)
{
  AluetteSpeech *self = ALUETTE_SPEECH (object);

  g_clear_pointer (&self->face, gtk_widget_unparent);
  g_clear_pointer (&self->speaker, gtk_widget_unparent);
  g_clear_pointer (&self->close, gtk_widget_unparent);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  for (int i = 0; i < ALUETTE_SPEECH_MAX_BUTTONS; i++)
    g_clear_pointer (&self->buttons[i], gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_speech_parent_class)->dispose (object);
}

static void
aluette_speech_class_init (AluetteSpeechClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_speech_dispose;
  widget_class->get_request_mode = aluette_speech_get_request_mode;
  widget_class->measure = aluette_speech_measure;
  widget_class->size_allocate = aluette_speech_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "speech");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_face (AluetteSpeech *self)
{
  GtkWidget *lamp = gtk_image_new_from_icon_name ("aluette-hint-symbolic");

  self->face = gtk_stack_new ();
  self->portrait = aluette_portrait_new (0);
  self->spinner = gtk_spinner_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (lamp), SMALL_FACE - 8);
  gtk_widget_set_valign (lamp, GTK_ALIGN_START);
  gtk_widget_add_css_class (lamp, "lamp");
  gtk_stack_add_named (GTK_STACK (self->face), lamp, "coach");
  gtk_stack_add_named (GTK_STACK (self->face), self->portrait, "villager");
  gtk_stack_add_named (GTK_STACK (self->face), self->spinner, "busy");
  gtk_widget_set_parent (self->face, GTK_WIDGET (self));
}

static void
aluette_speech_init (AluetteSpeech *self)
{
  add_face (self);
  self->speaker = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->speaker), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->speaker), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->speaker, "speaker");
  gtk_widget_set_parent (self->speaker, GTK_WIDGET (self));
  self->close = gtk_button_new_from_icon_name ("window-close-symbolic");
  gtk_widget_add_css_class (self->close, "flat");
  gtk_widget_add_css_class (self->close, "circular");
  gtk_widget_set_tooltip_text (self->close, _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close"), -1);
  gtk_widget_set_parent (self->close, GTK_WIDGET (self));
  self->text = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->text), 0);
  gtk_label_set_yalign (GTK_LABEL (self->text), 0);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  /* What does not fit is scrolled by keys too, and read out where the focus goes. */
  gtk_widget_set_focusable (self->scroller, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->text);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  for (int i = ALUETTE_SPEECH_MAX_BUTTONS - 1; i >= 0; i--)
    {
      self->buttons[i] = gtk_button_new ();
      gtk_widget_add_css_class (self->buttons[i], "pill");
      gtk_widget_set_visible (self->buttons[i], FALSE);
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
  gtk_widget_add_css_class (self->buttons[0], "suggested-action");
}

GtkWidget *
aluette_speech_new (const char *close_action)
{
  AluetteSpeech *self = g_object_new (ALUETTE_TYPE_SPEECH, NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->close), close_action);
  return GTK_WIDGET (self);
}

static void
set_face (AluetteSpeech *self, const AluetteSpeechLook *look)
{
  const char *name = look->busy ? "busy" : look->villager >= 0 ? "villager" : "coach";

  if (look->villager >= 0)
    {
      aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), (guint) look->villager);
      aluette_portrait_set_person_name (ALUETTE_PORTRAIT (self->portrait), look->speaker);
    }
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), look->busy);
  gtk_stack_set_visible_child_name (GTK_STACK (self->face), name);
}

void
aluette_speech_set_look (AluetteSpeech *self, const AluetteSpeechLook *look)
{
  g_return_if_fail (ALUETTE_IS_SPEECH (self));

  set_face (self, look);
  gtk_label_set_text (GTK_LABEL (self->speaker), look->speaker);
  gtk_label_set_text (GTK_LABEL (self->text), look->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  look->text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  look->speaker, -1);
  for (int i = 0; i < ALUETTE_SPEECH_MAX_BUTTONS; i++)
    {
      gtk_widget_set_visible (self->buttons[i], look->actions[i] != NULL);
      if (look->actions[i] == NULL)
        continue;
      gtk_button_set_label (GTK_BUTTON (self->buttons[i]), look->labels[i]);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->buttons[i]), look->actions[i]);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
aluette_speech_get_text (AluetteSpeech *self)
{
  g_return_val_if_fail (ALUETTE_IS_SPEECH (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->text));
}
