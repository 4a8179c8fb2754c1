import { findCalculator } from '@isentrope/calculators';
import { caseFrom, type CaseInput } from '@isentrope/calculators/kit';
import { saturatedAtTemperature, steamAtPT } from '@isentrope/engineering/properties';
import { expect, test } from 'vitest';
import { resultsOf } from '../reported.ts';
import { marksFromReport } from './marks.ts';

const definition = await findCalculator('steam-tables')?.load();
if (!definition) throw new Error('No steam tables calculator');

const marks = (input: CaseInput) => resultsOf(definition, [caseFrom(definition, input)]).flatMap(marksFromReport);

/** The diagram point of a state. */
const pointOf = (state: ReturnType<typeof steamAtPT>) => {
  const { pressure, temperature, enthalpy, entropy, specificVolume } = state;
  return { pressure, temperature, enthalpy, entropy, specificVolume };
};

test('marks a state at its position', () => {
  expect(marks({ pressure: 10, temperature: 300 })).toEqual([{ label: 'State', ...pointOf(steamAtPT(10e5, 573.15)) }]);
});

test('marks a mixture of liquid and vapour as one state', () => {
  expect(marks({ pressure: 10, quality: 0.5 }).map(({ label }) => label)).toEqual(['State']);
});

test('marks both phases of saturation', () => {
  const { liquid, vapour } = saturatedAtTemperature(373.15);
  const [wet, dry] = marks({ temperature: 100 });
  expect([wet, dry]).toEqual([
    { label: 'Saturated liquid', ...pointOf(liquid) },
    { label: 'Saturated vapour', ...pointOf(vapour) },
  ]);
});

test('marks nothing without a state', () => {
  expect(marks({ pressure: 1e6, temperature: 300 })).toEqual([]);
});
