import { Refusal, type Clause, type Temperature } from '@isentrope/engineering/quantities';
import {
  valueAt,
  type BlowdownRun,
  type BlowdownSpec,
  type Column,
  type Extreme,
  type TailPipeRun,
} from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../kit/index.ts';
import { statedTime } from './words.ts';

/** Share of a run's time that counts as its end. */
const lastShare = 0.02;
/** K; a smaller fall over the end of a run is none. */
const leastFall = 1e-3;

interface Ended {
  readonly run: BlowdownRun;
  readonly spec: BlowdownSpec;
}

/** s. */
export function endOf({ series }: BlowdownRun): number {
  return series.time.at(-1) ?? 0;
}

/** Why a run stopped before its time; undefined where it did not. */
export function stopOf({ ended }: BlowdownRun): string | undefined {
  switch (ended) {
    case 'solid':
      return 'solid forms';
    case 'liquid-full':
      return 'the liquid fills the vessel';
    case 'time':
    case 'pressure':
      return undefined;
  }
}

/** When and why a run stopped; undefined where it did not. */
export function stopClause(run: BlowdownRun): Clause | undefined {
  const stop = stopOf(run);
  return stop === undefined
    ? undefined
    : { words: `the run stops after {stopped}, when ${stop}`, values: { stopped: statedTime(endOf(run)) } };
}

/** Why a run that stopped, or else was too short, leaves a question open. */
export function openQuestion(what: string, run: BlowdownRun, otherwise: string): Refusal {
  const stop = stopClause(run);
  return new Refusal(`${what}: ${stop?.words ?? otherwise}`, stop?.values);
}

/** Whether metal of a tail pipe that cools at the end of a run may yet fall below a temperature: what flows through it is colder. */
export function pipeMayFallBelow({ run, pipe }: { run: BlowdownRun; pipe: TailPipeRun }, limit: Temperature): boolean {
  const { lowestMetalTemperature: metal, lowestFluidTemperature: fluid } = pipe.series;
  const before = valueAt(run.series.time, metal, (1 - lastShare) * endOf(run));
  const cools = before === undefined || before - (metal.at(-1) ?? -Infinity) > leastFall;
  return cools && (fluid.at(-1) ?? -Infinity) < limit;
}

/** Whether a temperature is the lowest at the end of a run and still falls there. */
function isFalling(run: BlowdownRun, column: Column, lowest: Extreme | undefined): boolean {
  const late = (1 - lastShare) * endOf(run);
  if (lowest === undefined || lowest.time < late) return false;
  const before = valueAt(run.series.time, column, late);
  const last = column.at(-1);
  if (last === undefined || last > lowest.value + leastFall) return false;
  return before === undefined || before - last > leastFall;
}

/** Whether the coldest metal still cools at the end of a run. */
export function metalIsCooling(run: BlowdownRun): boolean {
  return isFalling(run, run.series.lowestWallTemperature, run.summary.lowestWallTemperature);
}

/**
 * Whether metal that still cools may yet fall below a temperature: it stays above the coldest of what it touches, unless
 * the contents go on cooling too.
 */
export function metalMayFallBelow({ run, spec }: Ended, limit: Temperature): boolean {
  if (!metalIsCooling(run)) return false;
  const { lowestFluidTemperature } = run.summary;
  if (isFalling(run, fluidTemperature(run), lowestFluidTemperature)) return true;
  const outside = 'ambientTemperature' in spec.heat ? spec.heat.ambientTemperature : Infinity;
  return Math.min(lowestFluidTemperature.value, outside) < limit;
}

/** The colder of gas and liquid over a run. */
function fluidTemperature({ series }: BlowdownRun): Column {
  return series.gasTemperature.map((gas, index) => {
    const liquid = series.liquidTemperature[index];
    return gas === undefined || liquid === undefined ? (gas ?? liquid) : Math.min(gas, liquid);
  });
}

/** What must be said of a run that stops before its time, or ends before its temperatures have been at their lowest. */
export function endNotes({ simulation }: { readonly simulation: Ended }): Message[] {
  const { run, spec } = simulation;
  const stop = stopOf(run);
  const found: Message[] = [];
  if (stop !== undefined) {
    const then = run.ended === 'liquid-full' ? 'the pressure then rises rapidly' : 'what follows is not modelled';
    found.push(
      warning(`The run stops after {stopped}: ${stop}; ${then}.`, {
        field: 'timeToTarget',
        values: { stopped: statedTime(endOf(run)) },
      }),
    );
  }
  if (metalIsCooling(run)) {
    const longer = stop === undefined ? ' Increase the duration.' : '';
    const limit = spec.minimumDesignTemperature;
    const open = limit !== undefined && metalMayFallBelow(simulation, limit);
    found.push(
      (open ? warning : info)(
        `The metal is still cooling at the end of the run and may become colder than this.${longer}`,
        { field: 'lowestWallTemperature' },
      ),
    );
  }
  const { series, summary } = run;
  if (isFalling(run, fluidTemperature(run), summary.lowestFluidTemperature)) {
    found.push(
      info('The contents are still cooling at the end of the run and may become colder than this.', {
        field: 'lowestFluidTemperature',
      }),
    );
  }
  if (isFalling(run, series.downstreamTemperature, summary.lowestDownstreamTemperature)) {
    found.push(
      info('The fluid released is still cooling at the end of the run and may become colder than this.', {
        field: 'lowestDownstreamTemperature',
      }),
    );
  }
  return found;
}

/** What a simulation says of its validity. */
export function validityNotes({ run }: { readonly run: BlowdownRun }): Message[] {
  return run.warnings.map(({ words, values }) =>
    warning(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`, values && { values }),
  );
}
