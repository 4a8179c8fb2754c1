import type { CalculatorMeta } from '../../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'relief-valve-pro/liquid-service',
  title: 'Relief Valve Sizing, Liquid Service Pro',
  cardTitle: 'Liquid Service',
  summary: 'Orifice area and letter for liquid relief, certified or not, with viscosity and back-pressure corrections.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['API 520-I:2020', 'API 526'],
  sketch: 'liquid-relief',
  order: 3,
};
