/** The size of the text of figures and drawings, px: the same however large they are. */
export const textSize = 12;

/** The height of a line of text, em: Plex Mono from its highest accent to its deepest descender. */
const lineHeight = 1.25;

/** From the top of a line to its baseline, em. */
const ascent = 0.95;

/**
 * The advance of a character of Plex Mono, em: 600 of 1000 units in its table `hmtx`, for every character alike. Faces that
 * stand in for it (Courier New, Liberation Mono, DejaVu Sans Mono) have 0.6 to 0.602.
 */
const advance = 0.602;

/** Characters that no such face has, as wide as they are high: Han, kana, Hangul, full-width forms, pictographs. */
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

/** The height that a line of text takes up. */
export function textHeight(size = textSize): number {
  return lineHeight * size;
}

/** From the top of a line to its baseline. */
export function textAscent(size = textSize): number {
  return ascent * size;
}

/** A text in lines no wider than `width`: parted at blanks, and within a word only where that alone is wider. */
export function wrapped(text: string, width: number, size = textSize): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(word => pieces(word, width, size))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word in pieces that fit into a line. */
function pieces(word: string, width: number, size: number): string[] {
  const found = [''];
  for (const character of word) {
    const longer = `${found.at(-1)}${character}`;
    if (found.at(-1) !== '' && textWidth(longer, size) > width) found.push(character);
    else found[found.length - 1] = longer;
  }
  return found;
}
