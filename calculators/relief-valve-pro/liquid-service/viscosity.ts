import {
  correctForViscosity,
  ratedViscosityCorrection,
  viscousValves,
  type Edition,
} from '@isentrope/engineering/relief';
import type { Quantity } from '@isentrope/engineering/quantities';
import { absent, step, value, type Source } from '../../kit/index.ts';
import { flowRate } from '../fields.ts';
import * as valve from '../valve.ts';
import { editionName } from '../format.ts';
import { duty } from './duty.ts';
import { viscosity } from './fields.ts';

type Area = Source<Quantity<'area'>>;

/** Viscosity correction of an area, by the Reynolds number of the orifice. */
export function viscosityCorrection(areaBeforeViscosity: Area, viscousEdition: Source<Edition>) {
  const viscous = value('viscous', { duty, viscosity, areaBeforeViscosity, viscousEdition }, v =>
    correctForViscosity(v.duty, v.viscosity, v.areaBeforeViscosity, v.viscousEdition),
  );
  const trialArea = step(
    'trialArea',
    { viscous },
    {
      label: 'Trial area',
      symbol: 'A_t',
      source: 'API 520-I: the next larger standard orifice; above T the area itself',
      kind: 'area',
      unit: 'mm²',
    },
    v => v.viscous.trialArea,
  );
  const reynoldsNumber = step(
    'reynoldsNumber',
    { viscous },
    {
      label: 'Reynolds number',
      symbol: 'Re',
      equation: 'Re = 18800*(60000*Q)*(ρ/1000)/(1000*μ*sqrt(10^6*A_t))',
      source: 'API 520-I, viscous liquids, SI units',
      kind: 'number',
      unit: '',
    },
    v => v.viscous.reynolds,
  );
  const viscosityCorrectionFactor = step(
    'viscosityCorrectionFactor',
    { viscous, viscousEdition },
    {
      label: 'Viscosity correction factor',
      symbol: 'K_v',
      equation: v =>
        v.viscousEdition === '10th' ? 'K_v = 1/sqrt(1+170/Re)' : 'K_v = min(1;1/(0.9935+2.878/Re^0.5+342.75/Re^1.5))',
      source: v => `${editionName(v.viscousEdition)}, viscous liquids`,
      kind: 'number',
      unit: '',
      digits: 4,
    },
    v => v.viscous.kv,
  );
  const area = step(
    'area',
    { areaBeforeViscosity, viscosityCorrectionFactor },
    {
      ...valve.areaInfo,
      label: 'Orifice area',
      symbol: 'A_1',
      equation: 'A_1 = A_0/K_v',
      source: 'API 520-I, viscous liquids',
    },
    v => v.areaBeforeViscosity / v.viscosityCorrectionFactor,
  );
  return { trialArea, reynoldsNumber, viscosityCorrectionFactor, area };
}

/** The minimum number of equal valves: each with its share of the flow and the Reynolds number of its orifice. */
export function viscousValvesOf(areaBeforeViscosity: Area, viscousEdition: Source<Edition>) {
  const needs = { duty, viscosity, areaBeforeViscosity, viscousEdition };
  const valveSet = value(
    'valveSet',
    needs,
    v =>
      viscousValves(v.duty, v.viscosity, v.areaBeforeViscosity, v.viscousEdition) ??
      absent('not even 50 valves are enough'),
  );
  const requiredArea = step(
    'requiredArea',
    { valveSet },
    {
      ...valve.areaInfo,
      label: 'Required area, all valves',
      equation: v => (v.valveSet.count === 1 ? 'A = A_1' : ''),
      source: v =>
        v.valveSet.count === 1 ? '' : 'Each valve with its share of the flow and the Reynolds number of its orifice',
    },
    ({ valveSet: { count, areaOfEach } }) => count * areaOfEach,
  );
  const used = valve.utilisation(valveSet, requiredArea);
  /** Kv at rated capacity, which exceeds the duty: the Reynolds number is higher there. */
  const ratedViscosityFactor = step(
    'ratedViscosityFactor',
    { ...needs, valveSet },
    {
      label: 'Viscosity correction factor at rated capacity',
      symbol: 'K_r',
      source: v => `${editionName(v.viscousEdition)}, viscous liquids, at the Reynolds number of the rated capacity`,
      kind: 'number',
      unit: '',
      digits: 4,
    },
    v => {
      const { count, orifice } = v.valveSet;
      const share = { ...v.duty, massFlow: v.duty.massFlow / count };
      return ratedViscosityCorrection(
        share,
        v.viscosity,
        v.areaBeforeViscosity / count,
        orifice.area,
        v.viscousEdition,
      );
    },
  );
  const ratedCapacity = step(
    'ratedCapacity',
    { flowRate, areaBeforeViscosity, effectiveArea: used.effectiveArea, ratedViscosityFactor },
    {
      label: 'Rated capacity',
      symbol: 'q_r',
      equation: 'q_r = q_m*A_e*K_r/A_0',
      source: 'At the effective area, with the viscosity correction of that flow',
      kind: 'massFlow',
      unit: 'kg/h',
    },
    v => (v.flowRate * v.effectiveArea * v.ratedViscosityFactor) / v.areaBeforeViscosity,
  );
  return {
    requiredArea,
    ...valve.describeValveSet(valveSet),
    ...used,
    ratedCapacity,
    capacityOfOne: valve.capacityOfOne(ratedCapacity, valveSet),
  };
}
