import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitOf } from '../quantities/index.ts';
import {
  convertPair,
  findPair,
  searchUnits,
  formatConverted,
  unitCatalogue,
  unitCategories,
  unitSpellings,
  removeNoise,
  type CatalogueUnit,
} from './index.ts';

describe('the unit catalogue', () => {
  test('has the sixteen categories of the converter first, in their order', () => {
    expect(unitCategories.slice(0, 16).map(({ name }) => name)).toEqual([
      'Temperature',
      'Length',
      'Mass',
      'Pressure',
      'Power',
      'Energy',
      'Viscosity',
      'Density',
      'Velocity',
      'Area',
      'Volume',
      'Force',
      'Torque',
      'Frequency',
      'Flow Rate (Mass)',
      'Flow Rate (Volume)',
    ]);
  });

  test('names every unit of a category once, by key and by symbol', () => {
    for (const { name } of unitCategories) {
      const units = unitCatalogue.filter(({ category }) => category === name);
      expect(new Set(units.map(({ key }) => key)).size).toBe(units.length);
      expect(new Set(units.map(({ symbol }) => symbol)).size).toBe(units.length);
      for (const { key } of units) expect(key).toMatch(/^[ -~]+$/);
    }
  });
});

describe('findPair', () => {
  test.each([
    ['m/s', 'km/h', 'Velocity', 'm/s', 'km/h'],
    ['degC', '°F', 'Temperature', '°C', '°F'],
    ['Δ°C', 'delta degF', 'Temperature Difference', '°C', '°F'],
    ['kgf·m', 'J', 'Energy', 'kgf·m', 'J'],
    ['kgf·m', 'N·m', 'Torque', 'kgf·m', 'N·m'],
    ['in', 'mm', 'Length', 'inch', 'mm'],
    ['µm', 'um', 'Length', 'μm', 'μm'],
    ['gpm', 'm3/h', 'Flow Rate (Volume)', 'gal (US)/min', 'm³/h'],
  ])('%s and %s are of %s', (from, to, category, first, second) => {
    const pair = findPair(from, to);
    expect([pair?.from.category, pair?.from.symbol, pair?.to.symbol]).toEqual([category, first, second]);
  });

  test('is undefined for units of two categories, and for unknown units', () => {
    expect(findPair('kg', 'm')).toBeUndefined();
    expect(findPair('°C', 'Δ°C')).toBeUndefined();
    expect(findPair('furlong', 'm')).toBeUndefined();
  });
});

describe('conversion through other units loses no accuracy', () => {
  const isPressure = ({ kind }: CatalogueUnit) => /pressure/i.test(kind);
  /** One spelling of all that name the same units: a pair is found by the units alone, and the spelling of a pressure may imply a basis. */
  const requests = [
    ...new Map(
      unitSpellings.map(spelling => {
        const named = unitCatalogue.filter(unit => unit.spellings.includes(spelling));
        return [named.map(({ kind, key }) => `${kind} ${key}`).join(', '), spelling] as const;
      }),
    ).values(),
  ];
  const reachable = new Map(
    requests.map(from => [
      from,
      new Map(
        requests.flatMap(to => {
          const pair = findPair(from, to);
          return pair ? [[to, pair] as const] : [];
        }),
      ),
    ]),
  );

  test('a pressure unit names its basis, or is a difference', () => {
    for (const spelling of unitSpellings) {
      const named = unitCatalogue.filter(unit => isPressure(unit) && unit.spellings.includes(spelling));
      expect(named.length, spelling).toBeLessThanOrEqual(1);
    }
    expect(findPair('bar(g)', 'bar')).toBeUndefined();
    expect(findPair('bar', 'bar(abs)')).toBeUndefined();
  });

  test('gauge and absolute pressure differ by 1.01325 bar', () => {
    const inPair = (from: string, to: string, value: number) => {
      const pair = findPair(from, to);
      return pair && convertPair(pair, value);
    };
    expect(inPair('bar(g)', 'bar(abs)', 2.5)).toBeCloseTo(3.51325, 12);
    expect(inPair('bara', 'barg', 2.5)).toBeCloseTo(1.48675, 12);
    expect(inPair('kPa(abs)', 'mbar(g)', 0)).toBeCloseTo(-1013.25, 9);
  });

  test('two conversions in sequence equal the direct one', () => {
    let paths = 0;
    const wrong: string[] = [];
    for (const [from, firsts] of reachable)
      for (const [by, first] of firsts)
        for (const [to, second] of reachable.get(by) ?? []) {
          const pair = from === to ? { from: first.from, to: first.from } : firsts.get(to);
          // kgf·m is a unit of both energy and torque: the intermediate unit decides which.
          if (!pair && !isPressure(first.from)) continue;
          paths += 1;
          const there = convertPair(second, convertPair(first, 2.5));
          const direct = pair ? convertPair(pair, 2.5) : NaN;
          // Distance of the zeros in the last unit: digits below are lost in the subtraction.
          const apart = first.from.kind === 'temperature' ? 500 : isPressure(first.from) ? 2e5 : 0;
          const size = Math.abs(direct) + apart / Math.abs(unitOf(second.to.kind, second.to.symbol).factor);
          if (!(Math.abs(there - direct) <= 1e-12 * size)) wrong.push(`${from}, ${by}, ${to}`);
        }
    expect(wrong).toEqual([]);
    expect(paths).toBeGreaterThan(100_000);
  });
});

describe('searchUnits', () => {
  test('finds by symbol first, then by name', () => {
    expect(searchUnits('bar')[0]?.symbol).toBe('bar');
    expect(searchUnits('PSI')[0]?.symbol).toBe('psi');
    expect(searchUnits('horsepower').map(({ symbol }) => symbol)).toContain('hp');
    expect(searchUnits('m3/h')[0]?.symbol).toBe('m³/h');
    expect(searchUnits('bar(g)')[0]?.symbol).toBe('bar(g)');
    expect(searchUnits('scfm')[0]?.symbol).toBe('scfm');
    expect(searchUnits('kg/cm2')[0]?.symbol).toBe('kgf/cm²');
    expect(searchUnits('LB/HR')[0]?.symbol).toBe('lb/h');
    expect(searchUnits('  ')).toEqual([]);
    expect(searchUnits('qwertz')).toEqual([]);
  });
});

describe('shownNumber', () => {
  test.each([
    [3.6, '3.6'],
    [0, '0'],
    [-0, '0'],
    [1, '1'],
    [100, '100'],
    [1.23456789, '1.234568'],
    [0.000001, '0.000001'],
    [-12.5, '-12.5'],
    [1234567.891, '1234567.891'],
    [0.1 + 0.2, '0.3'],
    // Conversions such as 0.3048 · 1000 / 0.3048 end in noise that must not be shown.
    [999.9999999999999, '1000'],
    [1341022089595.03, '1341022089595.03'],
  ])('%d is shown as %s', (value, text) => expect(formatConverted(value)).toEqual({ text, exponent: false }));

  test.each([
    [0.0000004, '4e-7'],
    [-2.77777777e-7, '-2.77778e-7'],
    [1.602176634e-19, '1.60218e-19'],
    [1e21, '1e21'],
    [6.241509074e18, '6.24151e18'],
  ])('%d is shown with an exponent, as %s', (value, text) =>
    expect(formatConverted(value)).toEqual({ text, exponent: true }),
  );

  test('keeps trailing zeros where the number of decimals is fixed, and never shows a non-zero value as 0', () => {
    expect(formatConverted(212, { decimals: 3, fixed: true }).text).toBe('212.000');
    expect(formatConverted(1.01325, { decimals: 3, fixed: true }).text).toBe('1.013');
    expect(formatConverted(0, { decimals: 3, fixed: true }).text).toBe('0.000');
    expect(formatConverted(0.02, { decimals: 3, fixed: true }).text).toBe('0.020');
    expect(formatConverted(0.0006, { decimals: 3, fixed: true })).toEqual({ text: '0.0006', exponent: false });
    expect(formatConverted(0.0944822, { decimals: 3, fixed: true }).text).toBe('0.09448');
    expect(formatConverted(-0.0123456, { decimals: 3, fixed: true }).text).toBe('-0.01235');
    expect(formatConverted(4e-7, { decimals: 3, fixed: true })).toEqual({ text: '4e-7', exponent: true });
  });

  test('shows a number that reads back to within half of the last decimal, and zero for zero only', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
        const { text, exponent } = formatConverted(value);
        expect(Number(text) === 0).toBe(value === 0);
        if (exponent) expect(Math.abs(Number(text) / value - 1)).toBeLessThanOrEqual(5.001e-6);
        else expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(5.001e-7 + 5.001e-15 * Math.abs(value));
      }),
    );
  });

  test('throws for NaN and infinity', () => {
    expect(() => formatConverted(Number.NaN)).toThrow(new RangeError('value must be finite, got NaN'));
  });
});

test('withoutNoise tidies a last digit and leaves every other number as it is', () => {
  expect(removeNoise(3.5999999999999996)).toBe(3.6);
  expect(removeNoise(99.49999999999999)).toBe(99.5);
  expect(removeNoise(1 / 3)).toBe(1 / 3);
  expect(removeNoise(0)).toBe(0);
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
      expect(Math.abs(removeNoise(value) - value)).toBeLessThanOrEqual(4e-16 * Math.abs(value));
    }),
  );
});
