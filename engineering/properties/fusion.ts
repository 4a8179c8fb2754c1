import { exp } from '../elementary/index.ts';
import { gasConstant as R } from '../quantities/index.ts';

/** Melting of a pure substance: the temperature of its triple point, K, and its heat of fusion, J/mol. */
interface Fusion {
  readonly temperature: number;
  readonly heat: number;
}

/**
 * Substances that freeze out of a mixture, except carbon dioxide and water. Source: W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics,
 * 95th ed. 2014, enthalpy of fusion; triple points as those of the reference equations.
 */
export const fusions: Readonly<Partial<Record<string, Fusion>>> = {
  iC4: { temperature: 113.73, heat: 4540 },
  nC4: { temperature: 134.895, heat: 4660 },
  iC5: { temperature: 112.65, heat: 5150 },
  nC5: { temperature: 143.47, heat: 8400 },
  nC6: { temperature: 177.83, heat: 13_080 },
  nC7: { temperature: 182.55, heat: 14_030 },
  nC8: { temperature: 216.37, heat: 20_730 },
  nC9: { temperature: 219.7, heat: 15_470 },
  nC10: { temperature: 243.5, heat: 28_720 },
  nC12: { temperature: 263.6, heat: 36_800 },
  Bz: { temperature: 278.674, heat: 9870 },
  Tol: { temperature: 178, heat: 6640 },
  EtBz: { temperature: 178.2, heat: 9180 },
  mXyl: { temperature: 225.3, heat: 11_600 },
  oXyl: { temperature: 247.985, heat: 13_600 },
  pXyl: { temperature: 286.4, heat: 17_120 },
  cC6: { temperature: 279.86, heat: 2680 },
  H2S: { temperature: 187.7, heat: 2380 },
  NH3: { temperature: 195.49, heat: 5660 },
  MeOH: { temperature: 175.61, heat: 3215 },
  EtOH: { temperature: 159, heat: 4931 },
  Acetone: { temperature: 178.5, heat: 5770 },
  Cl2: { temperature: 172.17, heat: 6400 },
  EO: { temperature: 160.654, heat: 5170 },
  DME: { temperature: 131.66, heat: 4940 },
  VCM: { temperature: 119.31, heat: 4920 },
  'iC4=': { temperature: 132.4, heat: 5920 },
};

/**
 * Returns the fugacity of a solid over that of its subcooled liquid at T in K, from the heat of fusion. The difference of their heat capacities
 * is neglected, which makes it too low, so that the solid seems to form a little early.
 */
export function meltingRatio({ temperature: melting, heat }: Fusion, temperature: number): number {
  return exp((-heat / R) * (1 / temperature - 1 / melting));
}
