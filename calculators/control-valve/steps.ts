import { absolute, type AbsolutePressure, type MassFlow, type Quantity } from '@isentrope/engineering/quantities';
import {
  gasDensity,
  liquidCriticalRatioFactor,
  originalGas,
  originalLiquid,
  specificHeatRatioFactor,
} from '@isentrope/engineering/valves';
import { absent, error, warning, type Absent, type Message } from '../kit/index.ts';
import { noCoefficient, noOnset, type Given, type Phase } from './inputs.ts';

/** The steps that the free and the Pro calculator share before and within the original method. */

export interface GasState {
  readonly temperature: Quantity<'temperature'>;
  readonly molarMass: Quantity<'molarMass'>;
  readonly compressibilityFactor: number;
}

export const inletPressure = {
  info: {
    label: 'Absolute inlet pressure',
    symbol: 'p_1',
    equation: 'p_1 = p_g+101325',
    source: 'Atmosphere 1.01325 bar',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { upstreamPressure: Quantity<'gaugePressure'> }): AbsolutePressure => absolute(v.upstreamPressure),
} as const;

export const downstreamPressure = {
  info: {
    label: 'Absolute outlet pressure',
    symbol: 'p_2',
    equation: 'p_2 = p_1-Δp',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: { inletPressure: AbsolutePressure; pressureDifferential: number }): AbsolutePressure | Absent =>
    v.pressureDifferential < v.inletPressure
      ? v.inletPressure - v.pressureDifferential
      : absent('the pressure differential is not below the absolute upstream pressure'),
} as const;

export function differentialTooLarge(v: { inletPressure: AbsolutePressure; pressureDifferential: number }): Message[] {
  return v.pressureDifferential < v.inletPressure
    ? []
    : [error('Pressure differential must be below the absolute upstream pressure.', { field: 'pressureDifferential' })];
}

export const liquidFactor = {
  info: {
    label: 'Liquid critical pressure ratio factor',
    symbol: 'F_F',
    equation: 'F_F = 0.96-0.28*sqrt(p_v/p_c)',
    source: 'IEC 60534-2-1:2011, eq. 4',
    kind: 'number',
    unit: '',
  },
  compute: (v: { vaporPressure: AbsolutePressure; criticalPressure: AbsolutePressure }) =>
    liquidCriticalRatioFactor(v.vaporPressure, v.criticalPressure),
} as const;

export const venaContractaDrop = {
  info: {
    label: 'Pressure differential to the vena contracta, choked',
    symbol: 'Δp_vc',
    equation: 'Δp_vc = p_1-F_F*p_v',
    source: 'IEC 60534-2-1:2011, 6.2',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: { inletPressure: number; liquidFactor: number; vaporPressure: number }) => {
    const drop = v.inletPressure - v.liquidFactor * v.vaporPressure;
    return drop > 0 ? drop : absent('the liquid is vapour at the inlet');
  },
} as const;

export const pressureDropRatio = {
  info: {
    label: 'Pressure differential ratio',
    symbol: 'x',
    equation: 'x = Δp/p_1',
    source: 'IEC 60534-2-1:2011, eq. 9',
    kind: 'number',
    unit: '',
  },
  compute: (v: { fluidType: Phase; pressureDifferential: number; inletPressure: number }) =>
    v.fluidType === 'Liquid' ? absent('liquid') : v.pressureDifferential / v.inletPressure,
} as const;

export const heatRatioFactor = {
  info: {
    label: 'Specific heat ratio factor',
    symbol: 'F_γ',
    equation: 'F_γ = γ/1.4',
    source: 'IEC 60534-2-1:2011, eq. 11',
    kind: 'number',
    unit: '',
  },
  compute: (v: { heatRatio: number }) => specificHeatRatioFactor(v.heatRatio),
} as const;

export const inletDensity = {
  info: {
    label: 'Gas density at the inlet',
    symbol: 'ρ_g',
    equation: 'ρ_g = p_1*M/(Z*8.314462618*T_1)',
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: { inletPressure: number; gasState: GasState }) =>
    gasDensity({ ...v.gasState, upstreamPressure: v.inletPressure, gamma: 1 }),
} as const;

const rules = 'Original rules';

export const original = {
  chokedPressureDrop: {
    info: {
      label: 'Choked pressure differential',
      symbol: 'Δp_ch',
      equation: (v: { fluidType: Phase }) => (v.fluidType === 'Gas' ? 'Δp_ch = F_γ*p_1' : 'Δp_ch = Δp_vc'),
      source: `${rules}: no recovery factor`,
      kind: 'pressureDifference',
      unit: 'bar',
    },
    compute: (
      v: Given & {
        fluidType: Phase;
        inletPressure?: number | undefined;
        venaContractaDrop?: number | undefined;
        heatRatioFactor?: number | undefined;
      },
    ) => {
      if (v.fluidType === 'Liquid') return v.venaContractaDrop ?? noOnset(v);
      if (v.fluidType !== 'Gas' || v.inletPressure === undefined || v.heatRatioFactor === undefined) return noOnset(v);
      return v.heatRatioFactor * v.inletPressure;
    },
  },
  sizingDrop: {
    info: {
      label: 'Sizing pressure differential',
      symbol: 'Δp_s',
      equation: 'Δp_s = min(Δp;Δp_vc)',
      source: rules,
      kind: 'pressureDifference',
      unit: 'bar',
    },
    compute: (v: { pressureDifferential: number; venaContractaDrop: number }) =>
      Math.min(v.pressureDifferential, v.venaContractaDrop),
  },
  sizingRatio: {
    info: {
      label: 'Sizing pressure differential ratio',
      symbol: 'x_s',
      equation: 'x_s = min(x;F_γ)',
      source: rules,
      kind: 'number',
      unit: '',
    },
    compute: (v: { pressureDropRatio: number; heatRatioFactor: number }) =>
      Math.min(v.pressureDropRatio, v.heatRatioFactor),
  },
  expansionFactor: {
    info: {
      label: 'Expansion factor',
      symbol: 'Y',
      equation: 'Y = max(1-x/(3*F_γ);0.667)',
      source: rules,
      kind: 'number',
      unit: '',
    },
    compute: (v: { pressureDropRatio: number; heatRatioFactor: number }) =>
      Math.max(1 - v.pressureDropRatio / (3 * v.heatRatioFactor), 0.667),
  },
  liquidCoefficient: {
    info: {
      label: 'Flow coefficient for the liquid',
      symbol: 'C_l',
      equation: 'C_l = 3600*q_m/(27.3*sqrt(Δp_s/10^5*ρ_1))',
      source: rules,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    compute: (v: {
      flowRate: MassFlow;
      downstreamPressure: number;
      pressureDifferential: number;
      inletPressure: AbsolutePressure;
      density: number;
      vaporPressure: AbsolutePressure;
      criticalPressure: AbsolutePressure;
    }) =>
      originalLiquid(v.flowRate, v.pressureDifferential, {
        density: v.density,
        upstreamPressure: v.inletPressure,
        vapourPressure: v.vaporPressure,
        criticalPressure: v.criticalPressure,
      }).cv,
  },
  gasCoefficient: {
    info: {
      label: 'Flow coefficient for the gas',
      symbol: 'C_g',
      equation: (v: { fluidType: Phase }) =>
        `C_g = 3600*${v.fluidType === 'Gas' ? 'q_m' : 'q_g'}/(94.8*p_1/10^5*Y)*sqrt(T_1*Z/(x_s*M*1000))`,
      source: rules,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    compute: (v: {
      gasFlow: MassFlow;
      downstreamPressure: number;
      pressureDifferential: number;
      inletPressure: AbsolutePressure;
      gasState: GasState;
      heatRatio: number;
    }) =>
      originalGas(v.gasFlow, v.pressureDifferential, {
        ...v.gasState,
        upstreamPressure: v.inletPressure,
        gamma: v.heatRatio,
      }).cv,
  },
  valveFlowCoefficient: {
    info: {
      label: 'Valve flow coefficient',
      symbol: 'C_v',
      equation: (v: { fluidType: Phase }) =>
        ({ Liquid: 'C_v = C_l', Gas: 'C_v = C_g', 'Two Phase Flow Regime': 'C_v = C_l+C_g' })[v.fluidType],
      source: rules,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    compute: (
      v: Given & {
        fluidType: Phase;
        liquidCoefficient?: number | undefined;
        gasCoefficient?: number | undefined;
      },
    ) => {
      const { liquidCoefficient: ofLiquid, gasCoefficient: ofGas } = v;
      if (v.fluidType === 'Liquid') return ofLiquid ?? noCoefficient(v);
      if (v.fluidType === 'Gas') return ofGas ?? noCoefficient(v);
      return ofLiquid === undefined || ofGas === undefined ? noCoefficient(v) : ofLiquid + ofGas;
    },
  },
} as const;

/** Remarks on a liquid that is not one, or does not stay one. */
export function liquidState(v: {
  inletPressure: number;
  downstreamPressure: number;
  vaporPressure: number;
}): Message[] {
  if (v.vaporPressure >= v.inletPressure)
    return [
      warning('Vapour pressure is not below the upstream pressure: the fluid is not a liquid there.', {
        field: 'vaporPressure',
      }),
    ];
  return v.downstreamPressure <= v.vaporPressure
    ? [
        warning('The outlet pressure is at or below the vapour pressure: the liquid flashes in the valve.', {
          field: 'pressureDifferential',
          source: 'IEC 60534-2-1:2011, 6.2.2',
        }),
      ]
    : [];
}

export const crossCheck = {
  result: 'valveFlowCoefficient',
  unsafe: 'higher',
  consequence: 'a larger valve is needed than they give',
  questions: ['flowCondition'],
} as const;
