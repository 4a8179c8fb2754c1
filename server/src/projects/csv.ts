/** The mark at the beginning of a table by which spreadsheets know UTF-8. */
export const csvMark = '\u{feff}';

/**
 * A cell of RFC 4180 that is text whatever it begins with: a spreadsheet would work out what begins like a formula, in letters of
 * full width too.
 */
export function csvText(text: string): string {
  const safe = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
