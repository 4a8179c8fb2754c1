import {
  adiabaticChokedFlux,
  choked,
  gasLineOutlet,
  isothermalChokedFlux,
  resistanceLoss,
  type Slope,
} from '@isentrope/engineering/flow';
import { messageValue, Refusal, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { absent, optional, step, value, type StepInputs } from '../../kit/index.ts';
import { elevationChange, fluidType, length } from '../fields.ts';
import { fittingResistance } from '../fittings.ts';
import { absolutePressure, inletDensity, isentropicExponent, isGas } from './fluid.ts';
import { frictionFactor, model, velocity } from '../friction.ts';
import { diameter } from '../pipe.ts';
import {
  boilingFlow,
  boilingOutlet,
  heatedChokedFlux,
  isFreezing,
  realChokedFlux,
  realGas,
  realOutlet,
} from './real-flow.ts';

/** Expansion of a gas along the line. */

/** Inputs of the pressure loss by friction, fittings and acceleration. */
export const run = value(
  'run',
  { frictionFactor, length, diameter, fittingResistance, inletDensity, velocity },
  v => v,
);

type Run = StepInputs<{ readonly run: typeof run }>['run'];

/** Total resistance f·L/D + ΣK. */
export function resistance(v: Run): number {
  return (v.frictionFactor * v.length) / v.diameter + v.fittingResistance;
}

/** The run with its rise, m. */
export function slopeOf(v: { readonly run: Run; readonly elevationChange: number }): Slope {
  return { resistance: resistance(v.run), rise: v.elevationChange };
}

/** Incompressible pressure loss, which gives the order of magnitude of a gas's loss. */
export const incompressibleLoss = step(
  'incompressibleLoss',
  { fluidType, run },
  {
    label: 'Loss without expansion',
    symbol: 'Δp_i',
    equation: 'Δp_i = (f*L/D+K)*ρ_1*v^2/2',
    source: 'Darcy–Weisbach at the inlet density, for comparison',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v =>
    isGas(v.fluidType) ? resistanceLoss(resistance(v.run), v.run.inletDensity, v.run.velocity) : absent('not a gas'),
);

/** Expansion model of the flow. */
export const flowModel = step(
  'flowModel',
  { fluidType, model, real: optional(realGas) },
  {
    label: 'Flow model',
    when: { fluidType: ['Liquid', 'Gas', 'Steam'] },
    source: v => (v.fluidType === 'Liquid' ? '' : 'A gas expands along the line, however small the loss'),
  },
  v => {
    if (v.fluidType === 'Liquid') return 'Incompressible';
    if (v.fluidType === 'Two-phase') return absent('not a single-phase flow');
    if (v.real?.surroundings) return 'With heat transfer';
    return v.model === 'isothermal' ? 'Isothermal' : 'Adiabatic';
  },
);

export const chokes = 'no outlet state: the flow chokes in the line';
export const freezes = 'no outlet state: dry ice forms in the line';

const expanding = { model, absolutePressure, isentropicExponent, run, elevationChange, real: optional(realGas) };

/** Outlet of a real gas: undefined if it chokes, a Refusal where the equation of state ends. */
export const realExpansion = value('realExpansion', { real: realGas, run, elevationChange }, v => {
  try {
    return { outlet: realOutlet(v.real, v.run.inletDensity * v.run.velocity, slopeOf(v), v.run) };
  } catch (error) {
    if (error instanceof Refusal) return { outlet: error };
    throw error;
  }
});

/** Gas state at the outlet. */
export const expansion = value('expansion', { ...expanding, realExpansion: optional(realExpansion) }, v => {
  if (v.realExpansion) {
    const { outlet } = v.realExpansion;
    if (outlet === undefined) return absent(chokes);
    if (outlet instanceof Refusal) throw outlet;
    return isFreezing(outlet) ? absent(freezes) : outlet;
  }
  const inlet = { pressure: v.absolutePressure, density: v.run.inletDensity, gamma: v.isentropicExponent };
  const by = v.model === 'isothermal' ? 'isothermal' : 'adiabatic';
  const outlet = gasLineOutlet(inlet, { friction: v.run.frictionFactor, ...v.run }, v.run, by);
  return outlet === choked ? absent(chokes) : outlet;
});

/** A liquid that boils in the line; absent for one that stays liquid. */
export const boilingState = value(
  'boiled',
  { boilingFlow, absolutePressure, inletDensity, elevationChange, run },
  ({ boilingFlow: flow, absolutePressure: inlet, ...v }) => {
    const at = { inlet, massFlux: v.inletDensity * v.run.velocity, slope: slopeOf(v) };
    const result = undefinedIfRefused(() => ({ outlet: boilingOutlet(flow, at) })) ?? { outlet: 'unknown' as const };
    const { outlet } = result;
    return outlet === undefined ? absent('it stays liquid') : { outlet };
  },
);

/** The state of a fluid that boils on its way, where it reaches the outlet. */
export function boilingEnd(boiled: StepInputs<{ readonly boiled: typeof boilingState }>['boiled'] | undefined) {
  const outlet = boiled?.outlet;
  return typeof outlet === 'object' && !isFreezing(outlet) ? outlet : undefined;
}

/** Where carbon dioxide freezes in the line, a gas or a liquid that boils; absent if it does not. */
export const freezing = value(
  'freezing',
  { boiled: optional(boilingState), realExpansion: optional(realExpansion) },
  v => {
    const outlet = v.boiled?.outlet ?? v.realExpansion?.outlet;
    return typeof outlet === 'object' && isFreezing(outlet) ? outlet : absent('nothing freezes');
  },
);

/** Maximum flow through the line. */
export const chokedFlow = step(
  'chokedFlow',
  expanding,
  {
    label: 'Choked mass flow',
    symbol: 'q_c',
    source: v => {
      const by = v.model === 'isothermal' ? 'isothermal' : 'adiabatic';
      const of = v.real ? `, ${v.real.source}` : '';
      if (v.real?.surroundings) {
        return `A. H. Shapiro (1953), ch. 8: the largest flow with an outlet, with the heat transfer, within 0.2 %, at the friction factor of this flow${of}`;
      }
      return `A. H. Shapiro (1953), ch. 6: ${by}, at the friction factor of this flow${of}`;
    },
    kind: 'massFlow',
    unit: 'kg/h',
    when: { fluidType: ['Gas', 'Steam'] },
  },
  v => {
    const area = (Math.PI / 4) * v.run.diameter ** 2;
    const inlet = [v.absolutePressure, v.run.inletDensity, resistance(v.run)] as const;
    const ideal =
      v.model === 'isothermal' ? isothermalChokedFlux(...inlet) : adiabaticChokedFlux(...inlet, v.isentropicExponent);
    if (!v.real) return area * ideal;
    if (v.real.surroundings) {
      const flux = heatedChokedFlux(v.real, slopeOf(v), v.run, ideal);
      return flux === undefined ? absent('no choked flow was found') : area * flux;
    }
    const result = realChokedFlux(v.real, resistance(v.run), ideal);
    if (result === undefined) return absent('no choked flow was found');
    if (!result.freezes) return area * result.massFlux;
    throw new Refusal('none: dry ice forms in the line before the flow chokes, from {flow} on', {
      flow: messageValue('massFlow', area * result.massFlux, { digits: 3 }),
    });
  },
);

/** Outlet to inlet density ratio, before the elevation. */
export const densityRatio = step(
  'densityRatio',
  { flowModel, expansion, real: optional(realGas) },
  {
    label: 'Density ratio, outlet to inlet',
    symbol: 'r',
    equation: v => {
      if (v.real) return '';
      return v.flowModel === 'Isothermal'
        ? 'f*L/D+K = (1-r^2)*p_a*ρ_1/G^2+2*ln(r)'
        : 'f*L/D+K = (1/(κ*M_1^2)+(κ-1)/(2*κ))*(1-r^2)+(κ+1)/κ*ln(r)';
    },
    source: v => {
      if (v.real)
        return `f·L/D + K = 2/G²·∫ρ dp + 2·ln r along the line, ${v.flowModel.toLowerCase()}: ${v.real.source}`;
      return v.flowModel === 'Isothermal'
        ? 'Crane TP-410: complete isothermal equation'
        : 'Fanno flow: A. H. Shapiro (1953), ch. 6';
    },
    kind: 'number',
    unit: '',
  },
  v => v.expansion.densityRatio,
);

/** Pressure loss of the expanding gas: friction, fittings and acceleration. */
export const expansionDrop = step(
  'expansionDrop',
  { flowModel, expansion, real: optional(realGas) },
  {
    label: 'Pressure drop by friction and acceleration',
    symbol: 'Δp_c',
    equation: v =>
      v.real ? '' : v.flowModel === 'Isothermal' ? 'Δp_c = p_a*(1-r)' : 'Δp_c = p_a*(1-r*(1-(κ-1)/2*M_1^2*(1/r^2-1)))',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => v.expansion.pressureDrop,
);
