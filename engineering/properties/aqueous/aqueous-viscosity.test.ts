import { describe, expect, test } from 'vitest';
import { aqueousSolution } from '../liquids/index.ts';
import { aqueousViscosityCaution } from './aqueous-viscosity.ts';
import { loadFluid, loadTransportData, stateOf, transportOf } from '../index.ts';

/** Viscosity, Pa·s, of water with a substance in mass fractions, from those of both as liquids. */
async function viscosityOf(id: string, molarMass: number, share: number, celsius: number) {
  const amounts = { [id]: share / molarMass, H2O: (1 - share) / 0.018015 };
  const fluid = await loadFluid(amounts);
  await loadTransportData(Object.keys(amounts));
  const state = stateOf(fluid, { pressure: 5e5, temperature: celsius + 273.15 });
  return transportOf(fluid).viscosity({ composition: fluid.composition, state }).value;
}

describe('the caution on the viscosity of water with an alcohol or glycol', () => {
  test.each([
    ['PG', 'propyleneGlycol', 0.0761, 0.36, 20],
    ['PG', 'propyleneGlycol', 0.0761, 0.5, 0],
    ['MeOH', 'methanol', 0.03204, 0.4, -10],
    ['MeOH', 'methanol', 0.03204, 0.5, -20],
  ] as const)(
    'states a ratio that holds for %s by Melinder (%s, %d kg/mol, %d, %d °C)',
    async (id, solute, M, share, t) => {
      const measured = aqueousSolution(solute, share, t + 273.15).viscosity;
      const ratio = measured / (await viscosityOf(id, M, share, t));
      expect(ratio).toBeGreaterThan(1.5);
      expect(ratio).toBeLessThan(3.05);
    },
  );

  test('is for such mixtures only', () => {
    expect(aqueousViscosityCaution({ H2O: 0.5, EtOH: 0.5 })).toContain('the unsafe side');
    expect(aqueousViscosityCaution({ H2O: 0.999, EtOH: 0.001 })).toBeUndefined();
    expect(aqueousViscosityCaution({ H2O: 0.5, NH3: 0.5 })).toContain('the unsafe side');
    expect(aqueousViscosityCaution({ H2O: 0.5, H2S: 0.5 })).toBeUndefined();
  });
});
