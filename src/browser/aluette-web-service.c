/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-service.h"

struct _AluetteWebService
{
  AluetteClock *clock;
  AluetteWebConnect connect;
  gpointer data;
  AluetteWebLanguages *languages;
  AluetteWebFiles *files;
  AluetteWebListener *listener;
  gboolean one_table;
  GHashTable *seats; /* (element-type AluetteWebSeat): a set */
};

static void
on_ended (AluetteWebSeat *seat, AluetteWebService *self)
{
  g_hash_table_remove (self->seats, seat);
}

static void
drop_seat (gpointer data)
{
  g_autoptr (AluetteWebSeat) seat = data;

  g_object_run_dispose (G_OBJECT (seat));
}

static void
on_channel (AluetteWebListener *listener, AluetteChannel *channel, AluetteWebService *self)
{
  AluetteWebSeat *seat = aluette_web_seat_new (channel, self->languages, self->clock, self->connect,
                                               self->data);

  if (self->one_table)
    aluette_web_seat_set_one_table (seat);
  g_signal_connect (seat, "ended", G_CALLBACK (on_ended), self);
  g_hash_table_add (self->seats, seat);
}

AluetteWebService *
aluette_web_service_new (const AluetteWebOptions *options, AluetteClock *clock,
                         AluetteWebConnect connect, gpointer data, GError **error)
{
  g_autoptr (AluetteWebService) self = g_new0 (AluetteWebService, 1);

  self->clock = g_object_ref (clock);
  self->connect = connect;
  self->data = data;
  self->languages = aluette_web_languages_new ();
  self->files = aluette_web_files_new ();
  self->one_table = options->origin == NULL;
  self->seats = g_hash_table_new_full (NULL, NULL, drop_seat, NULL);
  self->listener = aluette_web_listener_new (options, self->files, error);
  if (self->listener == NULL)
    return NULL;
  g_signal_connect (self->listener, "channel", G_CALLBACK (on_channel), self);
  return g_steal_pointer (&self);
}

void
aluette_web_service_free (AluetteWebService *self)
{
  g_hash_table_unref (self->seats);
  if (self->listener != NULL)
    {
      g_object_run_dispose (G_OBJECT (self->listener));
      g_object_unref (self->listener);
    }
  aluette_web_files_free (self->files);
  aluette_web_languages_free (self->languages);
  g_object_unref (self->clock);
  g_free (self);
}

guint
aluette_web_service_get_port (AluetteWebService *self)
{
  return aluette_web_listener_get_port (self->listener);
}

guint
aluette_web_service_get_n_pages (AluetteWebService *self)
{
  return g_hash_table_size (self->seats);
}
