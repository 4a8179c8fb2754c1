import { findCalculator } from '@isentrope/calculators';
import { blankCase, type CaseData, type Definition } from '@isentrope/calculators/kit';
import { beforeAll, expect, test } from 'vitest';
import { entriesFromFluid, fluidInputs, fluidFromCase } from './fluid-draft.ts';

let definition: Definition;
beforeAll(async () => {
  const result = await findCalculator('control-valve')?.load();
  if (!result) throw new Error('The control-valve calculator is missing');
  definition = result;
});

const typed = (entries: CaseData): CaseData => ({ ...blankCase(definition), ...entries });
const byComposition = (text: string) => typed({ fluidSource: { text: 'composition' }, composition: { text } });

test('the fields match the chosen fluid source, without "not specified"', () => {
  const inputs = fluidInputs(definition, byComposition(''));
  expect(inputs.map(({ id }) => id)).toEqual(['fluidSource', 'composition', 'compositionBasis']);
  const field = inputs[0]?.field;
  expect(field?.type === 'choice' ? field.options : ['typed']).not.toContain('typed');
});

test('a saved fluid restores the typed fields', () => {
  const result = fluidFromCase(definition, byComposition('CH4: 90; C2H6: 10'));
  if (typeof result === 'string') throw new Error(result);
  expect(result.words).toBe('Methane (CH4) 90, Ethane (C2H6) 10, Mole');
  expect(entriesFromFluid(definition, result)).toMatchObject({
    fluidSource: { text: 'composition' },
    composition: { text: 'CH4: 90; C2H6: 10' },
    compositionBasis: { text: 'mole' },
  });
});

test('an unreadable or missing field is rejected with a message', () => {
  expect(fluidFromCase(definition, byComposition(''))).toBe('Composition is missing.');
  expect(fluidFromCase(definition, byComposition('CH4: much'))).toMatch(/^Composition .+\.$/);
  const oil = { fluidSource: { text: 'petroleum' }, petroleumGroup: { text: 'lubricating' } };
  expect(fluidFromCase(definition, typed(oil))).toBe('Density at 15 °C is missing.');
  const dense = { ...oil, density15: { text: '880', unit: 'kg/m³' } };
  expect(fluidFromCase(definition, typed(dense))).toMatchObject({
    parts: { density15: { text: '880', unit: 'kg/m³' } },
  });
});
