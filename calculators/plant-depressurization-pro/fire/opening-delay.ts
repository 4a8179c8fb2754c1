import { exceeds } from '@isentrope/engineering/numerics';
import { depressuringCriteria, timeToPressure } from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../../kit/index.ts';
import type { Target } from '../answers/target.ts';
import { statedTime } from '../format.ts';
import type { Simulation } from '../simulation.ts';
import { depressuring } from '../verdicts.ts';
import { isOverpressured } from './overpressure.ts';

/** Times counted from the start of the fire where the blowdown valve opens later, and the verdict with them. */

type Runs = Pick<Simulation, 'run' | 'spec'>;

/** Returns how long the fire burns before the blowdown valve opens, s; 0 without a fire. */
function exposureBeforeOpening({ heat, outlet }: Simulation['spec']): number {
  if (heat.mode !== 'pool-fire' && heat.mode !== 'fire-flux') return 0;
  return Math.max(0, (outlet.startDelay ?? 0) - (heat.burns?.from ?? 0));
}

/** Whether the criterion of API 521 is met within its time from opening, but not from the start of the fire. */
function isLateInFire({ spec, run }: Runs): boolean {
  const { governing, allowedTime } = depressuringCriteria(spec, run);
  const exposure = exposureBeforeOpening(spec);
  return exposure > 0 && governing.met && exceeds((governing.time ?? 0) + exposure, allowedTime);
}

/**
 * Returns the verdict on the criterion of API 521, qualified where the pressure exceeds what codes allow or the fire starts before
 * the valve opens. @throws {Refusal} if the run gives none.
 */
export function depressuringVerdict(runs: { readonly simulation: Simulation; readonly judged: Simulation }): string {
  const verdict = depressuring(runs);
  if (verdict !== 'Met') return verdict;
  if (isOverpressured(runs.judged)) return 'Met, but overpressured';
  return isLateInFire(runs.judged) ? 'Met from opening, not from the start of the fire' : verdict;
}

/** Reports how long after the start of the fire the target pressure is reached, where the valve opens later. */
export function openingDelayNotes({ judged, target }: { readonly judged: Runs; readonly target: Target }): Message[] {
  const { spec, run } = judged;
  const exposure = exposureBeforeOpening(spec);
  if (exposure === 0) return [];
  const reached = timeToPressure(run, target.pressure);
  const values = {
    exposure: statedTime(exposure),
    ...(reached !== undefined && {
      reached: statedTime(exposure + Math.max(0, reached - (spec.outlet.startDelay ?? 0))),
    }),
  };
  const after = reached === undefined ? '' : ' The target pressure is reached {reached} after the fire starts.';
  const text = `Times are counted from the opening of the valve, and the fire burns for {exposure} before that.${after}`;
  return [
    isLateInFire(judged)
      ? warning(
          `${text} The 15 minutes of API 521 are based on the strength of a wall in the fire: with the delay it is exposed for longer. Open the valve earlier, or check the wall with a local fire.`,
          { field: 'startDelay', source: 'API 521, vapour depressuring', values },
        )
      : info(text, { field: 'startDelay', values }),
  ];
}
