import {
  blankLike,
  caseName,
  guessedColumns,
  listColumns,
  mostCases,
  readList,
  rememberedTargets,
  type CaseData,
  type ColumnTarget,
  type ColumnTargets,
  type Definition,
  type Grid,
  type GuessedColumn,
  type ListColumn,
  type ListHead,
  type ListRow,
  type RememberedColumns,
} from '@isentrope/calculators/kit';

/** What the fields hold that are not in a list: nothing, or what the case in hand does. */
export function standingCase(definition: Definition, inHand: CaseData, asInHand: boolean): CaseData {
  const blank = blankLike(definition, inHand);
  return asInHand ? { ...inHand, [caseName]: { text: '' } } : blank;
}

/** The columns of a list, and how they are read before the person says otherwise. */
export interface FoundColumns {
  readonly columns: readonly ListColumn[];
  readonly guesses: readonly GuessedColumn[];
  /** Whether a list with these headings was imported before. */
  readonly isRemembered: boolean;
  readonly targets: ColumnTargets;
}

export function foundColumns(
  definition: Definition,
  grid: Grid,
  head: ListHead,
  standing: CaseData,
  remembered: readonly RememberedColumns[],
): FoundColumns {
  const columns = listColumns(grid, head);
  const guesses = guessedColumns(definition, columns, standing);
  const kept = rememberedTargets(definition, remembered, columns);
  return { columns, guesses, isRemembered: kept !== undefined, targets: kept ?? guesses.map(({ target }) => target) };
}

/** Targets with another one for a column; the column that had its field before is not read any more. */
export function withTarget(targets: ColumnTargets, place: number, target: ColumnTarget | undefined): ColumnTargets {
  return targets.map((before, at) => {
    if (at === place) return target;
    return before && before.id === target?.id ? undefined : before;
  });
}

/** The rows of a list as they go onto the bench. */
export interface ImportableList {
  /** Those without a problem, as many as there is room for. */
  readonly good: readonly ListRow[];
  readonly wrong: readonly ListRow[];
  readonly all: readonly ListRow[];
  readonly remarks: readonly string[];
}

/** The rows of a list for a bench that has room for so many cases. */
export function importable(definition: Definition, list: Parameters<typeof readList>[1], room: number): ImportableList {
  const { rows, remarks } = readList(definition, list);
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const right = rows.filter(({ problems }) => problems.length === 0);
  const beyond = right.slice(room);
  const [first] = beyond;
  const noRoom =
    first === undefined
      ? []
      : [
          `A sheet holds ${mostCases} cases at most: ${beyond.length === 1 ? '1 row' : `${beyond.length} rows`} from row ${first.number} on ${beyond.length === 1 ? 'is' : 'are'} left out.`,
        ];
  return { all: rows, good: right.slice(0, room), wrong, remarks: [...noRoom, ...remarks] };
}
