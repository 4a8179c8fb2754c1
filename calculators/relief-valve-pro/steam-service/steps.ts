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
  highestSteamFactor,
  napierCorrection,
  napierFlux as fluxOfNapier,
  napierIsSmoothed,
  saturatedSteam,
  superheatCorrection,
  superheatedSteam,
  superheatIsBlank,
  vapourBackPressureFactor,
  waterThroat,
  type Edition,
  type Throat,
  type ValveType,
  type WaterInlet,
} from '@isentrope/engineering/relief';
import { saturationTemperature, waterCriticalPressure } from '@isentrope/engineering/properties';
import { absent, info, type Absent, type Message } from '../../kit/index.ts';
import type { OutletGas } from '../piping.ts';
import { areaInfo } from '../valve.ts';
import { takesFactor } from '../vapour-back-pressure.ts';
import { nozzleSource } from '../words.ts';

/** The steps of steam service. */

const if97 = 'IAPWS-IF97';
export const editionName = (edition: Edition) =>
  `API 520-I, ${edition === '10th' ? '10th ed. 2020' : '7th to 9th ed.'}`;

/** How far below saturation, K, a temperature as typed still means saturated steam. */
const rounding = 0.5;

export const inlet = {
  info: { label: '' },
  compute: (v: { relievingPressure: AbsolutePressure; temperature?: Temperature | undefined }): WaterInlet | Absent => {
    const { relievingPressure: pressure, temperature } = v;
    if (temperature === undefined) {
      return pressure < waterCriticalPressure
        ? saturatedSteam(pressure)
        : absent('not applicable: no saturated steam above the critical pressure, 220.64 bar(abs)');
    }
    if (pressure >= waterCriticalPressure) return superheatedSteam(pressure, temperature);
    const saturation = saturationTemperature(pressure);
    if (temperature < saturation - rounding) {
      const words = formatNumber(fromSi('temperature', saturation, '°C'), 4);
      return absent(`not applicable: water, not steam; at the relieving pressure it boils at ${words} °C`);
    }
    return superheatedSteam(pressure, temperature);
  },
} as const;

export const inletTemperature = {
  info: {
    label: 'Steam temperature',
    symbol: 'T',
    source: (v: { temperature?: Temperature | undefined }) =>
      v.temperature === undefined ? `${if97}, saturation at the relieving pressure` : 'Given',
    kind: 'temperature',
    unit: '°C',
  },
  compute: (v: { inlet: WaterInlet }): Temperature => v.inlet.temperature,
} as const;

export const inletDensity = {
  info: { label: 'Density at the inlet', symbol: 'ρ_1', source: if97, kind: 'density', unit: 'kg/m³' },
  compute: (v: { inlet: WaterInlet }) => v.inlet.density,
} as const;

export const criticalThroat = {
  info: { label: '' },
  compute: (v: { inlet: WaterInlet }): Throat => waterThroat(v.inlet, 0),
} as const;

export const criticalFlowPressure = {
  info: {
    label: 'Critical flow pressure',
    symbol: 'p_cf',
    source: `${if97}: throat of the isentropic nozzle at its greatest flux`,
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { criticalThroat: Throat }): AbsolutePressure => v.criticalThroat.pressure,
} as const;

export const highestFactor = {
  info: { label: '' },
  compute: (v: { inlet: WaterInlet; criticalThroat: Throat; backPressure: AbsolutePressure }) =>
    highestSteamFactor(v.inlet, v.criticalThroat, v.backPressure),
} as const;

export const napierFactor = {
  info: {
    label: 'Correction of Napier’s equation',
    symbol: 'K_N',
    equation: (v: { relievingPressure: AbsolutePressure }) => {
      if (v.relievingPressure > 10_339e3) return 'K_N = (0.02764*(p_1/1000)-1000)/(0.03324*(p_1/1000)-1061)';
      return napierIsSmoothed(v.relievingPressure) ? 'K_N = K_e*10339/(p_1/1000)' : '';
    },
    where: (v: { relievingPressure: AbsolutePressure }) =>
      napierIsSmoothed(v.relievingPressure) ? ['K_e = (0.02764*10339-1000)/(0.03324*10339-1061)'] : [],
    source: (v: { relievingPressure: AbsolutePressure }) =>
      napierIsSmoothed(v.relievingPressure)
        ? 'Smoothed here, on the safe side: API 520-I has 1 up to 10 339 kPa(abs) and 0.9957 above'
        : 'API 520-I, steam: 1 up to 10 339 kPa(abs)',
    kind: 'number',
    unit: '',
  },
  compute: (v: { relievingPressure: AbsolutePressure }) => napierCorrection(v.relievingPressure),
} as const;

export const superheatFactor = {
  info: {
    label: 'Superheat correction factor',
    symbol: 'K_SH',
    source: (v: { ksh?: number | undefined; temperature?: Temperature | undefined; edition: Edition }) => {
      if (v.ksh !== undefined) return 'Given';
      return v.temperature === undefined
        ? 'API 520-I: 1 for saturated steam'
        : `${editionName(v.edition)}, table of KSH by ${v.edition === '10th' ? 'relieving' : 'set'} pressure, bilinear`;
    },
    kind: 'number',
    unit: '',
  },
  compute: (v: {
    ksh?: number | undefined;
    temperature?: Temperature | undefined;
    edition: Edition;
    setPressure: GaugePressure;
    inlet: WaterInlet;
  }): number => {
    if (v.ksh !== undefined) return v.ksh;
    if (v.temperature === undefined) return 1;
    const { pressure, temperature } = v.inlet;
    return superheatCorrection(v.edition, { setPressure: v.setPressure, pressure, temperature });
  },
} as const;

/** What the tables leave open. */
export function tableRemarks(v: {
  ksh?: number | undefined;
  temperature: Temperature;
  edition: Edition;
  inlet: WaterInlet;
}): Message[] {
  if (v.ksh !== undefined || v.edition !== '10th' || !superheatIsBlank(v.inlet.pressure, v.inlet.temperature))
    return [];
  return [
    info('The KSH table has no entry this close to saturation: interpolated from 1 at saturation to its first entry.', {
      field: 'superheatCorrectionFactor',
      source: editionName('10th'),
    }),
  ];
}

export const napierFlux = {
  info: { label: '' },
  compute: (v: {
    relievingPressure: AbsolutePressure;
    flowCondition: string;
    valveType: ValveType;
    kb?: number | undefined;
  }): number | Absent =>
    v.flowCondition === 'Critical' || takesFactor(v)
      ? fluxOfNapier(v.relievingPressure)
      : absent('not applicable: Napier’s equation is for critical flow; use the nozzle method or give Kb'),
} as const;

interface Factors {
  readonly kd: number;
  readonly backPressureFactor: number;
  readonly kc: number;
}

const product = (v: Factors) => v.kd * v.backPressureFactor * v.kc;

export const standardArea = {
  info: {
    ...areaInfo,
    equation: 'A = 190.5*3600*q_m/((p_1/1000)*K_d*K_b*K_c*K_N*K_SH)/10^6',
    source: 'API 520-I, sizing for steam relief, SI units',
  },
  compute: (
    v: Factors & {
      flowRate: MassFlow;
      napierFlux: number;
      napierCorrectionFactor: number;
      superheatCorrectionFactor: number;
    },
  ) => areaFor(v.flowRate, v.napierFlux, product(v) * v.napierCorrectionFactor * v.superheatCorrectionFactor),
} as const;

/** The throat that the back pressure leaves: the critical one, or one at the back pressure. */
const throatAt = (inletState: WaterInlet, critical: Throat, backPressure: AbsolutePressure): Throat =>
  backPressure <= critical.pressure ? critical : waterThroat(inletState, backPressure);

export const throat = {
  info: { label: '' },
  compute: (v: {
    inlet: WaterInlet;
    criticalThroat: Throat;
    backPressure: AbsolutePressure;
    valveType: ValveType;
    kb?: number | undefined;
  }): Throat => (takesFactor(v) ? v.criticalThroat : throatAt(v.inlet, v.criticalThroat, v.backPressure)),
} as const;

export const throatPressure = {
  info: {
    label: 'Throat pressure',
    symbol: 'p_t',
    source: `${nozzleSource} by ${if97}: where the mass flux is greatest`,
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { throat: Throat }): AbsolutePressure => v.throat.pressure,
} as const;

export const massFlux = {
  info: {
    label: 'Mass flux of the nozzle',
    symbol: 'G',
    source: `${nozzleSource} by ${if97}: √(2(h₁ − h))/v at constant entropy, in equilibrium`,
    kind: 'massFlux',
    unit: 'kg/(s·m²)',
  },
  compute: (v: { throat: Throat }) => v.throat.massFlux,
} as const;

export const nozzleArea = {
  info: { ...areaInfo, equation: 'A = q_m/(K_d*K_b*K_c*G)', source: nozzleSource },
  compute: (v: Factors & { flowRate: MassFlow; massFlux: number }) => areaFor(v.flowRate, v.massFlux, product(v)),
} as const;

/** What the outlet needs of the steam, as a gas of the inlet's compressibility and isentropic exponent. */
export const waterMolarMass = 0.018015268;

export const molarMass = {
  info: {
    label: 'Molar mass of water',
    symbol: 'M',
    source: 'IAPWS R6-95',
    kind: 'molarMass',
    unit: 'g/mol',
    digits: 5,
  },
  compute: () => waterMolarMass,
} as const;

export const compressibilityFactor = {
  info: {
    label: 'Compressibility factor at the inlet',
    symbol: 'Z',
    equation: 'Z = p_1*M/(ρ_1*8.314462618*T)',
    kind: 'number',
    unit: '',
  },
  compute: (v: { inlet: WaterInlet }) =>
    (v.inlet.pressure * waterMolarMass) / (v.inlet.density * 8.314462618 * v.inlet.temperature),
} as const;

export const isentropicExponent = {
  info: { label: 'Isentropic exponent at the inlet', symbol: 'k', source: if97, kind: 'number', unit: '' },
  compute: (v: { inlet: WaterInlet }): number | Absent => v.inlet.isentropicExponent ?? absent('two-phase'),
} as const;

export const outletGas = {
  info: { label: '' },
  compute: (v: { inlet: WaterInlet; compressibilityFactor: number; isentropicExponent: number }): OutletGas => ({
    temperature: v.inlet.temperature,
    molarMass: waterMolarMass,
    compressibilityFactor: v.compressibilityFactor,
    gamma: v.isentropicExponent,
  }),
} as const;

interface CurveValues extends Pick<Factors, 'kd' | 'kc'> {
  readonly valveType: ValveType;
  readonly kb?: number | undefined;
  readonly flowRate: MassFlow;
  readonly setPressure: GaugePressure;
  readonly allowableOverpressure: number;
  readonly criticalFlowPressure: AbsolutePressure;
  readonly inlet: WaterInlet;
  readonly criticalThroat: Throat;
}

/** The area against any back pressure, for the figure; nothing where the method does not apply. */
function areaCurve(v: CurveValues, fluxAt: (backPressure: AbsolutePressure) => number | undefined) {
  return (backPressure: AbsolutePressure, gauge: GaugePressure): number | undefined => {
    const balanced = v.kb === undefined && v.valveType === 'Balanced Bellows';
    const ratio = gauge / v.setPressure;
    const beyond = ratio > 0.5 || v.allowableOverpressure < 0.1 || backPressure > v.criticalFlowPressure;
    if (balanced && beyond) return undefined;
    const factor = balanced
      ? vapourBackPressureFactor(Math.max(0, ratio), v.allowableOverpressure)
      : v.kb === undefined
        ? 1
        : Math.min(v.kb, highestSteamFactor(v.inlet, v.criticalThroat, backPressure));
    const flux = fluxAt(takesFactor(v) ? 0 : backPressure);
    return flux === undefined ? undefined : areaFor(v.flowRate, flux, v.kd * v.kc * factor);
  };
}

export const standardCurve = {
  info: { label: '' },
  compute: (
    v: CurveValues & {
      relievingPressure: AbsolutePressure;
      napierCorrectionFactor: number;
      superheatCorrectionFactor: number;
    },
  ) =>
    areaCurve(v, backPressure =>
      backPressure <= v.criticalFlowPressure
        ? fluxOfNapier(v.relievingPressure) * v.napierCorrectionFactor * v.superheatCorrectionFactor
        : undefined,
    ),
} as const;

export const nozzleCurve = {
  info: { label: '' },
  compute: (v: CurveValues) => areaCurve(v, backPressure => throatAt(v.inlet, v.criticalThroat, backPressure).massFlux),
} as const;
