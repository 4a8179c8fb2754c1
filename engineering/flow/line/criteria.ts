import { serviceTable, type Fluid, type LineService, type ServiceName } from './services.ts';

/** A range that a figure should lie in; either end may be open. */
export interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** What a line in a service should keep to, in SI. */
export interface LineLimits {
  /** m/s */
  readonly velocity?: Range;
  /** Frictional gradient, Pa/m. */
  readonly gradient?: Range;
  /** ρv², kg/(m·s²). */
  readonly momentumFlux?: number;
  /** At the outlet, where it is highest. */
  readonly mach?: number;
  /** Velocity over erosional velocity. */
  readonly erosionalRatio?: number;
}

/** The figures of a line that criteria are about. Undefined where the flow has none: the Mach number of a liquid. */
export interface LineRating {
  readonly velocity: number;
  readonly gradient: number | undefined;
  readonly momentumFlux: number;
  readonly mach: number | undefined;
  readonly erosionalRatio: number;
}

/** The flow at the inlet of a line, by which some criteria go. */
export interface ServiceState {
  /** kg/m³ */
  readonly density: number;
  /** Pa above atmospheric; undefined where it is not known. */
  readonly gaugePressure: number | undefined;
}

/** The limits of a service for a flow. Undefined when they go by a pressure that is not known. */
export function limitsOf(service: ServiceName, state: ServiceState): LineLimits | undefined {
  const { limits, byPressure, velocityByDensity }: LineService = serviceTable[service];
  const { gaugePressure } = state;
  if (byPressure && gaugePressure === undefined) return undefined;
  const row = byPressure?.findLast(({ from }) => gaugePressure !== undefined && gaugePressure >= from);
  const merged: LineLimits = { ...limits, ...row?.limits };
  if (!velocityByDensity) return merged;
  const { factor, exponent, most } = velocityByDensity;
  return { ...merged, velocity: { ...merged.velocity, most: Math.min(most, factor / state.density ** exponent) } };
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

/** One criterion in words, with the figure and its limit. */
export interface Finding {
  readonly what: keyof LineRating;
  readonly limit: number;
}

/** The upper limit on a figure. */
function mostOf(limits: LineLimits, what: keyof LineRating): number | undefined {
  const limit = limits[what];
  return typeof limit === 'object' ? limit.most : limit;
}

/** What lies above its limit; an unknown figure with a limit counts as above it. */
export function exceeded(limits: LineLimits, rating: LineRating): Finding[] {
  const found: Finding[] = [];
  for (const what of criteria) {
    const limit = mostOf(limits, what);
    if (limit !== undefined && !((rating[what] ?? Infinity) <= limit)) found.push({ what, limit });
  }
  return found;
}

/** What lies below the range that is usual for the service: the line is wide for its flow. */
export function fallenShort(limits: LineLimits, rating: LineRating): Finding[] {
  const found: Finding[] = [];
  for (const what of ranged) {
    const least = limits[what]?.least;
    if (least !== undefined && (rating[what] ?? least) < least) found.push({ what, limit: least });
  }
  return found;
}

const criteria = ['velocity', 'gradient', 'momentumFlux', 'mach', 'erosionalRatio'] as const;
const ranged = ['velocity', 'gradient'] as const;

/** A pipe with its figures and what they break. */
export interface RatedSize<P> {
  readonly pipe: P;
  readonly rating: LineRating;
  readonly exceeded: readonly Finding[];
  readonly fallenShort: readonly Finding[];
}

/**
 * The index of the smallest of the pipes, given from the narrowest to the widest, that keeps all upper limits.
 * Undefined when none does. The lower ends of the ranges do not count: a wide line is no fault.
 */
export function smallestWithin(sizes: readonly RatedSize<unknown>[]): number | undefined {
  const index = sizes.findIndex(size => size.exceeded.length === 0);
  return index === -1 ? undefined : index;
}
