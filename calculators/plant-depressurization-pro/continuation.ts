import { Refusal, type Temperature } from '@isentrope/engineering/quantities';
import {
  brittleFractureCheck,
  simulateBlowdown,
  timeToPressure,
  zoneTime,
  type BlowdownRun,
} from '@isentrope/engineering/vessels';
import { expensiveStep, optional, value, type Progress } from '../kit/index.ts';
import type { Target } from './answers/target.ts';
import { given } from './fields.ts';
import { canMetalFallBelow, canPipeFallBelow, endOf, isFlowRising, metalIsCooling, stopOf } from './run-end.ts';
import type { Simulation } from './simulation.ts';
import { criterionMet } from './verdicts.ts';
import { simulation, target } from './vessel-run.ts';

/**
 * Continues a run beyond its duration where it ends before an entered limit is decided: until the metal is past its coldest,
 * the time for a pressure is over, or the flow has passed its peak. Other results are those of the run as entered.
 */

/** Maximum time of a continued run, s. */
const day = 86_400;

/** The limits entered in a case. */
export interface Limits {
  readonly target: Target;
  readonly targetTime: number;
  readonly tailPipeMinimumTemperature?: Temperature | undefined;
  readonly flareCapacity?: number | undefined;
}

/** The runs of a simulation, or those that continue it. */
type Runs = Pick<Simulation, 'run' | 'coldRun'>;

/** Returns the runs of a simulation up to a later time, s. */
export type Continue = (endTime: number, onProgress: Progress) => Runs;

/** The simulation that decides on limits: that shown, or its continuation. */
export interface JudgedSimulation extends Simulation {
  readonly isContinued: boolean;
}

const both = ({ run, coldRun }: Runs): BlowdownRun[] => (coldRun === undefined ? [run] : [run, coldRun]);

/** Whether metal with an entered minimum temperature is still cooling at the end of the runs, and is or may fall below it. */
function isMetalOpen({ spec, ...runs }: Simulation): boolean {
  const { minimumDesignTemperature: limit } = spec;
  if (limit === undefined) return false;
  const isBelow = both(runs).some(run => brittleFractureCheck(spec, run)?.acceptable === false);
  return both(runs).some(run => (isBelow ? metalIsCooling(run) : canMetalFallBelow({ run, spec }, limit)));
}

/** Whether tail-pipe metal with an entered minimum temperature is still cooling at the end of the runs, and is or may fall below it. */
function isPipeOpen(runs: Runs, limit: Temperature | undefined): boolean {
  if (limit === undefined) return false;
  const pipes = both(runs).flatMap(run => (run.tailPipe === undefined ? [] : [{ run, pipe: run.tailPipe }]));
  const isBelow = pipes.some(({ pipe }) => pipe.lowestMetalTemperature.value < limit);
  return (
    pipes.every(({ pipe }) => pipe.isWhole) && pipes.some(each => canPipeFallBelow(each, isBelow ? Infinity : limit))
  );
}

/** Whether the flow may exceed an entered flare capacity after the runs; that of a vessel in a fire is not continued. */
function isFlowOpen({ run, spec: { outlet, heat } }: Simulation, capacity: number | undefined): boolean {
  const isInFire = heat.mode === 'pool-fire' || heat.mode === 'fire-flux';
  return capacity !== undefined && !isInFire && run.summary.peakFlow.value <= capacity && isFlowRising(run, outlet);
}

/** Returns until when a run must last for its pressure limits, s; its own end if they are decided or none is entered. */
function pressureEnd(simulated: Simulation, { target: { basis, pressure }, targetTime }: Limits): number {
  const { run, spec } = simulated;
  const delay = spec.outlet.startDelay ?? 0;
  const ends = [endOf(run)];
  if (basis === 'given' && timeToPressure(run, pressure) === undefined) ends.push(delay + targetTime);
  if (spec.designPressure !== undefined && criterionMet(simulated) === undefined) ends.push(delay + 900);
  return Math.max(...ends);
}

/** Returns until when a simulation must last for its limits and at least, s; its own end if it does or cannot. */
function nextEnd(simulated: Simulation, limits: Limits, atLeast: number): number {
  const end = endOf(simulated.run);
  if (both(simulated).some(run => stopOf(run) !== undefined)) return end;
  const isOpen =
    isMetalOpen(simulated) ||
    isPipeOpen(simulated, limits.tailPipeMinimumTemperature) ||
    isFlowOpen(simulated, limits.flareCapacity);
  return Math.min(day, Math.max(atLeast, pressureEnd(simulated, limits), isOpen ? 2 * end : end));
}

/** Returns a function that simulates longer runs of a simulation from the start. */
function longerRunsOf({ spec, options, coldRun }: Simulation): Continue {
  // Runs of different duration must use the same phase split.
  const parting = zoneTime(options.endTime);
  const zones = { dropletTime: parting, bubbleTime: parting, ...options };
  const { model: _, ...oneTemperature } = zones;
  return (endTime, onProgress) => ({
    run: simulateBlowdown(spec, { ...zones, endTime, onProgress }),
    coldRun: coldRun && simulateBlowdown(spec, { ...oneTemperature, endTime }),
  });
}

/**
 * Returns the runs that continue a simulation until its limits are decided, for a day at most; none if they are already.
 * @param atLeast time to which it is continued in any case, s.
 */
export function continuationOf(
  {
    simulation: shown,
    atLeast = 0,
    longerRuns = longerRunsOf(shown),
    ...limits
  }: Limits & { readonly simulation: Simulation; readonly atLeast?: number; readonly longerRuns?: Continue },
  progress: Progress,
): Partial<Runs> {
  let runs: Partial<Runs> = {};
  // Each attempt takes half of the progress that is left.
  for (let left = 1; ; left /= 2) {
    const judged = { ...shown, ...runs };
    const endTime = nextEnd(judged, limits, atLeast);
    if (endTime <= endOf(judged.run)) return runs;
    const onProgress = (fraction: number): void => progress(1 - left * (1 - fraction / 2));
    try {
      runs = longerRuns(endTime, onProgress);
    } catch (thrown) {
      // The verdicts then say what the runs so far leave open.
      if (thrown instanceof Refusal || thrown instanceof RangeError) return runs;
      throw thrown;
    }
  }
}

/** The limits of a case, as inputs of a step. */
export const limits = {
  target,
  targetTime: given.targetTime,
  ...optional({
    tailPipeMinimumTemperature: given.tailPipeMinimumTemperature,
    flareCapacity: given.flareCapacity,
  }),
};

const continuation = expensiveStep('continuation', { simulation, ...limits }, continuationOf);

export const judged = value('judged', { simulation, continuation }, (v): JudgedSimulation => ({
  ...v.simulation,
  ...v.continuation,
  isContinued: v.continuation.run !== undefined,
}));
