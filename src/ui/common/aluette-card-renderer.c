/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-card-renderer.h"

#include <string.h>

#include "aluette-cards.h"
#include "ui/common/aluette-card-drawings.h"
#include "ui/common/aluette-card-queue.h"

#define DEFAULT_MAX_BYTES ((gsize) 96 * 1024 * 1024)
#define MAX_SIDE_PX 16384

/* Data of the display: the renderer of all tables and pages. */
#define SHARED_KEY "aluette-card-renderer"

/* The picture is the key of a cache entry and its first member. */
typedef struct
{
  AluetteCardPicture picture;
  GdkTexture *texture;
  gsize n_bytes;
  GList link; /* in by_use */
} Entry;

struct _AluetteCardRenderer
{
  GObject parent_instance;

  AluetteCardDrawings *drawings;
  AluetteCardQueue *queue; /* of pictures drawn in another thread */
  GdkTexture *blank;       /* (nullable): before it is needed */
  GHashTable *entries;     /* picture of an entry -> Entry, owned */
  GQueue by_use;           /* of Entry, the most recently used first */
  gsize n_bytes;
  gsize max_bytes;
  guint n_renders;
};

enum
{
  PROP_MAX_BYTES = 1,
};

G_DEFINE_FINAL_TYPE (AluetteCardRenderer, aluette_card_renderer, G_TYPE_OBJECT)

enum
{
  DRAWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_object_unref (entry->texture);
  g_free (entry);
}

/* Drops the least recently used textures until the limit is met, but never the last one. */
static void
trim_cache (AluetteCardRenderer *self)
{
  while (self->n_bytes > self->max_bytes && self->by_use.length > 1)
    {
      Entry *entry = self->by_use.tail->data;

      self->n_bytes -= entry->n_bytes;
      g_queue_unlink (&self->by_use, &entry->link);
      g_hash_table_remove (self->entries, &entry->picture);
    }
}

/* Returns: (transfer none) (nullable): the texture of the cache, which counts as used now */
static GdkTexture *
look_up (AluetteCardRenderer *self, const AluetteCardPicture *picture)
{
  Entry *entry = g_hash_table_lookup (self->entries, picture);

  if (entry == NULL)
    return NULL;
  g_queue_unlink (&self->by_use, &entry->link);
  g_queue_push_head_link (&self->by_use, &entry->link);
  return entry->texture;
}

/* Puts a texture that is not in the cache into it. @texture: (transfer full) */
static void
keep (AluetteCardRenderer *self, const AluetteCardPicture *picture, GdkTexture *texture)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->picture = *picture;
  entry->texture = texture;
  entry->n_bytes = (gsize) picture->width_px * (gsize) picture->height_px * 4;
  entry->link.data = entry;
  g_hash_table_insert (self->entries, &entry->picture, entry);
  g_queue_push_head_link (&self->by_use, &entry->link);
  self->n_bytes += entry->n_bytes;
  self->n_renders++;
  trim_cache (self);
}

/* Takes what was drawn in the other thread. */
static void
on_drawn (gpointer data)
{
  AluetteCardRenderer *self = data;
  AluetteCardPicture picture;
  GdkTexture *texture;

  while ((texture = aluette_card_queue_take (self->queue, &picture)) != NULL)
    if (look_up (self, &picture) == NULL)
      keep (self, &picture, texture);
    else
      g_object_unref (texture);
  g_signal_emit (self, signals[DRAWN], 0);
}

/* Returns: (transfer none): the same card in another size, the largest that was drawn, or the blank
 *   paper */
static GdkTexture *
find_substitute (AluetteCardRenderer *self, const AluetteCardPicture *picture)
{
  const Entry *best = NULL;

  for (const GList *l = self->by_use.head; l != NULL; l = l->next)
    {
      const Entry *entry = l->data;

      if (strcmp (entry->picture.name, picture->name) == 0
          && entry->picture.with_index == picture->with_index
          && (best == NULL || entry->n_bytes > best->n_bytes))
        best = entry;
    }
  if (best != NULL)
    return best->texture;
  if (self->blank == NULL)
    self->blank = aluette_card_drawings_draw_blank ();
  return self->blank;
}

/* Returns: whether the arguments describe a picture that can be drawn */
static gboolean
describe (AluetteCardPicture *picture, const char *deck, const char *card, int width_px,
          int height_px, gboolean with_index)
{
  *picture = (AluetteCardPicture) { "", width_px, height_px, with_index != FALSE };
  g_return_val_if_fail (deck != NULL && card != NULL, FALSE);
  g_return_val_if_fail (width_px > 0 && width_px <= MAX_SIDE_PX, FALSE);
  g_return_val_if_fail (height_px > 0 && height_px <= MAX_SIDE_PX, FALSE);
  g_return_val_if_fail (strlen (deck) + strlen (card) + 2 <= sizeof picture->name, FALSE);

  g_snprintf (picture->name, sizeof picture->name, "%s/%s", deck, card);
  return TRUE;
}

GdkTexture *
aluette_card_renderer_get_picture (AluetteCardRenderer *self, const char *deck, const char *card,
                                   int width_px, int height_px, gboolean with_index)
{
  AluetteCardPicture picture;

  g_return_val_if_fail (ALUETTE_IS_CARD_RENDERER (self), NULL);

  if (!describe (&picture, deck, card, width_px, height_px, with_index))
    return NULL;
  if (look_up (self, &picture) == NULL)
    keep (self, &picture, aluette_card_drawings_draw (self->drawings, &picture));
  return g_object_ref (look_up (self, &picture));
}

GdkTexture *
aluette_card_renderer_request_picture (AluetteCardRenderer *self, const char *deck,
                                       const char *card, int width_px, int height_px,
                                       gboolean with_index, gboolean *drawn)
{
  AluetteCardPicture picture;
  GdkTexture *texture;

  g_return_val_if_fail (ALUETTE_IS_CARD_RENDERER (self), NULL);

  if (!describe (&picture, deck, card, width_px, height_px, with_index))
    return NULL;
  texture = look_up (self, &picture);
  *drawn = texture != NULL;
  if (texture == NULL)
    {
      aluette_card_queue_request (self->queue, &picture);
      texture = find_substitute (self, &picture);
    }
  return g_object_ref (texture);
}

static void
aluette_card_renderer_set_property (GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MAX_BYTES:
      aluette_card_renderer_set_max_bytes (ALUETTE_CARD_RENDERER (object),
                                           g_value_get_uint64 (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_card_renderer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MAX_BYTES:
      g_value_set_uint64 (value, ALUETTE_CARD_RENDERER (object)->max_bytes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_card_renderer_finalize (GObject *object)
{
  AluetteCardRenderer *self = ALUETTE_CARD_RENDERER (object);

  aluette_card_queue_free (self->queue);
  aluette_card_drawings_free (self->drawings);
  g_hash_table_unref (self->entries);
  g_clear_object (&self->blank);
  G_OBJECT_CLASS (aluette_card_renderer_parent_class)->finalize (object);
}

static void
aluette_card_renderer_class_init (AluetteCardRendererClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamSpec *pspec;

  object_class->set_property = aluette_card_renderer_set_property;
  object_class->get_property = aluette_card_renderer_get_property;
  object_class->finalize = aluette_card_renderer_finalize;
  /* Explicit, because the linker drops the constructor from a static library. Only once. */
  aluette_cards_register_resource ();
  signals[DRAWN] = g_signal_new ("drawn", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  pspec = g_param_spec_uint64 ("max-bytes", NULL, NULL, 0, G_MAXSIZE, DEFAULT_MAX_BYTES,
                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                   | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_property (object_class, PROP_MAX_BYTES, pspec);
}

static void
aluette_card_renderer_init (AluetteCardRenderer *self)
{
  self->entries = g_hash_table_new_full (aluette_card_picture_hash, aluette_card_picture_equal,
                                         NULL, entry_free);
  self->drawings = aluette_card_drawings_new ();
  self->queue = aluette_card_queue_new (self->drawings, on_drawn, self);
  self->max_bytes = DEFAULT_MAX_BYTES;
}

AluetteCardRenderer *
aluette_card_renderer_new (void)
{
  return g_object_new (ALUETTE_TYPE_CARD_RENDERER, NULL);
}

AluetteCardRenderer *
aluette_card_renderer_get_shared (void)
{
  GObject *display = G_OBJECT (gdk_display_get_default ());
  AluetteCardRenderer *shared = g_object_get_data (display, SHARED_KEY);

  if (shared == NULL)
    {
      shared = aluette_card_renderer_new ();
      g_object_set_data_full (display, SHARED_KEY, shared, g_object_unref);
    }
  return g_object_ref (shared);
}

void
aluette_card_renderer_set_max_bytes (AluetteCardRenderer *self, gsize max_bytes)
{
  g_return_if_fail (ALUETTE_IS_CARD_RENDERER (self));

  if (self->max_bytes == max_bytes)
    return;
  self->max_bytes = max_bytes;
  trim_cache (self);
  g_object_notify (G_OBJECT (self), "max-bytes");
}

gsize
aluette_card_renderer_get_max_bytes (AluetteCardRenderer *self)
{
  g_return_val_if_fail (ALUETTE_IS_CARD_RENDERER (self), 0);

  return self->max_bytes;
}

gsize
aluette_card_renderer_get_n_bytes (AluetteCardRenderer *self)
{
  g_return_val_if_fail (ALUETTE_IS_CARD_RENDERER (self), 0);

  return self->n_bytes;
}

guint
aluette_card_renderer_get_n_renders (AluetteCardRenderer *self)
{
  g_return_val_if_fail (ALUETTE_IS_CARD_RENDERER (self), 0);

  return self->n_renders;
}
