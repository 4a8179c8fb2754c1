import { stateOf, transportOf, type Fluid } from '../properties/index.ts';
import { undefinedIfRefused } from '../quantities/index.ts';
import type { EquationState } from './gas-equation.ts';

/** Returns the viscosity, Pa·s, of the liquid of a state; undefined where its fluid has none. */
export function viscosityOfLiquid(fluid: Fluid, { pressure, enthalpy }: EquationState): number | undefined {
  return undefinedIfRefused(() => {
    const state = stateOf(fluid, { pressure, enthalpy });
    return transportOf(fluid).viscosity(state.phases?.liquid ?? { composition: fluid.composition, state }).value;
  });
}

/**
 * Viscosity, Pa·s, of gas and liquid together as one, with a mass fraction of gas. Source: W. H. McAdams, W. K. Woods, L. C. Heroman, Trans. ASME
 * 64 (1942) 193–200.
 */
export function homogeneousViscosity(ofGas: number, ofLiquid: number, gasFraction: number): number {
  return 1 / (gasFraction / ofGas + (1 - gasFraction) / ofLiquid);
}
