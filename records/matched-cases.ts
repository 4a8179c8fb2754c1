import type { SheetDocument } from './document.ts';

type Case = SheetDocument['cases'][number];

/** Minimum share of equal fields for two cases to count as one edited case. */
const minSimilarity = 0.5;
/** Maximum distance, in positions, searched for a case that was both edited and moved. */
const maxDistance = 25;

/**
 * Matches the cases of a document to those of an edited version: the new index of each case, undefined for a removed one. Cases
 * have no ids, so they are matched by content: first unchanged cases, in place or moved, then the most similar ones, and finally
 * by order if equally many are left on both sides.
 */
export function matchedCases(before: readonly Case[], after: readonly Case[]): readonly (number | undefined)[] {
  const result: (number | undefined)[] = before.map(() => undefined);
  const taken = new Set<number>();
  const match = (index: number, position: number) => {
    result[index] = position;
    taken.add(position);
  };
  matchEqual(before, after, match, result, taken);
  matchLike(before, after, match, result, taken);
  const gone = before.flatMap((_, index) => (result[index] === undefined ? [index] : []));
  const fresh = after.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  if (gone.length === fresh.length) gone.forEach((index, order) => match(index, fresh[order] ?? 0));
  return result;
}

type Match = (index: number, position: number) => void;
type MatchedIndices = readonly (number | undefined)[];

function matchEqual(
  before: readonly Case[],
  after: readonly Case[],
  match: Match,
  result: MatchedIndices,
  taken: ReadonlySet<number>,
): void {
  const texts = (cases: readonly Case[]) => cases.map(each => JSON.stringify(Object.entries(each).toSorted(byName)));
  const [was, is] = [texts(before), texts(after)];
  was.forEach((text, index) => {
    if (is[index] === text) match(index, index);
  });
  // Insertions and deletions shift a run of unchanged cases by the same offset.
  const shift = is.length - was.length;
  was.forEach((text, index) => {
    if (result[index] === undefined && is[index + shift] === text && !taken.has(index + shift))
      match(index, index + shift);
  });
  const free = new Map<string, number[]>();
  is.forEach((text, index) => {
    if (!taken.has(index)) free.set(text, [...(free.get(text) ?? []), index]);
  });
  was.forEach((text, index) => {
    const position = result[index] === undefined ? free.get(text)?.shift() : undefined;
    if (position !== undefined) match(index, position);
  });
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : one > other ? 1 : 0;

function matchLike(
  before: readonly Case[],
  after: readonly Case[],
  match: Match,
  result: MatchedIndices,
  taken: ReadonlySet<number>,
): void {
  const shift = after.length - before.length;
  const distance = ({ index, position }: { index: number; position: number }) =>
    Math.min(Math.abs(position - index), Math.abs(position - index - shift));
  const pairs = before.flatMap((was, index) =>
    result[index] === undefined
      ? after.flatMap((is, position) => {
          if (taken.has(position) || distance({ index, position }) > maxDistance) return [];
          const like = similarity(was, is);
          return like >= minSimilarity ? [{ index, position, like }] : [];
        })
      : [],
  );
  for (const { index, position } of pairs.toSorted((a, b) => b.like - a.like || distance(a) - distance(b)))
    if (result[index] === undefined && !taken.has(position)) match(index, position);
}

/** Returns the share of equal fields among all fields of two cases, 0 to 1. */
function similarity(one: Case, other: Case): number {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  const alike = [...fields].filter(field => String(one[field]) === String(other[field]));
  return alike.length / fields.size;
}
