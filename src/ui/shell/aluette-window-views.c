/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window-private.h"

#include <glib/gi18n.h>

#include "ui/aluette/aluette-signs-page.h"
#include "ui/learn/aluette-learn-page.h"
#include "ui/matches/aluette-matches-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-pages.h"
#include "ui/table/aluette-table-settings.h"

AluetteLearnerData *
aluette_window_get_learner_data (void)
{
  return aluette_application_get_learner_data (ALUETTE_APPLICATION (g_application_get_default ()));
}

static void
resume_listed (AluetteWindow *self, gint64 match)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.resume", "x", match);
}

static void
show_match (AluetteWindow *self, gint64 match)
{
  aluette_pages_show_match (self->navigation, match);
}

static GtkWidget *
make_learn_view (AluetteWindow *self)
{
  return aluette_learn_page_new (aluette_window_get_learner_data ());
}

static GtkWidget *
make_signs_view (AluetteWindow *self)
{
  GtkWidget *signs = aluette_signs_page_new ();

  aluette_table_settings_bind_deck (G_OBJECT (signs), self->settings);
  return signs;
}

static GtkWidget *
make_matches_view (AluetteWindow *self)
{
  GtkWidget *matches = aluette_matches_page_new (self->database);

  g_signal_connect_object (matches, "resume-match", G_CALLBACK (resume_listed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (matches, "open-match", G_CALLBACK (show_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (matches, "rematch", G_CALLBACK (aluette_window_set_up_rematch), self,
                           G_CONNECT_SWAPPED);
  return matches;
}

/* The views other than the start page. Each is created when it is first shown, to start faster. */
static const struct
{
  const char *name;
  const char *title;
  const char *icon;
  GtkWidget *(*make) (AluetteWindow *self);
  gboolean needs_database;
} views[] = {
  { "learn", NC_("view", "Learn"), "accessories-dictionary-symbolic", make_learn_view, FALSE },
  { "signs", NC_("view", "Signs"), "face-wink-symbolic", make_signs_view, FALSE },
  { "matches", NC_("view", "Matches"), "document-open-recent-symbolic", make_matches_view, TRUE },
};

GtkWidget *
aluette_window_get_view (AluetteWindow *self, const char *name)
{
  GtkWidget *place = name != NULL ? adw_view_stack_get_child_by_name (self->views, name) : NULL;

  for (gsize i = 0; place != NULL && i < G_N_ELEMENTS (views); i++)
    if (g_str_equal (views[i].name, name))
      {
        if (adw_bin_get_child (ADW_BIN (place)) == NULL)
          adw_bin_set_child (ADW_BIN (place), views[i].make (self));
        return adw_bin_get_child (ADW_BIN (place));
      }
  return NULL;
}

static void
view_changed (AluetteWindow *self)
{
  aluette_window_get_view (self, adw_view_stack_get_visible_child_name (self->views));
}

void
aluette_window_add_views (AluetteWindow *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (!views[i].needs_database || self->database != NULL)
      {
        AdwViewStackPage *page = adw_view_stack_add_titled (self->views, adw_bin_new (),
                                                            views[i].name,
                                                            g_dpgettext2 (NULL, "view",
                                                                          views[i].title));

        adw_view_stack_page_set_icon_name (page, views[i].icon);
      }
  /* This comes last: the switchers recreate all their buttons for each view that is added. */
  adw_view_switcher_set_stack (self->switcher, self->views);
  g_signal_connect_object (self->views, "notify::visible-child", G_CALLBACK (view_changed), self,
                           G_CONNECT_SWAPPED);
}

/* Whether the view switcher does not fit into the header bar and is shown at the bottom. */
static gboolean
is_narrow (AluetteWindow *self, int width)
{
  int header, titles, names;

  gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &header, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->titles), GTK_ORIENTATION_HORIZONTAL, -1, &titles, NULL,
                      NULL, NULL);
  gtk_widget_measure (self->wide_title, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &names, NULL, NULL);
  return width < header - titles + names;
}

static void
adapt_to_width (AluetteWindow *self)
{
  gboolean narrow = is_narrow (self, gtk_widget_get_width (GTK_WIDGET (self)));
  GtkWidget *view = adw_bin_get_child (self->match_place);

  if (narrow)
    adw_view_switcher_bar_set_stack (self->bar, self->views);
  adw_view_switcher_bar_set_reveal (self->bar, narrow);
  gtk_stack_set_visible_child_name (self->titles, narrow ? "narrow" : "wide");
  if (view != NULL)
    aluette_match_view_set_narrow (ALUETTE_MATCH_VIEW (view), narrow);
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
