/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-decks.h"
#include "ui/aluette/signs/aluette-sign-timeline.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-sign-history.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/aluette/aluette-text-context.h"
#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/aluette/signs/aluette-gesture-button.h"
#include "ui/aluette/signs/aluette-gesture-picture.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-small-card.h"

/* A row that can be activated. */
typedef struct
{
  guint number;      /* index of the event */
  GtkWidget *button; /* (transfer none) */
  GtkWidget *here;   /* (transfer none): mark of the current position */
  char *spoken;
} Entry;

#define CARD_WIDTH 28
#define FACE_SIDE 48
/* Space above and below the current row when it is scrolled into view, in pixels. */
#define AROUND 36

struct _AluetteSignTimeline
{
  AdwBin parent_instance;

  AluetteTableStyle *style;
  GSettings *settings;
  AluetteGame *game;             /* (nullable) */
  const AluGameHeader *header; /* header of the match shown */
  guint seat;
  GtkScrolledWindow *scroller;
  GtkWidget *content;
  GtkLabel *note;
  GtkFlowBox *hands;
  GtkWidget *box;
  GArray *entries; /* (nullable): of Entry, while the rows can be activated */
  GArray *last;    /* (nullable): of AluetteSignRecord: the last finished deal of the game */
  AluCardSet last_hands[ALU_MAX_SEATS];
  guint last_number; /* number of that deal, from 1 */
};

enum
{
  ENTRY_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteSignTimeline, aluette_sign_timeline, ADW_TYPE_BIN)

static AluetteTextContext
get_text_context (AluetteSignTimeline *self)
{
  return (AluetteTextContext) { self->header, self->seat,
                                aluette_table_style_get_deck (self->style) };
}

/* Returns: (transfer full) (nullable): the names of a set of seats, or NULL for none. */
static char *
name_seats (AluetteSignTimeline *self, guint seats)
{
  AluetteTextContext context = get_text_context (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < context.header->rules.n_seats; i++)
    if (seats & (1u << i))
      g_ptr_array_add (names, i == self->seat ? g_strdup (C_("player", "You"))
                                              : aluette_text_player (&context, i));
  if (names->len == 0)
    return NULL;
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

static GtkWidget *
make_hand (AluetteSignTimeline *self, guint seat, AluCardSet hand)
{
  GtkWidget *cards = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 2, NULL);
  g_autofree char *name = name_seats (self, 1u << seat);
  AluCard sorted[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rule_set_order (self->header->rules.set), hand, sorted);

  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (cards), aluette_small_card_new (sorted[i], self->style, CARD_WIDTH));
  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 2, aluette_wrapping_label_new (name, "heading"),
                          cards, NULL);
}

static void
add_hands (AluetteSignTimeline *self, const AluCardSet *hands)
{
  for (guint i = 0; i < self->header->rules.n_seats; i++)
    gtk_flow_box_append (self->hands, make_hand (self, i, hands[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->hands), TRUE);
}

static const char *
format_truth (AluetteTruth truth)
{
  switch (truth)
    {
    case ALUETTE_TRUTH_TRUE:
      return C_("sign", "True");
    case ALUETTE_TRUTH_BLUFF:
      return C_("sign", "Bluff");
    default:
      return C_("sign", "Opinion");
    }
}

/* Returns: (transfer full): who understood, noticed or missed a sign, one line each. */
static char *
format_outcomes (AluetteSignTimeline *self, const AluEvent *event)
{
  guint n_seats = self->header->rules.n_seats;
  guint missed = 0;
  g_autofree char *read = name_seats (self, event->sign.read);
  g_autofree char *noticed = name_seats (self, event->sign.noticed);
  g_autofree char *missing = NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_seats; i++)
    if (i != event->seat && !((event->sign.read | event->sign.noticed) & (1u << i))
        && self->header->players[i].kind != ALU_GAME_DUMMY)
      missed |= 1u << i;
  missing = name_seats (self, missed);
  if (read != NULL)
    g_string_append_printf (text, _("Understood it: %s"), read);
  if (noticed != NULL)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      g_string_append_printf (text, _("Noticed a gesture: %s"), noticed);
    }
  if (missing != NULL)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      g_string_append_printf (text, _("Missed it: %s"), missing);
    }
  return g_string_free (text, FALSE);
}

static guint
find_villager (AluetteSignTimeline *self, guint seat)
{
  const AluGamePlayer *players = self->header->players;
  guint n_seats = self->header->rules.n_seats;
  guint people = self->game != NULL ? aluette_game_get_seats_here (self->game) : 0;
  const char *names[ALU_MAX_SEATS];
  g_autoptr (GVariant) faces = g_settings_get_value (self->settings, ALUETTE_FACES_KEY);
  AluetteOwnFace own;
  guint cast[ALU_MAX_SEATS];

  for (guint i = 0; i < n_seats; i++)
    names[i] = players[i].kind != ALU_GAME_DUMMY ? players[i].name : NULL;
  own = aluette_own_face_get (self->settings,
                              people != 0 ? people : alu_game_humans (self->header));
  own.faces = faces;
  aluette_villagers_cast (names, &own, cast, n_seats);
  return cast[seat];
}

/* Creates a face that performs its sign on a click, unless the whole row is a button. */
static GtkWidget *
make_face (AluetteSignTimeline *self, guint seat, AluetteGesture gesture)
{
  guint villager = find_villager (self, seat);

  return self->entries != NULL ? aluette_gesture_picture_new (villager, gesture, FACE_SIDE)
                               : aluette_gesture_button_new (villager, gesture, FACE_SIDE);
}

/* Creates the row of a sign. @spoken: (out) (transfer full): its accessible name. */
static GtkWidget *
make_sign_row (AluetteSignTimeline *self, const AluetteSignRecord *record, char **spoken)
{
  const AluEvent *event = &record->event;
  AluSign sign = (AluSign) event->sign.sign;
  AluetteGesture gesture = aluette_sign_gesture (self->settings, sign, event->sign.strength);
  AluetteTextContext context = get_text_context (self);
  g_autofree char *name = name_seats (self, 1u << event->seat);
  g_autofree char *title = g_strdup_printf (C_("note", "%1$s: %2$s"), name,
                                            aluette_text_sign (&context, sign,
                                                               event->sign.strength));
  g_autofree char *outcomes = format_outcomes (self, event);
  GtkWidget *truth = aluette_wrapping_label_new (format_truth (record->truth), "truth");
  GtkWidget *words = aluette_box_new (GTK_ORIENTATION_VERTICAL, 1,
                                      aluette_wrapping_label_new (title, "heading"),
                                      aluette_wrapping_label_new (outcomes, "dim-label"), NULL);

  gtk_widget_add_css_class (truth, record->truth == ALUETTE_TRUTH_BLUFF ? "bluff" : "plain");
  gtk_label_set_wrap (GTK_LABEL (truth), FALSE);
  gtk_widget_set_valign (truth, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  *spoken = g_strdup_printf ("%s. %s. %s", title, format_truth (record->truth), outcomes);
  g_strdelimit (*spoken, "\n", ';');
  return aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 10, make_face (self, event->seat, gesture),
                          words, truth, NULL);
}

static GtkWidget *
make_say_row (AluetteSignTimeline *self, const AluEvent *event, char **spoken)
{
  AluetteTextContext context = get_text_context (self);
  /* The text of a call does not depend on the view. */
  AluView view = { 0 };
  GtkWidget *words;

  *spoken = aluette_text_event (&context, &view, event, &view);
  words = aluette_wrapping_label_new (*spoken, NULL);
  gtk_widget_set_hexpand (words, TRUE);
  return aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 10, words, NULL);
}

static void
on_clicked (GtkWidget *button, AluetteSignTimeline *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (g_array_index (self->entries, Entry, i).button == button)
      {
        g_signal_emit (self, signals[ENTRY_ACTIVATED], 0,
                       g_array_index (self->entries, Entry, i).number);
        return;
      }
}

/* Returns: (transfer none): a button around @row, with a hidden mark of the current position. */
static GtkWidget *
make_button (AluetteSignTimeline *self, GtkWidget *row, guint number, const char *spoken)
{
  GtkWidget *button = aluette_content_button_new (row, "flat", spoken);
  GtkWidget *here = aluette_wrapping_label_new (C_("replay", "Here"), "truth");
  Entry entry = { number, button, here, g_strdup (spoken) };

  gtk_label_set_wrap (GTK_LABEL (here), FALSE);
  gtk_widget_set_valign (here, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (here, FALSE);
  gtk_box_append (GTK_BOX (row), here);
  gtk_widget_set_tooltip_text (button, _("Go to This Position"));
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  g_array_append_val (self->entries, entry);
  return button;
}

static void
add_entry (AluetteSignTimeline *self, const AluetteSignRecord *record)
{
  g_autofree char *spoken = NULL;
  GtkWidget *row = record->event.type == ALU_EVENT_SIGN
                       ? make_sign_row (self, record, &spoken)
                       : make_say_row (self, &record->event, &spoken);

  if (self->entries != NULL)
    row = make_button (self, row, record->number, spoken);
  gtk_widget_add_css_class (row, "timeline-row");
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
add_heading (AluetteSignTimeline *self, guint trick)
{
  g_autofree char *text = trick == 0 ? g_strdup (_("Before the First Card"))
                                     : g_strdup_printf (_("Trick %u"), trick);

  gtk_box_append (GTK_BOX (self->box), aluette_wrapping_label_new (text, "timeline-trick"));
}

static void
add_line (AluetteSignTimeline *self, GArray *records)
{
  for (guint i = 0; i < records->len; i++)
    {
      const AluetteSignRecord *entry = &g_array_index (records, AluetteSignRecord, i);

      if (i == 0 || entry->trick != (entry - 1)->trick)
        add_heading (self, entry->trick);
      add_entry (self, entry);
    }
  if (records->len == 0)
    gtk_box_append (GTK_BOX (self->box),
                    aluette_wrapping_label_new (_("Nobody made a sign in this deal."),
                                                "dim-label"));
}

static void
entry_clear (gpointer entry)
{
  g_free (((Entry *) entry)->spoken);
}

static void
sign_timeline_clear (AluetteSignTimeline *self)
{
  g_clear_pointer (&self->entries, g_array_unref);
  gtk_label_set_text (self->note, "");
  gtk_widget_set_visible (GTK_WIDGET (self->hands), FALSE);
  aluette_remove_children (GTK_WIDGET (self->hands));
  aluette_remove_children (self->box);
}

/* Says what is shown while a deal is in play: the deal before, if this screen has seen its end. */
static void
show_note (AluetteSignTimeline *self)
{
  const char *text = self->last != NULL ? _(
                         "This is the deal before. The signs of this deal are shown after it is "
                         "played.")
                                        : _("Hands and signs are shown after the deal is played.");

  gtk_label_set_text (self->note, text);
}

/* Returns: the number of deals begun. */
static guint
count_deals (AluetteSignTimeline *self)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (self->game, ALU_NOBODY);

  return aluette_view_get_aluette (aluette_seat_log_get_view (log))->match.n_deals;
}

/* Keeps the deal that has ended, or forgets it: an undone card puts it in play again. */
static void
keep_last (AluetteSignTimeline *self, GArray *records, const AluCardSet *hands)
{
  if (records == NULL && self->last_number < count_deals (self))
    return;
  g_clear_pointer (&self->last, g_array_unref);
  self->last = records != NULL ? g_array_ref (records) : NULL;
  self->last_number = count_deals (self);
  memcpy (self->last_hands, hands, sizeof self->last_hands);
}

static void
sign_timeline_refresh (AluetteSignTimeline *self)
{
  AluCardSet hands[ALU_MAX_SEATS] = { 0 };
  g_autoptr (GArray) records = NULL;

  sign_timeline_clear (self);
  if (self->game == NULL)
    return;
  self->header = aluette_game_get_header (self->game);
  records = aluette_sign_history (self->game, hands);
  keep_last (self, records, hands);
  if (records == NULL)
    show_note (self);
  if (self->last == NULL)
    return;
  add_hands (self, self->last_hands);
  add_line (self, self->last);
}

static void
aluette_sign_timeline_dispose (GObject *object)
{
  AluetteSignTimeline *self = ALUETTE_SIGN_TIMELINE (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->last, g_array_unref);
  g_clear_object (&self->style);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_sign_timeline_parent_class)->dispose (object);
}

static void
aluette_sign_timeline_class_init (AluetteSignTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_sign_timeline_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-sign-timeline.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignTimeline, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignTimeline, content);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignTimeline, note);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignTimeline, hands);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignTimeline, box);
  signals[ENTRY_ACTIVATED] = g_signal_new ("entry-activated", G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_UINT);
}

static void
aluette_sign_timeline_init (AluetteSignTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = aluette_settings_new ();
  self->seat = ALU_NOBODY;
}

GtkWidget *
aluette_sign_timeline_new (AluetteTableStyle *style)
{
  AluetteSignTimeline *self = g_object_new (ALUETTE_TYPE_SIGN_TIMELINE, NULL);

  self->style = style != NULL ? g_object_ref (style)
                              : aluette_table_style_new (aluette_decks_get (ALU_ORDER_ALUETTE));
  return GTK_WIDGET (self);
}

void
aluette_sign_timeline_set_game (AluetteSignTimeline *self, AluetteGame *game, guint seat)
{
  g_return_if_fail (ALUETTE_IS_SIGN_TIMELINE (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (g_set_object (&self->game, game))
    g_clear_pointer (&self->last, g_array_unref);
  self->seat = seat;
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (sign_timeline_refresh), self,
                             G_CONNECT_SWAPPED);
  sign_timeline_refresh (self);
}

void
aluette_sign_timeline_show_events (AluetteSignTimeline *self, const AluGameHeader *header,
                                   const AluEvent *events, guint n_events)
{
  AluCardSet hands[ALU_MAX_SEATS] = { 0 };
  g_autoptr (GArray) records = NULL;

  g_return_if_fail (ALUETTE_IS_SIGN_TIMELINE (self));

  aluette_sign_timeline_set_game (self, NULL, ALU_NOBODY);
  sign_timeline_clear (self);
  self->header = header;
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, entry_clear);
  records = aluette_sign_history_from_events (header, events, n_events, hands);
  if (records != NULL)
    {
      add_hands (self, hands);
      add_line (self, records);
    }
  self->header = NULL;
}

/* Shows or hides the mark of the current position, and scrolls to it. */
static void
mark_entry (AluetteSignTimeline *self, const Entry *entry, gboolean here)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_autofree char *spoken = here ? g_strdup_printf ("%s. %s", C_("replay", "Here"), entry->spoken)
                                 : g_strdup (entry->spoken);
  graphene_rect_t bounds;

  gtk_widget_set_visible (entry->here, here);
  aluette_set_accessible_name (entry->button, spoken);
  if (here && gtk_widget_compute_bounds (entry->button, self->content, &bounds))
    gtk_adjustment_clamp_page (place, bounds.origin.y - AROUND,
                               bounds.origin.y + bounds.size.height + AROUND);
}

void
aluette_sign_timeline_set_reached (AluetteSignTimeline *self, guint number)
{
  g_return_if_fail (ALUETTE_IS_SIGN_TIMELINE (self));

  for (guint i = 0; self->entries != NULL && i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      gboolean last = i + 1 == self->entries->len || (entry + 1)->number > number;

      mark_entry (self, entry, entry->number <= number && last);
    }
}
