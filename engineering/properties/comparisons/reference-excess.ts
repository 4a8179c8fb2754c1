import { undefinedIfRefused } from '../../quantities/index.ts';
import { comparedEquations, type Compared } from './compared-equations.ts';
import { fluidComponentOf } from '../fluid-components.ts';
import { fluidOf, stateOf, type Fluid } from '../fluid.ts';
import { pairUnknownToGerg } from './gerg-volumes.ts';
import type { Composition } from '../helmholtz/index.ts';

/** Relative excess of a property of a mixture over that by another equation. */
export interface ReferenceExcess {
  /** The equation of the mixture. That of GERG-2008 is compared with Peng-Robinson where neither is known to be right. */
  readonly equation: 'GERG-2008' | 'Peng–Robinson';
  /** What it is compared with, as a clause: "by GERG-2008 of the same mixture with n-decane in place of n-dodecane". */
  readonly by: string;
  readonly excess: number;
}

/** Relative half width of the central difference of a volume in T. */
const step = 1e-4;

/**
 * Excess of a property that is read from the equations that a mixture is compared with, at p in Pa and T in K times their ratios. Undefined for
 * a fluid of another equation, for unlike components, and where one of the equations has no such state.
 */
function excessOf(
  amounts: Composition,
  what: Compared,
  read: (equation: Fluid, ratios: { readonly pressure: number; readonly temperature: number }) => number | undefined,
): ReferenceExcess | undefined {
  const { composition, method } = fluidOf(amounts);
  const compared = method !== 'pr' || isAqueousMixture(composition) ? undefined : comparedEquations(composition, what);
  if (!compared) return undefined;
  const of = (equation: Fluid) => undefinedIfRefused(() => read(equation, compared.ratios));
  const [own, reference] = [of(compared.own), of(compared.reference)];
  if (own === undefined || reference === undefined) return undefined;
  return { equation: 'Peng–Robinson', by: compared.by, excess: own / reference - 1 };
}

/** Mole fraction of water between which and the rest no substance is like its mixture: cold water hardly expands. */
const leastAqueous = 0.05;

function isAqueousMixture({ H2O: water = 0 }: Composition): boolean {
  return water > leastAqueous && water < 1 - leastAqueous;
}

/** Excess of the expansion of a liquid per heat, α_v/cp, at p in Pa and T in K, by which heated liquids are relieved. */
export function expansionExcess(
  amounts: Composition,
  pressure: number,
  temperature: number,
): ReferenceExcess | undefined {
  return excessOf(amounts, 'phase', (equation, ratios) => {
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
  return excessOf(amounts, 'equilibria', (equation, ratios) => {
    const { phases } = stateOf(equation, { pressure: pressure * ratios.pressure, quality: 0 });
    return phases && phases.vapour.state.enthalpy - phases.liquid.state.enthalpy;
  });
}

/** Excess of the vapour pressure at T in K. */
export function vapourPressureExcess(amounts: Composition, temperature: number): ReferenceExcess | undefined {
  return excessOf(
    amounts,
    'equilibria',
    (equation, ratios) => stateOf(equation, { temperature: temperature * ratios.temperature, quality: 0 }).pressure,
  );
}

/**
 * Excess of the heat between two temperatures, K, at p in Pa. That by GERG-2008 of a mixture whose heat of mixing it does not have is over that by
 * Peng-Robinson.
 */
export function heatExcess(
  amounts: Composition,
  pressure: number,
  from: number,
  to: number,
): ReferenceExcess | undefined {
  const heatBy = (equation: Fluid, ratios: { readonly pressure: number; readonly temperature: number }): number => {
    const at = (temperature: number) =>
      stateOf(equation, { pressure: pressure * ratios.pressure, temperature: temperature * ratios.temperature });
    return at(to).enthalpy - at(from).enthalpy;
  };
  const fluid = fluidOf(amounts);
  const pair = fluid.method === 'gerg2008' ? pairUnknownToGerg(fluid.composition) : undefined;
  if (!pair) return excessOf(amounts, 'equilibria', heatBy);
  const [own, other] = [fluid, fluidOf(amounts, 'pr')].map(equation =>
    undefinedIfRefused(() => heatBy(equation, { pressure: 1, temperature: 1 })),
  );
  if (own === undefined || other === undefined) return undefined;
  const by = `which was not fitted to ${pair.map(id => fluidComponentOf(id)?.name ?? id).join(' with ')}`;
  return { equation: 'GERG-2008', by, excess: own / other - 1 };
}
