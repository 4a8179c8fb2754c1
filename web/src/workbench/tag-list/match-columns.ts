import {
  atOnce,
  blankCaseInUnitsOf,
  caseNameId,
  countMatchedColumns,
  matchColumns,
  orientGrid,
  listColumns,
  maxCases,
  readListInSteps,
  savedTargets,
  type CaseData,
  type ColumnTarget,
  type ColumnTargets,
  type Definition,
  type Grid,
  type ColumnMatch,
  type ListColumn,
  type ListHeading,
  type ListRow,
  type SavedColumns,
} from '@isentrope/calculators/kit';
import type { ListSource } from './list-file.ts';

/** The entries of fields not in the list: blank, or those of the active case. */
export function baseCase(definition: Definition, activeData: CaseData, copiesActive: boolean): CaseData {
  const blank = blankCaseInUnitsOf(definition, activeData);
  return copiesActive ? { ...activeData, [caseNameId]: { text: '' } } : blank;
}

/** The columns of a list and their initial matches. */
interface MatchedColumns {
  readonly columns: readonly ListColumn[];
  readonly guesses: readonly ColumnMatch[];
  /** How the matches of an earlier import with the same headers have changed; undefined without one. */
  readonly remembered: readonly string[] | undefined;
  readonly targets: ColumnTargets;
}

export function matchListColumns(
  definition: Definition,
  grid: Grid,
  head: ListHeading,
  baseCase: CaseData,
  remembered: readonly SavedColumns[],
): MatchedColumns {
  const columns = listColumns(grid, head);
  const guesses = matchColumns(definition, columns, baseCase);
  const saved = savedTargets(definition, remembered, columns, guesses);
  return {
    columns,
    guesses,
    remembered: saved?.changes,
    targets: saved?.targets ?? guesses.map(({ target }) => target),
  };
}

/** Rows of a sheet in which its headings are looked for. */
const rowsOfHeading = 60;

/** The index of the sheet with the list: the first of those whose headings name the most fields, after a cover, for example. */
export function sheetOfList(definition: Definition, sheets: ListSource['sheets'], activeData: CaseData): number {
  if (sheets.length < 2) return 0;
  const matched = sheets.map(({ rows }) =>
    countMatchedColumns(definition, orientGrid(definition, rows.slice(0, rowsOfHeading), activeData), activeData),
  );
  return matched.indexOf(Math.max(...matched));
}

/** Changes the target of one column; another column with the same target becomes unmatched. */
export function withTarget(targets: ColumnTargets, index: number, target: ColumnTarget | undefined): ColumnTargets {
  return targets.map((before, at) => {
    if (at === index) return target;
    return before && before.id === target?.id ? undefined : before;
  });
}

/** The rows of a list to import. */
export interface ImportableList {
  /** Rows without problems, up to the room available. */
  readonly good: readonly ListRow[];
  readonly wrong: readonly ListRow[];
  readonly all: readonly ListRow[];
  /** The number of rows, including those for which there is no room. */
  readonly count: number;
  readonly remarks: readonly string[];
}

/** Reads the rows of a list, for a given number of free cases. */
export function importableRows(...list: Parameters<typeof importableRowsInSteps>): ImportableList {
  return atOnce(importableRowsInSteps(...list));
}

/** Reads the rows of a list as `importableRows` does, and yields where the caller may pause. */
export function* importableRowsInSteps(
  definition: Definition,
  list: Parameters<typeof readListInSteps>[1],
  room: number,
): Generator<undefined, ImportableList> {
  const { rows, beyond, remarks } = yield* readListInSteps(definition, list, room);
  const [first] = beyond;
  const noRoom =
    first === undefined
      ? []
      : [
          `A sheet holds ${maxCases} cases at most: ${beyond.length === 1 ? '1 row' : `${beyond.length} rows`} from row ${first} on ${beyond.length === 1 ? 'is' : 'are'} left out.`,
        ];
  return {
    all: rows,
    count: rows.length + beyond.length,
    good: rows.filter(({ problems }) => problems.length === 0),
    wrong: rows.filter(({ problems }) => problems.length > 0),
    remarks: [...noRoom, ...remarks],
  };
}
