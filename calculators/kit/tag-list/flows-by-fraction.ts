import {
  ambiguousReadings,
  editableNumber,
  fromSi,
  hasUnit,
  parseQuantity,
  type Kind,
} from '@isentrope/engineering/quantities';
import type { Input } from '../definition/calculator-definition.ts';
import { isBlankMark } from '../headings/split-heading.ts';
import type { Grid } from './grid.ts';
import { cellLine, columnName, type ListColumn } from './heading.ts';
import { basisOfFraction, isInPercent, isVapourFraction, vapourFractionOf } from './phase-column.ts';
import type { ReadColumn } from './row-products.ts';
import { isSimulatorReport } from './simulator-report.ts';

/** The flows of both phases of a stream by its total flow and its vapour fraction. */

/** The vapour fractions of a list: their column, and what they are a fraction of. */
export interface VapourFractions {
  readonly column: ListColumn;
  /** By mass if the heading does not say, except in a report of a simulator. */
  readonly basis: 'mass' | 'molar';
  readonly isAssumed: boolean;
  /** Whether all numbers are in per cent but none is above 1, so that they may be fractions of one. */
  readonly isOpen: boolean;
}

/** The vapour fractions of a list, those by mass before others; undefined for a list without any. */
export function vapourFractionsOf(columns: readonly ListColumn[], body: Grid): VapourFractions | undefined {
  const found = columns.filter(({ name, unit }) => isVapourFraction(name, unit));
  const column = found.find(each => basisOfFraction(each) === 'mass') ?? found[0];
  if (!column) return undefined;
  const stated = basisOfFraction(column);
  const isSimulated = /phase/i.test(column.name) || isSimulatorReport(columns.filter(each => each !== column));
  const texts = body.map(cells => cellLine(cells[column.index])).filter(text => !isBlankMark(text));
  const shares = texts.flatMap(text => vapourFractionOf(text, column) ?? []);
  return {
    column,
    basis: stated ?? (isSimulated ? 'molar' : 'mass'),
    isAssumed: stated === undefined,
    isOpen:
      isInPercent(column) &&
      !texts.some(text => text.endsWith('%')) &&
      shares.some(share => share > 0) &&
      shares.every(share => share <= 0.01),
  };
}

/** The flows of the liquid and of the vapour, in one unit. */
export interface PhaseFlows {
  readonly text: string;
  readonly unit: string;
  readonly vapour: string;
}

/**
 * The flows of both phases for a cell with that of both, by the vapour fraction of its row; or why there are none, as the end of a sentence.
 * Undefined for a row without a vapour fraction.
 */
export function flowsByFraction(
  { input: { field }, column, unit }: ReadColumn,
  { column: ofFraction, basis, isAssumed, isOpen }: VapourFractions,
  vapour: Input,
  cells: Grid[number],
): PhaseFlows | { readonly reason: string } | undefined {
  const typed = cellLine(cells[ofFraction.index]);
  if (field.type !== 'quantity' || isBlankMark(typed)) return undefined;
  const name = columnName(ofFraction);
  const ownFlow = `enter the ${vapour.field.label.toLowerCase()} in a column of its own`;
  if (isOpen)
    return {
      reason: `is of both phases, but the vapour fraction “${typed}” in ${name} may be per cent or a fraction of 1; write the unit behind the number`,
    };
  const share = vapourFractionOf(typed, ofFraction);
  if (share === undefined || share === 0 || share === 1)
    return { reason: `is of both phases, but the vapour fraction “${typed}” in ${name} is not between 0 and 1` };
  const whole = quantityIn(field.kind, cells, column, unit);
  if (!whole)
    return {
      reason: `is of both phases, and needs to be a mass flow to be divided by the vapour fraction in ${name}; or ${ownFlow}`,
    };
  if (basis === 'molar')
    return {
      reason: `is a mass flow, which the molar vapour fraction in ${name} does not divide${isAssumed ? ', as simulators print it by mole' : ''}; ${ownFlow}, or the fraction under “Vapour mass fraction”`,
    };
  const of = (si: number) => editableNumber(fromSi(field.kind, si, whole.unit));
  return { text: of(whole.si * (1 - share)), unit: whole.unit, vapour: of(whole.si * share) };
}

/** The quantity in a cell; undefined for none of its kind, such as a volume for a mass flow, and for a number with two readings. */
export function quantityIn(kind: Kind, cells: Grid[number], { index }: ListColumn, unit: string) {
  const text = cellLine(cells[index]);
  const parsed = hasUnit(kind, unit) ? parseQuantity(kind, text, unit) : undefined;
  return parsed?.ok === true && !ambiguousReadings(text) ? parsed : undefined;
}
