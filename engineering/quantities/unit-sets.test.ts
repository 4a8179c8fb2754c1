import { describe, expect, test } from 'vitest';
import {
  hasUnit,
  isInSet,
  kindOf,
  kinds,
  secondUnit,
  standardSets,
  unitInSet,
  type Kind,
  isCustomary,
} from './index.ts';

const everyKind = Object.keys(kinds) as Kind[];
const everyUnit = everyKind.flatMap(kind => kindOf(kind).units.map(({ symbol }) => ({ kind, symbol })));

describe('a set of units', () => {
  test.each(standardSets)('%s has a unit of the kind in the place of every unit of every kind', set => {
    for (const { kind, symbol } of everyUnit) {
      const unit = unitInSet(kind, symbol, set);
      expect(hasUnit(kind, unit), `${kind} ${symbol} ${unit}`).toBe(true);
      expect(unitInSet(kind, unit, set), `${kind} ${symbol}`).toBe(unit);
    }
  });

  test('or another has every unit that is offered first, where the kind has sets', () => {
    for (const kind of everyKind) {
      const { common } = kindOf(kind);
      const [first = ''] = common;
      if (unitInSet(kind, first, 'us') === unitInSet(kind, first, 'metric') && secondUnit(kind, first) === undefined)
        continue;
      for (const symbol of common)
        expect(
          standardSets.some(set => isInSet(kind, symbol, set)),
          `${kind} ${symbol}`,
        ).toBe(true);
    }
  });

  test.each([
    ['length', 'mm', ['mm', 'mm', 'inch']],
    ['length', 'm', ['m', 'm', 'ft']],
    ['length', 'ft', ['m', 'm', 'ft']],
    ['length', 'km', ['m', 'm', 'ft']],
    ['length', 'μm', ['μm', 'μm', 'mil']],
    ['massFlow', 'kg/h', ['kg/h', 'kg/s', 'lb/h']],
    ['massFlow', 'kg/s', ['kg/h', 'kg/s', 'lb/h']],
    ['volumeFlow', 'm³/h', ['m³/h', 'm³/s', 'gal (US)/min']],
    ['temperature', '°C', ['°C', 'K', '°F']],
    ['temperatureDifference', 'K', ['K', 'K', '°F']],
    ['gaugePressure', 'bar(g)', ['bar(g)', 'kPa(g)', 'psi(g)']],
    ['absolutePressure', 'kPa(abs)', ['bar(abs)', 'kPa(abs)', 'psi(abs)']],
    ['pressureDifference', 'kPa', ['bar', 'kPa', 'psi']],
    ['dynamicViscosity', 'cP', ['cP', 'mPa·s', 'cP']],
    ['power', 'kW', ['kW', 'kW', 'hp']],
    ['heatRate', 'kW', ['kW', 'kW', 'Btu/h']],
    ['time', 'min', ['min', 'min', 'min']],
    ['number', '', ['', '', '']],
    ['fraction', '%', ['%', '%', '%']],
  ] as const)('in the place of %s in %s has, metric, SI and US customary, %j', (kind, unit, expected) => {
    expect((['metric', 'si', 'us'] as const).map(set => unitInSet(kind, unit, set))).toEqual(expected);
  });

  test('of the SI has no bar, no degree Celsius or Fahrenheit, no hour beside a mass or a volume, and nothing of the inch', () => {
    for (const { kind, symbol } of everyUnit) {
      if (kind === 'standardFlow' || kind === 'time' || kind === 'frequency' || kind === 'flowCoefficient') continue;
      expect(unitInSet(kind, symbol, 'si'), `${kind} ${symbol}`).not.toMatch(
        /bar|°[CFR]|\/h|inch|ft|lb|psi|Btu|hp|cP|cSt|cal/,
      );
    }
  });

  test('of US customary units has metric ones only where nothing else is in use', () => {
    const metric = everyUnit.filter(
      ({ kind, symbol }) => isInSet(kind, symbol, 'metric') && isInSet(kind, symbol, 'us'),
    );
    expect(metric).toEqual([
      { kind: 'dynamicViscosity', symbol: 'cP' },
      { kind: 'kinematicViscosity', symbol: 'cSt' },
    ]);
  });
});

describe('the second unit of a figure', () => {
  test.each([
    ['gaugePressure', 'bar(g)', 'psi(g)'],
    ['gaugePressure', 'kPa(g)', 'psi(g)'],
    ['gaugePressure', 'psi(g)', 'bar(g)'],
    ['length', 'mm', 'inch'],
    ['length', 'm', 'ft'],
    ['length', 'ft', 'm'],
    ['temperature', 'K', '°F'],
    ['temperature', '°F', '°C'],
    ['temperatureDifference', '°F', 'K'],
    ['volumeFlow', 'gal (US)/min', 'm³/h'],
    ['standardFlow', 'MMSCFD', 'Sm³/h'],
    ['power', 'hp', 'kW'],
    ['massFlow', 'lb/d', 'kg/h'],
    ['density', 'lb/gal (US)', 'kg/m³'],
    ['dynamicViscosity', 'mPa·s', 'cP'],
    ['dynamicViscosity', 'cP', undefined],
    ['time', 'min', undefined],
    ['fraction', '%', undefined],
    ['number', '', undefined],
  ] as const)('of %s in %s is %s', (kind, unit, second) => expect(secondUnit(kind, unit)).toBe(second));

  test('is another unit of the kind, for every unit that has one', () => {
    for (const { kind, symbol } of everyUnit) {
      const second = secondUnit(kind, symbol);
      expect(second === undefined || (second !== symbol && hasUnit(kind, second)), `${kind} ${symbol}`).toBe(true);
    }
  });
});

test('a unit with the same name in both sets does not identify the set', () => {
  expect([isCustomary('molarMass', 'g/mol'), isCustomary('molarMass', 'lb/lbmol')]).toEqual([undefined, undefined]);
  expect([isCustomary('massFlow', 'lb/h'), isCustomary('massFlow', 'kg/h')]).toEqual([true, false]);
  expect([isCustomary('gaugePressure', 'psi(g)'), isCustomary('temperature', '°C')]).toEqual([true, false]);
});
