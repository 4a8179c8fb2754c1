import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'heat-exchanger-ua-check-pro',
  title: 'UA Check for Heat Exchangers Pro',
  summary: 'Duties of both sides, mean temperature difference with correction factor, UA and overall coefficient.',
  access: 'pro',
  columns: 3,
  standards: ['Bowman, Mueller and Nagle 1940', 'Kays and London'],
  also: 'shell and tube heat transfer LMTD F NTU effectiveness',
  sketch: 'shell-and-tube',
  order: 8,
};
