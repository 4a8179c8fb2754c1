import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

/** Gas at 39.21 bar and 79.85 °C, whose start is the coldest behind the valve. */
const vessel: CaseInput = {
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 30,
  initialPressure: { value: 39.214, unit: 'bar(abs)' },
  initialTemperature: { value: 353, unit: 'K' },
  orificeDiameter: 5,
  heat: 'isothermal',
  duration: { value: 10, unit: 's' },
};
const calculated = (change: CaseInput) => {
  const { messages, results } = calculateJson(definition, { ...vessel, ...change });
  return { results, notes: messages.filter(({ text }) => text.startsWith('Only Peng–Robinson')) };
};

describe('contents that only Peng–Robinson describes', () => {
  // Ammonia is −1.43 °C behind the valve: CoolProp 8.0.0. By Peng–Robinson it is 23 °C.
  test('are compared with the reference equation of their main component behind the valve', () => {
    const { notes } = calculated({ composition: 'NH3: 0.9999; N2: 0.0001' });
    expect(notes).toMatchObject([
      {
        level: 'warning',
        field: 'lowestDownstreamTemperature',
        text: expect.stringMatching(
          /the lowest temperature behind the valve is about 24 K too high, .* like ammonia, .* That is the unsafe side for cold metal\.$/,
        ),
      },
    ]);
  });

  test('of unlike components have a bound of the difference', () => {
    const { notes } = calculated({ composition: 'NH3: 0.8; N2: 0.2' });
    expect(notes).toMatchObject([
      { text: expect.stringMatching(/may be up to [\d.]+ K too high, .* partial pressures\./) },
    ]);
  });

  test('that Peng–Robinson makes too cold in the vessel are on the safe side', () => {
    const { notes } = calculated({ composition: 'NH3: 0.9; N2: 0.1', heat: 'adiabatic', orificeDiameter: 40 });
    expect(notes[0]).toMatchObject({
      level: 'info',
      field: 'lowestFluidTemperature',
      text: expect.stringMatching(
        /in the vessel is about [\d.]+ K too low, .* That is the safe side for cold metal\.$/,
      ),
    });
  });

  test('are not compared where GERG-2008 has them, since the run is repeated by it', () => {
    expect(calculated({ composition: 'C1: 0.5; CO2: 0.5' }).notes).toEqual([]);
  });
});
