import type { Fluid } from '@isentrope/engineering/flow';
import {
  saturatedAtPressure,
  saturationTemperature,
  steamAtPT,
  waterCriticalPressure,
  waterCriticalTemperature,
  type SteamState,
} from '@isentrope/engineering/properties';
import {
  formatNumber,
  type AbsolutePressure,
  type MassFlow,
  type Temperature,
} from '@isentrope/engineering/quantities';
import { Absent, absent, missing } from '../kit/index.ts';

/** Molar gas constant, J/(mol·K). */
const gasConstant = 8.314462618;
const steamTables = 'IAPWS-IF97';

/** What is known of the fluid; undefined where it is not, or does not belong to it. */
export interface Given {
  readonly fluidType: Fluid;
  readonly flowRate?: MassFlow | undefined;
  readonly vaporFlowRate?: MassFlow | undefined;
  readonly absolutePressure?: AbsolutePressure | undefined;
  readonly temperature?: Temperature | undefined;
  readonly density?: number | undefined;
  readonly vaporDensity?: number | undefined;
  readonly molecularWeight?: number | undefined;
  readonly compressibilityFactor?: number | undefined;
  readonly viscosity?: number | undefined;
  readonly vaporViscosity?: number | undefined;
  readonly gamma?: number | undefined;
}

/** The same, as one value of a case. */
interface Fluids {
  readonly fluid: Given;
}

export const given = [
  'flowRate?',
  'vaporFlowRate?',
  'absolutePressure?',
  'temperature?',
  'density?',
  'vaporDensity?',
  'molecularWeight?',
  'compressibilityFactor?',
  'viscosity?',
  'vaporViscosity?',
] as const;

/** How far from the saturation line, K, a temperature still means saturated steam. */
const saturationSlack = 0.01;

/** Vapour of water at the inlet; saturated where no temperature is given. */
export function steamAt(v: Given): SteamState | Absent {
  if (v.fluidType !== 'Steam') return absent('no steam');
  const { absolutePressure: pressure, temperature } = v;
  if (pressure === undefined) return missing('pressure');
  if (pressure >= waterCriticalPressure) {
    if (temperature === undefined) return missing('temperature');
    return temperature > waterCriticalTemperature
      ? steamAtPT(pressure, temperature)
      : absent('no steam: above the critical pressure and below the critical temperature it is a liquid');
  }
  const boiling = saturationTemperature(pressure);
  if (temperature === undefined || Math.abs(temperature - boiling) <= saturationSlack)
    return saturatedAtPressure(pressure).vapour;
  return temperature > boiling
    ? steamAtPT(pressure, temperature)
    : absent(`no steam: at this pressure water boils at ${formatNumber(boiling - 273.15)} °C`);
}

/** Density of the gas by the equation of state, or what it needs. */
function gasDensityOf(v: Given, densityLabel: string): number | Absent {
  const { molecularWeight, compressibilityFactor, temperature, absolutePressure } = v;
  if (molecularWeight === undefined) return missing(`${densityLabel} or molecular weight`);
  if (compressibilityFactor === undefined || temperature === undefined || absolutePressure === undefined) {
    return missing(
      ...(absolutePressure === undefined ? ['pressure'] : []),
      ...(temperature === undefined ? ['temperature'] : []),
      ...(compressibilityFactor === undefined ? ['compressibility factor'] : []),
    );
  }
  return (absolutePressure * molecularWeight) / (compressibilityFactor * gasConstant * temperature);
}

const equationOfState = (symbol: string) => `${symbol} = p_a*M/(Z*${gasConstant}*T_1)`;

/** Density of the vapour of a two-phase flow. */
export const vapourDensity = {
  info: {
    label: 'Vapour density',
    symbol: 'ρ_g',
    equation: ({ fluid: v }: Fluids) => (v.vaporDensity === undefined ? equationOfState('ρ_g') : ''),
    source: ({ fluid: v }: Fluids) => (v.vaporDensity === undefined ? 'Real gas law' : 'Given'),
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: ({ fluid: v }: Fluids) =>
    v.fluidType === 'Two-phase' ? (v.vaporDensity ?? gasDensityOf(v, 'vapour density')) : absent('no two phases'),
} as const;

/** Everything that flows. */
export const totalFlow = {
  info: {
    label: 'Mass flow',
    symbol: 'q',
    equation: ({ fluid: v }: Fluids) => (v.fluidType === 'Two-phase' ? 'q = q_m+q_g' : 'q = q_m'),
    kind: 'massFlow',
    unit: 'kg/h',
  },
  compute: ({ fluid: v }: Fluids) => {
    if (v.fluidType !== 'Two-phase') return v.flowRate ?? missing('flow rate');
    if (v.flowRate !== undefined && v.vaporFlowRate !== undefined) return v.flowRate + v.vaporFlowRate;
    return missing(
      ...(v.flowRate === undefined ? ['flow rate'] : []),
      ...(v.vaporFlowRate === undefined ? ['vapour flow rate'] : []),
    );
  },
} as const;

type TwoPhaseFlows = { flowRate: MassFlow; vaporFlowRate: MassFlow; density: number; vapourDensity: number };

export const quality = {
  info: {
    label: 'Vapour mass fraction',
    symbol: 'x',
    equation: 'x = q_g/(q_m+q_g)',
    kind: 'number',
    unit: '',
  },
  compute: (v: { flowRate: MassFlow; vaporFlowRate: MassFlow }) => v.vaporFlowRate / (v.flowRate + v.vaporFlowRate),
} as const;

export const liquidFraction = {
  info: {
    label: 'Liquid volume fraction, no slip',
    symbol: 'λ',
    equation: 'λ = q_m/ρ/(q_m/ρ+q_g/ρ_g)',
    kind: 'number',
    unit: '',
  },
  compute: (v: TwoPhaseFlows) => {
    const liquid = v.flowRate / v.density;
    return liquid / (liquid + v.vaporFlowRate / v.vapourDensity);
  },
} as const;

interface WithMixture extends Fluids {
  readonly steam?: SteamState | undefined;
  readonly vapourDensity?: number | undefined;
  readonly liquidFraction?: number | undefined;
}

/** Density at the inlet: of two phases without slip. */
export const inletDensity = {
  info: {
    label: 'Density at the inlet',
    symbol: 'ρ_1',
    equation: ({ fluid: v }: WithMixture) => {
      if (v.fluidType === 'Two-phase') return 'ρ_1 = λ*ρ+(1-λ)*ρ_g';
      if (v.fluidType === 'Steam') return '';
      return v.density === undefined ? equationOfState('ρ_1') : 'ρ_1 = ρ';
    },
    source: ({ fluid: v }: WithMixture) => {
      if (v.fluidType === 'Two-phase') return 'Mixture without slip';
      if (v.fluidType === 'Steam') return steamTables;
      return v.density === undefined ? 'Real gas law' : 'Given';
    },
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: ({ fluid: v, ...found }: WithMixture) => {
    switch (v.fluidType) {
      case 'Liquid':
        return v.density ?? missing('density');
      case 'Gas':
        return v.density ?? gasDensityOf(v, 'density');
      case 'Steam':
        return found.steam?.density ?? noSteam(v);
      case 'Two-phase':
        if (found.liquidFraction !== undefined && found.vapourDensity !== undefined && v.density !== undefined)
          return found.liquidFraction * v.density + (1 - found.liquidFraction) * found.vapourDensity;
        return noMixture(v);
    }
  },
} as const;

/** Viscosity at the inlet: of two phases weighted by volume without slip. */
export const inletViscosity = {
  info: {
    label: 'Viscosity at the inlet',
    symbol: 'μ_1',
    equation: ({ fluid: v }: WithMixture) => {
      if (v.fluidType === 'Two-phase') return 'μ_1 = λ*μ+(1-λ)*μ_g';
      return v.fluidType === 'Steam' ? '' : 'μ_1 = μ';
    },
    source: ({ fluid: v }: WithMixture) => {
      if (v.fluidType === 'Two-phase') return 'Mixture without slip';
      return v.fluidType === 'Steam' ? 'IAPWS R12-08' : 'Given';
    },
    kind: 'dynamicViscosity',
    unit: 'cP',
  },
  compute: ({ fluid: v, ...found }: WithMixture) => {
    if (v.fluidType === 'Steam') {
      if (!found.steam) return noSteam(v);
      return found.steam.viscosity ?? absent('no viscosity: above 900 °C');
    }
    if (v.fluidType !== 'Two-phase') return v.viscosity ?? missing('viscosity');
    if (v.viscosity === undefined || v.vaporViscosity === undefined) {
      return missing(
        ...(v.viscosity === undefined ? ['viscosity'] : []),
        ...(v.vaporViscosity === undefined ? ['vapour viscosity'] : []),
      );
    }
    if (found.liquidFraction === undefined) return noMixture(v);
    return found.liquidFraction * v.viscosity + (1 - found.liquidFraction) * v.vaporViscosity;
  },
} as const;

function noSteam(v: Given): Absent {
  const state = steamAt(v);
  return state instanceof Absent ? state : absent('no steam');
}

/** What a mixture lacks, all at once. */
function noMixture(v: Given): Absent {
  const vapour = v.vaporDensity === undefined ? gasDensityOf(v, 'vapour density') : undefined;
  const lacking = typeof vapour === 'object' ? vapour.missing : [];
  return missing(
    ...(v.flowRate === undefined ? ['flow rate'] : []),
    ...(v.vaporFlowRate === undefined ? ['vapour flow rate'] : []),
    ...(v.density === undefined ? ['density'] : []),
    ...lacking,
  );
}

/** The exponent of the gas by which sound travels in it. */
export const isentropicExponent = {
  info: {
    label: 'Isentropic exponent',
    symbol: 'κ',
    equation: ({ fluid: v }: Fluids) => (v.fluidType === 'Gas' ? 'κ = γ' : ''),
    source: ({ fluid: v }: Fluids) => (v.fluidType === 'Gas' ? 'Ideal gas' : steamTables),
    kind: 'number',
    unit: '',
  },
  compute: ({ fluid: v, steam }: Fluids & { steam?: SteamState | undefined }) => {
    if (v.fluidType === 'Gas') return v.gamma ?? missing('ratio of specific heats');
    if (v.fluidType === 'Steam') return steam?.isentropicExponent ?? noSteam(v);
    return absent(v.fluidType === 'Liquid' ? 'no gas' : 'no single gas: two phases');
  },
} as const;
