/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/signs/aluette-sign-card.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-small-card.h"

#define CARD_WIDTH 86
#define NORMAL_MS 1700
#define SLOW_MS 4500

struct _AluetteSignCard
{
  GtkFlowBoxChild parent_instance;

  AluSign sign;
  GSettings *settings;
  GtkWidget *box;
  GtkWidget *pictures;
  GtkWidget *show; /* a button around the portrait */
  AluettePortrait *portrait;
  GtkLabel *title;
  GtkWidget *slowly;
  GtkLabel *other_name;
  GtkLabel *meaning;
};

G_DEFINE_FINAL_TYPE (AluetteSignCard, aluette_sign_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
perform (AluetteSignCard *self, AluetteGesture gesture, guint length_ms)
{
  aluette_portrait_set_quiet (self->portrait, FALSE);
  aluette_portrait_perform (self->portrait, gesture, length_ms, 1);
  aluette_announce (GTK_WIDGET (self), aluette_gesture_text (gesture));
}

void
aluette_sign_card_perform (AluetteSignCard *self, gboolean slowly)
{
  g_return_if_fail (ALUETTE_IS_SIGN_CARD (self));

  perform (self, aluette_sign_gesture (self->settings, self->sign, 1),
           slowly ? SLOW_MS : NORMAL_MS);
}

static void
show_cb (AluetteSignCard *self)
{
  aluette_sign_card_perform (self, FALSE);
}

static void
show_slowly_cb (AluetteSignCard *self)
{
  aluette_sign_card_perform (self, TRUE);
}

static void
variant_clicked_cb (GtkButton *button, AluetteSignCard *self)
{
  gpointer gesture = g_object_get_data (G_OBJECT (button), "gesture");

  perform (self, (AluetteGesture) GPOINTER_TO_INT (gesture), NORMAL_MS);
}

static void
variant_chosen_cb (GtkCheckButton *button, GParamSpec *pspec, AluetteSignCard *self)
{
  gpointer gesture = g_object_get_data (G_OBJECT (button), "gesture");
  g_autofree char *key = aluette_sign_setting (self->sign);

  if (gtk_check_button_get_active (button))
    g_settings_set_string (self->settings, key,
                           aluette_gesture_get_id ((AluetteGesture) GPOINTER_TO_INT (gesture)));
}

/* Stops the idle animation, which would distract on a page full of faces and drain the battery. */
static void
gesture_done_cb (AluetteSignCard *self)
{
  aluette_portrait_set_quiet (self->portrait, TRUE);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = aluette_wrapping_label_new (text, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  return label;
}

static GtkWidget *
make_variant_label (AluetteGesture gesture)
{
  GtkWidget *sources = make_label (aluette_gesture_sources (gesture), "dim-label");
  GtkWidget *words = aluette_box_new (GTK_ORIENTATION_VERTICAL, 0,
                                      make_label (aluette_gesture_text (gesture), NULL), sources,
                                      NULL);

  gtk_widget_add_css_class (sources, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static GtkWidget *
make_variant_button (AluetteSignCard *self, AluetteGesture gesture)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("media-playback-start-symbolic");
  g_autofree char *label = g_strdup_printf (_("Show: %s"), aluette_gesture_text (gesture));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  aluette_set_accessible_name (button, label);
  g_object_set_data (G_OBJECT (button), "gesture", GINT_TO_POINTER (gesture));
  g_signal_connect (button, "clicked", G_CALLBACK (variant_clicked_cb), self);
  return button;
}

/* Creates the row of a gesture: a radio button, its description and sources, and a button to
 * perform it. */
static GtkWidget *
make_variant (AluetteSignCard *self, AluetteGesture gesture, GtkWidget **group)
{
  GtkWidget *row = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 6, make_variant_label (gesture),
                                    make_variant_button (self, gesture), NULL);
  GtkWidget *check = NULL;

  if (aluette_sign_n_variants (self->sign) > 1 && aluette_gesture_is_variant (gesture))
    {
      g_autofree char *label = g_strdup_printf (_("Use this gesture: %s"),
                                                aluette_gesture_text (gesture));

      check = gtk_check_button_new ();
      gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (*group));
      *group = check;
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                                   gesture == aluette_sign_gesture (self->settings, self->sign, 1));
      gtk_widget_set_tooltip_text (check, _("Use This Gesture"));
      aluette_set_accessible_name (check, label);
      g_object_set_data (G_OBJECT (check), "gesture", GINT_TO_POINTER (gesture));
      g_signal_connect (check, "notify::active", G_CALLBACK (variant_chosen_cb), self);
      gtk_box_prepend (GTK_BOX (row), check);
    }
  return row;
}

static void
add_variants (AluetteSignCard *self)
{
  GtkWidget *group = NULL;

  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    if (aluette_gesture_get_alu_sign ((AluetteGesture) i) == self->sign)
      gtk_box_append (GTK_BOX (self->box), make_variant (self, (AluetteGesture) i, &group));
}

static void
aluette_sign_card_dispose (GObject *object)
{
  AluetteSignCard *self = ALUETTE_SIGN_CARD (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_sign_card_parent_class)->dispose (object);
}

static void
aluette_sign_card_class_init (AluetteSignCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_sign_card_dispose;
  g_type_ensure (ALUETTE_TYPE_PORTRAIT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-sign-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, box);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, pictures);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, show);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, portrait);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, slowly);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, other_name);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignCard, meaning);
  gtk_widget_class_bind_template_callback (widget_class, gesture_done_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_slowly_cb);
}

static void
aluette_sign_card_init (AluetteSignCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_portrait_set_quiet (self->portrait, TRUE);
}

static void
set_texts (AluetteSignCard *self)
{
  const char *title = aluette_sign_title (self->sign);
  const char *other_name = aluette_sign_other_name (self->sign);
  g_autofree char *show = g_strdup_printf (_("Show: %s"), title);
  g_autofree char *slowly = g_strdup_printf (_("Show slowly: %s"), title);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->other_name, other_name != NULL ? other_name : "");
  gtk_widget_set_visible (GTK_WIDGET (self->other_name), other_name != NULL);
  gtk_label_set_text (self->meaning, aluette_sign_meaning (self->sign));
  gtk_widget_set_tooltip_text (self->show, show);
  aluette_set_accessible_name (self->show, show);
  aluette_set_accessible_name (self->slowly, slowly);
  aluette_set_accessible_name (self, title);
}

GtkWidget *
aluette_sign_card_new (AluSign sign, AluetteTableStyle *style, GSettings *settings)
{
  AluetteSignCard *self = g_object_new (ALUETTE_TYPE_SIGN_CARD, NULL);
  AluCard card = aluette_sign_get_card (sign);

  self->sign = sign;
  self->settings = g_object_ref (settings);
  aluette_portrait_set_villager (self->portrait, sign);
  if (card != ALU_CARD_NONE)
    gtk_box_append (GTK_BOX (self->pictures), aluette_small_card_new (card, style, CARD_WIDTH));
  set_texts (self);
  add_variants (self);
  return GTK_WIDGET (self);
}

AluSign
aluette_sign_card_get_sign (AluetteSignCard *self)
{
  return self->sign;
}
