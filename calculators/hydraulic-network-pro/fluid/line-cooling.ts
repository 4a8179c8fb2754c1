import { streamAtEnthalpy, streamName, type StreamFluid } from '@isentrope/engineering/properties';
import { messageValue, Refusal } from '@isentrope/engineering/quantities';
import { negligibleShare, solidNote } from '../../fluid/index.ts';
import { check, firstNames, value, warning, type Message } from '../../kit/index.ts';
import { flowingItems, isDevice, shareValue, type FlowingItem } from '../flowing-items.ts';
import { considerable } from '../checks/gas-expansion.ts';
import { itemStates, nodeStates } from '../state.ts';
import { enthalpiesWarmedInDevices, enthalpiesWithoutHeat } from './enthalpies-without-heat.ts';
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

/**
 * The ends of the last lines of a gas without heat, with the temperature of the network behind valves and orifices, and the ends of any lines
 * at which it is partly liquid or solid if it takes up none there either.
 */
export const lineEndsWithoutHeat = value(
  'lineEndsWithoutHeat',
  { stream: at.stream, itemStates, nodeStates, warmed: enthalpiesWarmedInDevices, never: enthalpiesWithoutHeat },
  v => {
    const { fluid: chosen } = v.stream;
    const { warmed, never } = v;
    const items = flowingItems(v.itemStates);
    const densities = new Map(v.nodeStates.map(({ tag, density }) => [tag, density]));
    const endsOf = (lines: readonly FlowingItem[], enthalpies: ReadonlyMap<string, number>) =>
      lines.flatMap(item => {
        const enthalpy = enthalpies.get(item.downstreamNode);
        const used = densities.get(item.downstreamNode);
        return enthalpy === undefined || used === undefined ? [] : [{ item, end: endOf(chosen, item, enthalpy, used) }];
      });
    const known = (of: ReturnType<typeof endsOf>) => of.flatMap(({ end }) => (end instanceof Refusal ? [] : [end]));
    const lastItems = lastLines(items);
    const last = endsOf(lastItems, warmed);
    const coldest = items.some(isDevice) ? endsOf(lastItems, never) : last;
    // Where the last lines have a gas alone, so do those before them.
    const isWhole = !known([...last, ...coldest]).some(isSplit);
    const lines = items.filter(item => !isDevice(item));
    const split = isWhole ? [] : known([...endsOf(lines, warmed), ...endsOf(lines, never)]).filter(isSplit);
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
