/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui-driver.h"

#include <gdk/x11/gdkx.h>

#include <stdio.h>
#include <string.h>

#include "locale/alu-locale.h"

static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer drawn)
{
  *(gboolean *) drawn = TRUE;
  return G_SOURCE_REMOVE;
}

/* Layout and drawing follow the tick within the same iteration of the main context. */
static void
wait_for_frame (GtkWidget *widget)
{
  gboolean drawn = FALSE;

  gtk_widget_add_tick_callback (widget, frame_cb, &drawn, NULL);
  main_loop_wait_for (drawn);
}

/* Whether a visible widget in @widget waits for a picture that is drawn in another thread. */
static gboolean
waits_for_picture (GtkWidget *widget)
{
  gboolean drawn = TRUE;

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0)
    return FALSE;
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "drawn") != NULL)
    g_object_get (widget, "drawn", &drawn, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); drawn && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    drawn = !waits_for_picture (child);
  return !drawn;
}

void
ui_driver_settle (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));

  main_loop_wait_for (gtk_widget_get_mapped (window));
  for (guint i = 0; i < 2; i++)
    {
      main_loop_run_pending ();
      wait_for_frame (window);
    }
  main_loop_wait_for (!waits_for_picture (window));
  main_loop_run_pending ();
}

/* ---- windows ---- */

static void
load_css (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "data", "css", "style.css",
                                            NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_path (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
ui_driver_set_text_scale (double scale)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
}

/* libadwaita 1.7 measures the heading of a question for less width than it needs, and GTK 4.18
 * warns of that. */
static gboolean
is_of_toolkit (const char *message)
{
  void *label;

  return sscanf (message, "Trying to measure GtkLabel %p", &label) == 1
         && gtk_widget_get_ancestor (label, ADW_TYPE_MESSAGE_DIALOG) != NULL;
}

/* Ends the test at each warning but that of the toolkit. */
static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  gboolean is_fatal = (level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL)) != 0;

  for (gsize i = 0; is_fatal && i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_of_toolkit (fields[i].value))
      return G_LOG_WRITER_HANDLED;
  g_log_writer_default (level, fields, n_fields, data);
  if (is_fatal)
    G_BREAKPOINT ();
  return G_LOG_WRITER_HANDLED;
}

__attribute__ ((constructor)) static void
install_log_writer (void)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (write_log, NULL, NULL);
}

void
ui_driver_init (const char *language, gboolean dark, double text_scale)
{
  gtk_disable_setlocale ();
  alu_locale_init (GETTEXT_PACKAGE, NULL, true);
  g_setenv ("LANGUAGE", language, TRUE);
  adw_init ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                           : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "DejaVu Sans 10",
                "gtk-enable-animations", FALSE, NULL);
  ui_driver_set_text_scale (text_scale);
  load_css ();
}

GtkWidget *
ui_driver_open_window (GtkWidget *child, int width, int height)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_set_title (GTK_WINDOW (window), "Aluette");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  ui_driver_settle (window);
  return window;
}

GtkWidget *
ui_driver_present (GtkWidget *child, int width, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_widget_set_vexpand (child, TRUE);
  gtk_box_append (GTK_BOX (box), child);
  return ui_driver_open_window (box, width, height);
}

void
ui_driver_close (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  main_loop_run_pending ();
}

GdkTexture *
ui_driver_render (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  GtkNative *native = gtk_widget_get_native (widget);

  main_loop_wait_for (!waits_for_picture (widget));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_renderer_render_texture (gtk_native_get_renderer (native), node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

void
ui_driver_save (GtkWidget *window, const char *path)
{
  g_autoptr (GdkTexture) texture = ui_driver_render (window);

  if (!gdk_texture_save_to_png (texture, path))
    g_error ("cannot write %s", path);
}

/* ---- widgets ---- */

static GtkWidget *
find_nth (GtkWidget *widget, UiDriverMatch match, gconstpointer data, guint *n)
{
  if (match (widget, data) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, match, data, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
ui_driver_find_match (GtkWidget *root, UiDriverMatch match, gconstpointer data, guint n)
{
  return find_nth (root, match, data, &n);
}

guint
ui_driver_count (GtkWidget *root, UiDriverMatch match, gconstpointer data)
{
  guint left = G_MAXUINT;

  find_nth (root, match, data, &left);
  return G_MAXUINT - left;
}

static gboolean
has_type (GtkWidget *widget, gconstpointer type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) type);
}

GtkWidget *
ui_driver_find (GtkWidget *root, GType type, guint n)
{
  return ui_driver_find_match (root, has_type, &type, n);
}

static gboolean
has_class (GtkWidget *widget, gconstpointer css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

GtkWidget *
ui_driver_find_class (GtkWidget *root, const char *css_class)
{
  return ui_driver_find_match (root, has_class, css_class, 0);
}

static gboolean
is_label (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

GtkWidget *
ui_driver_find_label (GtkWidget *root, const char *text)
{
  return ui_driver_find_match (root, is_label, text, 0);
}

static gboolean
contains_text (GtkWidget *widget, gconstpointer text)
{
  const char *shown = NULL;

  if (GTK_IS_LABEL (widget))
    shown = gtk_label_get_text (GTK_LABEL (widget));
  else if (GTK_IS_INSCRIPTION (widget))
    shown = gtk_inscription_get_text (GTK_INSCRIPTION (widget));
  return shown != NULL && gtk_widget_get_mapped (widget) && strstr (shown, text) != NULL;
}

gboolean
ui_driver_shows (GtkWidget *root, const char *text)
{
  return ui_driver_find_match (root, contains_text, text, 0) != NULL;
}

static gboolean
has_button_label (GtkWidget *widget, gconstpointer label)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

static gboolean
is_button_with_text (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && ui_driver_shows (widget, text);
}

GtkWidget *
ui_driver_find_button (GtkWidget *root, const char *label)
{
  GtkWidget *button = ui_driver_find_match (root, has_button_label, label, 0);

  return button != NULL ? button : ui_driver_find_match (root, is_button_with_text, label, 0);
}

void
ui_driver_click (GtkWidget *root, const char *label)
{
  GtkWidget *button = ui_driver_find_button (root, label);

  if (button == NULL)
    g_error ("no button “%s”", label);
  g_signal_emit_by_name (button, "clicked");
}

gboolean
ui_driver_press_key (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GObject) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
        g_signal_emit_by_name (keys, "key-pressed", keyval, 0, 0, &handled);
    }
  return handled;
}

void
ui_driver_take_keyboard (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  g_autofree char *id = g_strdup_printf ("%lu", gdk_x11_surface_get_xid (surface));
  const char *const argv[] = { "xdotool", "windowfocus", "--sync", id, NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
  main_loop_wait_for (gtk_window_is_active (GTK_WINDOW (window)));
}

void
ui_driver_type (const char *key)
{
  const char *const argv[] = { "xdotool", "key", "--clearmodifiers", key, NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
}
