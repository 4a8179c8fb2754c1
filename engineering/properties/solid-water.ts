import { exp, log } from '../elementary/index.ts';
import { findRoot } from '../numerics/index.ts';
import { gasConstant as R, undefinedIfRefused } from '../quantities/index.ts';
import { fluidOf, type RequestedMethod } from './fluid.ts';
import { sublimationPressure } from './gerg/ice.ts';
import type { Composition } from './helmholtz/index.ts';
import { fugacityOf, solidCarbonDioxideAt, type SolidCarbonDioxide } from './solid-carbon-dioxide.ts';

/** Temperatures, K, between which water is compared with ice. */
const coldest = 150;
const warmest = 273.15;
/** Excess of the fugacity over that of ice, relative, that the equations leave open: a tenth of a kelvin. */
const openShare = 0.001;
/** Molar volume of ice, m³/mol: 916.7 kg/m³ at its melting point (IAPWS R10-06(2009)). */
const molarVolume = 18.015e-3 / 916.7;

/** Water of a fluid that is ice at equilibrium. */
export interface SolidWater {
  readonly component: 'H2O';
  /** State of the fluid without the solid: Pa and K. */
  readonly pressure: number;
  readonly temperature: number;
  /** Fugacity of water in the fluid, and that of ice, Pa. */
  readonly fugacity: number;
  readonly solidFugacity: number;
}

/** Fugacity of ice in Pa at p in Pa and T in K, from 150 K to 273.15 K: its sublimation pressure with the Poynting factor. */
export function iceFugacity(pressure: number, temperature: number): number {
  const sublimes = sublimationPressure(temperature);
  return sublimes * exp((molarVolume * (pressure - sublimes)) / (R * temperature));
}

/**
 * Returns the water that is ice in a mixture at p in Pa and T in K, found by comparing fugacities. The data of the fluid have to be loaded;
 * undefined where none is, for pure water, and where the equation has no state. Hydrates form in warmer gas and are not among the solids.
 */
export function solidWaterAt(
  amounts: Composition,
  pressure: number,
  temperature: number,
  method?: RequestedMethod,
): SolidWater | undefined {
  if (!('H2O' in amounts) || !(temperature > coldest && temperature < warmest)) return undefined;
  const fluid = fluidOf(amounts, method);
  if (fluid.composition['H2O'] === 1) return undefined;
  const fugacity = undefinedIfRefused(() => fugacityOf('H2O', fluid, fluid.stateAt({ pressure, temperature })));
  const solidFugacity = iceFugacity(pressure, temperature);
  if (fugacity === undefined || !(fugacity > (1 + openShare) * solidFugacity)) return undefined;
  return { component: 'H2O', pressure, temperature, fugacity, solidFugacity };
}

/** Returns the temperature, K, below which ice forms at p in Pa in a mixture in which it is there at T in K; undefined where none is found. */
export function waterFreezesBelow(
  amounts: Composition,
  pressure: number,
  temperature: number,
  method?: RequestedMethod,
): number | undefined {
  const fluid = fluidOf(amounts, method);
  const excessAt = (T: number) =>
    undefinedIfRefused(() =>
      log(fugacityOf('H2O', fluid, fluid.stateAt({ pressure, temperature: T })) / iceFugacity(pressure, T)),
    ) ?? NaN;
  return findRoot(excessAt, temperature, warmest)?.x;
}

/** A component of a fluid that is solid. */
export type SolidComponent = SolidCarbonDioxide | SolidWater;

/** Returns the carbon dioxide, else the water, that is solid in a fluid at p in Pa and T in K; undefined where neither is. */
export function solidAt(
  amounts: Composition,
  pressure: number,
  temperature: number,
  method?: RequestedMethod,
): SolidComponent | undefined {
  return (
    solidCarbonDioxideAt(amounts, pressure, temperature, method) ?? solidWaterAt(amounts, pressure, temperature, method)
  );
}
