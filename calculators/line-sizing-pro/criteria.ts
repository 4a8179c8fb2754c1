import {
  exceeded,
  fallenShort,
  isBlocked,
  limitsOf,
  passageBetween,
  serviceTable,
  type Finding,
  type LineLimits,
  type LineRating,
  type LineService,
  type Passage,
  type Place,
  type ServiceName,
} from '@isentrope/engineering/flow';
import { stated, type Stated } from '@isentrope/engineering/quantities';
import { check, maybe, missing, step, value, warning, type Given, type Message } from '../kit/index.ts';
import { boiled, chokedFlow, expansion } from './expansion.ts';
import { fluidType, pressure, service } from './fields.ts';
import { absolutePressure, inletDensity, totalFlow } from './fluid.ts';
import { velocity } from './friction.ts';
import { pressureDropPer100m, totalPressureDrop } from './loss.ts';
import {
  erosionalRatio,
  machNumber,
  outletDensity,
  outletErosionalRatio,
  outletMach,
  outletPressureDropPer100m,
  outletRhoV2,
  outletVelocity,
  pressureAtOutlet,
  rhoV2,
} from './outlet.ts';
import { limitsAtOutlet } from './rating.ts';

/** The line compared with the criteria of its service. */

/** Formats a value in a criterion. */
const figures: Readonly<Record<keyof LineRating, (value: number) => Stated>> = {
  velocity: value => stated('velocity', value, { digits: 3 }),
  gradient: value => stated('pressureGradient', value, { digits: 3 }),
  momentumFlux: value => stated('momentumFlux', value, { digits: 3 }),
  mach: value => stated('number', value, { digits: 2 }),
  erosionalRatio: value => stated('number', value, { digits: 3 }),
};

/** Returns a criterion's name with its limit. */
const words: Readonly<Record<keyof LineRating, string>> = {
  velocity: 'velocity limit of {limit}',
  gradient: 'pressure-drop limit of {limit}',
  momentumFlux: 'ρv² limit of {limit}',
  mach: 'Mach number limit of {limit}',
  erosionalRatio: 'erosional velocity',
};

/** Describes an exceeded criterion with its limit; at the outlet with the value there. */
function findingInWords({ what, limit, value, at }: Finding, details: Omit<Message, 'level' | 'text'>): Message {
  const values = { limit: figures[what](limit) };
  if (at === 'inlet' || value === undefined)
    return warning(`Above the ${words[what]} for the service.`, { values, ...details });
  const figure = what === 'erosionalRatio' ? '{figure} times that' : '{figure}';
  return warning(`Above the ${words[what]} for the service: ${figure} at the outlet.`, {
    values: { figure: figures[what](value), ...values },
    ...details,
  });
}

/** Source and confidence of a service's criteria. */
export function sourceOf(service: ServiceName): string {
  const { source, certainty }: LineService = serviceTable[service];
  if (certainty === 'common practice') return `${source}; company standards differ`;
  return certainty === 'recalled' ? `${source}, figure not checked against the printed text` : source;
}

/** Criteria of the service at the inlet. */
export const limits = value('limits', { service, inletDensity, pressure: maybe(pressure) }, v => {
  const found = limitsOf(v.service, { density: v.inletDensity, gaugePressure: v.pressure });
  return found === undefined || (found.mach !== undefined && v.pressure === undefined) ? missing('pressure') : found;
});

/** Short names of the criteria. */
const names: Readonly<Record<keyof LineRating, string>> = {
  velocity: 'velocity',
  gradient: 'pressure drop',
  momentumFlux: 'ρv²',
  mach: 'Mach number',
  erosionalRatio: 'erosion',
};

/** Summarises the criteria for a pipe size. */
export function judged(passage: Passage, above: readonly Finding[], below: readonly Finding[]): string {
  const faults = [...(isBlocked(passage) ? ['does not pass the flow'] : []), ...above.map(({ what }) => names[what])];
  if (faults.length > 0) return `Too small: ${faults.join(', ')}`;
  if (passage === 'below atmosphere') return 'Outlet below atmospheric pressure';
  return below.length > 0 ? 'Larger than usual' : 'Meets criteria';
}

/** Returns whether the flow passes the line, if known. */
export const passage = value(
  'passage',
  {
    fluidType,
    totalFlow,
    boiled: maybe(boiled),
    chokedFlow: maybe(chokedFlow),
    absolutePressure: maybe(absolutePressure),
    totalPressureDrop: maybe(totalPressureDrop),
    pressureAtOutlet: maybe(pressureAtOutlet),
    outletMach: maybe(outletMach),
  },
  (v): Passage => {
    if (v.boiled?.outlet === 'chokes') return 'chokes';
    if (v.chokedFlow !== undefined && v.totalFlow > v.chokedFlow) return 'chokes';
    if (v.absolutePressure === undefined || v.totalPressureDrop === undefined) return 'unknown';
    const between = passageBetween(v.absolutePressure, v.pressureAtOutlet ?? v.absolutePressure - v.totalPressureDrop);
    if (between === 'no pressure left') return between;
    const chokes = (v.outletMach ?? 0) > 1 || (v.fluidType === 'Two-phase' && v.pressureAtOutlet === undefined);
    return chokes ? 'chokes' : between;
  },
);

/** Returns the line itself as a rating. */
const own = {
  fluidType,
  service,
  limits,
  passage,
  velocity,
  rhoV2,
  erosionalRatio,
  pressureDropPer100m: maybe(pressureDropPer100m),
  machNumber: maybe(machNumber),
  absolutePressure: maybe(absolutePressure),
  pressureAtOutlet: maybe(pressureAtOutlet),
  outletDensity: maybe(outletDensity),
  outletVelocity: maybe(outletVelocity),
  outletRhoV2: maybe(outletRhoV2),
  outletErosionalRatio: maybe(outletErosionalRatio),
  outletPressureDropPer100m: maybe(outletPressureDropPer100m),
  outletMach: maybe(outletMach),
  boiled: maybe(boiled),
  expansion: maybe(expansion),
};

/** Returns the limits on known values. */
function known(whole: LineLimits, { gradient, mach }: LineRating): LineLimits {
  const { gradient: gradientLimit, mach: machLimit, ...rest } = whole;
  return {
    ...rest,
    ...(gradientLimit && gradient !== undefined ? { gradient: gradientLimit } : {}),
    ...(machLimit !== undefined && mach !== undefined ? { mach: machLimit } : {}),
  };
}

/** Returns the known ends of the line. */
function places(v: Given<typeof own>): Place[] {
  const inlet: LineRating = {
    velocity: v.velocity,
    gradient: v.pressureDropPer100m,
    momentumFlux: v.rhoV2,
    mach: v.machNumber,
    erosionalRatio: v.erosionalRatio,
  };
  const found: Place[] = [{ at: 'inlet', limits: known(v.limits, inlet), rating: inlet }];
  const { outletDensity: density, pressureAtOutlet: left, outletVelocity: fastest } = v;
  const { outletRhoV2: momentumFlux, outletErosionalRatio: erosion } = v;
  if (
    density === undefined ||
    left === undefined ||
    fastest === undefined ||
    momentumFlux === undefined ||
    erosion === undefined
  )
    return found;
  const outlet: LineRating = {
    velocity: fastest,
    gradient: v.outletPressureDropPer100m,
    momentumFlux,
    mach: v.outletMach,
    erosionalRatio: erosion,
  };
  const there = limitsAtOutlet(v, { density, pressure: left });
  return [...found, { at: 'outlet', limits: known(there, outlet), rating: outlet }];
}

/** Returns the criteria that the line exceeds, each where it is worst. Unknown values exceed nothing. */
export const criteriaRemarks = check(own, v => {
  const source = sourceOf(v.service);
  return exceeded(places(v)).map(finding => findingInWords(finding, { field: 'verdict', source }));
});

/** Whether a single phase at the inlet has become two at the outlet. */
function endsInTwoPhases(v: Given<typeof own>): boolean {
  const { outlet } = v.boiled ?? {};
  const condensed = v.expansion && 'quality' in v.expansion && v.expansion.quality < 1;
  return condensed === true || (outlet !== undefined && outlet !== 'chokes');
}

/** Summarises the present line against the criteria. */
export const verdict = step('verdict', own, { label: 'This size', source: v => sourceOf(v.service) }, v => {
  const ends = places(v);
  const found = judged(v.passage, exceeded(ends), fallenShort(ends));
  const isGood = found === 'Meets criteria' || found === 'Larger than usual';
  if (isGood && endsInTwoPhases(v)) return 'Two phases at the outlet: not judged by these criteria';
  const isWhole = v.fluidType === 'Liquid' || ends.length === 2 || isBlocked(v.passage);
  return isWhole || found !== 'Meets criteria' ? found : 'Meets criteria at the inlet';
});
