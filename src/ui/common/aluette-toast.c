/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/common/aluette-toast.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"

/* The width of the margins of a toast and its close button, in pixels. */
#define MARGINS 108
#define MAX_CHARS 60
#define MIN_WIDTH 360
/* Bold characters are up to this much wider than regular ones. */
#define BOLD 1.2

/* Returns: the number of characters that fit in a line. A toast gets the height of its natural
 * width, so its natural width must fit in the overlay. */
static int
count_line_chars (GtkWidget *toasts)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (toasts),
                                                         NULL, NULL);
  double char_width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
                           pango_font_metrics_get_approximate_digit_width (metrics))
                      * BOLD / PANGO_SCALE;
  int width = gtk_widget_get_width (toasts);

  pango_font_metrics_unref (metrics);
  return MIN ((int) ((MAX (width, MIN_WIDTH) - MARGINS) / char_width), MAX_CHARS);
}

AdwToast *
aluette_toast_new (AdwToastOverlay *toasts, const char *message)
{
  AdwToast *toast;
  GtkWidget *label = aluette_wrapping_label_new (message, "heading");

  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  toast = adw_toast_new ("");
  gtk_label_set_max_width_chars (GTK_LABEL (label), count_line_chars (GTK_WIDGET (toasts)));
  adw_toast_set_custom_title (toast, label);
  return toast;
}

void
aluette_toast_show (AdwToastOverlay *toasts, const char *message)
{
  adw_toast_overlay_add_toast (toasts, aluette_toast_new (toasts, message));
}

void
aluette_toast_report_progress (AdwToastOverlay *toasts, const GError *error)
{
  static const char key[] = "aluette-progress-error";
  gboolean reported;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  reported = g_object_get_data (G_OBJECT (toasts), key) != NULL;
  g_object_set_data (G_OBJECT (toasts), key, GINT_TO_POINTER (error != NULL));
  if (error != NULL && !reported)
    {
      g_autofree char *message = g_strdup_printf (_("Your progress could not be saved: %s"),
                                                  error->message);
      AdwToast *toast = aluette_toast_new (toasts, message);

      adw_toast_set_timeout (toast, 0);
      adw_toast_overlay_add_toast (toasts, toast);
    }
}
