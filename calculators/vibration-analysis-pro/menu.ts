import type { MenuMeta } from '../kit/index.ts';

export const menu: MenuMeta = {
  id: 'vibration-analysis-pro',
  title: 'Vibration Analysis Pro',
  summary: 'Acoustic and flow-induced vibration screening of piping, with likelihood of failure and action.',
  description:
    'Acoustic vibration downstream of pressure drop devices and turbulence in main lines, screened by the Energy Institute guideline, with likelihood of failure and action.',
  lead: 'Screening of process piping for vibration-induced fatigue, by the Energy Institute guideline. Orifices, valves and relief valves send their cases to the first tool, lines to the second.',
  access: 'pro',
  standards: ['EI AVIFF, 2nd edition'],
  also: 'AIV FIV turbulence sound power level LOF',
  sketch: 'supported-pipe',
  order: 10,
};
