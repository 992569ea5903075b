/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-style.h"

struct _AluetteTableStyle
{
  GObject parent_instance;

  AluetteCardRenderer *renderer;
  const AluetteDecks *decks; /* (nullable) */
  AluetteDeck deck;
  gboolean show_indices;
  gboolean show_captions;
};

G_DEFINE_FINAL_TYPE (AluetteTableStyle, aluette_table_style, G_TYPE_OBJECT)

enum
{
  CHANGED,
  DRAWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (AluetteTableStyle *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_drawn (AluetteTableStyle *self)
{
  g_signal_emit (self, signals[DRAWN], 0);
}

/* @renderer: (transfer none) (nullable) */
static void
use_renderer (AluetteTableStyle *self, AluetteCardRenderer *renderer)
{
  if (self->renderer != NULL)
    g_signal_handlers_disconnect_by_func (self->renderer, on_drawn, self);
  g_set_object (&self->renderer, renderer);
  if (renderer != NULL)
    g_signal_connect_swapped (renderer, "drawn", G_CALLBACK (on_drawn), self);
}

static void
aluette_table_style_finalize (GObject *object)
{
  AluetteTableStyle *self = ALUETTE_TABLE_STYLE (object);

  use_renderer (self, NULL);
  G_OBJECT_CLASS (aluette_table_style_parent_class)->finalize (object);
}

static void
aluette_table_style_class_init (AluetteTableStyleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_table_style_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[DRAWN] = g_signal_new ("drawn", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_table_style_init (AluetteTableStyle *self)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_get_shared ();

  use_renderer (self, renderer);
  self->show_indices = TRUE;
}

AluetteTableStyle *
aluette_table_style_new (const AluetteDecks *decks)
{
  AluetteTableStyle *self = g_object_new (ALUETTE_TYPE_TABLE_STYLE, NULL);

  self->decks = decks;
  return self;
}

void
aluette_table_style_set_renderer (AluetteTableStyle *self, AluetteCardRenderer *renderer)
{
  if (self->renderer == renderer)
    return;
  use_renderer (self, renderer);
  emit_changed (self);
}

AluetteCardRenderer *
aluette_table_style_get_renderer (AluetteTableStyle *self)
{
  return self->renderer;
}

void
aluette_table_style_set_deck (AluetteTableStyle *self, AluetteDeck deck)
{
  if (self->deck == deck)
    return;
  self->deck = deck;
  emit_changed (self);
}

AluetteDeck
aluette_table_style_get_deck (AluetteTableStyle *self)
{
  return self->decks != NULL ? self->decks->info[self->deck]->deck : self->deck;
}

void
aluette_table_style_set_decks (AluetteTableStyle *self, const AluetteDecks *decks)
{
  if (self->decks == decks)
    return;
  self->decks = decks;
  emit_changed (self);
}

const AluetteDeckInfo *
aluette_table_style_get_deck_info (AluetteTableStyle *self)
{
  return self->decks != NULL ? self->decks->info[self->deck] : NULL;
}

void
aluette_table_style_set_show_indices (AluetteTableStyle *self, gboolean show)
{
  if (self->show_indices == show)
    return;
  self->show_indices = show;
  emit_changed (self);
}

gboolean
aluette_table_style_get_show_indices (AluetteTableStyle *self)
{
  return self->show_indices;
}

void
aluette_table_style_set_show_captions (AluetteTableStyle *self, gboolean show)
{
  if (self->show_captions == show)
    return;
  self->show_captions = show;
  emit_changed (self);
}

gboolean
aluette_table_style_get_show_captions (AluetteTableStyle *self)
{
  return self->show_captions;
}

GdkTexture *
aluette_table_style_request_texture (AluetteTableStyle *self, guint card, int width, int height,
                                     gboolean *drawn)
{
  const AluetteDeckInfo *deck = aluette_table_style_get_deck_info (self);
  char code[8] = "back";

  g_return_val_if_fail (deck != NULL, NULL);

  if (card < deck->game->n_cards)
    deck->game->format_card ((guint8) card, code);
  return aluette_card_renderer_request_picture (
      self->renderer, deck->pictures, code, width, height,
      card < deck->game->n_cards && self->show_indices, drawn);
}
