import { parsePlaces, type NodePlaces } from '../document/document.ts';
import { cellText, type ReadCell } from './cell-text.ts';
import { placesSheet } from './format.ts';
import { styled, type Cell, type Sheet } from './sheet.ts';

const heads = ['Node', 'x', 'y'] as const;
const explanation =
  'Where nodes were moved in the drawing of the network: the centre of each, in pixels from the top left.';

/** The sheet of moved nodes; none if all are where the drawing places them. */
export function placesSheets(places: NodePlaces): Sheet[] {
  const rows = Object.entries(places).map(([node, [x, y]]): Cell[] => [
    styled(node, 'label'),
    { value: x },
    { value: y },
  ]);
  if (rows.length === 0) return [];
  return [
    {
      name: placesSheet,
      rows: [[{ value: explanation }], heads.map(head => styled(head, 'head')), ...rows],
      widths: [24, 10, 10],
      frozenRows: 2,
      frozenColumns: 0,
    },
  ];
}

/** Reads the sheet of moved nodes; undefined if the workbook has none. */
export function placesFromSheets(
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly ReadCell[])[] }[],
): NodePlaces | undefined {
  const sheet = sheets.find(({ name }) => name === placesSheet);
  return sheet && parsePlaces(Object.fromEntries(sheet.rows.map(([node, x, y]) => [cellText(node), [x, y]])));
}
