import { gasConstant, messageValue } from '@isentrope/engineering/quantities';
import { gasDensity } from '@isentrope/engineering/valves';
import { exceeds } from '@isentrope/engineering/numerics';
import { noOutflow, vapourAtInlet, type Phase } from '../control-valve/missing-inputs.ts';
import { streamFluid } from '../control-valve/stream.ts';
import { absent, check, optional, ruledOut, step, warning } from '../kit/index.ts';
import { fluidType, flowInputs, piping, valve } from './fields.ts';
import { inlet } from './inlet.ts';
import { outletSoundSpeed, outletState } from './stream.ts';

/** Outlet conditions by either method: the velocity, and the margin to the vapour pressure. */

const { valveSize } = valve;
const { inletPressure, downstreamPressure, gasState, heatRatio } = inlet;
const { vaporPressure } = flowInputs;

/**
 * Density for the outlet velocity from an isenthalpic flash of the selected fluid; undefined for one that stays liquid.
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
    if (v.outletState && !(v.fluidType === 'Liquid' && v.outletState.phase === 'liquid')) return v.outletState.density;
    if (v.gasState) return gasDensity({ ...v.gasState, upstreamPressure: v.downstreamPressure, gamma: 1 });
    return v.fluidType === 'Liquid' ? ruledOut('liquid') : absent('the gas at the inlet is not known');
  },
);

const ofWhole = 'v_2 = 4*q_m/(ρ_2*π*d^2)';
const velocityEquations: Readonly<Record<Phase, { readonly inlet: string; readonly outlet: string }>> = {
  Liquid: { inlet: 'v_2 = 4*q_m/(ρ_1*π*d^2)', outlet: ofWhole },
  Gas: { inlet: ofWhole, outlet: ofWhole },
  'Two Phase Flow Regime': {
    inlet: 'v_2 = 4*(q_m/ρ_1+q_g/ρ_2)/(π*d^2)',
    outlet: 'v_2 = 4*(q_m+q_g)/(ρ_2*π*d^2)',
  },
};

export const outletVelocity = step(
  'outletVelocity',
  { fluidType, valveSize, ...optional({ outletGasDensity, outletState, ...flowInputs }) },
  {
    label: 'Outlet velocity',
    symbol: 'v_2',
    equation: v => velocityEquations[v.fluidType][v.outletGasDensity && v.outletState ? 'outlet' : 'inlet'],
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
    if (vaporFlowRate === undefined || ofGas === undefined) return noOutflow(v);
    return v.outletState
      ? (flowRate + vaporFlowRate) / (ofGas * area)
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
  v => {
    if (v.fluidType !== 'Liquid') return ruledOut('two-phase flow');
    return exceeds(v.vaporPressure, v.inletPressure)
      ? absent(vapourAtInlet)
      : (v.inletPressure - v.vaporPressure) / (v.inletPressure - v.downstreamPressure);
  },
);

/** Returns how much faster than in the valve outlet a flow is at its narrowest, and the place in words with what to do. */
function narrowestOf(v: { readonly valveSize: number; readonly downstreamPipeDiameter?: number | undefined }) {
  const narrowing = Math.max(1, v.valveSize / (v.downstreamPipeDiameter ?? v.valveSize));
  const location =
    narrowing > 1 ? 'in the downstream pipe: choose a larger pipe' : 'in the valve outlet: choose a larger valve body';
  return { faster: narrowing * narrowing, location };
}

/** Warns of liquid and vapour whose velocity at the outlet pressure is above their speed of sound. */
const sonicMixture = check(
  {
    fluidType,
    outletVelocity,
    outletSoundSpeed,
    valveSize,
    downstreamPipeDiameter: optional(piping.downstreamPipeDiameter),
  },
  v => {
    const { faster, location } = narrowestOf(v);
    if (v.fluidType === 'Gas' || !(faster * v.outletVelocity > v.outletSoundSpeed)) return [];
    return [
      warning(
        `Liquid and vapour reach their speed of sound in equilibrium, some {sound} at the outlet pressure, ${location}. The velocity stated is not reached: the pressure there is above the outlet pressure entered.`,
        {
          field: 'outletVelocity',
          values: { sound: messageValue('velocity', v.outletSoundSpeed, { digits: 2 }) },
        },
      ),
    ];
  },
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
    const { faster, location } = narrowestOf(v);
    const mach = (faster * v.outletVelocity) / Math.sqrt((v.heatRatio * gasConstant * temperature) / molarMass);
    if (!(mach >= 0.3)) return [];
    const text = mach >= 1 ? 'the speed of sound' : `Mach ${mach.toFixed(2)}, above 0.3,`;
    return [
      warning(`The gas reaches ${text} ${location}.`, {
        field: 'outletVelocity',
        source: 'IEC 60534-8-3:2010, clause 7',
      }),
    ];
  },
);

const unflashed = {
  Liquid: 'The outlet velocity is for the liquid alone. Flashed vapour is not included',
  'Two Phase Flow Regime':
    'The outlet velocity is for the flows of liquid and vapour at the inlet. The liquid that boils in the valve is not included',
};

/** Warns that the velocity is that of the liquid, or of the phases at the inlet, although more of the liquid flashes. */
const flashingOutlet = check(
  { fluidType, outletVelocity, downstreamPressure, vaporPressure, ...optional({ outletState, streamFluid }) },
  v =>
    v.fluidType !== 'Gas' && !v.outletState && v.downstreamPressure <= v.vaporPressure
      ? [
          warning(
            `${unflashed[v.fluidType]}, so the true velocity is higher by an unknown amount: the result is on the unsafe side.${v.streamFluid ? '' : ' Choose the fluid to calculate it.'}`,
            { field: 'outletVelocity' },
          ),
        ]
      : [],
);

export const outletChecks = [sonicOutlet, sonicMixture, flashingOutlet];
