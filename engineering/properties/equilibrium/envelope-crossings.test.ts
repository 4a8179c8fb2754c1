import { expect, test } from 'vitest';
import { loadFluid, stateOf } from '../index.ts';
import { envelopeCrossings } from './index.ts';

const celsius = (t: number) => t + 273.15;
const composition = { C1: 0.85, C2: 0.05, nC5: 0.1 };

test.each(['gerg2008', 'pr'] as const)(
  'a gas has two dew pressures above its critical temperature by %s',
  async method => {
    const fluid = await loadFluid(composition, method);
    const envelope = fluid.envelope();
    if (!envelope) throw new Error('The gas has no envelope.');
    const temperature = celsius(60);
    const pressures = envelopeCrossings(envelope, { temperature }, 'dew').map(({ pressure }) => pressure);
    expect(pressures).toHaveLength(2);
    const phaseAt = (pressure: number) => stateOf(fluid, { pressure, temperature }).phase === 'two-phase';
    const beside = pressures.flatMap(pressure => [phaseAt(0.98 * pressure), phaseAt(1.02 * pressure)]);
    expect(beside).toEqual([false, true, true, false]);
  },
);

test('and two dew temperatures between its critical pressure and its cricondenbar', async () => {
  const fluid = await loadFluid(composition, 'pr');
  const envelope = fluid.envelope();
  if (!envelope?.critical || !envelope.cricondenbar) throw new Error('The gas has no critical point.');
  const pressure = 0.5 * (envelope.critical.pressure + envelope.cricondenbar.pressure);
  expect(envelopeCrossings(envelope, { pressure }, 'dew')).toHaveLength(2);
  expect(envelopeCrossings(envelope, { pressure: 3e5 }, 'dew')).toHaveLength(1);
});
