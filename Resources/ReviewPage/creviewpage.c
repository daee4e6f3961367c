#include "creviewpage.h"

static const unsigned char html[] = {
#embed "page.html"
};

static const unsigned char css[] = {
#embed "page.css"
};

// In the order in which they use one another.
static const unsigned char script[] = {
#embed "page.css"
};

const creviewpage_file creviewpage_html = {html, sizeof html};
const creviewpage_file creviewpage_css = {css, sizeof css};
const creviewpage_file creviewpage_script = {script, sizeof script};
