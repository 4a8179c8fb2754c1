import { gauge } from '@isentrope/engineering/quantities';
import type { LiquidDuty } from '@isentrope/engineering/relief';
import { step, value } from '../../kit/index.ts';
import * as common from '../fields.ts';
import { pressuresOf } from '../pressures.ts';
import { fluidUpstreamDensity } from './fields.ts';

/** The duty of a liquid valve, independent of the method. */

const { flowRate, setPressure, totalBackpressure } = common;
const pressures = pressuresOf(common);
export const { relievingPressure, backPressure, checks } = pressures;

export const relievingGauge = step(
  'relievingGauge',
  { relievingPressure },
  {
    label: 'Relieving pressure, gauge',
    symbol: 'p_r',
    equation: 'p_r = p_set*(1+OP)',
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
  v => gauge(v.relievingPressure),
);

export const backPressureRatio = step(
  'backPressureRatio',
  { totalBackpressure, setPressure },
  { label: 'Back pressure over set pressure', symbol: 'r', equation: 'r = p_b/p_set', kind: 'number', unit: '' },
  v => v.totalBackpressure / v.setPressure,
);

export const volumeFlow = step(
  'volumeFlow',
  { flowRate, fluidUpstreamDensity },
  { label: 'Volume flow', symbol: 'Q', equation: 'Q = q_m/ρ', kind: 'volumeFlow', unit: 'L/min' },
  v => v.flowRate / v.fluidUpstreamDensity,
);

export const duty = value(
  'duty',
  { flowRate, fluidUpstreamDensity, relievingGauge, totalBackpressure, backPressure },
  (v): LiquidDuty => ({
    massFlow: v.flowRate,
    density: v.fluidUpstreamDensity,
    relievingPressure: v.relievingGauge,
    backPressure: v.totalBackpressure,
  }),
);

export const inletDensity = step(
  'inletDensity',
  { fluidUpstreamDensity },
  { label: 'Density at the inlet', symbol: 'ρ_1', equation: 'ρ_1 = ρ', kind: 'density', unit: 'kg/m³' },
  v => v.fluidUpstreamDensity,
);

/** Pressure that drives the liquid through the valve, Pa. */
export const drivingPressure = value(
  'drivingPressure',
  { relievingGauge, totalBackpressure },
  v => v.relievingGauge - v.totalBackpressure,
);
