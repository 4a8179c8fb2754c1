import { atmosphere } from '@isentrope/engineering/quantities';
import { absolutePressures, type TypedRow } from '../definition/fields.ts';

/**
 * Returns a row with its absolute pressures as gauge pressures above the local atmosphere. A table converts them at 1.01325 bar, as it knows
 * neither the atmospheric pressure of the case nor elevations.
 * @param ambientOf atmospheric pressure where the pressure of a column applies, Pa.
 */
export function withLocalPressures<Row extends TypedRow>(row: Row, ambientOf: (column: string) => number): Row {
  const absolute = row[absolutePressures];
  if (!absolute) return row;
  const local = Object.entries(row).flatMap(([id, value]) =>
    absolute.has(id) && typeof value === 'number' ? [[id, value + atmosphere - ambientOf(id)] as const] : [],
  );
  return { ...row, ...Object.fromEntries(local), [absolutePressures]: undefined };
}
