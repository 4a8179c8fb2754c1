import type { BackwardEquation, Expansion, Reduction, Terms } from '../coefficients/equation.ts';
import { siPerReleaseUnit } from '../coefficients/units.ts';
import { Powers } from './powers.ts';
import { distinct, groupedByX, product, sum, transposed, weightedSum } from './sums.ts';

/** Source text of an explicit equation as a function of SI arguments with an SI result. */
export function backwardSource(name: string, { x, y, terms, result }: BackwardEquation): string {
  const parameters = x.of === y.of ? [x.of] : [x.of, y.of];
  return [
    `export function ${name}(${parameters.map(parameter => `${parameter}: number`).join(', ')}): number {`,
    `const x = ${reduced(x)};`,
    `const y = ${reduced(y)};`,
    ...sumLines(terms),
    ...expansion(result),
    '}',
  ].join('\n');
}

/** Source text of Σ n xᴵ yᴶ as a function of x and y. */
export function polynomialSource(name: string, terms: Terms): string {
  return [`export function ${name}(x: number, y: number): number {`, ...sumLines(terms), 'return sum;', '}'].join('\n');
}

/** Lines that compute Σ n xᴵ yᴶ in `sum`, grouped by the variable with fewer distinct exponents. */
function sumLines(terms: Terms): readonly string[] {
  const byX = distinct(terms.I) <= distinct(terms.J);
  const outer = new Powers(byX ? 'x' : 'y');
  const inner = new Powers(byX ? 'y' : 'x');
  const total = groupedByX(byX ? terms : transposed(terms)).map(group => {
    const inside = weightedSum(group, inner, () => 1);
    const factor = outer.of(group.exponent);
    return factor === undefined || group.terms.length === 1 ? product(inside, factor) : `${factor} * (${inside})`;
  });
  return [...outer.lines, ...inner.lines, `const sum = ${sum(total)};`];
}

function reduced({ of, over, plus, form, root }: Reduction): string {
  const star = over * siPerReleaseUnit[of];
  const quotient = form === 'reciprocal' ? `${star} / ${of}` : star === 1 ? of : `${of} / ${star}`;
  const shifted = sum(plus === 0 ? [quotient] : [quotient, String(plus)]);
  if (root === undefined) return shifted;
  return root === 2 ? `Math.sqrt(${shifted})` : `Math.sqrt(Math.sqrt(${shifted}))`;
}

function expansion({ of, star, form }: Expansion): string[] {
  const scale = String(star * siPerReleaseUnit[of]);
  if (form === 'fourthPower') return ['const square = sum * sum;', `return ${scale} * (square * square);`];
  if (form === 'exponential') return [`return ${scale} * exp(sum);`];
  return [`return ${form === 'reciprocal' ? `${scale} / sum` : product(scale, 'sum')};`];
}
