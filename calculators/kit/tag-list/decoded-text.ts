/** The text of a file, with a remark if its encoding is a guess, or is unknown. */
export interface DecodedText {
  readonly text: string;
  readonly remark: string | undefined;
}

/**
 * Characters 0x80 to 0x9F of Windows-1252; the others are those of Unicode. Node 20 decodes them as control characters, where browsers are
 * right.
 */
const western80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Characters 0x80 to 0xFF of code page 850, which browsers do not decode. */
const page850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/**
 * Decodes a text file: UTF-16 with or without a byte order mark, UTF-8, or else the older encoding that its bytes prove: code page 850,
 * Windows-1251 (Cyrillic) or Shift-JIS (Japanese), with a remark. Any other is read as Windows-1252, in which older spreadsheet programs
 * save, with a remark if its letters are unlikely.
 */
export function decodedText(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), remark: undefined };
  const utf8 = decodedAs('utf-8', bytes);
  if (utf8 !== undefined) return { text: utf8, remark: undefined };
  const western = decodedBy(western80, bytes);
  const japanese = decodedAs('shift_jis', bytes);
  if (japanese !== undefined && isJapanese(japanese, western)) return guessed('Shift-JIS (Japanese)', japanese);
  const cyrillic = new TextDecoder('windows-1251').decode(bytes);
  if (isCyrillic(cyrillic)) return guessed('Windows-1251 (Cyrillic)', cyrillic);
  if (isPage850(western)) return guessed('code page 850 (DOS)', decodedBy(page850, bytes));
  return { text: western, remark: isUnlikely(western) ? unknownEncoding : undefined };
}

const saveAs = 'If letters or units are wrong, save the file as “CSV UTF-8”.';
const unknownEncoding = `The encoding of the file is unknown: it is not UTF-8, and hardly Windows-1252, as which it is read. ${saveAs}`;

const guessed = (encoding: string, text: string): DecodedText => ({
  text,
  remark: `The file is not UTF-8; it is read as ${encoding}. ${saveAs}`,
});

/** The text in an encoding; undefined if its bytes are no valid text of it. */
function decodedAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The byte order of UTF-16, by its mark, or by zeros: the digits and delimiters of a list have a zero in every second byte, all of them even
 * or all of them odd. Undefined for other encodings.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length % 2 !== 0 || !bytes.includes(0)) return undefined;
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (4 * Math.max(even, odd) < bytes.length / 2 || Math.min(even, odd) > 0) return undefined;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

/** Decodes bytes whose characters from 0x80 on begin with those of `page`, and go on as in Unicode. */
const decodedBy = (page: string, bytes: Uint8Array): string =>
  Array.from(bytes, byte => (byte < 0x80 ? undefined : page[byte - 0x80]) ?? String.fromCodePoint(byte)).join('');

/**
 * Whether a text read as Windows-1252 is of code page 850: m³, m² and °C appear as mü, mý and øC at the end of a word, ü, é, ä and ö within
 * words as a control character, as low quotation marks and as a closing one.
 */
function isPage850(western: string): boolean {
  if (/m[³²]|°[CF]|[a-z]\u017d/.test(western)) return false;
  return /(?<!\p{L})[NScdkm]?m[üý](?!\p{L})|(?<!\p{L})ø[CF](?!\p{L})|[A-Za-z](?:[‚„”][a-z]|\u0081)/u.test(western);
}

/**
 * Whether a text read as Windows-1251 is Cyrillic: most letters beyond ASCII are in words of three and more, no capital stands behind a small
 * letter, and a quarter of the letters are а, е, и and о. Greek and other encodings appear with other vowels and capitals within words.
 */
function isCyrillic(text: string): boolean {
  const words = text.match(/[А-яЁё]{3,}/g) ?? [];
  const letters = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  const inWords = words.join('').toLowerCase();
  const vowels = inWords.match(/[аеио]/g)?.length ?? 0;
  return (
    2 * inWords.length >= letters &&
    4 * vowels >= inWords.length &&
    vowels > 0 &&
    words.every(word => /^[А-ЯЁ]*[а-яё]*$/.test(word))
  );
}

/**
 * Whether a text read as Shift-JIS is Japanese: it has Japanese words, and a third of the characters beyond ASCII of Windows-1252 would be
 * quotation marks, dashes or control characters.
 */
function isJapanese(text: string, western: string): boolean {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\u30a1-\u30fc]{2}/u.test(text)) return false;
  const high = western.match(/[^\0-\u007f]/g)?.length ?? 0;
  const marks = western.match(/[\u0080-\u009f\u0152-\uffff]/g)?.length ?? 0;
  return 3 * marks >= high;
}

/**
 * Whether a text in Windows-1252 has characters that this encoding leaves undefined, or three letters beyond ASCII side by side, which no
 * Western language has.
 */
const isUnlikely = (western: string): boolean => /[\u0081\u008d\u008f\u0090\u009d]|[À-ÖØ-öø-ÿ]{3}/.test(western);
