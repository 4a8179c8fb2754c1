import type { CalculatorMeta } from '../../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'relief-valve-pro/gas-vapor-service',
  title: 'Relief Valve Sizing, Gas and Vapor Service Pro',
  cardTitle: 'Gas and Vapor Service',
  summary:
    'Orifice area and letter for gas and vapour relief, critical and subcritical, checked with the nozzle of the real fluid.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['API 520-I:2020', 'API 526'],
  sketch: 'gas-relief',
  order: 2,
};
