import { describe, expect, it } from 'vitest';
import {
  atmosphericAir,
  crossFlowNusselt,
  enclosureNusselt,
  horizontalCylinderNusselt,
  horizontalPlateNusselt,
  outsideCoefficient,
  pipeNusselt,
  prandtlNumber,
  rayleighNumber,
  verticalPlateNusselt,
} from '../index.ts';

describe('natural convection', () => {
  it('at a vertical plate: Incropera, example 9.2, a fire screen 0.71 m high at 232 degC in air of 23 degC', () => {
    const air = { density: 1 / 1, viscosity: 26.4e-6, conductivity: 33.8e-3, heatCapacity: 882, expansion: 0.0025 };
    // The example's kinematic viscosity and diffusivity, 26.4·10⁻⁶ and 38.3·10⁻⁶ m²/s.
    const diffusivity = 38.3e-6;
    const fluid = { ...air, heatCapacity: air.conductivity / diffusivity };
    const rayleigh = rayleighNumber(fluid, 232 - 23, 0.71);
    expect(rayleigh / 1e9).toBeCloseTo(1.813, 2);
    const nusselt = verticalPlateNusselt(rayleigh, 0.69);
    expect(nusselt).toBeCloseTo(147, 0);
    expect((nusselt * air.conductivity) / 0.71).toBeCloseTo(7, 1);
  });

  it('at a vertical plate: the check of the ht library, Gr = 2.63·10⁹ and Pr = 0.69', () => {
    expect(verticalPlateNusselt(0.69 * 2.63e9, 0.69)).toBeCloseTo(147.16185223770603, 9);
  });

  it('around a horizontal cylinder: the check of the ht library, Gr = 2.63·10⁹ and Pr = 0.69', () => {
    expect(horizontalCylinderNusselt(0.69 * 2.63e9, 0.69)).toBeCloseTo(139.13493970073597, 9);
  });

  it('at a horizontal plate: the checks of the ht library, Gr = 3.21·10⁸ and Pr = 5.54', () => {
    expect(horizontalPlateNusselt(5.54 * 3.21e8, true)).toBeCloseTo(181.73121274384457, 9);
    expect(horizontalPlateNusselt(5.54 * 3.21e8, false)).toBeCloseTo(55.44564799362829, 9);
  });

  it('at a horizontal plate changes from 0.54·Ra^(1/4) to 0.15·Ra^(1/3), and is never below 1', () => {
    const meeting = (0.54 / 0.15) ** 12;
    expect(horizontalPlateNusselt(meeting / 10, true)).toBeCloseTo(0.54 * (meeting / 10) ** 0.25, 9);
    expect(horizontalPlateNusselt(meeting * 10, true)).toBeCloseTo(0.15 * Math.cbrt(meeting * 10), 9);
    expect([horizontalPlateNusselt(0, true), horizontalPlateNusselt(0, false)]).toEqual([1, 1]);
  });

  it('in a vessel: 0.13·Ra^(1/3) where turbulent, 0.59·Ra^(1/4) where laminar, without a step between', () => {
    expect(enclosureNusselt(1e12)).toBeCloseTo(1300, 6);
    expect(enclosureNusselt(1e6)).toBeCloseTo(0.59 * 1e6 ** 0.25, 9);
    expect(enclosureNusselt(0)).toBe(1);
    const meeting = (0.59 / 0.13) ** 12;
    expect(meeting / 1e7).toBeCloseTo(7.66, 1);
    expect(enclosureNusselt(meeting * 1.000_001) / enclosureNusselt(meeting * 0.999_999)).toBeCloseTo(1, 5);
  });
});

describe('cross flow', () => {
  it('Incropera, example 7.4 as checked in the ht library: Re = 6071, Pr = 0.70', () => {
    expect(crossFlowNusselt(6071, 0.7)).toBeCloseTo(40.63708594124974, 9);
  });
});

describe('flow in a pipe', () => {
  it('turbulent: the check of the ht library for Gnielinski, Re = 10⁵, Pr = 1.2, f = 0.0185', () => {
    expect(pipeNusselt(1e5, 1.2, 0.0185)).toBeCloseTo(254.62682749359632, 9);
  });

  it('laminar: 3.66, with a continuous transition to turbulent', () => {
    expect([pipeNusselt(0, 0.7, 0.1), pipeNusselt(2300, 0.7, 0.04)]).toEqual([3.66, 3.66]);
    expect(pipeNusselt(2300.001, 0.7, 0.04)).toBeCloseTo(3.66, 3);
    expect(pipeNusselt(3999.999, 0.7, 0.04)).toBeCloseTo(pipeNusselt(4000, 0.7, 0.04), 3);
  });
});

describe('air at atmospheric pressure', () => {
  // Incropera 7th ed., table A.4: T K, ρ kg/m³, cp J/(kg·K), μ 10⁻⁷ Pa·s, λ 10⁻³ W/(m·K), Pr.
  const table = [
    [200, 1.7458, 1007, 132.5, 18.1, 0.737],
    [350, 0.995, 1009, 208.2, 30, 0.7],
    [400, 0.8711, 1014, 230.1, 33.8, 0.69],
    [600, 0.5804, 1051, 305.8, 46.9, 0.685],
    [800, 0.4354, 1099, 369.8, 57.3, 0.709],
    [1000, 0.3482, 1141, 424.4, 66.7, 0.726],
  ] as const;

  it('is within 3 % of tabulated properties from 200 to 1000 K', () => {
    for (const [temperature, density, heatCapacity, viscosity, conductivity, prandtl] of table) {
      const air = atmosphericAir(temperature);
      expect(Math.abs(air.density / density - 1)).toBeLessThan(0.015);
      expect(Math.abs(air.heatCapacity / heatCapacity - 1)).toBeLessThan(0.03);
      expect(Math.abs(air.viscosity / (viscosity * 1e-7) - 1)).toBeLessThan(0.03);
      expect(Math.abs(air.conductivity / (conductivity * 1e-3) - 1)).toBeLessThan(0.03);
      expect(Math.abs(prandtlNumber(air) / prandtl - 1)).toBeLessThan(0.04);
    }
  });

  it('has Sutherland’s constants of White: 1.716·10⁻⁵ Pa·s and 0.0241 W/(m·K) at 273 K', () => {
    const air = atmosphericAir(273);
    expect(air.viscosity).toBeCloseTo(1.716e-5, 15);
    expect(air.conductivity).toBeCloseTo(0.0241, 12);
    expect(air.density).toBeCloseTo(101325 / (287.05 * 273), 12);
    expect(air.expansion).toBe(1 / 273);
    const [hot, cold] = [atmosphericAir(546), atmosphericAir(273)];
    expect(hot.viscosity / cold.viscosity).toBeCloseTo((2 ** 1.5 * (273 + 111)) / (546 + 111), 12);
    expect(hot.conductivity / cold.conductivity).toBeCloseTo((2 ** 1.5 * (273 + 194)) / (546 + 194), 12);
    expect([250, 300, 400].map(T => atmosphericAir(T).heatCapacity)).toEqual([1003, 1003, 1023]);
    for (const edge of [100, 2500]) expect(atmosphericAir(edge).density).toBeGreaterThan(0);
    expect(() => atmosphericAir(2500.1)).toThrow('temperature of air must be between 100 and 2500 K');
  });

  it('throws for a temperature at which air would condense or dissociate', () => {
    expect(() => atmosphericAir(60)).toThrow('temperature of air must be between 100 and 2500 K, got 60');
  });
});

describe('the outside of a vessel', () => {
  const pipe = { orientation: 'horizontal', diameter: 0.1, height: 0.1 } as const;

  it('has the coefficient that tabulated properties of air give, to 2 %', () => {
    // Incropera 7th ed., table A.4 at 367 K: ν 22.8·10⁻⁶, α 32.8·10⁻⁶ m²/s, λ 31.3·10⁻³ W/(m·K), Pr 0.697.
    const rayleigh = (9.80665 * (438.15 - 296.15) * 0.1 ** 3) / (367 * 22.8e-6 * 32.8e-6);
    const expected = (horizontalCylinderNusselt(rayleigh, 0.697) * 31.3e-3) / 0.1;
    expect(Math.abs(outsideCoefficient(pipe, 438.15, 296.15) / expected - 1)).toBeLessThan(0.03);
  });

  it('is that of a wall of its height if vertical, of a cylinder of its diameter if horizontal', () => {
    const air = atmosphericAir(330);
    const shape = { diameter: 0.8, height: 3 };
    const prandtl = prandtlNumber(air);
    const standing = (verticalPlateNusselt(rayleighNumber(air, 60, 3), prandtl) * air.conductivity) / 3;
    expect(outsideCoefficient({ ...shape, orientation: 'vertical' }, 360, 300)).toBeCloseTo(standing, 12);
    const lying = (horizontalCylinderNusselt(rayleighNumber(air, 60, 0.8), prandtl) * air.conductivity) / 0.8;
    expect(outsideCoefficient({ ...shape, orientation: 'horizontal' }, 300, 360)).toBeCloseTo(lying, 12);
    const windy = (crossFlowNusselt((air.density * 12 * 0.8) / air.viscosity, prandtl) * air.conductivity) / 0.8;
    expect(windy).toBeGreaterThan(standing);
    expect(outsideCoefficient({ ...shape, orientation: 'vertical' }, 360, 300, 12)).toBeCloseTo(windy, 12);
  });

  it('uses wind where it gives more', () => {
    const calm = outsideCoefficient(pipe, 300, 290);
    expect(outsideCoefficient(pipe, 300, 290, 0.001)).toBe(calm);
    expect(outsideCoefficient(pipe, 300, 290, 10)).toBeGreaterThan(5 * calm);
  });

  it('has no buoyancy without a difference, and no singularity', () => {
    expect(outsideCoefficient(pipe, 290, 290)).toBeGreaterThan(0);
  });
});
