import { kindOf, toSi, type Unit } from '@isentrope/engineering/quantities';
import type { QuantityField } from '../definition/fields.ts';
import type { EntryCells } from '../workbook/entry-cells.ts';
import { changedMark, numeral, quoted, recalculate } from './formula-text.ts';

/** The cells of an input. */
export interface TypedCells {
  readonly value: string;
  readonly unit: string;
}

/** The unit named by a unit cell; undefined if it is of another kind. */
function unitWritten({ kind }: QuantityField, { unit }: EntryCells): Unit | undefined {
  const text = String(unit?.value ?? '');
  const { units } = kindOf(kind);
  return units.find(({ symbol }) => symbol === text) ?? units.find(each => each.symbol === '' && each.name === text);
}

/** The formula that marks a changed input; `before` are the cells with its exported value. */
export function changeOf(typed: TypedCells, written: EntryCells, before: TypedCells): string {
  const { value } = written.value;
  const same =
    value === ''
      ? `LEN(${typed.value})=0`
      : typeof value === 'number'
        ? `AND(ISNUMBER(${typed.value}),${typed.value}=${before.value},EXACT(${typed.unit},${before.unit}))`
        : `EXACT(${typed.value},${before.value})`;
  return `IFERROR(IF(${same},"",${quoted(changedMark)}),${quoted(changedMark)})`;
}

/** The formula for the value of a blank field. */
type Blank = string | undefined;

/**
 * The formula of an input in SI, from its number in the exported unit; other units and values beyond the limits give
 * the request to recalculate. `si` is its calculated value, used while `unchanged` if the cells do not give it.
 */
export function siOf(
  field: QuantityField,
  typed: TypedCells,
  written: EntryCells,
  before: TypedCells,
  { si, unchanged, blank }: { readonly si: number | undefined; readonly unchanged: string; readonly blank: Blank },
): string {
  const unit = unitWritten(field, written);
  const { value } = written.value;
  const own = typeof value === 'number' && unit ? value * unit.factor + unit.offset : undefined;
  const isOwn = value === '' || (own !== undefined && si !== undefined && isNear(own, si));
  if (!unit || !isOwn) {
    const literal = si === undefined ? quoted(recalculate) : numeral(si);
    return `IF(${unchanged}="",${literal},${quoted(recalculate)})`;
  }
  const scaled = unit.factor === 1 ? typed.value : `${typed.value}*${numeral(unit.factor)}`;
  const number = unit.offset === 0 ? scaled : `${scaled}+${numeral(unit.offset)}`;
  const limits = limitsOf(field).map(([relation, limit]) => `${number}${relation}${numeral(limit)}`);
  const conditions = [`ISNUMBER(${typed.value})`, `EXACT(${typed.unit},${before.unit})`, ...limits];
  const converted = `IFERROR(IF(AND(${conditions.join(',')}),${number},${quoted(recalculate)}),${quoted(recalculate)})`;
  return blank === undefined ? converted : `IF(LEN(${typed.value})=0,${blank},${converted})`;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-13 * Math.max(Math.abs(one), Math.abs(other));
}

/** The limits of a field in SI. */
function limitsOf({ kind, unit, above, atLeast, below, atMost }: QuantityField): [relation: string, limit: number][] {
  const limits: [string, number | undefined][] = [
    ['>', above],
    ['>=', atLeast],
    ['<', below],
    ['<=', atMost],
  ];
  return limits.flatMap(([relation, limit]) =>
    limit === undefined ? [] : [[relation, toSi(kind, limit, unit)] as [string, number]],
  );
}
