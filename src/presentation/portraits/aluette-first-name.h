/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_SEX_UNKNOWN,
  ALUETTE_SEX_FEMALE,
  ALUETTE_SEX_MALE,
} AluetteSex;

/**
 * Guesses whether a name is that of a woman or of a man, so that Jeanne gets no mustache.
 *
 * @param name may be NULL; only its first word counts
 * @return unknown for names that say nothing, such as “Me” or “Player 2”
 */
AluetteSex aluette_first_name_guess (const char *name);

G_END_DECLS
