/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/aluette/alu-cards.h"
#include "main-loop.h"
#include "ui/common/aluette-card-renderer.h"
#include "testing.h"

#define WIDTH 60
#define HEIGHT 96

static const char *const decks[] = { "aluette", "french" };

static GBytes *
download_pixels (GdkTexture *texture)
{
  gsize stride = (gsize) gdk_texture_get_width (texture) * 4;
  gsize length = stride * (gsize) gdk_texture_get_height (texture);
  guchar *pixels = g_malloc0 (length);

  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, length);
}

/* The number of dark pixels of a texture: ink, not paper. */
static guint
count_ink (GdkTexture *texture)
{
  g_autoptr (GBytes) bytes = download_pixels (texture);
  gsize length;
  const guint32 *pixels = g_bytes_get_data (bytes, &length);
  guint n = 0;

  for (gsize i = 0; i < length / 4; i++)
    if ((pixels[i] >> 24) == 0xff && ((pixels[i] >> 8) & 0xff) < 0x60)
      n++;
  return n;
}

static gboolean
same_pixels (GdkTexture *left, GdkTexture *right)
{
  g_autoptr (GBytes) a = download_pixels (left);
  g_autoptr (GBytes) b = download_pixels (right);

  return g_bytes_equal (a, b);
}

/* Returns: (transfer full): the face of a card of Aluette. */
static GdkTexture *
get_face (AluetteCardRenderer *renderer, const char *deck, AluCard card, int width, int height,
          gboolean with_index)
{
  char code[3];

  alu_card_code (card, code);
  return aluette_card_renderer_get_picture (renderer, deck, code, width, height, with_index);
}

TEST (test_every_face_is_drawn)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();

  for (gsize p = 0; p < G_N_ELEMENTS (decks); p++)
    {
      g_autoptr (GdkTexture) back = aluette_card_renderer_get_picture (renderer, decks[p], "back",
                                                                       WIDTH, HEIGHT, FALSE);

      assert_true (count_ink (back) > WIDTH * HEIGHT / 20);
      for (AluCard card = 0; card < ALU_N_CARDS; card++)
        {
          g_autoptr (GdkTexture) face = get_face (renderer, decks[p], card, WIDTH, HEIGHT, TRUE);

          assert_int_equal (gdk_texture_get_width (face), WIDTH);
          assert_int_equal (gdk_texture_get_height (face), HEIGHT);
          assert_true (count_ink (face) > WIDTH * HEIGHT / 20);
        }
    }
  assert_int_equal (aluette_card_renderer_get_n_renders (renderer), 98);
}

TEST (test_no_two_cards_look_alike)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);

  for (gsize p = 0; p < G_N_ELEMENTS (decks); p++)
    for (AluCard card = 0; card < ALU_N_CARDS; card++)
      {
        g_autoptr (GdkTexture) face = get_face (renderer, decks[p], card, 30, 48, FALSE);

        assert_true (g_hash_table_add (seen, download_pixels (face)));
      }
}

/* The mean difference in lightness, 0 to 255, of a part of two small cards. */
static double
gray_difference (GBytes *left, GBytes *right, int top, int bottom)
{
  const guint8 *a = g_bytes_get_data (left, NULL);
  const guint8 *b = g_bytes_get_data (right, NULL);
  double sum = 0;

  for (int y = top; y < bottom; y++)
    for (int x = 1; x < 7; x++)
      {
        const guint8 *p = a + (y * 30 + x) * 4;
        const guint8 *q = b + (y * 30 + x) * 4;

        sum += ABS (0.11 * (p[0] - q[0]) + 0.59 * (p[1] - q[1]) + 0.3 * (p[2] - q[2]));
      }
  return sum / ((bottom - top) * 6);
}

/* At 48 pixels, and without colors, the rank tells the cards of a suit apart and the suit sign
 * those of a rank. The bounds are two thirds of what the drawings give; a blank index gives 0. */
TEST (test_small_and_gray_still_tells)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();

  for (gsize p = 0; p < G_N_ELEMENTS (decks); p++)
    {
      GBytes *pixels[ALU_N_CARDS];

      for (AluCard card = 0; card < ALU_N_CARDS; card++)
        {
          g_autoptr (GdkTexture) face = get_face (renderer, decks[p], card, 30, 48, TRUE);

          pixels[card] = download_pixels (face);
        }
      for (AluCard a = 0; a < ALU_N_CARDS; a++)
        for (AluCard b = 0; b < a; b++)
          {
            if (alu_card_suit (a) == alu_card_suit (b))
              assert_true (gray_difference (pixels[a], pixels[b], 1, 10) > 14);
            if (alu_card_rank (a) == alu_card_rank (b))
              assert_true (gray_difference (pixels[a], pixels[b], 10, 16) > 18);
          }
      for (AluCard card = 0; card < ALU_N_CARDS; card++)
        g_bytes_unref (pixels[card]);
    }
}

TEST (test_index_only_when_enabled)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();

  for (gsize p = 0; p < G_N_ELEMENTS (decks); p++)
    for (AluCard card = 0; card < ALU_N_CARDS; card++)
      {
        g_autoptr (GdkTexture) with = get_face (renderer, decks[p], card, WIDTH, HEIGHT, TRUE);
        g_autoptr (GdkTexture) without = get_face (renderer, decks[p], card, WIDTH, HEIGHT, FALSE);

        assert_false (same_pixels (with, without));
      }
}

TEST (test_proportion_is_kept)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (GdkTexture) wide = get_face (renderer, "aluette", ALU_VACHE, 3 * WIDTH, HEIGHT, TRUE);
  g_autoptr (GBytes) bytes = download_pixels (wide);
  const guint32 *row = (const guint32 *) g_bytes_get_data (bytes, NULL) + 3 * WIDTH * HEIGHT / 2;

  assert_int_equal (row[WIDTH / 2] >> 24, 0);
  assert_int_equal (row[3 * WIDTH / 2] >> 24, 0xff);
  assert_int_equal (row[5 * WIDTH / 2] >> 24, 0);
}

TEST (test_asked_again_gives_the_same)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (GdkTexture) first = get_face (renderer, "aluette", ALU_MONSIEUR, WIDTH, HEIGHT, TRUE);
  g_autoptr (GdkTexture) again = get_face (renderer, "aluette", ALU_MONSIEUR, WIDTH, HEIGHT, 42);
  g_autoptr (GdkTexture) larger = get_face (renderer, "aluette", ALU_MONSIEUR, WIDTH * 2,
                                            HEIGHT * 2, TRUE);
  g_autoptr (GdkTexture) other = get_face (renderer, "french", ALU_MONSIEUR, WIDTH, HEIGHT, TRUE);

  assert_ptr_equal (first, again);
  assert_ptr_not_equal (first, larger);
  assert_false (same_pixels (first, other));
  assert_int_equal (aluette_card_renderer_get_n_renders (renderer), 3);
  assert_int_equal (aluette_card_renderer_get_n_bytes (renderer), WIDTH * HEIGHT * 4 * 6);
}

TEST (test_the_least_used_goes_first)
{
  const gsize one = WIDTH * HEIGHT * 4;
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  const AluCard order[] = { ALU_MONSIEUR, ALU_MADAME,   ALU_MONSIEUR,
                            ALU_VACHE,    ALU_MONSIEUR, ALU_MADAME };
  const guint renders[] = { 1, 2, 2, 3, 3, 4 };

  aluette_card_renderer_set_max_bytes (renderer, 2 * one);
  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autoptr (GdkTexture) face = get_face (renderer, "french", order[i], WIDTH, HEIGHT, FALSE);

      assert_non_null (face);
      assert_int_equal (aluette_card_renderer_get_n_renders (renderer), renders[i]);
      assert_true (aluette_card_renderer_get_n_bytes (renderer) <= 2 * one);
    }
}

TEST (test_what_is_in_use_outlives_the_cache)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (GdkTexture) kept = get_face (renderer, "aluette", ALU_BORGNE, WIDTH, HEIGHT, TRUE);
  guint ink = count_ink (kept);
  g_autoptr (GdkTexture) last = NULL;

  g_object_set (renderer, "max-bytes", (guint64) 1, NULL);
  last = aluette_card_renderer_get_picture (renderer, "aluette", "back", WIDTH, HEIGHT, FALSE);

  assert_int_equal (aluette_card_renderer_get_max_bytes (renderer), 1);
  assert_int_equal (aluette_card_renderer_get_n_bytes (renderer), WIDTH * HEIGHT * 4);
  assert_int_equal (count_ink (kept), ink);
  assert_true (count_ink (last) > 0);
}

static void
note_drawn (AluetteCardRenderer *renderer, gboolean *told)
{
  *told = TRUE;
}

/* A request never waits for the drawing: first there is blank paper, then, after "drawn", the face,
 * as it is drawn at once. */
TEST (test_requests_do_not_wait)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (AluetteCardRenderer) other = aluette_card_renderer_new ();
  g_autoptr (GdkTexture) wanted = NULL, blank = NULL, again = NULL, face = NULL;
  gboolean drawn, told = FALSE;

  g_signal_connect (renderer, "drawn", G_CALLBACK (note_drawn), &told);
  blank = aluette_card_renderer_request_picture (renderer, "french", "Ad", WIDTH, HEIGHT, TRUE,
                                                 &drawn);
  assert_false (drawn);
  again = aluette_card_renderer_request_picture (renderer, "french", "Ad", WIDTH, HEIGHT, TRUE,
                                                 &drawn);
  assert_false (drawn);
  assert_ptr_equal (blank, again);
  main_loop_wait_for (told);
  face = aluette_card_renderer_request_picture (renderer, "french", "Ad", WIDTH, HEIGHT, TRUE,
                                                &drawn);
  assert_true (drawn);
  assert_int_equal (aluette_card_renderer_get_n_renders (renderer), 1);
  wanted = aluette_card_renderer_get_picture (other, "french", "Ad", WIDTH, HEIGHT, TRUE);
  assert_true (same_pixels (face, wanted));
}

/* While a card is drawn in a new size, it is shown in the largest size that there is. */
TEST (test_another_size_stands_in)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (GdkTexture) small = get_face (renderer, "french", ALU_VACHE, 30, 48, TRUE);
  g_autoptr (GdkTexture) large = get_face (renderer, "french", ALU_VACHE, WIDTH, HEIGHT, TRUE);
  g_autoptr (GdkTexture) plain = get_face (renderer, "french", ALU_VACHE, 90, 144, FALSE);
  g_autoptr (GdkTexture) shown = NULL;
  char code[3];
  gboolean drawn;

  alu_card_code (ALU_VACHE, code);
  shown = aluette_card_renderer_request_picture (renderer, "french", code, 40, 64, TRUE, &drawn);
  assert_false (drawn);
  assert_ptr_equal (shown, large);
  assert_ptr_not_equal (shown, small);
  assert_ptr_not_equal (shown, plain);
}

/* A renderer may go away while its cards are drawn; too many requests are not kept. */
TEST (test_renderer_goes_while_drawing)
{
  AluetteCardRenderer *renderer = aluette_card_renderer_new ();

  for (int size = 1; size <= 300; size++)
    {
      gboolean drawn;
      g_autoptr (GdkTexture) texture = aluette_card_renderer_request_picture (renderer, "aluette",
                                                                              "back", 10 + size,
                                                                              16 + size, FALSE,
                                                                              &drawn);

      assert_non_null (texture);
    }
  g_object_unref (renderer);
  main_loop_run_pending ();
}
