/**
 * Writes the files of a new part of the product, and prints their paths:
 *
 *     npm run new calculator tank-draining "Tank Draining"
 *     npm run new document tank-draining
 *     npm run new unit length ftm 1.8288 fathom
 *
 * `calculator` writes a folder with a definition that calculates, its test and its stored document. `document` stores
 * the examples of a calculator again, as long as its document has not been committed. `unit` adds a line to the file of
 * its kind.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createServer } from 'vite';
import { enginesPlugin } from './engines.mjs';
import { files, root } from './sources.mjs';

const read = file => readFileSync(join(root, file), 'utf8');

/** Writes a formatted file and prints its path. */
async function write(file, text) {
  const filepath = join(root, file);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  console.log(file);
}

/** The files of a minimal calculator, by their names in its folder. */
const skeleton = (id, title) => ({
  'meta.ts': `import type { CalculatorMeta } from '${kit(id)}';

export const meta: CalculatorMeta = {
  id: '${id}',
  title: '${title}',
  summary: 'One line: what it calculates, for what, by which method.',
  access: '${isPro(id) ? 'pro' : 'free'}',
  columns: 3,
  standards: ['The standard it follows'],
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
  references: ['The standard it follows, with its year.'],
});
`,
  'examples.ts': `export const examples = [{ title: 'A cube of two metres', source: 'own', cases: [{ side: 2 }] }];
`,
  'wiring.test.ts': `import { expect, test } from 'vitest';
import { evaluator } from '${kit(id).replace('kit/index', 'testing/evaluator')}';
import definition from './definition.ts';

/** Evaluates a case typed in the units of its fields; its results are in SI. */
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
  if (existsSync(join(root, folder)))
    throw new Error(`${folder} exists already. To store its examples again: npm run new document ${id}`);
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

/** Returns the content of a JSON file in the last commit; an empty list without a repository. */
function committedText(file) {
  try {
    return execFileSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '[]';
  }
}

async function newDocument(id = '') {
  if (!existsSync(join(root, 'calculators', id, 'definition.ts')))
    throw new Error(
      `There is no calculators/${id}/definition.ts. Give the id of a calculator: npm run new document tank-draining`,
    );
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

/** Returns the kinds of quantity, each with the name of its list of units. */
function listsByKind() {
  const declarations = read('engineering/quantities/kinds.ts').matchAll(/^  (\w+): kind\([^;]*?\b(\w+Units)\b/gm);
  return new Map([...declarations].map(([, kind, list]) => [kind, list]));
}

/** Adds a unit at the end of the list of its kind. */
async function newUnit(kind = '', symbol = '', factor = '', name = '') {
  if (symbol === '' || name === '')
    throw new Error(
      'Give the kind, the symbol, the size in SI and the name: npm run new unit length ftm 1.8288 fathom',
    );
  if (!(Number(factor) > 0))
    throw new Error(
      `The size in SI must be a number greater than 0, not "${factor}". Where it follows from a definition, such as 6 * foot, write it so in the file afterwards.`,
    );
  const written = symbol
    .replaceAll(/(?<=[a-z])2(?!\w)/g, '²')
    .replaceAll(/(?<=[a-z])3(?!\w)/g, '³')
    .replaceAll('*', '·');
  if (written !== symbol)
    throw new Error(`Give the symbol as it is displayed, ${written}: "${symbol}" is then understood too.`);
  const lists = listsByKind();
  const list = lists.get(kind);
  if (list === undefined) {
    const kinds = [...lists.keys()];
    const alike = kinds.filter(each => each.toLowerCase().includes(kind.toLowerCase()));
    throw new Error(
      `There is no kind "${kind}" in engineering/quantities/kinds.ts. Kinds: ${(kind !== '' && alike.length > 0 ? alike : kinds).join(', ')}.`,
    );
  }
  const start = `export const ${list} = [`;
  const file = files(/\.ts$/, join(root, 'engineering/quantities/units')).find(each => read(each).includes(start));
  const text = read(file);
  const end = text.indexOf('\n]', text.indexOf(start));
  const quoted = each => `'${each.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  if (text.slice(text.indexOf(start), end).includes(`unit(${quoted(symbol)},`))
    throw new Error(`${symbol} is in ${list} of ${basename(file)} already.`);
  await write(file, `${text.slice(0, end)}\n  unit(${quoted(symbol)}, ${quoted(name)}, ${factor}),${text.slice(end)}`);
  const sharing = [...lists].filter(([, each]) => each === list).map(([each]) => each);
  if (sharing.length > 1) console.log(`${list} has the units of ${sharing.join(', ')}.`);
}

const commands = { calculator: newCalculator, document: newDocument, unit: newUnit };
const [what, ...args] = process.argv.slice(2);
try {
  const command = commands[what];
  if (!command)
    throw new Error(
      [
        'Give one of:',
        '  npm run new calculator <id> "<title>"',
        '  npm run new document <id>',
        '  npm run new unit <kind> <symbol> <size in SI> "<name>"',
      ].join('\n'),
    );
  await command(...args);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
