import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'pipe-dimensions',
  title: 'Pipe Dimensions',
  summary: 'Diameters, walls, weights and areas of steel pipe, NPS 1/8 to 48, and four obsolete trade sizes.',
  description:
    'Steel pipe NPS 1/8 to 48 by schedule, ASME B36.10M and B36.19M: diameters, walls, weights, flow areas and surfaces in mm and inches, to search, order and export.',
  access: 'free',
  columns: 3,
  standards: ['ASME B36.10M', 'ASME B36.19M'],
  also: 'DN schedule wall thickness inner outer diameter',
  sketch: 'pipe-section',
  order: 6,
};
