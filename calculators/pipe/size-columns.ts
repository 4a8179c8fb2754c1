import type { TableColumn } from '../kit/index.ts';

/** Columns of the smallest sizes of the lines of a network: what the next smaller size does not meet, and in which scenario. */
export const sizeColumns = (scenario: string): readonly TableColumn[] => [
  { id: 'line', label: 'Line' },
  { id: 'listed', label: 'NPS as listed' },
  { id: 'found', label: 'Smallest NPS' },
  { id: 'schedule', label: 'Schedule' },
  { id: 'insideDiameter', label: 'Inside diameter', kind: 'length', unit: 'mm' },
  { id: 'governedBy', label: 'Smaller would not meet' },
  { id: 'scenario', label: scenario },
  { id: 'share', label: 'By its share of the limit', kind: 'fraction', unit: '%' },
];

/** The sizes that can be written into the table of items. */
export const copyFoundSizes = { key: 'line', from: 'found', column: 'nps', label: 'Use the sizes found' } as const;
