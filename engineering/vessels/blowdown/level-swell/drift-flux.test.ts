import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { integrate } from '../../../numerics/index.ts';
import {
  driftFlux,
  hindrance,
  meanVoid,
  psiOfMean,
  psiOfSurface,
  riseVelocity,
  surfaceOfMean,
  surfaceVoid,
  vapourShare,
} from './drift-flux.ts';

const regimes = ['churn-turbulent', 'bubbly'] as const;
const psis = fc.double({ min: 1e-6, max: 50, noNaN: true });
const distributions = fc.double({ min: 1, max: 1.5, noNaN: true });

describe('the mean void of a boiling liquid', () => {
  test.each(regimes)('inverts the relation of DIERS, %s', regime => {
    fc.assert(
      fc.property(psis, distributions, (psi, distribution) => {
        fc.pre(regime === 'churn-turbulent' || distribution > 1.001 || psi < 0.33);
        const alpha = meanVoid(regime, psi, distribution);
        const back =
          regime === 'churn-turbulent'
            ? (2 * alpha) / (1 - distribution * alpha)
            : (alpha * (1 - alpha) ** 2) / ((1 - alpha ** 3) * (1 - distribution * alpha));
        expect(Math.abs(back / psi - 1)).toBeLessThan(1e-6);
      }),
    );
  });

  test('of churn-turbulent flow is exactly that of vapour made evenly in the liquid where C₀ is 1, and on the high side above', () => {
    // d(j/u∞)/dz = q·(1 − α) with α = j/(C₀·j + u∞): the liquid under ψ is ψ over the height that makes it.
    for (const psi of [0.05, 0.5, 1, 4]) {
      for (const distribution of [1, 1.2, 1.5]) {
        const height = integrate(j => (distribution * j + 1) / ((distribution - 1) * j + 1), 0, psi);
        const exact = 1 - psi / height;
        const result = meanVoid('churn-turbulent', psi, distribution);
        if (distribution === 1) expect(result).toBeCloseTo(exact, 10);
        else expect(result).toBeGreaterThan(exact);
      }
    }
  });

  test('is largest with the least C₀ and in bubbly flow, which passes no more than a third of its rise velocity', () => {
    for (const regime of regimes) {
      expect(meanVoid(regime, 0.3, 1)).toBeGreaterThan(meanVoid(regime, 0.3, driftFlux[regime].bestDistribution));
    }
    expect(meanVoid('bubbly', 0.2)).toBeGreaterThan(meanVoid('churn-turbulent', 0.2));
    expect(meanVoid('bubbly', 0.25)).toBeCloseTo((3 - Math.sqrt(5)) / 2, 12);
    expect(meanVoid('bubbly', 1 / 3)).toBe(1);
    expect(meanVoid('churn-turbulent', Infinity, 1.5)).toBeCloseTo(2 / 3, 12);
  });

  test('and the void at the surface invert ψ', () => {
    for (const regime of regimes) {
      for (const psi of [0.01, 0.1, 0.3]) {
        expect(psiOfMean(regime, meanVoid(regime, psi))).toBeCloseTo(psi, 12);
        expect(psiOfSurface(regime, surfaceVoid(regime, psi))).toBeCloseTo(psi, 12);
      }
    }
  });

  test('rises with the void at the surface', () => {
    fc.assert(
      fc.property(psis, distributions, (psi, distribution) => {
        for (const regime of regimes) {
          const there = surfaceVoid(regime, psi, distribution);
          const mean = meanVoid(regime, psi, distribution);
          expect(surfaceOfMean(regime, mean, distribution)).toBeCloseTo(there, 9);
          expect(there).toBeGreaterThanOrEqual(mean);
        }
      }),
    );
  });
});

test('a bubble rises 0.240 m/s in boiling water at atmospheric pressure, by the expression of Zuber and Findlay', () => {
  // 1.53·(0.0589 N/m · 9.80665 m/s² · 957.8 kg/m³)^¼ / √958.4 kg/m³, worked by hand.
  expect(riseVelocity('churn-turbulent', 0.0589, 958.4, 0.6)).toBeCloseTo(0.2397, 3);
  expect(riseVelocity('bubbly', 0.0589, 958.4, 0.6) / riseVelocity('churn-turbulent', 0.0589, 958.4, 0.6)).toBeCloseTo(
    1.18 / 1.53,
    12,
  );
  expect(() => meanVoid('bubbly', -1)).toThrow('psi must be at least 0, got -1');
});

describe('the vapour fraction that leaves a swollen liquid', () => {
  const [gasDensity, liquidDensity, area, rise] = [15, 520, 2, 0.15];

  test.each(regimes)('is 1 where as much vapour enters as can separate, and falls with the free space, %s', regime => {
    const psi = 0.3;
    const voidFraction = surfaceVoid(regime, psi);
    const slip = rise * hindrance(regime, voidFraction);
    const flow = psi * rise * area * gasDensity;
    const surface = { area, voidFraction, slip, gasDensity, liquidDensity };
    expect(vapourShare(flow, surface)).toBeCloseTo(1, 9);
    expect(vapourShare(2 * flow, surface)).toBeLessThan(0.6);
    expect(vapourShare(flow, { ...surface, voidFraction: 0.9 * voidFraction })).toBeLessThan(0.95);
    expect(vapourShare(0, surface)).toBe(1);
  });

  test('follows drift flux at the surface, and is that of a mixture without slip if flooded', () => {
    const surface = { area, voidFraction: 0.4, slip: 0.1, gasDensity, liquidDensity };
    const share = vapourShare(80, surface);
    const [jg, jl] = [(share * 80) / (gasDensity * area), ((1 - share) * 80) / (liquidDensity * area)];
    expect(jg).toBeCloseTo(0.4 * (jg + jl + 0.1), 12);
    const flood = (0.4 * gasDensity) / (0.4 * gasDensity + 0.6 * liquidDensity);
    expect(vapourShare(1e9, surface)).toBeCloseTo(flood, 6);
  });
});
