/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-sign-palette.h"

#include <glib/gi18n.h>

#include "model/session/aluette-local-game.h"
#include "ui/aluette/aluette-call-list.h"
#include "ui/aluette/aluette-gesture-picture.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/aluette/aluette-small-card.h"
#include "ui/common/aluette-settings.h"
#include "ui/common/aluette-widgets.h"

#define FACE_SIDE 52
#define CARD_WIDTH 30
#define NARROW 620                  /* windows narrower than this, in pixels, have one column */
#define N_ENTRIES (ALU_N_SIGNS + 1) /* the weak hand counts twice: weak and very weak */

typedef struct
{
  AluSign sign;
  guint strength;
  GtkWidget *button;
  GtkWidget *face;
  GtkWidget *reason;
} Entry;

struct _AluetteSignPalette
{
  AdwBin parent_instance;

  GtkWidget *menu_button;
  GtkWidget *popover;
  GtkWidget *list;
  GtkWidget *calls;
  GSettings *settings;
  AluetteGame *game;        /* (nullable) */
  AluetteGaze *gaze;        /* (nullable) */
  AluetteTableStyle *style; /* (nullable): style that the entries were created for */
  guint seat;
  Entry entries[N_ENTRIES];
  gint64 pressed_at; /* by the clock of the match, in milliseconds; -1 while nothing is pressed */
  guint pressed_key;
};

G_DEFINE_FINAL_TYPE (AluetteSignPalette, aluette_sign_palette, ADW_TYPE_BIN)

/* Returns: the time of the match; 0 without one, when no sign can be made. */
static gint64
get_time (AluetteSignPalette *self)
{
  AluetteLocalGame *game = self->game != NULL ? ALUETTE_LOCAL_GAME (self->game) : NULL;

  return game != NULL ? aluette_clock_get_time (aluette_local_game_get_clock (game)) : 0;
}

static guint
get_hold_ms (AluetteSignPalette *self)
{
  gint64 pressed_at = self->pressed_at;

  self->pressed_at = -1;
  return pressed_at < 0 ? 0 : (guint) (get_time (self) - pressed_at);
}

static void
make_sign (AluetteSignPalette *self, const Entry *entry)
{
  guint hold_ms = get_hold_ms (self);
  g_autoptr (GError) error = NULL;

  if (self->gaze == NULL)
    return;
  if (aluette_gaze_make_sign (self->gaze, self->seat, entry->sign, entry->strength, hold_ms,
                              &error))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  else
    gtk_label_set_text (GTK_LABEL (entry->reason), error->message);
  gtk_widget_set_visible (entry->reason, error != NULL);
}

static void
clicked_cb (GtkWidget *button, AluetteSignPalette *self)
{
  for (int i = 0; i < N_ENTRIES; i++)
    if (self->entries[i].button == button)
      make_sign (self, &self->entries[i]);
}

static void
press_cb (AluetteSignPalette *self)
{
  self->pressed_at = get_time (self);
}

static const char *
get_title (const Entry *entry)
{
  return entry->strength > 1 ? _("Very weak hand") : aluette_sign_title (entry->sign);
}

static char
get_key (const Entry *entry)
{
  return entry->strength > 1 ? 'x' : aluette_sign_key (entry->sign);
}

/* Returns: (transfer none) (nullable): the focused widget of the window. */
static GtkWidget *
get_focus (AluetteSignPalette *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Moves the focus away from a button that becomes insensitive. GTK does so later, when another
 * widget may have the focus. */
static void
release_focus (AluetteSignPalette *self, GtkWidget *button)
{
  if (button == get_focus (self))
    gtk_widget_grab_focus (self->menu_button);
}

static void
refresh_entry (AluetteSignPalette *self, Entry *entry)
{
  g_autoptr (GError) error = NULL;
  gboolean may = aluette_gaze_may_sign (self->gaze, self->seat, entry->sign, &error);
  AluetteGesture gesture = aluette_sign_gesture (self->settings, entry->sign, entry->strength);

  aluette_gesture_picture_set_gesture (ALUETTE_GESTURE_PICTURE (entry->face), gesture);
  if (!may)
    release_focus (self, entry->button);
  gtk_widget_set_sensitive (entry->button, may);
  gtk_label_set_text (GTK_LABEL (entry->reason), may ? "" : error->message);
  gtk_widget_set_visible (entry->reason, !may);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_title (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  may ? aluette_gesture_text (gesture) : error->message, -1);
}

static gboolean
has_signs (AluetteSignPalette *self)
{
  return self->game != NULL && aluette_game_get_header (self->game)->rules.signs;
}

/* Sets the accessible name and tooltip of the button. */
static void
name_button (AluetteSignPalette *self)
{
  gboolean speaks = self->game != NULL && aluette_game_get_header (self->game)->rules.parlante;
  const char *name = !speaks            ? _("Make a Sign")
                     : has_signs (self) ? _("Make a Sign or Call")
                                        : _("Make a Call");
  /* Translators: what a button does, and the key that does it: “Make a Sign (S)”. */
  g_autofree char *tip = g_strdup_printf (C_("tooltip", "%s (S)"), name);

  gtk_widget_set_tooltip_text (self->menu_button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
sign_palette_refresh (AluetteSignPalette *self)
{
  gboolean ready = self->gaze != NULL && self->seat != ALU_NOBODY;

  gtk_widget_set_sensitive (self->menu_button, ready);
  if (!ready)
    {
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return;
    }
  gtk_widget_set_visible (self->list, has_signs (self));
  if (!gtk_widget_get_visible (self->popover))
    return;
  for (int i = 0; i < N_ENTRIES; i++)
    refresh_entry (self, &self->entries[i]);
  aluette_call_list_refresh (ALUETTE_CALL_LIST (self->calls));
  if (get_focus (self) != NULL && gtk_widget_is_ancestor (get_focus (self), self->menu_button)
      && !gtk_widget_is_ancestor (get_focus (self), self->popover))
    gtk_widget_child_focus (self->popover, GTK_DIR_TAB_FORWARD);
}

/* --- The entries --- */

static GtkWidget *
make_text_label (Entry *entry)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (get_title (entry));

  entry->reason = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (title), 16);
  gtk_label_set_xalign (GTK_LABEL (entry->reason), 0);
  gtk_label_set_wrap (GTK_LABEL (entry->reason), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (entry->reason), 20);
  gtk_widget_add_css_class (entry->reason, "caption");
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), entry->reason);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static GtkWidget *
make_entry (AluetteSignPalette *self, Entry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  AluCard card = aluette_sign_get_card (entry->sign);
  char key[2] = { g_ascii_toupper (get_key (entry)), '\0' };
  GtkWidget *key_label = gtk_label_new (key);
  GtkGesture *press = gtk_gesture_click_new ();

  entry->face = aluette_gesture_picture_new ((guint) entry->sign,
                                             aluette_sign_gesture (self->settings, entry->sign,
                                                                   entry->strength),
                                             FACE_SIDE);
  gtk_widget_add_css_class (key_label, "sign-key");
  gtk_widget_set_valign (key_label, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), key_label);
  gtk_box_append (GTK_BOX (box), entry->face);
  gtk_box_append (GTK_BOX (box), make_text_label (entry));
  if (card != ALU_CARD_NONE)
    gtk_box_append (GTK_BOX (box), aluette_small_card_new (card, self->style, CARD_WIDTH));
  entry->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (entry->button), box);
  gtk_widget_add_css_class (entry->button, "flat");
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (press_cb), self);
  gtk_widget_add_controller (entry->button, GTK_EVENT_CONTROLLER (press));
  g_signal_connect (entry->button, "clicked", G_CALLBACK (clicked_cb), self);
  return entry->button;
}

static void
make_entries (AluetteSignPalette *self)
{
  aluette_remove_children (self->list);
  for (int i = 0; i < N_ENTRIES; i++)
    {
      Entry *entry = &self->entries[i];

      /* The very weak hand comes after the weak one. */
      entry->sign = (AluSign) (i > ALU_SIGN_MISERE ? i - 1 : i);
      entry->strength = entry->sign != ALU_SIGN_MISERE ? 0 : i == ALU_SIGN_MISERE ? 1 : 2;
      gtk_flow_box_append (GTK_FLOW_BOX (self->list), make_entry (self, entry));
      gtk_widget_set_focusable (gtk_widget_get_parent (entry->button), FALSE);
    }
}

/* --- Keys --- */

static Entry *
find_entry (AluetteSignPalette *self, guint keyval)
{
  int sign = aluette_sign_from_key (keyval);

  for (int i = 0; i < N_ENTRIES; i++)
    {
      Entry *entry = &self->entries[i];

      if (entry->strength > 1 ? gdk_keyval_to_lower (keyval) == GDK_KEY_x
                              : (int) entry->sign == sign)
        return entry;
    }
  return NULL;
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

static gboolean
key_pressed_cb (AluetteSignPalette *self, guint keyval)
{
  /* Without a focused button GTK would search for one to activate, and emit a warning. */
  if (is_enter (keyval) && get_focus (self) == NULL)
    return TRUE;
  if (!has_signs (self) || find_entry (self, keyval) == NULL)
    return FALSE;
  if (self->pressed_key != keyval)
    {
      self->pressed_key = keyval;
      self->pressed_at = get_time (self);
    }
  return TRUE;
}

static void
key_released_cb (AluetteSignPalette *self, guint keyval)
{
  Entry *entry = self->pressed_key == keyval ? find_entry (self, keyval) : NULL;

  if (entry == NULL)
    return;
  self->pressed_key = 0;
  if (gtk_widget_is_sensitive (entry->button))
    make_sign (self, entry);
}

/* Uses one column in a window as narrow as a phone. */
static void
fit_columns (AluetteSignPalette *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width = root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;

  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->list), width < NARROW ? 1 : 2);
}

static void
opened_cb (AluetteSignPalette *self)
{
  fit_columns (self);
  self->pressed_at = -1;
  self->pressed_key = 0;
  sign_palette_refresh (self);
}

static void
toggle_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteSignPalette *self = ALUETTE_SIGN_PALETTE (widget);

  if (gtk_widget_get_visible (self->popover))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  else
    aluette_sign_palette_popup (self);
}

static void
aluette_sign_palette_dispose (GObject *object)
{
  AluetteSignPalette *self = ALUETTE_SIGN_PALETTE (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->gaze);
  g_clear_object (&self->style);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_sign_palette_parent_class)->dispose (object);
}

static void
aluette_sign_palette_class_init (AluetteSignPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_sign_palette_dispose;
  gtk_widget_class_install_action (widget_class, "signs.palette", NULL, toggle_action);
}

/* Creates the content of the popover: signs, and calls below them. */
static GtkWidget *
make_content (AluetteSignPalette *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->list = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->list), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->list), 1);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->list), 2);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->list), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Signs"), -1);
  self->calls = aluette_call_list_new ();
  g_signal_connect_object (self->calls, "said", G_CALLBACK (gtk_popover_popdown), self->popover,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (content), self->list);
  gtk_box_append (GTK_BOX (content), self->calls);
  return content;
}

static GtkWidget *
make_scroller (GtkWidget *content)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 460);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  return scroller;
}

static void
make_popover (AluetteSignPalette *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), make_scroller (make_content (self)));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (self->popover, keys);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (opened_cb), self);
}

static void
aluette_sign_palette_init (AluetteSignPalette *self)
{
  self->settings = aluette_settings_new ();
  self->seat = ALU_NOBODY;
  make_popover (self);
  self->menu_button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->menu_button), "face-wink-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->menu_button), self->popover);
  adw_bin_set_child (ADW_BIN (self), self->menu_button);
  aluette_add_global_key (GTK_WIDGET (self), GDK_KEY_s, 0, "signs.palette", NULL);
  name_button (self);
  sign_palette_refresh (self);
}

GtkWidget *
aluette_sign_palette_new (void)
{
  return g_object_new (ALUETTE_TYPE_SIGN_PALETTE, NULL);
}

void
aluette_sign_palette_set_player (AluetteSignPalette *self, AluetteGame *game, AluetteGaze *gaze,
                                 guint seat, AluetteTableStyle *style)
{
  g_autoptr (AluetteTableStyle) own = NULL;

  g_return_if_fail (ALUETTE_IS_SIGN_PALETTE (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_set_object (&self->gaze, gaze);
  self->seat = seat;
  if (style == NULL && self->style == NULL)
    style = own = aluette_table_style_new ();
  if (style != NULL && g_set_object (&self->style, style))
    make_entries (self);
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (sign_palette_refresh), self,
                             G_CONNECT_SWAPPED);
  aluette_call_list_set_player (ALUETTE_CALL_LIST (self->calls), game, seat);
  name_button (self);
  sign_palette_refresh (self);
}

void
aluette_sign_palette_popup (AluetteSignPalette *self)
{
  g_return_if_fail (ALUETTE_IS_SIGN_PALETTE (self));

  if (gtk_widget_get_sensitive (self->menu_button))
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu_button));
}
