// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@isentrope/calculators';
import { blankCase } from '@isentrope/calculators/kit';
import { beforeEach, expect, test } from 'vitest';
import { installWorkers } from '../testing/workers.ts';
import { markupFiles, refusedFiles } from './foreign-files/foreign-files.ts';
import { readForeignFile } from './open-list.ts';

beforeEach(() => installWorkers());

const fileOf = (name: string) => new File([readFileSync(join(import.meta.dirname, 'foreign-files', name))], name);

const definition = await catalogue.find(({ meta }) => meta.id === 'fluid-properties')?.load();
if (!definition) throw new Error('no fluid-properties');

test.each(Object.entries(markupFiles))('%s is read as the composition when it is dropped', async (name, expected) => {
  const read = await readForeignFile(definition, blankCase(definition), fileOf(name));
  if (read.type !== 'entry') throw new Error('read as a list');
  const text = Object.entries(expected.amounts).map(([item, amount]) => `${item}: ${amount}`);
  expect(read.entries['composition']?.text).toBe(text.join('; '));
  expect(read.remarks).toEqual((expected.remarks ?? []).map(remark => expect.stringMatching(remark) as string));
});

test.each(Object.entries(refusedFiles))('%s is refused with a reason', async (name, reason) => {
  await expect(readForeignFile(definition, blankCase(definition), fileOf(name))).rejects.toThrow(reason);
});
