import {
  loadStreamData,
  streamCompressibility,
  streamDensity,
  streamHeatCapacity,
  streamIdealHeatRatio,
  streamMolarMass,
  streamPhaseAt,
  streamRemarks,
  streamSurfaceTension,
  streamThermalConductivity,
  streamVapourPressure,
  streamViscosity,
  type StreamPhase,
  type StreamValue,
} from '@isentrope/engineering/properties';
import { tabulatedFluid } from '../fluid/property-table.ts';
import { check, info, picture, step, value } from '../kit/index.ts';
import { asked, byTable } from './fields.ts';
import { figure } from './figures.ts';

/** What a typed table gives at a temperature. */

const stream = value(
  'tableStream',
  { phase: asked.tablePhase, rows: asked.propertyTable, pressure: asked.pressure, temperature: asked.temperature },
  (v): StreamPhase => streamPhaseAt(tabulatedFluid(v.phase, v.rows), v.pressure, v.temperature),
);

/** A property of the table, which the result of this id shows. */
function found(id: string, read: (stream: StreamPhase) => StreamValue) {
  return { found: value(`${id}Found`, { stream }, v => read(v.stream)) };
}

const shown = {
  source: (v: { readonly found: StreamValue }) => v.found.source,
  ...figure,
  when: byTable,
} as const;

export const tableDensity = step(
  'tableDensity',
  found('tableDensity', streamDensity),
  { label: 'Density, from the table', symbol: 'ρ', kind: 'density', unit: 'kg/m³', ...shown },
  v => v.found.value,
);

export const tableViscosity = step(
  'tableViscosity',
  found('tableViscosity', streamViscosity),
  { label: 'Viscosity, from the table', symbol: 'μ', kind: 'dynamicViscosity', unit: 'cP', ...shown },
  v => v.found.value,
);

export const tableHeatCapacity = step(
  'tableHeatCapacity',
  found('tableHeatCapacity', streamHeatCapacity),
  { label: 'Specific heat, from the table', symbol: 'c_p', kind: 'specificHeat', unit: 'kJ/(kg·K)', ...shown },
  v => v.found.value,
);

export const tableThermalConductivity = step(
  'tableThermalConductivity',
  found('tableThermalConductivity', streamThermalConductivity),
  {
    label: 'Thermal conductivity, from the table',
    symbol: 'λ',
    kind: 'thermalConductivity',
    unit: 'W/(m·K)',
    ...shown,
  },
  v => v.found.value,
);

export const tableVapourPressure = step(
  'tableVapourPressure',
  found('tableVapourPressure', of => streamVapourPressure(of.fluid, of.temperature)),
  { label: 'Vapour pressure, from the table', symbol: 'p_v', kind: 'absolutePressure', unit: 'bar(abs)', ...shown },
  v => v.found.value,
);

export const tableSurfaceTension = step(
  'tableSurfaceTension',
  found('tableSurfaceTension', of => streamSurfaceTension(of.fluid, of.temperature)),
  { label: 'Surface tension, from the table', symbol: 'σ', kind: 'surfaceTension', unit: 'mN/m', ...shown },
  v => v.found.value,
);

export const tableMolarMass = step(
  'tableMolarMass',
  found('tableMolarMass', streamMolarMass),
  { label: 'Molecular weight, from the table', symbol: 'M', kind: 'molarMass', unit: 'g/mol', ...shown },
  v => v.found.value,
);

export const tableCompressibility = step(
  'tableCompressibility',
  found('tableCompressibility', streamCompressibility),
  { label: 'Compressibility factor, from the table', symbol: 'Z', kind: 'number', unit: '', ...shown },
  v => v.found.value,
);

export const tableHeatRatio = step(
  'tableHeatRatio',
  found('tableHeatRatio', streamIdealHeatRatio),
  { label: 'Ratio of specific heats, from the table', symbol: 'k', kind: 'number', unit: '', ...shown },
  v => v.found.value,
);

export const tableResults = [
  tableDensity,
  tableViscosity,
  tableHeatCapacity,
  tableThermalConductivity,
  tableVapourPressure,
  tableSurfaceTension,
  tableMolarMass,
  tableCompressibility,
  tableHeatRatio,
];

export const tableRemarks = check({ stream }, v =>
  (streamRemarks(v.stream.fluid)?.remarks ?? []).map(remark => info(remark, { field: 'propertyTable' })),
);

/** What a table is read with. */
export const tableLoads = picture({ fluidFrom: asked.fluidFrom }, ({ fluidFrom }) =>
  fluidFrom === 'table' ? loadStreamData({ type: 'components', amounts: {} }) : undefined,
);
