import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beggsBrill, flowPattern, patternLimits } from './beggs-brill.ts';
import { friedel } from './friedel.ts';
import { lockhartMartinelli } from './lockhart-martinelli.ts';
import { homogeneous, type TwoPhaseLine } from './mixture.ts';
import { liquidHoldup } from './void-fraction.ts';

function line(massFlow: number, quality: number, more: Partial<TwoPhaseLine> = {}): TwoPhaseLine {
  return {
    liquidFlow: massFlow * (1 - quality),
    gasFlow: massFlow * quality,
    liquidDensity: 915,
    gasDensity: 2.67,
    liquidViscosity: 180e-6,
    gasViscosity: 14e-6,
    surfaceTension: 0.0487,
    diameter: 0.05,
    roughness: 0,
    ...more,
  };
}

const anyLine: fc.Arbitrary<TwoPhaseLine> = fc.record({
  liquidFlow: fc.double({ min: 0.01, max: 50, noNaN: true }),
  gasFlow: fc.double({ min: 0.001, max: 10, noNaN: true }),
  liquidDensity: fc.double({ min: 400, max: 1200, noNaN: true }),
  gasDensity: fc.double({ min: 0.5, max: 150, noNaN: true }),
  liquidViscosity: fc.double({ min: 1e-4, max: 0.05, noNaN: true }),
  gasViscosity: fc.double({ min: 5e-6, max: 3e-5, noNaN: true }),
  surfaceTension: fc.double({ min: 1e-3, max: 0.08, noNaN: true }),
  diameter: fc.double({ min: 0.02, max: 1, noNaN: true }),
  roughness: fc.double({ min: 0, max: 1e-4, noNaN: true }),
});

test('Lockhart–Martinelli: the factor of friction and the C of Chisholm turn turbulent together, at Re = 2000', () => {
  const input = line(0.6, 0.1);
  const { liquidVelocity } = homogeneous(input);
  const product = input.liquidDensity * liquidVelocity * input.diameter;
  const seen = new Set<string>();
  for (let step = -4; step <= 4; step += 1) {
    const liquidViscosity = (product / 2000) * (1 + step * Number.EPSILON);
    const Re = product / liquidViscosity;
    const { friction, C } = lockhartMartinelli({ ...input, liquidViscosity });
    const turbulent = Re >= 2000;
    seen.add(Re === 2000 ? 'at' : turbulent ? 'above' : 'below');
    expect([friction, C]).toEqual(
      turbulent ? [expect.closeTo(0.184 / 2000 ** 0.2, 9), 20] : [expect.closeTo(0.032, 9), 12],
    );
  }
  expect([...seen].toSorted()).toEqual(['above', 'at', 'below']);
});

describe('values of the documentation and tests of fluids 1.3.1', () => {
  test('Friedel: 738.65 Pa/m; 730 Pa/m and a multiplier of 38.64 in Ghiaasiaan (2007), example 4, by Blasius', () => {
    expect(friedel(line(0.6, 0.1)).gradient).toBeCloseTo(738.6500525002241, 9);
    expect(friedel(line(0.6, 0.1)).multiplier / 38.64).toBeCloseTo(1, 1);
    expect(friedel(line(0.6, 0.1, { roughness: 4.57e-5 })).gradient).toBeCloseTo(903.2205101964149, 9);
  });

  test('Friedel of a large pipe', () => {
    const large = line(10, 0.9, {
      liquidDensity: 950,
      gasDensity: 1.4,
      liquidViscosity: 1e-3,
      gasViscosity: 1e-5,
      surfaceTension: 0.02,
      diameter: 0.3,
    });
    expect(friedel(large).gradient).toBeCloseTo(274.21322116878406, 9);
  });

  test.each([
    [0.6, 0.1, 0.05, 716.4695654888484],
    [0.1, 0.1, 1, 9.06478815533121e-6],
    [0.6, 0.1, 2, 8.654579552636214e-6],
    [0.6, 0.05, 2, 4.56627076018814e-6],
  ])('Lockhart–Martinelli in its four regimes: %f kg/s, x = %f, D = %f m', (m, x, diameter, printed) => {
    expect(lockhartMartinelli(line(m, x, { diameter })).gradient / printed).toBeCloseTo(1, 12);
  });

  test.each([
    [0, 0.6, 0.1, 686.9724506803469],
    [0, 0.6, 0.001, 34.68250769907632],
    [0, 5, 0.1, 39880.97394168741],
    [0, 0.05, 0.3, 19.777156520817268],
    [30, 0.6, 0.1, 1100.1964634587496],
    [30, 5, 0.001, 4959.868725782263],
    [90, 0.6, 0.001, 7004.45549242355],
    [90, 0.05, 0.3, 1105.704669162807],
    [-30, 0.6, 0.1, 327.9960859817727],
    [-90, 5, 0.001, -4904.418195985056],
    [-90, 0.05, 0.3, -301.6576181883797],
  ])('Beggs–Brill at %f°, %f kg/s, x = %f', (degrees, m, x, printed) => {
    const angle = (degrees * Math.PI) / 180;
    const { gradient, density, acceleration } = beggsBrill(line(m, x), angle, 1e7);
    const total = (gradient + 9.80665 * Math.sin(angle) * density) / (1 - acceleration);
    expect(total / printed).toBeCloseTo(1, 12);
  });

  test('Beggs–Brill upward in a rough tubing', () => {
    const tubing: TwoPhaseLine = {
      liquidFlow: 1.163125 * (1 - 0.30370768404083825),
      gasFlow: 1.163125 * 0.30370768404083825,
      liquidDensity: 613.8,
      gasDensity: 141.3,
      liquidViscosity: 0.0005,
      gasViscosity: 2e-5,
      surfaceTension: 0.028,
      diameter: 0.077927,
      roughness: 1.8e-6,
    };
    const { gradient, density, acceleration } = beggsBrill(tubing, Math.PI / 2, 119e5);
    expect(((gradient + 9.80665 * density) / (1 - acceleration)) * 100).toBeCloseTo(384066.2949427367, 6);
  });

  test('holdup of Rouhani and Axelsson', () => {
    const mixture = line(1, 0.4, { liquidDensity: 800, gasDensity: 2.5, surfaceTension: 0.02, diameter: 0.3 });
    expect(1 - liquidHoldup(mixture)).toBeCloseTo(0.8588420244136714, 14);
  });
});

describe('limits', () => {
  test('Friedel tends to either phase alone', () => {
    const liquid = friedel(line(0.6, 1e-12));
    expect(liquid.gradient / liquid.liquidOnly).toBeCloseTo(1, 4);
    const { gradient } = friedel(line(0.6, 1 - 1e-14));
    const gas = friedel(line(0.6, 1e-14, { liquidDensity: 2.67 * (1 + 1e-9), liquidViscosity: 14e-6 })).liquidOnly;
    expect(gradient / gas).toBeCloseTo(1, 1);
  });

  test('every pattern of the map is reached, and the map has no gaps', () => {
    const result = new Set<string>();
    for (let l = -5; l <= -0.01; l += 0.05) for (let f = -3; f < 5; f += 0.1) result.add(flowPattern(10 ** f, 10 ** l));
    expect([...result].toSorted()).toEqual(['Distributed', 'Intermittent', 'Segregated', 'Transition']);
    const { L2, L3 } = patternLimits(0.1);
    expect([flowPattern(L2 * 0.99, 0.1), flowPattern(L2 * 1.01, 0.1), flowPattern(L3 * 1.01, 0.1)]).toEqual([
      'Segregated',
      'Transition',
      'Intermittent',
    ]);
  });

  test('the holdup has no step at the edges of the transition', () => {
    const base = line(1, 0.002);
    const { liquidFraction, velocity } = homogeneous(base);
    for (const limit of [patternLimits(liquidFraction).L2, patternLimits(liquidFraction).L3]) {
      const at = (froude: number) => {
        const scale = Math.sqrt(froude * 9.80665 * base.diameter) / velocity;
        return beggsBrill(line(scale, 0.002), 0, 1e7).liquidHoldup;
      };
      expect(at(limit * (1 + 1e-9)) / at(limit * (1 - 1e-9))).toBeCloseTo(1, 6);
    }
  });
});

test('gradients are positive, holdups between the no-slip fraction and 1, whatever flows', () => {
  fc.assert(
    fc.property(anyLine, fc.double({ min: -Math.PI / 2, max: Math.PI / 2, noNaN: true }), (mixture, angle) => {
      const { liquidFraction } = homogeneous(mixture);
      for (const { gradient } of [friedel(mixture), lockhartMartinelli(mixture), beggsBrill(mixture, angle, 1e12)]) {
        expect(gradient).toBeGreaterThan(0);
        expect(gradient).toBeLessThan(Infinity);
      }
      const level = liquidHoldup(mixture);
      expect(level).toBeGreaterThanOrEqual(liquidFraction);
      expect(level).toBeLessThan(1);
      expect(beggsBrill(mixture, 0, 1e12).liquidHoldup).toBeGreaterThanOrEqual(liquidFraction);
    }),
    { numRuns: 2000 },
  );
});

test('a narrower pipe never loses less', () => {
  fc.assert(
    fc.property(anyLine, mixture => {
      const wider = { ...mixture, diameter: mixture.diameter * 1.2 };
      expect(friedel(mixture).gradient).toBeGreaterThan(friedel(wider).gradient);
      expect(lockhartMartinelli(mixture).gradient).toBeGreaterThan(lockhartMartinelli(wider).gradient * 0.999);
    }),
    { numRuns: 2000 },
  );
});

test('refuses invalid two-phase flows', () => {
  expect(() => friedel(line(0.6, 0))).toThrow('gasFlow must be above 0, got 0');
  expect(() => friedel(line(0.6, 0.1, { gasDensity: 1000 }))).toThrow(
    'gasDensity must be below liquidDensity, got 1000',
  );
  expect(() => friedel(line(0.6, 0.1, { roughness: 1 }))).toThrow(
    'roughness must be at least 0 and below the diameter',
  );
  expect(() => beggsBrill(line(0.6, 0.1), 0, 0)).toThrow('pressure must be above 0, got 0');
  expect(() => beggsBrill(line(20, 0.5), 0, 1e5)).toThrow('at or above its critical velocity');
});
