/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "main-loop.h"

/* Functions for all tests of the interface: start GTK, open a window, find widgets, press keys.
 * They wait with main_loop_wait_for (). */

/* Runs the main context until the window of @widget is mapped and all its parts are built, no event
 * is left, and the window has been laid out and drawn, with its cards. Twice, because the first
 * layout may request a second. */
void ui_driver_settle (GtkWidget *widget);

/* Initializes GTK with the style sheet of the app, in @language ("en" or "fr"), without
 * animations. */
void ui_driver_init (const char *language, gboolean dark, double text_scale);

/* Changes the size of all text, from 1 to 2. */
void ui_driver_set_text_scale (double scale);

/* Returns: (transfer none): a new window of a size with nothing but @child, mapped and drawn */
GtkWidget *ui_driver_open_window (GtkWidget *child, int width, int height);

/* Returns: (transfer none): a new window with a header bar and @child, mapped and drawn */
GtkWidget *ui_driver_present (GtkWidget *child, int width, int height);

/* Destroys a window, and runs the events that follow. */
void ui_driver_close (GtkWidget *window);

/* Returns: (transfer full): a picture of a widget of a mapped window, in its size */
GdkTexture *ui_driver_render (GtkWidget *widget);

/* Writes a picture of a window. */
void ui_driver_save (GtkWidget *window, const char *path);

/* Whether a test is looking for this widget. */
typedef gboolean (*UiDriverMatch) (GtkWidget *widget, gconstpointer data);

/* Returns: (nullable): the widget with the number @n, from 0, among those in @root that match, in
 * tree order */
GtkWidget *ui_driver_find_match (GtkWidget *root, UiDriverMatch match, gconstpointer data, guint n);

/* Returns: how many widgets in @root match */
guint ui_driver_count (GtkWidget *root, UiDriverMatch match, gconstpointer data);

/* Returns: (nullable): the widget with the number @n, from 0, among those in @root of @type */
GtkWidget *ui_driver_find (GtkWidget *root, GType type, guint n);

/* Returns: (nullable): the first widget in @root with a style class */
GtkWidget *ui_driver_find_class (GtkWidget *root, const char *css_class);

/* Returns: (nullable): the first mapped label in @root with exactly that text */
GtkWidget *ui_driver_find_label (GtkWidget *root, const char *text);

/* Returns: (nullable): the first mapped button in @root with that label, else the first that shows
 * the text among other words */
GtkWidget *ui_driver_find_button (GtkWidget *root, const char *label);

/* Returns: whether a mapped label in @root contains @text */
gboolean ui_driver_shows (GtkWidget *root, const char *text);

/* Clicks the button that ui_driver_find_button () finds, which must exist. */
void ui_driver_click (GtkWidget *root, const char *label);

/* Sends the press of a key to the key controllers of @widget.
 * Returns: whether one of them handled it */
gboolean ui_driver_press_key (GtkWidget *widget, guint keyval);

/* Gives a window the focus of the keyboard, since nothing manages windows here. */
void ui_driver_take_keyboard (GtkWidget *window);

/* Presses a key of the keyboard, such as "Tab" or "shift+Tab", for the window with its focus. */
void ui_driver_type (const char *key);
