import type { AbsolutePressure, MassFlow } from '@isentrope/engineering/quantities';
import {
  kvPerCv,
  largestRelativeCapacity,
  noFittings,
  pressureRatioFactor,
  relativeCapacity,
  sizeGasValve,
  sizeLiquidValve,
  type Fittings,
  type GasSizing,
  type LiquidSizing,
  type TwoPhaseState,
  type ViscousValve,
} from '@isentrope/engineering/valves';
import { absent, info, warning, type Absent, type Message } from '../kit/index.ts';
import { noCoefficient, noCondition, noOnset, type Given, type Phase } from './inputs.ts';
import type { GasState } from './steps.ts';

/** The steps of IEC 60534-2-1:2011 that the free and the Pro calculator share. */

const iec = 'IEC 60534-2-1:2011';

export type Solution =
  | ({ readonly type: 'liquid' } & LiquidSizing)
  | ({ readonly type: 'gas' } & GasSizing)
  | ({ readonly type: 'two-phase'; readonly regime: 'turbulent'; readonly kv: number } & TwoPhaseState);

/** The valve as far as a flow coefficient depends on it. */
export interface Valve {
  readonly fittings?: Fittings | undefined;
  readonly viscous?: ViscousValve | undefined;
}

type Inlet = Given & {
  readonly fluidType: Phase;
  readonly flowRate?: MassFlow | undefined;
  readonly density?: number | undefined;
  readonly vaporPressure?: AbsolutePressure | undefined;
  readonly criticalPressure?: AbsolutePressure | undefined;
  readonly pressureDifferential?: number | undefined;
  readonly inletPressure?: AbsolutePressure | undefined;
  readonly downstreamPressure?: AbsolutePressure | undefined;
  readonly gasState?: GasState | undefined;
  readonly heatRatio?: number | undefined;
  readonly recoveryFactor: number;
  readonly ratioFactor: number;
};

/** The values that a solution is found from, beside the inputs. */
export const solutionNeeds = [
  'fluidType',
  'inletPressure?',
  'downstreamPressure?',
  'gasState?',
  'heatRatio?',
  'recoveryFactor',
  'ratioFactor',
] as const;

const tooSmall = 'no flow coefficient: valve and reducers are too small for the flow';

/** Pressures of an inlet that are all there. */
export function pressuresOf(v: Inlet) {
  const { inletPressure, pressureDifferential, downstreamPressure } = v;
  return inletPressure === undefined || pressureDifferential === undefined || downstreamPressure === undefined
    ? undefined
    : { upstreamPressure: inletPressure, pressureDifferential };
}

/** The liquid of an inlet, when all of it is there. */
export function liquidOf(v: Inlet) {
  const { inletPressure, density, vaporPressure, criticalPressure } = v;
  return inletPressure === undefined ||
    density === undefined ||
    vaporPressure === undefined ||
    criticalPressure === undefined
    ? undefined
    : { upstreamPressure: inletPressure, density, vapourPressure: vaporPressure, criticalPressure };
}

/** The gas of an inlet, when all of it is there. */
export function gasOf(v: Inlet) {
  const { inletPressure, gasState, heatRatio } = v;
  return inletPressure === undefined || gasState === undefined || heatRatio === undefined
    ? undefined
    : { ...gasState, upstreamPressure: inletPressure, gamma: heatRatio };
}

/** A single phase through a valve, solved for Kv. */
export function solveSinglePhase(v: Inlet, valve: Valve): Solution | Absent {
  const pressures = pressuresOf(v);
  if (!pressures || v.flowRate === undefined) return noCoefficient(v);
  const { pressureDifferential } = pressures;
  if (v.fluidType === 'Gas') {
    const gas = gasOf(v);
    if (!gas) return noCoefficient(v);
    const sizing = sizeGasValve(v.flowRate, pressureDifferential, gas, { xT: v.ratioFactor, ...valve });
    return sizing ? { type: 'gas', ...sizing } : absent(tooSmall);
  }
  const liquid = liquidOf(v);
  if (!liquid) return noCoefficient(v);
  const sizing = sizeLiquidValve(v.flowRate, pressureDifferential, liquid, { FL: v.recoveryFactor, ...valve });
  return sizing ? { type: 'liquid', ...sizing } : absent(tooSmall);
}

const flowEquations = {
  liquid: {
    turbulent: ['3600*q_m/ρ_1 = K_v*F_P*sqrt(Δp_s/10^5*999.1/ρ_1)', 'eqs. 1 and 2'],
    'non-turbulent': ['3600*q_m/ρ_1 = K_v*F_R*sqrt(Δp/10^5*999.1/ρ_1)', 'Annex A, eq. A.2'],
  },
  gas: {
    turbulent: ['3600*q_m = 110*K_v*F_P*p_1/10^5*Y*sqrt(x_s*M*1000/(T_1*Z))', 'eq. 6'],
    'non-turbulent': ['3600*q_m = 77.5*K_v*F_R*Y*sqrt(Δp/10^5*(p_1+p_2)/10^5*M*1000/T_1)', 'Annex A, eq. A.3'],
  },
  'two-phase': { turbulent: ['3600*(q_m+q_g) = 31.6*K_v*F_P*sqrt(Δp_s/10^5/v_e)', ''] },
} as const;

function flowEquation(solution: Solution): readonly [string, string] {
  if (solution.type === 'two-phase') return flowEquations['two-phase'].turbulent;
  return flowEquations[solution.type][solution.regime];
}

/** Whether the equations of reducers apply to a solution. */
export function isFitted(v: { solution?: Solution | undefined; fittings?: Fittings | undefined }): boolean {
  return v.fittings !== undefined && v.fittings !== noFittings && v.solution?.regime !== 'non-turbulent';
}

export const effectiveSpecificVolume = 'Effective specific volume, as the Control Valve Sizing Handbook of Masoneilan';

/** The factors of the solution as steps of their own, each with its equation. */
export const standard = {
  pipingGeometryFactor: {
    info: {
      label: 'Piping geometry factor',
      symbol: 'F_P',
      equation: (v: { solution: Solution; fittings?: Fittings | undefined }) =>
        isFitted(v) ? 'F_P = 1/sqrt(1+Σζ/0.0016*(K_v/(1000*d)^2)^2)' : 'F_P = 1',
      source: (v: { solution: Solution }) => `${iec}, ${v.solution.regime === 'turbulent' ? 'eq. 15' : 'A.4'}`,
      kind: 'number',
      unit: '',
    },
    compute: (v: { solution: Solution }) => v.solution.FP,
  },
  sizingDrop: {
    info: {
      label: 'Sizing pressure differential',
      symbol: 'Δp_s',
      equation: (v: { solution: Solution }) => (v.solution.type === 'liquid' ? 'Δp_s = min(Δp;Δp_ch)' : ''),
      source: (v: { solution: Solution }) =>
        v.solution.type === 'liquid' ? `${iec}, eq. 2` : 'The least of Δp and the choked ones of liquid and gas',
      kind: 'pressureDifference',
      unit: 'bar',
    },
    compute: (v: { solution: Solution }) => {
      if (v.solution.type === 'gas') return absent('gas');
      return v.solution.regime === 'turbulent'
        ? v.solution.sizingPressureDifference
        : absent('laminar or transitional flow');
    },
  },
  fittedRatioFactor: {
    info: {
      label: 'Pressure differential ratio factor with reducers',
      symbol: 'x_TP',
      equation: (v: { solution?: Solution | undefined; fittings?: Fittings | undefined }) =>
        isFitted(v) ? 'x_TP = x_T/F_P^2/(1+x_T*ζ_i/0.0018*(K_v/(1000*d)^2)^2)' : 'x_TP = x_T',
      source: `${iec}, eq. 22`,
      kind: 'number',
      unit: '',
    },
    compute: (
      v: Given & {
        fluidType: Phase;
        solution?: Solution | undefined;
        fittings?: Fittings | undefined;
        ratioFactor: number;
      },
    ) => {
      if (v.fluidType === 'Liquid') return absent('liquid');
      const { fittings = noFittings, solution } = v;
      if (fittings === noFittings || solution?.regime === 'non-turbulent') return v.ratioFactor;
      return solution ? pressureRatioFactor(solution.kv, v.ratioFactor, fittings) : noCoefficient(v);
    },
  },
  chokedRatio: {
    info: {
      label: 'Choked pressure differential ratio',
      symbol: 'x_ch',
      equation: 'x_ch = F_γ*x_TP',
      source: `${iec}, eq. 10`,
      kind: 'number',
      unit: '',
    },
    compute: (v: { heatRatioFactor: number; fittedRatioFactor: number }) => v.heatRatioFactor * v.fittedRatioFactor,
  },
  sizingRatio: {
    info: {
      label: 'Sizing pressure differential ratio',
      symbol: 'x_s',
      equation: (v: { fluidType: Phase }) => (v.fluidType === 'Gas' ? 'x_s = min(x;x_ch)' : 'x_s = Δp_s/p_1'),
      source: `${iec}, eq. 8`,
      kind: 'number',
      unit: '',
    },
    compute: (
      v: Given & {
        fluidType: Phase;
        inletPressure: number;
        pressureDropRatio: number;
        chokedRatio: number;
        sizingDrop?: number | undefined;
      },
    ) => {
      if (v.fluidType === 'Gas') return Math.min(v.pressureDropRatio, v.chokedRatio);
      return v.sizingDrop === undefined ? noCoefficient(v) : v.sizingDrop / v.inletPressure;
    },
  },
  expansionFactor: {
    info: {
      label: 'Expansion factor',
      symbol: 'Y',
      equation: (v: { solution?: Solution | undefined }) => {
        if (v.solution?.type !== 'gas' || v.solution.regime === 'turbulent') return 'Y = 1-x_s/(3*x_ch)';
        return (v.solution.reynoldsNumber ?? 0) < 1000 ? 'Y = sqrt(1-x/2)' : 'Y = Y_l+(Re_v-1000)/9000*(Y_t-Y_l)';
      },
      where: ({ solution }: { solution?: Solution | undefined }) =>
        solution?.regime === 'non-turbulent' && (solution.reynoldsNumber ?? 0) >= 1000
          ? ['Y_l = sqrt(1-x/2)', 'Y_t = 1-x_s/(3*x_ch)']
          : [],
      source: (v: { solution?: Solution | undefined }) =>
        `${iec}, ${v.solution?.regime === 'non-turbulent' ? 'Annex A, eq. A.5' : 'eq. 12'}`,
      kind: 'number',
      unit: '',
    },
    compute: (v: { solution?: Solution | undefined; sizingRatio: number; chokedRatio: number }) =>
      v.solution && v.solution.type !== 'liquid' ? v.solution.Y : 1 - v.sizingRatio / (3 * v.chokedRatio),
  },
  chokedPressureDrop: {
    info: {
      label: 'Choked pressure differential',
      symbol: 'Δp_ch',
      equation: (v: { fluidType: Phase; solution?: Solution | undefined; fittings?: Fittings | undefined }) => {
        if (v.fluidType === 'Gas') return 'Δp_ch = x_ch*p_1';
        return isFitted(v) ? 'Δp_ch = (F_LP/F_P)^2*Δp_vc' : 'Δp_ch = F_L^2*Δp_vc';
      },
      source: (v: { fluidType: Phase }) => `${iec}, ${v.fluidType === 'Gas' ? 'eq. 10' : 'eq. 3'}`,
      kind: 'pressureDifference',
      unit: 'bar',
    },
    compute: (
      v: Given & {
        fluidType: Phase;
        solution?: Solution | undefined;
        fittings?: Fittings | undefined;
        recoveryFactor: number;
        inletPressure?: number | undefined;
        venaContractaDrop?: number | undefined;
        chokedRatio?: number | undefined;
      },
    ) => {
      const { solution, fittings = noFittings, inletPressure, venaContractaDrop, chokedRatio } = v;
      if (solution?.type === 'liquid') return solution.chokedPressureDifference;
      if (v.fluidType === 'Two Phase Flow Regime' || inletPressure === undefined) return noOnset(v);
      if (fittings !== noFittings && !solution) return noCoefficient(v);
      if (v.fluidType === 'Gas') return chokedRatio === undefined ? noOnset(v) : chokedRatio * inletPressure;
      return venaContractaDrop === undefined ? noOnset(v) : v.recoveryFactor ** 2 * venaContractaDrop;
    },
  },
  coefficient: {
    info: {
      label: 'Flow coefficient Kv that satisfies the flow equation',
      symbol: 'K_v',
      equation: (v: { solution: Solution }) => flowEquation(v.solution)[0],
      source: (v: { solution: Solution }) =>
        v.solution.type === 'two-phase' ? effectiveSpecificVolume : `${iec}, ${flowEquation(v.solution)[1]}`,
      kind: 'number',
      unit: '',
    },
    compute: (v: { solution: Solution }) => v.solution.kv,
  },
  valveFlowCoefficient: {
    info: {
      label: 'Valve flow coefficient',
      symbol: 'C_v',
      equation: 'C_v = K_v/0.865',
      source: `${iec}, Table 1`,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    compute: (v: { coefficient: number }) => v.coefficient / kvPerCv,
  },
} as const;

/** The words for non-choked and choked flow: the free calculator and the Pro one name them differently. */
export type ConditionWords = readonly [below: string, choked: string];

/** The flow condition by either method. */
export function conditionIn(words: ConditionWords) {
  return (
    v: Given & {
      fluidType: Phase;
      chokedPressureDrop?: number | undefined;
      pressureDifferential?: number | undefined;
      solution?: Solution | undefined;
    },
  ) => {
    if (v.fluidType === 'Two Phase Flow Regime') return 'Two-Phase';
    if (v.solution && v.solution.type !== 'two-phase') return words[v.solution.choked ? 1 : 0];
    if (v.pressureDifferential === undefined || v.chokedPressureDrop === undefined) return noCondition(v);
    return words[v.pressureDifferential >= v.chokedPressureDrop ? 1 : 0];
  };
}

/** Remarks that the standard calls for on a sized valve. */
export function remarks(v: {
  solution: Solution;
  ratioFactor: number;
  heatRatio: number | undefined;
  valveSize?: number | undefined;
}): Message[] {
  const { solution, heatRatio, valveSize } = v;
  const found: Message[] = [];
  if (solution.type !== 'two-phase' && solution.choked) {
    const clause = solution.type === 'liquid' ? '6.2.2' : '7.2.2';
    found.push(
      info('Choked: a lower outlet pressure gives no more flow.', {
        field: 'flowCondition',
        source: `${iec}, ${clause}`,
      }),
    );
  }
  if (solution.type !== 'liquid' && heatRatio !== undefined && !(heatRatio > 1.08 && heatRatio < 1.65))
    found.push(
      warning('Ratio of specific heats is outside 1.08 to 1.65, for which the equations are accurate.', {
        field: solution.type === 'gas' ? 'gamma' : 'vaporGamma',
        source: `${iec}, clause 1`,
      }),
    );
  if (solution.type !== 'liquid' && v.ratioFactor > 0.84)
    found.push(
      warning('xT is above 0.84: the flow is predicted less accurately.', {
        field: 'valveFlowCoefficient',
        source: `${iec}, clause 1`,
      }),
    );
  if (valveSize !== undefined && relativeCapacity(solution.kv, valveSize) >= largestRelativeCapacity)
    found.push(
      warning('C/(N18·d²) is at or above 0.047, beyond which the equations lose their accuracy: take a larger valve.', {
        field: 'valveSize',
        source: `${iec}, clause 1`,
      }),
    );
  return found;
}
