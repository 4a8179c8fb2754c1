import type { Definition } from '@isentrope/calculators/kit';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { loadEvaluation } from '../calculation/evaluation-code.ts';
import { loadPasteCode } from '../input-pane/paste/paste-code.ts';
import { reloadSettings } from '../stored-setting.ts';
import { Workbench } from '../workbench.tsx';

/** User interactions with a calculator page; elements are found by accessible name. */

type Control = HTMLInputElement | HTMLSelectElement;

const open = new Set<Root>();

/** Waits until a condition holds; the timeout is generous for busy machines. */
export async function eventually(look: () => void): Promise<void> {
  await vi.waitFor(
    async () => {
      await act(async () => {});
      look();
    },
    { timeout: 60_000, interval: 10 },
  );
}

/** Waits until at least `count` elements match. */
export async function waitForCount(count: number, selector: string): Promise<void> {
  await eventually(() => expect(document.querySelectorAll(selector).length).toBeGreaterThanOrEqual(count));
}

/** Performs an action and waits for its effects. */
async function perform(what: () => Promise<unknown>): Promise<void> {
  await act(async () => void (await what()));
  await act(async () => new Promise(resolve => void setTimeout(resolve)));
}

/** Opens the page of a calculator and waits until it is editable. */
export async function openPage(definition: Definition): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  reloadSettings();
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  open.add(root);
  await Promise.all([loadEvaluation(), loadPasteCode()]);
  await act(async () => root.render(<Workbench definition={definition} />));
  await eventually(() => expect(document.querySelector('.workbench[data-ready]')).not.toBeNull());
}

/** Closes all open pages, which saves their work. */
export async function leavePage(): Promise<void> {
  await act(async () => {
    dispatchEvent(new Event('pagehide'));
    for (const root of open) root.unmount();
  });
  open.clear();
  document.body.replaceChildren();
}

/** Accessible names of elements; collects the labels once, since a page has hundreds. */
function naming(): (element: Element) => string {
  const labels = new Map([...document.querySelectorAll('label')].map(label => [label.htmlFor, label.textContent]));
  return element =>
    (
      element.getAttribute('aria-label') ??
      (element.id === '' ? undefined : labels.get(element.id)) ??
      element.closest('label')?.querySelector('.cap')?.textContent ??
      element.closest('label')?.textContent ??
      element.textContent
    ).trim();
}

function findByName<E extends Element>(name: string, all: readonly E[]): E {
  const nameOf = naming();
  const element = all.find(each => nameOf(each) === name);
  if (!element) throw new Error(`There is no "${name}" among: ${all.map(nameOf).join(' | ')}`);
  return element;
}

/** The column or row of a case by index. */
export function caseAt(index: number): HTMLElement {
  const element = document.querySelectorAll<HTMLElement>('.case, .table-row:not(.table-head)')[index];
  if (!element) throw new Error(`There is no case ${index + 1}.`);
  return element;
}

/** The results of a case by index, in the results pane or its table row. */
export function resultsAt(index: number): HTMLElement {
  const element = document.querySelectorAll<HTMLElement>('.case-results, .table-row:not(.table-head)')[index];
  if (!element) throw new Error(`There are no results of case ${index + 1}.`);
  return element;
}

/** The messages below the results, of the named or the only case. */
export function notesOf(name = 'Case 1'): (string | undefined)[] {
  const section = document.querySelector(`[aria-label="Notes, ${name}"]`);
  return [...(section?.querySelectorAll('.notes li') ?? [])].map(words);
}

/** Turns live calculation off. */
export function turnLiveOff(): void {
  localStorage.setItem('bench:stays', 'yes');
  reloadSettings();
}

/** Selects a tab of the results pane, and waits until its code is loaded. */
export async function openTab(name: string): Promise<void> {
  await press(findByName(name, [...document.querySelectorAll<HTMLElement>('[role="tab"]')]));
  await eventually(() => expect(document.querySelector('.desk-panel')?.textContent).not.toBe(''));
}

const controls = (within: ParentNode) => [...within.querySelectorAll<Control>('input, select, textarea')];

export const field = (name: string, within: ParentNode = document): Control => findByName(name, controls(within));
export const fields = (within: ParentNode = document) => controls(within).map(naming());
export const button = (name: string, within: ParentNode = document) =>
  findByName(name, [...within.querySelectorAll('button')]);
export const buttons = (within: ParentNode = document) => [...within.querySelectorAll('button')].map(naming());

/** The status message in the bottom bar. */
export const statusMessage = () => document.querySelector('.bar-status')?.textContent;

/** Focuses an element, as a click or Tab does. */
export async function focus(element: HTMLElement): Promise<void> {
  await perform(async () => element.focus());
}

export async function leave(element: HTMLElement): Promise<void> {
  await perform(async () => element.blur());
}

/** Types a text into a field, or chooses an option, without leaving the field. */
export async function enter(control: Control, text: string): Promise<void> {
  await perform(async () => {
    control.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true, cancelable: true }),
    );
  });
}

/** Types a text into a field and leaves it. */
export async function type(control: Control, text: string): Promise<void> {
  await enter(control, text);
  await leave(control);
}

export async function press(element: HTMLElement): Promise<void> {
  await perform(async () => element.click());
}

/** Clicks a mark of a drawing. */
export async function click(element: Element | undefined): Promise<void> {
  await perform(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

/** Dispatches a window event. */
export async function dispatchWindowEvent(event: string): Promise<void> {
  await perform(async () => dispatchEvent(new Event(event)));
}

/** Applies a change outside of the page. */
export async function applyChange(change: () => void): Promise<void> {
  await perform(async () => change());
}

/** Presses a key in the focused element. Returns whether the default action was prevented. */
export async function pressKey(key: string, held: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  await perform(async () => document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Pastes a text. Returns whether the page handled it instead of the field. */
export async function paste(element: HTMLElement, text: string): Promise<boolean> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  await perform(async () => element.dispatchEvent(event));
  return event.defaultPrevented;
}

/** Opens a menu by its button label and returns it. */
export async function openMenu(name: string): Promise<HTMLElement> {
  const menu = findByName(name, [...document.querySelectorAll<HTMLElement>('[popover]')]);
  await perform(async () => menu.showPopover());
  return menu;
}

/** The text of an element with collapsed white space. */
export const words = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s+/g, ' ').trim();
