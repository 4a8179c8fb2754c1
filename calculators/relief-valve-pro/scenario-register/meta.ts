import type { CalculatorMeta } from '../../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'relief-valve-pro/scenario-register',
  title: 'Relief Scenario Register Pro',
  cardTitle: 'Scenario Register',
  summary:
    'Overpressure scenarios of a protected item: whether credible and why, the area each needs, and which governs.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['API 521', 'API 520-I:2020', 'API 526'],
  sketch: 'scenario-list',
  order: 5,
};
