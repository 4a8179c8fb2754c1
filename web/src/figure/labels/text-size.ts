/** The text size of figures and drawings, px. */
export const textSize = 12;

/** The line height of Plex Mono, em, from the highest accent to the deepest descender. */
const lineHeight = 1.25;

/** The distance from the top of a line to its baseline, em. */
const ascent = 0.95;

/**
 * The advance width of Plex Mono, em: 600 of 1000 units for every glyph (table `hmtx`). Fallback fonts (Courier New,
 * Liberation Mono, DejaVu Sans Mono) have 0.6 to 0.602.
 */
const advance = 0.602;

/** Full-width characters, missing in these fonts and 1 em wide: Han, kana, Hangul, full-width forms, pictographs. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{3fffd}]/u;

const markAlone = /\p{M}/u;

/** The width of a line of text in Plex Mono, in the unit of its size. */
export function textWidth(text: string, size = textSize): number {
  let ems = 0;
  for (const character of text) {
    if (wide.test(character)) ems += 1.05;
    else if (!markAlone.test(character)) ems += advance;
  }
  return ems * size;
}

/** The height of a line of text. */
export function textHeight(size = textSize): number {
  return lineHeight * size;
}

/** The distance from the top of a line to its baseline. */
export function textAscent(size = textSize): number {
  return ascent * size;
}

/** Wraps a text to a width at spaces, and inside words only if a word alone is wider. */
export function wrapText(text: string, width: number, size = textSize): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(word => splitWord(word, width, size))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Splits a word into parts that fit a line. */
function splitWord(word: string, width: number, size: number): string[] {
  const found = [''];
  for (const character of word) {
    const longer = `${found.at(-1)}${character}`;
    if (found.at(-1) !== '' && textWidth(longer, size) > width) found.push(character);
    else found[found.length - 1] = longer;
  }
  return found;
}
