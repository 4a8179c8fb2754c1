import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'plant-depressurization-pro',
  title: 'Plant Depressurization Pro',
  summary: 'Blowdown of a vessel, or of several into one flare: pressure, temperatures and flow over time.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['API 521', 'Peng–Robinson (1978)', 'GERG-2008'],
  also: 'depressuring BDV fire case MDMT brittle fracture metal',
  sketch: 'blowdown',
  order: 9,
};
