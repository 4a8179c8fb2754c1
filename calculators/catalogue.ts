import type { CalculatorMeta, Definition, MenuMeta } from './kit/index.ts';

/**
 * Calculators and tools, discovered from the folders: one with `meta.ts` and `definition.ts` is a calculator, one with `menu.ts`
 * a tool composed of the calculators below it. Metadata are loaded eagerly; each definition is a separate chunk, loaded on
 * demand.
 */
const metas = import.meta.glob<CalculatorMeta>('./**/meta.ts', { eager: true, import: 'meta' });
const definitions = import.meta.glob<Definition>('./**/definition.ts', { import: 'default' });
const menuMetas = import.meta.glob<MenuMeta>('./**/menu.ts', { eager: true, import: 'menu' });

/** A calculator's metadata, with a loader for its definition. */
export interface CatalogueEntry {
  readonly meta: CalculatorMeta;
  readonly load: () => Promise<Definition>;
}

/** All calculators, sorted by id. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(metas)
  .flatMap(([file, meta]) => {
    const load = definitions[file.replace(/meta\.ts$/, 'definition.ts')];
    return load ? [{ meta, load }] : [];
  })
  .toSorted((a, b) => (a.meta.id < b.meta.id ? -1 : 1));

/** All tools composed of several calculators. */
export const menus: readonly MenuMeta[] = Object.values(menuMetas);

/** Returns the calculator with this id, if any. */
export function findCalculator(id: string): CatalogueEntry | undefined {
  return catalogue.find(entry => entry.meta.id === id);
}
