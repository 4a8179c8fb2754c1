import { expect, test } from 'vitest';
import { valueByFormat } from './number-format.ts';

// What Excel shows by ECMA-376-1, 18.8.31, with all digits that are stored.
test.each<[format: string, value: number, shown: number | string]>([
  ['0%', 0.1, '10 %'],
  ['0.00%', 0.0009, '0.09 %'],
  ['0.0%;[Red]-0.0%', -0.123456, '-12.3456 %'],
  ['0.00"mol%"', 99.9, '99.9 mol%'],
  ['0.00" mol"%', 0.999, '99.9 mol%'],
  ['0" ppm"', 4, '4 ppm'],
  ['#,##0" lb/h"', 25_000, '25000 lb/h'],
  [String.raw`0.0\ \°\C`, 41.26, '41.26 °C'],
  ['0.0 "barg"_);[Red](0.0 "barg")', -0.5, '-0.5 barg'],
  ['_-* #,##0.0" t/h"_-;-* #,##0.0" t/h"_-;_-* "-"??" t/h"_-;_-@_-', 12.5, '12.5 t/h'],
  ['General" kg/m³"', 998.2071, '998.2071 kg/m³'],
  ['# ?/?" in"', 1.5, '1.5 in'],
  ['[$kg/h] #,##0', 1200, '1200 kg/h'],
  ['"DN "0', 100, 'DN 100'],
  ['[>=1000]0.0," t/h";0" kg/h"', 12_500, '12.5 t/h'],
  ['[>=1000]0.0," t/h";0" kg/h"', 900, '900 kg/h'],
  ['#,##0.0,', 12_500, 12.5],
  ['0,,.00', 7_654_321, 7.654321],
])('%s shows %d as %s', (format, value, shown) => {
  expect(valueByFormat(format)(value)).toBe(shown);
});

test.each<[format: string, value: number]>([
  ['General', 12.5],
  ['#,##0.00', 12_500],
  ['0.00E+00', 12_500],
  ['# ??/??', 1.5],
  ['_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', 0],
  ['#,##0.00 [$€-407]', 12.5],
  // Thousands of the unit in the heading, not kelvins.
  ['0.0,"k"', 12_500],
  ['0.0,," MM"', 12_500_000],
  // Tags, a chainage and a remark.
  ['"P-"000', 101],
  ['"P"000', 101],
  ['0"+"000', 12_500],
  ['0.0" (note 3)"', 12.5],
  // An angle or a temperature.
  ['0"°"', 50],
  // Dates and times.
  ['[h]:mm" h"', 1.5],
  [String.raw`yyyy\-mm\-dd`, 46_000],
  [';;;', 3],
])('%s leaves %d as it is stored', (format, value) => {
  expect(valueByFormat(format)(value)).toBe(value);
});
