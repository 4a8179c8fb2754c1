import type { AbsolutePressure } from '@isentrope/engineering/quantities';
import { aerodynamicNoise, gasDensity, hydrodynamicNoise } from '@isentrope/engineering/valves';
import type { Solution } from '../control-valve/iec-steps.ts';
import { noCoefficient, noOutflow, type Given, type Phase } from '../control-valve/inputs.ts';
import type { GasState } from '../control-valve/steps.ts';
import { absent, info, missing, warning, type Absent, type Message } from '../kit/index.ts';

/** What leaves the valve: velocity, cavitation and noise. */

type Outlet = Given & {
  readonly fluidType: Phase;
  readonly flowRate?: number | undefined;
  readonly vaporFlowRate?: number | undefined;
  readonly density?: number | undefined;
  readonly vaporPressure?: AbsolutePressure | undefined;
  readonly inletPressure?: AbsolutePressure | undefined;
  readonly downstreamPressure?: AbsolutePressure | undefined;
  readonly gasState?: GasState | undefined;
  readonly heatRatio?: number | undefined;
};

export const outletGasDensity = {
  info: {
    label: 'Gas density at the outlet',
    symbol: 'ρ_2',
    equation: 'ρ_2 = p_2*M/(Z*8.314462618*T_1)',
    source: 'Inlet temperature and compressibility factor',
    kind: 'density',
    unit: 'kg/m³',
  },
  compute: (v: { downstreamPressure: AbsolutePressure; gasState: GasState }) =>
    gasDensity({ ...v.gasState, upstreamPressure: v.downstreamPressure, gamma: 1 }),
} as const;

const velocityEquations: Readonly<Record<Phase, string>> = {
  Liquid: 'v_2 = 4*q_m/(ρ_1*π*d^2)',
  Gas: 'v_2 = 4*q_m/(ρ_2*π*d^2)',
  'Two Phase Flow Regime': 'v_2 = 4*(q_m/ρ_1+q_g/ρ_2)/(π*d^2)',
};

export const outletVelocity = {
  info: {
    label: 'Outlet velocity',
    symbol: 'v_2',
    equation: (v: { fluidType: Phase }) => velocityEquations[v.fluidType],
    source: 'In the valve outlet',
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: (v: Outlet & { valveSize: number; outletGasDensity?: number | undefined }) => {
    const area = (Math.PI / 4) * v.valveSize ** 2;
    const { flowRate, vaporFlowRate, density, outletGasDensity: ofGas } = v;
    if (flowRate === undefined) return noOutflow(v);
    if (v.fluidType === 'Gas') return ofGas === undefined ? noOutflow(v) : flowRate / (ofGas * area);
    if (density === undefined) return noOutflow(v);
    if (v.fluidType === 'Liquid') return flowRate / (density * area);
    return vaporFlowRate === undefined || ofGas === undefined
      ? noOutflow(v)
      : (flowRate / density + vaporFlowRate / ofGas) / area;
  },
} as const;

export const cavitation = {
  info: {
    label: 'Cavitation index',
    symbol: 'σ',
    equation: 'σ = (p_1-p_v)/(p_1-p_2)',
    source: 'ISA-RP75.23',
    kind: 'number',
    unit: '',
    digits: 3,
  },
  compute: (v: { inletPressure: number; downstreamPressure: number; vaporPressure: number; fluidType: Phase }) =>
    v.fluidType === 'Liquid'
      ? (v.inletPressure - v.vaporPressure) / (v.inletPressure - v.downstreamPressure)
      : absent('two-phase flow'),
} as const;

type NoiseInputs = Outlet & {
  readonly solution: Solution;
  readonly valveFlowCoefficient: number;
  readonly recoveryFactor: number;
  readonly fittedRecoveryFactor: number;
  readonly pipingGeometryFactor: number;
  readonly styleModifier?: number | undefined;
  readonly valveSize?: number | undefined;
  readonly downstreamPipeDiameter?: number | undefined;
  readonly pipeWallThickness?: number | undefined;
  readonly soundSpeed?: number | undefined;
  readonly acousticEfficiency?: number | undefined;
};

/** The noise of a sized valve with what it tells of the flow, by either part of the standard. */
export type Noise =
  | { readonly type: 'liquid'; readonly level: number; readonly cavitating: boolean; readonly incipientRatio: number }
  | { readonly type: 'gas'; readonly level: number; readonly regime: number; readonly outletMach: number };

/** Noise by IEC 60534-8-3 for a gas and IEC 60534-8-4 for a liquid; not for laminar, flashing or two-phase flow. */
export function noiseOf(v: NoiseInputs): Noise | Absent {
  if (v.fluidType === 'Two Phase Flow Regime') return absent('two-phase flow');
  if (v.solution.regime === 'non-turbulent') return absent('no standard: laminar');
  const { flowRate, inletPressure, downstreamPressure, valveSize, pipeWallThickness, styleModifier: Fd } = v;
  const { density, vaporPressure, soundSpeed, gasState, heatRatio } = v;
  if (
    valveSize === undefined ||
    pipeWallThickness === undefined ||
    Fd === undefined ||
    (v.fluidType === 'Liquid' && soundSpeed === undefined)
  )
    return missing(
      ...(valveSize === undefined ? ['valve size'] : []),
      ...(pipeWallThickness === undefined ? ['downstream pipe wall'] : []),
      ...(Fd === undefined ? ['valve style modifier'] : []),
      ...(v.fluidType === 'Liquid' && soundSpeed === undefined ? ['speed of sound in the liquid'] : []),
    );
  if (flowRate === undefined || inletPressure === undefined || downstreamPressure === undefined)
    return noCoefficient(v);
  const common = {
    massFlow: flowRate,
    upstreamPressure: inletPressure,
    downstreamPressure,
    cv: v.valveFlowCoefficient,
    valveSize,
    Fd,
    pipeDiameter: v.downstreamPipeDiameter ?? valveSize,
    wallThickness: pipeWallThickness,
    efficiencyExponent: v.acousticEfficiency,
  };
  if (v.fluidType === 'Gas') {
    if (!gasState || heatRatio === undefined) return noCoefficient(v);
    const noise = aerodynamicNoise({
      ...common,
      density: gasDensity({ ...gasState, upstreamPressure: inletPressure, gamma: heatRatio }),
      temperature: gasState.temperature,
      molarMass: gasState.molarMass,
      gamma: heatRatio,
      FL: v.fittedRecoveryFactor / v.pipingGeometryFactor,
    });
    return noise.outletMach < 1 ? { type: 'gas', ...noise } : absent('no standard: sonic pipe');
  }
  if (density === undefined || vaporPressure === undefined || soundSpeed === undefined) return noCoefficient(v);
  if (downstreamPressure <= vaporPressure) return absent('no standard: flashing');
  const noise = hydrodynamicNoise({
    ...common,
    density,
    vapourPressure: vaporPressure,
    soundSpeed,
    FL: v.recoveryFactor,
  });
  return { type: 'liquid', ...noise };
}

export const noiseLevel = {
  info: {
    label: 'Noise level at 1 m',
    source: ({ noise }: { noise: Noise }) =>
      noise.type === 'gas' ? 'IEC 60534-8-3:2010, clauses 5 and 7' : 'IEC 60534-8-4:2015',
    kind: 'weightedLevel',
    unit: 'dB(A)',
    digits: 3,
  },
  compute: ({ noise }: { noise: Noise }) => noise.level,
} as const;

/** Remarks on noise, cavitation and the Mach number behind the valve. */
export function noiseRemarks({ noise }: { noise: Noise }): Message[] {
  const found: Message[] = [];
  if (noise.type === 'liquid' && noise.cavitating)
    found.push(
      warning('The liquid cavitates: the differential pressure ratio is above that of incipient cavitation.', {
        field: 'cavitationIndex',
        source: 'IEC 60534-8-4:2015',
      }),
    );
  if (noise.type === 'gas' && noise.outletMach > 0.3)
    found.push(
      info('Mach number in the downstream pipe is above 0.3: the noise of the expander is counted in.', {
        field: 'outletVelocity',
        source: 'IEC 60534-8-3:2010, clause 7',
      }),
    );
  if (noise.level > 85)
    found.push(
      warning('Noise above 85 dB(A) at 1 m: low-noise trim, insulation or hearing protection is called for.', {
        field: 'noiseLevel',
        source: 'Directive 2003/10/EC, upper exposure action value',
      }),
    );
  return found;
}

/** Speed of sound of an ideal gas against the outlet velocity. */
export function sonicOutlet(v: { outletVelocity: number; gasState: GasState; heatRatio: number }): Message[] {
  const { temperature, molarMass } = v.gasState;
  const mach = v.outletVelocity / Math.sqrt((v.heatRatio * 8.314462618 * temperature) / molarMass);
  if (mach < 0.3) return [];
  const words = mach >= 1 ? 'the speed of sound' : `Mach ${mach.toFixed(2)}, above 0.3,`;
  return [
    warning(`The gas reaches ${words} in the valve outlet: take a larger valve body.`, {
      field: 'outletVelocity',
      source: 'IEC 60534-8-3:2010, clause 7',
    }),
  ];
}
