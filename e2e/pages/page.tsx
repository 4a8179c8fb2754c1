import { createRoot, type Root } from 'react-dom/client';
import type { DetachedWindowAPI } from 'happy-dom';
import { inject, vi } from 'vitest';
import { Browser } from '../../server/src/testing/browser.ts';
import { App } from '../../web/src/app.tsx';
import { findPage } from '../../web/src/pages.ts';
import { refreshSession } from '../../web/src/shell/session.ts';
import { newBrowser } from '../../web/src/workbench/testing/browser.ts';

/** Pages of the site in a simulated browser. Their requests go to the real server with the cookies of a user. */

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** Only ends what hangs, in ms: the first test of a file also compiles the page. Mutation testing, where pages hang, sets less. */
const longestWait = Number(process.env['LONGEST_WAIT'] ?? 200_000);

let root: Root | undefined;

/** Opens a page as a user, by default as a visitor, and waits until it has loaded, or has led to another page. */
export async function openPage(path: string, { browser } = { browser: new Browser(inject('origin')) }): Promise<void> {
  closePage();
  newBrowser();
  vi.stubGlobal('fetch', fetchAs(browser));
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  window.happyDOM.setURL(new URL(path, browser.origin).href);
  const page = await findPage(location.pathname);
  const Content = await page.load();
  await refreshSession();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App page={page} Content={Content} />);
  const opened = location.pathname;
  const isLoaded = () => document.querySelector('main h1') !== null && !document.querySelector('[aria-busy="true"]');
  await eventually(() => location.pathname !== opened || isLoaded(), `${path} is loaded`);
}

/** Closes the open page. */
export function closePage(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

function fetchAs(browser: Browser): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    const { method = 'GET', body } = init;
    const raw = typeof body === 'string' || body instanceof Uint8Array ? { raw: body } : {};
    const headers = Object.fromEntries(new Headers(init.headers));
    const { status, bytes } = await browser.send(method, pathname + search, undefined, { headers, ...raw });
    return new Response(status === 204 ? null : Uint8Array.from(bytes), { status });
  };
}

/** Waits until a condition holds. The time-out only ends what hangs. */
export async function eventually(holds: () => boolean, what = holds.toString()): Promise<void> {
  await vi.waitFor(
    () => {
      if (!holds()) throw new Error(`The page never came to this: ${what}. It shows “${pageText()}”`);
    },
    { timeout: longestWait, interval: 10 },
  );
}

/** Whether the page shows a text; blanks do not count, since elements within a word or number separate its parts. */
export const isShown = (text: string) => withoutBlanks(pageText()).includes(withoutBlanks(text));

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

/** Waits until the page shows a text. */
export const shows = (text: string) => eventually(() => isShown(text), `it shows “${text}”`);

/** Waits until the page no longer shows a text. */
export const hides = (text: string) => eventually(() => !isShown(text), `it does not show “${text}”`);

/** The text of an element, with a blank between the texts of different elements. */
function textOf(element: Element | null): string {
  if (element === null) return '';
  let text = '';
  let before: ParentNode | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentNode, previousSibling, textContent } = walker.currentNode;
    const continues = parentNode === before && previousSibling instanceof Text;
    text += `${continues ? '' : ' '}${textContent ?? ''}`;
    before = parentNode;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The text of the page and its dialog, with the values of its fields left out. */
export const pageText = () => `${textOf(document.querySelector('main'))} ${textOf(dialogElement())}`.trim();

const dialogElement = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');

/** Where elements are looked for: the open dialog, else the page without its header and footer. */
const scope = () => dialogElement() ?? document.querySelector('main') ?? document.body;

/** The accessible name of an element. */
function nameOf(element: Element): string {
  const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
  return element.getAttribute('aria-label') ?? textOf(label ?? element.closest('label') ?? element);
}

type Target = string | RegExp;

const isNamed = (element: Element, name: Target) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** The first of some elements with a name. */
function named<E extends Element>(all: NodeListOf<E>, name: Target): E {
  const found = [...all].find(element => isNamed(element, name));
  if (!found) throw new Error(`There is no ${String(name)} among: ${[...all].map(nameOf).join(' | ')}`);
  return found;
}

/** Returns whether there is a button or link of this name. */
export const has = (name: Target, within: Element = scope()) =>
  [...within.querySelectorAll('button, a')].some(element => isNamed(element, name));

/** Presses a button or follows a link, once it is there and enabled. */
export async function press(name: Target, within?: Element): Promise<void> {
  const find = () => {
    const target = named((within ?? scope()).querySelectorAll<HTMLElement>('button, a'), name);
    if (target instanceof HTMLButtonElement && target.disabled) throw new Error(`${String(name)} is disabled.`);
    return target;
  };
  await exists(find);
  find().click();
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field by its label. */
export const field = (label: Target, within: Element = scope()) =>
  named(within.querySelectorAll<Control>('input, select, textarea'), label);

/** Types a text into a field, or chooses an option by its value, once it is there. */
export async function fill(label: Target, text: string, within?: Element): Promise<void> {
  const find = () => {
    const control = field(label, within ?? scope());
    if (control instanceof HTMLSelectElement && ![...control.options].some(({ value }) => value === text))
      throw new Error(`${String(label)} does not offer ${text}.`);
    return control;
  };
  await exists(find);
  const control = find();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
}

/** Ticks a box or chooses a radio button, once it is there. */
export async function tick(label: Target, within?: Element): Promise<void> {
  const find = () => field(label, within ?? scope());
  await exists(find);
  find().click();
}

/** Waits until a search no longer throws. */
async function exists(find: () => unknown): Promise<void> {
  await vi.waitFor(find, { timeout: longestWait, interval: 10 });
}

/** The rows of tables and the items of lists. */
const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr, main li')];

/** Whether a row has a text. */
export const hasRow = (text: string) => rows().some(row => textOf(row).includes(text));

/** The innermost row with a text. */
export function rowWith(text: string): HTMLElement {
  const found = rows().findLast(row => textOf(row).includes(text));
  if (!found) throw new Error(`No row has “${text}”: ${rows().map(textOf).join(' | ')}`);
  return found;
}

/** The text of a row. */
export const rowText = (text: string) => textOf(rowWith(text));

/** The part of a page under a heading. */
export function sectionOf(title: string): HTMLElement {
  const headings = [...document.querySelectorAll('main h2')];
  const section = headings.find(heading => textOf(heading) === title)?.closest<HTMLElement>('section');
  if (!section) throw new Error(`There is no ${title} among: ${headings.map(textOf).join(' | ')}`);
  return section;
}

/** Whether a part of a page shows a text. */
export const sectionShows = (title: string, text: string) =>
  withoutBlanks(textOf(sectionOf(title))).includes(withoutBlanks(text));
