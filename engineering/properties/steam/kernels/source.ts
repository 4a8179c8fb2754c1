/**
 * The generator of the `*.generated.ts` kernels: unrolled sums in place of loops over the coefficient tables, with powers
 * by repeated multiplication. After a change of a table or of the generator, `npm run generate` writes the kernels again. `naive.ts` is the same mathematics written plainly, and
 * `kernels.test.ts` holds the two together.
 */
import * as hsBoundaries from '../coefficients/boundaries-hs.ts';
import type { BackwardEquation } from '../coefficients/equation.ts';
import * as region1 from '../coefficients/region1.ts';
import * as region2 from '../coefficients/region2.ts';
import * as region2Backward from '../coefficients/region2-backward.ts';
import { helmholtz3 } from '../coefficients/region3.ts';
import * as region3Backward from '../coefficients/region3-backward.ts';
import * as volumesAToM from '../coefficients/region3-volume-a-m.ts';
import * as volumesNToZ from '../coefficients/region3-volume-n-z.ts';
import * as region4 from '../coefficients/region4.ts';
import * as region5 from '../coefficients/region5.ts';
import { conductivityResidual, viscosityResidual } from '../coefficients/transport.ts';
import { backwardSource, polynomialSource } from './backward-source.ts';
import type { Derivative } from './derivatives.ts';
import { derivativesSource } from './derivatives-source.ts';

const all: readonly Derivative[] = ['f', 'fx', 'fxx', 'fy', 'fyy', 'fxy'];
const alongY: readonly Derivative[] = ['f', 'fy', 'fyy'];
const alongX: readonly Derivative[] = ['fx', 'fxx'];

/** The fundamental equations' sums, each with the derivatives its kernel computes. */
export const derivativeKernels = {
  gibbs1: { terms: region1.gibbs1, wanted: all },
  gibbs1Isobaric: { terms: region1.gibbs1, wanted: alongY },
  gibbsIdeal2: { terms: region2.gibbsIdeal2, wanted: alongY },
  gibbsResidual2: { terms: region2.gibbsResidual2, wanted: all },
  gibbsResidual2Isobaric: { terms: region2.gibbsResidual2, wanted: alongY },
  gibbsIdeal2Metastable: { terms: region2.gibbsIdeal2Metastable, wanted: alongY },
  gibbsResidual2Metastable: { terms: region2.gibbsResidual2Metastable, wanted: all },
  helmholtz3: { terms: helmholtz3, wanted: all },
  helmholtz3Isothermal: { terms: helmholtz3, wanted: alongX },
  gibbsIdeal5: { terms: region5.gibbsIdeal5, wanted: alongY },
  gibbsResidual5: { terms: region5.gibbsResidual5, wanted: all },
} as const;

const { gibbs1: _gibbs1, ...region1Backward } = region1;
const { saturation4: _saturation4, ...region4Backward } = region4;

/** The explicit equations by file of kernels and by name. */
export const backwardKernels: Readonly<Record<'backward' | 'volume3', Readonly<Record<string, BackwardEquation>>>> = {
  backward: { ...region1Backward, ...region2Backward, ...region3Backward, ...region4Backward, ...hsBoundaries },
  volume3: { ...volumesAToM, ...volumesNToZ },
};

/** Sums of two variables without derivatives. */
export const polynomialKernels = { viscosityResidual, conductivityResidual } as const;

const notice = '// Written by source.ts and `npm run generate` from the tables in ../coefficients: change those.';
const elementary = "import { exp } from '../../../elementary/index.ts';";

/** The generated files' names and contents. */
export function kernelSources(): Readonly<Record<string, string>> {
  const derivatives = Object.entries(derivativeKernels).map(([name, { terms, wanted }]) =>
    derivativesSource(name, terms, wanted),
  );
  const files = Object.entries(backwardKernels).map(([file, equations]): [string, string] => [
    `${file}.generated.ts`,
    [notice, elementary, ...Object.entries(equations).map(([name, equation]) => backwardSource(name, equation))].join(
      '\n\n',
    ) + '\n',
  ]);
  const imports = "import type { Derivatives } from './derivatives.ts';";
  const polynomials = Object.entries(polynomialKernels).map(([name, terms]) => polynomialSource(name, terms));
  return Object.fromEntries([
    ['transport.generated.ts', `${[notice, ...polynomials].join('\n\n')}\n`],
    ['fundamental.generated.ts', `${[notice, imports, ...derivatives].join('\n\n')}\n`],
    ...files,
  ]);
}
