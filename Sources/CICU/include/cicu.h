// The few ICU calls that AlertCopy makes, with no ICU header in sight: Foundation carries its own
// copy of ICU whose C types have the same names and other definitions, so a module that shows the
// system's cannot be imported beside Foundation.
//
// Conventions: text is UTF-8 with a length in bytes; tags and names are NUL-terminated ASCII.
// A function that fills a buffer returns the length it needs, and fills it only where that is at
// most `capacity`. `status` is ICU's UErrorCode: positive values are errors. Every function is
// stateless, so any of them may be called from any thread.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's name of a status, for example "U_UNMATCHED_BRACES".
const char *cicu_status_name(int32_t status);
/// ICU's version, for example "72.1".
const char *cicu_version(void);

// MARK: Messages

/// One part of a message pattern: see icu::MessagePattern::Part.
typedef struct {
  int32_t type;    ///< UMessagePatternPartType
  int32_t offset;  ///< in UTF-16 code units of the pattern
  int32_t length;  ///< in UTF-16 code units
  int32_t value;   ///< part value; for ARG_START the UMessagePatternArgType
  double number;   ///< numeric value of ARG_INT and ARG_DOUBLE parts
} CICUPart;

/// Parses a pattern with icu::MessagePattern. Where it fails, `error_offset` is the position that
/// ICU reports, in UTF-16 code units.
int32_t cicu_message_parts(const char *pattern, int32_t pattern_length, CICUPart *parts,
                           int32_t capacity, int32_t *error_offset, int32_t *status);

/// A named argument: a text, or a whole number where `text` is NULL.
typedef struct {
  const char *name;
  const char *text;
  int32_t text_length;
  int64_t number;
} CICUArgument;

/// Formats a pattern with icu::MessageFormat and named arguments.
int32_t cicu_message_format(const char *locale, const char *pattern, int32_t pattern_length,
                            const CICUArgument *arguments, int32_t argument_count, char *buffer,
                            int32_t capacity, int32_t *status);

// MARK: Locales

/// The canonical form of a well-formed BCP 47 tag, with CLDR's aliases resolved.
int32_t cicu_locale_canonical_tag(const char *tag, char *buffer, int32_t capacity,
                                  int32_t *status);
/// The tag with its likely language, script and region filled in, and nothing else.
int32_t cicu_locale_maximal_tag(const char *tag, char *buffer, int32_t capacity, int32_t *status);
/// The explicit parent that CLDR's parentLocales names for the tag: a tag, "root" or "" for none.
int32_t cicu_locale_explicit_parent(const char *tag, char *buffer, int32_t capacity,
                                    int32_t *status);
/// The outer quotation mark of CLDR's delimiters.
int32_t cicu_locale_quotation_mark(const char *tag, bool closing, char *buffer, int32_t capacity,
                                   int32_t *status);

/// The name of the tag's locale in the language of another.
int32_t cicu_locale_display_name(const char *tag, const char *in, char *buffer, int32_t capacity,
                                 int32_t *status);
/// Whether the tag's script is written from right to left.
bool cicu_locale_is_right_to_left(const char *tag, int32_t *status);

/// Joins items as the locale joins a list with "and".
int32_t cicu_list_format(const char *tag, const char *const *items, int32_t count, char *buffer,
                         int32_t capacity, int32_t *status);

/// The keywords of the cardinal plural rules of the tag's language that some number below a limit
/// takes, with a space between them.
int32_t cicu_plural_categories(const char *tag, double limit, char *buffer, int32_t capacity,
                               int32_t *status);

// MARK: Text

/// The direction of a text set in a left-to-right paragraph, as UBiDiDirection.
int32_t cicu_text_direction(const char *text, int32_t length, int32_t *status);
/// Whether a paragraph begins from the right: its first strong character outside isolates (UAX #9,
/// P2 and P3).
bool cicu_text_is_right_to_left(const char *text, int32_t length, int32_t *status);
/// Offsets in bytes at which a line may be broken (UAX #14), without 0.
int32_t cicu_text_line_breaks(const char *tag, const char *text, int32_t length, int32_t *offsets,
                              int32_t capacity, int32_t *status);
/// Columns that a terminal gives a scalar: 0, 1 or 2 (general category, UAX #11).
int32_t cicu_scalar_columns(uint32_t scalar);
/// Whether the scalar is shown as an emoji by default.
bool cicu_scalar_is_emoji_presentation(uint32_t scalar);
/// Whether the scalar is a letter.
bool cicu_scalar_is_letter(uint32_t scalar);
/// Whether the scalar's script is Latin.
bool cicu_scalar_is_latin(uint32_t scalar);

/// Sorts texts by the root collation with numbers by their value, no character ignored. Text i
/// stands in `texts` from offsets[i] to offsets[i + 1]; `order` gets the numbers of the texts. Texts
/// that are equal keep their order.
void cicu_collation_order(const char *texts, const int32_t *offsets, int32_t count, int32_t *order,
                          int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
