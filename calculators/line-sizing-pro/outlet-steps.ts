import { erosionalVelocity, soundSpeed, type Fluid, type GasOutlet } from '@isentrope/engineering/flow';
import { gauge, type AbsolutePressure, type Quantity } from '@isentrope/engineering/quantities';
import { absent, type Absent } from '../kit/index.ts';

const gases = { fluidType: ['Gas', 'Steam'] };

export const outletPressure = {
  info: {
    label: 'Outlet pressure',
    symbol: 'p_2',
    equation: 'p_2 = p_a-Δp-101325',
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
  compute: (v: {
    absolutePressure: AbsolutePressure;
    totalPressureDrop: number;
  }): Quantity<'gaugePressure'> | Absent =>
    v.totalPressureDrop < v.absolutePressure
      ? gauge(v.absolutePressure - v.totalPressureDrop)
      : absent('no outlet pressure: the line loses more than the inlet pressure'),
} as const;

export const machNumber = {
  info: {
    label: 'Mach number',
    when: gases,
    symbol: 'M_1',
    equation: 'M_1 = v/sqrt(κ*p_a/ρ_1)',
    source: 'At the inlet',
    kind: 'number',
    unit: '',
  },
  compute: (v: { velocity: number; isentropicExponent: number; absolutePressure: number; inletDensity: number }) =>
    v.velocity / soundSpeed(v.isentropicExponent, v.absolutePressure, v.inletDensity),
} as const;

interface Outlet {
  readonly absolutePressure: number;
  readonly inletDensity: number;
  readonly expansion?: GasOutlet | undefined;
  readonly totalPressureDrop: number;
}

/** Density at the outlet of a gas line; of one that does not expand by the rules, at the inlet temperature. */
export const outletDensity = {
  info: {
    label: 'Density at the outlet',
    symbol: 'ρ_2',
    equation: (v: Outlet) => (v.expansion ? 'ρ_2 = r*ρ_1' : 'ρ_2 = ρ_1*(1-Δp/p_a)'),
    source: (v: Outlet) => (v.expansion ? '' : 'At the temperature of the inlet'),
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: Outlet & { isentropicExponent: number }) => {
    if (v.expansion) return v.expansion.densityRatio * v.inletDensity;
    const left = 1 - v.totalPressureDrop / v.absolutePressure;
    return left > 0 ? v.inletDensity * left : absent('no outlet pressure: the line loses more than the inlet pressure');
  },
} as const;

export const outletVelocity = {
  info: {
    label: 'Velocity at the outlet',
    when: gases,
    symbol: 'v_2',
    equation: 'v_2 = v*ρ_1/ρ_2',
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: (v: { velocity: number; inletDensity: number; outletDensity: number }) =>
    (v.velocity * v.inletDensity) / v.outletDensity,
} as const;

export const outletMach = {
  info: {
    label: 'Mach number at the outlet',
    when: gases,
    symbol: 'M_2',
    equation: (v: Outlet) => (v.expansion ? 'M_2 = v_2/sqrt(κ*(p_a-Δp_c)/ρ_2)' : 'M_2 = v_2/sqrt(κ*(p_a-Δp)/ρ_2)'),
    kind: 'number',
    unit: '',
  },
  compute: (v: Outlet & { isentropicExponent: number; outletDensity: number; outletVelocity: number }) => {
    const drop = v.expansion ? v.expansion.pressureDrop : v.totalPressureDrop;
    return v.outletVelocity / soundSpeed(v.isentropicExponent, v.absolutePressure - drop, v.outletDensity);
  },
} as const;

const apiRP14E = 'API RP 14E (1991)';

export const erosional = {
  info: {
    label: 'Erosional velocity',
    symbol: 'v_e',
    equation: 'v_e = 0.3048*C/sqrt(ρ_1*0.3048^3/0.45359237)',
    source: apiRP14E,
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: (v: { inletDensity: number; erosionalConstant: number }) =>
    erosionalVelocity(v.inletDensity, v.erosionalConstant),
} as const;

export const erosionalRatio = {
  info: {
    label: 'Share of the erosional velocity',
    equation: 'v/v_e',
    source: apiRP14E,
    kind: 'number',
    unit: '',
    digits: 3,
  },
  compute: (v: { velocity: number; erosionalVelocity: number }) => v.velocity / v.erosionalVelocity,
} as const;

export const rhoV2 = {
  info: { label: 'Momentum flux ρv²', equation: 'ρ_1*v^2', kind: 'momentumFlux', unit: 'kg/(m·s²)' },
  compute: (v: { fluidType: Fluid; inletDensity: number; velocity: number }) => v.inletDensity * v.velocity ** 2,
} as const;
