import { Refusal, type Clause, type Temperature } from '@isentrope/engineering/quantities';
import {
  valueAt,
  type BlowdownOutlet,
  type BlowdownRun,
  type BlowdownSpec,
  type Column,
  type Extreme,
  type TailPipeRun,
} from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../kit/index.ts';
import { statedTime } from './format.ts';

/** Final fraction of a run's time that counts as its end. */
const lastShare = 0.02;
/** Temperature fall, K, at the end of a run that is negligible. */
const minFall = 1e-3;

interface StoppedRun {
  readonly run: BlowdownRun;
  readonly spec: BlowdownSpec;
}

/** s. */
export function endOf({ series }: BlowdownRun): number {
  return series.time.at(-1) ?? 0;
}

/** Returns why a run stopped early; undefined if it did not. */
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

/** Describes when and why a run stopped; undefined if it did not. */
export function stopClause(run: BlowdownRun): Clause | undefined {
  const stop = stopOf(run);
  return stop === undefined
    ? undefined
    : { text: `the run stops after {stopped}, when ${stop}`, values: { stopped: statedTime(endOf(run)) } };
}

/** Returns why a run that stopped early or was too short gives no answer. */
export function unansweredReason(what: string, run: BlowdownRun, otherwise: string): Refusal {
  const stop = stopClause(run);
  return new Refusal(`${what}: ${stop?.text ?? otherwise}`, stop?.values);
}

/** Whether tail-pipe metal that is cooling at the end of a run may fall below a temperature: the flow in it is colder. */
export function canPipeFallBelow({ run, pipe }: { run: BlowdownRun; pipe: TailPipeRun }, limit: Temperature): boolean {
  const { lowestMetalTemperature: metal, lowestFluidTemperature: fluid } = pipe.series;
  const before = valueAt(run.series.time, metal, (1 - lastShare) * endOf(run));
  const cools = before === undefined || before - (metal.at(-1) ?? -Infinity) > minFall;
  return cools && (fluid.at(-1) ?? -Infinity) < limit;
}

/** Whether a temperature is at its minimum at the end of a run and still falling. */
function isFalling(run: BlowdownRun, column: Column, lowest: Extreme | undefined): boolean {
  const late = (1 - lastShare) * endOf(run);
  if (lowest === undefined || lowest.time < late) return false;
  const before = valueAt(run.series.time, column, late);
  const last = column.at(-1);
  if (last === undefined || last > lowest.value + minFall) return false;
  return before === undefined || before - last > minFall;
}

/** Whether the coldest metal is still cooling at the end of a run. */
export function metalIsCooling(run: BlowdownRun): boolean {
  return isFalling(run, run.series.lowestWallTemperature, run.summary.lowestWallTemperature);
}

/**
 * Whether cooling metal may fall below a temperature after the run: it stays above the coldest adjacent fluid, unless the
 * contents are cooling too.
 */
export function canMetalFallBelow({ run, spec }: StoppedRun, limit: Temperature): boolean {
  if (!metalIsCooling(run)) return false;
  const { lowestFluidTemperature } = run.summary;
  if (isFalling(run, fluidTemperature(run), lowestFluidTemperature)) return true;
  const outside = 'ambientTemperature' in spec.heat ? spec.heat.ambientTemperature : Infinity;
  return Math.min(lowestFluidTemperature.value, outside) < limit;
}

/** Whether the flow is at its maximum at the end of a run, or its valve is not fully open by then, so that it may rise further. */
export function isFlowRising(run: BlowdownRun, { startDelay = 0, openingTime = 0 }: BlowdownOutlet): boolean {
  const end = endOf(run);
  return run.summary.peakFlow.time >= (1 - lastShare) * end || startDelay + openingTime > end;
}

/** Returns the colder of gas and liquid over a run. */
function fluidTemperature({ series }: BlowdownRun): Column {
  return series.gasTemperature.map((gas, index) => {
    const liquid = series.liquidTemperature[index];
    return gas === undefined || liquid === undefined ? (gas ?? liquid) : Math.min(gas, liquid);
  });
}

/**
 * Reports a run that stops early, or ends before its temperatures reach their minimum.
 * @param judged the run that decides on the metal: that shown, or its continuation.
 */
export function endNotes({
  simulation,
  judged,
}: {
  readonly simulation: StoppedRun;
  readonly judged: StoppedRun;
}): Message[] {
  const { run, spec } = simulation;
  const stop = stopOf(run);
  const messages: Message[] = [];
  if (stop !== undefined) {
    const then = run.ended === 'liquid-full' ? 'the pressure then rises rapidly' : 'what follows is not modelled';
    messages.push(
      warning(`The run stops after {stopped}: ${stop}; ${then}.`, {
        field: 'timeToTarget',
        values: { stopped: statedTime(endOf(run)) },
      }),
    );
  }
  if (metalIsCooling(run)) {
    const limit = spec.minimumDesignTemperature;
    const isContinued = judged.run !== run;
    const open = limit !== undefined && canMetalFallBelow(judged, limit);
    const longer = stop === undefined && !isContinued ? ' Increase the duration.' : '';
    const until = isContinued ? ' For the verdict it was continued to {until}.' : '';
    messages.push(
      (open ? warning : info)(
        `The metal is still cooling at the end of the run and may become colder than this.${longer}${until}`,
        { field: 'lowestWallTemperature', ...(isContinued && { values: { until: statedTime(endOf(judged.run)) } }) },
      ),
    );
  }
  const { series, summary } = run;
  if (isFalling(run, fluidTemperature(run), summary.lowestFluidTemperature)) {
    messages.push(
      info('The contents are still cooling at the end of the run and may become colder than this.', {
        field: 'lowestFluidTemperature',
      }),
    );
  }
  if (isFalling(run, series.downstreamTemperature, summary.lowestDownstreamTemperature)) {
    messages.push(
      info('The fluid released is still cooling at the end of the run and may become colder than this.', {
        field: 'lowestDownstreamTemperature',
      }),
    );
  }
  return messages;
}

/** Reports the validity of a simulation. */
export function validityNotes({ run }: { readonly run: BlowdownRun }): Message[] {
  return run.warnings.map(({ text, values }) =>
    warning(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, values && { values }),
  );
}
