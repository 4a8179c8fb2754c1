import { beforeAll, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { answer } from './testing/answer.ts';

beforeAll(loadAllFluidData);

/** The message on the temperature of a source at relieving conditions, bar(g) and °C, after its expansion to the atmosphere. */
function messageOn(composition: string, pressure: number, temperature: number): string | undefined {
  const valve = { setPressure: 40, valveType: 'conventional', insideDiameter: 150, requiredFlow: 30_000 };
  const line = { tag: 'L', from: 'N', to: 'T', length: 100, insideDiameter: 250, roughness: 0.05, lossCoefficient: 0 };
  const { messages } = answer({
    sources: [{ tag: 'A', to: 'N', composition, relievingPressure: pressure, temperature, ...valve }],
    items: [
      { ...line, type: 'line' },
      { tag: 'TIP', type: 'tip', from: 'T', insideDiameter: 250, lossCoefficient: 1 },
    ],
  });
  return messages.find(text => text.includes('Peng–Robinson'));
}

test('a gas by Peng–Robinson near its dew line is too warm after the expansion', () => {
  // The pure fluids by their reference equations are 10.2 and 9.0 K colder at the tip: CoolProp 8.0.0.
  expect(messageOn('C3: 0.999999; C3=: 0.000001', 44, 100)).toContain(
    'By Peng–Robinson, gases are too warm after an isenthalpic expansion to 0 bar(g): A 10 K, as far as it is like propane, by its reference equation at the same reduced state. Lowest temperatures',
  );
  expect(messageOn('nC4: 0.99999; Bz: 0.00001', 39, 155)).toMatch(
    /A (?:8\.[5-9]|9(?:\.[0-5])?) K, as far as it is like n-butane/,
  );
});

test('a gas by another equation, and one at low pressure, get no message', () => {
  expect(messageOn('C1: 0.9; C3: 0.1', 44, 100)).toBeUndefined();
  expect(messageOn('C3: 0.99; C3=: 0.01', 2, 100)).toBeUndefined();
});
