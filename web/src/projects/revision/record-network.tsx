import type { NetworkDrawing, ReportedTable } from '@isentrope/calculators/kit';
import type { SheetDocument } from '@isentrope/records';
import { columnNumbers, drawnItems, headOf, networkTitle } from '../../figure/network/drawn-items.ts';
import { NetworkLegend } from '../../figure/network/network-legend.tsx';
import { NetworkPicture } from '../../figure/network/network-picture.tsx';
import './record-network.css';

/** The network of a record with one of its values at the items. */
export function RecordNetwork({
  table,
  drawing,
  value,
  places,
}: {
  readonly table: ReportedTable;
  readonly drawing: Omit<NetworkDrawing, 'table'>;
  readonly value: string;
  /** Where nodes were moved. */
  readonly places: SheetDocument['places'];
}) {
  return (
    <>
      <div className="record-network-legend">
        <span>{headOf(table, value)}</span>
        <NetworkLegend numbers={columnNumbers(table, value)} />
      </div>
      {/* A scrolling region must be reachable with the keyboard. */}
      <div className="record-network" role="region" aria-label="Network" tabIndex={0}>
        <NetworkPicture title={networkTitle(table, value)} items={drawnItems(table, drawing, value)} places={places} />
      </div>
    </>
  );
}
