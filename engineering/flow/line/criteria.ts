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
  const merged = { ...limits, ...stricter(rowAt(gaugePressure), rowAt(outletGaugePressure)) };
  if (!velocityByDensity) return merged;
  const { factor, exponent, most } = velocityByDensity;
  return { ...merged, velocity: { ...merged.velocity, most: Math.min(most, factor / pow(state.density, exponent)) } };
}

/** Combines two sets of limits: the smaller upper limits, with the lower limits of the first. */
function stricter(first: LineLimits = {}, second: LineLimits = {}): LineLimits {
  if (first === second) return first;
  const ranges = ranged.flatMap(what => {
    const most = Math.min(first[what]?.most ?? Infinity, second[what]?.most ?? Infinity);
    return first[what] || second[what] ? [[what, { ...first[what], most }] as const] : [];
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
export interface Place {
  readonly at: 'inlet' | 'outlet';
  readonly limits: LineLimits;
  readonly rating: LineRating;
}

/** A quantity outside its limit. */
export interface Finding {
  readonly what: keyof LineRating;
  readonly limit: number;
  /** Undefined if unknown. */
  readonly value: number | undefined;
  readonly at: Place['at'];
}

/** Upper limit of a quantity. */
function mostOf(limits: LineLimits, what: keyof LineRating): number | undefined {
  const limit = limits[what];
  return typeof limit === 'object' ? limit.most : limit;
}

/**
 * Returns the quantities above their upper limit at either end, each where it is exceeded most; an unknown quantity with a limit counts as
 * exceeded.
 */
export function exceeded(places: readonly Place[]): Finding[] {
  const found: Finding[] = [];
  for (const what of criteria) {
    let worst: Finding | undefined;
    let share = 1;
    for (const { at, limits, rating } of places) {
      const limit = mostOf(limits, what);
      if (limit === undefined) continue;
      const value = rating[what];
      if (value !== undefined && !exceeds(value / limit, share)) continue;
      worst = { what, limit, value, at };
      share = value === undefined ? Infinity : value / limit;
    }
    if (worst) found.push(worst);
  }
  return found;
}

/** Returns the quantities below the usual range of the service along the whole line, which is then oversized. */
export function fallenShort(places: readonly Place[]): Finding[] {
  const [inlet] = places;
  if (!inlet) return [];
  const most = highest(places);
  return ranged.flatMap(what => {
    const least = inlet.limits[what]?.least;
    const value = most[what];
    return least !== undefined && value !== undefined && value < least
      ? [{ what, limit: least, value, at: inlet.at }]
      : [];
  });
}

/** Highest values at either end of the line. */
export function highest(places: readonly Place[]): LineRating {
  return places
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
  readonly exceeded: readonly Finding[];
  readonly fallenShort: readonly Finding[];
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
