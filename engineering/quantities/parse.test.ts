import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  editableNumber,
  findUnit,
  formatNumber,
  kindOf,
  kinds,
  parseNumber,
  parseQuantity,
  ambiguousReadings,
  splitQuantity,
  toSi,
  acceptedUnits,
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
    ['1,250.5', 1250.5],
    ['1.250,5', 1250.5],
    ['-1,234,567', -1234567],
    ['1.234.567,25', 1234567.25],
    ['12,34,567.5', 1234567.5],
    ['- 20', -20],
    ['1´234`567.5', 1234567.5],
    ['1.5D+03', 1500],
    ['.9000D-01', 0.09],
  ])('%j is %d', (text, value) => expect(parseNumber(text)).toBe(value));

  test.each([
    '',
    ' ',
    'abc',
    '1.2.3',
    '1,23.4.5',
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
    '5d2',
    '1.5D+3',
    '2·10',
    "1'23",
    "1'2345",
    "1'234 567",
    '1.23,45.6',
  ])('%j is not a number', text => expect(parseNumber(text)).toBeUndefined());

  test('never throws for any text', () => {
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

describe('an ambiguous number', () => {
  test.each([
    ['48,600', '48.6', '48600'],
    [' 1,234 ', '1.234', '1234'],
    ['-12,050', '-12.05', '-12050'],
    ['9,000', '9', '9000'],
    ['48,600 lb/h', '48.6 lb/h', '48600 lb/h'],
  ])('%j is read as %s and may mean %s', (text, read, meant) => {
    expect(ambiguousReadings(text)).toEqual({ read, meant });
    expect(parseQuantity('massFlow', text, 'kg/h')).toEqual(parseQuantity('massFlow', read, 'kg/h'));
    expect(ambiguousReadings(read)).toBeUndefined();
    expect(ambiguousReadings(meant)).toBeUndefined();
  });

  test.each([
    '0,125',
    '48,6',
    '48,6000',
    '4860,125',
    '48.600',
    '48 600',
    '1,234,567',
    '1,23.4.5',
    '1.234,5',
    '1 234,500',
    "1'234,500",
    '48,600e3',
    'x,600',
    '',
  ])('%j reads one way or none', text => expect(ambiguousReadings(text)).toBeUndefined());
});

describe('quantities as people type them', () => {
  test('a unit after the number overrides the unit of the field', () => {
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
    ['1,23.45', 'has two decimal marks or stray digits; write 1234.5, 1234,5 or 1 234.5'],
    ['1.23,4', 'has two decimal marks or stray digits; write 1234.5, 1234,5 or 1 234.5'],
    ["1'23", 'has two decimal marks or stray digits; write 1234.5, 1234,5 or 1 234.5'],
    ['1e999', 'is too large a number'],
    ['12 furlongs', 'has the unit "furlongs", which is not a unit of length (mm, cm, m, inch, ft)'],
  ])('%j: %s', (text, reason) => expect(parseQuantity('length', text, 'mm')).toEqual({ ok: false, reason }));

  test('splits into its number and its unit as typed', () => {
    expect(splitQuantity(' 107 000,5 lb/hr ')).toEqual({ number: '107 000,5', unit: 'lb/hr' });
    expect(splitQuantity('4"')).toEqual({ number: '4', unit: '"' });
    expect(['107000', '', 'lb/h', '9'.repeat(200)].map(splitQuantity)).toEqual([
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

  test('mPa and MPa are distinct, and neither is guessed from the wrong case', () => {
    expect(parseQuantity('pressureDifference', '1 MPa', 'bar')).toMatchObject({ si: 1e6 });
    expect(parseQuantity('dynamicViscosity', '1 mpas', 'cP')).toMatchObject({ unit: 'mPa·s' });
  });

  test('every unit of every kind is accepted by its own symbol', () => {
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

  test('every unit offered by a field is accepted; pressures in either basis', () => {
    expect(acceptedUnits('length')).toEqual(kindOf('length').units.map(({ symbol }) => symbol));
    expect(acceptedUnits('absolutePressure')).toEqual(expect.arrayContaining(['bar(abs)', 'bar(g)', 'psi(g)']));
    expect(acceptedUnits('pressureDifference')).not.toContain('bar(g)');
    for (const kind of Object.keys(kinds) as Kind[]) {
      const [{ symbol: own } = { symbol: '' }] = kindOf(kind).units;
      for (const symbol of acceptedUnits(kind))
        expect(parseQuantity(kind, `7 ${symbol}`, own), `${kind} ${symbol}`).toMatchObject({ ok: true });
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

  test('formatted text can be parsed again', () => {
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

describe('the case of a prefix matters', () => {
  // Where the kind has only one of the pair, the other is rejected with both names: ignoring case would be wrong by a factor of 10⁹.
  test.each<[Kind, string, string, string]>([
    ['power', '1 mW', 'kW', 'MW'],
    ['energy', '1 mJ', 'kJ', 'MJ'],
    ['energy', '1 mWh', 'kJ', 'MWh'],
    ['force', '1 mN', 'N', 'MN'],
    ['absolutePressure', '1 mPa', 'bar(abs)', 'MPa(abs)'],
    ['absolutePressure', '1 mpa', 'bar(abs)', 'MPa(abs)'],
    ['gaugePressure', '1 mPag', 'bar(g)', 'MPa(g)'],
    ['gaugePressure', '1 Mbar', 'bar(g)', 'mbar(g)'],
    ['volume', '1 ML', 'L', 'mL'],
    ['dynamicViscosity', '1 MPa·s', 'cP', 'mPa·s'],
    ['surfaceTension', '1 MN/m', 'N/m', 'mN/m'],
    ['heatRate', '1 gcal/h', 'kW', 'Gcal/h'],
    ['stress', '200 gPa', 'MPa', 'GPa'],
    ['volumetricEnergy', '38 mJ/m3', 'kJ/m³', 'MJ/m³'],
    ['jouleThomson', '4 K/mPa', 'K/bar', 'K/MPa'],
  ])('%s refuses %s', (kind, text, unit, meant) => {
    const result = parseQuantity(kind, text, unit);
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining(`write ${meant} if that is meant`) });
  });

  test.each<[Kind, string, number, string]>([
    ['mass', '1 Mg', 1000, 't'],
    ['mass', '1 mg', 1e-6, 'mg'],
    ['power', '2 MW', 2e6, 'MW'],
    ['absolutePressure', '2 MPA', 2e6, 'MPa(abs)'],
    ['gaugePressure', '300 MBAR', 30_000, 'mbar(g)'],
    ['frequency', '3 mHz', 0.003, 'mHz'],
    ['volume', '5 ml', 5e-6, 'mL'],
  ])('%s reads %s', (kind, text, si, unit) => {
    const result = parseQuantity(kind, text, unit);
    expect(result).toMatchObject({ ok: true, unit });
    expect((result.ok ? result.si : NaN) / si).toBeCloseTo(1, 12);
  });

  test('an ambiguous mass in capitals is rejected', () =>
    expect(parseQuantity('mass', '1 MG', 'kg')).toMatchObject({ ok: false }));

  /** A text with the case of each of its letters changed in turn, and written in the ways that people separate and raise factors. */
  function variantsOf(text: string): ReadonlySet<string> {
    const other = (letter = '') => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());
    const cases = [text, text.toLowerCase(), text.toUpperCase(), other(text[0]) + text.slice(1)];
    const separated = cases.flatMap(each => [
      each,
      ` ${each} `,
      `${each}.`,
      each.replaceAll('/', ' / '),
      each.replaceAll('/', ' per '),
      ...['-', ' ', '*', '.', ''].map(separator => each.replaceAll('·', separator)),
      ...['^', '**', ''].map(raised => each.replaceAll('²', `${raised}2`).replaceAll('³', `${raised}3`)),
      each.replaceAll(/[()]/g, ''),
      each.replaceAll(/[()]/g, ' '),
    ]);
    return new Set([
      ...separated,
      ...text.split('').map((letter, index) => text.slice(0, index) + other(letter) + text.slice(index + 1)),
    ]);
  }

  /** A text without what the variants change, except case. */
  const plain = (text: string) =>
    text
      .replaceAll(' per ', '/')
      .replaceAll(/[\s.·*^()-]/g, '')
      .replaceAll('²', '2')
      .replaceAll('³', '3');

  // What is accepted has one value, that of the unit itself or of another with the very same letters (mg and Mg), never one a power of ten away.
  test('no spelling of a unit is read as another unit, in any case and spacing', () => {
    const wrong: string[] = [];
    let accepted = 0;
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { units } = kindOf(kind);
      const spellings = units.flatMap(u => [u.symbol, ...u.aliases].map(text => ({ text, unit: u })));
      const exact = new Map(spellings.map(({ text, unit }) => [plain(text), unit] as const));
      for (const { text, unit } of spellings)
        for (const written of variantsOf(text)) {
          const found = findUnit(kind, written);
          if (!found) continue;
          accepted += 1;
          const meant = found.symbol === unit.symbol ? unit : exact.get(plain(written));
          const isSame = meant !== undefined && found.factor === meant.factor && found.offset === meant.offset;
          const parsed = /^[\d/]/.test(written.trim()) ? undefined : parseQuantity(kind, `1 ${written}`, found.symbol);
          const isOneValue = !parsed?.ok || parsed.si === toSi(kind, 1, found.symbol);
          if (!isSame || !isOneValue) wrong.push(`${kind}: "${written}" for ${text} is read as ${found.symbol}`);
        }
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(25_000);
  });
});

describe('units as the trade writes them', () => {
  // Values from the definitions in NIST SP 811 (2008), appendix B.
  const [poundMass, feet, inches] = [0.45359237, 0.3048, 0.0254];
  const psiInPascal = (poundMass * 9.80665) / (inches * inches);
  test.each<[Kind, string, number]>([
    ['massFlow', '1 LB/HR', poundMass / 3600],
    ['massFlow', '1 KG/HR', 1 / 3600],
    ['volumeFlow', '1 M3/HR', 1 / 3600],
    ['power', '1 BTU/HR', 1055.05585262 / 3600],
    ['massFlow', '10 short tons/h', (20_000 * poundMass) / 3600],
    ['massFlow', '10 MTPH', 10 / 3.6],
    ['massFlow', '5 klb/d', (5000 * poundMass) / 86_400],
    ['massFlow', '12 Mt/y', 12e9 / (365 * 86_400)],
    ['massFlow', '12 kt/year', 12e6 / (365 * 86_400)],
    ['molarMass', '18 kg/kmole', 0.018],
    ['molarMass', '18 kg/kgmole', 0.018],
    ['standardFlow', '10 kmole/h', 10_000 / 3600],
    ['standardFlow', '10 KG-MOL/HR', 10_000 / 3600],
    // 379.48 ft³ is a pound-mole at 60 °F and 14.696 psi.
    ['standardFlow', '10 MMSCFH', ((10e6 / 379.48) * 1000 * poundMass) / 3600],
    ['standardFlow', '10 Mcfh', ((10e3 / 379.48) * 1000 * poundMass) / 3600],
    ['dynamicViscosity', '1 cPoise', 0.001],
    ['dynamicViscosity', '120 micropoise', 120e-7],
    ['absolutePressure', '760 mmHg(0C)', 760 * 133.322387415],
    ['absolutePressure', '30 inHg (32F)', 30 * 3386.388640341],
    ['thermalConductivity', '1 Btu-ft/hr-sqft-R', ((1055.05585262 / 3600) * 1.8) / feet],
    ['thermalConductivity', '1 kcal-m/hr-sqm-K', 1.163],
    ['heatFlux', '10 kBTU/hr-ft2', 1055.05585262e4 / 3600 / (feet * feet)],
    ['pressureGradient', '0.3 kg/cm2/100m', 0.3 * 980.665],
    ['temperature', '20 DEG C', 293.15],
    ['temperature', '20 ºC', 293.15],
    ['temperature', '68 deg. F', 293.15],
    ['heatTransferCoefficient', '1 W/m2-K', 1],
    ['heatTransferCoefficient', '1 W/m2/K', 1],
    ['heatTransferCoefficient', '1 BTU/HR-FT2-F', (1055.05585262 / 3600 / (feet * feet)) * 1.8],
    ['heatTransferCoefficient', '1 Btu/ft2-hr-F', (1055.05585262 / 3600 / (feet * feet)) * 1.8],
    ['specificHeat', '1 kJ/kg-K', 1000],
    ['specificHeat', '1 kJ kg-1 K-1', 1000],
    ['specificHeat', '1 BTU/LB-F', 4186.8],
    ['dynamicViscosity', '1 kg/(m s)', 1],
    ['dynamicViscosity', '1 lb/ft-hr', poundMass / feet / 3600],
    ['dynamicViscosity', '1 poise', 0.1],
    ['pressureDifference', '1 lbf/in2', psiInPascal],
    ['pressureDifference', '1 psid', psiInPascal],
    ['gaugePressure', '1 lb/in2', psiInPascal],
    ['pressureDifference', '1 kN/m2', 1000],
    ['pressureDifference', '1 inWC', 249.08891],
    ['pressureDifference', '1 mmWC', 9.80665],
    ['pressureDifference', '1 psf', (poundMass * 9.80665) / (feet * feet)],
    ['volumeFlow', '1 BPD', 0.158987294928 / 86400],
    ['volumeFlow', '1 BPSD', 0.158987294928 / 86400],
    ['volumeFlow', '1 LPM', 0.001 / 60],
    ['volumeFlow', '1 IGPM', 0.00454609 / 60],
    ['massFlow', '1 te/h', 1000 / 3600],
    ['massFlow', '1 tph', 1000 / 3600],
    ['massFlow', '1 Mlb/h', (1000 * poundMass) / 3600],
    ['massFlow', '1 ston/h', (2000 * poundMass) / 3600],
    ['standardFlow', '1 kgmole/h', 1000 / 3600],
    ['density', '1 g/cc', 1000],
    ['density', '1 pcf', poundMass / (feet * feet * feet)],
    ['density', '1 ppg', poundMass / 0.003785411784],
    ['power', '1 bhp', 550 * feet * poundMass * 9.80665],
    ['frequency', '10 /s', 10],
    ['frequency', '10 s-1', 10],
    ['frequency', '10 °/s', 10 / 360],
    ['surfaceTension', '1 dyne/cm', 0.001],
    ['pressureDifference', '1 cmH2O', 98.0665],
    ['pressureDifference', '1 lbf/sqin', psiInPascal],
    ['absolutePressure', '1 N/m2', 1],
    ['absolutePressure', '1 mTorr', 0.1333224],
    ['massFlow', '1 #/hr', poundMass / 3600],
    ['massFlow', '1 LB/DAY', poundMass / 86400],
    ['massFlow', '1 pounds per hour', poundMass / 3600],
    ['massFlow', '1 tonnes/day', 1000 / 86400],
    ['massFlow', '1 long ton/h', 1016.0469088 / 3600],
    ['volumeFlow', '1 cu ft/min', (feet * feet * feet) / 60],
    ['volumeFlow', '1 bbl/day', 1.8401307283e-6],
    ['volumeFlow', '1 MBPD', 1.8401307283e-3],
    ['volumeFlow', '1 lps', 0.001],
    ['volumeFlow', '1 ML/d', 1000 / 86400],
    ['volumeFlow', '1 gal/day', 0.003785411784 / 86400],
    // 379.48 ft³ a pound-mole, as MMSCFD has it.
    ['standardFlow', '1 MSCFD', ((1000 / 379.48) * 453.59237) / 86400],
    ['standardFlow', '1 SCFH', 453.59237 / 379.48 / 3600],
    ['standardFlow', '1 Sm3/d', 101_325 / (8.31446261815324 * 288.15) / 86400],
    // Thousands and millions of m³ at 15 °C in Canada: Alberta Energy Regulator, Directive 017.
    ['standardFlow', '1 e3m3/d', 101_325e3 / (8.31446261815324 * 288.15) / 86400],
    ['standardFlow', '1E3M3/D', 101_325e3 / (8.31446261815324 * 288.15) / 86400],
    ['standardFlow', '1 e6m3/d', 101_325e6 / (8.31446261815324 * 288.15) / 86400],
    ['volumeFlow', '25e3 m3/d', 25_000 / 86400],
    ['standardFlow', '1 kSm3/h', 101_325 / (8.31446261815324 * 288.15) / 3.6],
    ['standardFlow', '1 LB-MOL/HR', 453.59237 / 3600],
    ['density', '0.85 SG 60/60', 0.85 * 999.016],
    ['power', '1 MBH', 293.0710701722],
    ['power', '1 MBTU/HR', 293.0710701722],
    ['power', '1 GJ/h', 1e9 / 3600],
    ['power', '1 MMkcal/h', 1.163e6],
    ['power', '1 Btu/s', 1055.05585262],
    ['torque', '1 FT-LB', 1.355817948],
    ['velocity', '1 fps', feet],
    ['volume', '1 gal', 0.003785411784],
    ['area', '1 acre', 4046.8564224],
    ['heatTransferCoefficient', '1 BTU/HR-SQFT-F', (1055.05585262 / 3600 / (feet * feet)) * 1.8],
    ['thermalConductivity', '1 BTU-FT/HR-FT2-F', (1055.05585262 / 3600 / feet) * 1.8],
    ['fraction', '12 ppm', 12e-6],
    ['frequency', '10 1/s', 10],
    ['temperature', '–0.5 °C', 272.65],
    // German, French and Indian lists.
    ['gaugePressure', '3,5 barü', 3.5e5],
    ['gaugePressure', '3,5 bar(ü)', 3.5e5],
    ['gaugePressure', '3,5 bar (Ü)', 3.5e5],
    ['gaugePressure', '3,5 atü', 3.5 * 98_066.5],
    ['gaugePressure', '3,5 bar rel.', 3.5e5],
    ['gaugePressure', '3,5 bar relative', 3.5e5],
    ['gaugePressure', '3,5 bar eff.', 3.5e5],
    ['gaugePressure', '3,5 bar absolut', 3.5e5 - 101_325],
    ['gaugePressure', '10 KG/SQCMG', 980_665],
    ['absolutePressure', '10 bars', 1e6],
    ['pressureDifference', '10 mmWS', 98.0665],
    ['pressureDifference', '10 mCE', 98_066.5],
    ['massFlow', '1 kg/Std.', 1 / 3600],
    ['massFlow', '1 kg/Stunde', 1 / 3600],
    ['massFlow', '1 Kgs/Hr', 1 / 3600],
    ['massFlow', '1 KGPH', 1 / 3600],
    ['massFlow', '1 To/h', 1000 / 3600],
    ['massFlow', '1 MTPD', 1000 / 86_400],
    ['volumeFlow', '1 cbm/h', 1 / 3600],
    ['volumeFlow', '1 m3ph', 1 / 3600],
    ['volumeFlow', '1 cusec', 0.028316846592],
    ['volumeFlow', '1 imperial gpm', 0.00454609 / 60],
    ['volumeFlow', '1 BWPD', 0.158987294928 / 86_400],
    ['volumeFlow', '1 kbd', 158.987294928 / 86_400],
    ['standardFlow', '1 MMSCMD', (1e6 * 101_325) / (8.31446261815324 * 288.15) / 86_400],
    ['standardFlow', '1 SCMH', 101_325 / (8.31446261815324 * 288.15) / 3600],
    ['standardFlow', '1 NCMH', 101_325 / (8.31446261815324 * 273.15) / 3600],
    ['standardFlow', '1 mN3/h', 101_325 / (8.31446261815324 * 273.15) / 3600],
    ['density', '1 gm/cc', 1000],
    ['length', '2 Zoll', 2 * inches],
    ['area', '3 qm', 3],
    ['frequency', '60 U/min', 1],
    ['frequency', '60 tr/min', 1],
    ['velocity', '36 kmph', 10],
    ['temperature', '20 Grad C', 293.15],
    ['time', '2 Stunden', 7200],
    ['temperature', '20 Cel', 293.15],
    ['temperature', '68 degrees Fahrenheit', 293.15],
    // UCUM codes.
    ['massFlow', '1 [lb_av]/h', poundMass / 3600],
    ['pressureDifference', "1 [in_i'H2O]", 249.08891],
    ['volumeFlow', '1 [cft_i]/min', (feet * feet * feet) / 60],
    ['density', '1 [lb_av]/[gal_us]', poundMass / 0.003785411784],
    ['heatTransferCoefficient', '1 [Btu_IT]/h/[ft_i]2/[degF]', (1055.05585262 / 3600 / (feet * feet)) * 1.8],
  ])('%s: %s', (kind, text, si) => {
    const result = parseQuantity(kind, text, kindOf(kind).units[0]?.symbol ?? '');
    expect((result.ok ? result.si : NaN) / si).toBeCloseTo(1, text.includes('Torr') ? 6 : 9);
  });

  test.each(['1 atm', '760 mmHg', '29.9 inHg', '760 Torr'])(
    'a gauge pressure of %s asks from where it is measured',
    text =>
      expect(parseQuantity('gaugePressure', text, 'bar(g)')).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/may be absolute or gauge; write \w+\(abs\) or \w+\(g\)/),
      }),
  );

  test('a frequency in 1/s is one in Hz', () => expect(findUnit('frequency', '1/s')?.symbol).toBe('Hz'));

  test('with its basis it is read', () => {
    expect(parseQuantity('gaugePressure', '2 atm(abs)', 'bar(g)')).toMatchObject({ ok: true, si: 101_325 });
    expect(parseQuantity('gaugePressure', '1 atm(g)', 'bar(g)')).toMatchObject({ ok: true, si: 101_325 });
    expect(parseQuantity('absolutePressure', '1 atm', 'bar(abs)')).toMatchObject({ ok: true, si: 101_325 });
  });
});

describe('inches as fractions', () => {
  test.each([
    ['1-1/2"', 1.5],
    ['1 1/2 in', 1.5],
    ['2½″', 2.5],
    ['3/4"', 0.75],
    ['-1/16 inch', -0.0625],
    ['1.1/2"', 1.5],
    ['5/4"', 1.25],
  ])('%j is %d inch', (text, value) =>
    expect(parseQuantity('length', text, 'mm')).toMatchObject({ value, unit: 'inch' }),
  );

  test('without a unit, in a field in inches only', () => {
    expect(parseQuantity('length', '1-1/2', 'inch')).toMatchObject({ ok: true, value: 1.5 });
    expect(parseQuantity('length', '1-1/2', 'mm')).toMatchObject({ ok: false });
    expect(parseQuantity('mass', '1/2 lb', 'kg')).toMatchObject({ ok: false });
    expect(splitQuantity('1-1/2"')).toEqual({ number: '1.5', unit: '"' });
    expect(splitQuantity('1-1/2')).toBeUndefined();
  });

  test.each(['11/2"', '13/4 in'])('%j may be a mixed number', text =>
    expect(parseQuantity('length', text, 'mm')).toEqual({
      ok: false,
      reason: 'has two numbers; write the one to calculate with, or a fraction as 1-1/2 or as a decimal number',
    }),
  );

  test.each(['1-3/2"', '1/3"', '1/2/3"', '1-1/2.5"'])('%j is not one', text =>
    expect(parseQuantity('length', text, 'mm')).toMatchObject({ ok: false }),
  );
});

describe('a unit of which catalogues disagree', () => {
  test.each([
    ['5 ton', { read: '5 t', meant: '5 ton (US)' }],
    ['5 Ton', { read: '5 t', meant: '5 ton (US)' }],
    ['2,5 cal', { read: '2.5 cal IT', meant: '2.5 cal th' }],
    ['5 Cal', { read: '5 cal IT', meant: '5 kcal' }],
  ])('%s has both readings', (text, readings) => {
    const kind = text.endsWith('on') ? 'mass' : 'energy';
    expect(ambiguousReadings(text)).toEqual(readings);
    expect(parseQuantity(kind, text, '')).toEqual(parseQuantity(kind, readings.read, ''));
    expect(parseQuantity(kind, readings.meant, '')).toMatchObject({ ok: true });
    expect(ambiguousReadings(readings.read)).toBeUndefined();
    expect(ambiguousReadings(readings.meant)).toBeUndefined();
  });

  test.each(['5 kcal', '5 ton/h', 'a ton', '5 t'])('%s has one or none', text =>
    expect(ambiguousReadings(text)).toBeUndefined(),
  );
});

test.each<[Kind, string, RegExp]>([
  ['density', '0.85 SG', /relative to water, or to air for a gas; write SG \(60 °F\)/],
  ['kinematicViscosity', '100 SSF', /flow time; convert it to cSt by ASTM D2161/],
  ['kinematicViscosity', '31 SSU', /flow time; ASTM D2161 converts it from 32 s on/],
  ['dynamicViscosity', '100 SSU', /flow time.* write it after: 150 SSU × 880 kg\/m³/],
  ['standardFlow', '5 sccm', /write NL\/min/],
  ['standardFlow', '5 MSm3/d', /M may be a thousand or a million/],
  ['massFlow', '5 ton/h', /metric, a short or a long ton/],
  ['number', '<0.001', /is a limit and not a number/],
])('%s refuses %s with what to do', (kind, text, message) =>
  expect(parseQuantity(kind, text, '')).toMatchObject({ ok: false, reason: expect.stringMatching(message) }),
);
