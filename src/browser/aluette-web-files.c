/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-files.h"

#include <string.h>

#include "aluette-cards.h"
#include "aluette-page.h"
#include "browser/aluette-web-face.h"

#define CARDS "/io/github/aluette/Aluette/cards/"
#define PAGE "/io/github/aluette/Aluette/page/"

struct _AluetteWebFiles
{
  GHashTable *files; /* (element-type utf8 AluetteWebFile): those that were asked for */
};

static void
file_free (gpointer data)
{
  AluetteWebFile *file = data;

  g_bytes_unref (file->bytes);
  g_free (file);
}

AluetteWebFiles *
aluette_web_files_new (void)
{
  AluetteWebFiles *self = g_new0 (AluetteWebFiles, 1);

  if (aluette_page_get_resource () == NULL)
    aluette_page_register_resource ();
  if (aluette_cards_get_resource () == NULL)
    aluette_cards_register_resource ();
  self->files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, file_free);
  return self;
}

void
aluette_web_files_free (AluetteWebFiles *self)
{
  g_hash_table_unref (self->files);
  g_free (self);
}

static const char *
get_type (const char *path)
{
  static const struct
  {
    const char *suffix, *type;
  } types[] = {
    { ".html", "text/html; charset=utf-8" },
    { ".css", "text/css; charset=utf-8" },
    { ".js", "text/javascript; charset=utf-8" },
    { ".svg", "image/svg+xml" },
    { ".png", "image/png" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    if (g_str_has_suffix (path, types[i].suffix))
      return types[i].type;
  return "application/octet-stream";
}

/* Returns: (transfer full): the compressed bytes. */
static GBytes *
compress (GBytes *bytes)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  g_autoptr (GInputStream) plain = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (plain, G_CONVERTER (compressor));
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();

  g_output_stream_splice (out, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
}

/* Returns: (transfer full) (nullable): a file of a resource. */
static GBytes *
look_up (GResource *resource, const char *folder, const char *name)
{
  g_autofree char *path = g_strconcat (folder, name, NULL);

  return g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/* Returns: (transfer full) (nullable): what is at @path, new. */
static AluetteWebFile *
create_file (const char *path)
{
  const char *card, *face;
  g_autoptr (GBytes) bytes = NULL;
  AluetteWebFile *file;

  if (g_str_equal (path, "/"))
    path = "/index.html";
  if (!g_utf8_validate (path, -1, NULL) || path[0] != '/')
    return NULL;
  card = g_str_has_prefix (path, "/cards/") ? path + strlen ("/cards/") : NULL;
  face = g_str_has_prefix (path, "/faces/") ? path + strlen ("/faces/") : NULL;
  if (card != NULL)
    bytes = look_up (aluette_cards_get_resource (), CARDS, card);
  else if (face != NULL)
    bytes = aluette_web_face_draw (face);
  else
    bytes = look_up (aluette_page_get_resource (), PAGE, path + 1);
  if (bytes == NULL)
    return NULL;
  file = g_new0 (AluetteWebFile, 1);
  file->type = get_type (path);
  file->is_gzip = face == NULL;
  file->is_fixed = face != NULL || card != NULL;
  file->bytes = file->is_gzip ? compress (bytes) : g_steal_pointer (&bytes);
  return file;
}

const AluetteWebFile *
aluette_web_files_find (AluetteWebFiles *self, const char *path)
{
  AluetteWebFile *file = g_hash_table_lookup (self->files, path);

  if (file != NULL)
    return file;
  file = create_file (path);
  if (file != NULL)
    g_hash_table_insert (self->files, g_strdup (path), file);
  return file;
}
