import { findCalculator } from '../../catalogue.ts';
import { expect, test } from 'vitest';
import { recordedFieldNames } from './field-names.ts';

test('recorded field names follow the form, with the chosen options only', async () => {
  const definition = await findCalculator('restriction-orifice')?.load();
  if (!definition) throw new Error('There is no restriction-orifice.');
  const cases = [{ flowRate: ['7.9', 'kg/s'] as [string, string], method: 'iso5167' }, { fluidType: 'Gas' }];
  expect(recordedFieldNames(definition, { schema: 1, tool: 'restriction-orifice', cases })).toEqual([
    { id: 'method', label: 'Method', unit: '', names: { iso5167: expect.stringMatching(/^ISO 5167/) as string } },
    { id: 'fluidType', label: 'Fluid type', unit: '' },
    { id: 'flowRate', label: 'Flow rate', unit: 'kg/s' },
  ]);
});
