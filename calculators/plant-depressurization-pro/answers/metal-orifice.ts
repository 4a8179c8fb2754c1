import { Refusal, stated, type AbsolutePressure, type Temperature } from '@isentrope/engineering/quantities';
import {
  largestOrifice,
  simulateBlowdown,
  sizeOrifice,
  type BlowdownOptions,
  type BlowdownOutlet,
  type BlowdownRun,
  type BlowdownSpec,
} from '@isentrope/engineering/vessels';
import { info, missing, warning, type Absent, type Message } from '../../kit/index.ts';
import { metalMayFallBelow, stopOf } from '../run-end.ts';
import { statedGauge, statedTime } from '../words.ts';

/** Share of the vessel's diameter up to which orifices are tried: in a larger one the contents are no longer at rest. */
const largestShare = 0.25;
/** Share of the diameter for the target time from which on they are tried, and share of the vessel's below which none is. */
const fromTarget = 0.2;
const leastShare = 1e-3;
/** A run goes on until the metal cools no more, for this many times its duration at most and no longer than a day, s. */
const longest = 32;
const day = 86_400;
/** Shares of the work: the orifice for the target time, then that for the metal. */
const targetShare = 0.2;

/** The orifices for the target time and for the metal, m. */
export interface OrificeWindow {
  /** The least that reaches the target in time; undefined where none does. */
  readonly forTarget: number | undefined;
  /** The largest that keeps the metal warm enough, and whether it is only the largest that was tried. */
  readonly forMetal: number;
  readonly isLargestTried: boolean;
  readonly limit: Temperature;
  /** How long the run has to be for the metal to have been at its coldest, s. */
  readonly endTime: number;
  readonly runs: number;
}

interface Wanted {
  readonly vesselSpec: Omit<BlowdownSpec, 'outlet'>;
  readonly outlet: Omit<BlowdownOutlet, 'diameter'>;
  readonly metalMargin: number | undefined;
  readonly target: { readonly pressure: AbsolutePressure };
  readonly targetTime: number;
  readonly duration: number;
  readonly model: NonNullable<BlowdownOptions['model']>;
}

/** The least orifice for the target time, or none. */
function orificeForTarget(v: Wanted, options: Partial<BlowdownOptions>) {
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

/**
 * The largest orifice that keeps the coldest metal a margin above its minimum design temperature, in the runs of both models where
 * the verdict is taken from both. A run that stops before its time, and metal that still cools after the longest run, do not count
 * as warm enough. Throws a `Refusal` where there is no such orifice.
 */
export function orificeForMetal(v: Wanted, onProgress: (fraction: number) => void): OrificeWindow | Absent {
  const { vesselSpec, outlet, model, duration } = v;
  const { minimumDesignTemperature, heat, initial, shape } = vesselSpec;
  if (minimumDesignTemperature === undefined) return missing('minimum design metal temperature');
  if (heat.mode === 'adiabatic' || heat.mode === 'isothermal')
    throw new Refusal('no orifice: the wall is not modelled with this choice of heat');
  const limit = minimumDesignTemperature + (v.metalMargin ?? 0);
  if (initial.temperature < limit)
    throw new Refusal('no orifice: the metal starts at {start}, colder than {limit}', {
      start: stated('temperature', initial.temperature),
      limit: stated('temperature', limit),
    });
  // Runs of different length must part the phases alike.
  const parting = Math.max(1, duration / 1000);
  const zones = { dropletTime: parting, bubbleTime: parting };
  const models = model === 'equilibrium' ? [model] : (['equilibrium', model] as const);
  let runs = 0;
  let endTime = duration;
  const settled = (diameter: number, by: (typeof models)[number]): BlowdownRun | undefined => {
    const spec = { ...vesselSpec, outlet: { ...outlet, diameter } };
    const most = Math.max(duration, Math.min(day, longest * duration));
    for (let end = duration; ; end = Math.min(most, 2 * end)) {
      const run = simulateBlowdown(spec, { model: by, ...zones, endTime: end });
      runs += 1;
      if (stopOf(run) !== undefined || (run.summary.lowestWallTemperature?.value ?? -Infinity) < limit)
        return undefined;
      if (!metalMayFallBelow({ run, spec }, limit)) {
        endTime = Math.max(endTime, end);
        return run;
      }
      if (end >= most) return undefined;
    }
  };
  const forTarget = orificeForTarget(v, {
    model,
    ...zones,
    onProgress: fraction => onProgress(targetShare * fraction),
  });
  const most = largestShare * shape.diameter;
  const least = leastShare * shape.diameter;
  const keeps = (diameter: number): boolean => {
    endTime = duration;
    return models.every(each => settled(diameter, each) !== undefined);
  };
  let from = Math.max(least, Math.min(most, fromTarget * (forTarget?.diameter ?? 0)));
  while (from > least && !keeps(from)) from = Math.max(least, from / 2);
  const found = largestOrifice(keeps, from, most, fraction => onProgress(targetShare + (1 - targetShare) * fraction));
  if (!found)
    throw new Refusal(
      'no orifice: with one of {least} already the metal is not sure to stay at or above {limit}, or the run stops early',
      { least: stated('length', least, { like: 'orificeDiameter' }), limit: stated('temperature', limit) },
    );
  keeps(found.diameter);
  return {
    forTarget: forTarget?.diameter,
    forMetal: found.diameter,
    isLargestTried: found.failing === undefined,
    limit,
    endTime,
    runs: runs + (forTarget?.runs ?? 0),
  };
}

/** Whether an orifice can meet both the target time and the metal, and from which diameter to which. */
export function windowNotes(v: {
  readonly window: OrificeWindow | undefined;
  readonly target: { readonly pressure: AbsolutePressure };
  readonly targetTime: number;
}): Message[] {
  if (v.window === undefined) return [];
  const { forTarget, forMetal, isLargestTried, limit } = v.window;
  const field = 'orificeDiameter';
  const diameter = (si: number) => stated('length', si, { digits: 4, like: field });
  const values = {
    largest: diameter(forMetal),
    limit: stated('temperature', limit),
    pressure: statedGauge(v.target.pressure),
    time: statedTime(v.targetTime),
  };
  const tried = isLargestTried
    ? [
        info(
          'The metal stays at or above {limit} with every orifice tried, up to {largest}, a quarter of the vessel diameter: it does not limit the orifice.',
          {
            field,
            values,
          },
        ),
      ]
    : [];
  if (forTarget === undefined)
    return [...tried, warning('No orifice was found that reaches {pressure} in {time}.', { field, values })];
  const both = { ...values, least: diameter(forTarget) };
  return forTarget <= forMetal
    ? [
        ...tried,
        info('Orifices from {least} to {largest} meet both: {pressure} in {time}, and metal at or above {limit}.', {
          field,
          values: both,
        }),
      ]
    : [
        warning(
          'No orifice meets both: {pressure} in {time} takes at least {least}, and metal at or above {limit} allows at most {largest}; a larger one may keep the metal warmer again, which has to be seen by its own run.',
          { field, values: both },
        ),
      ];
}
