import { expect, test, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import { BenchPage, craneWater } from './bench-page.ts';

const tool = 'restriction-orifice-pro';

async function exportWorkbook(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('restriction-orifice-results.xlsx');
  return file.path();
}

/** Imports a local file, which the browser reads from disk. */
async function importFile(page: Page, name: string, content: Buffer): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, content);
  await page.getByLabel('File to import').setInputFiles(path);
}

/** Fills in the project of the title block if one is given; returns the project. */
async function titleBlockProject(page: Page, project?: string): Promise<string> {
  await page.getByRole('button', { name: 'Print sheet' }).click();
  const field = page.getByLabel('Project', { exact: true });
  if (project !== undefined) await field.fill(project);
  const value = await field.inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return value;
}

test('an export reopens with the same inputs and results', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { ...craneWater, Viscosity: '1.13800' });
  await page.getByLabel('User description, case 1').fill('Water');
  await page.getByRole('button', { name: 'Duplicate: Water' }).click();
  await page.getByLabel('User description, case 2').fill('In inches');
  await bench.field('In inches', 'Unit of Pipe inside diameter').selectOption('inch');
  await bench.field('In inches', 'Pipe inside diameter').fill('2.90');
  await bench.calculate();
  const calculated = () => expect(bench.result('In inches', 'Orifice diameter')).toHaveText(/\d/);
  await calculated();
  await titleBlockProject(page, 'Flare tip');
  const typed = async () => ({
    fields: await page
      .locator('.case input, .case select')
      .evaluateAll(all => all.map(each => 'value' in each && each.value)),
    project: await titleBlockProject(page),
    results: await page.locator('.case-results .cell.result .figure').allTextContents(),
  });
  const before = await typed();
  expect(before.fields).toEqual(expect.arrayContaining(['28554,98', '1.13800', '2.90', 'inch']));
  const path = await exportWorkbook(page);

  const sheets = await readExcelFile(path);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Results', 'Working', 'As typed', 'Basis']);
  const rows = sheets[0]?.data ?? [];
  const row = (name: string, column: 0 | 1) => rows.find(each => each[column] === name)?.slice(0, 6);
  expect(rows[1]?.slice(0, 6)).toEqual(['Field', 'Id', 'Water', 'Unit', 'In inches', 'Unit']);
  expect(row('Project', 0)?.slice(0, 3)).toEqual(['Project', 'project', 'Flare tip']);
  expect(row('flowRate', 1)).toEqual(['Flow rate', 'flowRate', 28554.98, 'kg/h', 28554.98, 'kg/h']);
  expect(row('pipeInsideDiameter', 1)?.slice(2)).toEqual([73.66, 'mm', 2.9, 'inch']);
  expect(row('orificeDiameterBD', 1)?.[2]).toBeCloseTo(50, 3);
  expect(row('Orifice diameter by Simplified (C = 0.6)', 0)?.[3]).toBe('mm');

  await page.getByRole('button', { name: 'Remove: In inches' }).click();
  await page.getByRole('button', { name: 'Remove: Water' }).click();
  await bench.calculate();
  await titleBlockProject(page, '');
  await importFile(page, 'restriction-orifice-results.xlsx', readFileSync(path));
  await expect(bench.status()).toHaveText('2 cases read from restriction-orifice-results.xlsx.');
  await calculated();
  expect(await typed()).toEqual(before);
});

test.describe('a file that is not an export of this calculator changes nothing and is explained in one sentence', () => {
  const damaged = 'The file is not an Excel workbook (.xlsx), or it is damaged.';
  const entities = zipSync({
    '[Content_Types].xml': strToU8('<?xml version="1.0"?><!DOCTYPE t [<!ENTITY a "aaaaaaaa">]><Types>&a;</Types>'),
    'xl/workbook.xml': strToU8('<workbook/>'),
  });
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) });
  const files: readonly [string, Buffer, string][] = [
    ['not a workbook', Buffer.from('a,b,c\n1,2,3'), damaged],
    ['an archive of something else', Buffer.from(zipSync({ 'readme.txt': strToU8('hello') })), damaged],
    ['entities that swell', Buffer.from(entities), damaged],
    [
      'an archive that swells',
      Buffer.from(bomb),
      'The file unpacks to more than 40 MB; an export of this calculator is far smaller.',
    ],
    ['50 MB', Buffer.alloc(50_000_000), 'The file is larger than 10 MB; an export of this calculator is far smaller.'],
  ];
  for (const [name, buffer, sentence] of files) {
    test(name, async ({ page }) => {
      const bench = new BenchPage(page);
      await bench.open(tool);
      await bench.fill('Case 1', { 'Flow rate': '77' });
      await importFile(page, 'file.xlsx', buffer);
      await expect(bench.status()).toHaveText(sentence);
      await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('77');
    });
  }

  test('a truncated workbook', async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open(tool);
    await bench.fill('Case 1', craneWater);
    await bench.calculate();
    const whole = readFileSync(await exportWorkbook(page));
    await importFile(page, 'file.xlsx', whole.subarray(0, whole.length / 2));
    await expect(bench.status()).toHaveText(damaged);
  });

  test('an export of another calculator', async ({ page }) => {
    const bench = new BenchPage(page);
    await bench.open(tool);
    await bench.calculate();
    const whole = readFileSync(await exportWorkbook(page));
    await bench.open('restriction-orifice');
    await importFile(page, 'file.xlsx', whole);
    await expect(bench.status()).toHaveText(
      'The file was exported from "restriction-orifice-pro"; this calculator is "restriction-orifice".',
    );
  });
});
