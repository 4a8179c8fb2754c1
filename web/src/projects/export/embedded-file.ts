import { styled, type ReadSheet, type Sheet } from '@isentrope/calculators/kit';

/** Name of the worksheet that holds the calculation file, and the text of its first cell. */
const name = 'Calculation file';
const about =
  'Below is the calculation file (.isentrope.json), in parts. Leave it unchanged, so that this workbook can be verified.';

/**
 * Maximum length of a cell: Excel allows 32,767 characters; LibreOffice inserts a line break beyond 16,376 when saved
 * twice.
 */
const maxCellLength = 16_000;
/** How many characters to search backwards for a safe cut. */
const maxCutBack = 1000;

/**
 * Splits a text into parts of one cell each. Cuts fall between two letters where possible, so that no part begins or
 * ends with a blank or begins like a formula, and never inside a surrogate pair.
 */
function splitIntoCells(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + maxCellLength < text.length ? cutPosition(text, at + maxCellLength) : text.length;
    found.push(text.slice(at, end));
    at = end;
  }
  return found;
}

function cutPosition(text: string, limit: number): number {
  for (let end = limit; end > limit - maxCutBack; end -= 1)
    if (/^[a-z]{2}$/i.test(text.slice(end - 1, end + 1))) return end;
  return /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

/**
 * Returns equivalent JSON in printable ASCII without "_x": some programs lose other characters, or the workbook escapes
 * for them (ECMA-376-1, 22.9.2.19).
 */
export function asciiJson(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]|_(?=x)/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The worksheet that holds a text, one part per cell. */
export function embeddedFileSheet(text: string): Sheet {
  return {
    name,
    rows: [[styled(about, 'muted')], ...splitIntoCells(text).map(part => [styled(part, 'label')])],
    widths: [100],
    frozenRows: 0,
    frozenColumns: 0,
  };
}

/** Whether a worksheet is the one that holds the calculation file. */
export const isEmbeddedFileSheet = (sheet: Pick<ReadSheet, 'name'>): boolean => sheet.name === name;

/**
 * The text held by a workbook; undefined if there is none. Line breaks are dropped: JSON strings contain none, and
 * LibreOffice adds some to long cells.
 */
export function readEmbeddedFile(sheets: readonly ReadSheet[]): string | undefined {
  const sheet = sheets.find(isEmbeddedFileSheet);
  if (sheet?.rows[0]?.[0] !== about) return undefined;
  return sheet.rows
    .slice(1)
    .map(([part]) => (typeof part === 'string' ? part : String(part ?? '')))
    .join('')
    .replaceAll(/[\r\n]/g, '');
}
