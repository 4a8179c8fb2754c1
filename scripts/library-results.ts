import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildModules } from './packages.mjs';

/** Results of the library for a calculator's cases, in the format of `bin/calc`, and the engine in its reports. */
export interface LibraryResult {
  readonly cases: readonly object[];
  readonly together?: object;
  readonly engine: string;
}

/** Calculates the cases in `requests.json` and prints the results. */
const program = `
import { readFileSync } from 'node:fs';
import { answerCases, engineOf, caseFromJson } from '@isentrope/calculators/kit';
const results = [];
for (const [id, inputs] of JSON.parse(readFileSync('requests.json', 'utf8'))) {
  const { default: definition } = await import('@isentrope/calculators/' + id);
  const requested = inputs.map((each, index) => caseFromJson(definition, each, index));
  const { answers, together } = await answerCases(definition, requested, 0, { working: true, together: true });
  const cases = answers.map(answer => JSON.parse(answer));
  results.push([id, { cases, ...(together ? { together: JSON.parse(together) } : {}), engine: engineOf(id) }]);
}
console.log(JSON.stringify(results));
`;

/** Builds the library into an empty folder, and calculates cases with it in a separate program. */
export async function runLibrary(
  folder: string,
  requests: readonly (readonly [id: string, cases: readonly unknown[]])[],
): Promise<ReadonlyMap<string, LibraryResult>> {
  await buildModules(join(folder, 'node_modules', '@isentrope'));
  writeFileSync(join(folder, 'requests.json'), JSON.stringify(requests));
  writeFileSync(join(folder, 'calculate.mjs'), program);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['calculate.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The library gave no results: ${stderr}`);
  return new Map(JSON.parse(stdout) as [string, LibraryResult][]);
}
