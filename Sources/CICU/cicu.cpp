#include "cicu.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include <unicode/coll.h>
#include <unicode/fmtable.h>
#include <unicode/listformatter.h>
#include <unicode/locdspnm.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <unicode/utypes.h>

using icu::Formattable;
using icu::MessageFormat;
using icu::MessagePattern;
using icu::StringPiece;
using icu::UnicodeString;

namespace {

int32_t give(const std::string &text, char *buffer, int32_t capacity) {
  const int32_t length = static_cast<int32_t>(text.size());
  if (length <= capacity) text.copy(buffer, text.size());
  return length;
}

int32_t give(const UnicodeString &text, char *buffer, int32_t capacity) {
  std::string utf8;
  text.toUTF8String(utf8);
  return give(utf8, buffer, capacity);
}

UnicodeString take(const char *text, int32_t length) {
  return UnicodeString::fromUTF8(StringPiece(text, length));
}

/// ICU's C functions fill a fixed buffer; every tag and locale name that names something fits.
constexpr int32_t kNameCapacity = ULOC_FULLNAME_CAPACITY;

/// The text that an ICU function left in a buffer of kNameCapacity; one that fills it whole, or
/// does not fit, is an error, for ICU does not terminate it.
std::string text_of(const char *buffer, int32_t length, UErrorCode &status) {
  if (U_SUCCESS(status) && length >= kNameCapacity) status = U_BUFFER_OVERFLOW_ERROR;
  return U_SUCCESS(status) ? std::string(buffer, length) : std::string();
}

/// The ICU name of a well-formed BCP 47 tag; an ill-formed one sets an error.
std::string locale_name(const char *tag, UErrorCode &status) {
  char buffer[kNameCapacity] = "";
  int32_t parsed = 0;
  const int32_t length = uloc_forLanguageTag(tag, buffer, kNameCapacity, &parsed, &status);
  const std::string name = text_of(buffer, length, status);
  if (U_SUCCESS(status) && parsed != static_cast<int32_t>(std::char_traits<char>::length(tag))) {
    status = U_ILLEGAL_ARGUMENT_ERROR;
  }
  return name;
}

std::string language_tag(const char *name, UErrorCode &status) {
  char buffer[kNameCapacity] = "";
  // Not strict: a keyword that BCP 47 has no place for is dropped, the language stays.
  const int32_t length = uloc_toLanguageTag(name, buffer, kNameCapacity, false, &status);
  return text_of(buffer, length, status);
}

/// A part of a locale, by one of ICU's getters.
template <typename Getter>
std::string part_of(const std::string &name, Getter getter, UErrorCode &status) {
  char buffer[kNameCapacity] = "";
  const int32_t length = getter(name.c_str(), buffer, kNameCapacity, &status);
  return text_of(buffer, length, status);
}

}  // namespace

const char *cicu_status_name(int32_t status) {
  return u_errorName(static_cast<UErrorCode>(status));
}

const char *cicu_version(void) { return U_ICU_VERSION; }

// MARK: Messages

int32_t cicu_message_parts(const char *pattern, int32_t pattern_length, CICUPart *parts,
                           int32_t capacity, int32_t *error_offset, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError error{};
  const UnicodeString text = take(pattern, pattern_length);
  const MessagePattern message(text, &error, code);
  *status = code;
  *error_offset = error.offset;
  if (U_FAILURE(code)) return 0;
  const int32_t count = message.countParts();
  if (count > capacity) return count;
  for (int32_t i = 0; i < count; i++) {
    const MessagePattern::Part &part = message.getPart(i);
    const UMessagePatternPartType type = part.getType();
    const bool numeric =
        type == UMSGPAT_PART_TYPE_ARG_INT || type == UMSGPAT_PART_TYPE_ARG_DOUBLE;
    parts[i] = CICUPart{type, part.getIndex(), part.getLength(),
                        type == UMSGPAT_PART_TYPE_ARG_START ? part.getArgType() : part.getValue(),
                        numeric ? message.getNumericValue(part) : 0};
  }
  return count;
}

int32_t cicu_message_format(const char *locale, const char *pattern, int32_t pattern_length,
                            const CICUArgument *arguments, int32_t argument_count, char *buffer,
                            int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UnicodeString result;
  const MessageFormat format(take(pattern, pattern_length),
                             icu::Locale::forLanguageTag(locale, code), code);
  if (U_SUCCESS(code)) {
    std::vector<UnicodeString> names;
    std::vector<Formattable> values;
    for (int32_t i = 0; i < argument_count; i++) {
      const CICUArgument &argument = arguments[i];
      names.push_back(UnicodeString::fromUTF8(argument.name));
      values.push_back(argument.text != nullptr
                           ? Formattable(take(argument.text, argument.text_length))
                           : Formattable(static_cast<int64_t>(argument.number)));
    }
    format.format(names.data(), values.data(), argument_count, result, code);
  }
  *status = code;
  return U_SUCCESS(code) ? give(result, buffer, capacity) : 0;
}

// MARK: Locales

int32_t cicu_locale_canonical_tag(const char *tag, char *buffer, int32_t capacity,
                                  int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::string name = locale_name(tag, code);
  std::string canonical;
  if (U_SUCCESS(code)) {
    // CLDR's aliases: cmn is zh, iw is he, 158 is TW.
    const icu::Locale locale = icu::Locale::createCanonical(name.c_str());
    if (locale.isBogus()) code = U_ILLEGAL_ARGUMENT_ERROR;
    canonical = language_tag(locale.getName(), code);
  }
  *status = code;
  return U_SUCCESS(code) ? give(canonical, buffer, capacity) : 0;
}

int32_t cicu_locale_maximal_tag(const char *tag, char *buffer, int32_t capacity,
                                int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::string maximal = part_of(locale_name(tag, code), uloc_addLikelySubtags, code);
  const std::string language = part_of(maximal, uloc_getLanguage, code);
  const std::string script = part_of(maximal, uloc_getScript, code);
  const std::string region = part_of(maximal, uloc_getCountry, code);
  *status = code;
  if (U_FAILURE(code)) return 0;
  std::string result = language.empty() ? "und" : language;
  if (!script.empty()) result += "-" + script;
  if (!region.empty()) result += "-" + region;
  return give(result, buffer, capacity);
}

int32_t cicu_locale_explicit_parent(const char *tag, char *buffer, int32_t capacity,
                                    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::string name = locale_name(tag, code);
  UResourceBundle *supplemental = ures_openDirect(nullptr, "supplementalData", &code);
  UResourceBundle *parents = ures_getByKey(supplemental, "parentLocales", nullptr, &code);
  std::string parent;
  // parentLocales maps a parent to its children: one string, or an array of them.
  while (U_SUCCESS(code) && parent.empty() && ures_hasNext(parents)) {
    UResourceBundle *children = ures_getNextResource(parents, nullptr, &code);
    const int32_t count = U_SUCCESS(code) ? ures_getSize(children) : 0;
    for (int32_t i = 0; i < count && U_SUCCESS(code); i++) {
      int32_t length = 0;
      const UChar *child = ures_getStringByIndex(children, i, &length, &code);
      std::string utf8;
      if (U_SUCCESS(code)) UnicodeString(child, length).toUTF8String(utf8);
      if (utf8 == name) parent = ures_getKey(children);
    }
    ures_close(children);
  }
  ures_close(parents);
  ures_close(supplemental);
  if (U_SUCCESS(code) && !parent.empty() && parent != "root") {
    parent = language_tag(parent.c_str(), code);
  }
  *status = code;
  return U_SUCCESS(code) ? give(parent, buffer, capacity) : 0;
}

int32_t cicu_locale_quotation_mark(const char *tag, bool closing, char *buffer, int32_t capacity,
                                   int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::string name = locale_name(tag, code);
  ULocaleData *data = ulocdata_open(name.c_str(), &code);
  UChar mark[8];
  const int32_t length =
      U_SUCCESS(code) ? ulocdata_getDelimiter(
                            data, closing ? ULOCDATA_QUOTATION_END : ULOCDATA_QUOTATION_START,
                            mark, 8, &code)
                      : 0;
  if (data != nullptr) ulocdata_close(data);
  *status = code;
  return U_SUCCESS(code) ? give(UnicodeString(mark, length), buffer, capacity) : 0;
}

int32_t cicu_locale_display_name(const char *tag, const char *in, char *buffer, int32_t capacity,
                                 int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::string name = locale_name(tag, code);
  const icu::Locale language = icu::Locale::forLanguageTag(in, code);
  UnicodeString result;
  if (U_SUCCESS(code)) {
    UDisplayContext contexts[] = {UDISPCTX_STANDARD_NAMES, UDISPCTX_LENGTH_SHORT};
    const std::unique_ptr<icu::LocaleDisplayNames> names(
        icu::LocaleDisplayNames::createInstance(language, contexts, 2));
    names->localeDisplayName(name.c_str(), result);
  }
  *status = code;
  return U_SUCCESS(code) ? give(result, buffer, capacity) : 0;
}

bool cicu_locale_is_right_to_left(const char *tag, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::string name = locale_name(tag, code);
  *status = code;
  return U_SUCCESS(code) && uloc_isRightToLeft(name.c_str());
}

int32_t cicu_list_format(const char *tag, const char *const *items, int32_t count, char *buffer,
                         int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::unique_ptr<icu::ListFormatter> formatter(
      icu::ListFormatter::createInstance(icu::Locale::forLanguageTag(tag, code), code));
  UnicodeString result;
  if (U_SUCCESS(code)) {
    std::vector<UnicodeString> texts;
    for (int32_t i = 0; i < count; i++) texts.push_back(UnicodeString::fromUTF8(items[i]));
    formatter->format(texts.data(), count, result, code);
  }
  *status = code;
  return U_SUCCESS(code) ? give(result, buffer, capacity) : 0;
}

int32_t cicu_plural_categories(const char *tag, double limit, char *buffer, int32_t capacity,
                               int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Locale locale = icu::Locale::forLanguageTag(tag, code);
  std::string result;
  if (U_SUCCESS(code)) {
    const std::unique_ptr<icu::PluralRules> rules(icu::PluralRules::forLocale(locale, code));
    const std::unique_ptr<icu::StringEnumeration> keywords(
        U_SUCCESS(code) ? rules->getKeywords(code) : nullptr);
    while (U_SUCCESS(code)) {
      const UnicodeString *keyword = keywords->snext(code);
      if (keyword == nullptr) break;
      double samples[16];
      const int32_t count = rules->getSamples(*keyword, samples, 16, code);
      // "other" takes what no rule takes, and may have no samples.
      bool is_taken = *keyword == UNICODE_STRING_SIMPLE("other");
      for (int32_t i = 0; i < std::min(count, 16); i++) is_taken |= samples[i] < limit;
      if (!is_taken) continue;
      if (!result.empty()) result += ' ';
      keyword->toUTF8String(result);
    }
  }
  *status = code;
  return U_SUCCESS(code) ? give(result, buffer, capacity) : 0;
}

// MARK: Text

int32_t cicu_text_direction(const char *text, int32_t length, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const UnicodeString string = take(text, length);
  UBiDi *bidi = ubidi_openSized(string.length(), 0, &code);
  ubidi_setPara(bidi, string.getBuffer(), string.length(), 0, nullptr, &code);
  const int32_t direction = U_SUCCESS(code) ? ubidi_getDirection(bidi) : UBIDI_LTR;
  ubidi_close(bidi);
  *status = code;
  return direction;
}

bool cicu_text_is_right_to_left(const char *text, int32_t length, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const UnicodeString string = take(text, length);
  UBiDi *bidi = ubidi_openSized(string.length(), 0, &code);
  ubidi_setPara(bidi, string.getBuffer(), string.length(), UBIDI_DEFAULT_LTR, nullptr, &code);
  const bool is_right_to_left = U_SUCCESS(code) && ubidi_getParaLevel(bidi) % 2 == 1;
  ubidi_close(bidi);
  *status = code;
  return is_right_to_left;
}

int32_t cicu_text_line_breaks(const char *tag, const char *text, int32_t length, int32_t *offsets,
                              int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const std::string name = locale_name(tag, code);
  UText *source = utext_openUTF8(nullptr, text, length, &code);
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, name.c_str(), nullptr, 0, &code);
  if (U_SUCCESS(code)) ubrk_setUText(breaks, source, &code);
  int32_t count = 0;
  if (U_SUCCESS(code)) {
    ubrk_first(breaks);
    for (int32_t at = ubrk_next(breaks); at != UBRK_DONE; at = ubrk_next(breaks)) {
      if (count < capacity) offsets[count] = at;
      count++;
    }
  }
  if (breaks != nullptr) ubrk_close(breaks);
  utext_close(source);
  *status = code;
  return count;
}

void cicu_collation_order(const char *texts, const int32_t *offsets, int32_t count, int32_t *order,
                          int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  std::unique_ptr<icu::Collator> collator(
      icu::Collator::createInstance(icu::Locale::getRoot(), code));
  if (U_SUCCESS(code)) {
    collator->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, code);
    collator->setAttribute(UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, code);
  }
  *status = code;
  if (U_FAILURE(code)) return;
  std::vector<std::string> keys(count);
  std::vector<uint8_t> key(1024);
  for (int32_t i = 0; i < count; i++) {
    const UnicodeString text = take(texts + offsets[i], offsets[i + 1] - offsets[i]);
    int32_t length = collator->getSortKey(text, key.data(), static_cast<int32_t>(key.size()));
    if (length > static_cast<int32_t>(key.size())) {
      key.resize(length);
      length = collator->getSortKey(text, key.data(), length);
    }
    keys[i].assign(reinterpret_cast<const char *>(key.data()), length);
  }
  std::iota(order, order + count, 0);
  std::sort(order, order + count, [&keys](int32_t a, int32_t b) {
    const int compared = keys[a].compare(keys[b]);
    return compared != 0 ? compared < 0 : a < b;
  });
}

int32_t cicu_scalar_columns(uint32_t scalar) {
  const auto c = static_cast<UChar32>(scalar);
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
      return 0;
    default:
      break;
  }
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return 0;
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return 2;
    default:
      return 1;
  }
}

bool cicu_scalar_is_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty(static_cast<UChar32>(scalar), UCHAR_EMOJI_PRESENTATION);
}

bool cicu_scalar_is_letter(uint32_t scalar) { return u_isalpha(static_cast<UChar32>(scalar)); }

bool cicu_scalar_is_latin(uint32_t scalar) {
  UErrorCode code = U_ZERO_ERROR;
  return uscript_getScript(static_cast<UChar32>(scalar), &code) == USCRIPT_LATIN;

}
