import { exp, log } from '../../../elementary/index.ts';
import {
  atmosphere,
  Refusal,
  requirePositive,
  messageValue,
  type AbsolutePressure,
} from '../../../quantities/index.ts';
import type { BlowdownRun } from '../results/run.ts';
import { simulateBlowdown } from '../simulate.ts';
import type { BlowdownOptions, BlowdownOutlet, BlowdownSpec } from '../spec.ts';

/** A blowdown specification without the orifice diameter, which is to be found. */
export type OrificeSizingSpec = Omit<BlowdownSpec, 'outlet'> & { readonly outlet: Omit<BlowdownOutlet, 'diameter'> };

/** A pressure to be reached, and the time allowed. */
export interface OrificeTarget {
  /** s, from the start of opening. */
  readonly time: number;
  readonly pressure: AbsolutePressure;
}

/** The orifice size that meets a target. */
export interface OrificeSize {
  /** m. */
  readonly diameter: number;
  /** The run with that orifice down to the target pressure. */
  readonly run: BlowdownRun;
  /** Number of runs needed. */
  readonly runs: number;
}

/** The search aims short of the required time by this share, so that the target is met, and stops this close to the aim. */
const timeMargin = 3e-4;
const timeTolerance = 2e-4;
const maxRuns = 12;
/** Runs end at this multiple of the required time: beyond it the orifice is only known to be too small. */
const timeLimitFactor = 4;

/**
 * Returns the orifice that depressures a vessel to a pressure in a given time, by repeated simulation. The time varies about as the inverse
 * square of the diameter, so the secant method in logarithms takes three to five runs.
 * Throws a `Refusal` where no orifice smaller than the vessel meets the target, and where the contents freeze or the liquid fills the
 * vessel first; a `RangeError` for a target that is not between back pressure and initial pressure.
 */
export function sizeOrifice(
  spec: OrificeSizingSpec,
  target: OrificeTarget,
  options: Omit<BlowdownOptions, 'endTime' | 'endPressure'> = {},
): OrificeSize {
  const { time, pressure } = target;
  const { initial, outlet, shape } = spec;
  requirePositive('time', time);
  if (!(pressure > outlet.backPressure)) {
    throw new RangeError(
      `target pressure must be above the back pressure (${outlet.backPressure} Pa), got ${pressure} Pa`,
    );
  }
  if (!(pressure < initial.pressure)) {
    throw new RangeError(
      `target pressure must be below the initial pressure (${initial.pressure} Pa), got ${pressure} Pa`,
    );
  }
  const delay = outlet.startDelay ?? 0;
  const { onProgress, ...rest } = options;
  const decades = log(initial.pressure / pressure);
  let logDiameter = log(firstGuess(spec, target));
  let before: { logDiameter: number; logTime: number } | undefined;
  // Diameters known to be too small and too large.
  const largest = Math.min(shape.diameter, outlet.tailPipe?.insideDiameter ?? Infinity);
  let [small, large] = [-Infinity, log(largest)];
  for (let runs = 1; runs <= maxRuns; runs += 1) {
    const diameter = exp(logDiameter);
    const done = (runs - 1) / 6;
    const run = simulateBlowdown(
      { ...spec, outlet: { ...outlet, diameter } },
      {
        ...rest,
        endTime: delay + timeLimitFactor * time,
        endPressure: pressure,
        ...(onProgress === undefined
          ? {}
          : { onProgress: fraction => onProgress(Math.min(0.99, done + Math.min(1, fraction * timeLimitFactor) / 6)) }),
      },
    );
    if (run.ended !== 'pressure') {
      if (run.ended === 'solid') throw new Refusal('the contents would freeze before the target pressure is reached');
      if (run.ended === 'liquid-full')
        throw new Refusal(
          'with an orifice of {diameter} the liquid fills the vessel before the target pressure is reached: lower the initial level',
          { diameter: messageValue('length', diameter) },
        );
      small = Math.max(small, logDiameter);
      const fallen = Math.max(0.05, log(initial.pressure / run.summary.finalPressure) / decades);
      const growth = Math.max(log(1.5), Math.min(log(4), 0.5 * log(timeLimitFactor / fallen)));
      logDiameter = nextDiameter(logDiameter + growth, small, large);
    } else {
      const reached = (run.series.time.at(-1) ?? 0) - delay;
      const logTime = log(reached / (time * (1 - timeMargin)));
      if (Math.abs(logTime) < timeTolerance) {
        onProgress?.(1);
        return { diameter, run, runs };
      }
      if (logTime > 0) small = Math.max(small, logDiameter);
      else large = Math.min(large, logDiameter);
      const secant = before === undefined ? -2 : (logTime - before.logTime) / (logDiameter - before.logDiameter);
      before = { logDiameter, logTime };
      const slope = secant < -0.2 && secant > -20 ? secant : -2;
      logDiameter = nextDiameter(logDiameter - logTime / slope, small, large);
    }
    if (small >= log(largest) - 1e-6) break;
  }
  const within = largest < shape.diameter ? 'than the tail pipe brings the vessel' : 'than the vessel brings it';
  throw new Refusal(`no orifice smaller ${within} to {pressure} in {time}`, {
    pressure: messageValue('gaugePressure', pressure - atmosphere),
    time: messageValue('time', time),
  });
}

/** Limits the next diameter to between those known to be too small and too large. */
function nextDiameter(target: number, small: number, large: number): number {
  return target > small && target < large ? target : (small + large) / 2;
}

/** Diameter for isothermal flow of an ideal gas: the pressure falls by a factor e in V/(Cd·A·0.6·c), with c = 350 m/s. */
function firstGuess({ shape, initial, outlet }: OrificeSizingSpec, { time, pressure }: OrificeTarget): number {
  const volume = (Math.PI / 4) * shape.diameter ** 2 * (shape.length + shape.diameter / 2);
  const area = (volume * log(initial.pressure / pressure)) / (time * outlet.dischargeCoefficient * 210);
  return Math.min(
    0.5 * shape.diameter,
    0.9 * (outlet.tailPipe?.insideDiameter ?? Infinity),
    Math.sqrt((4 * area) / Math.PI),
  );
}
