// @vitest-environment happy-dom
import { caseFrom, transferFragment, shareFragment, writeDocument } from '@isentrope/calculators/kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { box } from '../testing/box.ts';
import { lockInAnotherTab, newBrowser, breakStorage } from '../testing/browser.ts';
import {
  button,
  buttons,
  applyChange,
  enter,
  eventually,
  field,
  dispatchWindowEvent,
  leavePage,
  openMenu,
  openPage,
  press,
  resultsAt,
  statusMessage,
  type,
  waitForCount,
  words,
} from '../testing/page.tsx';
import { blankSheet } from '../state/sheet-title.ts';
import { workText } from './saved-work/work-record.ts';
import { saveRecord } from './saved-work/work-store.ts';

let browser: ReturnType<typeof newBrowser>;
/** Ids unique to each test, since a tab holds its locks for its lifetime. */
let count = 0;
const newId = () => `record-${(count += 1)}`;

beforeEach(() => {
  browser = newBrowser();
});
afterEach(leavePage);

const sides = () => [...document.querySelectorAll<HTMLElement>('.case')].map(each => field('Side', each).value);
const records = () => Object.keys(localStorage).filter(key => key.startsWith('work:box:'));
/** Saved work of several days, one per side length, latest first. */
function saveEarlierWork(...typed: readonly (readonly number[])[]): string[] {
  return typed.map((pieces, index) => {
    const id = newId();
    const cases = pieces.map(side => caseFrom(box, { side, userDescription: `Box of ${side}` }));
    const work = {
      cases,
      calculatedFrom: cases.map(() => undefined),
      units: {},
      title: blankSheet,
      questions: [],
      places: {},
    };
    saveRecord(box, localStorage, id, workText(box, work), new Date(Date.UTC(2026, 4, 28 - index, 12)));
    return id;
  });
}

/** Opens the print dialog, which edits the title block. */
async function openTitleBlock(): Promise<void> {
  await press(button('Print sheet'));
  await waitForCount(1, '.paper-dialog');
}

describe('the work of a tab', () => {
  test('is restored when the page is reopened, with results, units and title block', async () => {
    await openPage(box);
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await enter(field('Unit of Edge'), 'm');
    await openTitleBlock();
    await type(field('Project'), 'Plant 7');
    await leavePage();
    expect(records()).toHaveLength(1);
    await openPage(box);
    expect(sides()).toEqual(['100']);
    expect(field('Unit of Edge').value).toBe('m');
    expect(words(resultsAt(0).querySelector('.primary .figure'))).toBe('0.001000');
    expect(buttons().filter(name => /^(Undo|Redo)/.test(name))).toEqual([]);
    await openTitleBlock();
    expect(field('Project').value).toBe('Plant 7');
  });

  test('is saved a moment after typing, without leaving the field', async () => {
    await openPage(box);
    await type(field('Side'), '100');
    await eventually(() => expect(records()).toHaveLength(1));
  });

  test('is not saved if blank', async () => {
    await openPage(box);
    await type(field('Side'), '100');
    await dispatchWindowEvent('pagehide');
    expect(records()).toHaveLength(1);
    await type(field('Side'), '');
    await dispatchWindowEvent('pagehide');
    expect(records()).toEqual([]);
  });

  test('is saved again if it was deleted elsewhere', async () => {
    await openPage(box);
    await type(field('Side'), '100');
    await dispatchWindowEvent('pagehide');
    for (const key of records()) localStorage.removeItem(key);
    await press(button('Calculate'));
    await dispatchWindowEvent('pagehide');
    expect(records()).toHaveLength(1);
  });

  test('is not saved if storage is full or missing, with a message until it is', async () => {
    await openPage(box);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    const makeRoom = breakStorage('full');
    await type(field('Side'), '100');
    await dispatchWindowEvent('pagehide');
    expect(words(document.querySelector('[role="alert"]'))).toContain('no storage left');
    makeRoom();
    await type(field('Side'), '200');
    await dispatchWindowEvent('pagehide');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(records()).toHaveLength(1);
  });

  test('is editable even if storage is blocked', async () => {
    breakStorage('closed');
    await openPage(box);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(statusMessage()).toBe('Calculated.');
  });
});

describe('a new tab', () => {
  test('opens the latest work that no other tab has open', async () => {
    const [latest] = saveEarlierWork([7], [8]);
    lockInAnotherTab(browser.locks, `work:box:${latest}`);
    await openPage(box);
    expect(sides()).toEqual(['8']);
  });

  test('starts blank if all work is open elsewhere', async () => {
    const [only] = saveEarlierWork([7]);
    lockInAnotherTab(browser.locks, `work:box:${only}`);
    await openPage(box);
    expect(sides()).toEqual(['']);
  });

  test('that is a duplicate works on a copy, saved once changed', async () => {
    const [own = ''] = saveEarlierWork([7]);
    lockInAnotherTab(browser.locks, `work:box:${own}`);
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(sides()).toEqual(['7']);
    await dispatchWindowEvent('pagehide');
    expect(records()).toEqual([`work:box:${own}`]);
    await type(field('Side'), '9');
    await dispatchWindowEvent('pagehide');
    expect(records()).toHaveLength(2);
    expect(sessionStorage.getItem('work:box')).not.toBe(own);
  });

  test('opens its own work even if other work is later', async () => {
    const [, own = ''] = saveEarlierWork([7], [8]);
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(sides()).toEqual(['8']);
  });

  test('starts blank if its work was deleted', async () => {
    saveEarlierWork([7]);
    const own = newId();
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(sides()).toEqual(['']);
    await type(field('Side'), '3');
    await dispatchWindowEvent('pagehide');
    expect(records()).toHaveLength(2);
  });

  test('reports unreadable work and does not change it', async () => {
    const own = newId();
    localStorage.setItem(`work:box:${own}`, 'torn');
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(statusMessage()).toBe('This work is damaged and cannot be opened. You can download it under Recent work.');
    await type(field('Side'), '3');
    await dispatchWindowEvent('pagehide');
    expect(localStorage.getItem(`work:box:${own}`)).toBe('torn');
  });

  test('works on a copy in a browser without locks', async () => {
    const { prototype } = navigator.constructor as typeof Navigator;
    Reflect.deleteProperty(navigator, 'locks');
    const own = Object.getOwnPropertyDescriptor(prototype, 'locks') ?? {};
    Reflect.deleteProperty(prototype, 'locks');
    saveEarlierWork([7]);
    await openPage(box);
    expect(sides()).toEqual(['7']);
    await type(field('Side'), '8');
    await dispatchWindowEvent('pagehide');
    expect(records()).toHaveLength(2);
    Object.defineProperty(prototype, 'locks', own);
  });
});

describe('the list of saved work', () => {
  const listedEntries = (menu: HTMLElement) =>
    [...menu.querySelectorAll('li')].map(each => words(each.querySelector('.recent-open')));

  test('shows names, number of cases and time, without the open record', async () => {
    saveEarlierWork([1], [2, 3, 4, 5, 6], [7, 8]);
    await openPage(box);
    const menu = await openMenu('Recent work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(2));
    expect(listedEntries(menu)).toEqual([
      'Box of 2, Box of 3, Box of 4 and 2 more5 cases, 27 May 2026, 12:00',
      'Box of 7, Box of 82 cases, 26 May 2026, 12:00',
    ]);
  });

  test('is empty without other work', async () => {
    await openPage(box);
    const menu = await openMenu('Recent work');
    expect(words(menu)).toBe('No earlier work for this tool in this browser.');
  });

  test('opens an entry in place of the present work, which can be undone', async () => {
    saveEarlierWork([1], [2]);
    await openPage(box);
    const menu = await openMenu('Recent work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    await press(menu.querySelector<HTMLElement>('button.recent-open') ?? document.body);
    await eventually(() => expect(statusMessage()).toBe('Recent work opened.'));
    expect(menu.isConnected && menu.hasAttribute('data-open')).toBe(false);
    expect(sides()).toEqual(['2']);
    await press(button('Undo opening recent work'));
    expect(sides()).toEqual(['1']);
    await leavePage();
    expect(records()).toHaveLength(2);
  });

  test('opens a copy of work open in another tab, and does not delete it', async () => {
    const [, second] = saveEarlierWork([1], [2]);
    lockInAnotherTab(browser.locks, `work:box:${second}`);
    await openPage(box);
    const menu = await openMenu('Recent work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    expect(listedEntries(menu)).toEqual(['Box of 21 case, 27 May 2026, 12:00, open in another tab']);
    expect(menu.querySelector('.recent-delete')).toBeNull();
    await press(menu.querySelector<HTMLElement>('button.recent-open') ?? document.body);
    await eventually(() =>
      expect(statusMessage()).toBe('A copy of the recent work was opened; the original is open in another tab.'),
    );
    await type(field('Side'), '9');
    await dispatchWindowEvent('pagehide');
    expect(records()).toHaveLength(3);
  });

  test('deletes an entry after confirmation', async () => {
    saveEarlierWork([1], [2]);
    await openPage(box);
    const menu = await openMenu('Recent work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    const name = 'Box of 2, 27 May 2026, 12:00';
    await press(button(`Delete: ${name}`, menu));
    await press(button(`Keep: ${name}`, menu));
    expect(records()).toHaveLength(2);
    await press(button(`Delete: ${name}`, menu));
    expect(words(button(`Keep: ${name}`, menu))).toBe('Keep');
    await press(button('Delete permanently', menu));
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(0));
    expect(document.activeElement).toBe(menu.querySelector('ul'));
    expect(records()).toHaveLength(1);
  });

  test('resets the confirmation when reopened', async () => {
    saveEarlierWork([1], [2]);
    await openPage(box);
    const menu = await openMenu('Recent work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    await press(button('Delete: Box of 2, 27 May 2026, 12:00', menu));
    await applyChange(() => menu.hidePopover());
    expect(buttons(menu)).toContain('Delete permanently');
    await openMenu('Recent work');
    expect(buttons(menu)).not.toContain('Delete permanently');
  });

  test('shows more than twenty entries on request', async () => {
    saveEarlierWork(...Array.from({ length: 23 }, (_, index) => [index + 1]));
    await openPage(box);
    const menu = await openMenu('Recent work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(20));
    await press(button('Show all 22', menu));
    expect(menu.querySelectorAll('li')).toHaveLength(22);
    expect(buttons(menu)).not.toContain('Show all 22');
    await openMenu('Recent work');
    expect(menu.querySelectorAll('li')).toHaveLength(20);
  });

  test('offers unreadable work as a download, without a time', async () => {
    localStorage.setItem(`work:box:${newId()}`, 'torn');
    saveEarlierWork([1]);
    await openPage(box);
    const menu = await openMenu('Recent work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    expect(listedEntries(menu)[0]).toContain(
      'This work is damaged and cannot be opened.Stored unchanged, time unknown.',
    );
    const files: { name: string; type: string; text: Promise<string> }[] = [];
    let input: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      input = file as Blob;
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (input) files.push({ name: this.download, type: input.type, text: input.text() });
    });
    await press(button('Download it', menu));
    expect(files.map(({ name, type: of }) => [name, of])).toEqual([['box-earlier-work.json', 'application/json']]);
    expect(await files[0]?.text).toBe('torn');
  });
});

describe('cases in the URL', () => {
  const go = (hash: string) => history.replaceState(null, '', `/box${hash}`);
  const sharedLink = (...input: readonly number[]) =>
    shareFragment(
      box,
      input.map(side => caseFrom(box, { side })),
    );

  test('are opened from a link, calculated and removed from the URL', async () => {
    go(await sharedLink(100));
    await openPage(box);
    expect(sides()).toEqual(['100']);
    expect(statusMessage()).toBe('One case opened from the link.');
    expect(location.hash).toBe('');
    expect(words(resultsAt(0).querySelector('.primary .figure'))).toBe('0.001000');
  });

  /** A link of another version, with such a result for each case. */
  async function readBefore(engine: string, ...input: readonly (readonly [side: number, read: number])[]) {
    const document = writeDocument(box, { cases: input.map(([side]) => caseFrom(box, { side })) });
    const text = JSON.stringify({ ...document, read: { engine, cases: input.map(([, read]) => [read]) } });
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return `#cases=${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`;
  }
  const banner = () => document.querySelector('.link-drift');

  test('show their original results if the calculator has changed since, until edited', async () => {
    go(await readBefore('0.0.9+other', [100, 0.0011], [200, 0.008]));
    await openPage(box);
    await eventually(() => expect(banner()).not.toBeNull());
    expect(words(banner()?.querySelector('ul') ?? null)).toMatch(/^Case 1, .+: was 0\.001100 m³, now 0\.001000 m³$/);
    expect(words(resultsAt(0).querySelector('.primary .figure'))).toBe('0.001000');
    const [first] = document.querySelectorAll<HTMLElement>('.case');
    await type(field('Side', first), '50');
    await press(button('Calculate'));
    expect(banner()).toBeNull();
  });

  test('do not show unchanged results, and the banner can be closed', async () => {
    go(await readBefore('0.0.9+other', [100, 0.001]));
    await openPage(box);
    expect(banner()).toBeNull();
    go(await readBefore('0.0.9+other', [100, 0.002]));
    await dispatchWindowEvent('hashchange');
    await eventually(() => expect(banner()).not.toBeNull());
    await press(button('Close'));
    expect(banner()).toBeNull();
  });

  test('do not replace existing work without saving it', async () => {
    saveEarlierWork([7]);
    go(await sharedLink(100, 200));
    await openPage(box);
    expect(statusMessage()).toBe('2 cases opened from the link. Your own work is under Recent work.');
    await press(button('Undo the opened link'));
    expect(sides()).toEqual(['7']);
  });

  test('are opened while the page is open', async () => {
    await openPage(box);
    go(await sharedLink(100));
    await dispatchWindowEvent('hashchange');
    await eventually(() => expect(statusMessage()).toBe('One case opened from the link.'));
    go(await sharedLink(5));
    await dispatchWindowEvent('hashchange');
    await eventually(() => expect(sides()).toEqual(['5']));
    expect(statusMessage()).toContain('Your own work is under Recent work');
  });

  test('transferred from another tool are appended', async () => {
    saveEarlierWork([7], [8]);
    go(await transferFragment('box', { side: 100 }));
    await openPage(box);
    expect(sides()).toEqual(['7', '100']);
    expect(statusMessage()).toBe('One case added to the 1 here.');
  });

  test('transferred to a blank workbench replace it', async () => {
    go(await transferFragment('box', { side: 100 }));
    await openPage(box);
    expect(sides()).toEqual(['100']);
    expect(statusMessage()).toBe('One case added.');
  });

  test('transferred while the work is open in another tab go to a copy', async () => {
    for (const [pieces, text] of [
      [[7], 'Added to a copy of your case, which is open in another tab.'],
      [[7, 8], 'Added to a copy of your 2 cases, which are open in another tab.'],
    ] as const) {
      browser = newBrowser();
      const [id] = saveEarlierWork(pieces);
      lockInAnotherTab(browser.locks, `work:box:${id}`);
      go(await transferFragment('box', { side: 100 }));
      await openPage(box);
      expect(sides()).toEqual([...pieces.map(String), '100']);
      expect(statusMessage()).toBe(text);
      await leavePage();
    }
  });

  test('beyond the maximum are reported', async () => {
    saveEarlierWork(Array.from({ length: 500 }, () => 1));
    go(await transferFragment('box', { side: 100 }));
    await openPage(box);
    expect(statusMessage()).toBe('0 cases of 1 added: a sheet holds 500 cases at most.');
  });

  test('that are unreadable are refused with a message, and the work is unchanged', async () => {
    saveEarlierWork([7]);
    go('#cases=torn');
    await openPage(box);
    expect(sides()).toEqual(['7']);
    expect(statusMessage()).toBe('The link is damaged: it has been cut short or altered.');
  });

  test('are ignored if the fragment means something else', async () => {
    saveEarlierWork([7]);
    go('#references');
    await openPage(box);
    expect(statusMessage()).toBe('');
    expect(location.hash).toBe('#references');
  });
});
