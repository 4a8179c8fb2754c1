import { exp, pow } from '../../elementary/index.ts';

/** Lowest temperature at which the equation has liquid water at any pressure, K, which is supercooled there. */
export const coldestLiquidWater = 230;

const triple = { temperature: 273.16, pressure: 611.657 };
const terms: readonly (readonly [a: number, b: number])[] = [
  [-21.2144006, 0.00333333333],
  [27.3203819, 1.20666667],
  [-6.1059813, 1.70333333],
];

/** Sublimation pressure of ice in Pa at T in K, 50 K to 273.16 K: IAPWS R14-08(2011), eq. 6. */
export function sublimationPressure(temperature: number): number {
  const theta = temperature / triple.temperature;
  const sum = terms.reduce((total, [a, b]) => total + a * pow(theta, b), 0);
  return triple.pressure * exp(sum / theta);
}
