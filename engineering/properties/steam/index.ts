/** Water and steam: IAPWS-IF97 (R7-97 with SR2-01 to SR5-05), viscosity R12-08, conductivity R15-11, tension R1-76. */
export { evaluateAtHS as evaluateSteamAtHS } from './at-hs.ts';
export { evaluateAtPH as evaluateSteamAtPH } from './at-ph.ts';
export { evaluateAtPS as evaluateSteamAtPS } from './at-ps.ts';
export { evaluateAtPT as evaluateSteamAtPT, regionAtPT as steamRegionAtPT } from './at-pt.ts';
export { evaluateAtPX as evaluateSteamAtPX, evaluateAtTX as evaluateSteamAtTX } from './at-quality.ts';
export * as steamBackwardEquations from './regions/backward.ts';
export {
  criticalDensity as waterCriticalDensity,
  criticalPressure as waterCriticalPressure,
  criticalTemperature as waterCriticalTemperature,
  gasConstant as waterGasConstant,
} from './constants.ts';
export { outside as outsideSteamRange, SteamProperties, type Region as SteamRegion } from './properties.ts';
export { backgroundConductivity as waterConductivityAt } from './transport/conductivity.ts';
export { surfaceTensionAt } from './transport/surface-tension.ts';
export { viscosity as waterViscosityAt } from './transport/viscosity.ts';
export { evaluateRegion1 } from './regions/region1.ts';
export { evaluateRegion2 } from './regions/region2.ts';
export { agreesAsPrinted, publishedSteamValues, type PublishedValue as PublishedSteamValue } from './published.ts';
export {
  saturatedAtPressure,
  saturatedAtTemperature,
  saturationPressure,
  saturationTemperature,
  surfaceTension,
  type SaturatedPair,
} from './saturated-pair.ts';
export { boilingTemperatureNear, saturationRounding } from './near-saturation.ts';
export { maximumTransportTemperature, type SteamState } from './state.ts';
export { metastableVapourAtPT, steamAtHS, steamAtPH, steamAtPS, steamAtPT, steamAtPX, steamAtTX } from './steam.ts';
