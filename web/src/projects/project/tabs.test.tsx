// @vitest-environment happy-dom
import {
  blankBasis,
  type ListedSheet,
  type MappedSheet,
  type Member,
  type Project,
  type ProjectFluid,
} from '@isentrope/records';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { listedSheet, openProject } from '../../testing/sample-project.ts';
import { answerRequests, sentRequests } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import FluidsTab from '../fluids/fluids-tab.tsx';
import { ProjectTable } from '../list/project-table.tsx';
import { BasisTab } from './basis-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { MembersTab } from './members-tab.tsx';
import { SheetsTab } from './sheets-tab.tsx';

beforeEach(() => void newBrowser());
afterEach(unmount);

const at = '2026-02-03T09:00:00.000Z';
const nothing = () => Promise.resolve();

const sheet = (id: string, change: Partial<ListedSheet> = {}) => listedSheet(id, { title: `Sheet ${id}`, ...change });
const issued = (id: string, change: Partial<ListedSheet> = {}) =>
  sheet(id, { state: 'for check', revision: 'B', revisionId: `r-${id}`, originator: 'Ada Tester', ...change });
const mapped = (id: string, change: Partial<MappedSheet> = {}): MappedSheet => ({
  id,
  tool: 'restriction-orifice',
  number: `C-${id}`,
  title: `Sheet ${id}`,
  answers: ['Bore', 'Beta', 'Noise'].map(label => ({ id: label, label, text: '1' })),
  cases: 1,
  errors: 0,
  warnings: 0,
  stale: false,
  waiting: false,
  failure: null,
  ...change,
});
const member = (name: string, change: Partial<Member> = {}): Member => ({
  id: name,
  name: `${name} Tester`,
  email: `${name}@example.com`,
  role: 'engineer',
  since: at,
  self: false,
  ...change,
});
const projectOf = (change: Partial<Project> = {}) =>
  openProject({
    number: 'P-2614',
    name: 'Inlet compression',
    members: [member('Ada', { role: 'owner', self: true })],
    ...change,
  });

const asked: Confirmation[] = [];
const confirm = (question: Confirmation) => void asked.push(question);
beforeEach(() => void asked.splice(0));
const aboutOf = async (question: Confirmation | undefined) => textOf(await render(<p>{question?.about}</p>));
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(each => textOf(each) === name)?.click());

describe('the sheets of a project', () => {
  const draw = (
    change: Partial<Project>,
    { sheets = [], pro = false }: { sheets?: MappedSheet[]; pro?: boolean } = {},
  ) =>
    render(
      <SheetsTab
        project={projectOf(change)}
        map={{ fluids: [], sheets, connections: [] }}
        reload={nothing}
        confirm={confirm}
        pro={pro}
      />,
    );

  test('have state, revision, two results and their people', async () => {
    const drift = { revisionId: 'r-1', letter: 'B', outcome: 'differs', change: '0.2 %' } as const;
    const first = issued('1', { checker: 'Charles Tester', openComments: 2, drift });
    const page = await draw(
      { sheetList: [first, sheet('2')] },
      { sheets: [mapped('1', { stale: true }), mapped('2')] },
    );
    const [one, two] = page.querySelectorAll('tbody tr');
    expect(textsOf('td', one).slice(0, 7)).toEqual([
      'C-1',
      'Sheet 1',
      'Restriction Orifice Sizing',
      'Revision B',
      'for checkstale2 openRevision B: Recalculated with the current version, this sheet would change, by 0.2 %.would change 0.2 %',
      'Bore 1Beta 1',
      'Ada Tester · Charles Tester',
    ]);
    expect(one?.querySelector('.drift-mark')?.getAttribute('href')).toBe('/revisions/r-1#drift');
    expect(textsOf('td', two).slice(3, 7)).toEqual(['', 'draft', 'Bore 1Beta 1', '']);
    expect(two?.querySelector('.revision-link, .open-comments, .stale, .stale-for')).toBeNull();
  });

  test('are signed together where two or more wait', async () => {
    const drafts = [sheet('1'), sheet('2')];
    const maps = [mapped('1'), mapped('2')];
    const checks = [
      issued('3', { originator: 'Eve' }),
      issued('4', { originator: 'Eve' }),
      issued('5', { originator: 'Eve' }),
    ];
    await draw({ sheetList: [...drafts, ...checks] }, { sheets: maps });
    expect(textsOf('.sheets-head button')).toEqual(['Issue 2 for check…', 'Check 3…']);
    await draw({ sheetList: [...drafts.slice(1), ...checks.slice(2)] }, { sheets: maps });
    expect(textsOf('.sheets-head button')).toEqual([]);
  });

  test('are searched, and said to match nothing where none does', async () => {
    await draw({ sheetList: [sheet('1')] });
    const search = document.querySelector<HTMLInputElement>('.sheets-head input');
    const type = (text: string) =>
      act(async () => {
        if (search) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(search), 'value')?.set?.call(search, text);
        search?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    expect(textsOf('.nothing-here')).toEqual([]);
    await type(' sheet 2 ');
    expect([textsOf('.nothing-here'), document.querySelector('table')]).toEqual([
      ['No sheet matches “sheet 2”.'],
      null,
    ]);
    await type('1');
    expect([textsOf('.nothing-here'), document.querySelectorAll('tbody tr').length]).toEqual([[], 1]);
  });

  test('are none yet: who may add one is told how, the others who can', async () => {
    expect(textOf(await draw({}))).toContain('Choose “New sheet” and a tool');
    expect(textOf(await draw({ role: 'reader' }))).toContain('The project’s owner and engineers can add sheets.');
    expect(textOf(await draw({ closed: 'It is archived.' }))).not.toContain('Choose “New sheet”');
    expect(document.querySelector('[role="search"]')).toBeNull();
  });

  test('of a free account are limited, which its owner is told with the price', async () => {
    const anotherSheet = 'A project of a free account can have three sheets.';
    const banner = (page: HTMLElement) => textOf(page.querySelector('.banner'));
    expect(banner(await draw({ anotherSheet }))).toBe(`${anotherSheet} What Pro costs`);
    expect(banner(await draw({ anotherSheet }, { pro: true }))).toBe(anotherSheet);
    expect(banner(await draw({ anotherSheet, role: 'engineer' }))).toBe(anotherSheet);
    expect(banner(await draw({ anotherSheet, role: 'reader' }))).toBe('');
    expect(banner(await draw({ anotherSheet, closed: 'It is archived.' }))).toBe('');
    expect(banner(await draw({}))).toBe('');
  });

  test('are deleted after a question that names what goes with them', async () => {
    await draw({ sheetList: [sheet('1')] });
    await press('Delete…');
    await draw({ sheetList: [issued('2')] });
    await press('Delete…');
    expect(asked.map(({ label, danger }) => [label, danger])).toEqual([
      ['Delete sheet', true],
      ['Delete sheet', true],
    ]);
    expect(await aboutOf(asked[0])).toBe('C-1 Sheet 1 is deleted permanently. This cannot be undone.');
    expect(await aboutOf(asked[1])).toBe(
      'C-2 Sheet 2 is deleted permanently, with its revisions up to B, their signatures and comments. This cannot be undone.',
    );
  });

  test('have a menu of what the role allows', async () => {
    const menu = (page: HTMLElement) => textsOf('.menu-choice, .menu-empty', page);
    expect(menu(await draw({ sheetList: [sheet('1')] }))).toEqual([
      'Issue for check…',
      'Attachments…',
      'Feeds for spreadsheets…',
      'Number, title, notes…',
      'Delete…',
    ]);
    expect(menu(await draw({ sheetList: [issued('1')], role: 'checker' }))).toEqual([
      'Revisions…',
      'Download as a file',
      'Attachments…',
      'Feeds for spreadsheets…',
    ]);
    expect(menu(await draw({ sheetList: [sheet('1')], role: 'reader' }))).toEqual([
      'Attachments…',
      'Feeds for spreadsheets…',
      'Nothing has been issued yet.',
    ]);
  });
});

describe('the members of a project', () => {
  const draw = (change: Partial<Project>) =>
    render(<MembersTab project={projectOf(change)} reload={nothing} confirm={confirm} />);
  const members = [
    member('Ada', { role: 'owner', self: true }),
    member('Grace'),
    member('x', { name: 'x@example.com' }),
  ];
  const invited = [{ id: 'i-1', email: 'rosa@example.com', role: 'reader', at } as const];

  test('are managed by the owner', async () => {
    const page = await draw({ members, invited });
    expect(textsOf('.member-list:first-of-type > li .member-actions', page).slice(0, 3)).toEqual([
      '',
      'Hand over Grace TesterRemove Grace Tester',
      'Hand over x@example.comRemove x@example.com',
    ]);
    expect([...page.querySelectorAll('select')].map(each => [each.getAttribute('aria-label'), each.value])).toEqual([
      ['Role of Grace Tester', 'engineer'],
      ['Role of x@example.com', 'engineer'],
    ]);
    expect(textsOf('.badge', page)).toEqual(['You']);
    expect(textsOf('.address', page)).toEqual(['Ada@example.com,', 'Grace@example.com,', 'rosa@example.com']);
    expect(textsOf('h2', page)).toEqual(['Invited', 'Invite by email']);
    expect(textsOf('button', page)).toEqual(expect.arrayContaining(['Withdraw', 'Invite']));
    expect([...page.querySelectorAll<HTMLInputElement>('[type="radio"]')].find(({ checked }) => checked)?.value).toBe(
      'checker',
    );
  });

  test('of a closed project, and those that one does not own, are read; a member can leave', async () => {
    const closed = await draw({ members, invited, closed: 'It is archived.' });
    expect([textsOf('button', closed), closed.querySelector('select')]).toEqual([[], null]);
    const own = [member('Ada', { role: 'owner' }), member('Grace', { self: true })];
    const engineer = await draw({ role: 'engineer', members: own, invited });
    expect(textsOf('button', engineer)).toEqual(['Leave']);
    expect(textsOf('h2', engineer)).toEqual(['Invited']);
    expect(textsOf('h2', await draw({ role: 'engineer', members: own }))).toEqual([]);
  });

  test('are handed the project, removed or leave after a question', async () => {
    await draw({ members });
    await press('Hand over Grace Tester');
    await press('Remove Grace Tester');
    await draw({ role: 'engineer', members: [member('Grace', { self: true })] });
    await press('Leave');
    expect(asked.map(({ label, danger = false }) => [label, danger])).toEqual([
      ['Hand over', false],
      ['Remove', true],
      ['Leave', true],
    ]);
    expect(await aboutOf(asked[0])).toContain('Grace Tester becomes the owner of Inlet compression');
    expect(await aboutOf(asked[1])).toContain('Grace Tester can no longer open Inlet compression.');
    expect(await aboutOf(asked[2])).toContain('You can no longer open Inlet compression');
  });
});

describe('the fluids of a project', () => {
  const gas: ProjectFluid = {
    id: 'gas',
    name: 'Inlet gas',
    words: 'Methane',
    parts: {},
    version: 2,
    changedAt: at,
    changedBy: null,
  };
  const reads = (to: string) => ({
    sheet: to,
    case: 0,
    field: 'f',
    label: '',
    from: '',
    source: { type: 'fluid' as const, id: 'gas' },
    sourceText: '',
    state: 'current' as const,
    brokenReason: null,
  });
  const draw = (readers: readonly string[], change: Partial<Project> = {}, fluids = [gas]) =>
    render(
      <FluidsTab
        project={projectOf(change)}
        map={{ fluids, sheets: ['1', '2', '3'].map(id => mapped(id)), connections: readers.map(reads) }}
        reload={nothing}
        confirm={confirm}
      />,
    );

  test('have their composition, version and readers, each once', async () => {
    const page = await draw(['1', '2', '2']);
    expect(textsOf('tbody td', page).slice(0, 2)).toEqual(['Inlet gas', 'Methane']);
    expect(textsOf('tbody td', page)[2]).toMatch(/^2 by a former member, 3 Feb 2026/);
    expect(textsOf('.fluid-readers a', page)).toEqual(['C-1 Sheet 1', 'C-2 Sheet 2']);
    expect(textsOf('.menu-choice', page)).toEqual(['Edit…', 'Rename…', 'Delete…']);
    expect(textsOf('.fluid-readers', await draw([]))).toEqual(['no sheet']);
    expect(textsOf('.menu-choice, .fluids-head button', await draw([], { role: 'reader' }))).toEqual([]);
  });

  test('are none yet', async () => {
    expect(textOf(await draw([], {}, []))).toContain('Choose “New fluid”');
    expect(textOf(await draw([], { role: 'reader' }, []))).toContain(
      'The project’s owner and engineers can add fluids.',
    );
  });

  test.each([
    [0, 'Gas is saved. No sheet is stale.'],
    [1, 'Gas is saved. 1 sheet is stale now.'],
    [2, 'Gas is saved. 2 sheets are stale now.'],
  ])('with %d stale sheets tell so once one is saved', async (count, text) => {
    const sheets = ['1', '2', '3'].map((id, index) => mapped(id, { stale: index < count }));
    const map = { fluids: [gas], sheets, connections: [] };
    const page = await render(<FluidsTab project={projectOf()} map={map} reload={nothing} confirm={confirm} />);
    expect(textOf(page.querySelector('[role="status"]'))).toContain('Define a fluid once here');
    await press('Rename…');
    await act(() => vi.dynamicImportSettled());
    enter('name', 'Gas');
    answerRequests({ 'PUT /api/fluids/gas': 204 });
    await press('Rename');
    expect(textOf(page.querySelector('[role="status"]'))).toBe(text);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  test.each([
    [[], 'No sheet reads it.'],
    [['1'], 'C-1 Sheet 1 reads it: the values stay there, but the connection is broken.'],
    [['1', '2'], 'C-1 Sheet 1, C-2 Sheet 2 read it: the values stay there, but the connection is broken.'],
  ])('that %j read are deleted after a question that says so', async (readers, text) => {
    await draw(readers);
    await press('Delete…');
    expect(asked[0]?.danger).toBe(true);
    expect(await aboutOf(asked[0])).toBe(`Inlet gas is removed from the project. ${text}`);
  });
});

test.each([
  [204, [], 1],
  [[404, { message: 'There is no such invitation.' }] as const, [], 1],
  [[400, { message: 'Not now.' }] as const, ['Not now.'], 0],
])('an invitation is withdrawn with the answer %j', async (answer, told, reloads) => {
  const reload = vi.fn(nothing);
  const invited = [{ id: 'i-1', email: 'cleo@example.com', role: 'checker', at } as const];
  await render(<MembersTab project={projectOf({ invited })} reload={reload} confirm={confirm} />);
  answerRequests({ 'DELETE /api/projects/p-1/invitations/i-1': answer });
  await press('Withdraw');
  expect([textsOf('.banner'), reload.mock.calls.length]).toEqual([told, reloads]);
});

describe('the history of a project', () => {
  const read = 'GET /api/projects/p-1/history';
  const older = `${read}?before=2`;
  const entry = (id: string) => ({ id, at, by: 'Ada', text: `did ${id}` });
  const did = () => textsOf('tbody td:last-child');
  const earlier = () => [...document.querySelectorAll<HTMLButtonElement>('button')].map(({ disabled }) => disabled);

  test('is read page by page, the newest first', async () => {
    await render(<HistoryTab id="p-1" />, { [read]: { entries: [entry('3'), entry('2')], more: true } });
    expect([did(), earlier()]).toEqual([['did 3', 'did 2'], [false]]);
    answerRequests({});
    await press('Earlier');
    expect([sentRequests(), earlier()]).toEqual([[[older, undefined]], [true]]);
  });

  test('has its end after the last page, and stays when a page fails', async () => {
    await render(<HistoryTab id="p-1" />, { [read]: { entries: [entry('3'), entry('2')], more: true } });
    answerRequests({ [older]: [400, { message: 'Not now.' }] });
    await press('Earlier');
    expect([did(), earlier(), textsOf('.banner')]).toEqual([['did 3', 'did 2'], [false], ['Not now.']]);
    answerRequests({ [older]: { entries: [entry('1')], more: false } });
    await press('Earlier');
    expect([did(), earlier(), textsOf('.banner')]).toEqual([['did 3', 'did 2', 'did 1'], [], []]);
  });
});

describe('the basis of a project', () => {
  const save = 'PUT /api/projects/p-1';
  const draw = (change: Partial<Project> = {}) =>
    render(<BasisTab project={projectOf(change)} reload={nothing} confirm={confirm} />);
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')];

  test('is entered within the limits of its record', async () => {
    await draw();
    expect(fields().map(({ name, maxLength, readOnly }) => [name, maxLength, readOnly])).toEqual([
      ['name', 200, false],
      ['number', 60, false],
      ['client', 200, false],
      ['ambientPressure', 60, false],
      ['minimumAmbientTemperature', 60, false],
      ['maximumAmbientTemperature', 60, false],
      ['criteria', 10_000, false],
      ['standards', 10_000, false],
    ]);
    await draw({ role: 'reader' });
    expect(new Set(fields().map(({ readOnly }) => readOnly))).toEqual(new Set([true]));
    expect([document.querySelector('select')?.disabled, textsOf('button')]).toEqual([true, []]);
  });

  test('is saved, or not', async () => {
    await draw();
    answerRequests({ [save]: [400, { message: 'Not now.' }] });
    await press('Save');
    expect(textsOf('.banner')).toEqual(['Not now.']);
    answerRequests({ [save]: 204 });
    await press('Save');
    expect(sentRequests()[0]).toMatchObject([
      save,
      { number: 'P-2614', name: 'Inlet compression', client: 'A client', basis: blankBasis },
    ]);
  });
});

test('a project in the list has what waits for the user, or since when it is away', async () => {
  const projects = [
    projectOf({ role: 'owner', toCheck: 2, toApprove: 1, sheets: 7 }),
    projectOf({ id: 'p-2', role: 'engineer', toCheck: 2 }),
    projectOf({ id: 'p-3', archivedAt: '2026-01-05T09:00:00.000Z', toCheck: 2 }),
    projectOf({ id: 'p-4', goesAt: '2026-03-05T09:00:00.000Z', archivedAt: at }),
    projectOf({ id: 'p-5', role: 'reader', goesAt: '2026-03-05T09:00:00.000Z' }),
  ];
  const page = await render(<ProjectTable projects={projects} reload={nothing} />);
  const rows = [...page.querySelectorAll('tbody tr')];
  expect(textsOf('td', rows[0])).toEqual([
    'P-2614',
    'Inlet compression',
    'A client',
    'owner',
    '7',
    '2 to check, 1 to approve',
    '3 Feb 2026',
  ]);
  expect(rows.map(row => textOf(row.querySelector('.waiting')))).toEqual([
    '2 to check, 1 to approve',
    '',
    'archived 5 Jan 2026Unarchive',
    'deleted, to be removed permanently on 5 Mar 2026Restore',
    'deleted, to be removed permanently on 5 Mar 2026',
  ]);
  expect(rows.map(row => row.className)).toEqual(['', '', 'away', 'away', 'away']);
});
