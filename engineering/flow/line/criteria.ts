import { pow } from '../../elementary/index.ts';
import { exceeds } from '../../numerics/index.ts';
import { atmosphere } from '../../quantities/index.ts';
import type { LineLimits } from './limits.ts';
import { serviceTable, type Fluid, type LineService, type ServiceName } from './services.ts';

/** Quantities of a line that criteria limit. Undefined where not applicable, such as the Mach number of a liquid. */
export interface LineRating {
  readonly velocity: number;
  readonly gradient: number | undefined;
  readonly momentumFlux: number;
  readonly mach: number | undefined;
  readonly erosionalRatio: number;
}

const criteria = ['velocity', 'gradient', 'momentumFlux', 'mach', 'erosionalRatio'] as const;
const ranged = ['velocity', 'gradient'] as const;

/** Flow conditions at one end of a line that some limits depend on. */
export interface ServiceState {
  /** kg/m³ */
  readonly density: number;
  /** Pa above atmospheric, at the inlet; undefined if unknown. */
  readonly gaugePressure: number | undefined;
  /** The same at the outlet, if that is the end considered. */
  readonly outletGaugePressure?: number | undefined;
}

/**
 * Returns the limits of a service at one end of a line; undefined when they depend on an unknown pressure. Limits by density use the local
 * density; of limits by pressure, the outlet must meet the stricter of its own and the inlet's.
 */
export function limitsOf(service: ServiceName, state: ServiceState): LineLimits | undefined {
  const { limits, byPressure, velocityByDensity }: LineService = serviceTable[service];
  if (!byPressure && !velocityByDensity) return limits ?? {};
  const { gaugePressure, outletGaugePressure = gaugePressure } = state;
  if (byPressure && gaugePressure === undefined) return undefined;
  const rowAt = (pressure = 0) => byPressure?.findLast(({ from }) => pressure >= from)?.limits;
  const merged = { ...limits, ...stricterLimits(rowAt(gaugePressure), rowAt(outletGaugePressure)) };
  if (!velocityByDensity) return merged;
  const { factor, exponent, maximum } = velocityByDensity;
  return {
    ...merged,
    velocity: { ...merged.velocity, maximum: Math.min(maximum, factor / pow(state.density, exponent)) },
  };
}

/** Combines two sets of limits: the smaller upper limits, with the lower limits of the first. */
function stricterLimits(first: LineLimits = {}, second: LineLimits = {}): LineLimits {
  if (first === second) return first;
  const ranges = ranged.flatMap(quantity => {
    const maximum = Math.min(first[quantity]?.maximum ?? Infinity, second[quantity]?.maximum ?? Infinity);
    return first[quantity] || second[quantity] ? [[quantity, { ...first[quantity], maximum }] as const] : [];
  });
  return { ...first, ...Object.fromEntries(ranges) };
}

/** Services applicable to a fluid, in the order of the table. */
export function servicesFor(fluid: Fluid): readonly ServiceName[] {
  return serviceNames.filter(name => servesFluid(name, fluid));
}

function servesFluid(name: ServiceName, fluid: Fluid): boolean {
  const { fluids }: LineService = serviceTable[name];
  return fluids.includes(fluid);
}

/** All services, in the order of the table; the first for each fluid is the default. */
export const serviceNames = Object.keys(serviceTable) as readonly ServiceName[];

/** The flow at one end of a line, with the limits that apply there. */
export interface LineEnd {
  readonly at: 'inlet' | 'outlet';
  readonly limits: LineLimits;
  readonly rating: LineRating;
}

/** A quantity outside its limit. */
export interface LimitViolation {
  readonly what: keyof LineRating;
  readonly limit: number;
  /** Undefined if unknown. */
  readonly value: number | undefined;
  readonly at: LineEnd['at'];
}

function upperLimitOf(limits: LineLimits, quantity: keyof LineRating): number | undefined {
  const limit = limits[quantity];
  return typeof limit === 'object' ? limit.maximum : limit;
}

/**
 * Returns the quantities above their upper limit at either end, each where it is exceeded most; an unknown quantity with a limit counts as
 * exceeded.
 */
export function findExceeded(ends: readonly LineEnd[]): LimitViolation[] {
  const violations: LimitViolation[] = [];
  for (const quantity of criteria) {
    let worst: LimitViolation | undefined;
    let share = 1;
    for (const { at, limits, rating } of ends) {
      const limit = upperLimitOf(limits, quantity);
      if (limit === undefined) continue;
      const value = rating[quantity];
      if (value !== undefined && !exceeds(value / limit, share)) continue;
      worst = { what: quantity, limit, value, at };
      share = value === undefined ? Infinity : value / limit;
    }
    if (worst) violations.push(worst);
  }
  return violations;
}

/** Returns the highest share of an upper limit at either end; undefined where no known quantity has one. */
export function shareOfLimits(ends: readonly LineEnd[]): number | undefined {
  const shares = ends.flatMap(({ limits, rating }) =>
    criteria.flatMap(quantity => {
      const [limit, value] = [upperLimitOf(limits, quantity), rating[quantity]];
      return limit === undefined || value === undefined ? [] : value / limit;
    }),
  );
  return shares.length === 0 ? undefined : Math.max(...shares);
}

/** Returns the quantities below the usual range of the service along the whole line, which is then oversized. */
export function findBelowRange(ends: readonly LineEnd[]): LimitViolation[] {
  const [inlet] = ends;
  if (!inlet) return [];
  const most = highestRating(ends);
  return ranged.flatMap(quantity => {
    const minimum = inlet.limits[quantity]?.minimum;
    const value = most[quantity];
    return minimum !== undefined && value !== undefined && value < minimum
      ? [{ what: quantity, limit: minimum, value, at: inlet.at }]
      : [];
  });
}

/** Highest values at either end of the line. */
export function highestRating(ends: readonly LineEnd[]): LineRating {
  return ends
    .map(({ rating }) => rating)
    .reduce((one, other) => ({
      velocity: Math.max(one.velocity, other.velocity),
      gradient: greater(one.gradient, other.gradient),
      momentumFlux: Math.max(one.momentumFlux, other.momentumFlux),
      mach: greater(one.mach, other.mach),
      erosionalRatio: Math.max(one.erosionalRatio, other.erosionalRatio),
    }));
}

function greater(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}

/**
 * Whether the flow can pass a line, chokes in it, or loses more pressure than is available. 'below atmosphere': it starts above atmospheric
 * pressure and could only discharge into a vacuum. Unknown if the inlet pressure or the length is.
 */
export type Passage = 'passes' | 'below atmosphere' | 'chokes' | 'no pressure left' | 'unknown';

/** Whether the flow is known not to pass. */
export function isBlocked(passage: Passage): boolean {
  return passage === 'chokes' || passage === 'no pressure left';
}

/** Classifies a flow by its inlet and outlet pressure, Pa absolute. */
export function passageBetween(inlet: number, outlet: number): Passage {
  if (!(outlet > 0)) return 'no pressure left';
  return inlet >= atmosphere && outlet < atmosphere ? 'below atmosphere' : 'passes';
}

/** A pipe size with its rating and the limits it exceeds. */
export interface RatedSize<P> {
  readonly pipe: P;
  readonly passage: Passage;
  /** Highest values at either end of the line. */
  readonly rating: LineRating;
  readonly totalLoss: number | undefined;
  readonly exceeded: readonly LimitViolation[];
  readonly fallenShort: readonly LimitViolation[];
  /** Why the limits do not apply, where they do not. */
  readonly unjudged?: string | undefined;
}

/** Whether a size meets all upper limits and passes the flow. Lower limits are ignored: an oversized line is acceptable. */
export function isWithin(size: Pick<RatedSize<unknown>, 'passage' | 'exceeded'>): boolean {
  return size.exceeded.length === 0 && (size.passage === 'passes' || size.passage === 'unknown');
}

/** The smallest size that is within limits; `sizes` ascend. */
export function smallestWithin<S extends Pick<RatedSize<unknown>, 'passage' | 'exceeded'>>(
  sizes: readonly S[],
): S | undefined {
  return sizes.find(isWithin);
}
