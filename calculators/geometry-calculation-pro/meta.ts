import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'geometry-calculation-pro',
  title: 'Geometry Calculation Pro',
  summary: 'Surface and volume of fourteen shapes; part-filled vessels with wetted area and strapping table.',
  access: 'pro',
  columns: 3,
  standards: ['Exact closed forms', 'DIN 28011', 'DIN 28013', 'ASME BPVC VIII-1'],
  also: 'tank head ellipsoid torispherical level area solids',
  sketch: 'filled-vessel',
  order: 6,
};
