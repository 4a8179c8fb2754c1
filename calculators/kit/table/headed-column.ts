import {
  findConvertedUnit,
  findUnit,
  kindOf,
  splitQuantity,
  explainUndefinedUnit,
  type Kind,
} from '@isentrope/engineering/quantities';
import { lowerFirst } from '../common/sentence-case.ts';
import type { QuantityColumn, RowsColumn, RowsField } from '../definition/fields.ts';
import { conversionBasis, gravityHeading, isOpenGravity } from '../headings/gravity-heading.ts';
import { instrumentKinds, similarity, wordsOf } from '../headings/heading-words.ts';
import { splitHeading } from '../headings/split-heading.ts';
import { findStatedUnit, productUnitOf } from '../headings/unit-of-kind.ts';
import { statedSizeSystem, type SizeSystem } from './bare-sizes.ts';
import { clockParts } from './elapsed-time.ts';

/** The columns of a field that the headings of a table mean. */

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

/** Whether a cell is blank or a mark for no value. */
export function isBlankCell(cell: string): boolean {
  return /^[-–—]*$/.test(cell);
}

/** Whether a cell is read without the unit of its column: a number with a unit, or a time as a clock shows it. */
export function hasOwnUnit(cell: string): boolean {
  return splitQuantity(cell) !== undefined || /^\d+:\d/.test(cell);
}

/** The name of a column within a sentence. */
export function columnName({ label }: Pick<RowsColumn, 'label'>): string {
  return lowerFirst(label);
}

/** The columns offered to users. */
export function offeredColumns({ columns }: Pick<RowsField, 'columns'>): RowsField['columns'] {
  return Object.fromEntries(Object.entries(columns).filter(([, { offered = true }]) => offered));
}

/** Separators and brackets around a unit in a heading. */
export const unitDelimiters = /^[\s,:/([]+|[\s)\]]+$/g;

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
      : [id, column.label, ...(column.aliases ?? [])].some(
          own => own.length > 1 && similarity(words, wordsOf(own)) === 1,
        );
    return isMeant ? [{ id, column }] : [];
  });
  const found = meant.flatMap(({ id, column }): HeadedColumn[] => {
    const unit = typed === '' ? column.unit : (findStatedUnit(column.kind, typed) ?? unitInWords(column.kind, typed));
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
export function headedColumn(
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
        Number(isNumeric === (other.column.type === 'quantity')) -
          Number(isNumeric === (one.column.type === 'quantity')) ||
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
    const unit = typed === '' ? column.unit : (findStatedUnit(column.kind, typed) ?? unitInWords(column.kind, typed));
    if (unit !== undefined)
      return { id, column, unit, ...(cell === id ? {} : assumption(column, typed)), ...conversion(column, unit) };
  }
  const other = columnByWords(field, withoutTag(cell), under) ?? columnByUnit(field, cell);
  if (other) return other;
  const isDensity = (column: RowsColumn) => column.type === 'quantity' && column.kind === 'density';
  if (isOpenGravity(cell) && Object.values(field.columns).some(isDensity))
    return `has a column "${cell}", which may be relative to water or to air; write SG 60/60 above the numbers of a liquid relative to water at 60 °F, or enter densities`;
  if (longest?.column.type === 'quantity') {
    const behind = (under === '' ? withoutTag(cell).slice(longest.name.length) : under).replaceAll(unitDelimiters, '');
    const [converted] = convertedColumns(field, [{ id: longest.id, column: longest.column }], behind);
    if (converted) return converted;
    // Columns of different kinds may share a name, such as mass flow and volume flow.
    const listed = [longest, ...others].flatMap(({ name, column }) => {
      if (name !== longest.name || column.type !== 'quantity') return [];
      const { common, units } = kindOf(column.kind);
      return (common.length > 0 ? common : units.map(({ symbol }) => symbol)).filter(symbol => symbol !== '');
    });
    const needs = explainUndefinedUnit(longest.column.kind, behind);
    if (needs !== undefined) return `has "${under === '' ? cell : under}" for ${columnName(longest.column)}, ${needs}`;
    const allowed = [...new Set(listed)];
    const advice = allowed.length > 0 ? `; it may be in ${allowed.join(', ')}` : '; it has no unit';
    return `does not recognise the unit in "${under === '' ? cell : under}" of ${columnName(longest.column)}${advice}`;
  }
  if (instrumentKinds(cell))
    return `has a column "${cell}" without a unit, which says what it measures; write it behind, such as ${cell} (barg)`;
  const known = Object.values(offeredColumns(field)).map(column =>
    column.type === 'named'
      ? `${columnName(column)} with a name, such as "${column.label} ${cell}"`
      : columnName(column),
  );
  return `has no column "${cell}"; it may have ${known.join(', ')}`;
}
