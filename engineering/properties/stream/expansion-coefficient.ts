import { Refusal } from '../../quantities/index.ts';
import { streamName } from './stream-fluid.ts';
import { streamPhaseAt, type StreamPhase } from './stream-phase.ts';
import { streamDensity } from './stream-properties.ts';
import { tabulatedExpansion } from './tabulated.ts';
import { streamValue, type StreamValue } from './stream-value.ts';

/** Half width, K, of the central difference for a density without a derivative. */
const step = 0.1;

/**
 * Thermal expansion coefficient α_v = (∂v/∂T)_p/v, 1/K. For components by the Joule–Thomson coefficient, μ = (T·(∂v/∂T)_p − v)/cp; for a
 * table by its slope; for other liquids by the densities at a slightly lower and higher temperature. Throws a Refusal for a two-phase
 * stream.
 */
export function streamExpansionCoefficient(stream: StreamPhase): StreamValue {
  const { fluid, phase, pressure, temperature } = stream;
  if (fluid.type === 'table') return tabulatedExpansion(fluid, temperature);
  const { source, value: density } = streamDensity(stream);
  if (fluid.type !== 'components' || !phase) {
    const at = (t: number) => streamDensity(streamPhaseAt(fluid, pressure, t)).value;
    const slope = (at(temperature + step) - at(temperature - step)) / (2 * step);
    return streamValue(fluid, -slope / density, source);
  }
  const { jouleThomson, cp, phase: own } = phase.state;
  if (own === 'two-phase') throw new Refusal(`${streamName(fluid)} has two phases and no expansion coefficient`);
  const expansion =
    jouleThomson === undefined || cp === undefined ? undefined : (1 + jouleThomson * cp * density) / temperature;
  return streamValue(fluid, expansion, source);
}
