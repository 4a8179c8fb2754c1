import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeTableSources } from '../engineering/piping/tables-source.ts';
import { kernelSources } from '../engineering/properties/steam/kernels/source.ts';
import { unitCoverage, type SharedUnit } from './unit-coverage.ts';

/** Returns the content of every generated file by its path under `root`. */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  const table = (name: string) => readFileSync(join(root, 'engineering', 'piping', 'tables', `${name}.txt`), 'utf8');
  const pipes = pipeTableSources({ metric: table('metric'), trade: table('trade'), inch: table('inch') });
  const inFolder = (folder: string, sources: Readonly<Record<string, string>>) =>
    Object.entries(sources).map(([name, source]) => [`${folder}/${name}`, source] as const);
  const shared = JSON.parse(readFileSync(join(root, 'scripts', 'unit-catalogues.json'), 'utf8')) as SharedUnit[];
  return new Map([
    ['docs/unit-catalogues.generated.md', unitCoverage(shared)],
    ...inFolder('engineering/piping', pipes),
    ...inFolder('engineering/properties/steam/kernels', kernelSources()),
  ]);
}
