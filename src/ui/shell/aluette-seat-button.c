/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-seat-button.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-game-setup.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-face-button.h"
#include "ui/portraits/aluette-face-picture.h"
#include "ui/table/aluette-ui-kind.h"

/* The choices in the list: a human; the bots, whose level is the number of the choice, because
 * level 0 is not offered; after the strongest bot, a dummy. */
#define CHOICE_HUMAN 0

#define FACE_SIZE 56

struct _AluetteSeatButton
{
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkBox *content; /* of the button */
  GtkWidget *face; /* (nullable) */
  GtkLabel *name_label;
  GtkLabel *kind_label;

  /* In the popover, and (nullable) until it is opened */
  GtkDropDown *kinds;
  GtkLabel *summary;
  GtkWidget *name;
  AluetteFaceButton *face_button;

  guint seat;
  const AluetteUiKind *ui;
  const AluBotKind *bots; /* (nullable) */
  AluGamePlayer player;
  gboolean may_be_dummy;
  gboolean for_network;
  gboolean is_user; /* the player is the user, not another person at this screen */
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
get_dummy_choice (AluetteSeatButton *self)
{
  return self->bots != NULL ? (guint) self->bots->n_levels : CHOICE_HUMAN + 1;
}

static guint
get_choice (AluetteSeatButton *self)
{
  switch (self->player.kind)
    {
    case ALU_GAME_BOT:
      return (guint) MAX (alu_bot_level_from_id (self->bots, self->player.level), 1);
    case ALU_GAME_DUMMY:
      return get_dummy_choice (self);
    default:
      return CHOICE_HUMAN;
    }
}

static const char *
get_summary (AluetteSeatButton *self, guint choice)
{
  if (choice == CHOICE_HUMAN && self->for_network)
    return _("For you or a guest. A bot plays here if nobody sits down.");
  if (choice == CHOICE_HUMAN)
    return _("A person at this screen. If there are several, the hands stay hidden while the "
              "turn passes.");
  if (choice == get_dummy_choice (self))
    return _(self->ui->presentation->dummy->summary);
  return aluette_presentation_kind_get_level_summary (self->ui->presentation, (int) choice);
}

/* Returns: (transfer full): a short description of a choice. */
static char *
format_choice (AluetteSeatButton *self, guint choice)
{
  if (choice == CHOICE_HUMAN)
    return g_strdup (self->for_network ? C_("kind of player", "Free Seat")
                                       : C_("kind of player", "Human"));
  if (choice == get_dummy_choice (self))
    return g_strdup (g_dpgettext2 (NULL, "kind of player", self->ui->presentation->dummy->name));
  /* Translators: a player moved by the app, and its level. */
  return g_strdup_printf (C_("kind of player", "Bot: %s"),
                          aluette_presentation_kind_get_level_name (self->ui->presentation,
                                                                    (int) choice));
}

/* Whether the current player has a name to show. */
static gboolean
is_named (AluetteSeatButton *self)
{
  return self->player.kind != ALU_GAME_DUMMY
         && !(self->for_network && self->player.kind == ALU_GAME_HUMAN);
}

/* Shows in the popover what there is to choose for the current player. */
static void
popover_update (AluetteSeatButton *self)
{
  if (self->kinds == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->kinds), self->player.kind != ALU_GAME_PERSON);
  gtk_label_set_label (self->summary, get_summary (self, get_choice (self)));
  gtk_widget_set_visible (self->name, is_named (self));
  gtk_widget_set_visible (GTK_WIDGET (self->face_button),
                          is_named (self) && self->player.kind == ALU_GAME_HUMAN);
  if (self->face != NULL)
    aluette_face_button_set_person (
        self->face_button, self->is_user ? NULL : self->player.name,
        aluette_face_picture_get_villager (ALUETTE_FACE_PICTURE (self->face)));
}

/* Shows the current player. */
static void
seat_button_update (AluetteSeatButton *self)
{
  guint choice = get_choice (self);
  g_autofree char *words = format_choice (self, choice);
  const char *name = is_named (self) ? self->player.name : words;
  /* Translators: a seat at the table: its number, the player’s name and kind. */
  g_autofree char *label = g_strdup_printf (_("Seat %u: %s, %s"), self->seat + 1, name, words);

  gtk_label_set_label (self->name_label, name);
  gtk_label_set_label (self->kind_label, is_named (self) ? words : "");
  /* An empty line keeps the faces of a row at one height. */
  gtk_widget_set_visible (GTK_WIDGET (self->kind_label), self->player.kind != ALU_GAME_PERSON);
  popover_update (self);
  aluette_set_accessible_name (self->button, label);
}

/* Names whoever takes the seat of a dummy, which has no name. */
static void
name_player (AluetteSeatButton *self)
{
  if (self->player.name[0] != '\0' || self->player.kind == ALU_GAME_DUMMY)
    return;
  aluette_game_setup_name_player (&self->player, self->seat);
  self->setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), self->player.name);
  self->setting = FALSE;
}

static void
choice_changed (AluetteSeatButton *self)
{
  guint choice = gtk_drop_down_get_selected (self->kinds);

  if (self->setting || choice == GTK_INVALID_LIST_POSITION || choice == get_choice (self))
    return;
  self->player.kind = choice == CHOICE_HUMAN              ? ALU_GAME_HUMAN
                      : choice == get_dummy_choice (self) ? ALU_GAME_DUMMY
                                                          : ALU_GAME_BOT;
  self->player.level[0] = '\0';
  if (self->player.kind == ALU_GAME_BOT)
    g_strlcpy (self->player.level, self->bots->level_ids[choice], sizeof self->player.level);
  name_player (self);
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
fill_choices (AluetteSeatButton *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  gboolean has_dummy = self->may_be_dummy && self->ui->presentation->dummy != NULL;
  guint n = get_dummy_choice (self) + (has_dummy ? 1 : 0);

  for (guint choice = CHOICE_HUMAN; choice < n; choice++)
    gtk_string_list_take (list, format_choice (self, choice));
  gtk_drop_down_set_model (self->kinds, G_LIST_MODEL (list));
}

/* Shows the player in the popover, if it is there. @choices: whether there are other choices than
 * before */
static void
fill_popover (AluetteSeatButton *self, gboolean choices)
{
  if (self->kinds == NULL)
    return;
  self->setting = TRUE;
  if (choices)
    fill_choices (self);
  gtk_drop_down_set_selected (self->kinds, get_choice (self));
  gtk_editable_set_text (GTK_EDITABLE (self->name), self->player.name);
  self->setting = FALSE;
}

/* Builds the popover when it is first opened: those of all seats take longer than the rest of the
 * page. */
static void
make_popover (GtkMenuButton *button, gpointer data)
{
  AluetteSeatButton *self = data;
  g_autoptr (GtkBuilder) builder = NULL;

  if (self->kinds != NULL)
    return;
  g_type_ensure (ALUETTE_TYPE_FACE_BUTTON);
  builder = gtk_builder_new_from_resource (
      "/io/github/aluette/Aluette/shell/aluette-seat-popover.ui");
  self->kinds = GTK_DROP_DOWN (gtk_builder_get_object (builder, "kinds"));
  self->summary = GTK_LABEL (gtk_builder_get_object (builder, "summary"));
  self->name = GTK_WIDGET (gtk_builder_get_object (builder, "name"));
  self->face_button = ALUETTE_FACE_BUTTON (gtk_builder_get_object (builder, "face_button"));
  aluette_drop_down_name_parts (self->kinds);
  g_signal_connect_swapped (self->kinds, "notify::selected", G_CALLBACK (choice_changed), self);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (name_typed), self);
  fill_popover (self, TRUE);
  popover_update (self);
  gtk_menu_button_set_popover (button,
                               GTK_WIDGET (gtk_builder_get_object (builder, "popover")));
}

static GtkSizeRequestMode
aluette_seat_button_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A GtkMenuButton of GTK 4.8 has the same height in every width, so that a name that wraps would
 * not fit into it. The button inside knows better. */
static void
aluette_seat_button_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  GtkWidget *button = gtk_widget_get_first_child (ALUETTE_SEAT_BUTTON (widget)->button);

  gtk_widget_measure (button, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
aluette_seat_button_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (ALUETTE_SEAT_BUTTON (widget)->button, width, height, baseline, NULL);
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
  widget_class->get_request_mode = aluette_seat_button_get_request_mode;
  widget_class->measure = aluette_seat_button_measure;
  widget_class->size_allocate = aluette_seat_button_size_allocate;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_SEAT_BUTTON, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-seat-button.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, button);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, content);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, name_label);
  gtk_widget_class_bind_template_child (widget_class, AluetteSeatButton, kind_label);
}

static void
aluette_seat_button_init (AluetteSeatButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_popover, self, NULL);
}

GtkWidget *
aluette_seat_button_new (guint seat)
{
  AluetteSeatButton *self = g_object_new (ALUETTE_TYPE_SEAT_BUTTON, NULL);

  self->seat = seat;
  return GTK_WIDGET (self);
}

void
aluette_seat_button_set_player (AluetteSeatButton *self, const AluGameKind *kind,
                                const AluGamePlayer *player, gboolean may_be_dummy)
{
  const AluetteUiKind *ui = aluette_ui_kind_from_id (kind->id);
  gboolean choices;

  g_return_if_fail (ALUETTE_IS_SEAT_BUTTON (self));

  choices = self->ui != ui || self->may_be_dummy != may_be_dummy;
  self->ui = ui;
  self->bots = alu_bot_kind_from_id (kind->id);
  self->player = *player;
  self->may_be_dummy = may_be_dummy;
  fill_popover (self, choices);
  seat_button_update (self);
}

void
aluette_seat_button_set_villager (AluetteSeatButton *self, guint villager, gboolean is_user)
{
  g_return_if_fail (ALUETTE_IS_SEAT_BUTTON (self));

  self->is_user = is_user;
  if (self->face == NULL)
    {
      self->face = aluette_face_picture_new (villager, ALUETTE_N_GESTURES, FACE_SIZE);
      gtk_widget_set_halign (self->face, GTK_ALIGN_CENTER);
      gtk_box_prepend (self->content, self->face);
    }
  aluette_face_picture_set_villager (ALUETTE_FACE_PICTURE (self->face), villager);
  popover_update (self);
}

void
aluette_seat_button_set_for_network (AluetteSeatButton *self, gboolean for_network)
{
  g_return_if_fail (ALUETTE_IS_SEAT_BUTTON (self));

  if (self->for_network == for_network)
    return;
  self->for_network = for_network;
  fill_popover (self, TRUE);
}

const AluGamePlayer *
aluette_seat_button_get_player (AluetteSeatButton *self)
{
  g_return_val_if_fail (ALUETTE_IS_SEAT_BUTTON (self), NULL);

  return &self->player;
}
