import {
  loadStreamData,
  streamPhaseAt,
  streamRemarks,
  streamVapourPressure,
  type StreamPhase,
  type StreamValue,
} from '@isentrope/engineering/properties';
import { tabulatedFluid } from '../fluid/property-table.ts';
import { byMethod, check, info, picture, step, value, type Source } from '../kit/index.ts';
import { asked, byTable } from './fields.ts';
import { figure } from './figures.ts';
import { equations } from './state.ts';

/** What a typed table gives at a temperature: a method of its own, beside those of the equations of state. */

const stream = value(
  'tableStream',
  { phase: asked.tablePhase, rows: asked.propertyTable, pressure: asked.pressure, temperature: asked.temperature },
  (v): StreamPhase => streamPhaseAt(tabulatedFluid(v.phase, v.rows), v.pressure, v.temperature),
);

/** What a step needs that gives a property of the table. */
export function inTable(id: string, read: (stream: StreamPhase) => StreamValue) {
  return { found: value(`${id}InTable`, { stream }, v => read(v.stream)) };
}

/** Where a property of the table comes from. */
export const asTyped = (v: { readonly found: StreamValue }): string => v.found.source;

/** A property by whatever the fluid is given: by an equation of state, or by the table. */
export function orInTable<T>(ofState: Source<T>, ofTable: Source<T>): Source<T> {
  return byMethod({ ...Object.fromEntries(Object.keys(equations).map(name => [name, ofState])), table: ofTable });
}

export const vapourPressure = step(
  'vapourPressure',
  inTable('vapourPressure', v => streamVapourPressure(v.fluid, v.temperature)),
  {
    label: 'Vapour pressure',
    symbol: 'p_v',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
    source: asTyped,
    ...figure,
    when: byTable,
  },
  v => v.found.value,
);

export const tableRemarks = check({ stream }, v =>
  (streamRemarks(v.stream.fluid)?.remarks ?? []).map(remark => info(remark, { field: 'propertyTable' })),
);

/** What a table is read with. */
export const tableLoads = picture({ fluidFrom: asked.fluidFrom }, ({ fluidFrom }) =>
  fluidFrom === 'table' ? loadStreamData({ type: 'components', amounts: {} }) : undefined,
);
