import { formatReference, revisionRecord } from '@isentrope/records';
import { minute, recordOf } from '@isentrope/records/testing';
import { expect, test } from 'vitest';
import { dependenciesText } from './dependencies.ts';

const hash = 'ab'.repeat(32);
const read = (id: string, value: string) => ['1', 'kg/h', formatReference({ type: 'sheet', id, case: '', value })];

test('lists the dependencies of a record as they were read, with the reading fields', () => {
  const blank = recordOf('A', null, minute(0));
  expect(dependenciesText(blank)).toBe('');
  const sheet = { type: 'sheet', number: 'C-1', title: 'Inlet line' };
  const from = formatReference({ type: 'fluid', id: 'f', version: 3 });
  const record = revisionRecord.parse({
    ...blank,
    version: 2,
    document: {
      ...blank.document,
      cases: [{ flow: read('a', 'flowRate'), pressure: ['1', 'bar'], composition: ['C1: 1', '', from] }],
    },
    fields: [
      { id: 'flow', label: 'Flow rate', unit: 'kg/h' },
      { id: 'pressure', label: 'Pressure', unit: 'bar' },
      { id: 'composition', label: 'Composition', unit: '' },
    ],
    rests: [
      { ...sheet, id: 'a', revision: 'B', hash },
      { type: 'fluid', id: 'f', name: 'Inlet gas', version: 3, words: 'Methane 1' },
    ],
  });
  expect(dependenciesText(record).split('\n')).toEqual([
    `C-1 Inlet line, revision B, SHA-256 ${hash.slice(0, 16)}. Read by Flow rate.`,
    'Fluid Inlet gas, version 3: Methane 1. Read by Composition.',
  ]);
});

test('calls an unissued source a working copy and names only the first of many fields', () => {
  const blank = recordOf('A', null, minute(0));
  const ids = Array.from({ length: 9 }, (_, n) => `f${n}`);
  const record = revisionRecord.parse({
    ...blank,
    version: 2,
    document: { ...blank.document, cases: [Object.fromEntries(ids.map(id => [id, read('a', id)]))] },
    fields: ids.map(id => ({ id, label: id.toUpperCase(), unit: 'kg/h' })),
    rests: [{ type: 'sheet', id: 'a', number: '', title: 'Inlet line', revision: null, hash: null }],
  });
  expect(dependenciesText(record)).toBe('Inlet line, working copy. Read by F0, F1, F2, F3, F4, F5 and 3 more fields.');
});
