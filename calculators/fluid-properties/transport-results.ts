import { fluidOf, transportOf, type EquilibriumState, type TransportValue } from '@isentrope/engineering/properties';
import { absent, step, value, type Absent } from '../kit/index.ts';
import { moleFractions } from './composition.ts';
import { byComposition } from './fields.ts';
import { density } from './state-results.ts';
import { byEquation, phases, state } from './state.ts';

/** Viscosity, thermal conductivity and surface tension. */

const figure = { digits: 4, when: byComposition } as const;

const twoPhases = 'no one value in two phases: those of each are below';

/** What the correlations are asked of the one phase that there is. */
function inOnePhase<T>(
  state: EquilibriumState,
  composition: Readonly<Record<string, number>>,
  ask: (phase: { readonly composition: Readonly<Record<string, number>>; readonly state: EquilibriumState }) => T,
): T | Absent {
  return state.phase === 'two-phase' ? absent(twoPhases) : ask({ composition, state });
}

const shown = ({ source, uncertainty, extrapolated }: TransportValue) =>
  `${source}; within about ${Math.round(uncertainty * 100)} %${extrapolated ? ', beyond the range of its source' : ''}`;

export const viscosityFound = byEquation(equation =>
  value('viscosityFound', { moleFractions, state }, (v): TransportValue | Absent => {
    const fluid = fluidOf(v.moleFractions, equation);
    return inOnePhase(v.state, fluid.composition, phase => transportOf(fluid).viscosity(phase));
  }),
);
export const conductivityFound = byEquation(equation =>
  value('conductivityFound', { moleFractions, state }, (v): TransportValue | Absent => {
    const fluid = fluidOf(v.moleFractions, equation);
    return inOnePhase(v.state, fluid.composition, phase => transportOf(fluid).thermalConductivity(phase));
  }),
);
const ofPhases = byEquation(equation =>
  value('transportOfPhases', { moleFractions, phases }, v => {
    const transport = transportOf(fluidOf(v.moleFractions, equation));
    const { liquid, vapour } = v.phases;
    return {
      liquidViscosity: transport.viscosity(liquid),
      vapourViscosity: transport.viscosity(vapour),
      liquidConductivity: transport.thermalConductivity(liquid),
      vapourConductivity: transport.thermalConductivity(vapour),
    };
  }),
);
const tensionFound = byEquation(equation =>
  value('tensionFound', { moleFractions, phases }, (v): TransportValue =>
    transportOf(fluidOf(v.moleFractions, equation)).surfaceTension(v.phases.liquid, v.phases.vapour),
  ),
);

export const viscosity = step(
  'viscosity',
  { viscosityFound },
  {
    label: 'Viscosity',
    symbol: 'μ',
    kind: 'dynamicViscosity',
    unit: 'cP',
    source: v => shown(v.viscosityFound),
    ...figure,
  },
  v => v.viscosityFound.value,
);
export const kinematicViscosity = step(
  'kinematicViscosity',
  { viscosity, density },
  {
    label: 'Kinematic viscosity',
    symbol: 'ν',
    equation: 'ν = μ/ρ',
    kind: 'kinematicViscosity',
    unit: 'cSt',
    ...figure,
  },
  v => v.viscosity / v.density,
);
export const thermalConductivity = step(
  'thermalConductivity',
  { conductivityFound },
  {
    label: 'Thermal conductivity',
    symbol: 'λ',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: v => shown(v.conductivityFound),
    ...figure,
  },
  v => v.conductivityFound.value,
);
export const surfaceTension = step(
  'surfaceTension',
  { tensionFound },
  {
    label: 'Surface tension',
    symbol: 'σ',
    kind: 'surfaceTension',
    unit: 'mN/m',
    source: v => shown(v.tensionFound),
    ...figure,
  },
  v => v.tensionFound.value,
);
export const liquidViscosity = step(
  'liquidViscosity',
  { ofPhases },
  {
    label: 'Viscosity, liquid',
    symbol: 'μ_L',
    kind: 'dynamicViscosity',
    unit: 'cP',
    source: v => shown(v.ofPhases.liquidViscosity),
    ...figure,
  },
  v => v.ofPhases.liquidViscosity.value,
);
export const vapourViscosity = step(
  'vapourViscosity',
  { ofPhases },
  {
    label: 'Viscosity, vapour',
    symbol: 'μ_V',
    kind: 'dynamicViscosity',
    unit: 'cP',
    source: v => shown(v.ofPhases.vapourViscosity),
    ...figure,
  },
  v => v.ofPhases.vapourViscosity.value,
);
export const liquidConductivity = step(
  'liquidConductivity',
  { ofPhases },
  {
    label: 'Thermal conductivity, liquid',
    symbol: 'λ_L',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: v => shown(v.ofPhases.liquidConductivity),
    ...figure,
  },
  v => v.ofPhases.liquidConductivity.value,
);
export const vapourConductivity = step(
  'vapourConductivity',
  { ofPhases },
  {
    label: 'Thermal conductivity, vapour',
    symbol: 'λ_V',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    source: v => shown(v.ofPhases.vapourConductivity),
    ...figure,
  },
  v => v.ofPhases.vapourConductivity.value,
);
