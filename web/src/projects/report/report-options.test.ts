// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadReportOptions, saveReportOptions } from './report-options.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const language = (tag: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
const all = { working: true, messages: true, tables: true, register: true, basis: true };

test('has every part at first, on the paper of the region', () => {
  language('de-DE');
  expect(loadReportOptions()).toEqual({ which: 'issued', size: 'A4', parts: all });
  language('en-US');
  expect(loadReportOptions().size).toBe('Letter');
});

test('is as last chosen', () => {
  language('de-DE');
  const chosen = { which: 'approved', size: 'Letter', parts: { ...all, working: false } } as const;
  saveReportOptions(chosen);
  expect(loadReportOptions()).toEqual(chosen);
});

test.each(['null', '7', '"text"', 'no JSON', '{"which":"other","size":"A0","parts":null}', '{"parts":{"working":1}}'])(
  'ignores a stored value that it does not know: %s',
  stored => {
    language('de-DE');
    localStorage.setItem('report-paper', stored);
    expect(loadReportOptions()).toEqual({ which: 'issued', size: 'A4', parts: all });
  },
);
