/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help inside the program: each page can be read in each language, at any width, and its links
 * have targets. */

#include <adwaita.h>
#include <string.h>

#include "testing.h"
#include "ui-driver.h"
#include "ui/shell/aluette-help-page.h"
#include "ui/shell/aluette-language.h"
#include "ui/shell/aluette-mallard.h"

static char *
format_page_name (const char *page, gpointer data)
{
  return g_strdup_printf ("<%s>", page);
}

TEST (test_mallard)
{
  static const char text[]
      = "<page xmlns='x'><info><title>no</title><desc>no</desc></info><title>A  &amp;\n b</title>"
        "<p>One <em>two</em> <link xref='other#place'/> &lt;3.</p>"
        "<p><keyseq><key>Ctrl</key><key>L</key></keyseq> <key>M</key></p>"
        "<steps><item><p>First</p><p>more</p></item><item><p>Second</p></item></steps>"
        "<section><title>S</title><terms><item><title>T</title><p>why</p></item></terms>"
        "<table><tr><td><p>H</p></td></tr><tr><td><p>c</p></td></tr></table>"
        "<screen>a\n b</screen><media type='image' src='f.png'><p>A cow</p></media></section>"
        "</page>";
  static const struct
  {
    AluetteBlockKind kind;
    const char *text;
  } expected[] = {
    { ALUETTE_BLOCK_TITLE, "A &amp; b" },
    { ALUETTE_BLOCK_PARAGRAPH, "One <i>two</i> <a href=\"other\">&lt;other&gt;</a> &lt;3." },
    { ALUETTE_BLOCK_PARAGRAPH, "<b>Ctrl</b>+<b>L</b> <b>M</b>" },
    { ALUETTE_BLOCK_STEP, "First" },
    { ALUETTE_BLOCK_PARAGRAPH, "more" },
    { ALUETTE_BLOCK_STEP, "Second" },
    { ALUETTE_BLOCK_TITLE, "S" },
    { ALUETTE_BLOCK_TERM, "T" },
    { ALUETTE_BLOCK_PARAGRAPH, "why" },
    { ALUETTE_BLOCK_ROW, "" },
    { ALUETTE_BLOCK_SCREEN, "a\n b" },
    { ALUETTE_BLOCK_PICTURE, "A cow" },
  };
  g_autoptr (GPtrArray) blocks = aluette_mallard_parse (text, -1, format_page_name, NULL, NULL);

  assert_non_null (blocks);
  assert_int_equal (blocks->len, G_N_ELEMENTS (expected));
  for (guint i = 0; i < blocks->len; i++)
    {
      const AluetteBlock *block = blocks->pdata[i];

      assert_int_equal (block->kind, expected[i].kind);
      assert_string_equal (block->text, expected[i].text);
    }
  assert_int_equal (((AluetteBlock *) blocks->pdata[5])->number, 2);
  assert_int_equal (((AluetteBlock *) blocks->pdata[6])->level, 2);
  assert_string_equal (((AluetteBlock *) blocks->pdata[9])->cells->pdata[0], "c");
  assert_string_equal (((AluetteBlock *) blocks->pdata[9])->headings->pdata[0], "H");
  assert_string_equal (((AluetteBlock *) blocks->pdata[11])->source, "f.png");
}

static gboolean
is_grid (GtkWidget *widget, gconstpointer unused)
{
  return GTK_IS_GRID (widget);
}

/* A table of numbers has columns; any other one is a list. */
TEST (test_figures)
{
  static const struct
  {
    const char *topic;
    guint n_grids;
  } pages[] = { { "tarot-chances", 7 }, { "tarot-scoring", 1 }, { "cards", 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *page = aluette_help_page_new (pages[i].topic);
      GtkWidget *window = ui_driver_open_window (page, 700, 600);

      assert_int_equal (ui_driver_count (page, is_grid, NULL), pages[i].n_grids);
      ui_driver_close (window);
    }
}

TEST (test_no_mallard)
{
  static const char *const texts[] = { "", "<page", "<page><title>x</page>", "no page" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      assert_null (aluette_mallard_parse (texts[i], -1, NULL, NULL, &error));
      assert_non_null (error);
      assert_null (aluette_mallard_title (texts[i], -1));
    }
}

/* Follows every link in the texts below @widget. */
static guint
count_dead_links (GtkWidget *widget)
{
  guint dead = 0;

  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_label (GTK_LABEL (widget));

      while ((text = strstr (text, "<a href=\"")) != NULL)
        {
          g_autofree char *topic = g_strndup (text + 9, strcspn (text + 9, "\""));
          g_autoptr (AluetteHelpPage) page
              = g_object_ref_sink (ALUETTE_HELP_PAGE (aluette_help_page_new (topic)));

          dead += !g_str_equal (aluette_help_page_get_topic (page), topic);
          text += 9;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    dead += count_dead_links (child);
  return dead;
}

/* The program contains every page of the source folder. */
TEST (test_pages)
{
  static const char *const languages[][2] = { { "en", "C" }, { "fr", "fr" } };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *folder = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "help",
                                                  languages[i][1], NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      aluette_language_set (languages[i][0]);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *topic = g_strndup (name, strcspn (name, "."));
          g_autoptr (AluetteHelpPage) page = NULL;
          int width;

          if (!g_str_has_suffix (name, ".page") || g_str_equal (topic, "index"))
            continue;
          page = g_object_ref_sink (ALUETTE_HELP_PAGE (aluette_help_page_new (topic)));
          assert_string_equal (aluette_help_page_get_topic (page), topic);
          gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                              NULL);
          assert_true (width <= 360);
          assert_int_equal (count_dead_links (GTK_WIDGET (page)), 0);
        }
    }
}

/* A picture on a page that is longer than the window is as wide as the text, not as small as
 * possible. */
TEST (test_picture)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = aluette_help_page_new ("first-match");
  GtkWidget *picture = ui_driver_find (page, GTK_TYPE_PICTURE, 0);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 400);
  gtk_window_present (GTK_WINDOW (window));
  assert_non_null (picture);
  main_loop_wait_for (gtk_widget_get_width (picture) > 0);
  assert_true (gtk_widget_get_width (picture) > 300);
  assert_true (gtk_widget_get_height (picture) > 150);
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (test_unknown)
{
  g_autoptr (AluetteHelpPage) page
      = g_object_ref_sink (ALUETTE_HELP_PAGE (aluette_help_page_new ("no-such-page")));

  assert_string_equal (aluette_help_page_get_topic (page), "rules");
  aluette_help_page_set_topic (page, "../C/cards");
  aluette_help_page_set_topic (page, "cards");
  assert_string_equal (aluette_help_page_get_topic (page), "cards");
}

int
main (void)
{
  aluette_language_init ();
  adw_init ();
  return testing_run (NULL, NULL);
}
