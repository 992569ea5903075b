/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-svg.h"

#include <gmodule.h>

gboolean
aluette_svg_load (AluetteSvg *svg)
{
  GModule *module = g_module_open (RSVG_LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);

  if (module == NULL
      || !g_module_symbol (module, "rsvg_handle_new_from_data",
                           (gpointer *) &svg->handle_new_from_data)
      || !g_module_symbol (module, "rsvg_handle_has_sub", (gpointer *) &svg->handle_has_sub)
      || !g_module_symbol (module, "rsvg_handle_render_layer",
                           (gpointer *) &svg->handle_render_layer))
    {
      g_warning ("Cannot load the library for drawings: %s", g_module_error ());
      return FALSE;
    }
  /* It registers types, which cannot be taken back. */
  g_module_make_resident (module);
  return TRUE;
}
