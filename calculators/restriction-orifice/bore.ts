import { step, type Source } from '../kit/index.ts';
import { pipeInsideDiameter } from './fields.ts';

/** The bore, whatever method gave its β. */
export function orificeDiameter(betaRatio: Source<number>) {
  return step(
    'orificeDiameterBD',
    { betaRatio, pipeInsideDiameter },
    { label: 'Orifice diameter', symbol: 'd', equation: 'd = β*D', kind: 'length', unit: 'mm' },
    v => v.betaRatio * v.pipeInsideDiameter,
  );
}

/** How the bores of the two methods are compared. */
export function comparison(bore: Source<number>, flowCondition: Source) {
  return {
    result: bore,
    unsafe: 'lower',
    consequence: 'a plate bored to the original method passes more than the required flow',
    questions: [flowCondition],
  } as const;
}
