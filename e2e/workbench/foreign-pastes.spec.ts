import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { compositionFiles, listFiles, tableFiles } from '../../web/src/workbench/files/foreign-files/foreign-files.ts';
import { BenchPage } from './bench-page.ts';

/**
 * Every text of the table of files pasted by the keys of a real browser, and every file dropped, one after another on one page for each
 * calculator. What they are read as is tested in full beside the reader.
 */

const folder = new URL('../../web/src/workbench/files/foreign-files/', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(name, folder));

/** The text of a file as a text editor copies it. */
function textOf(name: string): string {
  const bytes = bytesOf(name);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const isText = ([name]: readonly [string, unknown]) => !name.endsWith('.xlsx');

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

async function drop(page: Page, name: string): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([base64 = '', called = '']) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), mark => mark.charCodeAt(0))], called));
      return data;
    },
    [bytesOf(name).toString('base64'), name],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Compositions by mole first, since one by mass changes the basis for the next. */
const compositions = Object.entries(compositionFiles).toSorted(
  ([, one], [, other]) => Number(one.isByMass ?? false) - Number(other.isByMass ?? false),
);

async function amountsOn(bench: BenchPage): Promise<readonly string[]> {
  return bench
    .case('Case 1')
    .getByRole('textbox', { name: /^amount of/ })
    .evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));
}

test('every composition that is pasted replaces the one before', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  for (const [name, { amounts }] of compositions.filter(isText)) {
    await page.locator('[data-field="composition"]').first().focus();
    await paste(page, textOf(name));
    await expect.poll(() => amountsOn(bench), { message: name }).toEqual(Object.values(amounts));
  }
});

test('every composition that is dropped replaces the one before', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  for (const [name, { amounts }] of compositions) {
    await drop(page, name);
    await expect.poll(() => amountsOn(bench), { message: name }).toEqual(Object.values(amounts));
  }
});

test('of two files that are dropped one after the other, the last is taken', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('fluid-properties');
  const last = 'cantera-state-block.yaml';
  await drop(page, 'gc-unit-format.xlsx');
  await drop(page, last);
  await expect(page.getByText(`The composition is from ${last}.`)).toBeVisible();
  const [, { amounts }] = compositions.find(([name]) => name === last) ?? ['', { amounts: {} }];
  expect(await amountsOn(bench)).toEqual(Object.values(amounts));
});

const calculators = [...new Set(Object.values(listFiles).map(({ calculator }) => calculator))];

for (const calculator of calculators)
  test(`every list of ${calculator} that is pasted or dropped is shown with its columns`, async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open(calculator);
    const dialog = page.getByRole('dialog', { name: 'Import a tag list' });
    const sizes = /(\d+) rows?, (\d+) columns?, (\d+) read/;
    const found = dialog.getByText(sizes);
    const lists = Object.entries(listFiles).filter(([, list]) => list.calculator === calculator);
    for (const [name, { cases, unread = [] }] of lists)
      for (const put of isText([name, cases]) ? (['paste', 'drop'] as const) : (['drop'] as const)) {
        if (put === 'drop') await drop(page, name);
        else {
          await bench.case('Case 1').locator('[data-field="userDescription"]').focus();
          await paste(page, textOf(name));
        }
        await expect(found, `${put} ${name}`).toBeVisible();
        const [, rows, columns, read] = (sizes.exec((await found.textContent()) ?? '') ?? []).map(Number);
        if (rows === undefined || columns === undefined || read === undefined) throw new Error(`${name} has no size`);
        expect({ name, isComplete: rows >= Object.keys(cases).length, unread: columns - read }).toEqual({
          name,
          isComplete: true,
          unread: unread.length,
        });
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
  });

test('every history that is pasted into the depressuring is entered or refused', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open('plant-depressurization-pro');
  const field = bench.case('Case 1').locator('[data-field="comparedCurve"]');
  const dialog = page.getByRole('dialog', { name: /the pasted table/ });
  const histories = Object.entries(tableFiles).filter(([, table]) => table.field[0] === 'comparedCurve');
  for (const [name, { rows }] of histories) {
    await field.fill('');
    await paste(page, textOf(name));
    if (rows)
      await expect
        .poll(async () => (await field.inputValue()).split('\n').length, { message: name })
        .toBeGreaterThan(rows.length);
    else await expect(dialog.or(bench.case('Case 1').locator('.why')).first(), name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
