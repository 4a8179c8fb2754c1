import { caseName, caseTitle } from '@isentrope/calculators/kit';
import { memo, type ReactNode } from 'react';
import { elementId, useBench } from '../bench-context.ts';
import type { BenchCase } from '../bench/bench-model.ts';
import { CaseName } from '../sheet/case-name.tsx';
import { FieldCell } from '../sheet/cells.tsx';
import { isCurrent, isJudged } from '../bench/current.ts';
import { gravest } from '../desk/gravest.ts';
import { Lit } from '../desk/lit.tsx';
import type { CaseCells, CellText } from './cell-text.ts';
import type { InputColumn, ResultColumn } from './columns.ts';
import type { Placed } from './use-window.ts';

/** Cell style that aligns decimal points. */
function cellStyle(place: number, cell: CellText | undefined) {
  const plain = cell?.fraction !== undefined;
  return {
    left: `var(--x${place})`,
    width: `var(--w${place})`,
    '--unit': `var(--u${place})`,
    ...(plain ? { '--fraction': `var(--f${place})`, '--own': cell.fraction } : {}),
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

const markOf = (message: ReturnType<typeof gravest>) =>
  message && message.level !== 'info' && <Mark level={message.level} />;

function ResultCell({
  column,
  place,
  item,
  text,
  current,
}: {
  column: ResultColumn;
  place: number;
  item: BenchCase;
  text: CellText | undefined;
  current: boolean;
}) {
  const { definition } = useBench();
  const report = item.calculated?.report;
  const state = `${column.id === definition.primary ? ' primary' : ''}${report && !current ? ' stale' : ''}`;
  return (
    <div
      className={`table-cell result${state}${text?.type === 'words' ? ' in-words' : ''}`}
      role="cell"
      id={elementId(item.key, column.key)}
      tabIndex={-1}
      data-column={column.key}
      aria-colindex={place + 2}
      style={cellStyle(place, text)}
    >
      {text?.level && <Mark level={text.level} />}
      {text === undefined || text.type === 'none' ? (
        <span className="none">--</span>
      ) : (
        <Lit text={text.text} className="figure" />
      )}
    </div>
  );
}

function InputCell({
  column: { key: columnKey, input },
  place,
  mixed,
  item,
  title,
  text,
  current,
}: {
  column: InputColumn;
  place: number;
  mixed: boolean;
  item: BenchCase;
  title: string;
  text: CellText | undefined;
  current: boolean;
}) {
  const { key, data } = item;
  const { id, field } = input;
  const common = { role: 'cell', 'data-column': columnKey, 'aria-colindex': place + 2, style: cellStyle(place, text) };
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
        judged={isJudged(item, id)}
        report={item.calculated?.report}
        current={current}
        plain
        unitInHead={!mixed}
      />
    </div>
  );
}

function NameCell({ item, index, menu }: { item: BenchCase; index: number; menu: ReactNode }) {
  return (
    <div className="table-cell name" role="rowheader" data-column={caseName} aria-colindex={1}>
      <CaseName item={item} index={index} inTable />
      {item.calculated && markOf(gravest(item.calculated.report))}
      {menu}
    </div>
  );
}

interface RowProps {
  readonly item: BenchCase;
  /** Its index in the document, and its row in the table. */
  readonly index: number;
  readonly row: number;
  /** Vertical position, px. */
  readonly top: number;
  /** Its visible scrolling columns, and the pinned ones. */
  readonly middle: readonly Placed[];
  readonly pinned: readonly Placed[];
  readonly cells: CaseCells;
  /** The actions menu, on the active row. */
  readonly menu: ReactNode;
}

/** A case as a table row. */
export const TableRow = memo(function TableRow({ item, index, row, top, middle, pinned, cells, menu }: RowProps) {
  const { definition } = useBench();
  const title = caseTitle(item.data, index);
  const current = isCurrent(definition, item);
  const cell = ({ column, place, at, mixed }: Placed) => {
    const text = cells[at];
    return column.type === 'result' ? (
      <ResultCell key={column.key} {...{ column, place, item, text, current }} />
    ) : (
      <InputCell key={column.key} {...{ column, place, mixed, item, title, text, current }} />
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
