/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/coach/aluette-coach-match-tools.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-record.h"
#include "ui/coach/aluette-review-page.h"
#include "ui/table/aluette-table-settings.h"
#include "ui/table/aluette-ui-kind.h"

#define PAGE_REVIEW "deal-review"

typedef struct
{
  AluetteTableCoach *coach; /* (nullable) */

  /* The view owns these. */
  GtkWidget *hint;           /* (nullable): in games with hints */
  AluetteReviewPage *review; /* (nullable): in games with reviews */
} AluetteCoachMatchToolsPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AluetteCoachMatchTools, aluette_coach_match_tools,
                                     ALUETTE_TYPE_MATCH_TOOLS)

static AluetteCoachMatchToolsPrivate *
get_private (gpointer tools)
{
  return aluette_coach_match_tools_get_instance_private (ALUETTE_COACH_MATCH_TOOLS (tools));
}

static const char *
get_kind_id (AluetteMatchTools *tools)
{
  return ALUETTE_COACH_MATCH_TOOLS_GET_CLASS (tools)->kind;
}

static const AluBotKind *
get_bots (AluetteMatchTools *tools)
{
  return alu_bot_kind_from_id (get_kind_id (tools));
}

static gboolean
has_hints (AluetteMatchTools *tools)
{
  return get_bots (tools)->hint != NULL;
}

static gboolean
has_explanations (AluetteMatchTools *tools)
{
  return get_bots (tools)->explain != NULL;
}

/* Returns: (nullable): how the game shows its reviews. */
static const AluetteReviewLook *
get_review_look (AluetteMatchTools *tools)
{
  const AluetteUiKind *kind = aluette_ui_kind_from_id (get_kind_id (tools));

  return get_bots (tools)->review != NULL && kind != NULL ? kind->reviews : NULL;
}

/* Returns: (transfer none): what a spectator of the match sees. */
static gconstpointer
get_view (AluetteMatchTools *tools)
{
  AluetteSeatLog *log
      = aluette_game_get_seat_log (aluette_match_tools_get_game (tools), ALU_GAME_SPECTATOR);

  return aluette_view_get_bytes (aluette_seat_log_get_view (log));
}

/* Returns whether the last deal is over and can be reviewed. */
static gboolean
can_review_deal (AluetteMatchTools *tools)
{
  const AluetteReviewLook *look = get_review_look (tools);
  AluetteGame *game = aluette_match_tools_get_game (tools);
  const AluGameKind *kind;

  if (look == NULL || game == NULL)
    return FALSE;
  kind = aluette_game_get_kind (game);
  return alu_game_get_n_deals (kind, get_view (tools)) > 0
         && !alu_game_is_in_deal (kind, get_view (tools))
         && (look->has_decisions == NULL || look->has_decisions (get_view (tools)));
}

/* Says on the button whether there is a hint now, or why not. */
static void
update_hint (AluetteMatchTools *tools)
{
  AluetteCoachMatchToolsPrivate *priv = get_private (tools);
  const char *obstacle = aluette_table_coach_get_obstacle (priv->coach);

  aluette_match_tools_enable_action (tools, "hint", obstacle == NULL);
  gtk_widget_set_tooltip_text (priv->hint, obstacle != NULL ? obstacle : _("Hint (H)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->hint), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  obstacle != NULL ? obstacle : "", -1);
}

static void
coach_changed_cb (AluetteMatchTools *tools)
{
  if (has_hints (tools))
    update_hint (tools);
  if (has_explanations (tools))
    aluette_match_tools_enable_action (tools, "why", aluette_match_tools_get_game (tools) != NULL);
  if (get_review_look (tools) != NULL)
    aluette_match_tools_enable_action (tools, "review-deal", can_review_deal (tools));
  aluette_match_tools_changed (tools);
}

static void
claiming_changed_cb (AluetteMatchTools *tools)
{
  gboolean claiming = FALSE;

  g_object_get (get_private (tools)->coach, "claiming", &claiming, NULL);
  aluette_match_tools_set_hurried (tools, claiming);
}

static void
give_hint (GSimpleAction *action, GVariant *parameter, gpointer tools)
{
  aluette_match_tools_show_page (tools, "table");
  aluette_table_coach_hint (get_private (tools)->coach);
}

static void
claim_deal (GSimpleAction *action, GVariant *parameter, gpointer tools)
{
  aluette_match_tools_show_page (tools, "table");
  aluette_table_coach_claim (get_private (tools)->coach);
}

static void
explain_move (GSimpleAction *action, GVariant *parameter, gpointer tools)
{
  GtkWidget *table = GTK_WIDGET (aluette_match_tools_get_places (tools)->table);

  aluette_match_tools_show_page (tools, "table");
  gtk_widget_activate_action (table, "table.look-away", NULL);
  aluette_table_coach_explain (get_private (tools)->coach, g_variant_get_int32 (parameter));
}

/* Returns: (transfer full) (nullable): the finished deals of the match. */
static AluetteMatchRecord *
copy_finished (AluetteGame *game)
{
  g_autoptr (GArray) events = aluette_game_get_finished (game);
  g_autofree char *text
      = aluette_record_write (aluette_game_get_kind (game), aluette_game_get_header (game),
                              events->data, events->len);

  return text != NULL ? aluette_match_record_new (text, NULL) : NULL;
}

/* Gives the finished deals to the page of the review. */
static void
fill_review (AluetteMatchTools *tools)
{
  AluetteCoachMatchToolsPrivate *priv = get_private (tools);
  const AluetteMatchPlaces *places = aluette_match_tools_get_places (tools);
  AluetteGame *game = aluette_match_tools_get_game (tools);
  g_autoptr (AluetteMatchRecord) record = copy_finished (game);

  aluette_review_page_set_learner_data (priv->review,
                                        places->get_learner_data (get_kind_id (tools)));
  aluette_review_page_set_record (priv->review, record,
                                  alu_game_get_n_deals (aluette_game_get_kind (game),
                                                        get_view (tools))
                                      - 1,
                                  aluette_table_get_viewer_seat (places->table));
}

static void
review_deal (GSimpleAction *action, GVariant *parameter, gpointer tools)
{
  if (!can_review_deal (tools))
    return;
  fill_review (tools);
  aluette_match_tools_show_page (tools, PAGE_REVIEW);
}

static void
page_changed (AluetteMatchTools *tools)
{
  if (!aluette_match_tools_is_shown (tools, PAGE_REVIEW))
    aluette_review_page_set_record (get_private (tools)->review, NULL, 0, ALU_GAME_SPECTATOR);
  coach_changed_cb (tools);
}

static void
add_claims (AluetteMatchTools *tools)
{
  static const GActionEntry entry = { .name = "claim", .activate = claim_deal };

  aluette_match_tools_add_actions (tools, &entry, 1);
}

static void
add_hints (AluetteMatchTools *tools)
{
  static const GActionEntry entry = { .name = "hint", .activate = give_hint };
  GtkWidget *hint = gtk_button_new_from_icon_name ("aluette-hint-symbolic");

  aluette_match_tools_add_actions (tools, &entry, 1);
  aluette_match_tools_add_key (tools, GDK_KEY_h, "match.hint", NULL);
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_ADVICE, _("_Hint"), "match.hint");
  get_private (tools)->hint = hint;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (hint), "match.hint");
  gtk_accessible_update_property (GTK_ACCESSIBLE (hint), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hint"),
                                  -1);
  aluette_match_tools_add_button (tools, GTK_PACK_START, hint);
}

static void
add_explanations (AluetteMatchTools *tools)
{
  static const GActionEntry entry = { .name = "why",
                                      .activate = explain_move,
                                      .parameter_type = "i" };

  aluette_match_tools_add_actions (tools, &entry, 1);
  aluette_match_tools_add_key (tools, GDK_KEY_w, "match.why", g_variant_new_int32 (-1));
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_ADVICE, _("E_xplain Last Move"),
                                     "match.why(-1)");
}

static void
add_review (AluetteMatchTools *tools)
{
  static const GActionEntry entry = { .name = "review-deal", .activate = review_deal };
  AluetteCoachMatchToolsPrivate *priv = get_private (tools);
  const AluetteMatchPlaces *places = aluette_match_tools_get_places (tools);

  aluette_match_tools_add_actions (tools, &entry, 1);
  priv->review = ALUETTE_REVIEW_PAGE (aluette_review_page_new ("match.table"));
  aluette_match_tools_add_page (tools, PAGE_REVIEW, GTK_WIDGET (priv->review));
  aluette_table_settings_bind (aluette_review_page_get_table (priv->review), places->settings);
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_ADVICE, _("Re_view Deal"),
                                     "match.review-deal");
  g_signal_connect_object (places->pages, "notify::visible-child", G_CALLBACK (page_changed),
                           tools, G_CONNECT_SWAPPED);
}

static void
aluette_coach_match_tools_attach (AluetteMatchTools *tools)
{
  AluetteCoachMatchToolsPrivate *priv = get_private (tools);
  const AluetteMatchPlaces *places = aluette_match_tools_get_places (tools);

  add_claims (tools);
  if (has_hints (tools))
    add_hints (tools);
  if (has_explanations (tools))
    add_explanations (tools);
  if (get_review_look (tools) != NULL)
    add_review (tools);
  aluette_table_set_coach_actions (places->table, has_explanations (tools) ? "match.why" : NULL,
                                   priv->review != NULL ? "match.review-deal" : NULL);
  priv->coach = aluette_ui_kind_from_id (get_kind_id (tools))->coach_new ();
  aluette_table_coach_attach (priv->coach, places->table, places->settings);
  g_signal_connect_object (priv->coach, "changed", G_CALLBACK (coach_changed_cb), tools,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->coach, "notify::claiming", G_CALLBACK (claiming_changed_cb),
                           tools, G_CONNECT_SWAPPED);
  coach_changed_cb (tools);
}

static void
aluette_coach_match_tools_game_changed (AluetteMatchTools *tools, GVariant *state,
                                        GPtrArray *objects)
{
  AluetteCoachMatchToolsPrivate *priv = get_private (tools);

  aluette_table_coach_set_game (priv->coach, aluette_match_tools_get_game (tools));
  if (priv->review == NULL || state == NULL)
    return;
  fill_review (tools);
  aluette_review_page_set_state (priv->review, state);
}

/* The review, if it is shown. */
static GVariant *
aluette_coach_match_tools_get_state (AluetteMatchTools *tools, GPtrArray *objects)
{
  return aluette_match_tools_is_shown (tools, PAGE_REVIEW)
             ? aluette_review_page_get_state (get_private (tools)->review)
             : NULL;
}

static void
aluette_coach_match_tools_set_narrow (AluetteMatchTools *tools, gboolean narrow)
{
  if (has_hints (tools))
    gtk_widget_set_visible (get_private (tools)->hint, !narrow);
}

static gboolean
aluette_coach_match_tools_can_dismiss (AluetteMatchTools *tools)
{
  return aluette_table_coach_is_speaking (get_private (tools)->coach);
}

static void
aluette_coach_match_tools_dismiss (AluetteMatchTools *tools)
{
  aluette_table_coach_dismiss (get_private (tools)->coach);
}

static void
aluette_coach_match_tools_dispose (GObject *object)
{
  g_clear_object (&get_private (object)->coach);
  G_OBJECT_CLASS (aluette_coach_match_tools_parent_class)->dispose (object);
}

static void
aluette_coach_match_tools_class_init (AluetteCoachMatchToolsClass *klass)
{
  AluetteMatchToolsClass *tools_class = ALUETTE_MATCH_TOOLS_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_coach_match_tools_dispose;
  tools_class->attach = aluette_coach_match_tools_attach;
  tools_class->game_changed = aluette_coach_match_tools_game_changed;
  tools_class->get_state = aluette_coach_match_tools_get_state;
  tools_class->set_narrow = aluette_coach_match_tools_set_narrow;
  tools_class->can_dismiss = aluette_coach_match_tools_can_dismiss;
  tools_class->dismiss = aluette_coach_match_tools_dismiss;
}

static void
aluette_coach_match_tools_init (AluetteCoachMatchTools *self)
{
}
