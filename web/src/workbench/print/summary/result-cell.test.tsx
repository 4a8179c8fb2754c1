import { findCalculator } from '@isentrope/calculators';
import { caseFrom, type ReportedCase } from '@isentrope/calculators/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PrintedCase } from '../printed-case.ts';
import { CrossCell } from './result-cell.tsx';

const report: ReportedCase = {
  title: '',
  method: 'original',
  values: {},
  messages: [],
  unused: [],
  faults: [],
  crossCheck: [
    {
      method: 'original',
      name: 'Original',
      result: 'soundPowerLevel',
      value: { type: 'number', si: 179.04, value: 179.04, unit: 'dB', digits: 4 },
      difference: 179.04 / 173.2 - 1,
    },
  ],
};

test('a printed cross-check gives the difference of two levels in dB', async () => {
  const definition = await findCalculator('vibration-analysis-pro/pressure-drop-devices')?.load();
  if (!definition) throw new Error('there is no such calculator');
  const of: PrintedCase = {
    key: 0,
    number: 1,
    title: '',
    named: false,
    item: { key: 0, data: caseFrom(definition, {}) },
    report,
    state: 'current',
  };
  const html = renderToStaticMarkup(<CrossCell definition={definition} method="original" of={of} unit="dB" />);
  expect(html).toBe('<td class="paper-number">179.0<small> +5.8 dB</small></td>');
});
