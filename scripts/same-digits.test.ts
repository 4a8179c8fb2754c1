import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser as Chromium, type BrowserContext } from '@playwright/test';
import { catalogue } from '@isentrope/calculators';
import {
  answerCases,
  documentSchema,
  fieldsFromJson,
  loadForDocument,
  run,
  isExpensive,
  caseFromJson,
  type CaseInput,
  type Definition,
  type ReportedCase,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectAssistant, type ConnectedAssistant } from '../server/src/testing/assistant.ts';
import {
  createApiKey,
  sendApiRequest,
  createUser,
  startTestServer,
  type TestServer,
} from '../server/src/testing/index.ts';
import { customPages } from '../web/src/custom-pages.ts';
import { readWorkbookFile } from '../web/src/workbench/files/spreadsheet/read-workbook.ts';
import { chromium as browserProgram } from './chromium.mjs';
import { runLibrary, type LibraryResult } from './library-results.ts';
import { root } from './sources.mjs';

/**
 * The command line, the library, the API, an MCP client, the linked page and its exported workbook give the same results as the
 * kit, to the last digit.
 */

/** The same cases in every run; `SEED=2 npx vitest run …` selects others. */
const seed = Number(process.env['SEED'] ?? 1);

let server: TestServer;
let key: string;
let assistant: ConnectedAssistant;
let chrome: Chromium;
let pro: BrowserContext;
let folder = '';
let library: ReadonlyMap<string, LibraryResult> = new Map();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'isentrope-digits-'));
  const request = catalogue.map(async ({ meta, load }) => [meta.id, casesOf(await load())] as const);
  library = await runLibrary(folder, await Promise.all(request));
  server = await startTestServer();
  const subscriber = await createUser(server, 'pro');
  key = await createApiKey(subscriber);
  assistant = await connectAssistant(server.origin, key);
  chrome = await chromium.launch({ executablePath: await browserProgram(), args: ['--no-sandbox'] });
  pro = await chrome.newContext();
  const { hostname } = new URL(server.origin);
  await pro.addCookies(
    [...subscriber.browser.cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' })),
  );
});
afterAll(async () => {
  await chrome.close();
  await assistant.client.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns three example cases, and two with all numbers perturbed by some percent; one unchanged case for slow calculators. */
function casesOf(definition: Definition): readonly CaseInput[] {
  const examples = definition.examples.flatMap(({ cases }) => cases);
  if (isExpensive(definition)) return examples.slice(0, 1);
  const factor = fc.double({ min: 0.97, max: 1.03, noNaN: true });
  const factors = fc.array(factor, { minLength: definition.inputs.length, maxLength: definition.inputs.length });
  const moved = fc.tuple(fc.constantFrom(...examples), factors).map(([caseInput, by]): CaseInput => {
    const quantities = definition.inputs.flatMap(({ id, field }, index) => {
      const value = caseInput[id];
      return field.type === 'quantity' && typeof value === 'number'
        ? [[id, Number((value * (by[index] ?? 1)).toPrecision(7))] as const]
        : [];
    });
    return { ...caseInput, ...Object.fromEntries(quantities) };
  });
  return [...examples.slice(0, 3), ...fc.sample(moved, { seed, numRuns: 2 })];
}

/** Returns the output of `bin/calc` for cases. */
function runCommandLine(id: string, cases: readonly CaseInput[]): Record<string, unknown> {
  const { stdout, stderr, status } = spawnSync(join(root, 'bin', 'calc'), [id, '--working'], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Returns the numeric results that the workbench and its workbook show for a case, in order. */
function figuresOf(definition: Definition, { values }: ReportedCase) {
  return definition.results.flatMap(({ id }) => {
    const value = values[id];
    return value?.type === 'number' ? [{ id, ...value }] : [];
  });
}

/** Returns the figures shown on a page after calculation, and the rows of its exported results. */
async function readPage(link: string) {
  const page = await pro.newPage();
  try {
    await page.goto(link);
    await page.waitForFunction(() => document.querySelector('[data-ready]') !== null);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.locator('.case-results .cell.result .figure').first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    const file = join(folder, 'exported.xlsx');
    await (await download).saveAs(file);
    const sheets = await readWorkbookFile(new Blob([readFileSync(file)]));
    const shown = await page.locator('.case-results .cell.result .figure').allTextContents();
    const rows = sheets.find(({ name }) => name === 'Results')?.rows ?? [];
    return { shown, rows: rows.slice(rows.findIndex(([label]) => label === 'Results')) };
  } finally {
    await page.close();
  }
}

describe.each(catalogue.map(({ meta, load }) => ({ id: meta.id, load })))('$id', ({ id, load }) => {
  test('an MCP client gets its description', async () => {
    const { title, summary } = await load();
    const { data } = await assistant.call('describe_tool', { tool: id });
    expect(data).toMatchObject({ tool: id, title, purpose: summary });
  });

  test('command line, library, API, MCP, page and workbook give the same digits', async () => {
    const definition = await load();
    const cases = casesOf(definition);
    const understood = cases.map((caseInput, index) => caseFromJson(definition, caseInput, index));
    const { answers, together } = await answerCases(definition, understood, 0, { working: true, together: true });
    const own = {
      cases: answers.map(answer => JSON.parse(answer) as object),
      ...(together === undefined ? {} : { together: JSON.parse(together) as object }),
    };
    expect(runCommandLine(id, cases)).toEqual({ tool: id, ...own });

    const request = await sendApiRequest(server.origin, `/tools/${id}/run`, { key, body: { cases, working: true } });
    expect(request.status, request.text.slice(0, 500)).toBe(200);
    expect(request.json).toMatchObject(own);
    expect(library.get(id)).toEqual({ ...own, engine: request.json?.['engine'] });

    const { data, words: text } = await assistant.call('run_tool', { tool: id, cases, working: true });
    expect(data, text).toMatchObject(own);
    expect(data).toMatchObject({ title: definition.title, engine: request.json?.['engine'] });

    if (customPages.some(each => each === id)) return;
    const document = { schema: documentSchema, tool: id, cases: cases.map(each => fieldsFromJson(definition, each)) };
    await loadForDocument(definition, document);
    const reported = run(definition, document, { working: false, pictures: false }).cases;
    const { shown, rows } = await readPage(String(data?.['link']));
    for (const [index, each] of reported.entries())
      for (const { id: result, value } of figuresOf(definition, each)) {
        const cell = rows.find(row => row[1] === result && typeof row[2 + 2 * index] === 'number')?.[2 + 2 * index];
        expect(cell, `${result} of case ${index + 1}`).toBeTypeOf('number');
        expect(cell, `${result} of case ${index + 1}`).toBe(value);
      }
    for (const { value, digits } of reported.flatMap(each => figuresOf(definition, each)))
      expect(shown).toContain(formatNumber(value, digits));
  });
});
