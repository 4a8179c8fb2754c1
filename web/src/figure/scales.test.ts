import type { Axis } from '@isentrope/calculators/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittingTicks, scaleOf } from './scales.ts';

const axis = (more: Partial<Axis> = {}): Axis => ({ label: 'Flow', kind: 'number', unit: '', ...more });
const ends = (of: Axis, data: number[], included: number[] = [], ticks?: number) =>
  scaleOf(of, data, included, [0, 100], ticks).domain();
const texts = (of: Axis, domain: [number, number], maximum: number) =>
  fittingTicks(scaleOf({ ...of, from: domain[0], to: domain[1] }, [], [], [0, 100]), of, maximum, () => true).map(
    ({ text }) => text,
  );

describe('an axis', () => {
  test('covers its data, rounded up to ticks', () => {
    expect(ends(axis(), [3, 87])).toEqual([3, 87]);
    expect(ends(axis(), [3, 87], [], 5)).toEqual([0, 100]);
    expect(ends(axis({ scale: 'log' }), [0.3, 87], [], 5)).toEqual([0.2, 100]);
  });

  test('keeps stated limits and includes every mark', () => {
    expect(ends(axis({ from: 0, to: 90 }), [3, 120], [], 5)).toEqual([0, 90]);
    expect(ends(axis({ from: 0, to: 90 }), [3, 120], [100])).toEqual([0, 100]);
    expect(ends(axis({ from: 1 }), [3, 87], [], 5)).toEqual([1, 100]);
  });

  test('has a range even for a single value or none', () => {
    expect(ends(axis(), [50])).toEqual([45, 55]);
    expect(ends(axis({ from: 0 }), [0])).toEqual([0, 1]);
    expect(ends(axis(), [])).toEqual([0, 1]);
    expect(ends(axis({ scale: 'log' }), [-1, 0])).toEqual([1, 10]);
    expect(ends(axis({ scale: 'log' }), [4])).toEqual([2, 8]);
  });
});

describe('axis numbers', () => {
  test('have just enough decimals, thousands separators and a true minus sign', () => {
    expect(texts(axis(), [0, 1], 4)).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1.0']);
    expect(texts(axis(), [-40, 40], 4)).toEqual(['−40', '−20', '0', '20', '40']);
    expect(texts(axis(), [0, 400_000], 4)).toEqual([
      '0',
      '100\u202f000',
      '200\u202f000',
      '300\u202f000',
      '400\u202f000',
    ]);
    expect(texts(axis(), [100.1, 100.2], 2)).toEqual(['100.10', '100.15', '100.20']);
    expect(texts(axis(), [-0.2, 0.2], 2)).toEqual(['−0.2', '0', '0.2']);
  });

  test('are powers of ten if very large or small', () => {
    expect(texts(axis(), [0, 3e8], 3)).toEqual(['0', '1·10⁸', '2·10⁸', '3·10⁸']);
    expect(texts(axis({ scale: 'log' }), [1e-5, 1e-2], 3)).toEqual(['10⁻⁵', '10⁻⁴', '10⁻³', '10⁻²']);
  });

  test('of a logarithmic axis are decades, with intermediate values on a short axis', () => {
    expect(texts(axis({ scale: 'log' }), [0.001, 1], 4)).toEqual(['0.001', '0.01', '0.1', '1']);
    expect(texts(axis({ scale: 'log' }), [1, 100], 6)).toEqual(['1', '2', '5', '10', '20', '50', '100']);
    expect(texts(axis({ scale: 'log' }), [20, 80], 6)).toEqual(['20', '30', '50', '70']);
  });

  test('are reduced in number until they fit', () => {
    const scale = scaleOf(axis({ from: 0, to: 100 }), [], [], [0, 100]);
    expect(fittingTicks(scale, axis(), 10, ticks => ticks.length < 6).map(({ value }) => value)).toEqual([0, 50, 100]);
    expect(fittingTicks(scale, axis(), 10, ticks => ticks.length < 2)).toHaveLength(1);
    expect(fittingTicks(scale, axis(), 10, () => false)).toEqual([]);
  });

  test('are distinct for any range', () => {
    const wide = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(wide, fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (from, by) => {
        fc.pre(Math.abs(from) < by * 1e9);
        const result = texts(axis(), [from, from + by], 6);
        expect(result.length).toBeGreaterThan(0);
        expect(new Set(result).size).toBe(result.length);
      }),
    );
  });
});
