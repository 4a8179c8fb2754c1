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

/** The entries of fields not in the list: blank, or those of the active case. */
export function standingCase(definition: Definition, inHand: CaseData, asInHand: boolean): CaseData {
  const blank = blankLike(definition, inHand);
  return asInHand ? { ...inHand, [caseName]: { text: '' } } : blank;
}

/** The columns of a list and their initial matches. */
export interface FoundColumns {
  readonly columns: readonly ListColumn[];
  readonly guesses: readonly GuessedColumn[];
  /** Whether the matches are those of an earlier import with the same headers. */
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

/** Changes the target of one column; another column with the same target becomes unmatched. */
export function withTarget(targets: ColumnTargets, place: number, target: ColumnTarget | undefined): ColumnTargets {
  return targets.map((before, at) => {
    if (at === place) return target;
    return before && before.id === target?.id ? undefined : before;
  });
}

/** The rows of a list to import. */
export interface ImportableList {
  /** Rows without problems, up to the room available. */
  readonly good: readonly ListRow[];
  readonly wrong: readonly ListRow[];
  readonly all: readonly ListRow[];
  readonly remarks: readonly string[];
}

/** Reads the rows of a list, for a given number of free cases. */
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
