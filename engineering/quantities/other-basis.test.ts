import { describe, expect, test } from 'vitest';
import {
  basisOf,
  convert,
  fromSi,
  hasUnit,
  isDisplayUnit,
  kinds,
  kindOf,
  otherBasis,
  ownUnit,
  secondUnit,
  toSi,
  unitInBasis,
  unitOf,
  type Kind,
} from './index.ts';

const pressures = ['gaugePressure', 'absolutePressure'] as const;

describe('a pressure', () => {
  test('converts to the units of the other basis, relative to the standard atmosphere', () => {
    expect(fromSi('gaugePressure', 0, 'bar(abs)')).toBeCloseTo(1.01325, 12);
    expect(fromSi('gaugePressure', 10e5, 'psi(abs)')).toBeCloseTo(159.73373, 4);
    expect(fromSi('absolutePressure', 101_325, 'bar(g)')).toBe(0);
    expect(fromSi('absolutePressure', 0, 'kPa(g)')).toBeCloseTo(-101.325, 12);
    expect(toSi('gaugePressure', 2.01325, 'bar(abs)')).toBeCloseTo(1e5, 6);
    expect(convert('gaugePressure', 10, 'bar(g)', 'bar(abs)')).toBeCloseTo(11.01325, 12);
  });

  test('has each unit size in both bases, which map to each other', () => {
    for (const kind of pressures)
      for (const { symbol, factor } of kindOf(kind).units) {
        const other = unitInBasis(symbol, kind === 'gaugePressure' ? 'absolute' : 'gauge');
        expect(unitOf(kind, other).factor, symbol).toBe(factor);
        expect([isDisplayUnit(kind, other), hasUnit(kind, other), ownUnit(kind, other)]).toEqual([true, false, symbol]);
        expect(basisOf(other)).not.toBe(basisOf(symbol));
      }
  });

  test('has a second unit in the displayed basis', () => {
    expect(secondUnit('gaugePressure', 'bar(g)')).toBe('psi(g)');
    expect(secondUnit('gaugePressure', 'bar(abs)')).toBe('psi(abs)');
    expect(secondUnit('absolutePressure', 'psi(g)')).toBe('bar(g)');
  });
});

test('no other kind has two bases', () => {
  const others = (Object.keys(kinds) as Kind[]).filter(kind => !pressures.some(each => each === kind));
  for (const kind of others) {
    expect(otherBasis(kind)).toBeUndefined();
    for (const { symbol } of kindOf(kind).units)
      expect([ownUnit(kind, symbol), unitInBasis(symbol, 'absolute')]).toEqual([symbol, symbol]);
    expect(() => unitOf(kind, 'bar(g)')).toThrow(RangeError);
  }
});
