/**
 * Generates the type declarations of the npm packages with the TypeScript compiler. Types that the kit infers from zod schemas
 * are written out, so that the packages have no dependencies.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { files, root } from './sources.mjs';

const cache = join(root, '.cache');
const inferred = /^export type (\w+) = z\.infer<[^>]+>;$/gm;
const slashed = path => path.split(sep).join('/');

/**
 * Returns the declarations of modules and everything they import, by path under the root without extension:
 * `calculators/kit/index`. Import specifiers end in .js, as in a package.
 * @param {readonly string[]} modules paths under the root without extension.
 * @returns {Map<string, string>}
 */
export function declarations(modules) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'types-'));
  try {
    const described = files(/^(?!.*\.test\.).*\.ts$/, join(root, 'calculators')).filter(file =>
      readFileSync(join(root, file), 'utf8').match(inferred),
    );
    writeFileSync(join(folder, 'written-out.ts'), typeProbe(described, folder));
    compile(folder, modules);
    const emitted = path => readFileSync(join(folder, 'types', `${path}.d.ts`), 'utf8');
    const writtenOut = typesOf(emitted(slashed(relative(root, join(folder, 'written-out')))));
    return importClosure(modules, path => withoutDescription(path, emitted(path), writtenOut));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a module whose variables have the inferred types of some files, for the compiler to write out. */
function typeProbe(described, folder) {
  const lines = described.flatMap((file, at) => {
    const names = [...readFileSync(join(root, file), 'utf8').matchAll(inferred)].map(([, name]) => name);
    const from = slashed(relative(folder, join(root, file)));
    return [
      `import type * as file${at} from '${from}';`,
      ...names.map(name => `export const ${name} = of<file${at}.${name}>();`),
    ];
  });
  return ['declare const of: <T>() => T;', ...lines, ''].join('\n');
}

function compile(folder, modules) {
  const project = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      stripInternal: true,
      rootDir: root,
      outDir: join(folder, 'types'),
      types: ['vite/client'],
      // The compiler emits no declarations for modules resolved through node_modules.
      paths: { '@isentrope/engineering/*': [join(root, 'engineering/*/index.ts')] },
    },
    include: [],
    files: [
      join(folder, 'written-out.ts'),
      ...['calculators/kit/evaluation/engines.d.ts', ...modules.map(each => `${each}.ts`)].map(file =>
        join(root, file),
      ),
    ],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`No declarations: ${stdout}`);
}

/** Returns the types of a module's variables by name. */
function typesOf(text) {
  return new Map(
    [...text.matchAll(/^export declare const (\w+): ([^]*?);\n(?=export |(?![^]))/gm)].map(([, name, type]) => {
      if (/\bimport\(|\bz\./.test(type)) throw new Error(`The type ${name} is not written out: ${type.slice(0, 500)}`);
      return [name, type];
    }),
  );
}

/** Returns a declaration file with inferred types written out, and without the schemas they were inferred from. */
function withoutDescription(path, text, writtenOut) {
  const named = text.replace(inferred, (_, name) => `export type ${name} = ${writtenOut.get(name)};`);
  if (!/from 'zod'/.test(text)) return named;
  if (/^import \{ z \} from 'zod'/m.test(text))
    return [...text.matchAll(inferred)].map(([, name]) => `export type ${name} = ${writtenOut.get(name)};\n`).join('');
  const without = named.replace(/^import type (\{ z \}|\* as described) from .*\n/gm, '');
  if (/\bz\.|\bdescribed\./.test(without)) throw new Error(`${path} keeps a description of its types.`);
  return without;
}

/** Returns the modules with all their direct and indirect imports. */
function importClosure(modules, textOf) {
  const result = new Map();
  const visit = path => {
    if (result.has(path)) return;
    result.set(path, '');
    const text = textOf(path).replace(/((?:\bfrom|\bimport\() ?)(['"])(\.[^'"]*)\.ts\2/g, (_, before, quote, to) => {
      visit(slashed(join(dirname(path), to)));
      return `${before}${quote}${to}.js${quote}`;
    });
    result.set(path, text);
  };
  for (const module of modules) visit(module);
  return result;
}
