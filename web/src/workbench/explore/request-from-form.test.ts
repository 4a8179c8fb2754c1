import { caseFrom, describeRequest } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { calculateCases } from '../calculation/calculate-cases.ts';
import { box } from '../testing/box.ts';
import { blankForm, formFromRequest, analysisTypes, newVaried, type Form } from './form.ts';
import { resultOptions, numberInputs, defaultRange } from './analysis-options.ts';
import { requestFromForm } from './request-from-form.ts';
import { loadEvaluation } from '../calculation/evaluation-code.ts';

await loadEvaluation();

const data = caseFrom(box, { side: 100 });
const [calculated] = calculateCases(box, [data]);
const item = { key: 1, data, ...(calculated ? { calculated } : {}) };
const offers = { inputs: numberInputs(box, item), results: resultOptions(box, item, {}) };
const mm = (text: string) => ({ text, unit: 'mm' });
const requestOf = (analysisType: (typeof analysisTypes)[number], form: Partial<Form> = {}) =>
  requestFromForm(box, offers, analysisType, { ...blankForm, ...form });

describe('the options of an analysis', () => {
  test('are the visible numeric inputs of the case with their values', () => {
    expect(offers.inputs.map(({ id, presentValue }) => [id, presentValue])).toEqual([
      ['side', 0.1],
      ['coating', 0.002],
      ['margin', undefined],
    ]);
  });

  test('are numeric results, and text results that have a value', () => {
    const ids = offers.results.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['volume', 'edge', 'grade', 'large', 'held']));
    expect(ids).not.toContain('cuts');
    expect(resultOptions(box, { key: 1, data }, {}).every(({ kind }) => kind !== undefined)).toBe(true);
  });

  test('have a default range around their value, rounded and within bounds', () => {
    const [side] = offers.inputs;
    if (!side) throw new Error('There is no side.');
    expect(defaultRange(side, 'wide')).toEqual({ from: 50, to: 200 });
    expect(defaultRange({ ...side, field: { ...side.field, atMost: 120 } }, 'wide')).toEqual({ from: 50, to: 120 });
    expect(defaultRange({ ...side, field: { ...side.field, above: 60 } }, 'wide')?.from).toBeGreaterThan(60);
    expect(defaultRange({ ...side, presentValue: undefined }, 'wide')).toBeUndefined();
  });
});

describe('the form creates a request', () => {
  test('for a typed value, in the selected or typed unit', () => {
    expect(requestOf('solve', { equals: { text: '2', unit: 'm³' } })).toEqual({
      question: { type: 'solve', input: 'side', result: 'volume', equals: { value: 2, unit: 'm³' } },
    });
    expect(requestOf('solve', { result: 'edge', equals: mm('2 m'), to: mm('500') })).toEqual({
      question: {
        type: 'solve',
        input: 'side',
        range: { to: { value: 500, unit: 'mm' } },
        result: 'edge',
        equals: { value: 2, unit: 'm' },
      },
    });
  });

  test('for a text or yes/no target', () => {
    expect(requestOf('solve', { result: 'grade', equals: { text: 'coarse', unit: '' } })).toMatchObject({
      question: { result: 'grade', equals: 'coarse' },
    });
    expect(requestOf('limits', { verdict: 'grade' })).toEqual({
      question: { type: 'limits', input: 'side', result: 'grade' },
    });
  });

  test('around the present value if a figure has no range', () => {
    expect(requestOf('sweep')).toEqual({
      question: {
        type: 'sweep',
        input: 'side',
        range: { from: { value: 50, unit: 'mm' }, to: { value: 200, unit: 'mm' } },
        results: ['volume'],
      },
    });
    expect(requestOf('map')).toMatchObject({ question: { x: { input: 'side' }, y: { input: 'coating' } } });
  });

  test('with the varied inputs and their distributions', () => {
    const varied = [{ ...newVaried('side'), deviation: mm('2') }];
    expect(requestOf('monteCarlo', { varied, side: 'below', limit: { text: '1', unit: 'L' } })).toEqual({
      question: {
        type: 'monteCarlo',
        result: 'volume',
        uncertain: { side: { type: 'normal', deviation: { value: 2, unit: 'mm' } } },
        limit: { below: { value: 1, unit: 'L' } },
      },
    });
    expect(requestOf('corners', { varied })).toMatchObject({
      question: { extremes: { side: { from: { value: 90, unit: 'mm' }, to: { value: 110, unit: 'mm' } } } },
    });
  });

  test.each([
    ['solve', {}, 'The value of Volume must be given.'],
    ['solve', { equals: { text: 'x', unit: 'm³' } }, 'The value of Volume is not a number.'],
    ['solve', { equals: { text: '1', unit: 'm³' }, from: mm('1,2,3') }, 'The start of the range of Side'],
    ['solve', { equals: { text: '1', unit: 'furlong' } }, 'The value of Volume has no unit "furlong".'],
    ['tornado', { percent: '0' }, 'The share must be above 0 and at most 90 %.'],
    ['corners', {}, 'Add at least one input that varies.'],
    ['monteCarlo', { varied: [newVaried('side')] }, 'The standard deviation of Side must be given.'],
    [
      'monteCarlo',
      { varied: [{ ...newVaried('side'), deviation: mm('1') }], samples: '3' },
      'The number of runs must be',
    ],
    ['map', { input: 'side', up: 'side' }, 'A map needs two different inputs.'],
  ] as const)('nothing by %s with %j, and says why', (analysisType, form, text) => {
    const request = requestOf(analysisType, form);
    expect('wrong' in request ? request.wrong : request).toContain(text);
  });
});

test('a saved request fills the form and is described by a sentence', () => {
  const varied = [{ ...newVaried('side'), deviation: mm('2') }];
  const typed: Partial<Form> = { equals: { text: '2', unit: 'm³' }, varied, from: mm('10'), percent: '7' };
  for (const analysisType of analysisTypes) {
    const request = requestOf(analysisType, typed);
    if (!('question' in request)) throw new Error(`${analysisType}: ${request.wrong}`);
    const { question } = request;
    expect(requestFromForm(box, offers, analysisType, formFromRequest(box, blankForm, question))).toEqual(request);
    expect(describeRequest(box, question)).toContain(analysisType === 'limits' ? 'Side' : 'Volume');
  }
});

test('defaults to the most influential input, and a map to the first two', () => {
  const both = caseFrom(box, { side: 100, margin: 5 });
  const available = { inputs: numberInputs(box, { key: 1, data: both }), results: offers.results };
  const first = (influential: readonly string[]) => {
    const request = requestFromForm(box, { ...available, influential }, 'sweep', blankForm);
    return 'question' in request && request.question.type === 'sweep' ? request.question.input : undefined;
  };
  expect(first([])).toBe('side');
  expect(first(['margin'])).toBe('margin');
  expect(first(['height', 'margin'])).toBe('margin');
  const named = requestFromForm(box, { ...available, influential: ['margin'] }, 'sweep', {
    ...blankForm,
    input: 'side',
  });
  expect(named).toMatchObject({ question: { input: 'side' } });
  const map = requestFromForm(box, { ...available, influential: ['margin', 'side'] }, 'map', blankForm);
  expect(map).toMatchObject({ question: { x: { input: 'margin' }, y: { input: 'side' } } });
});

test('with correlations of varied inputs, which are saved', () => {
  const both = {
    inputs: numberInputs(box, { key: 1, data: caseFrom(box, { side: 100, margin: 5 }) }),
    results: offers.results,
  };
  const form = (ranks: string): Form => ({
    ...blankForm,
    varied: ['side', 'margin'].map(id => ({ ...newVaried(id), deviation: mm('1') })),
    correlated: [{ inputs: ['side', 'margin'], ranks }],
  });
  const request = requestFromForm(box, both, 'monteCarlo', form('-0.4'));
  expect(request).toMatchObject({ question: { correlations: [{ inputs: ['side', 'margin'], ranks: -0.4 }] } });
  if (!('question' in request)) throw new Error(request.wrong);
  expect(requestFromForm(box, both, 'monteCarlo', formFromRequest(box, blankForm, request.question))).toEqual(request);
  expect(describeRequest(box, request.question)).toContain('Side and Margin with a correlation of');
  expect(requestFromForm(box, both, 'monteCarlo', form('1'))).toEqual({
    wrong: 'The correlation of Side and Margin must be above −1 and below 1.',
  });
  const alone = requestFromForm(box, both, 'monteCarlo', { ...form('0.4'), varied: form('0.4').varied.slice(0, 1) });
  expect('question' in alone && alone.question).not.toHaveProperty('correlations');
});
