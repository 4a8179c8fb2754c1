import type { CalculatorMeta } from '../../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'vibration-analysis-pro/pressure-drop-devices',
  title: 'Vibration Analysis - Pressure Differential Cases',
  cardTitle: 'Pressure Drop Devices',
  summary:
    'Sound power level downstream of valves, orifices and relief valves, and the likelihood of acoustic fatigue at welded connections.',
  access: 'pro',
  columns: 3,
  standards: ['EI AVIFF, 2nd edition'],
  sketch: 'control-valve-symbol',
  order: 1,
};
