import type { CalculatorMeta, Definition, MenuMeta } from './kit/index.ts';

/**
 * Every folder with a `meta.ts` and a `definition.ts` is a calculator, every folder with a `menu.ts` a tool made of the
 * calculators below it; nothing lists them. The metadata are small and always at hand; a definition is a chunk of its own,
 * loaded when its calculator is opened.
 */
const metas = import.meta.glob<CalculatorMeta>('./**/meta.ts', { eager: true, import: 'meta' });
const definitions = import.meta.glob<Definition>('./**/definition.ts', { import: 'default' });
const menuMetas = import.meta.glob<MenuMeta>('./**/menu.ts', { eager: true, import: 'menu' });

/** A calculator: what is always known of it, and its definition, which is loaded when it is asked for. */
export interface CatalogueEntry {
  readonly meta: CalculatorMeta;
  readonly load: () => Promise<Definition>;
}

/** All calculators, by id in alphabetical order. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(metas)
  .flatMap(([file, meta]) => {
    const load = definitions[file.replace(/meta\.ts$/, 'definition.ts')];
    return load ? [{ meta, load }] : [];
  })
  .toSorted((a, b) => (a.meta.id < b.meta.id ? -1 : 1));

/** All tools that are several calculators. */
export const menus: readonly MenuMeta[] = Object.values(menuMetas);

/** The calculator of this id, if there is one. */
export function findCalculator(id: string): CatalogueEntry | undefined {
  return catalogue.find(entry => entry.meta.id === id);
}
