/**
 * The releases' explicit backward equations, each as its release states it, with the choice of subregion: SI in, SI out,
 * no iteration and no check of the range. Their accuracy is the releases' own (T within 25 mK and better); the solvers
 * start from them.
 */
import { boundary2abEnthalpy, boundary2bcEnthalpy, boundary3abEnthalpy, boundary3abEntropy } from './boundaries.ts';
import * as kernels from '../kernels/backward.generated.ts';

const pressure2ab = 4e6;
const pressure2bcLow = 6.5467e6;
const entropy2bc = 5850;

/** T in K of region 1 from p in Pa and h in J/kg, R7-97(2012) eq. 11. */
export const backwardTemperature1PH = kernels.temperature1PH;

/** T in K of region 1 from p in Pa and s in J/(kg·K), R7-97(2012) eq. 13. */
export const backwardTemperature1PS = kernels.temperature1PS;

/** p in Pa of region 1 from h in J/kg and s in J/(kg·K), SR2-01(2014) eq. 1. */
export const backwardPressure1HS = kernels.pressure1HS;

/** T in K of region 2 from p in Pa and h in J/kg, R7-97(2012) eqs 22 to 24. */
export function backwardTemperature2PH(p: number, h: number): number {
  if (p <= pressure2ab) return kernels.temperature2aPH(p, h);
  const b = p <= pressure2bcLow || h >= boundary2bcEnthalpy(p);
  return b ? kernels.temperature2bPH(p, h) : kernels.temperature2cPH(p, h);
}

/** T in K of region 2 from p in Pa and s in J/(kg·K), R7-97(2012) eqs 25 to 27. */
export function backwardTemperature2PS(p: number, s: number): number {
  if (p <= pressure2ab) return kernels.temperature2aPS(p, s);
  return s >= entropy2bc ? kernels.temperature2bPS(p, s) : kernels.temperature2cPS(p, s);
}

/** p in Pa of region 2 from h in J/kg and s in J/(kg·K), SR2-01(2014) eqs 3 to 5. */
export function backwardPressure2HS(h: number, s: number): number {
  if (s < entropy2bc) return kernels.pressure2cHS(h, s);
  return h <= boundary2abEnthalpy(s) ? kernels.pressure2aHS(h, s) : kernels.pressure2bHS(h, s);
}

/** T in K of region 3 from p in Pa and h in J/kg, SR3-03(2014) eqs 2 and 3. */
export function backwardTemperature3PH(p: number, h: number): number {
  return h <= boundary3abEnthalpy(p) ? kernels.temperature3aPH(p, h) : kernels.temperature3bPH(p, h);
}

/** v in m³/kg of region 3 from p in Pa and h in J/kg, SR3-03(2014) eqs 4 and 5. */
export function backwardVolume3PH(p: number, h: number): number {
  return h <= boundary3abEnthalpy(p) ? kernels.volume3aPH(p, h) : kernels.volume3bPH(p, h);
}

/** T in K of region 3 from p in Pa and s in J/(kg·K), SR3-03(2014) eqs 6 and 7. */
export function backwardTemperature3PS(p: number, s: number): number {
  return s <= boundary3abEntropy ? kernels.temperature3aPS(p, s) : kernels.temperature3bPS(p, s);
}

/** v in m³/kg of region 3 from p in Pa and s in J/(kg·K), SR3-03(2014) eqs 8 and 9. */
export function backwardVolume3PS(p: number, s: number): number {
  return s <= boundary3abEntropy ? kernels.volume3aPS(p, s) : kernels.volume3bPS(p, s);
}

/** p in Pa of region 3 from h in J/kg and s in J/(kg·K), SR4-04(2014) eqs 1 and 2. */
export function backwardPressure3HS(h: number, s: number): number {
  return s <= boundary3abEntropy ? kernels.pressure3aHS(h, s) : kernels.pressure3bHS(h, s);
}

/** p in Pa on the saturation line bounding region 3 from h in J/kg, SR3-03(2014) eq. 10. */
export const backwardSaturationPressure3H = kernels.saturationPressure3H;

/** p in Pa on the saturation line bounding region 3 from s in J/(kg·K), SR3-03(2014) eq. 11. */
export const backwardSaturationPressure3S = kernels.saturationPressure3S;

/** T in K of the two-phase region from h in J/kg and s ≥ 5210.887825 J/(kg·K), SR4-04(2014) eq. 9. */
export const backwardSaturationTemperatureHS = kernels.saturationTemperatureHS;

/** h′ in J/kg bounding region 1 from s in J/(kg·K), SR4-04(2014) eq. 3. */
export const liquidEnthalpy1S = kernels.liquidEnthalpy1S;

/** h′ in J/kg bounding subregion 3a from s in J/(kg·K), SR4-04(2014) eq. 4. */
export const liquidEnthalpy3aS = kernels.liquidEnthalpy3aS;

/** h″ in J/kg bounding subregions 2a and 2b from s in J/(kg·K), SR4-04(2014) eq. 5. */
export const vapourEnthalpy2abS = kernels.vapourEnthalpy2abS;

/** h″ in J/kg bounding subregions 2c and 3b from s in J/(kg·K), SR4-04(2014) eq. 6. */
export const vapourEnthalpy2c3bS = kernels.vapourEnthalpy2c3bS;

/** h in J/kg between regions 1 and 3 from s in J/(kg·K), SR4-04(2014) eq. 7. */
export const boundary13Enthalpy = kernels.enthalpyB13S;

/** T in K between regions 2 and 3 from h in J/kg and s in J/(kg·K), SR4-04(2014) eq. 8. */
export const boundary23TemperatureHS = kernels.temperatureB23HS;

/** v in m³/kg of region 3 from p in Pa and T in K, SR5-05(2016) eqs 4 and 5; see `volume3.ts`. */
export { volume3AtPT as backwardVolume3PT } from './volume3.ts';
