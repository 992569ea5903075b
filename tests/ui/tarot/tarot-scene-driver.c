/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tarot-scene-driver.h"

#include "engine/alu-record.h"
#include "engine/tarot/tarot-kind.h"

static void
note_event (const void *record_reader, void *data)
{
  const TarotRecordReader *reader = record_reader;
  SceneDriver *self = data;
  int seat = self->look.listener == ALU_GAME_SPECTATOR ? TAROT_NOBODY : (int) self->look.listener;

  tarot_event_for_seat (&self->before, &reader->event, seat, &self->told);
  self->before = reader->match;
  self->scene.last = &self->told;
}

/* Returns: (transfer full): the record up to its line @stop */
static char *
load_record (const char *record, const char *stop)
{
  g_autofree char *path = g_strdup_printf ("%s/tests/records/tarot/%s.tarot",
                                           g_getenv ("ALUETTE_SRCDIR"), record);
  g_autofree char *text = NULL, *line = NULL;
  char *found;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("cannot read %s", path);
  if (stop == NULL)
    return g_steal_pointer (&text);
  line = g_strdup_printf ("\n%s\n", stop);
  found = strstr (text, line);
  if (found == NULL)
    g_error ("%s has no line “%s”", record, stop);
  return g_strndup (text, (gsize) (found - text) + strlen (line));
}

void
scene_driver_init (SceneDriver *self, const char *record, const char *stop, guint listener)
{
  g_autofree char *text = load_record (record, stop);
  AluGameFault error;

  memset (self, 0, sizeof *self);
  self->reader = g_new0 (TarotRecordReader, 1);
  self->look.listener = listener == 0 ? ALU_GAME_SPECTATOR : listener - 1;
  self->look.bottom = listener == 0 ? 0 : listener - 1;
  self->look.landing = ALU_GAME_SPECTATOR;
  alu_record_read_text (self->reader, &tarot_kind, text, strlen (text), NULL, NULL, &error);
  tarot_match_init_from_header (&self->before, &self->reader->base.header);
  if (!alu_record_read_text (self->reader, &tarot_kind, text, strlen (text), note_event, self,
                             &error))
    g_error ("%s: line %d", record, error.line);
  tarot_view_for_seat (&self->reader->match, listener == 0 ? TAROT_NOBODY : (int) listener - 1,
                       &self->view);
  self->look.here = listener != 0;
  self->look.asked = listener != 0 && tarot_view_awaited (&self->view) == (int) listener - 1;
  self->scene.look = &self->look;
  self->scene.text = (AluetteTarotText) { &self->reader->base.header, self->look.listener };
  self->scene.view = &self->view;
}

void
scene_driver_clear (SceneDriver *self)
{
  g_free (self->reader);
}

AluetteCardSet
scene_cards (const char *text)
{
  g_auto (GStrv) codes = g_strsplit (text, " ", -1);
  AluetteCardSet set = { { 0, 0 } };

  for (guint i = 0; codes[i] != NULL; i++)
    if (*codes[i] != '\0')
      aluette_card_set_toggle (&set, tarot_card_parse (codes[i]));
  return set;
}
