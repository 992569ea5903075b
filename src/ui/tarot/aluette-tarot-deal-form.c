/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-deal-form.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-match.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-widgets.h"
#include "ui/tarot/aluette-tarot-choice.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"

#define HALF_POINTS_IN_DECK 182
#define GOULASH 4 /* the answer after the four contracts */

/* The slams that can be chosen, in the order of the list. */
static const struct
{
  const char *label;
  TarotSide slam;
  gboolean announced;
} slams[] = {
  { NC_("slam", "No slam"), TAROT_NO_SIDE, FALSE },
  { NC_("slam", "Slam made, not announced"), TAROT_ATTACK, FALSE },
  { NC_("slam", "Slam announced and made"), TAROT_ATTACK, TRUE },
  { NC_("slam", "Slam announced, not made"), TAROT_NO_SIDE, TRUE },
  { NC_("slam", "Slam of the defense"), TAROT_DEFENSE, FALSE },
  { NC_("slam", "Slam announced, but made by the defense"), TAROT_DEFENSE, TRUE },
};

struct _AluetteTarotDealForm
{
  AdwBin parent_instance;

  AluetteTarotText text;
  TarotRules rules;
  gboolean filling;

  GtkWidget *box;
  AluetteTarotChoice *contract;
  AluetteTarotChoice *taker;
  AluetteTarotChoice *partner; /* (nullable) */
  AluetteTarotChoice *bouts;
  AluetteTarotChoice *petit;
  GtkWidget *points_box;
  GtkEditable *points;
  AluetteTarotChoice *side; /* whose points */
  GtkLabel *other;          /* points of the other side */
  GtkWidget *goulash;       /* (nullable) */
  GtkEditable *goulash_points[TAROT_MAX_SEATS];
  GtkExpander *more;
  GtkDropDown *slam;
  GtkDropDown *handfuls[TAROT_MAX_SEATS];
  GtkDropDown *miseres[TAROT_MAX_SEATS]; /* (nullable) */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteTarotDealForm, aluette_tarot_deal_form, ADW_TYPE_BIN)

static void
aluette_tarot_deal_form_class_init (AluetteTarotDealFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_TAROT_DEAL_FORM, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_tarot_deal_form_init (AluetteTarotDealForm *self)
{
  self->box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 12, NULL);
  gtk_widget_add_css_class (self->box, "score-counter");
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static gboolean
is_goulash (AluetteTarotDealForm *self)
{
  return aluette_tarot_choice_get (self->contract) == GOULASH;
}

/* Returns: the half points of an entry, -1 if it is empty, -2 if it cannot be read */
static int
read_points (GtkEditable *entry)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  char *end;
  gint64 whole;

  if (*text == '\0')
    return -1;
  if (!g_ascii_isdigit (*text))
    return -2;
  whole = g_ascii_strtoll (text, &end, 10);
  if (whole > HALF_POINTS_IN_DECK / 2)
    return -2;
  if (g_str_equal (end, ".5") || g_str_equal (end, ",5") || g_str_equal (end, "½"))
    return (int) whole * 2 + 1 <= HALF_POINTS_IN_DECK ? (int) whole * 2 + 1 : -2;
  return *end == '\0' ? (int) whole * 2 : -2;
}

static void
write_points (GtkEditable *entry, int half_points)
{
  g_autofree char *text = half_points >= 0 ? aluette_tarot_text_points (half_points)
                                           : g_strdup ("");

  gtk_editable_set_text (entry, text);
}

/* Shows what depends on other answers. */
static void
deal_form_refresh (AluetteTarotDealForm *self)
{
  gboolean goulash = is_goulash (self);
  gboolean of_defense = aluette_tarot_choice_get (self->side) == TAROT_DEFENSE;
  int half_points = read_points (self->points);
  int taker = aluette_tarot_choice_get (self->taker);
  g_autofree char *other = NULL;
  g_autofree char *points = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->taker), !goulash);
  gtk_widget_set_visible (GTK_WIDGET (self->bouts), !goulash);
  gtk_widget_set_visible (GTK_WIDGET (self->petit), !goulash);
  gtk_widget_set_visible (self->points_box, !goulash);
  if (self->goulash != NULL)
    gtk_widget_set_visible (self->goulash, goulash);
  gtk_widget_set_visible (GTK_WIDGET (self->slam), !goulash);
  for (int seat = 0; seat < self->rules.seats; seat++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->handfuls[seat]), !goulash);
      if (self->partner != NULL)
        aluette_tarot_choice_set_possible (self->partner, seat, seat != taker);
    }
  if (self->partner != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->partner), !goulash);
  if (half_points >= 0)
    {
      points = aluette_tarot_text_points (HALF_POINTS_IN_DECK - half_points);
      other = g_strdup_printf (of_defense ? _("The attack has %s.") : _("The defense has %s."),
                               points);
    }
  gtk_label_set_text (self->other, other != NULL ? other : "");
}

static void
on_changed (AluetteTarotDealForm *self)
{
  if (self->filling)
    return;
  if (aluette_tarot_choice_get (self->side) < 0)
    aluette_tarot_choice_set (self->side, TAROT_ATTACK);
  if (aluette_tarot_choice_get (self->petit) < 0)
    aluette_tarot_choice_set (self->petit, 0);
  deal_form_refresh (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Building the form */

static AluetteTarotChoice *
add_choice (AluetteTarotDealForm *self, const char *title, const char *const *answers)
{
  GtkWidget *choice = aluette_tarot_choice_new (title, answers);

  g_signal_connect_swapped (choice, "changed", G_CALLBACK (on_changed), self);
  gtk_box_append (GTK_BOX (self->box), choice);
  return ALUETTE_TAROT_CHOICE (choice);
}

/* @last: (nullable): an answer after the names */
static AluetteTarotChoice *
add_players (AluetteTarotDealForm *self, const char *title, const char *last)
{
  g_auto (GStrv) names = g_new0 (char *, TAROT_MAX_SEATS + 2);

  for (guint seat = 0; seat < self->rules.seats; seat++)
    names[seat] = aluette_tarot_text_player (&self->text, seat);
  names[self->rules.seats] = g_strdup (last);
  return add_choice (self, title, (const char *const *) names);
}

static GtkWidget *
make_points_entry (AluetteTarotDealForm *self, const char *label)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_NUMBER);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 5);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 8);
  /* All card points of a deal. */
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "0–91");
  gtk_widget_add_css_class (entry, "score-points");
  aluette_set_accessible_name (entry, label);
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_changed), self);
  return entry;
}

static void
add_points (AluetteTarotDealForm *self)
{
  const char *const sides[] = { C_("side", "Attack"), C_("side", "Defense"), NULL };
  GtkWidget *entry = make_points_entry (self, _("Points"));
  GtkWidget *other = aluette_wrapping_label_new (NULL, NULL);
  GtkWidget *row = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 9, entry, other, NULL);

  self->side = add_choice (self, _("Points of the…"), sides);
  self->points = GTK_EDITABLE (entry);
  self->other = GTK_LABEL (other);
  self->points_box = row;
  gtk_widget_set_hexpand (other, TRUE);
  gtk_box_append (GTK_BOX (self->box), row);
  /* The side belongs to the points: both are hidden together. */
  g_object_bind_property (row, "visible", self->side, "visible", G_BINDING_SYNC_CREATE);
}

static void
add_goulash (AluetteTarotDealForm *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid),
                   aluette_wrapping_label_new (_("Points of each player"), "heading"), 0, 0, 2, 1);
  for (int seat = 0; seat < self->rules.seats; seat++)
    {
      g_autofree char *name = aluette_tarot_text_player (&self->text, (guint) seat);
      g_autofree char *title = g_strdup_printf (C_("score line", "Points of %s"), name);
      GtkWidget *entry = make_points_entry (self, title);
      GtkWidget *label = aluette_wrapping_label_new (name, NULL);

      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (GTK_GRID (grid), label, 0, seat + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), entry, 1, seat + 1, 1, 1);
      self->goulash_points[seat] = GTK_EDITABLE (entry);
    }
  self->goulash = grid;
  gtk_box_append (GTK_BOX (self->box), grid);
}

static GtkDropDown *
make_list (AluetteTarotDealForm *self, const char *label, const char *const *rows)
{
  GtkWidget *list = gtk_drop_down_new_from_strings (rows);

  aluette_set_accessible_name (list, label);
  aluette_drop_down_show_whole (GTK_DROP_DOWN (list));
  aluette_drop_down_name_parts (GTK_DROP_DOWN (list));
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_changed), self);
  return GTK_DROP_DOWN (list);
}

static void
add_declarations (AluetteTarotDealForm *self, GtkWidget *box, guint seat)
{
  const char *const handfuls[]
      = { C_("handful", "No handful"), aluette_tarot_text_handful (TAROT_SIMPLE),
          aluette_tarot_text_handful (TAROT_DOUBLE), aluette_tarot_text_handful (TAROT_TRIPLE),
          NULL };
  const char *const miseres[]
      = { C_("misère", "No misère"), aluette_tarot_text_misere (TAROT_MISERE_TRUMPS),
          aluette_tarot_text_misere (TAROT_MISERE_HONORS), C_("misère", "Both misères"), NULL };
  g_autofree char *name = aluette_tarot_text_player (&self->text, seat);
  /* Translators: a player. Names lists in which their handful or misère is chosen. */
  g_autofree char *handful = g_strdup_printf (_("Handful of %s"), name);
  g_autofree char *misere = g_strdup_printf (_("Misère of %s"), name);

  gtk_box_append (GTK_BOX (box), aluette_wrapping_label_new (name, "heading"));
  self->handfuls[seat] = make_list (self, handful, handfuls);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->handfuls[seat]));
  if (!self->rules.misere)
    return;
  self->miseres[seat] = make_list (self, misere, miseres);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->miseres[seat]));
}

static void
add_more (AluetteTarotDealForm *self)
{
  GtkWidget *expander = aluette_expander_new (
      self->rules.misere ? _("Slam, Handfuls, Misères") : _("Slam and Handfuls"));
  GtkWidget *box;
  const char *rows[G_N_ELEMENTS (slams) + 1] = { NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (slams); i++)
    rows[i] = g_dpgettext2 (NULL, "slam", slams[i].label);
  self->slam = make_list (self, C_("slam", "Slam"), rows);
  box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 6, self->slam, NULL);
  for (guint seat = 0; seat < self->rules.seats; seat++)
    add_declarations (self, box, seat);
  self->more = GTK_EXPANDER (expander);
  gtk_widget_set_margin_top (box, 6);
  aluette_expander_set_child (expander, box);
  gtk_box_append (GTK_BOX (self->box), expander);
}

static void
add_contract (AluetteTarotDealForm *self)
{
  const char *const contracts[]
      = { aluette_tarot_text_bid (TAROT_PETITE), aluette_tarot_text_bid (TAROT_GARDE),
          aluette_tarot_text_bid (TAROT_GARDE_SANS), aluette_tarot_text_bid (TAROT_GARDE_CONTRE),
          self->rules.all_pass == TAROT_ALL_PASS_GOULASH ? _("Goulash") : NULL, NULL };

  self->contract = add_choice (self, _("Contract"), contracts);
}

GtkWidget *
aluette_tarot_deal_form_new (const AluetteTarotText *text, const TarotRules *rules)
{
  AluetteTarotDealForm *self = g_object_new (ALUETTE_TYPE_TAROT_DEAL_FORM, NULL);
  const char *const bouts[] = { "0", "1", "2", "3", NULL };
  const char *const petits[] = { C_("petit au bout", "None"), C_("side", "Attack"),
                                 C_("side", "Defense"), NULL };

  self->filling = TRUE;
  self->text = *text;
  self->rules = *rules;
  self->taker = add_players (self, _("Taker"), NULL);
  add_contract (self);
  if (rules->seats == 5)
    self->partner = add_players (self, _("Partner"), C_("partner", "Alone"));
  self->bouts = add_choice (self, _("Bouts of the attack"), bouts);
  add_points (self);
  if (rules->all_pass == TAROT_ALL_PASS_GOULASH)
    add_goulash (self);
  self->petit = add_choice (self, _("Petit au bout"), petits);
  add_more (self);
  aluette_tarot_deal_form_set (self, NULL);
  return GTK_WIDGET (self);
}

/* Filling in and reading */

static void
set_declarations (AluetteTarotDealForm *self, const TarotSheet *sheet)
{
  gboolean any = FALSE;
  guint chosen = 0;

  for (guint i = 1; i < G_N_ELEMENTS (slams); i++)
    if (slams[i].slam == (TarotSide) sheet->slam && slams[i].announced == (sheet->announced != 0))
      chosen = i;
  gtk_drop_down_set_selected (self->slam, chosen);
  any = chosen != 0;
  for (int seat = 0; seat < self->rules.seats; seat++)
    {
      gtk_drop_down_set_selected (self->handfuls[seat], sheet->handfuls[seat]);
      if (self->miseres[seat] != NULL)
        gtk_drop_down_set_selected (self->miseres[seat], sheet->miseres[seat]);
      any |= sheet->handfuls[seat] != 0 || sheet->miseres[seat] != 0;
    }
  gtk_expander_set_expanded (self->more, any);
}

void
aluette_tarot_deal_form_set (AluetteTarotDealForm *self, const AluetteTarotSheetDeal *deal)
{
  TarotSheet sheet;
  gboolean played = deal != NULL && !deal->passed;
  gboolean goulash;

  tarot_sheet_init (&sheet);
  if (played)
    sheet = deal->sheet;
  goulash = played && sheet.contract == TAROT_PASS;
  self->filling = TRUE;
  aluette_tarot_choice_set (self->contract, goulash  ? GOULASH
                                            : played ? sheet.contract - TAROT_PETITE
                                                     : -1);
  aluette_tarot_choice_set (self->taker, played && !goulash ? sheet.taker : -1);
  if (self->partner != NULL)
    aluette_tarot_choice_set (self->partner, !played || goulash            ? -1
                                             : sheet.partner == TAROT_NOBODY ? self->rules.seats
                                                                             : sheet.partner);
  aluette_tarot_choice_set (self->bouts, played && !goulash ? sheet.bouts : -1);
  aluette_tarot_choice_set (self->side, TAROT_ATTACK);
  write_points (self->points, played && !goulash ? sheet.half_points[0] : -1);
  for (int seat = 0; seat < self->rules.seats && self->goulash != NULL; seat++)
    write_points (self->goulash_points[seat], goulash ? sheet.half_points[seat] : -1);
  aluette_tarot_choice_set (self->petit, sheet.petit == TAROT_NO_SIDE ? 0 : sheet.petit + 1);
  set_declarations (self, &sheet);
  deal_form_refresh (self);
  self->filling = FALSE;
}

void
aluette_tarot_deal_form_propose (AluetteTarotDealForm *self, guint taker, TarotBid contract)
{
  aluette_tarot_deal_form_set (self, NULL);
  aluette_tarot_choice_set (self->taker, (int) taker);
  aluette_tarot_choice_set (self->contract, (int) contract - TAROT_PETITE);
  on_changed (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->partner != NULL ? self->partner : self->bouts));
}

static char *
get_goulash (AluetteTarotDealForm *self, TarotSheet *sheet)
{
  for (int seat = 0; seat < self->rules.seats; seat++)
    {
      int half_points = read_points (self->goulash_points[seat]);
      g_autofree char *name = aluette_tarot_text_player (&self->text, (guint) seat);

      if (half_points == -1)
        return g_strdup_printf (_("Enter the points of %s."), name);
      if (half_points < 0)
        return g_strdup (_("Enter points from 0 to 91, half points as in 40.5."));
      sheet->half_points[seat] = (gint16) half_points;
    }
  return NULL;
}

static void
get_declarations (AluetteTarotDealForm *self, TarotSheet *sheet)
{
  guint slam = gtk_drop_down_get_selected (self->slam);

  if (sheet->contract != TAROT_PASS)
    {
      sheet->slam = (guint8) slams[slam].slam;
      sheet->announced = slams[slam].announced ? 1 : 0;
    }
  for (int seat = 0; seat < self->rules.seats; seat++)
    {
      if (sheet->contract != TAROT_PASS)
        sheet->handfuls[seat] = (guint8) gtk_drop_down_get_selected (self->handfuls[seat]);
      if (self->miseres[seat] != NULL)
        sheet->miseres[seat] = (guint8) gtk_drop_down_get_selected (self->miseres[seat]);
    }
}

static char *
get_contract (AluetteTarotDealForm *self, TarotSheet *sheet)
{
  int contract = aluette_tarot_choice_get (self->contract);
  int taker = aluette_tarot_choice_get (self->taker);
  int partner = self->partner != NULL ? aluette_tarot_choice_get (self->partner) : -1;
  int bouts = aluette_tarot_choice_get (self->bouts);
  int petit = aluette_tarot_choice_get (self->petit);
  int half_points = read_points (self->points);

  if (taker < 0)
    return g_strdup (_("Who is the taker?"));
  if (contract < 0)
    return g_strdup (_("Which contract?"));
  if (self->partner != NULL && partner < 0)
    return g_strdup (_("Who is the partner?"));
  if (bouts < 0)
    return g_strdup (_("How many bouts has the attack?"));
  if (half_points == -1)
    return g_strdup (_("Enter the points."));
  if (half_points < 0)
    return g_strdup (_("Enter points from 0 to 91, half points as in 40.5."));
  sheet->contract = (guint8) (contract + TAROT_PETITE);
  sheet->taker = (guint8) taker;
  sheet->partner = partner >= 0 && partner < self->rules.seats ? (guint8) partner : TAROT_NOBODY;
  sheet->bouts = (guint8) bouts;
  sheet->petit = petit <= 0 ? TAROT_NO_SIDE : (guint8) (petit - 1);
  sheet->half_points[0] = (gint16) (aluette_tarot_choice_get (self->side) == TAROT_DEFENSE
                                        ? HALF_POINTS_IN_DECK - half_points
                                        : half_points);
  return NULL;
}

char *
aluette_tarot_deal_form_get (AluetteTarotDealForm *self, AluetteTarotSheetDeal *deal)
{
  char *missing;

  deal->passed = FALSE;
  tarot_sheet_init (&deal->sheet);
  missing = is_goulash (self) ? get_goulash (self, &deal->sheet)
                              : get_contract (self, &deal->sheet);
  if (missing != NULL)
    return missing;
  get_declarations (self, &deal->sheet);
  return aluette_tarot_sheet_text_refusal (&self->rules, &deal->sheet);
}
