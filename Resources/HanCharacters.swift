/// Facts of Han characters by script, as lists parted by spaces and line ends.
///
/// They come from OpenCC; `han-characters.json` names the source, the licence and what was changed.
package enum HanCharacters {}
