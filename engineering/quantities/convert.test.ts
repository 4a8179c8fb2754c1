import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  convert,
  convertedNumber,
  fromSi,
  kindOf,
  kinds,
  shortestConverted,
  toSi,
  unitOf,
  type Kind,
} from './index.ts';

const everyKind = Object.keys(kinds) as Kind[];
const everyPair = everyKind.flatMap(kind => {
  const { units } = kindOf(kind);
  return units.flatMap(from => units.map(to => ({ kind, from: from.symbol, to: to.symbol })));
});

describe('units of a kind', () => {
  test.each(everyKind)('%s names each unit once and offers first only units that it has', kind => {
    const { units, common } = kindOf(kind);
    const symbols = units.map(u => u.symbol);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(symbols).toEqual(expect.arrayContaining([...common]));
    expect(units.some(u => u.factor === 1 && u.offset === 0) || kind === 'standardFlow' || kind === 'molarMass').toBe(
      true,
    );
  });

  test('every ordered pair of units round-trips to 1e-12 relative', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyPair),
        fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
        ({ kind, from, to }, value) => {
          const back = convert(kind, convert(kind, value, from, to), to, from);
          const { factor, offset } = unitOf(kind, from);
          const span =
            Math.max(Math.abs(value), Math.abs(offset), Math.abs(unitOf(kind, to).offset)) /
            Math.min(1, Math.abs(factor));
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-12 * (kind === 'temperature' ? span : value));
        },
      ),
      { numRuns: 20_000 },
    );
    expect(everyPair.length).toBeGreaterThan(4000);
  });

  test('conversion by way of SI agrees with the direct one', () => {
    for (const { kind, from, to } of everyPair) {
      const direct = convert(kind, 12.5, from, to);
      expect(Math.abs(fromSi(kind, toSi(kind, 12.5, from), to) - direct)).toBeLessThanOrEqual(
        1e-11 * Math.max(1, Math.abs(direct)),
      );
    }
  });

  test('a typed decimal comes back from SI as typed, in every unit and across zero', () => {
    const units = everyKind.flatMap(kind => kindOf(kind).units.map(({ symbol }) => ({ kind, symbol })));
    const decimal = fc
      .tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: -5, max: 3 }))
      .map(([digits, exponent]) => Number(`${digits}e${exponent}`));
    fc.assert(
      fc.property(fc.constantFrom(...units), decimal, ({ kind, symbol }, typed) => {
        expect(fromSi(kind, toSi(kind, typed, symbol), symbol)).toBe(typed);
      }),
      { numRuns: 20_000 },
    );
    for (const { kind, symbol } of units) expect(fromSi(kind, toSi(kind, 0, symbol), symbol), symbol).toBe(0);
  });

  test('an SI difference of one bit is still a difference in the unit', () => {
    const above = 310.95 + 2 ** -44;
    expect(fromSi('temperature', 310.95, '°C')).toBe(37.8);
    expect(fromSi('temperature', above, '°C')).toBe(above - 273.15);
  });

  test('the same unit returns the value untouched', () => {
    expect(convert('temperature', 0.1 + 0.2, '°F', '°F')).toBe(0.1 + 0.2);
  });

  test('an unknown unit throws and names the allowed ones', () => {
    expect(() => toSi('level', 1, 'Np')).toThrow(new RangeError('Level has no unit "Np"; allowed: dB.'));
  });
});

describe('published factors (NIST SP 811, appendix B.8)', () => {
  test.each([
    ['pressureDifference', 'psi', 'Pa', 6894.757293168],
    ['pressureDifference', 'atm', 'bar', 1.01325],
    ['pressureDifference', 'inHg', 'Pa', 3386.388640341],
    ['pressureDifference', 'Torr', 'Pa', 133.322368421],
    ['power', 'hp', 'W', 745.6998715823],
    ['volume', 'bbl', 'm³', 0.158987294928],
    ['volume', 'gal (US)', 'm³', 0.003785411784],
    ['force', 'lbf', 'N', 4.4482216152605],
    ['energy', 'Btu', 'J', 1055.05585262],
    ['density', 'lb/ft³', 'kg/m³', 16.01846337396],
    ['density', 'lb/in³', 'kg/m³', 27679.9047102],
    ['dynamicViscosity', 'lb/(ft·s)', 'Pa·s', 1.48816394357],
    ['thermalConductivity', 'Btu/(h·ft·°F)', 'W/(m·K)', 1.73073466637],
    ['specificHeat', 'Btu/(lb·°F)', 'J/(kg·K)', 4186.8],
    ['massFlow', 'lb/h', 'kg/s', 1.259978805556e-4],
    ['temperature', '°F', '°C', (1 - 32) / 1.8],
  ] as const)('%s: 1 %s in %s', (kind, from, to, expected) => {
    const value = convert(kind, 1, from, to);
    expect(Math.abs(value / expected - 1)).toBeLessThan(1e-10);
  });

  test('temperatures: fixed points', () => {
    expect(convert('temperature', 100, '°C', '°F')).toBeCloseTo(212, 12);
    expect(convert('temperature', -40, '°F', '°C')).toBeCloseTo(-40, 12);
    expect(convert('temperature', 0, 'K', '°C')).toBe(-273.15);
    expect(convert('temperatureDifference', 100, '°C', '°F')).toBeCloseTo(180, 12);
  });
});

describe('a number converted for a field', () => {
  test.each([
    ['massFlow', 48600.5, 'kg/h', 'lb/h', '107145.761733'],
    ['temperature', 32, '°F', '°C', '0'],
    ['temperature', -459.67, '°F', 'K', '0'],
    ['temperature', 0.001, '°C', 'K', '273.151'],
    ['temperature', 273.151, 'K', '°C', '0.001'],
    ['temperature', -40, '°C', '°F', '-40'],
    ['length', 0.1 + 0.2, 'm', 'm', '0.3'],
    ['length', 1, 'inch', 'mm', '25.4'],
    ['length', 0, 'inch', 'mm', '0'],
    ['power', 1e12, 'kW', 'hp', '1341022089600'],
  ] as const)('%s: %d %s in %s is %s', (kind, value, from, to, text) =>
    expect(convertedNumber(kind, value, from, to)).toBe(text),
  );

  test('comes back to each of its digits, nine at most, whatever the unit', () => {
    const decimals = fc.tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: -12, max: 3 }));
    fc.assert(
      fc.property(fc.constantFrom(...everyPair), decimals, ({ kind, from, to }, [integer, exponent]) => {
        // What a conversion leaves of a value is within 1e-11 of the largest number in it, which of a temperature is one in kelvins:
        // up to 4000 in its own unit here.
        const isShifted = kind === 'temperature';
        const value = Number(isShifted ? `${integer % 1e6}e-3` : `${integer}e${exponent}`);
        const there = Number(convertedNumber(kind, value, from, to));
        const back = Number(convertedNumber(kind, there, to, from));
        expect(Number(isShifted ? back.toFixed(3) : back.toPrecision(9))).toBe(value);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('a number converted for reading', () => {
  test.each([
    ['gaugePressure', 85, 'bar(g)', 'psi(g)', '1232.82'],
    ['massFlow', 48600, 'kg/h', 'lb/h', '107145'],
    ['massFlow', 48600.5, 'kg/h', 'kg/s', '13.50014'],
    ['length', 62, 'mm', 'inch', '2.44094'],
    ['length', 25.4, 'mm', 'inch', '1'],
    ['temperature', 35, '°C', '°F', '95'],
    ['temperature', 0, '°C', 'K', '273.15'],
    ['temperature', -459.67, '°F', 'K', '0'],
    ['fraction', 0.85, '', '%', '85'],
    ['length', 1e-20, 'm', 'm', '1e-20'],
  ] as const)('%s: %d %s in %s is %s', (kind, value, from, to, text) =>
    expect(shortestConverted(kind, value, from, to)).toBe(text),
  );

  test('is the same value to its own digits, five at least, and no longer than the whole one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyPair),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: -6, max: 3 }),
        ({ kind, from, to }, integer, exponent) => {
          const value = Number(`${integer}e${exponent}`);
          const short = shortestConverted(kind, value, from, to);
          expect(short.length).toBeLessThanOrEqual(convertedNumber(kind, value, from, to).length);
          const digits = Math.max(5, String(integer).replace(/0+$/, '').length);
          const lost = Math.abs(convert(kind, Number(short), to, from) / value - 1);
          // A temperature keeps the digits that the other scale leaves it.
          if (kind !== 'temperature') expect(lost).toBeLessThanOrEqual(0.51 * 10 ** (1 - digits));
        },
      ),
      { numRuns: 5000 },
    );
  });
});
