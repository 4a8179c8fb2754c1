import type { BuiltFigures } from './figures.ts';

let figures: Promise<BuiltFigures> | undefined;

/** The figures of the build: computed once at build time, fetched everywhere else. */
export function loadBuiltFigures(): Promise<BuiltFigures> {
  figures ??= import.meta.env.SSR || import.meta.env.DEV ? compute() : read();
  return figures;
}

/** Sets figures the build has computed already. */
export function setBuiltFigures(computed: BuiltFigures): void {
  figures = Promise.resolve(computed);
}

async function compute(): Promise<BuiltFigures> {
  const { computeBuildFigures } = await import('./build-time.ts');
  return computeBuildFigures();
}

async function read(): Promise<BuiltFigures> {
  const response = await fetch('/validation.json');
  return (await response.json()) as BuiltFigures;
}
