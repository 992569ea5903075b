/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "router/router-note.h"

#define GROUP "router"

RouterNote *
router_note_load (const char *path)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  RouterNote *self;

  if (!g_key_file_load_from_file (keys, path, G_KEY_FILE_NONE, NULL))
    return NULL;
  self = g_new0 (RouterNote, 1);
  self->path = g_strdup (path);
  self->method = g_key_file_get_string (keys, GROUP, "method", NULL);
  self->port = (guint16) g_key_file_get_integer (keys, GROUP, "port", NULL);
  self->outer_port = (guint16) g_key_file_get_integer (keys, GROUP, "outer-port", NULL);
  self->url = g_key_file_get_string (keys, GROUP, "url", NULL);
  self->id = g_key_file_get_string (keys, GROUP, "id", NULL);
  return self;
}

RouterNote *
router_note_new (const char *path, const char *method, guint16 port)
{
  g_autoptr (RouterNote) before = router_note_load (path);
  RouterNote *self;

  if (before != NULL && g_strcmp0 (before->method, method) == 0 && before->port == port)
    return g_steal_pointer (&before);
  self = g_new0 (RouterNote, 1);
  self->path = g_strdup (path);
  self->method = g_strdup (method);
  self->port = port;
  return self;
}

static void
set_text (GKeyFile *keys, const char *key, const char *text)
{
  if (text != NULL)
    g_key_file_set_string (keys, GROUP, key, text);
}

gboolean
router_note_save (const RouterNote *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  set_text (keys, "method", self->method);
  g_key_file_set_integer (keys, GROUP, "port", self->port);
  g_key_file_set_integer (keys, GROUP, "outer-port", self->outer_port);
  set_text (keys, "url", self->url);
  set_text (keys, "id", self->id);
  return g_key_file_save_to_file (keys, self->path, NULL);
}

void
router_note_free (RouterNote *self)
{
  g_free (self->path);
  g_free (self->method);
  g_free (self->url);
  g_free (self->id);
  g_free (self);
}
