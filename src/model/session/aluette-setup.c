/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-setup.h"

#include "model/session/aluette-record.h"

static const char *const card_table_names[] = { "Léon",   "Rose",    "Marcel",
                                                "Yvonne", "Gustave", "Lucie" };

char *
aluette_setup_to_text (const AluRecordHeader *header)
{
  g_autoptr (GString) text = g_string_new (NULL);
  AluRecordWriter writer;

  if (alu_record_writer_init (&writer, header, aluette_record_collect, text) != ALU_OK)
    return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
aluette_setup_from_text (const char *text, AluRecordHeader *header)
{
  g_autofree AluRecordReader *reader = g_new (AluRecordReader, 1);
  AluRecordError error;

  if (!alu_record_reader_text (reader, text, strlen (text), NULL, NULL, &error) || !reader->in_log)
    return FALSE;
  *header = reader->header;
  return TRUE;
}

void
aluette_setup_propose (AluRecordHeader *header, const AluRules *rules, const char *name)
{
  alu_record_header_init (header, rules);
  for (guint seat = 0; seat < rules->seats; seat++)
    {
      AluPlayer *player = &header->players[seat];

      player->kind = seat == 0 ? ALU_PLAYER_HUMAN : ALU_PLAYER_BOT;
      player->captain = ALU_NOBODY;
      g_strlcpy (player->name, seat == 0 ? name : card_table_names[seat - 1], sizeof player->name);
      g_strlcpy (player->level, seat == 0 ? "" : "villager", sizeof player->level);
    }
}

void
aluette_setup_propose_real (AluRecordHeader *header, const AluRules *rules)
{
  alu_record_header_init (header, rules);
  for (guint seat = 0; seat < rules->seats; seat++)
    {
      header->players[seat].kind = ALU_PLAYER_PERSON;
      header->players[seat].captain = ALU_NOBODY;
      g_strlcpy (header->players[seat].name, card_table_names[seat],
                 sizeof header->players[seat].name);
    }
}

gboolean
aluette_setup_is_real (const AluRecordHeader *header)
{
  return header->players[0].kind == ALU_PLAYER_PERSON;
}

gboolean
aluette_setup_appoint_captains (AluRecordHeader *header)
{
  guint n = header->rules.seats;
  guint8 captains[2] = { ALU_NOBODY, ALU_NOBODY };

  for (guint seat = 0; seat < n; seat++)
    {
      guint8 *captain = &captains[alu_team_of ((int) seat)];
      guint8 kind = header->players[seat].kind;

      if (kind != ALU_PLAYER_PETIT_JEAN
          && (*captain == ALU_NOBODY
              || (kind == ALU_PLAYER_HUMAN && header->players[*captain].kind == ALU_PLAYER_BOT)))
        *captain = (guint8) seat;
    }
  for (guint seat = 0; seat < n; seat++)
    header->players[seat].captain = header->players[seat].kind == ALU_PLAYER_PETIT_JEAN
                                        ? captains[alu_team_of ((int) seat)]
                                        : ALU_NOBODY;
  return captains[0] != ALU_NOBODY && captains[1] != ALU_NOBODY;
}

void
aluette_setup_stamp (AluRecordHeader *header)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_snprintf (header->date, sizeof header->date, "%04d-%02d-%02d", g_date_time_get_year (now),
              g_date_time_get_month (now), g_date_time_get_day_of_month (now));
}

guint64
aluette_setup_new_seed (void)
{
  const char *wish = g_getenv ("ALUETTE_SEED");

  if (wish != NULL)
    return g_ascii_strtoull (wish, NULL, 10);
  return (guint64) g_random_int () << 32 | g_random_int ();
}
