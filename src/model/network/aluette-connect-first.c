/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-connect-first.h"

/* Connections that are being made; the data of their task. */
typedef struct
{
  char **addresses;
  char *wanted; /* (nullable): the fingerprint that the other side must have */
  char *found;  /* (nullable): the fingerprint of the table, or of a wrong one */
  AluetteClock *clock;
  guint next;   /* address */
  guint n_open; /* attempts without a result */
  guint timer;  /* or 0 */
  gboolean is_over;
  GError *error;         /* (nullable): the one to tell if all fail */
  GCancellable *current; /* of all attempts */
  gulong canceled;       /* handler, or 0 */
} Race;

static void
stop_timer (Race *race)
{
  if (race->timer != 0)
    aluette_clock_remove (race->clock, race->timer);
  race->timer = 0;
}

static void
race_free (gpointer data)
{
  Race *race = data;

  stop_timer (race);
  g_strfreev (race->addresses);
  g_free (race->wanted);
  g_free (race->found);
  g_clear_error (&race->error);
  g_object_unref (race->clock);
  g_object_unref (race->current);
  g_free (race);
}

/* Ends what the task waits with, but for attempts that only notice it. */
static void
finish_race (GTask *task)
{
  Race *race = g_task_get_task_data (task);

  race->is_over = TRUE;
  stop_timer (race);
  g_cancellable_disconnect (g_task_get_cancellable (task), race->canceled);
  race->canceled = 0;
  g_cancellable_cancel (race->current);
}

static void start_next (GTask *task);

/* A wrong key says most about what has happened, and the last failure more than those before. */
static void
take_error (Race *race, GError *error, char *fingerprint)
{
  g_autofree char *found = fingerprint;

  if (g_error_matches (race->error, ALUETTE_CONNECT_ERROR, ALUETTE_CONNECT_ERROR_BAD_CERTIFICATE))
    {
      g_error_free (error);
      return;
    }
  g_clear_error (&race->error);
  race->error = error;
  g_free (race->found);
  race->found = g_steal_pointer (&found);
}

static void
on_connected (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Race *race = g_task_get_task_data (task);
  GError *error = NULL;
  g_autofree char *fingerprint = NULL;
  g_autoptr (AluetteChannel) channel = aluette_connect_finish (result, &fingerprint, &error);

  race->n_open--;
  if (race->is_over)
    {
      g_clear_error (&error);
      if (channel != NULL)
        aluette_channel_close (channel);
      return;
    }
  if (channel != NULL)
    {
      g_free (race->found);
      race->found = g_steal_pointer (&fingerprint);
      finish_race (task);
      g_task_return_pointer (task, g_steal_pointer (&channel), g_object_unref);
      return;
    }
  take_error (race, error, g_steal_pointer (&fingerprint));
  if (race->addresses[race->next] != NULL && !g_cancellable_is_cancelled (race->current))
    start_next (task);
  else if (race->n_open == 0)
    {
      finish_race (task);
      g_task_return_error (task, g_steal_pointer (&race->error));
    }
}

static void
on_next (gpointer data)
{
  ((Race *) g_task_get_task_data (data))->timer = 0;
  start_next (data);
}

static void
start_next (GTask *task)
{
  Race *race = g_task_get_task_data (task);
  const char *address = race->addresses[race->next++];

  stop_timer (race);
  race->n_open++;
  if (race->addresses[race->next] != NULL)
    race->timer = aluette_clock_add (race->clock, ALUETTE_CONNECT_STAGGER_MS, on_next, task);
  aluette_connect_async (address, race->wanted, race->clock, race->current, on_connected,
                         g_object_ref (task));
}

static void
on_canceled (GCancellable *cancellable, GCancellable *current)
{
  g_cancellable_cancel (current);
}

void
aluette_connect_first_async (const char *addresses, const char *fingerprint, AluetteClock *clock,
                             GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Race *race = g_new0 (Race, 1);

  g_task_set_source_tag (task, aluette_connect_first_async);
  g_task_set_task_data (task, race, race_free);
  race->addresses = g_strsplit (addresses, ",", -1);
  race->wanted = g_strdup (fingerprint);
  race->clock = g_object_ref (clock);
  race->current = g_cancellable_new ();
  if (cancellable != NULL)
    race->canceled = g_cancellable_connect (cancellable, G_CALLBACK (on_canceled),
                                            g_object_ref (race->current), g_object_unref);
  start_next (task);
}

AluetteChannel *
aluette_connect_first_finish (GAsyncResult *result, char **fingerprint, GError **error)
{
  GTask *task = G_TASK (result);
  Race *race = g_task_get_task_data (task);

  g_return_val_if_fail (g_async_result_is_tagged (result, aluette_connect_first_async), NULL);
  if (fingerprint != NULL)
    *fingerprint = g_steal_pointer (&race->found);
  return g_task_propagate_pointer (task, error);
}
