import { expect, test } from 'vitest';
import { stateOf } from './sheet-list.ts';

const issued = { revisionState: 'for check', sheetVersion: 3, importedFrom: null, version: 3 } as const;

test.each([
  ['nothing was issued', { revisionState: null, sheetVersion: null }, 'draft'],
  ['the working copy is as issued', {}, 'for check'],
  ['it was returned', { revisionState: 'returned' }, 'returned'],
  ['it is checked', { revisionState: 'checked' }, 'checked'],
  ['it is approved', { revisionState: 'approved' }, 'approved'],
  ['the working copy has changed since', { version: 4 }, 'revised'],
  ['an approved one has changed since', { revisionState: 'approved', version: 4 }, 'revised'],
  ['its latest revision is superseded', { revisionState: 'superseded' }, 'revised'],
  ['it was issued elsewhere', { importedFrom: 'https://elsewhere.example' }, 'imported'],
  ['it was issued elsewhere and has changed', { importedFrom: 'https://elsewhere.example', version: 4 }, 'revised'],
] as const)('where %s, the state of a sheet follows', (_, change, state) =>
  expect(stateOf({ ...issued, ...change })).toBe(state),
);
