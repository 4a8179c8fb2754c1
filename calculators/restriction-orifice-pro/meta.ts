import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'restriction-orifice-pro',
  title: 'Restriction Orifice Sizing Pro',
  summary: 'Plate bore for a required pressure differential, with choked gas, cavitation and plates in series.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['ISO 5167-2:2022', 'Miller, critical flow'],
  fileStem: 'restriction-orifice',
  also: 'RO plate beta bore Cd Reader-Harris Gallagher FO critical flow choked',
  sketch: 'orifice-plate',
  order: 1,
};
