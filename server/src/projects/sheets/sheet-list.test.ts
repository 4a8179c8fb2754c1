import { expect, test } from 'vitest';
import { listedSheet, stateOf, type SheetRow } from './sheet-list.ts';

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

const row: SheetRow = {
  ...issued,
  id: 's-1',
  projectId: 'p-1',
  tool: 'restriction-orifice',
  number: 'C-1',
  title: 'Orifice',
  notes: '',
  cases: 2,
  changedAt: new Date('2026-02-03T09:00:00Z'),
  changerEmail: null,
  changerFirst: null,
  changerLast: null,
  revisionId: 'r-2',
  letter: 'B',
  originator: 'Ada',
  checker: null,
  approver: null,
  openComments: 1,
  driftRevision: null,
  driftLetter: null,
  driftOutcome: null,
  driftChange: null,
};

test('a listed sheet has its revision, its people and its last change', () => {
  expect(listedSheet(row)).toEqual({
    id: 's-1',
    tool: 'restriction-orifice',
    number: 'C-1',
    title: 'Orifice',
    state: 'for check',
    revision: 'B',
    revisionId: 'r-2',
    originator: 'Ada',
    checker: null,
    approver: null,
    openComments: 1,
    drift: null,
    cases: 2,
    changedAt: '2026-02-03T09:00:00.000Z',
    changedBy: null,
  });
  const changer = { changerEmail: 'ben@example.com', changerFirst: 'Ben', changerLast: 'Tester' };
  expect(listedSheet({ ...row, ...changer }).changedBy).toBe('Ben Tester');
});

test('a listed sheet tells of drift where a revision has some', () => {
  const drift = { driftRevision: 'r-1', driftLetter: 'A', driftOutcome: 'differs', driftChange: '0.2 %' } as const;
  expect(listedSheet({ ...row, ...drift }).drift).toEqual({
    revisionId: 'r-1',
    letter: 'A',
    outcome: 'differs',
    change: '0.2 %',
  });
  const failed = { ...drift, driftOutcome: 'failed', driftChange: null } as const;
  expect(listedSheet({ ...row, ...failed }).drift).toMatchObject({ outcome: 'failed', change: '' });
  expect(listedSheet({ ...row, ...drift, driftOutcome: null }).drift).toBeNull();
});
