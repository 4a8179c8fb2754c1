import { mergeDocuments, type Conflict, type Sheet } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { newBench } from '../../bench/bench.ts';
import { reduceBench } from '../../bench/bench-state.ts';
import { blankSheet } from '../../bench/sheet-title.ts';
import { box } from '../../testing/box.ts';
import { benchDocument, normalDocument, openedSheet } from './sheet-document.ts';
import { filledTitle, placeOf, stateWords, titleOf, typedTitle, valueWords, whyLocked } from './sheet-words.ts';

const draft: Sheet = {
  id: 's',
  tool: 'box',
  number: 'C-101',
  title: 'Inlet orifice',
  state: 'draft',
  revision: null,
  revisionId: null,
  originator: null,
  checker: null,
  approver: null,
  openComments: 0,
  drift: null,
  cases: 1,
  changedAt: '2026-11-24T02:00:00.000Z',
  changedBy: null,
  notes: '',
  project: { id: 'p', number: 'P-2614', name: 'Inlet compression', client: '', closed: null },
  role: 'engineer',
  may: ['edit'],
  document: null,
  version: 0,
  revisions: [],
};
const revision = (letter: string, state: Sheet['revisions'][number]['state']) => ({
  id: letter,
  letter,
  state,
  hash: '',
  reason: '',
  engine: '',
  signatures: [],
  imported: null,
  openComments: 0,
});
const approved: Sheet = {
  ...draft,
  state: 'approved',
  revision: 'B',
  originator: 'Ann',
  checker: 'Bob',
  approver: 'Cy',
  revisions: [revision('A', 'superseded'), revision('B', 'approved')],
};
const revised: Sheet = { ...approved, state: 'revised' };

test('the revision state of a sheet', () => {
  expect([draft, approved, revised].map(stateWords)).toEqual([
    'Draft',
    'Revision B approved',
    'Draft · revision B approved',
  ]);
});

test('the reason why a sheet is read-only', () => {
  expect(whyLocked(draft)).toBeUndefined();
  expect(whyLocked({ ...draft, may: [], role: 'reader' })).toContain('You are in this project as reader');
  const closed = { ...draft.project, closed: 'The project is archived.' };
  expect(whyLocked({ ...draft, may: [], project: closed })).toBe('The project is archived.');
});

describe('the title block', () => {
  test('names signatories only while the sheet is as issued', () => {
    expect(titleOf(approved)).toMatchObject({ revision: 'B', prepared: 'Ann', checked: 'Bob', approved: 'Cy' });
    expect(titleOf(revised)).toEqual({
      project: 'P-2614 Inlet compression',
      document: 'C-101',
      revision: 'Draft after B',
    });
  });

  test('is completed from the sheet, and only typed entries are stored', () => {
    const filled = filledTitle(approved, { date: 'today', prepared: 'A. N. Other' });
    expect(filled).toMatchObject({ project: 'P-2614 Inlet compression', prepared: 'A. N. Other', date: 'today' });
    expect(typedTitle(approved, filled)).toEqual({ ...blankSheet, date: 'today', prepared: 'A. N. Other' });
  });
});

describe('the document of a sheet', () => {
  test('is unchanged by opening it', () => {
    const typed = reduceBench(box, newBench(box), { type: 'edit', key: 1, id: 'side', text: '5' });
    const document = benchDocument(box, approved, typed);
    expect(normalDocument(box, approved, document)).toEqual(document);
    expect(openedSheet(box, approved, document).cases[0]?.['side']?.text).toBe('5');
    expect(document).not.toHaveProperty('calculated');
  });

  test('starts in the units of the project, so that first edits of two users can be merged', () => {
    const sheet: Sheet = { ...draft, project: { ...draft.project, units: 'us' } };
    const opened = openedSheet(box, sheet, null);
    expect(opened.cases[0]?.['side']?.unit).toBe('inch');
    const bench = { ...newBench(box), ...opened, cases: opened.cases.map(data => ({ key: 1, data })) };
    const base = normalDocument(box, sheet, null);
    expect(benchDocument(box, sheet, bench)).toEqual(base);
    const typed = (id: string, text: string) =>
      benchDocument(box, sheet, reduceBench(box, bench, { type: 'edit', key: 1, id, text }));
    const { conflicts, document } = mergeDocuments(base, typed('side', '5'), typed('coating', '2'));
    expect(conflicts).toEqual([]);
    expect(document.cases[0]).toMatchObject({ side: ['5', 'inch'], coating: ['2', 'inch'] });
  });

  test('equals a blank one if only units were chosen', () => {
    const blank = newBench(box);
    const turned = reduceBench(box, blank, { type: 'unitSet', set: 'us', begins: true });
    expect(benchDocument(box, draft, turned).cases).toEqual(benchDocument(box, draft, blank).cases);
    expect(benchDocument(box, draft, blank)).toEqual(normalDocument(box, draft, null));
  });
});

describe('a conflict label', () => {
  const conflict: Conflict = { part: 'cases', caseNumber: 2, field: 'side', base: '1', mine: '2', theirs: ['3', 'm'] };

  test('names the field, and the case if there are several', () => {
    expect([placeOf(box, conflict, false), placeOf(box, conflict, true)]).toEqual(['Side', 'Case 2, Side']);
    expect(placeOf(box, { ...conflict, part: 'units', field: 'volume' }, true)).toBe('Unit of Volume');
    expect(placeOf(box, { ...conflict, part: 'title', field: 'date' }, true)).toBe('Date');
  });

  test('has values formatted as in the sheet', () => {
    const words = [conflict.mine, conflict.theirs, undefined].map(value => valueWords(box, conflict, value));
    expect(words).toEqual(['2 mm', '3 m', 'blank']);
    expect(valueWords(box, { ...conflict, field: 'shape' }, 'slab')).not.toBe('');
  });
});
