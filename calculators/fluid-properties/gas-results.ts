import { fluidOf, heatingValues, stateOf, type HeatingValues } from '@isentrope/engineering/properties';
import { absent, step, value, type Absent } from '../kit/index.ts';
import { moleFractions } from './composition.ts';
import { ofState } from './figures.ts';
import { byEquation } from './state.ts';

/** Properties of a gas at normal conditions, and its heating values. */

const normal = { pressure: 101_325, temperature: 273.15 } as const;

const normalState = byEquation(equation =>
  value('normalState', { moleFractions }, (v): { readonly density: number; readonly source: string } | Absent => {
    const fluid = fluidOf(v.moleFractions, equation);
    const { phase, density } = stateOf(fluid, normal);
    return phase === 'gas' || phase === 'supercritical'
      ? { density, source: fluid.source }
      : absent('no gas at 0 °C and 1.01325 bar(abs)');
  }),
);

export const normalDensity = step(
  'normalDensity',
  { normalState },
  {
    label: 'Density at 0 °C and 1.01325 bar(abs)',
    symbol: 'ρ_n',
    kind: 'density',
    unit: 'kg/m³',
    source: v => v.normalState.source,
    ...ofState,
  },
  v => v.normalState.density,
);

const burnt = value('burnt', { moleFractions }, (v): HeatingValues =>
  heatingValues(v.moleFractions, { combustionTemperature: 25, meteringTemperature: 0 }),
);

/** Warns about volumetric values: the standard assumes a nearly ideal gas. */
export const burntByVolume = value('burntByVolume', { burnt }, v =>
  v.burnt.extrapolated ? absent('beyond ISO 6976: no nearly ideal gas at 0 °C and 1.01325 bar(abs)') : v.burnt,
);

const bySource = (v: { readonly burnt: HeatingValues }) =>
  `${v.burnt.source}, burnt at 25 °C, volume at 0 °C and 1.01325 bar(abs)`;

export const heatingValueGross = step(
  'heatingValueGross',
  { burnt },
  { label: 'Heating value, gross', kind: 'specificEnergy', unit: 'MJ/kg', source: bySource, ...ofState },
  v => v.burnt.mass.gross,
);
export const heatingValueNet = step(
  'heatingValueNet',
  { burnt },
  { label: 'Heating value, net', kind: 'specificEnergy', unit: 'MJ/kg', source: bySource, ...ofState },
  v => v.burnt.mass.net,
);
export const heatingValueGrossVolume = step(
  'heatingValueGrossVolume',
  { burnt: burntByVolume },
  {
    label: 'Heating value, gross, per normal m³',
    kind: 'volumetricEnergy',
    unit: 'MJ/m³',
    source: bySource,
    ...ofState,
  },
  v => v.burnt.volume.gross,
);
export const heatingValueNetVolume = step(
  'heatingValueNetVolume',
  { burnt: burntByVolume },
  { label: 'Heating value, net, per normal m³', kind: 'volumetricEnergy', unit: 'MJ/m³', source: bySource, ...ofState },
  v => v.burnt.volume.net,
);
export const wobbeIndex = step(
  'wobbeIndex',
  { burnt: burntByVolume },
  { label: 'Wobbe index, gross', symbol: 'W', kind: 'volumetricEnergy', unit: 'MJ/m³', source: bySource, ...ofState },
  v => v.burnt.wobbe.gross,
);
