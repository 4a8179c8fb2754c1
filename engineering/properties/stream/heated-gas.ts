import { findRoot } from '../../numerics/index.ts';
import { Refusal, messageValue, type Temperature } from '../../quantities/index.ts';
import { fluidOf } from '../fluid.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';
import { streamPhaseAt } from './stream-phase.ts';
import { refuseUnknown, streamValue, type StreamValue } from './stream-value.ts';

/** Multiple of the temperature of an ideal gas up to which that of a real one is sought. */
const searchedMultiple = 1.5;

/** The temperature, K, of a gas heated at constant density. */
export interface HeatedGas extends StreamValue {
  /**
   * Highest temperature of its equation, K, where the gas becomes hotter than that: `value` is then an estimate, with the compressibility
   * factor of this temperature.
   */
  readonly beyond: Temperature | undefined;
}

/**
 * Temperature, K, at which a gas in a closed vessel reaches a pressure, Pa, by heating: with the density that it has at the pressure and
 * temperature before. Throws a Refusal for a fluid that is no gas before, and where its equation gives no such temperature.
 */
export function streamHeatedTemperature(
  fluid: StreamFluid,
  before: { readonly pressure: number; readonly temperature: number },
  pressure: number,
): HeatedGas {
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
  const hottest = (searchedMultiple * before.temperature * pressure) / before.pressure;
  const { maximumTemperature: limit } = equation.range;
  const densityAt = (temperature: number) => equation.stateAt({ pressure, temperature }).density;
  if (hottest > limit && densityAt(limit) > density)
    return { ...streamValue(fluid, (limit * densityAt(limit)) / density, equation.source), beyond: limit };
  const root = findRoot(temperature => densityAt(temperature) - density, before.temperature, Math.min(limit, hottest));
  return { ...streamValue(fluid, root?.x, equation.source), beyond: undefined };
}
