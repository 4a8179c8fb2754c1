// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { caseFrom, type CaseData, type Definition } from '@isentrope/calculators/kit';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkStorage } from '../files/saved-work/work-storage.ts';
import { blankSheet } from '../state/sheet-title.ts';
import { newBrowser } from '../testing/browser.ts';
import { eventually, words } from '../testing/page.tsx';
import { installWorkers } from '../testing/workers.ts';
import { WorkbenchPage } from '../workbench.tsx';
import { useWorkbenchCore, type WorkbenchCore } from '../workbench-core.ts';

let blowdown: Definition;
let root: Root | undefined;
beforeEach(async () => {
  newBrowser();
  installWorkers();
  const result = await findCalculator('plant-depressurization-pro')?.load();
  if (!result) throw new Error('There is no calculator of blowdown.');
  blowdown = result;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

let core: WorkbenchCore | undefined;
const openEarlier = () => Promise.resolve('');

/** A workbench whose storage has loaded its work once it is ready, as that of a project's sheet does. */
function Opened({ ready, opensCalculated }: { ready: boolean; opensCalculated: boolean }) {
  const own = useWorkbenchCore(blowdown);
  useEffect(() => {
    core = own;
  });
  const home: WorkStorage = { ready, isUnsaved: false, opensCalculated, openEarlier };
  return <WorkbenchPage definition={blowdown} core={own} storage={home} />;
}

async function open(cases: readonly CaseData[], opensCalculated: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  const show = (ready: boolean) =>
    act(async () => root?.render(<Opened ready={ready} opensCalculated={opensCalculated} />));
  await show(false);
  await act(async () => {
    const title = core?.workbench.title ?? blankSheet;
    core?.change({ type: 'replace', cases, calculated: [], record: 'r', units: {}, title, questions: [] });
  });
  await show(true);
  await eventually(() => expect(document.querySelector('.workbench[data-ready]')).not.toBeNull());
}

const outdatedText = () => words(document.querySelector('.bar-stale'));
const example = () => caseFrom(blowdown, blowdown.examples[0]?.cases[0] ?? {});

test('the sheet of a project opens with the results of a slow calculation', async () => {
  await open([example()], true);
  await eventually(() => expect(words(document.querySelector('.primary .figure'))).toMatch(/\d/));
  expect(outdatedText()).toBeUndefined();
});

test('work of this browser, and a sheet of very many cases, wait for Calculate', async () => {
  await open([example()], false);
  expect(outdatedText()).toBe('Case 1 not calculated yet');
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  await open(Array.from({ length: 6 }, example), true);
  expect(document.querySelector('progress')).toBeNull();
  expect(outdatedText()).toMatch(/not calculated yet/);
});
