/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-own-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/network/aluette-announcement.h"
#include "model/network/aluette-listener.h"
#include "model/network/aluette-pipe-channel.h"

#define RETRY_SECONDS 2

struct _AluetteOwnTable
{
  GObject parent_instance;

  AluetteClock *clock;
  AluetteKnownTables *tables;
  AluetteKnownTable *known;
  AluetteIdentity *identity;
  AluetteListener *listener;         /* (nullable): NULL once the table is stopped */
  AluetteAnnouncement *announcement; /* (nullable): likewise */
  AluetteHost *host;
  guint saving;   /* id of the source, or 0 */
  guint retrying; /* id of the source while the table is not saved, or 0 */
};

enum
{
  STOPPED,
  STORAGE_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteOwnTable, aluette_own_table, G_TYPE_OBJECT)

/* Saving */

static gboolean save_again (gpointer data);

static void
save_now (AluetteOwnTable *self)
{
  g_autofree char *text = aluette_host_to_text (self->host, TRUE);
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->saving, g_source_remove);
  if (aluette_known_tables_save_match (self->tables, self->known->id, text, &error))
    {
      g_clear_handle_id (&self->retrying, g_source_remove);
      return;
    }
  if (self->retrying != 0)
    return;
  self->retrying = g_timeout_add_seconds (RETRY_SECONDS, save_again, self);
  g_signal_emit (self, signals[STORAGE_FAILED], 0, error->message);
}

static gboolean
save_again (gpointer data)
{
  AluetteOwnTable *self = data;

  save_now (self);
  return self->retrying != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
on_saving (gpointer data)
{
  AluetteOwnTable *self = data;

  self->saving = 0;
  save_now (self);
  return G_SOURCE_REMOVE;
}

/* Several changes of one moment are saved together. */
static void
save_soon (AluetteOwnTable *self)
{
  if (self->saving == 0)
    self->saving = g_idle_add_full (G_PRIORITY_HIGH, on_saving, self, NULL);
}

static void
follow_match (AluetteOwnTable *self)
{
  AluetteGame *game = aluette_host_get_game (self->host);

  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (save_soon), self, G_CONNECT_SWAPPED);
}

static void
on_stopped (AluetteOwnTable *self)
{
  save_now (self);
  g_clear_object (&self->announcement);
  g_clear_object (&self->listener);
  g_signal_emit (self, signals[STOPPED], 0);
}

static void
aluette_own_table_dispose (GObject *object)
{
  AluetteOwnTable *self = ALUETTE_OWN_TABLE (object);

  if (self->host != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->host, self);
      if (aluette_host_get_game (self->host) != NULL)
        g_signal_handlers_disconnect_by_data (aluette_host_get_game (self->host), self);
      save_now (self);
      aluette_host_stop (self->host);
    }
  g_clear_handle_id (&self->retrying, g_source_remove);
  g_clear_object (&self->host);
  g_clear_object (&self->announcement);
  g_clear_object (&self->listener);
  g_clear_object (&self->tables);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (aluette_own_table_parent_class)->dispose (object);
}

static void
aluette_own_table_finalize (GObject *object)
{
  AluetteOwnTable *self = ALUETTE_OWN_TABLE (object);

  g_clear_pointer (&self->identity, aluette_identity_unref);
  g_clear_pointer (&self->known, aluette_known_table_free);
  G_OBJECT_CLASS (aluette_own_table_parent_class)->finalize (object);
}

static void
aluette_own_table_class_init (AluetteOwnTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_own_table_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_own_table_finalize;
  signals[STOPPED] = g_signal_new ("stopped", ALUETTE_TYPE_OWN_TABLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[STORAGE_FAILED] = g_signal_new ("storage-failed", ALUETTE_TYPE_OWN_TABLE,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_STRING);
}

static void
aluette_own_table_init (AluetteOwnTable *self)
{
}

/* Opening */

static void
on_channel (AluetteOwnTable *self, AluetteChannel *channel)
{
  aluette_host_add_channel (self->host, channel, FALSE);
}

/* Listens on the port of last time, so that known addresses stay valid, or else on any. */
static gboolean
start_listening (AluetteOwnTable *self, GError **error)
{
  guint16 ports[] = { (guint16) self->known->port, ALUETTE_OWN_TABLE_PORT, 0 };

  self->listener = aluette_listener_new (self->identity, self->clock, error);
  self->known->port = 0;
  for (guint i = 0; i < G_N_ELEMENTS (ports) && self->listener != NULL && self->known->port == 0;
       i++)
    if (ports[i] != 0 || i + 1 == G_N_ELEMENTS (ports))
      self->known->port = aluette_listener_add_port (self->listener, NULL, ports[i],
                                                     ports[i] == 0 ? error : NULL);
  if (self->known->port == 0)
    return FALSE;
  g_signal_connect_object (self->listener, "channel", G_CALLBACK (on_channel), self,
                           G_CONNECT_SWAPPED);
  return TRUE;
}

/* Follows the host, which exists now, and stores the table. */
static gboolean
start (AluetteOwnTable *self, const char *program, GError **error)
{
  aluette_host_set_program (self->host, program);
  g_signal_connect_object (self->host, "changed", G_CALLBACK (save_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->host, "begun", G_CALLBACK (follow_match), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->host, "stopped", G_CALLBACK (on_stopped), self, G_CONNECT_SWAPPED);
  follow_match (self);
  if (!start_listening (self, error))
    return FALSE;
  self->announcement = aluette_announcement_new (self->known->name, self->known->kind,
                                                 aluette_own_table_get_fingerprint (self),
                                                 (guint16) self->known->port);
  g_free (self->known->words);
  self->known->words = aluette_fingerprint_get_words (aluette_own_table_get_fingerprint (self));
  self->known->time = g_get_real_time () / G_USEC_PER_SEC;
  aluette_known_tables_put (self->tables, self->known);
  save_now (self);
  return TRUE;
}

AluetteOwnTable *
aluette_own_table_new (const AluGameKind *kind, const AluGameHeader *header, const char *name,
                       AluetteKnownTables *known, const char *program, AluetteClock *clock,
                       GError **error)
{
  g_autoptr (AluetteOwnTable) self = g_object_new (ALUETTE_TYPE_OWN_TABLE, NULL);

  self->clock = g_object_ref (clock);
  self->tables = g_object_ref (known);
  self->identity = aluette_identity_new (error);
  if (self->identity == NULL)
    return NULL;
  self->host = aluette_host_new (kind, header, clock, error);
  if (self->host == NULL)
    return NULL;
  self->known = aluette_known_table_new ();
  self->known->name = g_strdup (name);
  self->known->own_name = g_strdup (name);
  self->known->kind = g_strdup (kind->id);
  self->known->identity = g_strdup (aluette_identity_get_pem (self->identity));
  return start (self, program, error) ? g_steal_pointer (&self) : NULL;
}

AluetteOwnTable *
aluette_own_table_new_again (AluetteKnownTables *known, const char *id, const char *program,
                             AluetteClock *clock, GError **error)
{
  g_autoptr (AluetteOwnTable) self = g_object_new (ALUETTE_TYPE_OWN_TABLE, NULL);
  const AluetteKnownTable *table = aluette_known_tables_find (known, id);
  g_autofree char *text = aluette_known_tables_load_match (known, id);

  g_return_val_if_fail (table != NULL && aluette_known_table_is_own (table), NULL);
  self->clock = g_object_ref (clock);
  self->tables = g_object_ref (known);
  self->known = aluette_known_table_copy (table);
  self->identity = aluette_identity_new_from_pem (table->identity, error);
  if (self->identity == NULL)
    return NULL;
  self->host = aluette_host_new_from_text (text != NULL ? text : "", clock, NULL, error);
  if (self->host == NULL)
    return NULL;
  aluette_host_renew (self->host);
  return start (self, program, error) ? g_steal_pointer (&self) : NULL;
}

void
aluette_own_table_connect (AluetteOwnTable *self, AluetteGuest *guest)
{
  g_autoptr (AluetteChannel) mine = NULL;
  g_autoptr (AluetteChannel) theirs = NULL;

  g_return_if_fail (ALUETTE_IS_OWN_TABLE (self));
  aluette_pipe_channel_new_pair (self->clock, &mine, &theirs);
  aluette_host_add_channel (self->host, theirs, TRUE);
  aluette_guest_set_channel (guest, mine);
}

AluetteHost *
aluette_own_table_get_host (AluetteOwnTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_TABLE (self), NULL);
  return self->host;
}

const AluetteKnownTable *
aluette_own_table_get_known (AluetteOwnTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_TABLE (self), NULL);
  return self->known;
}

const char *
aluette_own_table_get_fingerprint (AluetteOwnTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_TABLE (self), NULL);
  return aluette_identity_get_fingerprint (self->identity);
}

gboolean
aluette_own_table_get_announced (AluetteOwnTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_TABLE (self), FALSE);
  return self->announcement != NULL && aluette_announcement_get_announced (self->announcement);
}

guint16
aluette_own_table_get_port (AluetteOwnTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_OWN_TABLE (self), 0);
  return (guint16) self->known->port;
}

void
aluette_own_table_set_visit (AluetteOwnTable *self, const char *token, const char *seed,
                             char **people, const char *others)
{
  g_return_if_fail (ALUETTE_IS_OWN_TABLE (self));
  if (aluette_known_table_set_visit (self->known, token, seed, people, others))
    aluette_known_tables_put (self->tables, self->known);
}
