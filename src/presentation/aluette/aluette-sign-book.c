/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-sign-book.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *title;
  const char *other_name; /* in the other language; NULL if the names are the same */
  const char *meaning;
  AluetteGesture usual;
  char key;
} Entry;

/* Translators: each name in “other language” is shown under the translated name of its card. A
 * French translation gives the English name; other translations keep the French one. */
static const Entry entries[ALU_N_SIGNS] = {
  [ALU_SIGN_MONSIEUR] = { N_("Monsieur"), NULL, N_("I have Monsieur, the strongest card of all."),
                          ALUETTE_GESTURE_MONSIEUR_EYES, '1' },
  [ALU_SIGN_MADAME] = { N_("Madame"), NULL, N_("I have Madame, which only Monsieur beats."),
                        ALUETTE_GESTURE_MADAME_TILT, '2' },
  [ALU_SIGN_BORGNE] = { N_("The One-Eyed Man"), NC_("other language", "le Borgne"),
                        N_("I have the One-Eyed Man, the third of the luettes."),
                        ALUETTE_GESTURE_BORGNE_WINK, '3' },
  [ALU_SIGN_VACHE]
  = { N_("The Cow"), NC_("other language", "la Vache"),
      N_("I have the Cow, the last of the luettes. The game is also called the Cow."),
      ALUETTE_GESTURE_VACHE_POUT, '4' },
  [ALU_SIGN_GRAND_NEUF] = { N_("The Great Nine"), NC_("other language", "le Grand-Neuf"),
                            N_("I have the Great Nine, the strongest card after the luettes."),
                            ALUETTE_GESTURE_GRAND_NEUF_THUMB, '5' },
  [ALU_SIGN_PETIT_NEUF] = { N_("The Little Nine"), NC_("other language", "le Petit-Neuf"),
                            N_("I have the Little Nine, the second of the doubles."),
                            ALUETTE_GESTURE_PETIT_NEUF_LITTLE, '6' },
  [ALU_SIGN_CHENE] = { N_("The Two of Oak"), NC_("other language", "le Deux de Chêne"),
                       N_("I have the Two of Oak, the third of the doubles."),
                       ALUETTE_GESTURE_CHENE_TWO, '7' },
  [ALU_SIGN_ECRIT] = { N_("The Two of Writing"), NC_("other language", "le Deux d’Écrit"),
                       N_("I have the Two of Writing, the last card that no other card equals."),
                       ALUETTE_GESTURE_ECRIT_WRITING, '8' },
  [ALU_SIGN_AS] = { N_("Ace"), NC_("other language", "un as"),
                    N_("I have an ace. The sign can be made once for each ace."),
                    ALUETTE_GESTURE_AS_OPEN, '9' },
  [ALU_SIGN_MISERE] = { N_("Weak hand"), NC_("other language", "la misère"),
                        N_("My hand is weak. With the shoulder raised high, it is worth nothing. "
                            "If yours is no better, we can concede the deal."),
                        ALUETTE_GESTURE_MISERE_SHOULDER, '0' },
  [ALU_SIGN_MORDIENNE] = { N_("Mordienne"), NULL,
                           N_("I want all the last tricks: leave them to me. Only a player who "
                               "has no trick yet makes this sign."),
                           ALUETTE_GESTURE_MORDIENNE_BITE, 'm' },
};

typedef struct
{
  const char *words;
  const char *sources;
} Description;

static const Description descriptions[ALUETTE_N_GESTURES] = {
  [ALUETTE_GESTURE_MONSIEUR_EYES] = { N_("Eyes raised to heaven"),
                                      N_("Grimaud’s rule sheet, jeuxloisirs.net") },
  [ALUETTE_GESTURE_MONSIEUR_BROWS] = { N_("Eyebrows raised"), N_("Trictrac, Parlanjhe Vivant") },
  [ALUETTE_GESTURE_MADAME_TILT] = { N_("Head tilted to the right"),
                                    N_("Alleau 1964, Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_MADAME_MOUTH] = { N_("Mouth twisted to one side"), N_("jeuxloisirs.net") },
  [ALUETTE_GESTURE_BORGNE_WINK] = { N_("A wink"), N_("Grimaud’s rule sheet, jeuxloisirs.net") },
  [ALUETTE_GESTURE_VACHE_POUT] = { N_("A pout"), N_("Grimaud’s rule sheet, jeuxloisirs.net") },
  [ALUETTE_GESTURE_GRAND_NEUF_THUMB] = { N_("Thumb raised"),
                                         N_("Grimaud’s rule sheet, jeuxloisirs.net") },
  [ALUETTE_GESTURE_PETIT_NEUF_LITTLE] = { N_("Little finger raised"),
                                          N_("Grimaud’s rule sheet, jeuxloisirs.net") },
  [ALUETTE_GESTURE_CHENE_TWO] = { N_("Index and middle fingers raised"),
                                  N_("Alleau 1964, Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_CHENE_INDEX] = { N_("Index finger raised"), N_("jeuxloisirs.net") },
  [ALUETTE_GESTURE_ECRIT_WRITING]
  = { N_("Hand pretending to write"),
      N_("Grimaud’s rule sheet, jeuxloisirs.net, Parlanjhe Vivant") },
  [ALUETTE_GESTURE_ECRIT_RING] = { N_("Ring finger raised"),
                                   N_("Alleau 1964, Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_AS_OPEN] = { N_("Mouth opened"), N_("Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_AS_TONGUE] = { N_("Tip of the tongue"), N_("Trictrac") },
  [ALUETTE_GESTURE_MISERE_SHOULDER] = { N_("One shoulder raised a little"),
                                        N_("Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_MISERE_SHOULDER_HIGH] = { N_("One shoulder raised high: a very weak hand"),
                                             N_("Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_MISERE_GRIMACE] = { N_("A grimace"), N_("Parlanjhe Vivant") },
  [ALUETTE_GESTURE_MORDIENNE_BITE] = { N_("Lips bitten"), N_("Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_MORDIENNE_CLOSE] = { N_("Mouth closed several times"),
                                        N_("Grimaud’s rule sheet") },
};

const char *
aluette_sign_title (AluSign sign)
{
  return _(entries[sign].title);
}

const char *
aluette_sign_other_name (AluSign sign)
{
  const char *name = entries[sign].other_name;

  return name != NULL ? g_dpgettext2 (NULL, "other language", name) : NULL;
}

const char *
aluette_sign_meaning (AluSign sign)
{
  return _(entries[sign].meaning);
}

AluCard
aluette_sign_get_card (AluSign sign)
{
  AluCardSet cards = alu_sign_cards (sign);
  AluCard sorted[ALU_N_CARDS];

  if (cards == 0)
    return ALU_CARD_NONE;
  alu_set_sorted (ALU_ORDER_ALUETTE, cards, sorted);
  return sorted[0];
}

char
aluette_sign_key (AluSign sign)
{
  return entries[sign].key;
}

const char *
aluette_gesture_text (AluetteGesture gesture)
{
  return _(descriptions[gesture].words);
}

const char *
aluette_gesture_sources (AluetteGesture gesture)
{
  return _(descriptions[gesture].sources);
}

AluSign
aluette_gesture_get_alu_sign (AluetteGesture gesture)
{
  return (AluSign) alu_sign_from_id (aluette_gesture_get_sign (gesture));
}

gboolean
aluette_gesture_is_variant (AluetteGesture gesture)
{
  return gesture != ALUETTE_GESTURE_MISERE_SHOULDER_HIGH;
}

guint
aluette_sign_n_variants (AluSign sign)
{
  guint n = 0;

  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    if (aluette_gesture_get_alu_sign ((AluetteGesture) i) == sign
        && aluette_gesture_is_variant ((AluetteGesture) i))
      n++;
  return n;
}

char *
aluette_sign_setting (AluSign sign)
{
  return g_strconcat ("gesture-", alu_sign_id (sign), NULL);
}

AluetteGesture
aluette_sign_gesture (GSettings *settings, AluSign sign, guint strength)
{
  AluetteGesture gesture = entries[sign].usual;

  if (settings != NULL && aluette_sign_n_variants (sign) > 1)
    {
      g_autofree char *key = aluette_sign_setting (sign);
      g_autofree char *id = g_settings_get_string (settings, key);
      int found = aluette_gesture_find (id);

      if (found >= 0)
        gesture = (AluetteGesture) found;
    }
  if (gesture == ALUETTE_GESTURE_MISERE_SHOULDER && strength > 1)
    gesture = ALUETTE_GESTURE_MISERE_SHOULDER_HIGH;
  return gesture;
}

static gboolean
gesture_matches (AluetteGesture gesture, const char *search)
{
  return g_str_match_string (search, aluette_gesture_text (gesture), TRUE)
         || g_str_match_string (search, aluette_gesture_sources (gesture), TRUE);
}

gboolean
aluette_sign_matches (AluSign sign, const char *search)
{
  AluCard card = aluette_sign_get_card (sign);
  const char *other_name = aluette_sign_other_name (sign);
  char code[3] = "";

  if (card != ALU_CARD_NONE)
    alu_card_code (card, code);
  if (*search == '\0' || g_str_match_string (search, aluette_sign_title (sign), TRUE)
      || (other_name != NULL && g_str_match_string (search, other_name, TRUE))
      || g_str_match_string (search, aluette_sign_meaning (sign), TRUE)
      || g_str_match_string (search, code, TRUE))
    return TRUE;
  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    if (aluette_gesture_get_alu_sign ((AluetteGesture) i) == sign
        && gesture_matches ((AluetteGesture) i, search))
      return TRUE;
  return FALSE;
}
