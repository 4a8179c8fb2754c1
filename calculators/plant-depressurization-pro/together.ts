import { Refusal } from '@isentrope/engineering/quantities';
import {
  combineLoads,
  staggeredSequence,
  type BlowdownRun,
  type CombinedLoad,
  type StaggeredSequence,
} from '@isentrope/engineering/vessels';
import {
  info,
  table,
  warning,
  type Message,
  type Plot,
  type Series,
  type TableCell,
  type Together,
  type TogetherCase,
} from '../kit/index.ts';
import { sampled } from './history.ts';
import { endOf, stopWords } from './run-end.ts';
import { inKgPerHour, inMinutes } from './words.ts';

interface Values {
  readonly run?: BlowdownRun;
  readonly flareCapacity?: number;
  readonly startDelay?: number;
  readonly peakFlow?: number;
  readonly timeToTarget?: number;
}

interface Simulated {
  readonly title: string;
  readonly values: Values;
  readonly run: BlowdownRun;
}

function curve({ time, flow }: CombinedLoad, label: string, pen: Series['pen']): Series {
  const points = sampled(time.length, 800).map(index => [time[index] ?? 0, flow[index] ?? 0] as const);
  return { label, pen, points };
}

function loadPlot(load: CombinedLoad, staggered: CombinedLoad | undefined, capacity: number | undefined): Plot {
  const end = Math.max(load.time.at(-1) ?? 0, staggered?.time.at(-1) ?? 0);
  const limit: Series[] =
    capacity === undefined
      ? []
      : [
          {
            label: 'flare capacity',
            pen: 'limit',
            points: [
              [0, capacity],
              [end, capacity],
            ],
          },
        ];
  return {
    title: 'Flare load',
    x: { label: 'Time', kind: 'time', unit: 'min' },
    y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', from: 0 },
    series: [
      curve(load, 'as entered', 'main'),
      ...(staggered ? [curve(staggered, 'staggered', 'second')] : []),
      ...limit,
    ],
  };
}

const flows = ({ run }: Simulated): readonly number[] => run.series.massFlow;

/** The shortest sequence within the capacity, or the sentence that says why there is none. */
function sequence(
  vessels: readonly Simulated[],
  capacity: number,
  durations: readonly number[],
): StaggeredSequence | string {
  const limit = `more than the capacity of ${inKgPerHour(capacity)}`;
  for (const vessel of vessels) {
    const peak = Math.max(...flows(vessel));
    if (peak > capacity) return `No sequence can help: ${vessel.title} alone releases ${inKgPerHour(peak)}, ${limit}.`;
  }
  const tails = vessels.reduce((sum, vessel) => sum + (flows(vessel).at(-1) ?? 0), 0);
  if (tails > capacity)
    return `No sequence was found: at the ends of their runs the vessels still release ${inKgPerHour(tails)} together, ${limit}. Let the runs go on for longer.`;
  try {
    return staggeredSequence(
      vessels.map(({ run }) => run),
      capacity,
      durations,
    );
  } catch (thrown) {
    if (thrown instanceof Refusal) return `No sequence was found: ${thrown.message}.`;
    throw thrown;
  }
}

const columns = [
  { id: 'vessel', label: 'Vessel' },
  { id: 'peakFlow', label: 'Peak flow', kind: 'massFlow', unit: 'kg/h', digits: 4 },
  { id: 'startDelay', label: 'Start delay', kind: 'time', unit: 's', digits: 3 },
  { id: 'furtherDelay', label: 'Further delay proposed', kind: 'time', unit: 's', digits: 3 },
  { id: 'down', label: 'Down after', kind: 'time', unit: 'min', digits: 3 },
] as const;

/** What keeps the load from being known in whole: vessels without a run, and runs that stop. */
function gaps(cases: readonly TogetherCase<Values>[], vessels: readonly Simulated[]): Message[] {
  const without = cases.flatMap(({ title, values }) =>
    values.run ? [] : [warning(`Without ${title}: it has no result.`)],
  );
  const stopped = vessels.flatMap(({ title, run }) => {
    const words = stopWords(run);
    return words === undefined ? [] : [warning(`${title}: ${words}; its flow is counted on as it is there.`)];
  });
  return [...without, ...stopped];
}

/**
 * Vessels into one flare: the load they make together, and starts that keep it within the capacity. A single vessel has
 * its load held against the capacity where one is given.
 */
export function flareTogether(cases: readonly TogetherCase<Values>[]): Together | undefined {
  const vessels = cases.flatMap(({ title, values }): Simulated[] =>
    values.run ? [{ title, run: values.run, values }] : [],
  );
  const capacities = cases.flatMap(({ values }) => (values.flareCapacity === undefined ? [] : [values.flareCapacity]));
  const capacity = capacities.length > 0 ? Math.min(...capacities) : undefined;
  const single = cases.length === 1;
  if (vessels.length === 0 || (single && capacity === undefined)) return undefined;
  const runs = vessels.map(({ run }) => run);
  const load = combineLoads(
    runs,
    runs.map(() => 0),
  );
  const over = capacity !== undefined && load.peak.value > capacity;
  const durations = vessels.map(({ run, values }) =>
    values.timeToTarget === undefined ? endOf(run) : values.timeToTarget + (values.startDelay ?? 0),
  );
  const complete = vessels.length === cases.length;
  const found = over && complete && !single ? sequence(vessels, capacity, durations) : undefined;
  const staggered = typeof found === 'object' ? found : undefined;
  const which = complete ? 'the vessels release' : 'the vessels with a result release';
  const who = single ? 'The vessel releases' : `Together ${which}`;
  const messages: Message[] = [
    ...gaps(cases, vessels),
    info(
      `${who} at most ${inKgPerHour(load.peak.value)}, ${inMinutes(load.peak.time)} after the ${single ? 'start' : 'first start'}.`,
    ),
  ];
  if (capacity === undefined) messages.push(info('Enter the flare capacity to have the load held against it.'));
  else if (over) messages.push(warning(`This is more than the flare capacity of ${inKgPerHour(capacity)}.`));
  else if (complete) messages.push(info(`This is within the flare capacity of ${inKgPerHour(capacity)}.`));
  if (typeof found === 'string') messages.push(warning(found));
  if (staggered) {
    messages.push(
      info(
        `Started as in the table, the load stays at ${inKgPerHour(staggered.load.peak.value)} at most and the last vessel is down after ${inMinutes(staggered.finish)}${staggered.exhaustive ? ': every order was tried' : ': the likely orders were tried'}.`,
      ),
    );
  }
  const rows = cases.map(({ title, values }): TableCell[] => {
    const index = vessels.findIndex(vessel => vessel.values === values);
    const vessel = vessels[index];
    if (!vessel) return [title, undefined, undefined, undefined, undefined];
    const further = staggered?.delays[index];
    return [
      title,
      vessel.run.summary.peakFlow.value,
      values.startDelay ?? 0,
      further,
      (durations[index] ?? 0) + (further ?? 0),
    ];
  });
  return {
    title: 'Flare load',
    table: table(columns, rows),
    messages,
    plots: [loadPlot(load, staggered?.load, capacity)],
  };
}
