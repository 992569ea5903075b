/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/table/aluette-reaction-controller.h"

#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-reactions.h"
#include "ui/portraits/aluette-portrait.h"

struct _AluetteReactionController
{
  GObject parent_instance;

  AluetteTable *table; /* weak */
  AluetteSeatLog *log; /* (nullable): that of a spectator */
  guint n_seen;        /* lines that faces have reacted to */
  gboolean keeps;      /* faces still show what they feel about the end of a deal */
  guint bored_ms;
  guint bored_id; /* timeout until somebody yawns */
};

G_DEFINE_FINAL_TYPE (AluetteReactionController, aluette_reaction_controller, G_TYPE_OBJECT)

static void
react (AluetteReactionController *self, guint seat, AluetteFeeling feeling)
{
  GtkWidget *portrait = aluette_table_get_portrait (self->table, seat);

  if (portrait != NULL)
    aluette_portrait_react (ALUETTE_PORTRAIT (portrait), feeling);
}

/* Shows what everybody feels until the next feeling; none if @feelings is NULL. */
static void
keep (AluetteReactionController *self, const AluetteFeeling *feelings)
{
  self->keeps = feelings != NULL;
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      GtkWidget *portrait = aluette_table_get_portrait (self->table, seat);

      if (portrait != NULL)
        aluette_portrait_keep_feeling (ALUETTE_PORTRAIT (portrait),
                                       feelings != NULL ? feelings[seat] : ALUETTE_FEELING_NONE);
    }
}

static const AluView *
get_view (AluetteReactionController *self)
{
  return aluette_view_get_aluette (aluette_seat_log_get_view (self->log));
}

/* Returns: (nullable): the last new line that changes what lies on the table */
static const AluEvent *
find_news (AluetteReactionController *self)
{
  for (guint i = aluette_seat_log_get_n_lines (self->log); i > self->n_seen; i--)
    {
      const AluEvent *event = aluette_seat_log_get_aluette_line (self->log, i - 1);

      if (!alu_event_is_signal (event) && event->type != ALU_EVENT_UNCOVER)
        return event;
    }
  return NULL;
}

static gboolean
bored_cb (gpointer data)
{
  AluetteReactionController *self = data;
  AluetteGame *game = aluette_table_get_game (self->table);
  guint seat = aluette_reactions_bored (get_view (self));

  self->bored_id = 0;
  if (game != NULL && aluette_game_get_ready (game) && seat != ALU_NOBODY
      && gtk_widget_get_mapped (GTK_WIDGET (self->table)))
    react (self, seat, ALUETTE_FEELING_BORED);
  return G_SOURCE_REMOVE;
}

static void
landed_cb (AluetteReactionController *self)
{
  AluetteFeeling feelings[ALU_MAX_SEATS];
  const AluEvent *event = self->log != NULL ? find_news (self) : NULL;

  if (event == NULL)
    return;
  self->n_seen = aluette_seat_log_get_n_lines (self->log);
  g_clear_handle_id (&self->bored_id, g_source_remove);
  self->bored_id = g_timeout_add (self->bored_ms, bored_cb, self);
  if (self->keeps)
    keep (self, NULL);
  if (!aluette_reactions_find (get_view (self), event, feelings))
    return;
  if (get_view (self)->match.deal.ended)
    {
      keep (self, feelings);
      return;
    }
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (feelings[seat] != ALUETTE_FEELING_NONE)
      react (self, seat, feelings[seat]);
}

static void
truncated_cb (AluetteReactionController *self, guint n_lines)
{
  self->n_seen = n_lines;
  if (self->keeps)
    keep (self, NULL);
}

static void
forget_log (AluetteReactionController *self)
{
  g_clear_handle_id (&self->bored_id, g_source_remove);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
}

static void
game_changed_cb (AluetteReactionController *self)
{
  AluetteGame *game = aluette_table_get_game (self->table);

  forget_log (self);
  if (self->keeps)
    keep (self, NULL);
  if (game == NULL || aluette_game_get_kind (game) != &alu_aluette_kind)
    return;
  self->log = g_object_ref (aluette_game_get_seat_log (game, ALU_NOBODY));
  self->n_seen = aluette_seat_log_get_n_lines (self->log);
  g_signal_connect_swapped (self->log, "truncated", G_CALLBACK (truncated_cb), self);
}

static void
aluette_reaction_controller_dispose (GObject *object)
{
  AluetteReactionController *self = ALUETTE_REACTION_CONTROLLER (object);

  forget_log (self);
  g_clear_weak_pointer (&self->table);
  G_OBJECT_CLASS (aluette_reaction_controller_parent_class)->dispose (object);
}

static void
aluette_reaction_controller_class_init (AluetteReactionControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_reaction_controller_dispose;
}

static void
aluette_reaction_controller_init (AluetteReactionController *self)
{
}

AluetteReactionController *
aluette_reaction_controller_new (AluetteTable *table, guint bored_ms)
{
  AluetteReactionController *self = g_object_new (ALUETTE_TYPE_REACTION_CONTROLLER, NULL);

  g_set_weak_pointer (&self->table, table);
  self->bored_ms = bored_ms;
  g_signal_connect_object (table, "notify::game", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "landed", G_CALLBACK (landed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
  return self;
}
