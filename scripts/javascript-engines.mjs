/**
 * `npm run engines`: calculates all examples, published cases and seeded perturbed cases of every calculator in every available
 * JavaScript engine, and compares the hashes of the reports. Also verifies signed records of version 0.1.0, whose digits
 * depended on the engine. Exits with 1 on any difference, and names the first.
 * `NODES=/path/to/node,/path/to/another` adds Node versions; `ONLY=node,jsc` limits the engines, `CASES=5` the perturbed cases;
 * `SEED=2` selects others.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { chromium as chromiumProgram } from './chromium.mjs';
import { enginesPlugin } from './engines.mjs';
import {
  chromium,
  firefox,
  javaScriptCore,
  node,
  reports,
  bundleScript,
  verdicts,
  webKit,
} from './javascript-engines/engines.mjs';
import { signedRecords } from './javascript-engines/signed-records.mjs';
import { differenceOf } from './javascript-engines/difference.mjs';
import { root } from './sources.mjs';

const count = Number(process.env.CASES ?? 60);
const only = process.env.ONLY?.split(',');
const wanted = name => only === undefined || only.includes(name);

const outDir = join(root, '.cache', 'javascript-engines');
await build({
  configFile: false,
  logLevel: 'error',
  root,
  plugins: [enginesPlugin()],
  build: { ssr: 'scripts/javascript-engines/documents.ts', outDir, emptyOutDir: true, minify: false },
  ssr: { noExternal: [/^@isentrope\//] },
});
const documents = await import(pathToFileURL(join(outDir, 'documents.js')).href);
const disturbed = { quick: count, long: Math.ceil(count / 5) };
const calculations = await documents.calculations(disturbed, Number(process.env.SEED ?? 1));
const code = await bundleScript();
console.log(`${calculations.length} calculations, ${(code.length / 1e6).toFixed(1)} MB of script`);

const others = process.env.NODES?.split(',') ?? [];
const engines = [
  () => node(process.execPath),
  ...others.map(path => () => node(path)),
  ...(wanted('chromium') ? [async () => chromium(await chromiumProgram())] : []),
  ...(wanted('jsc') ? [javaScriptCore] : []),
  ...(wanted('firefox') ? [firefox] : []),
  ...(wanted('webkit') ? [webKit] : []),
];

let first;
for (const make of engines) {
  const engine = await make();
  const start = performance.now();
  const result = await engine.run(code, reports(calculations));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  first ??= { engine, found: result };
  if (engine.hasCryptography) {
    const verified = [...(await engine.run(code, verdicts(signedRecords())))];
    const broken = verified.filter(([, verdict]) => !verdict.includes('"state":"holds"'));
    for (const [name, verdict] of broken) console.log(`  the record ${name}: ${verdict}`);
    if (broken.length > 0 || verified.length !== signedRecords().length) process.exitCode = 1;
  }
  const differing = calculations.filter(({ name }) => result.get(name) !== first.found.get(name));
  console.log(`${engine.name.padEnd(28)} ${result.size} reports in ${seconds} s, ${differing.length} differ`);
  if (result.size !== calculations.length) process.exitCode = 1;
  if (differing.length === 0) continue;
  process.exitCode = 1;
  for (const tool of new Set(differing.map(each => each.tool)))
    console.log(`  ${tool}: ${differing.filter(each => each.tool === tool).length}`);
  const some = differing.slice(0, 5);
  const [was, now] = [await first.engine.run(code, reports(some, true)), await engine.run(code, reports(some, true))];
  for (const { name } of some) console.log(`  ${name}: ${differenceOf(was.get(name), now.get(name))}`);
}
