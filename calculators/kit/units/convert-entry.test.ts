import { kindOf, kinds, parseQuantity, toSi, unitOf, type Kind } from '@isentrope/engineering/quantities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convertEntry,
  quantity,
  applyTypedUnit,
  displayText,
  restoreTypedUnit,
  type Entry,
  type QuantityField,
} from '../index.ts';

const flow = quantity('Flow', 'massFlow', 'kg/h');
const pressure = quantity('Pressure', 'gaugePressure', 'bar(g)');
const bore = quantity('Bore', 'length', 'mm', { units: ['mm', 'inch', 'ft'] });

describe('a number typed with a unit', () => {
  test.each([
    ['107000 lb/h', { text: '107000', unit: 'lb/h' }],
    ['107 000,5 lb/hr', { text: '107 000,5', unit: 'lb/h' }],
    ['1.5e3 t/h', { text: '1.5e3', unit: 't/h' }],
    ['48600 kg/h', { text: '48600', unit: 'kg/h' }],
  ])('%j is kept', (text, settled) => expect(applyTypedUnit(flow, { text, unit: 'kg/h' })).toEqual(settled));

  test('in the other pressure basis stays as typed, and is converted without rounding noise from the atmosphere', () => {
    for (const text of ['250 psia', '2.01325 bar(abs)', '101.325 kPa(abs)'])
      expect(applyTypedUnit(pressure, { text, unit: 'psi(g)' })).toEqual({ text, unit: 'psi(g)' });
    expect(convertEntry(pressure, { text: '2.01325 bar(abs)', unit: 'psi(g)' }, 'bar(g)')).toMatchObject({
      text: '1',
      unit: 'bar(g)',
    });
    expect(convertEntry(pressure, { text: '101.325 kPa(abs)', unit: 'bar(g)' }, 'kPa(g)')).toMatchObject({
      text: '0',
      unit: 'kPa(g)',
    });
  });

  test('that the field does not offer is converted to that of the entry', () => {
    expect(applyTypedUnit(bore, { text: '10 cm', unit: 'mm' })).toEqual({ text: '100', unit: 'mm' });
    expect(applyTypedUnit(bore, { text: '1.27 cm', unit: 'inch' })).toEqual({ text: '0.5', unit: 'inch' });
    expect(applyTypedUnit(bore, { text: '0.5 inch', unit: 'mm' })).toEqual({ text: '0.5', unit: 'inch' });
  });

  test('of flow times density stays as typed, and restores its text after a conversion', () => {
    const entry = { text: '120 m3/h * 850 kg/m3', unit: 'kg/h' };
    expect(applyTypedUnit(flow, entry)).toBe(entry);
    const converted = convertEntry(flow, entry, 't/h');
    expect(converted).toMatchObject({ text: '102', unit: 't/h' });
    expect(convertEntry(flow, converted, 'kg/h')).toEqual(entry);
  });

  test('of a fraction of inches becomes a decimal number', () =>
    expect(applyTypedUnit(bore, { text: '1-1/2"', unit: 'mm' })).toEqual({ text: '1.5', unit: 'inch' }));

  test.each(['', '107000', '12 furlongs', 'abc', '1,23.45 lb/h', '48,600 lb/h', '48,600'])('%j is unchanged', text => {
    const entry = { text, unit: 'kg/h' };
    expect(applyTypedUnit(flow, entry)).toBe(entry);
  });
});

const fields = (Object.keys(kinds) as Kind[]).map((kind): QuantityField => {
  const [first] = kindOf(kind).units;
  return { type: 'quantity', label: 'Any', kind, unit: first?.symbol ?? '' };
});
const number = fc.oneof(
  fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map(String),
  fc.constantFrom('48 600,5', '0.50', '1e5', '1.25·10⁻³', '007', "1'234.5", '-40', '12345678901234567'),
);

describe('an entry converted to other units', () => {
  test('restores the original text in the original unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        number,
        fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
        (field, text, places) => {
          const units = kindOf(field.kind).units.map(({ symbol }) => symbol);
          const visited = places.map(index => units[index % units.length] ?? field.unit);
          const end = visited.reduce<Entry>((entry, unit) => convertEntry(field, entry, unit), {
            text,
            unit: field.unit,
          });
          expect(end.unit).toBe(visited.at(-1));
          expect(convertEntry(field, end, field.unit)).toEqual({ text, unit: field.unit });
        },
      ),
    );
  });

  test('is exact to twelve digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.nat(),
        (field, value, index) => {
          const { units } = kindOf(field.kind);
          const { symbol, factor, offset } = units[index % units.length] ?? unitOf(field.kind, field.unit);
          const { text } = convertEntry(field, { text: String(value), unit: field.unit }, symbol);
          const parsed = parseQuantity(field.kind, text, symbol);
          const si = toSi(field.kind, value, field.unit);
          const size = Math.max(
            Math.abs(si),
            Math.abs(offset),
            600 * Number(field.kind === 'temperature'),
            1e-300 * factor,
          );
          expect(parsed.ok && Math.abs(parsed.si - si)).toBeLessThanOrEqual(1.3e-11 * size);
        },
      ),
    );
  });

  test('is the original number after three conversions and back', () => {
    const shown = ['lb/h', 't/h', 'kg/s'].reduce<Entry>((entry, unit) => convertEntry(flow, entry, unit), {
      text: '48600.5',
      unit: 'kg/h',
    });
    expect(shown.text).toBe('13.5001388889');
    expect(convertEntry(flow, shown, 'kg/h')).toEqual({ text: '48600.5', unit: 'kg/h' });
    // A document stores the converted text, not the original entry.
    expect(convertEntry(flow, { text: shown.text, unit: 'kg/s' }, 'kg/h').text).toBe('48600.5');
  });

  test('takes the unit typed in the text as the original one', () => {
    const shown = convertEntry(flow, { text: '107000 lb/h', unit: 'kg/h' }, 't/h');
    expect(shown).toEqual({
      text: '48.53438359',
      unit: 't/h',
      typed: { text: '107000', unit: 'lb/h' },
      shown: '48.534',
    });
    expect(convertEntry(flow, shown, 'lb/h')).toEqual({ text: '107000', unit: 'lb/h' });
  });

  test('keeps a text that is invalid or blank', () => {
    for (const text of ['', 'abc', '1,23.45'])
      expect(convertEntry(flow, { text, unit: 'kg/h' }, 'lb/h')).toEqual({ text, unit: 'lb/h' });
  });

  test('keeps both readings of an ambiguous number, with its unit', () => {
    const doubtful = convertEntry(flow, { text: '48,600', unit: 'kg/h' }, 'lb/h');
    expect(doubtful).toEqual({ text: '48,600 kg/h', unit: 'lb/h' });
    expect(convertEntry(flow, doubtful, 't/h')).toEqual({ text: '48,600 kg/h', unit: 't/h' });
    const share = quantity('Share', 'fraction', '');
    const entry = { text: '1,234', unit: '' };
    expect(convertEntry(share, entry, '%')).toBe(entry);
  });

  test('that overflows stays in its unit', () => {
    const entry = { text: '1e308', unit: 'kg/s' };
    expect(convertEntry(flow, entry, 'g/h')).toBe(entry);
  });
});

describe('a converted number', () => {
  test('is displayed with the digits that the original justifies', () => {
    const read = (text: string, unit: string, to: string) => displayText(convertEntry(flow, { text, unit }, to));
    expect(read('48600', 'kg/h', 'lb/h')).toBe('107145');
    expect(read('48 600,5', 'kg/h', 'lb/h')).toBe('107145.8');
    expect(read('48600.512', 'kg/h', 'lb/h')).toBe('107145.788');
    expect(read('100', 'kg/h', 't/h')).toBe('0.1');
    expect(read('0.50', 'kg/h', 'kg/h')).toBe('0.50');
    expect(read('12345678901234567', 'kg/h', 't/h')).toBe('12345678901200');
  });

  test('has at least ten digits; one of nine digits counts as typed', () => {
    // 123 · 0.45359237 and 7 · 0.45359237, the pound in kg.
    expect(restoreTypedUnit(flow, { text: '55.79186151', unit: 'kg/h' })).toMatchObject({
      typed: { text: '123', unit: 'lb/h' },
    });
    const nine = { text: '3.17514659', unit: 'kg/h' };
    expect(restoreTypedUnit(flow, nine)).toBe(nine);
  });

  test('is restored from the digits in a document', () => {
    for (const { text, unit, to } of [
      { text: '85', unit: 'bar(g)', to: 'psi(g)' },
      { text: '0.15', unit: 'bar(g)', to: 'psi(g)' },
      { text: '123.456', unit: 'psi(g)', to: 'bar(g)' },
      { text: '-0.5', unit: 'bar(g)', to: 'psi(g)' },
    ]) {
      const shown = convertEntry(pressure, { text, unit }, to);
      expect(restoreTypedUnit(pressure, { text: shown.text, unit: to })).toEqual(shown);
    }
  });

  test.each([
    ['1232.82', 'psi(g)'],
    ['1232.82077079', 'psi(g)'],
    ['3.14159265359', 'bar(g)'],
    ['85 bar(g)', 'psi(g)'],
    ['', 'psi(g)'],
  ])('%j %s is not taken as converted', (text, unit) => {
    const entry = { text, unit };
    expect(restoreTypedUnit(pressure, entry)).toBe(entry);
  });
});
