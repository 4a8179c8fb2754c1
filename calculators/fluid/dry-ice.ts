import { dryIcePressure, dryIceTripleTemperature, type ThrottledStream } from '@isentrope/engineering/properties';
import { messageValue } from '@isentrope/engineering/quantities';

/** Lowest temperature, K, at which the sublimation pressure of carbon dioxide is known. */
const coldest = 150;

const none = { text: '', values: {} };

/**
 * Returns a sentence, with its values, on a throttled mixture whose carbon dioxide is solid: its partial pressure in the vapour is above its
 * sublimation pressure. Empty where it is not, or the state is unknown.
 */
export function dryIceNote(state: ThrottledStream | undefined) {
  const share = state?.vapour['CO2'];
  if (!state || share === undefined || !(state.temperature > coldest && state.temperature < dryIceTripleTemperature))
    return none;
  const partial = share * state.pressure;
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
