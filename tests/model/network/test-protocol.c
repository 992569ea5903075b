/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines between the host of a table and its guests: every word in every state, every argument
 * with what it may and may not be, and the texts of the codes. */

#include <string.h>

#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"
#include "testing.h"

#define HEX_16 "0123456789abcdef"
#define HEX_32 HEX_16 HEX_16
#define HEX_64 HEX_32 HEX_32

/* A line of each word, and the states in which it is allowed: new, greeted, waiting, set-up,
 * playing, over. */
static const struct
{
  AluetteWord word;
  const char *line;
  const char *states;
} samples[] = {
  { ALUETTE_WORD_HELLO, "hello 1 0.3.0 fr", "x....." },
  { ALUETTE_WORD_PREPARE, "prepare player 1 human Rose", ".x...." },
  { ALUETTE_WORD_OPEN, "open Rose", ".x...." },
  { ALUETTE_WORD_JOIN, "join sel-galerne-mojette-vanneau Léon", ".x...." },
  { ALUETTE_WORD_BESIDE, "beside " HEX_32 " Rose", ".x...." },
  { ALUETTE_WORD_RESUME, "resume " HEX_32 " 24 " HEX_16, ".x.xxx" },
  { ALUETTE_WORD_ADMIT, "admit 3", "...xxx" },
  { ALUETTE_WORD_DECLINE, "decline 3", "...xxx" },
  { ALUETTE_WORD_SIT, "sit 2", "...xx." },
  { ALUETTE_WORD_STAND, "stand", "...x.." },
  { ALUETTE_WORD_BEGIN, "begin", "...x.." },
  { ALUETTE_WORD_REMATCH, "rematch", ".....x" },
  { ALUETTE_WORD_KEEP, "keep Chez Rose", "...xxx" },
  { ALUETTE_WORD_SPECTATORS, "spectators 2", "...xxx" },
  { ALUETTE_WORD_DO, "do 1 play 2 Kb", "....xx" },
  { ALUETTE_WORD_MAKE_SIGN, "sign misere 2 640", "....x." },
  { ALUETTE_WORD_LOOK, "look cards", "....x." },
  { ALUETTE_WORD_COMMIT, "commit " HEX_64, "...x.." },
  { ALUETTE_WORD_SALT, "salt " HEX_64, "...x.." },
  { ALUETTE_WORD_PAUSE, "pause", "....x." },
  { ALUETTE_WORD_CONTINUE, "continue", "....x." },
  { ALUETTE_WORD_ASK, "ask undo 0", "....x." },
  { ALUETTE_WORD_ANSWER, "answer 7 yes", "....x." },
  { ALUETTE_WORD_SAY, "say well-played", "...xxx" },
  { ALUETTE_WORD_PRESENCE, "presence away", "...xxx" },
  { ALUETTE_WORD_TELL_FACE, "face baker", "...xxx" },
  { ALUETTE_WORD_PONG, "pong 2147483647", ".xxxxx" },
  { ALUETTE_WORD_BYE, "bye", "xxxxxx" },
  { ALUETTE_WORD_ALUETTE, "aluette 1 0.3.0 aluette tarot", "x....." },
  { ALUETTE_WORD_ADMITTED, "admitted", "..x..." },
  { ALUETTE_WORD_TOKEN, "token " HEX_32, "...xxx" },
  { ALUETTE_WORD_MOVED, "moved table.example:8443", ".xx..." },
  { ALUETTE_WORD_INVITATION, "invitation sel-galerne-mojette-vanneau", "...xxx" },
  { ALUETTE_WORD_PAGE, "page https://cards.example", "...xxx" },
  { ALUETTE_WORD_KEPT, "kept Chez Rose", "...xxx" },
  { ALUETTE_WORD_MAX_SPECTATORS, "spectators 8", "...xxx" },
  { ALUETTE_WORD_MATCH, "match rules classic", "...xxx" },
  { ALUETTE_WORD_RESTARTED, "restarted", "...xxx" },
  { ALUETTE_WORD_RESUMED, "resumed 24 3", ".x.xxx" },
  { ALUETTE_WORD_ROLE, "role owner", "...xxx" },
  { ALUETTE_WORD_SEATED, "seated 0", "...xxx" },
  { ALUETTE_WORD_JOINS, "joins 3 Léon", "...xxx" },
  { ALUETTE_WORD_DECIDED, "decided 3", "...xxx" },
  { ALUETTE_WORD_WHO, "who 4 petit-jean -", "...xxx" },
  { ALUETTE_WORD_FACE, "face 4 baker", "...xxx" },
  { ALUETTE_WORD_STANDING, "standing Léon, Rose", "...xxx" },
  { ALUETTE_WORD_LOG, "10 hand 1 ?", "...xxx" },
  { ALUETTE_WORD_UNDONE, "undone 17", "...xxx" },
  { ALUETTE_WORD_AT, "at 18 " HEX_16, "...xxx" },
  { ALUETTE_WORD_DONE, "done 1", "....xx" },
  { ALUETTE_WORD_REFUSED, "refused 1 rules:5", ".xxxxx" },
  { ALUETTE_WORD_SIGN, "sign 4 monsieur 0 72 640", "....x." },
  { ALUETTE_WORD_GAZE, "gaze 2 4 1 cards", "....x." },
  { ALUETTE_WORD_STIR, "stir 3", "....x." },
  { ALUETTE_WORD_SEAL, "seal " HEX_64, "...xxx" },
  { ALUETTE_WORD_COMMITMENTS, "commitments 1=" HEX_64, "...x.." },
  { ALUETTE_WORD_SALTS, "salts 1=" HEX_64, "...xxx" },
  { ALUETTE_WORD_OPENED, "opened " HEX_64, ".....x" },
  { ALUETTE_WORD_PAUSED, "paused 2 4", "....x." },
  { ALUETTE_WORD_CONTINUES, "continues", "....x." },
  { ALUETTE_WORD_ASKS, "asks 7 stand-in 4", "....x." },
  { ALUETTE_WORD_SETTLED, "settled 7 no", "....xx" },
  { ALUETTE_WORD_SAYS, "says 4 hello", "...xxx" },
  { ALUETTE_WORD_RECORD, "record 2 rules classic", ".....x" },
  { ALUETTE_WORD_PING, "ping 12", ".xxxxx" },
  { ALUETTE_WORD_CLOSING, "closing too-slow", "xxxxxx" },
};

static AluetteDirection
direction_of (guint sample)
{
  return aluette_protocol_get_row (samples[sample].word)->direction;
}

static AluetteProtocolStatus
read_text (AluetteDirection direction, const char *line)
{
  AluetteMessage message;

  return aluette_protocol_read (direction, line, strlen (line), &message);
}

TEST (test_every_word)
{
  assert_int_equal (G_N_ELEMENTS (samples), ALUETTE_N_WORDS);
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      AluetteMessage message;

      assert_int_equal (samples[i].word, i);
      assert_int_equal (aluette_protocol_read (direction_of (i), samples[i].line,
                                               strlen (samples[i].line), &message),
                        ALUETTE_PROTOCOL_OK);
      assert_int_equal (message.word, samples[i].word);
      assert_int_equal (aluette_protocol_get_row (samples[i].word)->word, samples[i].word);
    }
}

TEST (test_every_state)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      assert_int_equal (strlen (samples[i].states), ALUETTE_N_CONNECTION_STATES);
      for (guint at = 0; at < ALUETTE_N_CONNECTION_STATES; at++, n++)
        assert_int_equal (aluette_protocol_is_allowed (samples[i].word,
                                                       (AluetteConnectionState) at),
                          samples[i].states[at] == 'x');
    }
  print_message ("# %u pairs of a word and a state\n", n);
}

/* A line with fewer or more arguments is no line, unless its last argument takes the rest. */
TEST (test_number_of_arguments)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      const AluetteWordRow *row = aluette_protocol_get_row (samples[i].word);
      g_autofree char *more = g_strconcat (samples[i].line, " x", NULL);
      g_autofree char *less = g_strdup (samples[i].line);
      char *space;
      gboolean open = row->n_arguments > 0
                      && (row->arguments[row->n_arguments - 1] == ALUETTE_ARGUMENT_TEXT
                          || row->arguments[row->n_arguments - 1] == ALUETTE_ARGUMENT_NAME
                          || row->arguments[row->n_arguments - 1]
                                 == ALUETTE_ARGUMENT_NAME_OR_NOBODY);

      assert_int_equal (read_text (row->direction, more),
                        open ? ALUETTE_PROTOCOL_OK : ALUETTE_PROTOCOL_BAD_ARGUMENTS);
      space = strrchr (less, ' ');
      if (space == NULL || open)
        continue;
      *space = '\0';
      assert_int_equal (read_text (row->direction, less), ALUETTE_PROTOCOL_BAD_ARGUMENTS);
    }
  assert_int_equal (read_text (ALUETTE_TO_GUEST, "12"), ALUETTE_PROTOCOL_BAD_ARGUMENTS);
  assert_int_equal (read_text (ALUETTE_TO_HOST, "do 1"), ALUETTE_PROTOCOL_BAD_ARGUMENTS);
  assert_int_equal (read_text (ALUETTE_TO_HOST, "join sel"), ALUETTE_PROTOCOL_BAD_ARGUMENTS);
}

/* What each word says is not understood in the other direction, except where both have it. */
TEST (test_directions)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      AluetteDirection other = direction_of (i) == ALUETTE_TO_HOST ? ALUETTE_TO_GUEST
                                                                   : ALUETTE_TO_HOST;

      if (g_str_has_prefix (samples[i].line, "spectators "))
        assert_int_equal (read_text (other, samples[i].line), ALUETTE_PROTOCOL_OK);
      else if (g_str_has_prefix (samples[i].line, "sign ")
               || g_str_has_prefix (samples[i].line, "face "))
        assert_int_equal (read_text (other, samples[i].line), ALUETTE_PROTOCOL_BAD_ARGUMENTS);
      else
        assert_int_equal (read_text (other, samples[i].line), ALUETTE_PROTOCOL_UNKNOWN_WORD);
    }
}

static const char *const bad_lines[] = {
  "hello 0x1 a fr",
  "hello -1 a fr",
  "hello 01 a fr",
  "hello 2147483648 a fr",
  "hello 1 A fr",
  "hello 1 a_b fr",
  "sit 0",
  "sit 7",
  "sit 1.0",
  "admit 99999999999",
  "answer 1 maybe",
  "answer 1 YES",
  "ask undo 7",
  "look Cards",
  "sign 4 monsieur x",
  "salt 01",
  "pong",
  "pong ",
  "resume " HEX_16 " 1 " HEX_16,
  "resume 0123456789ABCDEF0123456789ABCDEF 1 " HEX_16,
};

static const char *const bad_texts[] = {
  "",
  " ",
  " bye",
  "bye ",
  "say  hello",
  "bye\r",
  "bye\t",
  "join x A\x01",
  "join x A\x7f",
  "join x A\xc2\x85",     /* a control character beyond ASCII */
  "join x A\xe2\x80\xae", /* right-to-left override */
  "join x A\xe2\x81\xa6", /* isolate */
  "join x A\xe2\x80\x8b", /* zero width */
  "join x A\xe2\x80\xa8", /* line separator */
  "join x A\xef\xbb\xbf", /* byte order mark */
  "join x A\xee\x80\x80", /* private use */
  "join x \xed\xa0\x80",  /* lone surrogate */
  "join x \xc0\xaf",      /* overlong */
  "join x \xff",
};

TEST (test_bad_lines)
{
  static char text[ALUETTE_PROTOCOL_MAX_LINE + 2];
  AluetteMessage message;

  for (guint i = 0; i < G_N_ELEMENTS (bad_lines); i++)
    assert_int_not_equal (read_text (ALUETTE_TO_HOST, bad_lines[i]), ALUETTE_PROTOCOL_OK);
  for (guint i = 0; i < G_N_ELEMENTS (bad_texts); i++)
    assert_int_equal (read_text (ALUETTE_TO_HOST, bad_texts[i]), ALUETTE_PROTOCOL_BAD_TEXT);
  assert_int_equal (read_text (ALUETTE_TO_HOST, "sesame open"), ALUETTE_PROTOCOL_UNKNOWN_WORD);
  assert_int_equal (read_text (ALUETTE_TO_HOST, "10 hand 1 ?"), ALUETTE_PROTOCOL_UNKNOWN_WORD);
  assert_int_equal (read_text (ALUETTE_TO_GUEST, "-1 hand"), ALUETTE_PROTOCOL_UNKNOWN_WORD);
  assert_int_equal (aluette_protocol_read (ALUETTE_TO_HOST, "bye\0bye", 7, &message),
                    ALUETTE_PROTOCOL_BAD_TEXT);
  memset (text, 'x', sizeof text);
  memcpy (text, "do 1 ", 5);
  assert_int_equal (aluette_protocol_read (ALUETTE_TO_HOST, text, ALUETTE_PROTOCOL_MAX_LINE,
                                           &message),
                    ALUETTE_PROTOCOL_OK);
  assert_int_equal (aluette_protocol_read (ALUETTE_TO_HOST, text, ALUETTE_PROTOCOL_MAX_LINE + 1,
                                           &message),
                    ALUETTE_PROTOCOL_TOO_LONG);
}

static void
assert_writes (const char *expected, char *line)
{
  assert_string_equal (line, expected);
  g_free (line);
}

TEST (test_writing)
{
  assert_writes ("hello 1 0.3.0 fr", aluette_protocol_write (ALUETTE_WORD_HELLO, 1, "0.3.0", "fr"));
  assert_writes ("bye", aluette_protocol_write (ALUETTE_WORD_BYE));
  assert_writes ("do 4 play 2 Kb", aluette_protocol_write (ALUETTE_WORD_DO, 4, "play 2 Kb"));
  assert_writes ("10 hand 1 ?", aluette_protocol_write (ALUETTE_WORD_LOG, 10, "hand 1 ?"));
  assert_writes ("answer 7 no", aluette_protocol_write (ALUETTE_WORD_ANSWER, 7, FALSE));
  assert_writes ("settled 7 yes", aluette_protocol_write (ALUETTE_WORD_SETTLED, 7, TRUE));
  assert_writes ("who 4 here Anne la Grande",
                 aluette_protocol_write (ALUETTE_WORD_WHO, 4, "here", "Anne la Grande"));
  assert_writes ("sign 4 monsieur 0 72 640",
                 aluette_protocol_write (ALUETTE_WORD_SIGN, 4, "monsieur", 0, 72, 640));
}

TEST (test_names)
{
  g_autofree char *clean = aluette_protocol_clean_name ("  Anne\xe2\x80\xae\t la\xff  ");
  g_autofree char *composed = aluette_protocol_clean_name ("Le\xcc\x81on");
  g_autofree char *empty = aluette_protocol_clean_name (" \n\xe2\x80\x8b");
  g_autofree char *many = g_strnfill (41, 'x');
  g_autofree char *cut = aluette_protocol_clean_name (many);

  assert_true (aluette_protocol_name_ok ("Anne la Grande"));
  assert_true (aluette_protocol_name_ok ("Émile"));
  assert_true (aluette_protocol_name_ok ("Anne 😀"));
  assert_true (aluette_protocol_name_ok ("7"));
  assert_true (aluette_protocol_name_ok ("Анна"));
  assert_true (aluette_protocol_name_ok ("Άννα"));
  assert_false (aluette_protocol_name_ok ("😀"));
  assert_false (aluette_protocol_name_ok ("-"));
  assert_false (aluette_protocol_name_ok ("Анne")); /* two of three letters are Cyrillic */
  assert_false (aluette_protocol_name_ok ("Αnne")); /* the first letter is Greek */
  assert_false (aluette_protocol_name_ok (""));
  assert_false (aluette_protocol_name_ok (" Anne"));
  assert_false (aluette_protocol_name_ok ("Le\xcc\x81on"));
  assert_false (aluette_protocol_name_ok (many));
  assert_true (aluette_protocol_name_ok (many + 1));
  assert_string_equal (clean, "Anne la\xef\xbf\xbd");
  assert_string_equal (composed, "Léon");
  assert_string_equal (cut, many + 1);
  assert_null (empty);
}

TEST (test_seats)
{
  g_autofree char *list = aluette_protocol_format_seats (1u << 1 | 1u << 3);
  guint seats;

  assert_string_equal (list, "2 4");
  assert_true (aluette_protocol_parse_seats (list, &seats));
  assert_int_equal (seats, 1u << 1 | 1u << 3);
  assert_false (aluette_protocol_parse_seats ("", &seats));
  assert_false (aluette_protocol_parse_seats ("0", &seats));
  assert_false (aluette_protocol_parse_seats ("2 2", &seats));
  assert_false (aluette_protocol_parse_seats ("1 2 3 4 5 6 1", &seats));
}

TEST (test_versions)
{
  assert_int_equal (aluette_protocol_speaks (ALUETTE_PROTOCOL_MAJOR), 0);
  assert_int_equal (aluette_protocol_speaks (ALUETTE_PROTOCOL_MAJOR + 1), 1);
  assert_int_equal (aluette_protocol_speaks (0), -1);
  if (ALUETTE_PROTOCOL_MAJOR > 1)
    assert_int_equal (aluette_protocol_speaks (ALUETTE_PROTOCOL_MAJOR - 1), 0);
}

/* Every code has an id and a text of its own, of two sentences: what happened, what to do. */
TEST (test_codes)
{
  int status;

  for (guint i = 0; i < ALUETTE_N_CODES; i++)
    {
      AluetteCode code = (AluetteCode) i;
      g_autofree char *text = aluette_code_format (code, 7);

      assert_int_equal (aluette_code_parse (text, &status), code);
      assert_int_equal (status, code == ALUETTE_CODE_RULES ? 7 : 0);
      assert_true (strlen (aluette_code_get_text (code)) > 20);
      for (guint j = 0; j < i; j++)
        {
          assert_string_not_equal (aluette_code_get_id (code), aluette_code_get_id (j));
          assert_string_not_equal (aluette_code_get_text (code), aluette_code_get_text (j));
        }
    }
  assert_int_equal (aluette_code_parse ("something-newer", &status), ALUETTE_CODE_NOT_NOW);
  assert_int_equal (aluette_code_parse ("rules", &status), ALUETTE_CODE_NOT_NOW);
  assert_int_equal (aluette_code_parse ("rules:", &status), ALUETTE_CODE_NOT_NOW);
  assert_int_equal (aluette_code_parse ("rules:99999", &status), ALUETTE_CODE_NOT_NOW);
  assert_int_equal (aluette_code_parse ("full:1", &status), ALUETTE_CODE_NOT_NOW);
}
