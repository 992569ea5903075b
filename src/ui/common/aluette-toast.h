/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* aluette_toast_new:
 * @toasts: where it is to be shown
 * @message: what happened, of any length; no markup
 *
 * Returns: (transfer full): a toast that shows @message whole, in more than one line where it must:
 * libadwaita's own cuts what is longer than the window is wide. */
AdwToast *aluette_toast_new (AdwToastOverlay *toasts, const char *message);

/* aluette_toast_show: shows such a toast at once. */
void aluette_toast_show (AdwToastOverlay *toasts, const char *message);

/* aluette_toast_report_progress:
 * @error: (nullable): why the user's progress could not be saved, or NULL if it is saved
 *
 * Shows a toast if @error is set and the last call for @toasts reported no error. */
void aluette_toast_report_progress (AdwToastOverlay *toasts, const GError *error);
