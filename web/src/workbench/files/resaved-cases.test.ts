import { findCalculator } from '@isentrope/calculators';
import {
  caseFrom,
  openWorkbook,
  run,
  workbook,
  writeDocument,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libreOffice } from '../../../../scripts/libreoffice.mjs';
import { readWorkbookFile } from './spreadsheet/read-workbook.ts';
import { writeWorkbookFile } from './spreadsheet/excel-file.ts';

/**
 * Exported cases opened and saved again by LibreOffice, in a single run. Those that Gnumeric has saved are among the stored workbooks, which
 * `excel-file.test.ts` opens.
 */

const tools = [
  'control-valve',
  'line-sizing-pro',
  'relief-valve-pro/gas-vapor-service',
  'hydraulic-network-pro',
] as const;
const fileOf = (tool: string) => `${tool.replaceAll('/', '-')}.xlsx`;

/** Texts that programs tend to change, in units of their own and ambiguous ones. */
const awkward = ['00123', '0.50', '1e3', '107000 lb/h', '48,600', '1/2', '=A1', 'TRUE', '#N/A', "it's", 'two\nlines', ' both ends ', 'm³ & <b>', '-0']; // prettier-ignore

interface Exported {
  readonly definition: Definition;
  readonly cases: readonly CaseData[];
}

const exported = new Map<string, Exported>();
let folder: string;

/** Example cases, and one for each awkward text in every field. */
async function casesOf(tool: string): Promise<Exported> {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`No calculator ${tool}`);
  const examples = (definition.examples[0]?.cases ?? []).map(input => caseFrom(definition, input));
  const [first = {}] = examples;
  const changed = awkward.map(text =>
    Object.fromEntries(
      definition.inputs.map(({ id, field }) => [
        id,
        field.type === 'choice' || field.type === 'rows' ? (first[id] ?? { text: '' }) : { ...first[id], text },
      ]),
    ),
  );
  return { definition, cases: [...examples, ...changed] };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'resaved-'));
  for (const tool of tools) {
    const of = await casesOf(tool);
    exported.set(tool, of);
    const document = writeDocument(of.definition, { cases: of.cases });
    const report = run(of.definition, document, { pictures: false, working: false });
    const file = await writeWorkbookFile(workbook(of.definition, of.cases, report, { date: '2026-01-31' }));
    writeFileSync(join(folder, fileOf(tool)), new Uint8Array(await file.arrayBuffer()));
  }
  await promisify(execFile)(await libreOffice(), [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    '--convert-to',
    'xlsx',
    '--outdir',
    join(folder, 'out'),
    ...tools.map(tool => join(folder, fileOf(tool))),
  ]);
}, 300_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(tools)('exported cases of %s are the same after LibreOffice has saved them', async tool => {
  const { definition, cases } = exported.get(tool) ?? (await casesOf(tool));
  const bytes = new Uint8Array(readFileSync(join(folder, 'out', fileOf(tool))));
  expect(openWorkbook(definition, await readWorkbookFile(new Blob([bytes]))).cases).toEqual(cases);
});
