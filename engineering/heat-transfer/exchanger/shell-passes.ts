import { secantRoot } from '../../numerics/index.ts';
import type { DutyCurve } from './duty-curve.ts';
import { profileOf, type Profile } from './profile.ts';

/** How the streams pass through shells with an even number of tube passes each. */
export interface ShellPasses {
  /** The stream in the shells, which has one temperature across all passes. */
  readonly shellSide: 'hot' | 'cold';
  /** The nozzle of the shell stream beside which the tube stream enters each shell. */
  readonly tubesEnterAt: 'inlet' | 'outlet';
}

/** Steps of the integration through all shells, and the least through each. */
const [steps, minSteps] = [512, 48];
/** Range of F in which exchangers of several shells are searched. */
const [minFactor, maxFactor] = [0.05, 4];
/** Relative tolerance of the searches for equal shells. */
const equalWithin = 1e-6;

/**
 * Returns UA of one shell per unit of the whole duty, 1/K, in which the shell stream gives off its shares `from` to `to`; the tube stream
 * takes up those from 1 − to to 1 − from. Infinite where heat would have to flow backwards. Of the whole heat the shell stream has
 * given off q, and the tube stream has a in the passes along the shell stream and b in those against it. Both halves of the area
 * transfer dq = da − db, so that a − b − q is constant, and da/dq = (T − t_a)/(2·T − t_a − t_b), dUA/dq = 2/(2·T − t_a − t_b).
 */
function conductanceOf(
  shell: Profile,
  tube: Profile,
  isAtInlet: boolean,
  [from, to]: readonly [number, number],
  count: number,
) {
  const offset = isAtInlet ? to : from;
  let q = isAtInlet ? from : to;
  let a = isAtInlet ? 1 - to : 1 - from;
  const h = (isAtInlet ? to - from : from - to) / count;
  /** The sum of both differences, and da/dq. */
  const slopeAt = (given: number, along: number): readonly [number, number] => {
    const temperature = shell(given);
    const difference = temperature - tube(along);
    const sum = difference + temperature - tube(along - given + offset);
    return [sum, difference / sum];
  };
  let conductance = 0;
  for (let step = 0; step < count; step += 1) {
    const [sum1, k1] = slopeAt(q, a);
    const [sum2, k2] = slopeAt(q + h / 2, a + (h / 2) * k1);
    const [sum3, k3] = slopeAt(q + h / 2, a + (h / 2) * k2);
    const [sum4, k4] = slopeAt(q + h, a + h * k3);
    if (!(sum1 > 0 && sum2 > 0 && sum3 > 0 && sum4 > 0)) return Infinity;
    conductance += (Math.abs(h) / 3) * (1 / sum1 + 2 / sum2 + 2 / sum3 + 1 / sum4);
    a += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    q += h;
  }
  return conductance;
}

/**
 * Correction factor F on the mean difference along a counter-current duty curve, of `shells` equal shells in counter-current series with an
 * even number of tube passes each, integrated along the curve. With constant heat capacities it is that of `correctionFactor`. Undefined
 * where the streams cannot exchange this heat in such shells, or the mean difference has no value.
 * Assumes a shell stream that is mixed across the passes, equal UA in every pass, and each stream at one pressure.
 */
export function curveCorrectionFactor(
  curve: DutyCurve,
  shells: number,
  { shellSide, tubesEnterAt }: ShellPasses,
): number | undefined {
  const { meanDifference } = curve;
  if (meanDifference === undefined) return undefined;
  const sign = shellSide === 'hot' ? 1 : -1;
  const [shell, tube] = [
    profileOf(curve, shellSide, { sign }),
    profileOf(curve, shellSide === 'hot' ? 'cold' : 'hot', { sign }),
  ];
  const count = Math.max(minSteps, Math.ceil(steps / shells));
  const between = (from: number, to: number) => conductanceOf(shell, tube, tubesEnterAt === 'inlet', [from, to], count);
  if (shells === 1) {
    const conductance = between(0, 1);
    return Number.isFinite(conductance) ? 1 / (meanDifference * conductance) : undefined;
  }
  /** From −1 to 1, rising with the heat of a shell and 0 where it has the wanted UA. */
  const excess = (conductance: number, wanted: number) =>
    conductance === Infinity ? 1 : (conductance - wanted) / (conductance + wanted);
  /** Excess of the last shell if all others have this UA. */
  const lastExcess = (wanted: number): number => {
    let from = 0;
    for (let shell = 1; shell < shells; shell += 1) {
      const guess = from + (1 - from) / (shells - shell + 1);
      const end = secantRoot(to => excess(between(from, to), wanted), {
        guess,
        slope: 1 / (2 * (guess - from)),
        tolerance: equalWithin / shells,
        minimum: from,
        maximum: 1,
      });
      if (end === undefined) return -1;
      from = end.x;
    }
    return excess(between(from, 1), wanted);
  };
  return secantRoot(factor => lastExcess(1 / (meanDifference * shells * factor)), {
    guess: 0.9,
    slope: 2,
    tolerance: equalWithin,
    minimum: minFactor,
    maximum: maxFactor,
  })?.x;
}
