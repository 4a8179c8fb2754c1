/**
 * GERG-2008: natural gases and other mixtures of 21 components in one phase and two, with their envelopes. SI and per kg;
 * enthalpy and entropy are 0 for the ideal gas of each component at 298.15 K and 101 325 Pa. Sources: O. Kunz and W. Wagner,
 * J. Chem. Eng. Data 57 (2012) 3032; ISO 20765-2:2015; AGA Report 8 Part 2 (2017).
 */
export { gergIsentropes } from './isentrope.ts';
export { gergRange, GergStates } from './states.ts';
export { MixtureEquilibrium } from './mixture-equilibrium.ts';
export { GergMixture } from './gerg-mixture.ts';
export { sublimationPressure } from './ice.ts';
