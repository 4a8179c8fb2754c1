import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'flare-ko-drum-sizing-pro',
  title: 'Flare K.O. Drum Sizing Pro',
  summary: 'Diameter and length of a horizontal or vertical drum from droplet size, liquid hold-up and demister.',
  access: 'pro',
  columns: 2,
  standards: ['API 521'],
  also: 'knock out drum separator settling',
  sketch: 'knock-out-drum',
  order: 5,
};
