/**
 * Builds `@isentrope/engineering` and `@isentrope/calculators` as npm packages, one folder each, ready for `npm pack`: one
 * JavaScript module per source file, so that bundlers can tree-shake, with declarations, a README and the notice.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { engineFiles, engines, enginesModule, enginesPlugin } from './engines.mjs';
import { apiPage, exportsOf } from './package-api.mjs';
import { declarations } from './package-types.mjs';
import { files, root } from './sources.mjs';

const workspaces = ['engineering', 'calculators'];
const slashed = path => path.split(sep).join('/');
const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

/** The calculators, each an entry point in addition to the catalogue and the kit. */
const calculators = [...engineFiles().keys()];

/** Entry points of each package: the export path, and the module without extension. */
const entryPoints = {
  engineering: files(/^index\.ts$/, join(root, 'engineering'))
    .map(file => slashed(dirname(relative('engineering', file))))
    .filter(folder => !folder.includes('/'))
    .map(folder => [`./${folder}`, `${folder}/index`]),
  calculators: [['.', 'index'], ['./kit', 'kit/index'], ...calculators.map(id => [`./${id}`, `${id}/definition`])],
};

/** Imports that stay external: packages and Node modules. */
const outside = /^(?!virtual:|\w:)[\w@]/;

/** Bundles a workspace, one output module per source file. */
function bundle(workspace, folder, plugins) {
  return build({
    configFile: false,
    logLevel: 'error',
    root: join(root, workspace),
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      lib: {
        entry: entryPoints[workspace].map(([, module]) => join(root, workspace, `${module}.ts`)),
        formats: ['es'],
      },
      rolldownOptions: {
        external: outside,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, workspace),
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          topLevelVar: false,
        },
      },
    },
  });
}

/** Returns a hash of the JavaScript in a folder. */
function contentOf(folder) {
  const hash = createHash('sha256');
  for (const file of files(/\.js$/, folder)) {
    const path = join(root, file);
    hash.update(`${slashed(relative(folder, path))}\0${readFileSync(path, 'utf8')}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The engine versions of the calculators, which depend on the engineering package too: they are valid only with the engineering
 * of the same build, and calculations with any other throw.
 */
function versionsWith(engineering) {
  const apart = `@isentrope/calculators belongs to the build ${engineering} of @isentrope/engineering; install both from one build`;
  return {
    name: 'versions-with',
    enforce: 'pre',
    load: id =>
      id === enginesModule
        ? [
            `import { build } from '@isentrope/engineering/build';`,
            `if (build !== '${engineering}') throw new Error(\`${apart}, not with \${build}.\`);`,
            `export default ${JSON.stringify(engines())};`,
          ].join('\n')
        : undefined,
  };
}

/** Builds the manifest of a package from those of its workspace and of the program, whose version it has. */
function manifest(workspace) {
  const { name, private: kept, type, sideEffects, description } = readJson(join(root, workspace, 'package.json'));
  const { version, engines: node } = readJson(join(root, 'package.json'));
  const entryPoint = module => ({ types: `./${module}.d.ts`, default: `./${module}.js` });
  const exports = [...entryPoints[workspace], ...(workspace === 'engineering' ? [['./build', 'build']] : [])];
  return {
    name,
    version,
    private: kept,
    description,
    license: 'UNLICENSED',
    author: readJson(join(root, 'company.json')).legalName,
    type,
    sideEffects,
    engines: node,
    exports: {
      ...Object.fromEntries(exports.map(([path, module]) => [path, entryPoint(module)])),
      './package.json': './package.json',
    },
    ...(workspace === 'calculators' ? { dependencies: { '@isentrope/engineering': version } } : {}),
  };
}

/** Writes text files into a folder by relative path. */
function write(folder, texts) {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Returns the declaration of a calculator's module, documented for editors. */
function calculatorTypes(id, { title, summary, standards }) {
  const kit = `${'../'.repeat(id.split('/').length)}kit/index.js`;
  return `import type { Definition } from '${kit}';
/**
 * ${title}. ${summary}
 *
 * By ${standards.join('; ')}.
 */
declare const calculator: Definition;
export default calculator;
`;
}

/** Writes the files of a package other than JavaScript. */
function describe(workspace, folder, types) {
  const { name } = readJson(join(root, workspace, 'package.json'));
  const own = [...types].filter(([path]) => path.startsWith(`${workspace}/`));
  write(
    folder,
    own.map(([path, text]) => [`${relative(workspace, path)}.d.ts`, text]),
  );
  const documented = entryPoints[workspace]
    .filter(([, module]) => types.has(`${workspace}/${module}`))
    .map(([entryPoint, module]) => [entryPoint, exportsOf(types, `${workspace}/${module}`)]);
  write(folder, [['API.md', apiPage(name, documented)]]);
  copyFileSync(join(root, workspace, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'NOTICE'), join(folder, 'NOTICE'));
}

/**
 * Builds the runtime part of both packages, modules and manifests, into the subfolders `engineering` and `calculators`.
 * @param {string} folder an absolute path.
 */
export async function buildModules(folder) {
  const [engineering, calculating] = workspaces.map(workspace => join(folder, workspace));
  await bundle('engineering', engineering, []);
  const content = contentOf(engineering);
  await bundle('calculators', calculating, [versionsWith(content), enginesPlugin()]);
  write(engineering, [
    ['build.js', `export const build = '${content}';\n`],
    ['build.d.ts', '/** A hash of the JavaScript of this package. */\nexport declare const build: string;\n'],
  ]);
  for (const workspace of workspaces)
    write(join(folder, workspace), [['package.json', `${JSON.stringify(manifest(workspace), undefined, 2)}\n`]]);
}

/**
 * Builds both packages, ready to be packed.
 * @param {string} folder an absolute path.
 */
export async function buildPackages(folder) {
  await buildModules(folder);
  const modules = entryPoints.engineering.map(([, module]) => `engineering/${module}`);
  const types = declarations([...modules, 'calculators/index', 'calculators/kit/index']);
  for (const workspace of workspaces) describe(workspace, join(folder, workspace), types);
  const { catalogue } = await import(pathToFileURL(join(folder, 'calculators', 'index.js')).href);
  write(
    join(folder, 'calculators'),
    catalogue.map(({ meta }) => [`${meta.id}/definition.d.ts`, calculatorTypes(meta.id, meta)]),
  );
}
