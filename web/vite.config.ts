import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { enginesPlugin } from '../scripts/engines.mjs';

/** The code of Pro calculators: everything in their folders but the metadata that the tools page and the menus show. */
function isPro(id: string): boolean {
  return /\/calculators\/[^/]+-pro\//.test(id) && !/\/(meta|menu)\.ts$/.test(id);
}

interface Chunk {
  readonly moduleIds: readonly string[];
  readonly name: string;
  /** The module that the chunk stands for, whose code may be in another one. */
  readonly facadeModuleId?: string | null;
}

/** The bundler names a chunk of the rooms by all who use it: such names would stand in every list of what else to load. */
function shortName(name: string): string {
  if (!name.startsWith('rooms~')) return '[name]';
  return name.includes('.worker') ? 'rooms.worker' : 'rooms';
}

function chunkFileNames({ moduleIds, name, facadeModuleId }: Chunk): string {
  const pro = moduleIds.some(isPro) || isPro(facadeModuleId ?? '');
  return `assets/${pro ? 'pro/' : ''}${shortName(name)}-[hash].js`;
}

/**
 * The rooms that every calculator draws on make chunks of their own, parted by who uses them: left to itself, the bundler
 * puts a Pro module beside a public one that the same pages want. React stands alone, so that it is run in a turn of its own.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    { name: 'catalogue', test: /\/calculators\/.*\/(meta|menu)\.ts$/ },
    { name: 'rooms', test: /\/(engineering|calculators\/kit)\//, entriesAware: true },
  ],
};

/** Fails the build when the code of a Pro calculator would be served to everyone. */
function proStaysBehindTheGate(): Plugin {
  return {
    name: 'pro-stays-behind-the-gate',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.fileName.startsWith('assets/pro/')) continue;
        const leaked = chunk.moduleIds.filter(isPro);
        const imported = chunk.imports.filter(name => name.startsWith('assets/pro/'));
        if (leaked.length > 0) this.error(`The public chunk ${chunk.fileName} contains Pro code: ${leaked.join(', ')}`);
        if (imported.length > 0)
          this.error(`The public chunk ${chunk.fileName} imports Pro chunks: ${imported.join(', ')}`);
      }
    },
  };
}

/** The files that stand for a calculator in the bundles of the page and its workers, by its id. */
type CalculatorFiles = Map<string, Set<string>>;

/** Notes the files of the calculators in one bundle: what is kept of a tool in a browser begins with them. */
function notesCalculators(noted: CalculatorFiles): Plugin {
  return {
    name: 'notes-calculators',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const [, id] = /\/calculators\/(.+)\/(?:definition|datasheet)\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
        if (id !== undefined) noted.set(id, (noted.get(id) ?? new Set()).add(chunk.fileName));
      }
    },
  };
}

/** Writes what was noted beside the manifest; the bundles of the workers are made before that of the page ends. */
function writesCalculators(noted: CalculatorFiles): Plugin {
  return {
    name: 'writes-calculators',
    generateBundle() {
      const files = Object.fromEntries([...noted].map(([id, names]) => [id, [...names]]));
      this.emitFile({ type: 'asset', fileName: '.vite/calculators.json', source: JSON.stringify(files) });
    },
  };
}

const engines = enginesPlugin();
const noted: CalculatorFiles = new Map();
const forBrowsers = [proStaysBehindTheGate(), notesCalculators(noted), writesCalculators(noted)];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), engines, ...(isSsrBuild ? [] : forBrowsers)],
  build: {
    manifest: !isSsrBuild,
    target: 'es2023',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: { chunkFileNames, codeSplitting },
        },
  },
  worker: {
    format: 'es',
    plugins: () => [engines, proStaysBehindTheGate(), notesCalculators(noted)],
    rolldownOptions: { output: { chunkFileNames, codeSplitting } },
  },
}));
