import {
  elevationLoss as hydrostaticLoss,
  frictionGradient,
  resistanceLoss,
  type GasOutlet,
} from '@isentrope/engineering/flow';
import { Refusal, standardGravity } from '@isentrope/engineering/quantities';
import { absent, Absent, optional, missing, step, type StepInputs } from '../kit/index.ts';
import { boilingEnd, boilingState, chokes, expansion, freezes, realExpansion, run } from './fluid/expansion.ts';
import { elevationChange, fluidType } from './fields.ts';
import { absolutePressure, inletDensity, isGas } from './fluid/fluid.ts';
import { flashed } from './checks/flashing.ts';
import { frictionFactor, velocity } from './friction.ts';
import { contentsOf, correlation, correlationOf, course, phases } from './fluid/mixture.ts';
import { diameter } from './pipe.ts';
import { isFreezing, type RealOutlet } from './fluid/real-flow.ts';
import { standingDensity } from './fluid/two-phase.ts';

/** Pressure loss of the line. */

const darcyWeisbach = 'Darcy–Weisbach';

const gradientNeeds = {
  ...phases,
  frictionFactor,
  inletDensity,
  velocity,
  diameter,
  correlation: optional(correlation),
  ...course,
};

/** Why a two-phase correlation has no gradient. */
function missingGradient(v: StepInputs<typeof gradientNeeds>): number | Absent {
  const known = contentsOf(v);
  if (known instanceof Absent) return known;
  const result = correlationOf(v, { ...known, diameter: v.diameter });
  return result instanceof Absent ? result : result.gradient;
}

/** Frictional pressure loss of the pipe over a length. */
export const pressureDropPer100m = step(
  'pressureDropPer100m',
  gradientNeeds,
  {
    label: 'Pressure drop per 100 m',
    symbol: 'Δp_L',
    equation: v => {
      if (v.model === 'friedel') return 'Δp_L = Φ*f*G^2/(2*D*ρ)';
      if (v.model === 'lockhart-martinelli') return 'Δp_L = Φ*f*(G*(1-x))^2/(2*D*ρ)';
      return v.model === 'beggs-brill' ? 'Δp_L = Φ*f*ρ_1*v^2/(2*D)' : 'Δp_L = f*ρ_1*v^2/(2*D)';
    },
    source: v => (v.correlation ? 'Friction in the pipe' : darcyWeisbach),
    kind: 'pressureGradient',
    unit: 'bar/100 m',
  },
  v => {
    if (v.fluidType !== 'Two-phase') return frictionGradient(v.frictionFactor, v.inletDensity, v.velocity, v.diameter);
    return v.correlation?.gradient ?? missingGradient(v);
  },
);

const unexpandedNeeds = optional({ absolutePressure, realExpansion });

const parted = {
  fluidType,
  ...unexpandedNeeds,
  expansion: optional(expansion),
  pressureDropPer100m,
  run,
};

/** Why the losses of a gas are unknown. Throws the Refusal of its equation of state. */
function unexpanded({ absolutePressure: inlet, realExpansion: real }: StepInputs<typeof unexpandedNeeds>): Absent {
  if (inlet === undefined) return missing('pressure');
  const outlet = real?.outlet;
  if (outlet instanceof Refusal) throw outlet;
  return absent(outlet && isFreezing(outlet) ? freezes : chokes);
}

/** The pipe's share of an expanding gas's loss. */
function pipeShare(v: StepInputs<typeof parted>['run']): number {
  const pipe = v.frictionFactor * v.length;
  return pipe / (pipe + v.fittingResistance * v.diameter);
}

export const frictionLoss = step(
  'frictionLoss',
  parted,
  {
    label: 'Friction loss',
    symbol: 'Δp_f',
    equation: v => (v.expansion ? 'Δp_f = (Δp_c-Δp_a)*f*L/(f*L+K*D)' : 'Δp_f = Δp_L*L'),
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => {
    if (v.expansion) return (v.expansion.pressureDrop - v.expansion.accelerationLoss) * pipeShare(v.run);
    return isGas(v.fluidType) ? unexpanded(v) : v.pressureDropPer100m * v.run.length;
  },
);

export const fittingLoss = step(
  'fittingLoss',
  parted,
  {
    label: 'Fitting loss',
    symbol: 'Δp_K',
    equation: v => {
      if (v.expansion) return 'Δp_K = (Δp_c-Δp_a)*K*D/(f*L+K*D)';
      return v.fluidType === 'Two-phase' ? 'Δp_K = Δp_L*K*D/f' : 'Δp_K = K*ρ_1*v^2/2';
    },
    source: v => (v.fluidType === 'Two-phase' ? 'As the length of pipe with the same K' : darcyWeisbach),
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => {
    if (v.expansion) return (v.expansion.pressureDrop - v.expansion.accelerationLoss) * (1 - pipeShare(v.run));
    if (isGas(v.fluidType)) return unexpanded(v);
    return v.fluidType === 'Two-phase'
      ? (v.pressureDropPer100m * v.run.fittingResistance * v.run.diameter) / v.run.frictionFactor
      : resistanceLoss(v.run.fittingResistance, v.run.inletDensity, v.run.velocity);
  },
);

/** Elevation loss of a real gas, Pa, if it is integrated along the line. */
export function slopeLoss(expanded: GasOutlet | RealOutlet | undefined): number | undefined {
  return expanded && 'mach' in expanded ? expanded.elevationLoss : undefined;
}

export const elevationLoss = step(
  'elevationLoss',
  {
    fluidType,
    ...unexpandedNeeds,
    expansion: optional(expansion),
    inletDensity,
    standingDensity: optional(standingDensity),
    elevationChange,
  },
  {
    label: 'Elevation loss',
    symbol: 'Δp_z',
    equation: v => {
      if (slopeLoss(v.expansion) !== undefined) return '';
      if (v.expansion) return 'Δp_z = (1+r)/2*ρ_1*9.80665*Δz';
      return v.fluidType === 'Two-phase' ? 'Δp_z = ρ_s*9.80665*Δz' : 'Δp_z = ρ_1*9.80665*Δz';
    },
    source: v => {
      if (slopeLoss(v.expansion) !== undefined)
        return 'Hydrostatics along the line, which rises or falls evenly, at the densities of the equation of state';
      return v.expansion ? 'Hydrostatics, mean density' : 'Hydrostatics';
    },
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => {
    if (v.elevationChange === 0) return 0;
    const along = slopeLoss(v.expansion);
    if (along !== undefined) return along;
    if (v.expansion) return ((1 + v.expansion.densityRatio) / 2) * v.inletDensity * standardGravity * v.elevationChange;
    if (isGas(v.fluidType)) return unexpanded(v);
    if (v.fluidType !== 'Two-phase') return hydrostaticLoss(v.inletDensity, v.elevationChange);
    return v.standingDensity === undefined
      ? absent('no elevation loss: the liquid hold-up is not known')
      : hydrostaticLoss(v.standingDensity, v.elevationChange);
  },
);

/** Pressure loss by acceleration. */
export const accelerationLoss = step(
  'accelerationLoss',
  {
    expansion: optional(expansion),
    correlation: optional(correlation),
    frictionLoss: optional(frictionLoss),
    fittingLoss: optional(fittingLoss),
    elevationLoss: optional(elevationLoss),
  },
  {
    label: 'Acceleration loss',
    when: { fluidType: ['Gas', 'Steam', 'Two-phase'] },
    symbol: 'Δp_a',
    equation: v => (v.correlation ? 'Δp_a = (Δp_f+Δp_K+Δp_z)*E_k/(1-E_k)' : 'Δp_a = G^2/ρ_1*(1/r-1)'),
    where: v => (v.correlation?.type === 'beggs-brill' ? ['E_k = v*(1-λ)*v*ρ_s/p_a'] : []),
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => {
    if (v.expansion) return v.expansion.accelerationLoss;
    if (v.correlation?.type !== 'beggs-brill') return absent('no acceleration loss by this method');
    if (v.frictionLoss === undefined || v.fittingLoss === undefined || v.elevationLoss === undefined)
      return absent('no acceleration loss: the other losses are not known');
    const { acceleration } = v.correlation;
    return ((v.frictionLoss + v.fittingLoss + v.elevationLoss) * acceleration) / (1 - acceleration);
  },
);

/** Why a liquid that boils on its way has no outlet state. */
function noBoilingEnd({ outlet }: StepInputs<{ readonly boiled: typeof boilingState }>['boiled']): string {
  if (outlet === 'chokes') return chokes;
  return outlet === 'unknown'
    ? 'no outlet state: the liquid boils and cannot be calculated as far as the outlet'
    : freezes;
}

/** Additional loss of a boiling liquid relative to constant density, and of two phases relative to the properties of the inlet. */
export const boilingLoss = step(
  'boilingLoss',
  {
    ...optional({ boiled: boilingState, flashed, accelerationLoss }),
    absolutePressure,
    frictionLoss,
    fittingLoss,
    elevationLoss,
  },
  {
    label: 'Further loss as it boils',
    when: { fluidType: ['Liquid', 'Two-phase'] },
    symbol: 'Δp_b',
    source: v =>
      v.flashed
        ? 'Along the line with the flash at constant enthalpy, both phases by the correlation and accelerated without slip; viscosities and surface tension of the inlet'
        : 'Homogeneous and in equilibrium from the bubble point on, by the equation of state of the fluid; friction factor of the inlet',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => {
    const outlet = v.flashed ? v.flashed.outlet : v.boiled && boilingEnd(v.boiled);
    if (outlet) {
      const stated = v.frictionLoss + v.fittingLoss + v.elevationLoss + (v.accelerationLoss ?? 0);
      return v.absolutePressure - outlet.pressure - stated;
    }
    if (v.flashed) return absent(chokes);
    return absent(v.boiled ? noBoilingEnd(v.boiled) : 'nothing boils');
  },
);

export const totalPressureDrop = step(
  'totalPressureDrop',
  {
    frictionLoss,
    fittingLoss,
    elevationLoss,
    accelerationLoss: optional(accelerationLoss),
    ...optional({ boiled: boilingState, flashed, boilingLoss }),
  },
  {
    label: 'Total pressure drop',
    symbol: 'Δp',
    equation: v => {
      if (v.boilingLoss === undefined)
        return v.accelerationLoss === undefined ? 'Δp = Δp_f+Δp_K+Δp_z' : 'Δp = Δp_f+Δp_K+Δp_z+Δp_a';
      return v.accelerationLoss === undefined ? 'Δp = Δp_f+Δp_K+Δp_z+Δp_b' : 'Δp = Δp_f+Δp_K+Δp_z+Δp_a+Δp_b';
    },
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => {
    if (v.boiled && boilingEnd(v.boiled) === undefined) return absent(noBoilingEnd(v.boiled));
    if (v.flashed && v.flashed.outlet === undefined) return absent(chokes);
    return v.frictionLoss + v.fittingLoss + v.elevationLoss + (v.accelerationLoss ?? 0) + (v.boilingLoss ?? 0);
  },
);
