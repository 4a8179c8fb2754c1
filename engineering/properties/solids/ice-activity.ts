import { exp, log } from '../../elementary/index.ts';
import { gasConstant as R } from '../../quantities/index.ts';
import { fluidComponentOf } from '../fluid-components.ts';
import { sublimationPressure } from '../gerg/ice.ts';
import type { Composition } from '../helmholtz/index.ts';
import { freezingCurves, freezingPoint, type FreezingCurve } from '../liquids/index.ts';

/** Molar volumes, m³/mol: ice of 916.7 kg/m³ at its melting point (IAPWS R10-06(2009)), and water. */
export const iceVolume = 18.015e-3 / 916.7;
const waterVolume = 18.015e-3 / 999.8;

/**
 * Vapour pressure of liquid water below its melting point in Pa at T in K, from 123 K to 332 K. Source: D. M. Murphy and T. Koop,
 * Q. J. R. Meteorol. Soc. 131 (2005) 1539, eq. (10).
 */
export function supercooledWaterPressure(temperature: number): number {
  const [T, lnT] = [temperature, log(temperature)];
  const twice = exp(2 * 0.0415 * (T - 218.8));
  const tanh = (twice - 1) / (twice + 1);
  return exp(
    54.842763 - 6763.22 / T - 4.21 * lnT + 0.000367 * T + tanh * (53.878 - 1331.22 / T - 9.44523 * lnT + 0.014025 * T),
  );
}

/** Activity of water in ice at p in Pa and T in K: its fugacity over that of liquid water. */
export function iceActivity(pressure: number, temperature: number): number {
  const poynting = ((iceVolume - waterVolume) * pressure) / (R * temperature);
  return (sublimationPressure(temperature) / supercooledWaterPressure(temperature)) * exp(poynting);
}

/** Pa, at which the freezing points of solutions are measured. */
const atmospheric = 101_325;

/** Mole fraction of other solutes that leaves a solution that of one. */
const minor = 0.01;

const curves: Readonly<Partial<Record<string, FreezingCurve>>> = {
  MeOH: freezingCurves.methanol,
  EtOH: freezingCurves.ethanol,
  PG: freezingCurves.propyleneGlycol,
  NH3: freezingCurves.ammonia,
};

/** Activity of water in an aqueous solution. */
export interface WaterActivity {
  readonly activity: number;
  /** Whether it is that of an ideal solution, since no freezing points of the solution are known. */
  readonly isEstimate: boolean;
}

/**
 * Returns the activity of water in an aqueous liquid of mole fractions near its freezing point, where it equals that of ice: by published
 * freezing points of water with the main solute, else that of an ideal solution.
 */
export function waterActivity(composition: Composition): WaterActivity {
  const { H2O: water = 0, ...solutes } = composition;
  const [main, share] = Object.entries(solutes).reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0]);
  const others = 1 - water - share;
  const curve = curves[main];
  const massOf = (id: string, moles: number) => moles * (fluidComponentOf(id)?.molarMass ?? NaN);
  const fraction = massOf(main, share) / (massOf(main, share) + massOf('H2O', water));
  if (curve && others < minor && fraction <= curve.greatest)
    return { activity: (1 - others) * iceActivity(atmospheric, freezingPoint(curve, fraction)), isEstimate: false };
  return { activity: water, isEstimate: water < 1 - minor };
}
