/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "engine/tarot/tarot-cards.h"
#include "ui/common/aluette-card-renderer.h"
#include "testing.h"

/* A card of 48 × 77 pixels, the smallest at which all must be told apart. */
#define WIDTH 48
#define HEIGHT 77
#define N_PIXELS (WIDTH * HEIGHT)

/* The areas, in these pixels, that identify a card: the corner of the suit cards with the rank
 * above the sign, and the two numbers in the upper band of the trumps. */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} Area;

static const Area rank_area = { 1, 2, 11, 14 };
static const Area sign_area = { 1, 14, 11, 26 };
static const Area number_area = { 3, 3, 18, 14 };
static const Area band_area = { 3, 3, 45, 13 };

static GdkTexture *
draw_card (AluetteCardRenderer *renderer, TarotCard card, int scale, gboolean with_index)
{
  char code[TAROT_CODE_SIZE];

  tarot_card_code (card, code);
  return aluette_card_renderer_get_picture (renderer, "tarot", code, WIDTH * scale, HEIGHT * scale,
                                            with_index);
}

/* The lightness of every pixel of a texture, 0 to 255. */
static double *
get_lightness (GdkTexture *texture)
{
  gsize width = (gsize) gdk_texture_get_width (texture);
  gsize n = width * (gsize) gdk_texture_get_height (texture);
  g_autofree guint8 *pixels = g_malloc (4 * n);
  double *lightness = g_new (double, n);

  gdk_texture_download (texture, pixels, 4 * width);
  for (gsize i = 0; i < n; i++)
    lightness[i] = 0.11 * pixels[4 * i] + 0.59 * pixels[4 * i + 1] + 0.3 * pixels[4 * i + 2];
  return lightness;
}

static double *
draw_lightness (AluetteCardRenderer *renderer, TarotCard card, gboolean with_index)
{
  g_autoptr (GdkTexture) texture = draw_card (renderer, card, 1, with_index);

  return get_lightness (texture);
}

/* The mean difference in lightness of an area of two cards. */
static double
get_difference (const double *left, const double *right, Area area)
{
  double sum = 0;

  for (int y = area.top; y < area.bottom; y++)
    for (int x = area.left; x < area.right; x++)
      sum += fabs (left[y * WIDTH + x] - right[y * WIDTH + x]);
  return sum / ((area.right - area.left) * (area.bottom - area.top));
}

static int
compare_doubles (const void *a, const void *b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

/* The darkest and the lightest parts of an area, as the fifth and the ninety-fifth percentile. */
static void
get_extremes (const double *lightness, Area area, double *dark, double *light)
{
  int n = (area.right - area.left) * (area.bottom - area.top);
  g_autofree double *sorted = g_new (double, n);
  int i = 0;

  for (int y = area.top; y < area.bottom; y++)
    for (int x = area.left; x < area.right; x++)
      sorted[i++] = lightness[y * WIDTH + x];
  qsort (sorted, (size_t) n, sizeof *sorted, compare_doubles);
  *dark = sorted[n / 20];
  *light = sorted[n - 1 - n / 20];
}

/* The contrast ratio of WCAG between two grays of 0 to 255. */
static double
get_contrast (double dark, double light)
{
  return (pow (light / 255, 2.2) + 0.05) / (pow (dark / 255, 2.2) + 0.05);
}

TEST (test_every_card_is_drawn)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  g_autoptr (GdkTexture) back = aluette_card_renderer_get_picture (renderer, "tarot", "back", WIDTH,
                                                                   HEIGHT, TRUE);

  assert_int_equal (gdk_texture_get_width (back), WIDTH);
  for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
    {
      g_autoptr (GdkTexture) face = draw_card (renderer, card, 1, TRUE);
      g_autofree double *lightness = get_lightness (face);
      int n_dark = 0;

      assert_int_equal (gdk_texture_get_width (face), WIDTH);
      assert_int_equal (gdk_texture_get_height (face), HEIGHT);
      for (int i = 0; i < N_PIXELS; i++)
        n_dark += lightness[i] < 0x60;
      assert_true (n_dark > N_PIXELS / 20);
    }
  assert_int_equal (aluette_card_renderer_get_n_renders (renderer), TAROT_N_CARDS + 1);
}

/* Returns: whether a card shows its rank and suit in the corners, unlike trumps and Excuse */
static gboolean
has_index (TarotCard card)
{
  return card < TAROT_PETIT;
}

TEST (test_index_only_when_wanted)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  const Area all = { 0, 0, WIDTH, HEIGHT };

  for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
    {
      g_autofree double *with = draw_lightness (renderer, card, TRUE);
      g_autofree double *without = draw_lightness (renderer, card, FALSE);

      assert_int_equal (get_difference (with, without, all) > 0, has_index (card));
    }
}

/* Asserts that two cards differ in the areas that identify them. The bounds are two thirds of the
 * differences in the drawings; a blank corner gives 0. */
static void
assert_differ (const double *a, const double *b, TarotCard left, TarotCard right)
{
  if (has_index (left) != has_index (right))
    assert_true (get_difference (a, b, band_area) > 55);
  else if (!has_index (left))
    assert_true (get_difference (a, b, number_area) > 8);
  else if (tarot_card_suit (left) == tarot_card_suit (right))
    assert_true (get_difference (a, b, rank_area) > 12);
  else
    assert_true (get_difference (a, b, sign_area) > 14);
}

TEST (test_small_and_gray_still_tells)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  double *lightness[TAROT_N_CARDS];

  for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
    lightness[card] = draw_lightness (renderer, card, TRUE);
  for (TarotCard left = 0; left < TAROT_N_CARDS; left++)
    for (TarotCard right = 0; right < left; right++)
      assert_differ (lightness[left], lightness[right], left, right);
  for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
    g_free (lightness[card]);
}

/* Numbers and ranks have the contrast that WCAG asks of text, even at the smallest size. */
TEST (test_numbers_have_contrast)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();

  for (TarotCard card = 0; card < TAROT_EXCUSE; card++)
    {
      g_autofree double *lightness = draw_lightness (renderer, card, TRUE);
      double dark, light;

      get_extremes (lightness, has_index (card) ? rank_area : number_area, &dark, &light);
      assert_true (get_contrast (dark, light) > 7);
    }
}
