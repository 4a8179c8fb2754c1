import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quantity, Reduction } from '../coefficients/equation.ts';
import { siPerReleaseUnit } from '../coefficients/units.ts';
import * as backward from './backward.generated.ts';
import { Derivatives } from './derivatives.ts';
import * as fundamental from './fundamental.generated.ts';
import { naiveBackward, naiveDerivative } from './testing/naive.ts';
import { backwardKernels, derivativeKernels, polynomialKernels } from './source.ts';
import * as transport from './transport.generated.ts';
import * as volume3 from './volume3.generated.ts';

const runs = { numRuns: 400, seed: 97 };

/** Rounding of some tens of operations, relative to the magnitudes of the terms. */
const rounding = 1e-13;

/** Ranges of x and y over the region of each fundamental equation. */
const ranges: Readonly<Record<keyof typeof derivativeKernels, readonly [x: [number, number], y: [number, number]]>> = {
  gibbs1: [
    [1, 7.1],
    [1, 3.86],
  ],
  gibbs1Isobaric: [
    [1, 7.1],
    [1, 3.86],
  ],
  gibbsIdeal2: [
    [1e-6, 100],
    [0.5, 2],
  ],
  gibbsResidual2: [
    [1e-6, 100],
    [0.003, 1.48],
  ],
  gibbsResidual2Isobaric: [
    [1e-6, 100],
    [0.003, 1.48],
  ],
  gibbsIdeal2Metastable: [
    [1e-6, 10],
    [0.9, 2],
  ],
  gibbsResidual2Metastable: [
    [1e-6, 10],
    [0.4, 1.48],
  ],
  helmholtz3: [
    [0.3, 2.4],
    [0.74, 1.04],
  ],
  helmholtz3Isothermal: [
    [0.3, 2.4],
    [0.74, 1.04],
  ],
  gibbsIdeal5: [
    [1e-6, 50],
    [0.43, 0.94],
  ],
  gibbsResidual5: [
    [1e-6, 50],
    [0.43, 0.94],
  ],
};

const fundamentalKernels = { ...fundamental };

const between = ([min, max]: readonly [number, number]) => fc.double({ min, max, noNaN: true });

function isDerivativeKernel(name: string): name is keyof typeof derivativeKernels {
  return name in derivativeKernels;
}

describe('fundamental equations', () => {
  for (const name of Object.keys(derivativeKernels).filter(isDerivativeKernel)) {
    const { terms, wanted: expected } = derivativeKernels[name];
    test(`the kernel ${name} gives the straight sum over its table`, () => {
      const [xRange, yRange] = ranges[name];
      const d = new Derivatives();
      fc.assert(
        fc.property(between(xRange), between(yRange), (x, y) => {
          d.x = x;
          d.y = y;
          fundamentalKernels[name](d);
          for (const derivative of expected) {
            const { value, size } = naiveDerivative(terms, derivative, x, y);
            expect(Math.abs(d[derivative] - value), derivative).toBeLessThanOrEqual(rounding * size);
          }
        }),
        runs,
      );
    });
  }
});

/** Ranges of the arguments wide enough to hold every region, in SI units; a small one keeps powers finite. */
const domains: Readonly<Record<Quantity, readonly [number, number]>> = {
  p: [1e5, 100e6],
  T: [623.15, 863.15],
  h: [1.6e6, 3.6e6],
  s: [3.4e3, 7e3],
  v: [1e-3, 1e-2],
};

/** The quantity, SI, that is reduced to a number before its root is taken. */
function argumentAt({ of, over, plus, form }: Reduction, reduced: number): number {
  const ratio = reduced - plus;
  return siPerReleaseUnit[of] * (form === 'reciprocal' ? over / ratio : over * ratio);
}

type Kernel = (first: number, second: number) => number;
const kernels: Readonly<Record<string, Kernel>> = { ...backward, ...volume3 };

const transportKernels: Readonly<Record<string, Kernel>> = { ...transport };

describe('backward equations', () => {
  for (const [name, equation] of Object.entries({ ...backwardKernels.backward, ...backwardKernels.volume3 })) {
    const kernel = kernels[name];
    /** Deviation of the kernel from the sum, beyond rounding. */
    const off = (first: number, other: number) => {
      const second = equation.x.of === equation.y.of ? first : other;
      const { value, size } = naiveBackward(equation, first, second);
      fc.pre(Number.isFinite(size));
      return Math.abs((kernel?.(first, second) ?? NaN) - value) - 1e-12 * size;
    };

    test(`the kernel ${name} gives the straight sum over its table`, () => {
      expect(kernel).toBeDefined();
      fc.assert(
        fc.property(between(domains[equation.x.of]), between(domains[equation.y.of]), (first, other) => {
          expect(off(first, other)).toBeLessThanOrEqual(0);
        }),
        runs,
      );
    });

    test(`the kernel ${name} does where its arguments are small, and no term is lost beside another`, () => {
      // The sum in an exponential must stay small itself.
      const [mostX, mostY] = equation.result.form === 'exponential' ? [0.06, 0.006] : [0.2, 0.2];
      const small = (maximum: number) => between([maximum / 3, maximum]);
      fc.assert(
        fc.property(small(mostX), small(mostY), (x, y) => {
          expect(off(argumentAt(equation.x, x), argumentAt(equation.y, y))).toBeLessThanOrEqual(0);
        }),
        runs,
      );
    });
  }
});

describe('transport equations', () => {
  for (const [name, terms] of Object.entries(polynomialKernels)) {
    test(`the kernel ${name} gives the straight sum over its table`, () => {
      const kernel = transportKernels[name];
      expect(kernel).toBeDefined();
      fc.assert(
        fc.property(between([-0.5, 1.4]), between([-1, 2.8]), (x, y) => {
          const { value, size } = naiveDerivative(terms, 'f', x, y);
          expect(Math.abs((kernel?.(x, y) ?? NaN) - value)).toBeLessThanOrEqual(rounding * size);
        }),
        runs,
      );
    });
  }
});
