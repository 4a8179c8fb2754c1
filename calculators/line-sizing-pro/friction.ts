import { pow } from '@isentrope/engineering/elementary';
import {
  churchill,
  flowPattern,
  flowRegime as regimeOf,
  frictionFactor as colebrook,
  laminarLimit,
  lineReynoldsNumber,
  lineVelocity,
  turbulentLimit,
} from '@isentrope/engineering/flow';
import { standardGravity } from '@isentrope/engineering/quantities';
import { absent, byMethod, optional, step, value } from '../kit/index.ts';
import { flowRate, fluidType, viscosity } from './fields.ts';
import { inletDensity, inletViscosity, liquidFraction, totalFlow } from './fluid/fluid.ts';
import { diameter, relativeRoughness } from './pipe.ts';

/** Velocity and friction of the line. */

const models = [
  'darcy-weisbach',
  'churchill',
  'adiabatic',
  'isothermal',
  'friedel',
  'lockhart-martinelli',
  'beggs-brill',
] as const;

/** Calculation model of a line: friction law and expansion of a single phase, or the two-phase correlation. */
export type Model = (typeof models)[number];

/** Returns steps that are shared by all methods, each with its own model. */
export const model = byMethod<Model>(
  Object.fromEntries(models.map(name => [name, value('model', {}, (): Model => name)])),
);

const twoPhaseModels: ReadonlySet<Model> = new Set(['friedel', 'lockhart-martinelli', 'beggs-brill']);

export const velocity = step(
  'velocity',
  { fluidType, totalFlow, inletDensity, diameter },
  {
    label: 'Velocity',
    symbol: 'v',
    equation: 'v = 4*q/(π*D^2*ρ_1)',
    source: v => (v.fluidType === 'Two-phase' ? 'No-slip mixture' : 'At the inlet'),
    kind: 'velocity',
    unit: 'm/s',
  },
  v => lineVelocity(v.totalFlow, v.inletDensity, v.diameter),
);

export const massFlux = step(
  'massFlux',
  { totalFlow, diameter },
  {
    label: 'Mass flux',
    symbol: 'G',
    equation: 'G = 4*q/(π*D^2)',
    kind: 'number',
    unit: '',
  },
  v => lineVelocity(v.totalFlow, 1, v.diameter),
);

export const immeasurable = 'no finite Reynolds number';

/** Whether a viscosity gives a finite Reynolds number in any pipe. */
export function isMeasurable(massFlow: number, viscosity: number): boolean {
  const ratio = massFlow / viscosity;
  return ratio > 1e-200 && ratio < 1e200;
}

/** Reynolds number used for the friction factor. */
export const reynoldsNumber = step(
  'reynoldsNumber',
  { model, totalFlow, diameter, inletViscosity, viscosity: optional(viscosity), flowRate: optional(flowRate) },
  {
    label: 'Reynolds number',
    symbol: 'Re',
    equation: v => {
      if (v.model === 'friedel') return 'Re = 4*q/(π*D*μ)';
      return v.model === 'lockhart-martinelli' ? 'Re = 4*q_m/(π*D*μ)' : 'Re = 4*q/(π*D*μ_1)';
    },
    source: v => {
      if (v.model === 'friedel') return 'The whole flow as liquid';
      if (v.model === 'lockhart-martinelli') return 'The liquid alone in the pipe';
      return v.model === 'beggs-brill' ? 'No-slip mixture' : '';
    },
    kind: 'number',
    unit: '',
  },
  v => {
    if (!isMeasurable(v.totalFlow, v.inletViscosity)) return absent(immeasurable);
    if (!twoPhaseModels.has(v.model)) return lineReynoldsNumber(v.totalFlow, v.diameter, v.inletViscosity);
    const flow = v.model === 'lockhart-martinelli' ? (v.flowRate ?? v.totalFlow) : v.totalFlow;
    const thickness = v.model === 'beggs-brill' ? v.inletViscosity : (v.viscosity ?? v.inletViscosity);
    return lineReynoldsNumber(flow, v.diameter, thickness);
  },
);

/** Darcy friction factor by the model's correlation. */
export const frictionFactor = step(
  'frictionFactor',
  { model, reynoldsNumber, relativeRoughness },
  {
    label: 'Friction factor, Darcy',
    symbol: 'f',
    equation: ({ model: law, reynoldsNumber: Re }) => {
      if (law === 'churchill') return 'f = 8*((8/Re)^12+1/(A+B)^1.5)^(1/12)';
      if (law === 'lockhart-martinelli') return Re < laminarLimit ? 'f = 64/Re' : 'f = 0.184/Re^0.2';
      if (Re <= laminarLimit) return 'f = 64/Re';
      return Re < turbulentLimit
        ? 'f = 0.032+(f_t-0.032)*(Re-2000)/2000'
        : '1/sqrt(f) = -2*log10(ε/(3.7*D)+2.51/(Re*sqrt(f)))';
    },
    where: ({ model: law, reynoldsNumber: Re, relativeRoughness: relative }) => {
      if (law === 'churchill') return ['A = (-2.457*ln((7/Re)^0.9+0.27*ε/D))^16', 'B = (37530/Re)^16'];
      const between = law !== 'lockhart-martinelli' && Re > laminarLimit && Re < turbulentLimit;
      return between ? [`f_t = ${colebrook(turbulentLimit, relative).toPrecision(12)}`] : [];
    },
    source: ({ model: law, reynoldsNumber: Re }) => {
      if (law === 'churchill') return 'S. W. Churchill, Chem. Eng. 84 (1977), no. 24, 91–92';
      if (law === 'lockhart-martinelli') return 'Lockhart and Martinelli (1949): smooth pipe';
      if (Re <= laminarLimit) return 'Hagen–Poiseuille';
      return Re < turbulentLimit ? 'Between 64/Re at 2000 and Colebrook at 4000' : 'C. F. Colebrook (1939)';
    },
    kind: 'number',
    unit: '',
  },
  v => {
    if (v.model === 'churchill') return churchill(v.reynoldsNumber, v.relativeRoughness);
    if (v.model !== 'lockhart-martinelli') return colebrook(v.reynoldsNumber, v.relativeRoughness);
    return v.reynoldsNumber < laminarLimit ? 64 / v.reynoldsNumber : 0.184 * pow(v.reynoldsNumber, -0.2);
  },
);

/** Froude number of a two-phase mixture. */
export const froude = step(
  'froude',
  { fluidType, velocity, diameter },
  { label: 'Froude number', symbol: 'Fr', equation: 'Fr = v^2/(9.80665*D)', kind: 'number', unit: '' },
  v => (v.fluidType === 'Two-phase' ? v.velocity ** 2 / (standardGravity * v.diameter) : absent('not two-phase flow')),
);

/** Flow regime of one phase by Reynolds number, or the Beggs and Brill flow pattern of two. */
export const flowRegime = step(
  'flowRegime',
  { fluidType, reynoldsNumber, froude: optional(froude), liquidFraction: optional(liquidFraction) },
  {
    label: 'Flow regime',
    source: v =>
      v.fluidType === 'Two-phase'
        ? 'Map of Beggs and Brill, for a horizontal line'
        : 'Laminar to Re = 2000, turbulent from 4000',
  },
  v =>
    v.froude !== undefined && v.liquidFraction !== undefined
      ? flowPattern(v.froude, v.liquidFraction)
      : regimeOf(v.reynoldsNumber),
);
