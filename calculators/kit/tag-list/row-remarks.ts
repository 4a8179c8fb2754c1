import { ambiguousReadings } from '@isentrope/engineering/quantities';
import { listNames } from '../common/list-names.ts';
import { upperFirst } from '../common/sentence-case.ts';
import type { Input } from '../definition/calculator-definition.ts';
import { isBlankMark } from '../headings/split-heading.ts';
import type { NumberedRow } from './cell-marks.ts';
import type { Grid } from './grid.ts';
import { cellLine, columnName } from './heading.ts';
import type { ReadColumn } from './row-products.ts';

/** Remarks on how the rows of a list were read. */

/** What the remarks need to know of a row. */
interface RemarkedRow {
  readonly number: number;
  readonly problems: readonly unknown[];
  readonly ambiguities: readonly { readonly label: string; readonly cell: string }[];
  readonly hidden: readonly Input[];
  readonly moved: readonly ReadColumn[];
}

/** Remarks on rows that are left out. */
export function leftOutRemarks(numbers: readonly number[], one: string, several: string): string[] {
  if (numbers.length === 0) return [];
  if (numbers.length === 1) return [`Row ${numbers[0]} ${one}: left out.`];
  return [`Rows ${listNames(numbers.map(String))} ${several}: left out.`];
}

/**
 * Remarks on per cent columns in which no number is above 1, as a spreadsheet stores 12 % as 0.12, or only some are, as people type 0.12 as well
 * as 12.
 */
export function percentRemarks(read: readonly ReadColumn[], body: Grid, above: number): string[] {
  return read.flatMap(({ column, input: { field }, unit }) => {
    if (field.type !== 'quantity' || field.kind !== 'fraction' || unit !== '%') return [];
    const numbers = body.flatMap((cells, index) => {
      const text = cellLine(cells[column.index]);
      const number = Number(text.replace(',', '.'));
      return isBlankMark(text) || number === 0
        ? []
        : [{ text, row: above + index + 1, isShare: Math.abs(number) <= 1 }];
    });
    const [first, ...others] = numbers.filter(({ isShare }) => isShare);
    if (!first) return [];
    if (others.length + 1 === numbers.length)
      return [
        `In ${columnName(column)} no number is above 1, and they are read as per cent. Spreadsheets store 75 % as 0.75: if that is the case here, choose “fraction” as the unit.`,
      ];
    const many = others.length === 0 ? '' : `, and ${others.length} more up to 1,`;
    return [
      `In ${columnName(column)} ${first.text} in row ${first.row}${many} ${others.length === 0 ? 'is' : 'are'} read as per cent, beside numbers above 1. If 0.75 means 75 %, write 75.`,
    ];
  });
}

/** Remarks on values for fields that are hidden in their case. */
export function hiddenFieldRemarks(rows: readonly RemarkedRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { hidden } of rows.filter(({ problems }) => problems.length === 0))
    for (const { field } of hidden) counts.set(field.label, (counts.get(field.label) ?? 0) + 1);
  if (counts.size === 0) return [];
  const counted = [...counts].map(([label, count]) => `${label} (${count === 1 ? '1 row' : `${count} rows`})`);
  return [`Left out where the case does not use it: ${listNames(counted)}.`];
}

/** Remarks on numbers with two readings. */
export function ambiguityRemarks(rows: readonly RemarkedRow[]): string[] {
  const ambiguities = rows.flatMap(row => row.ambiguities.map(doubt => ({ ...doubt, number: row.number })));
  const [first] = ambiguities;
  const readings = first && ambiguousReadings(first.cell);
  if (!readings) return [];
  const many = ambiguities.length === 1 ? 'One number is' : `${ambiguities.length} numbers are`;
  return [
    `${many} read with a decimal comma, such as ${first.label} in row ${first.number}: ${first.cell} is read as ${readings.read}, not as ${readings.meant}. They are marked in the inputs.`,
  ];
}

/** Remarks on columns whose values are read as another field in some rows, which shows there. */
export function movedRemarks(rows: readonly RemarkedRow[]): string[] {
  const numbers = new Map<string, number[]>();
  for (const { number, moved } of rows)
    for (const { column, input } of moved) {
      const sentence = `${upperFirst(columnName(column))} is read as ${input.field.label}, which the case uses`;
      numbers.set(sentence, [...(numbers.get(sentence) ?? []), number]);
    }
  return [...numbers].map(([sentence, found]) => `${sentence}: ${rowsOf(found)}.`);
}

/** Remarks on cells that are options by another name of theirs, such as “Fire” for an external pool fire. */
export function aliasRemarks(read: readonly ReadColumn[], rows: readonly NumberedRow[]): string[] {
  return read.flatMap(({ column, input: { id, field } }) => {
    if (field.type !== 'choice' || !field.aliases) return [];
    const { aliases, names } = field;
    const numbers = new Map<string, number[]>();
    for (const { number, cells, data } of rows) {
      const [text, option] = [cellLine(cells[column.index]), data[id]?.text ?? ''];
      if (!(aliases[option] ?? []).some(alias => alias.toLowerCase() === text.toLowerCase())) continue;
      const sentence = `“${text}” is read as ${names?.[option] ?? option}`;
      numbers.set(sentence, [...(numbers.get(sentence) ?? []), number]);
    }
    return [...numbers].map(([sentence, found]) => `In ${columnName(column)}, ${sentence}: ${rowsOf(found)}.`);
  });
}

const rowsOf = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'row' : 'rows'} ${listNames(numbers.map(String))}`;
