// The files of the review page, as bytes: see the folder above.
#ifndef CREVIEWPAGE_H
#define CREVIEWPAGE_H

#include <stddef.h>

typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} creviewpage_file;

extern const creviewpage_file creviewpage_html;
extern const creviewpage_file creviewpage_css;
// All scripts, one after the other.
extern const creviewpage_file creviewpage_script;

#endif
