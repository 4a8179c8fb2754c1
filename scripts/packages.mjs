/**
 * Builds `@isentrope/engineering` and `@isentrope/calculators` as npm packages, a folder each that `npm pack` makes a file of:
 * a module of JavaScript for each source that their faces rest on, so that whoever bundles them takes only what is used, with
 * declarations of what the faces name, a README and the notice.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { engineFiles, engines, enginesModule, enginesPlugin } from './engines.mjs';
import { apiPage, exported } from './package-api.mjs';
import { declarations } from './package-types.mjs';
import { files, root } from './sources.mjs';

const rooms = ['engineering', 'calculators'];
const slashed = path => path.split(sep).join('/');
const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

/** The calculators, which their packages offer one by one beside the catalogue and the kit. */
const calculators = [...engineFiles().keys()];

/** The faces of each package: what is asked for behind its name, and the module, without an extension. */
const faces = {
  engineering: files(/^index\.ts$/, join(root, 'engineering'))
    .map(file => slashed(dirname(relative('engineering', file))))
    .filter(folder => !folder.includes('/'))
    .map(folder => [`./${folder}`, `${folder}/index`]),
  calculators: [['.', 'index'], ['./kit', 'kit/index'], ...calculators.map(id => [`./${id}`, `${id}/definition`])],
};

/** All that is asked for by the name of a package, or of Node, stays outside and in sight. */
const outside = /^(?!virtual:|\w:)[\w@]/;

/** Bundles a room, a module for each of its sources. */
function bundle(room, folder, plugins) {
  return build({
    configFile: false,
    logLevel: 'error',
    root: join(root, room),
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      lib: { entry: faces[room].map(([, module]) => join(root, room, `${module}.ts`)), formats: ['es'] },
      rolldownOptions: {
        external: outside,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, room),
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
        },
      },
    },
  });
}

/** A hash of the JavaScript in a folder. */
function contentOf(folder) {
  const hash = createHash('sha256');
  for (const file of files(/\.js$/, folder)) {
    const path = join(root, file);
    hash.update(`${slashed(relative(folder, path))}\0${readFileSync(path, 'utf8')}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The versions of the calculators, which go by the engineering too: so they hold with that of the same build alone, and
 * beside any other nothing is calculated.
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

/** The manifest of a package, from those of its room and of the program, whose version it has. */
function manifest(room) {
  const { name, private: kept, type, sideEffects, description } = readJson(join(root, room, 'package.json'));
  const { version, engines: node } = readJson(join(root, 'package.json'));
  const face = module => ({ types: `./${module}.d.ts`, default: `./${module}.js` });
  const exports = [...faces[room], ...(room === 'engineering' ? [['./build', 'build']] : [])];
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
      ...Object.fromEntries(exports.map(([path, module]) => [path, face(module)])),
      './package.json': './package.json',
    },
    ...(room === 'calculators' ? { dependencies: { '@isentrope/engineering': version } } : {}),
  };
}

/** Writes files of text into a folder, by their paths there. */
function write(folder, texts) {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The declaration of the module of a calculator, which says in an editor what the calculator is. */
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

/** What stands in a package beside its JavaScript. */
function describe(room, folder, types) {
  const { name } = readJson(join(root, room, 'package.json'));
  const own = [...types].filter(([path]) => path.startsWith(`${room}/`));
  write(
    folder,
    own.map(([path, text]) => [`${relative(room, path)}.d.ts`, text]),
  );
  const documented = faces[room]
    .filter(([, module]) => types.has(`${room}/${module}`))
    .map(([face, module]) => [face, exported(types, `${room}/${module}`)]);
  write(folder, [['API.md', apiPage(name, documented)]]);
  copyFileSync(join(root, room, 'README.md'), join(folder, 'README.md'));
  copyFileSync(join(root, 'NOTICE'), join(folder, 'NOTICE'));
}

/**
 * Builds what runs of both packages, their modules and manifests, into folders of their names, `engineering` and `calculators`,
 * in a folder.
 * @param {string} folder an absolute path.
 */
export async function buildModules(folder) {
  const [engineering, calculating] = rooms.map(room => join(folder, room));
  await bundle('engineering', engineering, []);
  const content = contentOf(engineering);
  await bundle('calculators', calculating, [versionsWith(content), enginesPlugin()]);
  write(engineering, [
    ['build.js', `export const build = '${content}';\n`],
    ['build.d.ts', '/** A hash of the JavaScript of this package. */\nexport declare const build: string;\n'],
  ]);
  for (const room of rooms)
    write(join(folder, room), [['package.json', `${JSON.stringify(manifest(room), undefined, 2)}\n`]]);
}

/**
 * Builds both packages, ready to be packed.
 * @param {string} folder an absolute path.
 */
export async function buildPackages(folder) {
  await buildModules(folder);
  const modules = faces.engineering.map(([, module]) => `engineering/${module}`);
  const types = declarations([...modules, 'calculators/index', 'calculators/kit/index']);
  for (const room of rooms) describe(room, join(folder, room), types);
  const { catalogue } = await import(pathToFileURL(join(folder, 'calculators', 'index.js')).href);
  write(
    join(folder, 'calculators'),
    catalogue.map(({ meta }) => [`${meta.id}/definition.d.ts`, calculatorTypes(meta.id, meta)]),
  );
}
