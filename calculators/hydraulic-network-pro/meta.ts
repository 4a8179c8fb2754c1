import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'hydraulic-network-pro',
  title: 'Hydraulic Network Pro',
  summary: 'Flows and pressures of a circuit of lines, pumps, control valves, orifices and equipment.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['Darcy–Weisbach', 'Colebrook–White'],
  also: 'pipe circuit loop hydraulics pump curve parallel series cooling water gas grid Kirchhoff Hardy Cross line list',
  sketch: 'pumped-circuit',
  order: 11,
};
