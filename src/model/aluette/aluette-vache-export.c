/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-export.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "model/session/aluette-csv.h"
#include "model/session/aluette-record.h"

/* A match and its summary. */
typedef struct
{
  gint64 match;
  AluGameHeader header;
  AluetteMatchSummary *summary;
} Match;

static gboolean
match_init (Match *self, gint64 match, const char *record, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));

  self->match = match;
  if (!aluette_record_read (&alu_aluette_kind, record, -1, &self->header, events, error))
    return FALSE;
  self->summary = aluette_match_summary_new (&self->header, (const AluEvent *) events->data,
                                             events->len);
  return TRUE;
}

static const char *
team_word (guint team, const char *nobody)
{
  return team == ALU_TEAM_A ? "A" : team == ALU_TEAM_B ? "B" : nobody;
}

/* Returns: the word for a kind of player in records. */
static const char *
kind_word (guint kind)
{
  switch (kind)
    {
    case ALU_GAME_BOT:
      return "bot";
    case ALU_GAME_DUMMY:
      return "petit-jean";
    case ALU_GAME_PERSON:
      return "person";
    default:
      return "human";
    }
}

/* CSV */

const char *const aluette_vache_csv_columns[] = {
  "match",   "date",    "event",   "place",   "rules",   "deal",     "dealer",
  "winner",  "player",  "points",  "reason",  "offered", "proposed", "spoiled",
  "tricks1", "tricks2", "tricks3", "tricks4", "tricks5", "tricks6",  "scoreA",
  "scoreB",  "player1", "player2", "player3", "player4", "player5",  "player6",
  NULL,
};

static void
add_seat (GString *line, guint seat)
{
  if (seat == ALU_NOBODY)
    aluette_csv_add_field (line, "");
  else
    aluette_csv_add_number (line, seat + 1);
}

static void
add_deal (GString *text, const Match *self, guint number, const AluetteDealSummary *deal)
{
  g_autofree char *match = g_strdup_printf ("%" G_GINT64_FORMAT, self->match);
  g_autoptr (GString) line = g_string_new (match);
  const AluGameHeader *header = &self->header;

  aluette_csv_add_field (line, header->date);
  aluette_csv_add_field (line, header->event);
  aluette_csv_add_field (line, header->place);
  aluette_csv_add_field (line, alu_rule_sets[header->rules.set].id);
  aluette_csv_add_number (line, number);
  add_seat (line, deal->dealer);
  aluette_csv_add_field (line, team_word (deal->winner, "none"));
  add_seat (line, deal->winner_seat);
  aluette_csv_add_number (line, deal->points);
  aluette_csv_add_field (line, alu_reason_id ((AluReason) deal->reason));
  add_seat (line, deal->offer_seat);
  add_seat (line, deal->proposer);
  aluette_csv_add_number (line, deal->n_spoiled);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (seat < header->rules.n_seats && deal->has_tricks)
      aluette_csv_add_number (line, deal->tricks[seat]);
    else
      aluette_csv_add_field (line, "");
  aluette_csv_add_number (line, deal->score[0]);
  aluette_csv_add_number (line, deal->score[1]);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    aluette_csv_add_field (line, seat < header->rules.n_seats ? header->players[seat].name : "");
  g_string_append_printf (text, "%s\r\n", line->str);
}

char *
aluette_vache_export_csv_deals (gint64 match, const char *record, GError **error)
{
  g_autofree Match *self = g_new0 (Match, 1);
  GString *text;

  if (!match_init (self, match, record, error))
    return NULL;
  text = g_string_new (NULL);
  for (guint i = 0; i < self->summary->deals->len; i++)
    add_deal (text, self, i + 1, &g_array_index (self->summary->deals, AluetteDealSummary, i));
  aluette_match_summary_free (self->summary);
  return g_string_free (text, FALSE);
}

/* JSON */

static void
set_text (JsonBuilder *builder, const char *name, const char *text)
{
  json_builder_set_member_name (builder, name);
  if (text == NULL || *text == '\0')
    json_builder_add_null_value (builder);
  else
    json_builder_add_string_value (builder, text);
}

static void
set_number (JsonBuilder *builder, const char *name, gint64 number)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, number);
}

static void
set_seat (JsonBuilder *builder, const char *name, guint seat)
{
  json_builder_set_member_name (builder, name);
  if (seat == ALU_NOBODY)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, (gint64) seat + 1);
}

static void
set_score (JsonBuilder *builder, const guint8 score[2])
{
  json_builder_set_member_name (builder, "score");
  json_builder_begin_array (builder);
  json_builder_add_int_value (builder, score[0]);
  json_builder_add_int_value (builder, score[1]);
  json_builder_end_array (builder);
}

static void
set_options (JsonBuilder *builder, const AluGameRules *rules)
{
  json_builder_set_member_name (builder, "options");
  json_builder_begin_object (builder);
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    {
      const AluGameOption *row = &alu_options[option];
      int value = rules->options[option];

      if (row->choices[0] != NULL)
        set_text (builder, row->key, row->choices[value]);
      else
        set_number (builder, row->key, value);
    }
  json_builder_end_object (builder);
}

static void
add_player (JsonBuilder *builder, const AluGamePlayer *player, const AluetteSeatSummary *summary)
{
  const struct
  {
    const char *name;
    guint number;
  } figures[] = {
    { "tricks", summary->tricks },
    { "dealsWon", summary->deals_won },
    { "mordiennes", summary->mordiennes },
    { "offers", summary->offers },
    { "offersAccepted", summary->offers_accepted },
    { "proposals", summary->proposals },
    { "spoiled", summary->spoiled },
    { "signs", summary->signs_made },
    { "signsUnderstood", summary->signs_understood },
    { "signsCaught", summary->signs_caught },
    { "signsRead", summary->signs_read },
    { "signsSpied", summary->signs_spied },
  };

  json_builder_begin_object (builder);
  set_text (builder, "kind", kind_word (player->kind));
  set_text (builder, "name", player->name);
  if (player->kind == ALU_GAME_BOT)
    set_text (builder, "level", player->level);
  if (player->kind == ALU_GAME_DUMMY)
    set_seat (builder, "captain", player->captain);
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    set_number (builder, figures[i].name, figures[i].number);
  json_builder_end_object (builder);
}

static void
add_deal_object (JsonBuilder *builder, const AluetteDealSummary *deal, guint n_seats)
{
  json_builder_begin_object (builder);
  set_seat (builder, "dealer", deal->dealer);
  set_text (builder, "winner", team_word (deal->winner, NULL));
  set_seat (builder, "player", deal->winner_seat);
  set_number (builder, "points", deal->points);
  set_text (builder, "reason", alu_reason_id ((AluReason) deal->reason));
  set_seat (builder, "offered", deal->offer_seat);
  set_seat (builder, "proposed", deal->proposer);
  set_number (builder, "spoiled", deal->n_spoiled);
  json_builder_set_member_name (builder, "tricks");
  if (deal->has_tricks)
    {
      json_builder_begin_array (builder);
      for (guint seat = 0; seat < n_seats; seat++)
        json_builder_add_int_value (builder, deal->tricks[seat]);
      json_builder_end_array (builder);
    }
  else
    json_builder_add_null_value (builder);
  set_score (builder, deal->score);
  json_builder_end_object (builder);
}

static void
build_match (JsonBuilder *builder, const Match *self, const char *record)
{
  const AluGameHeader *header = &self->header;
  const AluetteMatchSummary *summary = self->summary;

  json_builder_begin_object (builder);
  set_number (builder, "match", self->match);
  set_text (builder, "date", header->date);
  set_text (builder, "event", header->event);
  set_text (builder, "place", header->place);
  set_text (builder, "rules", alu_rule_sets[header->rules.set].id);
  set_options (builder, &header->rules);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    add_player (builder, &header->players[seat], &summary->counts.seats[seat]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "deals");
  json_builder_begin_array (builder);
  for (guint i = 0; i < summary->deals->len; i++)
    add_deal_object (builder, &g_array_index (summary->deals, AluetteDealSummary, i),
                     header->rules.n_seats);
  json_builder_end_array (builder);
  set_score (builder, summary->score);
  set_text (builder, "end", summary->over ? team_word (summary->winner, "draw") : NULL);
  set_text (builder, "record", record);
  json_builder_end_object (builder);
}

JsonNode *
aluette_vache_export_json (gint64 match, const char *record, GError **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree Match *self = g_new0 (Match, 1);

  if (!match_init (self, match, record, error))
    return NULL;
  build_match (builder, self, record);
  aluette_match_summary_free (self->summary);
  return json_builder_get_root (builder);
}
