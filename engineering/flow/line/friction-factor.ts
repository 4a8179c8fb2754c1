import { log, pow, wholePower } from '../../elementary/index.ts';
import { requirePositive } from '../../quantities/index.ts';

/** Highest Reynolds number of laminar flow in a pipe. Crane TP-410: the critical zone lies between 2000 and 4000. */
export const laminarLimit = 2000;

/** Reynolds number above which pipe flow counts as turbulent. */
export const turbulentLimit = 4000;

/** Largest relative roughness ε/D covered by friction factor data. Source: L. F. Moody, Trans. ASME 66 (1944) 671. */
export const maxRelativeRoughness = 0.05;

/** Flow regime in a pipe by Reynolds number. */
export type FlowRegime = 'Laminar' | 'Transitional' | 'Turbulent';

/** Flow regime in a pipe by Reynolds number: laminar up to 2000, turbulent from 4000. */
export function flowRegime(reynoldsNumber: number): FlowRegime {
  if (reynoldsNumber <= laminarLimit) return 'Laminar';
  return reynoldsNumber < turbulentLimit ? 'Transitional' : 'Turbulent';
}

/** Reynolds number of a mass flow, kg/s, in a round pipe of diameter D, m: Re = 4·q_m/(π·D·μ), μ in Pa·s. */
export function lineReynoldsNumber(massFlow: number, diameter: number, viscosity: number): number {
  return (4 * massFlow) / (Math.PI * diameter * viscosity);
}

const perLog10 = 2 / Math.LN10;

/**
 * Darcy friction factor by the Colebrook equation, 1/√f = −2·log10(ε/(3.7·D) + 2.51/(Re·√f)), solved by Halley's method
 * on 1/√f to the last bits. The relative roughness is ε/D. Meant for turbulent flow; the equation is solved for whatever
 * Reynolds number is given. RangeError for a Reynolds number that is not positive or a roughness that is negative or
 * leaves no bore. Source: C. F. Colebrook, J. Inst. Civ. Eng. 11 (1939) 133–156.
 */
export function colebrook(reynoldsNumber: number, relativeRoughness: number): number {
  checkFlow(reynoldsNumber, relativeRoughness);
  const rough = relativeRoughness / 3.7;
  const viscous = 2.51 / reynoldsNumber;
  // The right-hand side at 1/√f = 7, in the middle of its range; the error of a step is about the cube of the step before.
  let inverse = Math.max(0.1, -perLog10 * log(rough + 7 * viscous));
  for (let change = 1; Math.abs(change) > 1e-5 * inverse;) {
    const inner = rough + viscous * inverse;
    const slope = (perLog10 * viscous) / inner;
    const newton = (inverse + perLog10 * log(inner)) / (1 + slope);
    // Halley's method: the second derivative is −slope·viscous/inner. Far from the root, at most twice Newton's step.
    change = newton / Math.max(0.5, 1 + (newton * slope * viscous) / (2 * inner * (1 + slope)));
    inverse = inverse > change ? inverse - change : inverse / 2;
  }
  return 1 / (inverse * inverse);
}

/**
 * Darcy friction factor for any pipe flow: 64/Re up to Re = 2000, Colebrook from Re = 4000, and linear interpolation in the critical zone
 * between, which avoids a step. Throws a RangeError as `colebrook`.
 */
export function frictionFactor(reynoldsNumber: number, relativeRoughness: number): number {
  if (reynoldsNumber >= turbulentLimit) return colebrook(reynoldsNumber, relativeRoughness);
  checkFlow(reynoldsNumber, relativeRoughness);
  if (reynoldsNumber <= laminarLimit) return 64 / reynoldsNumber;
  const laminar = 64 / laminarLimit;
  const turbulent = colebrook(turbulentLimit, relativeRoughness);
  return laminar + ((turbulent - laminar) * (reynoldsNumber - laminarLimit)) / (turbulentLimit - laminarLimit);
}

/**
 * Darcy friction factor by Churchill's single formula for laminar, transitional and turbulent flow. RangeError as
 * `colebrook`. Source: S. W. Churchill, Chemical Engineering 84 (1977), no. 24, 91–92.
 */
export function churchill(reynoldsNumber: number, relativeRoughness: number): number {
  checkFlow(reynoldsNumber, relativeRoughness);
  const A = wholePower(-2.457 * log(pow(7 / reynoldsNumber, 0.9) + 0.27 * relativeRoughness), 16);
  const B = wholePower(37530 / reynoldsNumber, 16);
  return 8 * pow(wholePower(8 / reynoldsNumber, 12) + 1 / pow(A + B, 1.5), 1 / 12);
}

/**
 * Darcy friction factor of fully rough flow, f = 1/(2·log10(3.7·D/ε))²: the limit of the Colebrook equation at infinite
 * Reynolds number. RangeError for a relative roughness that is not above 0 and below 1.
 */
export function roughFrictionFactor(relativeRoughness: number): number {
  if (!(relativeRoughness > 0 && relativeRoughness < 1))
    throw new RangeError(`relativeRoughness must be above 0 and below 1, got ${relativeRoughness}`);
  return 1 / (perLog10 * log(relativeRoughness / 3.7)) ** 2;
}

function checkFlow(reynoldsNumber: number, relativeRoughness: number): void {
  requirePositive('reynoldsNumber', reynoldsNumber);
  if (!(relativeRoughness >= 0 && relativeRoughness < 1))
    throw new RangeError(`relativeRoughness must be at least 0 and below 1, got ${relativeRoughness}`);
}
