import { parseNumber } from '@isentrope/engineering/quantities';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { findOption } from './cell-entry.ts';
import type { Grid } from './grid.ts';
import { cellLine, findHeading, listColumns } from './heading.ts';
import { isBlankMark } from '../headings/split-heading.ts';

/** Matches the heading of the vapour fraction of a stream. */
const vapourFraction =
  /^(?:(?:mass|molar?)[ _])?vap(?:ou?r)?\.?(?: ?\/ ?phase)?[ _]?frac(?:tion)?$|^vfrac$|^dampf(?:phasen)?anteil$|^(?:vap(?:ou?r)?|steam|flow)?[ _]?quality$|^(?:steam )?dryness(?: fraction)?$|^dampfgehalt$|^titre$/i;

/** Matches the heading of a vapour fraction if its unit is per cent or none: "Vap %", "Vapour". */
const vapourShare = /^(?:(?:mass|molar?|wt\.?|%) ?)?vap(?:ou?r)?\.?(?: content)?$/i;

/** Whether a heading is that of a vapour fraction. */
export const isVapourFraction = (name: string, unit = ''): boolean =>
  vapourFraction.test(name) || ((isPercent(unit) || unit === '') && vapourShare.test(name));

const isPercent = (unit: string) => /^(?:%|(?:mol|wt|mass) ?%)$/i.test(unit);

/** The phase for a vapour fraction; undefined if it is not a number from 0 to `whole`. */
function phaseOf(text: string, whole: number): string | undefined {
  const fraction = parseNumber(text.replace(/\s*%$/, ''));
  const all = text.endsWith('%') ? 100 : whole;
  if (fraction === undefined || fraction < 0 || fraction > all) return undefined;
  if (fraction === 0) return 'liquid';
  return fraction === all ? 'gas' : 'two-phase';
}

/** The option of a field for a phase; undefined if it has none. */
function optionOfPhase({ field }: Input, phase: string): string | undefined {
  return field.type === 'choice' && field.when === undefined ? findOption(field, field.options, phase) : undefined;
}

/** The input that selects liquid or gas; undefined for a calculator for one phase. */
export function phaseInput(definition: Definition): Input | undefined {
  return definition.inputs.find(input => ['liquid', 'gas'].every(phase => optionOfPhase(input, phase) !== undefined));
}

/**
 * Replaces the vapour fractions of a list by phases: 1 is gas, 0 is liquid, values in between are two-phase. A value for which the calculator
 * has no option is left, and is refused in its row. A list with other cells in the column is returned unchanged.
 */
export function withPhases(definition: Definition, grid: Grid): Grid {
  const input = phaseInput(definition);
  const heading = findHeading(definition, grid);
  const column = listColumns(grid, heading).find(({ name, unit }) => isVapourFraction(name, unit));
  if (!input || !column) return grid;
  const whole = isPercent(column.unit) ? 100 : 1;
  const first = heading.row + (heading.hasUnits ? 2 : 1);
  const phases = grid.map((cells, index) => {
    const text = cellLine(cells[column.index]);
    return index < first || isBlankMark(text) ? undefined : { text, phase: phaseOf(text, whole) };
  });
  if (phases.some(read => read && read.phase === undefined)) return grid;
  const options = phases.map(read =>
    read?.phase === undefined ? undefined : (optionOfPhase(input, read.phase) ?? read.text),
  );
  return grid.map((cells, index) => cells.map((cell, at) => (at === column.index ? (options[index] ?? cell) : cell)));
}
