import { criticalPressureRatio } from '@isentrope/engineering/flow';
import type { ControlValveItem, OrificeItem } from '@isentrope/engineering/network';
import { streamName, streamPhaseAt, type StreamPhase } from '@isentrope/engineering/properties';
import { formatNumber, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { specificHeatRatioFactor } from '@isentrope/engineering/valves';
import { negligibleFlux, throatDifference, type ThroatDifference } from '../../fluid/index.ts';
import { check, firstNames, warning, type Message } from '../../kit/index.ts';
import { network, usualRecovery } from '../network.ts';
import { itemStates, type ItemState } from '../state.ts';
import { at } from '../fluid/stream.ts';

/** Valves and orifices of a chosen gas, whose equations for constant properties are compared with its isentrope to the throat. */

/**
 * Throat to upstream pressure of a device. That of a valve is interpolated between none at no differential and the critical one at the choked
 * differential, as in the calculator for one valve.
 */
function throatRatio(device: ControlValveItem | OrificeItem, ratio: number, exponent: number): number {
  if (device.type === 'orifice') return ratio;
  const choked = specificHeatRatioFactor(exponent) * (device.xT ?? usualRecovery.xT);
  return 1 - Math.min(1, (1 - ratio) / choked) * (1 - criticalPressureRatio(exponent));
}

/** How the flux of a device differs from that of the real gas. */
function differenceOf(
  { fluid, temperature }: StreamPhase,
  device: ControlValveItem | OrificeItem,
  { massFlow, volumeFlow = NaN, inletPressure = NaN, outletPressure = NaN }: ItemState,
  exponent: number,
): ThroatDifference | 'unknown' | undefined {
  const [upstream, downstream] = massFlow > 0 ? [inletPressure, outletPressure] : [outletPressure, inletPressure];
  if (massFlow === 0 || !(downstream < upstream)) return undefined;
  const inlet = undefinedIfRefused(() => streamPhaseAt(fluid, upstream, temperature, 'gas'));
  if (!inlet) return 'unknown';
  return throatDifference(inlet, {
    upstreamPressure: upstream,
    density: massFlow / volumeFlow,
    kappa: exponent,
    pressureRatio: throatRatio(device, downstream / upstream, exponent),
  });
}

/** A device with a difference that counts. */
interface Differing {
  readonly tag: string;
  readonly difference: ThroatDifference;
}

/** One message for the devices on one side, the one with the largest difference first. */
function sideMessages(stream: StreamPhase, found: readonly Differing[], consequence: string): Message[] {
  const [most, ...others] = found.toSorted((a, b) => Math.abs(b.difference.excess) - Math.abs(a.difference.excess));
  if (!most) return [];
  const { excess, by } = most.difference;
  const share = `${formatNumber(100 * Math.abs(1 / (1 + excess) - 1), 2)} % ${excess > 0 ? 'less' : 'more'}`;
  const similar =
    others.length === 0 ? '' : ` The same holds, by no more, for ${firstNames(others.map(({ tag }) => tag))}.`;
  const text = `Along the isentrope of ${streamName(stream.fluid)} to the throat,${by === undefined ? '' : ` ${by},`} ${most.tag} passes ${share} than with a constant isentropic exponent and the density at its inlet. ${consequence}${similar}`;
  return [warning(text, { field: 'itemTable' })];
}

/** Compares the flow through valves and orifices with that of the chosen gas along its isentrope. */
export const throatNotes = check({ stream: at.stream, network, itemStates }, v => {
  const { fluid, items } = v.network;
  if (fluid.phase !== 'gas' || v.stream.fluid.type !== 'components') return [];
  const { isentropicExponent = NaN } = fluid;
  const found = v.itemStates.flatMap((state, index) => {
    const item = items[index];
    if (item?.type !== 'control valve' && item?.type !== 'orifice') return [];
    const difference = differenceOf(v.stream, item, state, isentropicExponent);
    return difference === undefined ? [] : [{ tag: state.tag, difference }];
  });
  const known = found.flatMap(({ tag, difference }) =>
    difference === 'unknown' || !(Math.abs(difference.excess) > negligibleFlux) ? [] : [{ tag, difference }],
  );
  const unknown = found.filter(({ difference }) => difference === 'unknown').map(({ tag }) => tag);
  const messages = [
    ...sideMessages(
      v.stream,
      known.filter(({ difference }) => difference.excess > 0),
      'Its flow is too high, or a coefficient or bore that follows from the flow is too small: the unsafe side if the full flow must pass.',
    ),
    ...sideMessages(
      v.stream,
      known.filter(({ difference }) => difference.excess < 0),
      'Its flow is too low, or a coefficient or bore that follows from the flow is too large: the safe side if the full flow must pass, and the unsafe side if it is there to limit the flow.',
    ),
  ];
  if (unknown.length > 0)
    messages.push(
      warning(
        `The expansion of ${streamName(v.stream.fluid)} to the throat of ${firstNames(unknown)} could not be calculated: the flow, based on constant properties, is not checked and may be too high, the unsafe side if it must pass.`,
        { field: 'itemTable' },
      ),
    );
  return messages;
});
