/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-destroy-later.h"

#include <adwaita.h>

#include "ui/common/aluette-widgets.h"

/* So many widgets are destroyed in about two milliseconds. */
#define MAX_WIDGETS 40

/* Of the data of a widget. */
#define PIECES_KEY "aluette-destroy-later"

/* What is left of a window. */
typedef struct
{
  GtkWindow *window; /* (nullable): until it is destroyed */
  GQueue pieces;     /* of GtkWidget: to be removed from the window */
  GQueue free;       /* of GtkWidget: removed, and unknown to others */
  guint source;      /* that does the next step, or 0 */
} Remains;

/* Pieces that a widget of ours may know. They live as long as it. */
typedef struct
{
  Remains *remains;
  GQueue pieces; /* of GtkWidget */
} Known;

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);
  return n;
}

/* Whether a child can be removed at any time. A subclass may have more to say about its own. */
static gboolean
is_plain_container (GtkWidget *widget)
{
  GType type = G_OBJECT_TYPE (widget);

  return type == GTK_TYPE_BOX || type == GTK_TYPE_LIST_BOX || type == GTK_TYPE_FLOW_BOX;
}

static gboolean
is_ours (GType type)
{
  return g_str_has_prefix (g_type_name (type), "Aluette");
}

/* Whether boxes in a widget are ours. GTK and libadwaita expect to find those of their own. */
static gboolean
has_our_children (GtkWidget *widget)
{
  const GType types[] = {
    ADW_TYPE_BIN,          ADW_TYPE_CLAMP,    ADW_TYPE_TOAST_OVERLAY,  ADW_TYPE_VIEW_STACK,
    GTK_TYPE_BOX,          GTK_TYPE_FLOW_BOX, GTK_TYPE_FLOW_BOX_CHILD, GTK_TYPE_LIST_BOX,
    GTK_TYPE_LIST_BOX_ROW, GTK_TYPE_OVERLAY,  GTK_TYPE_REVEALER,       GTK_TYPE_SCROLLED_WINDOW,
    GTK_TYPE_STACK,        GTK_TYPE_VIEWPORT, GTK_TYPE_WIDGET,
  };
  GType type = G_OBJECT_TYPE (widget);

  while (is_ours (type))
    type = g_type_parent (type);
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (type == types[i])
      return TRUE;
  return FALSE;
}

static gboolean destroy_next (gpointer data);

static void
remains_clear (gpointer data)
{
  Remains *remains = data;

  g_clear_object (&remains->window);
  g_queue_clear_full (&remains->pieces, g_object_unref);
  g_queue_clear_full (&remains->free, g_object_unref);
}

static void
remains_unref (gpointer remains)
{
  g_rc_box_release_full (remains, remains_clear);
}

static void
start_steps (Remains *remains)
{
  if (remains->source == 0)
    remains->source = g_idle_add_full (G_PRIORITY_LOW, destroy_next, g_rc_box_acquire (remains),
                                       remains_unref);
}

/* The widget that knew the pieces is gone. */
static void
known_free (gpointer data)
{
  Known *known = data;

  while (!g_queue_is_empty (&known->pieces))
    g_queue_push_tail (&known->remains->free, g_queue_pop_head (&known->pieces));
  start_steps (known->remains);
  remains_unref (known->remains);
  g_free (known);
}

static void
add_piece (Remains *remains, GtkWidget *owner, GtkWidget *piece)
{
  Known *known = g_object_get_data (G_OBJECT (owner), PIECES_KEY);

  if (known == NULL)
    {
      known = g_new0 (Known, 1);
      known->remains = g_rc_box_acquire (remains);
      g_object_set_data_full (G_OBJECT (owner), PIECES_KEY, known, known_free);
    }
  g_queue_push_tail (&known->pieces, g_object_ref (piece));
  g_queue_push_tail (&remains->pieces, g_object_ref (piece));
}

/* Lists the popovers of the menu buttons in a widget of GTK or libadwaita: a header bar has
 * several, with many items each. */
static void
list_popovers (GtkWidget *widget, GtkWidget *owner, Remains *remains)
{
  GtkPopover *popover
      = GTK_IS_MENU_BUTTON (widget) ? gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget)) : NULL;

  if (popover != NULL)
    add_piece (remains, owner, GTK_WIDGET (popover));
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      list_popovers (child, owner, remains);
}

/* Lists what can be removed from @widget, each of at most MAX_WIDGETS if possible. @owner is the
 * innermost widget of ours around it, or the window. */
static void
list_pieces (GtkWidget *widget, GtkWidget *owner, Remains *remains)
{
  gboolean plain = is_plain_container (widget);

  if (!has_our_children (widget))
    {
      list_popovers (widget, owner, remains);
      return;
    }
  if (is_ours (G_OBJECT_TYPE (widget)))
    owner = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      gboolean is_piece = plain && count_widgets (child) <= MAX_WIDGETS;

      if (!is_piece)
        list_pieces (child, owner, remains);
      if (is_piece || (plain && !has_our_children (child)))
        add_piece (remains, owner, child);
    }
}

/* Returns: (transfer none) (nullable) */
static GtkWidget *
get_content (GtkWindow *window)
{
  if (ADW_IS_APPLICATION_WINDOW (window))
    return adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  if (ADW_IS_WINDOW (window))
    return adw_window_get_content (ADW_WINDOW (window));
  return gtk_window_get_child (window);
}

static void
remove_piece (GtkWidget *piece)
{
  GtkWidget *parent = gtk_widget_get_parent (piece);

  if (GTK_IS_MENU_BUTTON (parent) && GTK_IS_POPOVER (piece))
    gtk_menu_button_set_popover (GTK_MENU_BUTTON (parent), NULL);
  else if (parent != NULL && is_plain_container (parent))
    aluette_remove_child (parent, piece);
  g_object_unref (piece);
}

static gboolean
destroy_next (gpointer data)
{
  Remains *remains = data;

  if (!g_queue_is_empty (&remains->pieces))
    remove_piece (g_queue_pop_head (&remains->pieces));
  else if (remains->window != NULL)
    {
      gtk_window_destroy (remains->window);
      g_clear_object (&remains->window);
    }
  else if (!g_queue_is_empty (&remains->free))
    g_object_unref (g_queue_pop_head (&remains->free));
  else
    {
      remains->source = 0;
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

/* Other windows of @window would be destroyed with it, or stay. */
static void
part_from_dialogs (GtkWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == window)
      {
        gboolean shown = gtk_widget_get_visible (l->data);

        if (gtk_window_get_destroy_with_parent (l->data) && !shown)
          {
            gtk_window_destroy (l->data);
            continue;
          }
        if (gtk_window_get_destroy_with_parent (l->data))
          aluette_window_destroy_later (l->data);
        gtk_window_set_transient_for (l->data, NULL);
      }
}

void
aluette_window_destroy_later (GtkWindow *window)
{
  GtkWidget *content;
  Remains *remains;

  g_return_if_fail (GTK_IS_WINDOW (window));

  part_from_dialogs (window);
  gtk_window_set_focus (window, NULL);
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  remains = g_rc_box_new0 (Remains);
  remains->window = g_object_ref (window);
  content = get_content (window);
  if (content != NULL)
    list_pieces (content, GTK_WIDGET (window), remains);
  start_steps (remains);
  remains_unref (remains);
}
