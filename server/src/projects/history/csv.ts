/** Byte order mark, by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\u{feff}';

/**
 * A text as a cell of RFC 4180. Text that begins like a formula, full-width characters included, is prefixed so that
 * spreadsheets do not evaluate it.
 */
export function csvText(text: string): string {
  const safe = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
