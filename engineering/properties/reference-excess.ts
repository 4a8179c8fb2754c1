import { undefinedIfRefused } from '../quantities/index.ts';
import { fluidOf, stateOf, type Fluid } from './fluid.ts';
import type { Composition } from './helmholtz/index.ts';
import { correspondingComponent } from './reference-density.ts';

/** Relative excess of a property of a mixture by Peng-Robinson over that by a reference equation. */
export interface ReferenceExcess {
  /** Name of the component whose equations are compared, at the reduced state of the mixture. */
  readonly component: string;
  readonly excess: number;
}

/** Relative half width of the central difference of a volume in T. */
const step = 1e-4;

/**
 * Excess of a property that is read from an equation of the main component, at p in Pa and T in K times the ratios of critical constants.
 * Undefined for a fluid of another equation, for unlike components, and where one of the equations has no such state.
 */
function excessOf(
  amounts: Composition,
  read: (equation: Fluid, ratios: { readonly pressure: number; readonly temperature: number }) => number | undefined,
): ReferenceExcess | undefined {
  const corresponding = correspondingComponent(fluidOf(amounts).composition);
  if (!corresponding) return undefined;
  const { id, name, ratios } = corresponding;
  const of = (equation: Fluid) => undefinedIfRefused(() => read(equation, ratios));
  const [own, reference] = [of(fluidOf({ [id]: 1 }, 'pr')), of(fluidOf({ [id]: 1 }))];
  return own === undefined || reference === undefined ? undefined : { component: name, excess: own / reference - 1 };
}

/** Excess of the expansion of a liquid per heat, α_v/cp, at p in Pa and T in K, by which heated liquids are relieved. */
export function expansionExcess(
  amounts: Composition,
  pressure: number,
  temperature: number,
): ReferenceExcess | undefined {
  return excessOf(amounts, (equation, ratios) => {
    const at = (factor: number) =>
      stateOf(equation, {
        pressure: pressure * ratios.pressure,
        temperature: temperature * ratios.temperature * factor,
      });
    const [below, own, above] = [at(1 - step), at(1), at(1 + step)];
    const isLiquid = [below, own, above].every(({ phase }) => phase === 'liquid');
    if (!isLiquid || own.cp === undefined) return undefined;
    return (above.specificVolume - below.specificVolume) / (own.specificVolume * own.cp);
  });
}

/** Excess of the latent heat of a boiling liquid at p in Pa. */
export function latentHeatExcess(amounts: Composition, pressure: number): ReferenceExcess | undefined {
  return excessOf(amounts, (equation, ratios) => {
    const { phases } = stateOf(equation, { pressure: pressure * ratios.pressure, quality: 0 });
    return phases && phases.vapour.state.enthalpy - phases.liquid.state.enthalpy;
  });
}

/** Excess of the vapour pressure at T in K. */
export function vapourPressureExcess(amounts: Composition, temperature: number): ReferenceExcess | undefined {
  return excessOf(
    amounts,
    (equation, ratios) => stateOf(equation, { temperature: temperature * ratios.temperature, quality: 0 }).pressure,
  );
}

/** Excess of the heat between two temperatures, K, at p in Pa. */
export function heatExcess(
  amounts: Composition,
  pressure: number,
  from: number,
  to: number,
): ReferenceExcess | undefined {
  return excessOf(amounts, (equation, ratios) => {
    const at = (temperature: number) =>
      stateOf(equation, { pressure: pressure * ratios.pressure, temperature: temperature * ratios.temperature });
    return at(to).enthalpy - at(from).enthalpy;
  });
}
