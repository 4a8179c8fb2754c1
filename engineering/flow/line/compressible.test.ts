import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adiabaticChokedFlux,
  adiabaticLine,
  choked,
  isothermalChokedFlux,
  isothermalLine,
  soundSpeed,
  type GasInlet,
  type GasOutlet,
} from './compressible.ts';

const inlets = fc.record({
  pressure: fc.double({ min: 1e4, max: 1e7, noNaN: true }),
  density: fc.double({ min: 0.05, max: 100, noNaN: true }),
  resistance: fc.double({ min: 0.01, max: 1000, noNaN: true }),
});
const gammas = fc.double({ min: 1.01, max: 1.67, noNaN: true });
/** A share of the choked flux. */
const shares = fc.double({ min: 1e-4, max: 0.999, noNaN: true });
const runs = { numRuns: 10_000 };

function flowing(outlet: GasOutlet | typeof choked): GasOutlet {
  if (outlet === choked) throw new Error('choked');
  return outlet;
}

/** f·L/D of Fanno flow from a Mach number to 1. */
function fannoLength(mach: number, gamma: number): number {
  const m2 = mach ** 2;
  return (1 - m2) / (gamma * m2) + ((gamma + 1) / (2 * gamma)) * Math.log(((gamma + 1) * m2) / (2 + (gamma - 1) * m2));
}

describe('adiabatic flow', () => {
  // J. D. Anderson, Modern Compressible Flow, table A.4 (γ = 1.4): M, T/T*, p/p*, ρ/ρ*, 4fL*/D with Fanning's f.
  test.each([
    [0.1, 1.198, 10.94, 9.138, 66.92],
    [0.2, 1.19, 5.455, 4.583, 14.53],
    [0.3, 1.179, 3.619, 3.07, 5.299],
    [0.5, 1.143, 2.138, 1.871, 1.069],
    [0.8, 1.064, 1.289, 1.212, 0.07229],
  ])('from Mach %f to the choked end as in the tables', (mach, T, p, rho, length) => {
    const gamma = 1.4;
    const resistance = fannoLength(mach, gamma);
    expect(resistance / length - 1).toBeCloseTo(0, 3);
    const massFlux = mach * Math.sqrt(gamma * 1e5 * 1.2);
    const inlet = { pressure: 1e5, density: 1.2, massFlux, resistance: resistance * (1 - 1e-12) };
    const outlet = flowing(adiabaticLine(inlet, gamma));
    expect(1e5 / (1e5 - outlet.pressureDrop) / p - 1).toBeCloseTo(0, 3);
    expect(1 / outlet.temperatureRatio / T - 1).toBeCloseTo(0, 3);
    expect(1 / outlet.densityRatio / rho - 1).toBeCloseTo(0, 3);
    expect(adiabaticChokedFlux(1e5, 1.2, resistance, gamma) / massFlux).toBeCloseTo(1, 12);
  });

  test('satisfies the Fanno relation between its two Mach numbers, and keeps energy, to 1e-9', () => {
    fc.assert(
      fc.property(inlets, gammas, shares, (input, gamma, share) => {
        const { pressure, density, resistance } = input;
        const massFlux = share * adiabaticChokedFlux(pressure, density, resistance, gamma);
        const outlet = flowing(adiabaticLine({ ...input, massFlux }, gamma));
        const density2 = density * outlet.densityRatio;
        const pressure2 = pressure - outlet.pressureDrop;
        const mach = (p: number, rho: number) => massFlux / rho / soundSpeed(gamma, p, rho);
        const whole = fannoLength(mach(pressure, density), gamma);
        const rest = fannoLength(mach(pressure2, density2), gamma);
        expect(Math.abs(whole - rest - resistance)).toBeLessThan(1e-9 * resistance + 1e-12 * whole);
        const enthalpy = (p: number, rho: number) => (gamma / (gamma - 1)) * (p / rho) + (massFlux / rho) ** 2 / 2;
        expect(enthalpy(pressure2, density2) / enthalpy(pressure, density)).toBeCloseTo(1, 9);
        expect(outlet.temperatureRatio).toBeCloseTo(((pressure2 / pressure) * density) / density2, 9);
      }),
      runs,
    );
  });

  test('is isothermal flow at γ = 1, and loses less the larger γ is', () => {
    fc.assert(
      fc.property(inlets, gammas, gammas, shares, (input, one, other, share) => {
        fc.pre(Math.abs(one - other) > 1e-6);
        const massFlux = share * isothermalChokedFlux(input.pressure, input.density, input.resistance);
        const drop = (gamma: number) => flowing(adiabaticLine({ ...input, massFlux }, gamma)).pressureDrop;
        expect(drop(1) / flowing(isothermalLine({ ...input, massFlux })).pressureDrop).toBeCloseTo(1, 12);
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        expect(drop(small)).toBeGreaterThanOrEqual(drop(large) * (1 - 1e-14));
        expect(drop(1)).toBeGreaterThanOrEqual(drop(small) * (1 - 1e-14));
      }),
    );
  });

  test('tends to isothermal flow as γ goes to 1', () => {
    const inlet = { pressure: 5e5, density: 4, massFlux: 300, resistance: 10 };
    const near = flowing(adiabaticLine(inlet, 1 + 1e-9));
    expect(near.pressureDrop / flowing(isothermalLine(inlet)).pressureDrop).toBeCloseTo(1, 8);
  });
});

describe('isothermal flow', () => {
  test('passes 145.4847572636031 kg/s as the documentation of fluids 1.3.1 (isothermal_gas)', () => {
    // ρ = 11.3 kg/m³ is the mean density there, standing at p1 in the equation: f = 0.00185, L = 1000 m, D = 0.5 m.
    const area = (Math.PI / 4) * 0.5 ** 2;
    const massFlux = 145.4847572636031 / area;
    const inlet = { pressure: 1e6, density: 11.3, massFlux, resistance: (0.00185 * 1000) / 0.5 };
    expect(flowing(isothermalLine(inlet)).pressureDrop).toBeCloseTo(1e5, 5);
  });

  test('keeps its temperature, so that its density falls with its pressure', () => {
    const outlet = flowing(isothermalLine({ pressure: 5e5, density: 4, massFlux: 300, resistance: 10 }));
    expect(outlet.temperatureRatio).toBe(1);
    expect(outlet.densityRatio).toBeCloseTo((5e5 - outlet.pressureDrop) / 5e5, 12);
  });

  test('chokes at 389699.7 Pa for the pipe of fluids 1.3.1 (P_isothermal_critical_flow)', () => {
    const inlet = { pressure: 1e6, density: 11.3, resistance: (0.00185 * 1000) / 0.5 };
    const massFlux = isothermalChokedFlux(inlet.pressure, inlet.density, inlet.resistance);
    const { pressureDrop } = flowing(isothermalLine({ ...inlet, massFlux: massFlux * (1 - 1e-12) }));
    expect((1e6 - pressureDrop) / 389699.73176189465).toBeCloseTo(1, 5);
  });

  test('satisfies its own equation to 1e-9', () => {
    fc.assert(
      fc.property(inlets, shares, (input, share) => {
        const { pressure, density, resistance } = input;
        const massFlux = share * isothermalChokedFlux(pressure, density, resistance);
        const { pressureDrop } = flowing(isothermalLine({ ...input, massFlux }));
        const p2 = pressure - pressureDrop;
        const right = massFlux ** 2 * (pressure / density) * (resistance - 2 * Math.log1p(-pressureDrop / pressure));
        expect(Math.abs((pressureDrop * (pressure + p2)) / right - 1)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });
});

describe('both', () => {
  const methods: [string, (inlet: GasInlet) => GasOutlet | typeof choked, (inlet: GasInlet) => number][] = [
    ['isothermal', isothermalLine, v => isothermalChokedFlux(v.pressure, v.density, v.resistance)],
    ['adiabatic', v => adiabaticLine(v, 1.3), v => adiabaticChokedFlux(v.pressure, v.density, v.resistance, 1.3)],
  ];
  test.each(methods)('%s flow tends to Darcy–Weisbach as the drop goes to 0', (_, line) => {
    const inlet = { pressure: 1e6, density: 10, resistance: 20 };
    for (const massFlux of [1e-6, 1e-3, 1, 5]) {
      const incompressible = (20 * massFlux ** 2) / (2 * 10);
      const { pressureDrop } = flowing(line({ ...inlet, massFlux }));
      expect(Math.abs(pressureDrop / incompressible - 1)).toBeLessThan((2 * incompressible) / 1e6 + 1e-14);
    }
  });

  test.each(methods)(
    '%s flow chokes above its greatest flux and nowhere below, without a step',
    (_, line, greatest) => {
      fc.assert(
        fc.property(inlets, input => {
          const maximum = greatest({ ...input, massFlux: 1 });
          expect(line({ ...input, massFlux: maximum * (1 + 1e-9) })).toBe(choked);
          const [last, before] = [1e-9, 1e-8].map(less => flowing(line({ ...input, massFlux: maximum * (1 - less) })));
          expect(Math.abs((last?.pressureDrop ?? 0) - (before?.pressureDrop ?? 0))).toBeLessThan(1e-3 * input.pressure);
        }),
      );
    },
  );

  test.each(methods)('%s flow loses more the more of it there is', (_, line, greatest) => {
    fc.assert(
      fc.property(inlets, shares, shares, (input, one, other) => {
        fc.pre(Math.abs(one / other - 1) > 1e-9);
        const maximum = greatest({ ...input, massFlux: 1 });
        const drop = (share: number) => flowing(line({ ...input, massFlux: maximum * share })).pressureDrop;
        expect(drop(Math.max(one, other))).toBeGreaterThan(drop(Math.min(one, other)));
      }),
    );
  });

  test('friction and acceleration make up the drop: momentum balance of a frictionless line', () => {
    const outlet = flowing(adiabaticLine({ pressure: 1e5, density: 1, massFlux: 100, resistance: 0 }, 1.4));
    expect(outlet).toEqual({ pressureDrop: 0, accelerationLoss: 0, densityRatio: 1, temperatureRatio: 1 });
  });

  test('refuse invalid gases', () => {
    const inlet = { pressure: 1e5, density: 1, massFlux: 1, resistance: 1 };
    expect(() => isothermalLine({ ...inlet, pressure: 0 })).toThrow('pressure must be above 0, got 0');
    expect(() => isothermalLine({ ...inlet, density: -1 })).toThrow('density must be above 0, got -1');
    expect(() => isothermalLine({ ...inlet, massFlux: Number.NaN })).toThrow('massFlux must be above 0, got NaN');
    expect(() => adiabaticLine({ ...inlet, resistance: -1 }, 1.4)).toThrow('resistance must be at least 0, got -1');
    expect(() => adiabaticLine(inlet, 0.99)).toThrow('gamma must be at least 1, got 0.99');
  });
});
