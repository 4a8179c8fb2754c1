import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCycle, dependentsOf, topologicalOrder } from './index.ts';

/** Arbitrary dependency graphs of sheets 0 to 7. */
const graph = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }), { minLength: 8, maxLength: 8 })
  .map(reads => new Map(reads.map((read, at) => [String(at), read.map(String)])));

/** The same graphs without cycles: each sheet reads only earlier ones. */
const chain = graph.map(
  reads => new Map([...reads].map(([id, read]) => [id, read.filter(other => Number(other) < Number(id))] as const)),
);

/** Returns all sheets reachable from a sheet through its reads. */
function reached(reads: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const result = new Set<string>();
  const open = [...(reads.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (result.has(next)) continue;
    result.add(next);
    open.push(...(reads.get(next) ?? []));
  }
  return result;
}

describe('cycleThrough', () => {
  test('finds a cycle exactly if the sheet can reach itself, and each step reads the next', () => {
    fc.assert(
      fc.property(graph, reads => {
        for (const id of reads.keys()) {
          const circle = findCycle(id, reads);
          expect(circle !== undefined).toBe(reached(reads, id).has(id));
          if (circle === undefined) continue;
          expect([circle[0], circle.at(-1)]).toEqual([id, id]);
          circle.slice(1).forEach((next, at) => expect(reads.get(circle[at] ?? '')).toContain(next));
        }
      }),
    );
  });

  test('returns the path of the cycle', () => {
    const reads = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['a']],
    ]);
    expect(findCycle('a', reads)).toEqual(['a', 'b', 'd', 'a']);
    expect(findCycle('c', reads)).toBeUndefined();
    expect(findCycle('a', new Map([['a', ['a']]]))).toEqual(['a', 'a']);
  });
});

describe('topological order', () => {
  test('has every sheet once, after all sheets that it reads', () => {
    fc.assert(
      fc.property(
        chain,
        fc.shuffledSubarray(['0', '1', '2', '3', '4', '5', '6', '7'], { minLength: 8 }),
        (reads, ids) => {
          const order = topologicalOrder(ids, reads);
          expect(order.toSorted()).toEqual(ids.toSorted());
          for (const [id, read] of reads)
            for (const other of read) expect(order.indexOf(other)).toBeLessThan(order.indexOf(id));
        },
      ),
    );
  });

  test('terminates for cyclic graphs', () => {
    const reads = new Map([
      ['a', ['b']],
      ['b', ['a']],
    ]);
    expect(topologicalOrder(['a', 'b'], reads).toSorted()).toEqual(['a', 'b']);
  });

  test('has only the requested ids, ordered through sheets between them', () => {
    const reads = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', []],
    ]);
    expect(topologicalOrder(['a', 'c'], reads)).toEqual(['c', 'a']);
  });
});

test('downstream sheets are exactly those that can reach a changed sheet', () => {
  fc.assert(
    fc.property(graph, fc.constantFrom('0', '3', '7'), (reads, id) => {
      const expected = [...reads.keys()].filter(other => reached(reads, other).has(id));
      expect([...dependentsOf(new Set([id]), reads)].toSorted()).toEqual(expected.toSorted());
    }),
  );
});
