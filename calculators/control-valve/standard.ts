import {
  gasFlow,
  kvPerCv,
  liquidFlow,
  noFittings,
  pressureRatioFactor,
  twoPhaseState,
  type ViscousValve,
} from '@isentrope/engineering/valves';
import { absent, optional, ruledOut, step, type Absent, type Source } from '../kit/index.ts';
import { conditionIn, type ConditionLabels } from './condition.ts';
import { effectiveSpecificVolume, iec, isFitted, type Factors, type Solution, type ValveFlow } from './iec.ts';
import { gasOf, liquidOf, type Inlet } from './inlet.ts';
import { noCoefficient, noCondition, noOnset } from './missing-inputs.ts';
import type { FlowCurve } from './plots.ts';

/** The solution by IEC 60534-2-1:2011 as separate steps, each with its equation. */

/** Valve inputs that a step does not read, but that block it if they are unreadable. */
type UnreadInputs = Readonly<Record<string, Source>>;

interface SolvedValve extends Factors {
  readonly solution: Source<Solution>;
  readonly ofViscosity: UnreadInputs;
  readonly ofValve: UnreadInputs;
}

/** Choked pressure drop. */
export function chokingOf(inlet: Inlet, valve: SolvedValve, words: ConditionLabels) {
  const { fluidType, inputs: input, inletPressure, venaContractaDrop, heatRatioFactor } = inlet;
  const { solution, recoveryFactor, ratioFactor, fittings, ofViscosity, ofValve } = valve;
  const fittedRatioFactor = step(
    'fittedRatioFactor',
    { fluidType, fittings, ratioFactor, ...optional({ solution, ...input, ...ofViscosity }) },
    {
      label: 'Pressure differential ratio factor with reducers',
      symbol: 'x_TP',
      equation: v => (isFitted(v) ? 'x_TP = x_T/F_P^2/(1+x_T*ζ_i/0.0018*(K_v/(1000*d)^2)^2)' : 'x_TP = x_T'),
      source: `${iec}, eq. 22`,
      kind: 'number',
      unit: '',
    },
    v => {
      if (v.fluidType === 'Liquid') return ruledOut('liquid');
      if (!isFitted(v)) return v.ratioFactor;
      return v.solution ? pressureRatioFactor(v.solution.kv, v.ratioFactor, v.fittings) : noCoefficient(v);
    },
  );
  const chokedRatio = step(
    'chokedRatio',
    { heatRatioFactor, fittedRatioFactor },
    {
      label: 'Choked pressure differential ratio',
      symbol: 'x_ch',
      equation: 'x_ch = F_γ*x_TP',
      source: `${iec}, eq. 10`,
      kind: 'number',
      unit: '',
    },
    v => v.heatRatioFactor * v.fittedRatioFactor,
  );
  const chokedPressureDrop = step(
    'chokedPressureDrop',
    {
      fluidType,
      fittings,
      recoveryFactor,
      ...optional({ solution, inletPressure, venaContractaDrop, chokedRatio, ...input, ...ofViscosity }),
    },
    {
      label: 'Choked pressure differential',
      symbol: 'Δp_ch',
      equation: v => {
        if (v.fluidType === 'Gas') return 'Δp_ch = x_ch*p_1';
        return isFitted(v) ? 'Δp_ch = (F_LP/F_P)^2*Δp_vc' : 'Δp_ch = F_L^2*Δp_vc';
      },
      source: v => `${iec}, ${v.fluidType === 'Gas' ? 'eq. 10' : 'eq. 3'}`,
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => {
      if (v.solution?.type === 'liquid') return v.solution.chokedPressureDifference;
      if (v.fluidType === 'Two Phase Flow Regime' || v.inletPressure === undefined) return noOnset(v);
      if (v.fittings !== noFittings && !v.solution) return noCondition(v);
      if (v.fluidType === 'Gas') return v.chokedRatio === undefined ? noOnset(v) : v.chokedRatio * v.inletPressure;
      return v.venaContractaDrop === undefined ? noOnset(v) : v.recoveryFactor ** 2 * v.venaContractaDrop;
    },
  );
  const flowCondition = step(
    'flowCondition',
    { fluidType, ...optional({ solution, chokedPressureDrop, venaContractaDrop, ...input, ...ofValve }) },
    { label: 'Flow condition', source: `${iec}, 6.2.2 and 7.2.2` },
    v => conditionIn(words, v, v.solution?.type === 'two-phase' ? undefined : v.solution?.choked),
  );
  return { fittedRatioFactor, chokedRatio, chokedPressureDrop, flowCondition };
}

type Choking = ReturnType<typeof chokingOf>;

/** Factors of the flow equation in the solution. */
export function factorsOf(inlet: Inlet, { solution, fittings }: SolvedValve, { chokedRatio }: Choking) {
  const { fluidType, inputs: input, inletPressure, pressureDropRatio } = inlet;
  const pipingGeometryFactor = step(
    'pipingGeometryFactor',
    { solution, fittings },
    {
      label: 'Piping geometry factor',
      symbol: 'F_P',
      equation: v => (isFitted(v) ? 'F_P = 1/sqrt(1+Σζ/0.0016*(K_v/(1000*d)^2)^2)' : 'F_P = 1'),
      source: v => `${iec}, ${v.solution.regime === 'turbulent' ? 'eq. 15' : 'A.4'}`,
      kind: 'number',
      unit: '',
    },
    v => v.solution.FP,
  );
  const sizingDrop = step(
    'sizingDrop',
    { solution },
    {
      label: 'Sizing pressure differential',
      symbol: 'Δp_s',
      equation: v => (v.solution.type === 'liquid' ? 'Δp_s = min(Δp;Δp_ch)' : ''),
      source: v =>
        v.solution.type === 'liquid' ? `${iec}, eq. 2` : 'Lowest of Δp and the choked values for liquid and gas',
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => (v.solution.type === 'gas' ? ruledOut('gas') : v.solution.sizingPressureDifference),
  );
  const sizingRatio = step(
    'sizingRatio',
    { fluidType, inletPressure, pressureDropRatio, chokedRatio, ...optional({ sizingDrop, ...input }) },
    {
      label: 'Sizing pressure differential ratio',
      symbol: 'x_s',
      equation: v => (v.fluidType === 'Gas' ? 'x_s = min(x;x_ch)' : 'x_s = Δp_s/p_1'),
      source: `${iec}, eq. 8`,
      kind: 'number',
      unit: '',
    },
    v => {
      if (v.fluidType === 'Gas') return Math.min(v.pressureDropRatio, v.chokedRatio);
      return v.sizingDrop === undefined ? noCoefficient(v) : v.sizingDrop / v.inletPressure;
    },
  );
  const expansionFactor = step(
    'expansionFactor',
    { solution: optional(solution), sizingRatio, chokedRatio },
    {
      label: 'Expansion factor',
      symbol: 'Y',
      equation: ({ solution: found }) => {
        if (found?.type !== 'gas' || found.regime === 'turbulent') return 'Y = 1-x_s/(3*x_ch)';
        return (found.reynoldsNumber ?? 0) < 1000 ? 'Y = sqrt(1-x_s/2)' : 'Y = Y_l+(Re_v-1000)/9000*(Y_t-Y_l)';
      },
      where: ({ solution: found }) =>
        found?.regime === 'non-turbulent' && (found.reynoldsNumber ?? 0) >= 1000
          ? ['Y_l = sqrt(1-x_s/2)', 'Y_t = 1-x_s/(3*x_ch)']
          : [],
      source: v => `${iec}, ${v.solution?.regime === 'non-turbulent' ? 'Annex A, eq. A.5' : 'eq. 12'}`,
      kind: 'number',
      unit: '',
    },
    v => (v.solution && v.solution.type !== 'liquid' ? v.solution.Y : 1 - v.sizingRatio / (3 * v.chokedRatio)),
  );
  return { pipingGeometryFactor, sizingDrop, sizingRatio, expansionFactor };
}

const flowEquations = {
  liquid: {
    turbulent: ['3600*q_m/ρ_1 = K_v*F_P*sqrt(Δp_s/10^5*999.1/ρ_1)', 'eqs. 1 and 2'],
    'non-turbulent': ['3600*q_m/ρ_1 = K_v*F_R*sqrt(Δp_s/10^5*999.1/ρ_1)', 'Annex A, eq. A.2'],
  },
  gas: {
    turbulent: ['3600*q_m = 110*K_v*F_P*p_1/10^5*Y*sqrt(x_s*M*1000/(T_1*Z))', 'eq. 6'],
    'non-turbulent': ['3600*q_m = 77.5*K_v*F_R*Y*p_1/10^5*sqrt(x_s*(2-x_s)*M*1000/T_1)', 'Annex A, eq. A.3'],
  },
  'two-phase': { turbulent: ['3600*(q_m+q_g) = 31.6*K_v*F_P*sqrt(Δp_s/10^5/v_e)', ''] },
} as const;

function flowEquation(solution: Solution): readonly [string, string] {
  if (solution.type === 'two-phase') return flowEquations['two-phase'].turbulent;
  return flowEquations[solution.type][solution.regime];
}

/** Flow coefficient from the flow equation. */
export function coefficientOf(solution: Source<Solution>) {
  const coefficient = step(
    'coefficient',
    { solution },
    {
      label: 'Flow coefficient Kv that satisfies the flow equation',
      symbol: 'K_v',
      equation: v => flowEquation(v.solution)[0],
      source: v =>
        v.solution.type === 'two-phase' ? effectiveSpecificVolume : `${iec}, ${flowEquation(v.solution)[1]}`,
      kind: 'number',
      unit: '',
    },
    v => v.solution.kv,
  );
  const valveFlowCoefficient = step(
    'valveFlowCoefficient',
    { coefficient },
    {
      label: 'Valve flow coefficient',
      symbol: 'C_v',
      equation: 'C_v = K_v/0.865',
      source: `${iec}, Table 1`,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    v => v.coefficient / kvPerCv,
  );
  return { coefficient, valveFlowCoefficient };
}

/** Flow through the sized valve against pressure differential. */
export function standardCurve(v: ValveFlow, { kv, type }: Solution, viscous?: ViscousValve): FlowCurve | Absent {
  const { flowRate, gasFlow: vapourFlow, recoveryFactor: FL, ratioFactor: xT, fittings } = v;
  const liquid = liquidOf(v);
  const gas = gasOf(v);
  if (type === 'liquid' && liquid)
    return difference => liquidFlow(kv, difference, liquid, { FL, fittings, viscous }).massFlow;
  if (type === 'gas' && gas) return difference => gasFlow(kv, difference, gas, { xT, fittings, viscous }).massFlow;
  if (!liquid || !gas || flowRate === undefined || vapourFlow === undefined) return absent('no flow to draw');
  const phases = { liquid, gas, liquidFlow: flowRate, gasFlow: vapourFlow };
  return difference => twoPhaseState(kv, difference, phases, { FL, xT, fittings }).massFlow;
}
