import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adiabaticLine, choked, frictionFactor, lineReynoldsNumber } from '../../../flow/index.ts';
import { flatHead, vessel } from '../../../geometry/index.ts';
import { atmosphericAir } from '../../../heat-transfer/index.ts';
import { gasConstant } from '../../../quantities/index.ts';
import {
  headerSequence,
  simulateBlowdown,
  simulateHeader,
  timeToPressure,
  valueAt,
  type BlowdownRun,
  type BlowdownSpec,
  type FlareHeader,
  type HeaderVessel,
} from '../index.ts';
import { pengRobinson } from '../models/peng-robinson.ts';

const [molarMass, gamma] = [0.018, 1.3];
const R = gasConstant / molarMass;
const ideal = {
  shape: vessel('vertical', 1, 3, [flatHead(1), flatHead(1)]),
  wall: { metal: { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: { model: 'ideal-gas', molarMass, heatCapacityRatio: gamma },
  initial: { temperature: 300, pressure: 40e5 },
  outlet: { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.5e5 },
  heat: { mode: 'isothermal' },
} as const satisfies BlowdownSpec;
const wide: FlareHeader = { insideDiameter: 3, length: 1, roughness: 0, fittings: 0, tipPressure: 1.5e5 };
const narrow: FlareHeader = { ...wide, insideDiameter: 0.08, length: 60, roughness: 45.7e-6, fittings: 1.5 };
const options = { endTime: 120 };
const into = (spec: BlowdownSpec, rest: Partial<HeaderVessel> = {}): HeaderVessel => ({
  name: 'V',
  spec,
  options,
  ...rest,
});
const target = 4e5;

describe('one vessel and its header', () => {
  it('equals the single vessel where the header is wide', () => {
    const alone = simulateBlowdown(ideal, options);
    const { vessels, converged, peakPressure, rounds } = simulateHeader([into(ideal)], wide);
    expect([converged, rounds]).toEqual([true, 1]);
    expect(peakPressure.value / 1.5e5).toBeCloseTo(1, 4);
    expect(vessels[0]?.run.summary.finalPressure).toBeCloseTo(alone.summary.finalPressure, -1);
    const time = timeToPressure(alone, target);
    expect(vessels[0] && timeToPressure(vessels[0].run, target)).toBeCloseTo(time ?? NaN, 3);
  });

  it('equals the vessel with a tail pipe lengthened by the header', () => {
    const wall = { thickness: 0.006, density: 7850, heatCapacity: 460 };
    const pipe = { insideDiameter: 0.05, length: 20, roughness: 45.7e-6, fittings: 1, wall };
    const throttled = (length: number): BlowdownSpec => ({
      ...ideal,
      outlet: { ...ideal.outlet, diameter: 0.04, tailPipe: { ...pipe, length } },
    });
    const whole = simulateBlowdown(throttled(50), options);
    const { vessels, converged } = simulateHeader([into(throttled(20))], {
      ...narrow,
      ...pipe,
      length: 30,
      fittings: 0,
    });
    expect(converged).toBe(true);
    const [result, expected] = [vessels[0]?.run, whole].map(run => run && timeToPressure(run, target));
    expect((result ?? NaN) / (expected ?? NaN)).toBeCloseTo(1, 3);
    const bare = simulateBlowdown(throttled(20), options);
    expect((expected ?? NaN) / (timeToPressure(bare, target) ?? NaN)).toBeGreaterThan(1.1);
  });

  it('has the pressure of Fanno flow to the tip at every time', () => {
    const { series, converged } = simulateHeader([into(ideal)], narrow);
    expect(converged).toBe(true);
    expect(series.time.length).toBeGreaterThan(60);
    const area = (Math.PI / 4) * narrow.insideDiameter ** 2;
    const chokes = series.time.map((_, index) => {
      const [pressure = NaN, flow = NaN, outlet = NaN] = [series.pressure, series.flow, series.outletPressure].map(
        each => each[index],
      );
      if (flow === 0) return false;
      const massFlux = flow / area;
      const cp = (R * gamma) / (gamma - 1);
      const b = (massFlux * R) / pressure;
      const temperature = (Math.sqrt(cp ** 2 + 2 * b ** 2 * cp * 300) - cp) / b ** 2;
      const reynolds = lineReynoldsNumber(flow, narrow.insideDiameter, atmosphericAir(300).viscosity);
      const f = frictionFactor(reynolds, narrow.roughness / narrow.insideDiameter);
      const resistance = (f * narrow.length) / narrow.insideDiameter + narrow.fittings;
      const isChoked = outlet > 1.5e5 * (1 + 1e-9);
      const inlet = { pressure, density: pressure / (R * temperature), massFlux };
      const line = adiabaticLine({ ...inlet, resistance: isChoked ? resistance * (1 - 1e-7) : resistance }, gamma);
      if (line === choked) throw new Error(`choked at ${series.time[index]} s`);
      expect((pressure - line.pressureDrop) / outlet).toBeCloseTo(1, isChoked ? 2 : 6);
      return isChoked;
    });
    expect(new Set(chokes)).toEqual(new Set([true, false]));
    expect(Math.max(...series.machNumber)).toBeCloseTo(1, 4);
  });
});

describe('several vessels', () => {
  it('have the sum of their flows in the header, each as in its own run, before and after a valve opens', () => {
    const late = { ...ideal, outlet: { ...ideal.outlet, diameter: 0.04, startDelay: 10, openingTime: 5 } };
    const vessels = [into(ideal), into(late, { delay: 7 })];
    const { series, vessels: result, peakFlow } = simulateHeader(vessels, narrow);
    series.time.forEach((_, index) => {
      const sum = series.flows.reduce((total, flows) => total + (flows[index] ?? NaN), 0);
      expect(series.flow[index]).toBeCloseTo(sum, 12);
    });
    series.time.forEach((time, index) => {
      if (time === 0 || time === 17 || index % 10 > 0) return;
      const flows = result.map(({ run: { series: own } }, vessel) =>
        vessel === 1
          ? time < 7
            ? 0
            : valueAt(own.time, own.massFlow, time - 7)
          : valueAt(own.time, own.massFlow, time),
      );
      const sum = flows.reduce((total: number, flow) => total + (flow ?? NaN), 0);
      expect(series.flow[index]).toBeCloseTo(sum, 9);
    });
    expect(peakFlow.time).toBe(22);
    expect(valueAt(series.time, series.flows[1] ?? [], 17)).toBe(0);
  });

  it('that are identical equal one vessel with a header of half the area', () => {
    const both = simulateHeader([into(ideal), into(ideal)], narrow);
    const large = {
      ...ideal,
      shape: vessel('vertical', Math.SQRT2, 3, [flatHead(Math.SQRT2), flatHead(Math.SQRT2)]),
      outlet: { ...ideal.outlet, diameter: 0.03 * Math.SQRT2 },
    };
    const one = simulateHeader([into(large)], narrow);
    expect(both.converged && one.converged).toBe(true);
    expect(both.peakPressure.value / one.peakPressure.value).toBeCloseTo(1, 3);
    const [first, second, whole] = [...both.vessels, ...one.vessels].map(({ run }) => run.summary.finalPressure);
    expect(first).toBe(second);
    expect((first ?? NaN) / (whole ?? NaN)).toBeCloseTo(1, 3);
  });

  it('have more back pressure and take longer the narrower the header is', () => {
    const bores = fc.tuple(fc.integer({ min: 70, max: 120 }), fc.integer({ min: 10, max: 80 }));
    fc.assert(
      fc.property(bores, ([millimetres, more]) => {
        const [tight, loose] = [millimetres, millimetres + more].map(bore =>
          simulateHeader([into(ideal), into(ideal)], { ...narrow, insideDiameter: bore / 1000 }),
        );
        expect(tight?.peakPressure.value).toBeGreaterThan(loose?.peakPressure.value ?? NaN);
        const [slow = NaN, fast = NaN] = [tight, loose].map(each => each?.vessels[0]?.run.summary.finalPressure);
        expect(slow).toBeGreaterThan(fast * (1 - 1e-4));
      }),
      { numRuns: 5 },
    );
  });
});

it('reports where the iteration does not converge, and where the header pressure exceeds that of a vessel', () => {
  const low = { ...ideal, initial: { temperature: 300, pressure: 4e5 } };
  const { converged, change, vessels } = simulateHeader([into(ideal), into(low)], { ...narrow, insideDiameter: 0.02 });
  expect(converged).toBe(change <= 1e-3);
  expect(vessels[1]?.above?.value).toBeGreaterThan(1e5);
  expect(simulateHeader([into(ideal), into(low)], wide).vessels.map(({ above }) => above)).toEqual([
    undefined,
    undefined,
  ]);
});

it('names an invalid value of a header', () => {
  const refused = (change: Partial<FlareHeader>) => () => simulateHeader([into(ideal)], { ...narrow, ...change });
  expect(refused({ insideDiameter: 0 })).toThrow('inside diameter of the header must be above 0, got 0');
  expect(refused({ length: 0 })).toThrow('length of the header must be above 0, got 0');
  expect(refused({ tipPressure: 0 })).toThrow('tip pressure must be above 0, got 0');
  expect(refused({ roughness: 0.02 })).toThrow('roughness of the header must be from 0 to a twentieth of its bore');
  expect(refused({ fittings: -1 })).toThrow('fittings of the header must be at least 0, got -1');
  const other: BlowdownSpec = { ...ideal, fluid: { ...ideal.fluid, molarMass: 0.02 } };
  expect(() => simulateHeader([into(ideal), into(other)], wide)).toThrow('can only be mixed by one equation of state');
  expect(() => simulateHeader([], wide)).toThrow('a header needs at least one vessel');
});

describe('start times that keep a header below a pressure', () => {
  const three = [into(ideal), into(ideal), into(ideal)];
  const roomy = { ...narrow, insideDiameter: 0.11 };
  const asEntered = simulateHeader(three, roomy);
  const limit = 0.75 * asEntered.peakPressure.value;
  const durationOf = (run: BlowdownRun) => timeToPressure(run, target) ?? NaN;

  it('are found, and the header calculated with them keeps below it', () => {
    const limits = { flow: Infinity, pressure: limit };
    const { sequence, header } = headerSequence(three, roomy, limits, asEntered, durationOf);
    expect(header.converged).toBe(true);
    expect(header.peakPressure.value).toBeLessThan(limit * 1.001);
    expect(header.peakPressure.value).toBeGreaterThan(0.8 * limit);
    expect(sequence.delays.filter(delay => delay === 0).length).toBeLessThan(3);
    const again = simulateHeader(
      three.map((vessel, index) => ({ ...vessel, delay: sequence.delays[index] ?? 0 })),
      roomy,
    );
    expect(again.peakPressure.value / header.peakPressure.value).toBeCloseTo(1, 2);
  });

  it('also keep the flow within a capacity', () => {
    const flow = 0.6 * asEntered.peakFlow.value;
    const { header } = headerSequence(three, roomy, { flow, pressure: Infinity }, asEntered, durationOf);
    expect(header.peakFlow.value).toBeLessThan(flow * 1.001);
  });

  it('throw with the name of a vessel that alone is too large', () => {
    const pressure = 1.01 * roomy.tipPressure;
    expect(() => headerSequence(three, roomy, { flow: Infinity, pressure }, asEntered, durationOf)).toThrow(
      'V alone takes the header to its limit',
    );
  });
});

describe('the composition of mixed streams', () => {
  it('is on one basis: a pure component has the same enthalpy as among the others', () => {
    const [alone, among] = [pengRobinson(['C1']), pengRobinson(['C1', 'N2', 'C3'])].map(fluid => fluid.phasePoint());
    alone?.at(Float64Array.of(1), 250, 20e5);
    among?.at(Float64Array.of(1, 0, 0), 250, 20e5);
    expect((among?.phase.molarEnthalpy ?? NaN) / (alone?.phase.molarEnthalpy ?? NaN)).toBeCloseTo(1, 9);
  });

  it('mixes: the header is between the temperatures of its streams', () => {
    const of = (id: string, temperature: number): HeaderVessel =>
      into(
        {
          ...ideal,
          fluid: { model: 'peng-robinson', composition: [{ id, fraction: 1 }] },
          initial: { temperature, pressure: 40e5 },
          heat: { mode: 'adiabatic' },
        },
        { options: { endTime: 5 } },
      );
    const start = (...vessels: HeaderVessel[]) => simulateHeader(vessels, wide).series.lowestTemperature[0] ?? NaN;
    const [cold, hot] = [of('C1', 260), of('N2', 340)];
    expect(start(cold, hot)).toBeGreaterThan(start(cold) + 10);
    expect(start(cold, hot)).toBeLessThan(start(hot) - 10);
  });
});
