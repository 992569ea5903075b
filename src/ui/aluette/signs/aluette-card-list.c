/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/signs/aluette-card-list.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-card-ranks.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "ui/aluette/signs/aluette-card-sheet.h"
#include "ui/aluette/signs/aluette-gesture-picture.h"
#include "ui/common/aluette-file-dialog.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-small-card.h"

#define CARD_WIDTH 36
#define FACE_SIDE 52

struct _AluetteCardList
{
  GtkBox parent_instance;

  AluetteTableStyle *style;
  GSettings *settings;
  GtkListBox *list;
  char *search;
};

G_DEFINE_FINAL_TYPE (AluetteCardList, aluette_card_list, GTK_TYPE_BOX)

static GtkWidget *
make_cards (AluetteCardList *self, int number)
{
  GtkWidget *box = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 2, NULL);
  AluCard cards[ALU_N_SUITS];
  int n = alu_set_sorted (ALU_ORDER_ALUETTE, alu_number_set (ALU_ORDER_ALUETTE, number), cards);
  int width = n > 1 ? CARD_WIDTH * 2 / 3 : CARD_WIDTH;

  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), aluette_small_card_new (cards[i], self->style, width));
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (box, 4 * (CARD_WIDTH * 2 / 3) + 6, -1);
  return box;
}

static GtkWidget *
make_text_label (AluetteCardList *self, int number)
{
  g_autofree char *common = aluette_rank_common_name (number);
  g_autofree char *technical
      = aluette_rank_technical_name (number, aluette_table_style_get_deck (self->style));
  g_autofree char *sign = aluette_rank_sign_text (self->settings, number);
  GtkWidget *box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 1,
                                    aluette_wrapping_label_new (common, "heading"),
                                    aluette_wrapping_label_new (technical, NULL),
                                    aluette_wrapping_label_new (sign, "dim-label"), NULL);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

/* Sets the accessible name (names of the cards) and description (their sign) of a row. */
static void
name_row (AluetteCardList *self, GtkWidget *row, int number)
{
  g_autofree char *common = aluette_rank_common_name (number);
  g_autofree char *technical
      = aluette_rank_technical_name (number, aluette_table_style_get_deck (self->style));
  g_autofree char *sign = aluette_rank_sign_text (self->settings, number);
  g_autofree char *name = g_strdup_printf ("%d, %s, %s", number, common, technical);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sign, -1);
}

static GtkWidget *
make_row (AluetteCardList *self, int number)
{
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *ordinal = g_strdup_printf ("%d", number);
  GtkWidget *label = aluette_wrapping_label_new (ordinal, "rank-number");
  GtkWidget *box = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 10, label,
                                    make_cards (self, number), make_text_label (self, number),
                                    NULL);
  int sign = aluette_rank_sign (number);

  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  if (sign >= 0)
    gtk_box_append (GTK_BOX (box),
                    aluette_gesture_picture_new ((guint) sign,
                                                 aluette_sign_gesture (self->settings,
                                                                       (AluSign) sign, 0),
                                                 FACE_SIDE));
  gtk_widget_add_css_class (box, "rank-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  name_row (self, row, number);
  return row;
}

static void
fill_list (AluetteCardList *self)
{
  aluette_remove_children (GTK_WIDGET (self->list));
  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    gtk_list_box_append (self->list, make_row (self, number));
}

/* The rows show the gestures that the user has chosen. */
static void
setting_changed (AluetteCardList *self, const char *key)
{
  if (g_str_has_prefix (key, "gesture-"))
    fill_list (self);
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  AluetteCardList *self = data;
  int number = gtk_list_box_row_get_index (row) + 1;
  int sign = aluette_rank_sign (number);
  g_autofree char *common = aluette_rank_common_name (number);
  g_autofree char *technical
      = aluette_rank_technical_name (number, aluette_table_style_get_deck (self->style));

  return self->search == NULL || *self->search == '\0'
         || g_str_match_string (self->search, common, TRUE)
         || g_str_match_string (self->search, technical, TRUE)
         || (sign >= 0 && aluette_sign_matches ((AluSign) sign, self->search));
}

/* Adds a heading above the first visible row of each group. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  AluetteGroup group = aluette_rank_group (gtk_list_box_row_get_index (row) + 1);
  GtkWidget *label;

  if (before != NULL && aluette_rank_group (gtk_list_box_row_get_index (before) + 1) == group)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = aluette_wrapping_label_new (aluette_group_name (group), "rank-group");
  gtk_list_box_row_set_header (row, label);
}

static AluetteCardSheet
get_sheet (AluetteCardList *self)
{
  return (AluetteCardSheet) {
    .renderer = aluette_table_style_get_renderer (self->style),
    .deck = aluette_table_style_get_deck (self->style),
    .settings = self->settings,
  };
}

static void
report_error (AluetteCardList *self, const GError *error)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_TOAST_OVERLAY);

  if (overlay != NULL)
    aluette_toast_show (ADW_TOAST_OVERLAY (overlay), error->message);
}

static void
print_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteCardList *self = ALUETTE_CARD_LIST (widget);
  AluetteCardSheet sheet = get_sheet (self);
  g_autoptr (GError) error = NULL;

  if (!aluette_card_sheet_print (&sheet, GTK_WINDOW (gtk_widget_get_root (widget)), &error))
    report_error (self, error);
}

static void
save_chosen (GPtrArray *files, gpointer data)
{
  g_autoptr (AluetteCardList) self = data;
  AluetteCardSheet sheet = get_sheet (self);
  g_autofree char *path = files != NULL ? g_file_get_path (g_ptr_array_index (files, 0)) : NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL && !aluette_card_sheet_write_pdf (&sheet, path, &error))
    report_error (self, error);
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteFilesRequest request = { .purpose = ALUETTE_FILES_SAVE,
                                  .title = _("Save Card Chart"),
                                  .name = _("Aluette Cards.pdf") };

  aluette_files_choose (widget, &request, save_chosen, g_object_ref (widget));
}

static void
aluette_card_list_dispose (GObject *object)
{
  AluetteCardList *self = ALUETTE_CARD_LIST (object);

  g_clear_object (&self->style);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_card_list_parent_class)->dispose (object);
}

static void
aluette_card_list_finalize (GObject *object)
{
  g_free (ALUETTE_CARD_LIST (object)->search);
  G_OBJECT_CLASS (aluette_card_list_parent_class)->finalize (object);
}

static void
aluette_card_list_class_init (AluetteCardListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_card_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_card_list_finalize;
  gtk_widget_class_install_action (widget_class, "cards.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "cards.save", NULL, save_action);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-card-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteCardList, list);
}

static void
aluette_card_list_init (AluetteCardList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, filter_cb, self, NULL);
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
}

void
aluette_card_list_set_up (AluetteCardList *self, AluetteTableStyle *style, GSettings *settings)
{
  self->style = g_object_ref (style);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (style, "changed", G_CALLBACK (fill_list), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed", G_CALLBACK (setting_changed), self,
                           G_CONNECT_SWAPPED);
  fill_list (self);
}

void
aluette_card_list_set_search (AluetteCardList *self, const char *search)
{
  g_free (self->search);
  self->search = g_strdup (search);
  gtk_list_box_invalidate_filter (self->list);
}
