/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/signs/aluette-sign-palette.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-game.h"
#include "model/session/aluette-local-game.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/common/aluette-settings.h"
#include "ui/aluette/signs/aluette-call-list.h"
#include "ui/aluette/signs/aluette-gesture-picture.h"
#include "ui/aluette/signs/aluette-sign-keys.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

#define FACE_SIDE 72
#define SMALL_FACE_SIDE 36              /* in a narrow window, where it is beside the name */
#define NARROW 620                  /* the list is below the face in narrower windows, in pixels */
#define COLUMNS 5
#define COLUMN 140                  /* the width of a column, in pixels */
#define MARGIN 24                   /* beside the list in a narrow window, in pixels */
#define MAX_HEIGHT 300              /* of the list, in pixels, so that it covers no face */
#define MIN_HEIGHT 150              /* likewise: a row of signs and the beginning of the next */
#define FRAME 44                    /* the popover around the list, with its arrow, in pixels */
#define LONGEST_HOLD 4000           /* a gesture does not get longer, in milliseconds */
#define N_ENTRIES (ALU_N_SIGNS + 1) /* the weak hand counts twice: weak and very weak */

typedef struct
{
  AluSign sign;
  guint strength;
  GtkWidget *button;
  GtkWidget *face;
  GtkWidget *box; /* with the face and the name */
} Entry;

struct _AluetteSignPalette
{
  AdwBin parent_instance;

  GtkWidget *menu_button;
  AdwButtonContent *word; /* of the button */
  GtkWidget *popover;
  GtkWidget *scroller;
  GtkWidget *content; /* of the scroller */
  GtkWidget *list;
  GtkWidget *about;  /* the card whose sign is offered */
  GtkWidget *more;   /* shows the other signs: those of other cards, and bluffs where allowed */
  GtkWidget *advice; /* how to make signs, or why one is refused */
  GtkWidget *calls;
  AluetteTable *table;      /* weak (nullable) */
  GSettings *settings;
  AluetteGame *game;        /* (nullable) */
  AluetteGaze *gaze;        /* (nullable) */
  guint seat;
  int only; /* the only AluSign offered, or -1 for all that are true */
  gboolean narrow;
  Entry entries[N_ENTRIES];
  gint64 pressed_at; /* by the clock of the match, in milliseconds; -1 while nothing is pressed */
  guint pressed_key;
  GtkGesture *pressing; /* (nullable) (transfer none): the gesture on the pressed button */
  guint tick;           /* draws how long the sign is held */
};

G_DEFINE_FINAL_TYPE (AluetteSignPalette, aluette_sign_palette, ADW_TYPE_BIN)

/* Returns: the time of the match, which over a network is that of this computer; 0 without a match,
 * when no sign can be made. */
static gint64
get_time (AluetteSignPalette *self)
{
  if (self->game == NULL)
    return 0;
  if (!ALUETTE_IS_LOCAL_GAME (self->game))
    return g_get_monotonic_time () / 1000;
  return aluette_clock_get_time (aluette_local_game_get_clock (ALUETTE_LOCAL_GAME (self->game)));
}

static guint
get_hold_ms (AluetteSignPalette *self)
{
  gint64 pressed_at = self->pressed_at;

  self->pressed_at = -1;
  return pressed_at < 0 ? 0 : (guint) (get_time (self) - pressed_at);
}

static void
stop_hold (AluetteSignPalette *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->popover, self->tick);
  self->tick = 0;
  self->pressing = NULL;
  if (self->table != NULL)
    aluette_table_set_hold (self->table, 0);
}

/* Fills the ring around the viewer's face while they hold a key or button. */
static gboolean
hold_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AluetteSignPalette *self = ALUETTE_SIGN_PALETTE (data);
  double held = (double) (get_time (self) - self->pressed_at);
  gboolean down = self->pressed_key != 0
                  || (self->pressing != NULL && gtk_gesture_is_active (self->pressing));

  if (self->pressed_at < 0 || !down)
    {
      self->tick = 0;
      stop_hold (self);
      return G_SOURCE_REMOVE;
    }
  if (self->table != NULL)
    aluette_table_set_hold (self->table, CLAMP (held / LONGEST_HOLD, 0, 1));
  return G_SOURCE_CONTINUE;
}

static void
start_hold (AluetteSignPalette *self)
{
  self->pressed_at = get_time (self);
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->popover, hold_cb, self, NULL);
}

static void
make_sign (AluetteSignPalette *self, const Entry *entry)
{
  guint hold_ms = get_hold_ms (self);
  g_autoptr (GError) error = NULL;

  stop_hold (self);
  if (self->gaze == NULL)
    return;
  if (aluette_gaze_make_sign (self->gaze, self->seat, entry->sign, entry->strength, hold_ms,
                              &error))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  else
    gtk_label_set_text (GTK_LABEL (self->advice), error->message);
}

static void
clicked_cb (GtkWidget *button, AluetteSignPalette *self)
{
  for (int i = 0; i < N_ENTRIES; i++)
    if (self->entries[i].button == button)
      make_sign (self, &self->entries[i]);
}

static void
press_cb (AluetteSignPalette *self, int n_press, double x, double y, GtkGesture *gesture)
{
  self->pressing = gesture;
  start_hold (self);
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

/* Returns: whether a sign would also be allowed without bluffs */
static gboolean
is_true_sign (AluetteSignPalette *self, AluSign sign)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (self->game, self->seat);
  AluView view = *aluette_view_get_aluette (aluette_seat_log_get_view (log));

  view.match.rules.bluff = FALSE;
  return alu_match_may_sign (&view.match, (int) self->seat, sign) == ALU_OK;
}

static gboolean
is_more (AluetteSignPalette *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->more));
}

/* Returns: whether the entry is a bluff that the rules allow */
static gboolean
refresh_entry (AluetteSignPalette *self, Entry *entry)
{
  gboolean may = aluette_gaze_may_sign (self->gaze, self->seat, entry->sign, NULL);
  gboolean bluff = may && !is_true_sign (self, entry->sign);
  gboolean wanted = self->only < 0 ? !bluff : self->only == (int) entry->sign;
  gboolean shown = may && (wanted || is_more (self));
  AluetteGesture gesture = aluette_sign_gesture (self->settings, entry->sign, entry->strength);
  GtkWidget *own = self->table != NULL ? aluette_table_get_portrait (self->table, self->seat)
                                       : NULL;

  aluette_gesture_picture_set_gesture (ALUETTE_FACE_PICTURE (entry->face), gesture);
  if (own != NULL)
    aluette_face_picture_set_villager (ALUETTE_FACE_PICTURE (entry->face),
                                       aluette_portrait_get_villager (ALUETTE_PORTRAIT (own)));
  if (!shown)
    release_focus (self, entry->button);
  gtk_widget_set_sensitive (entry->button, may);
  gtk_widget_set_visible (gtk_widget_get_parent (entry->button), shown);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_title (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  aluette_gesture_text (gesture), -1);
  return bluff;
}

static gboolean
has_signs (AluetteSignPalette *self)
{
  return self->game != NULL
         && aluette_game_get_header (self->game)->rules.options[ALU_OPTION_SIGNS];
}

static int
get_window_width (AluetteSignPalette *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;
}

/* Puts the names beside small faces in a narrow window, where all signs are to fit, else below
 * them. */
static void
fit_entries (AluetteSignPalette *self, gboolean narrow)
{
  for (int i = 0; i < N_ENTRIES; i++)
    {
      const Entry *entry = &self->entries[i];

      aluette_face_picture_set_side (ALUETTE_FACE_PICTURE (entry->face),
                                     narrow ? SMALL_FACE_SIDE : FACE_SIDE);
      gtk_orientable_set_orientation (GTK_ORIENTABLE (entry->box),
                                      narrow ? GTK_ORIENTATION_HORIZONTAL
                                             : GTK_ORIENTATION_VERTICAL);
      aluette_set_css_class (entry->button, "small-sign", narrow);
    }
}

/* Uses as many columns as fit in the window; the list scrolls only down. Their number is fixed, so
 * that the natural height of the list is that of these columns. */
static void
fit_columns (AluetteSignPalette *self, guint n_shown)
{
  int width = get_window_width (self);
  int room = MAX (200, width < NARROW ? width - MARGIN : width * 2 / 3);
  guint columns = CLAMP (n_shown, 1, (guint) MIN (COLUMNS, room / COLUMN));

  fit_entries (self, width < NARROW);
  gtk_scrolled_window_set_max_content_width (GTK_SCROLLED_WINDOW (self->scroller), room);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->list), columns);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->list), columns);
}

/* Returns: the most height of the list: in a narrow window, the room below the viewer's face */
static int
get_max_height (AluetteSignPalette *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *face = self->table != NULL ? aluette_table_get_portrait (self->table, self->seat)
                                        : NULL;
  graphene_rect_t bounds;
  int below;

  if (root == NULL || face == NULL || get_window_width (self) >= NARROW
      || !gtk_widget_compute_bounds (face, root, &bounds))
    return MAX_HEIGHT;
  below = gtk_widget_get_height (root) - (int) (bounds.origin.y + bounds.size.height) - FRAME;
  return CLAMP (below, MIN_HEIGHT, MAX_HEIGHT);
}

/* Makes the list as high as its content at its width. Without this it would be as high as at the
 * smallest width of the content, where the texts have many lines. */
static void
fit_height (AluetteSignPalette *self)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (self->scroller);
  int width, height;

  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, gtk_scrolled_window_get_max_content_width (scroller));
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_max_content_height (scroller, CLAMP (height, 1, get_max_height (self)));
}

/* Updates all entries. */
static void
refresh_entries (AluetteSignPalette *self)
{
  gboolean bluffs = FALSE, any = FALSE;
  guint n_shown = 0;

  for (int i = 0; i < N_ENTRIES; i++)
    {
      GtkWidget *button = self->entries[i].button;

      bluffs = refresh_entry (self, &self->entries[i]) || bluffs;
      any = any || gtk_widget_get_sensitive (button);
      n_shown += gtk_widget_get_visible (gtk_widget_get_parent (button));
    }
  fit_columns (self, n_shown);
  gtk_widget_set_visible (self->more, bluffs || self->only >= 0);
  gtk_widget_set_visible (self->advice, has_signs (self));
  gtk_label_set_text (GTK_LABEL (self->advice),
                      any ? _("Short: hard to see. Held: long and clear.")
                          : _("You cannot make a sign now."));
}

const char *
aluette_sign_palette_get_title (AluetteSignPalette *self)
{
  g_return_val_if_fail (ALUETTE_IS_SIGN_PALETTE (self), NULL);

  if (self->game == NULL
      || !aluette_game_get_header (self->game)->rules.options[ALU_OPTION_PARLANTE])
    return _("Make a Sign");
  return has_signs (self) ? _("Make a Sign or Call") : _("Make a Call");
}

/* Sets the accessible name and tooltip of the button, and its word where there is room. */
static void
name_button (AluetteSignPalette *self)
{
  const char *name = aluette_sign_palette_get_title (self);
  /* Translators: what a button does, and the key that does it: “Make a Sign (S)”. */
  g_autofree char *tip = g_strdup_printf (C_("tooltip", "%s (S)"), name);

  adw_button_content_set_label (self->word, self->narrow ? "" : _("Signs"));
  gtk_widget_set_tooltip_text (self->menu_button, tip);
  aluette_set_accessible_name (self->menu_button, name);
  /* The button inside takes the focus; without a word it would have no name. */
  aluette_set_accessible_name (gtk_widget_get_first_child (self->menu_button), name);
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
  refresh_entries (self);
  aluette_call_list_refresh (ALUETTE_CALL_LIST (self->calls));
  if (self->only >= 0 && !is_more (self))
    gtk_widget_set_visible (self->calls, FALSE);
  fit_height (self);
  if (get_focus (self) != NULL && gtk_widget_is_ancestor (get_focus (self), self->menu_button)
      && !gtk_widget_is_ancestor (get_focus (self), self->popover))
    gtk_widget_child_focus (self->popover, GTK_DIR_TAB_FORWARD);
}

/* --- The entries --- */

/* Creates a button with the face, the name of the sign and its key. */
static GtkWidget *
make_entry (AluetteSignPalette *self, Entry *entry)
{
  char key[2] = { g_ascii_toupper (get_key (entry)), '\0' };
  GtkWidget *line = aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 6,
                                     aluette_label_new (key, "sign-key"),
                                     aluette_centered_label_new (get_title (entry), 12, NULL),
                                     NULL);
  GtkGesture *press = gtk_gesture_click_new ();

  entry->face = aluette_gesture_picture_new ((guint) entry->sign,
                                             aluette_sign_gesture (self->settings, entry->sign,
                                                                   entry->strength),
                                             FACE_SIDE);
  gtk_widget_set_halign (line, GTK_ALIGN_CENTER);
  entry->box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 3, entry->face, line, NULL);
  entry->button = aluette_content_button_new (entry->box, "flat", NULL);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (press_cb), self);
  gtk_widget_add_controller (entry->button, GTK_EVENT_CONTROLLER (press));
  g_signal_connect (entry->button, "clicked", G_CALLBACK (clicked_cb), self);
  return entry->button;
}

static void
make_entries (AluetteSignPalette *self)
{
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
      start_hold (self);
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
  make_sign (self, entry);
}

/* Opens the list beside the viewer's own face, or below it in a narrow window: over their cards,
 * where it covers no other face. */
static void
point_to_face (AluetteSignPalette *self)
{
  GtkWidget *face = self->table != NULL ? aluette_table_get_portrait (self->table, self->seat)
                                        : NULL;
  GtkPopover *popover = GTK_POPOVER (self->popover);
  graphene_rect_t bounds;

  if (face == NULL || !gtk_widget_compute_bounds (face, self->menu_button, &bounds))
    {
      gtk_popover_set_pointing_to (popover, NULL);
      gtk_popover_set_position (popover, GTK_POS_BOTTOM);
      return;
    }
  gtk_popover_set_position (popover, get_window_width (self) < NARROW ? GTK_POS_BOTTOM
                                                                      : GTK_POS_RIGHT);
  gtk_popover_set_pointing_to (popover, &(GdkRectangle) { (int) bounds.origin.x,
                                                          (int) bounds.origin.y,
                                                          (int) bounds.size.width,
                                                          (int) bounds.size.height });
}

static void
opened_cb (AluetteSignPalette *self)
{
  point_to_face (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->more), FALSE);
  self->pressed_at = -1;
  self->pressed_key = 0;
  sign_palette_refresh (self);
}

static void
closed_cb (AluetteSignPalette *self)
{
  stop_hold (self);
  self->only = -1;
  gtk_widget_set_visible (self->about, FALSE);
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
  g_clear_weak_pointer (&self->table);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_sign_palette_parent_class)->dispose (object);
}

static void
aluette_sign_palette_class_init (AluetteSignPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_sign_palette_dispose;
  gtk_widget_class_install_action (widget_class, "signs.palette", NULL, toggle_action);
  g_type_ensure (ALUETTE_TYPE_CALL_LIST);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-sign-palette.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, word);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, popover);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, about);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, content);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, list);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, more);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, advice);
  gtk_widget_class_bind_template_child (widget_class, AluetteSignPalette, calls);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, sign_palette_refresh);
  gtk_widget_class_bind_template_callback (widget_class, gtk_popover_popdown);
}

static void
aluette_sign_palette_init (AluetteSignPalette *self)
{
  self->settings = aluette_settings_new ();
  self->seat = ALU_NOBODY;
  self->only = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  make_entries (self);
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
                                 guint seat, AluetteTable *table)
{
  g_return_if_fail (ALUETTE_IS_SIGN_PALETTE (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_set_object (&self->gaze, gaze);
  g_set_weak_pointer (&self->table, table);
  self->seat = seat;
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

gboolean
aluette_sign_palette_popup_card (AluetteSignPalette *self, guint card, const char *about)
{
  int sign = ALU_N_SIGNS - 1;

  g_return_val_if_fail (ALUETTE_IS_SIGN_PALETTE (self), FALSE);

  while (sign >= 0 && (alu_sign_cards ((AluSign) sign) & alu_card_bit ((AluCard) card)) == 0)
    sign--;
  if (sign < 0 || !gtk_widget_get_sensitive (self->menu_button) || !has_signs (self)
      || !aluette_gaze_may_sign (self->gaze, self->seat, (AluSign) sign, NULL))
    return FALSE;
  self->only = sign;
  gtk_label_set_text (GTK_LABEL (self->about), about);
  gtk_widget_set_visible (self->about, TRUE);
  aluette_sign_palette_popup (self);
  return TRUE;
}

void
aluette_sign_palette_set_narrow (AluetteSignPalette *self, gboolean narrow)
{
  g_return_if_fail (ALUETTE_IS_SIGN_PALETTE (self));

  self->narrow = narrow;
  name_button (self);
}
