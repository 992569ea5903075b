/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-tricks-overlay.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-table-geometry.h"

#define CARD_WIDTH 48

/* A row of the grid below all tricks and cards of a deal. */
#define LAST_ROW 64

struct _AluetteTricksOverlay
{
  AdwBin parent_instance;

  AluetteTableStyle *style;
  GtkWidget *title;
  GtkWidget *close;
  GtkWidget *scroller;
  char *why_action; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluetteTricksOverlay, aluette_tricks_overlay, ADW_TYPE_BIN)

static void
aluette_tricks_overlay_dispose (GObject *object)
{
  AluetteTricksOverlay *self = ALUETTE_TRICKS_OVERLAY (object);

  g_clear_object (&self->style);
  G_OBJECT_CLASS (aluette_tricks_overlay_parent_class)->dispose (object);
}

static void
aluette_tricks_overlay_finalize (GObject *object)
{
  g_free (ALUETTE_TRICKS_OVERLAY (object)->why_action);
  G_OBJECT_CLASS (aluette_tricks_overlay_parent_class)->finalize (object);
}

static void
aluette_tricks_overlay_class_init (AluetteTricksOverlayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_tricks_overlay_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_tricks_overlay_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/table/aluette-tricks-overlay.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTricksOverlay, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteTricksOverlay, close);
  gtk_widget_class_bind_template_child (widget_class, AluetteTricksOverlay, scroller);
  gtk_widget_class_set_css_name (widget_class, "tricks-overlay");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_tricks_overlay_init (AluetteTricksOverlay *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Also when a button of the header bar has the focus. */
  aluette_add_global_key (GTK_WIDGET (self), GDK_KEY_Escape, 0, "table.look-away", NULL);
}

GtkWidget *
aluette_tricks_overlay_new (AluetteTableStyle *style)
{
  AluetteTricksOverlay *self = g_object_new (ALUETTE_TYPE_TRICKS_OVERLAY, NULL);

  self->style = g_object_ref (style);
  return GTK_WIDGET (self);
}

static GtkWidget *
make_card (AluetteTricksOverlay *self, guint card, const char *note, const char *css_class)
{
  GtkWidget *widget = aluette_card_new (card, self->style);

  gtk_widget_set_size_request (widget, CARD_WIDTH, (int) (CARD_WIDTH * ALUETTE_CARD_TALL));
  gtk_widget_set_halign (widget, GTK_ALIGN_CENTER);
  aluette_card_set_note (ALUETTE_CARD (widget), note);
  if (css_class != NULL)
    gtk_widget_add_css_class (widget, css_class);
  return widget;
}

static void
add_names (GtkGrid *grid, const AluetteTableTricks *tricks)
{
  for (guint seat = 0; seat < tricks->n_seats; seat++)
    {
      GtkWidget *label = gtk_label_new (tricks->names[seat]);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
      gtk_widget_set_tooltip_text (label, tricks->names[seat]);
      gtk_grid_attach (grid, label, (int) seat + 1, 0, 1, 1);
    }
}

/* Adds a row with the card of each seat, with marks for leader and winner. */
static void
add_trick (AluetteTricksOverlay *self, GtkGrid *grid, const AluetteTableTricks *tricks,
           guint index)
{
  guint trick = tricks->first + index;
  int row = (int) trick + 1;
  g_autofree char *number = g_strdup_printf ("%u", trick + 1);

  gtk_grid_attach (grid, aluette_label_new (number, "dim-label"), 0, row, 1, 1);
  for (guint seat = 0; seat < tricks->n_seats; seat++)
    {
      guint card = tricks->tricks[index].cards[seat];
      gboolean takes = seat == tricks->tricks[index].taker;
      gboolean leads = seat == tricks->tricks[index].leader;
      const char *note = takes ? C_("card", "takes the trick") : leads ? C_("card", "led") : NULL;

      if (card != ALUETTE_NO_CARD)
        gtk_grid_attach (grid, make_card (self, card, note,
                                          takes ? "winning" : leads ? "led" : NULL),
                         (int) seat + 1, row, 1, 1);
    }
}

/* Adds the cards left in the hands when a deal ended early. */
static void
add_rest (AluetteTricksOverlay *self, GtkGrid *grid, const AluetteTableTricks *tricks)
{
  int row = (int) (tricks->first + tricks->n_tricks) + 1;

  for (guint seat = 0; seat < tricks->n_seats; seat++)
    for (guint i = 0; i < tricks->n_left[seat]; i++)
      gtk_grid_attach (grid, make_card (self, tricks->left[seat][i], C_("card", "not played"),
                                        "unplayed"),
                       (int) seat + 1, row + (int) i, 1, 1);
}

/* Adds a button below the card of each bot. */
static void
add_questions (AluetteTricksOverlay *self, GtkGrid *grid, const AluetteTableTricks *tricks)
{
  for (guint seat = 0; seat < tricks->n_seats; seat++)
    {
      GtkWidget *button;
      g_autofree char *spoken = NULL;

      if ((tricks->explainable >> seat & 1) == 0)
        continue;
      spoken = g_strdup_printf (_("Ask %s why"), tricks->names[seat]);
      button = gtk_button_new_with_label (_("Why?"));
      gtk_widget_add_css_class (button, "why");
      gtk_widget_set_tooltip_text (button, spoken);
      aluette_set_accessible_name (button, spoken);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (gint32) seat);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), self->why_action);
      gtk_grid_attach (grid, button, (int) seat + 1,
                       (int) (tricks->first + tricks->n_tricks) + 1, 1, 1);
    }
}

/* Appends the cards of the last trick as played, for screen readers. */
static void
describe_last (AluetteTricksOverlay *self, const AluetteTableTricks *tricks, GString *text)
{
  const AluetteDeckInfo *deck = aluette_table_style_get_deck_info (self->style);

  for (guint i = 0; deck != NULL && tricks->n_tricks > 0 && i < tricks->n_seats; i++)
    {
      guint seat = (tricks->tricks[0].leader + i) % tricks->n_seats;
      guint card = tricks->tricks[0].cards[seat];
      g_autofree char *title = card < deck->game->n_cards ? deck->format_title (card) : NULL;

      if (title == NULL)
        continue;
      g_string_append (text, "; ");
      g_string_append_printf (text, C_("report", "%1$s: %2$s"), tricks->names[seat], title);
      if (seat == tricks->tricks[0].taker)
        g_string_append_printf (text, " (%s)", C_("card", "takes the trick"));
    }
}

void
aluette_tricks_overlay_show_tricks (AluetteTricksOverlay *self, const AluetteTableTricks *tricks,
                                    gboolean last)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *key = aluette_label_new (_("Framed: takes the trick. Dotted: led."), "dim-label");
  g_autoptr (GString) spoken = g_string_new (last ? _("Last Trick") : _("Tricks of the Deal"));

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  add_names (GTK_GRID (grid), tricks);
  for (guint i = 0; i < tricks->n_tricks; i++)
    add_trick (self, GTK_GRID (grid), tricks, i);
  if (!last)
    add_rest (self, GTK_GRID (grid), tricks);
  else if (self->why_action != NULL)
    add_questions (self, GTK_GRID (grid), tricks);
  gtk_label_set_wrap (GTK_LABEL (key), TRUE);
  gtk_grid_attach (GTK_GRID (grid), key, 0, LAST_ROW, (int) tricks->n_seats + 1, 1);
  gtk_widget_set_margin_start (grid, 4);
  gtk_widget_set_margin_end (grid, 4);
  gtk_label_set_text (GTK_LABEL (self->title), spoken->str);
  if (last)
    describe_last (self, tricks, spoken);
  aluette_set_accessible_name (self, spoken->str);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), grid);
}

void
aluette_tricks_overlay_set_explain_action (AluetteTricksOverlay *self, const char *action)
{
  g_free (self->why_action);
  self->why_action = g_strdup (action);
}

void
aluette_tricks_overlay_clear (AluetteTricksOverlay *self)
{
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), NULL);
}

void
aluette_tricks_overlay_focus (AluetteTricksOverlay *self)
{
  gtk_widget_grab_focus (self->close);
}
