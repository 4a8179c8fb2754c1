/** The equations as plain sums over their tables with `pow`: a slow reference for the generated kernels. */
import { exp, pow, wholePower } from '../../../../elementary/index.ts';
import type { BackwardEquation, Reduction, Terms } from '../../coefficients/equation.ts';
import { siPerReleaseUnit } from '../../coefficients/units.ts';
import type { Derivative } from '../derivatives.ts';
import { derivativeOrders, differentiation } from '../derivatives-source.ts';

/** A value and the sum of the magnitudes of its terms, which scales its rounding error. */
export interface NaiveValue {
  readonly value: number;
  readonly size: number;
}

/** A derivative of Σ n xᴵ yᴶ, multiplied by its variables. */
export function naiveDerivative(terms: Terms, derivative: Derivative, x: number, y: number): NaiveValue {
  const order = derivativeOrders[derivative];
  let value = 0;
  let size = 0;
  terms.n.forEach((n, index) => {
    const i = terms.I[index] ?? 0;
    const j = terms.J[index] ?? 0;
    const term = n * differentiation[order.x](i) * differentiation[order.y](j) * pow(x, i) * pow(y, j);
    value += term;
    size += Math.abs(term);
  });
  return { value, size };
}

/** An explicit equation of SI arguments, of which the second may be omitted. */
export function naiveBackward(equation: BackwardEquation, first: number, second = first): NaiveValue {
  const x = reduced(equation.x, first);
  const y = reduced(equation.y, second);
  const { value, size } = naiveDerivative(equation.terms, 'f', x, y);
  const { of, star, form } = equation.result;
  const scale = star * siPerReleaseUnit[of];
  const relative = size / Math.abs(value);
  const result = scale * expanded(form, value);
  const amplification = form === 'fourthPower' ? 4 * relative : form === 'exponential' ? size : relative;
  return { value: result, size: Math.abs(result) * (1 + amplification) };
}

function expanded(form: BackwardEquation['result']['form'], sum: number): number {
  if (form === 'fourthPower') return wholePower(sum, 4);
  if (form === 'exponential') return exp(sum);
  return form === 'reciprocal' ? 1 / sum : sum;
}

function reduced({ of, over, plus, form, root }: Reduction, quantity: number): number {
  const star = over * siPerReleaseUnit[of];
  return pow((form === 'reciprocal' ? star / quantity : quantity / star) + plus, 1 / (root ?? 1));
}
