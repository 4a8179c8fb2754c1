import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'steam-tables',
  title: 'Steam Tables',
  summary: 'Water and steam, saturated or at any state, from the equations of IAPWS-IF97 themselves.',
  access: 'free',
  columns: 3,
  standards: ['IAPWS-IF97', 'IAPWS R12-08', 'IAPWS R15-11', 'IAPWS R1-76'],
};
