import {
  choked,
  erosionalVelocity as erosionalVelocityOf,
  expandedPressure,
  homogeneousDensity,
  soundSpeed,
} from '@isentrope/engineering/flow';
import type { GasOutlet } from '@isentrope/engineering/flow';
import { gauge } from '@isentrope/engineering/quantities';
import { absent, optional, step } from '../kit/index.ts';
import { expansion } from './fluid/expansion.ts';
import { erosionalConstant, fluidType } from './fields.ts';
import { absolutePressure, inletDensity, isentropicExponent, liquidFraction } from './fluid/fluid.ts';
import { flashed } from './checks/flashing.ts';
import { massFlux, velocity } from './friction.ts';
import { realGas, type RealOutlet } from './fluid/real-flow.ts';
import { elevationLoss, fittingLoss, frictionLoss, pressureDropPer100m, slopeLoss, totalPressureDrop } from './loss.ts';

/** State at the outlet, and the values that the criteria limit at both ends. */

const gases = { fluidType: ['Gas', 'Steam'] };
const expanding = { fluidType: ['Gas', 'Steam', 'Two-phase'] };
const noOutletPressure = 'no outlet pressure: the pressure drop exceeds the inlet pressure';

export const outletPressure = step(
  'outletPressure',
  { absolutePressure, totalPressureDrop },
  {
    label: 'Outlet pressure',
    symbol: 'p_2',
    equation: 'p_2 = p_a-Δp-101325',
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
  v =>
    v.totalPressureDrop < v.absolutePressure
      ? gauge(v.absolutePressure - v.totalPressureDrop)
      : absent(noOutletPressure),
);

export const machNumber = step(
  'machNumber',
  { velocity, isentropicExponent, absolutePressure, inletDensity, real: optional(realGas) },
  {
    label: 'Mach number',
    when: gases,
    symbol: 'M_1',
    equation: v => (v.real?.soundSpeed === undefined ? 'M_1 = v/sqrt(κ*p_a/ρ_1)' : ''),
    source: v =>
      v.real?.soundSpeed === undefined ? 'At the inlet' : 'At the inlet, speed of sound by the equation of state',
    kind: 'number',
    unit: '',
  },
  v => v.velocity / (v.real?.soundSpeed ?? soundSpeed(v.isentropicExponent, v.absolutePressure, v.inletDensity)),
);

/** Outlet pressure for the criteria: of a gas from its expansion; of two phases including the gas expansion. */
export const pressureAtOutlet = step(
  'pressureAtOutlet',
  {
    fluidType,
    absolutePressure,
    totalPressureDrop,
    frictionLoss,
    fittingLoss,
    elevationLoss,
    massFlux,
    inletDensity,
    ...optional({ liquidFraction, flashed }),
  },
  {
    label: 'Absolute pressure at the outlet, for the criteria',
    symbol: 'p_o',
    equation: v => (v.fluidType === 'Two-phase' && !v.flashed ? '' : 'p_o = p_a-Δp'),
    source: v =>
      v.fluidType === 'Two-phase' && !v.flashed
        ? 'J. C. Leung, M. A. Grolmes (1987): gas expanding isothermally, no flashing; a rise deducted first, a fall not credited'
        : '',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => {
    if (v.fluidType === 'Liquid') return absent('not a gas: nothing expands');
    if (!(v.totalPressureDrop < v.absolutePressure)) return absent(noOutletPressure);
    if (v.fluidType !== 'Two-phase' || v.flashed) return v.absolutePressure - v.totalPressureDrop;
    const pressure = expandedPressure({
      pressure: v.absolutePressure,
      density: v.inletDensity,
      gasFraction: 1 - (v.liquidFraction ?? 0),
      massFlux: v.massFlux,
      frictionLoss: v.frictionLoss + v.fittingLoss,
      riseLoss: v.elevationLoss,
    });
    return pressure === choked ? absent('no outlet state: the flow chokes in the line as its gas expands') : pressure;
  },
);

/** Outlet density of an expanding gas. */
export const outletDensity = step(
  'outletDensity',
  {
    fluidType,
    absolutePressure,
    pressureAtOutlet,
    inletDensity,
    ...optional({ liquidFraction, flashed, expansion }),
  },
  {
    label: 'Density at the outlet',
    when: expanding,
    symbol: 'ρ_2',
    equation: v => {
      if (v.flashed?.outlet) return '';
      if (slopeLoss(v.expansion) !== undefined) return 'ρ_2 = r*ρ_1';
      return v.expansion ? 'ρ_2 = r*ρ_1*p_o/(p_a-Δp_c)' : 'ρ_2 = ρ_1/(λ+(1-λ)*p_a/p_o)';
    },
    source: v => {
      if (v.flashed?.outlet) return 'No-slip mixture after the flash at constant enthalpy';
      return v.expansion ? '' : 'No-slip mixture, no flashing';
    },
    kind: 'density',
    unit: 'kg/m³',
  },
  v => {
    if (v.flashed?.outlet) return homogeneousDensity(v.flashed.outlet);
    if (v.expansion && slopeLoss(v.expansion) !== undefined) return v.expansion.densityRatio * v.inletDensity;
    if (v.expansion)
      return (
        (v.expansion.densityRatio * v.inletDensity * v.pressureAtOutlet) /
        (v.absolutePressure - v.expansion.pressureDrop)
      );
    const { liquidFraction = 1 } = v;
    return v.inletDensity / (liquidFraction + ((1 - liquidFraction) * v.absolutePressure) / v.pressureAtOutlet);
  },
);

export const outletVelocity = step(
  'outletVelocity',
  { velocity, inletDensity, outletDensity },
  {
    label: 'Velocity at the outlet',
    when: expanding,
    symbol: 'v_2',
    equation: 'v_2 = v*ρ_1/ρ_2',
    kind: 'velocity',
    unit: 'm/s',
  },
  v => (v.velocity * v.inletDensity) / v.outletDensity,
);

function machOf(expanded: GasOutlet | RealOutlet | undefined): number | undefined {
  return expanded && 'mach' in expanded ? expanded.mach : undefined;
}

export const outletMach = step(
  'outletMach',
  { isentropicExponent, pressureAtOutlet, outletDensity, outletVelocity, expansion: optional(expansion) },
  {
    label: 'Mach number at the outlet',
    when: gases,
    symbol: 'M_2',
    equation: v => (machOf(v.expansion) === undefined ? 'M_2 = v_2/sqrt(κ*p_o/ρ_2)' : ''),
    source: v => (machOf(v.expansion) === undefined ? '' : 'Speed of sound by the equation of state of the fluid'),
    kind: 'number',
    unit: '',
  },
  v => machOf(v.expansion) ?? v.outletVelocity / soundSpeed(v.isentropicExponent, v.pressureAtOutlet, v.outletDensity),
);

/**
 * Friction gradient of the pipe at the outlet, where the fluid is lightest: at constant mass flux it grows with the specific
 * volume.
 */
export const outletPressureDropPer100m = step(
  'outletPressureDropPer100m',
  { pressureDropPer100m, inletDensity, outletDensity, flashed: optional(flashed) },
  {
    label: 'Pressure drop per 100 m at the outlet',
    when: expanding,
    symbol: 'Δp_L2',
    equation: v => (v.flashed?.outlet ? '' : 'Δp_L2 = Δp_L*ρ_1/ρ_2'),
    source: v => (v.flashed?.outlet ? 'By the correlation after the flash' : ''),
    kind: 'pressureGradient',
    unit: 'bar/100 m',
  },
  v => v.flashed?.outlet?.frictionGradient ?? (v.pressureDropPer100m * v.inletDensity) / v.outletDensity,
);

const apiRP14E = 'API RP 14E (1991)';

export const erosionalVelocity = step(
  'erosionalVelocity',
  { inletDensity, erosionalConstant },
  {
    label: 'Erosional velocity',
    symbol: 'v_e',
    equation: 'v_e = 0.3048*C/sqrt(ρ_1*0.3048^3/0.45359237)',
    source: apiRP14E,
    kind: 'velocity',
    unit: 'm/s',
  },
  v => erosionalVelocityOf(v.inletDensity, v.erosionalConstant),
);

export const erosionalRatio = step(
  'erosionalRatio',
  { velocity, erosionalVelocity },
  {
    label: 'Fraction of erosional velocity',
    equation: 'v/v_e',
    source: apiRP14E,
    kind: 'number',
    unit: '',
    digits: 3,
  },
  v => v.velocity / v.erosionalVelocity,
);

export const rhoV2 = step(
  'rhoV2',
  { inletDensity, velocity },
  { label: 'Momentum flux ρv²', equation: 'ρ_1*v^2', kind: 'momentumFlux', unit: 'kg/(m·s²)' },
  v => v.inletDensity * v.velocity ** 2,
);

export const outletErosionalVelocity = step(
  'outletErosionalVelocity',
  { outletDensity, erosionalConstant },
  {
    label: 'Erosional velocity at the outlet',
    when: expanding,
    symbol: 'v_e2',
    equation: 'v_e2 = 0.3048*C/sqrt(ρ_2*0.3048^3/0.45359237)',
    source: apiRP14E,
    kind: 'velocity',
    unit: 'm/s',
  },
  v => erosionalVelocityOf(v.outletDensity, v.erosionalConstant),
);

export const outletErosionalRatio = step(
  'outletErosionalRatio',
  { outletVelocity, outletErosionalVelocity },
  {
    label: 'Fraction of erosional velocity at the outlet',
    when: expanding,
    equation: 'v_2/v_e2',
    source: apiRP14E,
    kind: 'number',
    unit: '',
    digits: 3,
  },
  v => v.outletVelocity / v.outletErosionalVelocity,
);

export const outletRhoV2 = step(
  'outletRhoV2',
  { outletDensity, outletVelocity },
  {
    label: 'Momentum flux ρv² at the outlet',
    when: expanding,
    equation: 'ρ_2*v_2^2',
    kind: 'momentumFlux',
    unit: 'kg/(m·s²)',
  },
  v => v.outletDensity * v.outletVelocity ** 2,
);
