import { describe, expect, test } from 'vitest';
import { ChungFluid, denseConductivity, denseViscosity } from './chung.ts';
import {
  createMixture,
  liquidSurfaceTension,
  phaseAt,
  PhaseState,
  phaseThermalConductivity,
  phaseViscosity,
} from './index.ts';

function fluid(molarMass: number, Tc: number, Vc: number, omega: number, dipole: number): ChungFluid {
  return Object.assign(new ChungFluid(), {
    molarMass,
    criticalTemperature: Tc,
    criticalVolume: Vc,
    acentricFactor: omega,
    dipole4: (131.3 * dipole) ** 4 / (Vc * Tc) ** 2,
  });
}

test('viscosity of ammonia at 520 K and 600 bar is 455 μP: Poling et al., 5th ed., example 9-12', () => {
  const ammonia = fluid(17.031, 405.5, 72.4, 0.256, 1.47);
  expect(Math.round(denseViscosity(ammonia, 520, 48.2, 182e-7) * 1e7)).toBe(455);
});

test('conductivity of propylene at 473 K is 0.0616057 W/(m·K): chemicals library, Chung_dense', () => {
  const propylene = fluid(42.081, 364.9, 184.6, 0.142, 0.4);
  const conductivity = denseConductivity(propylene, 473, 172.1, 82.67 / 8.314_462_618, 134e-7);
  expect(conductivity).toBeCloseTo(0.061_605_692_3, 9);
});

/** The reference correlations the NIST Chemistry WebBook tabulates: μPa·s and mW/(m·K). */
const references = [
  ['N2', 300, 1e5, 'vapour', 17.89, 25.97, 0.05],
  ['N2', 300, 2e7, 'vapour', 24.6, 38.4, 0.08],
  ['C1', 300, 1e5, 'vapour', 11.13, 34.2, 0.05],
  ['C1', 300, 1e7, 'vapour', 13.97, 43.5, 0.05],
  ['CO2', 300, 1e5, 'vapour', 15, 16.8, 0.05],
  ['Ar', 300, 1e5, 'vapour', 22.7, 17.7, 0.05],
  ['C2', 300, 1e5, 'vapour', 9.4, 21.3, 0.05],
  ['H2', 300, 1e5, 'vapour', 8.95, 186, 0.16],
  ['He', 300, 1e5, 'vapour', 19.9, 156, 0.16],
  ['CO2', 280, 1e7, 'liquid', 102, 115.5, 0.12],
  ['C2', 250, 5e6, 'liquid', 92, 113, 0.12],
  ['C3', 300, 1e6, 'liquid', 96.3, 93.4, 0.12],
  ['nC4', 300, 1e6, 'liquid', 157, 105, 0.12],
  ['nC10', 300, 1e5, 'liquid', 827, 131, 0.12],
  ['nC7', 300, 1e5, 'liquid', 381, 122.5, 0.22],
] as const;

test.each(references)(
  '%s at %d K, %d Pa, %s: viscosity %d and conductivity %d',
  (id, T, p, root, eta, lambda, share) => {
    const mixture = createMixture([id]);
    const phase = new PhaseState(1);
    phaseAt(mixture, T, p, [1], root, phase);
    expect(Math.abs((phaseViscosity(mixture, phase) * 1e6) / eta - 1)).toBeLessThan(share);
    expect(Math.abs((phaseThermalConductivity(mixture, phase) * 1e3) / lambda - 1)).toBeLessThan(share);
  },
);

describe('a mixture', () => {
  test('of a component with itself has the properties of the component', () => {
    const phase = new PhaseState(2);
    const mixture = createMixture(['C3', 'nC4']);
    const pure = createMixture(['C3']);
    const alone = new PhaseState(1);
    phaseAt(mixture, 300, 2e6, [1, 0], 'liquid', phase);
    phaseAt(pure, 300, 2e6, [1], 'liquid', alone);
    expect(phaseViscosity(mixture, phase) / phaseViscosity(pure, alone)).toBeCloseTo(1, 10);
    expect(phaseThermalConductivity(mixture, phase) / phaseThermalConductivity(pure, alone)).toBeCloseTo(1, 10);
    expect(liquidSurfaceTension(mixture, phase) / liquidSurfaceTension(pure, alone)).toBeCloseTo(1, 10);
  });
});

/** NIST Chemistry WebBook, N/m. */
const tensions = [
  ['C1', 120, 0.0113],
  ['C3', 300, 0.0067],
  ['nC5', 300, 0.0152],
  ['nC10', 300, 0.0232],
  ['CO2', 250, 0.0091],
] as const;

test.each(tensions)('surface tension of %s at %d K is %d N/m within 7 %%', (id, T, expected) => {
  const mixture = createMixture([id]);
  const phase = new PhaseState(1);
  phaseAt(mixture, T, 2e6, [1], 'liquid', phase);
  expect(Math.abs(liquidSurfaceTension(mixture, phase) / expected - 1)).toBeLessThan(0.07);
});

test('surface tension vanishes at the critical temperature and above', () => {
  const mixture = createMixture(['C1']);
  const phase = new PhaseState(1);
  phaseAt(mixture, 200, 1e7, [1], 'liquid', phase);
  expect(liquidSurfaceTension(mixture, phase)).toBe(0);
});
