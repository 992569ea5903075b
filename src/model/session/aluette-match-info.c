/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-match-info.h"

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_EVENT,
  PROP_PLACE,
  PROP_DATE,
  PROP_OVER,
  PROP_REAL_TABLE,
  PROP_N_DEALS,
  N_PROPS,
};

struct _AluetteMatchInfo
{
  GObject parent_instance;

  AluetteMatchColumns columns; /* owns its texts */
  GStrv names;
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (AluetteMatchInfo, aluette_match_info, G_TYPE_OBJECT)

static void
aluette_match_info_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const AluetteMatchColumns *columns = &ALUETTE_MATCH_INFO (object)->columns;

  switch (id)
    {
    case PROP_MATCH:
      g_value_set_int64 (value, columns->match);
      break;
    case PROP_EVENT:
      g_value_set_string (value, columns->event);
      break;
    case PROP_PLACE:
      g_value_set_string (value, columns->place);
      break;
    case PROP_DATE:
      g_value_set_string (value, columns->date);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, columns->over);
      break;
    case PROP_REAL_TABLE:
      g_value_set_boolean (value, columns->real_table);
      break;
    case PROP_N_DEALS:
      g_value_set_uint (value, columns->n_deals);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
aluette_match_info_finalize (GObject *object)
{
  AluetteMatchInfo *self = ALUETTE_MATCH_INFO (object);

  g_free ((char *) self->columns.kind);
  g_free ((char *) self->columns.event);
  g_free ((char *) self->columns.place);
  g_free ((char *) self->columns.date);
  g_free ((char *) self->columns.rules);
  g_strfreev (self->names);
  G_OBJECT_CLASS (aluette_match_info_parent_class)->finalize (object);
}

static void
aluette_match_info_class_init (AluetteMatchInfoClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = aluette_match_info_get_property;
  object_class->finalize = aluette_match_info_finalize;
  props[PROP_MATCH] = g_param_spec_int64 ("match", NULL, NULL, 0, G_MAXINT64, 0, flags);
  props[PROP_EVENT] = g_param_spec_string ("event", NULL, NULL, NULL, flags);
  props[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, NULL, flags);
  props[PROP_DATE] = g_param_spec_string ("date", NULL, NULL, NULL, flags);
  props[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  props[PROP_REAL_TABLE] = g_param_spec_boolean ("real-table", NULL, NULL, FALSE, flags);
  props[PROP_N_DEALS] = g_param_spec_uint ("n-deals", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
aluette_match_info_init (AluetteMatchInfo *self)
{
}

AluetteMatchInfo *
aluette_match_info_new (const AluetteMatchColumns *columns)
{
  AluetteMatchInfo *self = g_object_new (ALUETTE_TYPE_MATCH_INFO, NULL);

  self->columns = *columns;
  self->columns.kind = g_strdup (columns->kind);
  self->columns.event = g_strdup (columns->event);
  self->columns.place = g_strdup (columns->place);
  self->columns.date = g_strdup (columns->date);
  self->columns.rules = g_strdup (columns->rules);
  self->columns.names = NULL;
  self->names = g_strsplit (columns->names, "\n", 0);
  return self;
}

const AluetteMatchColumns *
aluette_match_info_get_columns (AluetteMatchInfo *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_INFO (self), NULL);
  return &self->columns;
}

const char *
aluette_match_info_get_name (AluetteMatchInfo *self, guint seat)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_INFO (self), "");
  return seat < g_strv_length (self->names) ? self->names[seat] : "";
}

gboolean
aluette_match_info_set_goes_on (AluetteMatchInfo *self)
{
  const AluetteMatchColumns *columns;
  guint most = 0;

  g_return_val_if_fail (ALUETTE_IS_MATCH_INFO (self), FALSE);

  columns = &self->columns;
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    most = MAX (most, columns->set_won[seat]);
  return columns->set != 0 && columns->over && columns->set_number == columns->set_length
         && columns->set_length < ALUETTE_SET_LENGTH
         && most <= ALUETTE_SET_LENGTH / 2;
}
