/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* aluette_toast_new:
 * @toasts: the overlay that will show the toast; its width limits the line length
 * @message: plain text of any length
 *
 * Creates a toast that wraps @message. Toasts of libadwaita ellipsize instead.
 *
 * Returns: (transfer full): the toast, not yet shown */
AdwToast *aluette_toast_new (AdwToastOverlay *toasts, const char *message);

/* aluette_toast_show:
 *
 * Creates a toast with aluette_toast_new () and shows it. */
void aluette_toast_show (AdwToastOverlay *toasts, const char *message);

/* aluette_toast_report_progress:
 * @error: (nullable): why the user's progress could not be saved, or NULL if it is saved
 *
 * Shows a toast, which stays until it is closed, if @error is set and the last call for @toasts
 * reported no error. */
void aluette_toast_report_progress (AdwToastOverlay *toasts, const GError *error);
