/**
 * Mixtures with water as a separate free-water phase: pure liquid water by IAPWS-IF97 beside vapour and hydrocarbon liquid by the
 * Peng–Robinson equation, saturated with water at equal fugacity. Nothing dissolves in the free water, and no ice forms. SI and per mole.
 */
export { flashWetAtPressure, flashWetTp, flashWetUv } from './flash.ts';
export { WetMixture } from './wet-mixture.ts';
export { FreeWaterState } from './state.ts';
export { freeWaterConductivity, freeWaterSurfaceTension, freeWaterViscosity } from './transport.ts';
