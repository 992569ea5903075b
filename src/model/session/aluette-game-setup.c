/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-game-setup.h"

#include "bots/alu-bot-kind.h"
#include "engine/alu-record.h"
#include "model/session/aluette-record.h"

static const char *const card_table_names[ALU_GAME_MAX_SEATS]
    = { "Léon", "Rose", "Marcel", "Yvonne", "Gustave", "Lucie" };

char *
aluette_game_setup_to_text (const AluGameKind *kind, const AluGameHeader *header)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree gpointer writer = g_malloc (kind->writer_size);

  if (alu_record_writer_init (writer, kind, header, aluette_record_collect, text) != 0)
    return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
aluette_game_setup_from_text (const AluGameKind *kind, const char *text, AluGameHeader *header)
{
  g_autofree gpointer reader = g_malloc (kind->reader_size);
  AluGameFault fault;

  return alu_record_read_text (reader, kind, text, strlen (text), NULL, NULL, &fault)
         && alu_record_get_header (reader, header);
}

void
aluette_game_setup_name_player (AluGamePlayer *player, guint seat)
{
  guint n = G_N_ELEMENTS (card_table_names);

  g_strlcpy (player->name, card_table_names[(seat + n - 1) % n], sizeof player->name);
}

void
aluette_game_setup_propose (const AluGameKind *kind, const AluGameRules *rules, const char *name,
                            AluGameHeader *header)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);

  alu_game_header_init (header, rules);
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];

      player->kind = seat == 0 || bots == NULL ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      aluette_game_setup_name_player (player, seat);
    }
  g_strlcpy (header->players[0].name, name, sizeof header->players[0].name);
  if (bots != NULL)
    {
      aluette_game_setup_set_bot_level (kind, header, bots->usual_level);
      aluette_game_setup_set_strong_partners (kind, header, TRUE);
    }
}

gboolean
aluette_game_setup_is_partner (const AluGameKind *kind, const AluGameHeader *header, guint seat)
{
  guint n_teams = kind->n_teams > 0 ? kind->n_teams : header->rules.n_seats;
  gboolean person = FALSE;

  for (guint other = seat % n_teams; other < header->rules.n_seats; other += n_teams)
    person = person || header->players[other].kind == ALU_GAME_HUMAN;
  return person && header->players[seat].kind == ALU_GAME_BOT;
}

gboolean
aluette_game_setup_has_weak_partner (const AluGameKind *kind, const AluGameHeader *header)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (aluette_game_setup_is_partner (kind, header, seat)
        && alu_bot_level_from_id (bots, header->players[seat].level) < bots->partner_level)
      return TRUE;
  return FALSE;
}

/* Returns: the level of a bot that is no partner of a person, or else of any; -1 without bots. */
static int
find_bot_level (const AluGameKind *kind, const AluGameHeader *header)
{
  int level = -1;

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (header->players[seat].kind == ALU_GAME_BOT
        && (level < 0 || !aluette_game_setup_is_partner (kind, header, seat)))
      level = alu_bot_level_from_id (alu_bot_kind_from_id (kind->id), header->players[seat].level);
  return level;
}

static void
set_level (const AluGameKind *kind, AluGamePlayer *player, int level)
{
  memset (player->level, 0, sizeof player->level); /* headers are compared byte for byte */
  g_strlcpy (player->level, alu_bot_kind_from_id (kind->id)->level_ids[level],
             sizeof player->level);
}

void
aluette_game_setup_set_bot_level (const AluGameKind *kind, AluGameHeader *header, int level)
{
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (header->players[seat].kind == ALU_GAME_BOT)
      set_level (kind, &header->players[seat], level);
}

void
aluette_game_setup_set_strong_partners (const AluGameKind *kind, AluGameHeader *header,
                                        gboolean strong)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);
  int others = find_bot_level (kind, header);

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];

      if (!aluette_game_setup_is_partner (kind, header, seat))
        continue;
      if (!strong)
        set_level (kind, player, others);
      else if (alu_bot_level_from_id (bots, player->level) < bots->partner_level)
        set_level (kind, player, bots->partner_level);
    }
}

int
aluette_game_setup_get_bot_level (const AluGameKind *kind, const AluGameHeader *header)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);
  int common = find_bot_level (kind, header);

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    {
      gboolean partner = aluette_game_setup_is_partner (kind, header, seat);
      int level = alu_bot_level_from_id (bots, header->players[seat].level);

      if (header->players[seat].kind == ALU_GAME_BOT && level != common
          && !(partner && level == MAX (common, bots->partner_level)))
        return -1;
    }
  return common;
}

gboolean
aluette_game_setup_set_convention (const AluGameKind *kind, AluGameHeader *header, gboolean follow)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);
  gboolean any = FALSE;

  if (bots == NULL || bots->convention == NULL)
    return FALSE;
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];
      int level = alu_bot_level_from_id (bots, player->level);

      if (player->kind != ALU_GAME_BOT || level < bots->convention->first_level)
        continue;
      any = TRUE;
      alu_bot_format_level (bots, level, follow, player->level);
    }
  return any;
}

gboolean
aluette_game_setup_has_convention (const AluGameKind *kind, const AluGameHeader *header)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);

  return bots != NULL && alu_bot_convention_seats (bots, header) != 0;
}

void
aluette_game_setup_propose_real (const AluGameRules *rules, AluGameHeader *header)
{
  alu_game_header_init (header, rules);
  for (guint seat = 0; seat < rules->n_seats; seat++)
    {
      header->players[seat].kind = ALU_GAME_PERSON;
      g_strlcpy (header->players[seat].name, card_table_names[seat],
                 sizeof header->players[seat].name);
    }
}

/* Whether @seat is a better captain than @captain. */
static gboolean
is_preferred (const AluGameHeader *header, guint seat, guint captain)
{
  guint kind = header->players[seat].kind;

  if (kind == ALU_GAME_DUMMY)
    return FALSE;
  return captain == ALU_GAME_SPECTATOR
         || (kind == ALU_GAME_HUMAN && header->players[captain].kind == ALU_GAME_BOT);
}

gboolean
aluette_game_setup_appoint_captains (const AluGameKind *kind, AluGameHeader *header)
{
  guint n = header->rules.n_seats;
  guint n_teams = kind->n_teams > 0 ? kind->n_teams : n;
  gboolean all = TRUE;

  for (guint team = 0; team < n_teams; team++)
    {
      guint captain = ALU_GAME_SPECTATOR;

      for (guint seat = team; seat < n; seat += n_teams)
        if (is_preferred (header, seat, captain))
          captain = seat;
      for (guint seat = team; seat < n; seat += n_teams)
        header->players[seat].captain = header->players[seat].kind == ALU_GAME_DUMMY
                                            ? (guint8) captain
                                            : ALU_GAME_SPECTATOR;
      all = all && captain != ALU_GAME_SPECTATOR;
    }
  return all;
}

gboolean
aluette_game_setup_has_sets (const AluGameKind *kind)
{
  return kind->n_teams == 2;
}

void
aluette_game_setup_stamp (AluGameHeader *header)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_snprintf (header->date, sizeof header->date, "%04d-%02d-%02d", g_date_time_get_year (now),
              g_date_time_get_month (now), g_date_time_get_day_of_month (now));
}

/* Returns: (nullable) (transfer none): the seed that the environment asks for. */
static const char *
get_wished_seed (void)
{
  return g_getenv ("ALUETTE_SEED");
}

guint64
aluette_game_setup_new_seed (void)
{
  const char *wish = get_wished_seed ();

  if (wish != NULL)
    return g_ascii_strtoull (wish, NULL, 10);
  return (guint64) g_random_int () << 32 | g_random_int ();
}

gboolean
aluette_game_setup_new_key (AluetteMatchKey *key)
{
  return get_wished_seed () == NULL && aluette_match_key_init (key, NULL);
}
