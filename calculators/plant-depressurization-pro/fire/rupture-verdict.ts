import { fireMetal, type FireMetalId } from '@isentrope/engineering/materials';
import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import type { RuptureCheck } from '@isentrope/engineering/vessels';
import { info, warning, type Message } from '../../kit/index.ts';
import { endOf, unansweredReason, stopClause } from '../run-end.ts';
import type { Simulation } from '../simulation.ts';
import { statedGauge, statedTime } from '../format.ts';

interface RuptureRun {
  readonly simulation: Simulation;
  readonly rupture: RuptureCheck;
}

/** Final fraction of a run's time in which a minimum margin counts as still falling. */
const lastShare = 0.02;
const source = 'Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire (2004)';

/** Returns the verdict; a run that stops early gives one only if the wall has ruptured. @throws {Refusal} otherwise. */
export function ruptureVerdict({ simulation: { run }, rupture }: RuptureRun): string {
  if (rupture.rupture) return 'Ruptures';
  if (stopClause(run) !== undefined) throw unansweredReason('no verdict', run, '');
  return 'No rupture in the run';
}

/** Returns the time to rupture, s. @throws {Refusal} if the wall does not rupture. */
export function ruptureTime({ simulation: { run }, rupture }: RuptureRun): number {
  if (rupture.rupture) return rupture.rupture.time;
  const stop = stopClause(run);
  throw new Refusal(stop === undefined ? 'no time: no rupture within {duration}' : `no time: ${stop.text}`, {
    ...stop?.values,
    duration: statedTime(endOf(run)),
  });
}

/** Messages about the wall in its local fire. */
export function ruptureNotes({
  simulation,
  rupture,
  hotMetal,
  metalTemperature,
  targetPressure,
}: RuptureRun & {
  readonly hotMetal: FireMetalId;
  readonly metalTemperature: 'uniform' | 'profile';
  readonly targetPressure: number | undefined;
}): Message[] {
  const { run, spec } = simulation;
  const { least } = rupture;
  const messages: Message[] = [];
  if (rupture.rupture) {
    const depressured = targetPressure !== undefined && rupture.rupture.pressure <= targetPressure;
    messages.push(
      warning(
        `The wall ruptures in the local fire after {time}, at {pressure} with {mass} still in the vessel${
          depressured ? '' : ', before it is depressured'
        }.`,
        {
          field: 'timeToRupture',
          source,
          values: {
            time: statedTime(rupture.rupture.time),
            pressure: statedGauge(rupture.rupture.pressure),
            mass: messageValue('mass', rupture.rupture.mass, { digits: 3 }),
          },
        },
      ),
    );
  } else if (least.time >= (1 - lastShare) * endOf(run)) {
    messages.push(
      warning(
        'The margin on strength is still falling at the end of the run: the wall may rupture later. Increase the duration.',
        { field: 'strengthMargin' },
      ),
    );
  }
  const end = fireMetal(hotMetal).strength.points.at(-1)?.[0] ?? 0;
  const { time } = run.series;
  // The step after the rupture is included: between the two the strength falls to zero.
  if (rupture.history.hottest.some((hottest, index) => hottest > end && (time[index - 1] ?? 0) <= least.time)) {
    messages.push(
      warning('The metal exceeds {end}, above which no strength is published for it: zero strength is assumed there.', {
        field: 'hotMetal',
        values: { end: messageValue('temperature', end, { digits: 4 }) },
      }),
    );
  }
  if (metalTemperature === 'profile') {
    messages.push(
      warning(
        'With a profile the strength is averaged across the wall, as ductile metal allows, and a thick wall lasts much longer than the guideline allows. Uniform is the conservative choice.',
        { field: 'metalTemperature' },
      ),
    );
  }
  if (spec.wall.insulation !== undefined) {
    messages.push(
      warning('The insulation is assumed to stay in place throughout the fire: it must be fireproofing rated for it.', {
        field: 'localFire',
      }),
    );
  }
  messages.push(
    info(
      'The hot strength is that of the guideline as quoted by other programs. It comes from tensile tests and does not cover creep. Only the cylinder above the liquid is checked: not heads, nozzles, flanges or supports.',
      { field: 'hotMetal', source },
    ),
  );
  return messages;
}
