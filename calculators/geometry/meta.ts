import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'geometry',
  title: 'Geometry',
  cardTitle: 'Geometry Calculation',
  summary: 'Surface and volume of a pipe, a hemispherical head and a 2:1 ellipsoidal head, as you type.',
  description:
    'Surface area and volume of a pipe, a hemispherical head and a 2:1 ellipsoidal head as you type, by exact formulas, each with a drawing to scale.',
  access: 'free',
  columns: 3,
  standards: ['Exact closed forms'],
  also: 'cylinder area',
  sketch: 'cylinder-segment',
  order: 5,
};
