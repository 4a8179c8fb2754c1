import { aqueousDensity, fluidOf, stateOf } from '@isentrope/engineering/properties';
import { absent, step, table, value } from '../kit/index.ts';
import { componentNames } from '../fluid/components.ts';
import { moleFractions } from './composition.ts';
import { byComposition } from './fields.ts';
import { byEquationOfState, ofState } from './figures.ts';
import { byEquation, fluid, phases, state } from './state.ts';

/** The two phases of a state in equilibrium. */

export const liquidDensity = step(
  'liquidDensity',
  { phases, fluid },
  {
    label: 'Density, liquid',
    symbol: 'ρ_L',
    kind: 'density',
    unit: 'kg/m³',
    source: v => (aqueousDensity(v.phases.liquid) === undefined ? byEquationOfState(v) : 'Water by IAPWS-IF97'),
    ...ofState,
  },
  v => aqueousDensity(v.phases.liquid) ?? v.phases.liquid.state.density,
);
export const vapourDensity = step(
  'vapourDensity',
  { phases, fluid },
  { label: 'Density, vapour', symbol: 'ρ_V', kind: 'density', unit: 'kg/m³', source: byEquationOfState, ...ofState },
  v => v.phases.vapour.state.density,
);
export const liquidEnthalpy = step(
  'liquidEnthalpy',
  { phases, fluid },
  {
    label: 'Enthalpy, liquid',
    symbol: 'h_L',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: byEquationOfState,
    ...ofState,
  },
  v => v.phases.liquid.state.enthalpy,
);
export const vapourEnthalpy = step(
  'vapourEnthalpy',
  { phases, fluid },
  {
    label: 'Enthalpy, vapour',
    symbol: 'h_V',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: byEquationOfState,
    ...ofState,
  },
  v => v.phases.vapour.state.enthalpy,
);
const evaporation = byEquation(equation =>
  value('evaporation', { moleFractions, phases }, (v): { readonly heat: number; readonly source: string } => {
    const fluid = fluidOf(v.moleFractions, equation);
    const { pressure } = v.phases.vapour.state;
    const at = (quality: 0 | 1) => stateOf(fluid, { pressure, quality }).enthalpy;
    return { heat: at(1) - at(0), source: fluid.source };
  }),
);
export const latentHeat = step(
  'latentHeat',
  { evaporation },
  {
    label: 'Latent heat, bubble to dew point',
    symbol: 'Δh',
    kind: 'specificEnergy',
    unit: 'kJ/kg',
    source: v => v.evaporation.source,
    ...ofState,
  },
  v => v.evaporation.heat,
);
export const compositionOfPhases = step(
  'compositionOfPhases',
  { phases },
  { label: 'Composition of the phases', when: byComposition },
  v => {
    if (Object.keys(v.phases.liquid.composition).length === 1)
      return absent('one component: both phases have the same composition');
    return table(
      [
        { id: 'component', label: 'Component' },
        { id: 'liquid', label: 'Liquid, mole fraction', kind: 'fraction', unit: '', digits: 5 },
        { id: 'vapour', label: 'Vapour, mole fraction', kind: 'fraction', unit: '', digits: 5 },
        { id: 'k', label: 'K = y/x', kind: 'number', unit: '', digits: 4 },
      ],
      Object.entries(v.phases.liquid.composition).map(([id, x]) => {
        const y = v.phases.vapour.composition[id] ?? 0;
        return [componentNames[id] ?? id, x, y, x > 0 ? y / x : undefined];
      }),
    );
  },
);

/** Fraction, composition and density of each phase, for a fluid with more than one liquid; an aqueous one has the density of water. */
export const separatePhases = step(
  'separatePhases',
  { state },
  { label: 'Vapour and separate liquids', when: byComposition },
  v => {
    const { phases: both, liquids, vapourFraction = 0, molarMass } = v.state;
    if (!liquids) return absent('no more than one liquid');
    const vapour = both && { name: 'vapour', moleFraction: vapourFraction, ...both.vapour };
    const all = vapour ? [vapour, ...liquids] : liquids;
    const share = { kind: 'fraction', unit: '', digits: 5 } as const;
    const ids = Object.keys(liquids[0]?.composition ?? {});
    return table(
      [
        { id: 'phase', label: 'Phase' },
        { id: 'amount', label: 'Mole fraction of the fluid', ...share },
        { id: 'mass', label: 'Mass fraction of the fluid', ...share },
        { id: 'density', label: 'Density', kind: 'density', unit: 'kg/m³', digits: 5 },
        ...ids.map(id => ({ id, label: `${componentNames[id] ?? id}, mole fraction`, ...share })),
      ],
      all.map(each => [
        each.name,
        each.moleFraction,
        (each.moleFraction * each.state.molarMass) / molarMass,
        aqueousDensity(each) ?? each.state.density,
        ...ids.map(id => each.composition[id] ?? 0),
      ]),
    );
  },
);
