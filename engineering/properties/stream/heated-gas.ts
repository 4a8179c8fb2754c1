import { findRoot } from '../../numerics/index.ts';
import { Refusal, messageValue } from '../../quantities/index.ts';
import { fluidOf } from '../fluid.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';
import { streamPhaseAt } from './stream-phase.ts';
import { refuseUnknown, streamValue, type StreamValue } from './stream-value.ts';

/** Multiple of the temperature of an ideal gas up to which that of a real one is sought. */
const searchedMultiple = 1.5;

/**
 * Temperature, K, at which a gas in a closed vessel reaches a pressure, Pa, by heating: with the density that it has at the pressure and
 * temperature before. Throws a Refusal for a fluid that is no gas before, and where its equation gives no such temperature.
 */
export function streamHeatedTemperature(
  fluid: StreamFluid,
  before: { readonly pressure: number; readonly temperature: number },
  pressure: number,
): StreamValue {
  if (fluid.type !== 'components') return refuseUnknown(fluid);
  const { phase, whole } = streamPhaseAt(fluid, before.pressure, before.temperature);
  const start = {
    start: messageValue('absolutePressure', before.pressure),
    from: messageValue('temperature', before.temperature),
  };
  if (!phase || whole === 'liquid' || whole === 'two-phase')
    throw new Refusal(`${streamName(fluid)} is no gas at {start} and {from}`, start);
  if (!(pressure > before.pressure))
    throw new Refusal(
      `${streamName(fluid)} is at {start} before, which is not below the pressure it is heated to`,
      start,
    );
  const equation = fluidOf(fluid.amounts);
  const { density } = phase.state;
  const highest = Math.min(
    equation.range.maximumTemperature,
    (searchedMultiple * before.temperature * pressure) / before.pressure,
  );
  const root = findRoot(
    temperature => equation.stateAt({ pressure, temperature }).density - density,
    before.temperature,
    highest,
  );
  return streamValue(fluid, root?.x, equation.source);
}
