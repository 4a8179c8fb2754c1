import { styled, type ReadSheet, type Sheet } from '@isentrope/calculators/kit';

/** The sheet that carries a calculation file, and what stands in its first cell. */
const name = 'Calculation file';
const about =
  'Below stands the calculation file (.isentrope.json), in parts: leave it as it is, and this workbook can be verified.';

/** Most characters of a cell: Excel takes 32,767. */
const longest = 32_000;

/** Where a text may be parted: not between the two halves of a character. */
function parts(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + longest);
    if (end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
    found.push(text.slice(at, end));
    at = end;
  }
  return found;
}

/** A sheet of a workbook that carries a text, a part of it in each of its cells. */
export function carryingSheet(text: string): Sheet {
  return {
    name,
    rows: [[styled(about, 'muted')], ...parts(text).map(part => [styled(part, 'label')])],
    widths: [100],
    frozenRows: 0,
    frozenColumns: 0,
  };
}

/** Whether a sheet is the one that carries the file. */
export const carries = (sheet: Pick<ReadSheet, 'name'>): boolean => sheet.name === name;

/** The text that a workbook carries; undefined where it carries none. */
export function carriedText(sheets: readonly ReadSheet[]): string | undefined {
  const sheet = sheets.find(carries);
  if (sheet?.rows[0]?.[0] !== about) return undefined;
  return sheet.rows
    .slice(1)
    .map(([part]) => (typeof part === 'string' ? part : String(part ?? '')))
    .join('');
}
