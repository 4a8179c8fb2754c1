import {
  keptFlow,
  sizeNetworkLines,
  type LineItem,
  type Network,
  type SizingCase,
  type SizingFault,
} from '@isentrope/engineering/network';
import type { Pipe } from '@isentrope/engineering/piping';
import { formatNumber, standardGravity } from '@isentrope/engineering/quantities';
import {
  check,
  error,
  firstNames,
  info,
  optional,
  table,
  warning,
  type Aggregate,
  type AggregateCase,
  type Message,
  type StepInputs,
} from '../kit/index.ts';
import { sizeColumns } from '../pipe/index.ts';
import { criteriaOf, criterionNames } from './checks/criteria.ts';
import { criteria, heat, preferredSizes, sizes } from './fields.ts';
import { itemRows } from './tables/item-rows.ts';
import { heatedSolver, heating, network, networkLine, withHeatExchange } from './network.ts';
import { advisedNpsh } from './pumps.ts';
import { pipesToChooseFrom, sizeChoiceFault, sizeChoiceOf } from './size-choice.ts';
import { standbyTwins } from './standby-lines.ts';
import { itemStates } from './state.ts';
import type { ItemRow } from './tables.ts';

/** The smallest sizes of the lines that meet the criteria in all cases. */

/** What the search takes from each case. */
export const sizingNeeds = {
  sizes,
  network,
  items: itemRows,
  ...optional({ ...criteria, ...heat, heating, itemStates, preferredSizes }),
};

type Case = AggregateCase<Partial<StepInputs<typeof sizingNeeds>>>;

/** A line that is sized, with its pipes. */
interface SizedRow {
  readonly tag: string;
  readonly listed: string;
  readonly schedule: string;
  readonly pipes: readonly Pipe[];
}

/** A line of a pump that is off, with the line whose size it takes. */
interface StandbyLine {
  readonly tag: string;
  readonly twin: string;
}

/** A case that is calculated. */
interface Calculated {
  readonly title: string;
  readonly network: Network;
  readonly items: readonly ItemRow[];
  readonly values: Case['values'];
}

/** Whether nothing flows in a line of a case as listed. */
function isIdle({ values }: Calculated, tag: string): boolean {
  return values.itemStates?.some(state => state.tag === tag && state.massFlow === 0) === true;
}

/**
 * The lines with a nominal size and a schedule, those of the first case that every case has in the same schedule, apart from those in which nothing
 * flows in any case.
 */
function sizedRows(all: readonly Calculated[]): SizedRow[] {
  const [first, ...others] = all;
  const choices = all.map(({ values }) => sizeChoiceOf(values.preferredSizes));
  return (first?.items ?? []).flatMap(({ tag = '', type, nps, schedule }) => {
    if (type !== 'line' || nps === undefined || schedule === undefined) return [];
    if (all.every(each => isIdle(each, tag))) return [];
    const isShared = others.every(({ items }) => items.some(item => item.tag === tag && item.schedule === schedule));
    const pipes = pipesToChooseFrom(schedule, choices);
    return isShared && pipes.length > 0 ? [{ tag, listed: nps, schedule, pipes }] : [];
  });
}

function sizingCase({ title, network: described, items, values }: Calculated, rows: readonly SizedRow[]): SizingCase {
  const rowOf = new Map(items.map(item => [item.tag, item]));
  const solveHeated = heatedSolver(values.heating ?? {});
  return {
    name: title,
    network: described,
    lines: rows.flatMap(({ tag, pipes }) => {
      const [one, ...others] = pipes.map(({ nps }): LineItem => {
        const row = { ...rowOf.get(tag), nps };
        return withHeatExchange(networkLine(row), row, values);
      });
      return one ? [[one, ...others] as const] : [];
    }),
    criteria: tag => criteriaOf(rowOf.get(tag) ?? {}, values, described.fluid) ?? { limits: {} },
    leastSuction: (pump, flow, { vapourPressure, density }) => {
      const advised = advisedNpsh(rowOf.get(pump)?.curve ?? [], flow);
      if (vapourPressure === undefined || advised === undefined) return undefined;
      return vapourPressure + density * standardGravity * advised;
    },
    solve: solveHeated && (sized => ({ items: sized.items, ...solveHeated(sized) })),
  };
}

const words: Readonly<Record<SizingFault['criterion'], (subject: string) => string>> = {
  velocity: subject => `${criterionNames.velocity} of ${subject}`,
  gradient: subject => `${criterionNames.gradient} of ${subject}`,
  momentumFlux: subject => `${criterionNames.momentumFlux} of ${subject}`,
  mach: subject => `${criterionNames.mach} of ${subject}`,
  erosionalRatio: subject => `${criterionNames.erosionalRatio} of ${subject}`,
  'suction pressure': subject => `NPSH of ${subject}`,
  flow: subject => `flow of ${subject} as listed`,
  'no state': subject => `no state at ${subject}`,
};

/** Names the unmet criterion, and its subject if that is not the line itself. */
const faultName = ({ criterion, subject }: SizingFault, line = '') =>
  subject === line ? words[criterion](subject).replace(` of ${subject}`, '') : words[criterion](subject);

/** The sizes with what governs each; undefined where no case asks for them. */
export function aggregateSizes(cases: readonly Case[], progress: (share: number) => void): Aggregate | undefined {
  if (!cases.some(({ values }) => values.sizes === 'smallest')) return undefined;
  if (cases.some(({ values }) => sizeChoiceFault(values.preferredSizes) !== undefined)) return undefined;
  const calculated = cases.flatMap(({ title, values }): Calculated[] =>
    values.network && values.items && values.heating
      ? [{ title, network: values.network, items: values.items, values }]
      : [],
  );
  const rows = sizedRows(calculated);
  const found = sizeNetworkLines(
    calculated.map(each => sizingCase(each, rows)),
    progress,
  );
  const sized = rows.map(({ tag, listed, schedule, pipes }, index) => {
    const { pipe = 0, governing } = found.lines[index] ?? {};
    return {
      tag,
      cells: [
        listed,
        pipes[pipe]?.nps,
        schedule,
        pipes[pipe]?.innerDiameter,
        governing ? faultName(governing, tag) : 'none: it is the smallest pipe to choose from',
        governing?.scenario,
        governing && Number.isFinite(governing.share) ? governing.share : undefined,
      ],
    };
  });
  const standby = standbyLines(calculated, rows);
  const standbyRows = standby.flatMap(({ tag, twin }) => {
    const like = sized.find(row => row.tag === twin);
    return like ? [[tag, ...like.cells.slice(0, 4), `as ${twin}: its pump is off`, undefined, undefined]] : [];
  });
  return {
    title: 'Smallest sizes',
    table: table(sizeColumns('In case'), [...sized.map(({ tag, cells }) => [tag, ...cells]), ...standbyRows]),
    messages: sizingMessages(cases, calculated, { rows, standby }, found.unmet),
  };
}

/** Lines of pumps that are off in every case, each with the sized line in its place at an equal pump that runs. */
function standbyLines(all: readonly Calculated[], rows: readonly SizedRow[]): StandbyLine[] {
  const isIdleInAll = (tag: string) => all.every(each => isIdle(each, tag));
  return [...standbyTwins(all[0]?.items ?? [], isIdleInAll)].flatMap(([tag, twin]) =>
    rows.some(row => row.tag === twin) ? [{ tag, twin }] : [],
  );
}

function sizingMessages(
  cases: readonly Case[],
  calculated: readonly Calculated[],
  { rows, standby }: { readonly rows: readonly SizedRow[]; readonly standby: readonly StandbyLine[] },
  unmet: readonly SizingFault[],
): Message[] {
  const without = cases.filter(each => !calculated.some(({ title }) => title === each.title));
  const unsized = (calculated[0]?.items ?? []).flatMap(({ tag = '', type }) =>
    type === 'line' && ![...rows, ...standby].some(row => row.tag === tag) ? [tag] : [],
  );
  const unsolved = calculated.flatMap(({ title, values }) => (values.itemStates ? [] : [title]));
  const isLimited = calculated.some(({ network: { fluid }, items, values }) =>
    items.some(item => item.type === 'line' && criteriaOf(item, values, fluid) !== undefined),
  );
  return [
    ...(unmet.length > 0
      ? [
          warning(
            `No sizes meet every criterion. Limits still not met: ${firstNames(unmet.map(fault => `${faultName(fault)} in ${fault.scenario}`))}.`,
          ),
        ]
      : []),
    ...(without.length > 0
      ? [
          warning(
            `The sizes do not consider the cases without a result: ${firstNames(without.map(({ title }) => title))}.`,
          ),
        ]
      : []),
    ...(isLimited ? [] : [warning('No line has a criterion: the sizes only have to pass the flows.')]),
    ...(unsized.length > 0
      ? [
          info(
            `Lines without a nominal size and a schedule, without flow, or with no size to choose from, keep their diameter: ${firstNames(unsized)}.`,
          ),
        ]
      : []),
    ...(standby.length > 0
      ? [
          info(
            `Lines of pumps that are off have the size of the line in the same place at an equal pump that runs: ${firstNames(standby.map(({ tag, twin }) => `${tag} that of ${twin}`))}. Where they are longer or have more fittings, add a case in which their pump runs.`,
          ),
        ]
      : []),
    info(
      `Nodes with a fixed pressure keep at least ${formatNumber(100 * keptFlow, 2)} % of their flow as listed. No single line can be smaller.`,
    ),
    ...(unsolved.length > 0
      ? [
          info(
            `As listed, the network has no state in ${firstNames(unsolved)}: there the sizes have one, and keep no flow of nodes with a fixed pressure.`,
          ),
        ]
      : []),
    ...suctionMessages(calculated),
  ];
}

/** Says which pumps keep their NPSH, and for which it is not known. */
function suctionMessages(calculated: readonly Calculated[]): Message[] {
  const pumps = [
    ...new Set(
      calculated.flatMap(({ items }) =>
        items.flatMap(({ tag = '', type, running }) => (type === 'pump' && running !== 'no' ? [tag] : [])),
      ),
    ),
  ];
  const hasVapourPressure = calculated.every(
    ({ network: { fluid } }) => fluid.phase === 'liquid' && fluid.vapourPressure !== undefined,
  );
  const hasCurve = (tag: string) =>
    calculated.every(({ items }) =>
      items.find(item => item.tag === tag)?.curve?.some(row => row.npshRequired !== undefined),
    );
  const known = hasVapourPressure ? pumps.filter(hasCurve) : [];
  const unknown = pumps.filter(tag => !known.includes(tag));
  const missing = [
    ...(hasVapourPressure ? [] : ['the vapour pressure']),
    ...(unknown.every(hasCurve) ? [] : ['a curve with NPSH required']),
  ];
  return [
    ...(known.length > 0 ? [info(`Pumps keep the advised NPSH: ${firstNames(known)}.`)] : []),
    ...(unknown.length > 0
      ? [warning(`The sizes do not consider the NPSH of ${firstNames(unknown)}: that needs ${missing.join(', and ')}.`)]
      : []),
  ];
}

/** Says that no sizes are looked for, where the list of sizes has something else. */
export const sizeChoiceErrors = check({ sizes, preferredSizes }, v => {
  const fault = v.sizes === 'smallest' ? sizeChoiceFault(v.preferredSizes) : undefined;
  return fault === undefined ? [] : [error(`No smallest sizes are looked for: ${fault}.`, { field: 'preferredSizes' })];
});
