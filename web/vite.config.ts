import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { enginesPlugin } from '../scripts/engines.mjs';

/** Whether a module is Pro code: all in a Pro calculator's folder but the metadata shown on public pages. */
function isPro(id: string): boolean {
  return /\/calculators\/[^/]+-pro\//.test(id) && !/\/(meta|menu)\.ts$/.test(id);
}

interface Chunk {
  readonly moduleIds: readonly string[];
  readonly name: string;
  /** The chunk's facade module, whose code may be in another chunk. */
  readonly facadeModuleId?: string | null;
}

/**
 * The bundler names a shared chunk after its importers; shortens such names, which would appear in every preload list.
 */
function shortName(name: string): string {
  if (!name.startsWith('rooms~')) return '[name]';
  return name.includes('.worker') ? 'rooms.worker' : 'rooms';
}

function chunkFileNames({ moduleIds, name, facadeModuleId }: Chunk): string {
  const pro = moduleIds.some(isPro) || isPro(facadeModuleId ?? '');
  return `assets/${pro ? 'pro/' : ''}${shortName(name)}-[hash].js`;
}

/**
 * Shared packages get chunks of their own, split by their importers; by default, the bundler may merge a Pro module
 * with a public one used by the same pages. React has its own chunk so that it is evaluated in a separate task.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    { name: 'catalogue', test: /\/calculators\/.*\/(meta|menu)\.ts$/ },
    { name: 'rooms', test: /\/(engineering|calculators\/kit)\//, entriesAware: true },
  ],
};

/** Fails the build if code of a Pro calculator would be public. */
function forbidPublicProCode(): Plugin {
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

/** Files of each calculator in the bundles of the page and its workers, by id. */
type CalculatorFiles = Map<string, Set<string>>;

/** Records the calculator files of one bundle, from which the service worker's list of a tool is derived. */
function recordCalculatorFiles(recorded: CalculatorFiles): Plugin {
  return {
    name: 'notes-calculators',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const [, id] = /\/calculators\/(.+)\/(?:definition|datasheet)\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
        if (id !== undefined) recorded.set(id, (recorded.get(id) ?? new Set()).add(chunk.fileName));
      }
    },
  };
}

/** Writes the recorded files beside the manifest; worker bundles are finished before the page's. */
function writeCalculatorFiles(recorded: CalculatorFiles): Plugin {
  return {
    name: 'writes-calculators',
    generateBundle() {
      const files = Object.fromEntries([...recorded].map(([id, names]) => [id, [...names]]));
      this.emitFile({ type: 'asset', fileName: '.vite/calculators.json', source: JSON.stringify(files) });
    },
  };
}

const engines = enginesPlugin();
const recorded: CalculatorFiles = new Map();
const forBrowsers = [forbidPublicProCode(), recordCalculatorFiles(recorded), writeCalculatorFiles(recorded)];

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
    plugins: () => [engines, forbidPublicProCode(), recordCalculatorFiles(recorded)],
    rolldownOptions: { output: { chunkFileNames, codeSplitting } },
  },
}));
