/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-replay-text.h"

#include <glib/gi18n.h>

/* Returns: (transfer full) (nullable): the names of a set of seats, or NULL for none. */
static char *
names_in (const AluetteTextContext *context, guint seats)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; seat < context->header->rules.n_seats; seat++)
    if (seats >> seat & 1)
      {
        g_autofree char *name = aluette_text_player (context, seat);

        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      }
  return names->len > 0 ? g_string_free (g_steal_pointer (&names), FALSE) : NULL;
}

/* Returns: (transfer full): a sign, and who understood or noticed it. */
static char *
format_sign (const AluetteTextContext *context, const AluEvent *event)
{
  g_autofree char *name = aluette_text_player (context, event->seat);
  g_autofree char *read = names_in (context, event->sign.read);
  g_autofree char *noticed = names_in (context, event->sign.noticed);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, _("%1$s signs: %2$s."), name,
                          aluette_text_sign (context, (AluSign) event->sign.sign,
                                             event->sign.strength));
  g_string_append_c (text, ' ');
  if (read != NULL)
    g_string_append_printf (text, _("Understood by %s."), read);
  if (noticed != NULL)
    {
      if (read != NULL)
        g_string_append_c (text, ' ');
      /* Translators: players who saw that there was a gesture, but not which. */
      g_string_append_printf (text, _("Noticed but not understood by %s."), noticed);
    }
  if (read == NULL && noticed == NULL)
    g_string_append (text, _("Nobody saw it."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Writes what a spectator sees after so many steps. With open hands, this is all. */
static void
get_view (AluetteMatchRecord *record, guint deal, guint n_steps, AluView *view)
{
  g_autofree AluMatch *match = aluette_match_record_copy_state (record, deal, n_steps);

  *view = (AluView) { .seat = ALU_NOBODY, .match = *match };
}

char *
aluette_replay_text_step (const AluetteTextContext *context, AluetteMatchRecord *record, guint deal,
                          guint step)
{
  const AluEvent *event = aluette_match_record_get_event (record, deal, step);
  AluView before, after;
  g_autofree char *text = NULL;
  g_autofree char *result = NULL;

  get_view (record, deal, step, &before);
  get_view (record, deal, step + 1, &after);
  text = event->type == ALU_EVENT_SIGN ? format_sign (context, event)
                                       : aluette_text_event (context, &before, event, &after);
  if (!after.match.deal.ended || before.match.deal.ended)
    return text != NULL ? g_steal_pointer (&text) : g_strdup ("");
  result = aluette_text_result (context, &after.match);
  return g_strdup_printf ("%s %s", text != NULL ? text : "", result);
}
