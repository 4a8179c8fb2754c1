import { messageValue } from '@isentrope/engineering/quantities';
import type { SwellRun } from '@isentrope/engineering/vessels';
import { absent, info, warning, type Absent, type Message } from '../../kit/index.ts';
import { unansweredReason, stopClause } from '../run-end.ts';
import type { Simulation } from '../simulation.ts';
import { statedTime } from '../format.ts';

const source = 'DIERS: drift flux with vapour from all of the liquid, distribution parameter 1';

/** Returns the level swell of the worse run: the one shown, or that with a single temperature. */
export function worstSwell({ run, coldRun }: Simulation): SwellRun | undefined {
  return [run.swell, coldRun?.swell]
    .filter(each => each !== undefined)
    .toSorted((one, other) => other.excess.value - one.excess.value || other.highest.value - one.highest.value)[0];
}

/** Returns whether only vapour leaves. @throws {Refusal} if the run does not show it. */
export function swellVerdict({ simulation }: { readonly simulation: Simulation }): string | Absent {
  const swell = worstSwell(simulation);
  if (swell === undefined) return absent('there is no liquid below gas in this run');
  if (swell.reaches !== undefined) return 'Liquid carried over';
  const stopped = [simulation.run, simulation.coldRun].find(
    each => each !== undefined && stopClause(each) !== undefined,
  );
  if (stopped !== undefined) throw unansweredReason('no verdict', stopped, '');
  return 'Vapour alone';
}

/** Reports level swell: carry-over, and the assumptions behind the verdict. */
export function swellNotes({
  simulation,
  nozzleHeight,
}: {
  readonly simulation: Simulation;
  readonly nozzleHeight?: number | undefined;
}): Message[] {
  const swell = worstSwell(simulation);
  if (swell === undefined) {
    return nozzleHeight === undefined
      ? []
      : [
          info('The height of the outlet nozzle is not used: there is no liquid below gas in this run.', {
            field: 'nozzleHeight',
          }),
        ];
  }
  const messages: Message[] = [];
  const { reaches, acted, regime, viscous } = swell;
  const { shape } = simulation.spec;
  if (reaches !== undefined) {
    const values = {
      from: statedTime(reaches.from),
      to: statedTime(reaches.to),
      mass: messageValue('mass', acted ? simulation.run.summary.releasedLiquid : swell.excess.value, { digits: 2 }),
    };
    messages.push(
      warning(
        acted
          ? 'The boiling liquid swells up to the outlet nozzle: from {from} to {to} liquid leaves with the vapour, {mass} in this run.'
          : 'The boiling liquid swells up to the outlet nozzle from {from} to {to}. Up to about {mass} of liquid is carried over, which this run leaves in the vessel: let the valve draw by level swell, or choose a smaller orifice or a lower level.',
        { field: 'swellVerdict', values, source },
      ),
    );
  } else if (regime === 'churn-turbulent') {
    messages.push(
      info('That vapour alone leaves holds only if the liquid does not foam: a foaming liquid can be carried over.', {
        field: 'swellVerdict',
        source,
      }),
    );
  }
  if (shape.orientation === 'horizontal' && regime !== 'homogeneous') {
    messages.push(
      info(
        'Level swell in a horizontal vessel is not covered by the DIERS relations: the void fraction at the surface is applied to all of the liquid, which overstates the level.',
        { field: 'swellVerdict' },
      ),
    );
  }
  if (viscous !== undefined) {
    messages.push(
      warning(
        'The liquid reaches {viscosity}; above {limit} it swells as bubbly flow: choose “Viscous, does not foam” for the liquid when it boils.',
        {
          field: 'swellRegime',
          values: {
            viscosity: messageValue('dynamicViscosity', viscous, { digits: 2 }),
            limit: messageValue('dynamicViscosity', 0.1),
          },
        },
      ),
    );
  }
  return messages;
}
