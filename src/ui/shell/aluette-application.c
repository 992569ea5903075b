/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-application.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "model/network/aluette-router.h"
#include "model/session/aluette-model-kind.h"
#include "presentation/common/aluette-settings-file.h"
#include "presentation/common/aluette-settings.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-about.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-preferences.h"
#include "ui/shell/aluette-quit-question.h"
#include "ui/shell/aluette-renderer-choice.h"
#include "ui/shell/aluette-window.h"

struct _AluetteApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  AluetteSettingsFile *settings_file; /* (nullable) */
  AluetteDatabase *database; /* (nullable): NULL if it could not be opened */
  AluetteBacklog *backlog;   /* of the database */
  AluetteUserData *user_data;
  AluetteKnownRooms *known_rooms; /* (nullable): until it is needed */
  AluetteNearby *nearby;          /* (nullable): likewise */
  char
      *storage_news; /* (nullable): message about opening the database, shown by the first window */
  gboolean restarts; /* restart after quitting */
};

G_DEFINE_FINAL_TYPE (AluetteApplication, aluette_application, ADW_TYPE_APPLICATION)

/* Returns: (transfer full) (nullable): a message about how the database was opened, if the user
 * should know. */
static char *
report_in_words (const AluetteDatabaseReport *report)
{
  if (report->damaged && report->n_lost + report->n_shortened > 0)
    return g_strdup_printf (
        _("The file with your matches was damaged. Recovered: %u, shortened: %u, lost: %u. A "
           "copy is in %s."),
        report->n_recovered, report->n_shortened, report->n_lost, report->copy);
  if (report->damaged)
    return g_strdup_printf (
        _("The file with your matches was damaged, but everything was recovered. A copy is in "
           "%s."),
        report->copy);
  if (report->read_only)
    return g_strdup (_("Cannot write to the folder of your matches. New matches will not be "
                        "saved."));
  return NULL;
}

static AluetteWindow *front_window (AluetteApplication *self);

/* The recovery needs exclusive access to the file, so it is done at the next start. */
static void
database_damaged (AluetteApplication *self, const char *message)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: %s says that the file of matches is damaged. */
      _("%s. Restart Aluette to recover your matches; a copy of the file is kept."), message);

  aluette_window_advise (front_window (self), text, _("_Restart"), "app.restart");
}

static void
open_database (AluetteApplication *self)
{
  g_autofree char *path = aluette_database_default_path ();
  AluetteDatabaseReport report = { 0 };
  g_autoptr (GError) error = NULL;

  self->database = aluette_database_open (path, &report, &error);
  if (self->database != NULL)
    g_signal_connect_object (self->database, "damaged", G_CALLBACK (database_damaged), self,
                             G_CONNECT_SWAPPED);
  self->backlog = self->database != NULL
                      ? g_object_ref (aluette_database_get_backlog (self->database))
                      : aluette_backlog_new ();
  self->settings_file = aluette_settings_file_new (self->settings, self->backlog);
  self->storage_news = self->database != NULL ? report_in_words (&report)
                                              : g_strdup (error->message);
  if (self->storage_news == NULL && !aluette_settings_are_kept ())
    self->storage_news
        = g_strdup (_("Preferences cannot be saved; changes apply until you quit."));
  aluette_database_report_clear (&report);
}

/* libadwaita would load the style if the application had a resource base path. With such a path,
 * however, GTK discards the icon theme that it has loaded in a thread. The program's icons are in
 * the usual icon folders. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/aluette/Aluette/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Returns: (transfer none): the active window, created with the start page if there is none. */
static AluetteWindow *
front_window (AluetteApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && !ALUETTE_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  if (window == NULL)
    window = GTK_WINDOW (aluette_window_new (ADW_APPLICATION (self)));
  gtk_window_present (window);
  if (self->storage_news != NULL)
    aluette_window_advise (ALUETTE_WINDOW (window), self->storage_news,
                           self->database == NULL ? _("_Try Again") : NULL,
                           self->database == NULL ? "app.restart" : NULL);
  g_clear_pointer (&self->storage_news, g_free);
  return ALUETTE_WINDOW (window);
}

static void
apply_color_scheme (AluetteApplication *self)
{
  g_autofree char *scheme = g_settings_get_string (self->settings, "color-scheme");
  AdwColorScheme value = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    value = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    value = ADW_COLOR_SCHEME_FORCE_DARK;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), value);
}

static void
close_popovers (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget))
    gtk_popover_popdown (GTK_POPOVER (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    close_popovers (child);
}

/* Works around a bug of GTK 4.8: a popover that is destroyed while it is open is never freed, and a
 * tooltip that is due over it accesses it. */
static void
close_all_popovers (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      close_popovers (window);
    }
}

/* Rebuilds every window in the language of the program. Matches in play continue, and the
 * preferences, where the language was chosen, open again. */
static gboolean
rebuild_windows (gpointer data)
{
  AluetteApplication *self = data;
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (self)));
  gboolean choosing = aluette_preferences_are_open ();

  close_all_popovers ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (ALUETTE_IS_WINDOW (l->data))
      aluette_window_rebuild (l->data);
  if (choosing)
    aluette_preferences_present (GTK_WINDOW (front_window (self)));
  return G_SOURCE_REMOVE;
}

/* The language was chosen in a window, which is needed until its signal has ended. */
static void
apply_language (AluetteApplication *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");

  aluette_language_set (language);
  if (gtk_application_get_windows (GTK_APPLICATION (self)) != NULL)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, rebuild_windows, g_object_ref (self), g_object_unref);
}

static void
show_new_match (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  aluette_window_show_setup (front_window (self), FALSE);
}

static void
show_keep_score (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  aluette_window_show_setup (front_window (self), TRUE);
}

static void
open_window (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  gtk_window_present (GTK_WINDOW (aluette_window_new (self)));
}

static void
show_preferences (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  aluette_preferences_present (GTK_WINDOW (front_window (self)));
}

/* GTK's own action would build the shortcuts window at every start. */
static void
show_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/io/github/aluette/Aluette/shell/shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (shortcuts, GTK_WINDOW (front_window (self)));
  gtk_window_present (shortcuts);
}

static void
show_about (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  aluette_about_present (GTK_WINDOW (front_window (self)));
}

/* Returns: (transfer none) (nullable): a window with a match that is in memory only. */
static AluetteWindow *
find_unsaved_match (AluetteApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ALUETTE_IS_WINDOW (l->data) && aluette_window_has_unsaved_match (l->data))
      return l->data;
  return NULL;
}

static void
quit_now (AluetteWindow *window)
{
  g_application_quit (g_application_get_default ());
}

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteApplication *self = data;
  AluetteWindow *window = find_unsaved_match (self);

  if (window == NULL && gtk_application_get_windows (GTK_APPLICATION (self)) != NULL)
    window = front_window (self);
  if (window == NULL || aluette_quit_question_ask (window, TRUE, self->backlog, quit_now))
    g_application_quit (G_APPLICATION (self));
}

static void
restart_now (GSimpleAction *action, GVariant *parameter, gpointer self)
{
  ALUETTE_APPLICATION (self)->restarts = TRUE;
  g_application_quit (self);
}

/* Restarts, unless a match would be lost or the restart could not recover the matches. */
static void
restart_program (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  AluetteApplication *self = data;
  AluetteWindow *unsaved = find_unsaved_match (self);

  if (unsaved == NULL && aluette_backlog_flush (self->backlog) > 0)
    unsaved = front_window (self);
  if (self->database != NULL && aluette_database_has_others (self->database))
    aluette_window_advise (front_window (self),
                           _("Another app is using the file with your matches. Close it, then "
                              "restart Aluette."),
                           _("_Restart"), "app.restart");
  else if (unsaved != NULL)
    {
      gtk_window_present (GTK_WINDOW (unsaved));
      aluette_window_advise (unsaved,
                             _("The match on the table is not saved. To keep it, choose “Save "
                                "Match File…” in the menu first."),
                             _("_Restart Anyway"), "app.restart-now");
    }
  else
    restart_now (action, parameter, self);
}

static const GActionEntry actions[] = {
  { "new-match", show_new_match }, { "keep-score", show_keep_score },
  { "new-window", open_window },   { "preferences", show_preferences },
  { "about", show_about },         { "shortcuts", show_shortcuts },
  { "restart", restart_program },  { "restart-now", restart_now },
  { "quit", quit_action },
};

static const struct
{
  const char *action;
  const char *keys[3];
} accelerators[] = {
  { "app.new-match", { "<Control>n" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "win.help", { "F1" } },
  { "app.shortcuts", { "<Control>question" } },
  { "win.home", { "<Alt>Home" } },
  { "win.full-screen", { "F11" } },
  { "window.close", { "<Control>w" } },
};

/* In GTK 4.8, Tab moves the focus into a flow box but never to its second child: the children are
 * meant to be focusable themselves. Here the widgets inside them are. Uses the focus function of
 * GtkWidget, as other containers do. */
static void
let_focus_through_flow_boxes (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_FLOW_BOX);

  klass->focus = GTK_WIDGET_CLASS (g_type_class_peek_parent (klass))->focus;
}

/* Returns: (transfer full): where the files of tables on the network are. */
static char *
get_tables_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "aluette", "tables", NULL);
}

/* Lets the router let in nobody any more: neither at the end, when a table may still be open, nor
 * after a crash. */
static void
close_ports (void)
{
  g_autofree char *folder = get_tables_folder ();

  aluette_router_tidy (folder);
}

static void
aluette_application_startup (GApplication *application)
{
  AluetteApplication *self = ALUETTE_APPLICATION (application);
  g_autoptr (GAction) language = g_settings_create_action (self->settings, "language");
  g_autoptr (GAction) scheme = g_settings_create_action (self->settings, "color-scheme");

  /* Must come before the first text is looked up. */
  apply_language (self);
  /* GTK would quit as well, but with a message of its own. */
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _("Aluette needs a graphical display, but none is available."));
      exit (EXIT_FAILURE);
    }
  G_APPLICATION_CLASS (aluette_application_parent_class)->startup (application);
  aluette_renderer_choice_init (gdk_display_get_default ());
  load_style ();
  gtk_window_set_default_icon_name (APPLICATION_ID);
  aluette_make_class_activatable (g_type_class_ref (GTK_TYPE_LIST_BOX_ROW));
  if (gtk_check_version (4, 9, 0) != NULL)
    let_focus_through_flow_boxes ();
  open_database (self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_action_map_add_action (G_ACTION_MAP (self), language);
  g_action_map_add_action (G_ACTION_MAP (self), scheme);
  for (gsize i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accelerators[i].action,
                                           accelerators[i].keys);
  apply_color_scheme (self);
  g_signal_connect_object (self->settings, "changed::color-scheme", G_CALLBACK (apply_color_scheme),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (apply_language), self,
                           G_CONNECT_SWAPPED);
  close_ports ();
}

static void
aluette_application_activate (GApplication *application)
{
  front_window (ALUETTE_APPLICATION (application));
}

/* Handles the command-line options that are answered before a window opens. */
static gint
aluette_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  static const char *const started[] = { "new-match", "keep-score" };
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("Aluette %s\n", PACKAGE_VERSION);
      return 0;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (started); i++)
    {
      if (!g_variant_dict_contains (options, started[i]))
        continue;
      if (!g_application_register (application, NULL, &error))
        {
          g_printerr ("%s\n", error->message);
          return 1;
        }
      g_action_group_activate_action (G_ACTION_GROUP (application), started[i], NULL);
      /* The first instance continues as if started without options. A second one is done. */
      return g_application_get_is_remote (application) ? 0 : -1;
    }
  return -1;
}

static void
aluette_application_open (GApplication *application, GFile **files, gint n_files, const gchar *hint)
{
  AluetteApplication *self = ALUETTE_APPLICATION (application);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (gint i = 0; i < n_files; i++)
    if (g_file_has_uri_scheme (files[i], "aluette"))
      {
        g_autofree char *link = g_file_get_uri (files[i]);

        aluette_window_join_link (front_window (self), link);
      }
    else
      g_ptr_array_add (list, files[i]);
  if (list->len > 0)
    aluette_window_open (front_window (self), list);
}

static void
aluette_application_shutdown (GApplication *application)
{
  AluetteApplication *self = ALUETTE_APPLICATION (application);

  aluette_backlog_flush (self->backlog);
  aluette_user_data_flush (self->user_data);
  close_ports ();
  G_APPLICATION_CLASS (aluette_application_parent_class)->shutdown (application);
}

static void
aluette_application_dispose (GObject *object)
{
  AluetteApplication *self = ALUETTE_APPLICATION (object);

  if (self->backlog != NULL)
    aluette_backlog_clear (self->backlog);
  g_clear_object (&self->backlog);
  g_clear_object (&self->settings_file);
  g_clear_object (&self->settings);
  g_clear_object (&self->database);
  g_clear_object (&self->user_data);
  g_clear_object (&self->known_rooms);
  g_clear_object (&self->nearby);
  g_clear_pointer (&self->storage_news, g_free);
  G_OBJECT_CLASS (aluette_application_parent_class)->dispose (object);
}

static void
aluette_application_class_init (AluetteApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->dispose = aluette_application_dispose;
  application_class->startup = aluette_application_startup;
  application_class->shutdown = aluette_application_shutdown;
  application_class->activate = aluette_application_activate;
  application_class->open = aluette_application_open;
  application_class->handle_local_options = aluette_application_handle_local_options;
}

static void
report_damaged_files (AluetteApplication *self, const char *folder)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: %s is a folder. */
      _("Part of your progress could not be read. The damaged files are kept in the folder %s."),
      folder);

  aluette_window_toast (front_window (self), text);
}

static void
aluette_application_init (AluetteApplication *self)
{
  static const GOptionEntry entries[] = {
    { "new-match", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Set up a new match"), NULL },
    { "keep-score", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Keep score for a match with real cards"),
      NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { NULL },
  };

  self->settings = aluette_settings_new ();
  self->user_data = aluette_user_data_new ();
  g_signal_connect_object (self->user_data, "damaged", G_CALLBACK (report_damaged_files), self,
                           G_CONNECT_SWAPPED);
  g_application_add_main_option_entries (G_APPLICATION (self), entries);
}

AluetteApplication *
aluette_application_new (void)
{
  AluetteApplication *self = g_object_new (ALUETTE_TYPE_APPLICATION, "application-id",
                                           APPLICATION_ID, "flags", G_APPLICATION_HANDLES_OPEN,
                                           NULL);

  g_application_set_resource_base_path (G_APPLICATION (self), NULL);
  return self;
}

GSettings *
aluette_application_get_settings (AluetteApplication *self)
{
  g_return_val_if_fail (ALUETTE_IS_APPLICATION (self), NULL);

  return self->settings;
}

AluetteDatabase *
aluette_application_get_database (AluetteApplication *self)
{
  g_return_val_if_fail (ALUETTE_IS_APPLICATION (self), NULL);

  return self->database;
}

AluetteBacklog *
aluette_application_get_backlog (AluetteApplication *self)
{
  g_return_val_if_fail (ALUETTE_IS_APPLICATION (self), NULL);

  return self->backlog;
}

AluetteUserData *
aluette_application_get_user_data (AluetteApplication *self)
{
  g_return_val_if_fail (ALUETTE_IS_APPLICATION (self), NULL);

  return self->user_data;
}

AluetteKnownRooms *
aluette_application_get_known_rooms (AluetteApplication *self)
{
  g_return_val_if_fail (ALUETTE_IS_APPLICATION (self), NULL);

  if (self->known_rooms == NULL)
    {
      g_autofree char *folder = get_tables_folder ();

      self->known_rooms = aluette_known_rooms_new (folder, self->backlog);
    }
  return self->known_rooms;
}

AluetteNearby *
aluette_application_get_nearby (AluetteApplication *self)
{
  g_return_val_if_fail (ALUETTE_IS_APPLICATION (self), NULL);

  if (self->nearby == NULL)
    self->nearby = aluette_nearby_new ();
  return self->nearby;
}

gboolean
aluette_application_restarts (AluetteApplication *self)
{
  g_return_val_if_fail (ALUETTE_IS_APPLICATION (self), FALSE);

  return self->restarts;
}
