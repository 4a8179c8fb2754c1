import type { CalculatorMeta } from '../../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'relief-valve-pro/two-phase-service',
  title: 'Relief Valve Sizing, Two-Phase Service Pro',
  cardTitle: 'Two-Phase Service',
  summary:
    'Orifice area and letter for flashing flow by the omega method, checked with the homogeneous-equilibrium nozzle.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['API 520-I:2020, annex C', 'API 526', 'IAPWS-IF97'],
  sketch: 'two-phase-relief',
  order: 4,
};
