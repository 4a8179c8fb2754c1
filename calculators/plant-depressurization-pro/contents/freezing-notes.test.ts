import { beforeAll, describe, expect, test } from 'vitest';
import type { ColdPhase } from '@isentrope/engineering/vessels';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import { freezingNotes } from './freezing-notes.ts';

beforeAll(loadAllFluidData);

const textsOf = (phases: readonly Omit<ColdPhase, 'time'>[], equationOfState: 'peng-robinson' | 'reference') =>
  freezingNotes({ run: { coldPhases: phases.map(phase => ({ time: 0, ...phase })) }, equationOfState }).map(
    ({ text, field }) => `${field ?? ''}: ${text}`,
  );

const lean = { C1: 0.9, C2: 0.06, C3: 0.03999, Bz: 1e-5 };

describe('contents colder than a triple point are compared with solids', () => {
  // Solid benzene has 45 Pa at −49 °C: 3.27 kPa at 0 °C, and 44.4 kJ/mol of sublimation by Clausius and Clapeyron; the gas has 10 Pa.
  test('10 ppm of benzene in gas do not freeze at −49 °C, 1000 ppm do', () => {
    const at = { place: 'gas', pressure: 10e5, temperature: 224.15 } as const;
    expect(textsOf([{ ...at, composition: lean }], 'peng-robinson')).toEqual([]);
    const [text, ...others] = textsOf([{ ...at, composition: { ...lean, Bz: 1e-3 } }], 'peng-robinson');
    expect(text).toContain(
      'lowestFluidTemperature: At {pressure} and {temperature}, in the vessel, benzene of the contents',
    );
    expect(others).toEqual([]);
  });

  // Dry ice sublimes at 1.03 bar at −78.3 °C (Span and Wagner, 1996).
  test.each(['peng-robinson', 'reference'] as const)(
    '2.4 %% of carbon dioxide do not freeze at −78.3 °C, but at −148 °C: %s',
    by => {
      const composition = { C1: 0.976, CO2: 0.024 };
      const at = (bar: number) =>
        ({ place: 'outflow', pressure: bar * 1e5, temperature: 194.85, composition }) as const;
      expect(textsOf([at(10)], by)).toEqual([]);
      expect(textsOf([at(1.01325)], by)).toEqual([]);
      const frozen = textsOf([at(1.01325), { ...at(1.01325), temperature: 125 }], by);
      expect(frozen).toHaveLength(1);
      expect(frozen[0]).toContain(
        'lowestDownstreamTemperature: At {pressure} and {temperature}, behind the valve, carbon',
      );
    },
  );

  test('water that GERG-2008 refuses as ice is reported', () => {
    const composition = { C1: 0.99, H2O: 0.01 };
    const [text] = textsOf([{ place: 'gas', pressure: 10e5, temperature: 230, composition }], 'reference');
    expect(text).toContain('lowestFluidTemperature: ');
  });
});

test('nothing is said of a run without cold phases', () => {
  expect(textsOf([], 'peng-robinson')).toEqual([]);
});
