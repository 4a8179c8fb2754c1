import {
  findExceeded,
  findBelowRange,
  isBlocked,
  limitsOf,
  passageBetween,
  serviceTable,
  type LimitViolation,
  type LineLimits,
  type LineRating,
  type LineService,
  type Passage,
  type LineEnd,
  type ServiceName,
} from '@isentrope/engineering/flow';
import { absolute, messageValue, Refusal, type MessageValue } from '@isentrope/engineering/quantities';
import { check, missing, optional, step, value, warning, type Message, type StepInputs } from '../kit/index.ts';
import { flashOf } from '../fluid/index.ts';
import { solid } from './checks/solids.ts';
import { boilingEnd, boilingState, chokedFlow, expansion, freezing, realExpansion } from './fluid/expansion.ts';
import { outletCondensation } from './checks/falling-gas.ts';
import { alone, main } from './fluid/flowing-stream.ts';
import { fluidType, highestPressureDrop, highestVelocity, pressure, service } from './fields.ts';
import { flashed } from './checks/flashing.ts';
import { absolutePressure, inletDensity, totalFlow } from './fluid/fluid.ts';
import { velocity } from './friction.ts';
import { pressureDropPer100m, totalPressureDrop } from './loss.ts';
import {
  erosionalRatio,
  machNumber,
  outletDensity,
  outletErosionalRatio,
  outletMach,
  outletPressure,
  outletPressureDropPer100m,
  outletRhoV2,
  outletVelocity,
  pressureAtOutlet,
  rhoV2,
} from './outlet.ts';
import { limitsAtOutlet } from './rating.ts';
import { solidForms, twoPhasesAtInlet, unjudged } from './checks/unjudged.ts';

/** The line compared with the criteria of its service. */

/** Formats a value in a criterion. */
const figures: Readonly<Record<keyof LineRating, (value: number) => MessageValue>> = {
  velocity: value => messageValue('velocity', value, { digits: 3 }),
  gradient: value => messageValue('pressureGradient', value, { digits: 3 }),
  momentumFlux: value => messageValue('momentumFlux', value, { digits: 3 }),
  mach: value => messageValue('number', value, { digits: 2 }),
  erosionalRatio: value => messageValue('number', value, { digits: 3 }),
};

/** Returns a criterion's name with its limit. */
const limitNames: Readonly<Record<keyof LineRating, string>> = {
  velocity: 'velocity limit of {limit}',
  gradient: 'pressure-drop limit of {limit}',
  momentumFlux: 'ρv² limit of {limit}',
  mach: 'Mach number limit of {limit}',
  erosionalRatio: 'erosional velocity',
};

/** Describes an exceeded criterion with its limit; at the outlet with the value there. */
function findingMessage(
  { what, limit, value, at }: LimitViolation,
  { own, ...details }: Omit<Message, 'level' | 'text'> & { own: boolean },
): Message {
  const values = { limit: figures[what](limit) };
  const origin = own ? 'that was entered' : 'for the service';
  if (at === 'inlet' || value === undefined)
    return warning(`Above the ${limitNames[what]} ${origin}.`, { values, ...details });
  const figure = what === 'erosionalRatio' ? '{figure} times that' : '{figure}';
  return warning(`Above the ${limitNames[what]} ${origin}: ${figure} at the outlet.`, {
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

/** Limits entered, which replace those of the service. */
export const ownLimits = value(
  'ownLimits',
  { highestVelocity: optional(highestVelocity), highestPressureDrop: optional(highestPressureDrop) },
  (v): LineLimits => ({
    ...(v.highestVelocity === undefined ? {} : { velocity: { maximum: v.highestVelocity } }),
    ...(v.highestPressureDrop === undefined ? {} : { gradient: { maximum: v.highestPressureDrop } }),
  }),
);

/** Source of the criteria: those entered, and those of the service for the rest. */
export function criteriaSource(service: ServiceName, own: LineLimits): string {
  return Object.keys(own).length === 0 ? sourceOf(service) : `limits as entered; otherwise ${sourceOf(service)}`;
}

/** Criteria at the inlet, of the service or as entered. */
export const limits = value('limits', { service, ownLimits, inletDensity, pressure: optional(pressure) }, v => {
  const result = limitsOf(v.service, { density: v.inletDensity, gaugePressure: v.pressure });
  return result === undefined || (result.mach !== undefined && v.pressure === undefined)
    ? missing('pressure')
    : { ...result, ...v.ownLimits };
});

/** Short names of the criteria. */
const names: Readonly<Record<keyof LineRating, string>> = {
  velocity: 'velocity',
  gradient: 'pressure drop',
  momentumFlux: 'ρv²',
  mach: 'Mach number',
  erosionalRatio: 'erosion',
};

/** Summarises the criteria for a pipe size, or says why one that is within them is not judged. */
export function summariseCriteria(
  passage: Passage,
  above: readonly LimitViolation[],
  below: readonly LimitViolation[],
  reason?: string,
): string {
  const faults = [...(isBlocked(passage) ? ['does not pass the flow'] : []), ...above.map(({ what }) => names[what])];
  if (faults.length > 0) return `Too small: ${faults.join(', ')}`;
  if (passage === 'below atmosphere') return 'Outlet below atmospheric pressure';
  if (reason !== undefined) return `${reason}: not judged by these criteria`;
  return below.length > 0 ? 'Larger than usual' : 'Meets criteria';
}

/** Returns whether the flow passes the line, if known. */
export const passage = value(
  'passage',
  {
    fluidType,
    totalFlow,
    boiled: optional(boilingState),
    freezing: optional(freezing),
    realExpansion: optional(realExpansion),
    chokedFlow: optional(chokedFlow),
    absolutePressure: optional(absolutePressure),
    totalPressureDrop: optional(totalPressureDrop),
    pressureAtOutlet: optional(pressureAtOutlet),
    outletMach: optional(outletMach),
    flashed: optional(flashed),
  },
  (v): Passage => {
    if (v.flashed && !v.flashed.outlet) return 'chokes';
    const chokesAsGas = v.realExpansion !== undefined && v.realExpansion.outlet === undefined;
    if (v.freezing || chokesAsGas || (v.boiled && boilingEnd(v.boiled) === undefined)) return 'chokes';
    if (v.chokedFlow !== undefined && v.totalFlow > v.chokedFlow) return 'chokes';
    if (v.absolutePressure === undefined || v.totalPressureDrop === undefined) return 'unknown';
    const between = passageBetween(v.absolutePressure, v.pressureAtOutlet ?? v.absolutePressure - v.totalPressureDrop);
    if (between === 'no pressure left') return between;
    const chokes = (v.outletMach ?? 0) > 1 || (v.fluidType === 'Two-phase' && v.pressureAtOutlet === undefined);
    return chokes ? 'chokes' : between;
  },
);

/** Returns the line itself as a rating. */
/** Whether a liquid of which only the vapour pressure is known boils at the pressure of the outlet. */
const boilsUnfollowed = value(
  'boilsUnfollowed',
  { fluidType, stream: alone, outletPressure },
  v =>
    v.fluidType === 'Liquid' &&
    v.stream.fluid.type !== 'components' &&
    flashOf(v.stream, absolute(v.outletPressure)) !== undefined,
);

const ratingInputs = {
  fluidType,
  service,
  limits,
  ownLimits,
  passage,
  velocity,
  rhoV2,
  erosionalRatio,
  pressureDropPer100m: optional(pressureDropPer100m),
  machNumber: optional(machNumber),
  absolutePressure: optional(absolutePressure),
  pressureAtOutlet: optional(pressureAtOutlet),
  outletDensity: optional(outletDensity),
  outletVelocity: optional(outletVelocity),
  outletRhoV2: optional(outletRhoV2),
  outletErosionalRatio: optional(outletErosionalRatio),
  outletPressureDropPer100m: optional(outletPressureDropPer100m),
  outletMach: optional(outletMach),
  boiled: optional(boilingState),
  expansion: optional(expansion),
  solid: optional(solid),
  stream: optional(main.stream),
  realExpansion: optional(realExpansion),
  condensedByHead: optional(outletCondensation),
  boilsUnfollowed: optional(boilsUnfollowed),
};

/** Returns the limits on known values. */
function knownLimits(whole: LineLimits, { gradient, mach }: LineRating): LineLimits {
  const { gradient: gradientLimit, mach: machLimit, ...rest } = whole;
  return {
    ...rest,
    ...(gradientLimit && gradient !== undefined ? { gradient: gradientLimit } : {}),
    ...(machLimit !== undefined && mach !== undefined ? { mach: machLimit } : {}),
  };
}

/** Returns the known ends of the line. */
function knownEnds(v: StepInputs<typeof ratingInputs>): LineEnd[] {
  const inlet: LineRating = {
    velocity: v.velocity,
    gradient: v.pressureDropPer100m,
    momentumFlux: v.rhoV2,
    mach: v.machNumber,
    erosionalRatio: v.erosionalRatio,
  };
  const result: LineEnd[] = [{ at: 'inlet', limits: knownLimits(v.limits, inlet), rating: inlet }];
  const { outletDensity: density, pressureAtOutlet: left, outletVelocity: fastest } = v;
  const { outletRhoV2: momentumFlux, outletErosionalRatio: erosion } = v;
  if (
    density === undefined ||
    left === undefined ||
    fastest === undefined ||
    momentumFlux === undefined ||
    erosion === undefined
  )
    return result;
  const outlet: LineRating = {
    velocity: fastest,
    gradient: v.outletPressureDropPer100m,
    momentumFlux,
    mach: v.outletMach,
    erosionalRatio: erosion,
  };
  const limits = limitsAtOutlet(v, { density, pressure: left });
  return [...result, { at: 'outlet', limits: knownLimits(limits, outlet), rating: outlet }];
}

/** Returns the criteria that the line exceeds, each where it is worst. Unknown values exceed nothing. */
export const criteriaRemarks = check(ratingInputs, v => {
  return findExceeded(knownEnds(v)).map(finding => {
    const own = v.ownLimits[finding.what] !== undefined;
    return findingMessage(finding, { own, field: 'verdict', ...(own ? {} : { source: sourceOf(v.service) }) });
  });
});

/** Why the line is not judged by the criteria, if it is not. */
function unjudgedReason(v: StepInputs<typeof ratingInputs>): string | undefined {
  if (v.solid) return solidForms(v.solid);
  const inlet = v.stream && twoPhasesAtInlet(v.stream);
  if (inlet !== undefined) return inlet;
  if (v.condensedByHead) return unjudged.condenses;
  if (v.boilsUnfollowed === true) return unjudged.boils;
  const condensed = v.expansion && 'quality' in v.expansion && v.expansion.quality < 1;
  if (condensed === true || boilingEnd(v.boiled) !== undefined) return unjudged.twoPhases;
  return v.realExpansion?.outlet instanceof Refusal ? 'Outlet not known' : undefined;
}

/** Summarises the present line against the criteria. */
export const verdict = step(
  'verdict',
  ratingInputs,
  { label: 'This size', source: v => criteriaSource(v.service, v.ownLimits) },
  v => {
    const ends = knownEnds(v);
    const result = summariseCriteria(v.passage, findExceeded(ends), findBelowRange(ends), unjudgedReason(v));
    const isWhole = v.fluidType === 'Liquid' || ends.length === 2 || isBlocked(v.passage);
    return isWhole || result !== 'Meets criteria' ? result : 'Meets criteria at the inlet';
  },
);
