/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_QR_CODE (aluette_qr_code_get_type ())
G_DECLARE_FINAL_TYPE (AluetteQrCode, aluette_qr_code, ALUETTE, QR_CODE, GtkWidget)

/* A QR code, always black on white, because cameras do not read all of them otherwise.
 *
 * Property "square-size" (guint): of its squares, in logical pixels, where there is room */

/* Returns: (transfer floating): a widget without a code, which is hidden. */
GtkWidget *aluette_qr_code_new (void);

/* aluette_qr_code_set_text:
 * @text: (nullable): what the code says, at most 1,000 bytes; NULL hides the widget */
void aluette_qr_code_set_text (AluetteQrCode *self, const char *text);

/* aluette_qr_code_is_dark:
 * @x, @y: from the left and from the top, without the margin
 *
 * Returns: whether a square of the code is dark; FALSE outside of it. */
gboolean aluette_qr_code_is_dark (AluetteQrCode *self, guint x, guint y);

/* Returns: the number of squares in a row; 0 without a code. */
guint aluette_qr_code_get_size (AluetteQrCode *self);

G_END_DECLS
