/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-driver.h"

#include <string.h>

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/session/aluette-record.h"

static void
memory_journal_append (AluetteJournal *journal, guint index, const char *lines, gboolean deal_ended)
{
  MemoryJournal *self = MEMORY_JOURNAL (journal);

  self->n_changes++;
  self->in_order = self->in_order && index == self->lines->len;
  self->n_synced += deal_ended ? 1 : 0;
  g_ptr_array_add (self->lines, g_strdup (lines));
}

static void
memory_journal_replace (AluetteJournal *journal, guint index, const char *const *lines)
{
  MemoryJournal *self = MEMORY_JOURNAL (journal);

  self->n_changes++;
  self->in_order = self->in_order && index <= self->lines->len;
  g_ptr_array_set_size (self->lines, (int) index);
  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (self->lines, g_strdup (lines[i]));
}

static void
memory_journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = memory_journal_append;
  iface->replace = memory_journal_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MemoryJournal, memory_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL,
                                                      memory_journal_iface_init))

static void
memory_journal_finalize (GObject *object)
{
  g_ptr_array_unref (MEMORY_JOURNAL (object)->lines);
  G_OBJECT_CLASS (memory_journal_parent_class)->finalize (object);
}

static void
memory_journal_class_init (MemoryJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = memory_journal_finalize;
}

static void
memory_journal_init (MemoryJournal *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->in_order = TRUE;
}

MemoryJournal *
memory_journal_new (void)
{
  return g_object_new (MEMORY_TYPE_JOURNAL, NULL);
}

char *
memory_journal_text (MemoryJournal *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append (text, g_ptr_array_index (self->lines, i));
  return g_string_free (text, FALSE);
}

static void
set_player (AluGamePlayer *player, const char *word, int seat)
{
  memset (player, 0, sizeof *player);
  player->captain = ALU_NOBODY;
  if (g_str_has_prefix (word, "petit-jean:"))
    {
      player->kind = ALU_GAME_DUMMY;
      player->captain = (uint8_t) (word[strlen ("petit-jean:")] - '1');
      return;
    }
  g_snprintf (player->name, sizeof player->name, "Léon %d", seat + 1);
  if (g_str_equal (word, "human"))
    player->kind = ALU_GAME_HUMAN;
  else if (g_str_equal (word, "person"))
    player->kind = ALU_GAME_PERSON;
  else
    {
      player->kind = ALU_GAME_BOT;
      g_strlcpy (player->level, word, sizeof player->level);
    }
}

void
driver_header (AluGameHeader *header, AluRuleSet set, const char *players)
{
  g_auto (GStrv) words = g_strsplit (players, ",", 0);
  AluRules rules;

  if (alu_rules_init (&rules, set, (int) g_strv_length (words)) != ALU_OK)
    g_error ("no table of rule set %d with these seats: %s", set, players);
  alu_header_init (header, &rules);
  for (int seat = 0; words[seat] != NULL; seat++)
    set_player (&header->players[seat], words[seat], seat);
}

static void
on_changed (AluetteGame *game, Driver *driver)
{
  driver->n_changes++;
}

static void
on_thinking (AluetteGame *game, guint seat, gboolean on, Driver *driver)
{
  driver->wrong_order = driver->wrong_order || driver->thinking == (on ? 1 : 0);
  driver->thinking = on ? 1 : 0;
  driver->n_computations += on ? 1 : 0;
}

static void
on_storage_failed (AluetteGame *game, const char *message, Driver *driver)
{
  driver->n_failures++;
}

void
driver_adopt (Driver *driver, AluetteGame *game)
{
  memset (driver, 0, sizeof *driver);
  driver->clock = aluette_manual_clock_new ();
  driver->game = game;
  aluette_local_game_set_clock (ALUETTE_LOCAL_GAME (game), ALUETTE_CLOCK (driver->clock));
  g_signal_connect (game, "changed", G_CALLBACK (on_changed), driver);
  g_signal_connect (game, "thinking", G_CALLBACK (on_thinking), driver);
  g_signal_connect (game, "storage-failed", G_CALLBACK (on_storage_failed), driver);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
}

void
driver_init (Driver *driver, const AluGameHeader *header, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  MemoryJournal *journal = memory_journal_new ();
  AluetteGame *game
      = aluette_local_game_new (&alu_aluette_kind, header, seed, ALUETTE_JOURNAL (journal), &error);

  if (game == NULL)
    g_error ("no match: %s", error->message);
  driver_adopt (driver, game);
  driver->journal = journal;
}

void
driver_clear (Driver *driver)
{
  g_signal_handlers_disconnect_by_data (driver->game, driver);
  g_clear_object (&driver->game);
  g_clear_object (&driver->clock);
  g_clear_object (&driver->journal);
}

void
driver_wait_for_bots (Driver *driver)
{
  main_loop_wait_for (driver->thinking == 0);
}

void
driver_settle (Driver *driver)
{
  for (;;)
    {
      gint64 next;

      driver_wait_for_bots (driver);
      next = aluette_manual_clock_next (driver->clock);
      if (next < 0)
        return;
      aluette_manual_clock_advance (driver->clock, (guint) next);
    }
}

gboolean
driver_choose (Driver *driver, AluEvent *event)
{
  guint seat = aluette_game_get_awaited (driver->game);
  AluEvent legal[ALU_MAX_LEGAL];
  AluView view;
  guint n, n_own = 0;

  if (seat == ALU_NOBODY)
    return FALSE;
  view = aluette_local_game_get_aluette_view (ALUETTE_LOCAL_GAME (driver->game), seat);
  n = (guint) alu_match_legal (&view.match, legal);
  for (guint i = 0; i < n; i++) /* this human cannot make another player's proposal */
    if (legal[i].type != ALU_EVENT_PROPOSE || legal[i].seat == seat)
      legal[n_own++] = legal[i];
  if (n_own > 1
      && (legal[n_own - 1].type == ALU_EVENT_PROPOSE || legal[n_own - 1].type == ALU_EVENT_OFFER)
      && aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver->game)) % 7 != 0)
    n_own--;
  *event = legal[(aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (driver->game)) * 31
                  + view.match.n_deals)
                 % n_own];
  return TRUE;
}

void
driver_play (Driver *driver, guint n_actions)
{
  AluEvent event;

  driver_settle (driver);
  while (n_actions-- > 0 && driver_choose (driver, &event))
    {
      g_autoptr (GError) error = NULL;

      if (!aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (driver->game), &event, &error))
        g_error ("a legal action was refused: %s", error->message);
      driver_settle (driver);
    }
}

/* Now and then somebody makes a sign that one of the others reads. */
static gboolean
random_sign (const AluMatch *match, AluRng *rng, AluEvent *event)
{
  guint n = match->rules.seats;
  guint seat = alu_rng_below (rng, n);

  if (alu_rng_below (rng, 8) > 0)
    return FALSE;
  *event = (AluEvent) { .type = ALU_EVENT_SIGN, .seat = (guint8) seat };
  event->sign.sign = (guint8) alu_rng_below (rng, ALU_N_SIGNS);
  event->sign.strength = event->sign.sign == ALU_SIGN_MISERE ? 1 : 0;
  event->sign.read = (guint8) (1u << ((seat + 1 + alu_rng_below (rng, n - 1)) % n));
  return TRUE;
}

static void
random_event (const AluMatch *match, guint64 seed, AluRng *rng, AluEvent *event)
{
  AluEvent legal[ALU_MAX_LEGAL];
  AluView view;

  if (random_sign (match, rng, event)
      && alu_match_may_sign (match, event->seat, event->sign.sign) == ALU_OK)
    return;
  if (alu_match_awaits_chance (match))
    {
      alu_match_chance (match, seed, event);
      return;
    }
  if (alu_rng_below (rng, 200) == 0)
    {
      int n = alu_match_legal (match, legal);

      *event = legal[alu_rng_below (rng, (guint32) n)];
      return;
    }
  view = alu_view_for_seat (match, alu_match_decider (match));
  alu_bot_decide (ALU_LEVEL_RANDOM, &view, &(AluBudget) { .seed = seed }, event, NULL);
}

void
driver_random_log (const AluGameHeader *header, guint64 seed, GArray *events, guint n_max)
{
  AluMatch match;
  AluRng rng;

  alu_rng_seed (&rng, seed);
  alu_match_init_from_header (&match, header);
  while (!alu_match_over (&match) && events->len < n_max)
    {
      AluEvent event;

      random_event (&match, seed, &rng, &event);
      if (alu_match_apply (&match, &event) == ALU_OK)
        g_array_append_val (events, event);
    }
}

char *
driver_random_record (const AluGameHeader *header, guint64 seed, guint n_max)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));

  driver_random_log (header, seed, events, n_max);
  return aluette_record_write (&alu_aluette_kind, header, (const AluEvent *) events->data,
                               events->len);
}
