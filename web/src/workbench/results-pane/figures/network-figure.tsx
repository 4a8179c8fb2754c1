import {
  caseTitle,
  tableInUnits,
  type Definition,
  type NetworkDrawing,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { useId, useState } from 'react';
import { columnNumbers, drawnItems, headOf, networkTitle } from '../../../figure/network/drawn-items.ts';
import { NetworkLegend } from '../../../figure/network/network-legend.tsx';
import { NetworkPicture } from '../../../figure/network/network-picture.tsx';
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
  const [isWhole, setIsWhole] = useState(true);
  const value = item.calculated?.report.values[drawing.table];
  if (value?.type !== 'table' || value.rows.length === 0) return null;
  const table = tableInUnits(value, unitFor);
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
        <label className="network-whole">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => setIsWhole(target.checked)} />
          Whole network
        </label>
        <NetworkLegend numbers={columnNumbers(table, chosen)} />
      </div>
      {/* A scrolling region must be reachable with the keyboard. */}
      <div className={`network-scroll${isWhole ? ' whole' : ''}`} role="region" aria-label="Network" tabIndex={0}>
        <NetworkPicture title={networkTitle(table, chosen)} items={drawnItems(table, drawing, chosen)} />
      </div>
    </section>
  );
}
