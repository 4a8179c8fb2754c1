import type { SheetDocument } from './document.ts';
import { canonicalJson } from './canonical.ts';
import { matchedCases } from './matched-cases.ts';

type Case = SheetDocument['cases'][number];

/** A value that both users changed differently: the base value and both edits; undefined where blank. */
export interface Conflict {
  /** Part of the document; `other` for members unknown here. */
  readonly part: 'cases' | 'units' | 'title' | 'other';
  /** Case number in the merged document, from 1; 0 outside the cases. */
  readonly caseNumber: number;
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergeResult {
  readonly document: SheetDocument;
  /** Conflicts to resolve; the document contains my value for each. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Three-way merge of two users' edits of one document, field by field. Every edit is in the result or among the conflicts. A
 * case that one user removed and the other edited is kept. Places of nodes in a drawing never conflict.
 * @param base the common ancestor, in the same schema as theirs and mine.
 */
export function mergeDocuments(base: SheetDocument, mine: SheetDocument, theirs: SheetDocument): MergeResult {
  const { cases, calculated, conflicts } = mergedCases(base, mine, theirs);
  const rest = (document: SheetDocument): Members => {
    const { cases: _, calculated: __, units: ___, title: ____, questions: _____, places: ______, ...others } = document;
    return others;
  };
  const units = mergedMembers(base.units ?? {}, mine.units ?? {}, theirs.units ?? {}, 'units');
  const title = mergedMembers(base.title ?? {}, mine.title ?? {}, theirs.title ?? {}, 'title');
  // Of a node that both moved, my place is kept without a question.
  const places = mergedMembers(base.places ?? {}, mine.places ?? {}, theirs.places ?? {}, 'other');
  const others = mergedMembers(rest(base), rest(mine), rest(theirs), 'other');
  const questions = mergedRequests(base.questions ?? [], mine.questions ?? [], theirs.questions ?? []);
  const has = (member: 'calculated' | 'units' | 'title') => mine[member] !== undefined || theirs[member] !== undefined;
  const document = {
    ...others.members,
    cases,
    ...(has('calculated') ? { calculated } : {}),
    ...(has('units') ? { units: units.members } : {}),
    ...(has('title') ? { title: title.members } : {}),
    ...(questions.length > 0 ? { questions } : {}),
    ...(Object.keys(places.members).length > 0 ? { places: places.members } : {}),
  } as SheetDocument;
  return { document, conflicts: [...conflicts, ...units.conflicts, ...title.conflicts, ...others.conflicts] };
}

/**
 * Returns a merged document with some conflicts resolved in favour of the other user.
 * @param taken the conflicts, as reported by the merge, to resolve with their value.
 */
export function acceptTheirs(document: SheetDocument, taken: readonly Conflict[]): SheetDocument {
  let result = document;
  for (const { part, caseNumber, field, theirs } of taken) {
    const put = <M extends Members>(members: M | undefined) => withMember(members ?? {}, field, theirs) as M;
    if (part === 'other') result = put(result);
    else if (part === 'cases')
      result = { ...result, cases: result.cases.map((each, at) => (at === caseNumber - 1 ? put(each) : each)) };
    else result = { ...result, [part]: put(result[part]) };
  }
  return result;
}

type Members = Readonly<Record<string, unknown>>;

function withMember(members: Members, name: string, value: unknown): Members {
  const { [name]: _, ...rest } = members;
  return value === undefined ? rest : { ...members, [name]: value };
}

const same = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other));

function mergedMembers(base: Members, mine: Members, theirs: Members, part: Conflict['part'], caseNumber = 0) {
  const members: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])) {
    const values = { base: base[field], mine: mine[field], theirs: theirs[field] };
    const value = same(values.mine, values.base) ? values.theirs : values.mine;
    if (value !== undefined) members[field] = value;
    if (!same(value, values.theirs) && !same(values.theirs, values.base))
      conflicts.push({ part, caseNumber, field, ...values });
  }
  return { members, conflicts };
}

/** Merges analysis requests as whole values: the union of both sides without those removed by either. */
function mergedRequests(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const within = (list: readonly unknown[], item: unknown) => list.some(each => same(each, item));
  const staying = mine.filter(each => !within(base, each) || within(theirs, each));
  return [...staying, ...theirs.filter(each => !within(base, each) && !within(mine, each))];
}

/** Index of a merged case in each of the three documents; undefined if absent. */
interface CaseIndices {
  readonly base?: number | undefined;
  readonly mine?: number | undefined;
  readonly theirs?: number | undefined;
}

function mergedCases(base: SheetDocument, mine: SheetDocument, theirs: SheetDocument) {
  const conflicts: Conflict[] = [];
  const indices = mergedIndices(base.cases, mine.cases, theirs.cases);
  const cases = indices.map((entry, index) => {
    const [was, own, other] = [at(base.cases, entry.base), at(mine.cases, entry.mine), at(theirs.cases, entry.theirs)];
    if (own === undefined || other === undefined) return own ?? other ?? {};
    const merged = mergedMembers(was ?? {}, own, other, 'cases', index + 1);
    conflicts.push(...merged.conflicts);
    return merged.members as Case;
  });
  const calculated = indices.map(
    entry => at(mine.calculated, entry.mine) ?? at(theirs.calculated, entry.theirs) ?? null,
  );
  return { cases, calculated, conflicts };
}

function at<T>(list: readonly T[] | undefined, index: number | undefined): T | undefined {
  return index === undefined ? undefined : list?.[index];
}

/** Returns the merged cases in order: that of whoever moved cases, mine if both or neither did. */
function mergedIndices(base: readonly Case[], mine: readonly Case[], theirs: readonly Case[]): CaseIndices[] {
  const [inMine, inTheirs] = [matchedCases(base, mine), matchedCases(base, theirs)];
  const stays = (index: number): boolean => {
    const [own, other] = [inMine[index], inTheirs[index]];
    if (own !== undefined && other !== undefined) return true;
    if (own !== undefined) return !same(mine[own], base[index]);
    return other !== undefined && !same(theirs[other], base[index]);
  };
  const indices = base.map((_, index): CaseIndices => ({ base: index, mine: inMine[index], theirs: inTheirs[index] }));
  const staying = indices.filter((_, index) => stays(index));
  const added = (side: 'mine' | 'theirs', cases: readonly Case[], matched: readonly (number | undefined)[]) =>
    cases.flatMap((_, index): CaseIndices[] => (matched.includes(index) ? [] : [{ [side]: index }]));
  const ofMine = [...staying.filter(entry => entry.mine !== undefined), ...added('mine', mine, inMine)];
  const ofTheirs = [...staying.filter(entry => entry.theirs !== undefined), ...added('theirs', theirs, inTheirs)];
  const order = (side: 'mine' | 'theirs', list: readonly CaseIndices[]) =>
    list.toSorted((one, other) => (one[side] ?? 0) - (other[side] ?? 0));
  const [minePlaces, theirPlaces] = [order('mine', ofMine), order('theirs', ofTheirs)];
  const moved = (list: readonly CaseIndices[]) => {
    const known = list.flatMap(entry => entry.base ?? []);
    return known.some((index, at) => at > 0 && index < (known[at - 1] ?? 0));
  };
  return moved(theirPlaces) && !moved(minePlaces)
    ? withAdditions(theirPlaces, minePlaces, mine, theirs)
    : withAdditions(minePlaces, theirPlaces, mine, theirs);
}

/** Returns the first list with the entries found only in the other inserted after their predecessors there. */
function withAdditions(
  first: readonly CaseIndices[],
  second: readonly CaseIndices[],
  mine: readonly Case[],
  theirs: readonly Case[],
): CaseIndices[] {
  const result = [...first];
  const caseOf = (entry: CaseIndices) => at(mine, entry.mine) ?? at(theirs, entry.theirs);
  let after = -1;
  for (const added of second) {
    const position = result.findIndex(each => each === added);
    if (position >= 0) {
      after = position;
      continue;
    }
    // At one position entries of the first list come first, and identical cases are inserted once.
    let end = after + 1;
    while (end < result.length && isAdded(result[end]) && first.includes(result[end] ?? {})) end += 1;
    const twin = isAdded(added)
      ? result.findIndex(
          (each, index) =>
            index > after && index < end && isAdded(each) && !isOfBoth(each) && same(caseOf(each), caseOf(added)),
        )
      : -1;
    if (twin >= 0) {
      result[twin] = { ...result[twin], ...added };
      after = twin;
      continue;
    }
    result.splice(end, 0, added);
    after = end;
  }
  return result;
}

const isAdded = (entry: CaseIndices | undefined) => entry !== undefined && entry.base === undefined;
const isOfBoth = ({ mine, theirs }: CaseIndices) => mine !== undefined && theirs !== undefined;
