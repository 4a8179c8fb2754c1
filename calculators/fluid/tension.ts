import { streamTensionBetween, type StreamPhase } from '@isentrope/engineering/properties';
import { maybe, ruledOut, value, type Source } from '../kit/index.ts';
import type { Filler } from './stream.ts';

/** The surface tension between the liquid and the gas of one stream; that of a table needs no gas of it. */
export function tensionBetween(
  id: string,
  liquid: Source<StreamPhase>,
  gas: Source<StreamPhase>,
): Filler<'surfaceTension'> {
  return value(id, { liquid, ...maybe({ gas }) }, v =>
    v.gas || v.liquid.fluid.type === 'table'
      ? streamTensionBetween(v.liquid, v.gas)
      : ruledOut('no gas beside the liquid'),
  );
}
