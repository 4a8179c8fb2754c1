import type { Temperature } from '@isentrope/engineering/quantities';
import {
  simulateBlowdown,
  sizeOrifice,
  timeToPressure,
  valueAt,
  type BlowdownOptions,
  type BlowdownOutlet,
  type BlowdownRun,
  type BlowdownSpec,
} from '@isentrope/engineering/vessels';
import { absent, info, missing, warning, Absent, type Message, type Progress } from '../kit/index.ts';
import { orificeForMetal, type OrificeWindow } from './answers/metal-orifice.ts';
import type { Target } from './answers/target.ts';
import { endOf } from './run-end.ts';
import { statedGauge, statedTime } from './format.ts';

/** How the orifice is determined: given, sized for the target, or the largest that keeps the metal warm enough. */
export type OutletMode = 'given' | 'size' | 'metal';

/** A run with the vessel and orifice it used. */
export interface Simulation {
  readonly run: BlowdownRun;
  /** For separate gas and liquid temperatures with a wall or water: the conservative run with a single temperature. */
  readonly coldRun?: BlowdownRun | undefined;
  readonly spec: BlowdownSpec & { readonly outlet: BlowdownOutlet };
  /** Orifices for target and metal, if sized for the metal. */
  readonly window?: OrificeWindow;
  /** Simulation options of the run. */
  readonly options: Omit<BlowdownOptions, 'onProgress'>;
}

/** Approximate share of the progress for finding an orifice. */
const sizingShare = 0.85;

/** A sized orifice is simulated slightly beyond its target time, to show that the target is reached. */
const targetMargin = 1.01;

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

/** Finds the orifice for a target. */
function sized({ vesselSpec, outlet, targetTime, target: { pressure } }: Given, options: Partial<BlowdownOptions>) {
  const target = { time: targetTime, pressure };
  return sizeOrifice({ ...vesselSpec, outlet }, target, options);
}

/** Simulates a vessel with the given orifice, or with one that reaches the target pressure at the target time. */
export function simulate(v: Given, progress: Progress): Simulation | Absent {
  const { model, outlet, vesselSpec } = v;
  if (v.refusals.length > 0) return absent('not simulated: the case has an error');
  const whole = (diameter: number, options: BlowdownOptions): Simulation => {
    const spec = { ...vesselSpec, outlet: { ...outlet, diameter } };
    const run = simulateBlowdown(spec, { model, ...options });
    const { onProgress: _, ...silent } = options;
    const mayErr = run.summary.lowestWallTemperature !== undefined || run.water !== undefined;
    const coldRun = model === 'non-equilibrium' && mayErr ? simulateBlowdown(spec, silent) : undefined;
    return { run, coldRun, spec, options: { model, ...silent } };
  };
  if (v.outletMode === 'size') {
    const endTime = Math.max(v.duration, (outlet.startDelay ?? 0) + targetMargin * v.targetTime);
    // Runs of different duration must use the same phase split.
    const parting = Math.max(1, endTime / 1000);
    const zones = { dropletTime: parting, bubbleTime: parting };
    const result = sized(v, { model, ...zones, onProgress: fraction => progress(sizingShare * fraction) });
    if (result instanceof Absent) return result;
    return whole(result.diameter, {
      ...zones,
      endTime,
      onProgress: fraction => progress(sizingShare + (1 - sizingShare) * fraction),
    });
  }
  if (v.outletMode === 'metal') {
    const window = orificeForMetal(v, fraction => progress(sizingShare * fraction));
    if (window instanceof Absent) return window;
    const parting = Math.max(1, v.duration / 1000);
    const result = whole(window.forMetal, {
      dropletTime: parting,
      bubbleTime: parting,
      endTime: window.endTime,
      onProgress: fraction => progress(sizingShare + (1 - sizingShare) * fraction),
    });
    return { ...result, window };
  }
  return v.orificeDiameter === undefined
    ? missing('orifice diameter')
    : whole(v.orificeDiameter, { endTime: v.duration, onProgress: progress });
}

/** Reports whether a given orifice reaches the target in the target time, as far as the run shows it. */
export function targetTimeNotes(v: {
  readonly simulation: Simulation;
  readonly outletMode: OutletMode;
  readonly timeToTarget: number | undefined;
  readonly target: Target;
  readonly targetTime: number;
}): Message[] {
  if (v.outletMode === 'size') return [];
  const wanted = statedTime(v.targetTime);
  if (v.timeToTarget === undefined) return missedTargetNotes(v);
  const details = { field: 'timeToTarget', values: { taken: statedTime(v.timeToTarget), wanted } };
  return v.timeToTarget > v.targetTime
    ? [warning('The target pressure is reached after {taken}, later than the target time of {wanted}.', details)]
    : [info('The target pressure is reached after {taken}, within the target time of {wanted}.', details)];
}

/** Reports a target that the run, or its continuation, does not reach in the target time or reaches after its duration. */
function missedTargetNotes({
  simulation: { run, spec },
  target: { pressure },
  targetTime,
}: {
  readonly simulation: Simulation;
  readonly target: Target;
  readonly targetTime: number;
}): Message[] {
  const delay = spec.outlet.startDelay ?? 0;
  const reached = timeToPressure(run, pressure);
  const values = { wanted: statedTime(targetTime) };
  if (reached !== undefined) {
    const taken = Math.max(0, reached - delay);
    const message = taken > targetTime ? warning : info;
    const verdict = taken > targetTime ? 'later than' : 'within';
    return [
      message(
        `The target pressure is reached after {taken}, ${verdict} the target time of {wanted}, beyond the duration of the run.`,
        { field: 'timeToTarget', values: { ...values, taken: statedTime(taken) } },
      ),
    ];
  }
  const end = delay + targetTime;
  if (endOf(run) < end * (1 - 1e-9)) return [];
  const left = valueAt(run.series.time, run.series.pressure, end);
  return left === undefined
    ? []
    : [
        warning(
          'The target of {target} is not reached within the target time of {wanted}: the pressure is {left} then.',
          {
            field: 'timeToTarget',
            values: { ...values, target: statedGauge(pressure), left: statedGauge(left) },
          },
        ),
      ];
}

/** Reports that the run of a sized orifice is longer than requested. */
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
