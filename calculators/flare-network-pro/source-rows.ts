import { value, withLocalPressures } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { tables } from './tables.ts';

/** The sources, with their gauge pressures above the atmosphere of the case. */
export const sourceRows = value(
  'sourceRows',
  { sources: tables.sources, atmosphericPressure: conditions.atmosphericPressure },
  ({ sources, atmosphericPressure }) => sources.map(row => withLocalPressures(row, () => atmosphericPressure)),
);
