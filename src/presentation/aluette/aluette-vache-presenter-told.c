/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-presenter-private.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"

/* A sign that the listener has read and whose card is not played yet. */
typedef struct
{
  guint n_signs;
  struct
  {
    AluSign sign;
    guint strength;
  } signs[ALUETTE_TABLE_MAX_TOLD];
} SignsRead;

static void
forget_sign (SignsRead *all, guint index)
{
  memmove (&all->signs[index], &all->signs[index + 1],
           (--all->n_signs - index) * sizeof all->signs[0]);
}

/* A sign that was made before comes once only. */
static void
add_sign (SignsRead *all, const AluEvent *event)
{
  for (guint i = 0; i < all->n_signs; i++)
    if (all->signs[i].sign == (AluSign) event->sign.sign)
      forget_sign (all, i);
  all->signs[all->n_signs].sign = (AluSign) event->sign.sign;
  all->signs[all->n_signs++].strength = event->sign.strength;
}

static void
forget_card (SignsRead *all, AluCard card)
{
  for (guint i = 0; i < all->n_signs; i++)
    if ((alu_sign_cards (all->signs[i].sign) & alu_card_bit (card)) != 0)
      forget_sign (all, i--);
}

static SignsRead
find_signs (const AluetteScene *scene, guint seat)
{
  SignsRead all = { 0 };

  for (guint i = 0; i < scene->look->n_lines; i++)
    {
      const AluEvent *event = aluette_scene_get_event (scene, i);

      if (event->type == ALU_EVENT_DEAL)
        all.n_signs = 0;
      else if (event->seat == seat && aluette_scene_has_read (scene, event))
        add_sign (&all, event);
      else if (event->seat == seat && event->type == ALU_EVENT_PLAY)
        forget_card (&all, event->card);
    }
  return all;
}

/* Returns: (nullable): what stands for a sign that has no card */
static const char *
get_mark (AluSign sign, guint strength)
{
  if (aluette_sign_get_card (sign) != ALU_CARD_NONE)
    return NULL;
  return sign == ALU_SIGN_MORDIENNE ? "M" : strength > 1 ? "−−" : "−";
}

void
aluette_scene_find_told (const AluetteScene *scene, guint seat, AluetteTableTold *told)
{
  g_autoptr (GString) list = g_string_new (NULL);
  SignsRead all;

  if ((scene->look->flags & ALUETTE_TABLE_TOLD_STAYS) == 0 || scene->view.match.deal.ended)
    return;
  all = find_signs (scene, seat);
  for (guint i = 0; i < all.n_signs; i++)
    {
      AluSign sign = all.signs[i].sign;
      guint strength = all.signs[i].strength;

      told->cards[i] = aluette_sign_get_card (sign);
      told->marks[i] = get_mark (sign, strength);
      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "",
                              aluette_text_sign (&scene->context, sign, strength));
    }
  told->n_cards = all.n_signs;
  if (all.n_signs > 0)
    /* Translators: the signs of a player that were read: “has shown: the Cow, an ace”. */
    told->text = g_strdup_printf (C_("signs", "has shown: %s"), list->str);
}
