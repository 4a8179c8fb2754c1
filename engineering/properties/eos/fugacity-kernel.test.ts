import { describe, expect, test } from 'vitest';
import { createMixture, Fugacity, fugacity, FugacityKernel, type PhaseRoot } from './index.ts';

const cases: readonly (readonly [Readonly<Record<string, number>>, number, number])[] = [
  [{ C1: 0.7, CO2: 0.1, nC8: 0.1, H2O: 0.1 }, 320, 7e6],
  [{ C1: 0.1, nC5: 0.4, nC10: 0.5 }, 350, 1e6],
  [{ H2O: 0.999, C1: 0.0007, CO2: 0.0003 }, 300, 2e7],
];

// `fugacity` differentiates at constant volume and converts by the pressure; its derivatives are tested by differences.
describe.each(cases)('%o at %d K and %d Pa', (composition, T, p) => {
  test.each(['vapour', 'liquid'] as const)('has the fugacities and derivatives of the %s root', (root: PhaseRoot) => {
    const ids = Object.keys(composition);
    const x = Float64Array.from(Object.values(composition));
    const mixture = createMixture(ids, { translated: false });
    const expected = new Fugacity(mixture);
    fugacity(mixture, T, p, x, root, expected);
    const kernel = new FugacityKernel(mixture.model);
    kernel.set(x, T, p);
    const volume = root === 'vapour' ? kernel.vapourVolume : kernel.liquidVolume;
    expect(volume / mixture.whole.volumeAt(T, p, root)).toBeCloseTo(1, 12);
    const lnPhi = new Float64Array(ids.length);
    const byAmount = new Float64Array(ids.length ** 2);
    kernel.writeLnPhi(volume, lnPhi);
    kernel.writeByAmount(volume, byAmount);
    lnPhi.forEach((value, i) => expect(value).toBeCloseTo(expected.lnCoefficients[i] ?? NaN, 10));
    byAmount.forEach((value, i) => {
      const other = expected.byAmount[i] ?? NaN;
      expect(Math.abs(value - other)).toBeLessThan(1e-10 * (1 + Math.abs(other)));
    });
    expect(kernel.isLiquidLike(volume)).toBe(mixture.whole.isLiquidLike(T, volume));
    expect(kernel.isDense(volume)).toBe(mixture.whole.isDense(volume));
  });
});
