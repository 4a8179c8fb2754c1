import { describe, expect, test } from 'vitest';
import { Refusal } from '../../quantities/index.ts';
import type { EquilibriumPhase, EquilibriumState } from '../helmholtz/index.ts';
import { referenceStates } from '../reference/index.ts';
import { traceEnvelope } from '../equilibrium/envelope.ts';
import { VolumeSolver } from '../equilibrium/volume-solver.ts';
import { GergFlash } from './flash.ts';
import { randomMixtures, uniform } from './testing/random-mixtures.ts';
import { GergMixture } from './gerg-mixture.ts';
import { GergVolumePhase } from './gerg-volume-phase.ts';
import { sublimationPressure } from './ice.ts';
import { gergRange, GergStates } from './index.ts';

const mixtures = randomMixtures(40);

/** ln f_i of a phase, from its density alone. */
function lnFugacities({ composition, state }: EquilibriumPhase): readonly number[] {
  const mixture = new GergMixture(Object.keys(composition));
  const x = Object.values(composition);
  const { energy } = mixture;
  mixture.setComposition(x);
  energy.setTemperature(state.temperature);
  mixture.temperature = state.temperature;
  mixture.pressure = state.pressure;
  mixture.delta = (state.density / state.molarMass) * energy.reducing.volume;
  const lnPhi = new Float64Array(x.length);
  mixture.lnFugacityCoefficients(lnPhi);
  return x.map((share, i) => Math.log(share) + (lnPhi[i] ?? NaN));
}

/** All phases of a state with their mole fractions, the lightest first. */
function phasesOf(state: EquilibriumState): readonly { share: number; phase: EquilibriumPhase }[] {
  const { phases, liquids, vapourFraction = 0 } = state;
  const below: { share: number; phase: EquilibriumPhase }[] | undefined = liquids?.map(liquid => ({
    share: liquid.moleFraction,
    phase: liquid,
  }));
  if (!phases) return below ?? [];
  return [
    { share: vapourFraction, phase: phases.vapour },
    ...(below ?? [{ share: 1 - vapourFraction, phase: phases.liquid }]),
  ];
}

/** Checks the equilibrium conditions of a multiphase state. */
function expectEquilibrium(
  state: EquilibriumState,
  feed: Readonly<Record<string, number>>,
  where: string,
  within = 1e-9,
): void {
  const result = phasesOf(state);
  const [lightest] = result;
  if (!lightest) throw new Error(`${where}: no phases`);
  const first = lnFugacities(lightest.phase);
  for (const { phase } of result.slice(1)) {
    lnFugacities(phase).forEach((lnF, i) => {
      expect(Math.abs(lnF - (first[i] ?? NaN)), `${where}: fugacity ${i}`).toBeLessThan(within);
    });
  }
  for (const [id, share] of Object.entries(feed)) {
    const total = result.reduce((sum, { share: of, phase }) => sum + of * (phase.composition[id] ?? NaN), 0);
    expect(Math.abs(total - share), `${where}: balance of ${id}`).toBeLessThan(1e-10);
  }
  const densities = result.map(({ phase }) => phase.state.density);
  expect(
    densities.toSorted((a, b) => a - b),
    where,
  ).toEqual(densities);
  const mass = result.reduce((sum, { share, phase }) => sum + share * phase.state.molarMass, 0);
  const enthalpy = result.reduce(
    (sum, { share, phase: { state: own } }) => sum + share * own.molarMass * own.enthalpy,
    0,
  );
  expect(Math.abs(state.enthalpy - enthalpy / mass), where).toBeLessThan(1e-6 * (1e5 + Math.abs(enthalpy / mass)));
  const { phases, vapourFraction = NaN, quality = NaN } = state;
  if (!phases) return;
  const inVapour = (vapourFraction * phases.vapour.state.molarMass) / state.molarMass;
  expect(Math.abs(quality - inVapour), where).toBeLessThan(1e-12);
}

/** The state, or the refusal. */
function attempt<T>(get: () => T): T | Refusal {
  try {
    return get();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** States over the whole range of a mixture: below and above its critical point, from nearly ideal to dense. */
function grid(composition: Readonly<Record<string, number>>): readonly (readonly [p: number, T: number])[] {
  const { energy } = new GergMixture(Object.keys(composition));
  energy.setComposition(Object.values(composition));
  const Tr = energy.reducing.temperature;
  const ratios = [0.55, 0.7, 0.85, 0.95, 1.1].filter(ratio => ratio * Tr > 65 && ratio * Tr < 690);
  return ratios.flatMap(ratio => [2e5, 2e6, 1e7].map(p => [p, ratio * Tr] as const));
}

describe('every mixture, all over its range', () => {
  test('is one phase or more in equilibrium, and hardly ever refused', () => {
    let refused = 0;
    let split = 0;
    let all = 0;
    for (const composition of mixtures) {
      const states = new GergStates(composition);
      for (const [p, T] of grid(composition)) {
        all += 1;
        const state = attempt(() => states.atPT(p, T));
        if (state instanceof Refusal) {
          refused += 1;
          continue;
        }
        if (phasesOf(state).length === 0) continue;
        split += 1;
        expectEquilibrium(state, composition, `${JSON.stringify(composition)} at ${p} Pa, ${T} K`);
      }
    }
    expect(all).toBeGreaterThan(550);
    expect(split).toBeGreaterThan(200);
    // Nearly all of them are far below the freezing point of water, three where a gas beside it would condense.
    expect(refused).toBeLessThan(0.035 * all);
  });

  test('has the temperature that its enthalpy and its entropy at a pressure have', () => {
    let all = 0;
    let refused = 0;
    for (const composition of mixtures) {
      const states = new GergStates(composition);
      for (const [p, T] of grid(composition).filter((_, index) => index % 4 === 1)) {
        // Where the equation has no liquid water, its states are not the stable ones.
        if (T < 230 && 'H2O' in composition) continue;
        const state = attempt(() => states.atPT(p, T));
        if (state instanceof Refusal) continue;
        for (const back of [
          attempt(() => states.atPH(p, state.enthalpy)),
          attempt(() => states.atPS(p, state.entropy)),
        ]) {
          all += 1;
          if (back instanceof Refusal) {
            refused += 1;
            continue;
          }
          expect(Math.abs(back.temperature / T - 1), `${JSON.stringify(composition)} ${p} ${T}`).toBeLessThan(1e-8);
          expect(Math.abs(back.density / state.density - 1)).toBeLessThan(1e-6);
        }
      }
    }
    expect(refused).toBeLessThan(0.01 * all);
  });

  test('has a bubble pressure above its dew pressure, and between them every quality', () => {
    let result = 0;
    for (const composition of mixtures) {
      const states = new GergStates(composition);
      const { energy } = new GergMixture(Object.keys(composition));
      energy.setComposition(Object.values(composition));
      const T = 0.8 * energy.reducing.temperature;
      const bubble = attempt(() => states.atTX(T, 0));
      const dew = attempt(() => states.atTX(T, 1));
      if (bubble instanceof Refusal || dew instanceof Refusal) continue;
      result += 1;
      const where = `${JSON.stringify(composition)} at ${T} K`;
      expectEquilibrium(bubble, composition, where, 1e-5);
      expectEquilibrium(dew, composition, where, 1e-5);
      expect(bubble.pressure, where).toBeGreaterThan(dew.pressure);
      const half = attempt(() => states.atTX(T, 0.5));
      if (half instanceof Refusal) continue;
      expectEquilibrium(half, composition, where, 1e-5);
      expect(half.quality).toBeCloseTo(0.5, 9);
      const again = attempt(() => states.atPX(half.pressure, 0.5));
      if (!(again instanceof Refusal)) expect(again.temperature / T).toBeCloseTo(1, 7);
    }
    expect(result).toBeGreaterThan(15);
  });
});

describe('the envelope', () => {
  const gas = {
    C1: 0.85,
    N2: 0.02,
    CO2: 0.02,
    C2: 0.06,
    C3: 0.03,
    iC4: 0.005,
    nC4: 0.006,
    iC5: 0.002,
    nC5: 0.002,
    nC6: 0.005,
  };

  test('of a natural gas goes from the dew line through the critical point to the bubble line', () => {
    const states = new GergStates(gas);
    const { points = [], critical, cricondentherm, cricondenbar } = states.envelope() ?? {};
    expect(points.length).toBeGreaterThan(20);
    expect(points[0]?.end).toBe('dew');
    expect(points.at(-1)?.end).toBe('bubble');
    expect(points.filter(({ end }, k) => k > 0 && points[k - 1]?.end !== end)).toHaveLength(1);
    const temperatures = points.map(({ temperature }) => temperature);
    const pressures = points.map(({ pressure }) => pressure);
    expect(cricondentherm?.temperature).toBeGreaterThanOrEqual(Math.max(...temperatures));
    expect(cricondenbar?.pressure).toBeGreaterThanOrEqual(Math.max(...pressures));
    expect(cricondentherm?.temperature).toBeLessThan(1.003 * Math.max(...temperatures));
    expect(cricondenbar?.pressure).toBeLessThan(1.02 * Math.max(...pressures));
    expect(critical?.pressure).toBeLessThan(cricondenbar?.pressure ?? NaN);
    expect(critical?.temperature).toBeLessThan(cricondenbar?.temperature ?? NaN);
  });

  test('parts one phase from two', () => {
    const states = new GergStates(gas);
    const { points = [], critical } = states.envelope() ?? {};
    for (const { temperature, pressure, end } of points) {
      const nearCritical = Math.abs(temperature / (critical?.temperature ?? NaN) - 1) < 0.02;
      if (nearCritical) continue;
      const hotter = states.atPT(pressure, temperature * 1.002);
      const colder = states.atPT(pressure, temperature * 0.998);
      // Beside the bubble line at its cold end there are two liquids, which the line does not cover.
      if (hotter.liquids ?? colder.liquids) continue;
      const sides = [hotter, colder].filter(({ phases }) => phases);
      expect(sides, `${end} point at ${temperature} K, ${pressure} Pa`).toHaveLength(1);
    }
  });

  test('is found for most mixtures, and its points are bubble and dew points', () => {
    let closed = 0;
    let confirmed = 0;
    for (const composition of mixtures.slice(0, 24)) {
      const states = new GergStates(composition);
      const { points = [], critical } = states.envelope() ?? {};
      if (critical) closed += 1;
      expect(points.length, JSON.stringify(composition)).toBeGreaterThan(15);
      for (const [k, { temperature, pressure, end }] of points.entries()) {
        expect(Number.isFinite(temperature) && Number.isFinite(pressure)).toBe(true);
        if (k % 8 !== 1 || pressure > 2e7) continue;
        const result = attempt(() => states.atTX(temperature, end === 'dew' ? 1 : 0));
        // The line covers two phases only.
        if (!(result instanceof Refusal) && result.liquids) continue;
        if (result instanceof Refusal || Math.abs(result.pressure / pressure - 1) > 0.01) continue;
        confirmed += 1;
        expect(result.pressure / pressure).toBeCloseTo(1, 7);
      }
    }
    expect(closed).toBeGreaterThan(10);
    expect(confirmed).toBeGreaterThan(50);
  });
});

test('a bubble point near the critical one is no phase at its limit of stability', () => {
  const states = new GergStates({ C1: 0.7718451607341685, CO2: 0.13741343616333399, nC4: 0.09074140310249754 });
  // Pressures by teqp 0.23.2 (GERG2008resid, mix_VLE_Tx).
  for (const [T, pressure] of [
    [239.4924875953942, 9307695.15277],
    [238, 9144827.27193],
  ] as const)
    expect(states.atTX(T, 0).pressure / pressure).toBeCloseTo(1, 9);
});

test('oils with their gas have the temperature at which they have a quality, not that of two liquids', () => {
  const next = uniform(3);
  const ids = ['C1', 'C3', 'nC5', 'nC7', 'nC10'];
  for (let k = 0; k < 8; k += 1) {
    const amounts = ids.map((_, i) => (i === 0 ? 1.2 : 0.2 + 0.8 * next()));
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const oil = Object.fromEntries(ids.map((id, i) => [id, (amounts[i] ?? NaN) / total]));
    const states = new GergStates(oil);
    for (const [p, T] of [
      [2e5, 330],
      [1e6, 280],
      [3e6, 400],
    ] as const) {
      const { quality = NaN, phases } = states.atPT(p, T);
      expect(phases?.vapour.state.phase).toBe('gas');
      expect(states.atPX(p, quality).temperature / T, JSON.stringify(oil)).toBeCloseTo(1, 6);
    }
  }
});

test('a quality is that of a vapour where two liquids would have it too', () => {
  const amounts = [0.39930602, 0.06546723, 0.12305048, 0.14006492, 0.25743007];
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const [C1 = NaN, C3 = NaN, nC5 = NaN, nC7 = NaN, nC10 = NaN] = amounts.map(amount => amount / total);
  const states = new GergStates({ C1, C3, nC5, nC7, nC10 });
  const state = states.atPX(216_988, 0.24173);
  expect(state.phases?.vapour.state.phase).toBe('gas');
  expect(state.temperature).toBeCloseTo(333.279, 2);
});

describe('two liquids that only some trials show', () => {
  test.each([
    [{ C1: 0.772, CO2: 0.137, nC4: 0.091 }, 2.572e6, 140.64],
    [{ nC9: 0.11, C1: 0.576, CO2: 0.15, nC5: 0.144, N2: 0.02 }, 1.228e6, 131.71],
    [{ nC4: 0.178, CO2: 0.082, C1: 0.74 }, 3.59e6, 144.87],
    [{ O2: 0.444, iC4: 0.238, H2O: 0.318 }, 2.035e7, 187.85],
    [{ N2: 0.032, nC6: 0.51, Ar: 0.458 }, 4.855e6, 135.72],
  ])('%o at %d Pa and %d K', (composition, p, T) => {
    const state = new GergStates(composition).atPT(p, T);
    expectEquilibrium(state, composition, '');
    expect((state.liquids?.[0] ?? state.phases?.vapour)?.state.density).toBeGreaterThan(200);
  });
});

describe('the critical point of an envelope', () => {
  test.each([
    { C1: 0.85, C2: 0.15 },
    { C2: 0.7, nC4: 0.3 },
    { CO2: 0.7, C3: 0.3 },
    { C1: 0.7, nC4: 0.3 },
  ])('%o is on its spinodal, and the dew point of a lower pressure is found beside it', composition => {
    const states = new GergStates(composition);
    const { critical, cricondentherm } = states.envelope() ?? {};
    if (!critical || !cricondentherm) throw new Error('no critical point');
    const z = Float64Array.from(Object.values(composition));
    const phase = new GergMixture(Object.keys(composition));
    phase.begin('vapour');
    expect(phase.solve(z, critical.temperature, critical.pressure)).toBe(true);
    phase.evaluateDerivatives();
    // n·∂ln f_1/∂n_1 of the phase, which is 1/z_1 − 1 of an ideal gas.
    const ideal = 1 / (z[0] ?? NaN) - 1;
    expect(Math.abs(ideal + (phase.byAmount[0] ?? NaN)) / ideal).toBeLessThan(1e-3);
    const { solver, wilson } = new GergFlash(Object.keys(composition));
    const volumePhase = () => new GergVolumePhase(Object.keys(composition), phase.energy.terms);
    const limits = { range: gergRange, startPressure: 1e5 };
    const trace = traceEnvelope(solver, wilson, z, limits, () => new VolumeSolver(volumePhase(), volumePhase()));
    const temperature = 0.5 * (critical.temperature + cricondentherm.temperature);
    const near = trace?.near({ temperature }, 'dew');
    expect(Math.exp(near?.[z.length + 1] ?? NaN)).toBeLessThan(cricondentherm.pressure);
  });
});

describe('one component', () => {
  test('water boils at every temperature, though its liquid leaves few digits of ln φ', () => {
    const water = new GergStates({ H2O: 1 });
    let before = 0;
    for (let T = 274; T < 320; T += 0.7) {
      const { pressure } = water.atTX(T, 0);
      expect(pressure).toBeGreaterThan(before);
      before = pressure;
    }
  });

  test('boils where its reference equation does', async () => {
    for (const [id, T] of [
      ['C1', 150],
      ['C3', 300],
      ['CO2', 250],
      ['N2', 100],
      ['H2S', 300],
      ['nC5', 350],
    ] as const) {
      const states = new GergStates({ [id]: 1 });
      const reference = await referenceStates(id);
      const { pressure, phases } = states.atTX(T, 0.3);
      const own = reference.saturatedAtTemperature(T);
      expect(Math.abs(pressure / own.pressure - 1), id).toBeLessThan(2e-3);
      expect(Math.abs((phases?.liquid.state.density ?? NaN) / own.liquid.density - 1), id).toBeLessThan(3e-3);
      const half = states.atPX(pressure, 0.5);
      expect(half.temperature / T).toBeCloseTo(1, 8);
      expect(states.atPH(pressure, half.enthalpy).quality).toBeCloseTo(0.5, 8);
      expect(states.atPS(pressure, half.entropy).quality).toBeCloseTo(0.5, 8);
      expect(states.atPT(pressure * 1.01, T).phase).toBe('liquid');
      expect(states.atPT(pressure * 0.99, T).phase).toBe('gas');
    }
  });
});

test('enthalpy and entropy together give the state they are of', () => {
  const states = new GergStates({ C1: 0.8, C2: 0.1, C3: 0.1 });
  for (const [p, T] of [
    [1e6, 320],
    [3e6, 230],
    [8e6, 180],
    [2e7, 400],
  ] as const) {
    const state = states.atPT(p, T);
    const back = states.atHS(state.enthalpy, state.entropy);
    expect(back.pressure / p).toBeCloseTo(1, 7);
    expect(back.temperature / T).toBeCloseTo(1, 8);
  }
});

describe('an unsupported component or state', () => {
  const states = new GergStates({ C1: 0.9, C3: 0.1 });

  test('is refused in a sentence', () => {
    expect(() => states.atTX(400, 0)).toThrow(
      'no liquid and vapour in equilibrium were found by GERG-2008 at temperature 126.8 °C and quality 0',
    );
    expect(() => states.atPX(50e6, 0.5)).toThrow('no liquid and vapour in equilibrium were found by GERG-2008');
    expect(() => states.atPH(1e6, 1e9)).toThrow('within the range of GERG-2008');
    expect(() => states.atPH(1e6, NaN)).toThrow('the enthalpy is beyond the range of numbers');
    expect(() => states.atPX(1e6, 1.5)).toThrow('the quality must be from 0 to 1');
    expect(new GergStates({ C1: 1 }).envelope()).toBeUndefined();
  });
});

describe('water below its freezing point', () => {
  test('is refused where the equation has no liquid and ice would be there', () => {
    const wet = new GergStates({ C1: 0.95, H2O: 0.05 });
    expect(wet.atPT(1e5, 250).phase).toBe('two-phase');
    expect(() => wet.atPT(1e5, 220)).toThrow(
      'water freezes out of the fluid at 1.000 bar(abs) and −53.15 °C, which GERG-2008 does not describe; without water in the composition it has a state',
    );
    const cold = wet.atPT(1e5, 250);
    expect(wet.atPH(1e5, cold.enthalpy).temperature).toBeCloseTo(250, 6);
    expect(() => wet.atPH(1e5, cold.enthalpy - 1e5)).toThrow('water freezes out of the fluid');
    expect(new GergStates({ C1: 0.99999, H2O: 0.00001 }).atPT(1e5, 220).phase).toBe('gas');
  });

  test('has the sublimation pressure of IAPWS R14-08, which prints 8.94735 Pa at 230 K', () => {
    expect(sublimationPressure(230)).toBeCloseTo(8.94735, 5);
  });
});

// Trials of these liquids found a root between the spinodals, and no equilibrium. Densities by CoolProp 8.0.0, as liquids.
test.each([
  [{ C1: 0.8, N2: 0.2 }, 140, 60e5, 426.357],
  [{ C1: 0.8, N2: 0.2 }, 130, 40e5, 444.321],
  [{ C1: 0.8, N2: 0.2 }, 145, 40e5, 408.169],
  [{ CO2: 0.9, C1: 0.1 }, 220, 50e5, 1050.714],
  [{ CO2: 0.9, C1: 0.1 }, 232, 50e5, 1005.346],
])('%o is a liquid at %d K and %d Pa', (composition, temperature, pressure, density) => {
  const state = new GergStates(composition).atPT(pressure, temperature);
  expect(state.phase).toBe('liquid');
  expect(Math.abs(state.density / density - 1)).toBeLessThan(3e-4);
});

describe('what other programs compute by GERG-2008', () => {
  const values: readonly (readonly [name: string, value: () => number, expected: number, within: number])[] = [
    // CoolProp, the tests of its GERG backends (https://github.com/CoolProp/CoolProp/pull/3314).
    ['0.9 methane, 0.1 ethane at 150 K, bubble point', () => atTX({ C1: 0.9, C2: 0.1 }, 150, 0), 924079, 1e-6],
    ['0.9 methane, 0.1 ethane at 150 K, dew point', () => atTX({ C1: 0.9, C2: 0.1 }, 150, 1), 93875.4, 1e-6],
    // Clapeyron.jl, its tests of GERG2008. The last digits are those of another gas constant, 8.314463 for 8.314472.
    ['water at 298.15 K', () => atTX({ H2O: 1 }, 298.15, 0), 3184.83242429761, 2e-6],
  ];
  const atTX = (composition: Readonly<Record<string, number>>, T: number, quality: number): number =>
    new GergStates(composition).atTX(T, quality).pressure;

  test.each(values)('%s', (_, value, expected, within) => {
    expect(Math.abs(value() / expected - 1)).toBeLessThan(within);
  });

  // Its bubble point of 5.854 MPa by one liquid alone is metastable: beside water, liquid carbon dioxide boils next to its own
  // saturation pressure, 6.4342 MPa (R. Span and W. Wagner, J. Phys. Chem. Ref. Data 25 (1996) 1509).
  test('0.8 carbon dioxide, 0.2 water at 298.15 K, bubble point of two liquids', () => {
    const pressure = atTX({ CO2: 0.8, H2O: 0.2 }, 298.15, 0);
    expect(pressure).toBeLessThan(6.4342e6);
    expect(pressure).toBeGreaterThan(0.99 * 6.4342e6);
  });
});
