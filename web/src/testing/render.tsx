import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';

let root: Root | undefined;

/** Draws content on an empty page whose requests are not answered. */
export async function render(content: ReactNode): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
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

/** The text of an element, with single blanks. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The texts of the elements that match. */
export const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(textOf);

/** The cells of the rows of tables, row by row. */
export const rowsIn = (within: ParentNode = document) =>
  [...within.querySelectorAll('tr')].map(row => textsOf('th, td', row));
