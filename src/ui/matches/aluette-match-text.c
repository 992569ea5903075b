/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-match-text.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "ui/aluette/aluette-setup-text.h"
#include "ui/aluette/aluette-text-context.h"

static const char *const months[12] = {
  NC_("month in a date", "January"),   NC_("month in a date", "February"),
  NC_("month in a date", "March"),     NC_("month in a date", "April"),
  NC_("month in a date", "May"),       NC_("month in a date", "June"),
  NC_("month in a date", "July"),      NC_("month in a date", "August"),
  NC_("month in a date", "September"), NC_("month in a date", "October"),
  NC_("month in a date", "November"),  NC_("month in a date", "December"),
};

static const char *const brief_months[12] = {
  NC_("month, short", "Jan"), NC_("month, short", "Feb"), NC_("month, short", "Mar"),
  NC_("month, short", "Apr"), NC_("month, short", "May"), NC_("month, short", "Jun"),
  NC_("month, short", "Jul"), NC_("month, short", "Aug"), NC_("month, short", "Sep"),
  NC_("month, short", "Oct"), NC_("month, short", "Nov"), NC_("month, short", "Dec"),
};

/* Fills the parts of a header that the columns contain: rule set, seats, names, date, event, place.
 */
static void
fill_header (AluetteMatchInfo *info, AluRecordHeader *header)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  int set = alu_rule_set_from_id (columns->rules);
  AluRules rules;

  if (alu_rules_init (&rules, set < 0 ? ALU_RULES_CLASSIC : (AluRuleSet) set, (int) columns->seats)
      != ALU_OK)
    alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_record_header_init (header, &rules);
  g_strlcpy (header->date, columns->date, sizeof header->date);
  g_strlcpy (header->event, columns->event, sizeof header->event);
  g_strlcpy (header->place, columns->place, sizeof header->place);
  for (guint seat = 0; seat < rules.seats; seat++)
    {
      AluPlayer *player = &header->players[seat];

      g_strlcpy (player->name, aluette_match_info_get_name (info, seat), sizeof player->name);
      if (*player->name == '\0')
        {
          player->kind = ALU_PLAYER_PETIT_JEAN;
          player->captain = (guint8) ((seat + 2) % rules.seats);
        }
    }
}

char *
aluette_match_text_team (AluetteMatchInfo *info, AluTeam team)
{
  g_autofree AluRecordHeader *header = g_new0 (AluRecordHeader, 1);
  AluetteTextContext context = { header, ALU_NOBODY, ALUETTE_DECK_ALUETTE };

  fill_header (info, header);
  return aluette_text_team (&context, team);
}

const char *
aluette_match_text_rules (const char *id)
{
  int set = alu_rule_set_from_id (id);

  return set < 0 ? id : aluette_rule_set_name ((AluRuleSet) set);
}

char *
aluette_match_text_month (const char *month, gboolean brief)
{
  int year, number;
  const char *name;

  if (sscanf (month, "%d-%d", &year, &number) != 2 || number < 1 || number > 12)
    return g_strdup (month);
  name = brief ? g_dpgettext2 (NULL, "month, short", brief_months[number - 1])
               : g_dpgettext2 (NULL, "month in a date", months[number - 1]);
  /* Translators: month and year. */
  return g_strdup_printf (C_("month", "%1$s %2$d"), name, year);
}

char *
aluette_match_text_date (const char *date)
{
  g_autofree char *number = NULL;
  int year, month, day;

  if (sscanf (date, "%d-%d-%d", &year, &month, &day) != 3 || month < 1 || month > 12)
    return g_strdup (date);
  number = day == 1 ? g_strdup (C_("first day of the month", "1")) : g_strdup_printf ("%d", day);
  /* Translators: day, month and year. */
  return g_strdup_printf (C_("date", "%1$s %2$s %3$d"), number,
                          g_dpgettext2 (NULL, "month in a date", months[month - 1]), year);
}

static const char *
get_state_text (const AluetteMatchColumns *columns)
{
  if (!columns->over)
    return columns->n_deals == 0 ? C_("match", "New") : C_("match", "Unfinished");
  return columns->winners == 0 ? C_("match", "Draw") : "";
}

const char *
aluette_match_text_set (guint number)
{
  switch (number)
    {
    case 1:
      return C_("match of a set", "Match 1");
    case 2:
      return C_("match of a set", "Match 2");
    case 3:
      return C_("match of a set", "Decider");
    default:
      return "";
    }
}

char *
aluette_match_text_standing (AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  guint a = columns->set_won[ALU_TEAM_A], b = columns->set_won[ALU_TEAM_B];
  g_autofree char *team = NULL;

  if (a == b)
    return g_strdup_printf (_("Matches won: %u each"), a);
  team = aluette_match_text_team (info, a > b ? ALU_TEAM_A : ALU_TEAM_B);
  if (MAX (a, b) > ALUETTE_SET_LENGTH / 2)
    return g_strdup_printf (_("Winner: %1$s, %2$u matches to %3$u"), team, MAX (a, b), MIN (a, b));
  return g_strdup_printf (_("Ahead: %1$s, %2$u to %3$u"), team, MAX (a, b), MIN (a, b));
}

char *
aluette_match_text_in_set (AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  g_autofree char *standing = NULL;

  if (columns->set_number == 0)
    return g_strdup ("");
  standing = aluette_match_text_standing (info);
  /* Translators: a match in a best of three, then the matches won by each team. */
  return g_strdup_printf (C_("match of a set", "%1$s. %2$s"),
                          aluette_match_text_set (columns->set_number), standing);
}

char *
aluette_match_text_facts (AluetteMatchInfo *info, const AluRules *rules)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  g_autofree char *date = aluette_match_text_date (columns->date);
  int set = alu_rule_set_from_id (columns->rules);
  g_autofree char *name = rules != NULL ? aluette_rules_name (rules)
                          : set < 0     ? g_strdup (columns->rules)
                                        : g_strdup (aluette_rule_set_brief ((AluRuleSet) set));
  const char *parts[] = {
    get_state_text (columns), date, columns->event,
    columns->place,           name, columns->real_table ? _("Real cards") : "",
  };
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", parts[i]);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

char *
aluette_match_text_spoken (AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  g_autofree char *a = aluette_match_text_team (info, ALU_TEAM_A);
  g_autofree char *b = aluette_match_text_team (info, ALU_TEAM_B);
  g_autofree char *facts = aluette_match_text_facts (info, NULL);
  g_autofree char *set = aluette_match_text_in_set (info);
  g_autofree char *all = *set != '\0' ? g_strdup_printf ("%s %s", set, facts) : g_strdup (facts);

  /* Translators: a match in a list, for screen readers: team, team, points, points, other facts. */
  return g_strdup_printf (_("%1$s against %2$s, %3$d to %4$d. %5$s"), a, b, columns->points[0],
                          columns->points[1], all);
}

char *
aluette_match_text_file_name (AluetteMatchInfo *info, const char *suffix)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  g_autoptr (GString) name = g_string_new (*columns->date != '\0' ? columns->date : "aluette");

  for (guint seat = 0; seat < columns->seats; seat++)
    {
      const char *player = aluette_match_info_get_name (info, seat);

      if (*player != '\0' && name->len + strlen (player) < 120)
        g_string_append_printf (name, " %s", player);
    }
  g_string_append (name, suffix);
  return g_strdelimit (g_string_free (g_steal_pointer (&name), FALSE), "/\\:*?\"<>|", '-');
}
