import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionBand,
  arrangementOfSpan,
  eddyFrequency,
  endConditions,
  fluidViscosityFactor,
  isInterpolated,
  longestSpan,
  massPerMetre,
  mostFlexibleBelow,
  naturalFrequency,
  pipeMaterials,
  qualitativeLikelihood,
  supportArrangements,
  turbulenceIntensity,
  turbulenceLikelihood,
  turbulencePowerLevel,
  vibrationFactor,
} from './index.ts';

const runs = { numRuns: 10_000 };
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const pipe = fc
  .record({ outsideDiameter: between(0.06, 0.762), slenderness: between(8, 120) })
  .map(({ outsideDiameter, slenderness }) => ({ outsideDiameter, wallThickness: outsideDiameter / slenderness }));
const stream = fc.record({ momentumFlux: between(10, 1e6), viscosityFactor: between(0.05, 1) });

describe('the vibration factor', () => {
  // Evaluated independently from the guideline’s equations; three public transcriptions of these agree.
  test.each([
    [60.3, 3.91, 34731.2, 17431.6, 10664.3, 2961.3],
    [88.9, 5.49, 38357.1, 19311.4, 10864.4, 3058.3],
    [114.3, 6.02, 36858.6, 18390.8, 9849.8, 2775.7],
    [168.3, 7.11, 36642.4, 18016.6, 9264.4, 2621.0],
    [168.275, 7.112, 36653.1, 18022.5, 9267.5, 2622.0],
    [219.1, 8.18, 38373.5, 18627.6, 9608.3, 2716.4],
    [273.0, 9.27, 40992.1, 19575.8, 10945.9, 2635.9],
    [323.8, 9.53, 41494.1, 19348.1, 10671.1, 2508.4],
    [406.4, 9.53, 42314.6, 18804.3, 10163.1, 2303.7],
    [508, 9.53, 45192.4, 18700.5, 9881.1, 2156.7],
    [610, 9.53, 49814.5, 18936.6, 9801.9, 2071.5],
    [762, 9.53, 59819.1, 19637.8, 9888.2, 2007.2],
  ])('of %d × %d mm', (D, T, ...expected) => {
    for (const [index, arrangement] of supportArrangements.entries())
      expect(Math.abs(vibrationFactor(arrangement, D / 1000, T / 1000) - (expected[index] ?? Number.NaN))).toBeLessThan(
        0.0501,
      );
  });

  test('is lower, the more flexibly the pipe is held and the thinner its wall', () => {
    fc.assert(
      fc.property(pipe, between(1, 2), ({ outsideDiameter, wallThickness }, factor) => {
        let before = Infinity;
        for (const arrangement of supportArrangements) {
          const own = vibrationFactor(arrangement, outsideDiameter, wallThickness);
          expect(own).toBeLessThan(before);
          expect(own).toBeGreaterThan(0);
          expect(vibrationFactor(arrangement, outsideDiameter, wallThickness / factor)).toBeLessThanOrEqual(own);
          before = own;
        }
      }),
      runs,
    );
  });

  test('has no step where it is interpolated', () => {
    for (const arrangement of supportArrangements) {
      for (const edge of [0.2191, 0.273]) {
        const [below, above] = [edge * (1 - 1e-9), edge * (1 + 1e-9)].map(D => vibrationFactor(arrangement, D, D / 30));
        expect(Math.abs((above ?? 0) / (below ?? 0) - 1)).toBeLessThan(1e-6);
      }
    }
    expect(isInterpolated('Medium', 0.245)).toBe(true);
    expect(isInterpolated('Stiff', 0.245)).toBe(false);
    expect(isInterpolated('Flexible', 0.2191)).toBe(false);
  });

  test('is interpolated from 219.1 to 273 mm, linear in D at the same D/T', () => {
    for (const arrangement of ['Medium', 'Flexible'] as const) {
      const at = (D: number) => vibrationFactor(arrangement, D, D / 30);
      for (const share of [0.1, 0.5, 0.9])
        expect(at(0.2191 + share * (0.273 - 0.2191)) / ((1 - share) * at(0.2191) + share * at(0.273))).toBeCloseTo(
          1,
          9,
        );
      for (const D of [0.2192, 0.2729]) expect(isInterpolated(arrangement, D)).toBe(true);
    }
  });

  test.each([
    [0.05, 0.004, 'no figures for an outside diameter of 50.00 mm: the guideline covers 60.00 mm to 762.0 mm'],
    [0.813, 0.01, 'no figures for an outside diameter of 813.0 mm: the guideline covers 60.00 mm to 762.0 mm'],
    [0.1, 0.05, 'a wall of 50.00 mm leaves no bore in a pipe of 100.0 mm'],
    [0.1, 0, 'wallThickness must be above 0, got 0'],
  ])('of %d × %d m is refused', (D, T, message) => expect(() => vibrationFactor('Stiff', D, T)).toThrow(message));
});

describe('the likelihood by turbulence', () => {
  test('never falls when ρv² rises, support becomes more flexible or the wall thinner', () => {
    fc.assert(
      fc.property(pipe, stream, between(1, 3), ({ outsideDiameter, wallThickness }, flow, factor) => {
        const lof = (arrangement: (typeof supportArrangements)[number], flux = 1, wall = 1) =>
          turbulenceLikelihood(
            flow.momentumFlux * flux,
            flow.viscosityFactor,
            vibrationFactor(arrangement, outsideDiameter, wallThickness / wall),
          );
        for (const [index, arrangement] of supportArrangements.entries()) {
          const own = lof(arrangement);
          expect(lof(arrangement, factor)).toBeGreaterThanOrEqual(own);
          expect(lof(arrangement, 1, factor)).toBeGreaterThanOrEqual(own);
          const next = supportArrangements[index + 1];
          if (next) expect(lof(next)).toBeGreaterThan(own);
        }
      }),
      runs,
    );
  });

  test('is that of a gas times √(μ/0.001)', () => {
    expect(fluidViscosityFactor('Gas', 2e-5)).toBeCloseTo(0.1414, 4);
    expect(fluidViscosityFactor('Gas', 1e-5)).toBeCloseTo(0.1, 12);
    expect(fluidViscosityFactor('Liquid', 1)).toBe(1);
    expect(fluidViscosityFactor('Multiphase', 1)).toBe(1);
  });

  test('stays below a limit with the arrangement found, but not with a more flexible one', () => {
    fc.assert(
      fc.property(pipe, stream, (size, flow) => {
        const result = mostFlexibleBelow(0.5, flow, size);
        const position = result === undefined ? -1 : supportArrangements.indexOf(result);
        for (const [index, arrangement] of supportArrangements.entries()) {
          const factor = vibrationFactor(arrangement, size.outsideDiameter, size.wallThickness);
          expect(turbulenceLikelihood(flow.momentumFlux, flow.viscosityFactor, factor) < 0.5).toBe(index <= position);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('by ρv² alone is medium from 5000 to 20 000', () => {
    expect([4999, 5000, 20000, 20001].map(qualitativeLikelihood)).toEqual(['Low', 'Medium', 'Medium', 'High']);
  });

  test('gives an action at each limit', () => {
    const of = (lof: number) => `${actionBand(lof).likelihood}, ${actionBand(lof).range}`;
    expect(of(1)).toBe('High, LOF ≥ 1');
    expect(of(1 - 1e-9)).toBe('Medium, 0.5 ≤ LOF < 1');
    expect(of(0.5)).toBe('Medium, 0.5 ≤ LOF < 1');
    expect(of(0.499)).toBe('Low, 0.3 ≤ LOF < 0.5');
    expect(of(0.3)).toBe('Low, 0.3 ≤ LOF < 0.5');
    expect(of(0.29)).toBe('Low, LOF < 0.3');
    expect(() => actionBand(Number.NaN)).toThrow('lof must be a number, got NaN');
  });
});

describe('spans', () => {
  test('are longer, the more flexible the arrangement, and grow with the diameter', () => {
    fc.assert(
      fc.property(between(0.06, 0.761), outsideDiameter => {
        let before = 0;
        for (const arrangement of supportArrangements) {
          const span = longestSpan(arrangement, outsideDiameter);
          if (span === undefined) continue;
          expect(span).toBeGreaterThan(before);
          expect(longestSpan(arrangement, outsideDiameter + 0.001)).toBeGreaterThan(span);
          expect(arrangementOfSpan(span, outsideDiameter)).toBe(arrangement);
          before = span;
        }
        expect(arrangementOfSpan(before + 0.01, outsideDiameter)).toBe('Flexible');
      }),
      { numRuns: 2000 },
    );
  });
  test('of a 10 in pipe', () => expect(longestSpan('Stiff', 0.273)).toBeCloseTo(6.596, 3));
  test('are undefined for a pipe outside 60 to 762 mm', () =>
    expect(() => longestSpan('Stiff', 0.9)).toThrow('no figures for an outside diameter of 900.0 mm'));
});

describe('the natural frequency of a span', () => {
  const span = {
    length: 6,
    outsideDiameter: 0.1683,
    wallThickness: 0.00711,
    fluidDensity: 0,
    material: 'Carbon steel',
    ends: 'Pinned, pinned',
  } as const;
  test('is that of a beam by its closed form', () => {
    const I = (Math.PI / 64) * (0.1683 ** 4 - (0.1683 - 0.01422) ** 4);
    const m = (Math.PI / 4) * 7850 * (0.1683 ** 2 - (0.1683 - 0.01422) ** 2);
    expect(naturalFrequency(span)).toBeCloseTo((Math.PI / 2) * Math.sqrt((203e9 * I) / (m * 6 ** 4)), 9);
  });
  test('falls with the square of the length, and with the fluid in the pipe', () => {
    expect(naturalFrequency({ ...span, length: 12 }) / naturalFrequency(span)).toBeCloseTo(0.25, 12);
    expect(naturalFrequency({ ...span, fluidDensity: 1000 })).toBeLessThan(naturalFrequency(span));
    expect(massPerMetre({ ...span, fluidDensity: 1000 }) - massPerMetre(span)).toBeCloseTo(18.646, 3);
  });
  test('is 2.27 times as high with fixed ends', () =>
    expect(naturalFrequency({ ...span, ends: 'Fixed, fixed' }) / naturalFrequency(span)).toBeCloseTo(
      (4.73 / Math.PI) ** 2,
      12,
    ));
  test.each([
    ['Pinned, pinned', Math.sin],
    ['Fixed, fixed', (root: number) => Math.cos(root) * Math.cosh(root) - 1],
    ['Fixed, pinned', (root: number) => Math.sin(root) * Math.cosh(root) - Math.cos(root) * Math.sinh(root)],
    ['Cantilever', (root: number) => Math.cos(root) * Math.cosh(root) + 1],
  ] as const)('%s: has the first root of its frequency equation, to four digits', (ends, equation) => {
    const root = endConditions[ends];
    const [below, above] = [equation(root - 5e-4), equation(root + 5e-4)];
    expect(below * above).toBeLessThan(0);
    for (let earlier = 0.5; earlier < root - 0.1; earlier += 0.01)
      expect(equation(earlier) * below, `at ${earlier}`).toBeGreaterThan(0);
  });
  test('is of the usual stiffness and density of each steel at 20 °C', () => {
    expect(pipeMaterials).toEqual({
      'Carbon steel': { modulus: 203e9, density: 7850 },
      'Stainless steel': { modulus: 195e9, density: 8000 },
      Duplex: { modulus: 200e9, density: 7800 },
    });
  });
  test('of no length is refused', () =>
    expect(() => naturalFrequency({ ...span, length: 0 })).toThrow('length must be above 0, got 0'));
});

describe('the stream', () => {
  test('has eddies of 0.2·v/D and fluctuates by some per cent', () => {
    expect(eddyFrequency(20, 0.2)).toBe(20);
    expect(turbulenceIntensity(1e5)).toBeCloseTo(0.0379, 4);
    expect(() => turbulenceIntensity(3999)).toThrow('reynoldsNumber must be at least 4000 for turbulence, got 3999');
  });
  test('makes 10⁻⁴·Ma^3.6 of its power into sound', () => {
    const watts = 1e-4 * (60 / 400) ** 3.6 * 0.5 * 10 * 60 ** 2;
    expect(turbulencePowerLevel(10, 60, 400)).toBeCloseTo(120 + 10 * Math.log10(watts), 9);
    expect(turbulencePowerLevel(10, 399.99, 400)).toBeGreaterThan(turbulencePowerLevel(10, 399, 400));
  });
  test('is turbulent from Re = 4000 on', () =>
    expect(turbulenceIntensity(4000)).toBeCloseTo(0.16 * 4000 ** -0.125, 12));
  test('makes more noise when it is faster, and none is given at the speed of sound', () => {
    expect(turbulencePowerLevel(10, 60, 400)).toBeGreaterThan(turbulencePowerLevel(10, 50, 400));
    expect(() => turbulencePowerLevel(10, 400, 400)).toThrow(
      'the velocity of 400.0 m/s is not below the speed of sound of 400.0 m/s',
    );
  });
});
