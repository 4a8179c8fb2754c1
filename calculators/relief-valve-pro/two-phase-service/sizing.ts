import type { AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  areaFor,
  criticalRatio,
  omegaFlow,
  omegaThroat,
  transitionRatio,
  waterThroat,
} from '@isentrope/engineering/relief';
import {
  absent,
  check,
  deferred,
  type StepInputs,
  optional,
  type Source,
  step,
  upperFirst,
  value,
  warning,
} from '../../kit/index.ts';
import * as common from '../fields.ts';
import { massFluxInfo, nozzleArea, nozzleSource, throatPressureInfo } from '../nozzle.ts';
import { backPressures, builtUpRatio } from '../pressures.ts';
import type { AreaCurve } from '../valve.ts';
import { beyondCurve } from '../vapour-back-pressure.ts';
import { annex, if97, percentOf } from '../format.ts';
import { fluid, inletCondition, kb, kd } from './fields.ts';
import { backPressure, omega, omegaFluid, relievingPressure, saturationRatio, water } from './inlet.ts';

/** Area of a two-phase flow, and its factors. */

const flow = value('flow', { omegaFluid, relievingPressure, backPressure }, v =>
  omegaFlow(v.omegaFluid, v.relievingPressure, v.backPressure),
);

export const flowCondition = step(
  'flowCondition',
  { flow },
  { label: 'Flow condition', source: `${annex}: throat pressure against back pressure` },
  ({ flow: { regime } }) => upperFirst(regime),
);

export const criticalPressureRatio = step(
  'criticalPressureRatio',
  { omega, saturationRatio },
  {
    label: 'Critical pressure ratio',
    symbol: 'η_c',
    equation: v =>
      v.saturationRatio === 1
        ? '-2*ω^2*ln(η_c) = η_c^2+(ω^2-2*ω)*(1-η_c)^2+2*ω^2*(1-η_c)'
        : '(ω*η_s-(ω-1)*η_c)^2 = 2*ω*η_s*w_c',
    where: v => (v.saturationRatio === 1 ? [] : ['w_c = 1-η_s+ω*η_s*ln(η_s/η_c)-(ω-1)*(η_s-η_c)']),
    source: `${annex}, solved instead of approximated`,
    kind: 'number',
    unit: '',
  },
  v =>
    v.saturationRatio < transitionRatio(v.omega)
      ? absent('highly subcooled: the flow can choke only where it flashes, at the saturation pressure')
      : criticalRatio(v.omega, v.saturationRatio),
);

export const dischargeCoefficient = step(
  'dischargeCoefficient',
  { kd: optional(kd), inletCondition },
  {
    label: 'Coefficient of discharge',
    symbol: 'K_d',
    source: v => (v.kd === undefined ? annex : 'As entered'),
    kind: 'number',
    unit: '',
  },
  v => v.kd ?? (v.inletCondition === 'Subcooled liquid' ? 0.65 : 0.85),
);

/** Returns the source of a Kb. */
export function sourceOfFactor(inputs: number | undefined): string {
  return inputs === undefined ? 'API 520-I: 1 for conventional and pilot-operated valves' : 'As entered';
}

const backPressureFactor = step(
  'backPressureFactor',
  { kb: optional(kb) },
  {
    label: 'Back-pressure correction factor',
    symbol: 'K_b',
    source: v => sourceOfFactor(v.kb),
    kind: 'number',
    unit: '',
    digits: 3,
  },
  v => v.kb ?? 1,
);

/** Reports a back pressure at which a blank Kb is valid only for some valve types, since the type is not an input. */
export const factorToGive = check({ kb: optional(kb), ...backPressures(common) }, v => {
  const ratio = v.totalBackpressure / v.setPressure;
  if (v.kb !== undefined) return beyondCurve('Kb', ratio);
  if (!(ratio > Math.min(0.1, v.allowableOverpressure) * (1 + 1e-9))) return [];
  const part = v.superimposedBackpressure === undefined ? '' : `, here ${percentOf(builtUpRatio(v))},`;
  return [
    warning(
      `The back pressure is ${percentOf(ratio)} of the set pressure, and Kb is taken as 1: that holds for a pilot-operated valve, and for a conventional one only while the built-up part${part} does not exceed the overpressure, ${percentOf(v.allowableOverpressure)}. For a balanced valve enter the manufacturer’s Kb.`,
      { field: 'totalBackpressure', source: 'API 520-I, back pressure' },
    ),
  ];
});

const curveNeeds = {
  flowRate: common.flowRate,
  dischargeCoefficient,
  backPressureFactor,
  kc: common.kc,
  omegaFluid,
  relievingPressure,
  water: optional(water),
};

/** Area as a function of back pressure, for the plot. */
function curve(v: StepInputs<typeof curveNeeds>, fluxAt: (backPressure: AbsolutePressure) => number): AreaCurve {
  return back => areaFor(v.flowRate, fluxAt(back), v.dischargeCoefficient * v.backPressureFactor * v.kc);
}

/** Area by the ω method of API 520-I. */
export function omegaSizing() {
  const throatRatio = step(
    'throatRatio',
    { flow },
    {
      label: 'Throat pressure ratio',
      symbol: 'η',
      source: 'The critical ratio, or that of the back pressure where it is higher',
      kind: 'number',
      unit: '',
    },
    v => v.flow.eta,
  );
  const massFlux = step(
    'massFlux',
    { flow, saturationRatio },
    {
      label: 'Mass flux',
      symbol: 'G',
      equation: v =>
        v.flow.eta >= v.saturationRatio ? 'G = sqrt(2*ρ_1*p_1*(1-η))' : 'G = sqrt(2*w*p_1*ρ_1)/(ω*(η_s/η-1)+1)',
      where: v => (v.flow.eta >= v.saturationRatio ? [] : ['w = 1-η_s+ω*η_s*ln(η_s/η)-(ω-1)*(η_s-η)']),
      source: annex,
      kind: 'massFlux',
      unit: 'kg/(s·m²)',
    },
    v => v.flow.massFlux,
  );
  const areaCurve = deferred('areaCurve', curveNeeds, v =>
    curve(v, back => omegaFlow(v.omegaFluid, v.relievingPressure, back).massFlux),
  );
  return { massFlux, requiredArea: areaBy(massFlux), areaCurve, shows: [throatRatio] };
}

/** Area by an integrated nozzle: of water along its isentrope, else with the specific volumes of ω. */
export function nozzleSizing() {
  const throatNeeds = { water: optional(water), omegaFluid, relievingPressure };
  const throatAt = (v: StepInputs<typeof throatNeeds>, back: AbsolutePressure) =>
    v.water ? waterThroat(v.water, back) : omegaThroat(v.omegaFluid, v.relievingPressure, back);
  const source = (v: { readonly fluid: string }) =>
    v.fluid === 'Water and steam'
      ? `${nozzleSource} by ${if97}, homogeneous equilibrium`
      : `${nozzleSource} with the specific volumes of the omega method`;
  const throat = value('throat', { ...throatNeeds, backPressure }, v => throatAt(v, v.backPressure));
  const throatPressure = step(
    'throatPressure',
    { throat, fluid },
    { ...throatPressureInfo, source },
    v => v.throat.pressure,
  );
  const massFlux = step('massFlux', { throat, fluid }, { ...massFluxInfo, source }, v => v.throat.massFlux);
  const areaCurve = deferred('areaCurve', curveNeeds, v => curve(v, back => throatAt(v, back).massFlux));
  return { massFlux, requiredArea: areaBy(massFlux), areaCurve, shows: [throatPressure] };
}

function areaBy(massFlux: Source<number>) {
  return nozzleArea({ massFlux, kd: dischargeCoefficient, backPressureFactor }, annex);
}
