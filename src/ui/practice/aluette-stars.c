/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-stars.h"

#include <glib/gi18n.h>

#include "bots/alu-puzzle-kind.h"

const char *
aluette_stars_text (guint stars)
{
  static const char *const texts[] = { "☆☆☆☆☆", "★☆☆☆☆", "★★☆☆☆", "★★★☆☆", "★★★★☆", "★★★★★" };

  return texts[MIN (stars, ALU_PUZZLE_STARS)];
}

const char *
aluette_stars_title (guint stars)
{
  switch (stars)
    {
    case 1:
      return C_("difficulty", "Very Easy");
    case 2:
      return C_("difficulty", "Easy");
    case 3:
      return C_("difficulty", "Medium");
    case 4:
      return C_("difficulty", "Hard");
    default:
      return C_("difficulty", "Very Hard");
    }
}
