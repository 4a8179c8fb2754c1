import type { FlareItem, FlareItemResult, FlareState } from '@isentrope/engineering/flare-network';
import { exceeds } from '@isentrope/engineering/numerics';
import { solidName } from '@isentrope/engineering/properties';
import { value } from '../kit/index.ts';
import { byHighest } from './by-highest.ts';
import { criteria } from './fields.ts';
import { solved, type SolvedScenario } from './network.ts';

/** The items over all scenarios, in SI units. */

/** An item with the scenario that governs it. */
export interface ItemState {
  readonly result: FlareItemResult;
  /** Where it carries a single source with a rated flow: in the same scenario with that flow. */
  readonly atRatedFlow: FlareItemResult | undefined;
  readonly from: string;
  readonly to: string;
  readonly insideDiameter: number | undefined;
  /** The scenario of the highest share of a criterion, and of the highest flow where it is the same or none applies; undefined if no gas flows in any. */
  readonly scenario: string | undefined;
  /** The end with the higher Mach number. */
  readonly fastest: FlareState | undefined;
  readonly machLimit: number | undefined;
  /** The highest share of a criterion; undefined where none applies. */
  readonly share: number | undefined;
  /** The criteria that are exceeded; undefined where none applies. */
  readonly exceeded: readonly ('Mach number' | 'momentum flux')[] | undefined;
}

interface Limits {
  readonly header: number;
  readonly tailPipe: number;
  readonly momentumFlux: number;
}

/** The end of an item with the higher Mach number. */
export function fastestEnd({ inlet, outlet }: FlareItemResult): FlareState | undefined {
  if (!inlet || !outlet) return inlet ?? outlet;
  return inlet.mach > outlet.mach ? inlet : outlet;
}

/** An item in one scenario, with its share of the criterion that it comes nearest to. */
interface ItemInScenario {
  readonly scenario: string;
  readonly result: FlareItemResult;
  readonly atRatedFlow: FlareItemResult | undefined;
  readonly share: number;
}

/** An item as own piping of a source that is on, with the rated flow of that source. */
function atRatedFlowOf({ solution }: SolvedScenario, tag: string): FlareItemResult | undefined {
  return solution.sources.flatMap(({ ownItemsAtRatedFlow }) => ownItemsAtRatedFlow).find(own => own.tag === tag);
}

/** All results of the items with flow of a scenario, also those with the rated flow of the source whose own piping they are. */
export function allResults(scenario: SolvedScenario): FlareItemResult[] {
  const { items, sources } = scenario.solution;
  return [
    ...items.filter(({ massFlow }) => massFlow !== 0),
    ...sources.flatMap(({ ownItemsAtRatedFlow }) => ownItemsAtRatedFlow),
  ];
}

const machOf = (result: FlareItemResult | undefined) => (result && fastestEnd(result)?.mach) ?? 0;

function inScenarios(
  index: number,
  machLimit: number | undefined,
  momentumFlux: number,
  scenarios: readonly SolvedScenario[],
) {
  return scenarios.flatMap((scenario): ItemInScenario[] => {
    const result = scenario.solution.items[index];
    if (!result || result.massFlow === 0) return [];
    const atRatedFlow = atRatedFlowOf(scenario, result.tag);
    const shares = [result, atRatedFlow].map(each =>
      machLimit === undefined
        ? Math.abs(each?.massFlow ?? 0)
        : Math.max(machOf(each) / machLimit, (each?.highestMomentumFlux ?? 0) / momentumFlux),
    );
    return [{ scenario: scenario.name, result, atRatedFlow, share: Math.max(...shares) }];
  });
}

/** The tags of the items through which a single source can flow, of those that are on in any scenario: its tail pipes. */
function tailPipes(scenarios: readonly SolvedScenario[]): ReadonlySet<string> {
  const { items = [], sources = [] } = scenarios[0]?.network ?? {};
  const counts = new Map<string, number>();
  for (const [index, { to }] of sources.entries()) {
    if (scenarios.every(({ network }) => network.sources[index]?.flow === 0)) continue;
    const passed = new Set<string>();
    const reached = [to];
    for (const node of reached)
      for (const item of items)
        if (item.from === node && !passed.has(item.tag)) {
          passed.add(item.tag);
          reached.push(item.to);
        }
    for (const tag of passed) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return new Set(items.flatMap(({ tag }) => (counts.get(tag) === 1 ? [tag] : [])));
}

/** The tags of the items to which no source leads in their direction: those drawn against the flow are among them. */
export const withoutSource = value('withoutSource', { solved }, (v): readonly string[] => {
  const { items = [], sources = [] } = v.solved[0]?.network ?? {};
  const nodes = new Set(sources.map(({ to }) => to));
  for (const node of nodes) for (const { from, to } of items) if (from === node) nodes.add(to);
  return items.flatMap(({ tag, from }) => (nodes.has(from) ? [] : [tag]));
});

/** The inside diameter of a line, or of the resistance of another item; undefined where that is a differential. */
function sectionOf(item: FlareItem): number | undefined {
  if (item.type === 'line') return item.insideDiameter;
  return item.resistance && 'insideDiameter' in item.resistance ? item.resistance.insideDiameter : undefined;
}

function itemState(
  index: number,
  scenarios: readonly SolvedScenario[],
  own: ReadonlySet<string>,
  limits: Limits,
): ItemState[] {
  const [first] = scenarios;
  const [item, idle] = [first?.network.items[index], first?.solution.items[index]];
  if (!item || !idle) return [];
  const isLine = item.type === 'line';
  const machLimit = !isLine ? undefined : own.has(item.tag) ? limits.tailPipe : limits.header;
  const states = inScenarios(index, machLimit, limits.momentumFlux, scenarios);
  const [governing] = states.toSorted(
    byHighest(
      ({ share }) => share,
      ({ result }) => Math.abs(result.massFlow),
    ),
  );
  const result = governing?.result ?? idle;
  const fastest = fastestEnd(result);
  // Of two criteria in different scenarios each counts.
  const all = states.flatMap(each => [each.result, each.atRatedFlow ?? each.result]);
  const mach = Math.max(...all.map(machOf));
  const flux = Math.max(...all.map(each => each.highestMomentumFlux ?? 0));
  const exceeded = [
    ...(machLimit !== undefined && exceeds(mach, machLimit) ? (['Mach number'] as const) : []),
    ...(exceeds(flux, limits.momentumFlux) ? (['momentum flux'] as const) : []),
  ];
  return [
    {
      result,
      atRatedFlow: governing?.atRatedFlow,
      from: item.from,
      to: item.to,
      insideDiameter: sectionOf(item),
      scenario: governing?.scenario,
      // Without a section there is no velocity.
      fastest: sectionOf(item) === undefined ? undefined : fastest,
      machLimit,
      share: machLimit === undefined ? undefined : governing?.share,
      exceeded: isLine && governing ? exceeded : undefined,
    },
  ];
}

/** An item with a solid, named within a sentence. */
interface FrozenItem {
  readonly tag: string;
  /** Its name, with "possibly" before an estimate, and before any solid where that is not known. */
  readonly solid: string;
}

function solidIn(solid: NonNullable<FlareItemResult['solid']>): string {
  if (solid === 'unknown') return 'possibly a solid';
  return `${solid.isEstimate ? 'possibly ' : ''}${solidName(solid.component)}`;
}

/** The items in which a component is solid in any scenario, also with the rated flow of a source. */
export const frozenItems = value('frozenItems', { solved }, (v): readonly FrozenItem[] => {
  const solids = v.solved.flatMap(each =>
    allResults(each).flatMap(({ tag, solid }) => (solid ? [[tag, solidIn(solid)] as const] : [])),
  );
  return [...new Map(solids)].map(([tag, solid]) => ({ tag, solid }));
});

/** Whether liquid flows at either end of an item. */
function hasLiquid({ inlet, outlet }: FlareItemResult): boolean {
  return [inlet, outlet].some(state => state?.vapourFraction !== undefined && state.vapourFraction < 1);
}

/** The tags of the items with liquid in any scenario, also with the rated flow of a source. */
export const wetItems = value(
  'wetItems',
  { solved },
  (v): ReadonlySet<string> =>
    new Set(v.solved.flatMap(each => allResults(each).filter(hasLiquid)).map(({ tag }) => tag)),
);

/** The items in the order of their table. */
export const itemStates = value('itemStates', { solved, ...criteria }, (v): readonly ItemState[] => {
  const [first] = v.solved;
  const own = tailPipes(v.solved);
  const limits: Limits = {
    header: v.headerMachLimit,
    tailPipe: v.tailPipeMachLimit,
    momentumFlux: v.momentumFluxLimit,
  };
  return (first?.solution.items ?? []).flatMap((_, index) => itemState(index, v.solved, own, limits));
});
