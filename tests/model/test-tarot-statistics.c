/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The statistics of a match of Tarot, from records. */

#include <string.h>

#include <glib.h>

#include "engine/tarot/tarot-record.h"
#include "model/tarot/aluette-tarot-model-kind.h"
#include "testing.h"

static void
count_event (const void *record_reader, void *data)
{
  const TarotRecordReader *reader = record_reader;
  aluette_tarot_model_kind.counter_add (data, &reader->match, &reader->event);
}

/* Returns: (transfer full): the metrics of a seat that are not 0: “gardes 1, taker_points 276” */
static char *
count_record (const char *record, guint seat)
{
  const AluetteModelKind *kind = &aluette_tarot_model_kind;
  g_autofree char *path = g_strdup_printf ("%s/tests/records/tarot/%s.tarot",
                                           g_getenv ("ALUETTE_SRCDIR"), record);
  g_autofree TarotRecordReader *reader = g_new0 (TarotRecordReader, 1);
  g_autofree gint64 *values = g_new0 (gint64, kind->n_metrics);
  g_autofree char *text = NULL;
  GString *found = g_string_new (NULL);
  g_autofree gpointer counter = g_malloc0 (kind->counter_size);
  AluGameFault error;

  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  assert_true (alu_record_read_text (reader, &tarot_kind, text, strlen (text), count_event, counter,
                                         &error));
  kind->counter_read (counter, seat, values);
  for (guint i = 0; i < kind->n_metrics; i++)
    if (values[i] != 0)
      g_string_append_printf (found, "%s%s %" G_GINT64_FORMAT, found->len > 0 ? ", " : "",
                              kind->metrics[i].id, values[i]);
  return g_string_free (found, FALSE);
}

TEST (test_counts)
{
  static const struct
  {
    const char *record;
    guint seat; /* from 1 */
    const char *counts;
  } rows[] = {
    { "four-garde", 3, "gardes 1, gardes_made 1, taker_points 276, petits 1, best_deal 276" },
    { "four-garde", 1, "defender_deals 1, defender_points -92, worst_deal -92" },
    { "five-misere-handful", 4,
      "gardes 1, gardes_made 1, taker_points 158, handfuls 1, best_deal 158" },
    { "five-misere-handful", 1, "partner_deals 1, partner_points 74, best_deal 74" },
    { "five-misere-handful", 3, "defender_deals 1, defender_points -44, petits 1, worst_deal -44" },
    { "four-slam-garde-sans", 4,
      "gardes_sans 1, gardes_sans_made 1, taker_points -84, worst_deal -84" },
    { "five-goulash", 1, "best_deal 32" },
    { "real-five", 3,
      "gardes_contre 1, taker_points -1530, defender_deals 1, defender_points 66, best_deal 66, "
      "worst_deal -1530" },
    { "real-three", 2,
      "petites 1, taker_points -576, worst_deal -576" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *counts = count_record (rows[i].record, rows[i].seat - 1);

      assert_string_equal (counts, rows[i].counts);
    }
}
