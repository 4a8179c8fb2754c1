import { expect, test } from 'vitest';
import { freezesBelow, dryIceFugacity, loadFluid, loadFluidData, solidAt, solidIn, stateOf } from './index.ts';

const gas = { C1: 0.9, CO2: 0.1 };
const half = { CO2: 0.5, N2: 0.5 };
const liquid = { CO2: 0.97, N2: 0.03 };

// CoolProp 8.0.0: fugacity of carbon dioxide in the mixture by its Helmholtz equations, as one phase; that of dry ice as the fugacity of
// its vapour by Span and Wagner at the pressure of their eq. (3.12), with the Poynting factor of 1510 kg/m³.
test.each([
  [gas, 20e5, 195, 145_530, 105_291],
  [gas, 10e5, 189, 84_886, 62_867],
  [half, 5e5, 204, 229_598, 203_886],
  [{ C1: 0.99, CO2: 0.01 }, 60e5, 170, 3764.5, 11_232],
])(
  'of %j at %d Pa and %d K has the fugacities %d Pa and, as a solid, %d Pa',
  async (amounts, p, T, fugacity, solid) => {
    expect(dryIceFugacity(p, T) / solid).toBeCloseTo(1, 3);
    await loadFluidData(Object.keys(amounts));
    const found = solidAt(amounts, p, T);
    if (fugacity < solid) expect(found).toBeUndefined();
    else {
      // GERG-2008 has other equations of the pure components than CoolProp.
      expect((found?.fugacity ?? NaN) / fugacity).toBeCloseTo(1, 2);
      expect(found?.solidFugacity).toBe(dryIceFugacity(p, T));
    }
  },
);

// CoolProp 8.0.0, as above, where both fugacities are equal.
test.each([
  [gas, 20e5, 195, 199.471],
  [{ C1: 0.98, CO2: 0.02 }, 40e5, 155, 162.405],
])('of %j at %d Pa, colder at %d K, freezes below %d K', async (amounts, p, T, freezes) => {
  await loadFluidData(Object.keys(amounts));
  const solid = solidAt(amounts, p, T);
  expect(solid && freezesBelow(solid, amounts)).toBeCloseTo(freezes, 1);
});

// Its triple point is 216.592 K (Span and Wagner 1996); what is dissolved in it lowers the temperature of freezing, pressure raises it.
test.each([undefined, 'pr'] as const)('a liquid of carbon dioxide freezes near its triple point, %s', async method => {
  const fluid = await loadFluid(liquid, method);
  const solidAt = (pressure: number, temperature: number) => solidIn(fluid, stateOf(fluid, { pressure, temperature }));
  expect(solidAt(20e5, 215)).toBeDefined();
  expect(solidAt(20e5, 216.4)).toBeUndefined();
  expect(solidAt(10e5, 203.15)).toBeDefined();
});

// Melting pressure at 220 K by eq. (3.10) of Span and Wagner (1996): p_t·(1 + 1955.539·θ + 2055.4593·θ²), θ = T/T_t − 1.
test('pressure keeps carbon dioxide solid above its triple point', async () => {
  const theta = 220 / 216.592 - 1;
  const melts = 517_950 * (1 + 1955.539 * theta + 2055.4593 * theta ** 2);
  const nearlyPure = { CO2: 0.9999, N2: 0.0001 };
  await loadFluidData(Object.keys(nearlyPure));
  expect(solidAt(nearlyPure, 1.1 * melts, 220)).toBeDefined();
  expect(solidAt(nearlyPure, 0.9 * melts, 220)).toBeUndefined();
});

test('nothing is solid without carbon dioxide, nor where it is warm', async () => {
  await loadFluidData(['C1', 'N2', 'CO2']);
  expect(solidAt({ C1: 0.9, N2: 0.1 }, 20e5, 120)).toBeUndefined();
  expect(solidAt(gas, 20e5, 240)).toBeUndefined();
});
