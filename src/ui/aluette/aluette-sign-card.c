/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-sign-card.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"
#include "ui/table/aluette-small-card.h"

#define SIGN_CARD_WIDTH 310
#define PORTRAIT_SIDE 148
#define CARD_WIDTH 86
#define NORMAL_MS 1700
#define SLOW_MS 4500

struct _AluetteSignCard
{
  GtkFlowBoxChild parent_instance;

  AluSign sign;
  GSettings *settings;
  GtkWidget *portrait;
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (AluetteSignCard, aluette_sign_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
perform (AluetteSignCard *self, AluetteGesture gesture, guint length_ms)
{
  aluette_portrait_set_quiet (ALUETTE_PORTRAIT (self->portrait), FALSE);
  aluette_portrait_perform (ALUETTE_PORTRAIT (self->portrait), gesture, length_ms, 1);
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
  aluette_portrait_set_quiet (ALUETTE_PORTRAIT (self->portrait), TRUE);
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
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sources = make_label (aluette_gesture_sources (gesture), "dim-label");

  gtk_box_append (GTK_BOX (words), make_label (aluette_gesture_text (gesture), NULL));
  gtk_widget_add_css_class (sources, "caption");
  gtk_box_append (GTK_BOX (words), sources);
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (button), "gesture", GINT_TO_POINTER (gesture));
  g_signal_connect (button, "clicked", G_CALLBACK (variant_clicked_cb), self);
  return button;
}

/* Creates the row of a gesture: a radio button, its description and sources, and a button to
 * perform it. */
static GtkWidget *
make_variant (AluetteSignCard *self, AluetteGesture gesture, GtkWidget **group)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
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
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                      -1);
      g_object_set_data (G_OBJECT (check), "gesture", GINT_TO_POINTER (gesture));
      g_signal_connect (check, "notify::active", G_CALLBACK (variant_chosen_cb), self);
      gtk_box_append (GTK_BOX (row), check);
    }
  gtk_box_append (GTK_BOX (row), make_variant_label (gesture));
  gtk_box_append (GTK_BOX (row), make_variant_button (self, gesture));
  return row;
}

static void
add_variants (AluetteSignCard *self)
{
  GtkWidget *group = NULL;

  gtk_box_append (GTK_BOX (self->box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    if (aluette_gesture_get_alu_sign ((AluetteGesture) i) == self->sign)
      gtk_box_append (GTK_BOX (self->box), make_variant (self, (AluetteGesture) i, &group));
}

static GtkWidget *
make_portrait (AluetteSignCard *self)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *label = g_strdup_printf (_("Show: %s"), aluette_sign_title (self->sign));

  self->portrait = aluette_portrait_new (self->sign);
  aluette_portrait_set_quiet (ALUETTE_PORTRAIT (self->portrait), TRUE);
  gtk_widget_set_size_request (self->portrait, PORTRAIT_SIDE, PORTRAIT_SIDE);
  g_signal_connect_object (self->portrait, "gesture-done", G_CALLBACK (gesture_done_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_button_set_child (GTK_BUTTON (button), self->portrait);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "sign-portrait");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (show_cb), self);
  return button;
}

static void
add_pictures (AluetteSignCard *self, AluetteTableStyle *style)
{
  GtkWidget *pictures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  AluCard card = aluette_sign_get_card (self->sign);

  gtk_box_append (GTK_BOX (pictures), make_portrait (self));
  if (card != ALU_CARD_NONE)
    gtk_box_append (GTK_BOX (pictures), aluette_small_card_new (card, style, CARD_WIDTH));
  gtk_widget_set_halign (pictures, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), pictures);
}

static void
add_title (AluetteSignCard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = make_label (aluette_sign_title (self->sign), "sign-title");
  GtkWidget *slowly = gtk_button_new_with_label (C_("gesture", "Show Slowly"));
  g_autofree char *label = g_strdup_printf (_("Show slowly: %s"), aluette_sign_title (self->sign));
  const char *other_name = aluette_sign_other_name (self->sign);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (slowly, "flat");
  gtk_widget_set_valign (slowly, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (slowly), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect_swapped (slowly, "clicked", G_CALLBACK (show_slowly_cb), self);
  gtk_box_append (GTK_BOX (row), title);
  gtk_box_append (GTK_BOX (row), slowly);
  gtk_box_append (GTK_BOX (self->box), row);
  if (other_name != NULL)
    gtk_box_append (GTK_BOX (self->box), make_label (other_name, "dim-label"));
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
  G_OBJECT_CLASS (klass)->dispose = aluette_sign_card_dispose;
}

static void
aluette_sign_card_init (AluetteSignCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_size_request (self->box, SIGN_CARD_WIDTH, -1);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "sign-card");
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (self), self->box);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

GtkWidget *
aluette_sign_card_new (AluSign sign, AluetteTableStyle *style, GSettings *settings)
{
  AluetteSignCard *self = g_object_new (ALUETTE_TYPE_SIGN_CARD, NULL);

  self->sign = sign;
  self->settings = g_object_ref (settings);
  add_pictures (self, style);
  add_title (self);
  gtk_box_append (GTK_BOX (self->box), make_label (aluette_sign_meaning (sign), NULL));
  add_variants (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  aluette_sign_title (sign), -1);
  return GTK_WIDGET (self);
}

AluSign
aluette_sign_card_get_sign (AluetteSignCard *self)
{
  return self->sign;
}
