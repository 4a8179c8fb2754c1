import { describe, expect, test } from 'vitest';
import { horizontalDimension, label, path, verticalDimension, type Mark } from './drawing.ts';

/** The points of a path of straight lines. */
function pointsOf(mark: Mark): (readonly [x: number, y: number])[] {
  if (mark.type !== 'path') return [];
  let [x, y] = [0, 0];
  const points: (readonly [number, number])[] = [];
  for (const [, command = '', input = ''] of mark.d.matchAll(/([MHVl])([^MHVl]*)/g)) {
    const numbers = input.trim().split(/\s+/).map(Number);
    for (let index = 0; index < numbers.length; index += command === 'H' || command === 'V' ? 1 : 2) {
      const [first = 0, second = 0] = numbers.slice(index);
      if (command === 'H') x = first;
      else if (command === 'V') y = first;
      else if (command === 'l') [x, y] = [x + first, y + second];
      else [x, y] = [first, second];
      points.push([x, y]);
    }
  }
  return points;
}

describe('a dimension', () => {
  test('vertical runs from end to end, with arrow heads of 8 by 8', () => {
    const mark = verticalDimension(100, 10, 60, 'height');
    expect(mark).toMatchObject({ pen: 'dimension', field: 'height' });
    expect(pointsOf(mark)).toEqual([
      [100, 10],
      [100, 60],
      [96, 18],
      [100, 10],
      [104, 18],
      [96, 52],
      [100, 60],
      [104, 52],
    ]);
  });

  test('horizontal is the same, rotated', () => {
    const turned = pointsOf(verticalDimension(100, 10, 60)).map(([x, y]) => [y, x]);
    expect(pointsOf(horizontalDimension(100, 10, 60, 'length'))).toEqual(turned);
    expect(horizontalDimension(100, 10, 60, 'length')).toMatchObject({ pen: 'dimension', field: 'length' });
  });
});

test('a mark refers to a field only if one is given', () => {
  expect(path('M0 0', 'thin')).toEqual({ type: 'path', d: 'M0 0', pen: 'thin' });
  expect(path('M0 0', 'thin', 'bore')).toEqual({ type: 'path', d: 'M0 0', pen: 'thin', field: 'bore' });
  expect(label(1, 2, 'd')).toEqual({ type: 'label', x: 1, y: 2, text: 'd', anchor: 'middle', pen: 'ink' });
  expect(label(1, 2, 'd', { anchor: 'end', pen: 'mute', field: 'bore' })).toEqual({
    type: 'label',
    x: 1,
    y: 2,
    text: 'd',
    anchor: 'end',
    pen: 'mute',
    field: 'bore',
  });
});
