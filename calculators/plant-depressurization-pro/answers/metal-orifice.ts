import { Refusal, messageValue, type AbsolutePressure, type Temperature } from '@isentrope/engineering/quantities';
import {
  largestOrifice,
  simulateBlowdown,
  sizeOrifice,
  type BlowdownOptions,
  type BlowdownOutlet,
  type BlowdownRun,
  type BlowdownSpec,
} from '@isentrope/engineering/vessels';
import { missing, type Absent } from '../../kit/index.ts';
import { canMetalFallBelow, canPipeFallBelow, stopOf } from '../run-end.ts';

/** Maximum orifice, as a fraction of the vessel's diameter: with a larger one the contents are not quiescent. */
const maxShare = 0.25;
/** Search bounds: fraction of the diameter for the target time, and minimum fraction of the vessel's diameter. */
const fromTarget = 0.2;
const minShare = 1e-3;
/** A run continues until the metal stops cooling, at most this multiple of its duration and at most a day, s. */
const longest = 32;
const day = 86_400;
/** Shares of the progress: the orifice for the target time, then that for the metal. */
const targetShare = 0.2;

/** Orifices for the target time and for the metal, m. */
export interface OrificeWindow {
  /** The smallest that reaches the target in time; undefined if none does. */
  readonly forTarget: number | undefined;
  /** The largest that keeps the metal warm enough, and whether it is merely the largest tried. */
  readonly forMetal: number;
  readonly isLargestTried: boolean;
  readonly limit: Temperature;
  /** Temperature limit of the tail-pipe metal, if it was checked. */
  readonly pipeLimit: Temperature | undefined;
  /** Whether there is a tail pipe that was not checked. */
  readonly isPipeUnjudged: boolean;
  /** Whose metal a larger orifice would make too cold; undefined if none, or if the run is too short or stops early. */
  readonly limitedBy: 'vessel' | 'tail pipe' | undefined;
  /** The upper bound of the orifices tried. */
  readonly bound: 'vessel' | 'tail pipe';
  /** Run time needed for the metal to reach its minimum, s. */
  readonly endTime: number;
  readonly runs: number;
}

interface OrificeSearch {
  readonly vesselSpec: Omit<BlowdownSpec, 'outlet'>;
  readonly outlet: Omit<BlowdownOutlet, 'diameter'>;
  readonly metalMargin: number | undefined;
  readonly tailPipeMinimumTemperature: Temperature | undefined;
  readonly target: { readonly pressure: AbsolutePressure };
  readonly targetTime: number;
  readonly duration: number;
  readonly model: NonNullable<BlowdownOptions['model']>;
}

/** Returns the smallest orifice for the target time, if any. */
function orificeForTarget(v: OrificeSearch, options: Partial<BlowdownOptions>) {
  try {
    return sizeOrifice(
      { ...v.vesselSpec, outlet: v.outlet },
      { time: v.targetTime, pressure: v.target.pressure },
      options,
    );
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}

/** Returns whose metal falls below its limit in a run; a tail pipe without a solution for part of the run counts as too cold. */
function tooColdIn({ summary, tailPipe }: BlowdownRun, limit: Temperature, pipeLimit: Temperature | undefined) {
  if ((summary.lowestWallTemperature?.value ?? -Infinity) < limit) return 'vessel';
  if (tailPipe === undefined || pipeLimit === undefined) return undefined;
  return tailPipe.lowestMetalTemperature.value < pipeLimit || !tailPipe.isWhole ? 'tail pipe' : undefined;
}

/**
 * Finds the largest orifice that keeps the metal of vessel and tail pipe a margin above its minimum design temperature, in both
 * models' runs if the verdict uses both. A run that stops early, and metal still cooling after the longest run, count as too
 * cold.
 * @throws {Refusal} if there is no such orifice.
 */
export function orificeForMetal(v: OrificeSearch, onProgress: (fraction: number) => void): OrificeWindow | Absent {
  const { vesselSpec, outlet, model, duration } = v;
  const { minimumDesignTemperature, heat, initial, shape } = vesselSpec;
  if (minimumDesignTemperature === undefined) return missing('minimum design metal temperature');
  if (heat.mode === 'adiabatic' || heat.mode === 'isothermal')
    throw new Refusal('no orifice: the wall is not modelled with this choice of heat');
  const margin = v.metalMargin ?? 0;
  const limit = minimumDesignTemperature + margin;
  if (initial.temperature < limit)
    throw new Refusal('no orifice: the metal starts at {start}, colder than {limit}', {
      start: messageValue('temperature', initial.temperature),
      limit: messageValue('temperature', limit),
    });
  const pipeLimit =
    outlet.tailPipe === undefined || v.tailPipeMinimumTemperature === undefined
      ? undefined
      : v.tailPipeMinimumTemperature + margin;
  if (pipeLimit !== undefined && heat.ambientTemperature < pipeLimit)
    throw new Refusal('no orifice: the metal of the tail pipe starts at {start}, colder than {limit}', {
      start: messageValue('temperature', heat.ambientTemperature),
      limit: messageValue('temperature', pipeLimit),
    });
  // Runs of different duration must use the same phase split.
  const parting = Math.max(1, duration / 1000);
  const zones = { dropletTime: parting, bubbleTime: parting };
  const models = model === 'equilibrium' ? [model] : (['equilibrium', model] as const);
  let runs = 0;
  let endTime = duration;
  let limitedBy: OrificeWindow['limitedBy'];
  const settled = (diameter: number, by: (typeof models)[number]): BlowdownRun | undefined => {
    const spec = { ...vesselSpec, outlet: { ...outlet, diameter } };
    const maximum = Math.max(duration, Math.min(day, longest * duration));
    for (let end = duration; ; end = Math.min(maximum, 2 * end)) {
      const run = simulateBlowdown(spec, { model: by, ...zones, endTime: end });
      runs += 1;
      const tooCold = tooColdIn(run, limit, pipeLimit);
      if (stopOf(run) !== undefined || tooCold !== undefined) {
        limitedBy = tooCold;
        return undefined;
      }
      const { tailPipe: pipe } = run;
      const pipeCools = pipe !== undefined && pipeLimit !== undefined && canPipeFallBelow({ run, pipe }, pipeLimit);
      if (!pipeCools && !canMetalFallBelow({ run, spec }, limit)) {
        endTime = Math.max(endTime, end);
        return run;
      }
      if (end >= maximum) {
        limitedBy = undefined;
        return undefined;
      }
    }
  };
  const forTarget = orificeForTarget(v, {
    model,
    ...zones,
    onProgress: fraction => onProgress(targetShare * fraction),
  });
  const bore = outlet.tailPipe?.insideDiameter ?? Infinity;
  const highest = Math.min(maxShare * shape.diameter, bore);
  const minimum = Math.min(minShare * shape.diameter, highest);
  const keeps = (diameter: number): boolean => {
    endTime = duration;
    return models.every(each => settled(diameter, each) !== undefined);
  };
  let from = Math.max(minimum, Math.min(highest, fromTarget * (forTarget?.diameter ?? 0)));
  while (from > minimum && !keeps(from)) from = Math.max(minimum, from / 2);
  const result = largestOrifice(keeps, from, highest, fraction =>
    onProgress(targetShare + (1 - targetShare) * fraction),
  );
  if (!result)
    throw new Refusal('no orifice: even with {least} the metal may fall below {limit}, or the run stops early', {
      least: messageValue('length', minimum, { like: 'orificeDiameter' }),
      limit: messageValue('temperature', limit),
    });
  const whose = result.failing === undefined ? undefined : limitedBy;
  keeps(result.diameter);
  return {
    forTarget: forTarget?.diameter,
    forMetal: result.diameter,
    isLargestTried: result.failing === undefined,
    limit,
    pipeLimit,
    isPipeUnjudged: outlet.tailPipe !== undefined && pipeLimit === undefined,
    limitedBy: whose,
    bound: bore < maxShare * shape.diameter ? 'tail pipe' : 'vessel',
    endTime,
    runs: runs + (forTarget?.runs ?? 0),
  };
}
