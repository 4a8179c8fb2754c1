// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { box } from '../../testing/box.ts';
import { newBrowser } from '../../testing/browser.ts';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  button,
  buttons,
  caseAt,
  enter,
  eventually,
  field,
  fields,
  focus,
  dispatchWindowEvent,
  leavePage,
  openPage,
  press,
  type,
  turnLiveOff,
  words,
} from '../../testing/page.tsx';

setUpWorkbench();

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.paper-dialog');
const printed = () => document.querySelector('.printed-sheet');
const preview = () => document.querySelector('.paper-preview');

async function openDialog(): Promise<HTMLDialogElement> {
  await press(button('Print sheet'));
  await eventually(() => expect(preview()?.querySelector('.paper')).toBeTruthy());
  const opened = dialog();
  if (!opened) throw new Error('There is no dialog.');
  return opened;
}

/** Two calculated cubes of 100 mm, the second active. */
async function twoCases(): Promise<void> {
  await type(field('Side'), '100');
  await press(button('Duplicate: Case 1'));
  await press(button('Calculate'));
  await focus(field('Side', caseAt(1)));
}

/** Triggers printing and keeps the print state. */
async function print(): Promise<void> {
  await dispatchWindowEvent('beforeprint');
  await eventually(() => expect(printed()?.querySelector('.paper')).toBeTruthy());
}

test('the dialog previews the chosen content and edits the title block', async () => {
  await twoCases();
  const within = await openDialog();
  expect(within.open).toBe(true);
  await type(field('Project', within), 'Plant 7');
  await eventually(() => expect(words(preview()?.querySelector('.paper-title'))).toContain('Plant 7'));
  expect(words(preview())).toContain('Numbers in SI units');
  await press(field('Working, with equations and sources', within));
  await eventually(() => expect(words(preview())).not.toContain('Numbers in SI units'));
  await press(field('Only Case 2', within));
  await eventually(() => expect(preview()?.querySelectorAll('.paper-single')).toHaveLength(1));
});

test('the dialog shows the page count, and the preview numbers the pages', async () => {
  let pages = 1;
  vi.spyOn(CSS, 'supports').mockReturnValue(true);
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(() => Array<DOMRect>(pages) as never);
  await type(field('Side'), '100');
  const counted = (within: HTMLElement) => words(within.querySelector('.page-count'));
  const numbered = (within: HTMLElement) => [...within.querySelectorAll('.preview-page')].map(words);
  let within = await openDialog();
  await eventually(() => expect(counted(within)).toBe('1 page'));
  expect(numbered(within)).toEqual(['Page 1 of 1']);
  await press(button('Close', within));
  await eventually(() => expect(dialog()).toBeNull());
  pages = 2;
  within = await openDialog();
  await eventually(() => expect(counted(within)).toBe('About 2 pages'));
  expect(numbered(within)).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  vi.restoreAllMocks();
});

test('no message is shown if all code was loaded', async () => {
  await type(field('Side'), '100');
  await openDialog();
  expect(words(document.body)).not.toContain('could not be loaded');
});

test('only parts the calculator has are offered, and case options only for several cases', async () => {
  await type(field('Side'), '100');
  const within = await openDialog();
  expect(fields(within)).not.toContain('All cases together');
  expect(fields(within)).not.toContain('All, side by side');
  expect(fields(within)).toContain('Drawings and figures');
  expect(fields(within)).not.toContain('Tables');
});

test('figure options are offered for cases side by side with figures', async () => {
  await twoCases();
  expect(fields(await openDialog())).not.toContain('Cases overlaid');
  await leavePage();
  newBrowser();
  const line = { label: 'V', pen: 'main', points: [[0, 0], [1, 1]] } as const; // prettier-ignore
  const axis = { label: 'Side', kind: 'length', unit: 'm' } as const;
  await openPage({ ...box, plots: () => [{ title: 'Growth', x: axis, y: axis, series: [line] }] });
  await twoCases();
  const within = await openDialog();
  const captions = () => [...(preview()?.querySelectorAll('.figure figcaption') ?? [])].map(words);
  await eventually(() => expect(captions()).toEqual(['Growth']));
  await press(field('For each case', within));
  await eventually(() => expect(captions()).toEqual(['Case 1: Growth', 'Case 2: Growth']));
  await press(field('All, each on its own sheet', within));
  expect(fields(within)).not.toContain('Cases overlaid');
});

test('the dialog closes by its button, and the choices are kept except the single case', async () => {
  await twoCases();
  const within = await openDialog();
  await press(field('Letter', within));
  await press(field('Only Case 2', within));
  await press(button('Close', within));
  await eventually(() => expect(dialog()).toBeNull());
  const again = await openDialog();
  const chosen = [...again.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
  expect(chosen.map(each => words(each.closest('label')))).toEqual(['All, side by side', 'Letter', 'To fit']);
});

test('the browser prints the report in place of the page', async () => {
  turnLiveOff();
  await twoCases();
  await enter(field('Side'), '200');
  await print();
  expect(printed()?.parentElement).toBe(document.body);
  expect(printed()?.querySelectorAll('.paper-case-name')).toHaveLength(2);
  expect(words(printed())).toContain('Edited since this calculation: the results are out of date.');
  await dispatchWindowEvent('afterprint');
  expect(printed()).toBeNull();
  expect(field('Side').value).toBe('200');
});

test('the printout matches the dialog', async () => {
  await twoCases();
  const within = await openDialog();
  await press(field('Only Case 2', within));
  await press(field('References and guidance', within));
  const request = vi.fn<() => void>();
  vi.stubGlobal('print', request);
  await press(button('Print or save as PDF', within));
  expect(request).toHaveBeenCalledOnce();
  await print();
  expect(words(printed()?.querySelector('.paper-single h2'))).toBe('Case 2');
  expect(words(printed())).not.toContain('Handbook of boxes.');
});

test('the time of calculation is printed, not that of printing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22, 12) });
  turnLiveOff();
  await twoCases();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 12));
  await enter(field('Side'), '200');
  await print();
  expect(printed()?.querySelector('time')?.dateTime).toBe('2026-11-22T12:00:00.000Z');
  vi.useRealTimers();
});

test('the page itself has no title block', () => {
  expect(buttons()).toContain('Print sheet');
  expect(fields()).not.toContain('Project');
});
