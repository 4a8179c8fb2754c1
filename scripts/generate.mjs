/** Writes every `*.generated.ts` from its inputs in the repository: `npm run generate`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './sources.mjs';

const { module } = await runnerImport(join(root, 'scripts', 'generated-files.ts'));
for (const [path, source] of module.generatedFiles(root)) {
  writeFileSync(join(root, path), source);
  console.log(path);
}
