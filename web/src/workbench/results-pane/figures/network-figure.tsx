import {
  caseTitle,
  tableInUnits,
  type Definition,
  type NetworkDrawing,
  type NodePlaces,
  type UnitSelector,
} from '@isentrope/calculators/kit';
import { useId, useState } from 'react';
import { columnNumbers, drawnItems, headOf, networkTitle } from '../../../figure/network/drawn-items.ts';
import { NetworkLegend } from '../../../figure/network/network-legend.tsx';
import { NetworkPicture } from '../../../figure/network/network-picture.tsx';
import { isUpToDate } from '../../state/is-up-to-date.ts';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { useWorkbenchContext } from '../../workbench-context.ts';
import './network-figure.css';

/** The network of a case, drawn from the table of its items and coloured by one of their quantities. */
export function NetworkFigure({
  drawing,
  definition,
  item,
  index,
  places,
  unitFor,
  onPick,
}: {
  readonly drawing: NetworkDrawing;
  readonly definition: Definition;
  readonly item: WorkbenchCase;
  readonly index: number;
  readonly places: NodePlaces;
  readonly unitFor: UnitSelector;
  /** Called with the row of an item that was chosen. */
  readonly onPick: (row: number) => void;
}) {
  const { dispatch } = useWorkbenchContext();
  const choiceId = useId();
  const [chosen, setChosen] = useState<string>(drawing.values[0]);
  const [isWhole, setIsWhole] = useState(true);
  const [isMoving, setIsMoving] = useState(false);
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
        <label className="network-whole">
          <input type="checkbox" checked={isMoving} onChange={({ target }) => setIsMoving(target.checked)} />
          Move nodes
        </label>
        {Object.keys(places).length > 0 && (
          <button type="button" className="link" onClick={() => dispatch({ type: 'places', places: {} })}>
            Reset layout
          </button>
        )}
        <NetworkLegend numbers={columnNumbers(table, chosen)} />
      </div>
      {/* A scrolling region must be reachable with the keyboard. */}
      <div className={`network-scroll${isWhole ? ' whole' : ''}`} role="region" aria-label="Network" tabIndex={0}>
        <NetworkPicture
          title={networkTitle(table, chosen)}
          items={drawnItems(table, drawing, chosen)}
          places={places}
          handling={{ isMoving, onPick, onPlaces: moved => dispatch({ type: 'places', places: moved }) }}
        />
      </div>
      <p className="network-hint">
        {isMoving
          ? 'Drag nodes, or move the node with the focus by arrow keys (with Shift in small steps). Their places are saved with the calculation.'
          : 'Click an item to see its row in the table.'}
      </p>
    </section>
  );
}
