import { formatNumber, type AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  brittleFractureCheck,
  depressuringCriteria,
  timeToPressure,
  type BlowdownRun,
  type PressureCriterion,
} from '@isentrope/engineering/vessels';
import { absent, warning, type Absent, type Message } from '../kit/index.ts';
import { endOf, metalMayFallBelow, stopWords } from './run-end.ts';
import type { Simulation } from './simulation.ts';
import { inGauge } from './words.ts';

/** Why a pressure has no time. */
function notReached({ run }: Simulation): Absent {
  const pressure = inGauge(run.summary.finalPressure);
  const stop = stopWords(run);
  return absent(
    stop === undefined ? `no time: still ${pressure} at the end of the run` : `no time: ${stop}, at ${pressure}`,
  );
}

/** Time from the opening of the valve until the pressure stays at or below a level, s; or why there is none. */
export function timeTo(simulation: Simulation, pressure: AbsolutePressure): number | Absent {
  const time = timeToPressure(simulation.run, pressure);
  return time === undefined ? notReached(simulation) : Math.max(0, time - (simulation.spec.outlet.startDelay ?? 0));
}

/** Whether the pressure that API 521 asks for is reached within 15 minutes of opening; or why there is no answer. */
export function depressuring({ simulation: { spec, run } }: { readonly simulation: Simulation }): string | Absent {
  const { governing, allowedTime } = depressuringCriteria(spec, run);
  const watched = endOf(run) - (spec.outlet.startDelay ?? 0);
  const whole = watched >= allowedTime * (1 - 1e-9);
  // Liquid that fills the vessel makes the pressure rise again.
  if (governing.met && (whole || run.ended !== 'liquid-full')) return 'Met';
  if (whole) return 'Not met';
  return absent(`no verdict: ${stopWords(run) ?? 'the run ends before 15 minutes after opening'}`);
}

/** What must be said of the criteria of API 521. */
export function depressuringNotes({ simulation }: { readonly simulation: Simulation }): Message[] {
  const { spec, run } = simulation;
  const verdict = depressuring({ simulation });
  const { governing, half, low, thinWall } = depressuringCriteria(spec, run);
  const source = 'API 521, vapour depressuring';
  const reached = ({ time }: PressureCriterion) =>
    time === undefined ? 'is not reached in this run' : `takes ${formatNumber(time / 60, 4)} min`;
  const notes: Message[] = [];
  if (verdict === 'Not met') {
    const which = governing === low ? '690 kPa(g)' : 'half the design pressure';
    notes.push(
      warning(`API 521 asks for ${which} within 15 minutes: it ${reached(governing)}.`, {
        field: 'depressuring',
        source,
      }),
    );
  }
  if (half === undefined && verdict === 'Met') {
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

/** The run in which the metal becomes coldest: the one shown, or the same with one temperature of the contents. */
function coldest({ run, coldRun }: Simulation): BlowdownRun {
  const shown = run.summary.lowestWallTemperature?.value ?? Infinity;
  return coldRun !== undefined && (coldRun.summary.lowestWallTemperature?.value ?? Infinity) < shown ? coldRun : run;
}

/** The coldest metal against the minimum design metal temperature; or why there is no answer. */
export function brittleFracture({ simulation }: { readonly simulation: Simulation }): string | Absent {
  const { spec } = simulation;
  const run = coldest(simulation);
  const check = brittleFractureCheck(spec, run);
  if (!check) {
    return absent(
      spec.minimumDesignTemperature === undefined
        ? 'needs: minimum design metal temperature'
        : 'the wall is left out with this choice of heat',
    );
  }
  if (!check.acceptable) return 'Below MDMT';
  const stop = stopWords(simulation.run) ?? stopWords(run);
  if (stop !== undefined) return absent(`no verdict: ${stop}`);
  return [simulation.run, run].some(each => metalMayFallBelow({ run: each, spec }, check.minimumDesignTemperature))
    ? absent('no verdict: the metal is still cooling at the end of the run; let it go on for longer')
    : 'Not below MDMT';
}

/** The warning that metal below its minimum design temperature calls for. */
export function brittleNotes({ simulation }: { readonly simulation: Simulation }): Message[] {
  const check = brittleFractureCheck(simulation.spec, coldest(simulation));
  if (!check || check.acceptable) return [];
  const below = formatNumber(-check.margin, 3);
  const when = formatNumber(check.time / 60, 3);
  const by = coldest(simulation) === simulation.run ? '' : ', with its contents at one temperature';
  return [
    warning(
      `The metal falls ${below} K below its minimum design temperature after ${when} min${by}: brittle fracture cannot be excluded.`,
      { field: 'brittleFracture' },
    ),
  ];
}
