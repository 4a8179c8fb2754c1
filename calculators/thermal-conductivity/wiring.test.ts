import { describe, expect, test } from 'vitest';
import { Absent, calculateCase, caseFrom, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** Rows of ASME II-D, Table TCD, copied here, with values interpolated by hand. */

function by(input: CaseInput) {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
  return {
    of: (id: string) => Number(evaluation.value(id)),
    word: (id: string) => evaluation.value(id),
    marked: messages.map(({ level, field }) => `${level} ${field ?? ''}`),
    texts: messages.map(({ text }) => text).join(' '),
  };
}

/** Material, °C, and the neighbouring rows in °C and W/(m·K). */
const between = [
  ['CS', 110, [100, 58], [125, 57]],
  ['SS304L', 32, [20, 14.8], [50, 15.3]],
  ['2¼Cr1Mo', 782, [775, 26.8], [800, 26.7]],
  ['20Cr33Ni', 741, [725, 23.4], [750, 23.8]],
] as const;

test.each(between)('%s at %d °C is interpolated linearly', (material, celsius, lower, upper) => {
  const { of, marked } = by({ material, temperature: celsius });
  const share = (celsius - lower[0]) / (upper[0] - lower[0]);
  expect(of('thermalConductivity')).toBeCloseTo(lower[1] + share * (upper[1] - lower[1]), 9);
  expect([of('lowerTemperature'), of('upperTemperature')]).toEqual([lower[0] + 273.15, upper[0] + 273.15]);
  expect([of('lowerConductivity'), of('upperConductivity')]).toEqual([lower[1], upper[1]]);
  expect(marked).toEqual([]);
});

test('a temperature in another unit gives the same result', () => {
  const warm = by({ material: 'CS', temperature: { value: 230, unit: '°F' } });
  expect(warm.of('thermalConductivity')).toBeCloseTo(57.6, 9);
});

describe("the ends of a material's data", () => {
  test.each([
    ['CS', 20, 750],
    ['9Cr-1Mo', 20, 625],
    ['13Cr', 20, 650],
    ['SS304L', 20, 816],
  ])('of %s are %d and %d °C, and its own', (material, lowest, highest) => {
    const { of, word } = by({ material, temperature: 300 });
    expect([of('rangeMinimum'), of('rangeMaximum')]).toEqual([lowest + 273.15, highest + 273.15]);
    expect(word('thermalConductivity')).toBeGreaterThan(0);
    for (const beyond of [lowest - 1, highest + 1]) {
      const result = by({ material, temperature: beyond });
      expect(result.word('thermalConductivity')).toBeInstanceOf(Absent);
      expect(result.of('rangeMaximum')).toBe(highest + 273.15);
      expect(result.texts).toContain(`the figures for ${material} run from ${lowest} °C to ${highest} °C`);
    }
  });
});

describe('messages on the data', () => {
  test.each([
    ['CS', 'high', []],
    ['9Cr-1Mo', 'medium-low', ['warning thermalConductivity']],
    ['13Cr', 'low', ['warning thermalConductivity']],
  ])('of %s: certainty %s', (material, certainty, marks) => {
    const { word, marked, texts } = by({ material, temperature: 300 });
    expect(word('certainty')).toBe(certainty);
    expect(marked).toEqual(marks);
    if (marks.length > 0) expect(texts).toContain(`is ${certainty}. Quoted from the US customary column`);
  });

  test('above 750 °C it uses the estimate at 816 °C, if there is one', () => {
    const hot = by({ material: 'SS304L', temperature: 783 });
    expect(hot.of('thermalConductivity')).toBeCloseTo((25.7 + 26.5) / 2, 9);
    expect(hot.marked).toEqual(['warning thermalConductivity']);
    expect(hot.texts).toContain('15.3 Btu/(h·ft·°F) at 1500 °F');
    expect(by({ material: 'SS304L', temperature: 750 }).marked).toEqual([]);
    expect(by({ material: '2¼Cr1Mo', temperature: 808 }).marked).toEqual(['warning thermalConductivity']);
  });
});
