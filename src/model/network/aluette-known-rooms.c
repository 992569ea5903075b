/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-known-rooms.h"

#include <glib/gstdio.h>
#include <string.h>

#include "model/network/aluette-invitation.h"
#include "model/network/aluette-protocol.h"
#include "model/session/aluette-user-file.h"

#define FILE_NAME "tables.ini"
#define MAX_TABLES 50

struct _AluetteKnownRooms
{
  GObject parent_instance;

  char *folder;        /* (nullable) */
  GPtrArray *tables;   /* (element-type AluetteKnownRoom) */
  GHashTable *unsaved; /* (element-type filename utf8): texts still to be written, by file */
  AluetteBacklog *backlog;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteKnownRooms, aluette_known_rooms, G_TYPE_OBJECT)

/* The texts of a table. */
static const struct
{
  const char *key;
  gsize offset;
} texts[] = {
  { "name", G_STRUCT_OFFSET (AluetteKnownRoom, name) },
  { "game", G_STRUCT_OFFSET (AluetteKnownRoom, kind) },
  { "own-name", G_STRUCT_OFFSET (AluetteKnownRoom, own_name) },
  { "token", G_STRUCT_OFFSET (AluetteKnownRoom, token) },
  { "address", G_STRUCT_OFFSET (AluetteKnownRoom, address) },
  { "server", G_STRUCT_OFFSET (AluetteKnownRoom, server) },
  { "fingerprint", G_STRUCT_OFFSET (AluetteKnownRoom, fingerprint) },
  { "words", G_STRUCT_OFFSET (AluetteKnownRoom, words) },
  { "seed", G_STRUCT_OFFSET (AluetteKnownRoom, seed) },
  { "others", G_STRUCT_OFFSET (AluetteKnownRoom, others) },
  { "pass", G_STRUCT_OFFSET (AluetteKnownRoom, pass) },
  { "identity", G_STRUCT_OFFSET (AluetteKnownRoom, identity) },
};

static char *none[] = { NULL };

static char **
get_text (AluetteKnownRoom *self, guint i)
{
  return &G_STRUCT_MEMBER (char *, self, texts[i].offset);
}

AluetteKnownRoom *
aluette_known_room_new (void)
{
  AluetteKnownRoom *self = g_new0 (AluetteKnownRoom, 1);

  self->id = g_uuid_string_random ();
  return self;
}

AluetteKnownRoom *
aluette_known_room_copy (const AluetteKnownRoom *self)
{
  AluetteKnownRoom *copy = g_memdup2 (self, sizeof *self);

  copy->id = g_strdup (self->id);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    *get_text (copy, i) = g_strdup (*get_text (copy, i));
  copy->people = g_strdupv (self->people);
  return copy;
}

void
aluette_known_room_free (AluetteKnownRoom *self)
{
  g_free (self->id);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*get_text (self, i));
  g_strfreev (self->people);
  g_free (self);
}

gboolean
aluette_known_room_is_own (const AluetteKnownRoom *self)
{
  return self->identity != NULL;
}

static void
aluette_known_rooms_finalize (GObject *object)
{
  AluetteKnownRooms *self = ALUETTE_KNOWN_ROOMS (object);

  g_free (self->folder);
  g_ptr_array_unref (self->tables);
  g_hash_table_unref (self->unsaved);
  g_object_unref (self->backlog);
  G_OBJECT_CLASS (aluette_known_rooms_parent_class)->finalize (object);
}

static void
aluette_known_rooms_class_init (AluetteKnownRoomsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_known_rooms_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_KNOWN_ROOMS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
free_table (gpointer data)
{
  aluette_known_room_free (data);
}

static void
aluette_known_rooms_init (AluetteKnownRooms *self)
{
  self->tables = g_ptr_array_new_with_free_func (free_table);
  self->unsaved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/* Reading and writing */

/* Returns: (transfer full) (nullable): the path of a file in the folder. */
static char *
get_path (AluetteKnownRooms *self, const char *name)
{
  return self->folder != NULL ? g_build_filename (self->folder, name, NULL) : NULL;
}

static char *
get_match_path (AluetteKnownRooms *self, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".table", NULL);

  return get_path (self, name);
}

/* Whether a line that is made from what was stored is one of the protocol. */
G_GNUC_PRINTF (1, 2)
static gboolean
can_say (const char *format, ...)
{
  AluetteMessage message;
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return aluette_protocol_read (ALUETTE_TO_HOST, line, strlen (line), &message)
         == ALUETTE_PROTOCOL_OK;
}

/* Forgets what is damaged and can be done without. */
static void
forget_damaged (AluetteKnownRoom *table)
{
  if (table->token != NULL && !can_say ("resume %s 0 0000000000000000", table->token))
    g_clear_pointer (&table->token, g_free);
  if (table->pass != NULL && !can_say ("join %s Aluette", table->pass))
    g_clear_pointer (&table->pass, g_free);
  if (table->words != NULL && !can_say ("join %s Aluette", table->words))
    g_clear_pointer (&table->words, g_free);
  for (guint i = 0; table->people != NULL && table->people[i] != NULL; i++)
    if (!can_say ("beside %s", table->people[i]))
      {
        g_clear_pointer (&table->people, g_strfreev);
        return;
      }
}

/* A table without what is always there is one of a damaged file. */
static void
read_table (AluetteKnownRooms *self, GKeyFile *keys, const char *id)
{
  g_autoptr (AluetteKnownRoom) table = g_new0 (AluetteKnownRoom, 1);

  table->id = g_strdup (id);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    *get_text (table, i) = g_key_file_get_string (keys, id, texts[i].key, NULL);
  table->people = g_key_file_get_string_list (keys, id, "people", NULL, NULL);
  table->port = (guint) g_key_file_get_integer (keys, id, "port", NULL);
  table->is_for_homes = g_key_file_get_boolean (keys, id, "for-homes", NULL);
  table->time = g_key_file_get_int64 (keys, id, "time", NULL);
  forget_damaged (table);
  if (g_uuid_string_is_valid (id) && table->name != NULL && table->own_name != NULL
      && aluette_protocol_name_ok (table->own_name) && table->port <= G_MAXUINT16
      && (table->address != NULL || table->identity != NULL))
    g_ptr_array_add (self->tables, g_steal_pointer (&table));
}

static void
write_table (GKeyFile *keys, AluetteKnownRoom *table)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*get_text (table, i) != NULL)
      g_key_file_set_string (keys, table->id, texts[i].key, *get_text (table, i));
  if (table->people != NULL && table->people[0] != NULL)
    g_key_file_set_string_list (keys, table->id, "people", (const char *const *) table->people,
                                g_strv_length (table->people));
  g_key_file_set_integer (keys, table->id, "port", (int) table->port);
  if (table->is_for_homes)
    g_key_file_set_boolean (keys, table->id, "for-homes", TRUE);
  g_key_file_set_int64 (keys, table->id, "time", table->time);
}

/* Writes the files that are not written yet. Returns: whether all are. */
static gboolean
save_files (gpointer data)
{
  AluetteKnownRooms *self = data;
  g_autoptr (GError) error = NULL;
  GHashTableIter iter;
  gpointer path, text;

  g_hash_table_iter_init (&iter, self->unsaved);
  while (error == NULL && g_hash_table_iter_next (&iter, &path, &text))
    if (aluette_user_file_save (path, text, -1, &error))
      g_hash_table_iter_remove (&iter);
  aluette_backlog_set (self->backlog, self, save_files, self, g_hash_table_size (self->unsaved),
                       error != NULL ? error->message : NULL);
  return error == NULL;
}

/* @path: (transfer full) (nullable): NULL saves nothing
 * @text: (transfer full) */
static void
save_file (AluetteKnownRooms *self, char *path, char *text)
{
  if (path != NULL)
    g_hash_table_insert (self->unsaved, path, text);
  else
    g_free (text);
  save_files (self);
}

static void
save_tables (AluetteKnownRooms *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  for (guint i = 0; i < self->tables->len; i++)
    write_table (keys, g_ptr_array_index (self->tables, i));
  save_file (self, get_path (self, FILE_NAME), g_key_file_to_data (keys, NULL, NULL));
  g_signal_emit (self, signals[CHANGED], 0);
}

AluetteKnownRooms *
aluette_known_rooms_new (const char *folder, AluetteBacklog *backlog)
{
  AluetteKnownRooms *self = g_object_new (ALUETTE_TYPE_KNOWN_ROOMS, NULL);
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) keys = NULL;
  g_auto (GStrv) ids = NULL;

  self->folder = g_strdup (folder);
  self->backlog = g_object_ref (backlog);
  path = get_path (self, FILE_NAME);
  if (path == NULL)
    return self;
  keys = aluette_user_file_load_keys (path, NULL);
  ids = g_key_file_get_groups (keys, NULL);
  for (guint i = 0; ids[i] != NULL; i++)
    read_table (self, keys, ids[i]);
  return self;
}

gboolean
aluette_known_room_set_visit (AluetteKnownRoom *self, const char *token, const char *seed,
                              char **people, const char *others)
{
  gboolean is_same = g_strcmp0 (self->token, token) == 0 && g_strcmp0 (self->seed, seed) == 0
                     && (others == NULL || g_strcmp0 (self->others, others) == 0)
                     && g_strv_equal ((const char *const *) (self->people ? self->people : none),
                                      (const char *const *) people);

  if (is_same)
    return FALSE;
  g_free (self->token);
  g_free (self->seed);
  g_strfreev (self->people);
  self->token = g_strdup (token);
  self->seed = g_strdup (seed);
  self->people = g_strdupv (people);
  if (others != NULL)
    {
      g_free (self->others);
      self->others = g_strdup (others);
    }
  return TRUE;
}

/* The list */

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const AluetteKnownRoom *first = *(AluetteKnownRoom *const *) a;
  const AluetteKnownRoom *second = *(AluetteKnownRoom *const *) b;

  return (first->time < second->time) - (first->time > second->time);
}

const char *
aluette_known_rooms_get_folder (AluetteKnownRooms *self)
{
  g_return_val_if_fail (ALUETTE_IS_KNOWN_ROOMS (self), NULL);
  return self->folder;
}

GPtrArray *
aluette_known_rooms_list (AluetteKnownRooms *self)
{
  GPtrArray *list;

  g_return_val_if_fail (ALUETTE_IS_KNOWN_ROOMS (self), NULL);
  list = g_ptr_array_new ();
  for (guint i = 0; i < self->tables->len; i++)
    g_ptr_array_add (list, g_ptr_array_index (self->tables, i));
  g_ptr_array_sort (list, compare_times);
  return list;
}

static AluetteKnownRoom *
find (AluetteKnownRooms *self, const char *id)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      AluetteKnownRoom *table = g_ptr_array_index (self->tables, i);

      if (strcmp (table->id, id) == 0)
        return table;
    }
  return NULL;
}

const AluetteKnownRoom *
aluette_known_rooms_find (AluetteKnownRooms *self, const char *id)
{
  g_return_val_if_fail (ALUETTE_IS_KNOWN_ROOMS (self), NULL);
  return find (self, id);
}

const AluetteKnownRoom *
aluette_known_rooms_find_key (AluetteKnownRooms *self, const char *fingerprint)
{
  g_return_val_if_fail (ALUETTE_IS_KNOWN_ROOMS (self), NULL);
  for (guint i = 0; i < self->tables->len; i++)
    {
      const AluetteKnownRoom *table = g_ptr_array_index (self->tables, i);

      if (table->server == NULL && table->fingerprint != NULL
          && g_str_has_prefix (table->fingerprint, fingerprint))
        return table;
    }
  return NULL;
}

const AluetteKnownRoom *
aluette_known_rooms_find_on_server (AluetteKnownRooms *self, const char *server, const char *words)
{
  g_autoptr (GPtrArray) list = NULL;

  g_return_val_if_fail (ALUETTE_IS_KNOWN_ROOMS (self), NULL);
  list = aluette_known_rooms_list (self);
  for (guint i = 0; i < list->len; i++)
    {
      const AluetteKnownRoom *table = g_ptr_array_index (list, i);

      if (g_strcmp0 (table->server, server) == 0
          && (words == NULL
              || (table->words != NULL && aluette_invitation_is_same (table->words, words))))
        return table;
    }
  return NULL;
}

/* Removes a table and its match. */
static void
forget (AluetteKnownRooms *self, AluetteKnownRoom *table)
{
  g_autofree char *path = get_match_path (self, table->id);

  if (path != NULL)
    {
      g_hash_table_remove (self->unsaved, path);
      g_unlink (path);
    }
  g_ptr_array_remove (self->tables, table);
}

void
aluette_known_rooms_put (AluetteKnownRooms *self, const AluetteKnownRoom *table)
{
  AluetteKnownRoom *copy;
  AluetteKnownRoom *before;

  g_return_if_fail (ALUETTE_IS_KNOWN_ROOMS (self) && table != NULL);
  copy = aluette_known_room_copy (table);
  before = find (self, table->id);
  if (before != NULL)
    g_ptr_array_remove (self->tables, before);
  g_ptr_array_add (self->tables, copy);
  while (self->tables->len > MAX_TABLES)
    {
      g_autoptr (GPtrArray) list = aluette_known_rooms_list (self);

      forget (self, g_ptr_array_index (list, list->len - 1));
    }
  save_tables (self);
}

void
aluette_known_rooms_remove (AluetteKnownRooms *self, const char *id)
{
  AluetteKnownRoom *table;

  g_return_if_fail (ALUETTE_IS_KNOWN_ROOMS (self));
  table = find (self, id);
  if (table == NULL)
    return;
  forget (self, table);
  save_tables (self);
}

char *
aluette_known_rooms_load_match (AluetteKnownRooms *self, const char *id)
{
  g_autofree char *path = get_match_path (self, id);
  char *text = NULL;

  if (path != NULL && g_hash_table_contains (self->unsaved, path))
    return g_strdup (g_hash_table_lookup (self->unsaved, path));
  if (path != NULL)
    g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

void
aluette_known_rooms_save_match (AluetteKnownRooms *self, const char *id, const char *text)
{
  g_return_if_fail (ALUETTE_IS_KNOWN_ROOMS (self));
  save_file (self, get_match_path (self, id), g_strdup (text));
}
