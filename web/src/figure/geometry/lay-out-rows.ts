import type { Box } from './boxes.ts';

/** Places boxes in rows from a top edge down, as many per row as fit. */
export function layOutRows(
  sizes: readonly Pick<Box, 'width' | 'height'>[],
  width: number,
  gap: number,
  top: number,
): { readonly boxes: readonly Box[]; readonly bottom: number } {
  let [x, y, bottom] = [0, top, top];
  const boxes = sizes.map((size): Box => {
    if (x > 0 && x + size.width > width) [x, y] = [0, bottom];
    const box = { x, y, ...size };
    x += size.width + gap;
    bottom = Math.max(bottom, y + size.height);
    return box;
  });
  return { boxes, bottom };
}
