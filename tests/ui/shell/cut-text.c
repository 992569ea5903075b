/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cut-text.h"

#include "ui/shell/aluette-help-page.h"

/* The widgets that may shorten their text, and why. */
static const char *const allowed[][2] = {
  { "AdwWindowTitle", "the title of a page stands between the buttons of a narrow window; it has a "
                      "tooltip, and the page says what it is about" },
  { "AluetteSeat", "names of any length, beside a face" },
  { "AluetteScorePanel", "two such names, beside strokes of chalk; they are in its tooltip" },
  { "GtkShortcutsWindow", "GTK's own, and of no use where there is no keyboard" },
};

/* The title of the chapter is also the heading of the help page below. */
static gboolean
is_chapter (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, GTK_TYPE_DROP_DOWN) != NULL
         && gtk_widget_get_ancestor (label, ALUETTE_TYPE_HELP_PAGE) != NULL;
}

gboolean
cut_text_is_allowed (GtkWidget *label)
{
  for (gsize i = 0; i < G_N_ELEMENTS (allowed); i++)
    {
      GType type = g_type_from_name (allowed[i][0]);

      if (type != 0 && gtk_widget_get_ancestor (label, type) != NULL)
        return TRUE;
    }
  return is_chapter (label);
}

/* Returns: (nullable): how the text of a label is cut. */
static const char *
get_cut (GtkWidget *widget)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    return "ellipsized";
  if (width > gtk_widget_get_width (widget))
    return "too wide";
  if (height > gtk_widget_get_height (widget))
    return "too high";
  return NULL;
}

/* Whether a widget is outside the window, or outside a scrolled window in the direction that does
 * not scroll. */
static gboolean
is_outside (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *frame = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t bounds;

  if (scroller != NULL && gtk_widget_is_ancestor (scroller, frame))
    {
      GtkPolicyType across;

      gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &across, NULL);
      if (across != GTK_POLICY_NEVER)
        return FALSE;
      frame = scroller;
    }
  return gtk_widget_compute_bounds (widget, frame, &bounds)
         && (bounds.origin.x < -1
             || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (frame) + 1);
}

/* Whether a list that does not scroll hides a part of a widget, as the list of a combo row does. */
static gboolean
is_clipped (GtkWidget *widget)
{
  GtkWidget *list = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW);
  graphene_rect_t bounds;

  if (list == NULL || GTK_IS_SCROLLED_WINDOW (gtk_widget_get_parent (list)))
    return FALSE;
  return gtk_widget_compute_bounds (widget, list, &bounds)
         && (bounds.origin.y < -1 || bounds.origin.x < -1
             || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (list) + 1
             || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (list) + 1);
}

const char *
cut_text_find (GtkWidget *label)
{
  const char *how = get_cut (label);

  if (how != NULL)
    return how;
  return is_outside (label) || is_clipped (label) ? "is outside the window" : NULL;
}
