import type { NetworkDrawing, NodePlaces, ReportedTable } from '@isentrope/calculators/kit';
import { columnNumbers, drawnItems, headOf, networkTitle } from './drawn-items.ts';
import { noPlaces, withPlaces } from './moved-nodes.ts';
import { networkLayout, type NetworkDirection } from './network-layout.ts';
import { NetworkLegend } from './network-legend.tsx';
import { laidOutItem, NetworkPicture } from './network-picture.tsx';
import { printedParts, printedWidth } from './printed-parts.ts';
import './printed-network.css';

/**
 * A network on paper with one of its values at each item, in the direction that takes fewer pages or, on one page, has the larger scale. What
 * does not fit a page with readable text is divided.
 */
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
  readonly value: string;
  /** Where nodes were moved, in the drawing from left to right. */
  readonly places?: NodePlaces | undefined;
  /** The available space on a page, mm. */
  readonly room: { readonly width: number; readonly height: number };
}) {
  const items = drawnItems(table, drawing, value);
  const laidOut = items.map(laidOutItem);
  const fitted = (direction: NetworkDirection) => {
    const layout = withPlaces(networkLayout(laidOut, direction), laidOut, places);
    return { direction, ...printedParts(layout, room) };
  };
  const [across, down] = [fitted('LR'), fitted('TB')];
  const isMoved = Object.keys(places).length > 0;
  const isDown = down.pages < across.pages || (down.pages === across.pages && down.scale > across.scale);
  const { direction, scale, parts } = !isMoved && isDown ? down : across;
  return parts.map((part, index) => (
    <figure key={index} className="printed-network">
      <figcaption>
        {caption}, {headOf(table, value)}
        {items.some(({ isStill }) => isStill) && ', dashed without flow'}
        {parts.length > 1 && `, part ${index + 1} of ${parts.length}`}
        <NetworkLegend numbers={columnNumbers(table, value)} />
      </figcaption>
      <div style={{ width: `${printedWidth(part, scale)}mm` }}>
        <NetworkPicture
          title={networkTitle(table, value)}
          items={items}
          direction={direction}
          places={places}
          part={part}
        />
      </div>
    </figure>
  ));
}
