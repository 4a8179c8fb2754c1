import { describe, expect, test } from 'vitest';
import { absent } from '../definition/absent.ts';
import { calculation } from '../definition/calculation.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { writeDocument } from '../document/document.ts';
import { caseFrom } from '../case/case-data.ts';
import { choice, quantity } from '../definition/fields.ts';
import { warning } from '../definition/messages.ts';
import { check, fields, step } from '../definition/source.ts';
import { limitsResult, solveResult, sweepResult } from './result-schema.ts';
import type { AnalysisResult } from './result.ts';
import { runToEnd } from './exploration.ts';
import { explore } from './explore.ts';
import type { AnalysisRequest } from './request/request.ts';

const { service, flow, pressure, spare } = fields({
  service: choice('Service', ['Gas', 'Liquid']),
  flow: quantity('Flow rate', 'massFlow', 'kg/h', { above: 0 }),
  pressure: quantity('Pressure', 'absolutePressure', 'bar(abs)', { above: 0, atMost: 50 }),
  spare: quantity('Level', 'length', 'm', { when: { service: 'Liquid' } }),
});
const area = step('area', { flow, pressure }, { label: 'Area', kind: 'area', unit: 'mm²' }, v =>
  v.flow / v.pressure > 2e-6 ? absent('the flow is more than the line carries') : v.flow / v.pressure,
);
const capacity = step(
  'capacity',
  { pressure },
  { label: 'Capacity', kind: 'massFlow', unit: 'kg/h' },
  v => Math.min(v.pressure, 20e5) / 1e6,
);
const letter = step('letter', { area }, { label: 'Letter' }, v => (v.area > 5e-7 ? 'F' : 'D'));
const bore = step('bore', { area }, { label: 'Bore', kind: 'area', unit: 'mm²' }, v => (v.area > 5e-7 ? 7e-7 : 5e-7));

const definition: Definition = calculation(
  { id: 'sizes', title: 'Sizes', summary: '', access: 'free', columns: 2, standards: [] },
  {
    inputs: { Process: [service, flow, pressure, spare] },
    results: { Results: [area, capacity, letter, bore] },
    primary: area,
    checks: [
      check({ area }, v => (v.area > 1e-6 ? [warning('The area is beyond the table.', { field: 'area' })] : [])),
    ],
    examples: [],
    references: [],
  },
);

const document = writeDocument(definition, { cases: [caseFrom(definition, { flow: 3600, pressure: 20 })] });

function answered<T extends AnalysisResult['type']>(
  question: AnalysisRequest & { readonly type: T },
): Extract<AnalysisResult, { type: T }> {
  return runToEnd(explore(definition, document, question)) as Extract<AnalysisResult, { type: T }>;
}

const refusal = (question: unknown) => () => runToEnd(explore(definition, document, question as AnalysisRequest));

describe('goal seek', () => {
  test('has the value, the result there, and its messages', () => {
    const answer = answered({ type: 'solve', input: 'pressure', result: 'area', equals: 1.25 });
    expect(solveResult.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ outcome: 'found', solutions: [{ at: { unit: 'bar(abs)' } }] });
    expect(answer.solutions[0]?.at.value).toBeCloseTo(8, 9);
    expect(answer.solutions[0]?.residual).toBeLessThan(1e-9);
    expect(answer.solutions[0]?.messages).toEqual([
      { level: 'warning', text: 'The area is beyond the table.', field: 'area' },
    ]);
    expect(answer.gaps).toMatchObject([
      { to: { unit: 'bar(abs)' }, reason: 'the flow is more than the line carries.' },
    ]);
    expect(answer.gaps[0]?.to.value).toBeCloseTo(5, 6);
  });

  test('has both sides of a jump, plateaus, and the nearest value', () => {
    const stepped = answered({ type: 'solve', input: 'pressure', result: 'bore', equals: 0.6 });
    expect(stepped.outcome).toBe('step');
    expect(stepped.sentence).toBe('No value gives it: the result steps from 0.7 mm² to 0.5 mm² at 20 bar(abs).');
    const flat = answered({ type: 'solve', input: 'pressure', result: 'capacity', equals: { value: 2, unit: 'kg/s' } });
    expect([flat.outcome, flat.plateaus[0]?.from.value.toFixed(6), flat.plateaus[0]?.to.value]).toEqual([
      'everywhere',
      '20.000000',
      50,
    ]);
    const none = answered({ type: 'solve', input: 'pressure', result: 'capacity', equals: { value: 3, unit: 'kg/s' } });
    expect([none.outcome, none.nearest?.result.value]).toEqual(['none', 7200]);
    const idle = answered({ type: 'solve', input: 'flow', result: 'capacity', equals: 3 });
    expect(idle.outcome).toBe('noEffect');
  });

  test('finds ranges of a text result', () => {
    const answer = answered({ type: 'solve', input: 'pressure', result: 'letter', equals: 'F' });
    expect(solveResult.parse(answer)).toEqual(answer);
    expect(answer.regions.map(({ from, to, value }) => [from.value.toFixed(3), to.value.toFixed(3), value])).toEqual([
      ['5.000', '20.000', 'F'],
    ]);
  });
});

test('limits are where the messages change', () => {
  const answer = answered({ type: 'limits', input: 'pressure' });
  expect(limitsResult.parse(answer)).toEqual(answer);
  expect(answer.boundaries.map(({ above }) => above.value.toFixed(6))).toEqual(['5.000000', '10.000000']);
  expect(answer.boundaries[1]?.disappears).toMatchObject([{ text: 'The area is beyond the table.' }]);
  expect(answer.regions.map(({ level }) => level)).toEqual(['none', 'warning', 'none']);
});

test('a sweep has points on both sides of jumps and changed messages', () => {
  const answer = answered({
    type: 'sweep',
    input: 'pressure',
    results: ['area', 'bore'],
    points: 40,
    range: { from: 3, to: 45 },
  });
  expect(sweepResult.parse(answer)).toEqual(answer);
  const rising = answer.points.map(({ at }) => at);
  expect(rising).toEqual([...new Set(rising)].toSorted((a, b) => a - b));
  expect(answer.jumps.map(({ below, results }) => [(below / 1e5).toFixed(6), results])).toEqual([
    ['20.000000', ['bore']],
  ]);
  expect(answer.regimes.map(({ to, level }) => [(to / 1e5).toFixed(4), level])).toEqual([
    ['5.0000', 'none'],
    ['10.0000', 'warning'],
    ['45.0000', 'none'],
  ]);
  expect(answer.gaps.map(({ reason }) => reason)).toEqual(['the flow is more than the line carries.']);
});

test('an analysis yields stages, and ends if it is not resumed', () => {
  const shares: number[] = [];
  const request = explore(definition, document, { type: 'sweep', input: 'flow', results: ['area'], points: 30 });
  const input = runToEnd(request, ({ share, soFar }) => {
    shares.push(share);
    const answer = soFar();
    return answer.type === 'sweep' && answer.points.length < 10;
  });
  expect([input, shares.length]).toEqual([undefined, 10]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

describe('an invalid request is refused with its cause', () => {
  test.each([
    [{ type: 'guess' }, 'An analysis must be an object whose "type" is one of'],
    [
      { type: 'solve', input: 'flow', result: 'area', equals: 1, tolerance: 2 },
      'An analysis has no "tolerance"; allowed: type, case, input',
    ],
    [
      { type: 'solve', input: 'flow', result: 'area' },
      'The "equals" of the analysis must be a number or {"value": number, "unit": text}, a text',
    ],
    [
      { type: 'solve', input: 'mass', result: 'area', equals: 1 },
      'sizes has no field "mass"; allowed: service, flow, pressure, spare.',
    ],
    [
      { type: 'solve', input: 'service', result: 'area', equals: 1 },
      'The field "service" is not numerical; allowed: flow, pressure.',
    ],
    [
      { type: 'solve', input: 'spare', result: 'area', equals: 1 },
      'The field "spare" does not apply to this case, because of its service; allowed: flow, pressure.',
    ],
    [
      { type: 'solve', input: 'flow', result: 'bores', equals: 1 },
      'sizes has no result "bores"; allowed: area, capacity, letter, bore.',
    ],
    [
      { type: 'solve', input: 'flow', result: 'area', equals: 'F' },
      'The result "area" is a number: "equals" must be one',
    ],
    [
      { type: 'solve', input: 'flow', result: 'letter', equals: 1 },
      'The result "letter" is not a number: "equals" must be a text',
    ],
    [
      { type: 'solve', input: 'flow', result: 'area', equals: { value: 1, unit: 'kg' } },
      'The result "area" has no unit "kg"; allowed:',
    ],
    [
      { type: 'sweep', input: 'pressure', results: ['area'], range: { to: 60 } },
      'The field "pressure" must be above 0 and at most 50 bar(abs).',
    ],
    [
      { type: 'sweep', input: 'pressure', results: ['area'], range: { from: 6, to: 3 } },
      'The range of the field "pressure" must end above its start.',
    ],
    [{ type: 'sweep', input: 'pressure', results: [] }, 'A sweep needs at least one of the results.'],
    [
      { type: 'limits', input: 'pressure', level: 'info' },
      'The "level" of the analysis must be one of warning, error.',
    ],
    [{ type: 'limits', input: 'pressure', case: 3 }, 'There is no case 3; allowed: 0 to 0.'],
  ])('%j', (question, text) => expect(refusal(question)).toThrow(text));
});
