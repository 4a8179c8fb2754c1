import { exp, log10 } from '../../elementary/index.ts';

/** Vapour pressure of a pure hydrocarbon. */

export const pureHydrocarbonSource =
  'API Technical Data Book, procedure 5A1.19 (J. B. Maxwell, L. S. Bonnell, Ind. Eng. Chem. 49 (1957) 1187–1196)';

const pascalPerMillimetre = 133.322_368;

/**
 * log₁₀(p/mmHg) = (a·Q − b)/(c·Q − d) from a least Q on. The three branches are joined where they meet, at 2 mmHg and at 2.4 bar; published are
 * the rounded 0.0022 and 0.0013, where they differ by up to 1 %.
 */
const branches = [
  { least: 0.002_184_346_3, a: 3000.538, b: 6.761_56, c: 43, d: 0.987_672 },
  { least: 0.001_201_342_6, a: 2663.129, b: 5.994_296, c: 95.76, d: 0.972_546 },
  { least: -Infinity, a: 2770.085, b: 6.412_631, c: 36, d: 0.989_679 },
] as const;

/**
 * The vapour pressure, Pa, at T in K of the pure hydrocarbon that has a vapour pressure in Pa at another temperature in K, for a Watson factor
 * of 12.
 */
export function pureHydrocarbonPressure(
  temperature: number,
  known: { readonly pressure: number; readonly temperature: number },
): number {
  const logarithm = log10(known.pressure / pascalPerMillimetre);
  const solved = branches.map(({ least, a, b, c, d }) => ({ least, Q: (b - d * logarithm) / (a - c * logarithm) }));
  const group = solved.find(({ least, Q }) => Q >= least)?.Q ?? NaN;
  // Q = (Tb/T − 0.00051606·Tb)/(748.1 − 0.3861·Tb), with temperatures in K.
  const boiling = (748.1 * group) / (1 / known.temperature - 0.000_516_06 + 0.3861 * group);
  return pressureOf((boiling / temperature - 0.000_516_06 * boiling) / (748.1 - 0.3861 * boiling));
}

function pressureOf(group: number): number {
  const { a, b, c, d } = branches.find(({ least }) => group >= least) ?? branches[2];
  return pascalPerMillimetre * exp((Math.LN10 * (a * group - b)) / (c * group - d));
}
