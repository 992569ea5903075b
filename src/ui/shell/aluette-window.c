/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-window-private.h"

#include "presentation/common/aluette-settings.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-focus-return.h"
#include "ui/common/aluette-focus-scroll.h"
#include "ui/common/aluette-toast.h"
#include "ui/matches/aluette-matches-page.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-help-page.h"
#include "ui/shell/aluette-left-page.h"
#include "ui/shell/aluette-open-record.h"
#include "ui/shell/aluette-pages.h"
#include "ui/shell/aluette-quit-question.h"
#include "ui/shell/aluette-window-size.h"
#include "ui/table/aluette-ui-kind.h"

G_DEFINE_FINAL_TYPE (AluetteWindow, aluette_window, ADW_TYPE_APPLICATION_WINDOW)

GtkWidget *
aluette_window_open_page (AluetteWindow *self, const char *id, GVariant *target)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) own_target
      = g_variant_ref_sink (target != NULL ? target : g_variant_new_tuple (NULL, 0));
  GtkWidget *page = aluette_navigation_open (self->navigation, id, own_target, NULL, NULL, &error);

  if (page != NULL)
    aluette_left_page_note (self->settings, id, own_target);
  if (error != NULL)
    aluette_window_toast (self, error->message);
  return page;
}

gboolean
aluette_window_is_in_front (AluetteWindow *self, const char *id)
{
  const AluettePageKind *front = aluette_navigation_get_front (self->navigation);

  return front != NULL && g_str_equal (front->id, id);
}

static void
navigation_shown (AluetteWindow *self)
{
  AluetteMatchView *view = aluette_window_get_match_view (self);

  if (view != NULL)
    aluette_match_view_set_narrow (view, adw_view_switcher_bar_get_reveal (self->bar));
}

/* Returns: (transfer none): the next lesson of a game, or after all of them the first one. */
static AluetteLesson *
find_next_lesson (GPtrArray *all)
{
  for (guint i = 0; i < all->len; i++)
    {
      AluetteLearnerData *data = g_ptr_array_index (all, i);
      AluetteCourse *course = aluette_learner_data_get_course (data);
      int index = aluette_lesson_progress_get_next (aluette_learner_data_get_progress (data),
                                                    course);

      if (index >= 0)
        return aluette_course_get_lesson (course, (guint) index);
    }
  return aluette_course_get_lesson (
      aluette_learner_data_get_course (g_ptr_array_index (all, 0)), 0);
}

static void
show_next_lesson (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GPtrArray) all = aluette_user_data_list_learner_data (
      aluette_application_get_user_data (ALUETTE_APPLICATION (g_application_get_default ())));

  aluette_window_open_page (ALUETTE_WINDOW (widget), "lesson",
                            g_variant_new_string (aluette_lesson_get_id (find_next_lesson (all))));
}

/* Returns: (transfer none): the help page about the page in front. */
static const char *
topic_in_front (AluetteWindow *self)
{
  const AluettePageKind *front = aluette_navigation_get_front (self->navigation);
  const char *view = adw_view_stack_get_visible_child_name (self->views);

  if (aluette_window_is_in_front (self, "help"))
    return aluette_help_page_get_topic (
        ALUETTE_HELP_PAGE (aluette_navigation_get_page (self->navigation)));
  if (front == NULL)
    front = aluette_pages_find (view);
  return front != NULL ? front->help_topic : "first-match";
}

/* Opens the help browser if it can show the page, otherwise a page of this window. */
static void
show_help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *topic = topic_in_front (self);

  if (!aluette_help_page_browse (GTK_WINDOW (self), topic)
      && !aluette_window_is_in_front (self, "help"))
    aluette_window_open_page (self, "help", g_variant_new_string (topic));
}

static void
go_home (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  /* From another view, the key leads to the first one. */
  if (aluette_navigation_get_front (self->navigation) == NULL)
    {
      adw_view_stack_set_visible_child (self->views, GTK_WIDGET (self->home));
      return;
    }
  aluette_navigation_home (self->navigation);
  aluette_window_leave_table (self);
}

/* Opens the page with the address in the parameter, or a view of the start page. */
static void
open_page (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);
  const char *id;
  g_autoptr (GVariant) target = NULL;

  g_variant_get (parameter, "(&sv)", &id, &target);
  if (adw_view_stack_get_child_by_name (self->views, id) == NULL)
    {
      aluette_window_open_page (self, id, target);
      return;
    }
  if (aluette_navigation_get_front (self->navigation) != NULL)
    go_home (widget, NULL, NULL);
  adw_view_stack_set_visible_child_name (self->views, id);
}

/* Returns to the page over which the page in front was opened. */
static void
go_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteWindow *self = ALUETTE_WINDOW (widget);

  if (!aluette_navigation_back (self->navigation))
    go_home (widget, NULL, NULL);
  else if (aluette_window_is_in_front (self, "match"))
    aluette_match_view_focus_table (aluette_window_get_match_view (self));
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

  if ((is_escape && is_editing (self)) || aluette_navigation_get_front (self->navigation) == NULL
      || aluette_window_is_in_front (self, "match"))
    return FALSE;
  return gtk_widget_activate_action (widget, "win.back", NULL);
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

static AluetteLearnerData *
get_learner_data (const char *kind)
{
  return aluette_user_data_get_learner_data (
      aluette_application_get_user_data (ALUETTE_APPLICATION (g_application_get_default ())), kind);
}

static GObject *
get_store (const char *kind)
{
  return aluette_user_data_get_store (
      aluette_application_get_user_data (ALUETTE_APPLICATION (g_application_get_default ())), kind);
}

static void
aluette_window_constructed (GObject *object)
{
  AluetteWindow *self = ALUETTE_WINDOW (object);

  G_OBJECT_CLASS (aluette_window_parent_class)->constructed (object);
  aluette_window_size_restore (GTK_WINDOW (self), self->settings);
  g_set_object (&self->database, aluette_application_get_database (
                                     ALUETTE_APPLICATION (g_application_get_default ())));
  self->context = (AluettePageContext) { .settings = self->settings,
                                         .database = self->database,
                                         .get_learner_data = get_learner_data,
                                         .get_store = get_store };
  aluette_navigation_set_context (self->navigation, &self->context);
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

  g_clear_object (&self->context.phones);
  g_clear_object (&self->context.network_room);
  g_clear_pointer (&self->server, g_free);
  g_clear_object (&self->sounds);
  g_clear_object (&self->database);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_window_parent_class)->dispose (object);
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
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, header);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, titles);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, wide_title);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, views);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, home);
  gtk_widget_class_bind_template_child (widget_class, AluetteWindow, navigation);
  gtk_widget_class_bind_template_callback (widget_class, navigation_shown);
  aluette_window_install_match_actions (widget_class);
  aluette_window_install_together_actions (widget_class);
  gtk_widget_class_install_action (widget_class, "win.open", "(sv)", open_page);
  gtk_widget_class_install_action (widget_class, "win.home", NULL, go_home);
  gtk_widget_class_install_action (widget_class, "win.next-lesson", NULL, show_next_lesson);
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

/* Shows the same view of the start page in the same state. */
static void
copy_view (AluetteWindow *self, AluetteWindow *next)
{
  const char *name = adw_view_stack_get_visible_child_name (self->views);
  GtkWidget *view = aluette_window_get_view (self, name);
  g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_object_unref);
  AluettePageContext context = next->context;

  adw_view_stack_set_visible_child_name (next->views, name);
  if (view == NULL)
    return;
  context.state = aluette_page_get_state (view, objects);
  context.objects = objects;
  if (context.state != NULL)
    g_variant_ref_sink (context.state);
  aluette_page_set_state (aluette_window_get_view (next, name), &context);
  g_clear_pointer (&context.state, g_variant_unref);
}

void
aluette_window_rebuild (AluetteWindow *self)
{
  AluetteWindow *next;
  g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GVariant) stack = NULL;

  g_return_if_fail (ALUETTE_IS_WINDOW (self));

  next = aluette_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  aluette_window_size_copy (GTK_WINDOW (self), GTK_WINDOW (next));
  aluette_window_take_network (next, self);
  copy_view (self, next);
  stack = g_variant_ref_sink (aluette_navigation_get_stack (self->navigation, objects));
  aluette_navigation_set_stack (next->navigation, stack, objects);
  aluette_window_follow_match (next, self);
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
