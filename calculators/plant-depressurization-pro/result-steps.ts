import { formatNumber, fromSi, type AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  brittleFractureCheck,
  depressuringCriteria,
  timeToPressure,
  type PressureCriterion,
} from '@isentrope/engineering/vessels';
import { absent, warning, type Absent, type Message } from '../kit/index.ts';
import type { Simulation } from './simulation.ts';

const inBar = (pressure: number) => `${formatNumber(fromSi('absolutePressure', pressure, 'bar(abs)'), 4)} bar(abs)`;

/** Why a pressure has no time. */
function notReached({ run }: Simulation): Absent {
  return absent(`no time: still ${inBar(run.summary.finalPressure)} at the end of the run`);
}

/** Time from the opening of the valve until the pressure stays at or below a level, s; or why there is none. */
export function timeTo(simulation: Simulation, pressure: AbsolutePressure): number | Absent {
  const time = timeToPressure(simulation.run, pressure);
  return time === undefined ? notReached(simulation) : Math.max(0, time - (simulation.spec.outlet.startDelay ?? 0));
}

/** Whether the pressure that API 521 asks for is reached within 15 minutes of opening. */
export function depressuring({ simulation: { spec, run } }: { readonly simulation: Simulation }): string {
  const { governing } = depressuringCriteria(spec, run);
  return governing.met ? 'Met' : 'Not met';
}

/** What must be said of the criteria of API 521. */
export function depressuringNotes({ simulation: { spec, run } }: { readonly simulation: Simulation }): Message[] {
  const { governing, half, low, thinWall } = depressuringCriteria(spec, run);
  const source = 'API 521, vapour depressuring';
  const reached = ({ time }: PressureCriterion) =>
    time === undefined ? 'is not reached in this run' : `takes ${formatNumber(time / 60, 4)} min`;
  const notes: Message[] = [];
  if (!governing.met) {
    const which = governing === low ? '690 kPa(g)' : 'half the design pressure';
    notes.push(
      warning(`API 521 asks for ${which} within 15 minutes: it ${reached(governing)}.`, {
        field: 'depressuring',
        source,
      }),
    );
  }
  if (half === undefined && governing.met) {
    notes.push(
      warning(
        'Without a design pressure only 690 kPa(g) is checked; API 521 asks for half the design pressure where that is lower.',
        {
          field: 'depressuring',
          source,
        },
      ),
    );
  }
  if (thinWall && (spec.heat.mode === 'pool-fire' || spec.heat.mode === 'fire-flux')) {
    notes.push(
      warning('The wall is thinner than 25 mm: in a fire it may fail sooner than the 15 minutes suppose.', {
        field: 'depressuring',
        source,
      }),
    );
  }
  return notes;
}

/** The coldest metal against the minimum design metal temperature; or why there is no answer. */
export function brittleFracture({ simulation: { spec, run } }: { readonly simulation: Simulation }): string | Absent {
  const check = brittleFractureCheck(spec, run);
  if (!check) {
    return absent(
      spec.minimumDesignTemperature === undefined
        ? 'needs: minimum design metal temperature'
        : 'the wall is left out with this choice of heat',
    );
  }
  return check.acceptable ? 'Not below MDMT' : 'Below MDMT';
}

/** The warning that metal below its minimum design temperature calls for. */
export function brittleNotes({ simulation: { spec, run } }: { readonly simulation: Simulation }): Message[] {
  const check = brittleFractureCheck(spec, run);
  if (!check || check.acceptable) return [];
  const below = formatNumber(-check.margin, 3);
  const when = formatNumber(check.time / 60, 3);
  return [
    warning(
      `The metal falls ${below} K below its minimum design temperature after ${when} min: brittle fracture cannot be excluded.`,
      { field: 'brittleFracture' },
    ),
  ];
}
