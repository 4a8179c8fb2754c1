import { streamTensionBetween, type StreamPhase } from '@isentrope/engineering/properties';
import { optional, ruledOut, value, type Source } from '../kit/index.ts';
import type { PropertyDefault } from './stream.ts';

/** Returns the surface tension between the liquid and gas of a stream; a table states it for the liquid alone. */
export function tensionBetween(
  id: string,
  liquid: Source<StreamPhase>,
  gas: Source<StreamPhase>,
): PropertyDefault<'surfaceTension'> {
  return value(id, { liquid, ...optional({ gas }) }, v =>
    v.gas || v.liquid.fluid.type === 'table'
      ? streamTensionBetween(v.liquid, v.gas)
      : ruledOut('no gas beside the liquid'),
  );
}
