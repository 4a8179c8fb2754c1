import {
  frictionFactor,
  holdupConstants,
  lineReynoldsNumber,
  patternLimits,
  type BeggsBrill,
  type FlowPattern,
  type TwoPhaseLine,
} from '@isentrope/engineering/flow';
import { absent } from '../kit/index.ts';
import { holdupOf, type Correlation } from './friction-steps.ts';

const sources: Readonly<Record<Correlation['type'], string>> = {
  friedel: 'L. Friedel (1979)',
  'lockhart-martinelli': 'Lockhart and Martinelli (1949), D. Chisholm (1967)',
  'beggs-brill': 'Beggs and Brill (1973)',
};

const driftFlux = 'S. Z. Rouhani, E. Axelsson (1970)';

/** Angle of the line to the horizontal. */
export const slope = {
  info: { label: 'Slope', symbol: 'θ', equation: 'θ = asin(Δz/L)', kind: 'angle', unit: '°' },
  compute: (v: { length: number; elevationChange: number }) =>
    Math.abs(v.elevationChange) <= v.length
      ? Math.asin(v.elevationChange / v.length)
      : absent('no slope: the elevation change exceeds the length'),
} as const;

/** Friction factor of the whole flow as gas, which Friedel's multiplier needs. */
export const gasFriction = {
  info: {
    label: 'Friction factor of the whole flow as gas',
    symbol: 'f_g',
    source: 'C. F. Colebrook (1939), at Re = 4·q/(π·D·μ_g)',
    kind: 'number',
    unit: '',
  },
  compute: ({ correlation, mixture }: { correlation: Correlation; mixture: TwoPhaseLine }) => {
    if (correlation.type !== 'friedel') return absent('no part of this method');
    const total = mixture.liquidFlow + mixture.gasFlow;
    const Re = lineReynoldsNumber(total, mixture.diameter, mixture.gasViscosity);
    return frictionFactor(Re, mixture.roughness / mixture.diameter);
  },
} as const;

interface Correlated {
  readonly correlation: Correlation;
  readonly mixture: TwoPhaseLine;
}

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

function beggsBrillExponent({ liquidFraction, liquidHoldup }: BeggsBrill): string[] {
  const y = liquidFraction / liquidHoldup ** 2;
  const S =
    y > 1 && y < 1.2 ? 'S = ln(2.2*y-1.2)' : 'S = min(7; ln(y)/(-0.0523+3.182*ln(y)-0.8725*ln(y)^2+0.01853*ln(y)^4))';
  return ['y = λ/H_L^2', S];
}

/** What the friction of one phase is multiplied by. */
export const multiplier = {
  info: {
    label: 'Two-phase multiplier',
    symbol: 'Φ',
    equation: ({ correlation }: Correlated) =>
      ({
        friedel: 'Φ = E+3.24*F*H/(Fr^0.0454*We^0.035)',
        'lockhart-martinelli': 'Φ = 1+C_C/X+1/X^2',
        'beggs-brill': 'Φ = exp(S)',
      })[correlation.type],
    where: ({ correlation }: Correlated) => {
      if (correlation.type === 'friedel') return friedelWhere;
      if (correlation.type === 'beggs-brill') return beggsBrillExponent(correlation);
      return martinelliWhere(correlation.C, correlation);
    },
    source: ({ correlation }: Correlated) => sources[correlation.type],
    kind: 'number',
    unit: '',
  },
  compute: ({ correlation }: Correlated) => correlation.multiplier,
} as const;

/** The equations of the holdup of Beggs and Brill in one pattern, its symbols marked by a letter. */
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

function holdupWhere({ correlation, slope: angle = 0 }: Correlated & { slope?: number | undefined }): string[] {
  if (correlation.type !== 'beggs-brill') {
    return ['v_d = 1.18*(1-x)*(9.80665*σ*(ρ-ρ_g))^0.25/sqrt(ρ)', 'C_D = 1+0.2*(1-x)'];
  }
  const { pattern, liquidFraction } = correlation;
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

/** The fraction of the bore that is full of liquid. */
export const holdup = {
  info: {
    label: 'Liquid holdup',
    when: { fluidType: 'Two-phase' },
    symbol: 'H_L',
    equation: ({ correlation }: Correlated & { slope?: number | undefined }) => {
      if (correlation.type !== 'beggs-brill') return 'H_L = 1-(1-λ)*v/(C_D*v+v_d)';
      return correlation.pattern === 'Transition' ? 'H_L = a*H_s+(1-a)*H_i' : 'H_L = H_s';
    },
    where: holdupWhere,
    source: ({ correlation }: Correlated) =>
      correlation.type === 'beggs-brill' ? sources[correlation.type] : driftFlux,
    kind: 'number',
    unit: '',
  },
  compute: ({ correlation, mixture }: Correlated & { slope?: number | undefined }) => holdupOf(correlation, mixture),
} as const;

/** Density of what stands in the line. */
export const standingDensity = {
  info: {
    label: 'Density with slip',
    symbol: 'ρ_s',
    equation: 'ρ_s = H_L*ρ+(1-H_L)*ρ_g',
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: { liquidHoldup: number; density: number; vapourDensity: number }) =>
    v.liquidHoldup * v.density + (1 - v.liquidHoldup) * v.vapourDensity,
} as const;
