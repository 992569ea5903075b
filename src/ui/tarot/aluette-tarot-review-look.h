/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-review-look.h"

G_BEGIN_DECLS

/* How the reviews of Tarot look. */
extern const AluetteReviewLook aluette_tarot_review_look;

G_END_DECLS
