import { beforeAll, expect, test } from 'vitest';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { answer } from './testing/answer.ts';

beforeAll(loadAllFluidData);

/** Methane from 71 bar and 15 °C, which has −19.9 °C at 1.4 bar and −20.1 °C at 1.01 bar after an isenthalpic expansion: CoolProp 8.0.0. */
function withLimits(tailPipe: number | undefined, header?: number) {
  const line = { type: 'line', length: 20, roughness: 0.05, lossCoefficient: 1 };
  const { messages, text, result, item } = answer({
    sources: [
      {
        tag: 'PSV',
        to: 'A',
        composition: 'C1: 1',
        temperature: 15,
        relievingPressure: 70,
        setPressure: 65,
        valveType: 'balanced',
        requiredFlow: 20_000,
      },
    ],
    items: [
      { ...line, tag: 'TP', from: 'A', to: 'B', insideDiameter: 400, minimumTemperature: tailPipe },
      { ...line, tag: 'H', from: 'B', to: 'C', insideDiameter: 500, minimumTemperature: header },
      { tag: 'TIP', type: 'tip', from: 'C', insideDiameter: 500, lossCoefficient: 1 },
    ],
  });
  return {
    messages: messages.join('\n'),
    verdictOf: (tag: string) => text.item(tag, 'verdict'),
    verdict: result('verdict'),
    item,
  };
}

test('gas colder than the minimum design temperature of a line is a warning, and the line is not within its criteria', () => {
  const { messages, verdictOf, verdict, item } = withLimits(-10, -46);
  expect(messages).toMatch(
    /The gas in TP is as cold as −20\.\d+ °C, below its minimum design temperature of −10\.00 °C/,
  );
  expect(messages).not.toContain('The gas in H');
  expect([verdictOf('TP'), verdictOf('H')]).toEqual(['too cold for its material', 'within']);
  expect(verdict).toBe('criteria exceeded: 1 item too cold');
  expect(item('TP', 'minimumTemperature')).toBeCloseTo(-10, 9);
  expect(item('TP', 'lowestTemperature')).toBeCloseTo(-20.6, 0);
  expect(item('TP', 'differential')).toBeCloseTo(item('TP', 'inletPressure') - item('TP', 'outletPressure'), 9);
});

test('a lower limit, or none, is met', () => {
  for (const limit of [-29, undefined]) {
    const { messages, verdict } = withLimits(limit, limit);
    expect(messages).not.toContain('minimum design temperature');
    expect(verdict).toBe('within all criteria');
  }
});
