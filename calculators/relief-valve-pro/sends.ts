import { gauge, type AbsolutePressure, type GaugePressure, type MassFlow } from '@isentrope/engineering/quantities';
import { sent, type CaseInput, type Send } from '../kit/index.ts';

/** From a sized valve to the calculators that go on with its numbers. */

const register = 'relief-valve-pro/scenario-register';
const acoustic = 'vibration-analysis-pro/pressure-drop-devices';

type Sent = CaseInput[string];

const words = (id: string, value: string | undefined): Record<string, Sent> =>
  value === undefined || value === '' ? {} : { [id]: value };

/** What every service has. */
interface Common {
  readonly userDescription?: string;
  readonly flowRate?: MassFlow;
  readonly setPressure?: GaugePressure;
  readonly allowableOverpressure?: number;
  readonly totalBackpressure?: GaugePressure;
  readonly valveType?: string;
  readonly kd?: number;
  readonly kc?: number;
  readonly relievingPressure?: AbsolutePressure;
  readonly backPressure?: AbsolutePressure;
  readonly capacityOfOne?: MassFlow;
  readonly inletDensity?: number;
  readonly temperature?: number;
}

interface Gas extends Common {
  readonly molecularWeight?: number;
  readonly compressibilityFactor?: number;
  readonly gamma?: number;
  readonly kb?: number;
}

interface Steam extends Common {
  readonly kb?: number;
  readonly ksh?: number;
  readonly edition?: string;
  readonly inletTemperature?: number;
  readonly isentropicExponent?: number;
}

interface Liquid extends Common {
  readonly fluidUpstreamDensity?: number;
  readonly viscosity?: number;
  readonly edition?: string;
  readonly capacityCertification?: string;
  readonly kw?: number;
}

interface TwoPhase extends Common {
  readonly expandedDensity?: number;
  readonly dischargeCoefficient?: number;
  readonly kb?: number;
  readonly inletCondition?: string;
  readonly flashPressure?: AbsolutePressure;
}

function common(v: Common): Record<string, Sent> {
  return {
    ...words('userDescription', v.userDescription),
    ...sent('flowRate', 'massFlow', v.flowRate, 'kg/h'),
    ...sent('setPressure', 'gaugePressure', v.setPressure, 'bar(g)'),
    ...sent('allowableOverpressure', 'fraction', v.allowableOverpressure, '%'),
    ...sent('totalBackpressure', 'gaugePressure', v.totalBackpressure, 'bar(g)'),
    ...words('valveType', v.valveType),
    ...sent('kd', 'number', v.kd, ''),
    ...sent('kc', 'number', v.kc, ''),
  };
}

function toRegister<V extends Common>(service: string, more: (v: V) => Record<string, Sent>): Send<V> {
  return {
    to: register,
    label: 'Add to a scenario register',
    give: v => (v.flowRate === undefined ? undefined : { ...common(v), service, ...more(v) }),
  };
}

/** Density, kg/m³, at the mean of the pressures before and after the valve, at the inlet temperature. */
function meanDensity({ inletDensity, relievingPressure, backPressure }: Common): number | undefined {
  return inletDensity === undefined || relievingPressure === undefined || backPressure === undefined
    ? undefined
    : (inletDensity * (relievingPressure + backPressure)) / 2 / relievingPressure;
}

/** An exponent where it is one: the 1 that stands for an unknown k is none. */
const aboveOne = (gamma: number | undefined) => (gamma !== undefined && gamma > 1 ? gamma : undefined);

/** The valve at its rated capacity as a source of sound: gas and steam only, a liquid makes none of that kind. */
function toAcoustic<V extends Common>(
  molarMass: (v: V) => number | undefined,
  gamma: (v: V) => number | undefined,
): Send<V> {
  return {
    to: acoustic,
    label: 'Check acoustic vibration',
    give: v =>
      v.capacityOfOne === undefined || v.relievingPressure === undefined || v.backPressure === undefined
        ? undefined
        : {
            ...words('userDescription', v.userDescription),
            ...sent('flowRate', 'massFlow', v.capacityOfOne, 'kg/h'),
            ...sent('density', 'density', meanDensity(v), 'kg/m³'),
            ...sent('p1', 'gaugePressure', gauge(v.relievingPressure), 'bar(g)'),
            ...sent('p2', 'gaugePressure', gauge(v.backPressure), 'bar(g)'),
            ...sent('temperature', 'temperature', v.temperature, '°C'),
            ...sent('molecularWeight', 'molarMass', molarMass(v), 'g/mol'),
            ...sent('gamma', 'number', aboveOne(gamma(v)), ''),
          },
  };
}

/** kg/mol of water. */
const waterMolarMass = 0.018015268;

const gas: readonly Send<Gas>[] = [
  toAcoustic(
    v => v.molecularWeight,
    v => v.gamma,
  ),
  toRegister('Gas and vapour', v => ({
    ...sent('molecularWeight', 'molarMass', v.molecularWeight, 'g/mol'),
    ...sent('temperature', 'temperature', v.temperature, '°C'),
    ...sent('compressibilityFactor', 'number', v.compressibilityFactor, ''),
    ...sent('gamma', 'number', v.gamma, ''),
    ...sent('kb', 'number', v.kb, ''),
  })),
];

const steamToAcoustic = toAcoustic<Steam>(
  () => waterMolarMass,
  v => v.isentropicExponent,
);

const steam: readonly Send<Steam>[] = [
  { ...steamToAcoustic, give: v => steamToAcoustic.give({ ...v, ...temperatureOf(v) }) },
  toRegister('Steam', v => ({
    ...words('edition', v.edition),
    ...sent('steamTemperature', 'temperature', v.temperature, '°C'),
    ...sent('ksh', 'number', v.ksh, ''),
    ...sent('kb', 'number', v.kb, ''),
  })),
];

function temperatureOf({ inletTemperature }: Steam): { temperature?: number } {
  return inletTemperature === undefined ? {} : { temperature: inletTemperature };
}

const liquid: readonly Send<Liquid>[] = [
  toRegister('Liquid', v => ({
    ...words('edition', v.edition),
    ...sent('fluidUpstreamDensity', 'density', v.fluidUpstreamDensity, 'kg/m³'),
    ...sent('viscosity', 'dynamicViscosity', v.viscosity, 'cP'),
    ...words('capacityCertification', v.capacityCertification),
    ...sent('kw', 'number', v.kw, ''),
  })),
];

const twoPhase: readonly Send<TwoPhase>[] = [
  toRegister('Two-phase', v => ({
    ...words('inletCondition', v.inletCondition),
    ...sent('density', 'density', v.inletDensity, 'kg/m³'),
    ...sent('density90', 'density', v.expandedDensity, 'kg/m³'),
    ...(v.inletCondition === 'Subcooled liquid'
      ? sent('saturationPressure', 'absolutePressure', v.flashPressure, 'bar(abs)')
      : {}),
    ...sent('kd', 'number', v.dischargeCoefficient, ''),
    ...sent('kb', 'number', v.kb, ''),
  })),
];

export const sends = { gas, steam, liquid, twoPhase } as const;
