import type { CalculatorMeta } from '../../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'relief-valve-pro/steam-service',
  title: 'Relief Valve Sizing, Steam Service Pro',
  cardTitle: 'Steam Service',
  summary: 'Orifice area and letter for saturated and superheated steam by Napier, checked with the IAPWS-IF97 nozzle.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['API 520-I:2020', 'API 526', 'IAPWS-IF97'],
  sketch: 'steam-relief',
  order: 1,
};
