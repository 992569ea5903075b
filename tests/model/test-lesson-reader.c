/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/aluette/aluette-vache-model-kind.h"
#include "model/learning/aluette-course.h"
#include "testing.h"

#define FOLDER "/io/github/aluette/Aluette/lessons/"
#define HEAD                                                                                       \
  "<lesson id='a' chapter='cards' minutes='1'><title>T</title><summary>S</summary>\n"                              \
  "<header>\n%aluette 1\nrules classic\nseats 4\nplayer 1 human A\nplayer 2 human B\n"             \
  "player 3 human C\nplayer 4 human D\n</header>\n"
#define DEAL                                                                                       \
  "deal 1 dealer 4\nhand 1 3d 2e Ad Qe Jc Je 7e 6d 5e\nhand 2 2c Ab Kc Kb Qc 9e 7c 6b 3b\n"        \
  "hand 3 2d Ac Jd Jb 8b 7b 6e 4e 3e\nhand 4 9d Qb 8d 8c 8e 6c 5c 4d 4b\n"                         \
  "talon 3c Kd 2b 4c 7d Ke 9b Qd 9c Ae 5b 5d\n"
#define STEP                                                                                       \
  "<lesson id='a' chapter='cards' minutes='1'><title>T</title><summary>S</summary><step>\n"
#define ASK(attributes, inside)                                                                    \
  STEP "<exercise id='e' " attributes "><question>Q</question>\n" inside                           \
       "</exercise></step></lesson>"
#define OTHERWISE "<otherwise>No</otherwise>"

/* A lesson with an error: the message must name the line and the reason. */
typedef struct
{
  const char *text;
  AluetteLessonError code;
  int line;
  const char *reason; /* a part of the message */
} Damage;

static const Damage damages[] = {
  { "", ALUETTE_LESSON_ERROR_XML, 0, "empty" },
  { "<lesson", ALUETTE_LESSON_ERROR_XML, 0, "" },
  { "<lesson id='a' chapter='cards' minutes='1'>\n<title>T</titel>", ALUETTE_LESSON_ERROR_XML, 2,
    "titel" },
  { "<lesson id='a' chapter='cards' minutes='1'>\n<title>\xe9t\xe9</title>",
    ALUETTE_LESSON_ERROR_XML, 2, "UTF-8" },
  { STEP "<p>W</p></step></lesson>\n<lesson id='b' chapter='cards' minutes='1'/>",
    ALUETTE_LESSON_ERROR_LAYOUT, 3, "one lesson" },
  { "<story/>", ALUETTE_LESSON_ERROR_LAYOUT, 1, "<story> has no place here" },
  { "<lesson minutes='1'/>", ALUETTE_LESSON_ERROR_LAYOUT, 1, "an id, a chapter and minutes" },
  { "<lesson id='A b' chapter='cards' minutes='1'/>", ALUETTE_LESSON_ERROR_VALUE, 1,
    "“A b” is no id" },
  { "<lesson id='a' chapter='cards' minutes='0'/>", ALUETTE_LESSON_ERROR_VALUE, 1,
    "“0” is not a number" },
  { "<lesson id='a' chapter='cards' minutes='1' color='red'/>", ALUETTE_LESSON_ERROR_LAYOUT, 1,
    "“color”" },
  { "<lesson id='a' chapter='cards' minutes='1'>\n\n</lesson>", ALUETTE_LESSON_ERROR_LAYOUT, 3,
    "a title" },
  { "<lesson id='a' chapter='cards' minutes='1'>\nHello\n</lesson>", ALUETTE_LESSON_ERROR_LAYOUT, 3,
    "words have no place in <lesson>" },
  { "<lesson id='a' chapter='cards' minutes='1'>\n<title> \n </title></lesson>",
    ALUETTE_LESSON_ERROR_LAYOUT, 2, "no words" },
  { "<lesson id='a' chapter='cards' minutes='1'>\n<title>T</title>\n<title>U</title></lesson>",
    ALUETTE_LESSON_ERROR_LAYOUT, 3, "said already" },
  { "<lesson id='a' chapter='cards' minutes='1'><p>T</p></lesson>", ALUETTE_LESSON_ERROR_LAYOUT, 1,
    "<p> has no place here" },
  { HEAD "<step cards='3d 10b'><p>x</p></step></lesson>", ALUETTE_LESSON_ERROR_VALUE, 11,
    "“10b” is no card" },
  { HEAD "<step signs='elbow'><p>x</p></step></lesson>", ALUETTE_LESSON_ERROR_VALUE, 11,
    "“elbow” is no sign" },
  { HEAD "<step>\n</step></lesson>", ALUETTE_LESSON_ERROR_LAYOUT, 12, "words or an exercise" },
  { HEAD "<header/></lesson>", ALUETTE_LESSON_ERROR_LAYOUT, 11, "one header" },
  { "<lesson id='a' chapter='cards' minutes='1'><header>\nnonsense\n</header></lesson>",
    ALUETTE_LESSON_ERROR_POSITION, 2, "%aluette 1" },
  { HEAD "<step><p>x</p>\n<position>\n<!-- a\nremark -->\n" DEAL "play 1 4d\n</position></step>"
         "</lesson>",
    ALUETTE_LESSON_ERROR_POSITION, 21, "trick 1 leads 1" },
  { HEAD "<step><p>x</p><position>\n" DEAL "trick 1 leads 1\nplay 1 4d</position></step></lesson>",
    ALUETTE_LESSON_ERROR_POSITION, 19, "Line 19" },
  { HEAD "<step><p>x</p><position>deal 1 dealer 4\n</position></step></lesson>",
    ALUETTE_LESSON_ERROR_POSITION, 11, "breaks off too soon" },
  { HEAD "<step><p>x</p><position watcher='5'>" DEAL "</position></step></lesson>",
    ALUETTE_LESSON_ERROR_VALUE, 11, "the watcher has no seat" },
  { HEAD "<step><p>x</p><position hands='some'>" DEAL "</position></step></lesson>",
    ALUETTE_LESSON_ERROR_VALUE, 11, "“some” is not known here" },
  { HEAD "<step><p>x</p><position from='nowhere'/></step></lesson>", ALUETTE_LESSON_ERROR_VALUE, 11,
    "no earlier position is called “nowhere”" },
  { HEAD "<step><p>x</p><move/></step></lesson>", ALUETTE_LESSON_ERROR_LAYOUT, 11,
    "a position before it" },
  { HEAD "<step><p>x</p><position>" DEAL "</position><move><say>s</say></move></step></lesson>",
    ALUETTE_LESSON_ERROR_LAYOUT, 17, "something that happens" },
  { ASK ("", ""), ALUETTE_LESSON_ERROR_LAYOUT, 2, "a kind" },
  { ASK ("kind='guess'", ""), ALUETTE_LESSON_ERROR_VALUE, 2, "“guess” is not known here" },
  { ASK ("kind='play'", ""), ALUETTE_LESSON_ERROR_LAYOUT, 3, "a position where" },
  { ASK ("kind='stronger'", ""), ALUETTE_LESSON_ERROR_LAYOUT, 3, "cards to choose from" },
  { ASK ("kind='name'", ""), ALUETTE_LESSON_ERROR_LAYOUT, 3, "the card" },
  { ASK ("kind='winner'", ""), ALUETTE_LESSON_ERROR_LAYOUT, 3, "a finished trick" },
  { ASK ("kind='winner' tricks='1237'", ""), ALUETTE_LESSON_ERROR_VALUE, 2, "“1237”" },
  { ASK ("kind='score' before='1'", ""), ALUETTE_LESSON_ERROR_VALUE, 2, "“1” is no score" },
  { ASK ("kind='score'", ""), ALUETTE_LESSON_ERROR_LAYOUT, 3, "the tricks of a deal" },
  { ASK ("kind='sign'", ""), ALUETTE_LESSON_ERROR_LAYOUT, 3, "the sign" },
  { ASK ("kind='tell'", ""), ALUETTE_LESSON_ERROR_LAYOUT, 3, "a hand" },
  { ASK ("kind='stronger' cards='3d Kc'", OTHERWISE), ALUETTE_LESSON_ERROR_LAYOUT, 3,
    "a right answer" },
  { ASK ("kind='stronger' cards='3d Kc'", "<answer is='4d' right='yes'/>" OTHERWISE),
    ALUETTE_LESSON_ERROR_VALUE, 3, "“4d” is not among the answers" },
  { ASK ("kind='stronger' cards='3d Kc'", "<answer is='3d' right='maybe'/>" OTHERWISE),
    ALUETTE_LESSON_ERROR_VALUE, 3, "“maybe”" },
  { ASK ("kind='stronger' cards='3d Kc'", "<answer is='3d' right='yes'/>"),
    ALUETTE_LESSON_ERROR_LAYOUT, 3, "something to say to every answer" },
  { ASK ("kind='choice'", "<answer is='1'/>" OTHERWISE), ALUETTE_LESSON_ERROR_LAYOUT, 3, "“is”" },
  { ASK ("kind='choice'", "<answer right='yes'/>" OTHERWISE), ALUETTE_LESSON_ERROR_LAYOUT, 3,
    "an option" },
  { ASK ("kind='choice'", "<answer right='yes'><option>A</option></answer>" OTHERWISE),
    ALUETTE_LESSON_ERROR_LAYOUT, 3, "answers to choose from" },
};

static AluetteLesson *
read_lesson (const char *text, gssize length, GError **error)
{
  return aluette_lesson_new_from_data (&aluette_vache_model_kind, text, length, error);
}

TEST (test_each_fault_is_named)
{
  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      const Damage *damage = &damages[i];
      g_autofree char *line = g_strdup_printf ("ine %d", damage->line);
      g_autoptr (GError) error = NULL;
      g_autoptr (AluetteLesson) lesson = read_lesson (damage->text, -1, &error);

      assert_null (lesson);
      assert_non_null (error);
      if (!g_error_matches (error, ALUETTE_LESSON_ERROR, (int) damage->code)
          || strstr (error->message, damage->reason) == NULL
          || (damage->line > 0 && strstr (error->message, line) == NULL))
        fail_msg ("fault %zu (line %d, %s): %s", i, damage->line, damage->reason, error->message);
    }
}

static char *
read_source (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, &error);

  if (bytes == NULL)
    fail_msg ("%s", error->message);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* The result is a lesson or an error, whatever was changed in the text; never both or neither. */
static void
expect_sound (const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteLesson) lesson = read_lesson (text, length, &error);

  assert_true ((lesson == NULL) == (error != NULL));
}

TEST (test_cut_anywhere)
{
  g_autofree char *text = read_source ("03-trick.xml");
  gsize length = strlen (text);

  for (gsize n = 0; n < length; n += 37)
    expect_sound (text, (gssize) n);
}

/* Each line is left out, and then doubled. */
TEST (test_lines_lost_and_doubled)
{
  static const char *const names[] = { "04-race.xml", "20-chant.xml", "14-signs-rest.xml" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = read_source (names[i]);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      for (guint n = 0; lines[n] != NULL; n++)
        {
          g_autoptr (GString) without = g_string_new (NULL);
          g_autoptr (GString) twice = g_string_new (NULL);

          for (guint k = 0; lines[k] != NULL; k++)
            {
              if (k != n)
                g_string_append_printf (without, "%s\n", lines[k]);
              g_string_append_printf (twice, "%s\n%s%s", lines[k], k == n ? lines[k] : "",
                                      k == n ? "\n" : "");
            }
          expect_sound (without->str, -1);
          expect_sound (twice->str, -1);
        }
    }
}

int
main (void)
{
  /* The course contains the resource of the lessons. */
  g_object_unref (aluette_course_new (&aluette_vache_model_kind, NULL));
  return testing_run (NULL, NULL);
}
