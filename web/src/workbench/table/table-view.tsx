import { caseNameId } from '@isentrope/calculators/kit';
import { useMemo, useRef, useState, type ClipboardEvent, type MouseEvent } from 'react';
import { useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import type { Paste } from '../input-pane/paste/paste.ts';
import { pasteCode } from '../input-pane/paste/paste-code.ts';
import { CaseMenu } from './case-menu.tsx';
import { CellLine } from './cell-status.tsx';
import { cellTexts } from './cell-text.ts';
import { ColumnMenu } from './column-menu.tsx';
import { columnLayouts } from './layout.ts';
import { isInOrder, displayOrder, nextSorting, type Sorting } from './sorting.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useColumns } from './use-columns.ts';
import { closestData, useActiveCell, type ActiveCell } from './use-active-cell.ts';
import { useVirtualTable } from './use-virtual-table.ts';
import './table.css';

/** The present sorting, and a button to restore the document order. */
function SortNote({
  sorting,
  isOutOfOrder,
  onRestore,
}: {
  sorting: Sorting;
  isOutOfOrder: boolean;
  onRestore: () => void;
}) {
  return (
    <p className="sort-note">
      Sorted by {sorting.by === 'name' ? 'case' : sorting.by.label}, {sorting.descending ? 'descending' : 'ascending'}
      {isOutOfOrder ? ', edited since' : ''}{' '}
      <button type="button" className="link" onClick={onRestore}>
        Sheet order
      </button>
    </p>
  );
}

/** The table of many cases, one per row, with the case names pinned at the left and the main results at the right. */
export function TableView({
  cases,
  index,
  field,
  units,
  onPaste,
  onCase,
}: {
  readonly cases: readonly WorkbenchCase[];
  /** The index of the active case, and its focused field. */
  readonly index: number;
  readonly field: string | undefined;
  readonly units: Readonly<Record<string, string>>;
  readonly onPaste: (paste: Paste) => void;
  readonly onCase: (index: number) => void;
}) {
  const { definition } = useWorkbenchContext();
  const scroller = useRef<HTMLDivElement>(null);
  const [sorting, setSorting] = useState<Sorting>();
  const [activeCell, setActiveCell] = useState<ActiveCell>();
  const { columns, shown, choice, choose } = useColumns(definition, cases, units);
  const places = useMemo(() => displayOrder(cases, sorting), [cases, sorting]);
  const keys = useMemo(() => places.map(index => cases[index]?.key ?? 0), [cases, places]);
  const isOutOfOrder = useMemo(() => sorting !== undefined && !isInOrder(cases, sorting), [cases, sorting]);
  const cells = useMemo(
    () => cases.map(item => cellTexts(definition, shown, item, units)),
    [definition, cases, shown, units],
  );
  const layouts = useMemo(() => columnLayouts(shown, cells), [shown, cells]);
  const row = places.indexOf(index);
  const activeColumns = [activeCell?.column, field];
  const view = useVirtualTable({ scroller, keys, shown, layouts, cases, activeRow: row, activeColumns });
  const { inOrder, middle, pinned } = view;
  const at = (column: string | undefined) => shown.findIndex(({ key }) => key === column);
  const textOf = (key: number, column: string) => cells[cases.findIndex(item => item.key === key)]?.[at(column)]?.text;
  const hand = useActiveCell({ scroller, cases, keys, row, view, textOf, onHand: setActiveCell, onCase });

  function onClick(event: MouseEvent<HTMLElement>) {
    hand.onClick(event);
    const by = closestData(event.target, 'sort');
    if (by === undefined) return;
    setSorting(nextSorting(cases, sorting, shown[at(by)] ?? 'name'));
    scroller.current?.scrollTo({ top: 0 });
  }

  function onPasteBlock(event: ClipboardEvent<HTMLElement>) {
    const fields = inOrder.filter(({ type }) => type === 'input').map(({ id }) => id);
    const paste = pasteCode().readPaste(event, { cases: keys, fields: [caseNameId, ...fields] });
    if (paste) onPaste(paste);
  }

  const menuOf = (item: WorkbenchCase, index: number, ofRow: number) => (
    <CaseMenu
      item={item}
      index={index}
      last={index === cases.length - 1}
      sorted={sorting !== undefined}
      onRemoved={() => hand.go({ row: ofRow === keys.length - 1 ? ofRow - 1 : ofRow + 1, column: -1 })}
    />
  );
  const activeAt = at(activeCell?.column);
  return (
    <>
      <div className="table-bar">
        <CellLine
          item={cases[index]}
          index={index}
          column={shown[activeAt]}
          text={cells[index]?.[activeAt]}
          before={activeCell?.before}
        />
        {sorting && <SortNote sorting={sorting} isOutOfOrder={isOutOfOrder} onRestore={() => setSorting(undefined)} />}
        <ColumnMenu columns={columns} choice={choice} onChoose={choose} />
      </div>
      <div
        className="table-view"
        ref={scroller}
        role="region"
        tabIndex={0}
        aria-label="Cases, one per row"
        data-before={view.before || undefined}
        data-after={view.after || undefined}
        onKeyDown={hand.onKeyDown}
        onFocus={hand.onFocus}
        onClick={onClick}
        onPaste={onPasteBlock}
      >
        <div role="table" aria-rowcount={cases.length + 1} aria-colcount={inOrder.length + 1} style={view.style}>
          <TableHead count={cases.length} {...{ middle, pinned, layouts, sorting, isOutOfOrder }} />
          {view.rows.map(({ index: ofRow, start }) => {
            const position = places[ofRow] ?? -1;
            const item = cases[position];
            if (!item) return null;
            return (
              <TableRow
                key={item.key}
                item={item}
                index={position}
                row={ofRow}
                top={start}
                middle={middle}
                pinned={pinned}
                cells={cells[position] ?? []}
                menu={position === index && menuOf(item, position, ofRow)}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}
