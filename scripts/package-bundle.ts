import { join } from 'node:path';
import { build } from 'vite';

/** What is in a bundle: modules of the library as `calculators/kit/run.js`. */
export interface Bundled {
  /** Those that come with the page, without anybody asking for them. */
  readonly atOnce: readonly string[];
  /** Those that are loaded when they are asked for. */
  readonly later: readonly string[];
  /** The characters of the files that come with the page. */
  readonly size: number;
}

/** Bundles a page of a project into its folder `dist`, as the project's own build does. */
export async function bundled(project: string, page: string): Promise<Bundled> {
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
