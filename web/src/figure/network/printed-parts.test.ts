import { expect, test } from 'vitest';
import { printedParts, printedWidth } from './printed-parts.ts';

/** The space on a page of A4, mm. */
const room = { width: 182, height: 248 };
const at = (width: number, height: number) => ({ x: 0, y: 0, width, height });

test('a drawing that fits a page with text of 6 pt is one part', () => {
  const small = printedParts(at(500, 300), room);
  expect(small).toEqual({ scale: 1, parts: [at(500, 300)], pages: 1 });
  const large = printedParts(at(1000, 300), room);
  expect(large.parts).toHaveLength(1);
  expect(printedWidth(at(1000, 300), large.scale)).toBeCloseTo(182, 6);
});

test('a longer one is divided into strips with text of 6 pt, several on a page', () => {
  // 8 px on the screen are 6 pt; 5071 px are 894 mm at that scale.
  const { scale, parts, pages } = printedParts(at(5071, 536), room);
  expect(12 * scale).toBeCloseTo(8, 9);
  expect(parts).toHaveLength(6);
  expect(pages).toBe(3);
  for (const part of parts) expect(printedWidth(part, scale)).toBeLessThanOrEqual(182);
  expect((parts.at(-1)?.x ?? 0) + (parts.at(-1)?.width ?? 0)).toBeCloseTo(5071, 6);
  for (const [index, part] of parts.entries())
    expect(part.x).toBeCloseTo(index === 0 ? 0 : (parts[index - 1]?.x ?? 0) + part.width - 110, 6);
});

test('a large one is divided in both directions', () => {
  const { parts, pages } = printedParts(at(1500, 2307), room);
  expect(new Set(parts.map(({ x }) => x)).size).toBe(2);
  expect(new Set(parts.map(({ y }) => y)).size).toBe(2);
  expect(pages).toBe(4);
});
