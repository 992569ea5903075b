/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/alu-game-kind.h"
#include "model/session/aluette-sheet.h"
#include "ui/common/aluette-page.h"

G_BEGIN_DECLS

/* Means that no deal is being corrected. */
#define ALUETTE_SHEET_PAGE_NO_DEAL G_MAXUINT

/*
 * Keeps the score of a match played with real cards, of any game. Any deal can be corrected. The
 * screen stays on while the page is visible. Has its own toasts; no header bar.
 *
 * A derived class has a template with children of type "top" (scores), "entry" (what asks for the
 * next deal) and "bottom". They are shown in this order, between the dealer and the deals so far.
 *
 * Actions, prefix "score": dealer ("u": the current dealer), correct ("u": index of a deal, from 0,
 * which the next result entered replaces), cancel (ends the correction), remove (removes the deal
 * being corrected), undo, redo. Keys: Ctrl+Z, Ctrl+Shift+Z.
 *
 * Activates win.rematch ("x": 0) to keep the score of another match of the same players.
 */
#define ALUETTE_TYPE_SHEET_PAGE (aluette_sheet_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteSheetPage, aluette_sheet_page, ALUETTE, SHEET_PAGE, GtkWidget)

struct _AluetteSheetPageClass
{
  GtkWidgetClass parent_class;

  /* Height of the list of deals, which then scrolls by itself, so that nothing above it moves when
   * a deal is entered; 0 if it is as high as all its deals. */
  int history_height;

  /* Returns: (transfer full): the name of somebody who deals. */
  char *(*format_player) (AluetteSheetPage *self, guint index);

  /* Returns: (transfer full): who deals. Has a default. */
  char *(*format_status) (AluetteSheetPage *self);

  /* Returns: (transfer full): who has won a match that is over. */
  char *(*format_end) (AluetteSheetPage *self);

  /* Sets title, subtitle and suffixes of a deal in the list. @dealt: who dealt, as a sentence. */
  void (*fill_row) (AluetteSheetPage *self, AdwActionRow *row, guint index, const char *dealt);

  /* Shows the scores after a change of the sheet. */
  void (*show_scores) (AluetteSheetPage *self);

  /* Shows the deal being corrected, or asks for a new one. @index: or ALUETTE_SHEET_PAGE_NO_DEAL */
  void (*edit_deal) (AluetteSheetPage *self, guint index);

  /* Shows or hides what asks for a deal, and enables the actions of the derived class. */
  void (*update_entry) (AluetteSheetPage *self, gboolean correcting, gboolean over);
};

/* aluette_sheet_page_find_sheet:
 *
 * Returns: (transfer none) (nullable): the sheet in the state of a page. */
AluetteSheet *aluette_sheet_page_find_sheet (const AluettePageContext *context);

/* aluette_sheet_page_set_sheet:
 * @sheet: (transfer none)
 * @header: (transfer none): of the sheet's match
 *
 * Completes a new page. For derived classes, when they are complete. */
void aluette_sheet_page_set_sheet (AluetteSheetPage *self, AluetteSheet *sheet,
                                   const AluGameKind *kind, const AluGameHeader *header);

/* aluette_sheet_page_update_dealers:
 *
 * Offers all who deal in turn as dealers, after somebody has joined them. */
void aluette_sheet_page_update_dealers (AluetteSheetPage *self);

AluetteSheet *aluette_sheet_page_get_sheet (AluetteSheetPage *self);
const AluGameKind *aluette_sheet_page_get_kind (AluetteSheetPage *self);
const AluGameHeader *aluette_sheet_page_get_header (AluetteSheetPage *self);

/* aluette_sheet_page_set_header:
 * @header: (transfer none): of the sheet's match
 *
 * Shows the names of a header that has changed. */
void aluette_sheet_page_set_header (AluetteSheetPage *self, const AluGameHeader *header);

/* aluette_sheet_page_get_toasts:
 *
 * Returns: (transfer none): what shows the messages of the page. */
AdwToastOverlay *aluette_sheet_page_get_toasts (AluetteSheetPage *self);

/* aluette_sheet_page_set_share_menu:
 *
 * Adds a button with a menu of ways to share the sheet. */
void aluette_sheet_page_set_share_menu (AluetteSheetPage *self, GMenuModel *menu);

/* aluette_sheet_page_enter_deal:
 * @deal: of the type of the sheet
 *
 * Adds a deal, or corrects the one being corrected. Reports why it is impossible.
 *
 * Returns: whether the sheet has it. */
gboolean aluette_sheet_page_enter_deal (AluetteSheetPage *self, gconstpointer deal);

/* aluette_sheet_page_get_corrected:
 *
 * Returns: the deal being corrected, or ALUETTE_SHEET_PAGE_NO_DEAL. */
guint aluette_sheet_page_get_corrected (AluetteSheetPage *self);

/* aluette_sheet_page_refresh:
 *
 * Shows the sheet as it is now. */
void aluette_sheet_page_refresh (AluetteSheetPage *self);

G_END_DECLS
