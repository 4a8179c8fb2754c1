import { exp, log, pow } from '../elementary/index.ts';
import { findRoot } from '../numerics/index.ts';
import { gasConstant as R, undefinedIfRefused } from '../quantities/index.ts';
import { dryIcePressure, dryIceTriplePressure } from './dry-ice.ts';
import { fluidOf, type Fluid, type RequestedMethod } from './fluid.ts';
import type { Composition, EquilibriumState } from './helmholtz/index.ts';

/** Temperatures, K, between which carbon dioxide is compared with its solid; it melts at 230 K under some 650 bar. */
const coldest = 90;
const warmest = 230;
/** Excess of the fugacity over that of the solid, relative, that the equations leave open. */
const openShare = 0.003;
/** Molar volume of dry ice, m³/mol: 1510 kg/m³ near the triple point, 1.6 % too large at 190 K. */
const molarVolume = 44.01e-3 / 1510;

/** Carbon dioxide of a fluid that is solid at equilibrium. */
export interface SolidCarbonDioxide {
  readonly component: 'CO2';
  /** State of the fluid without the solid: Pa and K. */
  readonly pressure: number;
  readonly temperature: number;
  /** Fugacity of carbon dioxide in the fluid, and that of dry ice, Pa. */
  readonly fugacity: number;
  readonly solidFugacity: number;
}

/**
 * Fugacity of dry ice in Pa at p in Pa and T in K, from 90 K to 230 K: that of its vapour at the sublimation pressure, with the Poynting
 * factor. The fugacity coefficient of the vapour is that of the equation of Span and Wagner within 0.0004 (CoolProp 8.0.0).
 */
export function dryIceFugacity(pressure: number, temperature: number): number {
  const sublimes = dryIcePressure(temperature);
  const lnCoefficient = -0.0768 * pow(sublimes / dryIceTriplePressure, 0.8);
  return sublimes * exp(lnCoefficient + (molarVolume * (pressure - sublimes)) / (R * temperature));
}

/** Fugacity of a component in a state of a fluid, Pa, the same in all its phases. */
export function fugacityOf(id: string, fluid: Fluid, state: EquilibriumState): number {
  const phase = state.phases?.vapour ?? state.liquids?.[0] ?? { composition: fluid.composition, state };
  const { fugacity, pressure } = phase.state;
  if (fluid.composition[id] === 1 && fugacity !== undefined) return fugacity;
  return (phase.composition[id] ?? 0) * pressure * exp(fluid.lnFugacityCoefficient(id, phase));
}

/** ln of the fugacity of carbon dioxide over that of dry ice. */
function lnExcess(fluid: Fluid, state: EquilibriumState): number {
  return log(fugacityOf('CO2', fluid, state) / dryIceFugacity(state.pressure, state.temperature));
}

/**
 * Returns the carbon dioxide of a fluid that is solid in a state of it, found by comparing fugacities; undefined where none is, and outside
 * 90 to 230 K. The equations of state have fluid phases only: a state in which it is solid is not stable.
 */
export function solidCarbonDioxideIn(fluid: Fluid, state: EquilibriumState): SolidCarbonDioxide | undefined {
  const { pressure, temperature } = state;
  if (!('CO2' in fluid.composition) || !(temperature > coldest && temperature < warmest)) return undefined;
  const fugacity = fugacityOf('CO2', fluid, state);
  const solidFugacity = dryIceFugacity(pressure, temperature);
  if (!(fugacity > (1 + openShare) * solidFugacity)) return undefined;
  return { component: 'CO2', pressure, temperature, fugacity, solidFugacity };
}

/**
 * Returns the carbon dioxide that is solid in a fluid at p in Pa and T in K, as `solidCarbonDioxideIn`. The data of the fluid have to be
 * loaded; undefined where its equation has no state.
 */
export function solidCarbonDioxideAt(
  amounts: Composition,
  pressure: number,
  temperature: number,
  method?: RequestedMethod,
): SolidCarbonDioxide | undefined {
  if (!('CO2' in amounts) || !(temperature > coldest && temperature < warmest)) return undefined;
  const fluid = fluidOf(amounts, method);
  const state = undefinedIfRefused(() => fluid.stateAt({ pressure, temperature }));
  return state && solidCarbonDioxideIn(fluid, state);
}

/**
 * Returns the temperature, K, at which carbon dioxide begins to freeze as a fluid in which it is solid at p in Pa and T in K is warmer;
 * undefined where none is found up to 230 K.
 */
export function carbonDioxideFreezesBelow(
  amounts: Composition,
  pressure: number,
  temperature: number,
  method?: RequestedMethod,
): number | undefined {
  const fluid = fluidOf(amounts, method);
  const excessAt = (T: number) =>
    undefinedIfRefused(() => lnExcess(fluid, fluid.stateAt({ pressure, temperature: T }))) ?? NaN;
  return findRoot(excessAt, temperature, warmest)?.x;
}
