import { smallestSizes, type SizeFault } from '../piping/index.ts';
import { solveFlareNetwork } from './solve-flare-network.ts';
import type {
  FlareItemResult,
  FlareLine,
  FlareNetwork,
  FlareSolution,
  FlareSourceResult,
  RefusedFlareNetwork,
  SolvedFlareNetwork,
} from './types.ts';

/** Smallest standard sizes of the lines of a flare network that meet the criteria in every scenario. */

/** A line with the pipes that it may have, by inside diameter in ascending order; all have its tag and ends. */
export type SizedFlareLine = readonly [FlareLine, ...FlareLine[]];

/** What sizes must meet. */
export interface FlareSizingCriteria {
  /** Highest Mach number of a line, by tag. */
  readonly machLimit: (tag: string) => number;
  /** Highest ρ·v² of a line, Pa. */
  readonly momentumFlux: number;
  /** Highest back pressure of a source, Pa absolute; undefined where it has no limit. */
  readonly backPressure: (tag: string) => number | undefined;
  /** What a source passes against its back pressure in a scenario, kg/s; undefined where its flow is not compared with it. */
  readonly capacity?: (source: FlareSourceResult) => number | undefined;
}

/** A criterion that sizes do not meet. */
export interface FlareSizingFault {
  readonly criterion: 'Mach number' | 'momentum flux' | 'back pressure' | 'capacity' | 'no state' | 'line before';
  /** The line or source that it is about; of a scenario without a state the item; of a line that narrows the line before it. */
  readonly subject: string;
  /** Undefined where it does not depend on a flow. */
  readonly scenario: string | undefined;
  /** Whether it occurs with the rated flow of a source in its own piping. */
  readonly isAtRatedFlow: boolean;
  /** Figure over limit. */
  readonly share: number;
}

/** A line with the pipe that was found. */
export interface FoundFlareLine {
  readonly line: FlareLine;
  /** What the next smaller pipe would not meet; undefined where there is none. */
  readonly governing: FlareSizingFault | undefined;
}

/** The smallest pipes of the lines of a flare network, with what governs each. */
export interface FlareSizing {
  /** In the order of the lines. */
  readonly lines: readonly FoundFlareLine[];
  /** Criteria that no sizes meet. */
  readonly unmet: readonly FlareSizingFault[];
}

interface Scenario {
  readonly name: string;
  readonly network: FlareNetwork;
}

type Fault = SizeFault<FlareSizingFault>;

/**
 * Returns the smallest sizes of some lines of a network by `smallestSizes`: the rest of it is left as it is, and its other lines are not
 * judged. No line is narrower than one before it. The search starts at the pipes that the Mach numbers of the scenarios as they are ask for, at the highest pressure that the
 * sources before a line allow, and makes the lines with the most steel smaller first. A scenario is solved anew only if one of its lines with flow has changed.
 */
export function sizeFlareLines(
  scenarios: readonly Scenario[],
  lines: readonly SizedFlareLine[],
  criteria: FlareSizingCriteria,
  progress?: (share: number) => void,
): FlareSizing {
  const asListed = scenarios.map(({ network }) => ({ network, solution: solveFlareNetwork(network) }));
  const evaluators = scenarios.map(scenario => faultsOfScenario(scenario, lines, criteria));
  const found = smallestSizes<FlareSizingFault>({
    counts: lines.map(({ length }) => length),
    start: lines.map(line => startOf(line, asListed, criteria)),
    order: [...lines.keys()].toSorted((one, other) => steelOf(lines[other]) - steelOf(lines[one])),
    faultsOf: sizes => [...narrowing(lines, sizes), ...evaluators.flatMap(evaluate => evaluate(sizes))],
    ...(progress ? { progress } : {}),
  });
  return {
    lines: lines.map((line, index) => ({
      line: line[found.sizes[index] ?? 0] ?? line[0],
      governing: found.governing[index]?.cause,
    })),
    unmet: found.unmet.map(({ cause }) => cause),
  };
}

/** A line may be narrower by this than one before it, as the next schedule of the same size is. */
const sameSize = 0.95;

/** Lines that are narrower than one before them: a header is not reduced in the direction of its flow. */
function narrowing(lines: readonly SizedFlareLine[], sizes: readonly number[]): Fault[] {
  const chosen = lines.map((line, index) => line[sizes[index] ?? 0] ?? line[0]);
  return chosen.flatMap((line, index) =>
    chosen
      .filter(({ to, insideDiameter }) => to === line.from && line.insideDiameter < sameSize * insideDiameter)
      .map(({ tag, insideDiameter }) =>
        faultOf(
          {
            criterion: 'line before',
            subject: tag,
            scenario: undefined,
            isAtRatedFlow: false,
            share: insideDiameter / line.insideDiameter,
          },
          [index],
          line.tag,
        ),
      ),
  );
}

/** Length times diameter of the largest pipe: lines of which a smaller size saves most come first. */
const steelOf = (line: SizedFlareLine | undefined): number => {
  const last = line?.at(-1);
  return last ? last.length * last.insideDiameter : 0;
};

/** Sources that discharge through a line, and whether they are on. */
function sourcesBefore({ items, sources }: FlareNetwork, tag: string) {
  const start = items.find(item => item.tag === tag)?.from ?? '';
  const nodes = new Set([start]);
  for (const node of nodes) for (const item of items) if (item.to === node) nodes.add(item.from);
  return sources.filter(({ to, flow }) => flow > 0 && nodes.has(to));
}

/**
 * The smallest pipe that the Mach limit allows by M ∝ 1/(p·D²), from the network as it is. The pressure in a line is at most the lowest that
 * the sources before it allow, so that in most networks no smaller pipe can do.
 */
function startOf(
  line: SizedFlareLine,
  scenarios: readonly { readonly network: FlareNetwork; readonly solution: FlareSolution }[],
  { machLimit, backPressure }: FlareSizingCriteria,
): number {
  const { tag } = line[0];
  let minimum = 0;
  for (const { network, solution } of scenarios) {
    if (solution.type === 'refused') return line.length - 1;
    const allowed = sourcesBefore(network, tag).flatMap(source => backPressure(source.tag) ?? []);
    const pressure = Math.max(network.outletPressure, allowed.length === 0 ? 0 : Math.min(...allowed));
    const listed = network.items.find(item => item.tag === tag);
    if (listed?.type !== 'line') continue;
    for (const { outlet } of resultsOf(solution, tag))
      if (outlet)
        minimum = Math.max(
          minimum,
          listed.insideDiameter * Math.sqrt((outlet.mach * outlet.pressure) / (machLimit(tag) * pressure)),
        );
  }
  const found = line.findIndex(({ insideDiameter }) => insideDiameter >= minimum);
  return found < 0 ? line.length - 1 : found;
}

/** A line with the flow of a scenario, and with the rated flow of the source whose own piping it is. */
function resultsOf({ items, sources }: SolvedFlareNetwork, tag: string): FlareItemResult[] {
  return [...items, ...sources.flatMap(({ ownItemsAtRatedFlow }) => ownItemsAtRatedFlow)].filter(
    item => item.tag === tag && item.massFlow !== 0,
  );
}

/** Returns what sizes do not meet in a scenario. Sizes of lines without flow make no difference, and no second calculation. */
function faultsOfScenario(
  { name, network }: Scenario,
  lines: readonly SizedFlareLine[],
  criteria: FlareSizingCriteria,
): (sizes: readonly number[]) => readonly Fault[] {
  const indexOf = new Map(lines.map(([{ tag }], index) => [tag, index]));
  const hasFlow = lines.map(([{ tag }]) => sourcesBefore(network, tag).length > 0);
  const known = new Map<string, readonly Fault[]>();
  return sizes => {
    const key = sizes.map((size, index) => (hasFlow[index] === true ? size : '')).join(' ');
    let faults = known.get(key);
    if (!faults) {
      const items = network.items.map(item => {
        const index = indexOf.get(item.tag);
        return index === undefined ? item : (lines[index]?.[sizes[index] ?? 0] ?? item);
      });
      const solution = solveFlareNetwork({ ...network, items });
      const around = { name, network, indexOf, criteria };
      faults = solution.type === 'refused' ? faultsOfRefusal(solution, around) : faultsOfSolution(solution, around);
      known.set(key, faults);
    }
    return faults;
  };
}

/** What the faults of a scenario are about. */
interface Around {
  readonly name: string;
  readonly network: FlareNetwork;
  readonly indexOf: ReadonlyMap<string, number>;
  readonly criteria: FlareSizingCriteria;
}

function faultOf(cause: FlareSizingFault, lines: readonly number[], at = ''): Fault {
  const { criterion, subject, scenario, isAtRatedFlow, share } = cause;
  return { cause, key: [criterion, subject, scenario, isAtRatedFlow, at].join('\n'), share, lines };
}

/** Larger lines from the item without a state on bring down the pressures there. */
function faultsOfRefusal({ items }: RefusedFlareNetwork, { name, network, indexOf }: Around): Fault[] {
  const [subject = ''] = items;
  const from = network.items.filter(({ tag }) => items.includes(tag)).map(item => item.from);
  const onward = onwardFrom(network, from).flatMap(tag => indexOf.get(tag) ?? []);
  return [faultOf({ criterion: 'no state', subject, scenario: name, isAtRatedFlow: false, share: Infinity }, onward)];
}

/** Tags of the items that lead on from nodes. */
function onwardFrom({ items }: FlareNetwork, start: readonly string[]): string[] {
  const nodes = new Set(start);
  for (const node of nodes) for (const item of items) if (item.from === node) nodes.add(item.to);
  return items.filter(({ from }) => nodes.has(from)).map(({ tag }) => tag);
}

function faultsOfSolution(solution: SolvedFlareNetwork, around: Around): Fault[] {
  const { sources, items } = solution;
  return [
    ...items.flatMap(item => lineFaults(item, around, false)),
    ...sources.flatMap(({ ownItemsAtRatedFlow }) =>
      ownItemsAtRatedFlow.flatMap(item => lineFaults(item, around, true)),
    ),
    ...sources.flatMap(source => sourceFaults(source, solution, around)),
  ];
}

function lineFaults(item: FlareItemResult, { name, indexOf, criteria }: Around, isAtRatedFlow: boolean): Fault[] {
  const index = indexOf.get(item.tag);
  if (index === undefined || item.massFlow === 0) return [];
  const mach = Math.max(item.inlet?.mach ?? 0, item.outlet?.mach ?? 0);
  const shares = [
    ['Mach number', mach / criteria.machLimit(item.tag)],
    ['momentum flux', (item.highestMomentumFlux ?? 0) / criteria.momentumFlux],
  ] as const;
  return shares.flatMap(([criterion, share]) =>
    share <= 1 ? [] : [faultOf({ criterion, subject: item.tag, scenario: name, isAtRatedFlow, share }, [index])],
  );
}

/**
 * A back pressure above its limit, or at which a source has less capacity than flow: the lines behind the source bring it down, that with the
 * largest difference first.
 */
function sourceFaults(source: FlareSourceResult, solution: SolvedFlareNetwork, around: Around): Fault[] {
  if (source.flow === 0) return [];
  const { name: scenario, criteria } = around;
  const { tag: subject, backPressure, backPressureAtRatedFlow = 0, outlet, outletAtRatedFlow } = source;
  const limit = criteria.backPressure(subject) ?? Infinity;
  const atFlow = Math.max(backPressure, outlet?.pressure ?? 0);
  const atRated = Math.max(backPressureAtRatedFlow, outletAtRatedFlow?.pressure ?? 0);
  const isAtRatedFlow = atRated > atFlow;
  const share = Math.max(atFlow, atRated) / limit;
  const lack = source.flow / (criteria.capacity?.(source) ?? Infinity);
  // The pressure within a choked outlet is that of the valve: no line brings it down.
  const isOfOutlet = Math.max(backPressure, backPressureAtRatedFlow) <= limit;
  return [
    ...(share > 1
      ? [
          faultOf(
            { criterion: 'back pressure', subject, scenario, isAtRatedFlow, share },
            isOfOutlet ? [] : linesBehind(source, solution, around, isAtRatedFlow),
          ),
        ]
      : []),
    ...(lack > 1 + rounding
      ? [
          faultOf(
            { criterion: 'capacity', subject, scenario, isAtRatedFlow: false, share: lack },
            linesBehind(source, solution, around, false),
          ),
        ]
      : []),
  ];
}

/** Share by which a flow may be above a capacity that is equal to it. */
const rounding = 1e-9;

/** The lines behind a source, that with the largest difference of pressure first. */
function linesBehind(
  { tag: source, ownItemsAtRatedFlow }: FlareSourceResult,
  solution: SolvedFlareNetwork,
  { network, indexOf }: Around,
  isAtRatedFlow: boolean,
): number[] {
  const pressureOf = new Map(solution.nodes.map(({ tag, pressure }) => [tag, pressure]));
  const start = network.sources.find(({ tag }) => tag === source)?.to ?? '';
  const rated = new Map(ownItemsAtRatedFlow.map(item => [item.tag, item.inlet?.pressure ?? 0]));
  return onwardFrom(network, [start])
    .flatMap(tag => {
      const item = network.items.find(one => one.tag === tag);
      const index = indexOf.get(tag);
      const before = (isAtRatedFlow ? rated.get(tag) : undefined) ?? pressureOf.get(item?.from ?? '') ?? 0;
      return index === undefined ? [] : [{ index, drop: before - (pressureOf.get(item?.to ?? '') ?? 0) }];
    })
    .toSorted((one, other) => other.drop - one.drop)
    .map(({ index }) => index);
}
