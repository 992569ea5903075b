/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-card-renderer.h"

#include <librsvg/rsvg.h>

#include <string.h>

#include "aluette-cards.h"

#define RESOURCE_ROOT "/io/github/aluette/Aluette/cards"
#define DEFAULT_MAX_BYTES ((gsize) 96 * 1024 * 1024)
#define MAX_SIDE_PX 16384
#define NAME_SIZE 24 /* of a deck and a card with the slash between them */

/* What a texture shows: the key of a cache entry and its first member. */
typedef struct
{
  char name[NAME_SIZE]; /* deck and card, as "french/Ad" */
  int width_px;
  int height_px;
  gboolean with_index;
} Picture;

typedef struct
{
  Picture picture;
  GdkTexture *texture;
  gsize n_bytes;
  GList link; /* in by_use */
} Entry;

struct _AluetteCardRenderer
{
  GObject parent_instance;

  GHashTable *drawings; /* name -> RsvgHandle, loaded on first use */
  GHashTable *entries;  /* Picture of an entry -> Entry, owned */
  GQueue by_use;        /* of Entry, the most recently used first */
  gsize n_bytes;
  gsize max_bytes;
  guint n_renders;
};

enum
{
  PROP_MAX_BYTES = 1,
};

G_DEFINE_FINAL_TYPE (AluetteCardRenderer, aluette_card_renderer, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (AluetteDeck, aluette_deck,
                    G_DEFINE_ENUM_VALUE (ALUETTE_DECK_ALUETTE, "aluette"),
                    G_DEFINE_ENUM_VALUE (ALUETTE_DECK_FRENCH, "french"))

static guint
picture_hash (gconstpointer key)
{
  const Picture *picture = key;
  guint hash = g_str_hash (picture->name);

  hash = hash * 31 + (guint) picture->width_px;
  hash = hash * 31 + (guint) picture->height_px;
  return hash * 2 + (picture->with_index ? 1 : 0);
}

static gboolean
picture_equal (gconstpointer a, gconstpointer b)
{
  const Picture *left = a;
  const Picture *right = b;

  return left->width_px == right->width_px && left->height_px == right->height_px
         && left->with_index == right->with_index && strcmp (left->name, right->name) == 0;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_object_unref (entry->texture);
  g_free (entry);
}

/* Returns: (transfer full) (nullable): the SVG of a card or back, or %NULL if it cannot be read */
static RsvgHandle *
load_drawing (const char *name)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_ROOT "/%s.svg", name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  RsvgHandle *drawing = NULL;

  if (bytes != NULL)
    {
      gsize length;
      const guint8 *data = g_bytes_get_data (bytes, &length);

      drawing = rsvg_handle_new_from_data (data, length, &error);
    }
  if (drawing == NULL)
    g_warning ("No drawing for a card: %s", error->message);
  return drawing;
}

/* Loads the SVG of a card or back on first use.
 *
 * Returns: (transfer none) (nullable): the SVG, or %NULL if it cannot be read */
static RsvgHandle *
get_drawing (AluetteCardRenderer *self, const char *name)
{
  RsvgHandle *drawing = g_hash_table_lookup (self->drawings, name);

  if (drawing != NULL)
    return drawing;

  drawing = load_drawing (name);
  if (drawing != NULL)
    g_hash_table_insert (self->drawings, g_strdup (name), drawing);
  return drawing;
}

static void
draw_picture (RsvgHandle *drawing, cairo_t *cr, const Picture *picture)
{
  gboolean with_index = picture->with_index && rsvg_handle_has_sub (drawing, "#index");
  const char *const layers[] = { "#paper", "#face", with_index ? "#index" : NULL };
  RsvgRectangle viewport = { 0, 0, picture->width_px, picture->height_px };

  for (gsize i = 0; i < G_N_ELEMENTS (layers) && layers[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!rsvg_handle_render_layer (drawing, cr, layers[i], &viewport, &error))
        g_warning ("Cannot draw a card: %s", error->message);
    }
}

static GdkTexture *
render_picture (AluetteCardRenderer *self, const Picture *picture)
{
  RsvgHandle *drawing = get_drawing (self, picture->name);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width_px,
                                                         picture->height_px);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  if (drawing != NULL)
    draw_picture (drawing, cr, picture);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  self->n_renders++;

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * (gsize) picture->height_px,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (picture->width_px, picture->height_px, GDK_MEMORY_DEFAULT, bytes,
                                 stride);
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

static GdkTexture *
get_picture (AluetteCardRenderer *self, const Picture *picture)
{
  Entry *entry = g_hash_table_lookup (self->entries, picture);

  if (entry != NULL)
    {
      g_queue_unlink (&self->by_use, &entry->link);
      g_queue_push_head_link (&self->by_use, &entry->link);
      return g_object_ref (entry->texture);
    }

  entry = g_new0 (Entry, 1);
  entry->picture = *picture;
  entry->texture = render_picture (self, picture);
  entry->n_bytes = (gsize) picture->width_px * (gsize) picture->height_px * 4;
  entry->link.data = entry;
  g_hash_table_insert (self->entries, &entry->picture, entry);
  g_queue_push_head_link (&self->by_use, &entry->link);
  self->n_bytes += entry->n_bytes;
  trim_cache (self);
  return g_object_ref (entry->texture);
}

GdkTexture *
aluette_card_renderer_get_picture (AluetteCardRenderer *self, const char *deck, const char *card,
                                   int width_px, int height_px, gboolean with_index)
{
  Picture picture = { "", width_px, height_px, with_index != FALSE };

  g_return_val_if_fail (ALUETTE_IS_CARD_RENDERER (self), NULL);
  g_return_val_if_fail (deck != NULL && card != NULL, NULL);
  g_return_val_if_fail (width_px > 0 && width_px <= MAX_SIDE_PX, NULL);
  g_return_val_if_fail (height_px > 0 && height_px <= MAX_SIDE_PX, NULL);
  g_return_val_if_fail (strlen (deck) + strlen (card) + 2 <= NAME_SIZE, NULL);

  g_snprintf (picture.name, NAME_SIZE, "%s/%s", deck, card);
  return get_picture (self, &picture);
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

  g_hash_table_unref (self->entries);
  g_hash_table_unref (self->drawings);
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
  /* Explicit, because the linker drops the constructor from a static library. */
  aluette_cards_register_resource ();

  pspec = g_param_spec_uint64 ("max-bytes", NULL, NULL, 0, G_MAXSIZE, DEFAULT_MAX_BYTES,
                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                   | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_property (object_class, PROP_MAX_BYTES, pspec);
}

static void
aluette_card_renderer_init (AluetteCardRenderer *self)
{
  self->entries = g_hash_table_new_full (picture_hash, picture_equal, NULL, entry_free);
  self->drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->max_bytes = DEFAULT_MAX_BYTES;
}

AluetteCardRenderer *
aluette_card_renderer_new (void)
{
  return g_object_new (ALUETTE_TYPE_CARD_RENDERER, NULL);
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
