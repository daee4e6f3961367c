#include "creviewpage.h"

static const unsigned char html[] = {
#embed "page.html"
};

static const unsigned char css[] = {
#embed "page.css" suffix(,)
#embed "preview.css" suffix(,)
};

// In the order in which they use one another.
static const unsigned char script[] = {
#embed "message.js" suffix(,)
#embed "printf.js" suffix(,)
#embed "shown-text.js" suffix(,)
#embed "metrics.js" suffix(,)
#embed "placeholders.js" suffix(,)
#embed "character-checks.js" suffix(,)
#embed "checks.js" suffix(,)
#embed "text-difference.js" suffix(,)
#embed "alert-view.js" suffix(,)
#embed "prompt-view.js" suffix(,)
#embed "flow-view.js" suffix(,)
#embed "preview.js" suffix(,)
#embed "context.js" suffix(,)
};

const creviewpage_file creviewpage_html = {html, sizeof html};
const creviewpage_file creviewpage_css = {css, sizeof css};
const creviewpage_file creviewpage_script = {script, sizeof script};
