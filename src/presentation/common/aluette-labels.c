/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/common/aluette-labels.h"

#include <glib/gi18n.h>

const char *
aluette_game_name (const AluGameKind *kind)
{
  return _(kind->name);
}

const char *
aluette_game_rule_set_name (const AluGameKind *kind, int set)
{
  return g_dpgettext2 (NULL, "rule set", kind->rule_sets[set].name);
}

const char *
aluette_game_rule_set_summary (const AluGameKind *kind, int set)
{
  return _(kind->rule_sets[set].summary);
}

const char *
aluette_option_name (const AluGameOption *option)
{
  return g_dpgettext2 (NULL, "option", option->label);
}

const char *
aluette_option_summary (const AluGameOption *option)
{
  return _(option->description);
}

const char *
aluette_option_value_name (const AluGameOption *option, int value)
{
  const char *name = value < ALU_GAME_MAX_CHOICES ? option->choice_labels[value] : NULL;

  return name != NULL ? g_dpgettext2 (NULL, "option value", name) : NULL;
}

char *
aluette_seat_name (const AluGameHeader *header, unsigned seat)
{
  const char *name = header->players[seat].name;

  return *name != '\0' ? g_strdup (name) : g_strdup_printf (_("Seat %u"), seat + 1);
}
