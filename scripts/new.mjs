/**
 * Writes what a new part of the product needs, and prints the files:
 *
 *     npm run new calculator tank-draining "Tank Draining"
 *     npm run new document tank-draining
 *     npm run new unit length ftm 1.8288 fathom
 *
 * `calculator` writes a folder with a definition that calculates, its test and its stored document. `document` stores the
 * examples of a calculator anew, as long as its document has not been committed. `unit` adds a line to the file of its kind.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';
import { enginesPlugin } from './engines.mjs';
import { escaped } from './reports.mjs';
import { files, root } from './sources.mjs';

const read = file => readFileSync(join(root, file), 'utf8');

/** Writes a formatted file and prints its path. */
async function write(file, text) {
  const filepath = join(root, file);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  console.log(file);
}

/** The files of a calculator that is as small as one can be, by their names in its folder. */
const skeleton = (id, title) => ({
  'meta.ts': `import type { CalculatorMeta } from '${kit(id)}';

export const meta: CalculatorMeta = {
  id: '${id}',
  title: '${title}',
  summary: 'One line: what it gives, for what, by what.',
  access: '${isPro(id) ? 'pro' : 'free'}',
  columns: 3,
  standards: ['The standard it works to'],
};
`,
  'definition.ts': `import { cube } from '@isentrope/engineering/elementary';
import { calculation, field, quantity, step } from '${kit(id)}';
import { userDescription } from '${kit(id).replace('kit/index', 'shared-fields')}';
import { examples } from './examples.ts';
import { meta } from './meta.ts';

const caseName = field('userDescription', userDescription);
const side = field('side', quantity('Side', 'length', 'm', { symbol: 'a' }));

const cubeVolume = step(
  'volume',
  { side },
  { label: 'Volume', symbol: 'V', equation: 'V = a^3', source: 'geometry', kind: 'volume', unit: 'm³' },
  v => cube(v.side),
);

export default calculation(meta, {
  inputs: { Cube: [caseName, side] },
  results: { Results: [cubeVolume] },
  primary: cubeVolume,
  examples,
  references: ['The standard it works to, with its year.'],
});
`,
  'examples.ts': `export const examples = [{ title: 'A cube of two metres', source: 'own', cases: [{ side: 2 }] }];
`,
  'wiring.test.ts': `import { expect, test } from 'vitest';
import { evaluator } from '${kit(id).replace('kit/index', 'testing/evaluator')}';
import definition from './definition.ts';

/** The results, calculated here from the equations in SI. */
const evaluate = evaluator(definition);

test('the volume of a cube', () => expect(evaluate({ side: 2 }).of('volume')).toBeCloseTo(8, 12));
`,
});

const kit = id => `${'../'.repeat(id.split('/').length)}kit/index.ts`;
const isPro = id => /^[^/]+-pro(\/|$)/.test(id);

async function newCalculator(id = '', title = '') {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/.test(id) || title === '')
    throw new Error(
      'Give an id in lower case with hyphens, and a title: npm run new calculator tank-draining "Tank Draining"',
    );
  const folder = join('calculators', id);
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(skeleton(id, title.replaceAll(/['\\]/g, String.raw`\$&`))))
    await write(join(folder, name), text);
  await newDocument(id);
}

/** Returns modules of the project, imported as the tests import them. */
async function imported(...modules) {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [enginesPlugin()],
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  try {
    return await Promise.all(modules.map(file => server.ssrLoadModule(join(root, file))));
  } finally {
    await server.close();
  }
}

/** Returns what the last commit has of a file of JSON; an empty list where there is no repository. */
function committedText(file) {
  try {
    return execFileSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '[]';
  }
}

async function newDocument(id) {
  const [{ caseFrom, documentSchema, writeDocument }, { default: definition }] = await imported(
    'calculators/kit/index.ts',
    join('calculators', id, 'definition.ts'),
  );
  const file = join('calculators', 'stored-documents', `schema-${documentSchema}.json`);
  const isOther = document => document.tool !== id;
  const committed = JSON.parse(committedText(file));
  if (!committed.every(isOther))
    throw new Error(
      `The document of ${id} is committed: documents that were stored must open for ever, so add to it by hand.`,
    );
  const cases = definition.examples.flatMap(example => example.cases.map(given => caseFrom(definition, given)));
  const document = writeDocument(definition, { cases, calculatedFrom: cases, units: {}, title: {} });
  const documents = [...JSON.parse(read(file)).filter(isOther), document];
  await write(
    file,
    JSON.stringify(
      documents.toSorted((a, b) => (a.tool < b.tool ? -1 : 1)),
      null,
      2,
    ),
  );
}

/** Adds a unit at the end of those of its kind. */
async function newUnit(kind = '', symbol = '', factor = '', name = '') {
  if (symbol === '' || name === '' || !(Number(factor) > 0))
    throw new Error(
      'Give the kind, the symbol, the size in SI and the name: npm run new unit length ftm 1.8288 fathom',
    );
  const [, list] =
    new RegExp(`^  ${escaped(kind)}: kind\\([^;]*?\\b(\\w+Units)\\b`, 'm').exec(
      read('engineering/quantities/kinds.ts'),
    ) ?? [];
  if (list === undefined) throw new Error(`There is no kind "${kind}" in engineering/quantities/kinds.ts.`);
  const start = `export const ${list} = [`;
  const file = files(/\.ts$/, join(root, 'engineering/quantities/units')).find(each => read(each).includes(start));
  const text = read(file);
  const end = text.indexOf('\n]', text.indexOf(start));
  const quoted = each => `'${each.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  if (text.slice(text.indexOf(start), end).includes(`unit(${quoted(symbol)},`))
    throw new Error(`${symbol} is in ${basename(file)} already.`);
  await write(file, `${text.slice(0, end)}\n  unit(${quoted(symbol)}, ${quoted(name)}, ${factor}),${text.slice(end)}`);
}

const commands = { calculator: newCalculator, document: newDocument, unit: newUnit };
const [what, ...args] = process.argv.slice(2);
try {
  const command = commands[what];
  if (!command) throw new Error(`Say what: npm run new ${Object.keys(commands).join('|')} …`);
  await command(...args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
