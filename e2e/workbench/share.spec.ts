import { expect, test } from '@playwright/test';
import { BenchPage, craneWater } from './bench-page.ts';

const tool = 'restriction-orifice-pro';

test('a link carries all cases to another browser', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', craneWater);
  await page.getByRole('button', { name: 'Add New Case' }).click();
  await bench.fill('Case 2', { 'Flow rate': '12,5' });
  await bench.pressInMoreMenu('Copy link');
  await expect(bench.status()).toHaveText('Link copied. It includes every case.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext();
  const opened = new BenchPage(await other.newPage());
  await opened.page.goto(link);
  await expect(opened.result('Case 1', 'Orifice diameter')).toHaveText('50.00');
  await expect(opened.field('Case 2', 'Flow rate')).toHaveValue('12,5');
  await other.close();
});

test('a damaged link is reported and keeps the draft', async ({ page }) => {
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { 'Flow rate': '77' });
  await page.goto('about:blank');
  await page.goto(`/${tool}#cases=rubbish`);
  await expect(bench.status()).toHaveText('The link is damaged: it has been cut short or altered.');
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('77');
});

test("a shared link keeps the user's own work: restored by undo, or found under Recent work after reloads", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = new BenchPage(page);
  await bench.open(tool);
  await bench.fill('Case 1', { 'Flow rate': '11' });
  await bench.pressInMoreMenu('Copy link');
  await expect(bench.status()).toHaveText('Link copied. It includes every case.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await bench.fill('Case 1', { 'Flow rate': '22' });
  await page.getByLabel('User description, case 1').fill('Mine');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('11');
  await expect(bench.status()).toHaveText('One case opened from the link. Your own work is under Recent work.');
  await page.getByRole('button', { name: 'Undo the opened link' }).click();
  await expect(bench.field('Mine', 'Flow rate')).toHaveValue('22');
  await page.getByRole('button', { name: 'Redo the opened link' }).click();
  await bench.fill('Case 1', { 'Flow rate': '33' });
  for (const _ of ['once', 'twice']) {
    await page.reload();
    await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('33');
  }
  await page.getByRole('button', { name: 'Recent work' }).click();
  await page.getByRole('button', { name: /^Mine/ }).click();
  await expect(bench.field('Mine', 'Flow rate')).toHaveValue('22');
  await page.getByRole('button', { name: 'Undo opening recent work' }).click();
  await expect(bench.field('Case 1', 'Flow rate')).toHaveValue('33');
});

test('a link given to an assistant opens its cases, calculated', async ({ page, request }) => {
  const duty = {
    userDescription: 'Recycle',
    flowRate: { value: 28600, unit: 'kg/h' },
    upstreamPressure: 400,
    pressureDifferential: 17,
    fluidUpstreamDensity: 999.1,
    viscosity: 1.14,
    pipeInsideDiameter: 73.66,
  };
  const call = { name: 'run_tool', arguments: { tool: 'restriction-orifice', cases: [duty] } };
  const response = await request.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
  });
  const { result } = (await response.json()) as {
    result: { content: [{ text: string }]; structuredContent: { link: string } };
  };
  expect(result.content[0].text).toContain('Orifice diameter: 50.81 mm');
  const bench = new BenchPage(page);
  await page.goto(result.structuredContent.link);
  await expect(bench.field('Recycle', 'Flow rate')).toHaveValue('28600');
  await expect(bench.result('Recycle', 'Orifice diameter')).toHaveText('50.81');
});
