import type { MenuMeta } from '../kit/index.ts';

export const menu: MenuMeta = {
  id: 'relief-valve-pro',
  title: 'Relief Valve Orifice Sizing Pro',
  summary: 'Orifice area and letter for steam, gas and vapour, liquid and two-phase relief; register of scenarios.',
  description:
    'Relief valves for steam, gas and vapour, liquid and two-phase flow by API 520-I, with the letters of API 526, and the register of overpressure scenarios by API 521.',
  lead: 'Orifice area and letter by type of service. A sized valve can be sent to the register of its protected item and, for steam and gas, to the acoustic check.',
  access: 'pro',
  standards: ['API 520-I:2020', 'API 521', 'API 526'],
  also: 'PSV safety valve pressure Napier Kb Kw omega',
  sketch: 'relief-valve',
  order: 4,
};
