import { listNames } from '../common/list-names.ts';
import { isBlankMark } from '../headings/split-heading.ts';
import { statesUnits } from '../headings/title-units.ts';
import type { Grid } from './grid.ts';
import { cellLine, maxQuotedLength } from './heading.ts';

/** A row that is left out, with its texts. */
export interface LeftOutRow {
  readonly number: number;
  readonly text: string;
}

/** A row of a list that is left out, with its number in the spreadsheet. */
export function leftOutRow(number: number, cells: Grid[number]): LeftOutRow {
  const texts = cells.map(cellLine).filter(cell => !isBlankMark(cell));
  return { number, text: texts.join(' ') };
}

const quoted = ({ text }: LeftOutRow) =>
  `“${text.length > 2 * maxQuotedLength ? `${text.slice(0, 2 * maxQuotedLength)}…` : text}”`;

/** Remarks on rows with only a name, such as the title of a section. */
export function nameOnlyRemarks(rows: readonly LeftOutRow[]): string[] {
  const [only, ...others] = rows.filter(({ text }) => !statesUnits(text));
  if (!only) return [];
  if (others.length === 0) return [`Row ${only.number} has only a name, ${quoted(only)}: left out.`];
  const all = [only, ...others];
  return [
    `Rows ${listNames(all.map(({ number }) => String(number)))} have only a name (${listNames(all.map(quoted))}): left out.`,
  ];
}

/** Remarks on rows in or below a list that state units, which are not applied. */
export function unitRowRemarks(rows: readonly LeftOutRow[]): string[] {
  return rows
    .filter(({ text }) => statesUnits(text))
    .map(
      row => `Row ${row.number} states units, which are not applied: ${quoted(row)}. Check the units of the columns.`,
    );
}
