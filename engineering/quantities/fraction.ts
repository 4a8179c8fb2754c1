const fraction = /^([+\-−–]?)(?:(\d{1,4})(?:\s+|\s?[-–.]\s?))?(\d{1,2})\s?[/⁄]\s?(2|4|8|16|32|64)(?![\d.,/])/;
const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Splits text that begins with a fraction of inches, such as 3/4", 1-1/2" or 2½ in, into its value and the rest; undefined without one. */
export function leadingFraction(text: string): { readonly value: number; readonly rest: string } | undefined {
  const written = text.replace(
    /(\d?)([½¼¾⅛⅜⅝⅞])/,
    (_, whole: string, sign: string) => `${whole}${whole && ' '}${signs[sign] ?? ''}`,
  );
  const [start, sign = '', whole = '0', over = '', under = ''] = fraction.exec(written) ?? [];
  const isWhole = Number(over) >= Number(under);
  // 5/4" is a pipe size; 11/2" may be 1-1/2".
  if (start === undefined || (isWhole && (whole !== '0' || over.length > 1))) return undefined;
  const size = Number(whole) + Number(over) / Number(under);
  return { value: sign === '' || sign === '+' ? size : -size, rest: written.slice(start.length).trim() };
}

const feetAndInchesText =
  /^([+\-−–]?)(\d{1,5})\s*(?:['’′]|(?:ft|feet|foot)\.?)\s*[-–]?\s*(\d{1,2}(?:[.,]\d+)?|\S.*?)\s*(?:["”″“]|''|in(?:ch(?:es)?)?\.?)$/i;

/** Inches of a length in feet and inches, such as 6'-2", 6' 2-1/2" or 6 ft 2 in; undefined for any other text, and from 12 inches on. */
export function feetAndInches(text: string): number | undefined {
  const [, sign = '', feet = '', typed = ''] = feetAndInchesText.exec(text.trim()) ?? [];
  if (typed === '') return undefined;
  const split = leadingFraction(typed);
  const inches = split === undefined ? Number(typed.replace(',', '.')) : split.rest === '' ? split.value : NaN;
  if (!(inches >= 0 && inches < 12)) return undefined;
  const size = Number(feet) * 12 + inches;
  return sign === '' || sign === '+' ? size : -size;
}
