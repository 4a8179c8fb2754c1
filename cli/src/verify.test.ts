import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { findCalculator } from '@isentrope/calculators';
import { caseFrom, issuedReportOptions, run as worked, writeDocument } from '@isentrope/calculators/kit';
import { revisionRecord, type RevisionFile } from '@isentrope/records';
import { minute, people, recordOf, signActions, testFile, testKey, type TestKey } from '@isentrope/records/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const place = mkdtempSync(join(tmpdir(), 'isentrope-verify-'));
const keys = join(place, 'keys.json');
let key: TestKey;
let issued: RevisionFile;

/** Returns an issued and checked sheet of a Pro calculator. */
async function issuedSheet(tool: string): Promise<RevisionFile> {
  const definition = await findCalculator(tool)?.load();
  if (!definition) throw new Error(`There is no ${tool}.`);
  const [example] = definition.examples;
  const cases = (example?.cases ?? []).map(input => caseFrom(definition, input));
  const document = writeDocument(definition, { cases });
  const blank = recordOf('A', null, minute(0));
  const report = worked(definition, document, issuedReportOptions);
  const record = revisionRecord.parse({ ...blank, sheet: { ...blank.sheet, tool }, document, report });
  const acts = [
    ['issued', people.originator],
    ['checked', people.checker],
  ] as const;
  return { format: 'isentrope-file', version: 1, revisions: [await signActions(record, acts, key, 0)] };
}

beforeAll(async () => {
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs'), 'cli'], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the command line was not built: ${built.stderr}`);
  key = await testKey('key-1');
  writeFileSync(keys, JSON.stringify({ keys: [key.published] }));
  issued = await issuedSheet('restriction-orifice-pro');
});
afterAll(() => rmSync(place, { recursive: true }));

/** Runs `calc verify` on a file. */
function verify(content: string | Uint8Array, ...more: readonly string[]) {
  const file = join(place, 'sheet.isentrope.json');
  writeFileSync(file, content);
  const args = ['verify', file, '--keys', keys, ...more];
  const { stdout, stderr, status } = spawnSync(join(root, 'bin', 'calc'), args, { encoding: 'utf8' });
  return { lines: stdout.split('\n'), stdout, stderr, status };
}

/** Returns a mutable numeric result of the first case. */
function resultIn(file: RevisionFile): { value: number } {
  const [reported] = (file.revisions[0]?.record.report.cases ?? []) as {
    values: Record<string, { type: string; value: number }>;
  }[];
  const number = Object.values(reported?.values ?? {}).find(({ type }) => type === 'number');
  if (!number) throw new Error('There is no number among the results.');
  return number;
}

describe('calc verify', () => {
  test('reports a valid file as text, and recalculates a Pro calculator', () => {
    const { lines, status, stderr } = verify(JSON.stringify(issued));
    expect([status, stderr, ...lines.slice(0, 3)]).toEqual([
      0,
      '',
      'This calculation is what was issued and checked. It is not approved.',
      'Same calculation: recalculated, every digit is the same.',
      '',
    ]);
    expect(lines.slice(3, -1).every(line => line.startsWith('+ '))).toBe(true);
    expect(lines.slice(3, -1)).toHaveLength(7);
  });

  test('names the cell of a changed digit, and exits with 1', () => {
    const file = structuredClone(issued);
    resultIn(file).value *= 1.01;
    const { lines, stdout, status } = verify(JSON.stringify(file));
    expect(status).toBe(1);
    expect(lines[0]).toBe('Do not rely on this file: revision A was changed after it was issued.');
    expect(lines[2]).toMatch(/^Revision A\. Case 1, [A-Z][^:]+: .+ in the file, .+ recomputed$/);
    expect(stdout).toContain('\n- Revision A, record: It has been changed: it does not match the hash');
  });

  test('reads the attachment of a PDF, and names what is missing', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    expect(verify(await pdf.save())).toMatchObject({ status: 2, stderr: expect.stringContaining('no attachment') });
    await pdf.attach(new TextEncoder().encode(JSON.stringify(issued)), 'C-101.isentrope.json');
    const { lines, status } = verify(await pdf.save());
    expect([status, lines[1]]).toEqual([0, 'Same calculation: recalculated, every digit is the same.']);
    expect(verify('PK\u0003\u0004')).toMatchObject({ status: 2, stderr: expect.stringContaining('at /verify') });
  });

  test('prints the same as JSON', () => {
    const file = structuredClone(issued);
    resultIn(file).value *= 1.01;
    const { stdout, status } = verify(JSON.stringify(file), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      state: 'fails',
      findings: expect.arrayContaining([{ revision: 'A', what: 'Record', holds: false, text: expect.any(String) }]),
      recomputations: [{ revision: 'A', differences: [expect.stringContaining('in the file')] }],
    });
  });

  test('exits with 1 for an invalid file and with 2 for a usage error', () => {
    expect(verify('{}')).toMatchObject({ status: 1, stdout: expect.stringContaining('- File, form: ') });
    const request = (...args: readonly string[]) =>
      spawnSync(join(root, 'bin', 'calc'), ['verify', ...args], { encoding: 'utf8' });
    expect(request(keys)).toMatchObject({ status: 2, stderr: expect.stringContaining('--keys <keys.json>') });
    expect(request(join(place, 'none'), '--keys', keys)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be read'),
    });
    const noKeys = join(place, 'no-keys.json');
    writeFileSync(noKeys, '{}');
    expect(request(noKeys, '--keys', noKeys)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The file of keys is not'),
    });
    expect(request('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('calc verify <file>') });
  });
});

describe('the verifier printed in docs/verify.md', () => {
  const program = join(place, 'verifier.mjs');
  beforeAll(() => {
    const [, code] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs', 'verify.md'), 'utf8')) ?? [];
    writeFileSync(program, code ?? '');
  });

  function verified(input: RevisionFile, published = keys) {
    const name = join(place, 'given.isentrope.json');
    writeFileSync(name, JSON.stringify(input));
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, name, published], { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  test('accepts a file of many revisions, AA and beyond', async () => {
    expect(verified(await testFile(30, key))).toEqual({
      status: 0,
      said: '30 revisions hold; the last was approved.\n',
    });
    expect(verified(issued)).toEqual({ status: 0, said: '1 revisions hold; the last was checked.\n' });
  });

  test.each<[string, (file: RevisionFile) => unknown, RegExp]>([
    ['a digit', ({ revisions: [first] }) => first && (first.record.report.schema = 2), /revision A was changed/],
    ['the order', file => (file.revisions = file.revisions.toReversed()), /revision B: chain/],
    [
      'a name',
      ({ revisions: [first] }) => first?.signatures[1] && (first.signatures[1].statement.by.name = 'X'),
      /signature/,
    ],
    ['no issue', ({ revisions: [first] }) => first?.signatures.shift(), /revision A was not issued/],
    ['no check', ({ revisions: [, second] }) => second?.signatures.splice(1, 1), /revision B: order of acts/],
  ])('finds %s changed', async (_, change, said) => {
    const file = await testFile(2, key);
    change(file);
    expect(verified(file)).toMatchObject({ status: 1, said: expect.stringMatching(said) });
  });

  test('detects an unpublished key', () => {
    const none = join(place, 'none.json');
    writeFileSync(none, '{"keys": []}');
    expect(verified(issued, none)).toMatchObject({
      status: 1,
      said: expect.stringContaining('signature does not hold'),
    });
  });
});
