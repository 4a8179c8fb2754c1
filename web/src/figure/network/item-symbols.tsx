import type { Box } from '../geometry/boxes.ts';
import { textWidth } from '../labels/text-size.ts';

/** Symbols of items in the manner of ISO 10628-2, each in a box of 16 by 12 px, as the data of a path. */
const paths: Readonly<Record<string, string>> = {
  pump: 'M3 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0M5.5 1.7L13 6L5.5 10.3',
  'control valve': 'M1.5 5v7L14.5 5v7ZM8 8.5V3.5M4.5 3.5a3.5 3 0 0 1 7 0Z',
  'block valve': 'M1.5 2.5v7L14.5 2.5v7Z',
  'check valve': 'M2 10V2L14 10V2',
  orifice: 'M1 6h5M10 6h5M6 1v10M10 1v10M8 1v3.5M8 7.5v3.5',
  equipment: 'M3 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0 6h4.5l2-3l3 6l2-3h4.5',
  drum: 'M5 2h6a4 4 0 0 1 0 8h-6a4 4 0 0 1 0-8',
  seal: 'M4 3a4 2.5 0 0 1 8 0v6a4 2.5 0 0 1-8 0ZM4 7h8',
  tip: 'M8 12V7.5M8 7.5c-4-1.5-2-5 0-7c0 2 4 4 0 7',
};

/** The width that a symbol takes before the name of its item, px. */
export const symbolWidth = 20;

/** Whether items of a type have a symbol, which replaces the word. */
export const hasSymbol = (type: string) => Object.hasOwn(paths, type);

/** The symbol of an item, before the tag in the first line of its label. */
export function ItemSymbol({ type, tag, box }: { readonly type: string; readonly tag: string; readonly box: Box }) {
  if (!hasSymbol(type)) return null;
  const x = box.x + (box.width - textWidth(tag) - symbolWidth) / 2;
  return (
    <path
      className="network-symbol"
      d={paths[type]}
      transform={`translate(${x.toFixed(1)} ${(box.y + 3).toFixed(1)})`}
    />
  );
}
