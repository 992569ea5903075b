/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-score-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "model/session/aluette-game-setup.h"
#include "ui/aluette/aluette-score-team.h"
#include "ui/aluette/aluette-trick-counter.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-keep-awake.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/aluette/aluette-text-context.h"

enum
{
  REMATCH,
  N_SIGNALS,
};

/* Means that no deal is being corrected. */
#define NO_DEAL G_MAXUINT

struct _AluetteScorePage
{
  GtkWidget parent_instance;

  AdwToastOverlay *toasts;
  GtkMenuButton *dealer;
  GtkLabel *status;
  GtkRevealer *correcting;
  GtkLabel *correction;
  GtkBox *teams;
  GtkWidget *over;
  GtkLabel *result;
  GtkWidget *others;
  GtkToggleButton *count;
  GtkRevealer *counting;
  GtkListBox *deals;

  AluetteScoreTeam *team[2];
  AluetteTrickCounter *counter;
  AluetteScoreSheet *sheet;
  guint corrected; /* the deal being corrected, or NO_DEAL */
};

static guint signals[N_SIGNALS];

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteScorePage, aluette_score_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

static AluetteTextContext
get_text_context (AluetteScorePage *self)
{
  return (AluetteTextContext) { aluette_score_sheet_get_header (self->sheet), ALU_NOBODY,
                                ALUETTE_DECK_ALUETTE };
}

/* Returns: (transfer full): “Deal 4: Rose deals.” */
static char *
format_status (AluetteScorePage *self)
{
  AluetteTextContext context = get_text_context (self);
  guint n = aluette_score_sheet_get_n_deals (self->sheet);
  guint seat = aluette_score_sheet_get_dealer (self->sheet, n);
  g_autofree char *name = NULL;

  if (seat == ALU_NOBODY)
    return g_strdup (_("Who deals first?"));
  name = aluette_text_player (&context, seat);
  if (aluette_score_sheet_get_n_misdeals (self->sheet) > 0)
    return g_strdup_printf (_("Deal %1$d: %2$s deals again."), (int) n + 1, name);
  return g_strdup_printf (_("Deal %1$d: %2$s deals."), (int) n + 1, name);
}

static GMenuModel *
make_dealers (AluetteScorePage *self)
{
  AluetteTextContext context = get_text_context (self);
  GMenu *menu = g_menu_new ();

  for (guint seat = 0; seat < context.header->rules.seats; seat++)
    {
      g_autofree char *name = aluette_text_player (&context, seat);
      g_autofree char *label = g_strdup_printf (_("%s deals"), name);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "score.dealer", "u", seat);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static GtkWidget *
make_row (AluetteScorePage *self, guint index)
{
  AluetteTextContext context = get_text_context (self);
  guint score[2];
  const AluetteSheetDeal *deal = aluette_score_sheet_get_deal (self->sheet, index, score);
  guint points = aluette_score_sheet_get_points (self->sheet, index);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *team = deal->winner != ALU_NOBODY
                              ? aluette_text_team (&context, (AluTeam) deal->winner)
                              : g_strdup (_("Nobody"));
  g_autofree char *title = g_markup_printf_escaped ("%u. %s", index + 1, team);
  g_autofree char *dealer = aluette_text_player (&context,
                                                 aluette_score_sheet_get_dealer (self->sheet,
                                                                                 index));
  g_autofree char *deals = g_strdup_printf (_("%s dealt"), dealer);
  g_autofree char *subtitle = g_markup_printf_escaped (
      "+%u · %s · %s", points, aluette_text_reason ((AluReason) deal->reason), deals);
  g_autofree char *text = g_strdup_printf ("%u – %u", score[0], score[1]);
  GtkWidget *label = gtk_label_new (text);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_add_css_class (label, "match-points");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (row, _("Correct This Deal"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "score.correct");
  return row;
}

static void
show_deals (AluetteScorePage *self)
{
  guint n = aluette_score_sheet_get_n_deals (self->sheet);

  aluette_remove_children (GTK_WIDGET (self->deals));
  for (guint i = n; i > 0; i--)
    gtk_list_box_append (self->deals, make_row (self, i - 1));
  gtk_widget_set_visible (GTK_WIDGET (self->deals), n > 0);
}

static void
show_correction (AluetteScorePage *self)
{
  g_autofree char *text = NULL;

  gtk_revealer_set_reveal_child (self->correcting, self->corrected != NO_DEAL);
  if (self->corrected == NO_DEAL)
    return;
  text = g_strdup_printf (_("What was the result of deal %u?"), self->corrected + 1);
  gtk_label_set_text (self->correction, text);
}

static void
set_enabled (AluetteScorePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean correcting = self->corrected != NO_DEAL;
  gboolean over = aluette_score_sheet_is_over (self->sheet);

  gtk_widget_action_set_enabled (widget, "score.enter", correcting || !over);
  gtk_widget_action_set_enabled (widget, "score.misdeal", !correcting && !over);
  gtk_widget_action_set_enabled (widget, "score.undo", aluette_score_sheet_can_undo (self->sheet));
  gtk_widget_action_set_enabled (widget, "score.redo", aluette_score_sheet_can_redo (self->sheet));
  gtk_widget_action_set_enabled (widget, "score.cancel", correcting);
  gtk_widget_action_set_enabled (widget, "score.remove", correcting);
  gtk_widget_set_visible (self->others, correcting || !over);
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), !over);
  gtk_widget_set_visible (self->over, over);
  if (over && !correcting)
    gtk_toggle_button_set_active (self->count, FALSE);
}

static void
score_page_refresh (AluetteScorePage *self)
{
  AluetteTextContext context = get_text_context (self);
  guint winner = aluette_score_sheet_get_winner (self->sheet);
  AluMatch match = { .winner = (guint8) winner };
  g_autofree char *status = format_status (self);
  g_autofree char *end = NULL;

  for (int team = 0; team < 2; team++)
    {
      g_autofree char *name = aluette_text_team (&context, (AluTeam) team);
      guint points = aluette_score_sheet_get_score (self->sheet, (AluTeam) team);

      match.score[team] = (guint8) points;
      aluette_score_team_set (self->team[team], name, points, winner == (guint) team);
    }
  gtk_label_set_text (self->status, status);
  if (aluette_score_sheet_is_over (self->sheet))
    {
      end = aluette_text_match_end (&context, &match);
      gtk_label_set_text (self->result, end);
    }
  show_deals (self);
  show_correction (self);
  set_enabled (self);
  aluette_announce (GTK_WIDGET (self->status), end != NULL ? end : status);
}

static void
set_corrected (AluetteScorePage *self, guint deal)
{
  const AluetteSheetDeal *played;

  self->corrected = deal;
  played = deal != NO_DEAL ? aluette_score_sheet_get_deal (self->sheet, deal, NULL) : NULL;
  aluette_trick_counter_set_tricks (self->counter,
                                    played != NULL && played->has_tricks ? played->tricks : NULL);
  show_correction (self);
  set_enabled (self);
}

static void
warn_of_crossed_out (AluetteScorePage *self)
{
  guint n = aluette_score_sheet_get_n_crossed_out (self->sheet);
  g_autofree char *text = NULL;

  if (n == 0)
    return;
  text = g_strdup_printf (ngettext ("The match ended earlier: %u later deal was removed.",
                                    "The match ended earlier: %u later deals were removed.", n),
                          n);
  aluette_toast_show (self->toasts, text);
}

static void
enter_deal (AluetteScorePage *self, const AluetteSheetDeal *deal)
{
  g_autoptr (GError) error = NULL;
  guint corrected = self->corrected;
  gboolean good;

  if (corrected == NO_DEAL)
    good = aluette_score_sheet_add_deal (self->sheet, deal, &error);
  else
    good = aluette_score_sheet_correct_deal (self->sheet, corrected, deal, &error);
  if (!good)
    {
      aluette_toast_show (self->toasts, error->message);
      return;
    }
  set_corrected (self, NO_DEAL);
  gtk_toggle_button_set_active (self->count, FALSE);
  if (corrected != NO_DEAL)
    warn_of_crossed_out (self);
}

static void
on_counted (AluetteScorePage *self, const AluetteSheetDeal *deal)
{
  enter_deal (self, deal);
}

static void
enter_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);
  g_auto (GStrv) words = g_strsplit (g_variant_get_string (parameter, NULL), " ", 2);
  AluetteSheetDeal deal = { .winner = ALU_NOBODY };
  int reason = words[0] != NULL && words[1] != NULL ? alu_reason_from_id (words[1]) : -1;

  if (reason < 0)
    return;
  deal.reason = (guint8) reason;
  if (g_str_equal (words[0], "A"))
    deal.winner = ALU_TEAM_A;
  else if (g_str_equal (words[0], "B"))
    deal.winner = ALU_TEAM_B;
  enter_deal (self, &deal);
}

/* Derives the first dealer from the current one. */
static void
dealer_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);
  guint n_seats = aluette_score_sheet_get_header (self->sheet)->rules.seats;
  guint n = aluette_score_sheet_get_n_deals (self->sheet) % n_seats;
  guint seat = g_variant_get_uint32 (parameter) % n_seats;
  g_autoptr (GError) error = NULL;

  if (!aluette_score_sheet_set_first_dealer (self->sheet, (seat + n_seats - n) % n_seats, &error))
    aluette_toast_show (self->toasts, error->message);
}

static void
misdeal_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_score_sheet_note_misdeal (ALUETTE_SCORE_PAGE (widget)->sheet);
}

static void
correct_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);
  guint deal = g_variant_get_uint32 (parameter);

  if (deal < aluette_score_sheet_get_n_deals (self->sheet))
    set_corrected (self, deal);
}

static void
cancel_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_corrected (ALUETTE_SCORE_PAGE (widget), NO_DEAL);
}

static void
remove_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);
  guint deal = self->corrected;
  g_autoptr (GError) error = NULL;

  set_corrected (self, NO_DEAL);
  if (!aluette_score_sheet_remove_deal (self->sheet, deal, &error))
    aluette_toast_show (self->toasts, error->message);
}

static void
count_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);

  gtk_toggle_button_set_active (self->count, !gtk_toggle_button_get_active (self->count));
}

static void
undo_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);

  set_corrected (self, NO_DEAL);
  if (g_str_equal (action, "score.undo"))
    aluette_score_sheet_undo (self->sheet);
  else
    aluette_score_sheet_redo (self->sheet);
}

static void
rematch_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  g_autofree char *text = NULL;

  alu_header_to_game (aluette_score_sheet_get_header (self->sheet), header);
  aluette_game_setup_stamp (header);
  text = aluette_game_setup_to_text (&alu_aluette_kind, header);
  if (text != NULL)
    g_signal_emit (self, signals[REMATCH], 0, text);
}

static void
aluette_score_page_dispose (GObject *object)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (object);

  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  if (self->toasts != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->toasts));
  self->toasts = NULL;
  g_clear_object (&self->sheet);
  G_OBJECT_CLASS (aluette_score_page_parent_class)->dispose (object);
}

static void
install_signals_and_actions (GtkWidgetClass *widget_class)
{
  signals[REMATCH] = g_signal_new ("rematch", ALUETTE_TYPE_SCORE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "score.enter", "s", enter_action);
  gtk_widget_class_install_action (widget_class, "score.dealer", "u", dealer_action);
  gtk_widget_class_install_action (widget_class, "score.misdeal", NULL, misdeal_action);
  gtk_widget_class_install_action (widget_class, "score.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "score.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "score.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "score.count", NULL, count_action);
  gtk_widget_class_install_action (widget_class, "score.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "score.redo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "score.rematch", NULL, rematch_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, 0, "score.enter", "s", "A tricks");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, 0, "score.enter", "s", "B tricks");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, 0, "score.enter", "s", "none none");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "score.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "score.redo", NULL);
}

static void
aluette_score_page_class_init (AluetteScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_score_page_dispose;
  gtk_widget_class_set_css_name (widget_class, "score-keeper");
  install_signals_and_actions (widget_class);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, dealer);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, status);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, correcting);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, correction);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, teams);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, over);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, result);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, others);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, count);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, counting);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, deals);
}

static void
aluette_score_page_init (AluetteScorePage *self)
{
  self->corrected = NO_DEAL;
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_keep_awake (GTK_WIDGET (self), N_("Keeping score"));
}

static void
storage_failed (AluetteScorePage *self, const char *message)
{
  aluette_toast_show (self->toasts, message);
}

GtkWidget *
aluette_score_page_new (AluetteScoreSheet *sheet)
{
  AluetteScorePage *self = g_object_new (ALUETTE_TYPE_SCORE_PAGE, NULL);
  const AluRecordHeader *header = aluette_score_sheet_get_header (sheet);
  g_autoptr (GMenuModel) dealers = NULL;

  self->sheet = g_object_ref (sheet);
  for (int team = 0; team < 2; team++)
    {
      GtkWidget *widget = aluette_score_team_new ((AluTeam) team, &header->rules);

      gtk_box_append (self->teams, widget);
      self->team[team] = ALUETTE_SCORE_TEAM (widget);
    }
  self->counter = ALUETTE_TRICK_COUNTER (aluette_trick_counter_new (header));
  gtk_widget_add_css_class (GTK_WIDGET (self->counter), "score-counter");
  g_signal_connect_swapped (self->counter, "entered", G_CALLBACK (on_counted), self);
  gtk_revealer_set_child (self->counting, GTK_WIDGET (self->counter));
  dealers = make_dealers (self);
  gtk_menu_button_set_menu_model (self->dealer, dealers);
  g_signal_connect_swapped (sheet, "changed", G_CALLBACK (score_page_refresh), self);
  g_signal_connect_swapped (sheet, "storage-failed", G_CALLBACK (storage_failed), self);
  score_page_refresh (self);
  return GTK_WIDGET (self);
}

static GtkWidget *
page_make_again (AluettePage *page)
{
  return aluette_score_page_new (ALUETTE_SCORE_PAGE (page)->sheet);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->title = N_("Score Sheet");
  iface->help_topic = "score-keeping";
  iface->make_again = page_make_again;
}
