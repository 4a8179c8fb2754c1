import { expect, test } from 'vitest';
import { findCalculator } from '../../catalogue.ts';
import { resolveOption } from '../index.ts';

test('an option is matched exactly, or ignoring case if that is unambiguous', async () => {
  const { inputs = [] } = (await findCalculator('unit-converters')?.load()) ?? {};
  const to = inputs.find(({ id }) => id === 'to')?.field;
  if (to === undefined) throw new Error('there is no field to convert to');
  const typed = ['St', 'st', ' KG/H ', 'ST', 'nothing'];
  expect(typed.map(text => resolveOption(to, text))).toEqual(['St', 'st', 'kg/h', 'ST', 'nothing']);
});
