import { expect, test } from 'vitest';
import { convertedQuantity, parseQuantity, type Kind } from './index.ts';

test.each<[Kind, string, string, number, string]>([
  ['massFlow', '12000 + 3500', 'kg/h', 15_500, 'kg/h'],
  ['massFlow', '12+3,5 t/h', 'kg/h', 15.5, 't/h'],
  ['length', '0.1+0.2', 'm', 0.3, 'm'],
  ['length', '120 + 35.5+4 ft', 'm', 159.5, 'ft'],
  ['pressureDifference', ' 0.7 +0.35 bar ', 'kPa', 1.05, 'bar'],
  ['gaugePressure', '10 + 0.4', 'bar(g)', 10.4, 'bar(g)'],
])('%s: %s is the sum in one unit', (kind, text, unit, value, typed) => {
  const single = parseQuantity(kind, `${value} ${typed}`, unit);
  expect(single.ok).toBe(true);
  expect(parseQuantity(kind, text, unit)).toEqual(single);
  expect(convertedQuantity(kind, text, unit)).toEqual({ si: single.ok ? single.si : NaN, unit: typed });
});

test('a sum in a unit of the other basis is converted once', () => {
  const single = parseQuantity('gaugePressure', '250 psia', 'psi(g)');
  expect(parseQuantity('gaugePressure', '200 + 50 psia', 'psi(g)')).toEqual(single);
  expect(convertedQuantity('gaugePressure', '200 + 50 psia', 'psi(g)')).toMatchObject({
    si: single.ok ? single.si : NaN,
    basis: 'at an atmospheric pressure of 1.01325 bar',
  });
});

// A tolerance, a range, numbers that may be read in two ways, a unit within, ratios and counts: none is a sum of parts.
test.each<[Kind, string]>([
  ['length', '100 +5/-0 mm'],
  ['length', '100 +/- 5'],
  ['length', '10-12 m'],
  ['length', '10 + -2 m'],
  ['massFlow', '1,250 + 300 kg/h'],
  ['massFlow', '1.250.000+3'],
  ['massFlow', '10 kg/h + 5 kg/h'],
  ['massFlow', '12 +'],
  ['massFlow', '12 + 3 furlongs'],
  ['fraction', '100+20 %'],
  ['number', '2+1'],
  ['temperature', '20+5 °C'],
])('%s: %s is refused', (kind, text) => {
  expect(parseQuantity(kind, text, 'm')).toMatchObject({ ok: false });
  expect(convertedQuantity(kind, text, 'm')).toBeUndefined();
});

test('an exponent is not a sum', () => {
  expect(parseQuantity('massFlow', '1e+3', 'kg/h')).toMatchObject({ ok: true, value: 1000 });
  expect(convertedQuantity('massFlow', '1e+3', 'kg/h')).toBeUndefined();
});
