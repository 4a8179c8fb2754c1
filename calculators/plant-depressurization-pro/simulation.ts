import type { Temperature } from '@isentrope/engineering/quantities';
import {
  simulateBlowdown,
  sizeOrifice,
  type BlowdownOptions,
  type BlowdownOutlet,
  type BlowdownRun,
  type BlowdownSpec,
} from '@isentrope/engineering/vessels';
import { absent, info, missing, warning, Absent, type Message, type Progress } from '../kit/index.ts';
import { orificeForMetal, type OrificeWindow } from './answers/metal-orifice.ts';
import type { Target } from './answers/target.ts';
import { statedTime } from './words.ts';

/** How the orifice comes about: given, sized for the target, or the largest that keeps the metal warm enough. */
export type OutletMode = 'given' | 'size' | 'metal';

/** A run, the vessel with the orifice it was made with, and how many runs it took to find that. */
export interface Simulation {
  readonly run: BlowdownRun;
  /** Of gas and liquid apart beside a wall or with water: the same with one temperature, which errs on the cold side. */
  readonly coldRun?: BlowdownRun | undefined;
  readonly spec: BlowdownSpec & { readonly outlet: BlowdownOutlet };
  readonly sizingRuns: number;
  /** The orifices for target and metal, where it was sized for the metal. */
  readonly window?: OrificeWindow;
  /** How the run was worked out. */
  readonly options: Omit<BlowdownOptions, 'onProgress'>;
}

/** The share of the work that finding an orifice is, about. */
const sizingShare = 0.85;

/** A sized orifice is shown a little past its target time, so that the target is seen to be reached. */
const pastTarget = 1.01;

interface Given {
  readonly vesselSpec: Omit<BlowdownSpec, 'outlet'>;
  readonly outlet: Omit<BlowdownOutlet, 'diameter'>;
  readonly outletMode: OutletMode;
  readonly orificeDiameter: number | undefined;
  readonly targetTime: number;
  readonly metalMargin: number | undefined;
  readonly tailPipeMinimumTemperature: Temperature | undefined;
  readonly target: Target;
  readonly duration: number;
  readonly model: NonNullable<BlowdownOptions['model']>;
  readonly refusals: readonly Message[];
}

/** The orifice for a target. */
function sized({ vesselSpec, outlet, targetTime, target: { pressure } }: Given, options: Partial<BlowdownOptions>) {
  const target = { time: targetTime, pressure };
  return sizeOrifice({ ...vesselSpec, outlet }, target, options);
}

/** Simulates a vessel with the orifice given, or with the one that reaches the target pressure at the target time. */
export function simulated(v: Given, progress: Progress): Simulation | Absent {
  const { model, outlet, vesselSpec } = v;
  if (v.refusals.length > 0) return absent('not simulated: the case has an error');
  const whole = (diameter: number, sizingRuns: number, options: BlowdownOptions): Simulation => {
    const spec = { ...vesselSpec, outlet: { ...outlet, diameter } };
    const run = simulateBlowdown(spec, { model, ...options });
    const { onProgress: _, ...silent } = options;
    const mayErr = run.summary.lowestWallTemperature !== undefined || run.water !== undefined;
    const coldRun = model === 'non-equilibrium' && mayErr ? simulateBlowdown(spec, silent) : undefined;
    return { run, coldRun, spec, sizingRuns, options: { model, ...silent } };
  };
  if (v.outletMode === 'size') {
    const endTime = Math.max(v.duration, (outlet.startDelay ?? 0) + pastTarget * v.targetTime);
    // Runs of different length must part the phases alike.
    const parting = Math.max(1, endTime / 1000);
    const zones = { dropletTime: parting, bubbleTime: parting };
    const found = sized(v, { model, ...zones, onProgress: fraction => progress(sizingShare * fraction) });
    if (found instanceof Absent) return found;
    return whole(found.diameter, found.runs, {
      ...zones,
      endTime,
      onProgress: fraction => progress(sizingShare + (1 - sizingShare) * fraction),
    });
  }
  if (v.outletMode === 'metal') {
    const window = orificeForMetal(v, fraction => progress(sizingShare * fraction));
    if (window instanceof Absent) return window;
    const parting = Math.max(1, v.duration / 1000);
    const found = whole(window.forMetal, window.runs, {
      dropletTime: parting,
      bubbleTime: parting,
      endTime: window.endTime,
      onProgress: fraction => progress(sizingShare + (1 - sizingShare) * fraction),
    });
    return { ...found, window };
  }
  return v.orificeDiameter === undefined
    ? missing('orifice diameter')
    : whole(v.orificeDiameter, 0, { endTime: v.duration, onProgress: progress });
}

/** Whether an orifice that was given brings the vessel to the target in the target time. */
export function targetTimeNotes(v: {
  readonly outletMode: OutletMode;
  readonly timeToTarget: number;
  readonly targetTime: number;
}): Message[] {
  if (v.outletMode === 'size') return [];
  const values = { taken: statedTime(v.timeToTarget), wanted: statedTime(v.targetTime) };
  const details = { field: 'timeToTarget', values };
  return v.timeToTarget > v.targetTime
    ? [warning('The target pressure is reached after {taken}, later than the target time of {wanted}.', details)]
    : [info('The target pressure is reached after {taken}, within the target time of {wanted}.', details)];
}

/** Says that the run of a sized orifice is longer than asked for. */
export function durationNotes(v: {
  readonly simulation: Simulation;
  readonly outletMode: OutletMode;
  readonly duration: number;
  readonly targetTime: number;
}): Message[] {
  const target = (v.simulation.spec.outlet.startDelay ?? 0) + v.targetTime;
  return v.outletMode === 'size' && v.duration < target
    ? [
        info('The run continues beyond its duration to the target time, {target}.', {
          field: 'duration',
          values: { target: statedTime(target) },
        }),
      ]
    : [];
}
