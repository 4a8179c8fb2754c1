import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'control-valve-pro',
  title: 'Control Valve Sizing Module Pro',
  summary:
    'Flow coefficient with reducers, viscous and two-phase flow; opening, outlet velocity, cavitation and noise.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['IEC 60534-2-1:2011', 'IEC 60534-8-3', 'IEC 60534-8-4'],
  also: 'Cv Kv choking globe butterfly noise flashing fittings',
  sketch: 'control-valve-section',
  order: 2,
};
