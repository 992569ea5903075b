/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-joint-seed.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/alu-replay.h"
#include "model/session/aluette-record.h"

#define HEX_DIGITS (2 * ALUETTE_MATCH_KEY_BYTES)

char *
aluette_joint_seal (const AluetteMatchKey *secret)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, secret->bytes, sizeof secret->bytes);
}

void
aluette_joint_add (GString *list, guint seat, const char *hex)
{
  g_string_append_printf (list, "%s%u=%s", list->len > 0 ? " " : "", seat + 1, hex);
}

/* Reads "SEAT=HEX". */
static gboolean
read_entry (const char *word, guint *seat, const char **hex)
{
  *seat = (guint) (word[0] - '1');
  *hex = word[0] != '\0' ? word + 2 : word;
  return *seat < ALU_GAME_MAX_SEATS && word[1] == '=' && strlen (*hex) == HEX_DIGITS
         && strspn (*hex, "0123456789abcdef") == HEX_DIGITS;
}

gboolean
aluette_joint_list_read (const char *list, guint *seats)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  guint found = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *hex;
      guint seat;

      if (!read_entry (words[i], &seat, &hex) || found >> seat != 0)
        return FALSE;
      found |= 1u << seat;
    }
  if (seats != NULL)
    *seats = found;
  return found != 0;
}

gboolean
aluette_joint_list_has (const char *list, guint seat, const char *hex)
{
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  g_autofree char *word = g_strdup_printf ("%u=%s", seat + 1, hex);

  return g_strv_contains ((const char *const *) words, word);
}

char *
aluette_joint_commit (const char *salt)
{
  AluetteMatchKey key;

  return aluette_match_key_from_text (salt, &key) ? aluette_joint_seal (&key) : NULL;
}

gboolean
aluette_joint_is_opened (const char *commitment, const char *salt)
{
  g_autofree char *own = aluette_joint_commit (salt);

  return g_strcmp0 (own, commitment) == 0;
}

gboolean
aluette_joint_all_opened (const char *commitments, const char *salts)
{
  g_auto (GStrv) words = g_strsplit (salts, " ", -1);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *salt;
      guint seat;
      g_autofree char *commitment = NULL;

      if (!read_entry (words[i], &seat, &salt))
        return FALSE;
      commitment = aluette_joint_commit (salt);
      aluette_joint_add (list, seat, commitment);
    }
  return strcmp (list->str, commitments) == 0;
}

void
aluette_joint_key (const AluetteMatchKey *secret, const char *list, AluetteMatchKey *key)
{
  g_autoptr (GHmac) hmac = NULL;
  gsize length = sizeof key->bytes;

  *key = *secret;
  if (list == NULL || list[0] == '\0')
    return;
  hmac = g_hmac_new (G_CHECKSUM_SHA256, secret->bytes, sizeof secret->bytes);
  g_hmac_update (hmac, (const guchar *) list, (gssize) strlen (list));
  g_hmac_get_digest (hmac, key->bytes, &length);
}

/* Whether the next event, if it is one of chance, is the one that @key gives. */
static gboolean
check_event (AluReplay *replay, const AluetteMatchKey *key)
{
  const AluGameKind *kind = replay->kind;
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  g_autofree gpointer event = g_malloc0 (kind->event_size);
  g_autofree gpointer expected = g_memdup2 (replay->match, kind->match_size);
  guint64 seed;

  kind->view_for_seat (replay->match, ALU_GAME_SPECTATOR, view);
  seed = aluette_match_key_seed (key, ALUETTE_SEED_DEAL, alu_game_get_n_deals (kind, view));
  if (!kind->chance (replay->match, seed, event))
    return alu_replay_next (replay);
  return kind->apply (expected, event) == 0 && alu_replay_next (replay)
         && memcmp (expected, replay->match, kind->match_size) == 0;
}

gboolean
aluette_joint_deals_follow (const AluetteMatchKey *key, const char *record)
{
  const AluGameKind *kind = aluette_record_get_kind (record, strlen (record));
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  AluReplay replay;

  if (!aluette_record_read (kind, record, -1, header, events, NULL)
      || alu_replay_init (&replay, kind, match, header, events->data, events->len) != 0)
    return FALSE;
  while (alu_replay_peek (&replay) != NULL)
    if (!check_event (&replay, key))
      return FALSE;
  return TRUE;
}

const char *
aluette_deals_check_get_text (AluetteDealsCheck check)
{
  switch (check)
    {
    case ALUETTE_DEALS_UNKNOWN:
      break;
    case ALUETTE_DEALS_UNCHECKED:
      return _("The deals of this match cannot be checked here.");
    case ALUETTE_DEALS_VERIFIED:
      return _("Deals checked: nobody chose the cards.");
    case ALUETTE_DEALS_WRONG:
      return _("The deals are not those that were sealed before the match. Somebody may have "
                "chosen the cards.");
    }
  return NULL;
}
