import { Refusal, messageValue } from '../../quantities/index.ts';
import { fluidOf } from '../fluid.ts';
import { transportOf } from '../fluid-transport.ts';
import { streamName } from './stream-fluid.ts';
import type { StreamPhase } from './stream-phase.ts';
import { tabulatedProperty } from './tabulated.ts';
import { refuseUnknown, transportValue, type StreamValue } from './stream-value.ts';

/**
 * Interfacial tension σ, N/m, between liquid and vapour of a stream in equilibrium; for a table that of its liquid. Throws a Refusal above
 * the critical point.
 */
export function streamTensionBetween(liquid: StreamPhase, vapour: StreamPhase | undefined): StreamValue {
  const { fluid } = liquid;
  if (fluid.type === 'table') return tabulatedProperty(fluid, 'surfaceTension', liquid.temperature);
  if (fluid.type !== 'components' || !liquid.phase || !vapour?.phase) return refuseUnknown(fluid);
  if (liquid.whole === 'supercritical') {
    throw new Refusal(`${streamName(fluid)} has no surface at {pressure} and {temperature}`, {
      pressure: messageValue('absolutePressure', liquid.pressure),
      temperature: messageValue('temperature', liquid.temperature),
    });
  }
  return transportValue(fluid, transportOf(fluidOf(fluid.amounts)).surfaceTension(liquid.phase, vapour.phase));
}
