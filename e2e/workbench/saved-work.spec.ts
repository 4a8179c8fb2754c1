import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { BenchPage } from './bench-page.ts';

const tool = 'restriction-orifice-pro';

test('two tabs of one tool do not overwrite each other, and each restores its own work after a reload', async ({
  context,
}) => {
  const first = new BenchPage(await context.newPage());
  await first.open(tool);
  await first.fill('Case 1', { 'Flow rate': '11' });
  const second = new BenchPage(await context.newPage());
  await second.open(tool);
  await expect(second.field('Case 1', 'Flow rate')).toHaveValue('');
  await second.fill('Case 1', { 'Flow rate': '22' });
  await first.fill('Case 1', { Viscosity: '1' });
  await second.page.reload();
  await expect(second.field('Case 1', 'Flow rate')).toHaveValue('22');
  await first.page.reload();
  await expect(first.field('Case 1', 'Flow rate')).toHaveValue('11');
  await expect(first.field('Case 1', 'Viscosity')).toHaveValue('1');

  await first.page.close();
  await second.page.close();
  const later = new BenchPage(await context.newPage());
  await later.open(tool);
  await expect(later.field('Case 1', 'Flow rate')).toHaveValue('11');
  await later.pressInMoreMenu('Recent work');
  await later.page.getByRole('button', { name: /^Case 1\s*1 case, / }).click();
  await expect(later.field('Case 1', 'Flow rate')).toHaveValue('22');
});

test('a duplicated tab works on a copy', async ({ context }) => {
  const first = new BenchPage(await context.newPage());
  await first.open(tool);
  await first.fill('Case 1', { 'Flow rate': '11' });
  const stored = () =>
    first.page.evaluate(
      id => localStorage.getItem(`work:${id}:${sessionStorage.getItem(`work:${id}`)}`) ?? 'nothing yet',
      tool,
    );
  await expect.poll(stored).toContain('11');
  const opened = context.waitForEvent('page');
  // A window opened this way copies its opener's session storage, like a duplicated tab.
  await first.page.evaluate(() => open(location.href, '_blank'));
  const second = new BenchPage(await opened);
  await expect(second.field('Case 1', 'Flow rate')).toHaveValue('11');
  await second.fill('Case 1', { 'Flow rate': '22' });
  await second.page.reload();
  await expect(second.field('Case 1', 'Flow rate')).toHaveValue('22');
  await first.page.reload();
  await expect(first.field('Case 1', 'Flow rate')).toHaveValue('11');
});

test('old drafts are migrated; unreadable work is kept, reported, downloadable, and deleted after confirmation', async ({
  page,
}) => {
  const newer = `{"schema":99,"tool":"${tool}","saved":"2026-01-02T03:04:05.000Z","cases":[{"flowRate":"5"}]}`;
  await page.goto('/terms');
  await page.evaluate(
    ({ id, text }) => {
      localStorage.setItem(`draft:${id}`, JSON.stringify({ tool: id, cases: [{ flowRate: ['77', 'kg/h'] }] }));
      localStorage.setItem(
        `draft:${id}:aside`,
        JSON.stringify([JSON.stringify({ tool: id, cases: [{ flowRate: ['66', 'kg/h'] }] })]),
      );
      localStorage.setItem(`work:${id}:newer`, text);
    },
    { id: tool, text: newer },
  );
  const bench = new BenchPage(page);
  await bench.open(tool);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('77');
  await bench.pressInMoreMenu('Recent work');
  const list = page.getByRole('group', { name: 'Recent work' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.nth(1)).toContainText('later version');
  const saving = page.waitForEvent('download');
  await list.nth(1).getByRole('button', { name: 'Download it' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toBe(newer);
  await list
    .nth(1)
    .getByRole('button', { name: /^Delete: work that cannot be opened/ })
    .click();
  await expect(list).toHaveCount(2);
  await list.nth(1).getByRole('button', { name: 'Delete permanently' }).press('Enter');
  await expect(list).toHaveCount(1);
  await list.getByRole('button', { name: /^Case 1/ }).press('Enter');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('66');
  expect(await page.evaluate(id => localStorage.getItem(`draft:${id}`), tool)).toBeNull();
});

test('full storage is reported once, and an unedited workbench stores nothing', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await page.reload();
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('work:')))).toEqual([]);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`fill-${size}-${count}`, 'x'.repeat(size));
      } catch {
        continue;
      }
    }
  });
  await bench.fill('Case 1', { 'Flow rate': '11' });
  await expect(page.getByRole('alert')).toContainText('is lost when you close the page');
});

test('cases transferred from another tool are added, in a copy if another tab has the work open', async ({
  context,
}) => {
  const register = new BenchPage(await context.newPage());
  await register.open('relief-valve-pro/scenario-register');
  await register.page.getByLabel('User description, case 1').fill('Blocked outlet');
  const valve = new BenchPage(await context.newPage());
  await valve.open('relief-valve-pro/liquid-service');
  await valve.page.getByRole('button', { name: 'Load example' }).click();
  await valve.page.locator('.menu-choice').first().click();
  await valve.calculate();
  const send = async () => {
    const opened = context.waitForEvent('page');
    await valve.page.getByRole('link', { name: 'Add to a scenario register' }).first().click();
    const page = await opened;
    await page.waitForFunction(() => document.querySelector('[data-ready]') !== null);
    return new BenchPage(page);
  };
  const copy = await send();
  await expect(copy.status()).toHaveText('Added to a copy of your case, which is open in another tab.');
  await expect(copy.page.locator('.case')).toHaveCount(2);
  await expect(copy.page.getByLabel('User description, case 1')).toHaveValue('Blocked outlet');
  await expect(register.page.locator('.case')).toHaveCount(1);
  await copy.page.close();
  await register.page.close();

  const added = await send();
  await expect(added.status()).toHaveText('One case added to the 2 here.');
  await added.page.getByRole('button', { name: 'Undo the cases sent here' }).click();
  await expect(added.page.locator('.case')).toHaveCount(2);
});
