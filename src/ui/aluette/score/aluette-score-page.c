/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/score/aluette-score-page.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-text-context.h"
#include "ui/aluette/score/aluette-score-team.h"
#include "ui/aluette/score/aluette-trick-counter.h"
#include "ui/common/aluette-rename-dialog.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteScorePage
{
  AluetteSheetPage parent_instance;

  GtkBox *teams;
  GtkWidget *others;
  GtkWidget *misdeal; /* the place of its button in @others */
  GtkToggleButton *count;
  GtkRevealer *counting;

  AluetteScoreTeam *team[2];
  AluetteTrickCounter *counter;
};

G_DEFINE_FINAL_TYPE (AluetteScorePage, aluette_score_page, ALUETTE_TYPE_SHEET_PAGE)

static AluetteScoreSheet *
get_sheet (AluetteScorePage *self)
{
  return ALUETTE_SCORE_SHEET (aluette_sheet_page_get_sheet (ALUETTE_SHEET_PAGE (self)));
}

static AluetteTextContext
get_text_context (AluetteScorePage *self)
{
  return (AluetteTextContext) { aluette_score_sheet_get_header (get_sheet (self)), ALU_NOBODY,
                                ALUETTE_DECK_ALUETTE };
}

static char *
score_page_format_player (AluetteSheetPage *page, guint seat)
{
  AluetteTextContext context = get_text_context (ALUETTE_SCORE_PAGE (page));

  return aluette_text_player (&context, seat);
}

static char *
score_page_format_status (AluetteSheetPage *page)
{
  AluetteScoreSheet *sheet = get_sheet (ALUETTE_SCORE_PAGE (page));
  guint n = aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet));
  guint dealer = aluette_sheet_get_dealer (ALUETTE_SHEET (sheet), n);
  g_autofree char *name = NULL;

  if (dealer == ALUETTE_SHEET_NO_DEALER || aluette_score_sheet_get_n_misdeals (sheet) == 0)
    return ALUETTE_SHEET_PAGE_CLASS (aluette_score_page_parent_class)->format_status (page);
  name = score_page_format_player (page, dealer);
  return g_strdup_printf (_("Deal %1$d: %2$s deals again."), (int) n + 1, name);
}

static char *
score_page_format_end (AluetteSheetPage *page)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (page);
  AluetteTextContext context = get_text_context (self);
  AluMatch match = { .winner = (guint8) aluette_score_sheet_get_winner (get_sheet (self)) };

  for (int team = 0; team < 2; team++)
    match.score[team] = (guint8) aluette_score_sheet_get_score (get_sheet (self), (AluTeam) team);
  return aluette_text_match_end (&context, &match);
}

static void
score_page_fill_row (AluetteSheetPage *page, AdwActionRow *row, guint index, const char *dealt)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (page);
  AluetteTextContext context = get_text_context (self);
  guint score[2];
  const AluetteSheetDeal *deal = aluette_score_sheet_get_deal (get_sheet (self), index, score);
  guint points = aluette_score_sheet_get_points (get_sheet (self), index);
  g_autofree char *team = deal->winner != ALU_NOBODY
                              ? aluette_text_team (&context, (AluTeam) deal->winner)
                              : g_strdup (_("Nobody"));
  g_autofree char *title = g_markup_printf_escaped ("%u. %s", index + 1, team);
  g_autofree char *subtitle = g_markup_printf_escaped (
      "+%u · %s · %s", points, aluette_text_reason ((AluReason) deal->reason), dealt);
  g_autofree char *text = g_strdup_printf ("%u – %u", score[0], score[1]);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
  adw_action_row_add_suffix (row, aluette_label_new (text, "match-points"));
}

static void
score_page_show_scores (AluetteSheetPage *page)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (page);
  AluetteTextContext context = get_text_context (self);
  guint winner = aluette_score_sheet_get_winner (get_sheet (self));

  for (int team = 0; team < 2; team++)
    {
      g_autofree char *name = aluette_text_team (&context, (AluTeam) team);

      aluette_score_team_set (self->team[team], name,
                              aluette_score_sheet_get_score (get_sheet (self), (AluTeam) team),
                              winner == (guint) team);
    }
}

static void
score_page_edit_deal (AluetteSheetPage *page, guint index)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (page);
  const AluetteSheetDeal *deal = index != ALUETTE_SHEET_PAGE_NO_DEAL
                                     ? aluette_score_sheet_get_deal (get_sheet (self), index, NULL)
                                     : NULL;

  aluette_trick_counter_set_tricks (self->counter,
                                    deal != NULL && deal->has_tricks ? deal->tricks : NULL);
}

static void
score_page_update_entry (AluetteSheetPage *page, gboolean correcting, gboolean over)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (page);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.enter", correcting || !over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "score.misdeal", !correcting && !over);
  gtk_widget_set_visible (self->others, correcting || !over);
  /* In GTK 4.8, Tab does not get past a button of a flow box that is only insensitive. */
  gtk_widget_set_visible (self->misdeal, !correcting && !over);
  if (over && !correcting)
    gtk_toggle_button_set_active (self->count, FALSE);
}

static void
enter_deal (AluetteScorePage *self, const AluetteSheetDeal *deal)
{
  if (aluette_sheet_page_enter_deal (ALUETTE_SHEET_PAGE (self), deal))
    gtk_toggle_button_set_active (self->count, FALSE);
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

/* The counter shows the names, too. */
static void
set_counter (AluetteScorePage *self, const AluGameHeader *header)
{
  self->counter = ALUETTE_TRICK_COUNTER (aluette_trick_counter_new (header));
  gtk_widget_add_css_class (GTK_WIDGET (self->counter), "score-counter");
  g_signal_connect_swapped (self->counter, "entered", G_CALLBACK (on_counted), self);
  gtk_revealer_set_child (self->counting, GTK_WIDGET (self->counter));
}

/* @names: of the team's players */
static void
rename_team (AluetteScorePage *self, guint team, const char *const *names)
{
  const AluGameHeader *header = aluette_score_sheet_get_header (get_sheet (self));
  const char *all[ALU_MAX_SEATS];
  g_autoptr (GError) error = NULL;

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    all[seat] = seat % 2 == team ? names[seat / 2] : header->players[seat].name;
  if (!aluette_score_sheet_set_names (get_sheet (self), all, &error))
    {
      aluette_toast_show (aluette_sheet_page_get_toasts (ALUETTE_SHEET_PAGE (self)),
                          error->message);
      return;
    }
  aluette_sheet_page_set_header (ALUETTE_SHEET_PAGE (self), header);
  gtk_toggle_button_set_active (self->count, FALSE);
  set_counter (self, header);
}

static void
on_team_a_named (AluetteScorePage *self, const char *const *names)
{
  rename_team (self, ALU_TEAM_A, names);
}

static void
on_team_b_named (AluetteScorePage *self, const char *const *names)
{
  rename_team (self, ALU_TEAM_B, names);
}

static void
rename_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);
  const AluGameHeader *header = aluette_score_sheet_get_header (get_sheet (self));
  guint team = g_variant_get_uint32 (parameter) % 2;
  AluetteRenameDialog *dialog = aluette_rename_dialog_new (widget, _("Rename Players"), FALSE);

  for (guint seat = team; seat < header->rules.n_seats; seat += 2)
    aluette_rename_dialog_add (dialog, header->players[seat].name, header->players[seat].name);
  g_signal_connect_object (dialog, "saved",
                           team == ALU_TEAM_A ? G_CALLBACK (on_team_a_named)
                                              : G_CALLBACK (on_team_b_named),
                           self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
misdeal_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_score_sheet_note_misdeal (get_sheet (ALUETTE_SCORE_PAGE (widget)));
}

static void
count_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteScorePage *self = ALUETTE_SCORE_PAGE (widget);

  gtk_toggle_button_set_active (self->count, !gtk_toggle_button_get_active (self->count));
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "score.enter", "s", enter_action);
  gtk_widget_class_install_action (widget_class, "score.rename", "u", rename_action);
  gtk_widget_class_install_action (widget_class, "score.misdeal", NULL, misdeal_action);
  gtk_widget_class_install_action (widget_class, "score.count", NULL, count_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, 0, "score.enter", "s", "A tricks");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, 0, "score.enter", "s", "B tricks");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, 0, "score.enter", "s", "none none");
}

static void
aluette_score_page_class_init (AluetteScorePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AluetteSheetPageClass *page_class = ALUETTE_SHEET_PAGE_CLASS (klass);

  page_class->history_height = 130;
  page_class->format_player = score_page_format_player;
  page_class->format_status = score_page_format_status;
  page_class->format_end = score_page_format_end;
  page_class->fill_row = score_page_fill_row;
  page_class->show_scores = score_page_show_scores;
  page_class->edit_deal = score_page_edit_deal;
  page_class->update_entry = score_page_update_entry;
  install_actions (widget_class);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-score-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, teams);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, others);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, misdeal);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, count);
  gtk_widget_class_bind_template_child (widget_class, AluetteScorePage, counting);
}

static void
aluette_score_page_init (AluetteScorePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_score_page_new (AluetteScoreSheet *sheet)
{
  AluetteScorePage *self = g_object_new (ALUETTE_TYPE_SCORE_PAGE, NULL);
  const AluGameHeader *header = aluette_score_sheet_get_header (sheet);
  AluRules rules;

  alu_rules_from_game (&header->rules, &rules);
  for (int team = 0; team < 2; team++)
    {
      GtkWidget *widget = aluette_score_team_new ((AluTeam) team, &rules);

      gtk_box_append (self->teams, widget);
      self->team[team] = ALUETTE_SCORE_TEAM (widget);
    }
  set_counter (self, header);
  aluette_sheet_page_set_sheet (ALUETTE_SHEET_PAGE (self), ALUETTE_SHEET (sheet), &alu_aluette_kind,
                                header);
  return GTK_WIDGET (self);
}
