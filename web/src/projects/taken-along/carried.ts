import { styled, type ReadSheet, type Sheet } from '@isentrope/calculators/kit';

/** The sheet that carries a calculation file, and what stands in its first cell. */
const name = 'Calculation file';
const about =
  'Below stands the calculation file (.isentrope.json), in parts: leave it as it is, and this workbook can be verified.';

/** Most characters of a cell: Excel takes 32,767; LibreOffice breaks the line of a longer one than 16,376 when it is saved twice. */
const longest = 16_000;
/** How far back from there a place is sought at which no program takes anything off the ends of a cell. */
const farthestBack = 1000;

/**
 * Returns a text in parts that each go into a cell. They are cut between two letters where there are any, so that no part begins
 * or ends with a blank, or begins like a formula; and never between the two halves of a character.
 */
function parts(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + longest < text.length ? cutBefore(text, at + longest) : text.length;
    found.push(text.slice(at, end));
    at = end;
  }
  return found;
}

function cutBefore(text: string, most: number): number {
  for (let end = most; end > most - farthestBack; end -= 1)
    if (/^[a-z]{2}$/i.test(text.slice(end - 1, end + 1))) return end;
  return /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

/**
 * Returns a JSON text as the same JSON in printable ASCII, without "_x": programs do not keep every other character, and some
 * lose the escapes that a workbook has for them (ECMA-376-1, 22.9.2.19).
 */
export function asciiJson(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]|_(?=x)/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
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

/**
 * Returns the text that a workbook carries; undefined if it carries none. Line breaks are left out: JSON has none in its strings,
 * and LibreOffice adds some to long cells.
 */
export function carriedText(sheets: readonly ReadSheet[]): string | undefined {
  const sheet = sheets.find(carries);
  if (sheet?.rows[0]?.[0] !== about) return undefined;
  return sheet.rows
    .slice(1)
    .map(([part]) => (typeof part === 'string' ? part : String(part ?? '')))
    .join('')
    .replaceAll(/[\r\n]/g, '');
}
