import { evaluateAtHS } from './at-hs.ts';
import { evaluateAtPH } from './at-ph.ts';
import { evaluateAtPS } from './at-ps.ts';
import { evaluateAtPT } from './at-pt.ts';
import { backwardTemperature1PH, backwardTemperature2PH } from './regions/backward.ts';
import { steamAtPT } from './index.ts';
import { SteamProperties, type outside, type Region } from './properties.ts';
import { randomPressureTemperature, uniform } from './testing/random-states.ts';
import { temperature1FromEnthalpy } from './regions/region1.ts';
import { temperature2FromEnthalpy } from './regions/region2.ts';
import { evaluateSaturated } from './saturated.ts';
import { saturationPressureAt } from './regions/saturation.ts';

type Measure = (name: string, operations: number, run: () => number, atMost?: number) => Promise<void> | void;
type Evaluate = (first: number, second: number, state: SteamProperties) => Region | typeof outside;
type Box = readonly [p0: number, p1: number, T0: number, T1: number];

const count = 200_000;
/** Boxes with the target time in nanoseconds for seven properties at (p, T). */
const boxes: readonly (readonly [name: string, Box, atMost: number])[] = [
  ['region 1', [17e6, 100e6, 274, 623], 150],
  ['region 1 below 16.5 MPa', [5e6, 16e6, 274, 530], 150],
  ['region 2', [1e3, 10e6, 590, 1073], 150],
  ['region 2 at saturation', [1e3, 8e6, 570, 620], 150],
  ['region 3', [30e6, 100e6, 625, 680], 700],
  ['region 3, 22 to 24 MPa', [22.2e6, 24e6, 640, 655], 700],
  ['region 5', [1e3, 50e6, 1074, 2273], 60],
];

const state = new SteamProperties();

/** Random states of a box: p and T with the h and s that go with them. */
function sample([p0, p1, T0, T1]: Box) {
  const next = uniform(5);
  const p = new Float64Array(count);
  const T = new Float64Array(count);
  const h = new Float64Array(count);
  const s = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    const pressure = p0 + (p1 - p0) * next();
    const temperature = T0 + (T1 - T0) * next();
    evaluateAtPT(pressure, temperature, state);
    p[i] = pressure;
    T[i] = temperature;
    h[i] = state.enthalpy;
    s[i] = state.entropy;
  }
  return { p, T, h, s };
}

/** A loop over two columns that evaluates every property and adds up one. */
function loop(evaluate: Evaluate, first: Float64Array, second: Float64Array): () => number {
  return () => {
    let total = 0;
    for (let i = 0; i < count; i += 1) {
      evaluate(first[i] ?? 0, second[i] ?? 0, state);
      total += state.speedOfSound;
    }
    return total;
  };
}

export default async function bench(measure: Measure): Promise<void> {
  for (const [name, box, atMost] of boxes) {
    const { p, T, h, s } = sample(box);
    await measure(`v, u, h, s, cp, cv, w at (p, T), ${name}`, count, loop(evaluateAtPT, p, T), atMost);
    await measure(`the same and T at (p, h), ${name}`, count, loop(evaluateAtPH, p, h));
    await measure(`the same and T at (p, s), ${name}`, count, loop(evaluateAtPS, p, s));
    await measure(`the same, p and T at (h, s), ${name}`, count, loop(evaluateAtHS, h, s));
  }
  await benchBackward(measure);
  await benchSaturation(measure);
  await benchFace(measure);
  await benchRoundTrip(measure);
}

async function benchBackward(measure: Measure): Promise<void> {
  const liquid = sample([17e6, 100e6, 274, 623]);
  const vapour = sample([1e3, 10e6, 590, 1073]);
  const cases = [
    ['region 1', backwardTemperature1PH, temperature1FromEnthalpy, liquid],
    ['region 2', backwardTemperature2PH, temperature2FromEnthalpy, vapour],
  ] as const;
  for (const [name, equation, refine, { p: pressures, h: enthalpies }] of cases) {
    const total = (temperature: (p: number, h: number) => number) => () => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum += temperature(pressures[i] ?? 0, enthalpies[i] ?? 0);
      return sum;
    };
    await measure(`T(p, h) by the backward equation alone, ${name}`, count, total(equation));
    await measure(
      `T(p, h) refined, ${name}`,
      count,
      total((p, h) => refine(p, h, equation(p, h))),
      300,
    );
  }
}

async function benchSaturation(measure: Measure): Promise<void> {
  const vapour = new SteamProperties();
  for (const [name, T0, T1] of [
    ['273 K to 623 K', 273.2, 623],
    ['623 K to 647 K', 623.2, 647],
  ] as const) {
    await measure(`both saturated phases at T, ${name}`, count, () => {
      let total = 0;
      for (let i = 0; i < count; i += 1) {
        const T = T0 + ((T1 - T0) * i) / count;
        evaluateSaturated(saturationPressureAt(T), T, state, vapour);
        total += state.speedOfSound + vapour.speedOfSound;
      }
      return total;
    });
  }
}

async function benchFace(measure: Measure): Promise<void> {
  const { p, T } = sample([1e3, 10e6, 590, 1073]);
  await measure('steamAtPT with viscosity and conductivity, region 2', count, () => {
    let total = 0;
    for (let i = 0; i < count; i += 1) total += steamAtPT(p[i] ?? 0, T[i] ?? 0).density;
    return total;
  });
}

async function benchRoundTrip(measure: Measure): Promise<void> {
  const states = 1_000_000;
  const back = new SteamProperties();
  const pairs: readonly (readonly [string, () => Region | typeof outside])[] = [
    ['(p, h)', () => evaluateAtPH(state.pressure, state.enthalpy, back)],
    ['(p, s)', () => evaluateAtPS(state.pressure, state.entropy, back)],
    ['(h, s)', () => evaluateAtHS(state.enthalpy, state.entropy, back)],
  ];
  for (const [name, evaluate] of pairs) {
    const worst = { T: 0, h: 0, s: 0 };
    let neighbours = 0;
    await measure(`(p, T) to ${name} and back, random states`, states, () => {
      const draw = randomPressureTemperature(1997);
      worst.T = worst.h = worst.s = neighbours = 0;
      for (let i = 0; i < states; i += 1) {
        const { p, T } = draw();
        evaluateAtPT(p, T, state);
        if (evaluate() === state.region) worst.T = Math.max(worst.T, Math.abs(back.temperature / T - 1));
        else neighbours += 1;
        if (back.region === state.region) {
          worst.h = Math.max(worst.h, Math.abs(back.enthalpy - state.enthalpy) / (Math.abs(state.enthalpy) + 1e3));
          worst.s = Math.max(worst.s, Math.abs(back.entropy - state.entropy) / (Math.abs(state.entropy) + 10));
        }
      }
      return worst.T;
    });
    const figures = `ΔT/T ${worst.T.toExponential(1)}, Δh/h ${worst.h.toExponential(1)}, Δs/s ${worst.s.toExponential(1)}`;
    console.log(`    largest differences ${figures}; ${neighbours} states answered by the neighbouring region`);
  }
}
