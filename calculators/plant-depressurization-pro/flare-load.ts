import { Refusal, messageValue, type MessageValue } from '@isentrope/engineering/quantities';
import {
  combineLoads,
  staggeredSequence,
  type BlowdownRun,
  type FlowHistory,
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
  type Aggregate,
  type AggregateCase,
} from '../kit/index.ts';
import { sampleIndices } from './answers/history-rows.ts';
import type { EquationCheck } from './contents/equation-check.ts';
import { endOf, isFlowRising, stopClause } from './run-end.ts';
import type { Simulation } from './simulation.ts';
import { statedTime } from './format.ts';

/** Flare inputs from one case. */
export interface FlareValues {
  readonly run?: BlowdownRun;
  /** The simulation of the run, or its continuation. */
  readonly judged?: Simulation;
  readonly equationCheck?: EquationCheck;
  readonly flareCapacity?: number;
  readonly startDelay?: number;
  readonly peakFlow?: number;
  readonly timeToTarget?: number;
}

/** A vessel with its run. */
interface SimulatedVessel {
  readonly title: string;
  readonly values: FlareValues;
  readonly run: BlowdownRun;
  /** The larger flow of the run and of that by the other equation of state, at every time. */
  readonly most: FlowHistory;
}

/** Returns the larger flow of two runs at every time; that of the first without a second. */
function largerFlow(run: BlowdownRun, other: BlowdownRun | undefined): FlowHistory {
  if (other === undefined) return run;
  const { time, flows } = combineLoads([run, other], [0, 0]);
  const massFlow = time.map((_, at) => Math.max(...flows.map(flow => flow[at] ?? 0)));
  return { series: { time, massFlow, mass: run.series.mass } };
}

function curve({ time, flow }: CombinedLoad, label: string, pen: Series['pen']): Series {
  const points = sampleIndices(time.length, 800).map(index => [time[index] ?? 0, flow[index] ?? 0] as const);
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

const flows = ({ most }: SimulatedVessel): readonly number[] => most.series.massFlow;

const statedFlow = (flow: number): MessageValue => messageValue('massFlow', flow, { like: 'flareCapacity' });

/** Returns the shortest sequence within the capacity, or why there is none. */
function sequence(
  vessels: readonly SimulatedVessel[],
  capacity: number,
  durations: readonly number[],
): StaggeredSequence | Message {
  const limit = 'above the flare capacity of {capacity}';
  for (const vessel of vessels) {
    const peak = Math.max(...flows(vessel));
    if (peak > capacity)
      return warning(`Staggering cannot help: ${vessel.title} alone releases {peak}, ${limit}.`, {
        values: { peak: statedFlow(peak), capacity: statedFlow(capacity) },
      });
  }
  const tails = vessels.reduce((sum, vessel) => sum + (flows(vessel).at(-1) ?? 0), 0);
  if (tails > capacity)
    return warning(
      `No sequence was found: at the end of their runs the vessels still release {tails} together, ${limit}. Increase the duration.`,
      { values: { tails: statedFlow(tails), capacity: statedFlow(capacity) } },
    );
  try {
    return staggeredSequence(
      vessels.map(({ most }) => most),
      capacity,
      durations,
    );
  } catch (thrown) {
    if (thrown instanceof Refusal) return warning(`No sequence was found: ${thrown.message}.`);
    throw thrown;
  }
}

/** Describes the combined load on the flare. */
export const aggregateQuantities = {
  flarePeak: { label: 'Peak of the flare load', kind: 'massFlow', unit: 'kg/h' },
  staggeredPeak: { label: 'Peak of the flare load, staggered', kind: 'massFlow', unit: 'kg/h' },
  headerPressure: { label: 'Highest header back pressure', kind: 'gaugePressure', unit: 'bar(g)' },
  headerMach: { label: 'Highest Mach number at the flare tip', kind: 'number', unit: '' },
  staggeredHeaderPressure: {
    label: 'Highest header back pressure, staggered',
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
} as const;

const columns = [
  { id: 'vessel', label: 'Vessel' },
  { id: 'peakFlow', label: 'Peak flow', kind: 'massFlow', unit: 'kg/h', digits: 4 },
  { id: 'startDelay', label: 'Start delay', kind: 'time', unit: 's', digits: 3 },
  { id: 'furtherDelay', label: 'Proposed extra delay', kind: 'time', unit: 's', digits: 3 },
  { id: 'down', label: 'Depressured after', kind: 'time', unit: 'min', digits: 3 },
] as const;

/** Reports what makes the load incomplete: vessels without a run, and runs that stop early. */
export function incompleteLoadMessages(
  cases: readonly AggregateCase<FlareValues>[],
  vessels: readonly Pick<SimulatedVessel, 'title' | 'run'>[],
): Message[] {
  const without = cases.flatMap(({ title, values }) =>
    values.run ? [] : [warning(`${title} is left out: it has no result.`)],
  );
  const stopped = vessels.flatMap(({ title, run }) => {
    const stop = stopClause(run);
    return stop === undefined
      ? []
      : [
          warning(
            `${title}: ${stop.text}; its flow at that moment is carried forward.`,
            stop.values && { values: stop.values },
          ),
        ];
  });
  return [...without, ...stopped];
}

/**
 * Returns the verdict on a load, or that an incomplete load within the capacity has none.
 * @param peak its peak by the chosen equations of state, and the highest by either.
 */
export function againstCapacity(
  capacity: number,
  peak: { readonly own: number; readonly most: number },
  complete: boolean,
): Message[] {
  const values = { capacity: statedFlow(capacity), most: statedFlow(peak.most) };
  if (peak.own > capacity) return [warning('This exceeds the flare capacity of {capacity}.', { values })];
  if (peak.most > capacity)
    return [
      warning(
        'This exceeds the flare capacity of {capacity} by the check with the other equation of state, which puts it at up to {most}.',
        { values },
      ),
    ];
  return [
    complete
      ? info('This is within the flare capacity of {capacity}.', { values })
      : info('No verdict on the flare capacity of {capacity}: the load is within it, but not complete.', { values }),
  ];
}

/** Returns the run for the load: the one shown, or its continuation where its flow is still rising at the end. */
function loadRun({ run, judged }: Pick<FlareValues, 'run' | 'judged'>): BlowdownRun | undefined {
  return run !== undefined && judged !== undefined && isFlowRising(run, judged.spec.outlet) ? judged.run : run;
}

/** Reports vessels whose flow is still rising at the end of their runs. */
function risingLoadMessages(vessels: readonly SimulatedVessel[]): Message[] {
  return vessels.flatMap(({ title, run, values: { judged } }) =>
    judged !== undefined && stopClause(run) === undefined && isFlowRising(run, judged.spec.outlet)
      ? [info(`${title} releases most at the end of its run, and may release more after it. Increase its duration.`)]
      : [],
  );
}

/**
 * Combined results of vessels with one flare: the total load, and staggered starts that keep it within the capacity. For a
 * single vessel the load is compared with the capacity if one is given.
 */
export function aggregateFlare(cases: readonly AggregateCase<FlareValues>[]): Aggregate | undefined {
  const vessels = cases.flatMap(({ title, values }): SimulatedVessel[] => {
    const run = loadRun(values);
    const { byOther, judged } = values.equationCheck ?? {};
    const other = byOther && loadRun({ run: byOther.run, ...(judged && { judged }) });
    return run ? [{ title, run, most: largerFlow(run, other), values }] : [];
  });
  const capacities = cases.flatMap(({ values }) => (values.flareCapacity === undefined ? [] : [values.flareCapacity]));
  const capacity = capacities.length > 0 ? Math.min(...capacities) : undefined;
  const single = cases.length === 1;
  if (vessels.length === 0 || (single && capacity === undefined)) return undefined;
  const runs = vessels.map(({ run }) => run);
  const load = combineLoads(
    runs,
    runs.map(() => 0),
  );
  const most = combineLoads(
    vessels.map(vessel => vessel.most),
    runs.map(() => 0),
  );
  const over = capacity !== undefined && most.peak.value > capacity;
  const durations = vessels.map(({ run, values }) =>
    values.timeToTarget === undefined ? endOf(run) : values.timeToTarget + (values.startDelay ?? 0),
  );
  const complete = vessels.length === cases.length;
  const match = over && complete && !single ? sequence(vessels, capacity, durations) : undefined;
  const staggered = match && 'delays' in match ? match : undefined;
  const which = complete ? 'the vessels release' : 'the vessels with a result release';
  const who = single ? 'The vessel releases' : `Together ${which}`;
  const unknown = incompleteLoadMessages(cases, vessels);
  const rising = risingLoadMessages(vessels);
  const messages: Message[] = [
    ...unknown,
    info(`${who} at most {peak}, {time} after the ${single ? 'start' : 'first start'}.`, {
      values: { peak: statedFlow(load.peak.value), time: statedTime(load.peak.time) },
    }),
  ];
  if (!single && vessels.some(({ run }) => run.tailPipe !== undefined)) {
    messages.push(
      info(
        'Each vessel discharges against its own back pressure as entered: the pressure that they build up together in a common header, and its effect on the flows and the staggered starts, is not calculated. Enter the common header to have it calculated.',
      ),
    );
  }
  if (capacity === undefined) messages.push(info('Enter the flare capacity to compare the load with it.'));
  else
    messages.push(
      ...rising,
      ...againstCapacity(capacity, { own: load.peak.value, most: most.peak.value }, complete && rising.length === 0),
    );
  if (match && 'text' in match) messages.push(match);
  if (staggered) {
    messages.push(
      info(
        `With the starts in the table the load peaks at {peak} and the last vessel is depressured after {finish}. ${staggered.exhaustive ? 'Every order was tried.' : 'The likely orders were tried.'}`,
        { values: { peak: statedFlow(staggered.load.peak.value), finish: statedTime(staggered.finish) } },
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
    values: unknown.length > 0 ? {} : { flarePeak: load.peak.value, staggeredPeak: staggered?.load.peak.value },
  };
}
