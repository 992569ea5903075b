/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "server/aluette-server-config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "model/network/aluette-connect.h"
#include "model/network/aluette-invitation.h"

#define GROUP "server"
#define IDENTITY_FILE "identity.pem"
#define DEFAULT_FOLDER "/var/lib/aluette"
#define DEFAULT_BROWSER_PORT 8088

/* A key of the file. Exactly one of the offsets is not 0. */
typedef struct
{
  const char *name;
  gsize text, number, list; /* offset in AluetteServerConfig */
  guint min, max;           /* of a number */
} Key;

#define TEXT(name, field)                                                                          \
  {                                                                                                \
    name, G_STRUCT_OFFSET (AluetteServerConfig, field), 0, 0, 0, 0                                 \
  }
#define NUMBER(name, field, min, max)                                                              \
  {                                                                                                \
    name, 0, G_STRUCT_OFFSET (AluetteServerConfig, field), 0, min, max                             \
  }
#define LIST(name, field)                                                                          \
  {                                                                                                \
    name, 0, 0, G_STRUCT_OFFSET (AluetteServerConfig, field), 0, 0                                 \
  }

static const Key keys[] = {
  TEXT ("address", address),
  NUMBER ("port", port, 0, 65535),
  TEXT ("certificate", certificate),
  TEXT ("key", key),
  TEXT ("folder", folder),
  TEXT ("browser-origin", browser_origin),
  TEXT ("browser-address", browser_address),
  NUMBER ("browser-port", browser_port, 0, 65535),
  NUMBER ("max-tables", max_tables, 1, 100000),
  NUMBER ("max-connections", max_connections, 1, 1000000),
  NUMBER ("max-connections-per-address", max_per_address, 1, 1000000),
  NUMBER ("max-new-connections-per-minute", max_new, 1, 1000000),
  NUMBER ("max-opened-tables-per-hour", max_opened, 1, 1000000),
  NUMBER ("max-tables-of-one-address", max_held, 1, 1000000),
  NUMBER ("keep-days", keep_days, 1, 3650),
  NUMBER ("keep-days-of-tables-that-meet-again", keep_kept_days, 1, 3650),
  NUMBER ("bot-pause", bot_ms, 0, 10000),
  NUMBER ("trick-pause", trick_ms, 0, 10000),
  LIST ("shards", shards),
  NUMBER ("shard", shard, 0, ALUETTE_INVITATION_N_WORDS - 1),
};

AluetteServerConfig *
aluette_server_config_new (void)
{
  AluetteServerConfig *self = g_new0 (AluetteServerConfig, 1);
  const char *folder = g_getenv ("STATE_DIRECTORY"); /* of systemd */

  *self = (AluetteServerConfig) {
    .port = ALUETTE_CONNECT_DEFAULT_PORT,
    .folder = g_strdup (folder != NULL ? folder : DEFAULT_FOLDER),
    .browser_address = g_strdup ("127.0.0.1"),
    .browser_port = DEFAULT_BROWSER_PORT,
    .max_tables = 1000,
    .max_connections = 8000,
    .max_per_address = 100,
    .max_new = 30,
    .max_opened = 20,
    .max_held = 5,
    .keep_days = 30,
    .keep_kept_days = 365,
    .bot_ms = 900,
    .trick_ms = 1500,
  };
  return self;
}

void
aluette_server_config_free (AluetteServerConfig *self)
{
  g_free (self->file);
  g_free (self->address);
  g_free (self->certificate);
  g_free (self->key);
  g_free (self->folder);
  g_free (self->browser_origin);
  g_free (self->browser_address);
  g_strfreev (self->shards);
  g_free (self);
}

/* Reading */

static const Key *
find_key (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (keys[i].name, name) == 0)
      return &keys[i];
  return NULL;
}

static gboolean
set_number (guint *number, const Key *key, const char *value, GError **error)
{
  guint64 read;

  if (g_ascii_string_to_unsigned (value, 10, key->min, key->max, &read, NULL))
    {
      *number = (guint) read;
      return TRUE;
    }
  /* Translators: the first %s is a word of a configuration file, the second what stands there. */
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
               _("%s must be a number from %u to %u, not “%s”"), key->name, key->min, key->max,
               value);
  return FALSE;
}

/* Reads words that are separated by spaces. */
static GStrv
read_list (const char *value)
{
  g_auto (GStrv) words = g_strsplit_set (value, " ,", -1);
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      g_strv_builder_add (list, words[i]);
  return g_strv_builder_end (list);
}

gboolean
aluette_server_config_set (AluetteServerConfig *self, const char *name, const char *value,
                           GError **error)
{
  const Key *key = find_key (name);

  if (key == NULL)
    {
      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_KEY_NOT_FOUND,
                   _("there is no setting “%s”"), name);
      return FALSE;
    }
  if (key->number != 0)
    return set_number (G_STRUCT_MEMBER_P (self, key->number), key, value, error);
  if (key->list != 0)
    {
      g_strfreev (G_STRUCT_MEMBER (GStrv, self, key->list));
      G_STRUCT_MEMBER (GStrv, self, key->list) = read_list (value);
      return TRUE;
    }
  g_free (G_STRUCT_MEMBER (char *, self, key->text));
  G_STRUCT_MEMBER (char *, self, key->text) = value[0] != '\0' ? g_strdup (value) : NULL;
  return TRUE;
}

static gboolean
load_keys (AluetteServerConfig *self, GKeyFile *file, GError **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (file, GROUP, NULL, error);

  if (names == NULL)
    return FALSE;
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *value = g_key_file_get_string (file, GROUP, names[i], error);

      if (value == NULL || !aluette_server_config_set (self, names[i], g_strstrip (value), error))
        return FALSE;
    }
  return TRUE;
}

gboolean
aluette_server_config_load (AluetteServerConfig *self, const char *path, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, error)
      || !load_keys (self, file, error))
    {
      g_prefix_error (error, "%s: ", path);
      return FALSE;
    }
  g_free (self->file);
  self->file = g_strdup (path);
  return TRUE;
}

static gboolean
is_ipv4 (const char *text)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (text);

  return address != NULL && g_inet_address_get_family (address) == G_SOCKET_FAMILY_IPV4;
}

/* Browsers play over HTTPS only; tests are on this computer. */
static gboolean
is_origin (const char *origin)
{
  g_autoptr (GUri) uri = g_uri_parse (origin, G_URI_FLAGS_NONE, NULL);

  return uri != NULL && g_uri_get_host (uri) != NULL && g_uri_get_path (uri)[0] == '\0'
         && g_uri_get_query (uri) == NULL && g_uri_get_fragment (uri) == NULL
         && g_uri_get_userinfo (uri) == NULL
         && (g_str_equal (g_uri_get_scheme (uri), "https")
             || (g_str_equal (g_uri_get_scheme (uri), "http")
                 && g_str_equal (g_uri_get_host (uri), "localhost")));
}

gboolean
aluette_server_config_check (AluetteServerConfig *self, GError **error)
{
  guint n_shards = self->shards != NULL ? g_strv_length (self->shards) : 0;
  const char *fault = NULL;

  if (self->folder == NULL)
    fault = _("folder must not be empty");
  else if (self->key != NULL && self->certificate == NULL)
    fault = _("a key needs a certificate");
  else if (self->address != NULL && !g_hostname_is_ip_address (self->address))
    fault = _("address must be an IP address of this computer, or empty");
  else if (self->browser_origin != NULL && !is_origin (self->browser_origin))
    fault = _("browser-origin must be like https://cards.example, without a path");
  else if (self->browser_address == NULL || !is_ipv4 (self->browser_address))
    fault = _("browser-address must be an IPv4 address of this computer");
  else if (n_shards > ALUETTE_INVITATION_N_WORDS || (n_shards > 0 && self->shard >= n_shards)
           || (n_shards == 0 && self->shard > 0))
    fault = _("shard must be the number of an address in shards, from 0");
  if (fault != NULL)
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE, fault);
  return fault == NULL;
}

/* Files */

char *
aluette_server_config_get_path (AluetteServerConfig *self, const char *name)
{
  return g_build_filename (self->folder, name, NULL);
}

static gboolean
append_file (GString *text, const char *path, GError **error)
{
  g_autofree char *contents = NULL;

  if (!g_file_get_contents (path, &contents, NULL, error))
    return FALSE;
  g_string_append_printf (text, "%s\n", contents);
  return TRUE;
}

static AluetteIdentity *
load_from_files (const char *certificate, const char *key, GError **error)
{
  g_autoptr (GString) pem = g_string_new (NULL);
  AluetteIdentity *identity;

  if ((key != NULL && !append_file (pem, key, error)) || !append_file (pem, certificate, error))
    return NULL;
  identity = aluette_identity_new_from_pem (pem->str, error);
  if (identity == NULL)
    g_prefix_error (error, "%s: ", certificate);
  return identity;
}

/* Makes a key, which only this user may read. */
static AluetteIdentity *
create_identity (const char *path, GError **error)
{
  g_autoptr (AluetteIdentity) identity = aluette_identity_new (error);

  if (identity == NULL
      || !g_file_set_contents_full (path, aluette_identity_get_pem (identity), -1,
                                    G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                    0600, error))
    return NULL;
  return g_steal_pointer (&identity);
}

gboolean
aluette_server_config_has_identity (AluetteServerConfig *self)
{
  g_autofree char *own = aluette_server_config_get_path (self, IDENTITY_FILE);

  return self->certificate != NULL || g_file_test (own, G_FILE_TEST_EXISTS);
}

AluetteIdentity *
aluette_server_config_load_identity (AluetteServerConfig *self, gboolean creates, GError **error)
{
  g_autofree char *own = aluette_server_config_get_path (self, IDENTITY_FILE);

  if (self->certificate != NULL)
    return load_from_files (self->certificate, self->key, error);
  if (creates && !aluette_server_config_has_identity (self))
    return create_identity (own, error);
  return load_from_files (own, NULL, error);
}
