import { parseNumber } from '@isentrope/engineering/quantities';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { findOption } from './cell-entry.ts';
import type { Grid } from './grid.ts';
import { cellLine, findHeading, isBlankMark, splitHeading } from './heading.ts';

/** Matches the heading of the vapour fraction of a stream. */
const vapourFraction =
  /^(?:(?:mass|molar?)[ _])?vap(?:ou?r)?\.?(?: ?\/ ?phase)?[ _]?frac(?:tion)?$|^vfrac$|^dampf(?:phasen)?anteil$/i;

/** Whether a heading is that of a vapour fraction. */
export const isVapourFraction = (name: string): boolean => vapourFraction.test(name);

/** The phase for a vapour fraction; undefined if it is not a number from 0 to 1. */
function phaseOf(text: string): string | undefined {
  const fraction = parseNumber(text);
  if (fraction === undefined || fraction < 0 || fraction > 1) return undefined;
  if (fraction === 0) return 'liquid';
  return fraction === 1 ? 'gas' : 'two-phase';
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
 * Replaces the vapour fractions of a list by phases if the calculator has an option for each of them: 1 is gas, 0 is liquid, values in
 * between are two-phase.
 */
export function withPhases(definition: Definition, grid: Grid): Grid {
  const input = phaseInput(definition);
  const { row, hasUnits } = findHeading(definition, grid);
  const place = (grid[row] ?? []).findIndex(cell => isVapourFraction(splitHeading(cellLine(cell)).name));
  if (!input || place < 0) return grid;
  const first = row + (hasUnits ? 2 : 1);
  const options = grid.map((cells, index) => {
    const text = cellLine(cells[place]);
    const phase = phaseOf(text);
    if (index < first || isBlankMark(text)) return text;
    return phase === undefined ? undefined : optionOfPhase(input, phase);
  });
  if (options.includes(undefined)) return grid;
  return grid.map((cells, index) => cells.map((cell, at) => (at === place ? options[index] : cell)));
}
