import type { NetworkGas, NetworkLiquid } from '../types.ts';
import { liquidState, type FluidState } from './fluid-state.ts';
import { gasState } from './gas-state.ts';

/** Returns how the fluid of a network relates pressure, density and potential. */
export function stateOfFluid(fluid: NetworkLiquid | NetworkGas): FluidState {
  return fluid.phase === 'liquid' ? liquidState(fluid) : gasState(fluid);
}
