import {
  streamAtEnthalpy,
  streamName,
  streamPhaseAt,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { messageValue, Refusal, standardGravity, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { negligibleShare, solidNote, withItsLiquid } from '../../fluid/index.ts';
import { check, firstNames, ruledOut, value, warning, type Message } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { flowingItems, isDevice, shareValue, type FlowingItem } from '../flowing-items.ts';
import { considerable } from '../checks/gas-expansion.ts';
import { itemStates, nodeStates, type NodeState } from '../state.ts';
import { at } from './stream.ts';

/** A gas that expands along lines without heat, which the network calculates at one temperature. */

/** Ends of lines that are looked at, those of the lowest pressures. */
const mostEnds = 10;

/** A gas at the end of lines. */
interface LineEnd {
  readonly item: FlowingItem;
  /** K. */
  readonly temperature: number;
  /** Mass fraction of liquid. */
  readonly share: number;
  /** Density over that of the network, less 1. */
  readonly denser: number;
  readonly solid: ReturnType<typeof solidNote>;
}

function itemsBy(
  items: readonly FlowingItem[],
  node: 'upstreamNode' | 'downstreamNode',
): ReadonlyMap<string, readonly FlowingItem[]> {
  const found = new Map<string, FlowingItem[]>();
  for (const item of items) found.set(item[node], [...(found.get(item[node]) ?? []), item]);
  return found;
}

/**
 * Returns the enthalpies, J/kg, with which a gas reaches the ends of lines without heat; undefined where unknown. It has the temperature of
 * the network where it enters and behind control valves and orifices, and mixes at nodes. Its potential energy is included.
 */
function enthalpiesByNode(
  { fluid: chosen, temperature }: StreamPhase,
  nodes: readonly NodeState[],
  items: readonly FlowingItem[],
): ReadonlyMap<string, number> {
  const byNode = new Map(nodes.map(node => [node.tag, node]));
  const entering = itemsBy(items, 'downstreamNode');
  const leaving = itemsBy(items, 'upstreamNode');
  const waiting = new Map(
    nodes.map(({ tag }) => [tag, (entering.get(tag) ?? []).filter(each => !isDevice(each)).length]),
  );
  const found = new Map<string, number>();
  const ready = nodes.filter(({ tag }) => waiting.get(tag) === 0);
  for (let node = ready.pop(); node; node = ready.pop()) {
    const { tag, pressure, elevation, exchange } = node;
    const head = standardGravity * elevation;
    const isSource = exchange > 0 || (entering.get(tag) ?? []).some(isDevice);
    const own = pressure === undefined || !isSource ? undefined : gasEnthalpy(chosen, pressure, temperature);
    const parts = (entering.get(tag) ?? []).map(item => {
      const carried = found.get(item.upstreamNode);
      const start = byNode.get(item.upstreamNode)?.elevation ?? elevation;
      const moved = carried === undefined ? undefined : carried + standardGravity * start - head;
      return { flow: item.massFlow, enthalpy: isDevice(item) ? own : moved };
    });
    const all = [...parts, { flow: Math.max(0, exchange), enthalpy: own }].filter(({ flow }) => flow > 0);
    const total = all.reduce((sum, { flow }) => sum + flow, 0);
    const mean = all.reduce((sum, { flow, enthalpy = NaN }) => sum + (flow / total) * enthalpy, 0);
    if (total > 0 && Number.isFinite(mean)) found.set(tag, mean);
    for (const { downstreamNode } of (leaving.get(tag) ?? []).filter(each => !isDevice(each))) {
      const left = (waiting.get(downstreamNode) ?? 0) - 1;
      waiting.set(downstreamNode, left);
      const next = byNode.get(downstreamNode);
      if (left === 0 && next) ready.push(next);
    }
  }
  return found;
}

function gasEnthalpy(chosen: StreamFluid, pressure: number, temperature: number): number | undefined {
  return undefinedIfRefused(() => withItsLiquid(streamPhaseAt(chosen, pressure, temperature, 'gas')))?.phase?.state
    .enthalpy;
}

/** Relative difference of density from which it is reported, as of cold hydrogen and helium, which cool by less. */
const considerablyDenser = 0.05;

/** Returns the lines behind which no other follows, those of the lowest pressures first. */
function lastLines(items: readonly FlowingItem[]): FlowingItem[] {
  const lines = items.filter(item => !isDevice(item));
  const continued = new Set(lines.map(({ upstreamNode }) => upstreamNode));
  return lines
    .filter(({ downstreamNode }) => !continued.has(downstreamNode))
    .toSorted((a, b) => a.downstream - b.downstream)
    .slice(0, mostEnds);
}

function endOf(chosen: StreamFluid, item: FlowingItem, enthalpy: number, used: number): LineEnd | Refusal {
  try {
    const {
      temperature,
      density,
      phase,
      quality = Number(phase !== 'liquid'),
    } = streamAtEnthalpy(chosen, item.downstream, enthalpy);
    const solid = solidNote(chosen, item.downstream, temperature);
    return { item, temperature, share: 1 - quality, denser: density / used - 1, solid };
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

/** Returns what follows from the density in equilibrium. */
function sideOf({ denser, share }: LineEnd): string {
  if (denser < 0)
    return 'Its density there is {denser} lower than calculated, and velocities and losses are too low: the unsafe side.';
  return share > negligibleShare
    ? 'As one homogeneous mixture, its density there is {denser} higher than calculated; liquid that flows slower or collects makes losses higher than calculated: the unsafe side.'
    : 'Its density there is {denser} higher than calculated: velocities and losses are on the safe side, a flow to be limited is on the unsafe side. So is its temperature where freezing, hydrates or the material decide.';
}

function messageOf(network: number, ends: readonly LineEnd[]): Message[] {
  const [most] = ends.toSorted(
    (a, b) => b.share - a.share || Math.abs(b.temperature - network) - Math.abs(a.temperature - network),
  );
  if (!most) return [];
  const others = ends.flatMap(each => (each === most ? [] : [each.item.tag]));
  const similar = others.length === 0 ? '' : ` It is similar at the end of ${firstNames(others)}.`;
  const state = most.share > negligibleShare ? 'with {after}, {share} of it liquid by mass' : 'with {after}';
  const text = `Without heat from outside the gas reaches the end of ${most.item.tag} ${state}; the network calculates a gas of {network} everywhere. ${sideOf(most)}${most.solid.text}${similar}`;
  const values = {
    after: messageValue('temperature', most.temperature),
    network: messageValue('temperature', network),
    share: shareValue(most.share),
    denser: messageValue('fraction', Math.abs(most.denser), { digits: 2, unit: '%' }),
    ...most.solid.values,
  };
  return [warning(text, { field: 'itemTable', values })];
}

/** Whether a gas is partly liquid or solid at the end of a line. */
const isSplit = ({ share, solid }: LineEnd): boolean => share > negligibleShare || solid.text !== '';

/** The ends of the last lines of a gas without heat, and the ends of any lines at which it is partly liquid or solid. */
export const lineEndsWithoutHeat = value(
  'lineEndsWithoutHeat',
  { stream: at.stream, itemStates, nodeStates, fluidPhase: fluid.fluidPhase },
  v => {
    if (v.fluidPhase !== 'Gas' || v.stream.fluid.type !== 'components') return ruledOut('no gas of components');
    const { fluid: chosen } = v.stream;
    const items = flowingItems(v.itemStates);
    const densities = new Map(v.nodeStates.map(({ tag, density }) => [tag, density]));
    const enthalpies = enthalpiesByNode(v.stream, v.nodeStates, items);
    const endsOf = (lines: readonly FlowingItem[]) =>
      lines.flatMap(item => {
        const enthalpy = enthalpies.get(item.downstreamNode);
        const used = densities.get(item.downstreamNode);
        return enthalpy === undefined || used === undefined ? [] : [{ item, end: endOf(chosen, item, enthalpy, used) }];
      });
    const known = (of: ReturnType<typeof endsOf>) => of.flatMap(({ end }) => (end instanceof Refusal ? [] : [end]));
    const last = endsOf(lastLines(items));
    // Where the last lines have a gas alone, so do those before them.
    const isWhole = !known(last).some(isSplit);
    const split = isWhole ? [] : known(endsOf(items.filter(item => !isDevice(item)))).filter(isSplit);
    const unknown = last.flatMap(({ item, end }) =>
      end instanceof Refusal ? [{ tag: item.tag, reason: end.message }] : [],
    );
    return { unknown, known: known(last), split };
  },
);

/** Reports gases that cool, warm, condense or freeze as their pressure falls along lines. */
export const coolingAlongLines = check(
  { stream: at.stream, lineEndsWithoutHeat },
  ({ stream, lineEndsWithoutHeat: { unknown, known } }): Message[] => {
    const { fluid: chosen, temperature } = stream;
    const changed = known.filter(
      end =>
        Math.abs(end.temperature - temperature) >= considerable ||
        Math.abs(end.denser) >= considerablyDenser ||
        isSplit(end),
    );
    const [first] = unknown;
    if (!first) return messageOf(temperature, changed);
    const text = `The temperature and the phase of ${streamName(chosen)} at the end of ${firstNames(unknown.map(({ tag }) => tag))} are not known: ${first.reason}.`;
    return [...messageOf(temperature, changed), warning(text, { field: 'itemTable' })];
  },
);
