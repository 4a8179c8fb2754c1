import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  churchill,
  colebrook,
  flowRegime,
  frictionFactor,
  lineReynoldsNumber,
  roughFrictionFactor,
} from './friction-factor.ts';

const reynolds = fc.double({ min: Math.log(4000), max: Math.log(1e10), noNaN: true }).map(Math.exp);
const roughness = fc.oneof(
  fc.constant(0),
  fc.double({ min: Math.log(1e-9), max: Math.log(0.1), noNaN: true }).map(Math.exp),
);
const runs = { numRuns: 10_000 };

/** Both sides of the Colebrook equation. */
function sides(f: number, Re: number, relative: number): [number, number] {
  return [1 / Math.sqrt(f), -2 * Math.log10(relative / 3.7 + 2.51 / (Re * Math.sqrt(f)))];
}

test('colebrook satisfies its own equation to 1e-12', () => {
  fc.assert(
    fc.property(reynolds, roughness, (Re, relative) => {
      const [left, right] = sides(colebrook(Re, relative), Re, relative);
      expect(Math.abs(left / right - 1)).toBeLessThan(1e-12);
    }),
    runs,
  );
});

test('colebrook satisfies its own equation even where no flow is turbulent', () => {
  for (const Re of [0.01, 0.1, 1, 7, 60, 500, 2000]) {
    for (const relative of [0, 1e-5, 0.01, 0.05]) {
      const [left, right] = sides(colebrook(Re, relative), Re, relative);
      expect(Math.abs(left / right - 1), `${Re}, ${relative}`).toBeLessThan(1e-12);
    }
  }
});

test('colebrook tends to the rough friction factor', () => {
  for (const relative of [1e-5, 1e-3, 0.05])
    expect(colebrook(1e15, relative) / roughFrictionFactor(relative) - 1).toBeCloseTo(0, 8);
});

test('the friction factor has no step at the ends of the transition', () => {
  fc.assert(
    fc.property(roughness, relative => {
      for (const Re of [2000, 4000]) {
        const [below, above] = [frictionFactor(Re * (1 - 1e-12), relative), frictionFactor(Re * (1 + 1e-12), relative)];
        expect(Math.abs(below / above - 1)).toBeLessThan(1e-10);
      }
    }),
  );
});

test('the loss, f·Re², rises with the Reynolds number through all regimes', () => {
  fc.assert(
    fc.property(
      fc.double({ min: Math.log(1e-3), max: Math.log(1e9), noNaN: true }).map(Math.exp),
      fc.double({ min: 1e-6, max: 0.5, noNaN: true }),
      roughness,
      (Re, rise, relative) => {
        const more = Re * (1 + rise);
        expect(frictionFactor(more, relative) * more ** 2).toBeGreaterThan(frictionFactor(Re, relative) * Re ** 2);
      },
    ),
    runs,
  );
});

test('churchill is 64/Re in laminar flow and within 3 % of Colebrook in turbulent flow', () => {
  expect(churchill(100, 0.001) / 0.64 - 1).toBeCloseTo(0, 6);
  fc.assert(
    fc.property(
      fc.double({ min: 1e4, max: 1e8, noNaN: true }),
      fc.double({ min: 0, max: 0.05, noNaN: true }),
      (Re, relative) => {
        expect(Math.abs(churchill(Re, relative) / colebrook(Re, relative) - 1)).toBeLessThan(0.035);
      },
    ),
  );
});

test('regimes', () => {
  expect([1, 2000, 2001, 3999, 4000, 1e9].map(flowRegime)).toEqual([
    'Laminar',
    'Laminar',
    'Transitional',
    'Transitional',
    'Turbulent',
    'Turbulent',
  ]);
});

test('values printed elsewhere', () => {
  // fluids 1.3.1, documentation of Colebrook.
  expect(colebrook(1e5, 1e-4)).toBeCloseTo(0.018513866077471, 14);
  expect(lineReynoldsNumber(1, 0.1, 1e-3)).toBeCloseTo(12732.395, 3);
});

test('refuses invalid flows', () => {
  expect(() => frictionFactor(0, 0)).toThrow('reynoldsNumber must be above 0, got 0');
  expect(() => colebrook(1e5, 1)).toThrow('relativeRoughness must be at least 0 and below 1, got 1');
  expect(() => churchill(Number.NaN, 0)).toThrow('reynoldsNumber must be above 0, got NaN');
  expect(() => roughFrictionFactor(0)).toThrow('relativeRoughness must be above 0 and below 1, got 0');
});
