// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWorkbookFile } from '../files/spreadsheet/read-workbook.ts';
import { newBrowser } from '../testing/browser.ts';
import { button, eventually, leavePage, openPage, press, statusMessage, words } from '../testing/page.tsx';
import { installWorkers, installFakeWorker } from '../testing/workers.ts';

beforeEach(async () => {
  newBrowser();
  installWorkers();
  const result = await findCalculator('plant-depressurization-pro')?.load();
  if (!result) throw new Error('There is no calculator of blowdown.');
  const examples = result.examples.filter(({ title }) => title.includes('one flare header'));
  await openPage({ ...result, examples });
});
afterEach(leavePage);

/** Captures downloaded files. */
function takenDownloads(): () => readonly Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return () => files;
}

const whole = () => document.querySelector('.together');

test('slow combined results are computed in a worker, and can be cancelled and restarted', async () => {
  await press(button('Load example'));
  await press(button('Calculate'));
  await eventually(() => expect(statusMessage()).toBe('2 cases calculated.'));
  await eventually(() => expect(words(whole()?.querySelector('h2'))).toBe('Flare header'));
  expect(words(whole())).toContain('With the starts in the table the header stays within its limits');

  const ended = installFakeWorker(worker => worker.answer({ type: 'progress', fraction: 0.5 }));
  await press(button('Remove: Discharge drum'));
  await eventually(() => expect(whole()?.querySelector('progress')?.getAttribute('value')).toBe('0.5'));
  await press(button('Cancel'));
  expect(ended()).toBeGreaterThan(0);
  expect(words(whole())).toContain('Not calculated.');
  installWorkers();
  await press(button('Calculate all cases together'));
  await eventually(() => expect(words(whole()?.querySelector('h2'))).toBe('Flare header'));

  const saved = takenDownloads();
  await press(button('Export to Excel'));
  await eventually(() => expect(statusMessage()).toBe('Exported as plant-depressurization-pro-results.xlsx.'));
  expect((await readWorkbookFile(saved()[0] ?? new Blob())).map(({ name }) => name)).toContain('Flare header');
});
