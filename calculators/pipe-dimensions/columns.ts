import type { TableColumn } from '../kit/index.ts';

/** Columns of the table of pipes. */
export const columns: readonly TableColumn[] = [
  { id: 'nps', label: 'NPS' },
  { id: 'dn', label: 'DN', digits: 1 },
  { id: 'schedule', label: 'Schedule' },
  { id: 'outerDiameter', label: 'Outer diameter', kind: 'length', unit: 'mm', digits: 5 },
  { id: 'innerDiameter', label: 'Inner diameter', kind: 'length', unit: 'mm', digits: 5 },
  { id: 'wallThickness', label: 'Wall thickness', kind: 'length', unit: 'mm' },
  { id: 'weight', label: 'Weight', unit: 'kg/m' },
  { id: 'waterFilledWeight', label: 'Water-filled weight', unit: 'kg/m' },
  { id: 'flowArea', label: 'Flow area', kind: 'area', unit: 'cm²' },
  { id: 'outsideSurface', label: 'Outside surface', unit: 'm²/m' },
  { id: 'standard', label: 'Standard' },
];
