/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-course.h"

static void
deal_result_free (gpointer data)
{
  AluetteDealResult *result = data;

  g_free (result->text);
  g_free (result);
}

static AluetteDealResult *
deal_result_new (const AluMatch *match, const AluetteWords *words)
{
  AluetteDealResult *result = g_new0 (AluetteDealResult, 1);
  const AluDeal *deal = &match->deal;

  result->number = match->n_deals;
  result->dealer = deal->dealer;
  result->winner = deal->winner;
  result->points = deal->points;
  result->reason = (AluReason) deal->reason;
  for (guint seat = 0; seat < match->rules.seats; seat++)
    {
      result->tricks[seat] = deal->taken[seat];
      result->has_tricks = result->has_tricks || deal->taken[seat] > 0;
    }
  result->has_tricks = result->has_tricks || !match->seating.real_table;
  result->score[0] = match->score[0];
  result->score[1] = match->score[1];
  result->text = aluette_words_result (words, match);
  return result;
}

GPtrArray *
aluette_course_of_game (AluetteGame *game, const AluetteWords *words)
{
  const AluRecordHeader *header = aluette_game_get_header (game);
  GPtrArray *course = g_ptr_array_new_with_free_func (deal_result_free);
  guint n_events = aluette_game_get_n_events (game);
  AluSeating seating;
  AluMatch match;

  alu_record_header_seating (header, &seating);
  if (alu_match_init (&match, &header->rules, &seating) != ALU_OK)
    return course;
  for (guint i = 0; i < n_events; i++)
    {
      gboolean was_over = match.deal.ended;

      if (alu_match_apply (&match, aluette_game_get_event (game, i)) != ALU_OK)
        break;
      if (match.deal.ended && !was_over)
        g_ptr_array_add (course, deal_result_new (&match, words));
    }
  return course;
}
