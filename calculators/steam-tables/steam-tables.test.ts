import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

const evaluate = (input: Record<string, unknown>) => calculateJson(definition, input);

function value(input: Record<string, unknown>, id: string): number {
  const result = evaluate(input).results[id];
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : Number.NaN;
}

const errors = (input: Record<string, unknown>) =>
  evaluate(input).messages.flatMap(({ level, text }) => (level === 'error' ? [text] : []));

describe('saturation by temperature', () => {
  test('gives the complete record and its ratios, but no single state', () => {
    const { results } = evaluate({ temperature: 100 });
    expect(results['pressure']).toMatchObject({ unit: 'bar(abs)' });
    expect(value({ temperature: 100 }, 'pressure')).toBeCloseTo(1.01418, 5);
    expect(value({ temperature: 100 }, 'temp')).toBeCloseTo(100, 12);
    expect(value({ temperature: 100 }, 'viscosityLiquid')).toBeCloseTo(0.2817, 3);
    expect(value({ temperature: 100 }, 'viscosityVapor')).toBeCloseTo(12.27, 1);
    expect(results['enthalpy']).toBeNull();
    expect(Object.values(results).filter(result => result === null)).toHaveLength(13);
  });

  test('gives the specific volume of vapour in m³/kg', () => {
    expect(value({ temperature: 100 }, 'specificVolumeVapor')).toBeCloseTo(1.6718, 3);
  });

  test('includes both ends of its range', () => {
    expect(errors({ temperature: 0.01 })).toEqual([]);
    expect(errors({ temperature: 374 })).toEqual([]);
  });

  test.each([0, 0.0099, 374.001, 2000, -5])('rejects %d °C with the message of the specification', temperature => {
    expect(errors({ temperature })).toEqual(['Temperature must be between 0.01°C and 374°C (critical point).']);
  });

  test('gives the critical point from 373.946 °C, with a message', () => {
    const { results, messages } = evaluate({ temperature: 373.98 });
    expect(results['temp']).toEqual({ value: expect.closeTo(373.946, 9), unit: '°C' });
    expect(results['pressure']).toEqual({ value: expect.closeTo(220.64, 6), unit: 'bar(abs)' });
    expect(results['densityRatio']).toEqual({ value: 1, unit: '' });
    expect(messages.map(({ text }) => text)).toContain(
      'There is no saturation above the critical point of 373.946 °C and 220.64 bar(abs); the critical point is shown.',
    );
  });
});

test('states the critical point in the typed unit', () => {
  const { messages } = evaluate({ temperature: { value: 705.16, unit: '°F' } });
  expect(messages.map(({ text }) => text)).toContain(
    'There is no saturation above the critical point of 705.103 °F and 3200.1 psi(abs); the critical point is shown.',
  );
});

describe('saturation by pressure', () => {
  test('is the inverse of saturation by temperature', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 373.9, noNaN: true }), temperature => {
        const pressure = value({ temperature }, 'pressure');
        expect(value({ pressure }, 'temp')).toBeCloseTo(temperature, 6);
      }),
      { numRuns: 200 },
    );
  });

  test('ends at the critical point', () => {
    expect(errors({ pressure: 220.65 })).toEqual([
      'Pressure must be between 0.006112127 bar(abs) and 220.64 bar(abs) (critical point) for saturated steam.',
    ]);
  });
});

describe('a state from two properties', () => {
  const pairs = [
    ['pressure', 'enthalpy'],
    ['pressure', 'entropy'],
    ['enthalpy', 'entropy'],
  ] as const;

  test('is the same from every pair, in regions 1, 2, 3 and 5', () => {
    for (const [pressure, temperature] of [
      [10, 25],
      [1, 300],
      [300, 400],
      [100, 1200],
    ]) {
      const input = { pressure, temperature };
      const region = value(input, 'region');
      for (const [first, second] of pairs) {
        const pair = { [first]: value(input, first), [second]: value(input, second) };
        expect(value(pair, 'region')).toBe(region);
        expect(value(pair, 'temperature')).toBeCloseTo(temperature ?? 0, 5);
        expect(value(pair, 'pressure')).toBeCloseTo(pressure ?? 0, 5);
      }
    }
  });

  test('is two-phase if specified by quality, with both phases', () => {
    const input = { pressure: 10, quality: 0.9 };
    expect(value(input, 'region')).toBe(4);
    expect(value(input, 'enthalpy')).toBeCloseTo(
      0.1 * value(input, 'enthalpyLiquid') + 0.9 * value(input, 'enthalpyVapor'),
      9,
    );
    expect(evaluate(input).results['heatCapacityCp']).toBeNull();
    expect(value({ temperature: value(input, 'temperature'), quality: 0.9 }, 'density')).toBeCloseTo(
      value(input, 'density'),
      6,
    );
  });

  test('is a single phase at quality 0 and 1, with a heat capacity', () => {
    expect(value({ pressure: 10, quality: 1 }, 'heatCapacityCp')).toBeCloseTo(2.7149, 3);
    expect(value({ pressure: 10, quality: 0 }, 'density')).toBe(value({ pressure: 10 }, 'densityLiquid'));
  });

  test('accepts any unit of the dimension', () => {
    expect(value({ pressure: '145.0377 psi', temperature: '392 °F' }, 'enthalpy')).toBeCloseTo(2828.27, 1);
  });

  test('reports the allowed values outside the range', () => {
    expect(errors({ pressure: 10, temperature: 2001 })).toEqual(['Temperature must be between 0 °C and 2000 °C.']);
    expect(errors({ pressure: 600, temperature: 900 })).toEqual([
      'Pressure must be between 1.00·10⁻⁶ bar(abs) and 500 bar(abs) above 800 °C.',
    ]);
    expect(errors({ pressure: 10, enthalpy: 90_000 })).toEqual([
      'There is no state with this pressure and enthalpy within the range of IAPWS-IF97: 0 °C to 800 °C up to 1000 bar(abs), to 2000 °C up to 500 bar(abs).',
    ]);
  });
});

describe('limits are stated in the typed unit', () => {
  test('for temperature and pressure', () => {
    expect(errors({ pressure: 10, temperature: '4000 °F' })).toEqual([
      'Temperature must be between 32.00 °F and 3632 °F.',
    ]);
    expect(errors({ pressure: '20000 psi', temperature: 100 })).toEqual([
      'Pressure must be between 1.45·10⁻⁵ psi(abs) and 14\u202f504 psi(abs).',
    ]);
    expect(errors({ pressure: { value: 23, unit: 'MPa(abs)' } })).toEqual([
      'Pressure must be between 0.0006112127 MPa(abs) and 22.064 MPa(abs) (critical point) for saturated steam.',
    ]);
  });
});

describe('an undetermined state', () => {
  const allowed =
    'enter temperature or pressure alone (saturation), or one of the pairs pressure and temperature, pressure and enthalpy, pressure and entropy, enthalpy and entropy, pressure and quality, temperature and quality.';

  test('is rejected with the supported combinations', () => {
    expect(errors({ temperature: 100, enthalpy: 500 })).toEqual([
      `No state is defined by temperature and enthalpy; ${allowed}`,
    ]);
    expect(errors({ quality: 0.5 })).toEqual([`No state is defined by quality; ${allowed}`]);
    expect(errors({ pressure: 1, temperature: 100, quality: 0.5 })).toEqual([
      `No state is defined by pressure, temperature and quality; ${allowed}`,
    ]);
  });

  test('does not fall back to another combination if a field is unreadable', () => {
    const { results, messages } = evaluate({ pressure: 10, temperature: 'hot' });
    expect(Object.values(results).every(result => result === null)).toBe(true);
    expect(messages[0]?.text).toBe('Temperature is not a number.');
  });
});
