import { undefinedIfRefused } from '../quantities/index.ts';
import { fluidOf, stateOf, type Fluid } from './fluid.ts';
import { fluidComponentOf } from './fluid-components.ts';
import { likeMixtureOf } from './gerg-likeness.ts';
import type { Composition } from './helmholtz/index.ts';
import { correspondingComponent, isByPengRobinson } from './reference-density.ts';

/** Relative excess of a property of a mixture by Peng-Robinson over that by another equation. */
export interface ReferenceExcess {
  /** What it is compared with, as a clause: "by GERG-2008 of the same mixture with n-decane in place of n-dodecane". */
  readonly by: string;
  readonly excess: number;
}

/** Relative half width of the central difference of a volume in T. */
const step = 1e-4;

/**
 * Excess of a property that is read from an equation of the main component, at p in Pa and T in K times the ratios of critical constants.
 * For a mixture of unlike hydrocarbons it is that of the like mixture of GERG-2008, at its own state. Undefined for a fluid of another
 * equation, for other unlike components, and where one of the equations has no such state.
 */
function excessOf(
  amounts: Composition,
  read: (equation: Fluid, ratios: { readonly pressure: number; readonly temperature: number }) => number | undefined,
): ReferenceExcess | undefined {
  const { composition } = fluidOf(amounts);
  if (!isByPengRobinson(composition)) return undefined;
  const compared = correspondingEquations(composition) ?? likeEquations(composition);
  if (!compared) return undefined;
  const of = (equation: Fluid) => undefinedIfRefused(() => read(equation, compared.ratios));
  const [own, reference] = [of(compared.own), of(compared.reference)];
  return own === undefined || reference === undefined ? undefined : { by: compared.by, excess: own / reference - 1 };
}

interface ComparedEquations {
  readonly own: Fluid;
  readonly reference: Fluid;
  readonly ratios: { readonly pressure: number; readonly temperature: number };
  readonly by: string;
}

function correspondingEquations(composition: Composition): ComparedEquations | undefined {
  const corresponding = correspondingComponent(composition);
  if (!corresponding) return undefined;
  const { id, name, ratios } = corresponding;
  const by = `as far as it is like ${name}, by its reference equation at the same reduced state`;
  return { own: fluidOf({ [id]: 1 }, 'pr'), reference: fluidOf({ [id]: 1 }), ratios, by };
}

function likeEquations(composition: Composition): ComparedEquations | undefined {
  const like = likeMixtureOf(composition);
  if (!like || Object.keys(like.composition).length < 2) return undefined;
  const name = (id: string) => fluidComponentOf(id)?.name ?? id;
  const instead = like.replaced.map(([id, other]) => `${name(other)} in place of ${name(id)}`).join(', ');
  return {
    own: fluidOf(like.composition, 'pr'),
    reference: fluidOf(like.composition, 'gerg2008'),
    ratios: { pressure: 1, temperature: 1 },
    by: `by GERG-2008 of the same mixture with ${instead}`,
  };
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
