import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'flare-network-pro',
  title: 'Flare Network Pro',
  summary:
    'Back pressure of every relief valve on a flare header and Mach number of every line, over all relief scenarios.',
  access: 'pro',
  columns: 3,
  standards: ['API 521', 'API 520', 'Fanno'],
  also: 'flare header subheader tail pipe back pressure built-up relief blowdown network flarenet knock-out drum liquid seal stack tip choked sonic Mach scenario disposal system',
  sketch: 'flare-header',
  order: 12,
};
