import { expect } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

/** Answers of the calculator by the tags of their tables, and what its tests calculate by hand. */

export type Row = Readonly<Record<string, unknown>>;

/** A row of sources in JSON. */
export type SourceInput = Row & { readonly tag: string; readonly scenarios?: Row };

export const gasConstant = 8314.462618;
export const atmosphere = 101_325;

/** The rows of a table of results. */
export function rowsOf(table: unknown): readonly Row[] {
  if (!Array.isArray(table)) throw new Error('there is no table');
  return table;
}

/** The value of a cell or a result, without its unit. */
export function plain(cell: unknown): unknown {
  return typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell;
}

/** The answer to a case, with the cells of its tables by the tags of their rows. */
export function answer(input: Row) {
  const { results, messages } = calculateJson(definition, input);
  const texts = messages.map(({ text }) => text);
  const cell = (table: string, key: string) => (tag: string, column: string) =>
    plain(rowsOf(results[table]).find(row => row[key] === tag)?.[column]);
  const number = (read: (tag: string, column: string) => unknown) => (tag: string, column: string) => {
    const value = read(tag, column);
    return typeof value === 'number' ? value : expect.fail(`${tag} has no ${column}: ${texts.join(' ')}`);
  };
  const [source, item, scenario] = [
    cell('sourceTable', 'source'),
    cell('itemTable', 'item'),
    cell('scenarioTable', 'scenario'),
  ];
  return {
    results,
    messages: texts,
    result: (id: string) => plain(results[id]),
    text: { source, item, scenario },
    source: number(source),
    item: number(item),
    scenario: number(scenario),
  };
}

export const section = (diameter: number) => (Math.PI / 4) * diameter * diameter;

/** Mass flux, kg/(s·m²), of a gas at a static pressure, Pa, and Mach number, with its total temperature, K. */
export function massFlux(pressure: number, mach: number, k: number, molarMass: number, total: number): number {
  const temperature = total / (1 + ((k - 1) / 2) * mach * mach);
  return pressure * mach * Math.sqrt((k * molarMass) / (gasConstant * temperature));
}

/** Air at 300 K. */
export const air = {
  molarMass: 28.96,
  isentropicExponent: 1.4,
  temperature: 26.85,
  compressibility: 1,
  viscosity: 0.018,
};
/** A line whose resistance is all in its loss coefficient. */
export const short = { type: 'line', length: 1e-6, roughness: 0, insideDiameter: 100 };
export const kgPerHour = (flux: number, diameter = 0.1) => flux * section(diameter) * 3600;
