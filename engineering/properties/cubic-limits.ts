import type { FluidRange } from './equilibrium/index.ts';

/** Temperatures and pressures up to which the Peng-Robinson equation is used, apart from it, so that it need not be loaded. */
export const cubicLimits: FluidRange = { minimumTemperature: 20, maximumTemperature: 1500, maximumPressure: 100e6 };
