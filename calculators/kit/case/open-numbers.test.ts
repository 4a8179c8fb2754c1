import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { calculateCase } from '../evaluation/cross-check.ts';
import { caseFrom } from './case-data.ts';
import type { CaseInput } from '../definition/case-input.ts';

const line: CaseInput = { viscosity: '0,8', nominalSize: '4', pressure: 5.5 };

const warnings = (entries: CaseInput) =>
  calculateCase(lineSizing, caseFrom(lineSizing, { ...line, ...entries })).messages.flatMap(({ level, text }) =>
    level === 'warning' && text.includes('is read as') ? [text] : [],
  );

test('a point before three digits is open in a case with decimal commas', () => {
  expect(warnings({ flowRate: '12.500 kg/h', density: '998,2', length: '1.250' })).toEqual([
    'Flow rate 12.500 kg/h is read as 12.5 kg/h, not as 12500 kg/h.',
    'Length 1.250 is read as 1.25, not as 1250.',
  ]);
  // The case reads its other entries again when the comma comes or goes.
  expect(warnings({ flowRate: '12.500 kg/h', density: '998.2', viscosity: '0.8', length: '1.250' })).toEqual([]);
});

test('points between thousands make it open too', () =>
  expect(warnings({ viscosity: '0.8', flowRate: '1.250.000 kg/h', density: '998', length: '1.250' })).toEqual([
    'Length 1.250 is read as 1.25, not as 1250.',
  ]));

test('numbers that can be read one way only are not open beside decimal commas', () => {
  expect(warnings({ flowRate: '12.5 kg/h', density: '998,2', length: '0.125' })).toEqual([]);
  expect(warnings({ flowRate: '12500.250', density: '998,2', length: '1.2500' })).toEqual([]);
});

test('the reading is written so that it stays one', () => {
  expect(warnings({ flowRate: '12.345 kg/h', density: '998,2' })).toEqual([
    'Flow rate 12.345 kg/h is read as 12.3450 kg/h, not as 12345 kg/h.',
  ]);
  expect(warnings({ flowRate: '12.3450 kg/h', density: '998,2' })).toEqual([]);
});
