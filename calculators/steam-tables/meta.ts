import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'steam-tables',
  title: 'Steam Tables',
  summary: 'Water and steam, saturated or at any state, calculated from the IAPWS-IF97 equations.',
  description:
    'Water and steam by IAPWS-IF97: saturation by temperature and pressure, any state from two quantities, tables, T–s and Mollier diagrams.',
  access: 'free',
  needsLogin: true,
  columns: 3,
  standards: ['IAPWS-IF97', 'IAPWS R12-08', 'IAPWS R15-11', 'IAPWS R1-76'],
  also: 'saturation enthalpy entropy density Mollier',
  sketch: 'steam-dome',
  order: 4,
};
