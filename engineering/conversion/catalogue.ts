import { convert, kindOf, otherBasis, type Kind, type Unit } from '../quantities/index.ts';
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

/**
 * The spellings of a unit that say what is measured. A pressure without a basis is a difference: as an alias of a gauge pressure
 * and of an absolute one, bar would lead from one to the other without the atmosphere between them.
 */
function unambiguous(unit: CatalogueUnit, differences: ReadonlySet<string>): CatalogueUnit {
  if (!otherBasis(unit.kind)) return unit;
  return { ...unit, spellings: unit.spellings.filter(spelling => !differences.has(spelling)) };
}

const allUnits: readonly CatalogueUnit[] = unitCategories.flatMap(({ name, kind, prefix }) =>
  kindOf(kind).units.map(unit => entry(name, kind, prefix, unit)),
);

const differenceSpellings: ReadonlySet<string> = new Set(
  allUnits.flatMap(({ kind, spellings }) => (kind === 'pressureDifference' ? spellings : [])),
);

/** Every unit of every category, in order. */
export const unitCatalogue: readonly CatalogueUnit[] = allUnits.map(unit => unambiguous(unit, differenceSpellings));

const bySpelling = new Map<string, CatalogueUnit[]>();
for (const unit of unitCatalogue) {
  for (const spelling of unit.spellings) bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), unit]);
}

/** All spellings that name a unit. */
export const unitSpellings: readonly string[] = [...bySpelling.keys()];

/** Two units between which a value can be converted. */
export interface UnitPair {
  readonly from: CatalogueUnit;
  readonly to: CatalogueUnit;
}

/** Whether a value in one unit can be converted into another: of one category, or a gauge and an absolute pressure. */
export function areConvertible(from: CatalogueUnit, to: CatalogueUnit): boolean {
  return from.category === to.category || otherBasis(from.kind)?.kind === to.kind;
}

/** A value in the one unit of a pair as the value in the other; between gauge and absolute pressure by one atmosphere. */
export function convertPair({ from, to }: UnitPair, value: number): number {
  return convert(from.kind, value, from.symbol, to.symbol);
}

/** Two units that two spellings name and between which a value can be converted; undefined where there are none. */
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

/** Why two spellings are no pair, as a clause: which of them is a pressure difference, or that they are of different kinds. */
export function whyNoPair(from: string, to: string): string {
  const pressure = (spelling: string) =>
    (bySpelling.get(spelling) ?? []).map(({ kind }) => pressureKinds[kind]).find(word => word !== undefined);
  const first = pressure(from);
  const second = pressure(to);
  if (first === undefined || second === undefined) return `${from} and ${to} measure different kinds of quantity`;
  return `${from} is ${first} and ${to} is ${second}, between which no conversion is defined: choose a unit that ends in (g) or (abs)`;
}

/** What a conversion between gauge and absolute pressure does, as a sentence; undefined for every other conversion. */
export function basisRemark({ from, to }: UnitPair): string | undefined {
  if (from.kind === to.kind || !otherBasis(from.kind)) return undefined;
  const isAdded = to.kind === 'absolutePressure';
  return `Gauge and absolute pressure differ by one standard atmosphere, 1.01325 bar, which is ${isAdded ? 'added' : 'subtracted'}.`;
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
