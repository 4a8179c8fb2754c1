import type { NetworkDrawing, NodePlaces, ReportedTable } from '@isentrope/calculators/kit';
import { columnNumbers, drawnItems, headOf, networkTitle } from './drawn-items.ts';
import { noPlaces, withPlaces } from './moved-nodes.ts';
import { networkLayout, type NetworkDirection } from './network-layout.ts';
import { NetworkLegend } from './network-legend.tsx';
import { itemWords, NetworkPicture } from './network-picture.tsx';
import './printed-network.css';

/** CSS pixels in a millimetre. */
const pixels = 96 / 25.4;

/** Height of the heading and the legend, mm. */
const headHeight = 16;

/** A network on paper, in the direction that gives the largest scale, with one of its values at each item. */
export function PrintedNetwork({
  caption,
  table,
  drawing,
  value,
  places = noPlaces,
  room,
}: {
  readonly caption: string;
  readonly table: Pick<ReportedTable, 'columns' | 'rows'>;
  readonly drawing: Omit<NetworkDrawing, 'table'>;
  /** The column of the values. */
  readonly value: string;
  /** Where nodes were moved, in the drawing from left to right. */
  readonly places?: NodePlaces | undefined;
  /** The available space on a page, mm. */
  readonly room: { readonly width: number; readonly height: number };
}) {
  const items = drawnItems(table, drawing, value);
  const lines = items.map(item => ({ from: item.from, to: item.to, lines: itemWords(item) }));
  const fitted = (direction: NetworkDirection) => {
    const { width, height } = withPlaces(networkLayout(lines, direction), lines, places);
    const maximum = Math.min(1, (room.width * pixels) / width, ((room.height - headHeight) * pixels) / height);
    return { direction, scale: maximum, width: (maximum * width) / pixels };
  };
  const [across, down] = [fitted('LR'), fitted('TB')];
  const isMoved = Object.keys(places).length > 0;
  const { direction, width } = !isMoved && down.scale > across.scale ? down : across;
  return (
    <figure className="printed-network">
      <figcaption>
        {caption}, {headOf(table, value)}
        <NetworkLegend numbers={columnNumbers(table, value)} />
      </figcaption>
      <div style={{ width: `${width}mm` }}>
        <NetworkPicture title={networkTitle(table, value)} items={items} direction={direction} places={places} />
      </div>
    </figure>
  );
}
