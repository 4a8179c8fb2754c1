import { dryIcePressure, streamThrottled, type StreamPhase } from '@isentrope/engineering/properties';
import { messageValue, undefinedIfRefused, type AbsolutePressure } from '@isentrope/engineering/quantities';

/** Temperatures, K, between which the sublimation pressure of carbon dioxide is known: its triple point is the upper one. */
const [coldest, triple] = [150, 216.592];

const none = { text: '', values: {} };

/**
 * Returns a sentence, with its values, on a mixture that is throttled to a state in which its carbon dioxide is solid: its partial pressure
 * in the vapour is above its sublimation pressure. Empty where it is not, where the state is unknown, and of pure carbon dioxide, of
 * which no such state is calculated.
 */
export function dryIceNote(stream: StreamPhase, pressure: AbsolutePressure) {
  const { fluid } = stream;
  if (fluid.type !== 'components' || !('CO2' in fluid.amounts)) return none;
  const state = undefinedIfRefused(() => streamThrottled(stream, pressure));
  if (!state || !(state.temperature > coldest && state.temperature < triple)) return none;
  const partial = (state.vapour['CO2'] ?? 0) * pressure;
  const sublimes = dryIcePressure(state.temperature);
  if (!(partial > sublimes)) return none;
  return {
    text: ' Its carbon dioxide would be solid there (dry ice): its partial pressure, {partial}, is above its sublimation pressure, {sublimes}. A liquid is not stable there, and dry ice can block what follows.',
    values: {
      partial: messageValue('absolutePressure', partial),
      sublimes: messageValue('absolutePressure', sublimes),
    },
  };
}
