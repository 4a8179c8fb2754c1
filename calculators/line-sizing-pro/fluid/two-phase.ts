import {
  frictionFactor,
  holdupConstants,
  lineReynoldsNumber,
  liquidHoldup as driftFluxHoldup,
  patternLimits,
  type BeggsBrill,
  type FlowPattern,
} from '@isentrope/engineering/flow';
import { absent, optional, step, type StepInputs } from '../../kit/index.ts';
import { density } from '../fields.ts';
import { vapourDensity } from './fluid.ts';
import { correlation, mixture, slope, type Correlation } from './mixture.ts';

/** Intermediate results of the two-phase correlations. */

const sources: Readonly<Record<Correlation['type'], string>> = {
  friedel: 'L. Friedel (1979)',
  'lockhart-martinelli': 'Lockhart and Martinelli (1949), D. Chisholm (1967)',
  'beggs-brill': 'Beggs and Brill (1973)',
};

const driftFlux = 'S. Z. Rouhani, E. Axelsson (1970)';

const correlationInputs = { correlation, mixture };

/** Friction factor of the whole flow as gas, for Friedel's multiplier. */
export const gasFriction = step(
  'gasFriction',
  correlationInputs,
  {
    label: 'Friction factor of the whole flow as gas',
    symbol: 'f_g',
    source: 'C. F. Colebrook (1939), at Re = 4·q/(π·D·μ_g)',
    kind: 'number',
    unit: '',
  },
  ({ correlation: { type }, mixture: line }) => {
    if (type !== 'friedel') return absent('not calculated by this method');
    const Re = lineReynoldsNumber(line.liquidFlow + line.gasFlow, line.diameter, line.gasViscosity);
    return frictionFactor(Re, line.roughness / line.diameter);
  },
);

function martinelliWhere(C: number, { liquidGradient, gasGradient }: { liquidGradient: number; gasGradient: number }) {
  return [
    `C_C = ${C}`,
    `p_l = ${liquidGradient.toPrecision(12)}`,
    `p_g = ${gasGradient.toPrecision(12)}`,
    'X = sqrt(p_l/p_g)',
  ];
}

const friedelWhere = [
  'E = (1-x)^2+x^2*ρ*f_g/(ρ_g*f)',
  'F = x^0.78*(1-x)^0.224',
  'H = (ρ/ρ_g)^0.91*(μ_g/μ)^0.19*(1-μ_g/μ)^0.7',
  'We = G^2*D/(σ*ρ_1)',
];

function beggsBrillExponent(result: BeggsBrill): string[] {
  const y = result.liquidFraction / result.liquidHoldup ** 2;
  const S =
    y > 1 && y < 1.2 ? 'S = ln(2.2*y-1.2)' : 'S = min(7; ln(y)/(-0.0523+3.182*ln(y)-0.8725*ln(y)^2+0.01853*ln(y)^4))';
  return ['y = λ/H_L^2', S];
}

/** Two-phase multiplier of the single-phase friction. */
export const multiplier = step(
  'multiplier',
  correlationInputs,
  {
    label: 'Two-phase multiplier',
    symbol: 'Φ',
    equation: v =>
      ({
        friedel: 'Φ = E+3.24*F*H/(Fr^0.0454*We^0.035)',
        'lockhart-martinelli': 'Φ = 1+C_C/X+1/X^2',
        'beggs-brill': 'Φ = exp(S)',
      })[v.correlation.type],
    where: v => {
      if (v.correlation.type === 'friedel') return friedelWhere;
      if (v.correlation.type === 'beggs-brill') return beggsBrillExponent(v.correlation);
      return martinelliWhere(v.correlation.C, v.correlation);
    },
    source: v => sources[v.correlation.type],
    kind: 'number',
    unit: '',
  },
  v => v.correlation.multiplier,
);

/** Returns the Beggs and Brill holdup equations of one pattern, with its symbols marked by a letter. */
function holdupEquations(pattern: Exclude<FlowPattern, 'Transition'>, angle: number, mark: string): string[] {
  const { level, slope: tilt } = holdupConstants(pattern, angle);
  const [a, b, c] = level;
  const flat = `H_0${mark} = max(λ; ${a}*λ^${b}/Fr^${c})`;
  if (!tilt) return [flat, `H_${mark} = min(1; H_0${mark})`];
  const [d, e, f, g] = tilt;
  return [
    flat,
    `B_${mark} = max(0; (1-λ)*ln(${d}*λ^(${e})*N_l^(${f})*Fr^(${g})))`,
    `H_${mark} = min(1; H_0${mark}*(1+B_${mark}*(sin(1.8*θ)-sin(1.8*θ)^3/3)))`,
  ];
}

const sloped = { ...correlationInputs, slope: optional(slope) };

function holdupWhere({ correlation: result, slope: angle = 0 }: StepInputs<typeof sloped>): string[] {
  if (result.type !== 'beggs-brill') {
    return ['v_d = 1.18*(1-x)*(9.80665*σ*(ρ-ρ_g))^0.25/sqrt(ρ)', 'C_D = 1+0.2*(1-x)'];
  }
  const { pattern, liquidFraction } = result;
  const number = 'N_l = λ*v*(ρ/(9.80665*σ))^0.25';
  if (pattern !== 'Transition') return [number, ...holdupEquations(pattern, angle, 's')];
  const { L2, L3 } = patternLimits(liquidFraction);
  return [
    number,
    ...holdupEquations('Segregated', angle, 's'),
    ...holdupEquations('Intermittent', angle, 'i'),
    `L_2 = ${L2.toPrecision(14)}`,
    `L_3 = ${L3.toPrecision(14)}`,
    'a = (L_3-Fr)/(L_3-L_2)',
  ];
}

/** Liquid holdup, the fraction of the cross-section filled with liquid. */
export const liquidHoldup = step(
  'liquidHoldup',
  sloped,
  {
    label: 'Liquid hold-up',
    when: { fluidType: 'Two-phase' },
    symbol: 'H_L',
    equation: v => {
      if (v.correlation.type !== 'beggs-brill') return 'H_L = 1-(1-λ)*v/(C_D*v+v_d)';
      return v.correlation.pattern === 'Transition' ? 'H_L = a*H_s+(1-a)*H_i' : 'H_L = H_s';
    },
    where: holdupWhere,
    source: v => (v.correlation.type === 'beggs-brill' ? sources[v.correlation.type] : driftFlux),
    kind: 'number',
    unit: '',
  },
  v => (v.correlation.type === 'beggs-brill' ? v.correlation.liquidHoldup : driftFluxHoldup(v.mixture)),
);

/** Density of the mixture in the line. */
export const standingDensity = step(
  'standingDensity',
  { liquidHoldup, density, vapourDensity },
  {
    label: 'Density with slip',
    symbol: 'ρ_s',
    equation: 'ρ_s = H_L*ρ+(1-H_L)*ρ_g',
    kind: 'density',
    unit: 'kg/m³',
  },
  v => v.liquidHoldup * v.density + (1 - v.liquidHoldup) * v.vapourDensity,
);
