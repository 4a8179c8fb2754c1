import {
  absolute,
  gauge,
  messageValue,
  Refusal,
  type AbsolutePressure,
  type GaugePressure,
} from '@isentrope/engineering/quantities';
import {
  headerSequence,
  headerTolerance,
  simulateHeader,
  type FlareHeader,
  type HeaderRun,
  type HeaderSequence,
  type HeaderVessel,
} from '@isentrope/engineering/vessels';
import {
  info,
  table,
  warning,
  type Message,
  type Progress,
  type Aggregate,
  type AggregateCase,
} from '../../kit/index.ts';
import type { Target } from '../answers/target.ts';
import { endOf } from '../run-end.ts';
import type { Simulation } from '../simulation.ts';
import { againstCapacity, aggregateFlare, incompleteLoadMessages, type FlareValues } from '../flare-load.ts';
import { statedTime } from '../format.ts';
import {
  againstAllowable,
  headerMessages,
  depressuringTime,
  vesselMessages,
  type DischargingVessel,
} from './header-verdict.ts';
import { headerPlots } from './header-plots.ts';
import type { CaseHeader } from './header.ts';

/** Header inputs from one case. */
interface HeaderValues extends FlareValues {
  readonly simulation?: Simulation;
  readonly target?: Target;
  readonly targetTime?: number;
  readonly caseHeader?: CaseHeader;
  readonly allowableHeaderPressure?: GaugePressure;
}

type Case = AggregateCase<HeaderValues>;

interface Vessel extends DischargingVessel {
  readonly values: HeaderValues;
}

/** Shares of the progress for the header as entered, if staggered starts or the other equation follow, and until the latter. */
const [firstShare, ownShare] = [0.3, 0.8];

/** Combined results of vessels with one flare, through their common header if they have one. */
export function aggregateHeader(cases: readonly Case[], progress: Progress): Aggregate | undefined {
  const joined = cases.filter(({ values: { caseHeader } }) => caseHeader?.header ?? caseHeader?.problem);
  if (joined.length === 0) return aggregateFlare(cases);
  const problem = problemOf(joined);
  if (problem !== undefined) return withoutHeader(cases, problem);
  const [first] = joined;
  const header = first?.values.caseHeader?.header;
  if (!header) return aggregateFlare(cases);
  try {
    return throughHeader(cases, joined, header, progress);
  } catch (thrown) {
    if (thrown instanceof Refusal) return withoutHeader(cases, thrown.message);
    throw thrown;
  }
}

/** Returns why a header cannot be calculated; undefined if it can. */
function problemOf(joined: readonly Case[]): string | undefined {
  const incomplete = joined.find(({ values }) => values.caseHeader?.problem !== undefined);
  if (incomplete) return `${incomplete.title}: ${incomplete.values.caseHeader?.problem}`;
  const [first, ...others] = joined;
  const differs = others.find(
    ({ values }) => JSON.stringify(values.caseHeader?.header) !== JSON.stringify(first?.values.caseHeader?.header),
  );
  if (differs) return `${first?.title} and ${differs.title} have different headers; enter the same in both`;
  const without = joined.find(({ values }) => values.simulation === undefined);
  return without && `${without.title} has no result`;
}

/** Combined results without a header. */
function withoutHeader(cases: readonly Case[], reason: string): Aggregate {
  const message = warning(`The common header is not calculated: ${reason}.`);
  const load = aggregateFlare(cases);
  return load
    ? { ...load, messages: [message, ...load.messages] }
    : { title: 'Flare header', table: table([{ id: 'vessel', label: 'Vessel' }], []), messages: [message] };
}

function throughHeader(
  cases: readonly Case[],
  joined: readonly Case[],
  header: FlareHeader,
  progress: Progress,
): Aggregate {
  const vessels = joined.flatMap(({ title, values }): Vessel[] => {
    const { simulation, target, targetTime } = values;
    return simulation ? [{ title, values, simulation, target, targetTime }] : [];
  });
  const into = vessels.map(({ title, simulation: { spec, options, run } }): HeaderVessel => {
    return { name: title, spec, options, alone: run };
  });
  const capacity = least(joined.map(({ values }) => values.flareCapacity));
  const limit = least(joined.map(({ values }) => values.allowableHeaderPressure));
  const allowable = limit === undefined ? undefined : absolute(limit);
  const limited = capacity !== undefined || allowable !== undefined;
  const headerRun = simulateHeader(into, header, {
    onProgress: fraction => progress((limited ? firstShare : 1) * fraction),
  });
  const exceedsLimits = ({ peakFlow, peakPressure }: HeaderRun): boolean =>
    peakFlow.value > (capacity ?? Infinity) || peakPressure.value > (allowable ?? Infinity);
  const isOver = exceedsLimits(headerRun);
  const match =
    isOver && headerRun.converged && vessels.length > 1
      ? sequenceOf(into, vessels, header, headerRun, { capacity, allowable }, fraction =>
          progress(firstShare + (ownShare - firstShare) * fraction),
        )
      : undefined;
  const staggered = match && 'sequence' in match ? match : undefined;
  const isJudged = limited && headerRun.converged && (!isOver || staggered !== undefined);
  const byOther = isJudged
    ? headerByOther(vessels, header, staggered?.sequence.delays ?? [], fraction =>
        progress(ownShare + (1 - ownShare) * fraction),
      )
    : undefined;
  const other = isOver ? undefined : byOther;
  const outside = cases.filter(each => !joined.includes(each));
  const messages: Message[] = [
    ...outside.map(({ title }) => warning(`${title} is left out: its case has no common header.`)),
    ...incompleteLoadMessages(
      joined,
      vessels.map(({ title, values, simulation: { run } }) => ({ title, values, run })),
    ),
    ...headerMessages(headerRun, header.tipPressure),
    ...(headerRun.converged ? [] : [unsettled(headerRun)]),
    ...vessels.flatMap((vessel, index) => vesselMessages(vessel, headerRun, index)),
    ...(allowable === undefined ? [] : againstAllowable(allowable, headerRun, other)),
    ...(capacity === undefined
      ? []
      : againstCapacity(
          capacity,
          { own: headerRun.peakFlow.value, most: (other ?? headerRun).peakFlow.value },
          outside.length === 0 && headerRun.converged,
        )),
    ...(match && 'text' in match ? [match] : []),
    ...(staggered ? staggeredMessages(vessels, staggered) : []),
    ...(isOver && byOther && exceedsLimits(byOther) ? [staggeredByOther(byOther)] : []),
  ];
  return {
    title: 'Flare header',
    table: table(columns, rowsOf(vessels, headerRun, staggered)),
    messages,
    plots: headerPlots(
      headerRun,
      staggered?.header,
      vessels.map(({ title }) => title),
      allowable,
      capacity,
    ),
    values: headerRun.converged
      ? {
          flarePeak: headerRun.peakFlow.value,
          staggeredPeak: staggered?.header.peakFlow.value,
          headerPressure: gauge(headerRun.peakPressure.value),
          headerMach: headerRun.highestMachNumber.value,
          staggeredHeaderPressure: staggered && gauge(staggered.header.peakPressure.value),
        }
      : {},
  };
}

/**
 * Runs the header with the vessels by the other equation of state, where they were checked by it, and with extra start delays;
 * undefined if none was, or there is no solution.
 */
function headerByOther(
  vessels: readonly Vessel[],
  header: FlareHeader,
  delays: readonly number[],
  onProgress: Progress,
): HeaderRun | undefined {
  if (vessels.every(({ values: { equationCheck } }) => equationCheck === undefined)) return undefined;
  const into = vessels.map(({ title, simulation, values: { equationCheck } }, index): HeaderVessel => {
    const { spec, options, run } = equationCheck?.byOther ?? simulation;
    return { name: title, spec, options, alone: run, delay: delays[index] ?? 0 };
  });
  try {
    return simulateHeader(into, header, { onProgress });
  } catch (thrown) {
    if (thrown instanceof Refusal || thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

function staggeredByOther({ peakFlow, peakPressure }: HeaderRun): Message {
  return warning(
    'By the check with the other equation of state these starts exceed a limit: the header reaches {pressure}, and the vessels release up to {flow} together. Enter limits with a margin.',
    {
      values: {
        pressure: messageValue('gaugePressure', gauge(peakPressure.value), { like: 'backPressure' }),
        flow: messageValue('massFlow', peakFlow.value, { like: 'flareCapacity' }),
      },
    },
  );
}

function least<T extends number>(values: readonly (T | undefined)[]): T | undefined {
  const input = values.filter(each => each !== undefined);
  return input.toSorted((one, other) => one - other)[0];
}

function unsettled({ change }: HeaderRun): Message {
  return warning(
    `The pressure of the header and the flows of the vessels did not settle: the last two rounds differ by ${(100 * change).toPrecision(2)} %, and the limit is ${100 * headerTolerance} %. The header is too narrow for these vessels; do not use these results.`,
  );
}

/** Returns staggered starts within the limits, or why there are none. */
function sequenceOf(
  into: readonly HeaderVessel[],
  vessels: readonly Vessel[],
  header: FlareHeader,
  headerRun: HeaderRun,
  {
    capacity = Infinity,
    allowable = Infinity,
  }: { capacity?: number | undefined; allowable?: AbsolutePressure | undefined },
  progress: Progress,
): HeaderSequence | Message {
  const durationOf = (run: HeaderRun['vessels'][number]['run'], index: number): number => {
    const vessel = vessels[index];
    const down = vessel && depressuringTime(vessel, run);
    return down === undefined ? endOf(run) : down + (vessel?.simulation.spec.outlet.startDelay ?? 0);
  };
  try {
    const limits = { flow: capacity, pressure: allowable };
    return headerSequence(into, header, limits, headerRun, durationOf, { onProgress: progress });
  } catch (thrown) {
    if (thrown instanceof Refusal) return warning(`No staggered starts: ${thrown.message}.`);
    throw thrown;
  }
}

/** Describes the staggered starts, and vessels that then miss their target. */
function staggeredMessages(vessels: readonly Vessel[], { sequence, header }: HeaderSequence): Message[] {
  const late = vessels.filter((vessel, index) => {
    const run = header.vessels[index]?.run;
    const down = run && depressuringTime(vessel, run);
    return vessel.target && (down === undefined || down > (vessel.targetTime ?? Infinity));
  });
  return [
    info(
      'With the starts in the table the header stays within its limits and the last vessel is depressured after {finish}. The back pressure was calculated with them.',
      { values: { finish: statedTime(sequence.finish) } },
    ),
    ...late.map(({ title }) =>
      warning(`Even with these starts ${title} does not reach its target pressure within its target time.`),
    ),
  ];
}

const columns = [
  { id: 'vessel', label: 'Vessel' },
  { id: 'peakFlow', label: 'Peak flow', kind: 'massFlow', unit: 'kg/h', digits: 4 },
  { id: 'backPressure', label: 'Back pressure entered', kind: 'gaugePressure', unit: 'bar(g)', digits: 3 },
  { id: 'alone', label: 'Time to target at that pressure', kind: 'time', unit: 'min', digits: 3 },
  { id: 'withHeader', label: 'Time to target with header', kind: 'time', unit: 'min', digits: 3 },
  { id: 'startDelay', label: 'Start delay', kind: 'time', unit: 's', digits: 3 },
  { id: 'furtherDelay', label: 'Proposed extra delay', kind: 'time', unit: 's', digits: 3 },
  { id: 'down', label: 'Depressured after', kind: 'time', unit: 'min', digits: 3 },
] as const;

function rowsOf(vessels: readonly Vessel[], headerRun: HeaderRun, staggered: HeaderSequence | undefined) {
  return vessels.map((vessel, index) => {
    const { outlet } = vessel.simulation.spec;
    const { startDelay = 0 } = outlet;
    const run = headerRun.vessels[index]?.run;
    const then = staggered ? staggered.header.vessels[index]?.run : run;
    const further = staggered?.sequence.delays[index];
    const down = then && depressuringTime(vessel, then);
    return [
      vessel.title,
      run?.summary.peakFlow.value,
      gauge(outlet.backPressure),
      depressuringTime(vessel, vessel.simulation.run),
      run && depressuringTime(vessel, run),
      startDelay,
      further,
      down === undefined ? undefined : down + startDelay + (further ?? 0),
    ];
  });
}
