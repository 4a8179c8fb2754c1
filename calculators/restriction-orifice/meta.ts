import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'restriction-orifice',
  title: 'Restriction Orifice Sizing Module',
  summary: 'Plate bore for a required pressure differential, liquid or gas.',
  access: 'free',
  columns: 3,
  datasheets: true,
  standards: ['ISO 5167-2:2022'],
  also: 'RO plate beta',
  sketch: 'orifice-bore',
  order: 2,
};
