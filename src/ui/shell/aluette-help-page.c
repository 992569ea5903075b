/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-help-page.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-help-figures.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-mallard.h"

#define PAGES "/io/github/aluette/Aluette/help/"

/* Exists only in a Flatpak sandbox. The desktop's help browser cannot see the pages in there. */
#define SANDBOX "/.flatpak-info"

struct _AluetteHelpPage
{
  GtkBox parent_instance;

  GtkWidget *chapters; /* shows topics by their titles */
  GtkWidget *scroller;
  AdwClamp *clamp;    /* around the text */
  GPtrArray *blocks;  /* (element-type AluetteBlock): of the topic */
  GPtrArray *topics;  /* (element-type utf8) */
  GHashTable *titles; /* (element-type utf8 utf8): of the topics that were read for it */
  char *topic;
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteHelpPage, aluette_help_page, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

/* The first pages in the list of chapters. Others follow, sorted by title. */
static const char *const first_topics[] = { "rules",         "cards",      "signs",
                                            "rules-options", "petit-jean", "signs-in-play",
                                            "twelve-hands",  "sources",    NULL };

/* Returns: (transfer none): the folder of the help pages in the program's language, or of the
 * English ones if there is none. */
static const char *
language_folder (void)
{
  const char *language = aluette_language_get ();

  return g_str_equal (language, "en") ? "C" : language;
}

static char *
get_help_folder (void)
{
  return g_strconcat (PAGES, language_folder (), NULL);
}

/* Returns: (transfer full) (nullable): the source of a help page in the program's language. */
static GBytes *
get_source (const char *topic)
{
  g_autofree char *place = get_help_folder ();
  g_autofree char *path = g_strdup_printf ("%s/%s.page", place, topic);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/* Reads each page for its title once.
 *
 * Returns: (transfer none) (nullable): the title of a page, or %NULL if there is no such page */
static const char *
find_title (AluetteHelpPage *self, const char *topic)
{
  const char *known = g_hash_table_lookup (self->titles, topic);
  g_autoptr (GBytes) source = known == NULL ? get_source (topic) : NULL;
  char *title;

  if (source == NULL)
    return known;
  title = aluette_mallard_title (g_bytes_get_data (source, NULL),
                                 (gssize) g_bytes_get_size (source));
  if (title != NULL)
    g_hash_table_insert (self->titles, g_strdup (topic), title);
  return title;
}

static char *
get_title (const char *topic, gpointer page)
{
  return g_strdup (find_title (page, topic));
}

static int
compare_titles (gconstpointer a, gconstpointer b, gpointer page)
{
  const char *one = find_title (page, *(const char *const *) a);
  const char *other = find_title (page, *(const char *const *) b);

  return g_utf8_collate (one != NULL ? one : "", other != NULL ? other : "");
}

/* Returns: (transfer full): the names of all pages without the index, which the list of chapters
 * replaces. */
static GPtrArray *
list_topics (AluetteHelpPage *self)
{
  g_autofree char *place = get_help_folder ();
  g_auto (GStrv) files = g_resources_enumerate_children (place, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GPtrArray *topics = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (gsize i = 0; first_topics[i] != NULL; i++)
    g_ptr_array_add (topics, g_strdup (first_topics[i]));
  for (gsize i = 0; files != NULL && files[i] != NULL; i++)
    {
      g_autofree char *topic = g_str_has_suffix (files[i], ".page")
                                   ? g_strndup (files[i], strlen (files[i]) - strlen (".page"))
                                   : NULL;

      if (topic != NULL && !g_str_equal (topic, "index") && !g_strv_contains (first_topics, topic))
        g_ptr_array_add (others, g_steal_pointer (&topic));
    }
  g_ptr_array_sort_with_data (others, compare_titles, self);
  for (guint i = 0; i < others->len; i++)
    g_ptr_array_add (topics, others->pdata[i]);
  return topics;
}

static gboolean
follow_link (AluetteHelpPage *self, const char *topic)
{
  aluette_help_page_set_topic (self, topic);
  return TRUE;
}

static GtkWidget *
new_label (AluetteHelpPage *self, const char *markup)
{
  GtkWidget *label = aluette_wrapping_label_new (NULL, NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_widget_set_hexpand (label, TRUE);
  /* Lets keyboard and screen reader users move from paragraph to paragraph. */
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (follow_link), self,
                           G_CONNECT_SWAPPED);
  return label;
}

static GtkWidget *
new_title (AluetteHelpPage *self, const AluetteBlock *block)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                   "use-markup", TRUE, "label", block->text, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL,
                                  (int) block->level, -1);
  gtk_widget_add_css_class (label, block->level == 1 ? "title-2" : "title-4");
  if (block->level > 1)
    gtk_widget_set_margin_top (label, 12);
  return label;
}

static GtkWidget *
new_item (AluetteHelpPage *self, const AluetteBlock *block)
{
  g_autofree char *number = block->kind == ALUETTE_BLOCK_STEP
                                ? g_strdup_printf ("%u.", block->number)
                                : g_strdup ("•");
  GtkWidget *mark = aluette_label_new (number, "dim-label");

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  return aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 12, mark, new_label (self, block->text),
                          NULL);
}

static GtkWidget *
new_term (AluetteHelpPage *self, const AluetteBlock *block)
{
  GtkWidget *label = new_label (self, block->text);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, 6);
  return label;
}

static GtkWidget *
new_screen (AluetteHelpPage *self, const AluetteBlock *block)
{
  GtkWidget *label = new_label (self, block->text);

  gtk_widget_add_css_class (label, "monospace");
  gtk_widget_add_css_class (label, "card");
  gtk_widget_add_css_class (label, "help-screen");
  return label;
}

/* Returns a picture, or its description if the program was built without the picture. */
static GtkWidget *
new_picture (AluetteHelpPage *self, const AluetteBlock *block)
{
  g_autofree char *place = get_help_folder ();
  g_autofree char *path = g_strdup_printf ("%s/%s", place, block->source);
  g_autofree char *alternative = NULL;
  GtkWidget *picture;

  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return new_label (self, block->text);
  pango_parse_markup (block->text, -1, 0, NULL, &alternative, NULL, NULL);
  picture = gtk_picture_new_for_resource (path);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), alternative);
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  return picture;
}

/* Returns a list row for the row of a table, so that it reads well at any width and with a screen
 * reader. The title is the first cell, together with the second one if the first is a number. Below
 * it are the other cells, each with its heading unless the table has only two columns. */
static GtkWidget *
new_row (AluetteHelpPage *self, const AluetteBlock *block)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box, *head, *body;
  char **cells = (char **) block->cells->pdata;
  g_autoptr (GString) title = g_string_new (block->cells->len > 0 ? cells[0] : "");
  g_autoptr (GString) rest = g_string_new (NULL);
  guint next = 1;

  if (block->cells->len > 1 && g_ascii_isdigit (*cells[0]))
    g_string_append_printf (title, ". %s", cells[next++]);
  for (guint i = next; i < block->cells->len && i < block->headings->len; i++)
    {
      if (*cells[i] == '\0')
        continue;
      if (rest->len > 0)
        g_string_append_c (rest, '\n');
      if (block->headings->len > 2)
        /* Translators: the heading of a table’s column, and the cell below it. */
        g_string_append_printf (rest, C_("cell of a table", "%s: %s"),
                                (const char *) block->headings->pdata[i], cells[i]);
      else
        g_string_append (rest, cells[i]);
    }
  head = new_label (self, title->str);
  body = new_label (self, rest->str);
  box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3, head, body, NULL);
  gtk_widget_add_css_class (box, "help-row");
  gtk_widget_add_css_class (body, "dim-label");
  gtk_widget_set_visible (body, rest->len > 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (head)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (body)), -1);
  return row;
}

static GtkWidget *
new_block (AluetteHelpPage *self, const AluetteBlock *block)
{
  switch (block->kind)
    {
    case ALUETTE_BLOCK_TITLE:
      return new_title (self, block);
    case ALUETTE_BLOCK_ITEM:
    case ALUETTE_BLOCK_STEP:
      return new_item (self, block);
    case ALUETTE_BLOCK_TERM:
      return new_term (self, block);
    case ALUETTE_BLOCK_SCREEN:
      return new_screen (self, block);
    case ALUETTE_BLOCK_PICTURE:
      return new_picture (self, block);
    default:
      return new_label (self, block->text);
    }
}

/* Returns: the number of rows of the table that begins with block number @first */
static guint
count_rows (GPtrArray *blocks, guint first)
{
  guint n = 0;

  while (first + n < blocks->len
         && ((const AluetteBlock *) blocks->pdata[first + n])->kind == ALUETTE_BLOCK_ROW)
    n++;
  return n;
}

static GtkWidget *
new_table (AluetteHelpPage *self, AluetteBlock *const *rows, guint n_rows)
{
  GtkWidget *list;

  if (aluette_help_figures_are_rows (rows, n_rows))
    return aluette_help_figures_new (rows, n_rows);
  list = aluette_boxed_list_new (NULL);
  for (guint i = 0; i < n_rows; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (self, rows[i]));
  return list;
}

static void
add_blocks (AluetteHelpPage *self, GtkBox *text)
{
  for (guint i = 0, n_rows; i < self->blocks->len; i += MAX (n_rows, 1))
    {
      gpointer *block = &self->blocks->pdata[i];

      n_rows = count_rows (self->blocks, i);
      gtk_box_append (text, n_rows > 0 ? new_table (self, (AluetteBlock *const *) block, n_rows)
                                       : new_block (self, *block));
    }
}

/* Shows a text, which takes over @blocks. */
static void
show_text (AluetteHelpPage *self, GPtrArray *blocks)
{
  GtkWidget *text = aluette_box_new (GTK_ORIENTATION_VERTICAL, 12, NULL);

  gtk_widget_set_margin_top (text, 18);
  gtk_widget_set_margin_bottom (text, 36);
  gtk_widget_set_margin_start (text, 18);
  gtk_widget_set_margin_end (text, 18);
  adw_clamp_set_child (self->clamp, text);
  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  self->blocks = blocks;
  add_blocks (self, GTK_BOX (text));
}

static void
chapter_chosen (AluetteHelpPage *self)
{
  guint index = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->chapters));

  if (index < self->topics->len)
    aluette_help_page_set_topic (self, self->topics->pdata[index]);
}

static void
add_chapters (AluetteHelpPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->topics->len; i++)
    {
      const char *title = find_title (self, self->topics->pdata[i]);

      gtk_string_list_append (titles, title != NULL ? title : self->topics->pdata[i]);
    }
  self->chapters = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&titles)), NULL);
  aluette_drop_down_name_parts (GTK_DROP_DOWN (self->chapters));
  aluette_drop_down_shorten (GTK_DROP_DOWN (self->chapters));
  aluette_set_accessible_name (self->chapters, _("Chapter"));
  gtk_widget_set_margin_top (self->chapters, 12);
  gtk_widget_set_margin_start (self->chapters, 12);
  gtk_widget_set_margin_end (self->chapters, 12);
  gtk_widget_set_halign (self->chapters, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->chapters);
  g_signal_connect_object (self->chapters, "notify::selected", G_CALLBACK (chapter_chosen), self,
                           G_CONNECT_SWAPPED);
}

static void
add_text (AluetteHelpPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  self->clamp = ADW_CLAMP (clamp);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  /* With the minimum height of the text, pictures would be too small. */
  gtk_scrollable_set_vscroll_policy (
      GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scroller))),
      GTK_SCROLL_NATURAL);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self), self->scroller);
}

static void
aluette_help_page_dispose (GObject *object)
{
  AluetteHelpPage *self = ALUETTE_HELP_PAGE (object);

  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  g_clear_pointer (&self->topics, g_ptr_array_unref);
  g_clear_pointer (&self->titles, g_hash_table_unref);
  g_clear_pointer (&self->topic, g_free);
  G_OBJECT_CLASS (aluette_help_page_parent_class)->dispose (object);
}

static void
aluette_help_page_class_init (AluetteHelpPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_help_page_dispose;
}

static void
aluette_help_page_init (AluetteHelpPage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->topics = list_topics (self);
  add_chapters (self);
  add_text (self);
}

GtkWidget *
aluette_help_page_new (const char *topic)
{
  AluetteHelpPage *self = g_object_new (ALUETTE_TYPE_HELP_PAGE, NULL);

  aluette_help_page_set_topic (self, topic);
  if (self->topic == NULL)
    aluette_help_page_set_topic (self, first_topics[0]);
  return GTK_WIDGET (self);
}

const char *
aluette_help_page_get_topic (AluetteHelpPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_HELP_PAGE (self), NULL);

  return self->topic;
}

void
aluette_help_page_set_topic (AluetteHelpPage *self, const char *topic)
{
  g_autoptr (GBytes) source = NULL;
  g_autoptr (GPtrArray) blocks = NULL;
  GtkAdjustment *adjustment;

  g_return_if_fail (ALUETTE_IS_HELP_PAGE (self));

  if (g_strcmp0 (topic, self->topic) == 0 || (source = get_source (topic)) == NULL)
    return;
  blocks = aluette_mallard_parse (g_bytes_get_data (source, NULL),
                                  (gssize) g_bytes_get_size (source), get_title, self, NULL);
  if (blocks == NULL)
    return;
  g_free (self->topic);
  self->topic = g_strdup (topic);
  show_text (self, g_steal_pointer (&blocks));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  gtk_adjustment_set_value (adjustment, 0);
  for (guint i = 0; i < self->topics->len; i++)
    if (g_str_equal (self->topics->pdata[i], topic))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->chapters), i);
}

gboolean
aluette_help_page_browse (GtkWindow *parent, const char *topic)
{
  g_autoptr (GAppInfo) browser = g_app_info_get_default_for_uri_scheme ("help");
  g_autofree char *file = g_strdup_printf ("%s.page", topic);
  g_autofree char *path = g_build_filename (HELPDIR, language_folder (), "aluette", file, NULL);
  g_autofree char *uri = g_strdup_printf ("help:aluette/%s", topic);

  if (browser == NULL || !aluette_language_is_system () || !g_file_test (path, G_FILE_TEST_EXISTS)
      || g_file_test (SANDBOX, G_FILE_TEST_EXISTS))
    return FALSE;
  gtk_show_uri (parent, uri, GDK_CURRENT_TIME);
  return TRUE;
}

/* A link may have led to another topic than that of the target. */
static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  return g_variant_new_string (ALUETTE_HELP_PAGE (page)->topic);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
}
