/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/review/aluette-vache-replay-look.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-replay-text.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/practice/aluette-replay-deal-page.h"
#include "ui/aluette/signs/aluette-sign-timeline.h"

static char *
format_deal (AluetteMatchRecord *record, guint deal)
{
  guint n_steps = aluette_match_record_get_n_steps (record, deal);
  g_autofree AluMatch *match = aluette_match_record_copy_state (record, deal, n_steps);

  /* Translators: a deal's number, and the points of both teams after it. */
  return g_strdup_printf (_("Deal %1$u (%2$u to %3$u)"), deal + 1, match->score[0],
                          match->score[1]);
}

static char *
format_step (AluetteMatchRecord *record, guint deal, guint step, AluetteDeck deck)
{
  const AluGameHeader *header = aluette_match_record_get_header (record);
  AluetteTextContext context = { header, ALU_NOBODY, deck };

  return aluette_replay_text_step (&context, record, deal, step);
}

/* Faces make the signs that the replay comes to: the table itself shows what spectators see, who
 * are told of no sign. */
static void
show_step (AluetteTable *table, gconstpointer event)
{
  const AluEvent *own = event;
  g_autoptr (GSettings) settings = NULL;

  if (own->type != ALU_EVENT_SIGN)
    return;
  settings = aluette_settings_new ();
  aluette_table_make_gesture (
      table, own->seat,
      aluette_sign_gesture (settings, (AluSign) own->sign.sign, own->sign.strength));
}

/* ---- the signs of a deal ---- */

static char *
format_signs_title (guint deal)
{
  return g_strdup_printf (_("Signs of Deal %u"), deal + 1);
}

static gboolean
has_signs (AluetteMatchRecord *record, guint deal)
{
  guint n = aluette_match_record_get_n_steps (record, deal);

  for (guint step = 0; step < n; step++)
    if (alu_event_is_signal (aluette_match_record_get_event (record, deal, step)))
      return TRUE;
  return FALSE;
}

static void
show_signs (GtkWidget *timeline, AluetteMatchRecord *record, guint deal)
{
  const AluGameHeader *header = aluette_match_record_get_header (record);

  aluette_sign_timeline_show_events (ALUETTE_SIGN_TIMELINE (timeline), header,
                                     aluette_match_record_get_events (record, NULL),
                                     aluette_match_record_get_first (record, deal)
                                         + aluette_match_record_get_n_steps (record, deal));
}

static void
set_reached (GtkWidget *timeline, guint event)
{
  aluette_sign_timeline_set_reached (ALUETTE_SIGN_TIMELINE (timeline), event);
}

static const AluetteReplayList signs = {
  .label = NC_("replay", "Signs of the Deal…"),
  .tooltip = N_("Every sign, who saw it, and whether it was true"),
  .format_title = format_signs_title,
  .has_entries = has_signs,
  .widget_new = aluette_sign_timeline_new,
  .show = show_signs,
  .set_reached = set_reached,
};

static GtkWidget *
deal_page_new (AluetteMatchRecord *record, guint deal, guint n_steps)
{
  const AluGameHeader *header = aluette_match_record_get_header (record);
  guint n_events;
  const AluEvent *events = aluette_match_record_get_events (record, &n_events);

  return aluette_replay_deal_page_new (
      header, events, n_events, aluette_match_record_get_first (record, deal) + n_steps);
}

const AluetteReplayLook aluette_vache_replay_look = {
  .format_deal = format_deal,
  .format_step = format_step,
  .show_step = show_step,
  .list = &signs,
  .deal_page_new = deal_page_new,
};
