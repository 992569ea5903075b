/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "testing.h"

#include <string.h>

#include "browser/aluette-web-json.h"
#include "browser/aluette-web-words.h"

#define TOKEN "0123456789abcdef0123456789abcdef"
#define NAME_160                                                                                   \
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"               \
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"

/* Each word, and in which states it is allowed: new, greeted, asking, setup, playing. */
static const struct
{
  AluetteWebWord word;
  const char *text;
  const char *states;
} words[] = {
  { ALUETTE_WEB_HELLO, "{\"word\":\"hello\",\"version\":1,\"languages\":\"fr,en\"}", "x...." },
  { ALUETTE_WEB_JOIN, "{\"word\":\"join\",\"table\":\"a-b-c-d\",\"name\":\"Léa\"}", ".xx.." },
  { ALUETTE_WEB_RESUME, "{\"word\":\"resume\",\"token\":\"" TOKEN "\"}", ".x..." },
  { ALUETTE_WEB_SIT, "{\"word\":\"sit\",\"seat\":1}", "...xx" },
  { ALUETTE_WEB_LEAVE, "{\"word\":\"leave\"}", "..xxx" },
  { ALUETTE_WEB_ADMIT, "{\"word\":\"admit\",\"number\":0,\"yes\":true}", "...xx" },
  { ALUETTE_WEB_ANSWER, "{\"word\":\"answer\",\"number\":2147483647,\"yes\":false}", "....x" },
  { ALUETTE_WEB_UNDO, "{\"word\":\"undo\"}", "....x" },
  { ALUETTE_WEB_SAY, "{\"word\":\"say\",\"phrase\":\"bravo\"}", "....x" },
  { ALUETTE_WEB_BEGIN, "{\"word\":\"begin\"}", "...x." },
  { ALUETTE_WEB_REMATCH, "{\"word\":\"rematch\"}", "....x" },
  { ALUETTE_WEB_CHOOSE, "{\"word\":\"choose\",\"card\":\"3d\"}", "....x" },
  { ALUETTE_WEB_ACTION, "{\"word\":\"action\",\"name\":\"bid\",\"target\":\"garde\"}", "....x" },
  { ALUETTE_WEB_READY, " { \"word\" : \"ready\" } ", "....x" },
  { ALUETTE_WEB_TRICKS, "{\"word\":\"tricks\",\"last\":true}", "...xx" },
  { ALUETTE_WEB_LOOK, "{\"word\":\"look\",\"target\":\"cards\"}", "....x" },
  { ALUETTE_WEB_SIGN, "{\"word\":\"sign\",\"sign\":\"vache\",\"strength\":0,\"hold\":4000}",
    "....x" },
};

TEST (every_word_is_read_and_has_its_states)
{
  assert_int_equal (G_N_ELEMENTS (words), ALUETTE_WEB_N_WORDS);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_auto (AluetteWebMessage) message = { 0 };

      assert_true (aluette_web_words_read (words[i].text, strlen (words[i].text), &message));
      assert_int_equal (message.word, words[i].word);
      for (guint at = 0; at <= ALUETTE_WEB_PLAYING; at++)
        assert_int_equal (aluette_web_words_is_allowed (message.word, at),
                          words[i].states[at] == 'x');
    }
}

TEST (members_are_read)
{
  g_auto (AluetteWebMessage) message = { 0 };
  const char *text = words[ALUETTE_WEB_SIGN].text;

  assert_true (aluette_web_words_read (text, strlen (text), &message));
  assert_string_equal (message.texts[0], "vache");
  assert_int_equal (message.numbers[2], 4000);
}

TEST (an_action_needs_no_target)
{
  g_auto (AluetteWebMessage) message = { 0 };
  const char *text = "{\"word\":\"action\",\"name\":\"offer\"}";

  assert_true (aluette_web_words_read (text, strlen (text), &message));
  assert_null (message.texts[1]);
}

TEST (anything_else_is_refused)
{
  static const char *const texts[] = {
    "",
    "null",
    "[]",
    "1",
    "\"hello\"",
    "{",
    "{}",
    "{\"word\":1}",
    "{\"word\":\"shout\"}",
    "{\"word\":\"sit\"}",
    "{\"word\":\"sit\",\"seat\":0}",
    "{\"word\":\"sit\",\"seat\":7}",
    "{\"word\":\"sit\",\"seat\":\"1\"}",
    "{\"word\":\"sit\",\"seat\":1.5}",
    "{\"word\":\"sit\",\"seat\":99999999999999999999}",
    "{\"word\":\"sit\",\"seat\":[1]}",
    "{\"word\":\"sit\",\"seat\":1,\"more\":1}",
    "{\"word\":\"ready\",\"more\":{}}",
    "{\"word\":\"tricks\",\"last\":1}",
    "{\"word\":\"choose\",\"card\":\"\"}",
    "{\"word\":\"choose\",\"card\":\"12345678\"}",
    "{\"word\":\"choose\",\"card\":null}",
    "{\"word\":\"choose\",\"card\":\"\xff\"}",
    "{\"word\":\"resume\",\"token\":\"" TOKEN "0\"}",
    "{\"word\":\"resume\",\"token\":\"0123456789ABCDEF0123456789abcdef\"}",
    "{\"word\":\"join\",\"table\":\"a\",\"name\":\"" NAME_160 "a\"}",
    "{\"word\":\"action\",\"target\":\"garde\"}",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
  };
  g_autofree char *large = g_strnfill (2000, ' ');

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      AluetteWebMessage message;

      if (aluette_web_words_read (texts[i], strlen (texts[i]), &message))
        fail_msg ("read: %s", texts[i]);
    }
  memcpy (large, "{\"word\":\"ready\"}", 16);
  assert_false (aluette_web_words_read (large, 2000, &(AluetteWebMessage) { 0 }));
  assert_false (aluette_web_words_read ("{\"word\":\"ready\"}\0", 17, &(AluetteWebMessage) { 0 }));
}

TEST (only_actions_of_the_table_are_offered)
{
  static const struct
  {
    const char *action, *name, *target; /* name is NULL if it is none */
  } cases[] = {
    { "table.bid::garde", "bid", "garde" },
    { "table.accept", "accept", NULL },
    { "win.again", NULL, NULL },
    { "app.new-match", NULL, NULL },
    { "table.x(1)", NULL, NULL },
    { "nonsense)", NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *target = NULL;
      gboolean is_action = aluette_web_json_parse_action (cases[i].action, &name, &target);

      assert_int_equal (is_action, cases[i].name != NULL);
      assert_int_equal (g_strcmp0 (name, cases[i].name), 0);
      assert_int_equal (g_strcmp0 (target, cases[i].target), 0);
    }
}
