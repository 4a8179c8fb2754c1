// @vitest-environment happy-dom
import { requests as requestShapes, type Revision } from '@isentrope/records';
import * as z from 'zod/mini';
import { minute, recordOf } from '@isentrope/records/testing';
import { act, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { listedSheet } from '../../testing/sample-project.ts';
import { answerRequests, answerSession, sentRequests, type Answers } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import RenameFluid from '../fluids/rename-fluid.tsx';
import CommentDialog from './comment.tsx';
import ExportProject from './export-project.tsx';
import Feeds from './feeds.tsx';
import ImportProject from './import-project.tsx';
import Issue from './issue.tsx';
import NameSheet from './name-sheet.tsx';
import NewProject from './new-project.tsx';
import NewSheet from './new-sheet.tsx';
import Sign from './sign.tsx';

const close = vi.fn();
const done = vi.fn(() => Promise.resolve());
const dialog = { opener: createRef<HTMLElement>(), close };
beforeEach(async () => {
  newBrowser();
  close.mockClear();
  done.mockClear();
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  window.happyDOM.setURL('http://localhost/projects');
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await answerSession({});
});
afterEach(unmount);

const at = '2026-02-03T09:00:00.000Z';
const page = () => textOf(document.querySelector('[role="dialog"]'));
const title = () => textOf(document.querySelector('.dialog-title'));
const banners = () => textsOf('.banner');
const invalid = () => document.querySelector('[aria-invalid]')?.getAttribute('name');
const ends = () => [done.mock.calls.length, close.mock.calls.length];
const refused = [400, { message: 'Not now.' }] as const;
const accounts = { 'GET /api/auth/list-accounts': [200, [{ id: '1', providerId: 'credential' }]] } as const;

const listed = listedSheet('s-1', { number: 'C-1' });
const fluid = { id: 'f-1', name: 'Feed', words: 'Methane', parts: {}, version: 3, changedAt: at, changedBy: null };
const sheet = {
  ...listed,
  notes: 'As built.',
  project: { id: 'p-1', number: 'P-1', name: 'Compression', client: '', closed: null },
  role: 'owner',
  may: [],
  document: null,
  version: 4,
  revisions: [],
};
const readSheet = 'GET /api/sheets/s-1';

/** Draws a dialog, presses its button with these answers, and returns what was sent after it was drawn. */
async function submit(label: string, answers: Answers): Promise<ReturnType<typeof sentRequests>> {
  answerRequests(answers);
  await pressButton(label);
  return sentRequests();
}

describe('a comment', () => {
  const comments = 'POST /api/revisions/r-1/comments';
  const draw = (field: string) =>
    render(<CommentDialog {...dialog} revisionId="r-1" field={field} label="Bore" done={done} />);

  test('is sent once it says something', async () => {
    await draw('bore');
    expect(title()).toBe('Comment on Bore');
    expect(document.querySelector('.form-actions button[type="submit"]')?.className).toBe('button primary');
    expect(await submit('Comment', {})).toEqual([]);
    expect([banners(), invalid()]).toEqual([['Write your comment.'], 'text']);
    enter('text', ' Why\r\n25 mm? ');
    await submit('Comment', { [comments]: refused });
    expect([banners(), ends()]).toEqual([['Not now.'], [0, 0]]);
    expect(await submit('Comment', { [comments]: 204 })).toEqual([[comments, { field: 'bore', text: 'Why\n25 mm?' }]]);
    expect(ends()).toEqual([1, 1]);
    await draw('');
    expect(title()).toBe('Comment on the revision');
  });
});

describe('the number, title and notes of a sheet', () => {
  const save = 'PUT /api/sheets/s-1';
  const notes = () => document.querySelector<HTMLTextAreaElement>('[name="notes"]');

  test('are saved with a title', async () => {
    await render(<NameSheet {...dialog} sheet={listed} done={done} />, { [readSheet]: sheet });
    expect([notes()?.value, notes()?.readOnly]).toEqual(['As built.', false]);
    enter('title', ' ');
    await submit('Save', {});
    expect([banners(), invalid()]).toEqual([['Give the sheet a title.'], 'title']);
    enter('title', ' Bore ');
    enter('number', ' C-2 ');
    enter('notes', ' Line 1\r\nLine 2 ');
    await submit('Save', { [save]: refused });
    expect([banners(), ends()]).toEqual([['Not now.'], [0, 0]]);
    expect(await submit('Save', { [save]: 204 })).toEqual([
      [save, { number: 'C-2', title: 'Bore', notes: 'Line 1\nLine 2' }],
    ]);
    expect(ends()).toEqual([1, 1]);
  });

  test('keep the notes that were not loaded', async () => {
    await render(<NameSheet {...dialog} sheet={listed} done={done} />, { [readSheet]: refused });
    expect([notes()?.value, notes()?.readOnly]).toEqual(['', true]);
    await submit('Save', { [readSheet]: refused });
    expect(banners()).toEqual(['Not now.']);
    expect((await submit('Save', { [readSheet]: sheet, [save]: 204 }))[1]).toEqual([
      save,
      { number: 'C-1', title: 'Orifice', notes: 'As built.' },
    ]);
  });
});

describe('an issue for check', () => {
  const issue = 'POST /api/sheets/s-1/revisions';
  const draw = (revision: string | null, staleReasons: string[] = [], answers: Answers = {}) =>
    render(<Issue {...dialog} sheet={{ ...listed, revision }} staleReasons={staleReasons} />, {
      ...accounts,
      [readSheet]: sheet,
      ...answers,
    });

  test('says what it follows, and what is stale', async () => {
    await draw(null);
    expect([page().includes('is issued for the first time.'), banners()]).toEqual([true, []]);
    await draw('B', ['Feed changed', 'C-2 changed']);
    expect(page()).toContain('C-1 Orifice, after revision B.');
    expect(banners()).toEqual([
      'This sheet is stale, and a stale sheet cannot be issued: Feed changed; C-2 changed. Update it first.',
    ]);
  });

  test('needs a reason, the sheet and the password', async () => {
    await draw(null);
    await submit('Issue for check', {});
    expect([banners(), invalid()]).toEqual([['Enter the reason for this revision.'], 'reason']);
    enter('reason', ' For\n review ');
    enter('password', 'Wrong');
    await submit('Issue for check', { [issue]: [400, { code: 'INVALID_PASSWORD' }] });
    expect([banners(), invalid()]).toEqual([['The password is not correct.'], 'password']);
    await submit('Issue for check', { [issue]: [400, { code: 'PASSWORD_NEEDED', message: 'Enter it.' }] });
    expect([banners(), invalid()]).toEqual([['Enter it.'], 'password']);
    expect(await submit('Issue for check', { [issue]: { id: 'r-1' } })).toEqual([
      [issue, { version: 4, reason: 'For review', password: 'Wrong' }],
    ]);
    expect(location.pathname).toBe('/revisions/r-1');
  });

  test('is not signed without the sheet', async () => {
    await draw(null, [], { [readSheet]: refused });
    enter('reason', 'For review');
    expect((await submit('Issue for check', { [readSheet]: refused })).map(([request]) => request)).toEqual([
      readSheet,
    ]);
    expect(banners()).toEqual(['Not now.']);
  });
});

describe('a signature', () => {
  const acts = 'POST /api/revisions/r-1/acts';
  const record = recordOf('B', null, minute(0));
  const revisionWith = (openComments: number) =>
    ({ id: 'r-1', letter: 'B', hash: 'ab'.repeat(32), record, openComments }) as Revision;
  const draw = (name: 'checked' | 'approved' | 'returned', openComments = 0) =>
    render(<Sign {...dialog} act={name} revision={revisionWith(openComments)} done={done} />, accounts);

  test.each([
    ['checked', 'Check', 'button primary'],
    ['approved', 'Approve', 'button primary'],
    ['returned', 'Return', 'button quiet danger'],
  ] as const)('as %s is given with the password', async (name, label, className) => {
    await draw(name);
    expect(title()).toBe(`${label} revision B`);
    expect(page()).toContain('abababababab…');
    expect(document.querySelector('[type="submit"]')?.className).toBe(className);
    enter('password', 'Steam-Trap-1');
    await submit(label, { [acts]: refused });
    expect([banners(), ends()]).toEqual([['Not now.'], [0, 0]]);
    expect(await submit(label, { [acts]: 204 })).toEqual([[acts, { act: name, password: 'Steam-Trap-1' }]]);
    expect(ends()).toEqual([1, 1]);
  });

  test.each([
    ['checked', 0, undefined],
    ['checked', 1, '1 comment is open. You can still check it; it cannot be approved until they are resolved.'],
    ['checked', 2, '2 comments are open. You can still check it; it cannot be approved until they are resolved.'],
    ['returned', 2, undefined],
  ] as const)('as %s with %d open comments tells: %s', async (name, count, text) => {
    await draw(name, count);
    expect(textsOf('.dialog-about').find(each => each.includes('open.'))).toBe(text);
  });
});

describe('how a signature is confirmed', () => {
  const draw = (answers: Answers) =>
    render(<Issue {...dialog} sheet={listed} staleReasons={[]} />, { [readSheet]: sheet, ...answers });
  const withPasskey = {
    'GET /api/auth/passkey/list': [200, [{ id: 'a', name: 'Key', createdAt: at, usedAt: null, backedUp: false }]],
  } as const;
  const offersPasskeys = () => {
    vi.stubGlobal('PublicKeyCredential', EventTarget);
    window.happyDOM.setURL('http://localhost/projects');
  };
  const hasPasswordField = () => document.querySelector('[name="password"]') !== null;

  test('by the password, or a recent sign-in of an account without one', async () => {
    await draw({});
    expect(hasPasswordField()).toBe(true);
    await draw({ 'GET /api/auth/list-accounts': [200, [{ id: '1', providerId: 'google' }]] });
    expect([hasPasswordField(), page().includes('within the last 15 minutes')]).toEqual([false, true]);
    await draw({ ...accounts, ...withPasskey });
    expect([hasPasswordField(), page().includes('Use a passkey')]).toEqual([true, false]);
  });

  test('by a passkey where there is one, or by the password if it is wanted', async () => {
    offersPasskeys();
    await draw(accounts);
    expect(document.querySelector('.confirm-with')?.getAttribute('aria-busy')).toBe('true');
    await draw({ ...accounts, ...withPasskey });
    expect([page().includes('Confirm with passkey.'), hasPasswordField()]).toEqual([true, false]);
    await pressButton('Use the password');
    expect([page().includes('Confirm with passkey.'), hasPasswordField()]).toEqual([false, true]);
    await pressButton('Use a passkey');
    expect(page()).toContain('Confirm with passkey.');
    await draw({ ...accounts, 'GET /api/auth/passkey/list': refused });
    expect([hasPasswordField(), page().includes('Use a passkey')]).toEqual([true, false]);
  });

  test('by a passkey for exactly this signature', async () => {
    offersPasskeys();
    const options = 'POST /api/auth/passkey/sign';
    await draw({ ...accounts, ...withPasskey });
    enter('reason', 'For review');
    await submit('Issue for check', { [options]: refused });
    expect([banners(), sentRequests()]).toEqual([
      ['Not now.'],
      [[options, { act: 'issued', sheet: 's-1', version: 4 }]],
    ]);
    const get = vi.fn(() => Promise.resolve(null));
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    await submit('Issue for check', { [options]: { rpId: 'localhost', challenge: 'BQ', allowCredentials: [] } });
    expect([banners(), get.mock.calls.length]).toEqual([
      ['No passkey was used. Please try again, or choose another way.'],
      1,
    ]);
  });
});

test('a new project needs a name', async () => {
  const create = 'POST /api/projects';
  await render(<NewProject {...dialog} />);
  await submit('Create project', {});
  expect([banners(), invalid()]).toEqual([['Give the project a name.'], 'name']);
  enter('name', ' Compression ');
  enter('client', ' A client ');
  await submit('Create project', { [create]: refused });
  expect(banners()).toEqual(['Not now.']);
  expect(await submit('Create project', { [create]: { id: 'p-2' } })).toEqual([
    [create, { number: '', name: 'Compression', client: 'A client' }],
  ]);
  expect(location.pathname).toBe('/projects/p-2');
});

describe('a new sheet', () => {
  const create = 'POST /api/projects/p-1/sheets';
  const fluid = { id: 'f-1', name: 'Feed' };
  const draw = (fluids: (typeof fluid)[] = [], hasPro = false) =>
    render(<NewSheet {...dialog} projectId="p-1" numbers={['C-7']} fluids={fluids} hasPro={hasPro} />);
  const choose = (tool: string) =>
    act(async () => document.querySelector<HTMLInputElement>(`[name="tool"][value="${tool}"]`)?.click());
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

  test('has the next number, a tool and a title', async () => {
    await draw();
    expect([field('number')?.value, field('fluid')]).toEqual(['C-8', null]);
    await submit('Create sheet', {});
    expect(banners()).toEqual(['Choose a tool for the sheet.']);
    await choose('restriction-orifice');
    expect(field('title')?.placeholder).toBe('Restriction Orifice Sizing');
    await submit('Create sheet', { [create]: refused });
    expect(banners()).toEqual(['Not now.']);
    expect(await submit('Create sheet', { [create]: { id: 's-9' } })).toEqual([
      [create, { tool: 'restriction-orifice', number: 'C-8', title: 'Restriction Orifice Sizing' }],
    ]);
    expect(location.pathname).toBe('/restriction-orifice');
    expect(location.href).not.toContain('f-1');
  });

  test('of a Pro tool needs Pro', async () => {
    await draw();
    expect(field('tool')?.closest('fieldset')?.querySelectorAll('.badge.pro').length).toBeGreaterThan(0);
    expect(document.querySelector<HTMLInputElement>('[value="pump-sizing-pro"]')?.disabled).toBe(true);
    expect(document.querySelector<HTMLInputElement>('[value="restriction-orifice"]')?.disabled).toBe(false);
    await draw([], true);
    expect(document.querySelectorAll('.badge.pro, label.closed')).toHaveLength(0);
  });

  test('reads the only fluid of the project from the start', async () => {
    await draw([fluid]);
    expect(field('fluid')?.value).toBe('f-1');
    await choose('restriction-orifice');
    await submit('Create sheet', { [create]: { id: 's-9' } });
    expect(location.href).toContain('f-1');
    await draw([fluid, { id: 'f-2', name: 'Gas' }]);
    expect(field('fluid')?.value).toBe('');
  });
});

test('a fluid is renamed, and keeps what it is', async () => {
  const rename = 'PUT /api/fluids/f-1';
  const saved = vi.fn(() => Promise.resolve());
  await render(<RenameFluid {...dialog} fluid={fluid} saved={saved} />);
  enter('name', ' ');
  await submit('Rename', {});
  expect([banners(), invalid()]).toEqual([['Give the fluid a name.'], 'name']);
  enter('name', ' Gas ');
  await submit('Rename', { [rename]: refused });
  expect([banners(), saved.mock.calls]).toEqual([['Not now.'], []]);
  expect(await submit('Rename', { [rename]: 204 })).toEqual([
    [rename, { name: 'Gas', words: 'Methane', parts: {}, version: 3 }],
  ]);
  expect([saved.mock.calls, close.mock.calls.length]).toEqual([[['Gas']], 1]);
});

describe('a transfer', () => {
  const status = () => textsOf('[role="status"]').filter(text => text !== '');

  test('of a whole project tells how far it is', async () => {
    const archive = 'GET /api/projects/p-1/export';
    await render(<ExportProject {...dialog} project={{ id: 'p-1', name: 'Compression' }} />);
    expect(status()).toEqual([]);
    await submit('Export', { [archive]: refused });
    expect([banners(), status()]).toEqual([['Not now.'], []]);
    await submit('Export', {});
    expect(status()).toEqual(['Creating the archive…']);
  });

  test('to this site needs an archive', async () => {
    await render(<ImportProject {...dialog} />);
    expect(document.querySelector('progress')).toBeNull();
    await submit('Import', {});
    expect([banners(), invalid()]).toEqual([['Choose a project archive.'], undefined]);
    const sending = new EventTarget();
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends EventTarget {
        upload = sending;
        open = () => {};
        setRequestHeader = () => {};
        send = () => {};
      },
    );
    const input = document.querySelector<HTMLInputElement>('[type="file"]');
    if (input) Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], 'a.zip')] });
    await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
    await submit('Import', {});
    expect([status(), document.querySelector('progress')?.getAttribute('value')]).toEqual([
      ['Uploading the archive…'],
      '0',
    ]);
    await act(async () => sending.dispatchEvent(new Event('load')));
    expect([status(), document.querySelector('progress')?.getAttribute('value')]).toEqual([
      ['Checking and storing its files…'],
      null,
    ]);
  });
});

describe('the feeds of a sheet', () => {
  const list = 'GET /api/sheets/s-1/feeds';
  const create = 'POST /api/sheets/s-1/feeds';
  const feed = {
    id: 'f',
    name: 'Line list',
    source: 'working',
    by: 'Bob',
    own: true,
    madeAt: at,
    usedAt: null,
    endsAt: null,
  };
  const draw = (answers: Answers) => render(<Feeds {...dialog} sheet={listed} />, answers);
  const isBusy = () => document.querySelector('.feeds')?.getAttribute('aria-busy');

  test('say what they are, who made them, and until when they work', async () => {
    await draw({});
    expect([isBusy(), textsOf('.feeds button')]).toEqual(['true', []]);
    await draw({ [list]: refused });
    expect([isBusy(), banners()]).toEqual(['false', ['Not now.']]);
    await draw({ [list]: { feeds: [] } });
    expect([isBusy(), document.querySelector('.rows'), banners()]).toEqual(['false', null, []]);
    const others = { ...feed, id: 'g', source: 'approved', own: false, usedAt: at, endsAt: at };
    await draw({ [list]: { feeds: [feed, others] } });
    const [first = '', second = ''] = textsOf('.rows .quiet-text');
    expect(first).toMatch(/^Working copy · created [^·]+ · not used yet$/);
    expect(second).toMatch(/^Latest approved revision · created [^·]+ by Bob · last used [^·]+ · until .+$/);
    expect(first).not.toContain('by');
  });

  test('are made with a name, shown once, and revoked', async () => {
    await draw({ [list]: { feeds: [feed] } });
    await pressButton('Create a feed');
    await submit('Create feed', {});
    expect([banners(), invalid()]).toEqual([['Give the feed a name.'], 'name']);
    enter('name', ' Unit 200 ');
    await submit('Create feed', { [create]: refused });
    expect(banners()).toEqual(['Not now.']);
    const made = { id: 'f', csv: 'https://site.example/feed.csv', json: 'https://site.example/feed.json' };
    expect((await submit('Create feed', { [create]: made, [list]: { feeds: [feed] } })).at(0)).toEqual([
      create,
      { name: 'Unit 200', source: 'working', days: null },
    ]);
    const addresses = () =>
      [...document.querySelectorAll<HTMLInputElement>('.feed-created input')].map(each => each.value);
    expect(addresses()).toEqual([made.csv, `=IMPORTDATA("${made.csv}")`]);
    const select = document.querySelector<HTMLSelectElement>('.feed-created select');
    const choose = (index: number) =>
      act(async () => {
        if (select) select.selectedIndex = index;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await choose(1);
    expect(addresses()).toEqual([`${made.csv}?layout=wide`, `=IMPORTDATA("${made.csv}?layout=wide")`]);
    await choose(2);
    expect(addresses()).toEqual([made.json]);
    await pressButton('Revoke');
    await submit('Revoke Line list', { 'DELETE /api/feeds/f': 204, [list]: { feeds: [] } });
    expect([banners(), addresses()]).toEqual([['The feed “Line list” has been revoked.'], []]);
  });
});

test.each([
  [
    'a comment',
    () => <CommentDialog {...dialog} revisionId="r-1" field="" label="" done={done} />,
    requestShapes.comment,
  ],
  ['an issue', () => <Issue {...dialog} sheet={listed} staleReasons={[]} />, requestShapes.issue],
  ['a sheet', () => <NameSheet {...dialog} sheet={listed} done={done} />, requestShapes.nameSheet],
  ['a project', () => <NewProject {...dialog} />, requestShapes.createProject],
  [
    'a new sheet',
    () => <NewSheet {...dialog} projectId="p-1" numbers={[]} fluids={[]} hasPro={false} />,
    requestShapes.addSheet,
  ],
  ['a fluid', () => <RenameFluid {...dialog} fluid={fluid} saved={done} />, requestShapes.saveFluid],
])('the form of %s takes as many characters as its request', async (_, draw, shape) => {
  await render(draw(), { ...accounts, [readSheet]: sheet });
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[role="dialog"] [maxlength]'),
  ].filter(({ name }) => name in shape.shape);
  expect(fields.length).toBeGreaterThan(0);
  const accepts = (name: string, length: number) =>
    z.safeParse((shape.shape as Record<string, z.ZodMiniType>)[name] ?? z.never(), 'x'.repeat(length)).success;
  expect(fields.map(({ name, maxLength }) => [name, accepts(name, maxLength), accepts(name, maxLength + 1)])).toEqual(
    fields.map(({ name }) => [name, true, false]),
  );
});
