import { exp, log, pow } from '../elementary/index.ts';
import { Refusal, type AbsolutePressure } from '../quantities/index.ts';
import { maximize } from '../numerics/index.ts';

/** Throat of an isentropic nozzle: pressure, Pa, and mass flux, kg/(s·m²). */
export interface Throat {
  readonly pressure: AbsolutePressure;
  readonly massFlux: number;
}

/** Bounds of the throat search, Pa. */
export interface ThroatSearch {
  /** A pressure below which the flux has no maximum. */
  readonly minimum: number;
  /** Pressures at which the isentrope has a kink, such as the onset of boiling. */
  readonly kinks?: readonly number[];
}

/** Half of the 8-point Gauss–Legendre rule on [−1, 1]. */
const rule = [
  { node: 0.1834346424956498, weight: 0.362683783378362 },
  { node: 0.525532409916329, weight: 0.31370664587788727 },
  { node: 0.7966664774136267, weight: 0.22238103445337448 },
  { node: 0.9602898564975363, weight: 0.10122853629037626 },
] as const;

/** ∫ v dp from `low` to `high`, by one application of the rule in ln p. */
function expansionWork(volume: (pressure: number) => number, low: number, high: number): number {
  const half = log(high / low) / 2;
  const centre = Math.sqrt(low) * Math.sqrt(high);
  let sum = 0;
  for (const { node, weight } of rule) {
    const reach = exp(half * node);
    const [above, below] = [centre * reach, centre / reach];
    sum += weight * (volume(above) * above + volume(below) * below);
  }
  return sum * half;
}

/** Number of intervals for the expansion work before the maximum is refined. */
const intervals = 6;

/** Pressures from the inlet down to the lowest, evenly spaced in their logarithm, with the kinks inserted. */
function pressuresDown(inlet: number, lowest: number, kinks: readonly number[], count: number): number[] {
  const pressures = [inlet];
  for (let step = 1; step < count; step += 1) pressures.push(inlet * pow(lowest / inlet, step / count));
  pressures.push(lowest);
  const bends = kinks.filter(kink => kink > lowest && kink < inlet);
  return bends.length === 0 ? pressures : [...pressures, ...bends].toSorted((a, b) => b - a);
}

/** Flux as a function of pressure, which lies in the interval that starts at the i-th pressure. */
type Flux = (pressure: number, interval: number) => number;

/** Relative step for the slope at the ends of an interval. */
const probe = 1e-6;

/**
 * Maximum of a flux that is unimodal except for kinks: the best of the pressures, then of its neighbouring intervals.
 * Where the flux still rises towards the lowest pressure, the throat is there.
 */
function throatAmong(pressures: readonly number[], kinks: readonly number[], flux: Flux): Throat {
  let best = 0;
  let massFlux = -Infinity;
  for (const [index, pressure] of pressures.entries()) {
    const value = flux(pressure, Math.max(0, index - 1));
    if (value > massFlux) [best, massFlux] = [index, value];
  }
  const [above, at, below] = [pressures[best - 1], pressures[best] ?? Number.NaN, pressures[best + 1]];
  if (above === undefined) return { pressure: at, massFlux };
  if (below === undefined) {
    if (flux(at * (1 + probe), best - 1) < massFlux) return { pressure: at, massFlux };
    const maximum = maximize(p => flux(p, best - 1), at, above);
    return maximum.f > massFlux ? { pressure: maximum.x, massFlux: maximum.f } : { pressure: at, massFlux };
  }
  const smooth = !kinks.includes(at);
  const maximum = smooth
    ? [maximize(p => flux(p, best - 1), below, above)]
    : [maximize(p => flux(p, best - 1), at, above), maximize(p => flux(p, best), below, at)];
  return maximum.reduce<Throat>((throat, { x, f }) => (f > throat.massFlux ? { pressure: x, massFlux: f } : throat), {
    pressure: at,
    massFlux,
  });
}

/** Lowest throat pressure to be searched. Throws a Refusal where there is no flow. */
function lowestThroat(inlet: AbsolutePressure, back: AbsolutePressure, minimum: number): number {
  if (!(back < inlet)) {
    throw new Refusal('the back pressure is not below the relieving pressure: nothing flows');
  }
  return Math.max(back, Math.min(minimum, inlet / 2));
}

/**
 * Mass flux through an ideal nozzle by direct integration: G(p) = √(2∫v dp)/v(p) along the isentrope `volume(p)`, m³/kg, maximised over
 * throat pressures from `inletPressure` down to `backPressure`, Pa.
 * Source: the mass flux integral of API 520-I, annex C. Throws a Refusal where there is no flow.
 */
export function nozzleThroat(
  volume: (pressure: number) => number,
  inletPressure: AbsolutePressure,
  backPressure: AbsolutePressure,
  { minimum, kinks = [] }: ThroatSearch,
): Throat {
  const pressures = pressuresDown(inletPressure, lowestThroat(inletPressure, backPressure, minimum), kinks, intervals);
  const works = [0];
  for (let index = 1; index < pressures.length; index += 1) {
    const further = expansionWork(volume, pressures[index] ?? Number.NaN, pressures[index - 1] ?? Number.NaN);
    works.push((works[index - 1] ?? Number.NaN) + further);
  }
  return throatAmong(pressures, kinks, (pressure, interval) => {
    const start = pressures[interval] ?? Number.NaN;
    const known = pressure === pressures[interval + 1] ? works[interval + 1] : undefined;
    const done =
      known ?? (works[interval] ?? Number.NaN) + (pressure < start ? expansionWork(volume, pressure, start) : 0);
    return Math.sqrt(2 * done) / volume(pressure);
  });
}

/**
 * The same with known enthalpy along the isentrope instead of the integral: `state(p)` gives h, J/kg, and v, m³/kg, at the throat;
 * `enthalpy` is that of the inlet. Between kinks the flux must be unimodal. Throws a Refusal where there is no flow.
 */
export function nozzleThroatByEnthalpy(
  state: (pressure: number) => { readonly enthalpy: number; readonly specificVolume: number },
  enthalpy: number,
  inletPressure: AbsolutePressure,
  backPressure: AbsolutePressure,
  { minimum, kinks = [] }: ThroatSearch,
): Throat {
  const pressures = pressuresDown(inletPressure, lowestThroat(inletPressure, backPressure, minimum), kinks, 1);
  return throatAmong(pressures, kinks, pressure => {
    const throat = state(pressure);
    return Math.sqrt(2 * Math.max(0, enthalpy - throat.enthalpy)) / throat.specificVolume;
  });
}
