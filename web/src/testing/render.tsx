import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { answerRequests, type Answers } from './requests.ts';

let root: Root | undefined;

/** Draws content on an empty page whose requests are not answered, except these. */
export async function render(content: ReactNode, answers: Answers = {}): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answerRequests(answers);
  await unmount();
  const main = document.body.appendChild(document.createElement('main'));
  root = createRoot(main);
  await act(async () => root?.render(content));
  return main;
}

/** Removes what was drawn. */
export async function unmount(): Promise<void> {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
}

/** Unfolds a collapsible part by its heading. */
export async function unfold(heading: string): Promise<HTMLDetailsElement> {
  const details = [...document.querySelectorAll('details')].find(
    each => textOf(each.querySelector('summary')) === heading,
  );
  if (!details) throw new Error(`Nothing is folded under ${heading}.`);
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  return details;
}

/** Presses the first enabled button of this name. */
export async function pressButton(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(each => textOf(each) === name && !each.disabled);
  if (!found) throw new Error(`There is no ${name} among ${textsOf('button').join(', ')}.`);
  await act(async () => found.click());
}

/** Waits for what the page does by itself, such as loading a module, until a condition holds. */
export async function eventually(look: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(look, { timeout: 60_000, interval: 10 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

/** Enters a text into the field of this name. */
export function enter(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}.`);
  field.value = text;
}

/** The text of an element, with single blanks. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The texts of the elements that match. */
export const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(textOf);

/** The cells of the rows of tables, row by row. */
export const rowsIn = (within: ParentNode = document) =>
  [...within.querySelectorAll('tr')].map(row => textsOf('th, td', row));
