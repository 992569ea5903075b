/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"
#include "ui/shell/aluette-application.h"

/* The program with a window, for tests that go through several of its views. */
typedef struct
{
  AluetteApplication *app;
  GSettings *settings;
  AluetteDatabase *database; /* (nullable): once there is a window */
  GtkWidget *window;         /* (nullable) */
} WindowDriver;

/* window_driver_init:
 *
 * Creates the program, in English and without animations. It has no window yet, so that a test can
 * change the settings that it starts with. */
void window_driver_init (WindowDriver *self);

/* window_driver_open:
 *
 * Starts the program and opens its window.
 *
 * Returns: whether the program has started */
gboolean window_driver_open (WindowDriver *self);

/* window_driver_set_language:
 * @language: "en" or "fr"
 *
 * Changes the language, with which the program replaces its window. */
void window_driver_set_language (WindowDriver *self, const char *language);

/* window_driver_clear:
 *
 * Destroys the window and the program. */
void window_driver_clear (WindowDriver *self);
