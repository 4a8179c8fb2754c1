import { expect, test } from 'vitest';
import { iapws95 } from './iapws95.ts';

/** ρ in kg/m³, T in K, cv in kJ/(kg·K) and w in m/s, R6-95(2018) Table 7. */
const table7: readonly (readonly [density: number, T: number, cv: string, w: string])[] = [
  [996.556, 300, '4.13018112', '1501.51914'],
  [1005.308, 300, '4.06798347', '1534.92501'],
  [1188.202, 300, '3.46135580', '2443.57992'],
  [0.435, 500, '1.50817541', '548.314253'],
  [4.532, 500, '1.66991025', '535.739001'],
  [838.025, 500, '3.22106219', '1271.28441'],
  [1084.564, 500, '3.07437693', '2412.00877'],
  [358, 647, '6.18315728', '252.145078'],
];

for (const [density, T, expectedCv, expectedW] of table7) {
  test(`IAPWS-95 at ${density} kg/m³, ${T} K has the cv and w of R6-95(2018) Table 7`, () => {
    const { cp, cv, pressurePerDensity } = iapws95(density, T);
    expect((cv * 1e-3).toPrecision(9)).toBe(expectedCv);
    expect(Math.sqrt((cp / cv) * pressurePerDensity).toPrecision(9)).toBe(expectedW);
  });
}
