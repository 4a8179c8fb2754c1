import { describe, expect, test } from 'vitest';
import { calculation } from '../../definition/calculation.ts';
import { caseFrom } from '../../case/case-data.ts';
import { readDocument, writeDocument } from '../../document/document.ts';
import { choice, quantity } from '../../definition/fields.ts';
import { openFragment, shareFragment } from '../../links/share-link.ts';
import { fields, step } from '../../definition/source.ts';
import type { AnalysisRequest } from './request.ts';

const { length, width, shape } = fields({
  length: quantity('Length', 'length', 'm'),
  width: quantity('Width', 'length', 'm'),
  shape: choice('Shape', ['plain', 'ribbed']),
});
const area = step('area', { length, width }, { label: 'Area', kind: 'area', unit: 'm²' }, v => v.length * v.width);
const plate = calculation(
  { id: 'plate', title: 'Plate', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Plate: [length, width, shape] },
    results: { Plate: [area] },
    primary: area,
    examples: [],
    references: [],
  },
);
const cases = [caseFrom(plate, { length: 2, width: 3 })];

/** A request of each kind. */
const questions: readonly AnalysisRequest[] = [
  { type: 'solve', input: 'length', result: 'area', equals: { value: 4, unit: 'm²' } },
  { type: 'limits', input: 'length', level: 'error' },
  { type: 'sweep', input: 'length', range: { from: { value: 1, unit: 'ft' } }, results: ['area'] },
  { type: 'compare', input: 'width', results: ['area'], by: 'shape' },
  { type: 'map', x: { input: 'length' }, y: { input: 'width' }, result: 'area' },
  { type: 'tornado', result: 'area', inputs: { length: { percent: 5 } } },
  { type: 'corners', result: 'area', worst: 'lowest', extremes: { width: { from: 1, to: 2 } } },
  { type: 'monteCarlo', result: 'area', uncertain: { width: { type: 'normal', deviation: 0.1 } } },
  { type: 'derivatives', result: 'area', inputs: ['width'] },
];

describe('the analysis requests of a document', () => {
  test('are read as written, from a link as well', async () => {
    const document = writeDocument(plate, { cases, questions });
    expect(readDocument(plate, JSON.parse(JSON.stringify(document))).questions).toEqual(questions);
    expect(await openFragment(plate, await shareFragment(plate, cases, questions))).toMatchObject({ cases, questions });
  });

  test('are empty in older documents', () => {
    const document = writeDocument(plate, { cases });
    expect(document).not.toHaveProperty('questions');
    expect(readDocument(plate, document).questions).toEqual([]);
    expect(readDocument(plate, { tool: 'plate', cases: [{ length: ['2', 'm'] }] }).questions).toEqual([]);
  });

  test.each([
    [{}, 'The analyses of a set of cases must be a list of at most 100.'],
    [[{ type: 'guess' }], 'An analysis must be an object whose "type" is one of solve'],
    [[{ type: 'tornado', result: 'weight' }], 'An analysis names the result "weight", which plate does not have.'],
    [[{ type: 'limits', input: 'height' }], 'height'],
    [[{ type: 'tornado', result: 'area', inputs: { height: { percent: 1 } } }], 'height'],
    [[{ type: 'compare', input: 'width', results: ['area'], by: 'colour' }], 'colour'],
    [
      [{ type: 'monteCarlo', result: 'area', uncertain: {}, correlations: [{ inputs: ['width', 'age'], ranks: 0 }] }],
      'age',
    ],
    [[{ type: 'map', x: { input: 'width' }, y: { input: 'depth' }, result: 'area' }], 'depth'],
  ])('are refused with a reason if invalid: %j', (input, text) => {
    expect(() => readDocument(plate, { tool: 'plate', cases: [{}], questions: input })).toThrow(text);
  });
});
