import {
  forgotten,
  guessedHead,
  isRowOfUnits,
  mostCases,
  withRemembered,
  type CaseData,
  type ColumnTargets,
  type Definition,
  type Grid,
  type ListHead,
} from '@isentrope/calculators/kit';
import { useMemo, useState } from 'react';
import type { Bench } from '../bench/bench-model.ts';
import { isBlank } from '../bench/bench.ts';
import type { ListSource } from './list-file.ts';
import { foundColumns, importable, standingCase, withTarget } from './mapped-list.ts';
import { useRemembered } from './use-remembered.ts';

/** The user's changes to the match. */
interface Said {
  readonly sheet: number;
  readonly head?: ListHead;
  readonly targets?: ColumnTargets;
  readonly guessAgain?: boolean;
}

const noRows: Grid = [];

/** State of matching a list to the fields of a calculator, with its setters and the resulting rows. */
export function useListMatch(definition: Definition, bench: Bench, inHand: CaseData, list: ListSource) {
  const [remembered, remember] = useRemembered(definition);
  const [said, setSaid] = useState<Said>({ sheet: 0 });
  const [asInHand, setAsInHand] = useState(false);
  const isOfBlank = isBlank(definition, bench);
  const [adds, setAdds] = useState(false);
  const grid = list.sheets[said.sheet]?.rows ?? noRows;
  const head = useMemo(() => said.head ?? guessedHead(definition, grid), [definition, grid, said.head]);
  const standing = useMemo(() => standingCase(definition, inHand, asInHand), [definition, inHand, asInHand]);
  // The stored matches as of opening the list; importing changes them.
  const [known] = useState(remembered);
  const found = useMemo(
    () => foundColumns(definition, grid, head, standing, said.guessAgain === true ? [] : known),
    [definition, grid, head, standing, known, said.guessAgain],
  );
  const targets = said.targets ?? found.targets;
  const room = mostCases - (adds && !isOfBlank ? bench.cases.length : 0);
  const { columns } = found;
  const rows = useMemo(
    () => importable(definition, { grid, head, columns, targets, standing }, room),
    [definition, grid, head, columns, targets, standing, room],
  );
  return {
    grid,
    head,
    standing,
    ...found,
    targets,
    rows,
    sheet: said.sheet,
    asInHand,
    adds,
    isOfBlank,
    setAsInHand,
    setAdds,
    setSheet: (sheet: number) => setSaid({ sheet }),
    setHeadRow: (row: number) => setSaid({ sheet: said.sheet, head: { row, hasUnits: isRowOfUnits(grid[row + 1]) } }),
    setHasUnits: (hasUnits: boolean) => setSaid({ sheet: said.sheet, head: { row: head.row, hasUnits } }),
    setTarget: (place: number, target: ColumnTargets[number]) =>
      setSaid({ ...said, targets: withTarget(targets, place, target) }),
    remember: () => remember(withRemembered(remembered, columns, targets)),
    forget: () => {
      remember(forgotten(remembered, columns));
      setSaid({ sheet: said.sheet, head, guessAgain: true });
    },
  };
}

export type ListMatched = ReturnType<typeof useListMatch>;
