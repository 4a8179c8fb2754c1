import {
  fluidOf,
  streamSurfaceTension,
  streamThermalConductivity,
  streamViscosity,
  transportOf,
  type EquilibriumState,
  type TransportValue,
} from '@isentrope/engineering/properties';
import { formatNumber } from '@isentrope/engineering/quantities';
import { absent, step, value, type Absent } from '../kit/index.ts';
import { moleFractions } from './composition.ts';
import { byComposition } from './fields.ts';
import { density } from './state-results.ts';
import { byEquation, phases, state } from './state.ts';
import { tableSource, fromTable, orFromTable } from './table.ts';

/** Viscosity, thermal conductivity and surface tension. */

const figure = { digits: 4 } as const;
const ofState = { ...figure, when: byComposition } as const;

const twoPhases = 'no single value in two phases: see those of each phase below';

/** Inputs of the correlations for a single-phase state. */
function inOnePhase<T>(
  state: EquilibriumState,
  composition: Readonly<Record<string, number>>,
  ask: (phase: { readonly composition: Readonly<Record<string, number>>; readonly state: EquilibriumState }) => T,
): T | Absent {
  return state.phase === 'two-phase' ? absent(twoPhases) : ask({ composition, state });
}

/** Relative uncertainty from which it is shown as a factor. */
const large = 0.5;

const within = (uncertainty: number): string =>
  uncertainty < large ? `${Math.round(uncertainty * 100)} %` : `a factor of ${formatNumber(1 + uncertainty, 2)}`;

const shown = ({ source, uncertainty, extrapolated }: TransportValue) =>
  `${source}; within about ${within(uncertainty)}${extrapolated ? ', beyond the range of its source' : ''}`;

export const viscosityByEquation = byEquation(equation =>
  value('viscosityFound', { moleFractions, state }, (v): TransportValue | Absent => {
    const fluid = fluidOf(v.moleFractions, equation);
    return inOnePhase(v.state, fluid.composition, phase => transportOf(fluid).viscosity(phase));
  }),
);
export const conductivityByEquation = byEquation(equation =>
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

const viscosityInfo = { label: 'Viscosity', symbol: 'μ', kind: 'dynamicViscosity', unit: 'cP', ...figure } as const;
export const viscosity = orFromTable(
  step(
    'viscosity',
    { viscosityByEquation },
    { ...viscosityInfo, source: v => shown(v.viscosityByEquation) },
    v => v.viscosityByEquation.value,
  ),
  step(
    'viscosity',
    fromTable('viscosity', streamViscosity),
    { ...viscosityInfo, source: tableSource },
    v => v.found.value,
  ),
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
const thermalConductivityInfo = {
  label: 'Thermal conductivity',
  symbol: 'λ',
  kind: 'thermalConductivity',
  unit: 'W/(m·K)',
  ...figure,
} as const;
export const thermalConductivity = orFromTable(
  step(
    'thermalConductivity',
    { conductivityByEquation },
    { ...thermalConductivityInfo, source: v => shown(v.conductivityByEquation) },
    v => v.conductivityByEquation.value,
  ),
  step(
    'thermalConductivity',
    fromTable('thermalConductivity', streamThermalConductivity),
    { ...thermalConductivityInfo, source: tableSource },
    v => v.found.value,
  ),
);
const surfaceTensionInfo = {
  label: 'Surface tension',
  symbol: 'σ',
  kind: 'surfaceTension',
  unit: 'mN/m',
  ...figure,
} as const;
export const surfaceTension = orFromTable(
  step(
    'surfaceTension',
    { tensionFound },
    { ...surfaceTensionInfo, source: v => shown(v.tensionFound) },
    v => v.tensionFound.value,
  ),
  step(
    'surfaceTension',
    fromTable('surfaceTension', stream => streamSurfaceTension(stream.fluid, stream.temperature)),
    { ...surfaceTensionInfo, source: tableSource },
    v => v.found.value,
  ),
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
    ...ofState,
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
    ...ofState,
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
    ...ofState,
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
    ...ofState,
  },
  v => v.ofPhases.vapourConductivity.value,
);
