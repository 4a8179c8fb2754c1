import { beforeAll, expect, test } from 'vitest';
import { streamPhaseAt } from '@isentrope/engineering/properties';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import { liquidBeyondGergMessages } from './beyond-gerg.ts';

beforeAll(loadAllFluidData);

const liquidOf = (amounts: Readonly<Record<string, number>>, pressure = 10e5, temperature = 293.15) =>
  streamPhaseAt({ type: 'components', amounts }, pressure, temperature, 'liquid');

test('the condensate of a gas names the pairs that GERG-2008 does not have', () => {
  // K of hydrogen sulfide at 10 bar and 20 °C is 13.7 by GERG-2008, 2.4 by Peng–Robinson.
  const [message] = liquidBeyondGergMessages(liquidOf({ C1: 0.979, H2S: 0.0105, nC8: 0.0105 }), 'fluidSource');
  expect(message).toMatchObject({ level: 'warning', field: 'fluidSource' });
  expect(message?.text).toContain('wrong equilibria of hydrogen sulfide with n-octane');
});

test('a condensate without such a pair, and a mixture by Peng–Robinson, have no message', () => {
  expect(liquidBeyondGergMessages(liquidOf({ C1: 0.9, nC4: 0.05, nC8: 0.05 }), 'fluidSource')).toEqual([]);
  expect(liquidBeyondGergMessages(liquidOf({ C1: 0.3, H2S: 0.1, nC8: 0.6 }), 'fluidSource')).toEqual([]);
});

test('both phases together have it for their liquid', () => {
  const fluid = { type: 'components', amounts: { C1: 0.979, H2S: 0.0105, nC8: 0.0105 } } as const;
  const [message] = liquidBeyondGergMessages(streamPhaseAt(fluid, 10e5, 293.15), 'fluidSource');
  expect(message?.text).toContain('wrong equilibria of hydrogen sulfide with n-octane');
});

test('liquid carbon dioxide with oxygen has one, and its gas has none', () => {
  // It boils at 23.4 bar at 220 K by GERG-2008; by E-PPR78 (Xu et al., Int. J. Greenhouse Gas Control 56 (2017) 126) at 13.4 bar.
  const amounts = { CO2: 0.98, O2: 0.02 };
  const [message] = liquidBeyondGergMessages(liquidOf(amounts, 40e5, 250), 'fluidSource');
  expect(message?.text).toContain(
    'wrong equilibria of oxygen with carbon dioxide: the pressure at which this liquid boils',
  );
  const gas = streamPhaseAt({ type: 'components', amounts }, 10e5, 293.15);
  expect(liquidBeyondGergMessages(gas, 'fluidSource')).toEqual([]);
});
