import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  editableNumber,
  formatNumber,
  kindOf,
  kinds,
  parseNumber,
  parseQuantity,
  twoReadings,
  typedParts,
  type Kind,
} from './index.ts';

describe('numbers as people type them', () => {
  test.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['1 234,5', 1234.5],
    ['48\u202f600', 48600],
    ["1'234", 1234],
    ['1’234’567.5', 1234567.5],
    ["-12'345,25", -12345.25],
    ['.5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['−3', -3],
    ['+3', 3],
    ['1e5', 1e5],
    ['1,2E-3', 1.2e-3],
    ['2.71·10⁵', 2.71e5],
    ['2.71 × 10^-5', 2.71e-5],
  ])('%j is %d', (text, value) => expect(parseNumber(text)).toBe(value));

  test.each([
    '',
    ' ',
    'abc',
    '1.2.3',
    '1,234.5',
    '12 34',
    '１２',
    '1e',
    '--1',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '1 2',
    '.',
    ',',
    '2*25.4',
    '2*1000',
    '4*1025',
    '3x105',
    '2·10',
    "1'23",
    "1'2345",
    "1'234 567",
    '1.234,5',
  ])('%j is not a number', text => expect(parseNumber(text)).toBeUndefined());

  test('any text at all is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const value = parseNumber(text);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
        for (const kind of ['gaugePressure', 'temperature', 'number'] as const) {
          const parsed = parseQuantity(kind, text, kindOf(kind).units[0]?.symbol ?? '');
          expect(parsed.ok ? Number.isFinite(parsed.si) : parsed.reason.length > 0).toBe(true);
        }
      }),
    );
    expect(parseQuantity('length', '9'.repeat(5000), 'm')).toEqual({
      ok: false,
      reason: 'is longer than 100 characters',
    });
  });
});

describe('a number that people write in two ways', () => {
  test.each([
    ['48,600', '48.6', '48600'],
    [' 1,234 ', '1.234', '1234'],
    ['-12,050', '-12.05', '-12050'],
    ['9,000', '9', '9000'],
    ['48,600 lb/h', '48.6 lb/h', '48600 lb/h'],
  ])('%j is read as %s and may mean %s', (text, read, meant) => {
    expect(twoReadings(text)).toEqual({ read, meant });
    expect(parseQuantity('massFlow', text, 'kg/h')).toEqual(parseQuantity('massFlow', read, 'kg/h'));
    expect(twoReadings(read)).toBeUndefined();
    expect(twoReadings(meant)).toBeUndefined();
  });

  test.each([
    '0,125',
    '48,6',
    '48,6000',
    '4860,125',
    '48.600',
    '48 600',
    '1,234,567',
    '1,234.5',
    '1.234,5',
    '1 234,500',
    "1'234,500",
    '48,600e3',
    'x,600',
    '',
  ])('%j reads one way or none', text => expect(twoReadings(text)).toBeUndefined());
});

describe('quantities as people type them', () => {
  test('a unit after the number wins over the unit of the field', () => {
    expect(parseQuantity('gaugePressure', '150 psi', 'bar(g)')).toMatchObject({ ok: true, value: 150, unit: 'psi(g)' });
    expect(parseQuantity('length', '4"', 'mm')).toMatchObject({ ok: true, unit: 'inch' });
    expect(parseQuantity('density', '62.4 lb/ft3', 'kg/m³')).toMatchObject({ ok: true, unit: 'lb/ft³' });
    expect(parseQuantity('volumeFlow', '1200 gpm', 'm³/h')).toMatchObject({ ok: true, unit: 'gal (US)/min' });
    expect(parseQuantity('temperature', '77 F', '°C')).toMatchObject({ ok: true, unit: '°F' });
    expect(parseQuantity('massFlow', '5000 lb/hr', 'kg/h')).toMatchObject({ ok: true, unit: 'lb/h' });
    expect(parseQuantity('absolutePressure', '8 BARA', 'kPa(abs)')).toMatchObject({ ok: true, unit: 'bar(abs)' });
  });

  test('a pressure of the other basis is converted at 1.01325 bar', () => {
    const gauge = parseQuantity('gaugePressure', '2.01325 bar(abs)', 'bar(g)');
    expect(gauge.ok && gauge.si).toBeCloseTo(100000, 6);
    const absolute = parseQuantity('absolutePressure', '0 psig', 'bar(abs)');
    expect(absolute).toMatchObject({ ok: true, si: 101325, unit: 'psi(abs)' });
    expect(parseQuantity('gaugePressure', '14.6959487755 psia', 'bar(g)')).toMatchObject({ value: 0, unit: 'psi(g)' });
  });

  test('a plain number takes no unit', () =>
    expect(parseQuantity('number', '1.4 bar', '')).toEqual({
      ok: false,
      reason: 'takes no unit, and has "bar" after its number',
    }));

  test('a gauge pressure is not a pressure difference', () => {
    expect(parseQuantity('pressureDifference', '3 psig', 'bar')).toEqual({
      ok: false,
      reason: 'has the unit "psig", which is not a unit of pressure difference (bar, mbar, kPa, MPa, psi)',
    });
  });

  test.each([
    ['abc', 'is not a number'],
    ['1,234.5', 'has two decimal marks or loose digits; write 1234.5, 1234,5 or 1 234.5'],
    ['1.234,5', 'has two decimal marks or loose digits; write 1234.5, 1234,5 or 1 234.5'],
    ["1'23", 'has two decimal marks or loose digits; write 1234.5, 1234,5 or 1 234.5'],
    ['1e999', 'is too large a number'],
    ['12 furlongs', 'has the unit "furlongs", which is not a unit of length (mm, cm, m, inch, ft)'],
  ])('%j: %s', (text, reason) => expect(parseQuantity('length', text, 'mm')).toEqual({ ok: false, reason }));

  test('has its number and its unit as they were typed', () => {
    expect(typedParts(' 107 000,5 lb/hr ')).toEqual({ number: '107 000,5', unit: 'lb/hr' });
    expect(typedParts('4"')).toEqual({ number: '4', unit: '"' });
    expect(['107000', '', 'lb/h', '9'.repeat(200)].map(typedParts)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a unit of the technical system may be written as kilograms', () => {
    expect(parseQuantity('pressureDifference', '10 kg/cm2', 'bar')).toMatchObject({ value: 10, unit: 'kgf/cm²' });
    expect(parseQuantity('gaugePressure', '10 kg/cm2(g)', 'bar(g)')).toMatchObject({ value: 10, unit: 'kgf/cm²(g)' });
  });

  test('mPa and MPa stay apart, and neither is guessed from the wrong case', () => {
    expect(parseQuantity('pressureDifference', '1 MPa', 'bar')).toMatchObject({ si: 1e6 });
    expect(parseQuantity('dynamicViscosity', '1 mpas', 'cP')).toMatchObject({ unit: 'mPa·s' });
  });

  test('every unit of every kind is understood by its own symbol', () => {
    for (const kind of Object.keys(kinds) as Kind[]) {
      for (const { symbol } of kindOf(kind).units) {
        expect(parseQuantity(kind, `7 ${symbol}`, symbol), `${kind} ${symbol}`).toMatchObject({
          ok: true,
          unit: symbol,
          value: 7,
        });
      }
    }
  });
});

describe('numbers for reading', () => {
  test.each([
    [57.2931, '57.29'],
    [0.56, '0.5600'],
    [48600, '48\u202f600'],
    [1234, '1234'],
    [123456, '123\u202f456'],
    [2.71e8, '2.710·10⁸'],
    [0.0000271, '2.710·10⁻⁵'],
    [-0.5, '−0.5000'],
    [9999.96, '10\u202f000'],
    [0, '0'],
  ])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text));

  test('what is shown can be typed back', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e300, max: 1e300, noNaN: true }), value => {
        const shown = parseNumber(formatNumber(value, 6));
        expect(Math.abs((shown ?? Infinity) - value)).toBeLessThanOrEqual(1e-5 * Math.abs(value));
        expect(Math.abs((parseNumber(editableNumber(value)) ?? Infinity) - value)).toBeLessThanOrEqual(
          1e-11 * Math.abs(value),
        );
      }),
    );
  });
});
