import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'geometry',
  title: 'Geometry',
  summary: 'Surface and volume of a pipe, a hemispherical head and a 2:1 ellipsoidal head, as you type.',
  access: 'free',
  columns: 3,
  standards: ['Exact closed forms'],
};
