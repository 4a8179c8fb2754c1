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

/** Calculates the cases in `asked.json` and prints the results. */
const program = `
import { readFileSync } from 'node:fs';
import { answerCases, engineOf, caseFromJson } from '@isentrope/calculators/kit';
const given = [];
for (const [id, asked] of JSON.parse(readFileSync('asked.json', 'utf8'))) {
  const { default: definition } = await import('@isentrope/calculators/' + id);
  const read = asked.map((each, place) => caseFromJson(definition, each, place));
  const { answers, together } = await answerCases(definition, read, 0, { working: true, together: true });
  const cases = answers.map(answer => JSON.parse(answer));
  given.push([id, { cases, ...(together ? { together: JSON.parse(together) } : {}), engine: engineOf(id) }]);
}
console.log(JSON.stringify(given));
`;

/** Builds the library into an empty folder, and calculates cases with it in a separate program. */
export async function runLibrary(
  folder: string,
  requests: readonly (readonly [id: string, cases: readonly unknown[]])[],
): Promise<ReadonlyMap<string, LibraryResult>> {
  await buildModules(join(folder, 'node_modules', '@isentrope'));
  writeFileSync(join(folder, 'asked.json'), JSON.stringify(requests));
  writeFileSync(join(folder, 'answer.mjs'), program);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['answer.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The library gave no answers: ${stderr}`);
  return new Map(JSON.parse(stdout) as [string, LibraryResult][]);
}
