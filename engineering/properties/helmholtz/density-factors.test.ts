import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DensityFactorList, DensityFactors, HigherOrderDensityFactors, type DensityFactor } from './index.ts';

const bell = fc.record({
  eta: fc.double({ min: -2, max: 30, noNaN: true }),
  epsilon: fc.double({ min: -0.5, max: 2, noNaN: true }),
  beta: fc.double({ min: -1, max: 2, noNaN: true }),
  gamma: fc.double({ min: -1, max: 1, noNaN: true }),
});
const power = fc.record({ g: fc.constantFrom(1, 0.4, 3.7), l: fc.integer({ min: 1, max: 6 }) });
const factor: fc.Arbitrary<DensityFactor> = fc.oneof(
  fc.record({ d: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ d: fc.integer({ min: 1, max: 12 }), decay: power }),
  fc.record({ d: fc.integer({ min: 0, max: 4 }), decay: bell }),
);
const terms = fc.array(fc.record({ factor, n: fc.double({ min: -3, max: 3, noNaN: true }) }), {
  minLength: 1,
  maxLength: 14,
});
const density = fc.double({ min: 0.05, max: 2.5, noNaN: true });

/** F, θF and so on up to θ⁴F, each as its own sum: θ of δᵐ·E is m·δᵐ·E + δᵐ·θE, with E by powers of δ. */
function derivatives({ d, decay }: DensityFactor, delta: number): readonly number[] {
  if (decay === undefined) return [0, 1, 2, 3, 4].map(k => d ** k * delta ** d);
  const isPower = 'l' in decay;
  const exponent = isPower
    ? -decay.g * delta ** decay.l
    : -decay.eta * (delta - decay.epsilon) ** 2 - decay.beta * (delta - decay.gamma);
  // θ of the exponent, k times: each power of δ in it is multiplied by its exponent.
  const parts: readonly (readonly [coefficient: number, power: number])[] = isPower
    ? [[-decay.g, decay.l]]
    : [
        [-decay.eta, 2],
        [2 * decay.eta * decay.epsilon - decay.beta, 1],
      ];
  const theta = (k: number): number =>
    parts.reduce((sum, [coefficient, p]) => sum + coefficient * p ** k * delta ** p, k === 1 ? d : 0);
  const [one, two, three, four] = [theta(1), theta(2), theta(3), theta(4)];
  return [
    1,
    one,
    one ** 2 + two,
    one ** 3 + 3 * one * two + three,
    one ** 4 + 6 * one ** 2 * two + 3 * two ** 2 + 4 * one * three + four,
  ].map(ratio => ratio * delta ** d * Math.exp(exponent));
}

/** The derivatives in δ, times its powers, from those by θ. */
function inDelta([zero = 0, one = 0, two = 0, three = 0, four = 0]: readonly number[]): readonly number[] {
  return [zero, one, two - one, three - 3 * two + 2 * one, four - 6 * three + 11 * two - 6 * one];
}

/** How large the parts are that a sum is made of, with their derivatives: what it is known to is a share of this. */
function sizeOf(parts: readonly (readonly number[])[]): number {
  return parts.reduce((sum, part) => sum + Math.max(...part.map(Math.abs)), 1e-9);
}

test('the sums are those of every factor by itself', () => {
  fc.assert(
    fc.property(terms, density, (all, delta) => {
      const list = new DensityFactorList(all);
      const factors = new HigherOrderDensityFactors(list.factors);
      const weights = new Float64Array(3 * list.factors.length);
      const rows = [0, 1, 2].map(row =>
        all.map(({ factor: each, n }) => {
          const weight = n * (row + 1) * (1 + row * each.d);
          const index = 3 * list.indexOf(each) + row;
          weights[index] = (weights[index] ?? NaN) + weight;
          return derivatives(each, delta).map(value => weight * value);
        }),
      );
      factors.evaluateHigherMixed(delta, weights);
      const result = [
        [factors.sum, factors.sumFirst, factors.sumSecond, factors.sumThird, factors.sumFourth],
        [factors.sumTau, factors.sumFirstTau, factors.sumSecondTau, factors.sumThirdTau],
        [factors.sumTauTau, factors.sumFirstTauTau, factors.sumSecondTauTau],
      ];
      result.forEach((row, k) => {
        const parts = rows[k] ?? [];
        const expected = inDelta(
          [0, 1, 2, 3, 4].map(order => parts.reduce((sum, part) => sum + (part[order] ?? NaN), 0)),
        );
        row.forEach((value, order) => {
          const error = Math.abs(value - (expected[order] ?? NaN));
          expect(error, `row ${k}, order ${order}`).toBeLessThan(1e-12 * sizeOf(parts));
        });
      });
      factors.evaluate(delta, weights);
      expect([factors.sum, factors.sumFirst, factors.sumSecond, factors.sumThird, factors.sumFourth]).toEqual(
        result[0],
      );
      const plain = new DensityFactors(list.factors);
      plain.evaluateMixed(delta, weights);
      expect([plain.sum, plain.sumFirst, plain.sumSecond, plain.sumThird]).toEqual(result[0]?.slice(0, 4));
      expect([plain.sumTau, plain.sumFirstTau, plain.sumSecondTau]).toEqual(result[1]?.slice(0, 3));
      expect([plain.sumTauTau, plain.sumFirstTauTau]).toEqual(result[2]?.slice(0, 2));
      const brief = new DensityFactors(list.factors);
      brief.evaluateToSecondOrder(delta, weights);
      expect([brief.sum, brief.sumFirst, brief.sumSecond]).toEqual(result[0]?.slice(0, 3));
    }),
  );
});

test('each factor and its slope are its own', () => {
  fc.assert(
    fc.property(terms, density, (all, delta) => {
      const list = new DensityFactorList(all);
      const factors = new DensityFactors(list.factors);
      factors.evaluate(delta, new Float64Array(3 * list.factors.length));
      factors.evaluateEach();
      for (const { factor: each } of all) {
        const index = list.indexOf(each);
        const [value = NaN, slope = NaN] = derivatives(each, delta);
        const scale = value * 1e-12 + 1e-300;
        expect(Math.abs((factors.value[index] ?? NaN) - value)).toBeLessThan(scale);
        expect(Math.abs((factors.first[index] ?? NaN) - slope)).toBeLessThan(300 * scale + 1e-12 * Math.abs(slope));
      }
    }),
  );
});
