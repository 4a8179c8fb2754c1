import {
  withoutSavedColumns,
  findHeading,
  cellLine,
  isRowOfUnits,
  orientGrid,
  maxCases,
  withSavedColumns,
  type CaseData,
  type ColumnTargets,
  type Definition,
  type Grid,
  type ListHeading,
} from '@isentrope/calculators/kit';
import { useEffect, useMemo, useState } from 'react';
import { inTurns } from '../files/in-turns.ts';
import type { WorkbenchState } from '../state/workbench-model.ts';
import { isBlank } from '../state/workbench.ts';
import type { ListSource } from './list-file.ts';
import {
  matchListColumns,
  importableRows,
  importableRowsInSteps,
  baseCase,
  sheetOfList,
  withTarget,
  type ImportableList,
} from './match-columns.ts';
import { useSavedColumns } from './use-saved-columns.ts';

/** The user's changes to the match. */
interface UserChanges {
  readonly sheet: number;
  readonly head?: ListHeading;
  readonly targets?: ColumnTargets;
  readonly guessAgain?: boolean;
}

const noRows: Grid = [];
const noImportableRows: ImportableList = { good: [], wrong: [], all: [], count: 0, remarks: [] };

/** Rows of a list that are matched and read at once, while the dialog opens. */
export const rowsAtOnce = 300;

/** State of matching a list to the fields of a calculator, with its setters and the resulting rows. */
export function useListMatch(
  definition: Definition,
  workbench: WorkbenchState,
  activeData: CaseData,
  list: ListSource,
) {
  const [saved, save] = useSavedColumns(definition);
  const [changes, setChanges] = useState<UserChanges>(() => ({
    sheet: sheetOfList(definition, list.sheets, activeData),
  }));
  const [copiesActive, setCopiesActive] = useState(false);
  const [isChosenToFill, setFills] = useState(true);
  const isOfBlank = isBlank(definition, workbench);
  const [adds, setAdds] = useState(false);
  const rowsOfSheet = list.sheets[changes.sheet]?.rows ?? noRows;
  const grid = useMemo(() => orientGrid(definition, rowsOfSheet, activeData), [definition, rowsOfSheet, activeData]);
  const head = useMemo(() => changes.head ?? findHeading(definition, grid), [definition, grid, changes.head]);
  // A pasted list of one row fills the case; that of a file, and several rows, are cases of their own.
  const isOneRow =
    grid.slice(head.row + (head.hasUnits ? 2 : 1)).filter(row => row.some(cell => cellLine(cell) !== '')).length === 1;
  const canFill = list.isPasted === true && isOneRow && !isOfBlank;
  const fills = canFill && isChosenToFill;
  const keepsOthers = copiesActive || fills;
  const baseCaseData = useMemo(
    () => baseCase(definition, activeData, keepsOthers),
    [definition, activeData, keepsOthers],
  );
  // The stored matches, including those that the account sends later. Importing and removing changes them, but not this
  // match.
  const [before, setBefore] = useState<typeof saved>();
  const known = before ?? saved;
  const found = useMemo(
    () => matchListColumns(definition, grid, head, baseCaseData, changes.guessAgain === true ? [] : known),
    [definition, grid, head, baseCaseData, known, changes.guessAgain],
  );
  const targets = changes.targets ?? found.targets;
  const room = maxCases - (adds && !isOfBlank ? workbench.cases.length : 0);
  const { columns } = found;
  const matched = useMemo(
    () => ({ list: { grid, head, columns, targets, baseCase: baseCaseData }, room }),
    [grid, head, columns, targets, baseCaseData, room],
  );
  const { rows, isReading } = useImportableRows(definition, matched);
  return {
    grid,
    head,
    baseCase: baseCaseData,
    ...found,
    targets,
    rows,
    isReading,
    sheet: changes.sheet,
    copiesActive,
    adds,
    canFill,
    fills,
    isOfBlank,
    setCopiesActive,
    setFills,
    setAdds,
    setSheet: (sheet: number) => setChanges({ sheet }),
    setHeadRow: (row: number) =>
      setChanges({ sheet: changes.sheet, head: { row, hasUnits: isRowOfUnits(grid[row + 1]) } }),
    setHasUnits: (hasUnits: boolean) => setChanges({ sheet: changes.sheet, head: { row: head.row, hasUnits } }),
    setTarget: (index: number, target: ColumnTargets[number]) =>
      setChanges({ ...changes, targets: withTarget(targets, index, target) }),
    remember: () => {
      setBefore(known);
      save(withSavedColumns(saved, columns, targets, found.guesses));
    },
    forget: () => {
      setBefore(known);
      save(withoutSavedColumns(saved, columns));
      setChanges({ sheet: changes.sheet, head, guessAgain: true });
    },
  };
}

/** A list with its columns, and how many cases there is room for. */
interface MatchedList {
  readonly list: Parameters<typeof importableRows>[1];
  readonly room: number;
}

/** The rows of a list; those of a long one are read after it is shown, with pauses in which keys are handled. */
function useImportableRows(definition: Definition, matched: MatchedList) {
  const isLong = matched.list.grid.length > rowsAtOnce;
  const [read, setRead] = useState<{ readonly of: MatchedList; readonly rows: ImportableList }>();
  useEffect(() => {
    if (!isLong) return undefined;
    let isCurrent = true;
    void inTurns(importableRowsInSteps(definition, matched.list, matched.room), () => isCurrent).then(rows => {
      if (rows) setRead({ of: matched, rows });
    });
    return () => {
      isCurrent = false;
    };
  }, [definition, matched, isLong]);
  const atOnce = useMemo(
    () => (isLong ? undefined : importableRows(definition, matched.list, matched.room)),
    [definition, matched, isLong],
  );
  const isReading = !atOnce && read?.of !== matched;
  return { rows: atOnce ?? read?.rows ?? noImportableRows, isReading };
}

export type ListMatchState = ReturnType<typeof useListMatch>;
