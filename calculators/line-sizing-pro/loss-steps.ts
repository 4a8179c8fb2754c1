import {
  adiabaticChokedFlux,
  choked,
  elevationLoss,
  frictionGradient,
  gasLineOutlet,
  gravity,
  incompressibleShare,
  isothermalChokedFlux,
  resistanceLoss,
  type Expansion,
  type Fluid,
  type GasOutlet,
} from '@isentrope/engineering/flow';
import { absent, Absent, missing } from '../kit/index.ts';
import { contents, type Correlation, type Model } from './friction-steps.ts';

const darcyWeisbach = 'Darcy–Weisbach';

interface Gradient {
  readonly model: Model;
  readonly frictionFactor: number;
  readonly inletDensity: number;
  readonly velocity: number;
  readonly diameter: number;
  readonly correlation?: Correlation | undefined;
}

/** What the correlation of two phases still needs. */
function lacking(v: Gradient & Parameters<typeof contents>[0]): Absent {
  const known = contents(v);
  if (known instanceof Absent) return known;
  return missing(v.model === 'beggs-brill' ? 'length, elevation change and pressure' : 'inside diameter');
}

/** What friction in the pipe alone costs over a length. */
export const gradient = {
  info: {
    label: 'Pressure drop per 100 m',
    symbol: 'Δp_L',
    equation: ({ model }: Gradient) => {
      if (model === 'friedel') return 'Δp_L = Φ*f*G^2/(2*D*ρ)';
      if (model === 'lockhart-martinelli') return 'Δp_L = Φ*f*(G*(1-x))^2/(2*D*ρ)';
      return model === 'beggs-brill' ? 'Δp_L = Φ*f*ρ_1*v^2/(2*D)' : 'Δp_L = f*ρ_1*v^2/(2*D)';
    },
    source: ({ correlation }: Gradient) => (correlation ? 'Friction in the pipe' : darcyWeisbach),
    kind: 'pressureGradient',
    unit: 'bar/100 m',
  },
  compute: (v: Gradient & Parameters<typeof contents>[0]) => {
    if (v.fluidType !== 'Two-phase') return frictionGradient(v.frictionFactor, v.inletDensity, v.velocity, v.diameter);
    return v.correlation?.gradient ?? lacking(v);
  },
} as const;

/** What friction, fittings and speed of a line follow from. */
interface Run {
  readonly frictionFactor: number;
  readonly length: number;
  readonly diameter: number;
  readonly fittingResistance: number;
  readonly inletDensity: number;
  readonly velocity: number;
}

interface Losses {
  readonly run: Run;
}

/** f·L/D + ΣK. */
function resistance({ run }: Losses): number {
  return (run.frictionFactor * run.length) / run.diameter + run.fittingResistance;
}

/** What a gas would lose if it did not expand, by which the 10 % rule goes. */
export const incompressibleLoss = {
  info: {
    label: 'Loss without expansion',
    symbol: 'Δp_i',
    equation: 'Δp_i = (f*L/D+K)*ρ_1*v^2/2',
    source: darcyWeisbach,
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: Losses & { fluidType: Fluid }) =>
    v.fluidType === 'Gas' || v.fluidType === 'Steam'
      ? resistanceLoss(resistance(v), v.run.inletDensity, v.run.velocity)
      : absent('no gas'),
} as const;

/** How the flow is taken to expand. */
export type FlowModel = 'Incompressible' | 'Adiabatic' | 'Isothermal';

interface Modelled {
  readonly fluidType: Fluid;
  readonly model: Model;
  readonly incompressibleLoss?: number | undefined;
  readonly absolutePressure?: number | undefined;
}

export const flowModel = {
  info: {
    label: 'Flow model',
    when: { fluidType: ['Liquid', 'Gas', 'Steam'] },
    source: 'Crane TP-410, chapter 1: incompressible to a loss of 10 % of the inlet pressure',
  },
  compute: (v: Modelled): FlowModel | Absent => {
    if (v.fluidType === 'Liquid') return 'Incompressible';
    if (v.fluidType === 'Two-phase') return absent('no single phase: two');
    if (v.model === 'isothermal') return 'Isothermal';
    if (v.model === 'adiabatic') return 'Adiabatic';
    if (v.absolutePressure === undefined) return missing('pressure');
    if (v.incompressibleLoss === undefined) return missing('length');
    return v.incompressibleLoss <= incompressibleShare * v.absolutePressure ? 'Incompressible' : 'Adiabatic';
  },
} as const;

type Expanding = Losses & {
  readonly absolutePressure: number;
  readonly isentropicExponent?: number | undefined;
};

function expansionOf(model: FlowModel): Expansion | undefined {
  if (model === 'Incompressible') return undefined;
  return model === 'Adiabatic' ? 'adiabatic' : 'isothermal';
}

/** The expanded gas at the outlet. */
export function expansionIn(v: Expanding & { flowModel: FlowModel }): GasOutlet | Absent {
  const expansion = expansionOf(v.flowModel);
  if (!expansion) return absent('no expansion: incompressible');
  if (expansion === 'adiabatic' && v.isentropicExponent === undefined) return missing('ratio of specific heats');
  const inlet = { pressure: v.absolutePressure, density: v.run.inletDensity, gamma: v.isentropicExponent ?? 1 };
  const outlet = gasLineOutlet(inlet, { ...v.run, friction: v.run.frictionFactor }, v.run, expansion);
  return outlet === choked ? absent('no outlet state: the flow chokes in the line') : outlet;
}

/** The most that the line passes. */
export const chokedFlow = {
  info: {
    label: 'Choked mass flow',
    symbol: 'q_c',
    source: (v: { model: Model }) =>
      `A. H. Shapiro (1953), ch. 6: ${v.model === 'isothermal' ? 'isothermal' : 'adiabatic'}, at the friction factor of this flow`,
    kind: 'massFlow',
    unit: 'kg/h',
    when: { fluidType: ['Gas', 'Steam'] },
  },
  compute: (v: Expanding & { fluidType: Fluid; model: Model }) => {
    if (v.fluidType === 'Liquid' || v.fluidType === 'Two-phase') return absent('no gas');
    const { diameter, inletDensity } = v.run;
    const area = (Math.PI / 4) * diameter ** 2;
    if (v.model === 'isothermal') return area * isothermalChokedFlux(v.absolutePressure, inletDensity, resistance(v));
    return v.isentropicExponent === undefined
      ? missing('ratio of specific heats')
      : area * adiabaticChokedFlux(v.absolutePressure, inletDensity, resistance(v), v.isentropicExponent);
  },
} as const;

interface Expanded {
  readonly flowModel?: FlowModel | undefined;
  readonly expansion?: GasOutlet | undefined;
}

/** Density at the outlet over that at the inlet, before the elevation. */
export const densityRatio = {
  info: {
    label: 'Density ratio, outlet to inlet',
    symbol: 'r',
    equation: (v: Expanded) =>
      v.flowModel === 'Isothermal'
        ? 'f*L/D+K = (1-r^2)*p_a*ρ_1/G^2+2*ln(r)'
        : 'f*L/D+K = (1/(κ*M_1^2)+(κ-1)/(2*κ))*(1-r^2)+(κ+1)/κ*ln(r)',
    source: (v: Expanded) =>
      v.flowModel === 'Isothermal'
        ? 'Crane TP-410: complete isothermal equation'
        : 'Fanno flow: A. H. Shapiro (1953), ch. 6',
    kind: 'number',
    unit: '',
  },
  compute: (v: { flowModel: FlowModel; expansion: GasOutlet }) => v.expansion.densityRatio,
} as const;

/** Pressure lost by expansion: friction, fittings and acceleration. */
export const expansionDrop = {
  info: {
    label: 'Pressure drop by friction and acceleration',
    symbol: 'Δp_c',
    equation: (v: Expanded) =>
      v.flowModel === 'Isothermal' ? 'Δp_c = p_a*(1-r)' : 'Δp_c = p_a*(1-r*(1-(κ-1)/2*M_1^2*(1/r^2-1)))',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: { flowModel: FlowModel; expansion: GasOutlet }) => v.expansion.pressureDrop,
} as const;

type Parted = Losses & Expanded & { readonly fluidType: Fluid; readonly pressureDropPer100m: number };

/** How a line that has no flow model yet says so. */
function unmodelled(v: { fluidType: Fluid; flowModel?: FlowModel | undefined }) {
  return v.flowModel === undefined ? missing('pressure') : absent('no outlet state: the flow chokes in the line');
}

function isCompressed(v: { fluidType: Fluid; flowModel?: FlowModel | undefined }): boolean {
  return (v.fluidType === 'Gas' || v.fluidType === 'Steam') && v.flowModel !== 'Incompressible';
}

/** The share of the pipe in the loss of a gas that expands. */
function pipeShare({ run }: Losses): number {
  const pipe = run.frictionFactor * run.length;
  return pipe / (pipe + run.fittingResistance * run.diameter);
}

export const frictionLoss = {
  info: {
    label: 'Friction loss',
    symbol: 'Δp_f',
    equation: (v: Parted) => (v.expansion ? 'Δp_f = (Δp_c-Δp_a)*f*L/(f*L+K*D)' : 'Δp_f = Δp_L*L'),
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: Parted) => {
    if (v.expansion) return (v.expansion.pressureDrop - v.expansion.accelerationLoss) * pipeShare(v);
    return isCompressed(v) ? unmodelled(v) : v.pressureDropPer100m * v.run.length;
  },
} as const;

export const fittingLoss = {
  info: {
    label: 'Fitting loss',
    symbol: 'Δp_K',
    equation: (v: Parted) => {
      if (v.expansion) return 'Δp_K = (Δp_c-Δp_a)*K*D/(f*L+K*D)';
      return v.fluidType === 'Two-phase' ? 'Δp_K = Δp_L*K*D/f' : 'Δp_K = K*ρ_1*v^2/2';
    },
    source: (v: Parted) => (v.fluidType === 'Two-phase' ? 'As a length of pipe with the same K' : darcyWeisbach),
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: Parted) => {
    if (v.expansion) return (v.expansion.pressureDrop - v.expansion.accelerationLoss) * (1 - pipeShare(v));
    if (isCompressed(v)) return unmodelled(v);
    const { frictionFactor, diameter, fittingResistance, inletDensity, velocity } = v.run;
    return v.fluidType === 'Two-phase'
      ? (v.pressureDropPer100m * fittingResistance * diameter) / frictionFactor
      : resistanceLoss(fittingResistance, inletDensity, velocity);
  },
} as const;

export const riseLoss = {
  info: {
    label: 'Elevation loss',
    symbol: 'Δp_z',
    equation: (v: Pick<Parted, 'fluidType' | 'expansion'>) => {
      if (v.expansion) return 'Δp_z = (1+r)/2*ρ_1*9.80665*Δz';
      return v.fluidType === 'Two-phase' ? 'Δp_z = ρ_s*9.80665*Δz' : 'Δp_z = ρ_1*9.80665*Δz';
    },
    source: (v: Pick<Parted, 'fluidType' | 'expansion'>) =>
      v.expansion ? 'Hydrostatics, mean density' : 'Hydrostatics',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: {
    fluidType: Fluid;
    flowModel?: FlowModel | undefined;
    expansion?: GasOutlet | undefined;
    inletDensity: number;
    standingDensity?: number | undefined;
    elevationChange: number;
  }) => {
    if (v.elevationChange === 0) return 0;
    if (v.expansion) return ((1 + v.expansion.densityRatio) / 2) * v.inletDensity * gravity * v.elevationChange;
    if (isCompressed(v)) return unmodelled(v);
    if (v.fluidType !== 'Two-phase') return elevationLoss(v.inletDensity, v.elevationChange);
    return v.standingDensity === undefined
      ? missing('surface tension')
      : elevationLoss(v.standingDensity, v.elevationChange);
  },
} as const;

/** What the gain of velocity costs. */
export const accelerationLoss = {
  info: {
    label: 'Acceleration loss',
    when: { fluidType: ['Gas', 'Steam', 'Two-phase'] },
    symbol: 'Δp_a',
    equation: (v: { correlation?: Correlation | undefined }) =>
      v.correlation ? 'Δp_a = (Δp_f+Δp_K+Δp_z)*E_k/(1-E_k)' : 'Δp_a = G^2/ρ_1*(1/r-1)',
    where: (v: { correlation?: Correlation | undefined }) =>
      v.correlation?.type === 'beggs-brill' ? ['E_k = v*(1-λ)*v*ρ_s/p_a'] : [],
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: {
    expansion?: GasOutlet | undefined;
    correlation?: Correlation | undefined;
    frictionLoss?: number | undefined;
    fittingLoss?: number | undefined;
    elevationLoss?: number | undefined;
  }) => {
    if (v.expansion) return v.expansion.accelerationLoss;
    if (v.correlation?.type !== 'beggs-brill') return absent('no part of this flow model');
    if (v.frictionLoss === undefined || v.fittingLoss === undefined || v.elevationLoss === undefined)
      return missing('length');
    const { acceleration } = v.correlation;
    return ((v.frictionLoss + v.fittingLoss + v.elevationLoss) * acceleration) / (1 - acceleration);
  },
} as const;

export const total = {
  info: {
    label: 'Total pressure drop',
    symbol: 'Δp',
    equation: (v: { accelerationLoss?: number | undefined }) =>
      v.accelerationLoss === undefined ? 'Δp = Δp_f+Δp_K+Δp_z' : 'Δp = Δp_f+Δp_K+Δp_z+Δp_a',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: {
    frictionLoss: number;
    fittingLoss: number;
    elevationLoss: number;
    accelerationLoss?: number | undefined;
  }) => v.frictionLoss + v.fittingLoss + v.elevationLoss + (v.accelerationLoss ?? 0),
} as const;
