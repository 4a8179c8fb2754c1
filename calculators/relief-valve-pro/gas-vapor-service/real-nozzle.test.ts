import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const actual = (input: CaseInput) => calculateJson(definition, input);
const result = (input: CaseInput, id = 'requiredArea') => {
  const value = actual(input).results[id];
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : Number.NaN;
};
const messagesOf = (input: CaseInput) => actual(input).messages.map(({ level, text }) => `${level}: ${text}`);

const duty = { flowRate: 50_000, totalBackpressure: 0 } as const;
/** Near its dew line: 2038 mm² by an isentrope of GERG-2008 integrated with another program. */
const pentane = { ...duty, fluidSource: 'pure', pureFluid: 'nC5', temperature: 188.42, setPressure: 20.524 } as const;
/** A dense gas above its critical point. */
const dense = { ...duty, fluidSource: 'pure', pureFluid: 'CO2', temperature: 46, setPressure: 200 } as const;
const typedProperties = { ...duty, setPressure: 20, temperature: 75, molecularWeight: 51, gamma: 1.11 } as const;
const unsafe = 'the constant-k equation is on the unsafe side here; use the method Real nozzle.';

describe('the real nozzle', () => {
  test('sizes n-pentane near its dew line', () => {
    expect(Math.abs(result({ ...pentane, method: 'real-nozzle' }) / 2038 - 1)).toBeLessThan(0.01);
    expect(result(pentane)).toBeCloseTo(1834, 0);
  });

  test('reports how much larger the area is than by either constant-k equation', () => {
    for (const method of ['api520', 'nozzle']) {
      expect(messagesOf({ ...pentane, method })).toContain(
        `warning: Area by the real nozzle is 11 % larger: ${unsafe}`,
      );
    }
    const own = messagesOf({ ...pentane, method: 'real-nozzle' });
    expect(own.filter(text => text.includes('Area by the real nozzle'))).toEqual([]);
  });

  test('and how much smaller, if constant k is conservative', () => {
    expect(messagesOf(dense)).toContain(
      'info: Area by the real nozzle is 39 % smaller: the constant-k equation is on the safe side here.',
    );
  });

  test('is listed with the other methods for any selected fluid', () => {
    expect(Object.keys(actual(pentane).crossCheck)).toEqual(['nozzle', 'real-nozzle']);
    expect(Object.keys(actual({ ...typedProperties, compressibilityFactor: 0.9 }).crossCheck)).toEqual(['nozzle']);
  });

  test('is rejected without a selected fluid', () => {
    expect(messagesOf({ ...typedProperties, compressibilityFactor: 0.9, method: 'real-nozzle' })).toContain(
      'error: Method must be one of API 520-I, Constant-k nozzle; Real nozzle needs a fluid: water, a pure fluid or a composition.',
    );
  });

  test('is recommended for a gas far from ideal', () => {
    expect(messagesOf({ ...typedProperties, compressibilityFactor: 0.7 })).toContain(
      'warning: Z = 0.7000 is outside about 0.8 to 1.1, the range in which the sizing equations with constant k hold: choose a pure fluid or a composition and use the method Real nozzle.',
    );
    expect(messagesOf(pentane).filter(text => text.includes('is outside about 0.8'))).toEqual([]);
  });

  test('reports condensation at the throat', () => {
    const ammonia = { ...duty, fluidSource: 'pure', pureFluid: 'NH3', temperature: 60, setPressure: 20 };
    const message =
      /^info: ([\d.]+) % by mass of ammonia is liquid at the throat of the real nozzle, 13\.\d+ bar\(abs\) and 3\d\.\d+ °C/;
    expect(messagesOf(ammonia).some(text => message.test(text))).toBe(true);
    const share = result({ ...ammonia, method: 'real-nozzle' }, 'requiredArea');
    expect(share).toBeGreaterThan(result(ammonia));
  });

  test('uses Kb instead of the back pressure like the other methods', () => {
    const balanced = { ...pentane, valveType: 'Balanced Bellows', totalBackpressure: 8 };
    const factor = result(balanced, 'backPressureFactor');
    expect(factor).toBeLessThan(1);
    const open = result({ ...pentane, method: 'real-nozzle' });
    expect((result({ ...balanced, method: 'real-nozzle' }) * factor) / open).toBeCloseTo(1, 9);
  });

  test('is subcritical above its own throat pressure', () => {
    const back = { ...pentane, method: 'real-nozzle', totalBackpressure: 15 };
    expect(actual(back).results['flowCondition']).toBe('Subcritical');
    expect(actual({ ...back, totalBackpressure: 14 }).results['flowCondition']).toBe('Critical');
    expect(result(back)).toBeGreaterThan(result({ ...back, totalBackpressure: 14 }));
    // A typed Kb is limited by the flow through the nozzle.
    expect(result({ ...back, kb: 1 }) / result(back)).toBeCloseTo(1, 9);
  });

  test('uses properties of the gas alone if part of the fluid is liquid', () => {
    const mixture = { ...duty, fluidSource: 'composition', composition: 'C3: 50; nC4: 50', setPressure: 5 };
    expect(result({ ...mixture, temperature: 45, method: 'real-nozzle' })).toBeGreaterThan(0);
  });

  test('gives the reason if the fluid freezes before the throat', () => {
    const carbonDioxide = { ...dense, temperature: -33, setPressure: 6 };
    expect(messagesOf(carbonDioxide).join(' ')).toContain(
      'The required area is not checked by the real nozzle: the expansion cannot be calculated as far as the throat',
    );
  });
});
