import {
  labelInUnit,
  methodName,
  resultInfo,
  symbolMath,
  type Definition,
  type Input,
} from '@isentrope/calculators/kit';
import type { ReactNode } from 'react';
import { Formula } from '../../ui/math.tsx';
import { reasonsStatedElsewhere } from '../../results-pane/results/reasons-stated-elsewhere.ts';
import { isFieldVisible, type Row } from '../../input-pane/rows.ts';
import { EntryCell, entryUnit } from './entry-cell.tsx';
import type { PrintedCase } from '../printed-case.ts';
import { CrossCell, resultUnit, ResultCell } from './result-cell.tsx';

interface TableProps {
  readonly definition: Definition;
  readonly cases: readonly PrintedCase[];
  readonly rows: readonly Row[];
  readonly units: Readonly<Record<string, string>>;
}

function RowHead({ label, symbol }: { label: string; symbol?: string | undefined }) {
  return (
    <th scope="row">
      <span className="paper-row-name">
        <span>{label}</span>
        {symbol !== undefined && <Formula node={symbolMath(symbol)} />}
      </span>
    </th>
  );
}

/** A unit cell that can break after its slash. */
function UnitCell({ unit = '' }: { unit: string | undefined }) {
  const cut = unit.indexOf('/') + 1;
  return (
    <td>
      <span className="paper-unit">
        {unit.slice(0, cut)}
        <wbr />
        {unit.slice(cut).replaceAll(' ', '\u00a0')}
      </span>
    </td>
  );
}

/** The unit common to a row; undefined if cases differ. */
function commonUnit(input: Input, cases: readonly PrintedCase[]): string | undefined {
  const shown = cases.filter(({ item }) => isFieldVisible(input, item));
  const units = new Set(shown.flatMap(each => entryUnit(input, each) ?? []));
  if (units.size > 1) return undefined;
  const [unit = input.field.type === 'quantity' ? input.field.unit : ''] = units;
  return unit;
}

function InputRow({ input, cases }: { input: Input; cases: readonly PrintedCase[] }) {
  const { label, symbol, type } = input.field;
  const unit = commonUnit(input, cases);
  const wide = cases.length === 1 && type !== 'quantity';
  return (
    <tr>
      <RowHead label={label} symbol={symbol} />
      {!wide && <UnitCell unit={unit} />}
      {cases.map(each => (
        <EntryCell
          key={each.key}
          input={input}
          of={each}
          wide={wide}
          unit={unit === undefined ? entryUnit(input, each) : undefined}
        />
      ))}
    </tr>
  );
}

function ResultRow({
  id,
  statedReasons: statedElsewhere,
  definition,
  cases,
  units,
}: Omit<TableProps, 'rows'> & { id: string; statedReasons: readonly ReadonlySet<string>[] }) {
  const info = resultInfo(definition, id);
  const unit = resultUnit(definition, id, units);
  const numbers = cases.some(({ report }) => report?.values[id]?.type === 'number');
  const wide = cases.length === 1 && (unit === '' || !numbers);
  return (
    <tr className={id === definition.primary ? 'paper-primary' : undefined}>
      <RowHead label={labelInUnit(info, unit)} symbol={info.symbol} />
      {!wide && <UnitCell unit={numbers ? unit : ''} />}
      {cases.map((each, index) => (
        <ResultCell
          key={each.key}
          definition={definition}
          id={id}
          of={each}
          wide={wide}
          unit={unit}
          isReasonElsewhere={statedElsewhere[index]?.has(id) === true}
        />
      ))}
    </tr>
  );
}

function CrossRow({ method, definition, cases, units }: Omit<TableProps, 'rows'> & { method: string }) {
  const compared = definition.crossCheck?.result ?? definition.primary;
  const unit = resultUnit(definition, compared, units);
  return (
    <tr className="paper-cross">
      <RowHead label={`Cross-check, ${methodName(definition, method)}`} />
      <UnitCell unit={unit} />
      {cases.map(each => (
        <CrossCell key={each.key} definition={definition} method={method} of={each} unit={unit} />
      ))}
    </tr>
  );
}

/** The rows of one section with its heading. */
function Section({ rows, ...rest }: TableProps & { statedReasons: readonly ReadonlySet<string>[] }) {
  const { cases } = rest;
  return (
    <tbody>
      {rows.map(row => {
        switch (row.type) {
          case 'section':
            return (
              <tr key={row.key} className="paper-section">
                <th scope="rowgroup" colSpan={cases.length + 2}>
                  {row.title}
                </th>
              </tr>
            );
          case 'input':
            return <InputRow key={row.key} input={row.input} cases={cases} />;
          case 'result':
            return <ResultRow key={row.key} id={row.place.id} {...rest} />;
          case 'cross':
            return <CrossRow key={row.key} method={row.method} {...rest} />;
        }
      })}
    </tbody>
  );
}

function sectionsOf(rows: readonly Row[]): Row[][] {
  const sections: Row[][] = [];
  for (const row of rows) {
    if (row.type === 'section' || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(row);
  }
  return sections;
}

/** The summary table: one row per input and result, one column per case. */
export function SummaryTable({
  head,
  caseWidth,
  ...props
}: TableProps & {
  head?: ReactNode;
  /** The width of a case column, mm. */
  caseWidth: number;
}) {
  const { definition, cases, rows } = props;
  const statedElsewhere = cases.map(({ item, report }) =>
    reasonsStatedElsewhere(definition, item.calculated?.of ?? item.data, report),
  );
  return (
    <table className="paper-summary" style={{ '--case-width': `${caseWidth}mm` }}>
      <colgroup>
        <col />
        <col className="paper-units" />
        {cases.map(({ key }) => (
          <col key={key} className="paper-case-column" />
        ))}
      </colgroup>
      {head}
      {sectionsOf(rows).map(section => (
        <Section key={section[0]?.key} {...props} rows={section} statedReasons={statedElsewhere} />
      ))}
    </table>
  );
}
