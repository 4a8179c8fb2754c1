import { gasConstant } from '@isentrope/engineering/quantities';
import { gasDensity } from '@isentrope/engineering/valves';
import { noOutflow, type Phase } from '../control-valve/missing-inputs.ts';
import { absent, check, optional, ruledOut, step, warning } from '../kit/index.ts';
import { fluidType, flowInputs, piping, valve } from './fields.ts';
import { inlet } from './inlet.ts';
import { outletState } from './stream.ts';

/** Outlet conditions by either method: the velocity, and the margin to the vapour pressure. */

const { valveSize } = valve;
const { inletPressure, downstreamPressure, gasState, heatRatio } = inlet;
const { vaporPressure } = flowInputs;

/**
 * Density for the outlet velocity from an isenthalpic flash of the selected fluid; undefined for a liquid that does not flash.
 */
const outletGasDensity = step(
  'outletGasDensity',
  { fluidType, downstreamPressure, ...optional({ gasState, outletState }) },
  {
    label: 'Density at the outlet',
    symbol: 'ρ_2',
    equation: v => (v.outletState ? '' : 'ρ_2 = p_2*M/(Z*8.314462618*T_1)'),
    source: v =>
      v.outletState
        ? 'Isenthalpic flash by the equation of state, both phases as one'
        : 'Inlet temperature and compressibility factor',
    kind: 'density',
    unit: 'kg/m³',
  },
  v => {
    if (v.outletState && (v.fluidType === 'Gas' || v.outletState.quality !== undefined)) return v.outletState.density;
    if (v.gasState) return gasDensity({ ...v.gasState, upstreamPressure: v.downstreamPressure, gamma: 1 });
    return v.fluidType === 'Liquid' ? ruledOut('liquid') : absent('the gas at the inlet is not known');
  },
);

const velocityEquations: Readonly<Record<Phase, string>> = {
  Liquid: 'v_2 = 4*q_m/(ρ_1*π*d^2)',
  Gas: 'v_2 = 4*q_m/(ρ_2*π*d^2)',
  'Two Phase Flow Regime': 'v_2 = 4*(q_m/ρ_1+q_g/ρ_2)/(π*d^2)',
};

export const outletVelocity = step(
  'outletVelocity',
  { fluidType, valveSize, ...optional({ outletGasDensity, ...flowInputs }) },
  {
    label: 'Outlet velocity',
    symbol: 'v_2',
    equation: v =>
      velocityEquations[v.outletGasDensity !== undefined && v.fluidType === 'Liquid' ? 'Gas' : v.fluidType],
    source: 'In the valve outlet',
    kind: 'velocity',
    unit: 'm/s',
  },
  v => {
    const area = (Math.PI / 4) * v.valveSize ** 2;
    const { flowRate, vaporFlowRate, density, outletGasDensity: ofGas } = v;
    if (flowRate === undefined) return noOutflow(v);
    if (v.fluidType === 'Gas') return ofGas === undefined ? noOutflow(v) : flowRate / (ofGas * area);
    if (density === undefined) return noOutflow(v);
    if (v.fluidType === 'Liquid') return flowRate / ((ofGas ?? density) * area);
    return vaporFlowRate === undefined || ofGas === undefined
      ? noOutflow(v)
      : (flowRate / density + vaporFlowRate / ofGas) / area;
  },
);

export const cavitationIndex = step(
  'cavitationIndex',
  { fluidType, inletPressure, downstreamPressure, vaporPressure },
  {
    label: 'Cavitation index',
    symbol: 'σ',
    equation: 'σ = (p_1-p_v)/(p_1-p_2)',
    source: 'ISA-RP75.23',
    kind: 'number',
    unit: '',
    digits: 3,
  },
  v =>
    v.fluidType === 'Liquid'
      ? (v.inletPressure - v.vaporPressure) / (v.inletPressure - v.downstreamPressure)
      : ruledOut('two-phase flow'),
);

/** Maximum Mach number of a gas: in the valve outlet, or in a narrower pipe. */
const sonicOutlet = check(
  {
    fluidType,
    outletVelocity,
    gasState,
    heatRatio,
    valveSize,
    downstreamPipeDiameter: optional(piping.downstreamPipeDiameter),
  },
  v => {
    if (v.fluidType !== 'Gas') return [];
    const { temperature, molarMass } = v.gasState;
    const narrowing = Math.max(1, v.valveSize / (v.downstreamPipeDiameter ?? v.valveSize));
    const fastest = v.outletVelocity * narrowing * narrowing;
    const mach = fastest / Math.sqrt((v.heatRatio * gasConstant * temperature) / molarMass);
    if (!(mach >= 0.3)) return [];
    const text = mach >= 1 ? 'the speed of sound' : `Mach ${mach.toFixed(2)}, above 0.3,`;
    const location =
      narrowing > 1
        ? 'in the downstream pipe: choose a larger pipe'
        : 'in the valve outlet: choose a larger valve body';
    return [
      warning(`The gas reaches ${text} ${location}.`, {
        field: 'outletVelocity',
        source: 'IEC 60534-8-3:2010, clause 7',
      }),
    ];
  },
);

/** Warns that the velocity is that of the liquid alone although part of it flashes. */
const flashingOutlet = check(
  { fluidType, outletVelocity, downstreamPressure, vaporPressure, ...optional({ outletGasDensity }) },
  v =>
    v.fluidType === 'Liquid' && v.outletGasDensity === undefined && v.downstreamPressure <= v.vaporPressure
      ? [
          warning(
            'The outlet velocity is for the liquid alone. Flashed vapour is not included, so the true velocity is higher: the result is on the unsafe side.',
            { field: 'outletVelocity' },
          ),
        ]
      : [],
);

export const outletChecks = [sonicOutlet, flashingOutlet];
