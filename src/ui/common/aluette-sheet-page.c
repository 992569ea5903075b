/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-sheet-page.h"

#include <glib/gi18n.h>

#include "aluette-common-resources.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-keep-awake.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"

typedef struct
{
  AdwToastOverlay *toasts;
  GtkScrolledWindow *scroller;
  GtkMenuButton *dealer;
  GtkLabel *status;
  GtkMenuButton *share;
  GtkRevealer *correcting;
  GtkLabel *correction;
  GtkWidget *over;
  GtkLabel *result;
  GtkWidget *top;
  GtkWidget *entry;
  GtkWidget *bottom;
  GtkScrolledWindow *history;
  GtkListBox *deals;

  AluetteSheet *sheet;
  const AluGameKind *kind;
  AluGameHeader *header;
  guint corrected; /* the deal being corrected, or ALUETTE_SHEET_PAGE_NO_DEAL */
} AluetteSheetPagePrivate;

static GtkBuildableIface *parent_buildable;

static void buildable_iface_init (GtkBuildableIface *iface);
static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (AluetteSheetPage, aluette_sheet_page, GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (AluetteSheetPage)
                                      G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                             buildable_iface_init)
                                          G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE,
                                                                 page_iface_init))

static AluetteSheetPagePrivate *
get_private (gpointer self)
{
  return aluette_sheet_page_get_instance_private (ALUETTE_SHEET_PAGE (self));
}

/* The deals */

static GtkWidget *
make_row (AluetteSheetPage *self, guint index)
{
  AluetteSheetPageClass *klass = ALUETTE_SHEET_PAGE_GET_CLASS (self);
  GtkWidget *row = adw_action_row_new ();
  guint dealer = aluette_sheet_get_dealer (get_private (self)->sheet, index);
  g_autofree char *name = klass->format_player (self, dealer);
  g_autofree char *dealt = g_strdup_printf (_("%s dealt"), name);

  klass->fill_row (self, ADW_ACTION_ROW (row), index, dealt);
  aluette_row_add_icon (row, "document-edit-symbolic");
  gtk_widget_set_tooltip_text (row, _("Correct This Deal"));
  aluette_row_set_action (row, "score.correct", g_variant_new_uint32 (index));
  return row;
}

static void
show_deals (AluetteSheetPage *self)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  guint n = aluette_sheet_get_n_deals (priv->sheet);

  aluette_remove_children (GTK_WIDGET (priv->deals));
  for (guint i = n; i > 0; i--)
    gtk_list_box_append (priv->deals, make_row (self, i - 1));
  gtk_widget_set_visible (GTK_WIDGET (priv->deals), n > 0);
}

/* The state of the match */

static char *
sheet_page_format_status (AluetteSheetPage *self)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  guint n = aluette_sheet_get_n_deals (priv->sheet);
  guint dealer = aluette_sheet_get_dealer (priv->sheet, n);
  g_autofree char *name = NULL;

  if (aluette_sheet_is_over (priv->sheet))
    return g_strdup (_("The match is over."));
  if (dealer == ALUETTE_SHEET_NO_DEALER)
    return g_strdup (_("Who deals first?"));
  name = ALUETTE_SHEET_PAGE_GET_CLASS (self)->format_player (self, dealer);
  /* Translators: who deals next: “Deal 4: Rose deals.” */
  return g_strdup_printf (_("Deal %1$d: %2$s deals."), (int) n + 1, name);
}

static void
show_correction (AluetteSheetPage *self)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  gboolean correcting = priv->corrected != ALUETTE_SHEET_PAGE_NO_DEAL;
  gboolean over = aluette_sheet_is_over (priv->sheet);
  g_autofree char *text = NULL;

  gtk_revealer_set_reveal_child (priv->correcting, correcting);
  if (correcting)
    {
      text = g_strdup_printf (_("What was the result of deal %u?"), priv->corrected + 1);
      gtk_label_set_text (priv->correction, text);
    }
  gtk_widget_set_visible (priv->over, over && !correcting);
  gtk_widget_set_sensitive (GTK_WIDGET (priv->dealer), !over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.cancel", correcting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.remove", correcting);
  ALUETTE_SHEET_PAGE_GET_CLASS (self)->update_entry (self, correcting, over);
}

void
aluette_sheet_page_refresh (AluetteSheetPage *self)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  AluetteSheetPageClass *klass = ALUETTE_SHEET_PAGE_GET_CLASS (self);
  g_autofree char *status = klass->format_status (self);
  g_autofree char *end = NULL;

  gtk_label_set_text (priv->status, status);
  if (aluette_sheet_is_over (priv->sheet))
    {
      end = klass->format_end (self);
      gtk_label_set_text (priv->result, end);
    }
  klass->show_scores (self);
  show_deals (self);
  show_correction (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.undo",
                                 aluette_sheet_can_undo (priv->sheet));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.redo",
                                 aluette_sheet_can_redo (priv->sheet));
  aluette_announce (GTK_WIDGET (priv->status), end != NULL ? end : status);
}

static void
set_corrected (AluetteSheetPage *self, guint deal)
{
  AluetteSheetPagePrivate *priv = get_private (self);

  priv->corrected = deal;
  ALUETTE_SHEET_PAGE_GET_CLASS (self)->edit_deal (self, deal);
  show_correction (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (priv->scroller), 0);
}

static void
warn_of_crossed_out (AluetteSheetPage *self)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  guint n = aluette_sheet_get_n_crossed_out (priv->sheet);
  g_autofree char *text = NULL;

  if (n == 0)
    return;
  text = g_strdup_printf (ngettext ("The match ended earlier: %u later deal was removed.",
                                    "The match ended earlier: %u later deals were removed.", n),
                          n);
  aluette_toast_show (priv->toasts, text);
}

gboolean
aluette_sheet_page_enter_deal (AluetteSheetPage *self, gconstpointer deal)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  g_autoptr (GError) error = NULL;
  guint corrected = priv->corrected;
  gboolean good;

  if (corrected == ALUETTE_SHEET_PAGE_NO_DEAL)
    good = aluette_sheet_add_deal (priv->sheet, deal, &error);
  else
    good = aluette_sheet_correct_deal (priv->sheet, corrected, deal, &error);
  if (!good)
    {
      aluette_toast_show (priv->toasts, error->message);
      return FALSE;
    }
  set_corrected (self, ALUETTE_SHEET_PAGE_NO_DEAL);
  if (corrected != ALUETTE_SHEET_PAGE_NO_DEAL)
    warn_of_crossed_out (self);
  return TRUE;
}

/* Actions */

/* Derives the first dealer from the current one. */
static void
dealer_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteSheetPagePrivate *priv = get_private (widget);
  guint n_dealers = aluette_sheet_get_n_dealers (priv->sheet);
  guint n = aluette_sheet_get_n_deals (priv->sheet) % n_dealers;
  guint dealer = g_variant_get_uint32 (parameter) % n_dealers;
  g_autoptr (GError) error = NULL;

  if (!aluette_sheet_set_first_dealer (priv->sheet, (dealer + n_dealers - n) % n_dealers, &error))
    aluette_toast_show (priv->toasts, error->message);
}

static void
correct_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteSheetPagePrivate *priv = get_private (widget);
  guint deal = g_variant_get_uint32 (parameter);

  if (deal >= aluette_sheet_get_n_deals (priv->sheet))
    return;
  set_corrected (ALUETTE_SHEET_PAGE (widget), deal);
  gtk_widget_child_focus (GTK_WIDGET (priv->correcting), GTK_DIR_TAB_FORWARD);
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_corrected (ALUETTE_SHEET_PAGE (widget), ALUETTE_SHEET_PAGE_NO_DEAL);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteSheetPagePrivate *priv = get_private (widget);
  guint deal = priv->corrected;
  g_autoptr (GError) error = NULL;

  if (deal == ALUETTE_SHEET_PAGE_NO_DEAL)
    return;
  set_corrected (ALUETTE_SHEET_PAGE (widget), ALUETTE_SHEET_PAGE_NO_DEAL);
  if (!aluette_sheet_remove_deal (priv->sheet, deal, &error))
    aluette_toast_show (priv->toasts, error->message);
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteSheetPagePrivate *priv = get_private (widget);

  set_corrected (ALUETTE_SHEET_PAGE (widget), ALUETTE_SHEET_PAGE_NO_DEAL);
  if (g_str_equal (action, "score.undo"))
    aluette_sheet_undo (priv->sheet);
  else
    aluette_sheet_redo (priv->sheet);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "score.dealer", "u", dealer_action);
  gtk_widget_class_install_action (widget_class, "score.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "score.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "score.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "score.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "score.redo", NULL, undo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "score.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "score.redo", NULL);
}

/* The page */

static void
aluette_sheet_page_dispose (GObject *object)
{
  AluetteSheetPagePrivate *priv = get_private (object);

  if (priv->sheet != NULL)
    g_signal_handlers_disconnect_by_data (priv->sheet, object);
  if (priv->toasts != NULL)
    gtk_widget_unparent (GTK_WIDGET (priv->toasts));
  priv->toasts = NULL;
  g_clear_object (&priv->sheet);
  G_OBJECT_CLASS (aluette_sheet_page_parent_class)->dispose (object);
}

static void
aluette_sheet_page_finalize (GObject *object)
{
  g_free (get_private (object)->header);
  G_OBJECT_CLASS (aluette_sheet_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  /* Links the resource into the program. */
  aluette_common_get_resource ();
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/common/aluette-sheet-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, toasts);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, scroller);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, dealer);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, status);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, share);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, correcting);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, correction);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, over);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, result);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, top);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, entry);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, bottom);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, history);
  gtk_widget_class_bind_template_child_private (widget_class, AluetteSheetPage, deals);
}

static void
aluette_sheet_page_class_init (AluetteSheetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_sheet_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_sheet_page_finalize;
  klass->format_status = sheet_page_format_status;
  gtk_widget_class_set_css_name (widget_class, "score-keeper");
  install_actions (widget_class);
  bind_template (widget_class);
}

static void
aluette_sheet_page_init (AluetteSheetPage *self)
{
  get_private (self)->corrected = ALUETTE_SHEET_PAGE_NO_DEAL;
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_keep_awake (GTK_WIDGET (self), N_("Keeping score"));
}

static void
buildable_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  AluetteSheetPagePrivate *priv = get_private (buildable);
  GtkWidget *box = NULL;

  if (g_strcmp0 (type, "top") == 0)
    box = priv->top;
  else if (g_strcmp0 (type, "entry") == 0)
    box = priv->entry;
  else if (g_strcmp0 (type, "bottom") == 0)
    box = priv->bottom;
  if (box == NULL)
    {
      parent_buildable->add_child (buildable, builder, child, type);
      return;
    }
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (child));
  gtk_widget_set_visible (box, TRUE);
}

static void
buildable_iface_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = buildable_add_child;
}

static GVariant *
sheet_page_get_state (AluettePage *page, GPtrArray *objects)
{
  return g_variant_new_uint32 (aluette_page_add_object (objects, get_private (page)->sheet));
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = sheet_page_get_state;
}

AluetteSheet *
aluette_sheet_page_find_sheet (const AluettePageContext *context)
{
  return context->state != NULL ? aluette_page_get_object (context->objects,
                                                           g_variant_get_uint32 (context->state))
                                : NULL;
}

void
aluette_sheet_page_update_dealers (AluetteSheetPage *self)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint dealer = 0; dealer < aluette_sheet_get_n_dealers (priv->sheet); dealer++)
    {
      g_autofree char *name = ALUETTE_SHEET_PAGE_GET_CLASS (self)->format_player (self, dealer);
      g_autofree char *label = g_strdup_printf (_("%s deals"), name);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "score.dealer", "u", dealer);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (priv->dealer, G_MENU_MODEL (menu));
}

void
aluette_sheet_page_set_header (AluetteSheetPage *self, const AluGameHeader *header)
{
  AluetteSheetPagePrivate *priv = get_private (self);

  g_free (priv->header);
  priv->header = g_memdup2 (header, sizeof *header);
  aluette_sheet_page_update_dealers (self);
}

void
aluette_sheet_page_set_sheet (AluetteSheetPage *self, AluetteSheet *sheet, const AluGameKind *kind,
                              const AluGameHeader *header)
{
  AluetteSheetPagePrivate *priv = get_private (self);
  int history_height = ALUETTE_SHEET_PAGE_GET_CLASS (self)->history_height;

  if (history_height > 0)
    {
      gtk_scrolled_window_set_policy (priv->history, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
      gtk_widget_set_size_request (GTK_WIDGET (priv->history), -1, history_height);
    }
  priv->sheet = g_object_ref (sheet);
  priv->kind = kind;
  aluette_sheet_page_set_header (self, header);
  g_signal_connect_swapped (sheet, "changed", G_CALLBACK (aluette_sheet_page_refresh), self);
  aluette_sheet_page_refresh (self);
}

AluetteSheet *
aluette_sheet_page_get_sheet (AluetteSheetPage *self)
{
  return get_private (self)->sheet;
}

const AluGameKind *
aluette_sheet_page_get_kind (AluetteSheetPage *self)
{
  return get_private (self)->kind;
}

const AluGameHeader *
aluette_sheet_page_get_header (AluetteSheetPage *self)
{
  return get_private (self)->header;
}

AdwToastOverlay *
aluette_sheet_page_get_toasts (AluetteSheetPage *self)
{
  return get_private (self)->toasts;
}

void
aluette_sheet_page_set_share_menu (AluetteSheetPage *self, GMenuModel *menu)
{
  AluetteSheetPagePrivate *priv = get_private (self);

  gtk_menu_button_set_menu_model (priv->share, menu);
  gtk_widget_set_visible (GTK_WIDGET (priv->share), menu != NULL);
}

guint
aluette_sheet_page_get_corrected (AluetteSheetPage *self)
{
  return get_private (self)->corrected;
}
