/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/matches/aluette-match-text.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "presentation/common/aluette-labels.h"
#include "presentation/common/aluette-signed-number.h"
#include "presentation/table/aluette-presentation-kind.h"

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

/* Returns: (transfer full): the players in a set of seats. Petit-Jeans have no names. */
static char *
format_players (AluetteMatchInfo *info, guint seats)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < aluette_match_info_get_columns (info)->seats; seat++)
    if ((seats >> seat & 1) != 0 && *aluette_match_info_get_name (info, seat) != '\0')
      g_ptr_array_add (names, (gpointer) aluette_match_info_get_name (info, seat));
  if (names->len == 2)
    /* Translators: the two players of a team. */
    return g_strdup_printf (C_("team", "%1$s and %2$s"), (char *) names->pdata[0],
                            (char *) names->pdata[1]);
  if (names->len == 3)
    /* Translators: the three players of a team. */
    return g_strdup_printf (C_("team", "%1$s, %2$s and %3$s"), (char *) names->pdata[0],
                            (char *) names->pdata[1], (char *) names->pdata[2]);
  for (guint i = 0; i < names->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? C_("list", ", ") : "", (char *) names->pdata[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const AluGameKind *
get_kind (AluetteMatchInfo *info)
{
  return alu_game_kind_from_id (aluette_match_info_get_columns (info)->kind);
}

gboolean
aluette_match_text_has_teams (AluetteMatchInfo *info)
{
  const AluGameKind *kind = get_kind (info);

  return kind != NULL && kind->n_teams == 2;
}

char *
aluette_match_text_team (AluetteMatchInfo *info, guint team)
{
  guint seats = 0;

  for (guint seat = team; seat < ALU_GAME_MAX_SEATS; seat += 2)
    seats |= 1u << seat;
  return format_players (info, seats);
}

/* Returns: the seats with most points, or those of the winners */
static guint
find_leaders (const AluetteMatchColumns *columns)
{
  gint32 most = G_MININT32;
  guint seats = 0;

  if (columns->winners != 0)
    return columns->winners;
  for (guint seat = 0; seat < columns->seats; seat++)
    {
      if (columns->points[seat] > most)
        seats = 0;
      most = MAX (most, columns->points[seat]);
      if (columns->points[seat] == most)
        seats |= 1u << seat;
    }
  return seats;
}

char *
aluette_match_text_leaders (AluetteMatchInfo *info, gint32 *points)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  guint leaders = find_leaders (columns);

  for (guint seat = 0; seat < columns->seats; seat++)
    if ((leaders >> seat & 1) != 0)
      *points = columns->points[seat];
  return format_players (info, leaders);
}

char *
aluette_match_text_followers (AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  guint leaders = find_leaders (columns);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < columns->seats; seat++)
    if ((leaders >> seat & 1) == 0)
      {
        g_autofree char *number = aluette_signed_number (columns->points[seat]);

        if (text->len > 0)
          g_string_append (text, C_("list", ", "));
        /* Translators: a player and their points with their sign: “Anne +62”. */
        g_string_append_printf (text, C_("scoreboard", "%1$s %2$s"),
                                aluette_match_info_get_name (info, seat), number);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

const char *
aluette_match_text_rules (const char *kind_id, const char *id)
{
  const AluGameKind *kind = alu_game_kind_from_id (kind_id);
  int set = kind != NULL ? alu_game_rule_set_from_id (kind, id) : -1;

  return set < 0 ? id : aluette_game_rule_set_name (kind, set);
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
  guint a = columns->set_won[0], b = columns->set_won[1];
  g_autofree char *team = NULL;

  if (a == b)
    return g_strdup_printf (_("Matches won: %u each"), a);
  team = aluette_match_text_team (info, a > b ? 0 : 1);
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

/* Returns: (transfer none): the name of the rule set, without that of the game; "" for the usual
 * rules of the game */
static const char *
get_rules_text (const AluetteMatchColumns *columns, const AluGameKind *kind)
{
  int set = kind != NULL ? alu_game_rule_set_from_id (kind, columns->rules) : -1;

  return set == 0 ? "" : aluette_match_text_rules (columns->kind, columns->rules);
}

char *
aluette_match_text_facts (AluetteMatchInfo *info, const AluGameHeader *header)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  const AluGameKind *kind = get_kind (info);
  const char *game = kind != NULL ? aluette_game_name (kind) : columns->kind;
  g_autofree char *date = aluette_match_text_date (columns->date);
  const AluettePresentationKind *presentation = aluette_presentation_kind_from_id (columns->kind);
  g_autofree char *name = header != NULL
                              ? aluette_presentation_kind_format_match (presentation, header)
                              : g_strdup (get_rules_text (columns, kind));
  const char *parts[] = {
    get_state_text (columns),
    date,
    columns->event,
    columns->place,
    header == NULL ? game : "",
    name,
    columns->real_table ? _("Real cards") : "",
  };
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", parts[i]);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

/* Returns: (transfer full): a match without teams, for screen readers */
static char *
format_spoken_leaders (AluetteMatchInfo *info, const char *facts)
{
  gint32 points = 0;
  g_autofree char *leaders = aluette_match_text_leaders (info, &points);
  g_autofree char *followers = aluette_match_text_followers (info);
  g_autofree char *number = aluette_signed_number (points);

  if (aluette_match_info_get_columns (info)->winners != 0)
    /* Translators: a match in a list, for screen readers: the winners, their points, the other
     * players with their points, other facts. */
    return g_strdup_printf (_("Won by %1$s with %2$s; %3$s. %4$s"), leaders, number, followers,
                            facts);
  /* Translators: the same for a match that nobody has won. */
  return g_strdup_printf (_("%1$s with %2$s; %3$s. %4$s"), leaders, number, followers, facts);
}

char *
aluette_match_text_spoken (AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  g_autofree char *facts = aluette_match_text_facts (info, NULL);
  g_autofree char *set = NULL, *all = NULL, *a = NULL, *b = NULL;

  if (!aluette_match_text_has_teams (info))
    return format_spoken_leaders (info, facts);
  a = aluette_match_text_team (info, 0);
  b = aluette_match_text_team (info, 1);
  set = aluette_match_text_in_set (info);
  all = *set != '\0' ? g_strdup_printf ("%s %s", set, facts) : g_strdup (facts);
  /* Translators: a match in a list, for screen readers: team, team, points, points, other facts. */
  return g_strdup_printf (_("%1$s against %2$s, %3$d to %4$d. %5$s"), a, b, columns->points[0],
                          columns->points[1], all);
}

char *
aluette_match_text_file_name (AluetteMatchInfo *info)
{
  const AluGameKind *kind = get_kind (info);

  return aluette_match_text_export_name (info, kind != NULL ? kind->suffix : ".txt");
}

char *
aluette_match_text_export_name (AluetteMatchInfo *info, const char *suffix)
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
