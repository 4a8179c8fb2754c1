import { describe, expect, test } from 'vitest';
import { ChungFluid, denseConductivity, denseViscosity, setCoefficients } from './chung.ts';
import { quantumGases } from './quantum-gases.ts';
import {
  createMixture,
  liquidSurfaceTension,
  phaseAt,
  PhaseState,
  phaseThermalConductivity,
  phaseViscosity,
} from '../index.ts';

function fluid(molarMass: number, Tc: number, Vc: number, omega: number, dipole: number): ChungFluid {
  const dipole4 = (131.3 * dipole) ** 4 / (Vc * Tc) ** 2;
  const made = Object.assign(new ChungFluid(), {
    molarMass,
    criticalTemperature: Tc,
    criticalVolume: Vc,
    acentricFactor: omega,
    dipole4,
    conductivityDipole4: dipole4,
  });
  setCoefficients(made);
  return made;
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
  ['H2', 300, 1e5, 'vapour', 8.95, 186, 0.01],
  ['He', 300, 1e5, 'vapour', 19.9, 156, 0.01],
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

// Poling et al., 5th ed., equations 9-4.11 and 9-3.9, with the dipole moments, debye, and association factors of its tables.
test.each([
  ['H2S', 0.9, 0],
  ['NH3', 1.5, 0],
  ['SO2', 1.6, 0],
  ['H2O', 1.8, 0.076],
  ['MeOH', 1.7, 0.215],
] as const)(
  'a thin gas of polar molecules, %s of %d debye, has the viscosity of Chung worked by hand',
  (id, dipole, kappa) => {
    const mixture = createMixture([id]);
    const [component] = mixture.components;
    const {
      criticalTemperature: Tc = 0,
      criticalVolume = 0,
      acentricFactor: omega = 0,
      molarMass = 0,
    } = component ?? {};
    const Vc = 1e6 * criticalVolume;
    const reduced = (131.3 * dipole) / Math.sqrt(Vc * Tc);
    const Fc = 1 - 0.2756 * omega + 0.059035 * reduced ** 4 + kappa;
    const t = (1.2593 * 450) / Tc;
    const collisions = 1.16145 * t ** -0.14874 + 0.52487 * Math.exp(-0.7732 * t) + 2.16178 * Math.exp(-2.43787 * t);
    const micropoise = (40.785 * Fc * Math.sqrt(1000 * molarMass * 450)) / (Vc ** (2 / 3) * collisions);
    const phase = new PhaseState(1);
    phaseAt(mixture, 450, 1, [1], 'vapour', phase);
    expect(phaseViscosity(mixture, phase) / (micropoise * 1e-7)).toBeCloseTo(1, 4);
  },
);

describe('hydrogen and helium, which Chung makes 9 to 15 % too thin', () => {
  /** kg/m³ by Leachman et al. (2009) for hydrogen and Ortiz-Vega et al. (2020) for helium, at 1, 50, 100 and 200 bar. */
  const densities = {
    H2: {
      200: [0.1211, 5.854, 11.2789, 20.847],
      300: [0.0808, 3.9249, 7.6254, 14.3996],
      400: [0.0606, 2.96, 5.7843, 11.0574],
      500: [0.0485, 2.3778, 4.6657, 8.9917],
    },
    He: {
      200: [0.2405, 11.6122, 22.4446, 42.1056],
      300: [0.1604, 7.8385, 15.3278, 29.3684],
      400: [0.1203, 5.9165, 11.6395, 22.5519],
      500: [0.0963, 4.7513, 9.3815, 18.3018],
    },
  } as const;
  const bars = [1, 50, 100, 200];
  const states = (['H2', 'He'] as const).flatMap(id =>
    ([200, 300, 400, 500] as const).flatMap(T =>
      bars.map((bar, index) => [id, T, bar, densities[id][T][index] ?? Number.NaN] as const),
    ),
  );

  test.each(states)(
    '%s at %d K and %d bar is within 1.5 %% of its correlation at the true density',
    (id, T, bar, rho) => {
      const mixture = createMixture([id]);
      const phase = new PhaseState(1);
      phaseAt(mixture, T, bar * 1e5, [1], 'vapour', phase);
      const gas = quantumGases.get(id);
      expect(Math.abs(phaseViscosity(mixture, phase) / (gas?.viscosity(T, rho) ?? 0) - 1)).toBeLessThan(0.015);
      expect(Math.abs(phaseThermalConductivity(mixture, phase) / (gas?.conductivity(T, rho) ?? 0) - 1)).toBeLessThan(
        0.015,
      );
    },
  );

  /** W/(m·K): Assael et al. (2011), table of values for checking programs. */
  test.each([
    [298.15, 0, 185.67],
    [298.15, 0.80844, 186.97],
    [298.15, 14.4813, 201.35],
    [35, 0, 26.988],
  ])('conductivity of hydrogen at %d K and %d kg/m³ is %d mW/(m·K)', (T, rho, printed) =>
    expect(Math.abs((quantumGases.get('H2')?.conductivity(T, rho) ?? 0) * 1e3 - printed)).toBeLessThan(0.006),
  );

  test('viscosity of hydrogen at 35 K and 100 kg/m³ is 54.7889 μPa·s: CoolProp, after Muzny et al. (2013)', () =>
    expect((quantumGases.get('H2')?.viscosity(35, 100) ?? 0) * 1e6).toBeCloseTo(54.7889, 3));

  test.each([
    [50, 1.733, 6.376],
    [400, 0.2166, 24.29],
  ])('viscosity of helium at %d K and 1.8 bar is as in NIST Technical Note 1334', (T, rho, printed) =>
    expect(Math.abs(((quantumGases.get('He')?.viscosity(T, rho) ?? 0) * 1e6) / printed - 1)).toBeLessThan(0.002),
  );

  test('conductivity of helium at 300 K is that of the monatomic gas, 15/4·R/M·η, within 0.6 %', () => {
    const gas = quantumGases.get('He');
    const monatomic = ((15 / 4) * 8.314_462_6 * (gas?.viscosity(300, 0) ?? 0)) / 0.004_002_602;
    expect(Math.abs((gas?.conductivity(300, 0) ?? 0) / monatomic - 1)).toBeLessThan(0.006);
  });

  test('a little of them changes a dense mixture a little, and much of them leads to the pure gas', () => {
    const [mixture, pure] = [createMixture(['H2', 'nC7']), createMixture(['H2'])];
    const [phase, alone] = [new PhaseState(2), new PhaseState(1)];
    const viscosityOf = (x: number, root: 'liquid' | 'vapour') => {
      phaseAt(mixture, 350, 1e7, [x, 1 - x], root, phase);
      return [phaseViscosity(mixture, phase), phaseThermalConductivity(mixture, phase)] as const;
    };
    const [without, little] = [viscosityOf(0, 'liquid'), viscosityOf(1e-3, 'liquid')];
    phaseAt(pure, 350, 1e7, [1], 'vapour', alone);
    const much = viscosityOf(1 - 1e-6, 'vapour');
    for (const index of [0, 1] as const) expect(Math.abs(little[index] / without[index] - 1)).toBeLessThan(0.01);
    expect(Math.abs(much[0] / phaseViscosity(pure, alone) - 1)).toBeLessThan(1e-4);
    expect(Math.abs(much[1] / phaseThermalConductivity(pure, alone) - 1)).toBeLessThan(1e-4);
  });
});

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

test('viscosity of a mixture rich in hydrogen has no pole where its mean acentric factor is a little below 0', () => {
  const mixture = createMixture(['H2', 'C3']);
  const phase = new PhaseState(2);
  const viscosities = Array.from({ length: 41 }, (_, k) => {
    const hydrogen = 1 - k / 40;
    phaseAt(mixture, 300, 2e5, [hydrogen, 1 - hydrogen], 'vapour', phase);
    return 1e6 * phaseViscosity(mixture, phase);
  });
  expect(Math.min(...viscosities)).toBeGreaterThan(7);
  expect(Math.max(...viscosities)).toBeLessThan(12);
});

// CoolProp 8.0.0, W/(m·K), at 20 bar; with the polar terms of the method they were −0.11, −0.59, 0.48, 1.94 and 1.00.
test.each([
  ['MeOH', 200, 0.2186],
  ['MeOH', 230, 0.2138],
  ['MeOH', 300, 0.2008],
  ['NH3', 200, 0.8074],
  ['NH3', 300, 0.4824],
] as const)('conductivity of liquid %s at %f K is within 10 %% of its correlation', (id, temperature, conductivity) => {
  const mixture = createMixture([id]);
  const phase = new PhaseState(1);
  phaseAt(mixture, temperature, 20e5, [1], 'liquid', phase);
  expect(Math.abs(phaseThermalConductivity(mixture, phase) / conductivity - 1)).toBeLessThan(0.1);
});

test('conductivity is positive and without a pole in liquids of methanol with others', () => {
  for (const other of ['C1', 'C3', 'nC7', 'CO2', 'H2S', 'NH3', 'Tol']) {
    const mixture = createMixture(['MeOH', other]);
    const phase = new PhaseState(2);
    for (let share = 0.1; share < 1; share += 0.1) {
      const all = [150, 170, 190, 210, 230, 250, 270, 300].map(temperature => {
        phaseAt(mixture, temperature, 50e5, [share, 1 - share], 'liquid', phase);
        return phaseThermalConductivity(mixture, phase);
      });
      expect(Math.min(...all)).toBeGreaterThan(0.03);
      expect(Math.max(...all)).toBeLessThan(1.1);
    }
  }
});
