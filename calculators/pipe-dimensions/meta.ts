import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'pipe-dimensions',
  title: 'Pipe Dimensions',
  summary: 'Diameters, walls, weights and areas of steel pipe, NPS 1/8 to 48, and of four old trade sizes.',
  access: 'free',
  columns: 3,
  standards: ['ASME B36.10M', 'ASME B36.19M'],
};
