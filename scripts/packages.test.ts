import { chromium as browser } from '@playwright/test';
import { catalogue } from '@isentrope/calculators';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium } from './chromium.mjs';
import { engines } from './engines.mjs';
import { bundlePage } from './package-bundle.ts';
import { buildPackages } from './packages.mjs';
import { files, root } from './sources.mjs';

/** Tests the packages as an outside user has them: packed, and installed into an empty project. */
const packageNames = ['engineering', 'calculators'] as const;
let folder = '';
let project = '';

/** Runs a program in the test project. */
function runInProject(command: string, args: readonly string[]) {
  return spawnSync(command, args, { cwd: project, encoding: 'utf8' });
}

/** Returns the output of a program that succeeds. */
function outputOf(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = runInProject(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** Writes files of the test project by relative path. */
function write(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
}

/** Returns the folder of an installed package. */
const installed = (workspace: string) => join(project, 'node_modules', '@isentrope', workspace);
/** Returns the files of a package, relative to it. */
const contents = (workspace: string) =>
  files(/./, installed(workspace)).map(file => relative(installed(workspace), join(root, file)));
const textOf = (workspace: string, file: string) => readFileSync(join(installed(workspace), file), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'isentrope-packages-'));
  project = join(folder, 'project');
  write({ 'package.json': '{ "name": "empty", "private": true, "type": "module" }' });
  await buildPackages(folder);
  outputOf('npm', [
    'pack',
    '--silent',
    '--pack-destination',
    folder,
    ...packageNames.map(workspace => join(folder, workspace)),
  ]);
  const tarballs = readdirSync(folder).filter(name => name.endsWith('.tgz'));
  outputOf('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.map(name => join(folder, name))]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the examples of both READMEs. */
const examples = () =>
  packageNames.flatMap(workspace =>
    [...textOf(workspace, 'README.md').matchAll(/^```js\n([^]*?)^```/gm)].map(([, code = '']) => code),
  );

describe('a package', () => {
  test.each(packageNames)('of %s contains what its entry points import, README and notice, and no tests', workspace => {
    const held = contents(workspace);
    expect(held.filter(file => !/\.(js|d\.ts)$/.test(file))).toEqual(['API.md', 'NOTICE', 'README.md', 'package.json']);
    expect(held.filter(file => /\.(test|bench)\b|(^|\/)testing\/|stored-documents/.test(file))).toEqual([]);
    expect(textOf(workspace, 'NOTICE')).toBe(readFileSync(join(root, 'NOTICE'), 'utf8'));
    const { exports } = JSON.parse(textOf(workspace, 'package.json')) as { exports: object };
    const targets = Object.values(exports).flatMap(target =>
      typeof target === 'object' ? Object.values(target as object) : target,
    );
    expect(targets.filter(target => !existsSync(join(installed(workspace), String(target))))).toEqual([]);
  });

  test('has each entry point of the workspaces, and each calculator by its id', () => {
    const entryPointsOf = (workspace: string) =>
      Object.keys((JSON.parse(textOf(workspace, 'package.json')) as { exports: object }).exports);
    const folders = readdirSync(join(root, 'engineering')).filter(name => !name.includes('.'));
    expect(entryPointsOf('engineering').toSorted()).toEqual(
      [...folders.map(name => `./${name}`), './build', './package.json'].toSorted(),
    );
    expect(entryPointsOf('calculators').toSorted()).toEqual(
      ['.', './kit', './package.json', ...catalogue.map(({ meta }) => `./${meta.id}`)].toSorted(),
    );
  });

  test('imports its own modules and the other package, and nothing of Node or third parties', () => {
    const outside = new Set<string>();
    for (const workspace of packageNames)
      for (const file of contents(workspace).filter(name => name.endsWith('.js'))) {
        const text = textOf(workspace, file);
        const imported = text.matchAll(/^(?:import|export)\b[^"'`]*"([^"]+)"|\bimport\("([^"]+)"\)/gm);
        for (const [, first = '', later = first] of imported)
          if (!later.startsWith('.')) outside.add(later);
          else expect(existsSync(join(installed(workspace), dirname(file), later)), `${file}: ${later}`).toBe(true);
        expect(text, file).not.toContain('import.meta');
      }
    expect([...outside].filter(name => !/^@isentrope\/engineering\/[a-z-]+$/.test(name))).toEqual([]);
    expect(outside).toContain('@isentrope/engineering/quantities');
  });

  test.each(packageNames)('describes every name of %s', workspace => {
    const names = textOf(workspace, 'API.md').match(/^- `\w+`:.*$/gm) ?? [];
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter(name => /: *$/.test(name))).toEqual([]);
  });
});

describe('in Node', () => {
  test('the examples of both READMEs print the stated output', () => {
    const codes = examples();
    write(Object.fromEntries(codes.map((code, at) => [`example${at}.mjs`, code])));
    write({ 'examples.mjs': codes.map((_, at) => `await import('./example${at}.mjs');\n`).join('') });
    const beside = codes.flatMap(code => [...code.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, text]) => text));
    expect(beside.length).toBe(8);
    expect(outputOf(process.execPath, ['examples.mjs']).trimEnd().split('\n')).toEqual(beside);
  });

  test.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('the types are correct with the module resolution %s', (moduleResolution, module) => {
    const options = { strict: true, noEmit: true, target: 'es2023', lib: ['es2023'], types: [] };
    write({
      'tsconfig.json': JSON.stringify({
        compilerOptions: { ...options, module, moduleResolution },
        include: ['*.mts'],
      }),
      'console.d.mts': 'declare global { const console: { log(...said: unknown[]): void } }\nexport {};\n',
      'typed.mts': `
        import { catalogue } from '@isentrope/calculators';
        import { run, type CaseReport, type Definition } from '@isentrope/calculators/kit';
        import register from '@isentrope/calculators/relief-valve-pro/scenario-register';
        import { absolute, type TemperatureDifference } from '@isentrope/engineering/quantities';
        const definition: Definition = register;
        const report: CaseReport = run(definition, { schema: 1, tool: definition.id, cases: [] });
        export const engine: string = report.engine;
        export const ids: string[] = catalogue.map(({ meta }) => meta.id);
        // @ts-expect-error a report has no such member
        report.cases[0]?.answer;
        declare const difference: TemperatureDifference;
        // @ts-expect-error a difference of temperatures is no pressure
        absolute(difference);
      `,
    });
    write(Object.fromEntries(examples().map((code, at) => [`example${at}.mts`, code])));
    const { status, stdout } = runInProject(join(root, 'node_modules', '.bin', 'tsc'), []);
    expect([status, stdout]).toEqual([0, '']);
  });

  test('calculations with the engineering package of another build are refused', () => {
    const own = textOf('engineering', 'build.js');
    const build = /'(.*)'/.exec(own)?.[1] ?? '';
    writeFileSync(join(installed('engineering'), 'build.js'), own.replace(build, 'another'));
    try {
      const { status, stderr } = runInProject(process.execPath, ['-e', `import('@isentrope/calculators/kit')`]);
      expect(stderr).toContain(
        `Error: @isentrope/calculators belongs to the build ${build} of @isentrope/engineering; install both from one build, not with another.`,
      );
      expect(status).toBe(1);
    } finally {
      writeFileSync(join(installed('engineering'), 'build.js'), own);
    }
  });
});

describe('bundled', () => {
  /** A page that calculates an orifice for nitrogen, whose data are loaded on demand, and reports the engine. */
  const bore = `
import { documentSchema, fieldsFromJson, loadForDocument, run } from '@isentrope/calculators/kit';
import orifice from '@isentrope/calculators/restriction-orifice';

export async function bore() {
  const given = {
    fluidType: 'Gas', fluidSource: 'pure', pureFluid: 'N2', method: 'iso5167', flowRate: { value: 1000, unit: 'kg/h' },
    upstreamPressure: 1000, pressureDifferential: 50, temperature: 25, pipeInsideDiameter: 100,
  };
  const document = { schema: documentSchema, tool: orifice.id, cases: [fieldsFromJson(orifice, given)] };
  await loadForDocument(orifice, document);
  const { engine, cases } = run(orifice, document);
  return JSON.stringify([cases[0].values.orificeDiameterBD.si, engine]);
}
`;
  const page = `
import { bore } from './bore.js';
document.querySelector('#page').textContent = await bore();
new Worker(new URL('worker.js', import.meta.url), { type: 'module' }).onmessage = ({ data }) => {
  document.querySelector('#worker').textContent = data;
};
`;
  const written = (text: string | null) => JSON.parse(text ?? '') as [bore: number, engine: string];

  test('an equation includes only its dependencies', async () => {
    write({
      'equation.js': `import { frictionFactor } from '@isentrope/engineering/flow';\nconsole.log(frictionFactor(1e5, 1e-4));`,
    });
    const { atOnce, later } = await bundlePage(project, 'equation.js');
    const elementary = ['double-double', 'logarithm-parts', 'logarithm', 'powers-of-two'];
    expect(atOnce.toSorted()).toEqual([
      ...elementary.map(name => `engineering/elementary/${name}.js`),
      'engineering/flow/line/friction-factor.js',
      'engineering/quantities/require.js',
    ]);
    expect(later).toEqual([]);
  });

  test('a calculator includes no other, and no unused fluid; page and worker give the digits of Node', async () => {
    write({
      'bore.js': bore,
      'node.js': `import { bore } from './bore.js';\nconsole.log(await bore());`,
      'worker.js': `import { bore } from './bore.js';\npostMessage(await bore());`,
      'page.js': page,
      'index.html':
        '<output id="page"></output><output id="worker"></output><script type="module" src="page.js"></script>',
    });
    const [expected, engine] = written(outputOf(process.execPath, ['node.js']));
    expect(engine).toBe(`${engines().version}+${engines().tools['restriction-orifice']}`);

    const { atOnce, later, size } = await bundlePage(project, 'index.html');
    const own = 'calculators/restriction-orifice/';
    const others = catalogue.map(({ meta }) => `calculators/${meta.id}/`).filter(folder => folder !== own);
    expect(atOnce).toContain(`${own}definition.js`);
    expect([...atOnce, ...later].filter(module => others.some(folder => module.startsWith(folder)))).toEqual([]);
    const states = /reference\/fluids|transport\/fluids|\/gerg\/|\/peng-robinson\//;
    expect(atOnce.filter(module => states.test(module))).toEqual([]);
    expect(later).toContain('engineering/properties/reference/fluids/nitrogen.js');
    // 271 kB in December 2026, uncompressed, with the reader of compositions and the names of components in ten languages; the reader of tables, with
    // the words of headings in four languages, is loaded on demand.
    expect(atOnce).not.toContain('calculators/kit/table/rows-text.js');
    expect(later).toContain('calculators/kit/table/rows-text.js');
    expect(size).toBeLessThan(272_000);

    const server = await preview({
      configFile: false,
      logLevel: 'error',
      root: project,
      preview: { port: 0, host: '127.0.0.1' },
    });
    const program = await browser.launch({ executablePath: await chromium() });
    try {
      const tab = await program.newPage();
      const requests: string[] = [];
      tab.on('request', request => requests.push(request.url()));
      await tab.goto(server.resolvedUrls?.local[0] ?? '');
      for (const place of ['#page', '#worker']) {
        const text = tab.locator(place).filter({ hasText: engine });
        const [value, from] = written(await text.textContent());
        expect(Math.abs(value / expected - 1), place).toBeLessThan(1e-12);
        expect(from, place).toBe(engine);
      }
      expect(requests.filter(url => url.includes('nitrogen')).length).toBeGreaterThan(0);
      expect(requests.filter(url => /methane|propane|gerg/.test(url))).toEqual([]);
    } finally {
      await program.close();
      await server.close();
    }
  });
});
