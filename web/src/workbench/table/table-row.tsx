import { caseNameId, caseTitle } from '@isentrope/calculators/kit';
import { memo, type ReactNode } from 'react';
import { elementId, useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { CaseName } from '../input-pane/case-name.tsx';
import { FieldCell } from '../input-pane/cells/cells.tsx';
import { isUpToDate, isCalculatedWith } from '../state/is-up-to-date.ts';
import { mostSevereMessage } from '../results-pane/results/most-severe-message.ts';
import { ChangeHighlight } from '../ui/change-highlight.tsx';
import type { CaseCells, CellText } from './cell-text.ts';
import type { InputColumn, ResultColumn } from './columns.ts';
import type { PlacedColumn } from './use-virtual-table.ts';

/** Cell style that aligns decimal points. */
function cellStyle(index: number, cell: CellText | undefined) {
  const plain = cell?.fraction !== undefined;
  return {
    left: `var(--x${index})`,
    width: `var(--w${index})`,
    '--unit': `var(--u${index})`,
    ...(plain ? { '--fraction': `var(--f${index})`, '--own': cell.fraction } : {}),
  };
}

/** The warning or error mark of a case or result. */
function Mark({ level }: { level: 'warning' | 'error' }) {
  return (
    <span className={`mark ${level}`}>
      <span aria-hidden="true">!</span>
      <span className="visually-hidden">{level}</span>
    </span>
  );
}

const markOf = (message: ReturnType<typeof mostSevereMessage>) =>
  message && message.level !== 'info' && <Mark level={message.level} />;

function ResultCell({
  column,
  index,
  item,
  text,
  current,
}: {
  column: ResultColumn;
  index: number;
  item: WorkbenchCase;
  text: CellText | undefined;
  current: boolean;
}) {
  const { definition } = useWorkbenchContext();
  const report = item.calculated?.report;
  const state = `${column.id === definition.primary ? ' primary' : ''}${report && !current ? ' stale' : ''}`;
  return (
    <div
      className={`table-cell result${state}${text?.type === 'words' ? ' as-text' : ''}`}
      role="cell"
      id={elementId(item.key, column.key)}
      tabIndex={-1}
      data-column={column.key}
      aria-colindex={index + 2}
      style={cellStyle(index, text)}
    >
      {text?.level && <Mark level={text.level} />}
      {text === undefined || text.type === 'none' ? (
        <span className="none">--</span>
      ) : (
        <ChangeHighlight text={text.text} className="figure" />
      )}
    </div>
  );
}

function InputCell({
  column: { key: columnKey, input },
  index,
  mixed,
  item,
  title,
  text,
  current,
}: {
  column: InputColumn;
  index: number;
  mixed: boolean;
  item: WorkbenchCase;
  title: string;
  text: CellText | undefined;
  current: boolean;
}) {
  const { key, data } = item;
  const { id, field } = input;
  const common = { role: 'cell', 'data-column': columnKey, 'aria-colindex': index + 2, style: cellStyle(index, text) };
  if (!text) return <div className="table-cell closed" id={elementId(key, id)} tabIndex={-1} {...common} />;
  return (
    <div className="table-cell" {...common}>
      <label className="visually-hidden" htmlFor={elementId(key, id)}>
        {field.label}, {title}
      </label>
      <FieldCell
        caseKey={key}
        input={input}
        entry={data[id]}
        data={data}
        showsErrors={isCalculatedWith(item, id)}
        report={item.calculated?.report}
        current={current}
        plain
        unitInHead={!mixed}
      />
    </div>
  );
}

function NameCell({ item, index, menu }: { item: WorkbenchCase; index: number; menu: ReactNode }) {
  return (
    <div className="table-cell name" role="rowheader" data-column={caseNameId} aria-colindex={1}>
      <CaseName item={item} index={index} inTable />
      {item.calculated && markOf(mostSevereMessage(item.calculated.report))}
      {menu}
    </div>
  );
}

interface RowProps {
  readonly item: WorkbenchCase;
  /** Its index in the document, and its row in the table. */
  readonly index: number;
  readonly row: number;
  /** Vertical position, px. */
  readonly top: number;
  /** Its visible scrolling columns, and the pinned ones. */
  readonly middle: readonly PlacedColumn[];
  readonly pinned: readonly PlacedColumn[];
  readonly cells: CaseCells;
  /** The actions menu, on the active row. */
  readonly menu: ReactNode;
}

/** A case as a table row. */
export const TableRow = memo(function TableRow({ item, index, row, top, middle, pinned, cells, menu }: RowProps) {
  const { definition } = useWorkbenchContext();
  const title = caseTitle(item.data, index);
  const current = isUpToDate(definition, item);
  const cell = ({ column, index, at, mixed }: PlacedColumn) => {
    const text = cells[at];
    return column.type === 'result' ? (
      <ResultCell key={column.key} {...{ column, index, item, text, current }} />
    ) : (
      <InputCell key={column.key} {...{ column, index, mixed, item, title, text, current }} />
    );
  };
  return (
    <div
      className="table-row"
      role="row"
      aria-rowindex={row + 2}
      aria-current={menu ? true : undefined}
      data-key={item.key}
      style={{ transform: `translateY(${top}px)` }}
    >
      <NameCell item={item} index={index} menu={menu} />
      {middle.map(cell)}
      <div className="pinned" role="none">
        {pinned.map(cell)}
      </div>
    </div>
  );
});
