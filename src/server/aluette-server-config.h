/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/network/aluette-identity.h"

G_BEGIN_DECLS

/* What whoever runs a server has chosen. */
typedef struct
{
  char *file;        /* (nullable): which was read */
  char *address;     /* (nullable): an IP address of this computer; NULL for all */
  guint port;        /* 0 for any that is free */
  char *certificate; /* (nullable): file; NULL for one that the server makes */
  char *key;         /* (nullable): file; NULL if @certificate has the key, too */
  char *folder;      /* of what the server stores */

  char *browser_origin;  /* (nullable): where browsers find the page: https://cards.example */
  char *browser_address; /* an IPv4 address of this computer, for the HTTPS proxy */
  guint browser_port;    /* 0 for any that is free; not used without @browser_origin */

  guint max_tables;      /* in memory at once */
  guint max_connections; /* at once, from all addresses together */
  guint max_per_address; /* connections at once */
  guint max_new;         /* connections of one address per minute */
  guint max_opened;      /* tables of one address per hour */
  guint max_held;        /* tables at once where only people of one address are */
  guint keep_days;       /* how long a table is kept after somebody was there */
  guint keep_kept_days;  /* the same for tables that meet again */
  guint bot_ms, trick_ms;

  GStrv shards; /* (nullable): addresses of all servers that share the invitation words */
  guint shard;  /* which of them this one is, from 0 */
} AluetteServerConfig;

/* aluette_server_config_new:
 *
 * Returns: (transfer full): the defaults. */
AluetteServerConfig *aluette_server_config_new (void);
void aluette_server_config_free (AluetteServerConfig *self);

/* aluette_server_config_load:
 * @path: of a file with lines KEY=VALUE in the group [server]
 *
 * Returns: FALSE with @error, in the user's language, if the file cannot be read, or has an unknown
 *   key or a value that is not allowed. */
gboolean aluette_server_config_load (AluetteServerConfig *self, const char *path, GError **error);

/* aluette_server_config_set:
 * @key: as in the file
 *
 * Returns: FALSE with @error (G_KEY_FILE_ERROR) if there is no such key, or the value is not
 *   allowed. */
gboolean aluette_server_config_set (AluetteServerConfig *self, const char *key, const char *value,
                                    GError **error);

/* aluette_server_config_check:
 *
 * Checks what belongs together. Must be called before the configuration is used.
 *
 * Returns: FALSE with @error. */
gboolean aluette_server_config_check (AluetteServerConfig *self, GError **error);

/* aluette_server_config_has_identity:
 *
 * Returns: whether a key is configured or stored; if not, the server makes one when it starts. */
gboolean aluette_server_config_has_identity (AluetteServerConfig *self);

/* aluette_server_config_load_identity:
 * @creates: whether to make a key and a certificate if none is configured and stored
 *
 * Returns: (transfer full) (nullable): the key and the certificate; NULL with @error. */
AluetteIdentity *
aluette_server_config_load_identity (AluetteServerConfig *self, gboolean creates, GError **error);

/* aluette_server_config_get_path:
 *
 * Returns: (transfer full): the path of a file in the folder of the server. */
char *aluette_server_config_get_path (AluetteServerConfig *self, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteServerConfig, aluette_server_config_free)

G_END_DECLS
