import {
  loadStreamData,
  streamPhaseAt,
  streamRemarks,
  streamVapourPressure,
  type StreamPhase,
  type StreamValue,
} from '@isentrope/engineering/properties';
import { tabulatedFluid } from '../fluid/property-table.ts';
import { byMethod, check, info, selector, step, value, type Source } from '../kit/index.ts';
import { inputFields, byTable } from './fields.ts';
import { figure } from './figures.ts';
import { equations } from './state.ts';

/** Properties interpolated in a typed table: a method beside the equations of state. */

const stream = value(
  'tableStream',
  {
    phase: inputFields.tablePhase,
    rows: inputFields.propertyTable,
    pressure: inputFields.pressure,
    temperature: inputFields.temperature,
  },
  (v): StreamPhase => streamPhaseAt(tabulatedFluid(v.phase, v.rows), v.pressure, v.temperature),
);

/** Inputs of a step that reads a property from the table. */
export function fromTable(id: string, read: (stream: StreamPhase) => StreamValue) {
  return { found: value(`${id}InTable`, { stream }, v => read(v.stream)) };
}

/** Source text of a property from the table. */
export const tableSource = (v: { readonly found: StreamValue }): string => v.found.source;

/** Returns a step for a property from an equation of state or from the table, as the fluid is given. */
export function orFromTable<T>(ofState: Source<T>, ofTable: Source<T>): Source<T> {
  return byMethod({ ...Object.fromEntries(Object.keys(equations).map(name => [name, ofState])), table: ofTable });
}

export const vapourPressure = step(
  'vapourPressure',
  fromTable('vapourPressure', v => streamVapourPressure(v.fluid, v.temperature)),
  {
    label: 'Vapour pressure',
    symbol: 'p_v',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
    source: tableSource,
    ...figure,
    when: byTable,
  },
  v => v.found.value,
);

export const tableRemarks = check({ stream }, v =>
  (streamRemarks(v.stream.fluid)?.remarks ?? []).map(remark => info(remark, { field: 'propertyTable' })),
);

/** Inputs for reading the table. */
export const tableLoads = selector({ fluidFrom: inputFields.fluidFrom }, ({ fluidFrom }) =>
  fluidFrom === 'table' ? loadStreamData({ type: 'components', amounts: {} }) : undefined,
);
