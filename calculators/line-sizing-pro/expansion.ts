import {
  adiabaticChokedFlux,
  choked,
  elevationLoss,
  gasLineOutlet,
  isothermalChokedFlux,
  resistanceLoss,
} from '@isentrope/engineering/flow';
import { absent, optional, step, value, type StepInputs } from '../kit/index.ts';
import { elevationChange, fluidType, length } from './fields.ts';
import { fittingResistance } from './fittings.ts';
import { absolutePressure, inletDensity, isentropicExponent, isGas } from './fluid.ts';
import { frictionFactor, model, velocity } from './friction.ts';
import { diameter } from './pipe.ts';
import { boilingOutlet, boilingFlow, realChokedFlux, realGas, realOutlet } from './real-flow.ts';

/** Expansion of a gas along the line. */

/** Inputs of the pressure loss by friction, fittings and acceleration. */
export const run = value(
  'run',
  { frictionFactor, length, diameter, fittingResistance, inletDensity, velocity },
  v => v,
);

type Run = StepInputs<{ readonly run: typeof run }>['run'];

/** Total resistance f·L/D + ΣK. */
function resistance(v: Run): number {
  return (v.frictionFactor * v.length) / v.diameter + v.fittingResistance;
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
  { fluidType, model },
  {
    label: 'Flow model',
    when: { fluidType: ['Liquid', 'Gas', 'Steam'] },
    source: v => (v.fluidType === 'Liquid' ? '' : 'A gas expands along the line, however small the loss'),
  },
  v => {
    if (v.fluidType === 'Liquid') return 'Incompressible';
    if (v.fluidType === 'Two-phase') return absent('not a single-phase flow');
    return v.model === 'isothermal' ? 'Isothermal' : 'Adiabatic';
  },
);

export const chokes = 'no outlet state: the flow chokes in the line';

const expanding = { model, absolutePressure, isentropicExponent, run, real: optional(realGas) };

/** Gas state at the outlet. */
export const expansion = value('expansion', expanding, v => {
  if (v.real) return realOutlet(v.real, v.run.inletDensity * v.run.velocity, resistance(v.run)) ?? absent(chokes);
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
    const massFlux = v.inletDensity * v.run.velocity;
    const rise = elevationLoss(v.inletDensity, v.elevationChange);
    const result = boilingOutlet(flow, { inlet, massFlux, resistance: resistance(v.run), rise });
    return result === undefined ? absent('it stays liquid') : { outlet: result };
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
    const result = realChokedFlux(v.real, resistance(v.run), ideal);
    return result === undefined ? absent('no choked flow was found') : area * result;
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
