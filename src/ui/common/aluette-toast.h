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
