// @vitest-environment happy-dom
import {
  calculation,
  caseFrom,
  fields,
  quantity,
  step,
  table,
  value,
  type CaseInput,
} from '@isentrope/calculators/kit';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { calculateCases } from '../../calculation/calculate-cases.ts';
import { words } from '../../testing/page.tsx';
import { printedCases } from '../printed-case.ts';
import { Working } from './working.tsx';
import { loadEvaluation } from '../../calculation/evaluation-code.ts';

await loadEvaluation();

const lengths = fields({
  a: quantity('A', 'length', 'm', { symbol: 'a' }),
  b: quantity('B', 'length', 'm', { symbol: 'b' }),
  c: quantity('C', 'length', 'm', { symbol: 'c' }),
  d: quantity('D', 'length', 'm', { symbol: 'd' }),
  e: quantity('E', 'length', 'm', { symbol: 'e' }),
});
const { a, b, c, d, e } = lengths;
const info = { kind: 'length', unit: 'm' } as const;
const four = step(
  'four',
  { a, b, c, d },
  { ...info, label: 'Four', symbol: 's', equation: 's = a+b+c+d' },
  v => v.a + v.b + v.c + v.d,
);
const five = step(
  'five',
  { four, e },
  { ...info, label: 'Five', symbol: 't', equation: 't = a+b+c+d+e', source: 'Handbook of sums' },
  v => v.four + v.e,
);
const result = value('found', { a }, v => ({ length: v.a + 6, note: 'Found at once.' }));
const plain = step('plain', { found: result }, { ...info, label: 'Plain' }, v => v.found.length);
const squares = step('squares', { a }, { label: 'Squares', equation: 'A = a^2' }, v =>
  table(
    [
      { id: 'side', label: 'Side', symbol: 'a', ...info },
      { id: 'square', label: 'Square', symbol: 'A', kind: 'area', unit: 'm²' },
    ],
    [
      [v.a, v.a ** 2],
      [2 * v.a, 4 * v.a ** 2],
    ],
  ),
);
const sums = calculation(
  { id: 'sums', title: 'Sums', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Given: Object.values(lengths) },
    results: { R: [four, five, plain] },
    primary: four,
    shows: [four, five, plain, squares],
    examples: [],
    references: [],
  },
);

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** The printed working steps of cases. */
async function stepsOf(...input: readonly CaseInput[]): Promise<Element[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const calculated = calculateCases(
    sums,
    input.map(each => caseFrom(sums, each)),
  );
  const items = calculated.map((each, index) => ({ key: index, data: each.of, calculated: each }));
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root?.render(<Working definition={sums} cases={printedCases(sums, items)} />));
  return [...document.querySelectorAll('.paper-step')];
}

const ones = { a: 1, b: 1, c: 1, d: 1, e: 1 };
const textsIn = (within: Element | undefined, selector: string) =>
  [...(within?.querySelectorAll(selector) ?? [])].map(words);

test('several cases: numbers are beside the equation, or below it if more than four', async () => {
  const steps = await stepsOf(ones, { ...ones, b: 2 });
  expect(steps.map(({ className }) => className)).toEqual([
    'paper-step several',
    'paper-step several wide',
    'paper-step several',
    'paper-step of-table',
  ]);
  expect(textsIn(steps[0], 'th')).toEqual(['Case', 'a', 'b', 'c', 'd', 's', '1', '2']);
  expect(textsIn(steps[0], 'td')).toEqual(
    ['1.0000', '1.0000', '1.0000', '1.0000', '4.0000 m'].concat('1.0000', '2.0000', '1.0000', '1.0000', '5.0000 m'),
  );
  expect(textsIn(steps[1], '.paper-source')).toEqual(['Handbook of sums']);
  expect(textsIn(steps[0], '.paper-source, .paper-step-numbers, .paper-step-note')).toEqual([]);
});

test('several cases: a step without equation lists the values by case', async () => {
  const steps = await stepsOf(ones, { ...ones, a: 2 });
  expect(textsIn(steps[2], '.paper-step-numbers')).toEqual(['1 7.0000 m2 8.0000 m']);
  expect(textsIn(steps[2], 'table')).toEqual([]);
});

test('several cases: missing numbers are empty cells', async () => {
  const steps = await stepsOf(ones, { a: 1, b: 1, c: 1, d: 1 });
  expect(textsIn(steps[1], 'tbody tr')).toHaveLength(1);
  expect(textsIn(steps[0], 'tbody tr')).toHaveLength(2);
});

test('a step with a table has its rows below the equation, the cases one below the other', async () => {
  const steps = await stepsOf(ones, { ...ones, a: 3 });
  const last = steps.at(-1);
  expect(last?.className).toBe('paper-step of-table');
  expect(textsIn(last, 'thead th')).toEqual(['Side, m', 'Square, m²']);
  expect(textsIn(last, 'tbody tr')).toEqual([
    'Case 1',
    '1.0001.000',
    '2.0004.000',
    'Case 2',
    '3.0009.000',
    '6.00036.00',
  ]);
});

test('one case: numbers are in a line, separated by commas, with the value at the end', async () => {
  const steps = await stepsOf(ones);
  expect(document.querySelector('ol')?.className).toBe('paper-steps in-two');
  expect(textsIn(steps[0], '.paper-substitution')).toEqual(['a = 1.0000,b = 1.0000,c = 1.0000,d = 1.0000']);
  expect(textsIn(steps[0], '.paper-step-value')).toEqual(['s = 4.0000 m']);
  expect(textsIn(steps[2], '.paper-substitution')).toEqual([]);
  expect(textsIn(steps[2], '.paper-step-value')).toEqual(['7.0000 m']);
});

test('without calculated cases there is no working', async () => {
  expect(await stepsOf({})).toEqual([]);
  expect(document.querySelector('.paper-part')).toBeNull();
});
