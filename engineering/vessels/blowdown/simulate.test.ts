import { describe, expect, it } from 'vitest';
import { ellipsoidalHead, flatHead, vessel, vesselArea, wettedArea } from '../../geometry/index.ts';
import { fireScenarios, wettedFireHeat } from '../../heat-transfer/index.ts';
import {
  simulateBlowdown,
  timeToPressure,
  type BlowdownOptions,
  type BlowdownRun,
  type BlowdownSpec,
} from '../index.ts';

const head = ellipsoidalHead(2);
const outlet = { diameter: 0.03, dischargeCoefficient: 0.85, backPressure: 1.5e5 } as const;
const relief = { area: 1e-3, dischargeCoefficient: 0.9, setPressure: 12e5, backPressure: 1.2e5 } as const;
const ambient = { mode: 'ambient', ambientTemperature: 288, emissivity: 0.8 } as const;
const poolFire = {
  mode: 'pool-fire',
  environmentFactor: 1,
  adequateDrainage: true,
  ambientTemperature: 288,
} as const;

function of(fractions: Record<string, number>): BlowdownSpec['fluid'] {
  return { model: 'peng-robinson', composition: Object.entries(fractions).map(([id, fraction]) => ({ id, fraction })) };
}

const six = of({ C1: 0.6, C2: 0.1, C3: 0.1, nC4: 0.08, nC5: 0.07, nC7: 0.05 });
const rich = of({ C1: 0.75, C2: 0.1, C3: 0.07, nC4: 0.04, nC5: 0.03, nC6: 0.01 });
const separator = {
  shape: vessel('horizontal', 2, 6, [head, head]),
  wall: { metal: { thickness: 0.03, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: six,
  initial: { temperature: 300, pressure: 60e5, level: 0.7 },
  outlet,
  heat: ambient,
} as const satisfies BlowdownSpec;
const { outlet: _, ...withoutOutlet } = separator;
const tank = {
  ...withoutOutlet,
  fluid: of({ C3: 1 }),
  initial: { temperature: 290, pressure: 8e5, level: 1.2 },
  heat: poolFire,
};
const gas = { ...separator, fluid: of({ C1: 0.9, C2: 0.1 }), initial: { temperature: 300, pressure: 80e5 } };

const cases: readonly (readonly [name: string, spec: BlowdownSpec, options: Partial<BlowdownOptions>])[] = [
  ['gas', gas, {}],
  ['two phases', separator, {}],
  ['two phases, zones', separator, { model: 'non-equilibrium', endTime: 100 }],
  [
    'rich gas that condenses',
    { ...gas, fluid: rich, initial: { temperature: 310, pressure: 120e5 } },
    { endTime: 300 },
  ],
  ['liquid drawn', { ...separator, outlet: { ...outlet, draw: 'liquid' } }, { endTime: 100 }],
  ['mixture drawn', { ...separator, outlet: { ...outlet, draw: 'mixed' } }, { endTime: 300 }],
  ['no wall', { ...separator, heat: { mode: 'adiabatic' } }, {}],
  [
    'jet fire on insulation, delayed opening',
    {
      ...separator,
      wall: { ...separator.wall, insulation: { thickness: 0.05, density: 150, heatCapacity: 900, conductivity: 0.05 } },
      outlet: { ...outlet, startDelay: 60, openingTime: 20 },
      heat: { mode: 'fire-flux', flux: fireScenarios.apiJet, exposedShare: 0.6, ambientTemperature: 288 },
    },
    {},
  ],
  ['pool fire, relief valve that pops', { ...tank, relief: { ...relief, action: 'pop' } }, {}],
  [
    'pool fire, zones',
    { ...tank, relief: { ...relief, action: 'modulating' } },
    { model: 'non-equilibrium', endTime: 300 },
  ],
];

function run(spec: BlowdownSpec, options: Partial<BlowdownOptions> = {}): BlowdownRun {
  return simulateBlowdown(spec, { endTime: 900, ...options });
}

describe('the balances of a run', () => {
  it.each(cases)('of mass, energy and volume close to 1e-8: %s', (_name, spec, options) => {
    const { conservation, series, initial, summary } = run(spec, options);
    expect(conservation.mass).toBeLessThan(1e-8);
    expect(conservation.energy).toBeLessThan(1e-8);
    expect(conservation.volume).toBeLessThan(1e-8);
    const left = series.mass.at(-1) ?? NaN;
    expect(Math.abs(left + summary.releasedMass - initial.mass) / initial.mass).toBeLessThan(1e-8);
  });
});

describe('the accuracy promised', () => {
  /** Largest relative difference at the end of two runs, one with half the tolerance. */
  function changed(spec: BlowdownSpec, options: Partial<BlowdownOptions>, tolerance: number): number {
    const ends = (allowed: number): (number | undefined)[] => {
      const { series } = run(spec, { ...options, tolerance: allowed });
      const { pressure, mass, gasTemperature, liquidTemperature, innerWallTemperatureGas, innerWallTemperatureLiquid } =
        series;
      const columns = [pressure, mass, gasTemperature, liquidTemperature];
      return [...columns, innerWallTemperatureGas, innerWallTemperatureLiquid].map(column => column.at(-1));
    };
    const fine = ends(tolerance / 2);
    return Math.max(...ends(tolerance).map((end, index) => Math.abs((end ?? 1) / (fine[index] ?? 1) - 1)));
  }

  it.each([1e-3, 1e-4, 1e-5])('halving a tolerance of %d changes the end of a run by less than it', tolerance => {
    expect(changed(gas, { endTime: 500 }, tolerance)).toBeLessThan(tolerance);
    expect(changed(separator, { endTime: 100 }, tolerance)).toBeLessThan(tolerance);
    expect(changed(separator, { endTime: 500 }, tolerance)).toBeLessThan(tolerance);
  });

  it('holds for the zones too', () => {
    expect(changed(separator, { endTime: 100, model: 'non-equilibrium' }, 1e-4)).toBeLessThan(1e-4);
  });
});

describe('a run', () => {
  it('is plain data: it survives a structured clone and JSON', () => {
    const result = run(separator);
    expect(structuredClone(result)).toEqual(result);
    expect((JSON.parse(JSON.stringify(result)) as BlowdownRun).summary).toEqual(result.summary);
  });

  it('reports its progress, growing to 1', () => {
    const reported: number[] = [];
    run(gas, { onProgress: share => reported.push(share) });
    expect(reported.length).toBeGreaterThan(20);
    expect(reported.every((share, index) => index === 0 || share >= (reported[index - 1] ?? 0))).toBe(true);
    expect(reported.at(-1)).toBe(1);
  });

  it('has the specified level, and the compositions of the flash of the feed', () => {
    const { initial, series } = run(separator, { endTime: 1 });
    expect(initial.level).toBe(0.7);
    expect(series.level[0]).toBeCloseTo(0.7, 9);
    expect(initial.composition.reduce((sum, fraction) => sum + fraction, 0)).toBeCloseTo(1, 12);
    // Methane is lighter than the feed in the vapour, and the level here makes the whole heavier than the feed.
    expect(initial.vapour?.[0]).toBeGreaterThan(0.6);
    expect(initial.composition[0]).toBeLessThan(0.6);
  });

  it('keeps an absent component in its position', () => {
    const { initial } = run({ ...gas, fluid: of({ C1: 0.9, CO2: 0, C2: 0.1 }) }, { endTime: 1 });
    expect(initial.composition[1]).toBe(0);
    expect(initial.composition[2]).toBeCloseTo(0.1, 12);
  });

  it('starts a single component with a level at its vapour pressure, and reports that', () => {
    const { initial, warnings } = run({ ...tank, relief: { ...relief, action: 'pop' } }, { endTime: 1 });
    expect(initial.pressure / 1e5).toBeCloseTo(7.65, 0);
    expect(warnings.some(({ text }) => text.startsWith('a single component with a liquid level is at its'))).toBe(true);
  });

  it('with zones but no liquid equals the equilibrium model', () => {
    const options = { endTime: 300, tolerance: 1e-6 };
    const one = run(gas, options).summary;
    const other = run(gas, { ...options, model: 'non-equilibrium' }).summary;
    expect(other.finalPressure / one.finalPressure).toBeCloseTo(1, 5);
    expect(other.lowestGasTemperature.value / one.lowestGasTemperature.value).toBeCloseTo(1, 5);
  });

  it('ends at the specified pressure, at the time that a longer run passes it', () => {
    const short = run(separator, { endPressure: 10e5 });
    expect(short.ended).toBe('pressure');
    expect((short.series.pressure.at(-1) ?? 0) / 10e5).toBeCloseTo(1, 9);
    expect(timeToPressure(run(separator), 10e5) ?? 0).toBeCloseTo(short.series.time.at(-1) ?? NaN, 1);
  });

  it('opens its valve after the delay and releases nothing before', () => {
    const { series, events } = run({ ...gas, outlet: { ...outlet, startDelay: 100, openingTime: 50 } });
    expect(events.find(({ kind }) => kind === 'blowdown-opens')?.time).toBe(100);
    series.time.forEach((time, index) => {
      if (time <= 100) expect(series.massFlow[index]).toBe(0);
    });
    expect(Math.max(...series.massFlow)).toBeGreaterThan(1);
    const half = series.time.findIndex(time => time > 125);
    expect(series.massFlow[half]).toBeLessThan(Math.max(...series.massFlow));
  });

  it('stops where a single component would freeze', () => {
    const result = run(
      { ...separator, fluid: of({ CO2: 1 }), initial: { temperature: 250, pressure: 18e5, level: 0.7 } },
      { endTime: 3000 },
    );
    expect(result.ended).toBe('solid');
    expect(result.series.liquidTemperature.at(-1)).toBeCloseTo(216.592, 3);
  });

  it('keeps the phases in which a component may freeze while the rest does not', () => {
    const result = run({
      ...gas,
      fluid: of({ C1: 0.98, CO2: 0.02 }),
      initial: { temperature: 230, pressure: 100e5 },
      heat: { mode: 'adiabatic' },
    });
    expect(result.warnings.some(({ text }) => text.includes('triple point'))).toBe(false);
    expect(result.coldPhases.length).toBeGreaterThan(2);
    expect(result.coldPhases.every(({ temperature }) => temperature < 216.592)).toBe(true);
    expect(result.coldPhases.some(({ place }) => place === 'gas')).toBe(true);
  });
});

describe('a relief valve', () => {
  it('with pop action opens at the set pressure, closes 7 % below it, and repeats', () => {
    const { events, series } = run({ ...tank, relief: { ...relief, area: 2e-3, action: 'pop' } });
    const opened = events.filter(({ kind }) => kind === 'relief-opens');
    const closed = events.filter(({ kind }) => kind === 'relief-closes');
    expect(opened.length).toBeGreaterThan(1);
    expect(closed.length).toBeGreaterThanOrEqual(opened.length - 1);
    const at = (time: number): number => series.pressure[series.time.indexOf(time)] ?? 0;
    expect(at(opened[0]?.time ?? NaN) / 12e5).toBeCloseTo(1, 8);
    expect(at(closed[0]?.time ?? NaN)).toBeCloseTo(12e5 - 0.07 * (12e5 - 101_325), 0);
  });

  it('with modulating action holds the pressure between set pressure and accumulation', () => {
    const { series } = run({ ...tank, relief: { ...relief, area: 2e-3, action: 'modulating' } });
    const last = series.pressure.at(-1) ?? 0;
    expect(last).toBeGreaterThan(12e5);
    expect(last).toBeLessThan(12e5 + 0.1 * (12e5 - 101_325));
    expect(series.reliefFlow.at(-1)).toBeGreaterThan(0.1);
  });
});

describe('heat from outside', () => {
  it('of a pool fire on the wetted part is that of API 521', () => {
    const { series } = run({ ...tank, outlet, wallTemperature: 873 }, { endTime: 1, maxSteps: 500 });
    expect(series.heatToWall[0]).toBeGreaterThan(0);
    const { shape } = tank;
    const wetted = wettedArea(shape, 1.2);
    const whole = run({ ...tank, outlet }, { endTime: 1 }).series.heatToWall[0] ?? 0;
    const fire = wettedFireHeat(wetted, 1, true);
    const dry = (vesselArea(shape) - wetted) * 46e3;
    expect(Math.abs(whole / (fire + dry * 1.031) - 1)).toBeLessThan(0.02);
  });

  it('reaches equilibrium with its surroundings: a closed vessel takes their temperature', () => {
    const small = flatHead(0.3);
    const { series } = run(
      {
        ...gas,
        shape: vessel('vertical', 0.3, 1, [small, small]),
        wall: { metal: { ...separator.wall.metal, thickness: 0.003 } },
        outlet: { ...outlet, startDelay: 1e6 },
      },
      { endTime: 50_000 },
    );
    expect(series.gasTemperature.at(-1)).toBeCloseTo(288, 1);
    expect(series.outerWallTemperatureGas.at(-1)).toBeCloseTo(288, 1);
  });
});
