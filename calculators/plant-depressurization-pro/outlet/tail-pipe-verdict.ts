import { Refusal, messageValue, type Temperature } from '@isentrope/engineering/quantities';
import type { BlowdownRun, TailPipeRun } from '@isentrope/engineering/vessels';
import { info, missing, ruledOut, warning, type Absent, type Message } from '../../kit/index.ts';
import { unansweredReason, canPipeFallBelow, stopClause } from '../run-end.ts';
import type { Simulation } from '../simulation.ts';
import { statedTime } from '../format.ts';

interface AssessedPipe {
  readonly simulation: Simulation;
  readonly limit?: Temperature | undefined;
}

/** Flow reduction that is not reported. */
const minReduction = 0.01;
/** Tolerance to Mach 1 within which the pipe's end counts as choked. */
const sonic = 0.9999;

/** Returns the runs with a tail pipe: the one shown and the conservative cold one. */
function runsOf({ run, coldRun }: Simulation): { run: BlowdownRun; pipe: TailPipeRun }[] {
  return [run, coldRun].flatMap(each => (each?.tailPipe === undefined ? [] : [{ run: each, pipe: each.tailPipe }]));
}

/** Returns the tail pipe in the run with its coldest metal; undefined without one. */
export function coldestPipe(simulation: Simulation): TailPipeRun | undefined {
  return runsOf(simulation)
    .map(({ pipe }) => pipe)
    .toSorted((one, other) => one.lowestMetalTemperature.value - other.lowestMetalTemperature.value)[0];
}

/** Compares the coldest tail-pipe metal with its limit. @throws {Refusal} if the run gives no verdict. */
export function tailPipeBrittle({ simulation, limit }: AssessedPipe): string | Absent {
  const coldest = coldestPipe(simulation);
  if (coldest === undefined) return ruledOut('no tail pipe is modelled');
  if (limit === undefined) return missing('tail pipe minimum design temperature');
  if (coldest.lowestMetalTemperature.value < limit) return 'Below minimum';
  if (runsOf(simulation).some(({ pipe }) => !pipe.isWhole)) {
    throw new Refusal('no verdict: for part of the run no state of the fluid was found in the tail pipe');
  }
  const open = runsOf(simulation).find(each => stopClause(each.run) !== undefined || canPipeFallBelow(each, limit));
  if (open !== undefined) {
    throw unansweredReason(
      'no verdict',
      open.run,
      'the tail pipe is still cooling at the end of the run; increase the duration',
    );
  }
  return 'Not below minimum';
}

/**
 * Compares the metal with its limit, and reports tail-pipe problems: a choked end, a reduced flow.
 * @param judged the simulation that decides on the limit: that shown, or its continuation.
 */
export function tailPipeNotes({
  simulation,
  judged,
  limit,
  verdict,
}: AssessedPipe & { readonly judged: Simulation; readonly verdict?: string | undefined }): Message[] {
  const coldest = coldestPipe(judged);
  const pipe = simulation.run.tailPipe;
  if (coldest === undefined || pipe === undefined) return [];
  const messages: Message[] = [];
  const { value, time, position } = coldest.lowestMetalTemperature;
  if (limit !== undefined && value < limit) {
    messages.push(
      warning(
        'The metal of the tail pipe falls {below} below its minimum design temperature after {when}, about {place} from the valve: brittle fracture cannot be ruled out.',
        {
          field: 'tailPipeBrittle',
          values: {
            below: messageValue('temperatureDifference', limit - value, { digits: 3 }),
            when: statedTime(time),
            place: messageValue('length', position, { digits: 2, like: 'tailPipeLength' }),
          },
        },
      ),
    );
  }
  if (limit !== undefined && value >= limit && verdict !== undefined) {
    messages.push(
      info(
        'The coldest metal of the tail pipe, {lowest} after {when}, is {margin} above its minimum design temperature of {limit}.',
        {
          field: 'tailPipeBrittle',
          values: {
            lowest: messageValue('temperature', value, { digits: 4, like: 'tailPipeMinimumTemperature' }),
            when: statedTime(time),
            margin: messageValue('temperatureDifference', value - limit, { digits: 3 }),
            limit: messageValue('temperature', limit, { digits: 4, like: 'tailPipeMinimumTemperature' }),
          },
        },
      ),
    );
  }
  if (!pipe.isWhole) {
    messages.push(
      warning(
        'For part of the run no state of the fluid was found in the tail pipe: it may be colder, and its pressures higher, than shown.',
        { field: 'tailPipeMetalTemperature' },
      ),
    );
  }
  if (pipe.highestMachNumber.value > sonic) {
    messages.push(
      warning(
        'The flow chokes at the end of the tail pipe for part of the run: the pressure in the pipe there is then above that of the header.',
        { field: 'tailPipeMach' },
      ),
    );
  }
  if (pipe.largestReduction.value > minReduction) {
    messages.push(
      info('The pressure drop of the tail pipe reduces the flow through the valve by up to {share}, after {when}.', {
        field: 'valveOutletPressure',
        values: {
          share: messageValue('fraction', pipe.largestReduction.value, { digits: 2, unit: '%' }),
          when: statedTime(pipe.largestReduction.time),
        },
      }),
    );
  }
  return messages;
}
