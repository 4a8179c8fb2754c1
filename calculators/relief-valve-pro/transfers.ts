import { gauge, type AbsolutePressure, type MassFlow, type Temperature } from '@isentrope/engineering/quantities';
import {
  selector,
  ruledOut,
  transferField,
  value,
  type Absent,
  type CaseInput,
  type StepInputs,
  type Source,
} from '../kit/index.ts';
import {
  allowableOverpressure,
  flowRate,
  kc,
  setPressure,
  superimposedBackpressure,
  totalBackpressure,
  userDescription,
} from './fields.ts';

/** Transfers of a sized valve to other calculators. */

/** Returns a choice or text as a field of the target; undefined if unknown. */
export const optionEntry = (id: string, value: string | undefined): CaseInput =>
  value === undefined || value === '' ? {} : { [id]: value };

/** Fields that every service transfers to the register. */
export const registerFields = {
  userDescription,
  flowRate,
  setPressure,
  allowableOverpressure,
  totalBackpressure,
  superimposedBackpressure,
  kc,
};

type RegisterFields = Partial<StepInputs<typeof registerFields>> & {
  readonly valveType?: string;
  readonly kd?: number;
  readonly kb?: number;
  /** The fluid, if one is selected. */
  readonly fluid?: CaseInput;
};

/** A register case: common and service-specific fields. */
export function registerCase(service: string, v: RegisterFields, own: CaseInput): CaseInput | undefined {
  if (v.flowRate === undefined) return undefined;
  return {
    service,
    ...optionEntry('userDescription', v.userDescription),
    ...transferField('flowRate', 'massFlow', v.flowRate, 'kg/h'),
    ...transferField('setPressure', 'gaugePressure', v.setPressure, 'bar(g)'),
    ...transferField('allowableOverpressure', 'fraction', v.allowableOverpressure, '%'),
    ...transferField('totalBackpressure', 'gaugePressure', v.totalBackpressure, 'bar(g)'),
    ...transferField('superimposedBackpressure', 'gaugePressure', v.superimposedBackpressure, 'bar(g)'),
    ...optionEntry('valveType', v.valveType),
    ...transferField('kd', 'number', v.kd, ''),
    ...transferField('kc', 'number', v.kc, ''),
    ...transferField('kb', 'number', v.kb, ''),
    ...v.fluid,
    ...own,
  };
}

export const toRegister = { to: 'relief-valve-pro/scenario-register', label: 'Add to a scenario register' } as const;

interface SoundSource {
  readonly capacityOfOne: Source<MassFlow>;
  readonly relievingPressure: Source<AbsolutePressure>;
  readonly backPressure: Source<AbsolutePressure>;
  readonly inletDensity: Source<number>;
  readonly temperature: Source<Temperature>;
  readonly molarMass: Source<number>;
  readonly gamma: Source<number>;
  /** The fluid, if one is selected: then only typed properties accompany it. */
  readonly fluid?: Source<CaseInput>;
}

const noFluid = value('noFluid', {}, (): CaseInput | Absent => ruledOut('no fluid is chosen here'));

/** Transfers the valve at rated capacity as a sound source: gas and steam only, since the check does not apply to liquids. */
export function toAcoustic({
  capacityOfOne,
  relievingPressure,
  backPressure,
  inletDensity,
  temperature,
  molarMass,
  gamma,
  fluid = noFluid,
}: SoundSource) {
  const needs = { userDescription, capacityOfOne, relievingPressure, backPressure, inletDensity, temperature };
  return {
    to: 'vibration-analysis-pro/pressure-drop-devices',
    label: 'Check acoustic vibration',
    give: selector({ ...needs, molarMass, gamma, fluid }, v => {
      const { relievingPressure: p1, backPressure: p2, inletDensity: density } = v;
      if (v.capacityOfOne === undefined || p1 === undefined || p2 === undefined) return undefined;
      // At the mean of inlet and outlet pressure, at the inlet temperature.
      const meanDensity = density === undefined ? undefined : (density * (p1 + p2)) / 2 / p1;
      // The default 1 for an unknown k is not an exponent.
      const exponent = v.gamma !== undefined && v.gamma > 1 ? v.gamma : undefined;
      return {
        ...optionEntry('userDescription', v.userDescription),
        ...transferField('flowRate', 'massFlow', v.capacityOfOne, 'kg/h'),
        ...transferField('density', 'density', meanDensity, 'kg/m³'),
        ...transferField('p1', 'gaugePressure', gauge(p1), 'bar(g)'),
        ...transferField('p2', 'gaugePressure', gauge(p2), 'bar(g)'),
        ...transferField('temperature', 'temperature', v.temperature, '°C'),
        ...transferField('molecularWeight', 'molarMass', v.molarMass, 'g/mol'),
        ...transferField('gamma', 'number', exponent, ''),
        ...v.fluid,
      };
    }),
  };
}
