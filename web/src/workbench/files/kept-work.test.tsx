// @vitest-environment happy-dom
import { caseFrom, sendFragment, shareFragment, writeDocument } from '@isentrope/calculators/kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { box } from '../testing/box.ts';
import { heldByAnotherTab, newBrowser, storeThatIs } from '../testing/browser.ts';
import {
  button,
  buttons,
  changes,
  enter,
  eventually,
  field,
  happens,
  leavePage,
  openMenu,
  openPage,
  press,
  resultsAt,
  said,
  type,
  untilThereAre,
  words,
} from '../testing/page.tsx';
import { blankSheet } from '../bench/sheet-title.ts';
import { workText } from './work-record.ts';
import { keepRecord } from './work-store.ts';

let browser: ReturnType<typeof newBrowser>;
/** Ids that no other test has used: a tab holds what it has opened as long as it lives. */
let count = 0;
const newId = () => `record-${(count += 1)}`;

beforeEach(() => {
  browser = newBrowser();
});
afterEach(leavePage);

const sides = () => [...document.querySelectorAll<HTMLElement>('.case')].map(each => field('Side', each).value);
const records = () => Object.keys(localStorage).filter(key => key.startsWith('work:box:'));
/** Work of other days, one piece for each side, the first the latest. */
function earlier(...typed: readonly (readonly number[])[]): string[] {
  return typed.map((pieces, place) => {
    const id = newId();
    const cases = pieces.map(side => caseFrom(box, { side, userDescription: `Box of ${side}` }));
    const work = { cases, calculatedFrom: cases.map(() => undefined), units: {}, title: blankSheet, questions: [] };
    keepRecord(box, localStorage, id, workText(box, work), new Date(Date.UTC(2026, 4, 28 - place, 12)));
    return id;
  });
}

/** Opens the dialog in which the title block of the sheet is typed. */
async function openTitleBlock(): Promise<void> {
  await press(button('Print sheet'));
  await untilThereAre(1, '.paper-dialog');
}

describe('the work of a tab', () => {
  test('is there again when the page is opened again, with its results, units and title', async () => {
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

  test('is kept a moment after it is typed, without leaving', async () => {
    await openPage(box);
    await type(field('Side'), '100');
    await eventually(() => expect(records()).toHaveLength(1));
  });

  test('that is nothing is not kept', async () => {
    await openPage(box);
    await type(field('Side'), '100');
    await happens('pagehide');
    expect(records()).toHaveLength(1);
    await type(field('Side'), '');
    await happens('pagehide');
    expect(records()).toEqual([]);
  });

  test('is kept again where it was deleted elsewhere', async () => {
    await openPage(box);
    await type(field('Side'), '100');
    await happens('pagehide');
    for (const key of records()) localStorage.removeItem(key);
    await press(button('Calculate'));
    await happens('pagehide');
    expect(records()).toHaveLength(1);
  });

  test('for which there is no room, or no store, is not kept, and that is said until there is', async () => {
    await openPage(box);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    const makeRoom = storeThatIs('full');
    await type(field('Side'), '100');
    await happens('pagehide');
    expect(words(document.querySelector('[role="alert"]'))).toContain('no room left');
    makeRoom();
    await type(field('Side'), '200');
    await happens('pagehide');
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(records()).toHaveLength(1);
  });

  test('can be typed where the browser forbids its store', async () => {
    storeThatIs('closed');
    await openPage(box);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(said()).toBe('Calculated.');
  });
});

describe('a new tab', () => {
  test('goes on with the latest work that no other tab has open', async () => {
    const [latest] = earlier([7], [8]);
    heldByAnotherTab(browser.locks, `work:box:${latest}`);
    await openPage(box);
    expect(sides()).toEqual(['8']);
  });

  test('begins anew where all is open elsewhere', async () => {
    const [only] = earlier([7]);
    heldByAnotherTab(browser.locks, `work:box:${only}`);
    await openPage(box);
    expect(sides()).toEqual(['']);
  });

  test('that was duplicated goes on with a copy, which is kept once something in it is changed', async () => {
    const [own = ''] = earlier([7]);
    heldByAnotherTab(browser.locks, `work:box:${own}`);
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(sides()).toEqual(['7']);
    await happens('pagehide');
    expect(records()).toEqual([`work:box:${own}`]);
    await type(field('Side'), '9');
    await happens('pagehide');
    expect(records()).toHaveLength(2);
    expect(sessionStorage.getItem('work:box')).not.toBe(own);
  });

  test('goes on with its own work, though another is later', async () => {
    const [, own = ''] = earlier([7], [8]);
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(sides()).toEqual(['8']);
  });

  test('begins anew where its work is gone', async () => {
    earlier([7]);
    const own = newId();
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(sides()).toEqual(['']);
    await type(field('Side'), '3');
    await happens('pagehide');
    expect(records()).toHaveLength(2);
  });

  test('says where its work cannot be read, and leaves that as it is', async () => {
    const own = newId();
    localStorage.setItem(`work:box:${own}`, 'torn');
    sessionStorage.setItem('work:box', own);
    await openPage(box);
    expect(said()).toBe('This work is damaged and cannot be opened. It is kept as it is under Earlier work.');
    await type(field('Side'), '3');
    await happens('pagehide');
    expect(localStorage.getItem(`work:box:${own}`)).toBe('torn');
  });

  test('in a browser without locks goes on with a copy', async () => {
    const { prototype } = navigator.constructor as typeof Navigator;
    Reflect.deleteProperty(navigator, 'locks');
    const own = Object.getOwnPropertyDescriptor(prototype, 'locks') ?? {};
    Reflect.deleteProperty(prototype, 'locks');
    earlier([7]);
    await openPage(box);
    expect(sides()).toEqual(['7']);
    await type(field('Side'), '8');
    await happens('pagehide');
    expect(records()).toHaveLength(2);
    Object.defineProperty(prototype, 'locks', own);
  });
});

describe('earlier work', () => {
  const listed = (menu: HTMLElement) =>
    [...menu.querySelectorAll('li')].map(each => words(each.querySelector('.earlier-open')));

  test('is listed by its names, number and time, without what is open', async () => {
    earlier([1], [2, 3, 4, 5, 6], [7, 8]);
    await openPage(box);
    const menu = await openMenu('Earlier work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(2));
    expect(listed(menu)).toEqual([
      'Box of 2, Box of 3, Box of 4 and 2 more5 cases, 27 May 2026, 12:00',
      'Box of 7, Box of 82 cases, 26 May 2026, 12:00',
    ]);
  });

  test('says where there is none', async () => {
    await openPage(box);
    const menu = await openMenu('Earlier work');
    expect(words(menu)).toBe('This browser keeps no other work for this tool.');
  });

  test('is opened in the place of what is there, and that can be taken back', async () => {
    earlier([1], [2]);
    await openPage(box);
    const menu = await openMenu('Earlier work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    await press(menu.querySelector<HTMLElement>('button.earlier-open') ?? document.body);
    await eventually(() => expect(said()).toBe('Earlier work opened.'));
    expect(menu.hasAttribute('data-open')).toBe(false);
    expect(sides()).toEqual(['2']);
    await press(button('Undo opening earlier work'));
    expect(sides()).toEqual(['1']);
    await leavePage();
    expect(records()).toHaveLength(2);
  });

  test('that another tab has open is opened as a copy, and cannot be deleted', async () => {
    const [, second] = earlier([1], [2]);
    heldByAnotherTab(browser.locks, `work:box:${second}`);
    await openPage(box);
    const menu = await openMenu('Earlier work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    expect(listed(menu)).toEqual(['Box of 21 case, 27 May 2026, 12:00, open in another tab']);
    expect(menu.querySelector('.earlier-delete')).toBeNull();
    await press(menu.querySelector<HTMLElement>('button.earlier-open') ?? document.body);
    await eventually(() => expect(said()).toBe('A copy of earlier work opened; the other is open in another tab.'));
    await type(field('Side'), '9');
    await happens('pagehide');
    expect(records()).toHaveLength(3);
  });

  test('is deleted when that is said twice', async () => {
    earlier([1], [2]);
    await openPage(box);
    const menu = await openMenu('Earlier work');
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

  test('is asked about anew when the menu is opened again', async () => {
    earlier([1], [2]);
    await openPage(box);
    const menu = await openMenu('Earlier work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    await press(button('Delete: Box of 2, 27 May 2026, 12:00', menu));
    await changes(() => menu.hidePopover());
    expect(buttons(menu)).toContain('Delete permanently');
    await openMenu('Earlier work');
    expect(buttons(menu)).not.toContain('Delete permanently');
  });

  test('beyond twenty pieces is listed when it is asked for', async () => {
    earlier(...Array.from({ length: 23 }, (_, place) => [place + 1]));
    await openPage(box);
    const menu = await openMenu('Earlier work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(20));
    await press(button('Show all 22', menu));
    expect(menu.querySelectorAll('li')).toHaveLength(22);
    expect(buttons(menu)).not.toContain('Show all 22');
    await openMenu('Earlier work');
    expect(menu.querySelectorAll('li')).toHaveLength(20);
  });

  test('that cannot be read can be taken as a file, and its time is not known', async () => {
    localStorage.setItem(`work:box:${newId()}`, 'torn');
    earlier([1]);
    await openPage(box);
    const menu = await openMenu('Earlier work');
    await eventually(() => expect(menu.querySelectorAll('li')).toHaveLength(1));
    expect(listed(menu)[0]).toContain('This work is damaged and cannot be opened.It is kept as it is, time not known.');
    const files: { name: string; type: string; text: Promise<string> }[] = [];
    let given: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      given = file as Blob;
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (given) files.push({ name: this.download, type: given.type, text: given.text() });
    });
    await press(button('Download it', menu));
    expect(files.map(({ name, type: of }) => [name, of])).toEqual([['box-earlier-work.json', 'application/json']]);
    expect(await files[0]?.text).toBe('torn');
  });
});

describe('cases that come with the address', () => {
  const go = (hash: string) => history.replaceState(null, '', `/box${hash}`);
  const shared = (...given: readonly number[]) =>
    shareFragment(
      box,
      given.map(side => caseFrom(box, { side })),
    );

  test('are opened from a link, calculated, and leave the address', async () => {
    go(await shared(100));
    await openPage(box);
    expect(sides()).toEqual(['100']);
    expect(said()).toBe('One case opened from the link.');
    expect(location.hash).toBe('');
    expect(words(resultsAt(0).querySelector('.primary .figure'))).toBe('0.001000');
  });

  /** A link of another version, whose maker read such an answer of each case. */
  async function readBefore(engine: string, ...given: readonly (readonly [side: number, read: number])[]) {
    const document = writeDocument(box, { cases: given.map(([side]) => caseFrom(box, { side })) });
    const text = JSON.stringify({ ...document, read: { engine, cases: given.map(([, read]) => [read]) } });
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return `#cases=${Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')}`;
  }
  const banner = () => document.querySelector('.link-drift');

  test('are shown with what was read before, where the calculator has changed since, until they are edited', async () => {
    go(await readBefore('0.0.9+other', [100, 0.0011], [200, 0.008]));
    await openPage(box);
    expect(words(banner()?.querySelector('ul') ?? null)).toMatch(/^Case 1, .+: was 0\.001100 m³, now 0\.001000 m³$/);
    expect(words(resultsAt(0).querySelector('.primary .figure'))).toBe('0.001000');
    const [first] = document.querySelectorAll<HTMLElement>('.case');
    await type(field('Side', first), '50');
    await press(button('Calculate'));
    expect(banner()).toBeNull();
  });

  test('say nothing of what was read where it is the same, and can be closed where it is not', async () => {
    go(await readBefore('0.0.9+other', [100, 0.001]));
    await openPage(box);
    expect(banner()).toBeNull();
    go(await readBefore('0.0.9+other', [100, 0.002]));
    await happens('hashchange');
    await eventually(() => expect(banner()).not.toBeNull());
    await press(button('Close'));
    expect(banner()).toBeNull();
  });

  test('do not cost the work that is there', async () => {
    earlier([7]);
    go(await shared(100, 200));
    await openPage(box);
    expect(said()).toBe('2 cases opened from the link. Your own work is kept under Earlier work.');
    await press(button('Undo the opened link'));
    expect(sides()).toEqual(['7']);
  });

  test('are opened as well while the page is open', async () => {
    await openPage(box);
    go(await shared(100));
    await happens('hashchange');
    await eventually(() => expect(said()).toBe('One case opened from the link.'));
    go(await shared(5));
    await happens('hashchange');
    await eventually(() => expect(sides()).toEqual(['5']));
    expect(said()).toContain('Your own work is kept');
  });

  test('sent by another tool go beside those that are there', async () => {
    earlier([7], [8]);
    go(await sendFragment('box', { side: 100 }));
    await openPage(box);
    expect(sides()).toEqual(['7', '100']);
    expect(said()).toBe('One case added to the 1 here.');
  });

  test('sent to nothing are all there is', async () => {
    go(await sendFragment('box', { side: 100 }));
    await openPage(box);
    expect(sides()).toEqual(['100']);
    expect(said()).toBe('One case added.');
  });

  test('sent while the work is open in another tab go to a copy of it', async () => {
    for (const [pieces, words] of [
      [[7], 'Added to a copy of your case, which is open in another tab.'],
      [[7, 8], 'Added to a copy of your 2 cases, which are open in another tab.'],
    ] as const) {
      browser = newBrowser();
      const [id] = earlier(pieces);
      heldByAnotherTab(browser.locks, `work:box:${id}`);
      go(await sendFragment('box', { side: 100 }));
      await openPage(box);
      expect(sides()).toEqual([...pieces.map(String), '100']);
      expect(said()).toBe(words);
      await leavePage();
    }
  });

  test('for which there is no room are named', async () => {
    earlier(Array.from({ length: 500 }, () => 1));
    go(await sendFragment('box', { side: 100 }));
    await openPage(box);
    expect(said()).toBe('0 cases of 1 added: a sheet holds 500 cases at most.');
  });

  test('that cannot be read are refused in words, and what is there stays', async () => {
    earlier([7]);
    go('#cases=torn');
    await openPage(box);
    expect(sides()).toEqual(['7']);
    expect(said()).toBe('The link is damaged: it has been cut short or altered.');
  });

  test('are no cases where the address names something else', async () => {
    earlier([7]);
    go('#references');
    await openPage(box);
    expect(said()).toBe('');
    expect(location.hash).toBe('#references');
  });
});
