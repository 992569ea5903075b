/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "browser/aluette-web-texts.h"

#include <glib/gi18n.h>

#include "browser/aluette-web-json.h"
#include "presentation/together/aluette-guest-text.h"

/* A text of the page. */
typedef struct
{
  const char *name;
  const char *context; /* (nullable) */
  const char *text;    /* marked for translation */
} Text;

static const Text texts[] = {
  { "title", NULL, N_("Aluette") },
  { "invitation", NULL, N_("Invitation words") },
  { "name", NULL, N_("Your first name") },
  { "join", "browser", NC_("browser", "Join Table") },
  { "welcome", NULL, N_("You are invited to play cards. Nothing is installed on this device.") },
  { "takeSeat", "browser", NC_("browser", "Sit Here") },
  { "freeSeat", "browser", NC_("browser", "free seat") },
  { "you", "browser", NC_("browser", "you") },
  { "leave", "browser", NC_("browser", "Leave Table") },
  { "sureToLeave", NULL, N_("Leave the table for good?") },
  { "letIn", "browser", NC_("browser", "Let In") },
  { "notNow", "browser", NC_("browser", "Not Now") },
  { "yes", "browser", NC_("browser", "Yes") },
  { "no", "browser", NC_("browser", "No") },
  { "lost", NULL, N_("No connection. Trying again…") },
  { "play", "browser", NC_("browser", "Play") },
  { "again", NULL, N_("Tap the card again to play it.") },
  { "lastTrick", "browser", NC_("browser", "Last Trick") },
  { "tricks", "browser", NC_("browser", "Tricks") },
  { "close", "browser", NC_("browser", "Close") },
  { "menu", "browser", NC_("browser", "More") },
  { "signs", "browser", NC_("browser", "Signs") },
  { "signsHint", NULL, N_("Hold the button for a larger gesture.") },
  { "directly", NULL, N_("Play cards with one tap") },
  { "undo", "browser", NC_("browser", "Ask to Undo") },
  { "say", "browser", NC_("browser", "Say Something") },
  { "begin", "browser", NC_("browser", "Begin the Match") },
  { "rematch", "browser", NC_("browser", "Another Match") },
  { "score", "browser", NC_("browser", "Score") },
  { "table", "browser", NC_("browser", "Table") },
  { "hand", NULL, N_("Your hand") },
  { "backSide", NULL, N_("Card face down") },
  /* Translators: what a button does whose name is that of a player. */
  { "look", NULL, N_("Look at %s") },
  { "reload", "browser", NC_("browser", "Reload Page") },
  { "mayNot", NULL, N_("not now") },
  { "chosen", NULL, N_("chosen") },
};

JsonBuilder *
aluette_web_texts_write (const char *language, gboolean one_table)
{
  JsonBuilder *builder = aluette_web_json_begin ("hello");

  aluette_web_json_add_text (builder, "language", language);
  aluette_web_json_add_flag (builder, "oneTable", one_table);
  json_builder_set_member_name (builder, "texts");
  json_builder_begin_object (builder);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    aluette_web_json_add_text (builder, texts[i].name,
                               texts[i].context != NULL
                                   ? g_dpgettext2 (NULL, texts[i].context, texts[i].text)
                                   : _(texts[i].text));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "phrases");
  json_builder_begin_array (builder);
  for (gsize i = 0; i < ALUETTE_N_PHRASES; i++)
    {
      json_builder_begin_object (builder);
      aluette_web_json_add_text (builder, "id", aluette_phrases[i].id);
      aluette_web_json_add_text (builder, "text", _(aluette_phrases[i].text));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  return builder;
}
