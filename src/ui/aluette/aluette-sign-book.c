/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-sign-book.h"

#include <gdk/gdk.h>
#include <glib/gi18n.h>

typedef struct
{
  const char *title;
  const char *both_names; /* never translated; NULL where they are the same */
  const char *meaning;
  AluetteGesture usual;
  char key;
} Entry;

static const Entry entries[ALU_N_SIGNS] = {
  [ALU_SIGN_MONSIEUR] = { N_("Monsieur"), NULL, N_("I hold Monsieur, the strongest card of all."),
                          ALUETTE_GESTURE_MONSIEUR_EYES, '1' },
  [ALU_SIGN_MADAME] = { N_("Madame"), NULL, N_("I hold Madame, whom only Monsieur beats."),
                        ALUETTE_GESTURE_MADAME_TILT, '2' },
  [ALU_SIGN_BORGNE] = { N_("The One-Eyed Man"), "le Borgne · the One-Eyed Man",
                        N_("I hold the One-Eyed Man, third of the luettes."),
                        ALUETTE_GESTURE_BORGNE_WINK, '3' },
  [ALU_SIGN_VACHE]
  = { N_("The Cow"), "la Vache · the Cow",
      N_("I hold the Cow, the last of the luettes. The game itself goes by her name."),
      ALUETTE_GESTURE_VACHE_POUT, '4' },
  [ALU_SIGN_GRAND_NEUF] = { N_("The Great Nine"), "le Grand-Neuf · the Great Nine",
                            N_("I hold the Great Nine, the strongest card after the luettes."),
                            ALUETTE_GESTURE_GRAND_NEUF_THUMB, '5' },
  [ALU_SIGN_PETIT_NEUF] = { N_("The Little Nine"), "le Petit-Neuf · the Little Nine",
                            N_("I hold the Little Nine, second of the doubles."),
                            ALUETTE_GESTURE_PETIT_NEUF_LITTLE, '6' },
  [ALU_SIGN_CHENE] = { N_("The Two of Oak"), "le Deux de Chêne · the Two of Oak",
                       N_("I hold the Two of Oak, third of the doubles."),
                       ALUETTE_GESTURE_CHENE_TWO, '7' },
  [ALU_SIGN_ECRIT] = { N_("The Two of Writing"), "le Deux d’Écrit · the Two of Writing",
                       N_("I hold the Two of Writing, the last card that nothing ties."),
                       ALUETTE_GESTURE_ECRIT_WRITING, '8' },
  [ALU_SIGN_AS] = { N_("Ace"), "un as · an ace",
                    N_("I hold an ace. It may be made once for every ace held."),
                    ALUETTE_GESTURE_AS_OPEN, '9' },
  [ALU_SIGN_MISERE]
  = { N_("Weak hand"), "la misère · a weak hand",
      N_("My hand is worth little; made large, it is worth nothing at all. Count on yourself."),
      ALUETTE_GESTURE_MISERE_SHOULDER, '0' },
  [ALU_SIGN_MORDIENNE]
  = { N_("Mordienne"), NULL,
      N_("I want the last tricks, all of them: leave them to me. Only for those without a trick."),
      ALUETTE_GESTURE_MORDIENNE_BITE, 'm' },
};

typedef struct
{
  const char *words;
  const char *sources; /* (nullable) */
} Description;

static const Description descriptions[ALUETTE_N_GESTURES] = {
  [ALUETTE_GESTURE_MONSIEUR_EYES] = { N_("Eyes raised to heaven"), NULL },
  [ALUETTE_GESTURE_MONSIEUR_BROWS] = { N_("Eyebrows raised"), N_("Trictrac, Parlanjhe Vivant") },
  [ALUETTE_GESTURE_MADAME_TILT] = { N_("Head tilted to the right"),
                                    N_("Alleau 1964, Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_MADAME_MOUTH] = { N_("Mouth twisted to one side"), N_("jeuxloisirs.net") },
  [ALUETTE_GESTURE_BORGNE_WINK] = { N_("A wink"), NULL },
  [ALUETTE_GESTURE_VACHE_POUT] = { N_("A pout"), NULL },
  [ALUETTE_GESTURE_GRAND_NEUF_THUMB] = { N_("Thumb raised"), NULL },
  [ALUETTE_GESTURE_PETIT_NEUF_LITTLE] = { N_("Little finger raised"), NULL },
  [ALUETTE_GESTURE_CHENE_TWO] = { N_("Index and middle fingers raised"),
                                  N_("Alleau 1964, Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_CHENE_INDEX] = { N_("Index finger alone"), N_("jeuxloisirs.net") },
  [ALUETTE_GESTURE_ECRIT_WRITING] = { N_("A hand that writes"),
                                      N_("jeuxloisirs.net, Parlanjhe Vivant") },
  [ALUETTE_GESTURE_ECRIT_RING] = { N_("Ring finger shown"),
                                   N_("Alleau 1964, Grimaud’s rule sheet") },
  [ALUETTE_GESTURE_AS_OPEN] = { N_("Mouth opened"), N_("jeuxloisirs.net has no sign for it") },
  [ALUETTE_GESTURE_AS_TONGUE] = { N_("Tip of the tongue"), N_("Trictrac") },
  [ALUETTE_GESTURE_MISERE_SHOULDER] = { N_("One shoulder raised, a little"), NULL },
  [ALUETTE_GESTURE_MISERE_SHOULDERS] = { N_("Both shoulders, high: a very weak hand"), NULL },
  [ALUETTE_GESTURE_MISERE_GRIMACE] = { N_("A grimace"), N_("Parlanjhe Vivant") },
  [ALUETTE_GESTURE_MORDIENNE_BITE] = { N_("Lips bitten"), NULL },
  [ALUETTE_GESTURE_MORDIENNE_CLOSE] = { N_("Mouth closed several times"),
                                        N_("Grimaud’s rule sheet") },
};

const char *
aluette_sign_title (AluSign sign)
{
  return _(entries[sign].title);
}

const char *
aluette_sign_both_names (AluSign sign)
{
  return entries[sign].both_names;
}

const char *
aluette_sign_meaning (AluSign sign)
{
  return _(entries[sign].meaning);
}

AluCard
aluette_sign_card (AluSign sign)
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

/* What the row of digits gives without Shift on French and Belgian keyboards, from 0 to 9. */
static const gunichar french_digits[] = { 0xe0, '&', 0xe9, '"', '\'', '(', 0, 0xe8, 0, 0xe7 };

int
aluette_sign_from_key (guint keyval)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    keyval = GDK_KEY_0 + (keyval - GDK_KEY_KP_0);
  for (guint i = 0; i < G_N_ELEMENTS (french_digits); i++)
    if (french_digits[i] != 0 && gdk_keyval_to_unicode (keyval) == french_digits[i])
      keyval = GDK_KEY_0 + i;
  /* The French keyboard's 6 and 8, the Belgian one's too. */
  if (keyval == GDK_KEY_minus || keyval == GDK_KEY_section)
    keyval = GDK_KEY_6;
  if (keyval == GDK_KEY_underscore || keyval == GDK_KEY_exclam)
    keyval = GDK_KEY_8;
  keyval = gdk_keyval_to_lower (keyval);
  for (int i = 0; i < ALU_N_SIGNS; i++)
    if ((guint) entries[i].key == keyval)
      return i;
  return -1;
}

const char *
aluette_gesture_words (AluetteGesture gesture)
{
  return _(descriptions[gesture].words);
}

const char *
aluette_gesture_sources (AluetteGesture gesture)
{
  return descriptions[gesture].sources != NULL ? _(descriptions[gesture].sources) : NULL;
}

AluSign
aluette_gesture_get_alu_sign (AluetteGesture gesture)
{
  return (AluSign) alu_sign_from_id (aluette_gesture_get_sign (gesture));
}

gboolean
aluette_gesture_is_variant (AluetteGesture gesture)
{
  return gesture != ALUETTE_GESTURE_MISERE_SHOULDERS;
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
    gesture = ALUETTE_GESTURE_MISERE_SHOULDERS;
  return gesture;
}

static gboolean
gesture_matches (AluetteGesture gesture, const char *search)
{
  const char *sources = aluette_gesture_sources (gesture);

  return g_str_match_string (search, aluette_gesture_words (gesture), TRUE)
         || (sources != NULL && g_str_match_string (search, sources, TRUE));
}

gboolean
aluette_sign_matches (AluSign sign, const char *search)
{
  AluCard card = aluette_sign_card (sign);
  const char *names = aluette_sign_both_names (sign);
  char code[3] = "";

  if (card != ALU_CARD_NONE)
    alu_card_code (card, code);
  if (*search == '\0' || g_str_match_string (search, aluette_sign_title (sign), TRUE)
      || (names != NULL && g_str_match_string (search, names, TRUE))
      || g_str_match_string (search, aluette_sign_meaning (sign), TRUE)
      || g_str_match_string (search, code, TRUE))
    return TRUE;
  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    if (aluette_gesture_get_alu_sign ((AluetteGesture) i) == sign
        && gesture_matches ((AluetteGesture) i, search))
      return TRUE;
  return FALSE;
}
