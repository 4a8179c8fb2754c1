import { catalogue, findCalculator } from '@isentrope/calculators';
import {
  caseFrom,
  formulaWorkbook,
  loadFor,
  availableMethods,
  openWorkbook,
  run,
  isExpensive,
  writeDocument,
  type CaseData,
  type Cell,
  type Definition,
  type Entry,
  type ReadCell,
  type ReadSheet,
  type ReportedCase,
  type Sheet,
} from '@isentrope/calculators/kit';
import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libreOffice } from '../../../../scripts/libreoffice.mjs';
import { writeWorkbookFile } from './spreadsheet/excel-file.ts';

/**
 * Formula workbooks calculated by LibreOffice: each has exported cases and copies with changed input cells. Formula
 * results are compared with our own calculation of the changed cases.
 */

const recalculate = 'recalculate in Isentrope';
const office = promisify(execFile);

/** The random cases are fixed; `SEED=2 npx vitest run …` selects others, and `CASES` more of them. */
const seed = Number(process.env['SEED'] ?? 1);
const count = Number(process.env['CASES'] ?? 10);

/** A workbook of cases of a calculator, before and after the changes. */
interface WorkbookTrial {
  readonly id: string;
  readonly definition: Definition;
  /** The sheets with changed input cells. */
  readonly sheets: readonly Sheet[];
  /** Our own results for the changed sheets. */
  readonly cases: readonly ReportedCase[];
  /** A description of the change; undefined for an unchanged case. */
  readonly changes: readonly (string | undefined)[];
}

const scale = fc.oneof(
  fc.double({ min: 0.8, max: 1.25, noNaN: true }),
  fc.double({ min: -2, max: 2, noNaN: true }).map(power => 10 ** power),
  fc.constantFrom(0, -1),
);

/** An example case with its numbers changed by some percent and a random method. */
function randomCase(definition: Definition): fc.Arbitrary<CaseData> {
  const examples = isExpensive(definition) ? definition.examples.slice(0, 1) : definition.examples;
  const complete = examples.flatMap(({ cases }) => cases.map(input => caseFrom(definition, input)));
  const factors = fc.array(fc.double({ min: 0.97, max: 1.03, noNaN: true }), {
    minLength: definition.inputs.length,
    maxLength: definition.inputs.length,
  });
  const odd = fc.option(fc.tuple(fc.constantFrom(...definition.inputs), fc.constantFrom('', '0', '-1', 'abc', '5')));
  return fc.tuple(fc.constantFrom(...complete), fc.nat(), factors, odd).map(([data, choice, by, disturbed]) => {
    const methods = availableMethods(definition, data);
    const method = methods[choice % Math.max(1, methods.length)];
    const moved: Record<string, Entry> = { ...data, ...(method === undefined ? {} : { method: { text: method } }) };
    // Slow calculations are run once.
    for (const [index, { id, field }] of definition.inputs.entries()) {
      const number = Number(data[id]?.text);
      if (field.type !== 'quantity' || !data[id]?.text || !Number.isFinite(number) || isExpensive(definition)) continue;
      moved[id] = { ...data[id], text: String(Number((number * (by[index] ?? 1)).toPrecision(6))) };
    }
    const [input, text] = disturbed ?? [];
    if (input && text !== undefined && choice % 4 === 0 && input.field.type === 'quantity')
      moved[input.id] = { ...moved[input.id], text };
    return moved;
  });
}

/** Changes one to three input cells of a case: another number, blank or another option. */
function withChanges(definition: Definition, sheet: Sheet, index: number, random: () => number) {
  const ends = sheet.rows.findIndex(([cell]) => cell?.style === 'part' && cell.value === 'Results');
  const column = 2 + 2 * index;
  const typed = sheet.rows.flatMap((row, at) => {
    const input = definition.inputs.find(({ id }) => id === row[1]?.value);
    const cell = row[column];
    return at < ends && input && cell ? [{ at, input, cell }] : [];
  });
  const numbers = typed.filter(({ cell }) => typeof cell.value === 'number');
  const some = (from: typeof typed) => from[Math.floor(random() * from.length)];
  const changed = new Map<number, Cell>();
  for (let left = 1 + Math.floor(random() ** 2 * 3); left > 0; left -= 1) {
    const result = random() < 0.9 ? some(numbers) : some(typed);
    if (!result) continue;
    const { at, input, cell } = result;
    const { field } = input;
    if (field.type === 'choice') {
      const option = field.options[Math.floor(random() * field.options.length)] ?? '';
      changed.set(at, { ...cell, value: field.names?.[option] ?? option });
    } else if (typeof cell.value === 'number') {
      const [factor = 1] = fc.sample(scale, { seed: Math.floor(random() * 1e9), numRuns: 1 });
      const value = random() < 0.05 ? '' : Number((cell.value * factor).toPrecision(7)) + 0;
      changed.set(at, { ...cell, value });
    } else if (field.type === 'quantity') changed.set(at, { value: Number((random() * 100).toPrecision(4)) });
  }
  const rows = sheet.rows.map((row, at) => {
    const cell = changed.get(at);
    return cell ? row.map((each, of) => (of === column ? cell : each)) : row;
  });
  const text = [...changed].map(([at, { value }]) => `${String(sheet.rows[at]?.[1]?.value)} = ${value}`).join(', ');
  return { sheet: { ...sheet, rows }, words: text };
}

/** Sheets as read by another program. */
const readBack = (sheets: readonly Sheet[]): ReadSheet[] =>
  sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cell => cell?.value)) }));

async function buildTrial(id: string, from: number): Promise<WorkbookTrial> {
  const definition = await findCalculator(id)?.load();
  if (!definition) throw new Error(`no calculator ${id}`);
  const cases = fc.sample(randomCase(definition), { seed: from, numRuns: isExpensive(definition) ? 2 : count });
  await loadFor(definition, cases);
  const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
  const { sheets } = formulaWorkbook(definition, cases, report, { date: '2026-01-31' });
  let [results] = sheets;
  if (!results) throw new Error('no sheet of results');
  const changes: (string | undefined)[] = [];
  const random = randoms(from);
  for (const index of cases.keys()) {
    // Every fourth case stays as exported.
    if (index % 4 === 0) {
      changes.push(undefined);
      continue;
    }
    const { sheet, words: text } = withChanges(definition, results, index, random);
    results = sheet;
    changes.push(text);
  }
  const changed = [results, ...sheets.slice(1)];
  const input = openWorkbook(definition, readBack(changed)).cases;
  await loadFor(definition, input);
  const document = writeDocument(definition, { cases: input });
  return {
    id,
    definition,
    sheets: changed,
    cases: run(definition, document, { pictures: false }).cases,
    changes,
  };
}

/** Pseudo-random numbers from 0 to 1 for a seed. */
function randoms(from: number): () => number {
  const even = fc.noBias(fc.integer({ min: 0, max: 2 ** 30 - 1 }));
  const drawn = fc.sample(even, { seed: from, numRuns: 4000 }).map(each => each / 2 ** 30);
  let index = 0;
  return () => drawn[(index += 1) % drawn.length] ?? 0;
}

let folder = '';
let program = '';

beforeAll(async () => {
  program = await libreOffice();
  folder = mkdtempSync(join(tmpdir(), 'isentrope-formulas-'));
  // LibreOffice recalculates every formula on load, regardless of stored values.
  mkdirSync(join(folder, 'profile', 'user'), { recursive: true });
  writeFileSync(
    join(folder, 'profile', 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Export filter: one tab-separated file per sheet with all digits, twice as fast as a workbook. */
const asText = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false,false,false,-1';

async function calculateInLibreOffice(all: readonly WorkbookTrial[]): Promise<readonly (readonly ReadSheet[])[]> {
  for (const [index, { sheets }] of all.entries())
    writeFileSync(join(folder, `${index}.xlsx`), new Uint8Array(await (await writeWorkbookFile(sheets)).arrayBuffer()));
  const out = join(folder, 'out');
  await office(program, [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    '--convert-to',
    asText,
    '--outdir',
    out,
    ...all.map((_, index) => join(folder, `${index}.xlsx`)),
  ]);
  return all.map(({ sheets }, index) =>
    sheets.map(({ name }) => ({
      name,
      rows: readFileSync(join(out, `${index}-${name}.csv`), 'utf8')
        .split('\n')
        .map(line => line.split('\t').map(cellOf)),
    })),
  );
}

/** The value of a cell: number, text or blank; texts may be quoted. */
function cellOf(text: string): ReadCell {
  const message = text.replace(/^"(.*)"$/, '$1').replaceAll('""', '"');
  if (message === '') return null;
  return Number.isFinite(Number(message)) ? Number(message) : message;
}

/** Whether numbers agree to 1e-9 relative, or to the twenty exported decimals near zero. */
const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(1e-9 * Math.max(Math.abs(one), Math.abs(other)), 1e-20);

/** The differences in the lines of a case, and the number of matching values. */
function compareCase({ definition, cases, changes }: WorkbookTrial, sheets: readonly ReadSheet[], index: number) {
  const wrong: string[] = [];
  let right = 0;
  const own = cases[index];
  const rows = sheets.find(({ name }) => name === `Case ${index + 1}`)?.rows ?? [];
  const steps = new Map((own?.working ?? []).map(line => [line.id, line.value]));
  const top = rows.findIndex(([label]) => label === 'Steps');
  const isUntouched = changes[index] === undefined;
  for (const [label, , name, si, , , , basis, residual] of rows.slice(top + 2)) {
    if (label === 'where') continue;
    const id = String(name);
    const value = steps.get(id) ?? steps.get(id.replaceAll(/^n_|_\d*$/g, ''));
    if (residual !== null && residual !== undefined && residual !== 0 && (residual !== recalculate || isUntouched))
      wrong.push(`${id}: residual ${String(residual)}`);
    if (si === recalculate && !isUntouched) continue;
    const expected =
      value?.type === 'number'
        ? value.si
        : value?.type === 'words'
          ? cellOf(value.text)
          : value?.type === 'answer'
            ? value.yes
              ? 'Yes'
              : 'No'
            : undefined;
    const agrees = typeof si === 'number' && typeof expected === 'number' ? isSame(si, expected) : si === expected;
    if (!agrees) wrong.push(`${id} (${String(basis)}): ${String(si)}, not ${String(expected)}`);
    else if (basis === 'formula') right += 1;
  }
  const results = sheets.find(({ name }) => name === 'Results')?.rows ?? [];
  const from = results.findIndex(([label]) => label === 'Results');
  for (const row of results.slice(from)) {
    const value = own?.values[String(row[1])];
    const shown = row[2 + 2 * index];
    if (!definition.results.some(({ id }) => id === row[1]) || typeof shown !== 'number') continue;
    if (value?.type !== 'number' || !isSame(value.value, shown)) wrong.push(`result ${String(row[1])}: ${shown}`);
  }
  return {
    wrong: wrong.map(each => `${definition.id}, case ${index + 1} (${changes[index] ?? 'as exported'}): ${each}`),
    right,
  };
}

test('formulas of all calculators give our results, or request a recalculation', { timeout: 900_000 }, async () => {
  const all: WorkbookTrial[] = [];
  for (const { meta } of catalogue) all.push(await buildTrial(meta.id, seed));
  const sheets = await calculateInLibreOffice(all);
  const wrong: string[] = [];
  let right = 0;
  for (const [index, each] of all.entries()) {
    for (const position of each.cases.keys()) {
      const result = compareCase(each, sheets[index] ?? [], position);
      wrong.push(...result.wrong);
      if (each.changes[position] !== undefined) right += result.right;
    }
  }
  expect(wrong).toEqual([]);
  expect(right).toBeGreaterThan(300);
});
