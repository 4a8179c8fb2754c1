import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'line-sizing-pro',
  title: 'Line Sizing Pro',
  summary: 'Pressure drop, velocity and line size against the criteria for the service, for any phase.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['Darcy–Weisbach, Colebrook', 'Crane TP-410', 'API RP 14E', 'IAPWS-IF97'],
  also: 'pipe hydraulics friction Friedel Mach erosional velocity fittings liquid gas steam two-phase',
  sketch: 'pipe-run',
  order: 3,
};
