import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
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
  type Together,
  type TogetherCase,
} from '../kit/index.ts';
import { sampled } from './history.ts';

interface Values {
  readonly run?: BlowdownRun;
  readonly flareCapacity?: number;
  readonly startDelay?: number;
  readonly peakFlow?: number;
  readonly timeToTarget?: number;
}

const inKgPerHour = (flow: number) => `${formatNumber(fromSi('massFlow', flow, 'kg/h'), 4)} kg/h`;
const inMinutes = (time: number) => `${formatNumber(time / 60, 3)} min`;

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

/** The shortest sequence within the capacity, or why there is none. */
function sequence(
  runs: readonly BlowdownRun[],
  capacity: number,
  durations: readonly number[],
): StaggeredSequence | string {
  try {
    return staggeredSequence(runs, capacity, durations);
  } catch (thrown) {
    if (thrown instanceof RangeError) return thrown.message;
    throw thrown;
  }
}

/** Several vessels into one flare: the load they make together, and starts that keep it within the capacity. */
export function flareTogether(cases: readonly TogetherCase<Values>[]): Together | undefined {
  const vessels = cases.flatMap(({ title, values }) => (values.run ? [{ title, run: values.run, values }] : []));
  if (vessels.length < 2) return undefined;
  const runs = vessels.map(({ run }) => run);
  const load = combineLoads(
    runs,
    runs.map(() => 0),
  );
  const capacities = vessels.flatMap(({ values }) =>
    values.flareCapacity === undefined ? [] : [values.flareCapacity],
  );
  const capacity = capacities.length > 0 ? Math.min(...capacities) : undefined;
  const over = capacity !== undefined && load.peak.value > capacity;
  const durations = vessels.map(({ run, values }) =>
    values.timeToTarget === undefined ? (run.series.time.at(-1) ?? 0) : values.timeToTarget + (values.startDelay ?? 0),
  );
  const found = over ? sequence(runs, capacity, durations) : undefined;
  const staggered = typeof found === 'object' ? found : undefined;
  const messages: Message[] = [
    info(
      `Together the vessels release at most ${inKgPerHour(load.peak.value)}, ${inMinutes(load.peak.time)} after the first start.`,
    ),
  ];
  if (capacity === undefined) messages.push(info('Enter the flare capacity to have the load held against it.'));
  else if (!over) messages.push(info(`This is within the flare capacity of ${inKgPerHour(capacity)}.`));
  else messages.push(warning(`This is more than the flare capacity of ${inKgPerHour(capacity)}.`));
  if (typeof found === 'string') messages.push(warning(`No sequence was found: ${found}.`));
  if (staggered) {
    messages.push(
      info(
        `Started as in the table, the load stays at ${inKgPerHour(staggered.load.peak.value)} at most and the last vessel is down after ${inMinutes(staggered.finish)}${staggered.exhaustive ? ': every order was tried' : ': the likely orders were tried'}.`,
      ),
    );
  }
  return {
    title: 'Flare load',
    table: table(
      [
        { id: 'vessel', label: 'Vessel' },
        { id: 'peakFlow', label: 'Peak flow', kind: 'massFlow', unit: 'kg/h', digits: 4 },
        { id: 'startDelay', label: 'Start delay', kind: 'time', unit: 's', digits: 3 },
        { id: 'furtherDelay', label: 'Further delay proposed', kind: 'time', unit: 's', digits: 3 },
        { id: 'down', label: 'Down after', kind: 'time', unit: 'min', digits: 3 },
      ],
      vessels.map(({ title, values, run }, index) => {
        const further = staggered?.delays[index];
        return [
          title,
          run.summary.peakFlow.value,
          values.startDelay ?? 0,
          further,
          (durations[index] ?? 0) + (further ?? 0),
        ];
      }),
    ),
    messages,
    plots: [loadPlot(load, staggered?.load, capacity)],
  };
}
