import type { Terms } from '../coefficients/equation.ts';
import type { Derivative } from './derivatives.ts';
import { Powers } from './powers.ts';
import { groupedByX, product, sum, weightedSum, type Group } from './sums.ts';

/** Factors produced by differentiating z^e once or twice and multiplying by z as often. */
export const differentiation = {
  none: () => 1,
  once: (exponent: number) => exponent,
  twice: (exponent: number) => exponent * (exponent - 1),
} as const;

type Order = keyof typeof differentiation;
const orders: readonly Order[] = ['none', 'once', 'twice'];

/** Order of each derivative in x and y. */
export const derivativeOrders: Readonly<Record<Derivative, { readonly x: Order; readonly y: Order }>> = {
  f: { x: 'none', y: 'none' },
  fx: { x: 'once', y: 'none' },
  fxx: { x: 'twice', y: 'none' },
  fy: { x: 'none', y: 'once' },
  fyy: { x: 'none', y: 'twice' },
  fxy: { x: 'once', y: 'once' },
};

/** Source text of a kernel that writes the requested derivatives of a sum of powers into a `Derivatives`. */
export function derivativesSource(name: string, terms: Terms, requested: readonly Derivative[]): string {
  const x = new Powers('x');
  const y = new Powers('y');
  const groups = groupedByX(terms);
  const inY = orders.filter(order => requested.some(derivative => derivativeOrders[derivative].y === order));
  const constantInX = requested.some(derivative => derivativeOrders[derivative].x === 'none');
  const groupSums = groups.flatMap((group, index) =>
    group.exponent === 0 && !constantInX ? [] : inY.map(order => groupSum(`${order}${index}`, group, order, x, y)),
  );
  const totals = requested.map(derivative => {
    const order = derivativeOrders[derivative];
    const parts = groups.flatMap((group, index) => {
      const weight = differentiation[order.x](group.exponent);
      const vanishes = group.terms.every(({ exponent }) => differentiation[order.y](exponent) === 0);
      return weight === 0 || vanishes ? [] : [product(String(weight), `${order.y}${index}`)];
    });
    return `d.${derivative} = ${sum(parts)};`;
  });
  return [
    `export function ${name}(d: Derivatives): void {`,
    ...(groups.some(group => group.exponent !== 0) ? ['const x = d.x;'] : []),
    'const y = d.y;',
    ...x.lines,
    ...y.lines,
    ...groupSums.filter(line => line !== ''),
    ...totals,
    '}',
  ].join('\n');
}

/** x^i Σ weight(j) n y^j of one group; empty where every weight is 0. */
function groupSum(name: string, group: Group, order: Order, x: Powers, y: Powers): string {
  const inside = weightedSum(group, y, differentiation[order]);
  if (inside === '0') return '';
  const factor = x.of(group.exponent);
  if (factor === undefined) return `const ${name} = ${inside};`;
  return `const ${name} = ${factor} * (${inside});`;
}
