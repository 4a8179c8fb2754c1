import { join } from 'node:path';
import { build } from 'vite';

/** The modules in a bundle, by library path: `calculators/kit/run.js`. */
export interface PageBundle {
  /** Modules loaded with the page. */
  readonly atOnce: readonly string[];
  /** Modules loaded on demand. */
  readonly later: readonly string[];
  /** Total length of the files loaded with the page, in characters. */
  readonly size: number;
}

/** Bundles a page of a project into its folder `dist`, with the project's own Vite. */
export async function bundlePage(project: string, page: string): Promise<PageBundle> {
  const chunks = new Map<string, { code: string; moduleIds: string[]; imports: string[]; isEntry: boolean }>();
  await build({
    configFile: false,
    logLevel: 'error',
    root: project,
    worker: { format: 'es' },
    build: { emptyOutDir: true, rolldownOptions: { input: join(project, page) } },
    plugins: [
      {
        name: 'what-is-bundled',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
        },
      },
    ],
  });
  const first = new Set<string>();
  const visit = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    chunks.get(name)?.imports.forEach(visit);
  };
  for (const [name, { isEntry }] of chunks) if (isEntry) visit(name);
  const modulesOf = (isWanted: (name: string) => boolean) =>
    [...chunks].flatMap(([name, { moduleIds }]) =>
      isWanted(name) ? moduleIds.flatMap(id => /\/@isentrope\/(.*)$/.exec(id)?.[1] ?? []) : [],
    );
  return {
    atOnce: modulesOf(name => first.has(name)),
    later: modulesOf(name => !first.has(name)),
    size: [...first].reduce((sum, name) => sum + (chunks.get(name)?.code.length ?? 0), 0),
  };
}
