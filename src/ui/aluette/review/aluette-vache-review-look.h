/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-review-look.h"

/* How reviews of deals of Aluette look. */
extern const AluetteReviewLook aluette_vache_review_look;
