import { beginsWithNumber } from '../headings/begins-with-number.ts';
import { joinNames, listNames } from '../common/list-names.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { isBlankMark, withoutBrackets } from '../headings/split-heading.ts';
import { isUnitSystem, statesUnits, unitHeading } from '../headings/title-units.ts';
import type { Grid } from './grid.ts';
import { cellLine, columnName, isRowOfUnits, maxQuotedLength, type ListColumn } from './heading.ts';
import type { ReadColumn } from './row-products.ts';

/** Rows in and below a list that state units, or have only a name. */

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

/** Least count of units in a row of them. */
const fewestUnits = 2;

/** Whether a row in a list has units under several columns of quantities and nothing else, other than those of the columns. */
export function hasOtherUnits(read: readonly ReadColumn[], cells: Grid[number]): boolean {
  if (!isRowOfUnits(cells)) return false;
  const units = read.flatMap(({ input: { field }, column }) => {
    const cell = withoutBrackets(cellLine(cells[column.index]));
    return field.type !== 'quantity' || isBlankMark(cell) || !isAnyUnit(cell) ? [] : [{ cell, unit: column.unit }];
  });
  return units.length >= fewestUnits && units.some(({ cell, unit }) => cell !== unit);
}

/** Remarks on columns that are not read and whose cells state units, such as Remarks, if a column that is read has none. */
export function unitCellRemarks(columns: readonly ListColumn[], read: readonly ReadColumn[]): string[] {
  if (
    read.every(({ input: { field }, column }) => field.type !== 'quantity' || field.unit === '' || column.unit !== '')
  )
    return [];
  return columns.flatMap(column => {
    const { unit, heading, samples = [] } = column;
    const systems = unitHeading.test(heading) ? [...new Set(samples.filter(isUnitSystem))] : [];
    const other = unit === '' ? samples.find(cell => !beginsWithNumber(cell) && statesUnits(cell)) : undefined;
    const stated = systems.length > 0 ? systems : other === undefined ? [] : [other];
    return stated.length === 0
      ? []
      : [
          `In ${columnName(column)}, which is not read, ${joinNames(stated.map(text => `“${text}”`))} ${stated.length === 1 ? 'states' : 'state'} units. Check the units of the columns.`,
        ];
  });
}

/** Remarks on headings without cells that state units, as a note below a list of which each column is an item. */
export function unitHeadingRemarks(columns: readonly ListColumn[]): string[] {
  return columns
    .filter(({ heading, samples = [] }) => samples.length === 0 && statesUnits(heading) && /\s/.test(heading))
    .map(({ heading }) => `“${heading}” states units, which are not applied. Check the units of the columns.`);
}

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
