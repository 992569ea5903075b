/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/practice/aluette-challenge-page.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"
#include "presentation/portraits/aluette-own-face.h"
#include "presentation/table/aluette-challenge-text.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-file-dialog.h"
#include "ui/common/aluette-text-button.h"
#include "ui/common/aluette-toast.h"
#include "ui/common/aluette-widgets.h"
#include "ui/practice/aluette-challenge-result.h"
#include "ui/table/aluette-table-page.h"

struct _AluetteChallengePage
{
  AdwBin parent_instance;

  AdwToastOverlay *toasts;
  GtkWidget *bar; /* title and Back, except in the list */
  GtkLabel *title;
  GtkStack *parts;
  GtkLabel *rules;
  GtkWidget *word;  /* entry */
  GtkWidget *begun; /* list of the challenges that were begun */
  AluetteChallengeTable *table;
  GtkWidget *result; /* box of the result */
  GtkWidget *compare;
  GtkLabel *word_problem;
  GtkLabel *file_problem;

  AluetteChallengeStore *store;
  AluetteChallenge challenge; /* that is shown */
  char *name;
  GCancellable *reading; /* (nullable): of the file that is checked */
};

static void page_iface_init (AluettePageInterface *iface);
static void table_page_iface_init (AluetteTablePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteChallengePage, aluette_challenge_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init)
                                   G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_TABLE_PAGE,
                                                          table_page_iface_init))

static const AluetteChallengeTerms *
get_terms (AluetteChallengePage *self)
{
  return aluette_challenge_store_get_terms (self->store);
}

/* Returns: (transfer none): where messages about the part that is shown belong. */
static GtkLabel *
get_message_label (AluetteChallengePage *self)
{
  return g_str_equal (aluette_challenge_page_get_part (self), "list") ? self->word_problem
                                                                      : self->file_problem;
}

static void
show_message (AluetteChallengePage *self, const char *text)
{
  gtk_label_set_text (self->word_problem, "");
  gtk_label_set_text (self->file_problem, "");
  gtk_label_set_text (get_message_label (self), text);
  if (*text != '\0')
    aluette_announce (GTK_WIDGET (self->toasts), text);
}

static void
show_part (AluetteChallengePage *self, const char *part)
{
  gboolean in_list = g_str_equal (part, "list");

  gtk_stack_set_visible_child_name (self->parts, part);
  gtk_widget_set_visible (self->bar, !in_list);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "challenge.back", !in_list);
  show_message (self, "");
}

/* The list */

/* Adds a challenge that was begun. Its file may be damaged: then it shows no result. */
static void
add_begun (AluetteChallengePage *self, const char *word)
{
  GtkWidget *row;
  AluetteChallenge challenge;
  AluetteChallengeResult result = { 0 };
  g_autofree char *record = NULL;
  g_autofree char *points = NULL;
  g_autofree char *text = NULL;

  if (!aluette_challenge_init_word (&challenge, get_terms (self), word, NULL))
    return;
  record = aluette_challenge_store_get_record (self->store, &challenge);
  if (record != NULL)
    aluette_challenge_result_read (&challenge, record, -1, &result, NULL);
  points = aluette_signed_number (result.sum);
  /* Translators: finished deals of a challenge, all its deals, and points. */
  text = g_strdup_printf (_("Deals: %1$u of %2$u, points: %3$s"), result.n_deals,
                          ALUETTE_CHALLENGE_DEALS, points);
  row = aluette_text_row_new (word, text);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  aluette_row_set_action (row, "challenge.open", g_variant_new_string (word));
  gtk_list_box_append (GTK_LIST_BOX (self->begun), row);
}

static void
show_list (AluetteChallengePage *self)
{
  g_autoptr (GPtrArray) words = aluette_challenge_store_list_words (self->store);

  aluette_remove_children (self->begun);
  for (guint i = 0; i < words->len; i++)
    add_begun (self, g_ptr_array_index (words, i));
  gtk_widget_set_visible (self->begun, words->len > 0);
  show_part (self, "list");
  gtk_widget_grab_focus (self->word);
}

/* The result */

/* Returns: whether the challenge is finished. */
static gboolean
read_own (AluetteChallengePage *self, AluetteChallengeResult *result)
{
  g_autofree char *record = aluette_challenge_store_get_record (self->store, &self->challenge);

  return record != NULL
         && aluette_challenge_result_read (&self->challenge, record, -1, result, NULL)
         && result->n_deals == aluette_challenge_get_n_deals (&self->challenge);
}

static void
set_result (AluetteChallengePage *self, const AluetteChallengeResult *own,
            const AluetteChallengeResult *other)
{
  aluette_remove_children (self->result);
  gtk_box_append (GTK_BOX (self->result),
                  aluette_challenge_result_new (get_terms (self), own, other));
}

/* Shows the result of the user, if the challenge is finished. */
static gboolean
show_result (AluetteChallengePage *self)
{
  AluetteChallengeResult own;

  if (!read_own (self, &own))
    return FALSE;
  set_result (self, &own, NULL);
  show_part (self, "result");
  aluette_challenge_table_close (self->table);
  gtk_widget_grab_focus (self->compare);
  return TRUE;
}

static void
play (AluetteChallengePage *self)
{
  g_autoptr (GError) error = NULL;

  show_part (self, "table");
  if (aluette_challenge_table_open (self->table, self->store, &self->challenge, self->name, &error))
    return;
  show_list (self);
  show_message (self, error->message);
}

static void
show_title (AluetteChallengePage *self)
{
  /* Translators: %s is a code word. */
  g_autofree char *title = g_strdup_printf (_("Code word: %s"), self->challenge.word);

  gtk_label_set_text (self->title, title);
}

static void
stop_reading (AluetteChallengePage *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

void
aluette_challenge_page_open (AluetteChallengePage *self, const char *text)
{
  AluetteChallenge challenge;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ALUETTE_IS_CHALLENGE_PAGE (self));

  if (!aluette_challenge_init_word (&challenge, get_terms (self), text, &error))
    {
      show_message (self, error->message);
      return;
    }
  stop_reading (self);
  self->challenge = challenge;
  show_title (self);
  if (!show_result (self))
    play (self);
}

/* Files */

static void
file_verified (GObject *source, GAsyncResult *async, gpointer data)
{
  g_autoptr (AluetteChallengePage) self = data;
  AluetteChallengeResult own, other;
  g_autoptr (GError) error = NULL;

  if (!aluette_challenge_verify_finish (async, &other, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        show_message (self, error->message);
      return;
    }
  if (!read_own (self, &own))
    return;
  show_message (self, "");
  set_result (self, &own, &other);
}

static void
file_read (GObject *file, GAsyncResult *async, gpointer data)
{
  g_autoptr (AluetteChallengePage) self = data;
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;

  if (!g_file_load_contents_finish (G_FILE (file), async, &text, &length, NULL, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        show_message (self, error->message);
      return;
    }
  aluette_challenge_verify_async (&self->challenge, text, (gssize) length, self->reading,
                                  file_verified, g_object_ref (self));
}

void
aluette_challenge_page_compare (AluetteChallengePage *self, GFile *file)
{
  g_return_if_fail (ALUETTE_IS_CHALLENGE_PAGE (self));

  stop_reading (self);
  self->reading = g_cancellable_new ();
  g_file_load_contents_async (file, self->reading, file_read, g_object_ref (self));
}

static void
file_saved (GObject *file, GAsyncResult *async, gpointer data)
{
  g_autoptr (AluetteChallengePage) self = data;
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (G_FILE (file), async, NULL, &error))
    aluette_toast_show (self->toasts, _("Match file saved"));
  else
    show_message (self, error->message);
}

void
aluette_challenge_page_save (AluetteChallengePage *self, GFile *file)
{
  g_autofree char *record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  g_return_if_fail (ALUETTE_IS_CHALLENGE_PAGE (self));

  record = aluette_challenge_store_get_record (self->store, &self->challenge);
  if (record == NULL)
    return;
  length = strlen (record);
  bytes = g_bytes_new_take (g_steal_pointer (&record), length);
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                       file_saved, g_object_ref (self));
}

static void
compare_chosen (GPtrArray *files, gpointer data)
{
  g_autoptr (AluetteChallengePage) self = data;

  if (files != NULL && self->store != NULL)
    aluette_challenge_page_compare (self, g_ptr_array_index (files, 0));
}

static void
save_chosen (GPtrArray *files, gpointer data)
{
  g_autoptr (AluetteChallengePage) self = data;

  if (files != NULL && self->store != NULL)
    aluette_challenge_page_save (self, g_ptr_array_index (files, 0));
}

/* Actions */

static void
word_entered (AluetteChallengePage *self)
{
  aluette_challenge_page_open (self, gtk_editable_get_text (GTK_EDITABLE (self->word)));
}

static void
start_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  word_entered (ALUETTE_CHALLENGE_PAGE (widget));
}

static void
open_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  aluette_challenge_page_open (ALUETTE_CHALLENGE_PAGE (widget),
                               g_variant_get_string (parameter, NULL));
}

static void
save_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteChallengePage *self = ALUETTE_CHALLENGE_PAGE (widget);
  const AluGameKind *game = get_terms (self)->game;
  g_autofree char *name = g_strconcat (self->challenge.word, "-", self->name, game->suffix, NULL);
  g_autofree char *pattern = g_strconcat ("*", game->suffix, NULL);
  AluetteFilesRequest request = {
    .purpose = ALUETTE_FILES_SAVE,
    .title = _("Save Match File"),
    .name = g_strdelimit (name, "/", '-'),
    .filter_name = _("Match Files"),
    .pattern = pattern,
  };

  aluette_files_choose (widget, &request, save_chosen, g_object_ref (self));
}

static void
compare_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const AluGameKind *game = get_terms (ALUETTE_CHALLENGE_PAGE (widget))->game;
  g_autofree char *pattern = g_strconcat ("*", game->suffix, NULL);
  AluetteFilesRequest request = {
    .purpose = ALUETTE_FILES_OPEN,
    .title = _("Compare with a Match File"),
    .filter_name = _("Match Files"),
    .pattern = pattern,
  };

  aluette_files_choose (widget, &request, compare_chosen, g_object_ref (widget));
}

static void
back_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteChallengePage *self = ALUETTE_CHALLENGE_PAGE (widget);

  stop_reading (self);
  aluette_challenge_table_close (self->table);
  show_list (self);
}

static void
aluette_challenge_page_dispose (GObject *object)
{
  AluetteChallengePage *self = ALUETTE_CHALLENGE_PAGE (object);

  stop_reading (self);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (aluette_challenge_page_parent_class)->dispose (object);
}

static void
aluette_challenge_page_finalize (GObject *object)
{
  g_free (ALUETTE_CHALLENGE_PAGE (object)->name);
  G_OBJECT_CLASS (aluette_challenge_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  g_type_ensure (ALUETTE_TYPE_CHALLENGE_TABLE);
  g_type_ensure (ALUETTE_TYPE_TEXT_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/practice/aluette-challenge-page.ui");
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, parts);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, rules);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, word);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, word_problem);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, begun);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, table);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, result);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, file_problem);
  gtk_widget_class_bind_template_child (widget_class, AluetteChallengePage, compare);
  gtk_widget_class_bind_template_callback (widget_class, word_entered);
  gtk_widget_class_bind_template_callback (widget_class, show_result);
  gtk_widget_class_bind_template_callback (widget_class, aluette_table_page_play_out);
  gtk_widget_class_bind_template_callback (widget_class, aluette_toast_show);
}

static void
aluette_challenge_page_class_init (AluetteChallengePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_challenge_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_challenge_page_finalize;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "challenge.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "challenge.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "challenge.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "challenge.compare", NULL, compare_action);
  gtk_widget_class_install_action (widget_class, "challenge.back", NULL, back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "challenge.back", NULL);
}

static void
aluette_challenge_page_init (AluetteChallengePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_challenge_page_new (AluetteChallengeStore *store, const char *name)
{
  AluetteChallengePage *self = g_object_new (ALUETTE_TYPE_CHALLENGE_PAGE, NULL);

  self->store = g_object_ref (store);
  self->name = g_strdup (name);
  gtk_label_set_text (self->rules, aluette_challenge_text_rules (get_terms (self)));
  show_part (self, "list");
  return GTK_WIDGET (self);
}

GtkWidget *
aluette_challenge_page_new_for (const AluettePageContext *context, const char *kind)
{
  g_autofree char *name = aluette_own_face_get_name (context->settings);

  return aluette_challenge_page_new (ALUETTE_CHALLENGE_STORE (context->get_store (kind)), name);
}

AluetteChallengeTable *
aluette_challenge_page_get_table (AluetteChallengePage *self)
{
  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_PAGE (self), NULL);

  return self->table;
}

const char *
aluette_challenge_page_get_part (AluetteChallengePage *self)
{
  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_PAGE (self), NULL);

  return gtk_stack_get_visible_child_name (self->parts);
}

const char *
aluette_challenge_page_get_message (AluetteChallengePage *self)
{
  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_PAGE (self), NULL);

  return gtk_label_get_text (get_message_label (self));
}

/* The part that is shown, the challenge, the code word in the entry, and the table. */
#define STATE_TYPE "(s@aysv)"

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteChallengePage *self = ALUETTE_CHALLENGE_PAGE (page);

  return g_variant_new (STATE_TYPE, aluette_challenge_page_get_part (self),
                        aluette_page_pack (&self->challenge, sizeof self->challenge),
                        gtk_editable_get_text (GTK_EDITABLE (self->word)),
                        aluette_challenge_table_get_state (self->table, objects));
}

/* Shows a part that is not the list. */
static void
restore_part (AluetteChallengePage *self, const char *part, GVariant *table, GPtrArray *objects)
{
  show_title (self);
  if (g_str_equal (part, "result"))
    {
      show_result (self);
      return;
    }
  aluette_challenge_table_set_state (self->table, table, objects);
  show_part (self, "table");
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteChallengePage *self = ALUETTE_CHALLENGE_PAGE (page);
  g_autofree char *part = NULL;
  g_autofree char *word = NULL;
  g_autoptr (GVariant) challenge = NULL;
  g_autoptr (GVariant) table = NULL;

  if (context->state == NULL)
    {
      show_list (self);
      return;
    }
  g_variant_get (context->state, STATE_TYPE, &part, &challenge, &word, &table);
  aluette_page_unpack (challenge, &self->challenge, sizeof self->challenge);
  gtk_editable_set_text (GTK_EDITABLE (self->word), word);
  if (g_str_equal (part, "list"))
    show_list (self);
  else
    restore_part (self, part, table, context->objects);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}

static AluetteTable *
get_page_table (AluetteTablePage *page)
{
  return aluette_challenge_table_get_table (ALUETTE_CHALLENGE_PAGE (page)->table);
}

static void
table_page_iface_init (AluetteTablePageInterface *iface)
{
  iface->get_table = get_page_table;
}
