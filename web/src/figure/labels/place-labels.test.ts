import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doSegmentsCross, segmentMeetsBox, doOverlap, isInside, type Box, type Point } from '../geometry/boxes.ts';
import { placeLabels, poorCost, spreadApart, type LabelPlace } from './place-labels.ts';

const frame: Box = { x: 0, y: 0, width: 100, height: 60 };
const box = (x: number, y: number, width = 30, height = 10): Box => ({ x, y, width, height });
const at = (x: number, y: number, cost = 0): LabelPlace => ({ box: box(x, y), cost });

describe('labels', () => {
  test('take their cheapest place if it is free', () => {
    const wishes = [{ candidates: [at(0, 0, 2), at(40, 0, 1)] }, { candidates: [at(0, 40, 0)] }];
    expect(placeLabels(frame, [], wishes)).toEqual([at(40, 0, 1), at(0, 40, 0)]);
  });

  test('avoid taken boxes and stay inside the frame', () => {
    const wishes = [{ candidates: [at(0, 0, 1), at(71, 0, 2), at(60, 0, 3)] }];
    expect(placeLabels(frame, [box(10, 5)], wishes)).toEqual([at(60, 0, 3)]);
  });

  test('with alternatives make room for one without', () => {
    const [first, second] = [
      { candidates: [at(0, 0, 0), at(40, 0, 5)] },
      { candidates: [at(5, 0, 0), at(6, 0, 1), at(7, 0, 2)] },
    ];
    const [moved, stuck] = placeLabels(frame, [], [first, second]);
    expect(moved).toEqual(at(40, 0, 5));
    expect(stuck).toEqual(at(5, 0, 0));
  });

  test('try further candidates only if they found none', () => {
    const further = () => [at(0, 40, 50)];
    expect(placeLabels(frame, [], [{ candidates: [at(0, 0)], further }])).toEqual([at(0, 0)]);
    expect(placeLabels(frame, [box(0, 0)], [{ candidates: [at(0, 0)], further }])).toEqual([at(0, 40, 50)]);
  });

  test('try further candidates if only a poor one is left, and take the better one', () => {
    const further = () => [at(0, 40, poorCost + 5)];
    const [low, high] = [at(0, 0, poorCost), at(0, 0, poorCost + 10)];
    expect(placeLabels(frame, [], [{ candidates: [low], further }])).toEqual([low]);
    expect(placeLabels(frame, [], [{ candidates: [high], further }])).toEqual([at(0, 40, poorCost + 5)]);
  });

  test('move to a better place that has become free', () => {
    const first = { candidates: [at(0, 0, 0), at(0, 20, 4)] };
    const second = { candidates: [at(0, 0, 0), at(40, 20, 1), at(40, 40, 3)] };
    const third = { candidates: [at(5, 0, 0)], further: () => [at(5, 40, 9)] };
    const [a, b, c] = placeLabels(frame, [], [first, second, third]);
    expect([a?.cost, b?.cost, c?.cost]).toEqual([4, 1, 0]);
    const swapped = placeLabels(
      frame,
      [],
      [
        { candidates: [at(0, 0, 0), at(60, 40, 30)] },
        { candidates: [at(30, 0, 0), at(20, 0, 1), at(60, 20, 9)] },
        { candidates: [at(0, 5, 0)] },
      ],
    );
    expect(swapped.map(place => place?.cost)).toEqual([30, 0, 0]);
  });

  test('without room are dropped, without affecting the others', () => {
    expect(placeLabels(frame, [], [{ candidates: [at(0, 0)] }, { candidates: [at(0, 0)] }])).toEqual([
      at(0, 0),
      undefined,
    ]);
  });

  test('and leaders are not crossed by other leaders', () => {
    const leader = [[50, 5], [5, 5]] as const; // prettier-ignore
    const tied: LabelPlace = { box: box(0, 30), cost: 0, leader };
    expect(placeLabels(frame, [], [{ candidates: [at(20, 0)] }, { candidates: [tied] }])).toEqual([
      at(20, 0),
      undefined,
    ]);
    const other: LabelPlace = { box: box(60, 30), cost: 0, leader: [[20, 0], [20, 20]] }; // prettier-ignore
    expect(placeLabels(frame, [], [{ candidates: [other] }, { candidates: [tied] }])).toEqual([other, undefined]);
    expect(placeLabels(frame, [box(20, 0)], [{ candidates: [tied] }])).toEqual([undefined]);
  });

  test('never overlap, leave the frame or cross, for random candidates', () => {
    const point = fc.tuple(fc.integer({ min: -10, max: 110 }), fc.integer({ min: -10, max: 70 }));
    const place = fc
      .record({
        from: point,
        wide: fc.integer({ min: 5, max: 40 }),
        cost: fc.nat(50),
        tie: fc.option(point, { nil: undefined }),
      })
      .map(({ from: [x, y], wide, cost, tie }): LabelPlace => {
        const own = box(x, y, wide);
        const to: Point = [x, y];
        return tie ? { box: own, cost, leader: [tie, to] } : { box: own, cost };
      });
    const wish = fc.record({ candidates: fc.array(place, { maxLength: 6 }), later: fc.array(place, { maxLength: 4 }) });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 8 }), fc.array(point, { maxLength: 2 }), (wishes, corners) => {
        const taken = corners.map(([x, y]) => box(x, y));
        const placed = placeLabels(
          frame,
          taken,
          wishes.map(({ candidates, later }) => ({ candidates, further: () => later })),
        ).filter(result => result !== undefined);
        for (const [index, one] of placed.entries()) {
          expect(isInside(one.box, frame)).toBe(true);
          for (const other of taken) {
            expect(doOverlap(one.box, other)).toBe(false);
            expect(one.leader !== undefined && segmentMeetsBox(...one.leader, other)).toBe(false);
          }
          for (const other of placed.slice(index + 1)) {
            expect(doOverlap(one.box, other.box)).toBe(false);
            expect(one.leader !== undefined && segmentMeetsBox(...one.leader, other.box)).toBe(false);
            expect(
              one.leader !== undefined && other.leader !== undefined && doSegmentsCross(one.leader, other.leader),
            ).toBe(false);
          }
        }
      }),
    );
  });
});

describe('spread values', () => {
  test('are unchanged if far enough apart', () => {
    expect(spreadApart([30, 10, 20], 10, 0, 40)).toEqual([30, 10, 20]);
  });

  test('are shifted equally from a collision', () => {
    expect(spreadApart([20, 22], 10, 0, 100)).toEqual([16, 26]);
  });

  test('are moved inside the range', () => {
    expect(spreadApart([0, 1, 99, 100], 10, 5, 95)).toEqual([5, 15, 85, 95]);
  });

  test('are undefined if they do not fit', () => {
    expect(spreadApart([1, 2, 3], 10, 0, 19)).toBeUndefined();
    expect(spreadApart([1, 2, 3], 10, 0, 20)).toEqual([0, 10, 20]);
    expect(spreadApart([], 10, 0, 0)).toEqual([]);
  });

  test('keep their distance, range and order', () => {
    const heights = fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(heights, input => {
        const result = spreadApart(input, 15, 0, 200) ?? [];
        const order = input.map((_, index) => index).toSorted((a, b) => (input[a] ?? 0) - (input[b] ?? 0));
        const sorted = order.map(index => result[index] ?? NaN);
        for (const [index, height] of sorted.entries()) {
          expect(height).toBeGreaterThanOrEqual(-1e-9);
          expect(height).toBeLessThanOrEqual(200 + 1e-9);
          if (index > 0) expect(height - (sorted[index - 1] ?? NaN)).toBeGreaterThanOrEqual(15 - 1e-9);
        }
      }),
    );
  });
});
