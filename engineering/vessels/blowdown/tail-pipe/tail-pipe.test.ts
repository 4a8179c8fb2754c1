import { describe, expect, it } from 'vitest';
import { adiabaticLine, choked, frictionFactor, lineReynoldsNumber } from '../../../flow/index.ts';
import { ellipsoidalHead, vessel } from '../../../geometry/index.ts';
import { atmosphericAir } from '../../../heat-transfer/index.ts';
import { gasConstant } from '../../../quantities/index.ts';
import { simulateBlowdown, type BlowdownRun, type BlowdownSpec, type TailPipe } from '../../index.ts';

const head = ellipsoidalHead(1);
const steel = { thickness: 0.006, density: 7850, heatCapacity: 460 };
const pipe: TailPipe = { insideDiameter: 0.1, length: 60, roughness: 45.7e-6, fittings: 3, wall: steel };
const [molarMass, gamma] = [0.018, 1.3];
const ideal = {
  shape: vessel('vertical', 1, 3, [head, head]),
  wall: { metal: { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: { model: 'ideal-gas', molarMass, heatCapacityRatio: gamma },
  initial: { temperature: 300, pressure: 60e5 },
  outlet: { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.5e5, tailPipe: pipe },
  heat: { mode: 'isothermal' },
} as const satisfies BlowdownSpec;
const R = gasConstant / molarMass;
const natural = {
  ...ideal,
  fluid: {
    model: 'peng-robinson',
    composition: [
      { id: 'C1', fraction: 0.8 },
      { id: 'C2', fraction: 0.12 },
      { id: 'C3', fraction: 0.08 },
    ],
  },
  heat: { mode: 'adiabatic' },
} as const satisfies BlowdownSpec;

const into = (spec: BlowdownSpec, tailPipe: TailPipe | undefined): BlowdownSpec => {
  const { outlet: { tailPipe: _, ...outlet } = ideal.outlet, ...rest } = spec;
  return { ...rest, outlet: tailPipe === undefined ? outlet : { ...outlet, tailPipe } };
};
const pipeOf = (run: BlowdownRun) => {
  if (run.tailPipe === undefined) throw new Error('no tail pipe');
  return run.tailPipe;
};

/** Mass flux, kg/(m²·s), of an ideal gas at rest at 300 K through a nozzle, by its closed forms. */
function nozzleFlux(pressure: number, back: number): number {
  const critical = (2 / (gamma + 1)) ** (gamma / (gamma - 1));
  const r = Math.max(critical, back / pressure);
  const density = pressure / (R * 300);
  return Math.sqrt(((2 * gamma) / (gamma - 1)) * pressure * density * (r ** (2 / gamma) - r ** ((gamma + 1) / gamma)));
}

describe('an ideal gas at 300 K through its valve and tail pipe', () => {
  const cases: readonly (readonly [string, TailPipe])[] = [
    ['wide', { ...pipe, insideDiameter: 0.15 }],
    ['that chokes at its end', pipe],
    ['that throttles the valve', { ...pipe, insideDiameter: 0.035, length: 20 }],
  ];

  it.each(cases)('%s: valve and Fanno flow meet at the same pressure, at every moment', (_, tailPipe) => {
    const run = simulateBlowdown(into(ideal, tailPipe), { endTime: 300 });
    const { series } = pipeOf(run);
    const area = (Math.PI / 4) * tailPipe.insideDiameter ** 2;
    const valve = 0.85 * (Math.PI / 4) * 0.03 ** 2;
    run.series.time.forEach((time, index) => {
      const flow = run.series.blowdownFlow[index] ?? 0;
      const pressure = series.inletPressure[index] ?? 0;
      const upstream = run.series.pressure[index] ?? 0;
      if (upstream < 1.01 * 1.5e5) return;
      expect(Math.abs(flow / (valve * nozzleFlux(upstream, pressure)) - 1)).toBeLessThan(1e-6);
      const massFlux = flow / area;
      // The static temperature in the inlet: cp·T + (G·R·T/p)²/2 = cp·300 K.
      const cp = (R * gamma) / (gamma - 1);
      const b = (massFlux * R) / pressure;
      const temperature = (Math.sqrt(cp ** 2 + 2 * b ** 2 * cp * 300) - cp) / b ** 2;
      const reynolds = lineReynoldsNumber(flow, tailPipe.insideDiameter, atmosphericAir(300).viscosity);
      const f = frictionFactor(reynolds, tailPipe.roughness / tailPipe.insideDiameter);
      const resistance = (f * tailPipe.length) / tailPipe.insideDiameter + tailPipe.fittings;
      const inlet = { pressure, density: pressure / (R * temperature), massFlux };
      const isChoked = (series.outletPressure[index] ?? 0) > 1.5e5 * (1 + 1e-9);
      const outlet = adiabaticLine({ ...inlet, resistance: isChoked ? resistance * (1 - 1e-7) : resistance }, gamma);
      if (outlet === choked) throw new Error(`choked at ${time} s`);
      expect((pressure - outlet.pressureDrop) / (series.outletPressure[index] ?? 0)).toBeCloseTo(1, isChoked ? 2 : 6);
      const mach = massFlux * Math.sqrt((R * temperature * outlet.temperatureRatio) / gamma);
      expect(mach / (series.outletPressure[index] ?? 0) / (series.machNumber[index] ?? 0)).toBeCloseTo(1, 2);
    });
    expect(Math.max(...series.machNumber)).toBeLessThan(1 + 1e-5);
  });
});

describe('a choked valve', () => {
  it('is not affected by a pipe that keeps the pressure behind it below that of its throat', () => {
    const options = { endTime: 900, endPressure: 20e5 };
    const [bare, piped] = [into(natural, undefined), natural].map(spec => simulateBlowdown(spec, options));
    expect(piped?.series.time.at(-1)).toBeCloseTo(bare?.series.time.at(-1) ?? 0, 6);
    expect(piped?.tailPipe?.largestReduction.value).toBe(0);
    expect(bare?.tailPipe).toBeUndefined();
  });
});

describe('a pipe that throttles', () => {
  it('slows the blowdown in as many steps as without it, follows a smaller tolerance, and closes the balances', () => {
    const narrow = { ...pipe, insideDiameter: 0.035, length: 30 };
    const simulated = (tailPipe: TailPipe | undefined, tolerance: number) =>
      simulateBlowdown(into({ ...ideal, heat: { mode: 'adiabatic' } }, tailPipe), { endTime: 60, tolerance });
    const [bare, run, fine] = [simulated(undefined, 1e-4), simulated(narrow, 1e-4), simulated(narrow, 1e-6)];
    expect(run.summary.finalPressure).toBeGreaterThan(1.2 * bare.summary.finalPressure);
    expect(run.steps.accepted).toBeLessThan(1.2 * bare.steps.accepted);
    expect(Math.abs(run.summary.finalPressure / fine.summary.finalPressure - 1)).toBeLessThan(1e-4);
    expect(Math.max(run.conservation.mass, run.conservation.energy)).toBeLessThan(1e-9);
    expect(pipeOf(run).largestReduction.value).toBeGreaterThan(0.3);
  });
});

describe('a pipe of negligible resistance', () => {
  it('changes nothing', () => {
    const wide = { ...pipe, insideDiameter: 0.9, length: 0.1, fittings: 0 };
    const [bare, piped] = [into(natural, undefined), into(natural, wide)].map(spec =>
      simulateBlowdown(spec, { endTime: 300 }),
    );
    const [one = 0, other = 0] = [bare?.summary.finalPressure, piped?.summary.finalPressure];
    expect(Math.abs(one / other - 1)).toBeLessThan(1e-5);
  });
});

describe('a flow of gas and liquid', () => {
  it('is homogeneous, and chokes where its velocity is the speed of sound in equilibrium', () => {
    const wet = {
      ...natural,
      fluid: {
        model: 'peng-robinson',
        composition: [
          { id: 'C1', fraction: 0.6 },
          { id: 'C3', fraction: 0.2 },
          { id: 'nC5', fraction: 0.2 },
        ],
      },
      initial: { temperature: 300, pressure: 50e5, level: 1 },
      outlet: { ...ideal.outlet, draw: 'mixed' },
    } as const satisfies BlowdownSpec;
    const { series } = pipeOf(simulateBlowdown(wet, { endTime: 5, endPressure: 49.95e5 }));
    expect(series.outletPressure[0]).toBeGreaterThan(1.6e5);
    expect(series.machNumber[0]).toBeCloseTo(1, 3);
  });
});

it('names an invalid value of a tail pipe', () => {
  const refused = (change: Partial<TailPipe>) => () =>
    simulateBlowdown(into(ideal, { ...pipe, ...change }), { endTime: 1 });
  expect(refused({ insideDiameter: 0.02 })).toThrow(
    'orifice diameter must be at most that of its tail pipe (0.02 m), got 0.03 m',
  );
  expect(refused({ length: 0 })).toThrow('length of the tail pipe must be above 0, got 0');
  expect(refused({ fittings: -1 })).toThrow('fittings of the tail pipe must be at least 0, got -1');
  expect(refused({ roughness: 0.02 })).toThrow('roughness of the tail pipe must be at most a twentieth of its bore');
  expect(refused({ wall: { ...steel, thickness: 0 } })).toThrow('wall thickness of the tail pipe must be above 0');
});
