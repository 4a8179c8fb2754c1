import { streamTensionBetween, type StreamPhase } from '@isentrope/engineering/properties';
import { value, type Source } from '../kit/index.ts';
import type { Filler } from './stream.ts';

/** The surface tension between the liquid and the gas of one stream. */
export function tensionBetween(
  id: string,
  liquid: Source<StreamPhase>,
  gas: Source<StreamPhase>,
): Filler<'surfaceTension'> {
  return value(id, { liquid, gas }, v => streamTensionBetween(v.liquid, v.gas));
}
