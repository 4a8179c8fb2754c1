import { expect, test } from 'vitest';
import { sheetDocument } from './document.ts';

const text = (length: number) => 'x'.repeat(length);
const document = (field: unknown, name = 'flow') => ({ schema: 1, tool: 'orifice', cases: [{ [name]: field }] });

test.each([
  ['a value', 32_000, (length: number) => document(text(length))],
  ['a unit', 60, (length: number) => document(['1', text(length)])],
  ['a reference', 1000, (length: number) => document(['1', 'm', text(length)])],
  ['the name of a field', 60, (length: number) => document('1', text(length))],
  ['the number of cases', 500, (length: number) => ({ ...document('1'), cases: Array.from({ length }, () => ({})) })],
  ['the chosen unit of a result', 60, (length: number) => ({ ...document('1'), units: { flow: text(length) } })],
  ['the result with a chosen unit', 60, (length: number) => ({ ...document('1'), units: { [text(length)]: 'm' } })],
  ['the key of a line of the title', 60, (length: number) => ({ ...document('1'), title: { [text(length)]: '' } })],
  ['a line of the title', 4000, (length: number) => ({ ...document('1'), title: { project: text(length) } })],
  ['the number of questions', 100, (length: number) => ({ ...document('1'), questions: Array.from({ length }) })],
])('%s is limited to %i', (_, limit, documentOf) => {
  expect(sheetDocument.safeParse(documentOf(limit)).success).toBe(true);
  expect(sheetDocument.safeParse(documentOf(limit + 1)).success).toBe(false);
});
