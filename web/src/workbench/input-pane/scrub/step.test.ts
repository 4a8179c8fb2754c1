import { parseNumber } from '@isentrope/engineering/quantities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepNumber, type Stepping } from './step.ts';

/** Numbers with given counts of digits at any magnitude. */
const typed = fc
  .record({
    digits: fc.integer({ min: 1, max: 999_999 }),
    place: fc.integer({ min: -9, max: 9 }),
  })
  .map(({ digits, place: index }) => Number(`${digits}e${index}`));
const signed = fc.record({ size: typed, sign: fc.constantFrom(1, -1) }).map(({ size, sign }) => size * sign);
const steps = fc.integer({ min: -300, max: 300 });
const fine = fc.boolean();
const value = (text: string) => parseNumber(text) ?? Number.NaN;

describe('stepping a number', () => {
  test.each([
    [12.5, 1, '13.5'],
    [12.5, -1, '11.5'],
    [48600, 1, '49600'],
    [5, 1, '5.1'],
    [5.9, 1, '6.0'],
    [0.17, 3, '0.20'],
    [100, 1, '110'],
    [-3, 1, '-2.9'],
    [-3, -1, '-3.1'],
    [0.3, 1, '0.31'],
    [2e-9, 1, '2.1e-9'],
  ])('%d by %d step(s): %s', (from, by, text) => expect(stepNumber(from, by)).toBe(text));

  test('is ten times finer on request', () => {
    expect(stepNumber(12.5, 1, { fine: true })).toBe('12.6');
    expect(stepNumber(5, -1, { fine: true })).toBe('4.99');
  });

  test('down from the start of a decade mirrors the step up to it', () => {
    expect([stepNumber(9.9, 1), stepNumber(10, -1)]).toEqual(['10.0', '9.9']);
    expect([stepNumber(9.95, 1), stepNumber(10.05, -1)]).toEqual(['10.05', '9.95']);
    expect(stepNumber(10.1, -1)).toBe('9.1');
    expect(stepNumber(-10, 1)).toBe('-9.9');
  });

  test('starts from zero by ones, or by a hundredth of the range', () => {
    expect(stepNumber(0, 1)).toBe('1');
    expect(stepNumber(0, -2)).toBe('-2');
    expect(stepNumber(0, 1, { fine: true })).toBe('0.1');
    expect(stepNumber(0, 1, { limits: [0, 1], allowed: within([0, 1]) })).toBe('0.01');
    expect(stepNumber(0, 1, { limits: [0, 5000], allowed: within([0, 5000]) })).toBe('1');
  });

  test('has a minimum step', () => {
    expect(stepNumber(3, 1, { leastPower: 0 })).toBe('4');
    expect(stepNumber(30, 1, { leastPower: 0, fine: true })).toBe('31');
    expect(stepNumber(3000, 1, { leastPower: 0 })).toBe('3100');
  });

  test('up and down again returns to the start', () => {
    fc.assert(
      fc.property(typed, fine, (from, finely) => {
        const up = value(stepNumber(from, 1, { fine: finely }));
        expect(up).toBeGreaterThan(from);
        expect(value(stepNumber(up, -1, { fine: finely }))).toBe(from);
      }),
    );
  });

  test('has equal steps, of a hundredth to a tenth of the number', () => {
    fc.assert(
      fc.property(signed, fc.integer({ min: 1, max: 50 }), (from, count) => {
        const one = value(stepNumber(from, 1)) - from;
        expect(value(stepNumber(from, count)) - from).toBeCloseTo(
          count * one,
          9 - Math.round(Math.log10(Math.abs(from))),
        );
        expect(one / Math.abs(from)).toBeGreaterThan(0.0009);
        expect(one / Math.abs(from)).toBeLessThanOrEqual(0.1000001);
      }),
    );
  });

  test('adds no more digits than number and step have', () => {
    expect(stepNumber(0.1, 2)).toBe('0.12');
    expect(stepNumber(0.2, 10)).toBe('0.30');
    fc.assert(
      fc.property(signed, steps, fine, (from, by, finely) => {
        const digits = stepNumber(from, by, { fine: finely })
          .replace(/e.*/, '')
          .replaceAll(/[-.]/g, '')
          .replace(/^0+/, '');
        expect(digits.length).toBeLessThanOrEqual(Math.max(16, Math.abs(from).toFixed(0).length));
        expect(digits).not.toMatch(/0000000\d*[1-9]$|9999999/);
      }),
    );
  });
});

const within =
  ([minimum, maximum]: readonly [number, number]) =>
  (number: number) =>
    number >= minimum && number <= maximum;

describe('a stepped number stays within its limits', () => {
  const between = fc.tuple(signed, signed, fc.double({ min: 0, max: 1, noNaN: true })).map(([a, b, share]) => {
    const [minimum, maximum] = [Math.min(a, b), Math.max(a, b)] as const;
    const from = Number((minimum + (maximum - minimum) * share).toPrecision(6));
    return { least: minimum, most: maximum, from: Math.min(Math.max(from, minimum), maximum) };
  });

  test('for any limits and distances', () => {
    fc.assert(
      fc.property(between, steps, fine, fc.boolean(), ({ least: minimum, most: maximum, from }, by, finely, closed) => {
        const allowed = within([minimum, maximum]);
        const stepping: Stepping = { fine: finely, allowed, ...(closed ? { limits: [minimum, maximum] } : {}) };
        expect(allowed(value(stepNumber(from, by, stepping)))).toBe(true);
      }),
    );
  });

  test('and stops at an inclusive limit', () => {
    const share: Stepping = { limits: [0, 1], allowed: within([0, 1]) };
    expect(stepNumber(0.905, 40, share)).toBe('1.000');
    expect(stepNumber(0.905, -400, share)).toBe('0');
    expect(stepNumber(1, 1, share)).toBe('1');
  });

  test('and stops at the last full step before an exclusive limit', () => {
    const positive: Stepping = { allowed: number => number > 0 };
    expect(stepNumber(1.5, -40, positive)).toBe('0.1');
    expect(stepNumber(1.5, -14, positive)).toBe('0.1');
    expect(stepNumber(0.1, -1, positive)).toBe('0.099');
  });

  test('and an invalid start value is left unchanged', () =>
    expect(stepNumber(-5, 1, { allowed: number => number > 0 })).toBe('-5'));
});
