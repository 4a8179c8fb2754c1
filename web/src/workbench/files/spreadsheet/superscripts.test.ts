import { expect, test } from 'vitest';
import { superscriptText } from './superscripts.ts';

test.each([
  ['a number', '1250', '1', '', ''],
  ['a number with thousands', '12,500', '2)', '', ''],
  ['a size in inches', '2', '4', '"', ''],
  ['a number in brackets', '(0.2)', '1', '', ''],
  ['a number, as a letter', '2', 'a', '', ''],
  ['a unit with a power', 'kg/m³', '1', '', ''],
  ['a name', 'L-3', '*', '', ''],
  ['a heading', 'Density', '2', ' (kg/m³)', ''],
  ['nothing, before a number', '', '1', '1250', ''],
  ['a length', '90 kg/m', '3', '', '³'],
  ['a length in a heading', 'Area (ft', '2', ')', '²'],
  ['a time', 'm/s', '2', '', '²'],
  ['a unit, below the line', '5 m·s', '-1', '', '⁻¹'],
  ['ten', '1.2×10', '6', ' kg/h', '⁶'],
  ['ten, below the line', '2×10', '−5', ' m', '⁻⁵'],
  ['a temperature', '40', 'o', 'C', '°'],
  ['a number, as a fraction', '1', '1', '/2"', ' 1'],
  ['nothing, as a fraction', '', '3', '/4"', '3'],
  ['a number, as an ordinal', '2', 'nd', ' stage', 'nd'],
  ['an ion', 'Ca', '2+', '', '2+'],
])('a superscript behind %s', (_, before, text, after, read) => {
  expect(superscriptText(before, text, after)).toBe(read);
});
