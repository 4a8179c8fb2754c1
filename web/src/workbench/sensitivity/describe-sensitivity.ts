import type { DerivativesResult } from '@isentrope/calculators/kit';

/** The sensitivity of a result to one input. */
export type Derivative = DerivativesResult['derivatives'][number];

/** A sensitivity as short text, and as full text for screen readers. */
interface SensitivityText {
  readonly short: string;
  readonly full: string;
}

/** Values within this relative tolerance count as equal. */
const near = 1e-3;

/** Whether the result jumps at the present input value. */
function hasJumpAtPresent({ at, curve }: Derivative): boolean {
  const reach = near * Math.abs(at.si);
  return curve?.jumps.some(({ below, above }) => below <= at.si + reach && above >= at.si - reach) ?? false;
}

/** Formats a number with two decimals, a sign and a true minus. */
function formatSigned(value: number): string {
  const text = Math.abs(value).toFixed(2);
  if (Number(text) === 0) return '≈ 0';
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** Describes a sensitivity: its elasticity, or why there is none. */
export function describeSensitivity(derivative: Derivative, result: string): SensitivityText {
  const { elasticity, notDefined, curve, input } = derivative;
  if (curve && !curve.effect) return { short: 'no effect', full: 'no effect here' };
  if (hasJumpAtPresent(derivative)) return { short: 'jump', full: 'jump here' };
  if (notDefined !== undefined) return { short: 'no slope', full: notDefined };
  const jumps = curve !== undefined && curve.jumps.length > 0;
  if (derivative.derivative === 0 && jumps)
    return { short: 'steps', full: 'no effect at this value, but a jump close to it' };
  if (elasticity === null) return { short: '–', full: 'the result is zero, so no percentage can be given' };
  const figure = formatSigned(elasticity);
  return {
    short: figure,
    full: `${figure} % of ${result} for 1 % of ${input.label}${jumps ? ', with a jump near this value' : ''}`,
  };
}
