import { expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

/** The line with the greatest loss is worked out for a liquid and a gas. */

const items =
  'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Loss coefficient\nL-1 | line | A | B | 200 | 4 | 40 | 0.046 | 2\nL-2 | line | B | C | 100 | 4 | 40 | 0.046 | 1';

function valueOf(cell: unknown): number {
  return typeof cell === 'object' && cell !== null && 'value' in cell ? Number(cell.value) : NaN;
}

test.each([
  ['liquid', { fluidPhase: 'Liquid', density: 998, viscosity: 1 }, 4],
  ['gas', { fluidPhase: 'Gas', normalDensity: 0.8, viscosity: 0.011, temperature: 20, compressibility: 1 }, 4],
  ['choked gas', { fluidPhase: 'Gas', normalDensity: 0.8, viscosity: 0.011, temperature: 20, compressibility: 1 }, 0],
])('of a %s it has the loss of the table of items, with its terms', (_, fluid, outlet) => {
  const { results, messages } = calculateJson(definition, {
    ...fluid,
    nodes: `Tag | Elevation m | Pressure bar(g)\nA | 0 | ${outlet === 0 ? 40 : 5}\nB | 0 |\nC | 0 | ${outlet}`,
    items,
  });
  const rows: unknown = results['itemTable'];
  const table: readonly Readonly<Record<string, unknown>>[] = Array.isArray(rows) ? rows : expect.fail('no items');
  const losses = table.map(row => valueOf(row['loss']));
  expect(valueOf(results['greatestLoss'])).toBeCloseTo(Math.max(...losses), 9);
  expect(messages.map(({ text }) => text).join(' ')).not.toMatch(/: a gas\./);
});
