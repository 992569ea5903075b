/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-decks.h"
#include "ui/aluette/signs/aluette-signs-page.h"

#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/signs/aluette-card-list.h"
#include "ui/aluette/signs/aluette-sign-card.h"
#include "ui/common/aluette-page.h"

/* Signs that are built at once, because they are seen first. */

struct _AluetteSignsPage
{
  AdwBin parent_instance;

  GtkWidget *stack;
  GtkWidget *search;
  GtkWidget *sign_cards;
  GtkWidget *nothing;
  GtkWidget *cards;

  GSettings *settings;
  AluetteTableStyle *style;
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteSignsPage, aluette_signs_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

enum
{
  PROP_0,
  PROP_DECK,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static gboolean
filter_cb (GtkFlowBoxChild *child, gpointer data)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (ALUETTE_SIGNS_PAGE (data)->search));

  return aluette_sign_matches (aluette_sign_card_get_sign (ALUETTE_SIGN_CARD (child)), text);
}

static void
search_changed_cb (AluetteSignsPage *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  gboolean any = FALSE;

  gtk_flow_box_invalidate_filter (GTK_FLOW_BOX (self->sign_cards));
  aluette_card_list_set_search (ALUETTE_CARD_LIST (self->cards), text);
  for (int i = 0; i < ALU_N_SIGNS; i++)
    any = any || aluette_sign_matches ((AluSign) i, text);
  gtk_widget_set_visible (self->nothing, !any);
}

static gboolean
focus_search_cb (GtkWidget *widget, GVariant *arguments, gpointer unused)
{
  return gtk_widget_grab_focus (ALUETTE_SIGNS_PAGE (widget)->search);
}

static void
aluette_signs_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluetteSignsPage *self = ALUETTE_SIGNS_PAGE (object);

  if (id != PROP_DECK)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (aluette_table_style_get_deck (self->style) != (AluetteDeck) g_value_get_enum (value))
    {
      aluette_table_style_set_deck (self->style, (AluetteDeck) g_value_get_enum (value));
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
aluette_signs_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DECK)
    g_value_set_enum (value,
                      (int) aluette_table_style_get_deck (ALUETTE_SIGNS_PAGE (object)->style));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_signs_page_dispose (GObject *object)
{
  AluetteSignsPage *self = ALUETTE_SIGNS_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_signs_page_parent_class)->dispose (object);
}

static void
aluette_signs_page_class_init (AluetteSignsPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = aluette_signs_page_set_property;
  object_class->get_property = aluette_signs_page_get_property;
  object_class->dispose = aluette_signs_page_dispose;

  properties[PROP_DECK] = g_param_spec_enum ("deck", NULL, NULL, ALUETTE_TYPE_DECK,
                                             ALUETTE_DECK_ALUETTE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                 | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (ALUETTE_TYPE_CARD_LIST);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-signs-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSignsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignsPage, search);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignsPage, sign_cards);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignsPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignsPage, cards);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, focus_search_cb, NULL);
}

static void
aluette_signs_page_init (AluetteSignsPage *self)
{
  self->settings = aluette_settings_new ();
  self->style = aluette_table_style_new (aluette_decks_get (ALU_ORDER_ALUETTE));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  aluette_card_list_set_up (ALUETTE_CARD_LIST (self->cards), self->style, self->settings);
  for (int sign = 0; sign < ALU_N_SIGNS; sign++)
    gtk_flow_box_append (GTK_FLOW_BOX (self->sign_cards),
                         aluette_sign_card_new ((AluSign) sign, self->style, self->settings));
  gtk_flow_box_set_filter_func (GTK_FLOW_BOX (self->sign_cards), filter_cb, self, NULL);
}

GtkWidget *
aluette_signs_page_new (void)
{
  return g_object_new (ALUETTE_TYPE_SIGNS_PAGE, NULL);
}

void
aluette_signs_page_show_sign (AluetteSignsPage *self, guint sign)
{
  GtkFlowBoxChild *sign_card;

  g_return_if_fail (ALUETTE_IS_SIGNS_PAGE (self));
  g_return_if_fail (sign < ALU_N_SIGNS);

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (self->stack), "signs");
  sign_card = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->sign_cards), (int) sign);
  gtk_widget_child_focus (GTK_WIDGET (sign_card), GTK_DIR_TAB_FORWARD);
  aluette_sign_card_perform (ALUETTE_SIGN_CARD (sign_card), FALSE);
}

void
aluette_signs_page_show_cards (AluetteSignsPage *self)
{
  g_return_if_fail (ALUETTE_IS_SIGNS_PAGE (self));

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (self->stack), "cards");
}

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AdwViewStack *stack = ADW_VIEW_STACK (ALUETTE_SIGNS_PAGE (page)->stack);

  return g_variant_new_string (adw_view_stack_get_visible_child_name (stack));
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AdwViewStack *stack = ADW_VIEW_STACK (ALUETTE_SIGNS_PAGE (page)->stack);

  if (context->state != NULL)
    adw_view_stack_set_visible_child_name (stack, g_variant_get_string (context->state, NULL));
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
