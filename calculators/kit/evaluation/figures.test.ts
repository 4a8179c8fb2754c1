import { expect, test } from 'vitest';
import {
  byMethod,
  calculation,
  deferred,
  field,
  optional,
  selector,
  plotsOf,
  quantity,
  transfersOf,
  step,
  type Fault,
  type Plot,
} from '../index.ts';

const line: Plot = {
  title: 'Line',
  x: { label: 'x', kind: 'length', unit: 'm' },
  y: { label: 'y', kind: 'length', unit: 'm' },
  series: [
    { label: 'y', pen: 'main', points: [[0, 1], [1, Number.NaN], undefined, [Number.POSITIVE_INFINITY, 2], [3, 4]] },
  ],
};

const length = field('length', quantity('Length', 'length', 'm'));
const twice = step('twice', { length }, { label: 'Twice', kind: 'length', unit: 'm' }, v => 2 * v.length);
const definition = calculation(
  { id: 'line', title: 'Line', summary: 'A line.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Line: [length] },
    results: { Line: [twice] },
    primary: twice,
    examples: [],
    references: [],
    plots: selector({ length }, v => {
      if (v.length === 0) throw new TypeError('a fault');
      return [line];
    }),
  },
);

test('a point that is not finite is a gap in its curve', () => {
  expect(plotsOf(definition, { length: 1 })?.[0]?.series[0]?.points).toEqual([
    [0, 1],
    undefined,
    undefined,
    undefined,
    [3, 4],
  ]);
});

test('failing figures are missing, and the fault is recorded', () => {
  const faults: Fault[] = [];
  expect(plotsOf(definition, { length: 0 }, faults)).toBeUndefined();
  expect(faults.map(({ place, error }) => `${place}: ${String(error)}`)).toEqual(['plots: TypeError: a fault']);
});

test('a figure uses the method of its case, and is missing if a value is missing', () => {
  const size = field('size', quantity('Size', 'length', 'm', { optional: true }));
  const grown = byMethod({
    short: deferred('grown', { length }, v => (x: number) => x + v.length),
    long: deferred('grown', { size }, v => (x: number) => x * v.size),
  });
  const drawn = calculation(
    { id: 'drawn', title: 'Drawn', summary: 'A curve.', access: 'free', columns: 1, standards: [] },
    {
      inputs: { Line: [length, size] },
      results: { Line: [twice] },
      primary: twice,
      methods: { short: { name: 'Short' }, long: { name: 'Long' } },
      examples: [],
      references: [],
      plots: selector({ grown: optional(grown) }, v => [
        { ...line, series: [{ label: 'y', pen: 'main', points: [[3, v.grown?.(3) ?? -1]] }] },
      ]),
    },
  );
  const heightAt3 = (values: object) => plotsOf(drawn, { length: 4, ...values })?.[0]?.series[0]?.points[0]?.[1];
  expect(heightAt3({ method: 'short', size: 5 })).toBe(7);
  expect(heightAt3({ method: 'long', size: 5 })).toBe(15);
  expect(heightAt3({ method: 'long' })).toBe(-1);
});

test('a number that is not finite is not transferred', () => {
  const [big, many] = [Number.POSITIVE_INFINITY, Number.NaN];
  const input = { a: 1, b: big, c: { value: 2, unit: 'm' }, d: { value: many, unit: 'm' }, e: 'Liquid' };
  const sent = { ...definition, transfers: [{ to: 'pipe', label: 'Pipe', give: () => input }] };
  expect(transfersOf(sent, {})).toEqual([
    { to: 'pipe', label: 'Pipe', input: { a: 1, c: { value: 2, unit: 'm' }, e: 'Liquid' } },
  ]);
});
