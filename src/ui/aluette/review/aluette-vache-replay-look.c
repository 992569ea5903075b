/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/review/aluette-vache-replay-look.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-replay-text.h"
#include "ui/aluette/signs/aluette-sign-timeline.h"

static char *
format_step (AluetteMatchRecord *record, guint deal, guint step, AluetteDeck deck)
{
  const AluGameHeader *header = aluette_match_record_get_header (record);
  AluetteTextContext context = { header, ALU_NOBODY, deck };

  return aluette_replay_text_step (&context, record, deal, step);
}

/* ---- the signs of a deal ---- */

static char *
format_signs_title (guint deal)
{
  return g_strdup_printf (_("Signs of Deal %u"), deal + 1);
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
  .widget_new = aluette_sign_timeline_new,
  .show = show_signs,
  .set_reached = set_reached,
};

const AluetteReplayLook aluette_vache_replay_look = {
  .format_step = format_step,
  .list = &signs,
};
