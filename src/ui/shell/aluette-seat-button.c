/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-seat-button.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-labels.h"

/* Kinds of players in the list, in order: human, bots by level, Petit-Jean. */
#define KIND_HUMAN 0
#define KIND_PETIT_JEAN (ALU_N_LEVELS - ALU_LEVEL_NOVICE + 1)

struct _AluetteSeatButton
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkLabel *name_label;
  GtkLabel *kind_label;
  GtkWidget *kind_caption;
  GtkDropDown *kinds;
  GtkLabel *summary;
  GtkWidget *name_caption;
  GtkWidget *name;

  guint seat;
  AluPlayer player;
  gboolean setting; /* controls are being updated by the program */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteSeatButton, aluette_seat_button, GTK_TYPE_WIDGET)

static guint
kind_of_player (const AluPlayer *player)
{
  int level;

  switch (player->kind)
    {
    case ALU_PLAYER_BOT:
      level = alu_level_from_id (player->level);
      return (guint) (MAX (level, ALU_LEVEL_NOVICE) - ALU_LEVEL_NOVICE) + 1;
    case ALU_PLAYER_PETIT_JEAN:
      return KIND_PETIT_JEAN;
    default:
      return KIND_HUMAN;
    }
}

static AluLevel
level_of_kind (guint kind)
{
  return (AluLevel) (ALU_LEVEL_NOVICE + kind - 1);
}

static const char *
kind_summary (guint kind)
{
  if (kind == KIND_HUMAN)
    return _("A person at this screen. If there are several, the hands stay hidden while the "
              "turn passes.");
  if (kind == KIND_PETIT_JEAN)
    return _("Nobody. His cards lie face up on the table, and his partner plays them.");
  return aluette_level_summary (level_of_kind (kind));
}

/* Returns: (transfer full): a short description of the kind. */
static char *
format_kind (guint kind)
{
  if (kind == KIND_HUMAN)
    return g_strdup (C_("kind of player", "Human"));
  if (kind == KIND_PETIT_JEAN)
    return g_strdup (C_("kind of player", "Petit-Jean"));
  /* Translators: a player moved by the app, and its level. */
  return g_strdup_printf (C_("kind of player", "Bot: %s"),
                          aluette_level_name (level_of_kind (kind)));
}

/* Shows the current player. */
static void
seat_button_update (AluetteSeatButton *self)
{
  guint kind = kind_of_player (&self->player);
  g_autofree char *words = format_kind (kind);
  gboolean named = kind != KIND_PETIT_JEAN;
  gboolean real = self->player.kind == ALU_PLAYER_PERSON;
  const char *name = named ? self->player.name : "Petit-Jean";
  /* Translators: a seat at the table: its number, the player’s name and kind. */
  g_autofree char *label = g_strdup_printf (_("Seat %u: %s, %s"), self->seat + 1, name, words);

  gtk_label_set_label (self->name_label, name);
  gtk_label_set_label (self->kind_label, self->player.kind == ALU_PLAYER_BOT
                                             ? aluette_level_name (level_of_kind (kind))
                                             : words);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_label), named && !real);
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), !real);
  gtk_widget_set_visible (self->kind_caption, !real);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), !real);
  gtk_label_set_label (self->summary, kind_summary (kind));
  gtk_widget_set_visible (self->name, named);
  gtk_widget_set_visible (self->name_caption, named);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
kind_chosen (AluetteSeatButton *self)
{
  guint kind = gtk_drop_down_get_selected (self->kinds);

  if (self->setting || kind == GTK_INVALID_LIST_POSITION || kind == kind_of_player (&self->player))
    return;
  self->player.kind = kind == KIND_HUMAN        ? ALU_PLAYER_HUMAN
                      : kind == KIND_PETIT_JEAN ? ALU_PLAYER_PETIT_JEAN
                                                : ALU_PLAYER_BOT;
  self->player.level[0] = '\0';
  if (self->player.kind == ALU_PLAYER_BOT)
    g_strlcpy (self->player.level, alu_level_id (level_of_kind (kind)), sizeof self->player.level);
  seat_button_update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Returns: (transfer full): @text as a name for a match file: one line, single spaces. */
static char *
trim_name (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_auto (GStrv) words = g_strsplit_set (g_strstrip (valid), " \t\n\r", -1);
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", words[i]);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

static void
name_typed (AluetteSeatButton *self)
{
  g_autofree char *name = trim_name (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  if (self->setting)
    return;
  if (*name != '\0' && alu_game_name_ok (name))
    g_strlcpy (self->player.name, name, sizeof self->player.name);
  seat_button_update (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
fill_kinds (AluetteSeatButton *self, gboolean may_be_petit_jean)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint kind = KIND_HUMAN; kind <= KIND_PETIT_JEAN; kind++)
    if (kind != KIND_PETIT_JEAN || may_be_petit_jean)
      gtk_string_list_take (list, format_kind (kind));
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (list));
}

static void
aluette_seat_button_dispose (GObject *object)
{
  AluetteSeatButton *self = ALUETTE_SEAT_BUTTON (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_seat_button_parent_class)->dispose (object);
}

static void
aluette_seat_button_class_init (AluetteSeatButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_seat_button_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_SEAT_BUTTON, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-seat-button.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, button);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, name_label);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, kind_label);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, kinds);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, kind_caption);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, summary);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, name_caption);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, name);
}

static void
aluette_seat_button_init (AluetteSeatButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_drop_down_name_parts (self->kinds);
  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (kind_chosen), self);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (name_typed), self);
}

GtkWidget *
aluette_seat_button_new (guint seat)
{
  AluetteSeatButton *self = g_object_new (ALUETTE_TYPE_SEAT_BUTTON, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}

void
aluette_seat_button_set_player (AluetteSeatButton *self, const AluPlayer *player,
                                gboolean may_be_petit_jean)
{
  g_return_if_fail (ALUETTE_IS_SEAT_BUTTON (self));

  self->setting = TRUE;
  self->player = *player;
  fill_kinds (self, may_be_petit_jean);
  gtk_drop_down_set_selected (self->kinds, kind_of_player (player));
  gtk_editable_set_text (GTK_EDITABLE (self->name), player->name);
  self->setting = FALSE;
  seat_button_update (self);
}

const AluPlayer *
aluette_seat_button_get_player (AluetteSeatButton *self)
{
  g_return_val_if_fail (ALUETTE_IS_SEAT_BUTTON (self), NULL);

  return &self->player;
}
