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
import { WorkbenchDialog } from '../../actions/workbench-dialog.tsx';
import { isUpToDate } from '../../state/is-up-to-date.ts';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import { useWorkbenchContext } from '../../workbench-context.ts';
import { NetworkView } from './network-view.tsx';
import { Options } from '../../../design/options.tsx';
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
  const [preferred, setPreferred] = useState<string>(drawing.values[0]);
  const [isFull, setIsFull] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const value = item.calculated?.report.values[drawing.table];
  if (value?.type !== 'table' || value.rows.length === 0) return null;
  const table = tableInUnits(value, unitFor);
  const offered = drawing.values.filter(id => columnNumbers(table, id).some(number => number !== undefined));
  const chosen = offered.find(id => id === preferred) ?? offered[0] ?? preferred;
  const isStale = !isUpToDate(definition, item);
  const view = {
    title: networkTitle(table, chosen),
    items: drawnItems(table, drawing, chosen),
    places,
    handling: { isMoving, onPick, onPlaces: (moved: NodePlaces) => dispatch({ type: 'places', places: moved }) },
  };
  const onPickInWindow = (row: number) => {
    setIsFull(false);
    onPick(row);
  };
  return (
    <section className={`result-table${isStale ? ' stale-notes' : ''}`}>
      <h2 className="panel-title">
        Network
        <span className="mono">{caseTitle(item.data, index)}</span>
      </h2>
      <div className="network-choice">
        <label htmlFor={choiceId}>Coloured by</label>
        <select id={choiceId} value={chosen} onChange={({ target }) => setPreferred(target.value)}>
          <Options of={offered.map(id => [id, headOf(table, id)])} />
        </select>
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
      <NetworkView {...view} heightShare={0.8} onFullWindow={() => setIsFull(true)} />
      <p className="network-hint">
        {isMoving
          ? 'Drag nodes, or move the node with the focus by arrow keys (with Shift in small steps). Their places are saved with the calculation.'
          : 'Click an item to see its row in the table. In the drawing, + and − zoom, and 0 shows the whole network.'}
      </p>
      {isFull && (
        <WorkbenchDialog
          label="Network"
          className="network-window"
          keys={[]}
          head={<h2>Network, {headOf(table, chosen)}</h2>}
          onClose={() => setIsFull(false)}
        >
          <NetworkView {...view} handling={{ ...view.handling, onPick: onPickInWindow }} heightShare={0.8} />
        </WorkbenchDialog>
      )}
    </section>
  );
}
