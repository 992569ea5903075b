/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Uses AdwAboutWindow, which libadwaita has deprecated since version 1.2. */
void
aluette_about_present (GtkWindow *parent)
{
  const char *sources[] = {
    _("Grimaud: the card maker’s rule sheet"),
    _("jeuxloisirs.net: rules of aluette"),
    _("GameRules: Aluette"),
    _("pagat: Aluette"),
    _("An English sheet for the 52-card deck: twelve hands"),
    _("Alleau, Dictionnaire des jeux, 1964: the signs"),
    _("Trictrac and Parlanjhe Vivant: variants of the signs"),
    NULL,
  };
  GtkWidget *about = g_object_new (ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "modal", TRUE,
                                   "application-name", "Aluette", "application-icon",
                                   APPLICATION_ID, "version", PACKAGE_VERSION, "developer-name",
                                   _("The Aluette team"), "comments",
                                   _("The French card game of winks and secret signs"),
                                   "license-type", GTK_LICENSE_GPL_3_0, NULL);

  adw_about_window_add_legal_section (
      ADW_ABOUT_WINDOW (about), _("Cards, portraits and help"), NULL, GTK_LICENSE_CUSTOM,
      _("Creative Commons Attribution-ShareAlike 4.0 International"));
  adw_about_window_add_acknowledgement_section (ADW_ABOUT_WINDOW (about),
                                                _("Sources of the rules and signs"), sources);
  gtk_window_present (GTK_WINDOW (about));
}
