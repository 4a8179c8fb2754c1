import { describe, expect, test } from 'vitest';
import { Absent, calculateCase, caseFrom, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** Conversions calculated from the definitions of the units. */

const present = (value: unknown) => (value instanceof Absent ? undefined : value);

function by(input: CaseInput) {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  return {
    of: (id: string) => present(evaluation.value(id)),
    marked: messages.map(({ level, field }) => [level, field]),
  };
}

/** Value, unit, target unit, result by definition, its symbol, its category. */
const conversions = [
  [36, 'km/h', 'm/s', 36 / 3.6, 'm/s'],
  [3, 'inch', 'mm', 3 * 25.4, 'mm'],
  [2, 'lb', 'kg', 2 * 0.45359237, 'kg'],
  [50, '°F', '°C', (50 - 32) / 1.8, '°C'],
  [50, 'Δ°F', 'Δ°C', 50 / 1.8, '°C'],
  [25, 'degC', 'K', 25 + 273.15, 'K'],
  [14.5, 'psi', 'kPa', (14.5 * 0.45359237 * 9.80665) / 0.0254 ** 2 / 1000, 'kPa'],
  [2, 'kg/m3', 'lb/ft³', (2 * 0.3048 ** 3) / 0.45359237, 'lb/ft³'],
] as const;

test.each(conversions)('%d %s in %s', (value, from, to, expected, symbol) => {
  const { of, marked } = by({ value, from, to });
  expect(of('result')).toBeCloseTo(expected, 9);
  expect(of('resultSymbol')).toContain(symbol);
  expect(marked).toEqual([]);
  const back = by({ value: of('result') as number, from: to, to: from });
  expect(back.of('result')).toBeCloseTo(value, 9);
  expect(back.of('category')).toBe(of('category'));
});

test.each([
  [2.5, 'bar(g)', 'bar(abs)', 2.5 + 1.01325, 'added'],
  [0, 'psia', 'psig', (-101_325 * 0.0254 ** 2) / (0.45359237 * 9.80665), 'subtracted'],
  [1, 'atm(abs)', 'mbar(g)', 0, 'subtracted'],
])('%d %s in %s, by one atmosphere, with a message', (value, from, to, expected, what) => {
  const { messages, evaluation } = calculateCase(definition, caseFrom(definition, { value, from, to }));
  expect(evaluation.value('result')).toBeCloseTo(expected, 9);
  expect(messages.map(({ text }) => text)).toEqual([
    `Gauge and absolute pressure differ by one standard atmosphere, 1.01325 bar, which is ${what}.`,
  ]);
});

test('a pressure difference is neither a gauge nor an absolute pressure', () => {
  for (const [from, to] of [
    ['bar(g)', 'bar'],
    ['bar', 'bar(abs)'],
    ['psi', 'barg'],
    ['psia', 'kPa'],
  ] as const) {
    const { of, marked } = by({ value: 2.5, from, to });
    expect(of('result')).toBeUndefined();
    expect(marked).toContainEqual(['error', 'to']);
  }
});

test('the working shows factor and offset to SI of each unit', () => {
  const { of } = by({ value: 50, from: '°F', to: '°C' });
  expect(of('factorFrom')).toBeCloseTo(5 / 9, 15);
  expect(of('offsetFrom')).toBeCloseTo((459.67 * 5) / 9, 10);
  expect([of('factorTo'), of('offsetTo')]).toEqual([1, 273.15]);
  expect(of('category')).toBe('Temperature');
});

test.each(['m', '°C', 'bar'])('a conversion from %s to itself is exact', unit => {
  for (const value of [0.1 + 0.2, 1e-300, 123456789.12345])
    expect(by({ value, from: unit, to: unit }).of('result')).toBe(value);
});

describe('units of different dimensions', () => {
  test.each([
    ['m', 'kg'],
    ['°C', 'Δ°C'],
    ['kW', 'K'],
  ])('%s and %s have no conversion, and say so at the unit wanted', (from, to) => {
    const { of, marked } = by({ value: 1, from, to });
    expect([of('result'), of('resultSymbol'), of('category')]).toEqual([undefined, undefined, undefined]);
    expect(marked).toContainEqual(['error', 'to']);
  });
});
