import { pow } from '../../elementary/index.ts';
import { exceeds } from '../../numerics/index.ts';
import { atmosphere } from '../../quantities/index.ts';
import type { LineLimits } from './limits.ts';
import { serviceTable, type Fluid, type LineService, type ServiceName } from './services.ts';

/** The figures of a line that criteria are about. Undefined where the flow has none: the Mach number of a liquid. */
export interface LineRating {
  readonly velocity: number;
  readonly gradient: number | undefined;
  readonly momentumFlux: number;
  readonly mach: number | undefined;
  readonly erosionalRatio: number;
}

const criteria = ['velocity', 'gradient', 'momentumFlux', 'mach', 'erosionalRatio'] as const;
const ranged = ['velocity', 'gradient'] as const;

/** The flow at a place of a line, by which some criteria go. */
export interface ServiceState {
  /** kg/m³ */
  readonly density: number;
  /** Pa above atmospheric, at the inlet; undefined where it is not known. */
  readonly gaugePressure: number | undefined;
  /** The same at the outlet, where that is the place. */
  readonly outletGaugePressure?: number | undefined;
}

/**
 * The limits of a service at a place of a line. Undefined when they go by a pressure that is not known. A limit by density
 * goes by the density of the place; of limits by pressure, the outlet keeps to the stricter of its own and the inlet's.
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

/** Of two rows of ranges the smaller upper ends; the lower ends are those of the first. */
function stricter(first: LineLimits = {}, second: LineLimits = {}): LineLimits {
  if (first === second) return first;
  const ranges = ranged.flatMap(what => {
    const most = Math.min(first[what]?.most ?? Infinity, second[what]?.most ?? Infinity);
    return first[what] || second[what] ? [[what, { ...first[what], most }] as const] : [];
  });
  return { ...first, ...Object.fromEntries(ranges) };
}

/** The services that are meant for a fluid, in the order of the table. */
export function servicesFor(fluid: Fluid): readonly ServiceName[] {
  return serviceNames.filter(name => servesFluid(name, fluid));
}

function servesFluid(name: ServiceName, fluid: Fluid): boolean {
  const { fluids }: LineService = serviceTable[name];
  return fluids.includes(fluid);
}

/** All services, in the order of the table: of those for a fluid, the first is the usual one. */
export const serviceNames = Object.keys(serviceTable) as readonly ServiceName[];

/** The flow at one end of a line, with the limits that hold there. */
export interface Place {
  readonly at: 'inlet' | 'outlet';
  readonly limits: LineLimits;
  readonly rating: LineRating;
}

/** A figure that lies beyond its limit. */
export interface Finding {
  readonly what: keyof LineRating;
  readonly limit: number;
  /** Undefined where the figure is not known. */
  readonly value: number | undefined;
  readonly at: Place['at'];
}

/** The upper limit on a figure. */
function mostOf(limits: LineLimits, what: keyof LineRating): number | undefined {
  const limit = limits[what];
  return typeof limit === 'object' ? limit.most : limit;
}

/**
 * What lies above its limit anywhere in the line, each criterion where it is exceeded most; an unknown figure with a limit
 * counts as above it.
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

/** What lies below the range that is usual for the service, in the whole of the line: it is wide for its flow. */
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

/** The highest figures anywhere in the line. */
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
 * Whether the flow gets through a line: it does, it chokes on the way, or it loses more pressure than there is. Where it
 * starts above atmospheric pressure and ends below, it does so only into a vacuum. Unknown where the inlet pressure or the
 * length is.
 */
export type Passage = 'passes' | 'below atmosphere' | 'chokes' | 'no pressure left' | 'unknown';

/** Whether a passage is known not to be one. */
export function isBlocked(passage: Passage): boolean {
  return passage === 'chokes' || passage === 'no pressure left';
}

/** The passage of a flow from one pressure to another, Pa absolute. */
export function passageBetween(inlet: number, outlet: number): Passage {
  if (!(outlet > 0)) return 'no pressure left';
  return inlet >= atmosphere && outlet < atmosphere ? 'below atmosphere' : 'passes';
}

/** A pipe with what it does to the flow and what it breaks. */
export interface RatedSize<P> {
  readonly pipe: P;
  readonly passage: Passage;
  /** The highest figures anywhere in the line. */
  readonly rating: LineRating;
  readonly totalLoss: number | undefined;
  readonly exceeded: readonly Finding[];
  readonly fallenShort: readonly Finding[];
}

/** Whether a size keeps all upper limits and lets the flow through. A wide line is no fault: lower ends do not count. */
export function isWithin(size: Pick<RatedSize<unknown>, 'passage' | 'exceeded'>): boolean {
  return size.exceeded.length === 0 && (size.passage === 'passes' || size.passage === 'unknown');
}

/** The smallest of the sizes, given from the narrowest to the widest, that is within. */
export function smallestWithin<S extends Pick<RatedSize<unknown>, 'passage' | 'exceeded'>>(
  sizes: readonly S[],
): S | undefined {
  return sizes.find(isWithin);
}
