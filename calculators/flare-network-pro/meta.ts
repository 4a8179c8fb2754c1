import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'flare-network-pro',
  title: 'Flare Network Pro',
  summary: 'Back pressures of relief valves and Mach numbers of lines in a flare system, over all relief scenarios.',
  access: 'pro',
  columns: 3,
  datasheets: true,
  standards: ['API 521', 'API 520', 'Fanno'],
  also: 'subheader tail pipe built-up blowdown flarenet seal stack choked disposal',
  sketch: 'flare-header',
  order: 12,
};
