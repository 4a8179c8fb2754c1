import { Refusal } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as schemas from './request-schema.ts';
import { parseRequest } from './read-request.ts';

const question = z.union([
  schemas.solveRequest,
  schemas.limitsRequest,
  schemas.sweepRequest,
  schemas.mapRequest,
  schemas.compareRequest,
  schemas.tornadoRequest,
  schemas.cornersRequest,
  schemas.monteCarloRequest,
  schemas.derivativesRequest,
]);

const metres = { value: 1, unit: 'm' };
const over = { input: 'x', range: { from: 1, to: metres } };
const curve = { ...over, results: ['y'], points: 5, scale: 'log' };
const axis = { ...over, points: 5, scale: 'linear' };

/** A request of each type, with every optional member and every form of the members. */
const full = [
  { type: 'solve', case: 1, ...over, result: 'y', equals: 2 },
  { type: 'solve', ...over, result: 'y', equals: metres },
  { type: 'solve', ...over, result: 'y', equals: 'F' },
  { type: 'solve', ...over, result: 'y', equals: true },
  { type: 'limits', case: 1, ...over, level: 'error', result: 'y' },
  { type: 'limits', ...over, level: 'warning' },
  { type: 'sweep', case: 1, ...curve },
  { type: 'map', case: 1, x: axis, y: axis, result: 'z' },
  { type: 'compare', cases: [0, 1], ...curve, by: 'method' },
  { type: 'tornado', case: 1, result: 'y', percent: 5, inputs: { a: { percent: 2 }, b: { plusMinus: metres } } },
  { type: 'corners', case: 1, result: 'y', worst: 'highest', extremes: { a: { from: 1, to: metres } } },
  { type: 'corners', result: 'y', worst: 'lowest', extremes: {} },
  {
    type: 'monteCarlo',
    case: 1,
    result: 'y',
    uncertain: {
      a: { type: 'normal', mean: 1, deviation: metres },
      b: { type: 'lognormal', median: metres, factor: 2 },
      c: { type: 'uniform', from: 1, to: metres },
      d: { type: 'triangular', from: 1, mode: 2, to: metres },
    },
    correlations: [{ inputs: ['a', 'b'], ranks: 0.5 }],
    samples: 100,
    sequence: 'random',
    seed: 3,
    limit: { above: 1 },
  },
  { type: 'monteCarlo', result: 'y', uncertain: {}, sequence: 'latinHypercube', limit: { below: metres } },
  { type: 'derivatives', case: 1, result: 'y', inputs: ['a', 'b'], curves: 21 },
];

const strangers = [null, true, '', 'guess', 1.5, 7, Number.NaN, Infinity, [], [1], ['a'], {}, { value: 1 }, metres, { from: 1 }]; // prettier-ignore

/** All variations of a value with one member removed, added or replaced, with the path to it. */
function* changed(value: unknown): Generator {
  yield* strangers;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      for (const other of changed(part)) yield value.toSpliced(index, 1, other);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  yield { ...value, more: 1 };
  for (const [id, part] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== id));
    for (const other of changed(part)) yield { ...value, [id]: other };
  }
}

const isTaken = (request: unknown) => {
  try {
    parseRequest(request);
    return true;
  } catch {
    return false;
  }
};

test.each(full)('%j is accepted, and its variations exactly if the schema accepts them', request => {
  expect(parseRequest(request)).toBe(request);
  const outcomes = { taken: 0, refused: 0 };
  for (const other of changed(request)) {
    const allowed = question.safeParse(other).success;
    expect([other, isTaken(other)]).toEqual([other, allowed]);
    outcomes[allowed ? 'taken' : 'refused'] += 1;
  }
  expect(outcomes.refused).toBeGreaterThan(50);
});

describe('an invalid member is named, with what is allowed', () => {
  const types = 'solve, limits, sweep, map, compare, tornado, corners, monteCarlo, derivatives';
  test.each([
    [{ type: 'toString' }, `An analysis must be an object whose "type" is one of ${types}.`],
    [{ type: 'sweep', input: 'x', results: 'y' }, 'The "results" of the analysis must be an array.'],
    [{ type: 'sweep', input: 'x', results: ['y', 3] }, 'The "results[1]" of the analysis must be a text.'],
    [
      { type: 'sweep', input: 'x', results: ['y'], points: 1.5 },
      'The "points" of the analysis must be a whole number.',
    ],
    [
      { type: 'sweep', input: 'x', results: ['y'], range: { to: 'far' } },
      'The "range.to" of the analysis must be a number or {"value": number, "unit": text}.',
    ],
    [
      { type: 'sweep', input: 'x', results: ['y'], range: { until: 3 } },
      'An analysis has no "range.until"; allowed: from, to.',
    ],
    [
      { type: 'sweep', input: 'x', results: ['y'], range: 3 },
      'The "range" of the analysis must be an object with from, to.',
    ],
    [
      { type: 'sweep', input: 'x', results: ['y'], scale: ['log'] },
      'The "scale" of the analysis must be one of linear, log.',
    ],
    [
      { type: 'tornado', result: 'y', inputs: { a: { percent: 1, plusMinus: 2 } } },
      'The "inputs.a" of the analysis must be {percent} or {plusMinus}.',
    ],
    [{ type: 'tornado', result: 'y', inputs: 3 }, 'The "inputs" of the analysis must be an object by field id.'],
    [
      { type: 'monteCarlo', result: 'y', uncertain: { a: { type: 'even' } } },
      'The "uncertain.a" of the analysis must be an object whose "type" is one of normal, lognormal, uniform, triangular.',
    ],
    [
      { type: 'monteCarlo', result: 'y', uncertain: { a: { type: 'lognormal', factor: '2' } } },
      'The "uncertain.a.factor" of the analysis must be a number.',
    ],
    [
      { type: 'monteCarlo', result: 'y', uncertain: {}, correlations: [{ inputs: ['a'], ranks: 0.5 }] },
      'The "correlations[0].inputs" of the analysis must be an array of two field ids.',
    ],
  ])('%j', (request, sentence) => expect(() => parseRequest(request)).toThrow(new Refusal(sentence)));
});
