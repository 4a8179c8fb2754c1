import { fluidOf, isentropeFrom, stateOf, type Composition, type IsentropeStart } from '../properties/index.ts';
import { undefinedIfRefused } from '../quantities/index.ts';

/** The fluid of a source with a composition, in mole fractions, before its valve: Pa and K. */
export interface RelievedFluid {
  readonly components: Composition;
  readonly pressure: number;
  readonly temperature: number;
}

/** A relieving state, by the best equation for the fluid alone. */
export interface RelievingState {
  readonly start: IsentropeStart;
  readonly isLiquid: boolean;
}

/** What flows behind a relief valve: its gas, as a share of the mass, and the molar mass of this gas, kg/kmol. */
export interface ReleasedGas {
  readonly share: number;
  readonly molarMass: number;
}

/** Returns the relieving state of a fluid whose data are loaded; undefined where it has none. */
export function relievingStateOf({ components, pressure, temperature }: RelievedFluid): RelievingState | undefined {
  return undefinedIfRefused(() => {
    const fluid = fluidOf(components);
    const state = stateOf(fluid, { pressure, temperature });
    return { start: isentropeFrom(fluid, state), isLiquid: state.phase === 'liquid' };
  });
}

/** Returns what a fluid has become at rest at a pressure behind its valve, Pa, after an expansion at constant enthalpy; undefined where it has no state. */
export function releasedGas(relieved: RelievedFluid, behind: number): ReleasedGas | undefined {
  const { components, pressure, temperature } = relieved;
  return undefinedIfRefused(() => {
    const fluid = fluidOf(components);
    const { enthalpy } = stateOf(fluid, { pressure, temperature });
    const { phase, quality = NaN, phases, molarMass } = stateOf(fluid, { pressure: behind, enthalpy });
    if (phase !== 'two-phase') return { share: phase === 'liquid' ? 0 : 1, molarMass: 1000 * molarMass };
    return { share: quality, molarMass: 1000 * (phases?.vapour.state.molarMass ?? molarMass) };
  });
}
