// @vitest-environment happy-dom
import type { ListedRevision, Project } from '@isentrope/records';
import { minute, recordOf } from '@isentrope/records/testing';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pressButton, render, textOf, textsOf, unmount } from '../testing/render.tsx';
import { listedSheet, openProject } from '../testing/sample-project.ts';
import { answerRequests, answerSession, sentRequests, type Answers } from '../testing/requests.ts';
import { newBrowser } from '../workbench/testing/browser.ts';
import { ComparePage } from './compare/compare-page.tsx';
import { ProjectPage } from './project/project-page.tsx';
import { ReportChoices } from './report/report-choices.tsx';
import { ReportPage } from './report/report-page.tsx';
import { RevisionPage } from './revision/revision-page.tsx';

const user = { email: 'ann@example.com', role: 'user' };
beforeEach(async () => {
  newBrowser();
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  await answerSession({ user, plan: null });
});
afterEach(unmount);

const page = () => textOf(document.querySelector('main'));
const heading = () => textsOf('h1')[0];
const banners = () => textsOf('.banner');
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
const headLinks = () => textsOf('.projects-actions > *');
const missing = [404, { code: 'NOT_FOUND', message: 'There is none.' }] as const;
const refused = [400, { message: 'Not now.' }] as const;

async function open(path: string, content: ReactNode, answers: Answers = {}): Promise<void> {
  await unmount();
  window.happyDOM.setURL(`http://localhost${path}`);
  await render(content, answers);
  await act(() => vi.dynamicImportSettled());
}

const at = minute(0);
const record = recordOf('B', null, at);
const listedRevision: ListedRevision = {
  id: 'r-1',
  letter: 'B',
  state: 'for check',
  hash: 'ab'.repeat(32),
  reason: 'For design',
  engine: '0.2.0',
  signatures: [{ act: 'issued', by: { id: 'u', name: 'Ada' }, at }],
  openComments: 0,
  imported: null,
};
const revisionWith = (change: object = {}) => ({
  ...listedRevision,
  record,
  sheet: { id: 's-1', projectId: 'p-1', number: 'C-101', title: 'Orifice', tool: 'restriction-orifice' },
  comments: [],
  drift: null,
  may: [],
  ...change,
});
const checked = listedSheet('s-2', {
  number: 'C-2',
  state: 'for check',
  revision: 'A',
  revisionId: 'r-2',
  originator: 'Bob',
});
const projectWith = (change: Partial<Project> = {}) => openProject({ sheets: 2, people: 2, ...change });
const project = 'GET /api/projects/p-1';
const map = 'GET /api/projects/p-1/map';
const emptyMap = { fluids: [], sheets: [], connections: [] };

describe('the page of a project', () => {
  const draw = (answers: Answers, hash = '') => open(`/projects/p-1${hash}`, <ProjectPage />, answers);
  const tabs = () => textsOf('.project-tabs a');
  const current = () => textsOf('.project-tabs [aria-current="page"]');

  test('is loading, missing or told', async () => {
    await draw({});
    expect([heading(), isBusy()]).toEqual(['Project', true]);
    await draw({ [project]: missing });
    expect(page()).toContain('There is no such project, or you are not a member.');
    await draw({ [project]: refused });
    expect([heading(), banners(), isBusy()]).toEqual(['Project', ['Not now.'], false]);
    await open('/projects/!', <ProjectPage />);
    expect(page()).toContain('There is no such project');
  });

  test('begins with the sheets, or with the map once it has a connection', async () => {
    await draw({ [project]: projectWith() });
    expect([heading(), document.title, current(), isBusy()]).toEqual([
      'Compression',
      'Compression | Isentrope',
      [],
      true,
    ]);
    expect(textsOf('.projects-name .crumb')).toEqual(['P-1', 'A client', '2 sheets', '2 people', 'you are owner']);
    await draw({ [project]: projectWith(), [map]: emptyMap });
    expect([tabs(), current()]).toEqual([['sheets', 'fluids', 'map', 'basis', 'people', 'history'], ['sheets']]);
    const connection = {
      sheet: 's-1',
      case: 0,
      field: 'f',
      label: 'Flow',
      from: 'fluid f-1',
      source: { type: 'fluid', id: 'f-1' },
      sourceText: 'Feed',
      state: 'current',
      brokenReason: null,
    };
    const connected = { ...emptyMap, connections: [connection] };
    await draw({ [project]: projectWith({ people: 1 }), [map]: connected });
    expect([tabs()[0], current()]).toEqual(['map', ['map']]);
    expect(textsOf('.projects-name .crumb')).toContain('1 person');
    for (const role of ['checker', 'approver'] as const) {
      await draw({ [project]: projectWith({ role }), [map]: connected });
      expect(current()).toEqual(['sheets']);
    }
    await draw({ [project]: projectWith(), [map]: refused });
    expect(current()).toEqual(['sheets']);
    await draw({ [project]: projectWith(), [map]: refused }, '#map');
    expect([current(), banners()]).toEqual([['map'], ['Not now.']]);
    await draw({ [project]: projectWith(), [map]: emptyMap }, '#people');
    expect(current()).toEqual(['people']);
  });

  test.each(['sheets', 'fluids', 'map', 'basis', 'people', 'history'])('shows only %s under its tab', async tab => {
    const history = { entries: [], more: false };
    await draw({ [project]: projectWith(), [map]: emptyMap, 'GET /api/projects/p-1/history': history }, `#${tab}`);
    const parts = [...document.querySelectorAll('main section[aria-label]')];
    expect(parts.map(part => part.getAttribute('aria-label')?.toLowerCase())).toEqual([tab]);
    // Which sheets are stale is of interest beside the sheets, the fluids and the connections.
    expect(document.querySelector('.stale-line') !== null).toBe(['sheets', 'fluids', 'map'].includes(tab));
  });

  test('offers a new sheet to those who can add one', async () => {
    await draw({ [project]: projectWith(), [map]: emptyMap });
    expect(headLinks()).toEqual(['Report', 'Export', 'New sheet']);
    for (const change of [{ role: 'reader' }, { anotherSheet: 'There are three.' }] as const) {
      await draw({ [project]: projectWith(change), [map]: emptyMap });
      expect(headLinks()).toEqual(['Report', 'Export']);
    }
    await pressButton('Export');
    await act(() => vi.dynamicImportSettled());
    expect(textsOf('.dialog-title')).toEqual(['Export project']);
  });

  test.each([
    [{ archivedAt: at }, 'Unarchive', 'POST /api/projects/p-1/unarchive'],
    [{ archivedAt: at, goesAt: at }, 'Restore', 'POST /api/projects/p-1/restore'],
  ])('that is closed, with %j, is opened again by its owner', async (change, label, request) => {
    const closed = projectWith({ closed: 'It is closed.', ...change });
    await draw({ [project]: closed, [map]: emptyMap });
    expect(textsOf('.closed-project')).toEqual([`It is closed.${label}`]);
    answerRequests({ [request]: refused });
    await pressButton(label);
    expect(banners()).toContain('Not now.');
    answerRequests({ [request]: 204, [project]: projectWith() });
    await pressButton(label);
    expect([sentRequests().map(([each]) => each), banners()]).toEqual([[request, project], []]);
    await draw({ [project]: { ...closed, role: 'engineer' }, [map]: emptyMap });
    expect(textsOf('.closed-project')).toEqual(['It is closed.']);
    await draw({ [project]: projectWith({ closed: 'It exceeds the limit.' }), [map]: emptyMap });
    expect(textsOf('.closed-project')).toEqual(['It exceeds the limit.']);
  });
});

describe('the page of a revision', () => {
  const path = 'GET /api/revisions/r-1';
  const draw = (answers: Answers) => open('/revisions/r-1', <RevisionPage />, answers);

  test('is loading, missing or told', async () => {
    await draw({});
    expect([heading(), isBusy()]).toEqual(['Revision', true]);
    await draw({ [path]: missing });
    expect(page()).toContain('There is no such revision');
    await draw({ [path]: refused });
    expect([banners(), isBusy()]).toEqual([['Not now.'], false]);
  });

  test('offers what the user may do, and names an imported one', async () => {
    await draw({ [path]: revisionWith() });
    expect([heading(), document.title]).toEqual([
      'C-101 Inlet header orifice',
      'C-101 Orifice, revision B | Isentrope',
    ]);
    expect(textsOf('.revision-marks > *')).toEqual(['Revision B', 'for check']);
    expect(headLinks()).toEqual(['Open the sheet', 'Export…', 'Revisions', 'Compare with…', 'Print']);
    expect(page()).not.toContain('Comment on the whole');
    const imported = { from: 'https://elsewhere.example', held: true };
    await draw({ [path]: revisionWith({ imported, may: ['check', 'return', 'approve', 'comment'] }) });
    expect(textsOf('.revision-marks > *')).toEqual(['Revision B', 'for check', 'imported']);
    expect(headLinks().slice(5)).toEqual(['Return…', 'Check…', 'Approve…']);
    const [back, check] = [...document.querySelectorAll('.projects-actions button')].slice(-3);
    expect([back?.className, check?.className]).toEqual(['button quiet', 'button primary']);
    await pressButton('Check…');
    await act(() => vi.dynamicImportSettled());
    expect(textsOf('.dialog-title')).toEqual(['Check revision B']);
  });

  test('leads to the next one that waits for a signature', async () => {
    for (const [change, expected] of [
      [{}, 'Next to check: C-2'],
      [{ number: '' }, 'Next to check: Orifice'],
      [{ state: 'checked' }, 'Next to approve: C-2'],
      [{ state: 'approved' }, undefined],
    ] as const) {
      const sheetList = [{ ...checked, ...change }];
      await draw({ [path]: revisionWith(), [project]: projectWith({ sheetList }) });
      expect(headLinks()[5]).toBe(expected);
    }
  });

  test('names the case of a table where there are several', async () => {
    const table = {
      type: 'table',
      columns: [{ id: 'a', label: 'Stage', unit: '', digits: 1 }],
      rows: [[1]],
      si: [[1]],
    };
    const withCases = (...titles: string[]) => {
      const cases = titles.map(title => ({ title, values: { bore: table } }));
      return revisionWith({ record: { ...record, report: { ...record.report, cases } } });
    };
    await draw({ [path]: withCases('Normal') });
    expect(textsOf('.record-table h2')).toEqual(['Orifice diameter']);
    await draw({ [path]: withCases('Normal', 'Fire') });
    expect(textsOf('.record-table h2')).toEqual(['Orifice diameter Normal', 'Orifice diameter Fire']);
  });

  test('tells of drift unless it has been superseded', async () => {
    const drift = {
      outcome: 'failed',
      change: '',
      engine: '0.3.0',
      at,
      failure: 'No.',
      results: [],
      more: 0,
      firstSteps: [],
      reasons: [],
      acknowledged: null,
    };
    const told = 'The current version of the calculator cannot recalculate this sheet.';
    await draw({ [path]: revisionWith({ drift }) });
    expect(page()).toContain(told);
    await draw({ [path]: revisionWith({ drift, state: 'superseded' }) });
    expect(page()).not.toContain(told);
  });
});

describe('the page that compares', () => {
  const draw = (answers: Answers, search = '?a=r-1&b=r-2') => open(`/compare${search}`, <ComparePage />, answers);
  const [a, b] = ['GET /api/revisions/r-1', 'GET /api/revisions/r-2'];
  const other = (tool = 'restriction-orifice') =>
    revisionWith({ id: 'r-2', letter: 'C', record: { ...record, sheet: { ...record.sheet, tool } } });

  test('is told what to compare', async () => {
    await draw({}, '?a=r-1');
    expect(page()).toContain('This address does not say what to compare.');
    await draw({});
    expect([heading(), isBusy()]).toEqual(['Compare', true]);
    await draw({ [a]: missing });
    expect(page()).toContain('One of the two cannot be found');
    await draw({ [a]: refused });
    expect(banners()).toEqual(['Not now.']);
    await draw({ [a]: [503, { message: 'Not now.' }] });
    expect(banners()).toEqual([]);
  });

  test('shows both sides, of one calculator', async () => {
    await draw({ [a]: revisionWith() });
    expect([heading(), isBusy()]).toEqual(['Compare C-101 Inlet header orifice', true]);
    expect(textsOf('.projects-name .crumb')[0]).toBe('P-2614 Inlet compression');
    await draw({ [a]: revisionWith(), [b]: other('control-valve') });
    expect(banners()).toEqual([
      'They use different calculators, Restriction Orifice Sizing and Control Valve Sizing. Only sheets of one calculator can be compared.',
    ]);
    await draw({ [a]: revisionWith(), [b]: other() });
    expect([banners(), isBusy()]).toEqual([[], false]);
    await draw({ [a]: revisionWith(), [b]: refused });
    expect(banners()).toEqual(['Not now.']);
  });

  test('compares all cases, or one case with one', async () => {
    const twice = {
      ...record,
      document: { ...record.document, cases: [...record.document.cases, ...record.document.cases] },
      report: { ...record.report, cases: [...record.report.cases, ...record.report.cases] },
    };
    const both = { [a]: revisionWith({ record: twice }), [b]: revisionWith({ id: 'r-2', record: twice }) };
    for (const [search, expected] of [
      ['?a=r-1&b=r-2', 'All cases are the same throughout.'],
      ['?a=r-1.1&b=r-2', 'All cases are the same throughout.'],
      ['?a=r-1&b=r-2.1', 'All cases are the same throughout.'],
      ['?a=r-1.1&b=r-2.2', 'The case is the same throughout.'],
    ] as const) {
      await draw(both, search);
      expect([search, ...textsOf('.compare-verdict')]).toEqual([search, expected]);
    }
  });

  test('swaps its sides, and compares a case with a case', async () => {
    await draw({ [a]: revisionWith(), [b]: other() });
    await pressButton('Swap sides');
    expect(location.search).toBe('?a=r-2&b=r-1');
    const selects = () => [...document.querySelectorAll<HTMLSelectElement>('.compare-sides select')];
    const choose = (index: number, value: string) =>
      act(async () => {
        const select = selects()[index];
        if (select) select.value = value;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    expect(selects().map(({ value }) => value)).toEqual(['r-2', '', 'r-1', '']);
    await choose(1, '0');
    expect(location.search).toBe('?a=r-2.1&b=r-1.1');
    await choose(3, '');
    expect(location.search).toBe('?a=r-2&b=r-1');
  });
});

describe('the page of a report', () => {
  const register = 'GET /api/projects/p-1/register';
  const read = (id: string) => `GET /api/revisions/${id}`;
  const sheets = [1, 2, 3, 4].map(number => ({
    id: `s-${number}`,
    tool: 'restriction-orifice',
    number: `C-${number}`,
    title: 'Orifice',
    revisions: [{ ...listedRevision, id: `r-${number}` }],
  }));
  const draw = (answers: Answers) => open('/projects/p-1/report', <ReportPage />, answers);
  const status = () => textsOf('.report-status');
  const withSheets = (offered: readonly object[], further: Answers = {}) => ({
    [project]: projectWith(),
    [register]: { sheets: offered },
    ...further,
  });

  test('is loading, missing or told', async () => {
    await draw({});
    expect([heading(), isBusy()]).toEqual(['Report', true]);
    for (const answers of [{ [project]: missing }, { [project]: projectWith(), [register]: missing }]) {
      await draw(answers);
      expect(page()).toContain('There is no such project, or you are not a member.');
    }
    await draw({ [project]: projectWith(), [register]: refused });
    expect([banners(), isBusy()]).toEqual([['Not now.'], false]);
  });

  test('says why there is no sheet in it', async () => {
    await draw(withSheets([]));
    expect(page()).toContain('The project has no sheets yet.');
    await draw(withSheets([{ ...sheets[0], revisions: [] }]));
    expect(page()).toContain('A sheet that was never issued cannot be included');
    expect([status(), document.title]).toEqual([[], 'Report of Compression | Isentrope']);
  });

  test('follows its choices, and keeps them for the next report', async () => {
    await draw(withSheets(sheets.slice(0, 2)));
    const box = (name: string, index: number) =>
      [...document.querySelectorAll<HTMLInputElement>(`.report-choices ${name}`)][index];
    await act(async () => box('.report-sheet-choice input', 1)?.click());
    expect([status(), box('.report-sheet-choice input', 1)?.checked]).toEqual([['Loading sheet 1 of 1…'], false]);
    await act(async () => box('[name="report-which"]', 1)?.click());
    expect(page()).toContain('A sheet that was never approved cannot be included');
    await draw(withSheets(sheets));
    expect(box('[name="report-which"]', 1)?.checked).toBe(true);
  });

  test('counts the sheets that are read, three at a time, and tells which failed', async () => {
    await draw(withSheets(sheets));
    expect(status()).toEqual(['Loading sheet 1 of 4…']);
    expect(sentRequests().map(([request]) => request)).toEqual([project, register, ...['r-1', 'r-2', 'r-3'].map(read)]);
    const loaded = Object.fromEntries(['r-1', 'r-2', 'r-3'].map(id => [read(id), revisionWith({ id })]));
    await draw(withSheets(sheets, loaded));
    expect([status(), sentRequests().at(-1)?.[0]]).toEqual([['Loading sheet 4 of 4…'], read('r-4')]);
    await draw(withSheets(sheets, { ...loaded, [read('r-2')]: refused }));
    expect([status(), banners()]).toEqual([[], ['Not now.']]);
  });
});

describe('the choices of a report', () => {
  const parts = { working: true, messages: false, tables: true, register: true, basis: true };
  const options = { which: 'issued', size: 'A4', parts } as const;
  const offered = [
    { id: 's-1', tool: '', number: 'C-1', title: 'Orifice', revisions: [], revision: listedRevision },
    { id: 's-2', tool: '', number: '', title: 'Valve', revisions: [], revision: undefined },
  ];
  const [onChoose, onLeave] = [vi.fn(), vi.fn()];
  const draw = (which: 'issued' | 'approved' = 'issued', excluded: readonly string[] = []) => {
    onChoose.mockClear();
    onLeave.mockClear();
    const choices = { offered, options: { ...options, which }, excluded: new Set(excluded), onChoose, onLeave };
    return render(<ReportChoices {...choices} />);
  };
  const boxes = (index: number) => [
    ...(document.querySelectorAll('fieldset')[index]?.querySelectorAll<HTMLInputElement>('input') ?? []),
  ];
  const click = (index: number, box: number) => act(async () => boxes(index)[box]?.click());

  test('are the sheets with a revision, which can be left out', async () => {
    await draw();
    expect(boxes(1).map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(textsOf('.report-sheet-choice')).toEqual(['C-1 Orifice B, for check', 'Valve not issued']);
    await click(1, 0);
    expect(onLeave.mock.calls).toEqual([[new Set(['s-1'])]]);
    await draw('approved', ['s-1', 's-3']);
    expect([boxes(1)[0]?.checked, textsOf('.report-sheet-choice')[1]]).toEqual([false, 'Valve not approved']);
    await click(1, 0);
    expect(onLeave.mock.calls).toEqual([[new Set(['s-3'])]]);
  });

  test('are the revision, the parts and the paper', async () => {
    await draw();
    expect([0, 2, 3].map(index => boxes(index).map(({ checked }) => checked))).toEqual([
      [true, false],
      [true, false, true, true, true],
      [true, false],
    ]);
    await click(0, 1);
    await click(2, 1);
    await click(3, 1);
    expect(onChoose.mock.calls).toEqual([
      [{ ...options, which: 'approved' }],
      [{ ...options, parts: { ...parts, messages: true } }],
      [{ ...options, size: 'Letter' }],
    ]);
  });
});
