import { Refusal, messageValue, type AbsolutePressure, type Clause } from '@isentrope/engineering/quantities';
import {
  brittleFractureCheck,
  depressuringCriteria,
  timeToPressure,
  type BlowdownRun,
  type PressureCriterion,
} from '@isentrope/engineering/vessels';
import { absent, info, missing, warning, type Absent, type Message } from '../kit/index.ts';
import { endOf, canMetalFallBelow, metalIsCooling, unansweredReason, stopClause } from './run-end.ts';
import type { Simulation } from './simulation.ts';
import { statedGauge, statedTime } from './format.ts';

/** Why a pressure has no time. */
function notReached({ run }: Simulation): Refusal {
  const stop = stopClause(run);
  return new Refusal(
    stop === undefined ? 'no time: still {pressure} at the end of the run' : `no time: ${stop.text}, at {pressure}`,
    { ...stop?.values, pressure: statedGauge(run.summary.finalPressure) },
  );
}

/** Returns the time from valve opening until the pressure stays at or below a level, s. @throws {Refusal} if it never does. */
export function timeTo(simulation: Simulation, pressure: AbsolutePressure): number {
  const time = timeToPressure(simulation.run, pressure);
  if (time === undefined) throw notReached(simulation);
  return Math.max(0, time - (simulation.spec.outlet.startDelay ?? 0));
}

/**
 * Returns whether the pressure required by API 521 is reached within 15 minutes of opening; undefined if the run does not show
 * it.
 */
export function criterionMet({ spec, run }: Pick<Simulation, 'spec' | 'run'>): 'Met' | 'Not met' | undefined {
  const { governing, allowedTime } = depressuringCriteria(spec, run);
  const watched = endOf(run) - (spec.outlet.startDelay ?? 0);
  const whole = watched >= allowedTime * (1 - 1e-9);
  // Liquid that fills the vessel makes the pressure rise again.
  if (governing.met && (whole || run.ended !== 'liquid-full')) return 'Met';
  return whole ? 'Not met' : undefined;
}

interface CriterionRuns {
  readonly simulation: Simulation;
  /** The simulation or its continuation. */
  readonly judged: Simulation;
}

/** Returns the simulation that decides on the criterion of API 521. */
const decidingOn = ({ simulation, judged }: CriterionRuns): Simulation =>
  criterionMet(simulation) === undefined ? judged : simulation;

/** Returns the verdict on the criterion of API 521. @throws {Refusal} if the run gives none. */
export function depressuring(runs: CriterionRuns): 'Met' | 'Not met' {
  const deciding = decidingOn(runs);
  const verdict = criterionMet(deciding);
  if (verdict === undefined)
    throw unansweredReason('no verdict', deciding.run, 'the run ends less than 15 minutes after opening');
  return verdict;
}

/** Whether the run with the contents at one temperature, where there is one, meets the criterion of API 521 too. */
export function isMetByColdRun(runs: CriterionRuns): boolean {
  const { spec, coldRun } = decidingOn(runs);
  return coldRun === undefined || criterionMet({ spec, run: coldRun }) === 'Met';
}

/** Reports the criteria of API 521. */
export function depressuringNotes(runs: CriterionRuns): Message[] {
  const { spec, run, coldRun } = decidingOn(runs);
  const verdict = criterionMet({ spec, run });
  const { governing, half, low, thinWall } = depressuringCriteria(spec, run);
  const source = 'API 521, vapour depressuring';
  const reached = ({ time }: PressureCriterion): Clause =>
    time === undefined
      ? { text: 'it is not reached in this run' }
      : { text: 'it takes {time}', values: { time: messageValue('time', time, { like: 'duration' }) } };
  const notes: Message[] = [];
  if (verdict === 'Not met') {
    const which = governing === low ? '690 kPa(g) (100 psig)' : 'half the design pressure';
    const { text, values } = reached(governing);
    notes.push(
      warning(`API 521 calls for ${which} within 15 minutes; ${text}.`, {
        field: 'depressuring',
        source,
        ...(values && { values }),
      }),
    );
  }
  if (verdict === 'Met' && coldRun !== undefined && !isMetByColdRun(runs)) {
    const { text, values } = reached(depressuringCriteria(spec, coldRun).governing);
    notes.push(
      warning(`With the contents at one temperature the criterion of API 521 is not met: ${text}.`, {
        field: 'depressuring',
        source,
        ...(values && { values }),
      }),
    );
  }
  if (half === undefined && verdict === 'Met') {
    notes.push(
      warning(
        'Without a design pressure only 690 kPa(g) (100 psig) is checked; API 521 calls for half the design pressure where that is lower.',
        {
          field: 'depressuring',
          source,
        },
      ),
    );
  }
  if (thinWall && (spec.heat.mode === 'pool-fire' || spec.heat.mode === 'fire-flux')) {
    notes.push(
      warning('The wall is thinner than {least}: in a fire it may fail sooner than the 15 minutes assume.', {
        field: 'depressuring',
        source,
        values: { least: messageValue('length', 0.025, { digits: 2, like: 'wallThickness' }) },
      }),
    );
  }
  return notes;
}

/** Returns the run with the coldest metal: the one shown, or that with a single temperature. */
function coldest({ run, coldRun }: Simulation): BlowdownRun {
  const shown = run.summary.lowestWallTemperature?.value ?? Infinity;
  return coldRun !== undefined && (coldRun.summary.lowestWallTemperature?.value ?? Infinity) < shown ? coldRun : run;
}

/**
 * Compares the coldest metal with the minimum design metal temperature, or returns why there is no answer.
 * @throws {Refusal} if the run gives none.
 */
export function brittleFracture({ simulation }: { readonly simulation: Simulation }): string | Absent {
  const { spec } = simulation;
  const run = coldest(simulation);
  const check = brittleFractureCheck(spec, run);
  if (!check) {
    return spec.minimumDesignTemperature === undefined
      ? missing('minimum design metal temperature')
      : absent('the wall is not modelled with this choice of heat');
  }
  if (!check.acceptable) return 'Below MDMT';
  const runs = [simulation.run, run];
  const stopped = runs.find(each => stopClause(each) !== undefined);
  const soFar = {
    lowest: messageValue('temperature', check.lowestMetalTemperature, { digits: 4, like: 'minimumDesignTemperature' }),
    margin: messageValue('temperatureDifference', check.margin, { digits: 3 }),
  };
  if (stopped) {
    const { text, values } = stopClause(stopped) ?? { text: '' };
    throw new Refusal(`no verdict: ${text}; until then {lowest}, {margin} above MDMT`, { ...values, ...soFar });
  }
  if (runs.some(each => canMetalFallBelow({ run: each, spec }, check.minimumDesignTemperature)))
    throw new Refusal(
      'no verdict: {lowest} after {end}, {margin} above MDMT and still falling; increase the duration',
      { ...soFar, end: statedTime(Math.max(...runs.map(endOf))) },
    );
  return 'Not below MDMT';
}

/** Returns the coldest metal on which the verdict depends, K, or why there is none. */
export function coldestMetal({ simulation }: { readonly simulation: Simulation }): number | Absent {
  const check = brittleFractureCheck(simulation.spec, coldest(simulation));
  if (check) return check.lowestMetalTemperature;
  return simulation.spec.minimumDesignTemperature === undefined
    ? missing('minimum design metal temperature')
    : absent('the wall is not modelled');
}

/** Compares the coldest metal with its minimum design temperature: a warning if it is below, an info where a verdict says it is not. */
export function brittleNotes({
  simulation,
  verdict,
}: {
  readonly simulation: Simulation;
  readonly verdict?: string | undefined;
}): Message[] {
  const check = brittleFractureCheck(simulation.spec, coldest(simulation));
  if (!check) return [];
  const by = coldest(simulation) === simulation.run ? '' : ', with the contents at one temperature';
  const rest = metalIsCooling(coldest(simulation))
    ? '; it is still cooling, but nothing that touches it is below that'
    : '';
  if (check.acceptable)
    return verdict === undefined
      ? []
      : [
          info(
            `The coldest metal, {lowest} after {when}${by}, is {margin} above its minimum design temperature of {limit}${rest}.`,
            {
              field: 'brittleFracture',
              values: {
                lowest: messageValue('temperature', check.lowestMetalTemperature, {
                  digits: 4,
                  like: 'minimumDesignTemperature',
                }),
                when: statedTime(check.time),
                margin: messageValue('temperatureDifference', check.margin, { digits: 3 }),
                limit: messageValue('temperature', check.minimumDesignTemperature, {
                  digits: 4,
                  like: 'minimumDesignTemperature',
                }),
              },
            },
          ),
        ];
  return [
    warning(
      `The metal falls {below} below its minimum design temperature after {when}${by}: brittle fracture cannot be ruled out.`,
      {
        field: 'brittleFracture',
        values: {
          below: messageValue('temperatureDifference', -check.margin, { digits: 3 }),
          when: statedTime(check.time),
        },
      },
    ),
  ];
}
