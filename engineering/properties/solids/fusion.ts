import { exp, pow } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';

/** Melting line of Simon and Glatzel: T = T₀·(1 + p/a)^(1/c), a in Pa. */
interface SimonLine {
  readonly a: number;
  readonly c: number;
}

/** Melting of a pure substance. */
interface Fusion {
  /** Temperature of the triple point, K. */
  readonly temperature: number;
  /** Heat of fusion, J/mol. */
  readonly heat: number;
  /** A published melting line, or the rise of the melting temperature with pressure, K/bar. */
  readonly line: SimonLine | number;
  /** Transition of the solid, below which another is stable: K and J/mol. */
  readonly transition?: { readonly temperature: number; readonly heat: number };
}

/**
 * Substances that freeze, except carbon dioxide and water. Heats: W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 95th ed. 2014,
 * enthalpy of fusion; triple points as those of the reference equations.
 *
 * Published melting lines, as in CoolProp 8.0.0: L. E. Reeves et al., J. Chem. Phys. 40 (1964) 3662 (propane, isopentane, n-pentane, propylene);
 * D. Bücker and W. Wagner, J. Phys. Chem. Ref. Data 35 (2006) 205 and 929 (ethane, both butanes); S. G. Penoncello et al., Int. J. Thermophys. 16
 * (1995) 519 (cyclohexane); T. F. Sun et al., Ber. Bunsenges. Phys. Chem. 92 (1988) 652 (ethanol); K. M. de Reuck and R. J. B. Craven (1993,
 * methanol); R. Span et al. (2000, nitrogen); C. Tegeler et al. (1999, argon); E. H. Abramson (2011, methane); J. Smukala et al. (2000, ethylene).
 * Those of ethane, methanol and argon are fitted to the equation, within 0.04 K up to 1000 bar; that of isobutane ends at 410 bar.
 *
 * Rises: benzene, and p-xylene as recalled, from the freezing points at 1 and 1000 bar in the CRC Handbook, influence of pressure on freezing
 * points; ammonia from densities of 817 kg/m³ of the solid and 734 kg/m³ of the liquid. The others are estimates by the equation of Clapeyron
 * for a tenth of the liquid's volume, which is 5 % (cyclohexane) to 20 % (isobutane) for those with a line.
 *
 * Transitions of more than a tenth of the heat of fusion: NIST Chemistry WebBook.
 *
 * Compared with the CRC table in the package chemicals 1.5.2: the heats of all hydrocarbons but ethane, and of nitrogen, argon, ammonia, alcohols,
 * acetone and hydrogen sulfide are the same. Not compared with a print: sulfur dioxide, the transitions, and the slope of p-xylene.
 */
export const fusions: Readonly<Partial<Record<string, Fusion>>> = {
  C1: { temperature: 90.6941, heat: 940, line: { a: 208e6, c: 1.698 } },
  C2: {
    temperature: 90.368,
    heat: 580,
    line: { a: 296.8e6, c: 1.888 },
    transition: { temperature: 89.84, heat: 2292 },
  },
  C3: { temperature: 85.525, heat: 3500, line: { a: 718e6, c: 1.283 } },
  N2: { temperature: 63.151, heat: 710, line: { a: 160.277e6, c: 1.78963 } },
  Ar: { temperature: 83.806, heat: 1180, line: { a: 210.5e6, c: 1.5935 } },
  'C2=': { temperature: 103.989, heat: 3350, line: { a: 361.45e6, c: 2.045 } },
  'C3=': { temperature: 87.953, heat: 3000, line: { a: 319.6e6, c: 2.821 } },
  SO2: { temperature: 197.7, heat: 7400, line: 0.0105 },
  iC4: { temperature: 113.73, heat: 4540, line: { a: 42.785e6, c: 6.12 } },
  nC4: { temperature: 134.895, heat: 4660, line: { a: 364.74e6, c: 2.206 } },
  iC5: { temperature: 112.65, heat: 5150, line: { a: 591.6e6, c: 1.563 } },
  nC5: { temperature: 143.47, heat: 8400, line: { a: 660e6, c: 1.649 } },
  nC6: { temperature: 177.83, heat: 13_080, line: 0.0154 },
  nC7: { temperature: 182.55, heat: 14_030, line: 0.0168 },
  nC8: { temperature: 216.37, heat: 20_730, line: 0.0156 },
  nC9: { temperature: 219.7, heat: 15_470, line: 0.0235, transition: { temperature: 217.2, heat: 6280 } },
  nC10: { temperature: 243.5, heat: 28_720, line: 0.0157 },
  nC12: { temperature: 263.6, heat: 36_800, line: 0.0158 },
  Bz: { temperature: 278.674, heat: 9870, line: 0.0279 },
  Tol: { temperature: 178, heat: 6640, line: 0.0253 },
  EtBz: { temperature: 178.2, heat: 9180, line: 0.0213 },
  mXyl: { temperature: 225.3, heat: 11_600, line: 0.0224 },
  oXyl: { temperature: 247.985, heat: 13_600, line: 0.0211 },
  pXyl: { temperature: 286.4, heat: 17_120, line: 0.0328 },
  cC6: {
    temperature: 279.86,
    heat: 2680,
    line: { a: 383.4e6, c: 1.41 },
    transition: { temperature: 186.1, heat: 6740 },
  },
  H2S: { temperature: 187.7, heat: 2380, line: 0.0271, transition: { temperature: 103.5, heat: 1531 } },
  NH3: { temperature: 195.49, heat: 5660, line: 0.0081 },
  MeOH: {
    temperature: 175.61,
    heat: 3215,
    line: { a: 251.3e6, c: 4.329 },
    transition: { temperature: 157.3, heat: 636 },
  },
  EtOH: { temperature: 159, heat: 4931, line: { a: 436.9e6, c: 2.6432 } },
  Acetone: { temperature: 178.5, heat: 5770, line: 0.0197 },
  Cl2: { temperature: 172.17, heat: 6400, line: 0.0109 },
  EO: { temperature: 160.654, heat: 5170, line: 0.0131 },
  DME: { temperature: 131.66, heat: 4940, line: 0.0139 },
  VCM: { temperature: 119.31, heat: 4920, line: 0.0123 },
  'iC4=': { temperature: 132.4, heat: 5920, line: 0.0164 },
};

/** Pa per bar, the unit of a rise. */
const bar = 1e5;

/** Returns the melting temperature of a pure substance, K, at p in Pa. Solids are denser than their liquids: it rises with pressure. */
export function meltingTemperature({ temperature, line }: Fusion, pressure: number): number {
  return typeof line === 'number'
    ? temperature + line * (pressure / bar)
    : temperature * pow(1 + pressure / line.a, 1 / line.c);
}

/**
 * Returns the fugacity of a solid over that of its subcooled liquid at p in Pa and T in K, from the heat of fusion, the melting temperature at
 * that pressure and the transition of the solid. The difference of their heat capacities is neglected, which makes it too low, so that the
 * solid seems to form a little early.
 */
export function meltingRatio(fusion: Fusion, pressure: number, temperature: number): number {
  const { heat, transition } = fusion;
  const melting = (-heat / R) * (1 / temperature - 1 / meltingTemperature(fusion, pressure));
  const isOther = transition !== undefined && temperature < transition.temperature;
  return exp(isOther ? melting - (transition.heat / R) * (1 / temperature - 1 / transition.temperature) : melting);
}
