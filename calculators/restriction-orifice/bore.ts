import { step, type Source } from '../kit/index.ts';
import { pipeInsideDiameter } from './fields.ts';

/** Returns the step for the bore from β, by any method. */
export function orificeDiameter(betaRatio: Source<number>) {
  return step(
    'orificeDiameterBD',
    { betaRatio, pipeInsideDiameter },
    { label: 'Orifice diameter', symbol: 'd', equation: 'd = β*D', kind: 'length', unit: 'mm' },
    v => v.betaRatio * v.pipeInsideDiameter,
  );
}

/** Cross-check of the two methods' bores. */
export function comparison(bore: Source<number>, flowCondition: Source) {
  return {
    result: bore,
    unsafe: 'lower',
    consequence: 'a plate bored to the simplified method passes more than the required flow',
    questions: [flowCondition],
  } as const;
}
