/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-match-tools.h"

#include "engine/tarot/tarot-kind.h"
#include "ui/tarot/aluette-tarot-end-scene.h"
#include "ui/tarot/aluette-tarot-scoreboard.h"

struct _AluetteTarotMatchTools
{
  AluetteCoachMatchTools parent_instance;

  AluetteScoreboard *scoreboard; /* the view owns it */
};

G_DEFINE_FINAL_TYPE (AluetteTarotMatchTools, aluette_tarot_match_tools,
                     ALUETTE_TYPE_COACH_MATCH_TOOLS)

static void
attach (AluetteMatchTools *tools)
{
  GtkWidget *scoreboard = aluette_tarot_scoreboard_new ();

  ALUETTE_MATCH_TOOLS_CLASS (aluette_tarot_match_tools_parent_class)->attach (tools);
  ALUETTE_TAROT_MATCH_TOOLS (tools)->scoreboard = ALUETTE_SCOREBOARD (scoreboard);
  aluette_match_tools_add_page (tools, ALUETTE_MATCH_PAGE_SCOREBOARD, scoreboard);
  aluette_match_tools_add_overlay (
      tools, aluette_end_scene_new (aluette_match_tools_get_places (tools)->table,
                                    aluette_tarot_end_scene_fill));
}

static void
game_changed (AluetteMatchTools *tools, GVariant *state, GPtrArray *objects)
{
  ALUETTE_MATCH_TOOLS_CLASS (aluette_tarot_match_tools_parent_class)
      ->game_changed (tools, state, objects);
  aluette_scoreboard_set_game (ALUETTE_TAROT_MATCH_TOOLS (tools)->scoreboard,
                               aluette_match_tools_get_game (tools));
}

static void
aluette_tarot_match_tools_class_init (AluetteTarotMatchToolsClass *klass)
{
  AluetteMatchToolsClass *tools_class = ALUETTE_MATCH_TOOLS_CLASS (klass);

  tools_class->attach = attach;
  tools_class->game_changed = game_changed;
  ALUETTE_COACH_MATCH_TOOLS_CLASS (klass)->kind = tarot_kind.id;
}

static void
aluette_tarot_match_tools_init (AluetteTarotMatchTools *self)
{
}

AluetteMatchTools *
aluette_tarot_match_tools_new (void)
{
  return g_object_new (ALUETTE_TYPE_TAROT_MATCH_TOOLS, NULL);
}
