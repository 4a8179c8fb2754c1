import type { AbsolutePressure, MassFlow, Temperature } from '@isentrope/engineering/quantities';
import {
  areaFor,
  criticalGasFlux,
  gasCoefficient,
  gasFlux,
  highestGasFactor,
  nozzleThroat,
  reliefGasDensity,
  subcriticalCoefficient,
  vapourBackPressureFactor,
  type GasFlux,
  type ReliefGas,
  type Throat,
  type ValveType,
} from '@isentrope/engineering/relief';
import { criticalPressureRatio as criticalRatioOf } from '@isentrope/engineering/flow';
import { absent, type Absent } from '../../kit/index.ts';
import { takesFactor } from '../vapour-back-pressure.ts';
import { areaInfo } from '../valve.ts';
import { api520, nozzleSource } from '../words.ts';

/** The steps of gas and vapour service. */

export const reliefGas = {
  info: { label: '' },
  compute: (v: {
    relievingPressure: AbsolutePressure;
    temperature: Temperature;
    molecularWeight: number;
    compressibilityFactor: number;
    gamma: number;
  }): ReliefGas => ({
    pressure: v.relievingPressure,
    temperature: v.temperature,
    molarMass: v.molecularWeight,
    compressibilityFactor: v.compressibilityFactor,
    gamma: v.gamma,
  }),
} as const;

export const inletDensity = {
  info: {
    label: 'Density at the inlet',
    symbol: 'ρ_1',
    equation: 'ρ_1 = p_1*M/(Z*8.314462618*T)',
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: { reliefGas: ReliefGas }) => reliefGasDensity(v.reliefGas),
} as const;

export const criticalPressureRatio = {
  info: {
    label: 'Critical flow pressure ratio',
    symbol: 'r_c',
    equation: (v: { gamma: number }) => (v.gamma === 1 ? 'r_c = exp(-0.5)' : 'r_c = (2/(k+1))^(k/(k-1))'),
    source: `${api520}, critical flow behaviour`,
    kind: 'number',
    unit: '',
  },
  compute: (v: { gamma: number }) => criticalRatioOf(v.gamma),
} as const;

export const criticalFlowPressure = {
  info: {
    label: 'Critical flow pressure',
    symbol: 'p_cf',
    equation: 'p_cf = r_c*p_1',
    source: `${api520}, critical flow behaviour`,
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { criticalPressureRatio: number; relievingPressure: AbsolutePressure }): AbsolutePressure =>
    v.criticalPressureRatio * v.relievingPressure,
} as const;

export const flowCondition = {
  info: {
    label: 'Flow condition',
    source: 'Critical where the back pressure is at or below the critical flow pressure',
  },
  compute: (v: { backPressure: AbsolutePressure; criticalFlowPressure: AbsolutePressure }) =>
    v.backPressure <= v.criticalFlowPressure ? 'Critical' : 'Subcritical',
} as const;

export const highestFactor = {
  info: { label: '' },
  compute: (v: { reliefGas: ReliefGas; backPressure: AbsolutePressure }) =>
    highestGasFactor(v.reliefGas, v.backPressure),
} as const;

interface Factors {
  readonly kd: number;
  readonly backPressureFactor: number;
  readonly kc: number;
}

/** The product of the factors of an area, Kd·Kb·Kc. */
export const product = (v: Factors) => v.kd * v.backPressureFactor * v.kc;

/** Which equation sizes the valve, with its flux at Kd = Kb = Kc = 1. */
export const sizing = {
  info: { label: '' },
  compute: (v: {
    valveType: ValveType;
    kb?: number | undefined;
    reliefGas: ReliefGas;
    backPressure: AbsolutePressure;
  }): GasFlux => {
    const flow = gasFlux(v.reliefGas, v.backPressure);
    return takesFactor(v) ? { ...flow, massFlux: criticalGasFlux(v.reliefGas), equation: 'critical' } : flow;
  },
} as const;

export const coefficient = {
  info: {
    label: 'Coefficient of critical flow',
    symbol: 'C',
    equation: (v: { gamma: number }) =>
      v.gamma === 1 ? 'C = 0.03948*exp(-0.5)' : 'C = 0.03948*sqrt(k*(2/(k+1))^((k+1)/(k-1)))',
    source: `${api520}, SI units: √(kg·kmol·K)/(mm²·h·kPa)`,
    kind: 'number',
    unit: '',
  },
  compute: (v: { gamma: number; sizing: GasFlux }): number | Absent =>
    v.sizing.equation === 'critical' ? gasCoefficient(v.gamma) : absent('subcritical flow'),
} as const;

export const subcritical = {
  info: {
    label: 'Coefficient of subcritical flow',
    symbol: 'F_2',
    equation: (v: { gamma: number }) =>
      v.gamma === 1
        ? 'F_2 = sqrt(-ln(p_2/p_1)*(p_2/p_1)^2/(1-p_2/p_1))'
        : 'F_2 = sqrt(k/(k-1)*(p_2/p_1)^(2/k)*(1-(p_2/p_1)^((k-1)/k))/(1-p_2/p_1))',
    source: `${api520}, subcritical flow`,
    kind: 'number',
    unit: '',
  },
  compute: (v: {
    gamma: number;
    sizing: GasFlux;
    backPressure: AbsolutePressure;
    relievingPressure: AbsolutePressure;
  }): number | Absent =>
    v.sizing.equation === 'subcritical'
      ? subcriticalCoefficient(v.gamma, v.backPressure / v.relievingPressure)
      : absent('critical flow'),
} as const;

export const standardArea = {
  info: {
    ...areaInfo,
    equation: (v: { sizing: GasFlux }) =>
      v.sizing.equation === 'critical'
        ? 'A = 3600*q_m/(C*K_d*(p_1/1000)*K_b*K_c)*sqrt(T*Z/(1000*M))/10^6'
        : 'A = 17.9*3600*q_m/(F_2*K_d*K_c)*sqrt(T*Z/(1000*M*(p_1/1000)*((p_1-p_2)/1000)))/10^6',
    source: (v: { sizing: GasFlux }) => `${api520}, sizing for ${v.sizing.equation} flow, SI units`,
  },
  compute: (v: Factors & { flowRate: MassFlow; sizing: GasFlux }) => areaFor(v.flowRate, v.sizing.massFlux, product(v)),
} as const;

/** The throat at its greatest flux, by the isentrope of the gas with constant k and Z. */
function throatOf(gas: ReliefGas, backPressure: AbsolutePressure): Throat {
  const volume = 1 / reliefGasDensity(gas);
  const exponent = -1 / gas.gamma;
  return nozzleThroat(pressure => volume * (pressure / gas.pressure) ** exponent, gas.pressure, backPressure, {
    least: 0.2 * gas.pressure,
  });
}

export const throat = {
  info: { label: '' },
  compute: (v: {
    valveType: ValveType;
    kb?: number | undefined;
    reliefGas: ReliefGas;
    backPressure: AbsolutePressure;
  }): Throat => throatOf(v.reliefGas, takesFactor(v) ? 0 : v.backPressure),
} as const;

export const throatPressure = {
  info: {
    label: 'Throat pressure',
    symbol: 'p_t',
    source: `${nozzleSource}: where the mass flux is greatest`,
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { throat: Throat }): AbsolutePressure => v.throat.pressure,
} as const;

export const massFlux = {
  info: {
    label: 'Mass flux of the nozzle',
    symbol: 'G',
    source: `${nozzleSource}: √(2∫v dp)/v at the throat`,
    kind: 'massFlux',
    unit: 'kg/(s·m²)',
  },
  compute: (v: { throat: Throat }) => v.throat.massFlux,
} as const;

export const nozzleArea = {
  info: { ...areaInfo, equation: 'A = q_m/(K_d*K_b*K_c*G)', source: nozzleSource },
  compute: (v: Factors & { flowRate: MassFlow; massFlux: number }) => areaFor(v.flowRate, v.massFlux, product(v)),
} as const;

/** The area against any back pressure, for the figure; nothing where the method does not apply. */
export function areaCurve(
  v: {
    valveType: ValveType;
    kb?: number | undefined;
    kd: number;
    kc: number;
    flowRate: MassFlow;
    setPressure: number;
    allowableOverpressure: number;
    reliefGas: ReliefGas;
    criticalFlowPressure: AbsolutePressure;
  },
  fluxAt: (backPressure: AbsolutePressure) => number,
): (backPressure: AbsolutePressure, gauge: number) => number | undefined {
  return (backPressure, gauge) => {
    if (v.kb !== undefined || v.valveType !== 'Balanced Bellows') {
      const factor = v.kb === undefined ? 1 : Math.min(v.kb, highestGasFactor(v.reliefGas, backPressure));
      return areaFor(v.flowRate, fluxAt(backPressure), v.kd * v.kc * factor);
    }
    const ratio = gauge / v.setPressure;
    if (ratio > 0.5 || v.allowableOverpressure < 0.1 || backPressure > v.criticalFlowPressure) return undefined;
    return areaFor(
      v.flowRate,
      fluxAt(0),
      v.kd * v.kc * vapourBackPressureFactor(Math.max(0, ratio), v.allowableOverpressure),
    );
  };
}

export const standardCurve = {
  info: { label: '' },
  compute: (v: Parameters<typeof areaCurve>[0]) =>
    areaCurve(v, backPressure =>
      takesFactor(v) ? criticalGasFlux(v.reliefGas) : gasFlux(v.reliefGas, backPressure).massFlux,
    ),
} as const;

export const nozzleCurve = {
  info: { label: '' },
  compute: (v: Parameters<typeof areaCurve>[0]) =>
    areaCurve(v, backPressure => throatOf(v.reliefGas, takesFactor(v) ? 0 : backPressure).massFlux),
} as const;
