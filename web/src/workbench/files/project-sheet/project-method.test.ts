import { findCalculator } from '@isentrope/calculators';
import type { Sheet } from '@isentrope/records';
import { expect, test } from 'vitest';
import { appendBlankCases, createWorkbench, isBlank } from '../../state/workbench.ts';
import { methodOfStandards } from './project-method.ts';
import { normaliseDocument, readSheetDocument, workbenchDocument } from './sheet-document.ts';

async function methodOf(tool: string, editions: string) {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`There is no calculator ${tool}.`);
  return methodOfStandards(definition, editions);
}

test.each([
  ['flare-ko-drum-sizing-pro', 'API STD 521, 7th edition (2020)', 'api521'],
  ['flare-ko-drum-sizing-pro', 'ASME B31.3-2022\nAPI Std 521:2020', 'api521'],
  ['control-valve-pro', 'IEC 60534-2-1:2011', 'iec60534'],
  ['control-valve-pro', 'IEC 60534', 'iec60534'],
  ['restriction-orifice-pro', 'ISO 5167-2:2022', 'iso5167'],
  ['pump-sizing-pro', 'ANSI/HI 9.6.7-2010', 'hi967'],
  ['relief-valve-pro/liquid-service', 'API STD 520 Part I, 10th edition', 'api520'],
  ['vibration-analysis-pro/pressure-drop-devices', 'EI AVIFF, 2nd edition (2008)', 'ei-avif'],
])('the method of %s for a basis with %j', async (tool, editions, method) => {
  expect(await methodOf(tool, editions)).toBe(method);
});

test.each([
  ['flare-ko-drum-sizing-pro', ''],
  ['flare-ko-drum-sizing-pro', 'API STD 520 Part I'],
  // The part on noise names no sizing method.
  ['control-valve-pro', 'IEC 60534-8-3:2010'],
  ['restriction-orifice-pro', 'ISO 5167-4:2022'],
  ['restriction-orifice-pro', 'Drawing 5167 of the client'],
])('%s keeps its own first method for a basis with %j', async (tool, editions) => {
  expect(await methodOf(tool, editions)).toBeUndefined();
});

const sheet: Sheet = {
  id: 's',
  tool: 'flare-ko-drum-sizing-pro',
  number: 'C-5',
  title: 'Knock-out drum',
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
  project: { id: 'p', number: '', name: 'Flare', client: '', closed: null, standards: 'API STD 521:2020' },
  role: 'engineer',
  may: ['edit'],
  document: null,
  version: 0,
  revisions: [],
};

test('a new sheet and the cases added to it have that method, and an old sheet keeps its own', async () => {
  const definition = await findCalculator(sheet.tool)?.load();
  if (!definition) throw new Error('There is no calculator of knock-out drums.');
  const opened = readSheetDocument(definition, sheet, null);
  expect(opened.cases.map(data => data['method']?.text)).toEqual(['api521']);
  const workbench = {
    ...createWorkbench(definition),
    ...opened,
    cases: opened.cases.map(data => ({ key: 1, data })),
  };
  expect(workbenchDocument(definition, sheet, workbench)).toEqual(normaliseDocument(definition, sheet, null));
  expect(isBlank(definition, workbench)).toBe(true);
  const more = appendBlankCases(definition, workbench, 1);
  expect(more.cases.map(({ data }) => data['method']?.text)).toEqual(['api521', 'api521']);

  const plain = { ...sheet, project: { ...sheet.project, standards: '' } };
  const stored = normaliseDocument(definition, plain, null);
  expect(readSheetDocument(definition, sheet, stored).cases[0]?.['method']?.text).toBe('original');
});
