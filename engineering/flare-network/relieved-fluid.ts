import { fluidOf, isentropeFrom, stateOf, type Composition, type IsentropeStart } from '../properties/index.ts';
import { undefinedIfRefused } from '../quantities/index.ts';

/** What flows behind a relief valve: its gas, as a share of the mass, and the molar mass of this gas, kg/kmol. */
export interface ReleasedGas {
  readonly share: number;
  readonly molarMass: number;
}

/** The fluid of a source at its relieving state, by the best equation for it alone. */
export interface RelievedFluid {
  readonly start: IsentropeStart;
  readonly isLiquid: boolean;
  /** What the fluid has become at rest at a pressure behind its valve, Pa; undefined where it has no state. */
  readonly gasAt: (pressure: number) => ReleasedGas | undefined;
}

/**
 * Returns the fluid of a composition, whose data are loaded, at p in Pa and T in K before a valve that it passes at constant enthalpy. Undefined
 * where it has no state.
 */
export function relievedFluid(amounts: Composition, pressure: number, temperature: number): RelievedFluid | undefined {
  return undefinedIfRefused(() => {
    const fluid = fluidOf(amounts);
    const state = stateOf(fluid, { pressure, temperature });
    return {
      start: isentropeFrom(fluid, state),
      isLiquid: state.phase === 'liquid',
      gasAt: behind =>
        undefinedIfRefused(() => {
          const {
            phase,
            quality = NaN,
            phases,
            molarMass,
          } = stateOf(fluid, {
            pressure: behind,
            enthalpy: state.enthalpy,
          });
          if (phase !== 'two-phase') return { share: phase === 'liquid' ? 0 : 1, molarMass: 1000 * molarMass };
          return { share: quality, molarMass: 1000 * (phases?.vapour.state.molarMass ?? molarMass) };
        }),
    };
  });
}
