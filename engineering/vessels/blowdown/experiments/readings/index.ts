/** Readings of published blowdown experiments, digitised from their figures to about ±1 bar and ±2 K. */
export { nitrogenCarbonDioxide } from './carbon-dioxide.ts';
export { helium700, hydrogen700, hydrogenSimulator } from './composite-cylinders.ts';
export { condensingGas } from './condensing.ts';
export { propaneFire } from './fires.ts';
export { hydrogenRun7, hydrogenRun8, hydrogenRun9, hydrogenSmall } from './hydrogen.ts';
export { methaneEthane, naturalGasS9 } from './natural-gas.ts';
export { air790, nitrogenI1 } from './nitrogen.ts';
