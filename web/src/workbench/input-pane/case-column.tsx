import {
  caseTitle,
  labelInUnit,
  methodId,
  methodName,
  selectedMethod,
  availableMethods,
  resultInfo,
} from '@isentrope/calculators/kit';
import { memo, useRef } from 'react';
import { elementId, useWorkbenchContext } from '../workbench-context.ts';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { isUpToDate, isCalculatedWith, awaitsCalculation } from '../state/is-up-to-date.ts';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { CaseHeader } from './case-header.tsx';
import { FieldCell } from './cells/cells.tsx';
import { LabelSymbol } from '../ui/label-symbol.tsx';
import { reasonsStatedElsewhere } from '../results-pane/results/reasons-stated-elsewhere.ts';
import { CrossCheckCell, ResultCell } from '../results-pane/results/result-cells.tsx';
import { isFieldVisible, type Row } from './rows.ts';
import { useIsVisible } from './use-is-visible.ts';

const RowLabel = memo(function RowLabel({
  htmlFor,
  label,
  symbol,
}: {
  htmlFor?: string | undefined;
  label: string;
  symbol?: string | undefined;
}) {
  return (
    <span className="row-label">
      {htmlFor === undefined ? (
        <span>
          <NoWrapText text={label} />
        </span>
      ) : (
        <label htmlFor={htmlFor}>{label}</label>
      )}
      <LabelSymbol label={label} symbol={symbol} />
    </span>
  );
});

function RowContent({
  row,
  item,
  current,
  statedElsewhere,
  units,
}: {
  row: Row;
  item: WorkbenchCase;
  current: boolean;
  statedElsewhere: ReadonlySet<string>;
  units: Readonly<Record<string, string>>;
}) {
  const { definition } = useWorkbenchContext();
  const { key, data, calculated } = item;
  switch (row.type) {
    case 'section':
      return <h2 className="cap section-title">{row.title}</h2>;
    case 'input': {
      const { id, field } = row.input;
      const shown = isFieldVisible(row.input, item);
      return (
        <>
          <RowLabel htmlFor={shown ? elementId(key, id) : undefined} label={field.label} symbol={field.symbol} />
          {id === methodId && field.help !== undefined && <p className="row-help">{field.help}</p>}
          {shown ? (
            <FieldCell
              caseKey={key}
              input={row.input}
              entry={data[id]}
              data={data}
              showsErrors={isCalculatedWith(item, id)}
              report={calculated?.report}
              current={current}
            />
          ) : (
            <div className="cell" />
          )}
        </>
      );
    }
    case 'result': {
      const { id } = row.place;
      const info = resultInfo(definition, id);
      return (
        <>
          <RowLabel label={labelInUnit(info, units[id])} symbol={info.symbol} />
          <ResultCell
            caseKey={key}
            id={id}
            report={calculated?.report}
            current={current}
            isReasonElsewhere={statedElsewhere.has(id)}
            waiting={id === definition.primary && awaitsCalculation(definition, item)}
            unit={units[id]}
          />
        </>
      );
    }
    case 'cross': {
      const compared = definition.crossCheck?.result ?? definition.primary;
      const check = calculated?.report.crossCheck.find(({ method }) => method === row.method);
      const compares =
        availableMethods(definition, data).includes(row.method) && selectedMethod(definition, data) !== row.method;
      const own = check === undefined && !compares;
      return (
        <>
          <RowLabel label={`Cross-check, ${methodName(definition, row.method)}`} />
          {own ? (
            <div className="cell cross" />
          ) : (
            <CrossCheckCell check={check} id={compared} current={current} unit={units[compared]} />
          )}
        </>
      );
    }
  }
}

/** The header and fields of one case as a column, aligned row by row with its neighbours. */
export const CaseColumn = memo(function CaseColumn({ item, index, last, position, rows, units }: ColumnProps) {
  const current = useIsUpToDate(item);
  return (
    <section
      className="column case"
      aria-label={caseTitle(item.data, index)}
      data-key={item.key}
      style={columnStyle(position)}
    >
      <div className="row head-row">
        <span className="row-label">Case</span>
        <CaseHeader item={item} index={index} last={last} />
      </div>
      {rows.map(row => (
        <div key={row.key} className={`row ${row.type}-row`}>
          <RowContent row={row} item={item} current={current} statedElsewhere={none} units={units} />
        </div>
      ))}
    </section>
  );
});

/** The results of one case as a column. Columns scrolled out of view render their header only. */
export const ResultColumn = memo(function ResultColumn({ item, index, position, rows, units, isActive }: ColumnProps) {
  const { definition } = useWorkbenchContext();
  const column = useRef<HTMLElement>(null);
  const isVisible = useIsVisible(column, position);
  const current = useIsUpToDate(item);
  const statedElsewhere = reasonsStatedElsewhere(definition, item.calculated?.of ?? item.data, item.calculated?.report);
  const title = caseTitle(item.data, index);
  return (
    <section
      ref={column}
      className="column case-results"
      aria-label={`Results, ${title}`}
      style={columnStyle(position)}
    >
      <div className="row head-row">
        <span className="row-label">Results</span>
        <span className="case-header">
          <span className="case-number mono" aria-hidden="true">
            {index + 1}
          </span>
          <span className="column-name">
            <NoWrapText text={title} />
          </span>
        </span>
      </div>
      {(isVisible || isActive) &&
        rows.map(row => (
          <div key={row.key} className={`row ${row.type}-row`}>
            <RowContent row={row} item={item} current={current} statedElsewhere={statedElsewhere} units={units} />
          </div>
        ))}
    </section>
  );
});

interface ColumnProps {
  readonly item: WorkbenchCase;
  /** The index of the case among all cases. */
  readonly index: number;
  readonly last: boolean;
  /** Its index among the cases shown side by side. */
  readonly position: number;
  readonly rows: readonly Row[];
  readonly units: Readonly<Record<string, string>>;
  /** Whether it is the active case. */
  readonly isActive?: boolean;
}

const none: ReadonlySet<string> = new Set();

/** The first column spans the full width, so that its labels stay visible while the others scroll. */
function columnStyle(index: number) {
  return index === 0 ? undefined : { gridColumn: index + 2 };
}

function useIsUpToDate(item: WorkbenchCase): boolean {
  const { definition } = useWorkbenchContext();
  return isUpToDate(definition, item);
}
