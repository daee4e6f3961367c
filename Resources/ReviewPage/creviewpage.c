#include "creviewpage.h"

static const unsigned char html[] = {
#embed "page.html"
};

static const unsigned char css[] = {
#embed "page.css" suffix(,)
#embed "preview.css" suffix(,)
#embed "flow.css" suffix(,)
#embed "context.css" suffix(,)
};

// In the order in which they use one another.
static const unsigned char script[] = {
#embed "dom.js" suffix(,)
#embed "document.js" suffix(,)
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
#embed "rows.js" suffix(,)
#embed "search.js" suffix(,)
#embed "filters.js" suffix(,)
#embed "history.js" suffix(,)
#embed "drafts.js" suffix(,)
#embed "work.js" suffix(,)
#embed "server.js" suffix(,)
#embed "progress.js" suffix(,)
#embed "patch.js" suffix(,)
#embed "xliff.js" suffix(,)
#embed "announcer.js" suffix(,)
#embed "settings.js" suffix(,)
#embed "note-form.js" suffix(,)
#embed "editor.js" suffix(,)
#embed "card.js" suffix(,)
#embed "preview-bar.js" suffix(,)
#embed "detail.js" suffix(,)
#embed "list.js" suffix(,)
#embed "row-view.js" suffix(,)
#embed "filter-bar.js" suffix(,)
#embed "conflicts.js" suffix(,)
#embed "offer.js" suffix(,)
#embed "export.js" suffix(,)
#embed "print.js" suffix(,)
#embed "keyboard.js" suffix(,)
#embed "main.js" suffix(,)
};

const creviewpage_file creviewpage_html = {html, sizeof html};
const creviewpage_file creviewpage_css = {css, sizeof css};
const creviewpage_file creviewpage_script = {script, sizeof script};
