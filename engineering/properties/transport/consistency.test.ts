import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import { referenceStates } from '../reference/index.ts';
import { loadPureTransport, transportFluidIds } from './index.ts';

/** Fluids with saturated states: helium's conductivity starts above its critical point, and air is not a pure fluid. */
const saturable = transportFluidIds.filter(id => id !== 'He' && id !== 'Air');

describe('every fluid', () => {
  test.each(transportFluidIds)(
    '%s: a thin gas has the values of the dilute gas, which rise with temperature',
    async id => {
      const [transport, { fluid }] = [await loadPureTransport(id), await referenceStates(id)];
      const { critical, range, molarMass } = fluid.equation;
      const warm = Math.min(Math.max(2.2 * critical.temperature, 60), 0.99 * range.maximumTemperature, 700);
      const from = Math.max(0.75 * critical.temperature, 1.01 * range.minimumTemperature, 13);
      let before = { viscosity: 0, conductivity: 0 };
      for (let step = 0; step <= 12; step += 1) {
        const T = from + (step / 12) * (warm - from);
        const thin = 1e-4 * molarMass;
        const viscosity = transport.viscosity(T, thin).value;
        expect(viscosity / transport.diluteViscosity(T)).toBeCloseTo(1, 5);
        expect(transport.thermalConductivity(T, thin).value / transport.diluteConductivity(T)).toBeCloseTo(1, 3);
        expect(viscosity).toBeGreaterThan(before.viscosity);
        expect(transport.diluteConductivity(T)).toBeGreaterThan(before.conductivity);
        before = { viscosity, conductivity: transport.diluteConductivity(T) };
      }
    },
  );

  test.each(saturable)('%s: along the saturation line liquid thins, vapour thickens, and both stay apart', async id => {
    const [transport, states] = [await loadPureTransport(id), await referenceStates(id)];
    const { critical, range } = states.fluid.equation;
    const from = Math.max(0.55 * critical.temperature, 1.02 * range.minimumTemperature, startOf(id));
    let before = { liquid: Infinity, vapour: 0 };
    for (let step = 0; step <= 10; step += 1) {
      const T = from + (step / 10) * (0.9 * critical.temperature - from);
      const { liquid, vapour } = states.saturatedAtTemperature(T);
      const now = {
        liquid: transport.viscosity(T, liquid.density).value,
        vapour: transport.viscosity(T, vapour.density).value,
      };
      expect(now.liquid).toBeLessThan(before.liquid);
      expect(now.vapour).toBeGreaterThan(before.vapour);
      expect(now.liquid).toBeGreaterThan(now.vapour);
      expect(transport.thermalConductivity(T, liquid.density).value).toBeGreaterThan(
        transport.thermalConductivity(T, vapour.density).value,
      );
      before = now;
    }
  });

  test.each(saturable)('%s: surface tension falls to nothing at the critical point', async id => {
    const [transport, { fluid }] = [await loadPureTransport(id), await referenceStates(id)];
    if (!transport.hasSurfaceTension) {
      expect(() => transport.surfaceTension(300)).toThrow(Refusal);
      return;
    }
    const { critical, range } = fluid.equation;
    const steps = Array.from({ length: 12 }, (_, k) => {
      const from = Math.max(0.6 * critical.temperature, range.minimumTemperature);
      return transport.surfaceTension(from + (k / 12) * (0.995 * critical.temperature - from)).value;
    });
    steps.reduce((before, now) => (expect(now).toBeLessThan(before), now), Infinity);
    expect(transport.surfaceTension(critical.temperature).value).toBeLessThan(4e-4);
    expect(() => transport.surfaceTension(1.01 * critical.temperature)).toThrow(Refusal);
  });

  test.each(transportFluidIds)('%s: gases thicken and conduct better when they are compressed', async id => {
    const [transport, { fluid }] = [await loadPureTransport(id), await referenceStates(id)];
    const { critical, molarMass, range } = fluid.equation;
    const T = Math.max(Math.min(1.6 * critical.temperature, range.maximumTemperature, 690), 13);
    let before = { viscosity: 0, conductivity: 0 };
    for (const reduced of id === 'PG' ? [2.2, 2.5] : [0.5, 0.8, 1.1, 1.4, 1.7, 2]) {
      const density = reduced * critical.density * molarMass;
      if (T > 1.1 * critical.temperature || reduced > 2) {
        const now = {
          viscosity: transport.viscosity(T, density).value,
          conductivity: transport.thermalConductivity(T, density).value,
        };
        expect(now.conductivity).toBeGreaterThan(before.conductivity);
        expect(now.viscosity).toBeGreaterThanOrEqual(before.viscosity);
        before = now;
      }
    }
  });
});

/** Lowest temperature, K, of the liquid viscosity, where it is above 0.55 of the critical temperature. */
function startOf(id: string): number {
  return id === 'DME' ? 233 : 0;
}

describe('metadata of a value', () => {
  test('its source, method and uncertainty', async () => {
    const nitrogen = await loadPureTransport('N2');
    expect(nitrogen.viscosity(300, 1)).toMatchObject({ method: 'correlation', extrapolated: false });
    expect(nitrogen.viscosity(300, 1).source).toContain('Lemmon');
    const chlorine = await loadPureTransport('Cl2');
    expect(chlorine.viscosity(300, 3)).toMatchObject({ method: 'corresponding-states-fitted', extrapolated: false });
    for (const id of transportFluidIds) {
      const transport = await loadPureTransport(id);
      const { uncertainty } = transport.viscosity(
        Math.max(300, 0.9 * transport.fluid.equation.range.minimumTemperature),
        0.1,
      );
      expect(uncertainty).toBeGreaterThan(0);
      expect(uncertainty).toBeLessThanOrEqual(0.15);
    }
  });

  test('a little beyond the range it is extrapolated, far beyond refused', async () => {
    const ether = await loadPureTransport('DME');
    expect(ether.viscosity(250, 735).extrapolated).toBe(false);
    expect(ether.viscosity(225, 770).extrapolated).toBe(true);
    expect(() => ether.viscosity(180, 820)).toThrow(
      new Refusal('the correlation of dimethyl ether ends at −40.15 °C; the temperature is −93.15 °C').message,
    );
  });

  test('pressure beyond the range too', async () => {
    const [propane, states] = [await loadPureTransport('C3'), await referenceStates('C3')];
    const at = (pressure: number) => propane.thermalConductivity(300, states.atPT(pressure, 300).density);
    expect(at(69.9e6).extrapolated).toBe(false);
    expect(at(70.1e6).extrapolated).toBe(true);
  });

  test('between liquid and vapour propylene glycol has no viscosity', async () => {
    const glycol = await loadPureTransport('PG');
    expect(() => glycol.viscosity(500, 400)).toThrow(Refusal);
    expect(glycol.viscosity(298.15, 1033).value * 1e3).toBeGreaterThan(38);
    expect(glycol.viscosity(298.15, 1033).value * 1e3).toBeLessThan(50);
  });

  test('an unknown fluid and impossible arguments throw', async () => {
    await expect(loadPureTransport('H2O')).rejects.toThrow(RangeError);
    const methane = await loadPureTransport('C1');
    expect(() => methane.viscosity(0, 1)).toThrow(RangeError);
    expect(() => methane.viscosity(300, -1)).toThrow(RangeError);
  });
});

/** Both molecules have 14 electrons and nearly one mass, and nitrogen has a correlation of its own. */
test('compressed carbon monoxide is like compressed nitrogen', async () => {
  const [monoxide, nitrogen] = [await loadPureTransport('CO'), await loadPureTransport('N2')];
  const rise = (of: typeof monoxide, reducedDensity: number): number => {
    const { critical, molarMass } = of.fluid.equation;
    const T = 2.2 * critical.temperature;
    return of.viscosity(T, reducedDensity * critical.density * molarMass).value / of.diluteViscosity(T);
  };
  for (const reduced of [0.1, 0.3, 0.6, 1]) {
    expect(Math.abs(rise(monoxide, reduced) / rise(nitrogen, reduced) - 1)).toBeLessThan(0.05 * reduced + 0.03);
  }
});

test('results do not depend on earlier fluids or states', async () => {
  const [methane, propylene] = [await loadPureTransport('C1'), await loadPureTransport('C3=')];
  const first = propylene.thermalConductivity(300, 500).value;
  fc.assert(
    fc.property(
      fc.double({ min: 420, max: 600, noNaN: true }),
      fc.double({ min: 0.1, max: 300, noNaN: true }),
      (T, rho) => {
        const alone = methane.viscosity(T, rho).value;
        methane.thermalConductivity(T + 20, rho);
        propylene.viscosity(T, rho);
        expect(methane.viscosity(T, rho).value).toBe(alone);
      },
    ),
    { numRuns: 30 },
  );
  expect(propylene.thermalConductivity(300, 500).value).toBe(first);
});
