/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window-private.h"

#include "presentation/common/aluette-settings.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-focus-return.h"
#include "ui/common/aluette-focus-scroll.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-view-state.h"
#include "ui/matches/aluette-matches-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-help-page.h"
#include "ui/shell/aluette-open-record.h"
#include "ui/shell/aluette-pages.h"
#include "ui/shell/aluette-quit-question.h"
#include "ui/shell/aluette-window-size.h"
#include "ui/table/aluette-ui-kind.h"

G_DEFINE_FINAL_TYPE (AluetteWindow, aluette_window, ADW_TYPE_APPLICATION_WINDOW)

static void
navigation_shown (AluetteWindow *self)
{
  self->from = "home";
  gtk_stack_set_visible_child_name (self->pages, "navigation");
}

static void
show_lesson (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_pages_show_lesson (ALUETTE_WINDOW (widget)->navigation,
                             g_variant_get_string (parameter, NULL));
}

/* Actions that open the page of the same name, which needs no arguments. So do those of the
 * activities of the games. */
static const char *const plain_pages[] = { "win.tournaments", "win.statistics" };

static void
show_next_lesson (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_pages_show_lesson (ALUETTE_WINDOW (widget)->navigation, NULL);
}

static void
show_exercises (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_pages_show_exercises (ALUETTE_WINDOW (widget)->navigation,
                                g_variant_get_string (parameter, NULL));
}

static void
show_plain_page (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_pages_show (ALUETTE_WINDOW (widget)->navigation, action + strlen ("win."));
}

/* Shows a help page. Back returns to the current page. */
static void
show_help_page (AluetteWindow *self, const char *topic)
{
  const char *page = gtk_stack_get_visible_child_name (self->pages);
  const char *from = g_str_equal (page, "navigation") ? self->from : page;

  aluette_navigation_show_help (self->navigation, topic);
  self->from = g_intern_string (from);
}

static void
show_rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_help_page (ALUETTE_WINDOW (widget), "rules");
}

/* Returns: (transfer none): the help page about the front page. */
static const char *
topic_in_front (AluetteWindow *self)
{
  static const char *const topics[][2] = { { "play", "first-match" },
                                           { "learn", "lessons" },
                                           { "matches", "matches" },
                                           { "setup", "new-match" },
                                           { "match", "keyboard" } };
  const char *page = gtk_stack_get_visible_child_name (self->pages);
  const AluetteActivity *activity;

  if (g_str_equal (page, "navigation"))
    return aluette_page_get_help_topic (aluette_navigation_get_page (self->navigation));
  if (g_str_equal (page, "home"))
    page = adw_view_stack_get_visible_child_name (self->views);
  for (gsize i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_strcmp0 (topics[i][0], page) == 0)
      return topics[i][1];
  activity = aluette_ui_kind_find_activity (page, NULL);
  return activity != NULL && activity->help_topic != NULL ? activity->help_topic : "first-match";
}

/* Opens the help browser if it can show the page, otherwise a page of this window. */
static void
show_help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *topic = topic_in_front (self);

  if (!aluette_help_page_browse (GTK_WINDOW (self), topic)
      && !ALUETTE_IS_HELP_PAGE (aluette_navigation_get_page (self->navigation)))
    show_help_page (self, topic);
}

static void
go_home (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  /* From another view, the key leads to the first one. */
  if (g_str_equal (gtk_stack_get_visible_child_name (self->pages), "home"))
    {
      adw_view_stack_set_visible_child (self->views, GTK_WIDGET (self->home));
      return;
    }
  /* This comes first, so that the focus moves to the start page while the old page still has it. */
  gtk_stack_set_visible_child_name (self->pages, "home");
  aluette_window_leave_table (self);
  aluette_navigation_clear (self->navigation);
}

/* Returns to the page from which the page in front was opened. */
static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *from = self->from;

  if (aluette_navigation_pop (self->navigation))
    {
      self->from = from;
      return;
    }
  if (g_strcmp0 (self->from, "match") == 0)
    gtk_widget_activate_action (widget, "win.table", NULL);
  else if (g_strcmp0 (self->from, "setup") == 0)
    gtk_stack_set_visible_child_name (self->pages, "setup");
  else
    go_home (widget, NULL, NULL);
  aluette_navigation_clear (self->navigation);
}

/* The action is named after the view. */
static void
show_view (GtkWidget *widget, const char *action, GVariant *parameter)
{
  adw_view_stack_set_visible_child_name (ALUETTE_WINDOW (widget)->views, action + strlen ("win."));
}

/* Escape in a text field belongs to the text, if there is one. */
static gboolean
is_editing (AluetteWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return (GTK_IS_TEXT (focus) && gtk_editable_get_editable (GTK_EDITABLE (focus))
          && *gtk_editable_get_text (GTK_EDITABLE (focus)) != '\0')
         || (GTK_IS_TEXT_VIEW (focus) && gtk_text_view_get_editable (GTK_TEXT_VIEW (focus)));
}

/* Does the same as the Back button of the page in front. @is_escape: whether the key is Escape */
static gboolean
back_pressed (GtkWidget *widget, GVariant *arguments, gpointer is_escape)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *page = gtk_stack_get_visible_child_name (self->pages);

  if (is_escape && is_editing (self))
    return FALSE;
  if (g_str_equal (page, "navigation"))
    return gtk_widget_activate_action (widget, "win.back", NULL);
  if (g_str_equal (page, "setup"))
    return gtk_widget_activate_action (widget, "win.home", NULL);
  return FALSE;
}

static void
add_back_key (AluetteWindow *self, guint key, GdkModifierType modifiers)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutAction *back = gtk_callback_action_new (back_pressed,
                                                     GINT_TO_POINTER (key == GDK_KEY_Escape), NULL);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                                          back));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
aluette_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (aluette_window_parent_class)->size_allocate (widget, width, height, baseline);
  aluette_window_adapt (ALUETTE_WINDOW (widget), width);
}

static void
close_now (AluetteWindow *self)
{
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

/* The window that is closed last ends the program. */
static gboolean
is_last (AluetteWindow *self)
{
  GList *windows = gtk_application_get_windows (gtk_window_get_application (GTK_WINDOW (self)));

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != self && ALUETTE_IS_WINDOW (l->data)
        && gtk_widget_get_visible (GTK_WIDGET (l->data)))
      return FALSE;
  return TRUE;
}

static gboolean
aluette_window_close_request (GtkWindow *window)
{
  AluetteWindow *self = ALUETTE_WINDOW (window);
  AluetteApplication *application = ALUETTE_APPLICATION (g_application_get_default ());

  if (!self->may_close
      && !aluette_quit_question_ask (self, is_last (self),
                                     aluette_application_get_backlog (application), close_now))
    return TRUE;
  aluette_window_size_save (window, ALUETTE_WINDOW (window)->settings);
  return GTK_WINDOW_CLASS (aluette_window_parent_class)->close_request (window);
}

static void
aluette_window_constructed (GObject *object)
{
  AluetteWindow *self = ALUETTE_WINDOW (object);

  G_OBJECT_CLASS (aluette_window_parent_class)->constructed (object);
  aluette_window_size_restore (GTK_WINDOW (self), self->settings);
  g_set_object (&self->database, aluette_application_get_database (
                                     ALUETTE_APPLICATION (g_application_get_default ())));
  aluette_home_page_set_database (self->home, self->database);
  aluette_home_page_set_tables (
      self->home,
      aluette_application_get_known_rooms (ALUETTE_APPLICATION (g_application_get_default ())));
  aluette_storage_bar_set_backlog (
      self->storage_bar,
      aluette_application_get_backlog (ALUETTE_APPLICATION (g_application_get_default ())));
  aluette_window_add_views (self);
  aluette_focus_scroll_install (GTK_WINDOW (self));
  aluette_announce_no_classes (GTK_WINDOW (self));
  aluette_focus_return_watch (GTK_WINDOW (self));
  add_back_key (self, GDK_KEY_Escape, 0);
  add_back_key (self, GDK_KEY_Left, GDK_ALT_MASK);
}

static void
aluette_window_dispose (GObject *object)
{
  AluetteWindow *self = ALUETTE_WINDOW (object);

  g_clear_object (&self->network);
  g_clear_pointer (&self->server, g_free);
  g_clear_object (&self->nearby);
  g_clear_object (&self->sounds);
  g_clear_object (&self->database);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_window_parent_class)->dispose (object);
}

static void
install_activities (GtkWidgetClass *widget_class, const AluetteUiKind *ui)
{
  for (guint i = 0; i < ui->n_activities; i++)
    {
      g_autofree char *action = g_strconcat ("win.", ui->activities[i].id, NULL);

      if (ui->activities[i].places == ALUETTE_ACTIVITY_VIEW)
        continue;
      gtk_widget_class_install_action (widget_class, action, NULL, show_plain_page);
    }
}

static void
aluette_window_class_init (AluetteWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = aluette_window_constructed;
  object_class->dispose = aluette_window_dispose;
  widget_class->size_allocate = aluette_window_size_allocate;
  GTK_WINDOW_CLASS (klass)->close_request = aluette_window_close_request;
  g_type_ensure (ALUETTE_TYPE_HOME_PAGE);
  g_type_ensure (ALUETTE_TYPE_NAVIGATION);
  g_type_ensure (ALUETTE_TYPE_STORAGE_BAR);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, requests_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, storage_bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, header);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, titles);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, wide_title);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, views);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, home);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, setup_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, match_place);
  gtk_widget_class_bind_template_callback (widget_class, navigation_shown);
  aluette_window_install_match_actions (widget_class);
  aluette_window_install_together_actions (widget_class);
  gtk_widget_class_install_action (widget_class, "win.home", NULL, go_home);
  gtk_widget_class_install_action (widget_class, "win.learn", NULL, show_view);
  gtk_widget_class_install_action (widget_class, "win.matches", NULL, show_view);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s", show_lesson);
  gtk_widget_class_install_action (widget_class, "win.next-lesson", NULL, show_next_lesson);
  gtk_widget_class_install_action (widget_class, "win.exercises", "s", show_exercises);
  for (gsize i = 0; i < G_N_ELEMENTS (plain_pages); i++)
    gtk_widget_class_install_action (widget_class, plain_pages[i], NULL, show_plain_page);
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    install_activities (widget_class, aluette_ui_kinds[i]);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, show_rules);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, show_help);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, go_back);
  gtk_widget_class_install_property_action (widget_class, "win.full-screen", "fullscreened");
}

static void
aluette_window_init (AluetteWindow *self)
{
  self->settings = aluette_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

AluetteWindow *
aluette_window_new (AdwApplication *application)
{
  return g_object_new (ALUETTE_TYPE_WINDOW, "application", application, NULL);
}

void
aluette_window_open (AluetteWindow *self, GPtrArray *files)
{
  GtkWidget *matches;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  matches = aluette_window_get_view (self, "matches");
  if (matches != NULL && !aluette_database_is_read_only (self->database))
    aluette_matches_page_import (ALUETTE_MATCHES_PAGE (matches), files);
  else if (files->len > 0)
    aluette_open_record (self, g_ptr_array_index (files, 0));
}

void
aluette_window_rebuild (AluetteWindow *self)
{
  AluetteWindow *next;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  next = aluette_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  aluette_window_size_copy (GTK_WINDOW (self), GTK_WINDOW (next));
  aluette_window_restore_match_from (next, self);
  aluette_window_restore_network_from (next, self);
  aluette_navigation_restore_from (next->navigation, self->navigation);
  next->from = self->from;
  gtk_stack_set_visible_child_name (next->pages, gtk_stack_get_visible_child_name (self->pages));
  adw_view_stack_set_visible_child_name (next->views,
                                         adw_view_stack_get_visible_child_name (self->views));
  aluette_view_state_copy (GTK_WIDGET (self->pages), GTK_WIDGET (next->pages));
  gtk_window_present (GTK_WINDOW (next));
  gtk_window_destroy (GTK_WINDOW (self));
}

void
aluette_window_advise (AluetteWindow *self, const char *message, const char *label,
                       const char *action)
{
  AdwToast *toast;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  toast = aluette_toast_new (self->toasts, message);
  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
aluette_window_toast (AluetteWindow *self, const char *message)
{
  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  aluette_toast_show (self->toasts, message);
}
