import {
  beggsBrill,
  churchill,
  flowPattern,
  flowRegime,
  friedel,
  frictionFactor,
  gravity,
  laminarLimit,
  lineReynoldsNumber,
  lineVelocity,
  liquidHoldup,
  lockhartMartinelli,
  turbulentLimit,
  type BeggsBrill,
  type Fluid,
  type Friedel,
  type LockhartMartinelli,
  type TwoPhaseLine,
} from '@isentrope/engineering/flow';
import { absent, missing, type Absent } from '../kit/index.ts';

/** How a line is calculated: single-phase friction law and expansion, or the two-phase correlation. */
export type Model =
  'darcy-weisbach' | 'churchill' | 'adiabatic' | 'isothermal' | 'friedel' | 'lockhart-martinelli' | 'beggs-brill';

const twoPhaseModels: ReadonlySet<Model> = new Set(['friedel', 'lockhart-martinelli', 'beggs-brill']);

export const velocity = {
  info: {
    label: 'Velocity',
    symbol: 'v',
    equation: 'v = 4*q/(π*D^2*ρ_1)',
    source: (v: { fluidType: Fluid }) => (v.fluidType === 'Two-phase' ? 'Mixture without slip' : 'At the inlet'),
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: (v: { totalFlow: number; inletDensity: number; diameter: number }) =>
    lineVelocity(v.totalFlow, v.inletDensity, v.diameter),
} as const;

export const massFlux = {
  info: {
    label: 'Mass flux',
    symbol: 'G',
    equation: 'G = 4*q/(π*D^2)',
    kind: 'number',
    unit: '',
  },
  compute: (v: { totalFlow: number; diameter: number }) => lineVelocity(v.totalFlow, 1, v.diameter),
} as const;

interface Reynolds {
  readonly model: Model;
  readonly totalFlow: number;
  readonly diameter: number;
  readonly inletViscosity: number;
  readonly viscosity?: number | undefined;
  readonly flowRate?: number | undefined;
}

/** Reynolds number of the flow that the friction factor belongs to. */
export const reynoldsNumber = {
  info: {
    label: 'Reynolds number',
    symbol: 'Re',
    equation: ({ model }: Reynolds) => {
      if (model === 'friedel') return 'Re = 4*q/(π*D*μ)';
      return model === 'lockhart-martinelli' ? 'Re = 4*q_m/(π*D*μ)' : 'Re = 4*q/(π*D*μ_1)';
    },
    source: ({ model }: Reynolds) => {
      if (model === 'friedel') return 'The whole flow as liquid';
      if (model === 'lockhart-martinelli') return 'The liquid alone in the pipe';
      return model === 'beggs-brill' ? 'Mixture without slip' : '';
    },
    kind: 'number',
    unit: '',
  },
  compute: (v: Reynolds) => {
    if (!twoPhaseModels.has(v.model)) return lineReynoldsNumber(v.totalFlow, v.diameter, v.inletViscosity);
    const flow = v.model === 'lockhart-martinelli' ? (v.flowRate ?? v.totalFlow) : v.totalFlow;
    const viscosity = v.model === 'beggs-brill' ? v.inletViscosity : (v.viscosity ?? v.inletViscosity);
    return lineReynoldsNumber(flow, v.diameter, viscosity);
  },
} as const;

interface Friction {
  readonly model: Model;
  readonly reynoldsNumber: number;
  readonly wall: number;
  readonly diameter: number;
}

/** Darcy friction factor by the law of the model. */
export const friction = {
  info: {
    label: 'Friction factor, Darcy',
    symbol: 'f',
    equation: ({ model, reynoldsNumber: Re }: Friction) => {
      if (model === 'churchill') return 'f = 8*((8/Re)^12+1/(A+B)^1.5)^(1/12)';
      if (model === 'lockhart-martinelli') return Re < laminarLimit ? 'f = 64/Re' : 'f = 0.184/Re^0.2';
      if (Re <= laminarLimit) return 'f = 64/Re';
      return Re < turbulentLimit
        ? 'f = 0.032+(f_t-0.032)*(Re-2000)/2000'
        : '1/sqrt(f) = -2*log10(ε/(3.7*D)+2.51/(Re*sqrt(f)))';
    },
    where: ({ model, reynoldsNumber: Re, wall, diameter }: Friction) => {
      if (model === 'churchill') return ['A = (-2.457*ln((7/Re)^0.9+0.27*ε/D))^16', 'B = (37530/Re)^16'];
      const between = model !== 'lockhart-martinelli' && Re > laminarLimit && Re < turbulentLimit;
      return between ? [`f_t = ${frictionFactor(turbulentLimit, wall / diameter).toPrecision(12)}`] : [];
    },
    source: ({ model, reynoldsNumber: Re }: Friction) => {
      if (model === 'churchill') return 'S. W. Churchill, Chem. Eng. 84 (1977), no. 24, 91–92';
      if (model === 'lockhart-martinelli') return 'Lockhart and Martinelli (1949): smooth pipe';
      if (Re <= laminarLimit) return 'Hagen–Poiseuille';
      return Re < turbulentLimit ? 'Between 64/Re at 2000 and Colebrook at 4000' : 'C. F. Colebrook (1939)';
    },
    kind: 'number',
    unit: '',
  },
  compute: (v: Friction) => {
    const relative = v.wall / v.diameter;
    if (v.model === 'churchill') return churchill(v.reynoldsNumber, relative);
    if (v.model !== 'lockhart-martinelli') return frictionFactor(v.reynoldsNumber, relative);
    return v.reynoldsNumber < laminarLimit ? 64 / v.reynoldsNumber : 0.184 * v.reynoldsNumber ** -0.2;
  },
} as const;

/** Froude number of a two-phase mixture. */
export const froude = {
  info: { label: 'Froude number', symbol: 'Fr', equation: 'Fr = v^2/(9.80665*D)', kind: 'number', unit: '' },
  compute: (v: { fluidType: Fluid; velocity: number; diameter: number }) =>
    v.fluidType === 'Two-phase' ? v.velocity ** 2 / (gravity * v.diameter) : absent('no two phases'),
} as const;

/** The regime of one phase by its Reynolds number, the pattern of two by the map of Beggs and Brill. */
export const regime = {
  info: {
    label: 'Flow regime',
    source: (v: { fluidType: Fluid }) =>
      v.fluidType === 'Two-phase'
        ? 'Map of Beggs and Brill, for a horizontal line'
        : 'Laminar to Re = 2000, turbulent from 4000',
  },
  compute: (v: {
    fluidType: Fluid;
    reynoldsNumber: number;
    froude?: number | undefined;
    liquidFraction?: number | undefined;
  }) =>
    v.froude !== undefined && v.liquidFraction !== undefined
      ? flowPattern(v.froude, v.liquidFraction)
      : flowRegime(v.reynoldsNumber),
} as const;

/** What is known of two phases. */
interface Phases {
  readonly fluidType: Fluid;
  readonly flowRate?: number | undefined;
  readonly vaporFlowRate?: number | undefined;
  readonly density?: number | undefined;
  readonly vapourDensity?: number | undefined;
  readonly viscosity?: number | undefined;
  readonly vaporViscosity?: number | undefined;
  readonly surfaceTension?: number | undefined;
  readonly wall: number;
}

export const phases = [
  'fluidType',
  'flowRate?',
  'vaporFlowRate?',
  'density?',
  'vapourDensity?',
  'viscosity?',
  'vaporViscosity?',
  'surfaceTension?',
  'wall',
] as const;

/** Two phases in whatever bore, or what they need. */
export function contents(v: Phases): Omit<TwoPhaseLine, 'diameter'> | Absent {
  if (v.fluidType !== 'Two-phase') return absent('no two phases');
  const { flowRate, vaporFlowRate, density, vapourDensity, viscosity, vaporViscosity, surfaceTension, wall } = v;
  if (
    flowRate === undefined ||
    vaporFlowRate === undefined ||
    density === undefined ||
    vapourDensity === undefined ||
    viscosity === undefined ||
    vaporViscosity === undefined ||
    surfaceTension === undefined
  ) {
    return missing(
      ...(flowRate === undefined ? ['flow rate'] : []),
      ...(vaporFlowRate === undefined ? ['vapour flow rate'] : []),
      ...(density === undefined ? ['density'] : []),
      ...(vapourDensity === undefined ? ['vapour density'] : []),
      ...(viscosity === undefined ? ['viscosity'] : []),
      ...(vaporViscosity === undefined ? ['vapour viscosity'] : []),
      ...(surfaceTension === undefined ? ['surface tension'] : []),
    );
  }
  return {
    liquidFlow: flowRate,
    gasFlow: vaporFlowRate,
    liquidDensity: density,
    gasDensity: vapourDensity,
    liquidViscosity: viscosity,
    gasViscosity: vaporViscosity,
    surfaceTension,
    roughness: wall,
  };
}

/** The correlation of a two-phase line, with its parts. */
export type Correlation =
  | (Friedel & { readonly type: 'friedel' })
  | (LockhartMartinelli & { readonly type: 'lockhart-martinelli' })
  | (BeggsBrill & { readonly type: 'beggs-brill' });

/** Evaluates the model's correlation; `slope` is the angle to the horizontal, radians. */
export function correlate(model: Model, line: TwoPhaseLine, slope: number, pressure: number): Correlation | undefined {
  switch (model) {
    case 'friedel':
      return { type: 'friedel', ...friedel(line) };
    case 'lockhart-martinelli':
      return { type: 'lockhart-martinelli', ...lockhartMartinelli(line) };
    case 'beggs-brill':
      return { type: 'beggs-brill', ...beggsBrill(line, slope, pressure) };
    default:
      return undefined;
  }
}

/** Fraction of the bore filled with liquid: by the correlation where it has one, else by the drift-flux model. */
export function holdupOf(correlation: Correlation, line: TwoPhaseLine): number {
  return correlation.type === 'beggs-brill' ? correlation.liquidHoldup : liquidHoldup(line);
}
