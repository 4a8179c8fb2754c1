import { describe, expect, test } from 'vitest';
import type { CaseInput } from '../kit/index.ts';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

/**
 * Short runs of a nearly ideal gas (within about a percent), compared with closed-form ideal-gas solutions, to detect swapped
 * fields and gauge/absolute errors. The accuracy of the simulation is tested in engineering.
 */

const { PI, sqrt, log, exp, acos } = Math;

const by = evaluator(definition);

/** Returns the relative deviation from the expected value; a result may differ from an ideal gas by `real`. */
const off = (match: number, expected: number) => Math.abs(match / expected - 1);
const real = 0.015;

const seconds = (value: number) => ({ value, unit: 's' });
const nitrogen = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  headType: 'flat',
  wallThickness: 12,
  composition: 'N2: 1',
  initialPressure: 9,
  initialTemperature: 27,
  orificeDiameter: 50,
  heat: 'isothermal',
  duration: seconds(8),
};
const [R, M, gamma, T] = [8.31446, 0.0280134, 1.4, 300.15];
const volume = (PI / 4) * 3;
const atmosphere = 1.01325e5;
const p0 = 9e5 + atmosphere;
const critical = (2 / (gamma + 1)) ** ((gamma + 1) / (2 * (gamma - 1)));
/** Returns the critical mass flow, kg/s, by upstream pressure and effective area. */
const flowOf = (pressure: number, area: number) => pressure * area * sqrt((gamma * M) / (R * T)) * critical;
const area = 0.85 * (PI / 4) * 0.05 ** 2;
/** Returns the fraction of the contents leaving per second. */
const rate = (flowOf(1, area) * R * T) / (volume * M);

describe('nitrogen at constant temperature', () => {
  const match = by({ ...nitrogen, designPressure: 8, targetPressure: 3 });

  test('starts with the ideal-gas contents and choked flow', () => {
    expect(off(match.of('initialMass'), (p0 * volume * M) / (R * T))).toBeLessThan(real);
    expect(off(match.of('peakFlow'), flowOf(p0, area))).toBeLessThan(real);
    expect(match.of('orificeDiameter')).toBeCloseTo(0.05, 12);
    expect([match.of('initialLevel'), match.of('liquidCarriedOver')]).toEqual([0, 0]);
  });

  test('decays exponentially to its pressures, which are gauge', () => {
    expect(off(match.of('finalPressure') + atmosphere, p0 * exp(-8 * rate))).toBeLessThan(0.02);
    expect(off(match.of('releasedMass'), match.of('initialMass') * (1 - exp(-8 * rate)))).toBeLessThan(real);
    for (const [id, gauge] of [
      ['timeToTarget', 3],
      ['timeToHalfDesign', 4],
      ['timeTo690', 6.9],
    ] as const)
      expect(off(match.of(id), log(p0 / (gauge * 1e5 + atmosphere)) / rate)).toBeLessThan(0.02);
  });

  test('measures times from the opening, and a linear opening counts half its duration', () => {
    const late = by({ ...nitrogen, targetPressure: 3, startDelay: 3, duration: seconds(11) });
    expect(off(late.of('timeToTarget'), match.of('timeToTarget'))).toBeLessThan(0.002);
    expect(off(late.of('finalPressure'), match.of('finalPressure'))).toBeLessThan(0.002);
    const slow = by({ ...nitrogen, targetPressure: 3, openingTime: 3, duration: seconds(11) });
    expect(off(slow.of('timeToTarget'), match.of('timeToTarget') + 1.5)).toBeLessThan(0.005);
  });

  test('flows in proportion to the coefficient, the diameter squared, and the root of the temperature', () => {
    const peak = (change: CaseInput) => by({ ...nitrogen, ...change, duration: 0.01 }).of('peakFlow');
    const usual = peak({});
    expect(off(peak({ dischargeCoefficient: 0.425 }), usual / 2)).toBeLessThan(1e-6);
    expect(off(peak({ orificeDiameter: 25 }), usual / 4)).toBeLessThan(1e-6);
    expect(off(peak({ initialTemperature: 327 }), usual / sqrt(2))).toBeLessThan(0.02);
    expect(off(peak({ composition: 'He: 1' }), (usual * sqrt(4.0026 / 28.0134) * 0.7262) / 0.6847)).toBeLessThan(0.02);
  });

  test('below the critical ratio depends on its back pressure, which is gauge', () => {
    const { of } = by({ ...nitrogen, initialPressure: 2, backPressure: 1.2, duration: 0.01 });
    const [p1, r] = [2e5 + atmosphere, (1.2e5 + atmosphere) / (2e5 + atmosphere)];
    const flux = sqrt(
      ((2 * gamma) / (gamma - 1)) * p1 * ((p1 * M) / (R * T)) * (r ** (2 / gamma) - r ** ((gamma + 1) / gamma)),
    );
    expect(off(of('peakFlow'), area * flux)).toBeLessThan(real);
  });

  test.each(['pop', 'modulating'])('adds the flow of an open relief valve: %s', reliefAction => {
    const relief = { reliefAction, reliefArea: 1000, reliefSetPressure: 8, reliefCoefficient: 0.9, duration: 0.01 };
    expect(off(by({ ...nitrogen, ...relief }).of('peakFlow'), flowOf(p0, area + 0.9e-3))).toBeLessThan(0.02);
    expect(off(by({ ...nitrogen, ...relief, reliefSetPressure: 9.5 }).of('peakFlow'), flowOf(p0, area))).toBeLessThan(
      0.02,
    );
  });

  test('reaches the target at the target time with the orifice sized for it', () => {
    const { of } = by({ ...nitrogen, outletMode: 'size', targetTime: seconds(6), targetPressure: 3 });
    const expected = ((log(p0 / (3e5 + atmosphere)) / 6) * (volume * M)) / (flowOf(1, 1) * R * T);
    expect(off(of('orificeDiameter'), sqrt(expected / (0.85 * (PI / 4))))).toBeLessThan(real);
    expect(off(of('timeToTarget'), 6)).toBeLessThan(0.002);
  });
});

test('cools as it expands without heat transfer', () => {
  const { of } = by({ ...nitrogen, heat: 'adiabatic', duration: seconds(5) });
  const fall = 1 + ((gamma - 1) / 2) * rate * 5;
  expect(off(of('finalPressure') + atmosphere, p0 * fall ** ((-2 * gamma) / (gamma - 1)))).toBeLessThan(0.02);
  expect(off(of('lowestFluidTemperature'), T / fall ** 2)).toBeLessThan(0.01);
  // A throttled ideal gas keeps its temperature.
  expect(off(of('lowestDownstreamTemperature'), of('lowestFluidTemperature'))).toBeLessThan(real);
  expect([of('massClosure'), of('energyClosure')].every(rest => rest < 1e-9)).toBe(true);
  expect(by(nitrogen).of('lowestFluidTemperature')).toBeCloseTo(T, 6);
});

describe('the vessel', () => {
  test.each([
    ['flat', 0],
    ['ellipsoidal', PI / 12],
    ['hemispherical', PI / 6],
    ['klopper', 2 * 0.1 * 1.024 ** 3],
    ['korbbogen', 2 * 0.1298 * 1.024 ** 3],
  ])('with %s heads holds %d m³ more than its cylinder', (headType, heads) => {
    const { of } = by({ ...nitrogen, headType, duration: 0.01 });
    expect(off(of('vesselVolume'), volume + heads)).toBeLessThan(headType.startsWith('k') ? 0.01 : 1e-12);
    expect(off(of('initialMass'), (p0 * of('vesselVolume') * M) / (R * T))).toBeLessThan(real);
  });

  const propane = {
    ...nitrogen,
    composition: 'C3: 1',
    initialTemperature: 20,
    initialPressure: 7.342,
    heat: 'adiabatic',
    duration: 0.01,
  };

  test('contains liquid up to its level, vertical or horizontal', () => {
    const mass = (orientation: string, liquidLevel: number) =>
      by({ ...propane, orientation, liquidLevel }).of('initialMass');
    const [low, high] = [mass('Vertical', 600), mass('Vertical', 1800)];
    const difference = (high - low) / (1.2 * (PI / 4));
    const segment = 0.5 ** 2 * acos(1 - 2 * 0.3) - 0.2 * sqrt(0.3 * 0.7);
    expect(mass('Horizontal', 300) / (low + difference * (segment * 3 - 0.6 * (PI / 4)))).toBeCloseTo(1, 6);
    expect(difference).toBeGreaterThan(450);
    expect(by({ ...propane, liquidLevel: 600 }).of('initialLevel')).toBeCloseTo(0.6, 6);
  });

  test('releases the phase selected for its valve', () => {
    const drawn = (draw: string) => {
      const { of } = by({ ...propane, liquidLevel: 600, draw });
      return of('liquidCarriedOver') / of('releasedMass');
    };
    expect([drawn('vapour'), drawn('liquid')]).toEqual([0, expect.closeTo(1, 6)]);
    expect(drawn('mixed')).toBeGreaterThan(0.5);
    expect(drawn('mixed')).toBeLessThan(1);
  });
});

describe('the wall', () => {
  const inFire = {
    ...nitrogen,
    orificeDiameter: 5,
    wallThickness: 10,
    wallConductivity: 500,
    heat: 'fire-flux',
    fire: 'apiPoolPeak',
    ambientTemperature: 27,
    duration: seconds(10),
  };
  const rise = (change: CaseInput) => by({ ...inFire, ...change }).of('highestWallTemperature') - T;

  /** K in 10 s, outside, of a plate that absorbs the API pool fire at its peak on part of its outside. */
  function expected(perArea: number, thickness: number, share: number) {
    let [mean, flux] = [T, 0];
    const skin = () => (flux * thickness) / (3 * 500);
    for (let step = 0; step < 1000; step += 1) {
      const surface = mean + skin();
      flux = share * (5.67e-8 * 0.75 * (0.75 * 1323.15 ** 4 - surface ** 4) + 20 * (1323.15 - surface));
      mean += (flux * 0.01) / perArea;
    }
    return mean + skin() - T;
  }

  test.each([
    ['as steel', {}, 7850 * 480 * 0.01, 0.01, 1],
    ['twice as thick', { wallThickness: 20 }, 7850 * 480 * 0.02, 0.02, 1],
    ['of another density', { wallDensity: 4000 }, 4000 * 480 * 0.01, 0.01, 1],
    ['of another heat capacity', { wallHeatCapacity: 0.9 }, 7850 * 900 * 0.01, 0.01, 1],
    ['half of it in the fire', { exposedShare: 50 }, 7850 * 480 * 0.01, 0.01, 0.5],
  ])('in a fire heats by its mass: %s', (_, change, perArea, thickness, share) =>
    expect(off(rise(change), expected(perArea, thickness, share))).toBeLessThan(0.04),
  );

  test('heats up outside first if it conducts badly, and hardly behind insulation', () => {
    expect(rise({ wallConductivity: 15 })).toBeGreaterThan(rise({}) + 8);
    expect(rise({ insulation: 'insulated', insulationThickness: 50 })).toBeLessThan(1);
    const thin = { insulation: 'insulated', insulationThickness: 2, insulationHeatCapacity: 0.1 };
    expect(rise({ ...thin, insulationConductivity: 1 })).toBeGreaterThan(2 * rise(thin));
    expect(rise({ ...thin, insulationDensity: 2000 })).toBeLessThan(0.9 * rise(thin));
  });

  test('absorbs heat from the air according to temperature and wind', () => {
    const warm = { heat: 'ambient', ambientTemperature: 97, duration: seconds(60) };
    expect(rise({ heat: 'ambient' })).toBeCloseTo(0, 2);
    expect(rise({ ...warm, windSpeed: 20 })).toBeGreaterThan(3 * rise(warm));
    expect(rise(warm)).toBeGreaterThan(1.5 * rise({ ...warm, ambientTemperature: 67 }));
  });

  test('is checked at its coldest metal', () => {
    const cold = { ...nitrogen, heat: 'ambient', wallThickness: 2, duration: seconds(30) };
    const lowest = by(cold).of('lowestWallTemperature');
    expect(lowest).toBeLessThan(T - 2);
    const limit = (kelvin: number) => by({ ...cold, minimumDesignTemperature: { value: lowest + kelvin, unit: 'K' } });
    expect(limit(1).rawValue('brittleFracture')).toBe('Below MDMT');
    expect(limit(1).messageMarks).toContain('warning brittleFracture');
    const coldest = limit(-1).of('coldestMetal');
    expect(coldest).toBeLessThan(lowest - 1);
    const held = by({ ...cold, minimumDesignTemperature: { value: coldest - 1, unit: 'K' } });
    expect(held.rawValue('brittleFracture')).toBe('Not below MDMT');
    expect(held.messageMarks).not.toContain('warning brittleFracture');
  });
});

describe('a pool fire under liquid', () => {
  const shut = {
    ...nitrogen,
    composition: 'C3: 1',
    initialTemperature: 20,
    initialPressure: 7.342,
    liquidLevel: 600,
    wallThickness: 2,
    startDelay: 100,
    heat: 'pool-fire',
    duration: seconds(10),
  };
  const pressure = (change: CaseInput) => by({ ...shut, ...change }).of('finalPressure');

  test('raises the pressure according to environment factor, drainage and height', () => {
    const usual = pressure({});
    expect(pressure({ environmentFactor: 0.3 })).toBeLessThan(usual);
    expect(pressure({ drainage: 'inadequate' })).toBeGreaterThan(usual);
    expect(pressure({ elevation: 8 })).toBeLessThan(pressure({ environmentFactor: 0.3 }));
  });
});

test('gives different results with separate gas and liquid temperatures', () => {
  const propane = {
    ...nitrogen,
    composition: 'C3: 1',
    initialTemperature: 20,
    initialPressure: 7.342,
    liquidLevel: 600,
    heat: 'ambient',
    duration: seconds(1),
  };
  const [one, apart] = ['equilibrium', 'non-equilibrium'].map(model => by({ ...propane, model }).of('finalPressure'));
  expect(one).not.toBe(apart);
  expect(off(apart ?? 0, one ?? 0)).toBeLessThan(0.2);
});

describe('API 521 within 15 minutes of opening', () => {
  const long = { ...nitrogen, orificeDiameter: 5, duration: 16 };

  test.each([
    [5, 20, 'Met'],
    [2, 20, 'Not met'],
    [4, 20, 'Met'],
    [4, 6, 'Not met'],
  ])('an orifice of %d mm, designed for %d bar(g): %s', (orificeDiameter, designPressure, verdict) => {
    const times = ['timeTo690', 'timeToHalfDesign'].map(id => by({ ...long, orificeDiameter, designPressure }).of(id));
    const { rawValue, messageMarks } = by({ ...long, orificeDiameter, designPressure });
    expect(rawValue('depressuring')).toBe(verdict);
    expect(times.every(time => time <= 900)).toBe(verdict === 'Met');
    expect(messageMarks.includes('warning depressuring')).toBe(verdict === 'Not met');
  });
});
