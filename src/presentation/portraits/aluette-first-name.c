/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-first-name.h"

#include <string.h>

/* Names that do not follow the rule of their last letter, in ASCII and small letters. */

static const char *const women[] = {
  "agnes",  "alison", "anais",  "ann",   "anny",    "astrid",    "betty",  "carmen", "carol",
  "cindy",  "doris",  "edith",  "elisabeth", "elizabeth", "ellen", "emily", "fanchon", "fanny",
  "gwenn",  "helen",  "ines",   "ingrid", "iris",   "janet",     "judith", "karen",  "kathleen",
  "kelly",  "lily",   "lison",  "louison", "mailys", "manon",    "margaret", "marion", "mary",
  "maud",   "nancy",  "nelly",  "noemi", "nolwenn", "ruth",      "sally",  "sarah",  "sharon",
  "soizic", "susan",  "suzon",
  /* relatives */
  "granny", "mam", "maman", "mamy", "mom", "mommy", "mum", "mummy",
};

static const char *const men[] = {
  "achille",  "adolphe",   "aime",     "alexandre", "alphonse", "ambroise", "anatole", "andre",
  "antoine",  "aristide",  "auguste",  "baptiste",  "barnabe",  "basile",   "blaise",  "come",
  "cyrille",  "edgar",     "emile",    "etienne",   "eugene",   "george",   "gilles",  "gregoire",
  "guillaume", "gustave",  "hippolyte", "honore",   "jerome",   "joshua",   "jude",    "jules",
  "leonce",   "luca",      "luke",     "maxence",   "maxime",   "mike",     "modeste", "narcisse",
  "nicola",   "noe",       "octave",   "philippe",  "pierre",   "placide",  "prosper", "rene",
  "rodolphe", "sacha",     "serge",    "stephane",  "steve",    "theodore", "theophile", "timothee",
  "tanguy",   "yve",       "zephirin",
  /* relatives */
  "grandpa", "oncle", "papa", "pepe", "uncle",
};

/* Words that are no names, and names of both. */
static const char *const unknown[] = {
  "camille", "claude", "dominique", "he", "joueur", "joueuse", "me", "moi", "nous", "player",
  "seat",    "she",    "siege",     "they", "us",   "vous",    "we", "you",
};

static gboolean
contains (const char *const *list, gsize n, const char *word)
{
  for (gsize i = 0; i < n; i++)
    if (strcmp (list[i], word) == 0)
      return TRUE;
  return FALSE;
}

AluetteSex
aluette_first_name_guess (const char *name)
{
  g_autofree char *ascii = name != NULL ? g_str_to_ascii (name, "fr") : g_strdup ("");
  g_autofree char *word = g_ascii_strdown (ascii, -1);
  char last;

  g_strstrip (word);
  word[strcspn (word, " -'.,")] = '\0';
  last = word[0] != '\0' ? word[strlen (word) - 1] : '\0';
  if (!g_ascii_isalpha (last) || contains (unknown, G_N_ELEMENTS (unknown), word))
    return ALUETTE_SEX_UNKNOWN;
  if (contains (women, G_N_ELEMENTS (women), word))
    return ALUETTE_SEX_FEMALE;
  if (contains (men, G_N_ELEMENTS (men), word))
    return ALUETTE_SEX_MALE;
  return last == 'e' || last == 'a' ? ALUETTE_SEX_FEMALE : ALUETTE_SEX_MALE;
}
