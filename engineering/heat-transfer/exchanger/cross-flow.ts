import { secantRoot } from '../../numerics/index.ts';
import { undefinedIfRefused } from '../../quantities/index.ts';
import type { DutyCurve, HeatingCurve } from './duty-curve.ts';
import { profileOf, type Profile, type ProfilePoint } from './profile.ts';

/** The stream of a cross-flow exchanger that has one temperature across its flow. */
export type MixedStream = 'none' | 'hot' | 'cold';

/** Cells along each stream; with twice as many, the result is extrapolated, within 0.1 % of F. */
const firstCells = 48;
/** Range of F that is searched, and its relative tolerance. */
const [minFactor, maxFactor, within] = [0.05, 4, 1e-6];
/** Points beyond the outlet: the part of the duty between two, and how many at most. */
const [beyondStep, maxBeyond] = [1 / 16, 80];

/**
 * Returns the points of a side beyond its outlet, up to the inlet temperature of the other, K, or the end of its equation: the parts of a stream
 * that meet the inlet of the other one change more than its mean.
 */
export function beyondOutlet(
  { temperatureAt, breaks }: HeatingCurve,
  side: 'hot' | 'cold',
  limit: number,
): readonly ProfilePoint[] {
  const fromInlet = (share: number) => (side === 'hot' ? 1 - share : share);
  const kinks = breaks.map(fromInlet).filter(share => share > 1);
  const steps = Array.from({ length: maxBeyond }, (_, index) => 1 + (index + 1) * beyondStep);
  const points: ProfilePoint[] = [];
  for (const share of [...steps, ...kinks, ...kinks].toSorted((a, b) => a - b)) {
    const temperature = undefinedIfRefused(() => temperatureAt(fromInlet(share)));
    if (temperature === undefined) break;
    points.push({ share, temperature });
    if (side === 'hot' ? temperature < limit : temperature > limit) break;
  }
  return points;
}

/**
 * Heat of a cell by the trapezoidal rule, from the difference of its inlets, and that after as much heat as with this one alone: linear between
 * both, so that a cell of many transfer units does not exchange more than it can.
 */
function heatOfCell(part: number, difference: number, after: number): number {
  return difference > 0 ? (part * difference) / (1.5 - after / (2 * difference)) : 0;
}

/**
 * Returns the share of the duty that streams exchange which are both unmixed, with UA per unit of it, 1/K: in each cell both take up the same
 * heat, ∂q_h/∂x = ∂q_c/∂y = UA/Q·(T_h − T_c).
 */
function exchangedUnmixed(hot: Profile, cold: Profile, conductance: number, cells: number): number {
  const part = conductance / cells;
  const taken = new Float64Array(cells);
  let whole = 0;
  for (let row = 0; row < cells; row += 1) {
    let given = 0;
    for (let column = 0; column < cells; column += 1) {
      const own = taken[column] ?? Number.NaN;
      const difference = hot(given) - cold(own);
      const first = part * difference;
      const heat = heatOfCell(part, difference, hot(given + first) - cold(own + first));
      given += heat;
      taken[column] = own + heat;
    }
    whole += given / cells;
  }
  return whole;
}

/**
 * The same with a stream that is mixed across its flow, and another that passes it unmixed at each place; both profiles are negative where the
 * mixed one is the cold one.
 */
function exchangedMixed(mixed: Profile, unmixed: Profile, conductance: number, cells: number): number {
  const part = conductance / cells;
  /** What the unmixed stream exchanges beside a temperature of the mixed one. */
  const across = (temperature: number): number => {
    let taken = 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const difference = temperature - unmixed(taken);
      taken += heatOfCell(part, difference, temperature - unmixed(taken + part * difference));
    }
    return taken;
  };
  let given = 0;
  for (let cell = 0; cell < cells; cell += 1) {
    const rate = across(mixed(given));
    given += heatOfCell(1 / cells, rate, across(mixed(given + rate / cells)));
  }
  return given;
}

/**
 * Correction factor F on the mean difference along a counter-current duty curve, of one pass of cross-flow, integrated along the curves of both
 * sides, with their points beyond the outlets by `beyondOutlet`. With constant heat capacities it is that of `correctionFactor`.
 * Undefined where cross-flow does not exchange this heat, or the mean difference has no value.
 * Assumes equal flows and equal UA everywhere across each stream, and each stream at one pressure.
 */
export function curveCrossFactor(
  curve: DutyCurve,
  beyond: Readonly<Record<'hot' | 'cold', readonly ProfilePoint[]>>,
  mixed: MixedStream,
): number | undefined {
  const { meanDifference } = curve;
  if (meanDifference === undefined) return undefined;
  const sign = mixed === 'cold' ? -1 : 1;
  const hot = profileOf(curve, 'hot', { sign, beyond: beyond.hot });
  const cold = profileOf(curve, 'cold', { sign, beyond: beyond.cold });
  const inCells = (conductance: number, cells: number): number => {
    if (mixed === 'none') return exchangedUnmixed(hot, cold, conductance, cells);
    return mixed === 'hot'
      ? exchangedMixed(hot, cold, conductance, cells)
      : exchangedMixed(cold, hot, conductance, cells);
  };
  const factorBy = (cells: number, guess: number): number | undefined =>
    secantRoot(factor => inCells(1 / (meanDifference * factor), cells) - 1, {
      guess,
      slope: -1,
      tolerance: within,
      minimum: minFactor,
      maximum: maxFactor,
    })?.x;
  const coarse = factorBy(firstCells, 0.9);
  const fine = coarse && factorBy(2 * firstCells, coarse);
  return coarse && fine && (4 * fine - coarse) / 3;
}
