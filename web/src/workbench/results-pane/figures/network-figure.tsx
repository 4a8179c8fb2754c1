import {
  caseTitle,
  tableInUnits,
  type Definition,
  type NetworkDrawing,
  type ReportedTable,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { useId, useState } from 'react';
import { NetworkPicture, type DrawnItem } from '../../../figure/network/network-picture.tsx';
import { levelLimits, valueLevels } from '../../../figure/network/value-levels.ts';
import { tableFigure } from '../../../figure/table-figure.ts';
import { isUpToDate } from '../../state/is-up-to-date.ts';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import './network-figure.css';

/** The network of a case, drawn from the table of its items and coloured by one of their quantities. */
export function NetworkFigure({
  drawing,
  definition,
  item,
  index,
  unitFor,
}: {
  readonly drawing: NetworkDrawing;
  readonly definition: Definition;
  readonly item: WorkbenchCase;
  readonly index: number;
  readonly unitFor: UnitSelector;
}) {
  const choiceId = useId();
  const [chosen, setChosen] = useState<string>(drawing.values[0]);
  const value = item.calculated?.report.values[drawing.table];
  if (value?.type !== 'table' || value.rows.length === 0) return null;
  const table = tableInUnits(value, unitFor);
  const column = table.columns.find(({ id }) => id === chosen);
  const numbers = columnNumbers(table, chosen);
  const isStale = !isUpToDate(definition, item);
  return (
    <section className={`result-table${isStale ? ' stale-notes' : ''}`}>
      <h2 className="panel-title">
        Network
        <span className="mono">{caseTitle(item.data, index)}</span>
      </h2>
      <div className="network-choice">
        <label htmlFor={choiceId}>Coloured by</label>
        <select id={choiceId} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {drawing.values.map(id => (
            <option key={id} value={id}>
              {headOf(table, id)}
            </option>
          ))}
        </select>
        <Legend numbers={numbers} />
      </div>
      {/* A scrolling region is reached by the keyboard. */}
      <div className="network-scroll" role="region" aria-label="Network" tabIndex={0}>
        <NetworkPicture
          title={`The network with ${headOf(table, chosen)} at its items, which the tables list`}
          items={drawnItems(table, drawing, numbers, number => (column ? tableFigure(column, number) : ''))}
        />
      </div>
    </section>
  );
}

function headOf({ columns }: ReportedTable, id: string): string {
  const column = columns.find(each => each.id === id);
  return column ? `${column.label}${column.unit === '' ? '' : `, ${column.unit}`}` : id;
}

function columnCells({ columns, rows }: ReportedTable, id: string) {
  const index = columns.findIndex(column => column.id === id);
  return rows.map(row => row[index] ?? null);
}

/** The numbers of a column; undefined where it is blank. */
function columnNumbers(table: ReportedTable, id: string): readonly (number | undefined)[] {
  return columnCells(table, id).map(cell => (typeof cell === 'number' ? cell : undefined));
}

function drawnItems(
  table: ReportedTable,
  drawing: NetworkDrawing,
  numbers: readonly (number | undefined)[],
  write: (number: number) => string,
): DrawnItem[] {
  const texts = (id: string) => columnCells(table, id).map(cell => String(cell ?? ''));
  const [types, from, to] = [drawing.type, drawing.from, drawing.to].map(texts);
  const flows = columnNumbers(table, drawing.flow);
  const levels = valueLevels(numbers);
  return texts(drawing.item).map((tag, index) => {
    const number = numbers[index];
    return {
      tag,
      type: types?.[index] ?? '',
      from: from?.[index] ?? '',
      to: to?.[index] ?? '',
      value: number === undefined ? undefined : write(number),
      level: levels[index],
      isReversed: (flows[index] ?? 0) < 0,
    };
  });
}

/** The range of each colour. */
function Legend({ numbers }: { readonly numbers: readonly (number | undefined)[] }) {
  const limits = levelLimits(numbers);
  if (limits.length === 0) return null;
  return (
    <ul className="network-legend network-picture">
      {limits.slice(1).map((limit, level) => (
        <li key={level} className={`level-${level} mono`}>
          {formatNumber(limits[level] ?? 0, 3)} – {formatNumber(limit, 3)}
        </li>
      ))}
    </ul>
  );
}
