import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'control-valve',
  title: 'Control Valve Sizing Module',
  summary: 'Flow coefficient of a control valve for a liquid or a gas.',
  access: 'free',
  columns: 3,
  datasheets: true,
  standards: ['IEC 60534-2-1:2011'],
  also: 'Cv Kv choking',
  sketch: 'control-valve-symbol',
  order: 3,
};
