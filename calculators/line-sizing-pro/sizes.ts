import {
  choked,
  churchill,
  erosionalVelocity,
  exceeded,
  fallenShort,
  friedel,
  frictionFactor,
  gasLineOutlet,
  homogeneous,
  incompressibleShare,
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

/** The figures of a flow in a pipe. RangeError where there is no such flow. */
function rate(flow: SizedFlow, diameter: number, inches: number): LineRating {
  const { inletDensity: density, erosionalConstant, mixture } = flow;
  const fastest = erosionalVelocity(density, erosionalConstant);
  if (mixture) {
    const line = { ...mixture, diameter };
    const { velocity } = homogeneous(line);
    const { gradient } = flow.model === 'lockhart-martinelli' ? lockhartMartinelli(line) : friedel(line);
    const momentumFlux = density * velocity ** 2;
    return { velocity, gradient, momentumFlux, mach: undefined, erosionalRatio: velocity / fastest };
  }
  const fittings = sumFittings(flow.fittings ?? [], flow.fittingMethod, inches);
  const geometry = { diameter, inches, roughness: flow.wall, length: flow.length ?? 0, rise: 0, fittings };
  const law = flow.model === 'churchill' ? churchill : frictionFactor;
  const single = { massFlow: flow.totalFlow, density, viscosity: flow.inletViscosity };
  const line = singlePhaseLine(single, geometry, law);
  const { velocity, gradient } = line;
  const momentumFlux = density * velocity ** 2;
  return {
    velocity,
    gradient,
    momentumFlux,
    mach: highestMach(flow, line, geometry),
    erosionalRatio: velocity / fastest,
  };
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

/** Every standard size of a schedule, from the narrowest, with what it does to the flow and to the limits. */
export function rateSizes(flow: SizedFlow, limits: LineLimits, schedule: Schedule): PipeRating[] {
  const whole = withChoking(limits, flow);
  return standardPipes(schedule).flatMap(pipe => {
    const rating = ratingOf(flow, pipe);
    return rating ? [{ pipe, rating, exceeded: exceeded(whole, rating), fallenShort: fallenShort(whole, rating) }] : [];
  });
}

/** A bore so narrow that its wall roughness fills it has no figures. */
function ratingOf(flow: SizedFlow, pipe: Pipe): LineRating | undefined {
  if (flow.wall >= pipe.innerDiameter) return undefined;
  return rate(flow, pipe.innerDiameter, npsInches(pipe.nps));
}

const bySchedule = new Map<Schedule, readonly Pipe[]>();

function standardPipes(schedule: Schedule): readonly Pipe[] {
  let known = bySchedule.get(schedule);
  if (!known) {
    known = findPipes({ schedule })
      .filter(({ standard }) => standard !== 'trade size')
      .toSorted((a, b) => a.innerDiameter - b.innerDiameter);
    bySchedule.set(schedule, known);
  }
  return known;
}

/** NPS with DN, as a result. */
export function pipeName({ nps, dn }: Pipe): string {
  return dn === undefined ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}
