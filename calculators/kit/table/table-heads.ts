import {
  findConvertedUnit,
  findUnit,
  kindOf,
  parseNumber,
  splitQuantity,
  unitNeedsWords,
  type Kind,
} from '@isentrope/engineering/quantities';
import { lowerFirst } from '../common/sentence-case.ts';
import type { QuantityColumn, RowsColumn, RowsField } from '../definition/fields.ts';
import { productUnitOf } from '../headings/unit-of-kind.ts';
import { splitHeading } from '../headings/split-heading.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { conversionBasis, gravityHeading, isOpenGravity } from '../headings/gravity-heading.ts';
import { instrumentKinds, similarity, wordsOf } from '../headings/heading-words.ts';
import { statedSizeSystem, type SizeSystem } from './bare-sizes.ts';
import { clockParts, timeAmbiguity, withElapsedTime, completeTimes } from './elapsed-time.ts';
import { isNotesHeading, withColumnsNamedOnce } from './left-out-columns.ts';
import { isNoValue } from './no-value.ts';
import { transposeTable, joinDatesAndTimes } from './table-shape.ts';
import { isRecordTable, rowCells } from './table-text.ts';

/** A column of a table, as identified by its heading. */
export interface HeadedColumn {
  readonly id: string;
  readonly column: RowsColumn;
  /** The name given by the user, in user-named columns. */
  readonly name?: string;
  /** The unit of its numbers; empty if it does not contain quantities. */
  readonly unit: string;
  /** The prefix of its cells implied by the heading, such as "DN". */
  readonly prefix?: string;
  /** The system of bare nominal sizes that the heading states. */
  readonly system?: SizeSystem;
  /** What had to be assumed: the unit, or the basis of a pressure (gauge or absolute). */
  readonly assumes?: 'unit' | 'basis' | undefined;
  /** The largest number of a column read in per cent by default if none is above 1, so that they may be fractions of one. */
  readonly maxShare?: number;
  /** How its numbers are converted, as the end of a sentence, if they are in a form that is no unit of its kind, such as °API. */
  readonly conversion?: string;
}

/** A table divided into its columns and the rows below the heading. */
export interface HeadedTable {
  /** In the order of the cells; undefined for an unknown heading. */
  readonly columns: readonly (HeadedColumn | undefined)[];
  readonly rows: readonly (readonly string[])[];
  /** Errors in the heading, each the end of a sentence that begins with the label of the field. */
  readonly faults: readonly string[];
  /** The headings as written, with what stands under them in a row of units. */
  readonly heads?: readonly string[];
  /** Why a column is not understood, by its place. */
  readonly unknown?: ReadonlyMap<number, string>;
  /** Whether it has no heading, so that its columns are known by their order alone. */
  readonly isBare?: true;
  /** The headings of columns with notes, which are not read. */
  readonly notes?: readonly string[];
}

/** Whether a cell is blank or a mark for no value. */
export function isBlankCell(cell: string): boolean {
  return /^[-–—]*$/.test(cell);
}

/** The name of a column within a sentence. */
export function columnName({ label }: Pick<RowsColumn, 'label'>): string {
  return lowerFirst(label);
}

/** The displayed heading of a column, without its unit. */
export function headingOf({ column, name }: Pick<HeadedColumn, 'column' | 'name'>): string {
  return name === undefined ? column.label : `${column.label} ${name}`;
}

/** How a column is read whose heading leaves that open, in a sentence; undefined for any other. */
export function assumptionOf(headed: HeadedColumn): string | undefined {
  const { assumes, unit, conversion } = headed;
  const name = headingOf(headed);
  if (conversion !== undefined) return `${name} is converted from ${unit}: ${conversion}.`;
  if (assumes === undefined) return undefined;
  // "Rated Cv" says its unit.
  if (assumes === 'unit' && name.split(' ').includes(unit)) return undefined;
  if (headed.maxShare !== undefined)
    return `${name} is read in ${unit}, as its heading gives no unit, although no number is above 1; if ${headed.maxShare} means ${Number((100 * headed.maxShare).toPrecision(12))} %, write ${name} (fraction).`;
  return assumes === 'unit'
    ? `${name} is read in ${unit}, as its heading gives no unit.`
    : `${name} is read as gauge; write ${unit.replace(/\(g\)$/, '')}(abs) for an absolute pressure.`;
}

/** The columns offered to users. */
export function offeredColumns({ columns }: Pick<RowsField, 'columns'>): RowsField['columns'] {
  return Object.fromEntries(Object.entries(columns).filter(([, { offered = true }]) => offered));
}

/** Number of rows searched for the heading of a table. */
const maxTitleRows = 20;

/**
 * The cells of a table from its heading on. Title rows above the first row that names two columns are left out, as are blank columns on
 * the right.
 */
export function tableCells(field: Pick<RowsField, 'columns'>, text: string): readonly (readonly string[])[] {
  const hasTime = Object.values(field.columns).some(column => column.type === 'quantity' && column.kind === 'time');
  const isNamed = (cell: string) => cell !== '' && typeof headedColumn(field, cell, '') !== 'string';
  const typed = rowCells(field, text);
  const cells = isRecordTable(field) ? typed : transposeTable(typed, isNamed);
  const heading = beginsWithNumber(cells[0] ?? [])
    ? 0
    : cells.slice(0, maxTitleRows).findIndex(row => row.filter(isNamed).length > 1);
  const below = cells.slice(Math.max(0, heading));
  const rows = hasTime ? withElapsedTime(joinDatesAndTimes(below)) : below;
  const width = Math.max(0, ...rows.map(row => row.findLastIndex(cell => cell !== '') + 1));
  // Spreadsheets leave blank columns between those of a heading.
  const used = Array.from({ length: width }, (_, index) => index).filter(
    index => beginsWithNumber(rows[0] ?? []) || rows.some(row => (row[index] ?? '') !== ''),
  );
  return rows.map(row => used.slice(0, row.length).map(index => row[index] ?? ''));
}

/** The last table of each field, cached as values and remarks are read separately. */
const lastTables = new WeakMap<object, { readonly text: string; readonly table: ReadTable }>();

/** The table of an entry, and whether it has no rows. */
interface ReadTable extends HeadedTable {
  readonly isEmpty: boolean;
}

/** Reads the table in the text of an entry; cached. */
export function readTable(field: Pick<RowsField, 'columns'>, text: string): ReadTable {
  const last = lastTables.get(field);
  if (last?.text === text) return last.table;
  const cells = tableCells(field, text);
  const table = { ...headedTable(field, cells), isEmpty: cells.length === 0 };
  lastTables.set(field, { text, table });
  return table;
}

/** Divides a table into its columns and the rows below the heading. */
export function headedTable(field: Pick<RowsField, 'columns'>, cells: readonly (readonly string[])[]): HeadedTable {
  const declared = Object.entries(field.columns);
  const [top = [], ...under] = cells;
  if (hasAmbiguousCommas(field, cells))
    return {
      columns: [],
      rows: [],
      faults: [
        'has commas that may be decimal marks or column separators; name the columns in a first row, or separate them by tabs',
      ],
    };
  if (!isRecordTable(field) && beginsWithNumber(top)) {
    const columns = declared.flatMap(([id, column]) =>
      column.byHeading === true ? [] : [{ id, column, unit: defaultUnit(column) }],
    );
    return { columns, rows: cells, faults: [], isBare: true };
  }
  const units = isRowOfUnits(field, top, under) ? under[0] : undefined;
  const faults: string[] = [];
  const columns: (HeadedColumn | undefined)[] = [];
  const unknown = new Map<number, string>();
  for (const [index, cell] of top.entries()) {
    const read = headedColumn(field, cell, units?.[index] ?? '', hasNumbers(under, index));
    const found = typeof read === 'string' ? undefined : read;
    if (typeof read === 'string') {
      faults.push(read);
      unknown.set(index, read);
    }
    columns.push(found);
  }
  const notes = isRecordTable(field) ? leaveOutNotes(top, columns, faults, unknown) : [];
  for (const [index, found] of columns.entries()) {
    const same = found ? columns.slice(0, index).findIndex(other => other && isSameHead(other, found)) : -1;
    if (!found || same < 0) continue;
    const fault = duplicateColumnError(found, top[same] ?? '', top[index] ?? '');
    faults.push(fault);
    // Its cells are not those of the first one, and may be given another meaning.
    if (!isRecordTable(field) || found.name !== undefined) continue;
    unknown.set(index, fault);
    columns[index] = undefined;
  }
  for (const [index, headed] of columns.entries()) {
    const lacking = headed && missingFactor(headed, columns);
    if (lacking === undefined) continue;
    faults.push(lacking);
    unknown.set(index, lacking);
    columns[index] = undefined;
  }
  let rows = units ? under.slice(1) : under;
  for (const [index, headed] of columns.entries()) {
    if (headed?.column.type !== 'quantity' || headed.column.kind !== 'time') continue;
    const heading = [top[index], units?.[index]].filter(text => text !== undefined).join(' ');
    const times = rows.map(row => row[index] ?? '');
    const open = timeAmbiguity(
      heading,
      times.filter(cell => !isBlankCell(cell) && !isNoValue(cell)),
    );
    if (open !== undefined) faults.push(open);
    const whole = completeTimes(heading, times);
    if (whole !== times)
      rows = rows.map((row, line) => row.map((cell, place) => (place === index ? (whole[line] ?? '') : cell)));
  }
  for (const [index, headed] of columns.entries()) {
    if (headed?.assumes !== 'unit') continue;
    const filled = rows.flatMap(row => (isBlankCell(row[index] ?? '') ? [] : [row[index] ?? '']));
    if (filled.length > 0 && filled.every(hasOwnUnit)) columns[index] = { ...headed, assumes: undefined };
    if (headed.unit !== '%') continue;
    const maxShare = Math.max(...filled.map(cell => parseNumber(cell) ?? NaN));
    if (maxShare > 0 && maxShare <= 1) columns[index] = { ...headed, maxShare };
  }
  const [key] = declared;
  if (key && faults.length === 0 && !columns.some(column => column?.id === key[0]))
    faults.push(`needs a column of ${columnName(key[1])}`);
  const heads = top.map((cell, index) => {
    const under = (units?.[index] ?? '').replaceAll(unitDelimiters, '');
    return isBlankCell(under) ? cell : `${cell} [${under}]`;
  });
  return { columns, rows, heads, faults: withColumnsNamedOnce(faults), unknown, notes };
}

/** Leaves out the columns with notes that the field does not have, or has another column for; returns their headings. */
function leaveOutNotes(
  top: readonly string[],
  columns: (HeadedColumn | undefined)[],
  faults: string[],
  unknown: Map<number, string>,
): string[] {
  return top.filter((heading, index) => {
    const own = columns[index];
    const hasOther = columns.some((other, place) => place !== index && other && own && isSameHead(other, own));
    if (!isNotesHeading(heading) || (own && !hasOther)) return false;
    const fault = unknown.get(index);
    if (fault !== undefined) faults.splice(faults.indexOf(fault), 1);
    unknown.delete(index);
    columns[index] = undefined;
    return true;
  });
}

/** Whether a cell is read without the unit of its column: a number with a unit, or a time as a clock shows it. */
export function hasOwnUnit(cell: string): boolean {
  return splitQuantity(cell) !== undefined || /^\d+:\d/.test(cell);
}

/** Whether every cell of a column that is not blank begins with a number. */
function hasNumbers(rows: readonly (readonly string[])[], index: number): boolean {
  const cells = rows.flatMap(row => (isBlankCell(row[index] ?? '') ? [] : [row[index] ?? '']));
  return cells.length > 0 && cells.every(cell => beginsWithNumber([cell]) || isAnyUnit(cell));
}

/** Why the numbers of a column cannot be converted without a column of the density or the molar mass; undefined if they can. */
function missingFactor(headed: HeadedColumn, columns: readonly (HeadedColumn | undefined)[]): string | undefined {
  const { column, unit } = headed;
  const product = column.type === 'quantity' ? productUnitOf(column.kind, unit) : undefined;
  const isFactor = (other: HeadedColumn | undefined) =>
    other?.column.type === 'quantity' && other.column.kind === product?.factor;
  if (!product || columns.some(isFactor)) return undefined;
  return `has ${columnName(column)} in ${unit}, which needs a column of ${product.factor === 'density' ? 'the density' : 'the molar mass'}`;
}

/** The error that two headings mean the same column, naming both if they differ. */
function duplicateColumnError(found: HeadedColumn, one: string, other: string): string {
  const column = `has two columns of ${lowerFirst(headingOf(found))}`;
  return one.toLowerCase() === other.toLowerCase() ? column : `${column}, "${one}" and "${other}"`;
}

/** Whether two headings mean the same column. */
function isSameHead(one: HeadedColumn, other: HeadedColumn): boolean {
  return one.id === other.id && one.name?.toLowerCase() === other.name?.toLowerCase();
}

/** Whether the commas in lines such as "0,90" and "5,80" may be decimal marks or separators. */
function hasAmbiguousCommas(field: Pick<RowsField, 'columns'>, cells: readonly (readonly string[])[]): boolean {
  if (isRecordTable(field) || Object.keys(field.columns).length < 2 || cells.length < 2) return false;
  return cells.every(row => row.length === 1 && /^[\d.]+,[\d.]+$/.test(row[0] ?? ''));
}

const defaultUnit = (column: RowsColumn): string => (column.type === 'quantity' ? column.unit : '');

/** Whether the first row below the heading has the units of the columns. */
function isRowOfUnits(
  field: Pick<RowsField, 'columns'>,
  top: readonly string[],
  [second]: readonly (readonly string[])[],
): boolean {
  if (!second) return false;
  if (!isRecordTable(field)) return !second.some(cell => /^[+\-−]?[.,]?\d/.test(cell) || isNoValue(cell));
  const filled = second.flatMap((typed, index) => {
    const cell = typed.replaceAll(unitDelimiters, '');
    return isBlankCell(cell) ? [] : [{ cell, name: top[index] ?? '' }];
  });
  if (filled.length === 0 || filled.some(({ cell, name }) => /^[+\-−]?[.,]?\d/.test(cell) || isTag(field, name)))
    return false;
  const units = filled.filter(({ cell }) => isAnyUnit(cell));
  const isOfItsColumn = units.some(({ cell, name }) => {
    // Columns of different kinds may share a name, such as mass flow and volume flow.
    const head = headedColumn(field, name, cell);
    return typeof head !== 'string' && head.column.type === 'quantity';
  });
  return isOfItsColumn && 2 * units.length > filled.length;
}

/** Whether a heading is that of a text that names the rows. */
function isTag(field: Pick<RowsField, 'columns'>, name: string): boolean {
  const [key] = Object.entries(field.columns);
  const head = headedColumn(field, name, '');
  return typeof head !== 'string' && head.id === key?.[0] && key[1].type === 'text';
}

function beginsWithNumber([first = '']: readonly string[]): boolean {
  return parseNumber(/^[+\-−–]?[\d.,]+/.exec(first)?.[0] ?? '') !== undefined;
}

/** Separators and brackets around a unit in a heading. */
const unitDelimiters = /^[\s,:/([]+|[\s)\]]+$/g;

/** The prefix of the cells of a column that a heading implies, or the system of their nominal sizes. */
function prefixOf(column: RowsColumn, heading: string): Pick<HeadedColumn, 'prefix' | 'system'> {
  if (column.type !== 'choice') return {};
  const found = Object.entries(column.prefixes ?? {}).find(([name]) => name.toLowerCase() === heading);
  const system = statedSizeSystem(heading);
  return { ...(found && { prefix: found[1] }), ...(system && { system }) };
}

/** A heading without the tag of an item before it: "V-100 - Vessel Pressure", "V-100 Pressure". */
function withoutTag(cell: string): string {
  return cell.replace(/^(?:[\p{L}\d./-]*\d[\p{L}\d./-]*\s+[-–:]|\p{Lu}{1,4}-\d{2,}\p{L}?)\s+(?=\p{L})/u, '');
}

/** The unit that words name: that of times in clock notation, such as hh:mm:ss, which are converted to seconds, and of fractions of one. */
function unitInWords(kind: Kind, typed: string): string | undefined {
  if (kind === 'fraction') return /^frac(?:tion)?\.?$/i.test(typed) ? '' : undefined;
  return kind === 'time' && clockParts(typed) !== undefined ? 's' : undefined;
}

/** What has to be assumed about a column, given the unit as written. */
function assumption({ kind, unit }: QuantityColumn, typed: string): Pick<HeadedColumn, 'assumes'> {
  if (typed === '') return unit === '' ? {} : { assumes: 'unit' };
  const isBare = kind === 'gaugePressure' && findUnit('pressureDifference', typed) !== undefined;
  return isBare ? { assumes: 'basis' } : {};
}

/**
 * Finds the column whose name consists of the same words as a heading, abbreviated or in German or French ("Visc. (cP)",
 * "Dichte [kg/m³]"), or the quantity that an instrument tag measures ("PT-1001.PV (barg)"); undefined if there is none or several.
 */
function columnByWords(field: Pick<RowsField, 'columns'>, cell: string, under: string): HeadedColumn | undefined {
  const { name, unit: behind } = gravityHeading(`${cell} ${under}`) ?? splitHeading(cell);
  const typed = [behind, under.replaceAll(unitDelimiters, '')].find(unit => !isBlankCell(unit)) ?? '';
  const words = wordsOf(productUnitOf('dynamicViscosity', typed) ? name.replace(/^kin(?:ematic)?\b\.?\s*/i, '') : name);
  const measured = instrumentKinds(name);
  const meant = Object.entries(field.columns).flatMap(([id, column]) => {
    if (column.type !== 'quantity') return [];
    const isMeant = measured
      ? typed !== '' && measured.includes(column.kind)
      : [id, column.label, ...(column.aliases ?? [])].some(own => similarity(words, wordsOf(own)) === 1);
    return isMeant ? [{ id, column }] : [];
  });
  const found = meant.flatMap(({ id, column }): HeadedColumn[] => {
    const unit = typed === '' ? column.unit : findUnit(column.kind, typed)?.symbol;
    return unit === undefined ? [] : [{ id, column, unit, ...assumption(column, typed), ...conversion(column, unit) }];
  });
  const [only, ...others] = found.length > 0 ? found : convertedColumns(field, meant, typed);
  // A pressure without a basis is gauge, as under its own heading.
  return others.length === 0 ? only : found.find(({ assumes }) => assumes === 'basis');
}

/** The columns whose numbers are converted from a form that is no unit of theirs, such as °API, or by a property in their row. */
function convertedColumns(
  field: Pick<RowsField, 'columns'>,
  columns: readonly Pick<HeadedColumn & { readonly column: QuantityColumn }, 'id' | 'column'>[],
  typed: string,
): HeadedColumn[] {
  return columns.flatMap(({ id, column }) => {
    const unit = findConvertedUnit(column.kind, typed)?.symbol ?? productUnit(field, column, typed);
    return unit === undefined ? [] : [{ id, column, unit, ...conversion(column, unit) }];
  });
}

/** The unit of a quantity that a property in the same row converts, such as a kinematic viscosity, if the table has a column of the property. */
function productUnit({ columns }: Pick<RowsField, 'columns'>, { kind }: QuantityColumn, typed: string) {
  const { symbol, factor } = productUnitOf(kind, typed) ?? {};
  const hasFactor = Object.values(columns).some(other => other.type === 'quantity' && other.kind === factor);
  return hasFactor ? symbol : undefined;
}

function conversion({ kind }: QuantityColumn, unit: string): Pick<HeadedColumn, 'conversion'> {
  const factor = productUnitOf(kind, unit)?.factor;
  const by = factor === 'density' ? 'the density' : 'the molar mass';
  const basis = factor === undefined ? conversionBasis(kind, unit) : `multiplied by ${by} in the same row`;
  return basis === undefined ? {} : { conversion: basis };
}

/** Finds the column for a heading that is only a unit, such as "GPM"; undefined for a single letter or if several columns fit. */
function columnByUnit({ columns }: Pick<RowsField, 'columns'>, heading: string): HeadedColumn | undefined {
  if (heading.length < 2) return undefined;
  const found = Object.entries(columns).flatMap(([id, column]): HeadedColumn[] => {
    const unit = column.type === 'quantity' ? findUnit(column.kind, heading)?.symbol : undefined;
    return unit === undefined || unit === '' ? [] : [{ id, column, unit }];
  });
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

/**
 * The column that a heading means, with the unit after its name or in the row below, else the default unit; or the error as text. Of a text and a
 * quantity of one name, numbers below mean the quantity.
 */
function headedColumn(
  field: Pick<RowsField, 'columns'>,
  cell: string,
  under: string,
  isNumeric = false,
): HeadedColumn | string {
  const heading = withoutTag(cell).toLowerCase();
  const names = Object.entries(field.columns).flatMap(([id, column]) =>
    [id, column.label, ...(column.aliases ?? [])].map(name => ({
      id,
      column,
      name: name.toLowerCase(),
      // K and k may be different columns.
      isSameCase: cell.startsWith(name),
    })),
  );
  const [longest, ...others] = names
    .filter(
      ({ name, column }) =>
        heading === name ||
        ((column.type === 'quantity' || column.type === 'named') &&
          heading.startsWith(name) &&
          /^[\s,:/([]/.test(heading.slice(name.length))),
    )
    .toSorted(
      (one, other) =>
        other.name.length - one.name.length ||
        Number(isNumeric && other.column.type === 'quantity') - Number(isNumeric && one.column.type === 'quantity') ||
        Number(other.isSameCase) - Number(one.isSameCase),
    );
  for (const { id, column, name } of longest ? [longest, ...others] : []) {
    if (column.type === 'named') {
      const own = withoutTag(cell).slice(name.length).replaceAll(unitDelimiters, '');
      if (own === '') return `has a column "${cell}" without a name, such as "${column.label} A"`;
      return { id, column, name: own, unit: column.unit };
    }
    if (column.type === 'nested' && !isBlankCell(under))
      return `has the units "${under}" under ${columnName(column)}; write them into its cells, with names: flow m³/h, head m; 0, 60; 100, 40`;
    if (column.type !== 'quantity') {
      const unit = under.replaceAll(unitDelimiters, '').toLowerCase();
      return { id, column, unit: '', ...prefixOf(column, heading), ...prefixOf(column, `${heading} ${unit}`.trim()) };
    }
    const behind = withoutTag(cell).slice(name.length).replaceAll(unitDelimiters, '');
    const typed = [behind, under.replaceAll(unitDelimiters, '')].find(unit => !isBlankCell(unit)) ?? '';
    const unit = typed === '' ? column.unit : (findUnit(column.kind, typed)?.symbol ?? unitInWords(column.kind, typed));
    if (unit !== undefined)
      return { id, column, unit, ...(cell === id ? {} : assumption(column, typed)), ...conversion(column, unit) };
  }
  const other = columnByWords(field, withoutTag(cell), under) ?? columnByUnit(field, cell);
  if (other) return other;
  const isDensity = (column: RowsColumn) => column.type === 'quantity' && column.kind === 'density';
  if (isOpenGravity(cell) && Object.values(field.columns).some(isDensity))
    return `has a column "${cell}", which may be relative to water or to air; write SG 60/60 above the numbers of a liquid relative to water at 60 °F, or enter densities`;
  if (longest?.column.type === 'quantity') {
    // Columns of different kinds may share a name, such as mass flow and volume flow.
    const listed = [longest, ...others].flatMap(({ name, column }) => {
      if (name !== longest.name || column.type !== 'quantity') return [];
      const { common, units } = kindOf(column.kind);
      return (common.length > 0 ? common : units.map(({ symbol }) => symbol)).filter(symbol => symbol !== '');
    });
    const typed = under === '' ? withoutTag(cell).slice(longest.name.length) : under;
    const needs = unitNeedsWords(longest.column.kind, typed.replaceAll(unitDelimiters, ''));
    if (needs !== undefined) return `has "${under === '' ? cell : under}" for ${columnName(longest.column)}, ${needs}`;
    const allowed = [...new Set(listed)];
    const advice = allowed.length > 0 ? `; it may be in ${allowed.join(', ')}` : '; it has no unit';
    return `does not recognise the unit in "${under === '' ? cell : under}" of ${columnName(longest.column)}${advice}`;
  }
  if (instrumentKinds(cell))
    return `has a column "${cell}" without a unit, which says what it measures; write it behind, such as ${cell} (barg)`;
  const known = Object.values(offeredColumns(field)).map(column =>
    column.type === 'named' ? `${columnName(column)} with a name` : columnName(column),
  );
  return `has no column "${cell}"; it may have ${known.join(', ')}`;
}
