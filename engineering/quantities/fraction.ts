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
