/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-match-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "model/session/aluette-notes.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-reviewer.h"
#include "presentation/matches/aluette-match-text.h"
#include "ui/coach/aluette-review-page.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/matches/aluette-matches-actions.h"
#include "ui/matches/aluette-replay-view.h"
#include "ui/table/aluette-table-settings.h"
#include "ui/table/aluette-ui-kind.h"

struct _AluetteMatchPage
{
  GtkWidget parent_instance;

  AdwToastOverlay *toasts;
  AdwViewStack *views;
  AdwBin *result_place;
  GtkLabel *facts;
  GtkFlowBox *buttons;
  GtkWidget *resume_place;
  GtkActionable *resume; /* buttons */
  GtkActionable *rematch;
  GtkWidget *print_place;
  AdwBin *score_place;
  AdwViewStackPage *score_view;
  AdwViewStackPage *replay_view;
  AdwBin *replay_place;
  AdwViewStackPage *review_view;
  AdwBin *review_place;
  GtkTextView *text_view;

  AluetteReplayView *replay; /* (nullable): until it is needed, or until after the first frame */
  AluetteReviewPage *review; /* (nullable): likewise */
  GSettings *settings;       /* (nullable): which the table of the replay follows */
  AluetteDatabase *database;
  gint64 match;
  char *text;                 /* (nullable): the match file, as far as it may be known */
  AluetteMatchRecord *record; /* (nullable): the match, if this version has its game */
  /* (nullable): where mistakes are stored, by the id of a game */
  AluetteLearnerData *(*get_learner_data) (const char *kind);
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteMatchPage, aluette_match_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

/* Returns: (nullable): the game of the match. */
static const AluetteUiKind *
get_ui_kind (AluetteMatchPage *self)
{
  return self->record != NULL
             ? aluette_ui_kind_from_id (aluette_match_record_get_kind (self->record)->id)
             : NULL;
}

/* Shows what the database says of the match. */
static void
show_facts (AluetteMatchPage *self, const AluGameHeader *header)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteMatchInfo) info = aluette_database_get_info (self->database, self->match,
                                                                 &error);
  g_autofree char *set = info != NULL ? aluette_match_text_in_set (info) : g_strdup ("");
  g_autofree char *facts = info != NULL ? aluette_match_text_facts (info, header)
                                        : g_strdup (error->message);
  g_autofree char *text = *set != '\0' ? g_strdup_printf ("%s\n%s", set, facts) : g_strdup (facts);

  gtk_label_set_text (self->facts, text);
  gtk_widget_set_visible (self->resume_place,
                          info != NULL && !aluette_match_info_get_columns (info)->over);
}

/* A match that cannot be read, or of a game that this version does not have, has its text only. */
static void
show_text_only (AluetteMatchPage *self)
{
  adw_view_stack_page_set_visible (self->score_view, FALSE);
  adw_view_stack_page_set_visible (self->replay_view, FALSE);
  adw_view_stack_page_set_visible (self->review_view, FALSE);
  adw_view_stack_set_visible_child_name (self->views, "record");
}

/* Shows in @place what @new makes of the match. @new: (nullable) */
static void
fill_place (AluetteMatchPage *self, AdwBin *place, GtkWidget *(*new) (AluetteMatchRecord *record))
{
  adw_bin_set_child (place, new != NULL ? new (self->record) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (place), new != NULL);
}

static void
show_score (AluetteMatchPage *self, const AluetteUiKind *kind)
{
  fill_place (self, self->result_place, kind->result_new);
  fill_place (self, self->score_place, kind->scoreboard_new);
  gtk_widget_set_visible (self->print_place, kind->print_new != NULL);
}

/* In a line, the buttons fill it. */
static void
fit_buttons (AluetteMatchPage *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->buttons));
  guint n = 0;

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_get_visible (child);
  gtk_flow_box_set_max_children_per_line (self->buttons, n);
}

static gboolean
has_review (AluetteMatchPage *self)
{
  const AluetteUiKind *kind = get_ui_kind (self);

  return kind != NULL && kind->reviews != NULL && aluette_reviewer_can_review (self->record);
}

static void
play_on (AluetteMatchPage *self, guint deal, guint n_steps)
{
  aluette_page_open (GTK_WIDGET (self), "replayed-deal",
                     g_variant_new ("(xuu)", self->match, deal, n_steps));
}

static void
fill_notes (AluetteMatchPage *self)
{
  g_autofree char *notes = aluette_notes_collect (self->text, strlen (self->text));

  if (self->replay != NULL)
    aluette_replay_view_set_notes (self->replay, notes);
}

static void
fill_replay (AluetteMatchPage *self)
{
  if (self->replay == NULL || self->record == NULL)
    return;
  aluette_replay_view_set_record (self->replay, self->record);
  fill_notes (self);
}

/* Returns: (transfer full) (nullable): why the note is not stored. */
static char *
store_note (AluetteMatchPage *self, guint deal, const char *note)
{
  g_autoptr (GError) error = NULL;

  return aluette_database_set_note (self->database, self->match, deal, note, &error)
             ? NULL
             : g_strdup (error->message);
}

/* Builds the replay when it is first needed.
 *
 * Returns: (transfer none) */
static AluetteReplayView *
get_replay (AluetteMatchPage *self)
{
  if (self->replay != NULL)
    return self->replay;
  self->replay = ALUETTE_REPLAY_VIEW (aluette_replay_view_new ());
  g_signal_connect_object (self->replay, "play-on", G_CALLBACK (play_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay, "note-written", G_CALLBACK (store_note), self,
                           G_CONNECT_SWAPPED);
  if (self->settings != NULL)
    aluette_table_settings_bind (aluette_replay_view_get_table (self->replay), self->settings);
  fill_replay (self);
  adw_bin_set_child (self->replay_place, GTK_WIDGET (self->replay));
  return self->replay;
}

static void
fill_review (AluetteMatchPage *self)
{
  gboolean reviewed = has_review (self);

  if (self->review == NULL)
    return;
  if (self->get_learner_data != NULL && reviewed)
    aluette_review_page_set_learner_data (self->review,
                                          self->get_learner_data (get_ui_kind (self)->id));
  aluette_review_page_set_record (self->review, reviewed ? self->record : NULL, 0,
                                  ALU_GAME_SPECTATOR);
}

/* Builds the review when it is first needed.
 *
 * Returns: (transfer none) */
static AluetteReviewPage *
get_review (AluetteMatchPage *self)
{
  if (self->review != NULL)
    return self->review;
  self->review = ALUETTE_REVIEW_PAGE (aluette_review_page_new (NULL));
  fill_review (self);
  adw_bin_set_child (self->review_place, GTK_WIDGET (self->review));
  return self->review;
}

/* Builds the view that is shown now. */
static void
view_chosen (AluetteMatchPage *self)
{
  const char *name = adw_view_stack_get_visible_child_name (self->views);

  if (g_strcmp0 (name, "replay") == 0)
    get_replay (self);
  else if (g_strcmp0 (name, "review") == 0)
    get_review (self);
}

static void
match_page_refresh (AluetteMatchPage *self)
{
  const AluetteUiKind *kind = get_ui_kind (self);

  if (kind == NULL)
    {
      show_text_only (self);
      return;
    }
  show_facts (self, aluette_match_record_get_header (self->record));
  show_score (self, kind);
  fit_buttons (self);
  fill_replay (self);
  adw_view_stack_page_set_visible (self->replay_view,
                                   aluette_match_record_get_n_deals (self->record) > 0);
  fill_review (self);
  adw_view_stack_page_set_visible (self->review_view, has_review (self));
}

/* Reads the match file. A match of an unknown game is no error. */
static void
read_text (AluetteMatchPage *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->record, aluette_match_record_unref);
  if (alu_game_kind_from_record (self->text, strlen (self->text)) == NULL)
    return;
  self->record = aluette_match_record_new (self->text, &error);
  if (self->record == NULL)
    aluette_toast_show (self->toasts, error->message);
}

/* Returns: whether two match files differ in their notes at most. */
static gboolean
has_same_log (const char *text, const char *other)
{
  const char *notes = strstr (text, "\nnote ");
  gsize length = notes != NULL ? (gsize) (notes + 1 - text) : strlen (text);

  return strncmp (text, other, length) == 0
         && (other[length] == '\0' || g_str_has_prefix (other + length, "note "));
}

/* Loads the match, if its match file has changed. New notes leave the replay and the review where
 * they are. */
static void
load_match (AluetteMatchPage *self)
{
  g_autofree char *text = aluette_database_load_known (self->database, self->match, NULL);
  g_autofree char *before = NULL;

  if (text == NULL || g_strcmp0 (text, self->text) == 0)
    return;
  before = self->text;
  self->text = g_steal_pointer (&text);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view), self->text, -1);
  if (before != NULL && has_same_log (before, self->text))
    {
      fill_notes (self);
      return;
    }
  read_text (self);
  match_page_refresh (self);
}

static void
export_action (GtkWidget *widget, const char *action, GVariant *shape)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof self->match);

  g_array_append_val (matches, self->match);
  aluette_matches_export (self->toasts, self->database, matches,
                          g_variant_get_string (shape, NULL));
}

static void
share_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);

  aluette_matches_share (self->toasts, self->database, self->match);
}

static void
copy_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);

  if (self->text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), self->text);
  aluette_toast_show (self->toasts, _("Match file copied"));
}

/* Returns: (transfer full): date, event, place and rules in one line */
static char *
list_facts (const AluGameKind *kind, const AluGameHeader *header)
{
  g_autofree char *date = aluette_match_text_date (header->date);
  const AluetteUiKind *ui = aluette_ui_kind_from_id (kind->id);
  g_autofree char *rules = aluette_presentation_kind_format_match (ui->presentation, header);
  const char *parts[] = { date, header->event, header->place, rules };
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", parts[i]);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

AluettePrint *
aluette_match_page_make_print (const char *record, GError **error)
{
  const AluGameKind *kind = alu_game_kind_from_record (record, strlen (record));
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  g_autofree char *facts = NULL;

  if (!aluette_record_read (kind, record, -1, header, NULL, error))
    return NULL;
  facts = list_facts (kind, header);
  return aluette_ui_kind_from_id (kind->id)->print_new (record, facts, error);
}

static void
print_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (AluettePrint) print = NULL;

  if (self->text == NULL || !gtk_widget_get_visible (self->print_place))
    return;
  print = aluette_match_page_make_print (self->text, &error);
  if (print != NULL)
    aluette_print_run (print, self->toasts);
  else
    aluette_toast_show (self->toasts, error->message);
}

static void
show_deal_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (widget);
  guint deal = g_variant_get_uint32 (parameter);

  if (deal >= aluette_replay_view_get_n_deals (get_replay (self)))
    return;
  adw_view_stack_set_visible_child_name (self->views, "replay");
  aluette_replay_view_show_deal (self->replay, deal);
}

static void
aluette_match_page_dispose (GObject *object)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (object);

  if (self->database != NULL)
    g_signal_handlers_disconnect_by_data (self->database, self);
  if (self->toasts != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->views, view_chosen, self);
      gtk_widget_unparent (GTK_WIDGET (self->toasts));
    }
  self->toasts = NULL;
  self->replay = NULL;
  self->review = NULL;
  g_clear_object (&self->settings);
  g_clear_object (&self->database);
  g_clear_pointer (&self->record, aluette_match_record_unref);
  g_clear_pointer (&self->text, g_free);
  G_OBJECT_CLASS (aluette_match_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.export", "s", export_action);
  gtk_widget_class_install_action (widget_class, "match.share", NULL, share_action);
  gtk_widget_class_install_action (widget_class, "match.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "match.copy-record", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "match.show-deal", "u", show_deal_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "match.print",
                                       NULL);
}

static void
aluette_match_page_class_init (AluetteMatchPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_match_page_dispose;
  install_actions (widget_class);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, views);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, result_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, facts);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, resume_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, resume);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, rematch);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, print_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, score_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, score_view);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, replay_view);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, replay_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, review_view);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, review_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchPage, text_view);
  gtk_widget_class_bind_template_callback (widget_class, view_chosen);
}

static void
aluette_match_page_init (AluetteMatchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_match_page_new (AluetteDatabase *database, gint64 match)
{
  AluetteMatchPage *self = g_object_new (ALUETTE_TYPE_MATCH_PAGE, NULL);

  self->database = g_object_ref (database);
  self->match = match;
  gtk_actionable_set_action_target (self->resume, "x", match);
  gtk_actionable_set_action_target (self->rematch, "x", match);
  g_signal_connect_swapped (database, "changed", G_CALLBACK (load_match), self);
  load_match (self);
  return GTK_WIDGET (self);
}

void
aluette_match_page_set_learner_data (AluetteMatchPage *self,
                                     AluetteLearnerData *(*get_learner_data) (const char *kind))
{
  g_return_if_fail (ALUETTE_IS_MATCH_PAGE (self));

  self->get_learner_data = get_learner_data;
  if (self->review != NULL && has_review (self))
    aluette_review_page_set_learner_data (self->review, get_learner_data (get_ui_kind (self)->id));
}

void
aluette_match_page_set_settings (AluetteMatchPage *self, GSettings *settings)
{
  g_return_if_fail (ALUETTE_IS_MATCH_PAGE (self));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  if (self->replay != NULL)
    aluette_table_settings_bind (aluette_replay_view_get_table (self->replay), settings);
}

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (page);

  return g_variant_new (
      "(s@mv@mv)", adw_view_stack_get_visible_child_name (self->views),
      aluette_page_maybe (self->replay ? aluette_replay_view_get_state (self->replay) : NULL),
      aluette_page_maybe (self->review ? aluette_review_page_get_state (self->review) : NULL));
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteMatchPage *self = ALUETTE_MATCH_PAGE (page);
  g_autoptr (GVariant) replay = NULL;
  g_autoptr (GVariant) review = NULL;
  const char *view;

  if (context->state == NULL)
    return;
  g_variant_get (context->state, "(&smvmv)", &view, &replay, &review);
  adw_view_stack_set_visible_child_name (self->views, view);
  if (replay != NULL)
    aluette_replay_view_set_state (get_replay (self), replay);
  if (review != NULL)
    aluette_review_page_set_state (get_review (self), review);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
