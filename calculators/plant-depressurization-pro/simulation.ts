import { absolute, type GaugePressure } from '@isentrope/engineering/quantities';
import {
  simulateBlowdown,
  sizeOrifice,
  type BlowdownOptions,
  type BlowdownOutlet,
  type BlowdownRun,
  type BlowdownSpec,
} from '@isentrope/engineering/vessels';
import { missing, type Absent, type Progress } from '../kit/index.ts';

/** A run, the vessel with the orifice it was made with, and how many runs it took to find that. */
export interface Simulation {
  readonly run: BlowdownRun;
  readonly spec: BlowdownSpec & { readonly outlet: BlowdownOutlet };
  readonly sizingRuns: number;
}

/** The share of the work that finding an orifice is, about. */
const sizingShare = 0.85;

/** Simulates a vessel with the orifice given, or with the one that reaches the target pressure at the target time. */
export function simulated(
  v: {
    readonly vesselSpec: Omit<BlowdownSpec, 'outlet'>;
    readonly outlet: Omit<BlowdownOutlet, 'diameter'>;
    readonly outletMode: 'given' | 'size';
    readonly orificeDiameter: number | undefined;
    readonly targetTime: number;
    readonly targetPressure: GaugePressure;
    readonly duration: number;
    readonly model: NonNullable<BlowdownOptions['model']>;
  },
  progress: Progress,
): Simulation | Absent {
  const { model, outlet, vesselSpec } = v;
  const whole = (diameter: number, sizingRuns: number, onProgress: Progress): Simulation => {
    const spec = { ...vesselSpec, outlet: { ...outlet, diameter } };
    return { run: simulateBlowdown(spec, { model, endTime: v.duration, onProgress }), spec, sizingRuns };
  };
  if (v.outletMode === 'size') {
    const target = { time: v.targetTime, pressure: absolute(v.targetPressure) };
    const onProgress = (fraction: number) => progress(sizingShare * fraction);
    const { diameter, runs } = sizeOrifice({ ...vesselSpec, outlet }, target, { model, onProgress });
    return whole(diameter, runs, fraction => progress(sizingShare + (1 - sizingShare) * fraction));
  }
  return v.orificeDiameter === undefined ? missing('orifice diameter') : whole(v.orificeDiameter, 0, progress);
}
