import { catalogue } from '@isentrope/calculators';
import { beforeAll, expect, test } from 'vitest';
import { computeWorkedExamples } from './compute-examples.ts';
import type { WorkedExamples } from './worked-examples.ts';

let examples: WorkedExamples;
beforeAll(async () => {
  examples = await computeWorkedExamples();
});

const pro = catalogue.filter(({ meta }) => meta.access === 'pro').map(({ meta }) => meta.id);

test.each(pro)('%s has a worked example with inputs and results', id => {
  const example = examples[id];
  expect(example?.source).not.toBe('');
  expect(example?.inputs.length).toBeGreaterThan(0);
  expect(example?.results.length).toBeGreaterThan(0);
});

// IEC 60534-2-1:2011, Annex E, example 1: 360 m³/h of water, Kv 165.
test('shows the inputs of the published case and its result', () => {
  const example = examples['control-valve-pro'];
  expect(example?.inputs).toContainEqual({ label: 'Flow rate', value: '347544', unit: 'kg/h' });
  const flowCoefficient = example?.results.find(({ label }) => label === 'Flow coefficient Kv');
  expect(Number(flowCoefficient?.value).toPrecision(3)).toBe('165');
});

test('has the drawing of a calculator that draws', () => {
  expect(examples['restriction-orifice-pro']?.drawing?.marks.length).toBeGreaterThan(0);
});
