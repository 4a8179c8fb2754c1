import { streamName, streamPhaseAt, streamThrottled, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, Refusal, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { flashOf, fluidOfPhase, negligibleShare, solidNote, throttlingMessages } from '../fluid/index.ts';
import { check, firstNames, warning, type Message } from '../kit/index.ts';
import { fluid } from './fields.ts';
import { pressuresBetween, rangeNotes } from './fluid-range.ts';
import { itemStates, nodeStates, type ItemState } from './state.ts';
import { at } from './stream.ts';
import { vapourPressures } from './vapour-pressures.ts';

/** Where the selected fluid does not stay what the network calculates: a liquid that boils, a gas that condenses or cools. */

/** An item that passes a flow, in the direction of the flow, with absolute pressures. */
interface FlowingItem {
  readonly tag: string;
  readonly type: ItemState['type'];
  readonly upstream: number;
  readonly downstream: number;
  /** Tags of the nodes there. */
  readonly upstreamNode: string;
  readonly downstreamNode: string;
}

function flowingItems(items: readonly ItemState[]): FlowingItem[] {
  return items.flatMap(({ tag, type, massFlow, inletPressure, outletPressure, from, to }) => {
    if (massFlow === 0 || inletPressure === undefined || outletPressure === undefined) return [];
    const [upstream, downstream] =
      massFlow > 0 ? ([inletPressure, outletPressure] as const) : ([outletPressure, inletPressure] as const);
    const [upstreamNode, downstreamNode] = massFlow > 0 ? ([from, to] as const) : ([to, from] as const);
    return [{ tag, type, upstream, downstream, upstreamNode, downstreamNode }];
  });
}

const shareValue = (si: number) => messageValue('fraction', si, { digits: 2, unit: '%' });
const pressureValue = (si: number) => messageValue('absolutePressure', si);
const tagsOf = (items: readonly FlowingItem[]) => items.map(({ tag }) => tag);

/** Names the items in which the liquid begins to boil, with the largest share of vapour, and those that it enters boiling. */
const boiling = check(
  { stream: at.stream, itemStates, nodeStates, vapourPressures, bubble: fluid.vaporPressure },
  v => {
    const items = flowingItems(v.itemStates);
    const bubbles = new Map(v.nodeStates.map(({ tag }, index) => [tag, v.vapourPressures[index]]));
    const boilsAt = (pressure: number, node: string) => pressure < (bubbles.get(node) ?? v.bubble);
    const begins = items.filter(
      ({ upstream, downstream, upstreamNode, downstreamNode }) =>
        !boilsAt(upstream, upstreamNode) && boilsAt(downstream, downstreamNode),
    );
    const inside = items.filter(({ upstream, upstreamNode }) => boilsAt(upstream, upstreamNode));
    const messages: Message[] = [];
    if (begins.length > 0) {
      const lowest = Math.min(...begins.map(({ downstream }) => downstream));
      const flash = lowest < v.stream.pressure ? flashOf(v.stream, lowest) : undefined;
      const share = flash !== undefined && 'share' in flash ? flash.share : undefined;
      const text = `The liquid begins to boil in ${firstNames(tagsOf(begins))}: ${share === undefined ? 'the lowest pressure at an outlet is {lowest}, below the vapour pressure of {bubble}; how much of it is vapour is not known.' : 'up to {share} by mass is vapour, after an isenthalpic change to {lowest}.'}`;
      const values = {
        lowest: pressureValue(lowest),
        ...(share === undefined ? { bubble: pressureValue(v.bubble) } : { share: shareValue(share) }),
      };
      messages.push(warning(text, { field: 'itemTable', values }));
    }
    if (inside.length > 0)
      messages.push(
        warning(
          `The liquid enters ${firstNames(tagsOf(inside))} below its vapour pressure, {bubble}: there vapour flows with it, and velocities and losses are too low, the unsafe side if the flow must pass.`,
          { field: 'itemTable', values: { bubble: pressureValue(v.bubble) } },
        ),
      );
    return messages;
  },
);

/** Mass fraction of liquid in what is calculated as a gas; 1 where it is a liquid, undefined where unknown. */
function liquidShare({ fluid: chosen, temperature }: StreamPhase, pressure: number): number | undefined {
  const whole = undefinedIfRefused(() => streamPhaseAt(chosen, pressure, temperature));
  return whole && (whole.whole === 'liquid' ? 1 : whole.quality === undefined ? 0 : 1 - whole.quality);
}

/** Names the items with an end where the gas is partly liquid at the temperature of the network. */
const condensation = check({ stream: at.stream, itemStates, nodeStates, fluidPhase: fluid.fluidPhase }, v => {
  const { stream } = v;
  const isWet = (pressure: number) => (liquidShare(stream, pressure) ?? 0) > negligibleShare;
  if (v.fluidPhase !== 'Gas' || stream.fluid.type !== 'components') return [];
  if (!pressuresBetween(v.nodeStates).some(isWet)) return [];
  const shares = new Map(
    v.nodeStates.flatMap(({ pressure }) =>
      pressure === undefined ? [] : [[pressure, liquidShare(stream, pressure) ?? 0] as const],
    ),
  );
  const shareOf = (pressure: number) => shares.get(pressure) ?? 0;
  const wet = flowingItems(v.itemStates).filter(({ upstream, downstream }) =>
    [upstream, downstream].some(pressure => shareOf(pressure) > negligibleShare),
  );
  const [wettest] = wet
    .flatMap(({ upstream, downstream }) => [upstream, downstream])
    .toSorted((a, b) => shareOf(b) - shareOf(a));
  if (wettest === undefined) return [];
  return [
    warning(
      `The gas is partly liquid at {temperature} in ${firstNames(tagsOf(wet))}: {share} by mass at most, at {pressure}. The network calculates all of it as a gas; losses with liquid are higher, the unsafe side.`,
      {
        field: 'itemTable',
        values: {
          temperature: messageValue('temperature', stream.temperature),
          pressure: pressureValue(wettest),
          share: shareValue(shareOf(wettest)),
        },
      },
    ),
  ];
});

/** Difference of temperatures, K, from which the cooling of a gas is reported. */
const considerable = 5;

/** A gas behind an item, after an isenthalpic change. */
interface Expanded {
  readonly item: FlowingItem;
  /** K. */
  readonly temperature: number;
  /** Mass fraction of liquid. */
  readonly share: number;
  readonly solid: ReturnType<typeof solidNote>;
}

function expanded({ fluid: chosen, temperature: before }: StreamPhase, item: FlowingItem): Expanded | Refusal {
  try {
    const inlet = streamPhaseAt(chosen, item.upstream, before, 'gas');
    const { temperature, quality = 1 } = streamThrottled(inlet, item.downstream);
    return {
      item,
      temperature,
      share: 1 - quality,
      solid: solidNote(fluidOfPhase(inlet), item.downstream, temperature),
    };
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

/** Messages on gases behind items, one for each kind, on the item where it is largest. */
function expansionMessages(network: number, found: readonly Expanded[]): Message[] {
  const colder = found.filter(({ temperature }) => temperature <= network - considerable);
  const warmer = found.filter(({ temperature }) => temperature >= network + considerable);
  const wet = found.filter(({ share }) => share > negligibleShare);
  const solid = found.filter(({ solid: { text } }) => text !== '');
  const about = (of: readonly Expanded[], size: (each: Expanded) => number, words: string): Message[] => {
    const [most] = of.toSorted((one, other) => size(other) - size(one));
    if (!most) return [];
    const names =
      of.length === 1
        ? ''
        : ` It is similar behind ${firstNames(of.flatMap(each => (each === most ? [] : [each.item.tag])))}.`;
    const text = `Without heat from outside the gas leaves ${most.item.tag} ${words}${names}`;
    const values = {
      after: messageValue('temperature', most.temperature),
      network: messageValue('temperature', network),
      share: shareValue(most.share),
      ...most.solid.values,
    };
    return [warning(text, { field: 'itemTable', values })];
  };
  return [
    ...about(
      colder,
      ({ temperature }) => -temperature,
      'with {after}; the network calculates with {network} everywhere. Velocities and losses behind it are on the safe side; its temperature is not, where freezing, hydrates or the material decide.',
    ),
    ...about(
      warmer,
      ({ temperature }) => temperature,
      'with {after}; the network calculates with {network} everywhere. Velocities and losses behind it are too low, the unsafe side.',
    ),
    ...about(
      wet,
      ({ share }) => share,
      'with {share} of liquid by mass, at {after}. Behind it the network calculates a gas.',
    ),
    ...solid.slice(0, 1).flatMap(first => about([first], () => 0, `at {after}.${first.solid.text}`)),
  ];
}

/** The temperature behind an item by Peng–Robinson, compared with a reference equation. */
function comparedExpansion(
  { fluid: chosen, temperature }: StreamPhase,
  { upstream, downstream }: FlowingItem,
): Message[] {
  const inlet = undefinedIfRefused(() => streamPhaseAt(chosen, upstream, temperature, 'gas'));
  return inlet ? throttlingMessages(inlet, downstream, 'itemTable') : [];
}

/** Names the items behind which the state of the gas is not known, with the first reason. */
function unknownMessages(
  { fluid: chosen }: StreamPhase,
  devices: readonly FlowingItem[],
  results: readonly (Expanded | Refusal)[],
): Message[] {
  const reason = results.find(each => each instanceof Refusal);
  if (!reason) return [];
  const without = devices.filter((_, index) => results[index] instanceof Refusal);
  const text = `The temperature and the phase of ${streamName(chosen)} behind ${firstNames(tagsOf(without))} are not known: ${reason.message}.`;
  return [warning(text, { field: 'itemTable' })];
}

/** Reports gases that cool, condense or freeze in control valves and orifices. */
const cooling = check({ stream: at.stream, itemStates, fluidPhase: fluid.fluidPhase }, v => {
  if (v.fluidPhase !== 'Gas' || v.stream.fluid.type !== 'components') return [];
  const devices = flowingItems(v.itemStates)
    .filter(
      ({ type, upstream, downstream }) => (type === 'control valve' || type === 'orifice') && downstream < upstream,
    )
    .toSorted((a, b) => a.downstream / a.upstream - b.downstream / b.upstream);
  const [largest] = devices;
  const results = devices.map(device => expanded(v.stream, device));
  return [
    ...expansionMessages(
      v.stream.temperature,
      results.flatMap(each => (each instanceof Refusal ? [] : [each])),
    ),
    ...unknownMessages(v.stream, devices, results),
    ...(largest ? comparedExpansion(v.stream, largest) : []),
  ];
});

export const fluidNotes = [rangeNotes, boiling, condensation, cooling];
