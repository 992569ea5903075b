/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* alu_text_is_utf8:
 * @text: @length bytes
 *
 * Returns: whether @text is valid UTF-8. */
bool alu_text_is_utf8 (const char *text, size_t length);

/* alu_text_is_plain:
 * @text: @length bytes
 *
 * Returns: whether @text is valid UTF-8 without control characters. */
bool alu_text_is_plain (const char *text, size_t length);

/* alu_text_is_spaced:
 * @text: @length bytes
 *
 * Returns: whether @text has no space at either end and no two spaces in a row. */
bool alu_text_is_spaced (const char *text, size_t length);
