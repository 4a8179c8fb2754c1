import { absent, check, step, value, type Absent } from '../../kit/index.ts';
import { areaInfo, fewestValves, recommendedOrifice, describeValveSet } from '../valve.ts';
import { dischargeCoefficient, dutyNeeds, type Duty, type Sized } from './duty.ts';
import { allFields } from './fields.ts';
import { liquid, twoPhase } from './liquid-sizing.ts';
import type { Service } from './scenarios.ts';
import { gas, steam } from './vapour-sizing.ts';

/** Area of a scenario by API 520-I for its service, and the selected valves. */

const { allowableOverpressure, kc, service } = allFields;

const byService: Readonly<Record<Service, (v: Duty) => Sized | Absent>> = {
  'Gas and vapour': gas,
  Steam: steam,
  Liquid: liquid,
  'Two-phase': twoPhase,
};

const sized = value('sized', dutyNeeds, v => byService[v.service](v));

export const backPressureFactor = step(
  'backPressureFactor',
  { sized, service },
  {
    label: 'Back-pressure correction factor',
    symbol: 'K_b',
    source: v => v.sized.factorSource,
    kind: 'number',
    unit: '',
    digits: 3,
  },
  v => v.sized.factor,
);

export const massFlux = step(
  'massFlux',
  { sized },
  {
    label: 'Mass flux at Kd = Kb = Kc = 1',
    symbol: 'G',
    source: v => v.sized.source,
    kind: 'massFlux',
    unit: 'kg/(s·m²)',
  },
  v => v.sized.massFlux ?? absent('liquid'),
);

export const requiredArea = step(
  'requiredArea',
  { sized, dischargeCoefficient, kc },
  {
    ...areaInfo,
    equation: v => (v.sized.massFlux === undefined ? '' : 'A = q_m/(K_d*K_b*K_c*G)'),
    source: v => v.sized.source,
  },
  v => v.sized.area,
);

const valveSet = value('valveSet', { sized, requiredArea }, v => v.sized.valves ?? fewestValves(v.requiredArea));

export const orifice = recommendedOrifice(requiredArea);
export const { multipleValves, severalValves } = describeValveSet(valveSet, allowableOverpressure);

export const checks = [check({ sized }, v => [...v.sized.remarks]), severalValves];
