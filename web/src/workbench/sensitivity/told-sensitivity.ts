import type { DerivativesAnswer } from '@isentrope/calculators/kit';

/** How a result goes with one input. */
export type Derivative = DerivativesAnswer['derivatives'][number];

/** How a result goes with an input, as it stands beside the field and as it is read out. */
export interface Told {
  readonly short: string;
  readonly full: string;
}

/** Places this close, as a share, are the same place. */
const near = 1e-3;

/** Whether the result jumps at the value of the case. */
function jumpsHere({ at, curve }: Derivative): boolean {
  const reach = near * Math.abs(at.si);
  return curve?.jumps.some(({ below, above }) => below <= at.si + reach && above >= at.si - reach) ?? false;
}

/** A figure of few digits with its sign, a true minus. */
function signed(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (Number(text) === 0) return '≈ 0';
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** How a result goes with an input in words: its elasticity, or why it has none here. */
export function toldOf(derivative: Derivative, result: string): Told {
  const { elasticity, notDefined, curve, input } = derivative;
  if (curve && !curve.effect) return { short: 'no effect', full: 'no effect here' };
  if (jumpsHere(derivative)) return { short: 'jump', full: 'jump here' };
  if (notDefined !== undefined) return { short: 'no slope', full: notDefined };
  const jumps = curve !== undefined && curve.jumps.length > 0;
  if (derivative.derivative === 0 && jumps)
    return { short: 'steps', full: 'no effect right here, but it jumps near this value' };
  if (elasticity === null) return { short: '–', full: 'the result is zero: it has no share' };
  const figure = signed(elasticity);
  return {
    short: figure,
    full: `${figure} % of ${result} for 1 % of ${input.label}${jumps ? ', with a jump near this value' : ''}`,
  };
}
