import type { SheetDocument } from './document.ts';

type Case = SheetDocument['cases'][number];

/** From what share of like fields on two cases are taken for one that was changed. */
const likeEnough = 0.5;
/** So far from its place a case is looked for that was changed as well as moved. */
const farthest = 25;

/**
 * Where each case of a document stands in a changed one; undefined for those that are gone. Cases carry no name of their own, so
 * they are told by what is in them: first those that stayed as they are, in their place or moved, then those that are most
 * like each other; and where as many are left on both sides, by their order.
 */
export function matchedCases(before: readonly Case[], after: readonly Case[]): readonly (number | undefined)[] {
  const found: (number | undefined)[] = before.map(() => undefined);
  const taken = new Set<number>();
  const match = (index: number, place: number) => {
    found[index] = place;
    taken.add(place);
  };
  matchEqual(before, after, match, found, taken);
  matchLike(before, after, match, found, taken);
  const gone = before.flatMap((_, index) => (found[index] === undefined ? [index] : []));
  const fresh = after.flatMap((_, place) => (taken.has(place) ? [] : [place]));
  if (gone.length === fresh.length) gone.forEach((index, order) => match(index, fresh[order] ?? 0));
  return found;
}

type Match = (index: number, place: number) => void;
type Found = readonly (number | undefined)[];

function matchEqual(
  before: readonly Case[],
  after: readonly Case[],
  match: Match,
  found: Found,
  taken: ReadonlySet<number>,
): void {
  const texts = (cases: readonly Case[]) => cases.map(each => JSON.stringify(Object.entries(each).toSorted(byName)));
  const [was, is] = [texts(before), texts(after)];
  was.forEach((text, index) => {
    if (is[index] === text) match(index, index);
  });
  // What was added or removed before it, or after: cases that stayed in a row shift by as many.
  const shift = is.length - was.length;
  was.forEach((text, index) => {
    if (found[index] === undefined && is[index + shift] === text && !taken.has(index + shift))
      match(index, index + shift);
  });
  const free = new Map<string, number[]>();
  is.forEach((text, place) => {
    if (!taken.has(place)) free.set(text, [...(free.get(text) ?? []), place]);
  });
  was.forEach((text, index) => {
    const place = found[index] === undefined ? free.get(text)?.shift() : undefined;
    if (place !== undefined) match(index, place);
  });
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : one > other ? 1 : 0;

function matchLike(
  before: readonly Case[],
  after: readonly Case[],
  match: Match,
  found: Found,
  taken: ReadonlySet<number>,
): void {
  const shift = after.length - before.length;
  const distance = ({ index, place }: { index: number; place: number }) =>
    Math.min(Math.abs(place - index), Math.abs(place - index - shift));
  const pairs = before.flatMap((was, index) =>
    found[index] === undefined
      ? after.flatMap((is, place) => {
          if (taken.has(place) || distance({ index, place }) > farthest) return [];
          const like = likeness(was, is);
          return like >= likeEnough ? [{ index, place, like }] : [];
        })
      : [],
  );
  for (const { index, place } of pairs.toSorted((a, b) => b.like - a.like || distance(a) - distance(b)))
    if (found[index] === undefined && !taken.has(place)) match(index, place);
}

/** The share of like fields of all that two cases have. */
function likeness(one: Case, other: Case): number {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  if (fields.size === 0) return 1;
  const alike = [...fields].filter(field => String(one[field]) === String(other[field]));
  return alike.length / fields.size;
}
