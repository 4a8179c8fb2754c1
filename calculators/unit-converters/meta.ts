import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'unit-converters',
  title: 'Unit Converters',
  summary: 'A value in any unit as the value in another: 245 units in 22 categories, by their exact definitions.',
  access: 'free',
  columns: 3,
  standards: ['NIST SP 811 (2008)'],
};
