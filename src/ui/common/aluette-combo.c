/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-combo.h"

#include "ui/common/aluette-widgets.h"

/* In a row, choices with more characters than this wrap. */
#define MAX_CHARS 20
#define MAX_CHARS_OF_LARGE_TEXT 14

/* In units of "gtk-xft-dpi". */
#define LARGE_TEXT_DPI (120 * 1024)

/* Makes a label for the selected choice. */
static void
set_up_label (GtkListItem *item, float xalign, GtkJustification justification)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_justify (GTK_LABEL (label), justification);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_list_item_set_child (item, label);
}

/* In a row, the selected choice is at the end, after the title. */
static void
set_up_chosen (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  set_up_label (item, 1, GTK_JUSTIFY_RIGHT);
}

/* In a drop-down, the selected choice is at the start. */
static void
set_up_dropped (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  set_up_label (item, 0, GTK_JUSTIFY_LEFT);
}

static void
set_up_shortened (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

/* In the popover, the selected choice has a check mark. */
static void
set_up_choice (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = aluette_wrapping_label_new (NULL, NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32);
  gtk_widget_set_hexpand (label, TRUE);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item,
                           aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 6, label, mark, NULL));
}

static const char *
get_choice (GtkListItem *item)
{
  return gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item)));
}

/* Names the widget that GTK puts around the child, because screen readers read that one. */
static void
name_row (GtkListItem *item)
{
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (gtk_widget_get_parent (gtk_list_item_get_child (item))),
      GTK_ACCESSIBLE_PROPERTY_LABEL, get_choice (item), -1);
}

/* Returns: the width of a long choice in characters: fewer of large text, because the title of the
 * row needs space, too. */
static glong
count_line_chars (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > LARGE_TEXT_DPI ? MAX_CHARS_OF_LARGE_TEXT : MAX_CHARS;
}

/* Returns: (transfer full): @text in lines of at most @most characters, broken at spaces if there
 * are any. */
static char *
break_lines (const char *text, glong most)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  while (g_utf8_strlen (text, -1) > most)
    {
      const char *end = g_utf8_offset_to_pointer (text, most);
      const char *space = *end == ' ' ? end : g_strrstr_len (text, end - text, " ");

      if (space != NULL)
        end = space;
      g_string_append_len (lines, text, end - text);
      g_string_append_c (lines, '\n');
      text = *end == ' ' ? end + 1 : end;
    }
  g_string_append (lines, text);
  return g_string_free (g_steal_pointer (&lines), FALSE);
}

/* A row or drop-down gets the height of its natural width, so the label does not wrap by itself. */
static void
show_chosen (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  g_autofree char *lines = break_lines (get_choice (item), count_line_chars (GTK_WIDGET (label)));

  gtk_label_set_label (label, lines);
  name_row (item);
}

static void
show_shortened (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), get_choice (item));
  name_row (item);
}

static void
show_choice (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), get_choice (item));
  name_row (item);
}

/* Returns: (transfer full) */
static GtkListItemFactory *
make_factory (GCallback set_up, GCallback show)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", set_up, NULL);
  g_signal_connect (factory, "bind", show, NULL);
  return factory;
}

/* Returns: (transfer none) (nullable): the first widget of @type in @root. */
static GtkWidget *
find_inside (GtkWidget *root, GType type)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = g_type_is_a (G_OBJECT_TYPE (child), type) ? child : find_inside (child, type);
  return found;
}

/* Whether a row of the list shows the check mark of the selected choice. */
static gboolean
is_selected (GtkWidget *row)
{
  return (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) != 0;
}

/* The list may be closed again, and the widget may have gone. */
static gboolean
focus_selected (gpointer list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_mapped (row) && is_selected (row))
      gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

/* GTK has not made the rows yet. */
static void
focus_selected_when_idle (GtkWidget *list)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE + 30, focus_selected, g_object_ref (list), g_object_unref);
}

/* The list opens with the focus on its first row; people expect it on the selected one. */
static void
watch_popover (GtkWidget *widget)
{
  GtkWidget *popover = find_inside (widget, GTK_TYPE_POPOVER);
  GtkWidget *list = popover != NULL ? find_inside (popover, GTK_TYPE_LIST_VIEW) : NULL;

  if (list != NULL)
    g_signal_connect (list, "map", G_CALLBACK (focus_selected_when_idle), NULL);
}

void
aluette_combo_show_whole (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) chosen = make_factory (G_CALLBACK (set_up_chosen),
                                                        G_CALLBACK (show_chosen));
  g_autoptr (GtkListItemFactory) choice = make_factory (G_CALLBACK (set_up_choice),
                                                        G_CALLBACK (show_choice));

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  adw_combo_row_set_factory (row, chosen);
  adw_combo_row_set_list_factory (row, choice);
  watch_popover (GTK_WIDGET (row));
}

void
aluette_drop_down_show_whole (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) chosen = make_factory (G_CALLBACK (set_up_dropped),
                                                        G_CALLBACK (show_chosen));

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  gtk_drop_down_set_factory (drop_down, chosen);
}

void
aluette_drop_down_shorten (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) chosen = make_factory (G_CALLBACK (set_up_shortened),
                                                        G_CALLBACK (show_shortened));

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  gtk_drop_down_set_factory (drop_down, chosen);
}

static gboolean
return_focus (gpointer drop_down)
{
  if (gtk_widget_get_mapped (drop_down))
    gtk_widget_grab_focus (drop_down);
  return G_SOURCE_REMOVE;
}

/* Of a list in a popover that stays open, GTK 4.18 gives the focus to what is outside that one,
 * after this signal. */
static void
list_closed (GtkWidget *drop_down)
{
  if (gtk_widget_get_ancestor (drop_down, GTK_TYPE_POPOVER) != NULL)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, return_focus, g_object_ref (drop_down), g_object_unref);
}

/* Has screen readers say what is chosen, beside the name. */
static void
describe_chosen (GtkDropDown *drop_down)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  chosen != NULL ? gtk_string_object_get_string (chosen) : "", -1);
}

void
aluette_drop_down_name_parts (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) choice = make_factory (G_CALLBACK (set_up_choice),
                                                        G_CALLBACK (show_choice));

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  gtk_drop_down_set_list_factory (drop_down, choice);
  watch_popover (GTK_WIDGET (drop_down));
  g_signal_connect_object (find_inside (GTK_WIDGET (drop_down), GTK_TYPE_POPOVER), "closed",
                           G_CALLBACK (list_closed), drop_down, G_CONNECT_SWAPPED);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_relation (
      GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (drop_down))),
      GTK_ACCESSIBLE_RELATION_LABELLED_BY, drop_down, NULL,
      GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, drop_down, NULL, -1);
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (describe_chosen), NULL);
  describe_chosen (drop_down);
}
