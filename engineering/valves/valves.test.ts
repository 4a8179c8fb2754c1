import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aerodynamicNoise,
  fittingsOf,
  gasFlow,
  gasPressureDrop,
  hydrodynamicNoise,
  leastFavourableSize,
  liquidChokedDifference,
  liquidFlow,
  liquidPressureDrop,
  openingFor,
  originalGas,
  originalLiquid,
  pipingGeometryFactor,
  relativeCapacity,
  relativeFlowCoefficient,
  sizeGasValve,
  sizeLiquidValve,
  sizeTwoPhaseValve,
  twoPhaseState,
  type ViscousValve,
} from './index.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const runs = { numRuns: 10_000 };

const liquids = fc.record({
  density: between(400, 1500),
  upstreamPressure: between(2e5, 1e7),
  vapourPressure: between(0, 1.5e5),
  criticalPressure: between(2e6, 3e7),
});
const gases = fc.record({
  upstreamPressure: between(2e5, 1e7),
  temperature: between(200, 700),
  molarMass: between(0.002, 0.1),
  gamma: between(1, 1.67),
  compressibilityFactor: between(0.6, 1.2),
});
/** A valve size with pipes up to three times as wide and a Kv in the scope of the standard. */
const sizes = fc.record({
  valveSize: between(0.015, 0.5),
  upstream: between(1, 3),
  downstream: between(1, 3),
  capacity: between(1e-4, 0.045),
  FL: between(0.4, 0.98),
  xT: between(0.15, 0.96),
});
function valveOf({
  valveSize,
  upstream,
  downstream,
  capacity,
}: {
  valveSize: number;
  upstream: number;
  downstream: number;
  capacity: number;
}) {
  return {
    kv: capacity * 0.865 * (valveSize * 1000) ** 2,
    fittings: fittingsOf({
      valveSize,
      upstreamDiameter: upstream * valveSize,
      downstreamDiameter: downstream * valveSize,
    }),
  };
}
const drops = between(1e-4, 0.99);

describe('a valve with reducers', () => {
  test('sized for the flow of a liquid has the Kv that gave the flow, choked or not', () => {
    fc.assert(
      fc.property(liquids, sizes, drops, (liquid, size, drop) => {
        const { kv, fittings } = valveOf(size);
        const difference = drop * liquid.upstreamPressure;
        const flow = liquidFlow(kv, difference, liquid, { FL: size.FL, fittings });
        const sizing = sizeLiquidValve(flow.massFlow, difference, liquid, { FL: size.FL, fittings });
        expect(Math.abs((sizing?.kv ?? 0) / kv - 1)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  test('sized for the flow of a gas has the Kv that gave the flow, choked or not', () => {
    fc.assert(
      fc.property(gases, sizes, drops, (gas, size, drop) => {
        const { kv, fittings } = valveOf(size);
        const difference = drop * gas.upstreamPressure;
        const flow = gasFlow(kv, difference, gas, { xT: size.xT, fittings });
        const sizing = sizeGasValve(flow.massFlow, difference, gas, { xT: size.xT, fittings });
        expect(Math.abs((sizing?.kv ?? 0) / kv - 1)).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  test('has a flow without a step where it chokes', () => {
    fc.assert(
      fc.property(liquids, gases, sizes, (liquid, gas, size) => {
        const { kv, fittings } = valveOf(size);
        const ofLiquid = { FL: size.FL, fittings };
        const onset = liquidChokedDifference(kv, liquid, ofLiquid);
        const below = liquidFlow(kv, onset * (1 - 1e-9), liquid, ofLiquid);
        const above = liquidFlow(kv, onset * (1 + 1e-9), liquid, ofLiquid);
        expect([below.choked, above.choked]).toEqual([false, true]);
        expect(Math.abs(below.massFlow / above.massFlow - 1)).toBeLessThan(1e-8);
        const gasOnset = sizeGasValve(
          gasFlow(kv, 0.999 * gas.upstreamPressure, gas, { xT: size.xT, fittings }).massFlow,
          0.999 * gas.upstreamPressure,
          gas,
          { xT: size.xT, fittings },
        );
        const limit = (gasOnset?.xChoked ?? 2) * gas.upstreamPressure;
        if (limit < 0.99 * gas.upstreamPressure) {
          const flow = (difference: number) => gasFlow(kv, difference, gas, { xT: size.xT, fittings }).massFlow;
          expect(Math.abs(flow(limit * (1 - 1e-9)) / flow(limit * (1 + 1e-9)) - 1)).toBeLessThan(1e-8);
        }
      }),
      runs,
    );
  });
});

describe('the pressure differential of a flow', () => {
  test('of a liquid is found where it is unique and reported as not unique where the valve is choked', () => {
    fc.assert(
      fc.property(liquids, sizes, drops, (liquid, size, drop) => {
        const { kv, fittings } = valveOf(size);
        const valve = { FL: size.FL, fittings };
        const difference = drop * liquid.upstreamPressure;
        const flow = liquidFlow(kv, difference, liquid, valve);
        const answer = liquidPressureDrop(flow.massFlow, kv, liquid, valve);
        if (flow.choked) expect(answer).toMatchObject({ type: 'not unique: choked' });
        else if (answer.type === 'unique')
          expect(Math.abs(answer.pressureDifference / difference - 1)).toBeLessThan(1e-9);
        else expect(difference / liquidChokedDifference(kv, liquid, valve)).toBeCloseTo(1, 9);
        expect(liquidPressureDrop(flow.massFlow * 1e3, kv, liquid, valve).type).not.toBe('not unique: choked');
      }),
      runs,
    );
  });

  test('of a gas is found where it is unique and reported as not unique where the valve is choked', () => {
    fc.assert(
      fc.property(gases, sizes, drops, (gas, size, drop) => {
        const { kv, fittings } = valveOf(size);
        const valve = { xT: size.xT, fittings };
        const difference = drop * gas.upstreamPressure;
        const flow = gasFlow(kv, difference, gas, valve);
        const answer = gasPressureDrop(flow.massFlow, kv, gas, valve);
        if (flow.choked) expect(answer).toMatchObject({ type: 'not unique: choked' });
        else if (answer.type === 'unique') {
          const back = gasFlow(kv, answer.pressureDifference, gas, valve).massFlow;
          expect(Math.abs(back / flow.massFlow - 1)).toBeLessThan(1e-12);
        }
      }),
      runs,
    );
  });

  test('returns the smallest differential at the choked flow, and reports the maximum flow for a larger one', () => {
    const liquid = { density: 965.4, upstreamPressure: 680e3, vapourPressure: 70.1e3, criticalPressure: 22120e3 };
    const valve = { FL: 0.6 };
    const minimum = liquidChokedDifference(100, liquid, valve);
    const choked = liquidFlow(100, 5e5, liquid, valve).massFlow;
    expect(liquidPressureDrop(choked, 100, liquid, valve)).toEqual({ type: 'not unique: choked', minimum });
    const more = liquidPressureDrop(1.01 * choked, 100, liquid, valve);
    expect(more.type === 'more than the greatest flow' && more.greatestFlow / choked).toBeCloseTo(1, 12);
    const gas = { upstreamPressure: 1e6, temperature: 300, molarMass: 0.004, gamma: 1.66, compressibilityFactor: 1 };
    const vacuum = gasFlow(50, 1e6, gas, { xT: 0.96 });
    expect(vacuum.choked).toBe(false);
    expect(gasPressureDrop(1.01 * vacuum.massFlow, 50, gas, { xT: 0.96 })).toMatchObject({
      type: 'more than the greatest flow',
    });
  });
});

describe('laminar and transitional flow', () => {
  const viscousValve = fc.record({
    valveSize: between(0.02, 0.3),
    FL: between(0.5, 0.98),
    Fd: between(0.07, 1),
    viscosity: fc.double({ min: -3, max: 2, noNaN: true }).map(exponent => 10 ** exponent),
    capacity: between(1e-4, 0.015),
  });

  test('of a liquid, sized for a flow, gives the Kv that gave the flow', () => {
    let nonTurbulent = 0;
    fc.assert(
      fc.property(viscousValve, between(1e4, 2e6), ({ valveSize, FL, Fd, viscosity, capacity }, difference) => {
        const kv = capacity * 0.865 * (valveSize * 1000) ** 2;
        const liquid = { density: 900, upstreamPressure: 1e7, vapourPressure: 0, criticalPressure: 2e7 };
        const valve = { FL, viscous: { FL, Fd, valveSize, viscosity, ratedKv: kv } };
        const { massFlow, FR } = liquidFlow(kv, difference, liquid, valve);
        const sizing = sizeLiquidValve(massFlow, difference, liquid, valve);
        if (sizing?.regime === 'non-turbulent') nonTurbulent += 1;
        expect(FR).toBeLessThanOrEqual(1);
        expect(Math.abs((sizing?.kv ?? 0) / kv - 1)).toBeLessThan(1e-6);
      }),
      runs,
    );
    expect(nonTurbulent).toBeGreaterThan(1000);
  });

  test('of a gas at a large differential, deep in the laminar regime, is in proportion to 1/μ and sized back to its Kv', () => {
    const gas = { upstreamPressure: 3e5, temperature: 320, molarMass: 0.04, gamma: 1.4, compressibilityFactor: 1 };
    const kv = 0.5;
    const thick = (viscosity: number) => ({
      xT: 0.95,
      viscous: { FL: 0.9, Fd: 0.5, valveSize: 0.05, viscosity, ratedKv: kv },
    });
    const flow = (viscosity: number) => gasFlow(kv, 0.94 * 3e5, gas, thick(viscosity)).massFlow;
    expect(flow(2) / flow(1)).toBeCloseTo(0.5, 9);
    const sizing = sizeGasValve(flow(1), 0.94 * 3e5, gas, thick(1));
    expect(sizing?.regime).toBe('non-turbulent');
    expect(sizing?.reynoldsNumber).toBeLessThan(10);
    expect(sizing?.kv).toBeCloseTo(kv, 9);
  });

  test('of a gas is choked from x = F_γ·x_T on, the limit with it', () => {
    const gas = { upstreamPressure: 4e5, temperature: 320, molarMass: 0.04, gamma: 1.4, compressibilityFactor: 1 };
    const viscous = { FL: 0.9, Fd: 0.5, valveSize: 0.05, viscosity: 1, ratedKv: 0.5 };
    const at = (x: number) => {
      const sizing = sizeGasValve(1e-4, x * 4e5, gas, { xT: 0.75, viscous });
      return [sizing?.regime, sizing?.choked];
    };
    expect([at(0.7499), at(0.75), at(0.7501)]).toEqual([
      ['non-turbulent', false],
      ['non-turbulent', true],
      ['non-turbulent', true],
    ]);
  });

  test('of a gas satisfies its own equation at the Kv found', () => {
    const gas = { upstreamPressure: 3e5, temperature: 320, molarMass: 0.04, gamma: 1.4, compressibilityFactor: 1 };
    for (const viscosity of [1e-5, 1e-4, 1e-3]) {
      const viscous = { FL: 0.98, Fd: 0.07, valveSize: 0.015, viscosity, ratedKv: 0.1 };
      const sizing = sizeGasValve(3e-4, 1e5, gas, { xT: 0.8, viscous });
      expect(sizing?.regime).toBe('non-turbulent');
      const product = (sizing?.kv ?? 0) * (sizing?.FR ?? 0) * (sizing?.Y ?? 0);
      expect((77.5 / 3600) * product * Math.sqrt((1 * 5 * 40) / 320)).toBeCloseTo(3e-4, 15);
    }
  });

  test('has a flow that falls to nothing with the Reynolds number', () => {
    const liquid = { density: 900, upstreamPressure: 1e6, vapourPressure: 0, criticalPressure: 2e7 };
    const flow = (viscosity: number) =>
      liquidFlow(1, 1e5, liquid, { FL: 0.9, viscous: { FL: 0.9, Fd: 0.4, valveSize: 0.05, viscosity } }).massFlow;
    for (const viscosity of [1e-3, 1, 1e3, 1e6, 1e12]) {
      expect(Number.isFinite(flow(viscosity)) && flow(viscosity) > 0).toBe(true);
      expect(flow(viscosity * 10)).toBeLessThanOrEqual(flow(viscosity));
    }
    expect(flow(1e12) / flow(1e13)).toBeCloseTo(10, 9);
  });

  test('has no Kv when the valve is too small for any trim to pass the flow', () => {
    const liquid = { density: 900, upstreamPressure: 1e6, vapourPressure: 0, criticalPressure: 2e7 };
    const viscous = { FL: 0.9, Fd: 0.4, valveSize: 0.02, viscosity: 1e4 };
    expect(sizeLiquidValve(1, 1e4, liquid, { FL: 0.9, viscous })).toBeUndefined();
  });
});

describe('viscosity beside choking and reducers', () => {
  const viscosities = between(-5, 2).map(exponent => 10 ** exponent);
  const modifiers = between(0.07, 1);
  const viscousOf = (size: { valveSize: number; FL: number }, Fd: number, viscosity: number, kv: number) => ({
    FL: size.FL,
    Fd,
    valveSize: size.valveSize,
    viscosity,
    ratedKv: kv,
  });

  test('a viscous liquid that also chokes is sized on the choked differential', () => {
    const liquid = { density: 900, upstreamPressure: 39e5, vapourPressure: 21e5, criticalPressure: 40e5 };
    const viscous = { FL: 0.9, Fd: 0.46, valveSize: 0.025, viscosity: 0.8 };
    const turbulent = sizeLiquidValve(7, 34.8e5, liquid, { FL: 0.9 });
    const both = sizeLiquidValve(7, 34.8e5, liquid, { FL: 0.9, viscous });
    expect([turbulent?.choked, both?.choked, both?.regime]).toEqual([true, true, 'non-turbulent']);
    expect(both?.sizingPressureDifference).toBe(both?.chokedPressureDifference);
    expect((both?.kv ?? 0) * (both?.FR ?? 0)).toBeCloseTo(turbulent?.kv ?? 0, 9);
    expect(both?.kv).toBeGreaterThan(turbulent?.kv ?? Infinity);
  });

  test('never gives less than turbulent flow with its reducers and its choking', () => {
    let [liquidsChoked, gasesChoked] = [0, 0];
    fc.assert(
      fc.property(
        fc.tuple(liquids, gases, sizes, drops, modifiers, viscosities),
        ([liquid, gas, size, drop, Fd, viscosity]) => {
          const { kv, fittings } = valveOf(size);
          const viscous = viscousOf(size, Fd, viscosity, kv);
          const ofLiquid = { FL: size.FL, fittings };
          const flow = liquidFlow(kv, drop * liquid.upstreamPressure, liquid, ofLiquid).massFlow;
          const thick = sizeLiquidValve(flow, drop * liquid.upstreamPressure, liquid, { ...ofLiquid, viscous });
          if (thick) expect(thick.kv).toBeGreaterThanOrEqual(kv * (1 - 1e-9));
          if (thick?.regime === 'non-turbulent' && thick.choked) liquidsChoked += 1;
          const ofGas = { xT: size.xT, fittings };
          const gasesFlow = gasFlow(kv, drop * gas.upstreamPressure, gas, ofGas).massFlow;
          const slow = sizeGasValve(gasesFlow, drop * gas.upstreamPressure, gas, { ...ofGas, viscous });
          if (slow) expect(slow.kv).toBeGreaterThanOrEqual(kv * (1 - 1e-9));
          if (slow?.regime === 'non-turbulent' && slow.choked) gasesChoked += 1;
        },
      ),
      runs,
    );
    expect(Math.min(liquidsChoked, gasesChoked)).toBeGreaterThan(100);
  });

  test('never passes more flow than turbulent flow does, choked or not', () => {
    fc.assert(
      fc.property(
        fc.tuple(liquids, gases, sizes, drops, modifiers, viscosities),
        ([liquid, gas, size, drop, Fd, viscosity]) => {
          const { kv, fittings } = valveOf(size);
          const viscous = viscousOf(size, Fd, viscosity, kv);
          const ofLiquid = { FL: size.FL, fittings };
          const difference = drop * liquid.upstreamPressure;
          const thin = liquidFlow(kv, difference, liquid, ofLiquid).massFlow;
          expect(liquidFlow(kv, difference, liquid, { ...ofLiquid, viscous }).massFlow).toBeLessThanOrEqual(thin);
          const ofGas = { xT: size.xT, fittings };
          const fast = gasFlow(kv, drop * gas.upstreamPressure, gas, ofGas).massFlow;
          const slow = gasFlow(kv, drop * gas.upstreamPressure, gas, { ...ofGas, viscous }).massFlow;
          expect(slow).toBeLessThanOrEqual(fast);
        },
      ),
      runs,
    );
  });

  test('without a valve size gives no less than any size within the scope', () => {
    let nonTurbulent = 0;
    const styles = fc.record({ FL: between(0.5, 0.99), Fd: modifiers, valveSize: between(0.01, 0.5) });
    fc.assert(
      fc.property(styles, viscosities, between(-4, 2), between(1e3, 1e6), (style, viscosity, exponent, difference) => {
        const liquid = { density: 900, upstreamPressure: 1e7, vapourPressure: 0, criticalPressure: 2e7 };
        const kv = (viscous: ViscousValve) =>
          sizeLiquidValve(10 ** exponent, difference, liquid, { FL: style.FL, viscous });
        const inSize = kv({ ...style, viscosity });
        if (!inSize || relativeCapacity(inSize.kv, style.valveSize) > 0.047) return;
        const inAny = kv({ ...style, valveSize: leastFavourableSize, viscosity });
        if (inSize.regime === 'non-turbulent') nonTurbulent += 1;
        expect(inAny?.kv).toBeGreaterThanOrEqual(inSize.kv * (1 - 1e-4));
      }),
      runs,
    );
    expect(nonTurbulent).toBeGreaterThan(1000);
  });
});

describe('limits', () => {
  const gas = { upstreamPressure: 1e6, temperature: 300, molarMass: 0.03, gamma: 1, compressibilityFactor: 1 };

  test('at γ → 1 size and noise are finite and continuous', () => {
    const sizes = [1, 1 + 1e-9].map(gamma => sizeGasValve(1, 3e5, { ...gas, gamma }, { xT: 0.7 })?.kv ?? Number.NaN);
    expect((sizes[1] ?? 0) / (sizes[0] ?? 0)).toBeCloseTo(1, 8);
    for (const downstreamPressure of [9e5, 6.4e5, 5.5e5, 2e5, 2e4]) {
      const [at, near] = [1, 1 + 1e-9].map(
        gamma =>
          aerodynamicNoise({
            massFlow: 1,
            upstreamPressure: 1e6,
            downstreamPressure,
            density: 12,
            temperature: 300,
            gamma,
            molarMass: 0.03,
            cv: 40,
            valveSize: 0.1,
            FL: 0.9,
            Fd: 0.4,
            pipeDiameter: 0.2,
            wallThickness: 0.008,
          }).level,
      );
      expect(near).toBeCloseTo(at ?? Number.NaN, 5);
    }
  });

  test('at Δp → 0 the Kv grows as 1/√Δp and the flow falls as √Δp', () => {
    const liquid = { density: 900, upstreamPressure: 1e6, vapourPressure: 0, criticalPressure: 2e7 };
    const kv = (difference: number) => sizeLiquidValve(1, difference, liquid, { FL: 0.9 })?.kv ?? Number.NaN;
    expect(kv(1e-8) / kv(1e-6)).toBeCloseTo(10, 9);
    const flow = (difference: number) => gasFlow(10, difference, gas, { xT: 0.7 }).massFlow;
    expect(flow(1e-4) / flow(1e-2)).toBeCloseTo(0.1, 6);
    expect(flow(0)).toBe(0);
  });

  test('a flow that the reducers alone would stop has no Kv', () => {
    const liquid = { density: 1000, upstreamPressure: 5e5, vapourPressure: 0, criticalPressure: 2e7 };
    const fittings = fittingsOf({ valveSize: 0.025, upstreamDiameter: 0.1, downstreamDiameter: 0.1 });
    expect(sizeLiquidValve(30, 1e4, liquid, { FL: 0.9, fittings })).toBeUndefined();
    expect(sizeGasValve(30, 1e4, gas, { xT: 0.7, fittings })).toBeUndefined();
  });

  test('a liquid that is vapour at the inlet is refused', () => {
    const vapour = { density: 1000, upstreamPressure: 1e5, vapourPressure: 3e5, criticalPressure: 2e7 };
    expect(() => sizeLiquidValve(1, 1e4, vapour, { FL: 0.9 })).toThrow('upstreamPressure');
    expect(() => originalLiquid(1, 1e4, vapour)).toThrow('upstreamPressure');
  });

  test('a flow that chokes the valve and asks for more than its expander leaves has no Kv, and no error', () => {
    const liquid = { density: 1000, upstreamPressure: 5e5, vapourPressure: 0, criticalPressure: 2e7 };
    const fittings = fittingsOf({ valveSize: 0.025, upstreamDiameter: 0.025, downstreamDiameter: 0.1 });
    expect(sizeLiquidValve(300, 4.9e5, liquid, { FL: 0.5, fittings })).toBeUndefined();
    expect(sizeGasValve(30, 9e5, gas, { xT: 0.3, fittings })).toBeUndefined();
  });

  test('a pipe narrower than the valve counts as one of its size, however little narrower', () => {
    const own = fittingsOf({ valveSize: 0.1, upstreamDiameter: 0.1, downstreamDiameter: 0.1 });
    expect(own.total).toBe(0);
    for (const diameter of [0.0999, 0.096, 0.08, 0.05])
      expect(fittingsOf({ valveSize: 0.1, upstreamDiameter: diameter, downstreamDiameter: diameter })).toEqual(own);
  });

  test('an expander alone recovers pressure: F_P above 1, and a Kv beyond reason is refused', () => {
    const fittings = fittingsOf({ valveSize: 0.1, upstreamDiameter: 0.1, downstreamDiameter: 0.15 });
    expect(pipingGeometryFactor(200, fittings)).toBeGreaterThan(1);
    expect(() => pipingGeometryFactor(2000, fittings)).toThrow('kv is too large for the valve size.');
  });
});

describe('two-phase flow', () => {
  test('is the formula of Masoneilan where neither phase chokes, within the rounding of its 27.3', () => {
    const liquid = { density: 800, upstreamPressure: 10e5, vapourPressure: 1e5, criticalPressure: 40e5 };
    const gas = { upstreamPressure: 10e5, temperature: 330, molarMass: 0.02, gamma: 1.3, compressibilityFactor: 0.95 };
    const flow = { liquidFlow: 10, gasFlow: 1, liquid, gas };
    const { massFlow, Y } = twoPhaseState(86.5, 1e5, flow, { FL: 0.9, xT: 0.7 });
    const gasDensity = (10e5 * 0.02) / (0.95 * 8.314462618 * 330);
    const masoneilan = (27.3 * 100) / Math.sqrt(10 / 11 / 800 + 1 / 11 / (gasDensity * Y ** 2));
    expect(Math.abs((massFlow * 3600) / masoneilan - 1)).toBeLessThan(0.0015);
  });

  const liquid = { density: 850, upstreamPressure: 1e6, vapourPressure: 1e5, criticalPressure: 3e6 };
  const gas = { upstreamPressure: 1e6, temperature: 320, molarMass: 0.02, gamma: 1.3, compressibilityFactor: 0.98 };
  const valve = {
    FL: 0.9,
    xT: 0.7,
    fittings: fittingsOf({ valveSize: 0.1, upstreamDiameter: 0.15, downstreamDiameter: 0.15 }),
  };

  test('chokes with the first of its phases, be it the liquid or the gas', () => {
    const through = (difference: number, vapourPressure: number, xT: number) =>
      twoPhaseState(
        50,
        difference,
        { liquidFlow: 10, gasFlow: 1, liquid: { ...liquid, vapourPressure }, gas },
        {
          ...valve,
          xT,
        },
      );
    const byLiquid = through(8e5, 8e5, 0.7);
    expect(byLiquid.liquidChokedDifference).toBeLessThan(byLiquid.gasChokedDifference);
    expect(byLiquid.sizingPressureDifference).toBe(byLiquid.liquidChokedDifference);
    expect(through(9e5, 8e5, 0.7).massFlow).toBe(byLiquid.massFlow);
    const byGas = through(8e5, 1e5, 0.3);
    expect(byGas.gasChokedDifference).toBeLessThan(byGas.liquidChokedDifference);
    expect(byGas.sizingPressureDifference).toBe(byGas.gasChokedDifference);
  });

  test('is a liquid as the gas vanishes and a gas as the liquid vanishes', () => {
    const kv = (liquidFlow: number, gasFlow: number) =>
      sizeTwoPhaseValve(2e5, { liquidFlow, gasFlow, liquid, gas }, valve)?.kv ?? Number.NaN;
    expect(kv(20, 1e-12) / (sizeLiquidValve(20, 2e5, liquid, valve)?.kv ?? 0)).toBeCloseTo(1, 3);
    expect(kv(1e-12, 2) / (sizeGasValve(2, 2e5, gas, valve)?.kv ?? 0)).toBeCloseTo(1, 2);
  });

  test.each([
    ['in a pipe of its own size', undefined],
    ['with reducers', valve.fittings],
    ['before an expander', fittingsOf({ valveSize: 0.1, upstreamDiameter: 0.1, downstreamDiameter: 0.15 })],
  ])('is passed by the valve that is sized for it, %s', (_, fittings) => {
    const flow = { liquidFlow: 10, gasFlow: 1, liquid, gas };
    const sized = sizeTwoPhaseValve(2e5, flow, { FL: 0.9, xT: 0.7, fittings });
    expect(sized?.massFlow).toBeCloseTo(11, 9);
    const bare = twoPhaseState(1, 2e5, flow, { FL: 0.9, xT: 0.7 });
    // In a pipe of its own size a valve passes in proportion to its Kv.
    if (fittings === undefined) expect(sized?.kv).toBeCloseTo(11 / bare.massFlow, 9);
  });

  test('needs more than the sum of the separately sized phases, except where they do not share the valve', () => {
    const both = sizeTwoPhaseValve(2e5, { liquidFlow: 10, gasFlow: 1, liquid, gas }, valve)?.kv ?? 0;
    expect(both).toBeGreaterThan(sizeLiquidValve(10, 2e5, liquid, valve)?.kv ?? 0);
    expect(both).toBeGreaterThan(sizeGasValve(1, 2e5, gas, valve)?.kv ?? 0);
  });
});

describe('the original method', () => {
  test('follows the specification', () => {
    const liquid = { density: 800, upstreamPressure: 8e5, vapourPressure: 2e5, criticalPressure: 4e6 };
    const FF = 0.96 - 0.28 * Math.sqrt(0.05);
    expect(originalLiquid(10, 3e5, liquid).cv).toBeCloseTo(36000 / (27.3 * Math.sqrt(3 * 800)), 10);
    expect(originalLiquid(10, 7e5, liquid).cv).toBeCloseTo(36000 / (27.3 * Math.sqrt((8 - FF * 2) * 800)), 10);
    const gas = { upstreamPressure: 1e6, temperature: 300, molarMass: 0.02, gamma: 1.3, compressibilityFactor: 0.9 };
    const [Fg, x] = [1.3 / 1.4, 0.95];
    const expected = (3600 / (94.8 * 10 * 0.667)) * Math.sqrt((300 * 0.9) / (Fg * 20));
    expect(originalGas(1, x * 1e6, gas).cv).toBeCloseTo(expected, 10);
    expect(originalGas(1, 3e5, gas).Y).toBeCloseTo(1 - 0.3 / (3 * Fg), 12);
  });
});

test('the opening of a characteristic gives back the flow coefficient it was found from', () => {
  fc.assert(
    fc.property(between(0, 1), fc.constantFrom('Equal percentage', 'Linear'), between(5, 100), (h, kind, range) => {
      const relative = Math.min(1, relativeFlowCoefficient(h, kind, range) * (1 + 1e-12));
      expect(openingFor(relative, kind, range)).toBeCloseTo(h, 6);
    }),
  );
  expect(openingFor(1.01, 'Linear', 50)).toBeUndefined();
  expect(openingFor(0.01, 'Linear', 50)).toBeUndefined();
});

test('a flashing liquid has no noise by the standard', () => {
  const flow = { massFlow: 30, upstreamPressure: 1e6, downstreamPressure: 2e3, vapourPressure: 2320, density: 997 };
  const valve = {
    soundSpeed: 1400,
    cv: 90,
    valveSize: 0.1,
    FL: 0.9,
    Fd: 0.42,
    pipeDiameter: 0.1,
    wallThickness: 0.004,
  };
  expect(() => hydrodynamicNoise({ ...flow, ...valve })).toThrow('downstreamPressure');
});
