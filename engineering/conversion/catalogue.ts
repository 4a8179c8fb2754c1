import { convert, findUnit, kindOf, otherBasis, type Kind, type Unit } from '../quantities/index.ts';
import { unitCategories } from './categories.ts';

/** A unit of the catalogue. */
export interface CatalogueUnit {
  /** Its symbol in ASCII: kg/m3, degC. */
  readonly key: string;
  readonly name: string;
  readonly symbol: string;
  readonly category: string;
  readonly kind: Kind;
  /** All accepted spellings in links and on the command line. */
  readonly spellings: readonly string[];
}

/** Converts a symbol to ASCII. */
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

/**
 * Removes the ambiguous spellings of a unit. A pressure without a basis is a difference: as an alias of both a gauge and an absolute
 * pressure, bar would convert one to the other without adding the atmosphere.
 */
function withoutAmbiguousSpellings(unit: CatalogueUnit, differences: ReadonlySet<string>): CatalogueUnit {
  if (!otherBasis(unit.kind)) return unit;
  return { ...unit, spellings: unit.spellings.filter(spelling => !differences.has(spelling)) };
}

const allUnits: readonly CatalogueUnit[] = unitCategories.flatMap(({ name, kind, prefix }) =>
  kindOf(kind).units.map(unit => entry(name, kind, prefix, unit)),
);

const differenceSpellings: ReadonlySet<string> = new Set(
  allUnits.flatMap(({ kind, spellings }) => (kind === 'pressureDifference' ? spellings : [])),
);

/** All units of all categories, in order. */
export const unitCatalogue: readonly CatalogueUnit[] = allUnits.map(unit =>
  withoutAmbiguousSpellings(unit, differenceSpellings),
);

const bySpelling = new Map<string, CatalogueUnit[]>();
for (const unit of unitCatalogue) {
  for (const spelling of unit.spellings) bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), unit]);
}

/** All spellings of all units. */
export const unitSpellings: readonly string[] = [...bySpelling.keys()];

/** Two units between which values can be converted. */
export interface UnitPair {
  readonly from: CatalogueUnit;
  readonly to: CatalogueUnit;
}

/** Whether values can be converted between two units: of one category, or gauge and absolute pressure. */
export function areConvertible(from: CatalogueUnit, to: CatalogueUnit): boolean {
  return from.category === to.category || otherBasis(from.kind)?.kind === to.kind;
}

/** Converts a value from the first unit of a pair to the second; between gauge and absolute pressure by one atmosphere. */
export function convertPair({ from, to }: UnitPair, value: number): number {
  return convert(from.kind, value, from.symbol, to.symbol);
}

/** Returns the convertible pair of units named by two spellings; undefined if there is none. */
export function findPair(from: string, to: string): UnitPair | undefined {
  const firsts = bySpelling.get(from) ?? [];
  const seconds = bySpelling.get(to) ?? [];
  for (const first of firsts) {
    const second = seconds.find(({ category }) => category === first.category);
    if (second) return { from: first, to: second };
  }
  for (const first of firsts) {
    const second = seconds.find(unit => areConvertible(first, unit));
    if (second) return { from: first, to: second };
  }
  return undefined;
}

const pressureKinds: Partial<Record<Kind, string>> = {
  gaugePressure: 'a gauge pressure',
  absolutePressure: 'an absolute pressure',
  pressureDifference: 'a pressure difference',
};

/** Explains, as a clause, why two spellings are not convertible: which of them is a pressure difference, or that their kinds differ. */
export function conversionError(from: string, to: string): string {
  const pressure = (spelling: string) =>
    (bySpelling.get(spelling) ?? []).map(({ kind }) => pressureKinds[kind]).find(word => word !== undefined);
  const first = pressure(from);
  const second = pressure(to);
  if (first === undefined || second === undefined) return `${from} and ${to} measure different kinds of quantity`;
  return `${from} is ${first} and ${to} is ${second}, between which no conversion is defined: choose a unit that ends in (g) or (abs)`;
}

/** Describes a conversion between gauge and absolute pressure in a sentence; undefined for any other conversion. */
export function basisRemark({ from, to }: UnitPair): string | undefined {
  if (from.kind === to.kind || !otherBasis(from.kind)) return undefined;
  const isAdded = to.kind === 'absolutePressure';
  return `Gauge and absolute pressure differ by one standard atmosphere, 1.01325 bar, which is ${isAdded ? 'added' : 'subtracted'}.`;
}

/** Relevance of a unit for a search text; 0 for no match. `isAccepted`: a field of its kind reads the text as this unit. */
function relevance({ symbol, name, category, spellings }: CatalogueUnit, text: string, isAccepted: boolean): number {
  const words = [symbol, name, ...spellings].map(word => word.toLowerCase());
  if (spellings.includes(text)) return 5;
  const lower = text.toLowerCase();
  if (words.includes(lower) || isAccepted) return 4;
  if (words.some(word => word.startsWith(lower))) return 3;
  if (words.some(word => word.includes(lower))) return 2;
  return category.toLowerCase().includes(lower) ? 1 : 0;
}

/** Units whose symbol, name, spelling or category contains a text, best match first. */
export function searchUnits(text: string): readonly CatalogueUnit[] {
  const query = text.trim();
  if (query === '') return [];
  const accepted = new Map(unitCategories.map(({ kind }) => [kind, findUnit(kind, query)?.symbol]));
  return unitCatalogue
    .map(unit => ({ unit, rank: relevance(unit, query, accepted.get(unit.kind) === unit.symbol) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ unit }) => unit);
}
