import { criticalPressureRatio } from '@isentrope/engineering/flow';
import type { ControlValveItem, OrificeItem } from '@isentrope/engineering/network';
import { streamName, streamPhaseAt, type StreamPhase } from '@isentrope/engineering/properties';
import { formatNumber, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { specificHeatRatioFactor } from '@isentrope/engineering/valves';
import { isentropicExcess, negligibleFlux, throatDifference, type ThroatDifference } from '../../fluid/index.ts';
import { check, firstNames, warning, type Message } from '../../kit/index.ts';
import { network, usualRecovery } from '../network.ts';
import { itemStates, type ItemState } from '../state.ts';
import { at } from '../fluid/stream.ts';

/**
 * Valves and orifices of a chosen gas, or of a dense liquid without a vapour pressure, whose equations for constant properties are compared with
 * its isentrope to the throat.
 */

/**
 * Throat to upstream pressure of a device. That of a valve is interpolated between none at no differential and the critical one at the choked
 * differential, as in the calculator for one valve.
 */
function throatRatio(device: ControlValveItem | OrificeItem, ratio: number, exponent: number): number {
  if (device.type === 'orifice') return ratio;
  const choked = specificHeatRatioFactor(exponent) * (device.xT ?? usualRecovery.xT);
  return 1 - Math.min(1, (1 - ratio) / choked) * (1 - criticalPressureRatio(exponent));
}

/** Share of the upstream pressure that a liquid loses to the vena contracta at most. */
const greatestDrop = 0.999;

/** How the flux of a device differs from that of the real gas or dense liquid. */
function differenceOf(
  { fluid, temperature }: StreamPhase,
  device: ControlValveItem | OrificeItem,
  { massFlow, volumeFlow = NaN, inletPressure = NaN, outletPressure = NaN }: ItemState,
  exponent: number | undefined,
): ThroatDifference | 'unknown' | undefined {
  const [upstream, downstream] = massFlow > 0 ? [inletPressure, outletPressure] : [outletPressure, inletPressure];
  if (massFlow === 0 || !(downstream < upstream)) return undefined;
  const inlet = undefinedIfRefused(() =>
    streamPhaseAt(fluid, upstream, temperature, exponent === undefined ? 'liquid' : 'gas'),
  );
  if (!inlet) return 'unknown';
  if (exponent === undefined) {
    const recovery = device.type === 'control valve' ? (device.FL ?? usualRecovery.FL) : 1;
    const excess = isentropicExcess(inlet, Math.min((upstream - downstream) / recovery ** 2, greatestDrop * upstream));
    return excess === undefined ? 'unknown' : { excess, by: undefined, throat: undefined };
  }
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
function sideMessages(
  stream: StreamPhase,
  found: readonly Differing[],
  constants: string,
  consequence: string,
): Message[] {
  const [most, ...others] = found.toSorted((a, b) => Math.abs(b.difference.excess) - Math.abs(a.difference.excess));
  if (!most) return [];
  const { excess, by } = most.difference;
  const share = `${formatNumber(100 * Math.abs(1 / (1 + excess) - 1), 2)} % ${excess > 0 ? 'less' : 'more'}`;
  const similar =
    others.length === 0 ? '' : ` The same holds, by no more, for ${firstNames(others.map(({ tag }) => tag))}.`;
  const text = `Along the isentrope of ${streamName(stream.fluid)} to the throat,${by === undefined ? '' : ` ${by},`} ${most.tag} passes ${share} than with ${constants}. ${consequence}${similar}`;
  return [warning(text, { field: 'itemTable' })];
}

/** Compares the flow through valves and orifices with that of the chosen fluid along its isentrope. */
export const throatNotes = check({ stream: at.stream, network, itemStates }, v => {
  const { fluid, items } = v.network;
  const isGas = fluid.phase === 'gas';
  if (v.stream.fluid.type !== 'components') return [];
  // A liquid with a vapour pressure chokes by the equations of valves and plates.
  if (!isGas && fluid.vapourPressure !== undefined) return [];
  const exponent = isGas ? (fluid.isentropicExponent ?? NaN) : undefined;
  const constants = `${isGas ? 'a constant isentropic exponent and ' : ''}the density at its inlet`;
  const found = v.itemStates.flatMap((state, index) => {
    const item = items[index];
    if (item?.type !== 'control valve' && item?.type !== 'orifice') return [];
    const difference = differenceOf(v.stream, item, state, exponent);
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
      constants,
      'Its flow is too high, or a coefficient or bore that follows from the flow is too small: the unsafe side if the full flow must pass.',
    ),
    ...sideMessages(
      v.stream,
      known.filter(({ difference }) => difference.excess < 0),
      constants,
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
