/**
 * The engine versions of the calculators, as the module `virtual:engines`: the program version, and for each calculator a hash
 * of everything its bundle is built from: its definition and the kit with all their imports, the locked packages and bundler,
 * and the build configuration. Any change that could affect a result changes the hash; a page, the command line and the tests of
 * the same sources report the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { buildInputs, contentHash, files, root } from './sources.mjs';
import { lockedPackages } from './locked-packages.mjs';

const moduleId = 'virtual:engines';
/** The resolved module id in a build. */
export const enginesModule = `\0${moduleId}`;

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g;

/** Build configuration files, except those covered by `packages`. */
const recipe = buildInputs.filter(file => !['package.json', 'package-lock.json'].includes(file));
const bundler = ['vite', '@vitejs/plugin-react'];

/** The imports of project files, each file parsed once. */
export class Imports {
  #known = new Map();
  #exports = new Map();

  /** Returns the packages and project files that a file imports. */
  of(file) {
    if (!this.#known.has(file)) this.#known.set(file, this.#read(file));
    return this.#known.get(file);
  }

  #read(file) {
    if (!/\.(tsx?|mjs)$/.test(file)) return { packages: [], files: [] };
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, name]) => name);
    const foreign = names.filter(name => !/^(\.|@isentrope\/|node:|virtual:)/.test(name));
    return {
      packages: foreign.map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/')),
      files: names.map(name => this.#fileOf(name, file)).filter(each => each !== undefined),
    };
  }

  /** Returns the project file of an import; undefined for a package, whose version is in the lock file. */
  #fileOf(specifier, importer) {
    if (specifier.startsWith('.')) return join(dirname(importer), specifier).split(sep).join('/');
    const [, workspace, entryPoint = ''] = /^@isentrope\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
    if (workspace === undefined) return undefined;
    if (!this.#exports.has(workspace))
      this.#exports.set(workspace, JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).exports);
    const exportPaths = this.#exports.get(workspace);
    const path =
      exportPaths?.[entryPoint === '' ? '.' : `./${entryPoint}`] ?? exportPaths?.['./*']?.replace('*', entryPoint);
    return path === undefined ? undefined : join(workspace, path);
  }
}

/** Returns the files with all their direct and indirect imports. */
function closure(entries, imports) {
  const match = new Set();
  const visit = file => {
    if (match.has(file)) return;
    match.add(file);
    for (const next of imports.of(file).files) visit(next);
  };
  for (const entry of entries) visit(entry);
  return [...match].toSorted((a, b) => (a < b ? -1 : 1));
}

/** Returns the calculator folders, which are the calculator ids. */
function calculators() {
  return files(/^definition\.ts$/, join(root, 'calculators'))
    .map(file => dirname(file).split(sep).join('/'))
    .filter(folder => existsSync(join(root, folder, 'meta.ts')))
    .map(folder => folder.replace(/^calculators\//, ''));
}

/** Returns the source files of each calculator by its id. */
export function engineFiles(imports = new Imports()) {
  return new Map(
    calculators().map(id => [
      id,
      closure([`calculators/${id}/definition.ts`, 'calculators/kit/report/run.ts'], imports),
    ]),
  );
}

/**
 * Returns the content of `virtual:engines`.
 * @param lock the parsed lock file.
 */
export function engines(
  hashOfFile = contentHash,
  lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
) {
  const hashes = new Map();
  const hashOf = file => {
    if (!hashes.has(file)) hashes.set(file, hashOfFile(file));
    return hashes.get(file);
  };
  const { version, type, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tools = lockedPackages(lock, bundler);
  const imports = new Imports();
  const ofTools = [...engineFiles(imports)].map(([id, built]) => {
    const hash = createHash('sha256');
    const foreign = new Set(built.flatMap(file => imports.of(file).packages));
    const packages = lockedPackages(lock, [...foreign]);
    hash.update(JSON.stringify([version, type, overrides, tools, packages]));
    for (const file of [...recipe, ...built]) hash.update(`${file}\0${hashOf(file)}\0`);
    return [id, hash.digest('hex').slice(0, 16)];
  });
  return { version, tools: Object.fromEntries(ofTools) };
}

/**
 * A Vite plugin that provides `virtual:engines` to builds, the development server and the tests. A build fails if a calculator
 * bundles a module that its hash does not cover. Files are read once per build, for all its bundles.
 * @param hashOfFile hash of a file; a build that transforms a file passes its own.
 */
export function enginesPlugin(hashOfFile = contentHash) {
  let isBuild = false;
  let code;
  let built;
  return {
    name: 'engines',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: id => (id === moduleId ? enginesModule : undefined),
    load(id) {
      if (id !== enginesModule) return undefined;
      if (code === undefined || !isBuild) code = `export default ${JSON.stringify(engines(hashOfFile))};`;
      return code;
    },
    hotUpdate() {
      const module = this.environment.moduleGraph.getModuleById(enginesModule);
      if (module) this.environment.moduleGraph.invalidateModule(module);
    },
    generateBundle() {
      built ??= [...engineFiles()].map(([id, files]) => [id, new Set(files)]);
      const imported = importResolver(this);
      for (const [id, hashed] of built) {
        const unknown = bundledModules(join(root, 'calculators', id, 'definition.ts'), imported).filter(
          file => !hashed.has(file),
        );
        if (unknown.length > 0) this.error(`The version of ${id} does not go by ${unknown.join(', ')}.`);
      }
    },
  };
}

/** Returns a function from a module to its imports in a build, memoised; undefined for external modules. */
function importResolver(build) {
  const known = new Map();
  return id => {
    if (!known.has(id)) {
      const info = isAbsolute(id) && !id.includes('/node_modules/') ? build.getModuleInfo(id) : undefined;
      known.set(id, info && [...info.importedIds, ...info.dynamicallyImportedIds]);
    }
    return known.get(id);
  };
}

/** Returns the project files that a module of a build depends on, itself included, without external modules. */
function bundledModules(entry, imported) {
  const match = new Set();
  const visit = id => {
    const next = match.has(id) ? undefined : imported(id);
    if (!next) return;
    match.add(id);
    for (const each of next) visit(each);
  };
  visit(entry);
  return [...match].map(id => relative(root, id).split(sep).join('/'));
}
