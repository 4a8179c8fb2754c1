import { originalGas, originalGasCv, originalLiquid, originalLiquidCv } from '@isentrope/engineering/valves';
import { deferred, optional, ruledOut, step } from '../kit/index.ts';
import { conditionIn, type ConditionLabels } from './condition.ts';
import { flowNeeds, gasOf, liquidOf, type Inlet } from './inlet.ts';
import { noCoefficient, noOnset } from './missing-inputs.ts';
import type { FlowCurve } from './plots.ts';

const rules = 'Simplified method';

/** A valve sized by the simplified method. */
export function originalValve(inlet: Inlet, words: ConditionLabels) {
  const onset = onsetOf(inlet, words);
  const coefficients = coefficientsOf(inlet);
  const { fluidType, inputs: input, venaContractaDrop } = inlet;
  const { liquidCoefficient, gasCoefficient } = coefficients;
  const valveFlowCoefficient = step(
    'valveFlowCoefficient',
    { fluidType, ...optional({ venaContractaDrop, liquidCoefficient, gasCoefficient, ...input }) },
    {
      label: 'Valve flow coefficient',
      symbol: 'C_v',
      equation: v => ({ Liquid: 'C_v = C_l', Gas: 'C_v = C_g', 'Two Phase Flow Regime': 'C_v = C_l+C_g' })[v.fluidType],
      source: rules,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    v => {
      const { liquidCoefficient: ofLiquid, gasCoefficient: ofGas } = v;
      if (v.fluidType === 'Gas') return ofGas ?? noCoefficient(v);
      if (v.venaContractaDrop === undefined) return noCoefficient(v);
      if (v.fluidType === 'Liquid') return ofLiquid ?? noCoefficient(v);
      return ofLiquid === undefined || ofGas === undefined ? noCoefficient(v) : ofLiquid + ofGas;
    },
  );
  /** Flow through the sized valve: proportional to the flow coefficient. */
  const flowCurve = deferred('flowCurve', { valveFlowCoefficient, ...flowNeeds(inlet) }, v => {
    const liquid = liquidOf(v);
    const gas = gasOf(v);
    const curve = (coefficientOf: (difference: number) => number): FlowCurve => {
      return difference => v.valveFlowCoefficient / coefficientOf(difference);
    };
    if (v.fluidType === 'Liquid' && liquid) return curve(difference => originalLiquid(1, difference, liquid).cv);
    if (v.fluidType === 'Gas' && gas) return curve(difference => originalGas(1, difference, gas).cv);
    return ruledOut('two-phase flow');
  });
  return {
    ...onset,
    expansionFactor: coefficients.expansionFactor,
    valveFlowCoefficient,
    flowCurve,
    shows: [...Object.values(onset), ...Object.values(coefficients)],
  };
}

/** Choked pressure drop. */
function onsetOf(inlet: Inlet, words: ConditionLabels) {
  const { fluidType, inputs: input, inletPressure, venaContractaDrop, heatRatioFactor } = inlet;
  const chokedPressureDrop = step(
    'chokedPressureDrop',
    { fluidType, ...optional({ inletPressure, venaContractaDrop, heatRatioFactor, ...input }) },
    {
      label: 'Choked pressure differential',
      symbol: 'Δp_ch',
      equation: v => (v.fluidType === 'Gas' ? 'Δp_ch = F_γ*p_1' : 'Δp_ch = Δp_vc'),
      source: `${rules}: no recovery factor`,
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => {
      if (v.fluidType === 'Liquid') return v.venaContractaDrop ?? noOnset(v);
      if (v.fluidType !== 'Gas' || v.inletPressure === undefined || v.heatRatioFactor === undefined) return noOnset(v);
      return v.heatRatioFactor * v.inletPressure;
    },
  );
  const flowCondition = step(
    'flowCondition',
    { fluidType, ...optional({ chokedPressureDrop, venaContractaDrop, ...input }) },
    { label: 'Flow condition', source: `${rules}: no recovery factor` },
    v => conditionIn(words, v),
  );
  return { chokedPressureDrop, flowCondition };
}

/** Flow coefficients of the liquid and the gas phase, each alone. */
function coefficientsOf(inlet: Inlet) {
  const { fluidType, inputs: input, inletPressure, downstreamPressure, pressureDropRatio, heatRatioFactor } = inlet;
  const { flowRate, pressureDifferential, density } = input;
  const { venaContractaDrop, gasFlow, gasState } = inlet;
  const sizingDrop = step(
    'sizingDrop',
    { pressureDifferential, venaContractaDrop },
    {
      label: 'Sizing pressure differential',
      symbol: 'Δp_s',
      equation: 'Δp_s = min(Δp;Δp_vc)',
      source: rules,
      kind: 'pressureDifference',
      unit: 'bar',
    },
    v => Math.min(v.pressureDifferential, v.venaContractaDrop),
  );
  const sizingRatio = step(
    'sizingRatio',
    { pressureDropRatio, heatRatioFactor },
    {
      label: 'Sizing pressure differential ratio',
      symbol: 'x_s',
      equation: 'x_s = min(x;F_γ)',
      source: rules,
      kind: 'number',
      unit: '',
    },
    v => Math.min(v.pressureDropRatio, v.heatRatioFactor),
  );
  const expansionFactor = step(
    'expansionFactor',
    { pressureDropRatio, heatRatioFactor },
    {
      label: 'Expansion factor',
      symbol: 'Y',
      equation: 'Y = max(1-x/(3*F_γ);0.667)',
      source: rules,
      kind: 'number',
      unit: '',
    },
    v => Math.max(1 - v.pressureDropRatio / (3 * v.heatRatioFactor), 0.667),
  );
  const liquidCoefficient = step(
    'liquidCoefficient',
    { flowRate, downstreamPressure, sizingDrop, density },
    {
      label: 'Flow coefficient for the liquid',
      symbol: 'C_l',
      equation: 'C_l = 3600*q_m/(27.3*sqrt(Δp_s/10^5*ρ_1))',
      source: rules,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    v => originalLiquidCv(v.flowRate, v.sizingDrop, v.density),
  );
  const gasCoefficient = step(
    'gasCoefficient',
    { fluidType, gasFlow, inletPressure, downstreamPressure, gasState, sizingRatio, expansionFactor },
    {
      label: 'Flow coefficient for the gas',
      symbol: 'C_g',
      equation: v => `C_g = 3600*${v.fluidType === 'Gas' ? 'q_m' : 'q_g'}/(94.8*p_1/10^5*Y)*sqrt(T_1*Z/(x_s*M*1000))`,
      source: rules,
      kind: 'flowCoefficient',
      unit: 'Cv',
    },
    v =>
      originalGasCv(v.gasFlow, { ...v.gasState, upstreamPressure: v.inletPressure }, v.sizingRatio, v.expansionFactor),
  );
  return { sizingDrop, sizingRatio, expansionFactor, liquidCoefficient, gasCoefficient };
}
