/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-export.h"

#include <string.h>

#include "engine/alu-record.h"
#include "model/session/aluette-csv.h"
#include "model/session/aluette-model-kind.h"
#include "model/session/aluette-record.h"

/* The match that is written, and what was counted in it. */
typedef struct
{
  const AluGameKind *kind;
  const AluetteModelKind *model_kind; /* (nullable) */
  AluGameHeader header;
  gpointer view;    /* of a spectator at the end of the record */
  gpointer counter; /* (nullable) */
} Match;

static void
match_clear (Match *self)
{
  g_free (self->counter);
  g_free (self->view);
}

static void
count_event (const void *reader, void *data)
{
  Match *self = data;

  self->model_kind->counter_add (self->counter, alu_record_get_match (reader),
                                 alu_record_get_event (reader));
}

static gboolean
match_read (Match *self, const char *record, GError **error)
{
  const AluGameKind *kind = self->kind;
  g_autofree gpointer reader = g_malloc (kind->reader_size);
  AluGameFault fault;

  self->view = g_malloc0 (kind->view_size);
  if (self->model_kind != NULL)
    self->counter = g_malloc0 (self->model_kind->counter_size);
  if (!alu_record_read_text (reader, kind, record, strlen (record),
                        self->model_kind != NULL ? count_event : NULL, self, &fault))
    {
      aluette_record_set_fault (error, &fault);
      return FALSE;
    }
  alu_record_get_header (reader, &self->header);
  kind->view_for_seat (alu_record_get_match (reader), ALU_GAME_SPECTATOR, self->view);
  return TRUE;
}

static void
set_text (JsonBuilder *builder, const char *name, const char *text)
{
  json_builder_set_member_name (builder, name);
  if (*text == '\0')
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
set_options (JsonBuilder *builder, const Match *self)
{
  json_builder_set_member_name (builder, "options");
  json_builder_begin_object (builder);
  for (int i = 0; i < self->kind->n_options; i++)
    {
      const AluGameOption *option = &self->kind->options[i];
      int value = self->header.rules.options[i];

      if (option->choices[0] != NULL)
        set_text (builder, option->key, option->choices[value]);
      else
        set_number (builder, option->key, value);
    }
  json_builder_end_object (builder);
}

static void
add_player (JsonBuilder *builder, const Match *self, guint seat, gint32 points)
{
  static const char *const words[] = {
    [ALU_GAME_HUMAN] = "human",
    [ALU_GAME_BOT] = "bot",
    [ALU_GAME_DUMMY] = "dummy",
    [ALU_GAME_PERSON] = "person",
  };
  const AluGamePlayer *player = &self->header.players[seat];
  gint64 values[ALUETTE_MAX_METRICS];

  json_builder_begin_object (builder);
  set_text (builder, "kind", words[player->kind]);
  set_text (builder, "name", player->name);
  if (player->kind == ALU_GAME_BOT)
    set_text (builder, "level", player->level);
  set_number (builder, "points", points);
  if (self->counter != NULL)
    {
      self->model_kind->counter_read (self->counter, seat, values);
      for (guint i = 0; i < self->model_kind->n_metrics; i++)
        set_number (builder, self->model_kind->metrics[i].id, values[i]);
    }
  json_builder_end_object (builder);
}

static void
set_winners (JsonBuilder *builder, guint n_seats, guint winners)
{
  json_builder_set_member_name (builder, "winners");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < n_seats; seat++)
    if ((winners & 1u << seat) != 0)
      json_builder_add_int_value (builder, (gint64) seat + 1);
  json_builder_end_array (builder);
}

static JsonNode *
build_match (const Match *self, gint64 match, const char *record)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const AluGameHeader *header = &self->header;
  AluGameSummary summary;

  alu_game_summarize (self->kind, self->view, &summary);
  json_builder_begin_object (builder);
  set_number (builder, "match", match);
  set_text (builder, "game", self->kind->id);
  set_text (builder, "date", header->date);
  set_text (builder, "event", header->event);
  set_text (builder, "place", header->place);
  set_text (builder, "rules", self->kind->rule_sets[header->rules.set].id);
  set_options (builder, self);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    add_player (builder, self, seat, summary.points[seat]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, summary.awaited == ALU_GAME_AWAITS_NOBODY);
  set_winners (builder, header->rules.n_seats, summary.winners);
  set_text (builder, "record", record);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

char *
aluette_export_csv_head (const char *record)
{
  const AluGameKind *kind = aluette_record_get_kind (record, strlen (record));
  const AluetteModelKind *model_kind = aluette_model_kind_from_id (kind->id);

  if (model_kind == NULL || model_kind->csv_columns == NULL)
    return g_strdup ("");
  return aluette_csv_format_head (model_kind->csv_columns);
}

char *
aluette_export_csv_deals (gint64 match, const char *record, GError **error)
{
  const AluGameKind *kind = aluette_record_get_kind (record, strlen (record));
  const AluetteModelKind *model_kind = aluette_model_kind_from_id (kind->id);

  if (model_kind == NULL || model_kind->export_csv_deals == NULL)
    return g_strdup ("");
  return model_kind->export_csv_deals (match, record, error);
}

JsonNode *
aluette_export_json (gint64 match, const char *record, GError **error)
{
  Match self = { .kind = aluette_record_get_kind (record, strlen (record)) };
  JsonNode *node = NULL;

  self.model_kind = aluette_model_kind_from_id (self.kind->id);
  if (self.model_kind != NULL && self.model_kind->export_json != NULL)
    return self.model_kind->export_json (match, record, error);
  if (match_read (&self, record, error))
    node = build_match (&self, match, record);
  match_clear (&self);
  return node;
}
