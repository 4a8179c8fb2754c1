import {
  formatNumber,
  fromSi,
  type AbsolutePressure,
  type GaugePressure,
  type MassFlow,
  type Temperature,
} from '@isentrope/engineering/quantities';
import {
  areaFor,
  criticalRatio,
  densityAfterExpansion,
  mixtureMach,
  mixtureReaction,
  omega as omegaOf,
  omegaFlow,
  omegaThroat,
  subcooledWater,
  transitionRatio,
  waterThroat,
  wetSteam,
  type OmegaFlow,
  type OmegaFluid,
  type Throat,
  type WaterInlet,
} from '@isentrope/engineering/relief';
import {
  saturationPressure as saturationPressureOf,
  saturationTemperature,
  waterCriticalPressure,
  waterCriticalTemperature,
} from '@isentrope/engineering/properties';
import { absent, missing, warning, type Absent, type Message } from '../../kit/index.ts';
import { areaInfo } from '../valve.ts';
import { nozzleSource, percentOf } from '../words.ts';

/** The steps of two-phase service. */

export const annex = 'API 520-I, 10th ed. 2020, annex C';
const if97 = 'IAPWS-IF97';

type InletCondition = 'Two-phase or saturated' | 'Subcooled liquid';
type FluidChoice = 'Densities given' | 'Water and steam';

export const notSubcooled =
  'not applicable: the saturation pressure is not below the relieving pressure, the inlet is not subcooled';

/** What is known of the inlet beyond its densities. */
interface Inlet {
  /** The state by IAPWS-IF97; undefined where densities are given. */
  readonly water: WaterInlet | undefined;
}

export const inlet = {
  info: { label: '' },
  compute: (v: {
    fluid: FluidChoice;
    inletCondition: InletCondition;
    relievingPressure: AbsolutePressure;
    inletQuality?: number | undefined;
    inletTemperature?: Temperature | undefined;
  }): Inlet | Absent => {
    if (v.fluid !== 'Water and steam') return { water: undefined };
    const { relievingPressure: pressure, inletQuality: quality, inletTemperature: temperature } = v;
    if (pressure >= waterCriticalPressure) {
      return absent('not applicable: the relieving pressure is above the critical pressure, 220.64 bar(abs)');
    }
    if (v.inletCondition === 'Two-phase or saturated') {
      return quality === undefined
        ? missing('vapour mass fraction at the inlet')
        : { water: wetSteam(pressure, quality) };
    }
    if (temperature === undefined) return missing('water temperature');
    const boiling = saturationTemperature(pressure);
    if (temperature < boiling) return { water: subcooledWater(pressure, temperature) };
    const words = formatNumber(fromSi('temperature', boiling, '°C'), 4);
    return absent(`not applicable: not subcooled; at the relieving pressure water boils at ${words} °C`);
  },
} as const;

export const water = {
  info: { label: '' },
  compute: (v: { inlet: Inlet }): WaterInlet | Absent => v.inlet.water ?? absent('densities given'),
} as const;

export const inletDensity = {
  info: {
    label: 'Density at the inlet',
    symbol: 'ρ_1',
    source: (v: { fluid: FluidChoice }) => (v.fluid === 'Water and steam' ? if97 : 'Given'),
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: { fluid: FluidChoice; inlet: Inlet; density?: number | undefined }): number | Absent =>
    v.inlet.water?.density ?? v.density ?? missing('density at the inlet'),
} as const;

export const flashPressure = {
  info: {
    label: 'Pressure where flashing begins',
    symbol: 'p_s',
    source: (v: { inletCondition: InletCondition }) =>
      v.inletCondition === 'Subcooled liquid' ? 'Saturation at the inlet temperature' : 'The relieving pressure',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: {
    inletCondition: InletCondition;
    relievingPressure: AbsolutePressure;
    inlet: Inlet;
    saturationPressure?: AbsolutePressure | undefined;
  }): AbsolutePressure | Absent => {
    if (v.inletCondition !== 'Subcooled liquid') return v.relievingPressure;
    if (v.inlet.water) return saturationPressureOf(v.inlet.water.temperature);
    if (v.saturationPressure === undefined) return missing('saturation pressure');
    return v.saturationPressure < v.relievingPressure ? v.saturationPressure : absent(notSubcooled);
  },
} as const;

export const expandedDensity = {
  info: {
    label: 'Density at 90 % of that pressure',
    symbol: 'ρ_9',
    source: (v: { fluid: FluidChoice }) =>
      v.fluid === 'Water and steam' ? `${if97}, isentropic flash to 90 % of that pressure` : 'Given',
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: {
    fluid: FluidChoice;
    inlet: Inlet;
    flashPressure: AbsolutePressure;
    density90?: number | undefined;
  }): number | Absent =>
    v.inlet.water
      ? densityAfterExpansion(v.inlet.water, 0.9 * v.flashPressure)
      : (v.density90 ?? missing('density at 90 %')),
} as const;

export const omega = {
  info: {
    label: 'Omega',
    symbol: 'ω',
    equation: 'ω = 9*(ρ_1/ρ_9-1)',
    source: annex,
    kind: 'number',
    unit: '',
  },
  compute: (v: { inletDensity: number; expandedDensity: number }) => omegaOf(v.inletDensity, v.expandedDensity),
} as const;

export const saturationRatio = {
  info: {
    label: 'Saturation ratio',
    symbol: 'η_s',
    equation: 'η_s = p_s/p_1',
    source: annex,
    kind: 'number',
    unit: '',
  },
  compute: (v: { flashPressure: AbsolutePressure; relievingPressure: AbsolutePressure }) =>
    v.flashPressure / v.relievingPressure,
} as const;

export const omegaFluid = {
  info: { label: '' },
  compute: (v: { inletDensity: number; omega: number; saturationRatio: number }): OmegaFluid => ({
    density: v.inletDensity,
    omega: v.omega,
    saturationRatio: v.saturationRatio,
  }),
} as const;

export const flow = {
  info: { label: '' },
  compute: (v: {
    omegaFluid: OmegaFluid;
    relievingPressure: AbsolutePressure;
    backPressure: AbsolutePressure;
  }): OmegaFlow => omegaFlow(v.omegaFluid, v.relievingPressure, v.backPressure),
} as const;

export const flowCondition = {
  info: { label: 'Flow condition', source: `${annex}: throat pressure against back pressure` },
  compute: ({ flow: { regime } }: { flow: OmegaFlow }) => `${regime.charAt(0).toUpperCase()}${regime.slice(1)}`,
} as const;

export const criticalPressureRatio = {
  info: {
    label: 'Critical pressure ratio',
    symbol: 'η_c',
    equation: (v: { saturationRatio: number }) =>
      v.saturationRatio === 1
        ? '-2*ω^2*ln(η_c) = η_c^2+(ω^2-2*ω)*(1-η_c)^2+2*ω^2*(1-η_c)'
        : '(ω*η_s-(ω-1)*η_c)^2 = 2*ω*η_s*w_c',
    where: (v: { saturationRatio: number }) =>
      v.saturationRatio === 1 ? [] : ['w_c = 1-η_s+ω*η_s*ln(η_s/η_c)-(ω-1)*(η_s-η_c)'],
    source: `${annex}, solved instead of approximated`,
    kind: 'number',
    unit: '',
  },
  compute: (v: { omega: number; saturationRatio: number }): number | Absent =>
    v.saturationRatio < transitionRatio(v.omega)
      ? absent('highly subcooled: flashing at the saturation pressure chokes the flow')
      : criticalRatio(v.omega, v.saturationRatio),
} as const;

export const throatRatio = {
  info: {
    label: 'Throat pressure ratio',
    symbol: 'η',
    source: 'The critical ratio, or that of the back pressure where it is higher',
    kind: 'number',
    unit: '',
  },
  compute: (v: { flow: OmegaFlow }) => v.flow.eta,
} as const;

export const standardFlux = {
  info: {
    label: 'Mass flux',
    symbol: 'G',
    equation: (v: { flow: OmegaFlow; saturationRatio: number }) =>
      v.flow.eta >= v.saturationRatio ? 'G = sqrt(2*ρ_1*p_1*(1-η))' : 'G = sqrt(2*w*p_1*ρ_1)/(ω*(η_s/η-1)+1)',
    where: (v: { flow: OmegaFlow; saturationRatio: number }) =>
      v.flow.eta >= v.saturationRatio ? [] : ['w = 1-η_s+ω*η_s*ln(η_s/η)-(ω-1)*(η_s-η)'],
    source: annex,
    kind: 'massFlux',
    unit: 'kg/(s·m²)',
  },
  compute: (v: { flow: OmegaFlow; saturationRatio: number }) => v.flow.massFlux,
} as const;

export const throat = {
  info: { label: '' },
  compute: (v: {
    water?: WaterInlet | undefined;
    omegaFluid: OmegaFluid;
    relievingPressure: AbsolutePressure;
    backPressure: AbsolutePressure;
  }): Throat =>
    v.water ? waterThroat(v.water, v.backPressure) : omegaThroat(v.omegaFluid, v.relievingPressure, v.backPressure),
} as const;

const nozzleOf = ({ fluid }: { fluid: FluidChoice }) =>
  fluid === 'Water and steam'
    ? `${nozzleSource} by ${if97}, homogeneous equilibrium`
    : `${nozzleSource} with the specific volumes of the omega method`;

export const throatPressure = {
  info: {
    label: 'Throat pressure',
    symbol: 'p_t',
    source: nozzleOf,
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { throat: Throat; fluid: FluidChoice }): AbsolutePressure => v.throat.pressure,
} as const;

export const massFlux = {
  info: { label: 'Mass flux of the nozzle', symbol: 'G', source: nozzleOf, kind: 'massFlux', unit: 'kg/(s·m²)' },
  compute: (v: { throat: Throat; fluid: FluidChoice }) => v.throat.massFlux,
} as const;

export const dischargeCoefficient = {
  info: {
    label: 'Coefficient of discharge',
    symbol: 'K_d',
    source: (v: { kd?: number | undefined }) => (v.kd === undefined ? annex : 'Given'),
    kind: 'number',
    unit: '',
  },
  compute: (v: { kd?: number | undefined; inletCondition: InletCondition }) =>
    v.kd ?? (v.inletCondition === 'Subcooled liquid' ? 0.65 : 0.85),
} as const;

export const backPressureFactor = {
  info: {
    label: 'Back-pressure correction factor',
    symbol: 'K_b',
    source: (v: { kb?: number | undefined }) =>
      v.kb === undefined ? 'API 520-I: 1 for conventional and pilot-operated valves' : 'Given',
    kind: 'number',
    unit: '',
    digits: 3,
  },
  compute: (v: { kb?: number | undefined }) => v.kb ?? 1,
} as const;

/** A back pressure at which a blank Kb stands for some valves only: the type of the valve is not asked for. */
export function factorToGive(v: {
  kb?: number | undefined;
  totalBackpressure: GaugePressure;
  setPressure: GaugePressure;
  allowableOverpressure: number;
}): Message[] {
  const ratio = v.totalBackpressure / v.setPressure;
  if (v.kb !== undefined || !(ratio > Math.min(0.1, v.allowableOverpressure) * (1 + 1e-9))) return [];
  return [
    warning(
      `The back pressure is ${percentOf(ratio)} of the set pressure, and Kb is taken as 1: that holds for a pilot-operated valve, and for a conventional one only while the built-up part does not exceed the overpressure, ${percentOf(v.allowableOverpressure)}. For a balanced valve give the Kb of the maker.`,
      { field: 'totalBackpressure', source: 'API 520-I, back pressure' },
    ),
  ];
}

export const requiredArea = {
  info: { ...areaInfo, equation: 'A = q_m/(K_d*K_b*K_c*G)', source: annex },
  compute: (v: {
    flowRate: MassFlow;
    massFlux: number;
    dischargeCoefficient: number;
    backPressureFactor: number;
    kc: number;
  }) => areaFor(v.flowRate, v.massFlux, v.dischargeCoefficient * v.backPressureFactor * v.kc),
} as const;

/** Where the ω method is not meant to be used. */
export function omegaRange(v: { water: WaterInlet }): Message[] {
  const reducedTemperature = v.water.temperature / waterCriticalTemperature;
  const reducedPressure = v.water.pressure / waterCriticalPressure;
  return reducedTemperature > 0.9 || reducedPressure > 0.5
    ? [
        warning(
          `The ω method is meant for T/Tc up to 0.9 and p/pc up to 0.5; here they are ${reducedTemperature.toFixed(2)} and ${reducedPressure.toFixed(2)}. Take the nozzle method.`,
          { field: 'requiredArea', source: annex },
        ),
      ]
    : [];
}

export const outletMach = {
  info: {
    label: 'Outlet Mach number',
    symbol: 'Ma',
    equation: 'Ma = 4*q_1/(π*D_o^2)*sqrt(ω*p_s/ρ_1)/p_2',
    source: 'Homogeneous equilibrium with ω taken to the outlet: an estimate',
    kind: 'number',
    unit: '',
    digits: 3,
  },
  compute: (v: {
    outletPipeDiameter?: number | undefined;
    capacityOfOne: MassFlow;
    backPressure: AbsolutePressure;
    flashPressure: AbsolutePressure;
    omega: number;
    inletDensity: number;
  }): number | Absent => {
    if (v.outletPipeDiameter === undefined) return absent('no outlet piping given');
    if (v.backPressure >= v.flashPressure) return absent('liquid at the outlet');
    return mixtureMach(
      { density: v.inletDensity, omega: v.omega, saturationPressure: v.flashPressure },
      v.capacityOfOne,
      v.outletPipeDiameter,
      v.backPressure,
    );
  },
} as const;

export const reactionForce = {
  info: {
    label: 'Reaction force, open discharge',
    symbol: 'F',
    equation: 'F = 4*q_1^2*(ω*max(0;p_s/p_e-1)+1)/(ρ_1*π*D_o^2)+π/4*D_o^2*(p_e-101325)',
    where: ['p_e = max(101325;4*q_1/(π*D_o^2)*sqrt(ω*p_s/ρ_1))'],
    source: 'API 520-II, steady two-phase flow into the open; specific volume by ω: an estimate',
    kind: 'force',
    unit: 'kN',
    digits: 3,
  },
  compute: (v: {
    outletPipeDiameter?: number | undefined;
    capacityOfOne: MassFlow;
    flashPressure: AbsolutePressure;
    omega: number;
    inletDensity: number;
  }): number | Absent =>
    v.outletPipeDiameter === undefined
      ? absent('no outlet piping given')
      : mixtureReaction(
          { density: v.inletDensity, omega: v.omega, saturationPressure: v.flashPressure },
          v.capacityOfOne,
          v.outletPipeDiameter,
        ).force,
} as const;

interface CurveValues {
  readonly flowRate: MassFlow;
  readonly dischargeCoefficient: number;
  readonly backPressureFactor: number;
  readonly kc: number;
  readonly omegaFluid: OmegaFluid;
  readonly relievingPressure: AbsolutePressure;
  readonly water?: WaterInlet | undefined;
}

const curve =
  (v: CurveValues, fluxAt: (backPressure: AbsolutePressure) => number) => (backPressure: AbsolutePressure) =>
    areaFor(v.flowRate, fluxAt(backPressure), v.dischargeCoefficient * v.backPressureFactor * v.kc);

/** The area against any back pressure, for the figure. */
export const standardCurve = {
  info: { label: '' },
  compute: (v: CurveValues) =>
    curve(v, backPressure => omegaFlow(v.omegaFluid, v.relievingPressure, backPressure).massFlux),
} as const;

export const nozzleCurve = {
  info: { label: '' },
  compute: (v: CurveValues) => curve(v, backPressure => throat.compute({ ...v, backPressure }).massFlux),
} as const;
