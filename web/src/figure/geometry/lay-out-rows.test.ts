import { expect, test } from 'vitest';
import { layOutRows } from './lay-out-rows.ts';

test('boxes are placed in rows as they fit, each row as high as its highest box', () => {
  const size = (width: number, height: number) => ({ width, height });
  const { boxes, bottom } = layOutRows([size(40, 10), size(40, 20), size(30, 10), size(200, 10)], 100, 20, 5);
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([[0, 5], [60, 5], [0, 25], [0, 35]]); // prettier-ignore
  expect(bottom).toBe(45);
  expect(layOutRows([], 100, 20, 5)).toEqual({ boxes: [], bottom: 5 });
});
