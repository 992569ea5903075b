/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-score-page.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/tarot/aluette-tarot-choice.h"
#include "ui/tarot/aluette-tarot-deal-form.h"
#include "ui/tarot/aluette-tarot-score-curve.h"
#include "ui/tarot/aluette-tarot-sheet-export.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"
#include "ui/tarot/aluette-tarot-totals.h"

struct _AluetteTarotScorePage
{
  AluetteSheetPage parent_instance;

  AluetteTarotTotals *totals;
  GtkWidget *entry; /* what asks for the next deal */
  GtkButton *repeat;
  GtkWidget *players;               /* asks who plays the deal, if somebody sits out */
  AluetteTarotChoice *line_up;      /* in @players; a choice for each person */
  guint n_shown;                    /* the people in it, and in the menu of dealers */
  guint8 proposed[TAROT_MAX_SEATS]; /* the line-up that was proposed last */
  GtkWidget *asked_form;            /* has the form */
  AluetteTarotDealForm *form;
  const char *seated[TAROT_MAX_SEATS + 1]; /* the names in the form, those of the sheet */
  GtkLabel *preview;
  AluetteLineChart *curve;
  GtkLabel *summary;
  GtkEditable *newcomer; /* the name of somebody who joins */
  GtkWidget *newcomers;
  GMenuModel *share_menu;
};

static void form_changed (AluetteTarotScorePage *self);
static void show_repeat (AluetteTarotScorePage *self);

G_DEFINE_FINAL_TYPE (AluetteTarotScorePage, aluette_tarot_score_page, ALUETTE_TYPE_SHEET_PAGE)

static AluetteTarotScoreSheet *
get_sheet (AluetteTarotScorePage *self)
{
  return ALUETTE_TAROT_SCORE_SHEET (aluette_sheet_page_get_sheet (ALUETTE_SHEET_PAGE (self)));
}

static AluetteTarotText
get_text (AluetteTarotScorePage *self)
{
  return (AluetteTarotText) { aluette_sheet_page_get_header (ALUETTE_SHEET_PAGE (self)),
                              ALU_GAME_SPECTATOR,
                              aluette_tarot_score_sheet_get_names (get_sheet (self)) };
}

static guint
get_n_people (AluetteTarotScorePage *self)
{
  return aluette_tarot_score_sheet_get_n_people (get_sheet (self));
}

static guint
get_n_seats (AluetteTarotScorePage *self)
{
  return aluette_tarot_score_sheet_get_header (get_sheet (self))->rules.n_seats;
}

static guint
get_n_deals (AluetteTarotScorePage *self)
{
  return aluette_sheet_get_n_deals (ALUETTE_SHEET (get_sheet (self)));
}

/* Returns: (transfer none) (nullable): the last deal with a taker */
static const AluetteTarotSheetDeal *
get_last_contract (AluetteTarotScorePage *self)
{
  for (guint i = get_n_deals (self); i > 0; i--)
    {
      const AluetteTarotSheetDeal *deal = aluette_tarot_score_sheet_get_deal (get_sheet (self),
                                                                              i - 1, NULL);

      if (!deal->passed && deal->sheet.contract != TAROT_PASS)
        return deal;
    }
  return NULL;
}

static char *
score_page_format_player (AluetteSheetPage *page, guint person)
{
  AluetteTarotText text = get_text (ALUETTE_TAROT_SCORE_PAGE (page));

  return aluette_tarot_text_player (&text, person);
}

/* Who plays */

/* Returns: the number of people that are chosen; @line_up gets those there are seats for */
static guint
read_line_up (AluetteTarotScorePage *self, guint8 line_up[TAROT_MAX_SEATS])
{
  guint chosen = aluette_tarot_score_sheet_has_sitters (get_sheet (self))
                     ? aluette_tarot_choice_get_all (self->line_up)
                     : (1u << get_n_seats (self)) - 1;
  guint n = 0;

  memset (line_up, 0, TAROT_MAX_SEATS);
  for (guint person = 0; person < get_n_people (self); person++)
    if ((chosen >> person & 1) != 0)
      {
        if (n < get_n_seats (self))
          line_up[n] = (guint8) person;
        n++;
      }
  return n;
}

/* Makes a form for those who play the deal, unless it is for them already. */
static void
make_form (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  const char *seated[TAROT_MAX_SEATS + 1] = { NULL };
  guint8 line_up[TAROT_MAX_SEATS];
  TarotRules rules;
  GtkWidget *form;

  if (read_line_up (self, line_up) != get_n_seats (self))
    return;
  for (guint seat = 0; seat < get_n_seats (self); seat++)
    seated[seat] = text.names[line_up[seat]];
  if (memcmp (seated, self->seated, sizeof seated) == 0)
    return;
  memcpy (self->seated, seated, sizeof seated);
  text.names = self->seated;
  tarot_rules_from_game (&aluette_tarot_score_sheet_get_header (get_sheet (self))->rules, &rules);
  form = aluette_tarot_deal_form_new (&text, &rules);
  if (self->form != NULL)
    gtk_box_remove (GTK_BOX (self->asked_form), GTK_WIDGET (self->form));
  self->form = ALUETTE_TAROT_DEAL_FORM (form);
  gtk_box_append (GTK_BOX (self->asked_form), form);
  g_signal_connect_swapped (form, "changed", G_CALLBACK (form_changed), self);
}

static void
on_line_up_changed (AluetteTarotScorePage *self)
{
  make_form (self);
  show_repeat (self);
  form_changed (self);
}

static void
set_line_up (AluetteTarotScorePage *self, const guint8 *line_up)
{
  guint chosen = 0;

  for (guint seat = 0; seat < get_n_seats (self); seat++)
    chosen |= 1u << line_up[seat];
  if (self->line_up != NULL)
    aluette_tarot_choice_set_all (self->line_up, chosen);
  make_form (self);
}

/* Asks who plays, as soon as there are more people than seats. */
static void
show_players (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  g_auto (GStrv) names = g_new0 (char *, get_n_people (self) + 1);
  GtkWidget *choice;

  gtk_widget_set_visible (self->players, aluette_tarot_score_sheet_has_sitters (get_sheet (self)));
  if (!gtk_widget_get_visible (self->players))
    return;
  aluette_remove_children (self->players);
  for (guint person = 0; person < get_n_people (self); person++)
    names[person] = aluette_tarot_text_player (&text, person);
  choice = aluette_tarot_choice_new (_("Who plays this deal?"), (const char *const *) names);
  self->line_up = ALUETTE_TAROT_CHOICE (choice);
  aluette_tarot_choice_allow_several (self->line_up);
  g_signal_connect_swapped (choice, "changed", G_CALLBACK (on_line_up_changed), self);
  gtk_box_append (GTK_BOX (self->players), choice);
}

/* Follows who is at the table and who deals. */
static void
update_line_up (AluetteTarotScorePage *self)
{
  AluetteSheetPage *page = ALUETTE_SHEET_PAGE (self);
  gboolean joined = get_n_people (self) != self->n_shown;
  guint8 line_up[TAROT_MAX_SEATS];

  if (joined)
    {
      self->n_shown = get_n_people (self);
      show_players (self);
      aluette_sheet_page_update_dealers (page);
    }
  aluette_tarot_score_sheet_propose_line_up (get_sheet (self), get_n_deals (self), line_up);
  if (aluette_sheet_page_get_corrected (page) != ALUETTE_SHEET_PAGE_NO_DEAL
      || (!joined && memcmp (line_up, self->proposed, sizeof line_up) == 0))
    return;
  memcpy (self->proposed, line_up, sizeof line_up);
  set_line_up (self, line_up);
}

/* Returns: (transfer full) (nullable): what is wrong with who plays */
static char *
explain_line_up (AluetteTarotScorePage *self)
{
  guint8 line_up[TAROT_MAX_SEATS];
  guint n = read_line_up (self, line_up);

  if (n == get_n_seats (self))
    return NULL;
  /* Translators: the number of players that a deal needs, and of those chosen. */
  return g_strdup_printf (_("%1$u people play a deal; %2$u are chosen."), get_n_seats (self), n);
}

/* Returns: (transfer full) (nullable): what is missing in the deal, as a sentence */
static char *
read_deal (AluetteTarotScorePage *self, AluetteTarotSheetDeal *deal)
{
  char *fault = explain_line_up (self);

  if (fault == NULL)
    fault = aluette_tarot_deal_form_get (self->form, deal);
  read_line_up (self, deal->line_up);
  return fault;
}

/* Returns: (transfer full): what the deal in the form is worth, or what is missing */
static char *
format_preview (AluetteTarotScorePage *self, gboolean *possible)
{
  AluetteTarotText text = get_text (self);
  AluetteTarotSheetDeal deal;
  g_autoptr (GError) error = NULL;
  g_autofree char *missing = read_deal (self, &deal);
  g_autofree char *what = NULL;
  g_autofree char *marks = NULL;
  TarotScore score;

  *possible = FALSE;
  if (missing != NULL)
    return g_steal_pointer (&missing);
  if (!aluette_tarot_score_sheet_preview (get_sheet (self), &deal, &score, &error))
    return g_strdup (error->message);
  *possible = TRUE;
  what = aluette_tarot_sheet_text_deal (&text, get_n_seats (self), &deal);
  text.names = self->seated;
  marks = aluette_tarot_sheet_text_points (&text, get_n_seats (self), score.marks);
  return g_strconcat (what, "\n", marks, NULL);
}

static void
show_preview (AluetteTarotScorePage *self)
{
  gboolean possible;
  g_autofree char *text = format_preview (self, &possible);

  gtk_label_set_text (self->preview, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.enter",
                                 possible && gtk_widget_get_visible (self->entry));
}

static void
form_changed (AluetteTarotScorePage *self)
{
  show_preview (self);
  aluette_announce (GTK_WIDGET (self->preview), gtk_label_get_text (self->preview));
}

static void
score_page_fill_row (AluetteSheetPage *page, AdwActionRow *row, guint index, const char *dealt)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (page);
  AluetteTarotText text = get_text (self);
  gint32 score[ALUETTE_TAROT_MAX_PEOPLE];
  const AluetteTarotSheetDeal *deal = aluette_tarot_score_sheet_get_deal (get_sheet (self), index,
                                                                          score);
  g_autofree char *what = aluette_tarot_sheet_text_deal (&text, get_n_seats (self), deal);
  g_autofree char *title = g_markup_printf_escaped ("%u. %s", index + 1, what);
  g_autofree char *points = aluette_tarot_sheet_text_points (&text, get_n_people (self), score);
  g_autofree char *subtitle = g_markup_printf_escaped ("%s\n%s", points, dealt);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
}

/* How often each player took, and made it. */
static void
show_summary (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint person = 0; person < get_n_people (self); person++)
    {
      g_autofree char *name = aluette_tarot_text_player (&text, person);
      g_autofree char *contracts = aluette_tarot_sheet_text_contracts (get_sheet (self), person);

      g_string_append_c (lines, person > 0 ? '\n' : ' ');
      g_string_append_printf (lines, C_("score sheet", "%1$s: %2$s"), name, contracts);
    }
  gtk_label_set_text (self->summary, g_strstrip (lines->str));
  gtk_widget_set_visible (GTK_WIDGET (self->summary), get_last_contract (self) != NULL);
}

/* Returns: the seat of a person in the form, or TAROT_NOBODY */
static guint
find_seat (AluetteTarotScorePage *self, guint person)
{
  guint8 line_up[TAROT_MAX_SEATS];

  read_line_up (self, line_up);
  for (guint seat = 0; seat < get_n_seats (self); seat++)
    if (line_up[seat] == person)
      return seat;
  return TAROT_NOBODY;
}

/* The button that proposes the last taker and contract again. */
static void
show_repeat (AluetteTarotScorePage *self)
{
  gboolean correcting = aluette_sheet_page_get_corrected (ALUETTE_SHEET_PAGE (self))
                        != ALUETTE_SHEET_PAGE_NO_DEAL;
  AluetteTarotText text = get_text (self);
  const AluetteTarotSheetDeal *last = get_last_contract (self);
  guint taker = last != NULL ? aluette_tarot_score_sheet_get_person (get_sheet (self), last,
                                                                     last->sheet.taker)
                             : 0;
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->repeat),
                          last != NULL && !correcting && find_seat (self, taker) != TAROT_NOBODY);
  if (last == NULL)
    return;
  name = aluette_tarot_text_player (&text, taker);
  /* Translators: the taker and the contract of the last deal, to enter both again. */
  label = g_strdup_printf (_("Again: %1$s, %2$s"), name,
                           aluette_tarot_text_bid (last->sheet.contract));
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (self->repeat)), label);
  aluette_set_accessible_name (self->repeat, label);
}

static void
score_page_update_entry (AluetteSheetPage *page, gboolean correcting, gboolean over)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (page);

  gtk_widget_set_visible (self->entry, correcting || !over);
  gtk_widget_set_visible (self->newcomers,
                          !over && get_n_people (self) < ALUETTE_TAROT_MAX_PEOPLE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.pass", correcting || !over);
  show_repeat (self);
  show_preview (self);
}

static char *
score_page_format_end (AluetteSheetPage *page)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (page);
  AluetteTarotText text = get_text (self);

  return aluette_tarot_text_winners (&text, get_n_people (self),
                                     aluette_tarot_score_sheet_get_winners (get_sheet (self)));
}

/* Totals, curve and summary. */
static void
score_page_show_scores (AluetteSheetPage *page)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (page);
  AluetteTarotText text = get_text (self);
  g_autoptr (GArray) after = g_array_new (FALSE, FALSE, sizeof (AluetteScores));
  AluetteScores scores = { { 0 } };

  update_line_up (self);
  for (guint i = 0; i < get_n_deals (self); i++)
    {
      aluette_tarot_score_sheet_get_deal (get_sheet (self), i, scores.of_person);
      g_array_append_val (after, scores);
    }
  aluette_tarot_totals_set (self->totals, &text, get_n_people (self), scores.of_person);
  aluette_tarot_score_curve_show (self->curve, ALUETTE_CHART_ON_SLATE, &text, get_n_people (self),
                                  after,
                                  aluette_tarot_score_sheet_get_header (get_sheet (self))
                                      ->rules.options[TAROT_OPTION_TARGET]);
  show_summary (self);
}

static void
score_page_edit_deal (AluetteSheetPage *page, guint index)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (page);
  const AluetteTarotSheetDeal *deal = NULL;
  guint8 line_up[TAROT_MAX_SEATS];

  if (index != ALUETTE_SHEET_PAGE_NO_DEAL)
    deal = aluette_tarot_score_sheet_get_deal (get_sheet (self), index, NULL);
  else
    aluette_tarot_score_sheet_propose_line_up (get_sheet (self), get_n_deals (self), line_up);
  set_line_up (self, deal != NULL ? deal->line_up : line_up);
  aluette_tarot_deal_form_set (self->form, deal);
}

static void
enter_deal (AluetteTarotScorePage *self, const AluetteTarotSheetDeal *deal)
{
  if (aluette_sheet_page_enter_deal (ALUETTE_SHEET_PAGE (self), deal))
    gtk_widget_child_focus (GTK_WIDGET (self->form), GTK_DIR_TAB_FORWARD);
}

static void
enter_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  AluetteTarotSheetDeal deal;
  g_autofree char *missing = read_deal (self, &deal);

  if (missing == NULL)
    enter_deal (self, &deal);
}

static void
pass_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  AluetteTarotSheetDeal deal = { .passed = TRUE };

  tarot_sheet_init (&deal.sheet);
  if (read_line_up (self, deal.line_up) == get_n_seats (self))
    enter_deal (self, &deal);
}

/* Adds the person whose name was entered. */
static void
on_newcomer (AluetteTarotScorePage *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->newcomer)));
  AdwToastOverlay *toasts = aluette_sheet_page_get_toasts (ALUETTE_SHEET_PAGE (self));
  g_autoptr (GError) error = NULL;

  if (*name == '\0')
    return;
  if (!aluette_tarot_score_sheet_add_person (get_sheet (self), name, &error))
    {
      aluette_toast_show (toasts, error->message);
      return;
    }
  gtk_editable_set_text (self->newcomer, "");
}

static void
repeat_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  const AluetteTarotSheetDeal *last = get_last_contract (self);

  if (last != NULL)
    aluette_tarot_deal_form_propose (
        self->form,
        find_seat (self, aluette_tarot_score_sheet_get_person (get_sheet (self), last,
                                                               last->sheet.taker)),
        (TarotBid) last->sheet.contract);
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  AluetteTarotText text = get_text (self);
  AdwToastOverlay *toasts = aluette_sheet_page_get_toasts (ALUETTE_SHEET_PAGE (self));
  const char *name = strchr (action, '.') + 1;

  if (g_str_equal (name, "print"))
    aluette_tarot_sheet_print (toasts, &text, get_sheet (self));
  else if (g_str_equal (name, "copy"))
    aluette_tarot_sheet_copy (toasts, &text, get_sheet (self));
  else
    aluette_tarot_sheet_export (toasts, &text, get_sheet (self), name);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const exports[] = { "score.print", "score.pdf", "score.csv", "score.save",
                                         "score.copy" };

  gtk_widget_class_install_action (widget_class, "score.enter", NULL, enter_action);
  gtk_widget_class_install_action (widget_class, "score.pass", NULL, pass_action);
  gtk_widget_class_install_action (widget_class, "score.repeat", NULL, repeat_action);
  for (gsize i = 0; i < G_N_ELEMENTS (exports); i++)
    gtk_widget_class_install_action (widget_class, exports[i], NULL, export_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "score.enter", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "score.print",
                                       NULL);
}

static void
aluette_tarot_score_page_class_init (AluetteTarotScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AluetteSheetPageClass *page_class = ALUETTE_SHEET_PAGE_CLASS (klass);

  page_class->format_player = score_page_format_player;
  page_class->format_end = score_page_format_end;
  page_class->fill_row = score_page_fill_row;
  page_class->show_scores = score_page_show_scores;
  page_class->edit_deal = score_page_edit_deal;
  page_class->update_entry = score_page_update_entry;
  install_actions (widget_class);
  g_type_ensure (ALUETTE_TYPE_TAROT_TOTALS);
  g_type_ensure (ALUETTE_TYPE_LINE_CHART);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/tarot/aluette-tarot-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, totals);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, entry);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, repeat);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, players);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, asked_form);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, newcomer);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, newcomers);
  gtk_widget_class_bind_template_callback (widget_class, on_newcomer);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, preview);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, curve);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, summary);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, share_menu);
}

static void
aluette_tarot_score_page_init (AluetteTarotScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_sheet_page_set_share_menu (ALUETTE_SHEET_PAGE (self), self->share_menu);
}

GtkWidget *
aluette_tarot_score_page_new (AluetteTarotScoreSheet *sheet)
{
  AluetteTarotScorePage *self = g_object_new (ALUETTE_TYPE_TAROT_SCORE_PAGE, NULL);

  aluette_sheet_page_set_sheet (ALUETTE_SHEET_PAGE (self), ALUETTE_SHEET (sheet), &tarot_kind,
                                aluette_tarot_score_sheet_get_header (sheet));
  return GTK_WIDGET (self);
}
