import { streamPhaseAt, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { flashOf, negligibleShare } from '../../fluid/index.ts';
import { absent, check, firstNames, ruledOut, value, warning, type Message } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { flowingItems, pressureValue, shareValue, tagsOf } from '../flowing-items.ts';
import { pressuresBetween, rangeNotes } from './fluid-range.ts';
import { frozen } from './frozen-liquid.ts';
import { coolingInDevices } from './gas-expansion.ts';
import { throatNotes } from './throats.ts';
import { coolingAlongLines } from '../fluid/line-cooling.ts';
import { itemStates, nodeStates } from '../state.ts';
import { at } from '../fluid/stream.ts';
import { boilingPressure, vapourPressures } from '../fluid/vapour-pressures.ts';

/** Where the selected fluid does not stay what the network calculates: a liquid that boils, a gas that condenses or cools. */

/** The items in which the liquid begins to boil, and those that it enters boiling, with the vapour pressures at their ends, Pa. */
export const boilingItems = value(
  'boilingItems',
  { itemStates, nodeStates, vapourPressures, bubble: boilingPressure },
  v => {
    const bubbles = new Map(v.nodeStates.map(({ tag }, index) => [tag, v.vapourPressures[index]]));
    const items = flowingItems(v.itemStates).map(item => ({
      ...item,
      upstreamBubble: bubbles.get(item.upstreamNode) ?? v.bubble,
      downstreamBubble: bubbles.get(item.downstreamNode) ?? v.bubble,
    }));
    const inside = items.filter(({ upstream, upstreamBubble }) => upstream < upstreamBubble);
    const begins = items.filter(
      ({ upstream, downstream, upstreamBubble, downstreamBubble }) =>
        upstream >= upstreamBubble && downstream < downstreamBubble,
    );
    return { begins, inside };
  },
);

/** Names the items in which the liquid begins to boil, with the largest share of vapour, and those that it enters boiling. */
const boiling = check({ stream: at.stream, boilingItems }, ({ boilingItems: { begins, inside }, ...v }) => {
  const messages: Message[] = [];
  // At the place that is furthest below its vapour pressure: with heat exchange each has its own.
  const [begun] = begins.toSorted((a, b) => a.downstream / a.downstreamBubble - b.downstream / b.downstreamBubble);
  if (begun) {
    const lowest = begun.downstream;
    const flash = lowest < v.stream.pressure ? flashOf(v.stream, lowest) : undefined;
    const share = flash !== undefined && 'share' in flash ? flash.share : undefined;
    const text = `The liquid begins to boil in ${firstNames(tagsOf(begins))}: ${share === undefined ? 'the pressure at an outlet is {lowest}, below the vapour pressure there of {bubble}; how much of it is vapour is not known.' : 'up to {share} by mass is vapour, after an isenthalpic change to {lowest}.'}`;
    const values = {
      lowest: pressureValue(lowest),
      ...(share === undefined ? { bubble: pressureValue(begun.downstreamBubble) } : { share: shareValue(share) }),
    };
    messages.push(warning(text, { field: 'itemTable', values }));
  }
  const [boilingIn] = inside.toSorted((a, b) => a.upstream / a.upstreamBubble - b.upstream / b.upstreamBubble);
  if (boilingIn)
    messages.push(
      warning(
        `The liquid enters ${firstNames(tagsOf(inside))} below its vapour pressure, {bubble}: there vapour flows with it, and velocities and losses are too low, the unsafe side if the flow must pass.`,
        { field: 'itemTable', values: { bubble: pressureValue(boilingIn.upstreamBubble) } },
      ),
    );
  return messages;
});

/** Mass fraction of liquid in what is calculated as a gas; 1 where it is a liquid, undefined where unknown. */
function liquidShare({ fluid: chosen, temperature }: StreamPhase, pressure: number): number | undefined {
  const whole = undefinedIfRefused(() => streamPhaseAt(chosen, pressure, temperature));
  return whole && (whole.whole === 'liquid' ? 1 : whole.quality === undefined ? 0 : 1 - whole.quality);
}

const ofGas = { stream: at.stream, itemStates, nodeStates, fluidPhase: fluid.fluidPhase };

/** The items with an end where the gas is partly liquid at the temperature of the network, with the largest share by mass and its pressure, Pa. */
export const condensingItems = value('condensingItems', ofGas, v => {
  const { stream } = v;
  const isWet = (pressure: number) => (liquidShare(stream, pressure) ?? 0) > negligibleShare;
  if (v.fluidPhase !== 'Gas' || stream.fluid.type !== 'components') return ruledOut('no gas of components');
  if (!pressuresBetween(v.nodeStates).some(isWet)) return absent('it stays a gas');
  const shares = new Map(
    v.nodeStates.flatMap(({ pressure }) =>
      pressure === undefined ? [] : [[pressure, liquidShare(stream, pressure) ?? 0] as const],
    ),
  );
  const shareOf = (pressure: number) => shares.get(pressure) ?? 0;
  const wet = flowingItems(v.itemStates).filter(({ upstream, downstream }) =>
    [upstream, downstream].some(pressure => shareOf(pressure) > negligibleShare),
  );
  const [pressure = NaN] = wet
    .flatMap(({ upstream, downstream }) => [upstream, downstream])
    .toSorted((a, b) => shareOf(b) - shareOf(a));
  return wet.length === 0 ? absent('it stays a gas') : { wet, pressure, share: shareOf(pressure) };
});

/** Names the items with an end where the gas is partly liquid at the temperature of the network. */
const condensation = check(
  { stream: at.stream, condensingItems },
  ({ stream, condensingItems: { wet, pressure, share } }) => {
    return [
      warning(
        `The gas is partly liquid at {temperature} in ${firstNames(tagsOf(wet))}: {share} by mass at most, at {pressure}. The network calculates all of it as a gas; losses with liquid are higher, the unsafe side.`,
        {
          field: 'itemTable',
          values: {
            temperature: messageValue('temperature', stream.temperature),
            pressure: pressureValue(pressure),
            share: shareValue(share),
          },
        },
      ),
    ];
  },
);

export const fluidNotes = [rangeNotes, boiling, frozen, condensation, coolingInDevices, throatNotes, coolingAlongLines];
