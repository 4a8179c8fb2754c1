import { formatNumber } from '../../quantities/index.ts';
import type { Composition } from '../helmholtz/index.ts';

/** Molar masses, kg/mol. */
const molarMasses = { NH3: 0.0170305, H2O: 0.0180153 } as const;
/** Mole fraction of ammonia and water together from which the mixture counts as of these two. */
const nearlyAlone = 0.95;

/**
 * Excess, %, of the density and the pressure of the boiling liquid by Peng-Robinson, by the mass fraction of ammonia in ammonia and water.
 * Source: IAPWS G4-01 (R. Tillner-Roth and D. G. Friend, J. Phys. Chem. Ref. Data 27 (1998) 63), evaluated with iapws 1.5.5.
 */
const excesses: readonly {
  readonly ammonia: number;
  readonly density: readonly [at20: number, at100: number];
  readonly pressure: readonly [at20: number, at100: number];
}[] = [
  { ammonia: 0.05, density: [12.8, 8.9], pressure: [21.5, -1.4] },
  { ammonia: 0.1, density: [12.2, 8.6], pressure: [40.3, 5.9] },
  { ammonia: 0.2, density: [10.8, 7.9], pressure: [54.6, 14.8] },
  { ammonia: 0.3, density: [9.2, 7], pressure: [46, 13.8] },
  { ammonia: 0.4, density: [7.8, 6], pressure: [27.7, 8.3] },
  { ammonia: 0.5, density: [6.6, 5.3], pressure: [11.4, 3.1] },
  { ammonia: 0.6, density: [6, 4.9], pressure: [1.4, 0.4] },
  { ammonia: 0.7, density: [5.8, 4.9], pressure: [-2.3, 0.3] },
  { ammonia: 0.8, density: [5.9, 4.5], pressure: [-2.1, 1.1] },
  { ammonia: 0.9, density: [5.3, 1.6], pressure: [-0.9, 1.3] },
  { ammonia: 0.95, density: [4.5, -1.7], pressure: [-0.5, 1] },
  { ammonia: 0.99, density: [3.4, -6], pressure: [-0.4, 0.7] },
  // Ammonia alone by its reference equation (CoolProp 8.0.0).
  { ammonia: 1, density: [3, -7.6], pressure: [-0.3, 0.6] },
];

/** Excess that is not reported, %. */
const negligible = 3;

/**
 * Returns a caution on the density and the bubble-point pressure of liquid ammonia and water by the Peng-Robinson equation, from 5 % of
 * ammonia by mass; undefined for any other mixture.
 */
export function ammoniaWaterCaution(composition: Composition): string | undefined {
  const { NH3 = 0, H2O = 0 } = composition;
  if (NH3 + H2O < nearlyAlone || H2O === 0) return undefined;
  const mass = NH3 * molarMasses.NH3;
  const ammonia = mass / (mass + H2O * molarMasses.H2O);
  const above = excesses.findIndex(row => row.ammonia >= ammonia);
  const [low, high] = [excesses[Math.max(0, above - 1)], excesses[above]];
  if (!low || !high || ammonia < low.ammonia) return undefined;
  const share = high === low ? 0 : (ammonia - low.ammonia) / (high.ammonia - low.ammonia);
  const between = (of: 'density' | 'pressure', i: 0 | 1) => low[of][i] + share * (high[of][i] - low[of][i]);
  const percent = (value: number) => `${formatNumber(value, 2)} %`;
  const off = (value: number) => `${percent(Math.abs(value))} too ${value < 0 ? 'light' : 'dense'}`;
  const density = `Boiling liquid ammonia and water of this composition is ${off(between('density', 0))} at 20 °C by this equation, ${off(between('density', 1))} at 100 °C: where it is too dense, velocities and areas that follow are too small, the unsafe side.`;
  const [cold, hot] = [between('pressure', 0), between('pressure', 1)];
  if (Math.max(cold, hot) < negligible) return density;
  return `${density} Its bubble-point pressure is about ${percent(cold)} too high at 20 °C, ${percent(hot)} at 100 °C.`;
}
