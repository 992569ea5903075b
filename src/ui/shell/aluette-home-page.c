/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-home-page.h"

#include <glib/gi18n.h>

#include "model/storage/aluette-database-list.h"
#include "ui/common/aluette-labels.h"
#include "ui/shell/aluette-home-row.h"
#include "ui/shell/aluette-window.h"

struct _AluetteHomePage
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *resume_list;
  GtkWidget *unkept_row;

  GPtrArray *rows; /* (element-type GtkWidget): rows of unfinished matches, owned by the list */
  AluetteDatabase *database; /* (nullable) */
  GCancellable *listing;     /* of the search for unfinished matches */
  gboolean failed;           /* the last search failed */
};

/* Maximum number of unfinished matches in the list. */
#define N_UNFINISHED 4

G_DEFINE_FINAL_TYPE (AluetteHomePage, aluette_home_page, GTK_TYPE_WIDGET)

static void
aluette_home_page_dispose (GObject *object)
{
  AluetteHomePage *self = ALUETTE_HOME_PAGE (object);

  g_cancellable_cancel (self->listing);
  g_clear_object (&self->listing);
  g_clear_object (&self->database);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_home_page_parent_class)->dispose (object);
}

static void
aluette_home_page_class_init (AluetteHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_home_page_dispose;
  g_type_ensure (ALUETTE_TYPE_HOME_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, resume_list);
  gtk_widget_class_bind_template_child (widget_class, AluetteHomePage, unkept_row);
}

static void
aluette_home_page_init (AluetteHomePage *self)
{
  self->rows = g_ptr_array_new ();
  self->listing = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer full): the names of the players, in the order of the seats. */
static char *
format_names (AluetteMatchInfo *match)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint seat = 0; seat < aluette_match_info_get_columns (match)->seats; seat++)
    {
      const char *name = aluette_match_info_get_name (match, seat);

      g_ptr_array_add (names, (gpointer) (*name != '\0' ? name : "Petit-Jean"));
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

static void
set_match (GtkWidget *row, AluetteMatchInfo *match)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (match);
  int set = alu_rule_set_from_id (columns->rules);
  g_autofree char *names = format_names (match);
  /* Translators: an unfinished match: its rule set and both teams’ points. */
  g_autofree char *subtitle = g_strdup_printf (_("%s, %d to %d"),
                                               aluette_rule_set_brief (set < 0 ? 0 : set),
                                               columns->points[0], columns->points[1]);

  g_object_set (row, "title", names, "subtitle", subtitle, NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", columns->match);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.resume");
}

static void
update_visibility (AluetteHomePage *self)
{
  gtk_widget_set_visible (self->resume_list,
                          self->rows->len > 0 || gtk_widget_get_visible (self->unkept_row));
}

/* Reuses the existing rows, because one of them gets the focus back when its match is left. */
static void
set_unfinished (AluetteHomePage *self, GPtrArray *matches)
{
  while (self->rows->len > matches->len)
    gtk_list_box_remove (GTK_LIST_BOX (self->resume_list),
                         g_ptr_array_steal_index (self->rows, self->rows->len - 1));
  while (self->rows->len < matches->len)
    {
      GtkWidget *row = aluette_home_row_new ("media-playback-start-symbolic", "", "");

      g_ptr_array_add (self->rows, row);
      gtk_list_box_append (GTK_LIST_BOX (self->resume_list), row);
    }
  for (guint i = 0; i < matches->len; i++)
    set_match (g_ptr_array_index (self->rows, i), g_ptr_array_index (matches, i));
  update_visibility (self);
}

/* Reports an error once, not after every change of the database. */
static void
report_error (AluetteHomePage *self, const GError *error)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (!self->failed && ALUETTE_IS_WINDOW (root))
    aluette_window_toast (ALUETTE_WINDOW (root), error->message);
  self->failed = TRUE;
}

static void
unfinished_listed (GObject *database, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) matches = aluette_database_list_matches_finish (ALUETTE_DATABASE (database),
                                                                        result, &error);

  AluetteHomePage *self = data;

  /* A canceled search may outlive the page. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (matches == NULL)
    {
      report_error (self, error);
      return;
    }
  self->failed = FALSE;
  set_unfinished (self, matches);
}

void
aluette_home_page_refresh (AluetteHomePage *self)
{
  AluetteMatchFilter filter = { .state = ALUETTE_MATCHES_UNFINISHED };

  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  if (self->database != NULL)
    aluette_database_list_matches_async (self->database, &filter, 0, N_UNFINISHED, self->listing,
                                         unfinished_listed, self);
}

void
aluette_home_page_set_database (AluetteHomePage *self, AluetteDatabase *database)
{
  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  if (!g_set_object (&self->database, database) || database == NULL)
    return;
  g_signal_connect_object (database, "changed", G_CALLBACK (aluette_home_page_refresh), self,
                           G_CONNECT_SWAPPED);
  aluette_home_page_refresh (self);
}

void
aluette_home_page_set_unkept (AluetteHomePage *self, gboolean unkept)
{
  g_return_if_fail (ALUETTE_IS_HOME_PAGE (self));

  gtk_widget_set_visible (self->unkept_row, unkept);
  update_visibility (self);
}
