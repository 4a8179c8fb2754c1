import { findCalculator } from '@isentrope/calculators';
import { blankCase, type CaseData, type Definition } from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { typedFluid } from './typed-fluid.ts';

async function definitionOf(tool: string): Promise<Definition> {
  const result = await findCalculator(tool)?.load();
  if (!result) throw new Error(`${tool} is gone`);
  return result;
}

test('a typed fluid counts, complete or not; a missing or linked one does not', async () => {
  const valve = await definitionOf('control-valve');
  const typed: CaseData = { ...blankCase(valve), fluidSource: { text: 'water' } };
  expect(typedFluid(valve, blankCase(valve), undefined)).toBeUndefined();
  expect(typedFluid(valve, typed, 'flowRate')?.at).toBe('fluidSource');
  const half = { ...typed, fluidSource: { text: 'composition' }, composition: { text: 'CH4: much' } };
  expect(typedFluid(valve, half, undefined)?.at).toBe('fluidSource');
  const read = { ...typed, fluidSource: { text: 'water', from: 'fluid/a/1' } };
  expect(typedFluid(valve, read, undefined)).toBeUndefined();
});

test('of two fluids the focused one is used, else the first', async () => {
  const exchanger = await definitionOf('heat-exchanger-ua-check-pro');
  const [hot, cold] = exchanger.sharedGroups;
  if (!hot || !cold) throw new Error('The exchanger has lost a fluid');
  const typed: CaseData = { ...blankCase(exchanger), [hot.at]: { text: 'water' }, [cold.at]: { text: 'water' } };
  expect(typedFluid(exchanger, typed, undefined)).toBe(hot);
  expect(typedFluid(exchanger, typed, Object.values(cold.fields)[1])).toBe(cold);
});
