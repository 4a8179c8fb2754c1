import { exceeds } from '@isentrope/engineering/numerics';
import { depressuringCriteria, timeToPressure } from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../../kit/index.ts';
import type { Target } from '../answers/target.ts';
import { statedTime } from '../format.ts';
import type { Simulation } from '../simulation.ts';
import { depressuring, isMetByColdRun } from '../verdicts.ts';
import { isOverpressured, reliefCredit } from './overpressure.ts';

/** Times counted from the start of the fire where the blowdown valve opens later, and the verdict with them. */

type Runs = Pick<Simulation, 'run' | 'spec'>;

/** Returns when the fire burns, s, if the blowdown valve opens after its start; undefined otherwise. */
function fireBeforeOpening({
  heat,
  outlet,
}: Simulation['spec']): { readonly from: number; readonly to: number } | undefined {
  if (heat.mode !== 'pool-fire' && heat.mode !== 'fire-flux') return undefined;
  const { from = 0, to = Infinity } = heat.burns ?? {};
  return (outlet.startDelay ?? 0) > from ? { from, to } : undefined;
}

/** Whether the criterion of API 521 is met within its time from opening, but the wall is in the fire for longer. */
function isLateInFire({ spec, run }: Runs): boolean {
  const { governing, allowedTime } = depressuringCriteria(spec, run);
  const fire = fireBeforeOpening(spec);
  if (fire === undefined || !governing.met) return false;
  const reached = (spec.outlet.startDelay ?? 0) + (governing.time ?? 0);
  return exceeds(Math.min(reached, fire.to) - fire.from, allowedTime);
}

/** Verdicts on the criterion of API 521, from the best to the worst. */
export const depressuringVerdicts = [
  'Met',
  'Met, with the relief valve open',
  'Met from opening, not from the start of the fire',
  'Met from opening with the relief valve open, not from the start of the fire',
  'Met, but not with the contents at one temperature',
  'Met, but overpressured',
  'Not met',
] as const;

type DepressuringVerdict = (typeof depressuringVerdicts)[number];

/**
 * Returns the verdict on the criterion of API 521, qualified where the pressure exceeds what codes allow, the contents at one
 * temperature miss it, the fire starts before the valve opens, or a relief valve helps. @throws {Refusal} if the run gives none.
 */
export function depressuringVerdict(runs: {
  readonly simulation: Simulation;
  readonly judged: Simulation;
}): DepressuringVerdict {
  const verdict = depressuring(runs);
  if (verdict !== 'Met') return verdict;
  if (isOverpressured(runs.judged)) return 'Met, but overpressured';
  if (!isMetByColdRun(runs)) return 'Met, but not with the contents at one temperature';
  const hasCredit = reliefCredit(runs.judged) > 0;
  if (isLateInFire(runs.judged))
    return hasCredit
      ? 'Met from opening with the relief valve open, not from the start of the fire'
      : 'Met from opening, not from the start of the fire';
  return hasCredit ? 'Met, with the relief valve open' : verdict;
}

/** Reports how long after the start of the fire the target pressure is reached, where the valve opens later. */
export function openingDelayNotes({ judged, target }: { readonly judged: Runs; readonly target: Target }): Message[] {
  const { spec, run } = judged;
  const fire = fireBeforeOpening(spec);
  if (fire === undefined) return [];
  const opening = spec.outlet.startDelay ?? 0;
  const reached = timeToPressure(run, target.pressure);
  const values = {
    exposure: statedTime(Math.min(opening, fire.to) - fire.from),
    ...(reached !== undefined && { reached: statedTime(Math.max(opening, reached) - fire.from) }),
  };
  const before =
    fire.to < opening
      ? 'and the fire ends before that, after {exposure}'
      : 'and the fire burns for {exposure} before that';
  const after = reached === undefined ? '' : ' The target pressure is reached {reached} after the fire starts.';
  const text = `Times are counted from the opening of the valve, ${before}.${after}`;
  return [
    isLateInFire(judged)
      ? warning(
          `${text} The 15 minutes of API 521 are based on the strength of a wall in the fire: with the delay it is exposed for longer. Open the valve earlier, or check the wall with a local fire.`,
          { field: 'startDelay', source: 'API 521, vapour depressuring', values },
        )
      : info(text, { field: 'startDelay', values }),
  ];
}
