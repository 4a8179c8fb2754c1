import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'pump-sizing-pro',
  title: 'Pump Sizing Pro',
  summary: 'Suction and discharge, NPSH and its margin, power with viscosity correction and motor, shut-off pressure.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['ANSI/HI 9.6.7', 'ANSI/HI 9.6.1', 'API 610', 'IEC 60072-1'],
  also: 'centrifugal NPSHA hydraulic shaft head',
  sketch: 'pump-under-vessel',
  order: 7,
};
