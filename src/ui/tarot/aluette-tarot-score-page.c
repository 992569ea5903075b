/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-score-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-game-setup.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-keep-awake.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/tarot/aluette-tarot-deal-form.h"
#include "ui/tarot/aluette-tarot-score-curve.h"
#include "ui/tarot/aluette-tarot-sheet-export.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"
#include "ui/tarot/aluette-tarot-totals.h"

enum
{
  REMATCH,
  N_SIGNALS,
};

/* Means that no deal is being corrected. */
#define NO_DEAL G_MAXUINT

struct _AluetteTarotScorePage
{
  GtkWidget parent_instance;

  AdwToastOverlay *toasts;
  GtkScrolledWindow *scroller;
  GtkMenuButton *dealer;
  GtkLabel *status;
  AluetteTarotTotals *totals;
  GtkRevealer *correcting;
  GtkLabel *correction;
  GtkWidget *over;
  GtkLabel *result;
  GtkWidget *entry; /* what asks for the next deal */
  GtkButton *repeat;
  AluetteTarotDealForm *form;
  GtkLabel *preview;
  GtkButton *enter;
  AluetteLineChart *curve;
  GtkLabel *summary;
  GtkListBox *deals;

  AluetteTarotScoreSheet *sheet;
  AluGameHeader *header;
  guint corrected; /* the deal being corrected, or NO_DEAL */
};

static guint signals[N_SIGNALS];

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTarotScorePage, aluette_tarot_score_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

static AluetteTarotText
get_text (AluetteTarotScorePage *self)
{
  return (AluetteTarotText) { self->header, ALU_GAME_SPECTATOR };
}

static guint
get_n_seats (AluetteTarotScorePage *self)
{
  return self->header->rules.n_seats;
}

/* Returns: (transfer none) (nullable): the last deal with a taker */
static const AluetteTarotSheetDeal *
get_last_contract (AluetteTarotScorePage *self)
{
  for (guint i = aluette_tarot_score_sheet_get_n_deals (self->sheet); i > 0; i--)
    {
      const AluetteTarotSheetDeal *deal
          = aluette_tarot_score_sheet_get_deal (self->sheet, i - 1, NULL);

      if (!deal->passed && deal->sheet.contract != TAROT_PASS)
        return deal;
    }
  return NULL;
}

/* Returns: (transfer full): “Deal 4: Rose deals.” */
static char *
format_status (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  guint n = aluette_tarot_score_sheet_get_n_deals (self->sheet);
  g_autofree char *name
      = aluette_tarot_text_player (&text, aluette_tarot_score_sheet_get_dealer (self->sheet, n));

  if (aluette_tarot_score_sheet_is_over (self->sheet))
    return g_strdup (_("The match is over."));
  return g_strdup_printf (_("Deal %1$d: %2$s deals."), (int) n + 1, name);
}

/* Returns: (transfer full): what the deal in the form is worth, or what is missing */
static char *
format_preview (AluetteTarotScorePage *self, gboolean *possible)
{
  AluetteTarotText text = get_text (self);
  AluetteTarotSheetDeal deal;
  g_autoptr (GError) error = NULL;
  g_autofree char *missing = aluette_tarot_deal_form_get (self->form, &deal);
  g_autofree char *what = NULL;
  g_autofree char *marks = NULL;
  TarotScore score;

  *possible = FALSE;
  if (missing != NULL)
    return g_steal_pointer (&missing);
  if (!aluette_tarot_score_sheet_preview (self->sheet, &deal, &score, &error))
    return g_strdup (error->message);
  *possible = TRUE;
  what = aluette_tarot_sheet_text_deal (&text, get_n_seats (self), &deal);
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

static GtkWidget *
make_row (AluetteTarotScorePage *self, guint index)
{
  AluetteTarotText text = get_text (self);
  gint32 score[TAROT_MAX_SEATS];
  const AluetteTarotSheetDeal *deal
      = aluette_tarot_score_sheet_get_deal (self->sheet, index, score);
  guint dealer = aluette_tarot_score_sheet_get_dealer (self->sheet, index);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *what = aluette_tarot_sheet_text_deal (&text, get_n_seats (self), deal);
  g_autofree char *title = g_markup_printf_escaped ("%u. %s", index + 1, what);
  g_autofree char *name = aluette_tarot_text_player (&text, dealer);
  g_autofree char *deals = g_strdup_printf (_("%s dealt"), name);
  g_autofree char *points = aluette_tarot_sheet_text_points (&text, get_n_seats (self), score);
  g_autofree char *subtitle = g_markup_printf_escaped ("%s\n%s", points, deals);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (row, _("Correct This Deal"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "score.correct");
  return row;
}

/* How often each player took, and made it. */
static void
show_summary (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint seat = 0; seat < get_n_seats (self); seat++)
    {
      g_autofree char *name = aluette_tarot_text_player (&text, seat);
      g_autofree char *contracts = aluette_tarot_sheet_text_contracts (self->sheet, seat);

      g_string_append_c (lines, seat > 0 ? '\n' : ' ');
      g_string_append_printf (lines, C_("score sheet", "%1$s: %2$s"), name, contracts);
    }
  gtk_label_set_text (self->summary, g_strstrip (lines->str));
  gtk_widget_set_visible (GTK_WIDGET (self->summary), get_last_contract (self) != NULL);
}

static void
show_deals (AluetteTarotScorePage *self)
{
  guint n = aluette_tarot_score_sheet_get_n_deals (self->sheet);

  aluette_remove_children (GTK_WIDGET (self->deals));
  for (guint i = n; i > 0; i--)
    gtk_list_box_append (self->deals, make_row (self, i - 1));
  gtk_widget_set_visible (GTK_WIDGET (self->deals), n > 0);
  show_summary (self);
}

/* The button that proposes the last taker and contract again. */
static void
show_repeat (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  const AluetteTarotSheetDeal *last = get_last_contract (self);
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->repeat), last != NULL && self->corrected == NO_DEAL);
  if (last == NULL)
    return;
  name = aluette_tarot_text_player (&text, last->sheet.taker);
  /* Translators: the taker and the contract of the last deal, to enter both again. */
  label = g_strdup_printf (_("Again: %1$s, %2$s"), name,
                           aluette_tarot_text_bid (last->sheet.contract));
  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (self->repeat)), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->repeat), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
}

static void
show_correction (AluetteTarotScorePage *self)
{
  gboolean correcting = self->corrected != NO_DEAL;
  gboolean over = aluette_tarot_score_sheet_is_over (self->sheet);
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *text = NULL;

  gtk_revealer_set_reveal_child (self->correcting, correcting);
  if (correcting)
    {
      text = g_strdup_printf (_("What was the result of deal %u?"), self->corrected + 1);
      gtk_label_set_text (self->correction, text);
    }
  gtk_widget_set_visible (self->entry, correcting || !over);
  gtk_widget_set_visible (self->over, over && !correcting);
  gtk_widget_set_sensitive (GTK_WIDGET (self->dealer), !over);
  gtk_widget_action_set_enabled (widget, "score.cancel", correcting);
  gtk_widget_action_set_enabled (widget, "score.remove", correcting);
  gtk_widget_action_set_enabled (widget, "score.pass", correcting || !over);
  show_repeat (self);
  show_preview (self);
}

/* Returns: (transfer full): who has won */
static char *
format_end (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  g_autofree TarotMatch *match = g_new0 (TarotMatch, 1);

  match->rules = aluette_tarot_score_sheet_get_header (self->sheet)->rules;
  match->winners = (guint8) aluette_tarot_score_sheet_get_winners (self->sheet);
  return aluette_tarot_text_match_end (&text, match);
}

/* Totals and curve. */
static void
show_scores (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  g_autoptr (GArray) after = g_array_new (FALSE, FALSE, sizeof (AluetteTarotScores));
  AluetteTarotScores scores = { { 0 } };

  for (guint i = 0; i < aluette_tarot_score_sheet_get_n_deals (self->sheet); i++)
    {
      aluette_tarot_score_sheet_get_deal (self->sheet, i, scores.of_seat);
      g_array_append_val (after, scores);
    }
  aluette_tarot_totals_set (self->totals, &text, get_n_seats (self), scores.of_seat);
  aluette_tarot_score_curve_show (self->curve, ALUETTE_CHART_ON_SLATE, &text, get_n_seats (self),
                                  after,
                                  aluette_tarot_score_sheet_get_header (self->sheet)->rules.target);
}

static void
score_page_refresh (AluetteTarotScorePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autofree char *status = format_status (self);
  g_autofree char *end = NULL;

  gtk_label_set_text (self->status, status);
  if (aluette_tarot_score_sheet_is_over (self->sheet))
    {
      end = format_end (self);
      gtk_label_set_text (self->result, end);
    }
  show_scores (self);
  show_deals (self);
  show_correction (self);
  gtk_widget_action_set_enabled (widget, "score.undo",
                                 aluette_tarot_score_sheet_can_undo (self->sheet));
  gtk_widget_action_set_enabled (widget, "score.redo",
                                 aluette_tarot_score_sheet_can_redo (self->sheet));
  aluette_announce (GTK_WIDGET (self->status), end != NULL ? end : status);
}

static void
set_corrected (AluetteTarotScorePage *self, guint deal)
{
  self->corrected = deal;
  aluette_tarot_deal_form_set (
      self->form,
      deal != NO_DEAL ? aluette_tarot_score_sheet_get_deal (self->sheet, deal, NULL) : NULL);
  show_correction (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
warn_of_crossed_out (AluetteTarotScorePage *self)
{
  guint n = aluette_tarot_score_sheet_get_n_crossed_out (self->sheet);
  g_autofree char *text = NULL;

  if (n == 0)
    return;
  text = g_strdup_printf (ngettext ("The match ended earlier: %u later deal was removed.",
                                    "The match ended earlier: %u later deals were removed.", n),
                          n);
  aluette_toast_show (self->toasts, text);
}

static void
enter_deal (AluetteTarotScorePage *self, const AluetteTarotSheetDeal *deal)
{
  g_autoptr (GError) error = NULL;
  guint corrected = self->corrected;
  gboolean good;

  if (corrected == NO_DEAL)
    good = aluette_tarot_score_sheet_add_deal (self->sheet, deal, &error);
  else
    good = aluette_tarot_score_sheet_correct_deal (self->sheet, corrected, deal, &error);
  if (!good)
    {
      aluette_toast_show (self->toasts, error->message);
      return;
    }
  set_corrected (self, NO_DEAL);
  if (corrected != NO_DEAL)
    warn_of_crossed_out (self);
  gtk_widget_child_focus (GTK_WIDGET (self->form), GTK_DIR_TAB_FORWARD);
}

static void
enter_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  AluetteTarotSheetDeal deal;
  g_autofree char *missing = aluette_tarot_deal_form_get (self->form, &deal);

  if (missing == NULL)
    enter_deal (self, &deal);
}

static void
pass_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotSheetDeal deal = { .passed = TRUE };

  tarot_sheet_init (&deal.sheet);
  enter_deal (ALUETTE_TAROT_SCORE_PAGE (widget), &deal);
}

static void
repeat_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  const AluetteTarotSheetDeal *last = get_last_contract (self);

  if (last != NULL)
    aluette_tarot_deal_form_propose (self->form, last->sheet.taker,
                                     (TarotBid) last->sheet.contract);
}

/* Derives the first dealer from the current one. */
static void
dealer_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  guint n_seats = get_n_seats (self);
  guint n = aluette_tarot_score_sheet_get_n_deals (self->sheet) % n_seats;
  guint seat = g_variant_get_uint32 (parameter) % n_seats;

  aluette_tarot_score_sheet_set_first_dealer (self->sheet, (seat + n_seats - n) % n_seats);
}

static void
correct_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  guint deal = g_variant_get_uint32 (parameter);

  if (deal >= aluette_tarot_score_sheet_get_n_deals (self->sheet))
    return;
  set_corrected (self, deal);
  gtk_widget_child_focus (GTK_WIDGET (self->correcting), GTK_DIR_TAB_FORWARD);
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_corrected (ALUETTE_TAROT_SCORE_PAGE (widget), NO_DEAL);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  guint deal = self->corrected;

  if (deal == NO_DEAL)
    return;
  set_corrected (self, NO_DEAL);
  aluette_tarot_score_sheet_remove_deal (self->sheet, deal);
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);

  set_corrected (self, NO_DEAL);
  if (g_str_equal (action, "score.undo"))
    aluette_tarot_score_sheet_undo (self->sheet);
  else
    aluette_tarot_score_sheet_redo (self->sheet);
}

static void
rematch_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  g_autofree AluGameHeader *header = g_memdup2 (self->header, sizeof *header);
  g_autofree char *text = NULL;

  aluette_game_setup_stamp (header);
  text = aluette_game_setup_to_text (&tarot_kind, header);
  if (text != NULL)
    g_signal_emit (self, signals[REMATCH], 0, text);
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (widget);
  AluetteTarotText text = get_text (self);
  const char *name = strchr (action, '.') + 1;

  if (g_str_equal (name, "print"))
    aluette_tarot_sheet_print (self->toasts, &text, self->sheet);
  else if (g_str_equal (name, "copy"))
    aluette_tarot_sheet_copy (self->toasts, &text, self->sheet);
  else
    aluette_tarot_sheet_export (self->toasts, &text, self->sheet, name);
}

static void
aluette_tarot_score_page_dispose (GObject *object)
{
  AluetteTarotScorePage *self = ALUETTE_TAROT_SCORE_PAGE (object);

  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  if (self->toasts != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->toasts));
  self->toasts = NULL;
  g_clear_object (&self->sheet);
  G_OBJECT_CLASS (aluette_tarot_score_page_parent_class)->dispose (object);
}

static void
aluette_tarot_score_page_finalize (GObject *object)
{
  g_free (ALUETTE_TAROT_SCORE_PAGE (object)->header);
  G_OBJECT_CLASS (aluette_tarot_score_page_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const exports[]
      = { "score.print", "score.pdf", "score.csv", "score.save", "score.copy" };

  gtk_widget_class_install_action (widget_class, "score.enter", NULL, enter_action);
  gtk_widget_class_install_action (widget_class, "score.pass", NULL, pass_action);
  gtk_widget_class_install_action (widget_class, "score.repeat", NULL, repeat_action);
  gtk_widget_class_install_action (widget_class, "score.dealer", "u", dealer_action);
  gtk_widget_class_install_action (widget_class, "score.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "score.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "score.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "score.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "score.redo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "score.rematch", NULL, rematch_action);
  for (gsize i = 0; i < G_N_ELEMENTS (exports); i++)
    gtk_widget_class_install_action (widget_class, exports[i], NULL, export_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "score.enter", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "score.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "score.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "score.print",
                                       NULL);
}

static void
aluette_tarot_score_page_class_init (AluetteTarotScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_tarot_score_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_tarot_score_page_finalize;
  gtk_widget_class_set_css_name (widget_class, "score-keeper");
  signals[REMATCH] = g_signal_new ("rematch", ALUETTE_TYPE_TAROT_SCORE_PAGE, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  install_actions (widget_class);
  g_type_ensure (ALUETTE_TYPE_TAROT_TOTALS);
  g_type_ensure (ALUETTE_TYPE_LINE_CHART);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/tarot/aluette-tarot-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, dealer);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, status);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, totals);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, correcting);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, correction);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, over);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, result);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, entry);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, repeat);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, preview);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, enter);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, curve);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, summary);
  gtk_widget_class_bind_template_child (widget_class, AluetteTarotScorePage, deals);
}

static void
aluette_tarot_score_page_init (AluetteTarotScorePage *self)
{
  self->corrected = NO_DEAL;
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_keep_awake (GTK_WIDGET (self), N_("Keeping score"));
}

static void
storage_failed (AluetteTarotScorePage *self, const char *message)
{
  aluette_toast_show (self->toasts, message);
}

static GMenuModel *
make_dealers (AluetteTarotScorePage *self)
{
  AluetteTarotText text = get_text (self);
  GMenu *menu = g_menu_new ();

  for (guint seat = 0; seat < get_n_seats (self); seat++)
    {
      g_autofree char *name = aluette_tarot_text_player (&text, seat);
      g_autofree char *label = g_strdup_printf (_("%s deals"), name);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "score.dealer", "u", seat);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

GtkWidget *
aluette_tarot_score_page_new (AluetteTarotScoreSheet *sheet)
{
  AluetteTarotScorePage *self = g_object_new (ALUETTE_TYPE_TAROT_SCORE_PAGE, NULL);
  const TarotRecordHeader *header = aluette_tarot_score_sheet_get_header (sheet);
  g_autoptr (GMenuModel) dealers = NULL;
  AluetteTarotText text;
  GtkWidget *form;

  self->sheet = g_object_ref (sheet);
  self->header = g_new0 (AluGameHeader, 1);
  tarot_header_to_game (header, self->header);
  text = get_text (self);
  form = aluette_tarot_deal_form_new (&text, &header->rules);
  self->form = ALUETTE_TAROT_DEAL_FORM (form);
  gtk_box_insert_child_after (GTK_BOX (self->entry), form, GTK_WIDGET (self->repeat));
  g_signal_connect_swapped (form, "changed", G_CALLBACK (form_changed), self);
  dealers = make_dealers (self);
  gtk_menu_button_set_menu_model (self->dealer, dealers);
  g_signal_connect_swapped (sheet, "changed", G_CALLBACK (score_page_refresh), self);
  g_signal_connect_swapped (sheet, "storage-failed", G_CALLBACK (storage_failed), self);
  score_page_refresh (self);
  return GTK_WIDGET (self);
}

GtkWidget *
aluette_tarot_score_page_begin (const AluGameHeader *header, AluetteJournal *journal,
                                GError **error)
{
  g_autofree TarotRecordHeader *own = g_new0 (TarotRecordHeader, 1);
  g_autoptr (AluetteTarotScoreSheet) sheet = NULL;

  tarot_header_from_game (header, own);
  sheet = aluette_tarot_score_sheet_new (own, journal, error);
  return sheet != NULL ? aluette_tarot_score_page_new (sheet) : NULL;
}

GtkWidget *
aluette_tarot_score_page_open (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteTarotScoreSheet) sheet
      = aluette_tarot_score_sheet_open (database, match, error);

  return sheet != NULL ? aluette_tarot_score_page_new (sheet) : NULL;
}

static GtkWidget *
page_make_again (AluettePage *page)
{
  return aluette_tarot_score_page_new (ALUETTE_TAROT_SCORE_PAGE (page)->sheet);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->title = N_("Score Sheet");
  iface->help_topic = "tarot-score-keeping";
  iface->make_again = page_make_again;
}
