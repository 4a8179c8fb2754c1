import {
  basisOf,
  editableNumber,
  findUnit,
  fromSi,
  parseQuantity,
  splitQuantity,
} from '@isentrope/engineering/quantities';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { inputOfTarget, unitOfCells, type ColumnMatch } from './column-units.ts';
import { findUnitOfKind } from '../headings/unit-of-kind.ts';
import type { Field } from '../definition/fields.ts';
import type { Grid } from './grid.ts';
import { cellLine, columnName, type ListColumn } from './heading.ts';
import { wordsOf } from '../headings/heading-words.ts';
import type { ReadColumn } from './row-products.ts';

/** Pressures after an item in lists for calculators that take its pressure differential: P1 and P2 of a control valve. */

const hasWords = (text: string, ...words: readonly string[]) => {
  const present = wordsOf(text);
  return present.size === words.length && words.every(word => present.has(word));
};

const isUpstream = ({ field }: Input) => field.type === 'quantity' && hasWords(field.label, 'upstream', 'pressure');
/** Matches the name of the value in normal operation: "P2 Norm", "Outlet press. (oper.)". */
const ofNormal = /\s*\(?\b(?:norm(?:al)?|nor|oper(?:ating)?|op)\b\.?\)?\s*/i;
const isDownstream = ({ name }: ListColumn) => hasWords(name.replace(ofNormal, ' '), 'downstream', 'pressure');

/** The input that takes the difference of the pressures; undefined for a calculator that takes the pressure after the item itself. */
function differentialInput({ inputs }: Definition): Input | undefined {
  return inputs.some(({ field }) => hasWords(field.label, 'downstream', 'pressure'))
    ? undefined
    : inputs.find(({ field }) => hasWords(field.label, 'pressure', 'differential'));
}

/** The matches of columns, with a pressure after the item read as the differential to the one before it, or why it is not. */
export function withOutletPressures(
  definition: Definition,
  columns: readonly ListColumn[],
  matches: readonly ColumnMatch[],
): readonly ColumnMatch[] {
  const input = differentialInput(definition);
  const targets = matches.map(({ target }) => target);
  const isOpen = (index: number) => targets[index] === undefined && isDownstream(columns[index] ?? noColumn);
  const found = columns.filter((_, index) => isOpen(index));
  if (!input || found.length === 0) return matches;
  const inlet = targets.find(target => {
    const own = target && inputOfTarget(definition, target);
    return own && isUpstream(own);
  });
  const stated = columns.find((_, index) => targets[index]?.id === input.id);
  return matches.map((match, index) => {
    const column = columns[index];
    if (!column || !isOpen(index)) return match;
    if (stated) return { target: undefined, hint: `${input.field.label} is taken from ${columnName(stated)}.` };
    if (!inlet?.unit)
      return { target: undefined, hint: `${input.field.label} needs the upstream pressure, in a column of its own.` };
    if (found.length > 1) return { target: undefined, hint: 'Another column could be the downstream pressure too.' };
    const typed = column.unit === '' ? (unitOfCells('gaugePressure', column) ?? inlet.unit) : column.unit;
    const unit = findUnitOfKind('gaugePressure', typed);
    return unit === undefined
      ? { target: undefined, hint: `“${column.unit}” is not a unit of pressure.` }
      : { target: { id: input.id, unit } };
  });
}

const noColumn: ListColumn = { index: 0, letter: '', heading: '', name: '', unit: '' };

/** Whether the numbers of a column are pressures of which a field takes the difference to the one before the item. */
export function isOutletPressure(field: Field, unit: string): boolean {
  return field.type === 'quantity' && field.kind === 'pressureDifference' && basisOf(unit) !== undefined;
}

/** The gauge pressure in a cell, in the unit of its column unless it names its own. */
function pressureOf({ column, unit }: ReadColumn, cells: Grid[number]) {
  const text = cellLine(cells[column.index]);
  return parseQuantity('gaugePressure', splitQuantity(text) ? text : `${text} ${unit}`, unit);
}

/** The unit of pressures of which a field takes the difference to the one before the item; undefined for any other field or text. */
export function outletUnit(field: Field, text: string): string | undefined {
  const unit = findUnitOfKind('gaugePressure', text);
  return unit !== undefined && isOutletPressure(field, unit) ? unit : undefined;
}

/**
 * The pressure differential of a row with the pressure after the item, as text in the unit of that, or why there is none. Undefined for any
 * other column.
 */
export function differenceOf(
  outlet: ReadColumn,
  filled: readonly ReadColumn[],
  cells: Grid[number],
): string | { readonly reason: string } | undefined {
  const { field } = outlet.input;
  if (field.type !== 'quantity' || !isOutletPressure(field, outlet.unit)) return undefined;
  const inlet = filled.find(({ input }) => isUpstream(input));
  if (!inlet) return { reason: `needs the upstream pressure of its row to become ${field.label}` };
  const [before, after] = [pressureOf(inlet, cells), pressureOf(outlet, cells)];
  const upstream = `the upstream pressure “${cellLine(cells[inlet.column.index])}”`;
  if (!before.ok || !after.ok) return { reason: `needs to be a number, and ${upstream} too` };
  if (after.si >= before.si) return { reason: `is not below ${upstream}` };
  const bare = findUnit(field.kind, outlet.unit.replace(/\((?:g|abs)\)$/, ''))?.symbol ?? field.unit;
  const [difference, largest] = [before.si - after.si, before.si].map(si => fromSi(field.kind, si, bare));
  return `${editableNumber(difference ?? 0, largest)} ${bare}`;
}
