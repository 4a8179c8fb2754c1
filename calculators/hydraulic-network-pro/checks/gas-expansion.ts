import {
  streamAtEnthalpy,
  streamName,
  streamPhaseAt,
  streamThrottled,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import { messageValue, Refusal, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { fluidOfPhase, negligibleShare, solidNote, throttlingMessages, withItsLiquid } from '../../fluid/index.ts';
import { check, firstNames, warning, type Message } from '../../kit/index.ts';
import { enthalpiesWithoutHeat } from '../fluid/enthalpies-without-heat.ts';
import { flowingItems, isDevice, shareValue, tagsOf, type FlowingItem } from '../flowing-items.ts';
import { itemStates } from '../state.ts';
import { at } from '../fluid/stream.ts';

/** A gas behind control valves and orifices, which the network calculates at one temperature. */

/** Difference of temperatures, K, from which the cooling of a gas is reported. */
export const considerable = 5;

/** A gas behind an item, after an isenthalpic change. */
interface Expanded {
  readonly item: FlowingItem;
  /** K. */
  readonly temperature: number;
  /** Mass fraction of liquid. */
  readonly share: number;
  readonly solid: ReturnType<typeof solidNote>;
  /** As it enters: at the temperature of the network, or as it arrives where it has taken up no heat before either. */
  readonly from: 'network' | 'source';
}

/** A difference of enthalpies, J/kg, that counts. */
const considerableEnthalpy = 10;

/** The gas behind an item, entering at the temperature of the network or as it arrives with an enthalpy, J/kg: as it has more liquid, then as it is colder. */
function expanded(
  { fluid: chosen, temperature: before }: StreamPhase,
  item: FlowingItem,
  arriving: number | undefined,
): Expanded | Refusal {
  try {
    const inlet = withItsLiquid(streamPhaseAt(chosen, item.upstream, before, 'gas'));
    const stateOf = ({
      temperature,
      phase,
      quality = Number(phase !== 'liquid'),
    }: ReturnType<typeof streamThrottled>) => ({
      item,
      temperature,
      share: 1 - quality,
      solid: solidNote(fluidOfPhase(inlet), item.downstream, temperature),
    });
    const ofNetwork: Expanded = { ...stateOf(streamThrottled(inlet, item.downstream)), from: 'network' };
    const entering = inlet.phase?.state.enthalpy ?? NaN;
    if (arriving === undefined || !(Math.abs(arriving - entering) > considerableEnthalpy)) return ofNetwork;
    const arrived = undefinedIfRefused(() => streamAtEnthalpy(chosen, item.downstream, arriving));
    if (!arrived) return ofNetwork;
    const ofSource: Expanded = { ...stateOf(arrived), from: 'source' };
    const isWorse = ofSource.share - ofNetwork.share || ofNetwork.temperature - ofSource.temperature;
    return isWorse > 0 ? ofSource : ofNetwork;
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
    const route = most.from === 'source' ? ', from where it enters the network,' : '';
    const text = `Without heat from outside${route} the gas leaves ${most.item.tag} ${words}${names}`;
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
export const coolingInDevices = check({ stream: at.stream, itemStates, enthalpies: enthalpiesWithoutHeat }, v => {
  const devices = flowingItems(v.itemStates)
    .filter(item => isDevice(item) && item.downstream < item.upstream)
    .toSorted((a, b) => a.downstream / a.upstream - b.downstream / b.upstream);
  const [largest] = devices;
  const results = devices.map(device => expanded(v.stream, device, v.enthalpies.get(device.upstreamNode)));
  return [
    ...expansionMessages(
      v.stream.temperature,
      results.flatMap(each => (each instanceof Refusal ? [] : [each])),
    ),
    ...unknownMessages(v.stream, devices, results),
    ...(largest ? comparedExpansion(v.stream, largest) : []),
  ];
});
