import { caseTitle, resultInfo } from '@isentrope/calculators/kit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { elementId, useBench } from './bench-context.ts';
import type { BenchCase } from './bench-model.ts';
import { isCurrent, isJudged, isWaiting } from './current.ts';
import { CaseHeader } from './case-header.tsx';
import { FieldCell } from './cells.tsx';
import { toldElsewhere } from './reasons.ts';
import { ResultCell } from './result-cells.tsx';
import { isOpen, rowsOf, type Row } from './rows.ts';

type Column = Row & { type: 'input' | 'result' };

const rowHeight = 36;

const TableRow = memo(function TableRow({
  item,
  index,
  last,
  columns,
  units,
  top,
}: {
  item: BenchCase;
  index: number;
  last: boolean;
  columns: readonly Column[];
  units: Readonly<Record<string, string>>;
  top: number;
}) {
  const { definition } = useBench();
  const { key, data, calculated } = item;
  const current = isCurrent(definition, item);
  const told = toldElsewhere(definition, calculated?.of ?? data, calculated?.report);
  return (
    <div className="table-row" role="row" aria-rowindex={index + 2} style={{ transform: `translateY(${top}px)` }}>
      <div className="table-cell name" role="rowheader">
        <CaseHeader item={item} index={index} last={last} />
      </div>
      {columns.map(column =>
        column.type === 'result' ? (
          <div className="table-cell" role="cell" key={column.key}>
            <ResultCell
              caseKey={key}
              id={column.place.id}
              report={calculated?.report}
              current={current}
              told={told.has(column.place.id)}
              waiting={column.place.id === definition.primary && isWaiting(definition, item)}
              unit={units[column.place.id]}
            />
          </div>
        ) : (
          <div className="table-cell" role="cell" key={column.key}>
            {isOpen(column.input, item) && (
              <>
                <label className="visually-hidden" htmlFor={elementId(key, column.input.id)}>
                  {column.input.field.label}, {caseTitle(data, index)}
                </label>
                <FieldCell
                  caseKey={key}
                  input={column.input}
                  entry={data[column.input.id]}
                  data={data}
                  judged={isJudged(item, column.input.id)}
                  plain
                />
              </>
            )}
          </div>
        ),
      )}
    </div>
  );
});

/** Many cases, one to a row. Only the rows in sight are drawn. */
export function TableView({ cases, units }: { cases: readonly BenchCase[]; units: Readonly<Record<string, string>> }) {
  const { definition } = useBench();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = rowsOf(definition, cases).filter(
    (row): row is Column => row.type === 'input' || row.type === 'result',
  );
  const virtual = useVirtualizer({
    count: cases.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const template = `minmax(260px, 1fr) ${columns.map(({ type }) => (type === 'input' ? '190px' : '200px')).join(' ')}`;
  return (
    <div className="table-view" ref={scroller} tabIndex={0} aria-label="Cases, one per row">
      <div
        role="table"
        aria-rowcount={cases.length + 1}
        style={{ '--template': template, height: virtual.getTotalSize() + 40 }}
      >
        <div className="table-row table-head" role="row" aria-rowindex={1}>
          <div className="table-cell name" role="columnheader">
            Case
          </div>
          {columns.map(column => (
            <div className="table-cell" role="columnheader" key={column.key}>
              {column.type === 'input' ? column.input.field.label : resultInfo(definition, column.place.id).label}
            </div>
          ))}
        </div>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const item = cases[index];
          return (
            item && (
              <TableRow
                key={item.key}
                item={item}
                index={index}
                last={index === cases.length - 1}
                columns={columns}
                units={units}
                top={start + 40}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
