/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-sounds.h"

#ifdef HAVE_GSOUND
#include <gsound.h>
#endif

struct _AluetteSounds
{
  GObject parent_instance;

  GSettings *settings;
  AluetteGame *game; /* (nullable) */
#ifdef HAVE_GSOUND
  GSoundContext *context; /* (nullable): created for the first sound */
  gboolean silent;        /* sounds cannot be played */
#endif
  guint call; /* timeout source of ALUETTE_SOUND_TURN, or 0 */
};

G_DEFINE_FINAL_TYPE (AluetteSounds, aluette_sounds, G_TYPE_OBJECT)

/* Delay between the card of another player and ALUETTE_SOUND_TURN, in milliseconds. */
#define CALL_AFTER 450

/* The volume of sounds, in decibels. */
#define SOFT "-9"

gboolean
aluette_sounds_available (void)
{
#ifdef HAVE_GSOUND
  return TRUE;
#else
  return FALSE;
#endif
}

static AluetteSound
get_result_sound (const AluMatch *match, guint people)
{
  const AluDeal *deal = &match->deal;
  gboolean here[2] = { FALSE, FALSE };

  if (deal->winner == ALU_NOBODY)
    return ALUETTE_SOUND_SPOILED;
  if (deal->reason == ALU_REASON_MORDIENNE)
    return ALUETTE_SOUND_MORDIENNE;
  for (guint seat = 0; seat < match->rules.seats; seat++)
    if (people & (1u << seat))
      here[seat % 2] = TRUE;
  return here[deal->winner] || !here[1 - deal->winner] ? ALUETTE_SOUND_WON : ALUETTE_SOUND_LOST;
}

AluetteSound
aluette_sounds_of_event (const AluMatch *match, const AluEvent *event, guint people)
{
  const AluDeal *deal = &match->deal;

  if (event->type != ALU_EVENT_PLAY && event->type != ALU_EVENT_ANSWER
      && event->type != ALU_EVENT_CONSENT)
    return ALUETTE_SOUND_NONE;
  if (deal->ended)
    return get_result_sound (match, people);
  if (event->type != ALU_EVENT_PLAY)
    return ALUETTE_SOUND_NONE;
  if (deal->n_plays % match->rules.seats != 0)
    return ALUETTE_SOUND_CARD;
  return deal->takers[deal->n_tricks - 1] == ALU_SPOILED ? ALUETTE_SOUND_SPOILED
                                                         : ALUETTE_SOUND_TRICK;
}

gboolean
aluette_sounds_calls (const AluMatch *match, const AluEvent *event, guint people)
{
  int decider = alu_match_decider (match);

  /* At the end of a trick the players watch the table anyway. */
  return decider != ALU_NOBODY && (people & (1u << decider)) != 0
         && !(event->type == ALU_EVENT_PLAY && match->deal.n_plays % match->rules.seats == 0)
         && !alu_event_is_signal (event)
         && (event->type == ALU_EVENT_DEAL || event->seat != decider);
}

static gboolean
call_player_cb (gpointer data)
{
  AluetteSounds *self = data;

  self->call = 0;
  aluette_sounds_play (self, ALUETTE_SOUND_TURN);
  return G_SOURCE_REMOVE;
}

static void
on_log_appended (AluetteSounds *self, guint first, guint n_lines, AluetteSeatLog *log)
{
  const AluView *view = aluette_view_get_aluette (aluette_seat_log_get_view (log));
  guint last = first + n_lines - 1;
  const AluEvent *event = aluette_seat_log_get_aluette_line (log, last);
  guint people = aluette_game_get_seats_here (self->game);

  g_clear_handle_id (&self->call, g_source_remove);
  if (event->type == ALU_EVENT_UNCOVER && n_lines > 1)
    event = aluette_seat_log_get_aluette_line (log, last - 1);
  aluette_sounds_play (self, aluette_sounds_of_event (&view->match, event, people));
  if (aluette_sounds_calls (&view->match, event, people))
    self->call = g_timeout_add (CALL_AFTER, call_player_cb, self);
}

/* Undo is silent. */
static void
on_log_truncated (AluetteSounds *self)
{
  g_clear_handle_id (&self->call, g_source_remove);
}

static void
aluette_sounds_dispose (GObject *object)
{
  AluetteSounds *self = ALUETTE_SOUNDS (object);

  aluette_sounds_set_game (self, NULL);
  g_clear_object (&self->settings);
#ifdef HAVE_GSOUND
  g_clear_object (&self->context);
#endif
  G_OBJECT_CLASS (aluette_sounds_parent_class)->dispose (object);
}

static void
aluette_sounds_class_init (AluetteSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_sounds_dispose;
}

static void
aluette_sounds_init (AluetteSounds *self)
{
}

AluetteSounds *
aluette_sounds_new (GSettings *settings)
{
  AluetteSounds *self = g_object_new (ALUETTE_TYPE_SOUNDS, NULL);

  self->settings = g_object_ref (settings);
  return self;
}

void
aluette_sounds_set_game (AluetteSounds *self, AluetteGame *game)
{
  AluetteSeatLog *log;

  g_return_if_fail (ALUETTE_IS_SOUNDS (self));

  g_clear_handle_id (&self->call, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (aluette_game_get_seat_log (self->game, ALU_NOBODY), self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  log = aluette_game_get_seat_log (game, ALU_NOBODY);
  g_signal_connect_swapped (log, "appended", G_CALLBACK (on_log_appended), self);
  g_signal_connect_swapped (log, "truncated", G_CALLBACK (on_log_truncated), self);
}

#ifdef HAVE_GSOUND
/* Returns: (transfer full): the file of @sound. ALUETTE_SOUNDDIR overrides the folder, for a
 * program that runs from its build folder. */
static char *
get_path (AluetteSound sound)
{
  static const char *const names[ALUETTE_N_SOUNDS] = { NULL,          "card.wav",     "trick.wav",
                                                       "spoiled.wav", "turn.wav",     "won.wav",
                                                       "lost.wav",    "mordienne.wav" };
  const char *folder = g_getenv ("ALUETTE_SOUNDDIR");

  return g_build_filename (folder != NULL ? folder : SOUNDDIR, names[sound], NULL);
}

void
aluette_sounds_play (AluetteSounds *self, AluetteSound sound)
{
  g_autofree char *path = NULL;

  g_return_if_fail (ALUETTE_IS_SOUNDS (self));

  if (sound == ALUETTE_SOUND_NONE || self->silent
      || !g_settings_get_boolean (self->settings, "sounds"))
    return;
  if (self->context == NULL)
    self->context = gsound_context_new (NULL, NULL);
  path = get_path (sound);
  /* After a failure, do not try again for each sound. */
  self->silent = self->context == NULL
                 || !gsound_context_play_simple (self->context, NULL, NULL,
                                                 GSOUND_ATTR_MEDIA_FILENAME, path,
                                                 GSOUND_ATTR_MEDIA_ROLE, "game",
                                                 GSOUND_ATTR_CANBERRA_VOLUME, SOFT, NULL);
}
#else
void
aluette_sounds_play (AluetteSounds *self, AluetteSound sound)
{
  g_return_if_fail (ALUETTE_IS_SOUNDS (self));
}
#endif
