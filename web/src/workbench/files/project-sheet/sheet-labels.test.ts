import { mergeDocuments, sheetDocument, type Conflict, type Sheet } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { createWorkbench } from '../../state/workbench.ts';
import { workbenchReducer } from '../../state/workbench-reducer.ts';
import { blankSheet } from '../../state/sheet-title.ts';
import { box } from '../../testing/box.ts';
import { workbenchDocument, normaliseDocument, readSheetDocument } from './sheet-document.ts';
import {
  completeTitle,
  placeOf,
  sheetStateLabel,
  derivedTitle,
  typedTitleEntries,
  conflictValueText,
  lockReason,
} from './sheet-labels.ts';

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
  expect([draft, approved, revised].map(sheetStateLabel)).toEqual([
    'Draft',
    'Revision B approved',
    'Draft · revision B approved',
  ]);
});

test('the reason why a sheet is read-only', () => {
  expect(lockReason(draft)).toBeUndefined();
  expect(lockReason({ ...draft, may: [], role: 'reader' })).toContain('You are reader in this project');
  const closed = { ...draft.project, closed: 'The project is archived.' };
  expect(lockReason({ ...draft, may: [], project: closed })).toBe('The project is archived.');
});

describe('the title block', () => {
  test('names signatories only while the sheet is as issued', () => {
    expect(derivedTitle(approved)).toMatchObject({ revision: 'B', prepared: 'Ann', checked: 'Bob', approved: 'Cy' });
    expect(derivedTitle(revised)).toEqual({
      project: 'P-2614 Inlet compression',
      document: 'C-101',
      revision: 'Draft after B',
    });
  });

  test('is completed from the sheet, and only typed entries are stored', () => {
    const filled = completeTitle(approved, { date: 'today', prepared: 'A. N. Other' });
    expect(filled).toMatchObject({ project: 'P-2614 Inlet compression', prepared: 'A. N. Other', date: 'today' });
    expect(typedTitleEntries(approved, filled)).toEqual({ ...blankSheet, date: 'today', prepared: 'A. N. Other' });
  });
});

describe('the document of a sheet', () => {
  test('is unchanged by opening it', () => {
    const typed = workbenchReducer(box, createWorkbench(box), { type: 'edit', key: 1, id: 'side', text: '5' });
    const document = workbenchDocument(box, approved, typed);
    expect(normaliseDocument(box, approved, document)).toEqual(document);
    expect(readSheetDocument(box, approved, document).cases[0]?.['side']?.text).toBe('5');
    expect(document).not.toHaveProperty('calculated');
  });

  test('has the nodes that were moved in a drawing, and nothing about them before', () => {
    const blank = createWorkbench(box);
    expect(workbenchDocument(box, approved, blank)).not.toHaveProperty('places');
    const moved = workbenchReducer(box, blank, { type: 'places', places: { N1: [40, -25] } });
    const document = workbenchDocument(box, approved, moved);
    expect(document.places).toEqual({ N1: [40, -25] });
    expect(sheetDocument.safeParse(document).success).toBe(true);
    expect(readSheetDocument(box, approved, document).places).toEqual({ N1: [40, -25] });
    expect(normaliseDocument(box, approved, document)).toEqual(document);
  });

  test('starts in the units of the project, so that first edits of two users can be merged', () => {
    const sheet: Sheet = { ...draft, project: { ...draft.project, units: 'us' } };
    const opened = readSheetDocument(box, sheet, null);
    expect(opened.cases[0]?.['side']?.unit).toBe('inch');
    const workbench = { ...createWorkbench(box), ...opened, cases: opened.cases.map(data => ({ key: 1, data })) };
    const base = normaliseDocument(box, sheet, null);
    expect(workbenchDocument(box, sheet, workbench)).toEqual(base);
    const typed = (id: string, text: string) =>
      workbenchDocument(box, sheet, workbenchReducer(box, workbench, { type: 'edit', key: 1, id, text }));
    const { conflicts, document } = mergeDocuments(base, typed('side', '5'), typed('coating', '2'));
    expect(conflicts).toEqual([]);
    expect(document.cases[0]).toMatchObject({ side: ['5', 'inch'], coating: ['2', 'inch'] });
  });

  test('equals a blank one if only units were chosen', () => {
    const blank = createWorkbench(box);
    const turned = workbenchReducer(box, blank, { type: 'unitSet', set: 'us', begins: true });
    expect(workbenchDocument(box, draft, turned).cases).toEqual(workbenchDocument(box, draft, blank).cases);
    expect(workbenchDocument(box, draft, blank)).toEqual(normaliseDocument(box, draft, null));
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
    const text = [conflict.mine, conflict.theirs, undefined].map(value => conflictValueText(box, conflict, value));
    expect(text).toEqual(['2 mm', '3 m', 'blank']);
    expect(conflictValueText(box, { ...conflict, field: 'shape' }, 'slab')).not.toBe('');
  });
});
