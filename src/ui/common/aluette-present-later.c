/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-present-later.h"

typedef struct
{
  GtkWindow *window; /* (nullable) (weak) */
  gboolean measured;
} Coming;

/* GTK keeps the sizes until the window is shown. */
static void
measure_content (GtkWindow *window)
{
  int width, height, least;

  gtk_window_get_default_size (window, &width, &height);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, NULL,
                      NULL, NULL);
}

static gboolean
take_step (gpointer data)
{
  Coming *coming = data;

  if (coming->window == NULL)
    return G_SOURCE_REMOVE;
  if (!gtk_widget_get_realized (GTK_WIDGET (coming->window)))
    {
      gtk_widget_realize (GTK_WIDGET (coming->window));
      return G_SOURCE_CONTINUE;
    }
  if (!coming->measured)
    {
      measure_content (coming->window);
      coming->measured = TRUE;
      return G_SOURCE_CONTINUE;
    }
  gtk_window_present (coming->window);
  return G_SOURCE_REMOVE;
}

static void
coming_free (gpointer data)
{
  Coming *coming = data;

  g_clear_weak_pointer (&coming->window);
  g_free (coming);
}

void
aluette_window_present_later (GtkWindow *window)
{
  Coming *coming;

  g_return_if_fail (GTK_IS_WINDOW (window));

  coming = g_new0 (Coming, 1);
  g_set_weak_pointer (&coming->window, window);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, take_step, coming, coming_free);
}
