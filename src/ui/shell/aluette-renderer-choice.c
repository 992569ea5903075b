/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-renderer-choice.h"

#include <epoxy/gl.h>

/* Returns: whether OpenGL works, but without a graphics card */
static gboolean
is_software_gl (GdkDisplay *display)
{
  static const char *const software[] = { "llvmpipe", "softpipe", "swrast", "Software" };
  g_autoptr (GdkGLContext) context = gdk_display_create_gl_context (display, NULL);
  const char *renderer;
  gboolean found = FALSE;

  if (context == NULL || !gdk_gl_context_realize (context, NULL))
    return FALSE;
  gdk_gl_context_make_current (context);
  renderer = (const char *) glGetString (GL_RENDERER);
  for (gsize i = 0; renderer != NULL && i < G_N_ELEMENTS (software); i++)
    found |= strstr (renderer, software[i]) != NULL;
  gdk_gl_context_clear_current ();
  return found;
}

void
aluette_renderer_choice_init (GdkDisplay *display)
{
  if (g_getenv ("GSK_RENDERER") == NULL && gtk_check_version (4, 14, 0) != NULL
      && is_software_gl (display))
    g_setenv ("GSK_RENDERER", "cairo", FALSE);
}
