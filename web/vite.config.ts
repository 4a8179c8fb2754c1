import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { enginesPlugin } from '../scripts/engines.mjs';
import { customPages } from './src/custom-pages.ts';
import { removeFacades } from './remove-facades.ts';
import { planChunks, type Chunk as PlannedChunk, type ChunkRules } from './chunk-plan.ts';

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

function isStyle(id: string): boolean {
  return id.endsWith('.css');
}

function styleName(id: string): string {
  return basename(id, '.css');
}

/**
 * Shared packages get chunks of their own, split by their importers; by default, the bundler may merge a Pro module
 * with a public one used by the same pages. React has its own chunk so that it is evaluated in a separate task, with the
 * bundler's code for dynamic imports and a few lines on the company, which every page needs and which are too small for a file.
 */
const groups = {
  react: {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|vite\/preload-helper|\/company\.(json|ts)$|\/(format-day|keep-server-html|shell\/drafts)\.ts$/,
  },
  metadata: { name: 'metadata', test: /\/calculators\/.*\/(meta|menu)\.ts$/ },
  rooms: { name: 'rooms', test: /\/(engineering|calculators\/kit)\//, entriesAware: true },
  /** Each style sheet is a file of its own, whose place in the order of styles does not depend on how code is merged. */
  styles: { name: styleName, test: isStyle },
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

/** The chunks of each bundle, by its entry module. */
type Bundles = Map<string, PlannedChunk[]>;

/** The characters of a chunk, or of the style sheet that it represents. */
function sizeOf({ code, viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): number {
  const styles = [...(viteMetadata?.importedCss ?? [])].map(name => bundle[name]);
  return styles.reduce((sum, file) => sum + (file?.type === 'asset' ? file.source.length : 0), code.length);
}

function recordChunks(bundles: Bundles): Plugin {
  return {
    name: 'records-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry)?.facadeModuleId ?? '';
      bundles.set(
        entry,
        chunks.map(chunk => ({ ...chunk, size: sizeOf(chunk, bundle), isStyle: chunk.moduleIds.some(isStyle) })),
      );
    },
  };
}

const engines = enginesPlugin();

/** The plan of each bundle, by its entry module, made from a build that merges nothing. */
async function planBundles(): Promise<ChunkPlans> {
  const bundles: Bundles = new Map();
  const rolldownOptions = { output: { codeSplitting: { groups: Object.values(groups) } } };
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), engines, recordChunks(bundles)],
    build: { write: false, target: 'es2023', assetsInlineLimit: 0, rolldownOptions },
    worker: { format: 'es', plugins: () => [engines, recordChunks(bundles)], rolldownOptions },
  });
  return new Map([...bundles].map(([entry, chunks]) => [entry, planChunks(chunks, loadingRules(chunks))]));
}

type ChunkPlans = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * A definition is opened in the workbench. Pages of the site are visited more often than any one calculator, free
 * calculators more often with an empty cache than Pro ones and pages of projects, and what the workbench loads later is rarely loaded.
 */
function loadingRules(chunks: readonly PlannedChunk[]): ChunkRules {
  const isFrom = (path: RegExp) => (chunk: PlannedChunk) => path.test(chunk.facadeModuleId ?? '');
  const [isWorkbench, isDefinition] = [isFrom(/\/workbench\/workbench\.tsx$/), isFrom(/\/definition\.ts$/)];
  const isProject = isFrom(/\/src\/projects\//);
  const isInside = isFrom(/\/(workbench|calculators|engineering)\//);
  const definitionsWithPages = customPages.map(id => `/calculators/${id}/definition.ts`);
  const hasOwnPage = ({ facadeModuleId }: PlannedChunk) =>
    definitionsWithPages.some(path => facadeModuleId?.endsWith(path) === true);
  const workbench = chunks.filter(isWorkbench).map(({ fileName }) => fileName);
  return {
    kindOf({ isEntry, fileName, moduleIds }) {
      if (isEntry || moduleIds.length === 0 || /\/(react|metadata)-/.test(fileName)) return undefined;
      return moduleIds.some(isPro) ? 'pro' : 'public';
    },
    loadedBefore: chunk => (isInside(chunk) && !isWorkbench(chunk) && !hasOwnPage(chunk) ? workbench : []),
    weightOf(chunk) {
      if (isInside(chunk) && !isDefinition(chunk)) return 0.1;
      if (isProject(chunk) || isPro(chunk.facadeModuleId ?? '')) return 3;
      return isDefinition(chunk) ? 20 : 60;
    },
    requestBytes: 6_600,
  };
}

/** The output files of a plan; chunks without a planned file are split by their importers. */
function outputOptions(plans: ChunkPlans) {
  const planned = {
    name(id: string, bundle: { getModuleInfo: (id: string) => { isEntry: boolean } | null }) {
      const [entry, plan] = [...plans].find(([each]) => bundle.getModuleInfo(each)?.isEntry === true) ?? [];
      const number = plan?.get(id);
      return number === undefined ? null : `part${number}${entry?.endsWith('.worker.ts') ? '.worker' : ''}`;
    },
  };
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [groups.styles, groups.react, groups.metadata, planned, groups.rooms],
  };
  // `const` lets the engine treat tables as constants, which makes the states of pure fluids a sixth faster; the default is `var`.
  return { chunkFileNames, codeSplitting, topLevelVar: false };
}

const recorded: CalculatorFiles = new Map();
const forBrowsers = [
  forbidPublicProCode(),
  recordCalculatorFiles(recorded),
  writeCalculatorFiles(recorded),
  removeFacades(),
];

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  if (command === 'serve' || isSsrBuild === true)
    return { plugins: [react(), engines], build: { target: 'es2023', emptyOutDir: true } };
  const output = outputOptions(await planBundles());
  const rolldownOptions = { output };
  return {
    plugins: [react(), engines, ...forBrowsers],
    build: { manifest: true, target: 'es2023', assetsInlineLimit: 0, emptyOutDir: true, rolldownOptions },
    worker: {
      format: 'es',
      plugins: () => [engines, forbidPublicProCode(), recordCalculatorFiles(recorded), removeFacades()],
      rolldownOptions,
    },
  };
});
