/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/table/aluette-notepad.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/aluette/aluette-text-context.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteNotepad
{
  AdwBin parent_instance;

  AluetteGame *game; /* (nullable) */
  guint seat;
  guint deal;                                  /* number of the deal that the notes belong to */
  guint16 notes[ALU_MAX_SEATS][ALU_MAX_SEATS]; /* [owner][player]: bit per sign */
  GtkWidget *grid;
  GtkWidget *names[ALU_N_SIGNS];
  GtkWidget
      *cells[ALU_MAX_SEATS][ALU_N_SIGNS]; /* NULL in the owner's column and beyond the table */
};

G_DEFINE_FINAL_TYPE (AluetteNotepad, aluette_notepad, ADW_TYPE_BIN)

/* Signs that at most one player can make truthfully. */
static gboolean
is_single (AluSign sign)
{
  return alu_set_count (alu_sign_cards (sign)) == 1;
}

static void
find_cell (AluetteNotepad *self, GtkWidget *cell, guint *seat, guint *row)
{
  for (guint i = 0; i < ALU_MAX_SEATS; i++)
    for (guint sign = 0; sign < ALU_N_SIGNS; sign++)
      if (self->cells[i][sign] == cell)
        {
          *seat = i;
          *row = sign;
        }
}

static void
toggled_cb (GtkToggleButton *cell, AluetteNotepad *self)
{
  gboolean on = gtk_toggle_button_get_active (cell);
  guint seat = ALU_NOBODY, row = 0;

  gtk_button_set_icon_name (GTK_BUTTON (cell), on ? "object-select-symbolic" : "");
  find_cell (self, GTK_WIDGET (cell), &seat, &row);
  if (seat == ALU_NOBODY)
    return;
  self->notes[self->seat][seat] &= (guint16) ~(1u << row);
  self->notes[self->seat][seat] |= (guint16) ((guint) on << row);
  for (guint i = 0; on && is_single ((AluSign) row) && i < ALU_MAX_SEATS; i++)
    if (self->cells[i][row] != NULL && i != seat)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[i][row]), FALSE);
}

static GtkWidget *
make_cell (AluetteNotepad *self, const char *player, AluSign sign)
{
  GtkWidget *cell = gtk_toggle_button_new ();
  /* Translators: a player and a card they may hold: “Léon: The Cow”. */
  g_autofree char *label = g_strdup_printf (C_("note", "%1$s: %2$s"), player,
                                            aluette_sign_title (sign));

  gtk_widget_add_css_class (cell, "note-cell");
  gtk_widget_set_tooltip_text (cell, label);
  aluette_set_accessible_name (cell, label);
  g_signal_connect (cell, "toggled", G_CALLBACK (toggled_cb), self);
  return cell;
}

static void
add_names (AluetteNotepad *self)
{
  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      GtkWidget *name = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_label_set_wrap (GTK_LABEL (name), TRUE);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_grid_attach (GTK_GRID (self->grid), name, 0, i + 1, 1, 1);
      self->names[i] = name;
    }
}

static void
add_column (AluetteNotepad *self, guint seat, int column)
{
  AluetteTextContext context = { aluette_game_get_header (self->game), self->seat,
                                 ALUETTE_DECK_ALUETTE };
  g_autofree char *player = aluette_text_player (&context, seat);
  GtkWidget *head = aluette_centered_label_new (player, 9, "heading");

  gtk_label_set_wrap_mode (GTK_LABEL (head), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (head), 5);
  gtk_widget_set_tooltip_text (head, player);
  gtk_grid_attach (GTK_GRID (self->grid), head, column, 0, 1, 1);
  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      self->cells[seat][i] = make_cell (self, player, (AluSign) i);
      gtk_grid_attach (GTK_GRID (self->grid), self->cells[seat][i], column, i + 1, 1, 1);
    }
}

static void
notepad_rebuild (AluetteNotepad *self)
{
  aluette_remove_children (self->grid);
  memset (self->cells, 0, sizeof self->cells);
  memset (self->names, 0, sizeof self->names);
  if (self->game == NULL || self->seat == ALU_NOBODY)
    return;
  add_names (self);
  for (int i = 1; i < aluette_game_get_header (self->game)->rules.n_seats; i++)
    {
      int n_seats = aluette_game_get_header (self->game)->rules.n_seats;

      add_column (self, (self->seat + (guint) i) % (guint) n_seats, i);
    }
}

static void
show_name (AluetteNotepad *self, const AluView *view, AluSign sign)
{
  AluCardSet cards = alu_sign_cards (sign);
  AluCardSet away = view->match.deal.played | view->match.deal.hands[self->seat];
  gboolean gone = cards != 0 && (cards & ~away) == 0;
  g_autofree char *escaped = g_markup_escape_text (aluette_sign_title (sign), -1);
  g_autofree char *struck = g_strdup_printf ("<s>%s</s>", escaped);

  gtk_label_set_markup (GTK_LABEL (self->names[sign]), gone ? struck : escaped);
  gtk_widget_set_tooltip_text (self->names[sign], gone ? _("Played or in your hand") : NULL);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (self->cells[seat][sign] != NULL)
      gtk_widget_set_sensitive (self->cells[seat][sign], !gone);
}

/* Shows the notes of the active viewer. */
static void
show_notes (AluetteNotepad *self)
{
  guint16 notes[ALU_MAX_SEATS];

  memcpy (notes, self->notes[self->seat], sizeof notes);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    for (int i = 0; i < ALU_N_SIGNS; i++)
      if (self->cells[seat][i] != NULL)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[seat][i]),
                                      (notes[seat] >> i & 1u) != 0);
}

static void
notepad_refresh (AluetteNotepad *self)
{
  AluetteSeatLog *log;
  AluView view;

  if (self->game == NULL)
    return;
  log = aluette_game_get_seat_log (self->game, self->seat);
  view = *aluette_view_get_aluette (aluette_seat_log_get_view (log));
  if (view.match.n_deals != self->deal)
    memset (self->notes, 0, sizeof self->notes);
  self->deal = view.match.n_deals;
  if (self->seat == ALU_NOBODY)
    return;
  show_notes (self);
  for (int i = 0; i < ALU_N_SIGNS; i++)
    show_name (self, &view, (AluSign) i);
}

static void
aluette_notepad_dispose (GObject *object)
{
  AluetteNotepad *self = ALUETTE_NOTEPAD (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (aluette_notepad_parent_class)->dispose (object);
}

static void
aluette_notepad_class_init (AluetteNotepadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_notepad_dispose;
}

static void
aluette_notepad_init (AluetteNotepad *self)
{
  self->seat = ALU_NOBODY;
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_add_css_class (self->grid, "notepad");
  aluette_set_accessible_name (self->grid, _("Notes on Other Players’ Cards"));
  adw_bin_set_child (ADW_BIN (self), self->grid);
}

GtkWidget *
aluette_notepad_new (void)
{
  return g_object_new (ALUETTE_TYPE_NOTEPAD, NULL);
}

void
aluette_notepad_set_player (AluetteNotepad *self, AluetteGame *game, guint seat)
{
  g_return_if_fail (ALUETTE_IS_NOTEPAD (self));

  if (self->game == game && self->seat == seat)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (g_set_object (&self->game, game))
    memset (self->notes, 0, sizeof self->notes);
  self->seat = seat;
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (notepad_refresh), self,
                             G_CONNECT_SWAPPED);
  notepad_rebuild (self);
  notepad_refresh (self);
}

gboolean
aluette_notepad_is_noted (AluetteNotepad *self, guint seat, AluSign sign)
{
  g_return_val_if_fail (seat < ALU_MAX_SEATS, FALSE);

  return self->cells[seat][sign] != NULL
         && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->cells[seat][sign]));
}

void
aluette_notepad_note (AluetteNotepad *self, guint seat, AluSign sign, gboolean noted)
{
  g_return_if_fail (seat < ALU_MAX_SEATS);

  if (self->cells[seat][sign] != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[seat][sign]), noted);
}

GVariant *
aluette_notepad_get_state (AluetteNotepad *self)
{
  g_return_val_if_fail (ALUETTE_IS_NOTEPAD (self), NULL);

  return aluette_page_pack (self->notes, sizeof self->notes);
}

void
aluette_notepad_set_state (AluetteNotepad *self, GVariant *state)
{
  g_return_if_fail (ALUETTE_IS_NOTEPAD (self));

  if (aluette_page_unpack (state, self->notes, sizeof self->notes))
    notepad_refresh (self);
}
