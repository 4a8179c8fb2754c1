// @vitest-environment happy-dom
import type { Attachment, ListedSheet, UpdateResponse } from '@isentrope/records';
import { act, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, pressButton, render, rowsIn, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { listedSheet, openProject } from '../../testing/sample-project.ts';
import { answerRequests, answerSession, sentRequests, type Answers } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import Attachments from './attachments.tsx';
import Confirm from './confirm.tsx';
import SignSeveral from './sign-several.tsx';
import Update from './update.tsx';

const close = vi.fn();
const done = vi.fn(() => Promise.resolve());
const dialog = { opener: createRef<HTMLElement>(), close };
beforeEach(async () => {
  newBrowser();
  close.mockClear();
  done.mockClear();
  vi.stubGlobal('PublicKeyCredential', undefined);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await answerSession({});
});
afterEach(unmount);

const sheetDialog = () => document.querySelector('[role="dialog"]');
const page = () => textOf(sheetDialog());
const banners = () => textsOf('.banner');
const requests = () => sentRequests().map(([request]) => request);

describe('an action that needs confirmation', () => {
  test('is done once confirmed, and closes the dialog', async () => {
    const run = vi.fn(() => Promise.resolve({ ok: true, value: undefined } as const));
    const onDone = vi.fn();
    const confirmation = { title: 'Delete fluid', about: 'It is read.', label: 'Delete', danger: true, run, onDone };
    await render(<Confirm {...dialog} confirmation={confirmation} />);
    expect(page()).toContain('It is read.');
    expect([...document.querySelectorAll('.form-actions button')].map(each => each.className)).toEqual([
      'button quiet',
      'button quiet danger',
    ]);
    await pressButton('Delete');
    expect([run.mock.calls.length, onDone.mock.calls.length, close.mock.calls.length]).toEqual([1, 1, 1]);
  });

  test('that is refused stays open and says why', async () => {
    const failure = { message: 'Not now.', isReported: true, code: '', status: 400, away: false };
    const onDone = vi.fn();
    const run = () => Promise.resolve({ ok: false, failure } as const);
    await render(<Confirm {...dialog} confirmation={{ title: 'Archive', about: '', label: 'Archive', run, onDone }} />);
    expect(document.querySelector('.form-actions button[type="submit"]')?.className).toBe('button primary');
    await pressButton('Archive');
    expect([banners(), onDone.mock.calls, close.mock.calls]).toEqual([['Not now.'], [], []]);
    await pressButton('Cancel');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('an update in order', () => {
  const update = 'POST /api/projects/p-1/update';
  const draw = (answers: Answers) =>
    render(<Update {...dialog} projectId="p-1" done={done} />, answers).then(() => undefined);
  const isBusy = () => document.querySelector('.updated')?.getAttribute('aria-busy');
  const about = () => textOf(document.querySelector('.dialog-about'));
  const sheetOf = (id: string, change: Partial<UpdateResponse['sheets'][number]> = {}) => ({
    id,
    number: '',
    title: `Sheet ${id}`,
    notUpdatedReason: null,
    fields: [],
    answers: [],
    ...change,
  });
  const gas = { type: 'fluid', id: 'gas', text: 'Feed' } as const;
  const flow = { case: 'Case 1', label: 'Mass flow', was: '', now: '2 kg/s', source: gas };

  test('is under way, then lists what changed and what followed', async () => {
    await draw({});
    expect([isBusy(), requests()]).toEqual(['true', [update]]);
    expect(page()).toContain('Updating and recalculating sheets');
    const answers = [{ case: 'Case 1', label: 'Velocity', was: '3 m/s', now: '' }];
    await draw({
      [update]: {
        sheets: [sheetOf('a', { fields: [flow], answers }), sheetOf('b', { notUpdatedReason: 'It is archived.' })],
      },
    });
    expect([isBusy(), done.mock.calls.length]).toEqual(['false', 1]);
    expect(about()).toBe('1 sheet updated, 1 left as it was.');
    expect(textsOf('.updated h2')).toEqual(['Feed', 'Sheet a', 'Sheet b']);
    expect(page()).toContain('Read by 1 updated sheet.');
    expect(page()).toContain('What followed, in order');
    expect(page()).toContain('Follows Feed.');
    expect(textsOf('.updated-refused')).toEqual(['Left as it was: It is archived.']);
    expect(rowsIn()).toContainEqual(['Velocity Case 1', '3 m/s', 'blank']);
    expect(page()).not.toContain('No result changed.');
  });

  test.each([
    [[], 'No sheet was changed: all match their sources.'],
    [[sheetOf('a'), sheetOf('b')], '2 sheets updated.'],
    [
      [sheetOf('a', { notUpdatedReason: 'No.' }), sheetOf('b', { notUpdatedReason: 'No.' })],
      'No sheet was changed, 2 left as they were.',
    ],
  ])('of %j says “%s”', async (sheets, text) => {
    await draw({ [update]: { sheets } });
    expect(about()).toBe(text);
    expect(textsOf('.updated-part')).toEqual([]);
    expect(document.querySelectorAll('.updated-followers')).toHaveLength(sheets.length === 0 ? 0 : 1);
  });

  test('of a sheet without a changed result says so', async () => {
    await draw({ [update]: { sheets: [sheetOf('a')] } });
    expect(page()).toContain('No result changed.');
    expect(document.querySelector('table')).toBeNull();
  });

  test('that failed can be tried again', async () => {
    await draw({ [update]: [400, { message: 'Not now.' }] });
    expect([banners(), isBusy()]).toEqual([['Not now.'], 'false']);
    answerRequests({ [update]: { sheets: [] } });
    await pressButton('Try again');
    expect([requests(), banners(), about()]).toEqual([[update], [], 'No sheet was changed: all match their sources.']);
    expect(textsOf('button')).not.toContain('Try again');
  });
});

const at = '2026-02-03T09:00:00.000Z';

describe('signing several sheets', () => {
  const project = (...sheetList: ListedSheet[]) => openProject({ sheetList });
  const mapped = (id: string, errors = 0) => ({
    id,
    tool: 'restriction-orifice',
    number: '',
    title: '',
    answers: [{ id: 'bore', label: 'Bore', text: '25 mm' }],
    cases: 1,
    errors,
    warnings: 0,
    stale: false,
    waiting: false,
    failure: null,
  });
  const map = { fluids: [], sheets: [mapped('1'), mapped('2', 2)], connections: [] };
  const tick = (id: string) =>
    act(async () => document.querySelector<HTMLInputElement>(`[name="sheet-${id}"]`)?.click());
  const issued = (id: string) =>
    listedSheet(id, { state: 'for check', revision: 'B', revisionId: `r-${id}`, originator: 'Ada' });
  const openSheet = (id: string) => ({
    ...listedSheet(id),
    notes: '',
    project: { id: 'p-1', number: '', name: 'Compression', client: '', closed: null },
    role: 'owner',
    may: [],
    document: null,
    version: 3,
    revisions: [],
  });
  const openSheets = { 'GET /api/sheets/1': openSheet('1'), 'GET /api/sheets/2': openSheet('2') };

  test('for check needs a reason and a sheet; one with errors is chosen deliberately', async () => {
    await render(
      <SignSeveral
        {...dialog}
        act="issued"
        project={project(listedSheet('1'), listedSheet('2'))}
        map={map}
        done={done}
      />,
    );
    expect(textsOf('legend')).toEqual(['2 sheets']);
    expect(textsOf('.signed-sheets > div')).toEqual(['C-1 OrificeBore 25 mm', 'C-2 OrificeBore 25 mm 2 errors']);
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    await pressButton('Issue for check');
    expect(banners()).toEqual(['Enter the reason for these revisions.']);
    expect(document.activeElement?.getAttribute('name')).toBe('reason');
    await tick('1');
    await pressButton('Issue for check');
    expect(banners()).toEqual(['Choose at least one sheet.']);
    await tick('1');
    await tick('2');
    enter('reason', '  For \n review ');
    enter('password', 'Steam-Trap-1');
    answerRequests({
      'GET /api/sheets/1': [400, { message: 'Not this sheet.' }],
    });
    await pressButton('Issue for check');
    expect([banners(), done.mock.calls, close.mock.calls]).toEqual([['Not this sheet.'], [], []]);
    expect(requests()).toEqual(['GET /api/sheets/1']);
  });

  test('stops at the first that is refused, and says how far it came', async () => {
    await render(
      <SignSeveral {...dialog} act="checked" project={project(issued('1'), issued('2'))} map={map} done={done} />,
    );
    expect(textsOf('.signed-sheets a')).toEqual(['Revision B', 'Revision B']);
    expect(document.querySelector('[name="reason"]')).toBeNull();
    await tick('2');
    enter('password', 'Steam-Trap-1');
    answerRequests({ 'GET /api/revisions/r-1': [400, { message: 'Not now.' }] });
    await pressButton('Check');
    expect([requests(), banners(), done.mock.calls]).toEqual([['GET /api/revisions/r-1'], ['Not now.'], []]);
  });

  test('signs one after another, and says how far it came', async () => {
    const [first, second] = ['POST /api/sheets/1/revisions', 'POST /api/sheets/2/revisions'];
    await render(
      <SignSeveral
        {...dialog}
        act="issued"
        project={project(listedSheet('1'), listedSheet('2'))}
        map={map}
        done={done}
      />,
    );
    await tick('2');
    enter('reason', 'For review');
    enter('password', 'Steam-Trap-1');
    const progress = () => textOf(document.querySelector('.quiet-text[role="status"]'));
    expect(progress()).toBe('');
    answerRequests({ ...openSheets, [first]: 204, [second]: [400, { message: 'Not now.' }] });
    await pressButton('Issue for check');
    expect(banners()).toEqual(['1 of 2 signed. C-2 Orifice: Not now.']);
    expect(progress()).toBe('');
    expect([done.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    answerRequests({ ...openSheets, [first]: 204, [second]: 204 });
    await pressButton('Issue for check');
    const body = { version: 3, reason: 'For review', password: 'Steam-Trap-1' };
    expect(sentRequests().filter(([request]) => request.startsWith('POST'))).toEqual([
      [first, body],
      [second, body],
    ]);
    expect([done.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
  });

  test.each([
    [{}, 'Signing 1 of 2…'],
    [{ 'POST /api/sheets/1/revisions': 204 }, 'Signing 2 of 2…'],
  ])('says which one is being signed, after %j', async (answers, expected) => {
    const sheetList = [listedSheet('1'), listedSheet('2')];
    await render(<SignSeveral {...dialog} act="issued" project={project(...sheetList)} map={map} done={done} />);
    await tick('2');
    enter('reason', 'For review');
    enter('password', 'Steam-Trap-1');
    answerRequests({ ...openSheets, ...answers });
    await pressButton('Issue for check');
    expect(textOf(document.querySelector('.quiet-text[role="status"]'))).toBe(expected);
  });

  test('draws nothing to sign without the map', async () => {
    await render(
      <SignSeveral {...dialog} act="approved" project={project(listedSheet('1'))} map={undefined} done={done} />,
    );
    expect(textsOf('legend')).toEqual(['0 sheets']);
    await pressButton('Approve');
    expect(banners()).toEqual(['Choose at least one sheet.']);
  });
});

describe('the attachments of a sheet', () => {
  const list = 'GET /api/sheets/s-1/attachments';
  const order = 'PUT /api/sheets/s-1/attachments';
  const attachment = (id: string, change: Partial<Attachment> = {}): Attachment => ({
    id,
    sha256: id.repeat(64).slice(0, 64),
    name: `${id}.png`,
    caption: '',
    type: 'image/png',
    size: 2048,
    at,
    ...change,
  });
  const draw = (attachments: Attachment[], { editable = true, limitReason = null as string | null } = {}) =>
    render(<Attachments {...dialog} sheet={{ id: 's-1', number: 'C-1', title: 'Orifice' }} />, {
      [list]: { attachments, editable, limitReason },
    });
  const buttons = (label: string) =>
    [...document.querySelectorAll('button')].filter(each => textOf(each).startsWith(label));
  const press = (label: string, index: number) => act(async () => buttons(label)[index]?.click());
  const chooseFile = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('[type="file"]');
    await act(async () => {
      if (input) Object.defineProperty(input, 'files', { configurable: true, value: [file] });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };

  test('are read by everybody, and changed by editors', async () => {
    await draw([]);
    expect(page()).toContain('Nothing is attached. Attach vendor curves');
    expect(page()).toContain('PNG, JPEG, WebP or PDF, up to 5 MB each.');
    await draw([], { editable: false });
    expect(textOf(document.querySelector('.attachments'))).toBe('Nothing is attached.');
    await draw([attachment('a', { caption: 'Curve' }), attachment('b', { type: 'application/pdf' })], {
      editable: false,
    });
    expect(textsOf('.attachment-list li')).toEqual(['a.png 2 kBCurve', 'PDFb.png 2 kB']);
    expect([document.querySelectorAll('.attachment-list img').length, buttons('Remove')]).toEqual([1, []]);
    await draw([attachment('a')], { limitReason: 'A sheet has 20 attachments at most.' });
    expect(page()).toContain('A sheet has 20 attachments at most.');
    expect(document.querySelector('[type="file"]')).toBeNull();
  });

  test('are moved, except beyond the ends', async () => {
    await draw([attachment('a'), attachment('b'), attachment('c')]);
    const disabled = (label: string) => buttons(label).map(each => each.disabled);
    expect([disabled('Earlier'), disabled('Later'), disabled('Remove')]).toEqual([
      [true, false, false],
      [false, false, true],
      [false, false, false],
    ]);
    answerRequests({ [order]: 204 });
    await press('Earlier', 2);
    expect(sentRequests()).toEqual([
      [order, { order: ['a', 'c', 'b'] }],
      [list, undefined],
    ]);
    answerRequests({
      [order]: [400, { message: 'Not now.' }],
      [list]: { attachments: [], editable: true, limitReason: null },
    });
    await press('Later', 0);
    expect(sentRequests()[0]).toEqual([order, { order: ['b', 'a', 'c'] }]);
    expect([banners(), document.querySelectorAll('.attachment-list li').length]).toEqual([['Not now.'], 0]);
  });

  test('are removed, and captioned when the caption has changed', async () => {
    await draw([attachment('a', { caption: 'Curve' })]);
    answerRequests({ 'DELETE /api/attachments/a': 204 });
    await press('Remove', 0);
    expect(requests()).toEqual(['DELETE /api/attachments/a', list]);
    const caption = document.querySelector<HTMLInputElement>('[type="text"]');
    answerRequests({});
    const leaveWith = (text: string) =>
      act(async () => {
        if (caption) caption.value = text;
        caption?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      });
    await leaveWith(' Curve ');
    expect(sentRequests()).toEqual([]);
    await leaveWith(' Pump curve ');
    expect(sentRequests()).toEqual([['PUT /api/attachments/a', { caption: 'Pump curve' }]]);
  });

  test('are at most 5 MB', async () => {
    await draw([]);
    const file = (size: number) => Object.defineProperty(new File([], 'curve.png'), 'size', { value: size });
    const opened: string[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends EventTarget {
        upload = new EventTarget();
        open = (method: string, path: string) => void opened.push(`${method} ${path}`);
        setRequestHeader = () => {};
        send = () => {};
      },
    );
    await chooseFile(file(5 * 1024 * 1024 + 1));
    expect([banners(), opened]).toEqual([['“curve.png” is larger than 5 MB, and was not attached.'], []]);
    await chooseFile(file(5 * 1024 * 1024));
    expect(opened).toEqual(['POST /api/sheets/s-1/attachments?name=curve.png']);
    expect(page()).toContain('Sending “curve.png”.');
    expect(buttons('Attach files…')[0]?.disabled).toBe(true);
  });

  test('that cannot be read are told', async () => {
    await render(<Attachments {...dialog} sheet={{ id: 's-1', number: '', title: 'Orifice' }} />);
    expect(document.querySelector('.attachments')?.getAttribute('aria-busy')).toBe('true');
    await render(<Attachments {...dialog} sheet={{ id: 's-1', number: '', title: 'Orifice' }} />, {
      [list]: [400, { message: 'Not now.' }],
    });
    expect([banners(), document.querySelector('.attachments')?.getAttribute('aria-busy')]).toEqual([
      ['Not now.'],
      'false',
    ]);
  });
});
