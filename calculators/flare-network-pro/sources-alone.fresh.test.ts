import { expect, test } from 'vitest';
import { calculateCase, caseFrom, loadFor } from '../kit/index.ts';
import definition from './definition.ts';

const sources = `Tag | To | Required flow kg/h | Composition | Temperature °C | Relieving pressure bar(g) | Set pressure bar(g) | Valve type
P1 | S1 | 20000 | H2 0.9; nC12 0.1 | 250 | 30 | 28 | balanced
P2 | S2 | 5000 | NH3 1 | 70 | 31 | 28 | balanced`;
const items = `Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient
L1 | line | S1 | A | 30 | 200 | 0.046 | 1
L2 | line | S2 | A | 30 | 200 | 0.046 | 1
H | line | A | F | 200 | 400 | 0.046 | 1
T | tip | F | | | 400 | | 1`;

// Ammonia has −0.15 °C at 1 atm after an isenthalpic expansion from 32.01 bar and 70 °C: CoolProp 8.0.0; by Peng–Robinson 23 °C.
test('a gas with an equation of its own is compared with it where others make Peng–Robinson that of the network', async () => {
  const data = caseFrom(definition, { sources, items });
  await loadFor(definition, [data]);
  const { messages, evaluation } = calculateCase(definition, data);
  expect(evaluation.faults).toEqual([]);
  expect(messages.map(({ text }) => text).join('\n')).toMatch(
    /too warm after an isenthalpic expansion .*P2 23 K, by the reference equation of the substance/,
  );
});
