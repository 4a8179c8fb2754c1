import { catalogue } from '@isentrope/calculators';
import { caseNameId, methodId } from '@isentrope/calculators/kit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './sources.mjs';

/** Sources that display, export, import, share and print calculators, without the expected readings of test files. */
const surfaces = ['calculators/kit', 'web/src/workbench', 'cli/src']
  .flatMap(folder => files(/(?<!\.test)\.tsx?$/, join(root, folder)))
  .filter(file => !file.endsWith('/foreign-files.ts'));

/** Whether an id is distinguishable from an ordinary word such as `value` or `region`. */
const isName = (id: string) => /[a-z][A-Z\d]/.test(id);

test('no generic code names a field, a result or a calculator', async () => {
  const shared = new Set([caseNameId, methodId]);
  const names = new Set<string>();
  for (const { meta, load } of catalogue) {
    const definition = await load();
    names.add(meta.id);
    for (const { id } of [...definition.inputs, ...definition.results])
      if (isName(id) && !shared.has(id)) names.add(id);
  }
  const result: string[] = [];
  for (const file of surfaces) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const name of names) {
      if (new RegExp(`['"\`.]${name}['"\`]`).test(source)) result.push(`${file} names ${name}`);
    }
  }
  expect(surfaces.length).toBeGreaterThan(40);
  expect(result).toEqual([]);
});
