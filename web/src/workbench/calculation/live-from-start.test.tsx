// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { box } from '../testing/box.ts';
import { newBrowser } from '../testing/browser.ts';
import { enter, eventually, field, resultsAt, statusMessage, turnLiveOff, words } from '../testing/page.tsx';
import { useWorkbenchCore } from '../workbench-core.ts';
import { WorkbenchPage } from '../workbench.tsx';

let root: Root | undefined;

beforeEach(async () => {
  newBrowser();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** The workbench of a project's sheet, which opens with its results. */
function Sheet() {
  const core = useWorkbenchCore(box);
  const home = { ready: true, isUnsaved: false, opensCalculated: true, openEarlier: () => Promise.resolve('') };
  return <WorkbenchPage definition={box} core={core} storage={home} />;
}

async function openSheet(): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root?.render(<Sheet />));
  await eventually(() => expect(document.querySelector('.workbench[data-ready]')).not.toBeNull());
}

const volume = () => words(resultsAt(0).querySelector('.primary .value'));

test('a blank sheet of a project shows results as soon as the inputs suffice, without Calculate', async () => {
  await openSheet();
  await enter(field('Coating'), '3');
  expect([volume(), statusMessage()]).toEqual(['--', '']);
  expect(document.querySelector('.notes li')).toBeNull();
  await enter(field('Side'), '100');
  await eventually(() => expect(volume()).toMatch(/0\.001000$/));
});

test('with live results turned off it waits for Calculate', async () => {
  turnLiveOff();
  await openSheet();
  await enter(field('Side'), '100');
  expect(volume()).toBe('--');
});
