import { describe, expect, test } from 'vitest';
import { loadMixtureTransport } from './index.ts';
import { mixLiquids } from './liquid-viscosity.ts';

/** Any density of a liquid: the viscosity of a cold liquid does not depend on it. */
const ofLiquid = 700;

/**
 * Measured: K, MPa, mole fraction of the first, mPa·s. n-Hexane with n-dodecane up to 100 MPa and n-pentane with n-octane as collected in the
 * repository erichuang384/4YR, as those of n-heptane with n-dodecane and n-hexane with n-decane at 293.15 K.
 */
const measured = [
  ['nC6', 'nC12', 288.15, 0.1, 0.2991, 1.086],
  ['nC6', 'nC12', 303.15, 0.1, 0.0986, 1.095],
  ['nC6', 'nC12', 328.15, 0.1, 0.6025, 0.428],
  ['nC6', 'nC12', 343.15, 0.1, 0.4003, 0.47],
  ['nC6', 'nC12', 293.15, 20, 0.4, 1.07],
  ['nC6', 'nC12', 333.15, 50, 0.4, 0.85],
  ['nC6', 'nC12', 293.15, 90, 0.6, 1.44],
  ['nC7', 'nC12', 293.15, 0.1, 0.3022, 1.0666],
  ['nC7', 'nC12', 293.15, 0.1, 0.5028, 0.8401],
  ['nC7', 'nC12', 293.15, 0.1, 0.7015, 0.6461],
  ['nC6', 'nC10', 293.15, 0.1, 0.4971, 0.57],
  ['nC5', 'nC8', 297.95, 9.913, 0.5998, 0.3574],
  ['nC5', 'nC8', 328.05, 4.995, 0.5066, 0.2947],
] as const;

/** n-Hexane with squalane of 422.8 g/mol at 0.1 MPa, from the same collection: K, that of both alone, mole fraction of squalane, mPa·s. */
const withSqualane = [
  [293.15, 0.31, 35.3, 0.235, 1.91],
  [293.15, 0.31, 35.3, 0.743, 17.5],
  [298.15, 0.294, 31.123, 0.1218, 0.971],
  [298.15, 0.294, 31.123, 0.4258, 6.068],
  [333.15, 0.218, 7.85, 0.235, 0.996],
  [273.15, 0.382, 116.6, 0.511, 16.9],
] as const;

/** η in mPa·s of an oil with dissolved gas at its bubble point: H. D. Beggs and J. R. Robinson, J. Pet. Technol. 27 (1975) 1140. */
function byBeggsAndRobinson(dead: number, standardCubicFeetPerBarrel: number): number {
  const a = 10.715 * (standardCubicFeetPerBarrel + 100) ** -0.515;
  const b = 5.44 * (standardCubicFeetPerBarrel + 150) ** -0.338;
  return a * dead ** b;
}

describe('the viscosity of a liquid mixture', () => {
  test.each(measured)(
    'of %s and %s at %d K and %d MPa with %d of the first is %d mPa·s',
    async (one, other, T, p, x, wanted) => {
      const mixture = await loadMixtureTransport([one, other]);
      const { value, method } = mixture.viscosity(T, ofLiquid, [x, 1 - x], 1e6 * p);
      expect(method).toBe('liquid-mixing');
      expect(Math.abs((1e3 * value) / wanted - 1)).toBeLessThan(0.08);
    },
  );

  test.each(withSqualane)(
    'of hexane and squalane at %d K, %d and %d mPa·s, with %d is %d mPa·s',
    (_T, thin, thick, x, wanted) => {
      const { value, uncertainty } = mixLiquids([
        { fraction: x, value: thick, uncertainty: 0.02 },
        { fraction: 1 - x, value: thin, uncertainty: 0.02 },
      ]);
      expect(Math.abs(value / wanted - 1)).toBeLessThan(uncertainty);
      expect(Math.abs(value / wanted - 1)).toBeLessThan(0.4);
    },
  );

  // 37.8 °C, n-decane alone 0.728 mPa·s by CoolProp 8.0.0; 379.5 scf/lb-mol, 0.5577 bbl/lb-mol at 60 °F.
  test.each([
    [0.2, 60],
    [0.3, 88],
    [0.5, 165],
  ])('of decane with %d of methane at %d bar is that of an oil with as much gas', async (x, bar) => {
    const mixture = await loadMixtureTransport(['C1', 'nC10']);
    const { value, uncertainty } = mixture.viscosity(310.93, ofLiquid, [x, 1 - x], 1e5 * bar);
    const wanted = byBeggsAndRobinson(0.728, ((x / (1 - x)) * 379.5) / 0.5577);
    expect(Math.abs((1e3 * value) / wanted - 1)).toBeLessThan(0.2);
    expect(uncertainty).toBeGreaterThan(0.2);
  });

  // 25 °C by CoolProp 8.0.0: 1.359 and 0.891, 0.848 and 1.359, 0.848 and 0.602, 0.891 and 0.552 mPa·s.
  test.each([
    ['nC12', 'cC6', 1.359, 0.891],
    ['nC10', 'nC12', 0.848, 1.359],
    ['nC10', 'Bz', 0.848, 0.602],
    ['cC6', 'Tol', 0.891, 0.552],
  ])('of %s and %s at 25 °C lies between theirs, %d and %d mPa·s', async (one, other, first, second) => {
    const mixture = await loadMixtureTransport([one, other]);
    const viscosity = 1e3 * mixture.viscosity(298.15, ofLiquid, [0.5, 0.5], 6e5).value;
    expect(viscosity).toBeGreaterThan(Math.min(first, second));
    expect(viscosity).toBeLessThan(Math.max(first, second));
  });

  test('with a heavy petroleum fraction is that of the fraction, thinned', async () => {
    const fraction = 'C7+ (M 550, SG 0.97)';
    const mixture = await loadMixtureTransport([fraction, 'C3']);
    const [alone, thinned] = [1, 0.9].map(x => mixture.viscosity(333.15, 900, [x, 1 - x], 21e5));
    // Abbott: 213 mPa·s of the fraction at 60 °C. It had 0.79 mPa·s, within 20 %.
    expect(Math.abs((1e3 * Number(alone?.value)) / 213 - 1)).toBeLessThan(0.15);
    expect(1e3 * Number(thinned?.value)).toBeGreaterThan(120);
    expect(thinned?.value).toBeLessThan(Number(alone?.value));
    expect(thinned?.uncertainty).toBeGreaterThan(0.5);
    expect(thinned?.source).toContain('Twu');
  });

  test('has nothing to do with that of a gas', async () => {
    const mixture = await loadMixtureTransport(['C1', 'nC10']);
    for (const [T, density] of [
      [310, 200],
      [300, 0.5],
      [450, 2],
    ] as const)
      expect(mixture.viscosity(T, density, [0.95, 0.05], 1e7).method).toBe('corresponding-states');
  });
});
