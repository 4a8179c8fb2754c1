import type { Absent, Message } from '../../kit/index.ts';
import type { Duty, Fluid, Sized } from './duty.ts';
import { liquid, twoPhase } from './liquid-sizing.ts';
import type { Service } from './scenarios.ts';
import { gas, steam } from './vapour-sizing.ts';

/** The area of a scenario by API 520-I, in the service of the scenario. */

const bySize: Readonly<Record<Service, (v: Duty & Fluid) => Sized | Absent>> = {
  'Gas and vapour': gas,
  Steam: steam,
  Liquid: liquid,
  'Two-phase': twoPhase,
};

export const sized = {
  info: { label: '' },
  compute: (v: Duty & Fluid): Sized | Absent => bySize[v.service](v),
} as const;

/** What is to be known of the figures of a scenario. */
export const remarks = (v: { sized: Sized }): Message[] => [...v.sized.remarks];

export const dischargeCoefficient = {
  info: {
    label: 'Coefficient of discharge',
    symbol: 'K_d',
    source: (v: { kd?: number | undefined }) => (v.kd === undefined ? 'API 520-I, with effective areas' : 'Given'),
    kind: 'number',
    unit: '',
  },
  compute: (v: { kd?: number | undefined; service: Service; inletCondition?: Fluid['inletCondition'] }): number => {
    if (v.kd !== undefined) return v.kd;
    if (v.service === 'Liquid' || v.inletCondition === 'Subcooled liquid') return 0.65;
    return v.service === 'Two-phase' ? 0.85 : 0.975;
  },
} as const;
