import {
  choked,
  churchill,
  erosionalVelocity,
  exceeded,
  fallenShort,
  friedel,
  frictionFactor,
  gasLineOutlet,
  incompressibleShare,
  lineVelocity,
  lockhartMartinelli,
  singlePhaseLine,
  soundSpeed,
  sumFittings,
  type FittingCount,
  type FittingMethod,
  type LineLimits,
  type LineRating,
  type RatedSize,
  type SinglePhaseLine,
  type TwoPhaseLine,
} from '@isentrope/engineering/flow';
import { findPipes, npsInches, type Pipe, type Schedule } from '@isentrope/engineering/piping';
import type { Model } from './friction-steps.ts';

/** What flows, as far as a size is judged by it. */
export interface SizedFlow {
  readonly model: Model;
  readonly totalFlow: number;
  readonly inletDensity: number;
  readonly inletViscosity: number;
  readonly wall: number;
  readonly erosionalConstant: number;
  /** Of a gas or of steam. */
  readonly absolutePressure?: number | undefined;
  readonly isentropicExponent?: number | undefined;
  /** Of two phases, in whatever bore. */
  readonly mixture?: Omit<TwoPhaseLine, 'diameter'> | undefined;
  readonly length?: number | undefined;
  readonly fittings?: readonly FittingCount[] | undefined;
  readonly fittingMethod: FittingMethod;
}

/** Velocity, ρv² and erosion: what a bore makes of a flow before any friction is known. */
function speedIn({ totalFlow, inletDensity, erosionalConstant }: SizedFlow, diameter: number) {
  const velocity = lineVelocity(totalFlow, inletDensity, diameter);
  const erosionalRatio = velocity / erosionalVelocity(inletDensity, erosionalConstant);
  return { velocity, momentumFlux: inletDensity * velocity ** 2, erosionalRatio };
}

/** The figures of a flow in a pipe. RangeError where there is no such flow. */
function rate(flow: SizedFlow, { pipe, inches }: Sized): LineRating {
  const diameter = pipe.innerDiameter;
  const speed = speedIn(flow, diameter);
  if (flow.mixture) {
    const line = { ...flow.mixture, diameter };
    const { gradient } = flow.model === 'lockhart-martinelli' ? lockhartMartinelli(line) : friedel(line);
    return { ...speed, gradient, mach: undefined };
  }
  const fittings = sumFittings(flow.fittings ?? [], flow.fittingMethod, inches);
  const geometry = { diameter, inches, roughness: flow.wall, length: flow.length ?? 0, rise: 0, fittings };
  const law = flow.model === 'churchill' ? churchill : frictionFactor;
  const single = { massFlow: flow.totalFlow, density: flow.inletDensity, viscosity: flow.inletViscosity };
  const line = singlePhaseLine(single, geometry, law);
  return { ...speed, gradient: line.gradient, mach: highestMach(flow, line, geometry) };
}

/** The Mach number at the outlet of a gas line; undefined for a flow that chokes or has no speed of sound. */
function highestMach(
  { absolutePressure: pressure, isentropicExponent: gamma, inletDensity: density, model }: SizedFlow,
  line: SinglePhaseLine,
  geometry: { readonly diameter: number; readonly length: number },
): number | undefined {
  if (pressure === undefined || gamma === undefined) return undefined;
  const loss = line.frictionLoss + line.fittingLoss;
  const inletMach = line.velocity / soundSpeed(gamma, pressure, density);
  if (model === 'darcy-weisbach' && loss <= incompressibleShare * pressure) return inletMach / (1 - loss / pressure);
  const expansion = model === 'isothermal' ? 'isothermal' : 'adiabatic';
  const outlet = gasLineOutlet({ pressure, density, gamma }, line, geometry, expansion);
  if (outlet === choked) return undefined;
  const outletDensity = density * outlet.densityRatio;
  const velocity = line.velocity / outlet.densityRatio;
  return velocity / soundSpeed(gamma, pressure - outlet.pressureDrop, outletDensity);
}

/** A size of the schedule with its figures. */
export type PipeRating = RatedSize<Pipe>;

/** The limits, with Mach 1 where the flow is a gas: a line that chokes does not pass its flow. */
export function withChoking(
  limits: LineLimits,
  flow: Pick<SizedFlow, 'isentropicExponent' | 'absolutePressure'>,
): LineLimits {
  const isGas = flow.isentropicExponent !== undefined && flow.absolutePressure !== undefined;
  return isGas ? { mach: 1, ...limits } : limits;
}

/** How many sizes are shown on either side of the recommended one. */
const neighbours = 3;

/**
 * The standard sizes of a schedule around the smallest that keeps every limit, and the one chosen, from the narrowest:
 * what each does to the flow and to the limits. Where none keeps them all, the widest.
 */
export function rateSizes(
  flow: SizedFlow,
  limits: LineLimits,
  { schedule, nominalSize }: { readonly schedule: Schedule; readonly nominalSize?: string | undefined },
): PipeRating[] {
  const whole = withChoking(limits, flow);
  const sizes = standardSizes(schedule).filter(({ pipe }) => flow.wall < pipe.innerDiameter);
  const rated = new Map<number, PipeRating>();
  const ratingAt = (index: number, size: Sized): PipeRating => {
    let known = rated.get(index);
    if (!known) {
      const rating = rate(flow, size);
      known = { pipe: size.pipe, rating, exceeded: exceeded(whole, rating), fallenShort: fallenShort(whole, rating) };
      rated.set(index, known);
    }
    return known;
  };
  const found = sizes.findIndex(
    (size, index) => !tooFast(flow, whole, size) && ratingAt(index, size).exceeded.length === 0,
  );
  const best = found === -1 ? sizes.length - 1 : found;
  return sizes.flatMap((size, index) =>
    Math.abs(index - best) <= neighbours || size.pipe.nps === nominalSize ? [ratingAt(index, size)] : [],
  );
}

/** Whether a size breaks a limit on velocity alone, which is quickly found. */
function tooFast(flow: SizedFlow, limits: LineLimits, { pipe }: Sized): boolean {
  const { velocity, momentumFlux, erosionalRatio } = speedIn(flow, pipe.innerDiameter);
  return (
    velocity > (limits.velocity?.most ?? Infinity) ||
    momentumFlux > (limits.momentumFlux ?? Infinity) ||
    erosionalRatio > (limits.erosionalRatio ?? Infinity)
  );
}

/** A standard pipe with its nominal size in inches. */
interface Sized {
  readonly pipe: Pipe;
  readonly inches: number;
}

const bySchedule = new Map<Schedule, readonly Sized[]>();

function standardSizes(schedule: Schedule): readonly Sized[] {
  let known = bySchedule.get(schedule);
  if (!known) {
    known = findPipes({ schedule })
      .filter(({ standard }) => standard !== 'trade size')
      .toSorted((a, b) => a.innerDiameter - b.innerDiameter)
      .map(pipe => ({ pipe, inches: npsInches(pipe.nps) }));
    bySchedule.set(schedule, known);
  }
  return known;
}

/** NPS with DN, as a result. */
export function pipeName({ nps, dn }: Pipe): string {
  return dn === undefined ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}
