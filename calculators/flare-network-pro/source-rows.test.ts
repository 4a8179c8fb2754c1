import { expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

/** A valve, in an atmosphere of 0.9 bar. */
const network = (relieving: string, set: string) => {
  const { results } = calculateJson(definition, {
    gasModel: 'constant',
    roughness: 0.046,
    viscosity: 0.012,
    tipPressure: '0.9 bar(abs)',
    atmosphericPressure: '0.9 bar(abs)',
    sources: [
      {
        tag: 'PSV-1',
        to: 'H',
        requiredFlow: 20_000,
        ratedFlow: 20_000,
        molarMass: 44,
        isentropicExponent: 1.13,
        temperature: 80,
        relievingPressure: relieving,
        setPressure: set,
        valveType: 'conventional',
      },
    ],
    items: [
      { tag: 'HD', type: 'line', from: 'H', to: 'T', length: 100, insideDiameter: '200 mm' },
      { tag: 'FT', type: 'tip', from: 'T', insideDiameter: '200 mm', lossCoefficient: 1 },
    ],
  });
  return results;
};

test('absolute set and relieving pressures are above the atmosphere of the case', () => {
  const absolute = network('16.45 bar(abs)', '15 bar(abs)');
  // 15 bar are 14.1 bar above 0.9 bar, of which a conventional valve takes 10 %.
  expect(absolute['sourceTable']).toEqual([
    expect.objectContaining({ allowable: expect.objectContaining({ value: expect.closeTo(1.41, 6) }) }),
  ]);
  expect(absolute['sourceTable']).toEqual(network('15.55 bar(g)', '14.1 bar(g)')['sourceTable']);
});
