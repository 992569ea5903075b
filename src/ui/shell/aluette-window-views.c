/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window-private.h"

#include <glib/gi18n.h>

#include "ui/shell/aluette-pages.h"
#include "ui/table/aluette-ui-kind.h"

/* The header bar of a match shows its title and all its buttons from this width on, in pixels. */
#define WIDE_MATCH 600

/* Each view is created when it is first shown, to start faster. */
GtkWidget *
aluette_window_get_view (AluetteWindow *self, const char *name)
{
  GtkWidget *place = name != NULL ? adw_view_stack_get_child_by_name (self->views, name) : NULL;

  if (!ADW_IS_BIN (place) || place == GTK_WIDGET (self->home))
    return NULL;
  if (adw_bin_get_child (ADW_BIN (place)) == NULL)
    adw_bin_set_child (ADW_BIN (place),
                       aluette_pages_new (aluette_pages_find (name), &self->context, NULL));
  return adw_bin_get_child (ADW_BIN (place));
}

static void
view_changed (AluetteWindow *self)
{
  aluette_window_get_view (self, adw_view_stack_get_visible_child_name (self->views));
}

static void
add_view (AluetteWindow *self, const char *name, const char *title, const char *icon)
{
  AdwViewStackPage *page = adw_view_stack_add_titled (self->views, adw_bin_new (), name,
                                                      g_dpgettext2 (NULL, "view", title));

  adw_view_stack_page_set_icon_name (page, icon);
}

static void
add_views_of_game (AluetteWindow *self, const AluetteUiKind *ui)
{
  for (guint i = 0; i < ui->n_activities; i++)
    if (ui->activities[i].places == ALUETTE_ACTIVITY_VIEW)
      add_view (self, ui->activities[i].page.id, ui->activities[i].page.title,
                ui->activities[i].icon);
}

/* The title may get less width than the view switcher needs: the window is made narrower before the
 * switcher moves to the bottom. */
static void
measure_title (GtkWidget *title, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (title)), orientation, -1, minimum, natural,
                      minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
allocate_title (GtkWidget *title, int width, int height, int baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (title));
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_allocate (child, MAX (width, minimum), height, baseline, NULL);
}

void
aluette_window_add_views (AluetteWindow *self)
{
  gtk_widget_set_layout_manager (self->wide_title,
                                 gtk_custom_layout_new (NULL, measure_title, allocate_title));
  add_view (self, "learn", NC_("view", "Learn"), "accessories-dictionary-symbolic");
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    add_views_of_game (self, aluette_ui_kinds[i]);
  if (self->database != NULL)
    add_view (self, "matches", NC_("view", "Matches"), "document-open-recent-symbolic");
  /* This comes last: the switchers recreate all their buttons for each view that is added. */
  adw_view_switcher_set_stack (self->switcher, self->views);
  g_signal_connect_object (self->views, "notify::visible-child", G_CALLBACK (view_changed), self,
                           G_CONNECT_SWAPPED);
}

/* Whether the view switcher does not fit into the header bar and is shown at the bottom. A match
 * must hide buttons before they keep the window from becoming narrower. */
static gboolean
is_narrow (AluetteWindow *self, int width)
{
  int header, titles, names;

  gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &header, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->titles), GTK_ORIENTATION_HORIZONTAL, -1, &titles, NULL,
                      NULL, NULL);
  gtk_widget_measure (self->wide_title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &names, NULL, NULL);
  return width < MAX (WIDE_MATCH, header - titles + names);
}

static void
adapt_to_width (AluetteWindow *self)
{
  gboolean narrow = is_narrow (self, gtk_widget_get_width (GTK_WIDGET (self)));
  AluetteMatchView *view = aluette_window_get_match_view (self);

  if (narrow)
    adw_view_switcher_bar_set_stack (self->bar, self->views);
  adw_view_switcher_bar_set_reveal (self->bar, narrow);
  gtk_stack_set_visible_child_name (self->titles, narrow ? "narrow" : "wide");
  if (view != NULL)
    aluette_match_view_set_narrow (view, narrow);
}

static gboolean
adapt_when_idle (gpointer self)
{
  adapt_to_width (self);
  return G_SOURCE_REMOVE;
}

void
aluette_window_adapt (AluetteWindow *self, int width)
{
  if (is_narrow (self, width) != adw_view_switcher_bar_get_reveal (self->bar))
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt_when_idle, g_object_ref (self), g_object_unref);
}
