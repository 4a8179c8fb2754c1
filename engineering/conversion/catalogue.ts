import { kindOf, type Kind, type Unit } from '../quantities/index.ts';
import { unitCategories } from './categories.ts';

/** A unit of the catalogue. */
export interface CatalogueUnit {
  /** Its symbol in ASCII: kg/m3, degC. */
  readonly key: string;
  readonly name: string;
  readonly symbol: string;
  readonly category: string;
  readonly kind: Kind;
  /** All that it may be called in a link or on the command line. */
  readonly spellings: readonly string[];
}

/** A symbol with only the characters of an English keyboard. */
function ascii(symbol: string): string {
  return symbol
    .replaceAll('°', 'deg')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('·', '.')
    .replaceAll('μ', 'u')
    .replaceAll('Δ', 'delta ')
    .replaceAll('é', 'e')
    .replaceAll('ø', 'o');
}

function entry(category: string, kind: Kind, prefix: string, { symbol, name, aliases }: Unit): CatalogueUnit {
  const own = prefix + symbol;
  const micro = own.replaceAll('μ', '\u00b5');
  const others = aliases.map(alias => prefix + alias);
  return {
    key: ascii(own),
    name,
    symbol,
    category,
    kind,
    spellings: [...new Set([own, ascii(own), micro, ...others])],
  };
}

/** Every unit of every category, in order. */
export const unitCatalogue: readonly CatalogueUnit[] = unitCategories.flatMap(({ name, kind, prefix }) =>
  kindOf(kind).units.map(unit => entry(name, kind, prefix, unit)),
);

const bySpelling = new Map<string, CatalogueUnit[]>();
for (const unit of unitCatalogue) {
  for (const spelling of unit.spellings) bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), unit]);
}

/** All spellings that name a unit. */
export const unitSpellings: readonly string[] = [...bySpelling.keys()];

/** The units of one category that two spellings name; undefined where they have no category in common. */
export function findPair(
  from: string,
  to: string,
): { readonly from: CatalogueUnit; readonly to: CatalogueUnit } | undefined {
  for (const first of bySpelling.get(from) ?? []) {
    const second = bySpelling.get(to)?.find(({ category }) => category === first.category);
    if (second) return { from: first, to: second };
  }
  return undefined;
}

/** How well a unit answers what is searched for; 0 for not at all. */
function relevance({ symbol, name, category, spellings }: CatalogueUnit, text: string): number {
  const words = [symbol, name, ...spellings].map(word => word.toLowerCase());
  if (spellings.includes(text)) return 5;
  const lower = text.toLowerCase();
  if (words.includes(lower)) return 4;
  if (words.some(word => word.startsWith(lower))) return 3;
  if (words.some(word => word.includes(lower))) return 2;
  return category.toLowerCase().includes(lower) ? 1 : 0;
}

/** The units whose symbol, name, other spelling or category contains a text, the closest first. */
export function searchUnits(text: string): readonly CatalogueUnit[] {
  const wanted = text.trim();
  if (wanted === '') return [];
  return unitCatalogue
    .map(unit => ({ unit, rank: relevance(unit, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ unit }) => unit);
}
